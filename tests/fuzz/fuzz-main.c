/* fuzz-main.c: runs a fuzz test over its corpus and a fixed set of mutations
 *
 * For machines without libFuzzer, and for the default test run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "fuzz.h"
#include "weft-chance.h"

#define LONGEST_INPUT 4096 /* of those that are mutated: mutations are to be many */

/* The input being run, for the handler that keeps it when the test crashes. */
static const guint8 *current;
static gsize current_length;
static char *crash_path;

/* Only what is safe in a signal handler. */
static void
keep_input (int signal_number)
{
  int file = open (crash_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  if (file >= 0 && write (file, current, current_length) == (gssize) current_length)
    {
      static const char text[] = "The input is kept: ";

      (void) !write (STDERR_FILENO, text, sizeof text - 1);
      (void) !write (STDERR_FILENO, crash_path, strlen (crash_path));
      (void) !write (STDERR_FILENO, "\n", 1);
    }
  signal (signal_number, SIG_DFL);
  raise (signal_number);
}

static void
run (const guint8 *bytes, gsize length)
{
  current = bytes;
  current_length = length;
  LLVMFuzzerTestOneInput (bytes, length);
}

static void
read_file (const char *path, GPtrArray *inputs)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    fuzz_fail ("%s", error->message);
  g_ptr_array_add (inputs, g_bytes_new_take (text, length));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Reads a file or every file of a directory, in the order of the names. */
static void
read_inputs (const char *path, GPtrArray *inputs)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      read_file (path, inputs);
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    read_file (g_ptr_array_index (names, i), inputs);
}

/* ---- Mutations ---- */

static const char *const pieces[] = {
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\"",
  "null",
  "true",
  "false",
  "0",
  "-1",
  "1",
  "12",
  "13",
  "22",
  "23",
  "999",
  "1000",
  "1e9",
  "0.5",
  "9223372036854775807",
  "9223372036854775808",
  "-9223372036854775809",
  "18446744073709551617",
  "\\",
  "\\u0000",
  "\\ud800",
  "\x80",
  "\xff",
  "\xe2\x80\xae",
  "\"p2\"",
  "\"automa\"",
  "\"shadow\"",
  "\"arts\"",
  "\"D4\"",
  "\"fix\"",
  "\"note\"",
  "\"token\":1",
  "\"undone\":[",
  "\n",
  "//",
};

static void
replace (GByteArray *bytes, guint at, guint length, const guint8 *by, guint by_length)
{
  if (length > 0)
    g_byte_array_remove_range (bytes, at, length);
  g_byte_array_set_size (bytes, bytes->len + by_length);
  if (bytes->len > by_length + at)
    memmove (bytes->data + at + by_length, bytes->data + at, bytes->len - by_length - at);
  if (by_length > 0)
    memcpy (bytes->data + at, by, by_length);
}

static guint
draw_length (WeftRandom *random, guint most)
{
  guint length = 1 + weft_random_below (random, 1u << weft_random_below (random, 8));

  return MIN (length, most);
}

static gboolean
is_word (guint8 c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '.';
}

/* The first text in quotes, number or word of JSON at or after @from; empty when there is none. */
static guint
find_token (const guint8 *bytes, guint length, guint from, guint *start)
{
  guint end;

  while (from < length && bytes[from] != '"' && !is_word (bytes[from]))
    from++;
  *start = from;
  if (from == length)
    return 0;
  end = from + 1;
  if (bytes[from] != '"')
    while (end < length && is_word (bytes[end]))
      end++;
  else
    {
      while (end < length && bytes[end] != '"')
        end++;
      end = MIN (end + 1, length);
    }
  return end - from;
}

/* Any token of the bytes, quotes being paired from their beginning. */
static guint
draw_token (WeftRandom *random, const guint8 *bytes, guint length, guint *start)
{
  guint at = 0, count = 0, token_length, nth;

  while ((token_length = find_token (bytes, length, at, start)) > 0)
    {
      at = *start + token_length;
      count++;
    }
  nth = count > 0 ? weft_random_below (random, count) : 0;
  for (at = 0; (token_length = find_token (bytes, length, at, start)) > 0 && nth-- > 0;)
    at = *start + token_length;
  return token_length;
}

/* Puts a token of @foreign in the place of one of the text: what is left is mostly still JSON. */
static void
replace_token (WeftRandom *random, GByteArray *bytes, const guint8 *foreign, guint size)
{
  guint at, from;
  guint length = draw_token (random, bytes->data, bytes->len, &at);
  guint by_length = draw_token (random, foreign, size, &from);

  replace (bytes, at, length, foreign + from, by_length);
}

/* Changes the bytes in one place; @other is where foreign bytes come from. */
static void
mutate (WeftRandom *random, GByteArray *bytes, GBytes *other)
{
  guint at = weft_random_below (random, bytes->len + 1), left = bytes->len - at;
  guint8 byte = (guint8) weft_random_below (random, 256);
  const char *piece = pieces[weft_random_below (random, G_N_ELEMENTS (pieces))];
  gsize size;
  const guint8 *data = g_bytes_get_data (other, &size);
  const guint8 *foreign = data != NULL ? data : (const guint8 *) "";
  guint from = weft_random_below (random, (guint) size + 1);

  switch (weft_random_below (random, 20))
    {
    case 0:
      replace (bytes, at, MIN (left, 1), &byte, 1);
      break;
    case 1:
      replace (bytes, at, 0, &byte, 1);
      break;
    case 2:
      replace (bytes, at, draw_length (random, left), NULL, 0);
      break;
    case 3:
      replace (bytes, at, 0, (const guint8 *) piece, (guint) strlen (piece));
      break;
    case 4:
      replace (bytes, at, draw_length (random, left), (const guint8 *) piece,
               (guint) strlen (piece));
      break;
    case 5:
      replace (bytes, at, draw_length (random, left), foreign + from,
               draw_length (random, (guint) size - from));
      break;
    case 6:
      g_byte_array_set_size (bytes, at);
      break;
    case 7:
      replace_token (random, bytes, (const guint8 *) piece, (guint) strlen (piece));
      break;
    default:
      replace_token (random, bytes, foreign, (guint) size);
      break;
    }
}

static void
run_mutation (const GPtrArray *inputs, guint64 n)
{
  const WeftSeed seed = { 0x77656674, 1 };
  WeftRandom random = weft_random_start (&seed, 0, n);
  GBytes *input = g_ptr_array_index (inputs, weft_random_below (&random, inputs->len));
  GBytes *other = g_ptr_array_index (inputs, weft_random_below (&random, inputs->len));
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint changes = 1 + weft_random_below (&random, 3);

  if (g_bytes_get_size (input) > 0)
    g_byte_array_append (bytes, g_bytes_get_data (input, NULL),
                         (guint) MIN (g_bytes_get_size (input), LONGEST_INPUT));
  for (guint i = 0; i < changes; i++)
    mutate (&random, bytes, other);
  run (bytes->data, bytes->len);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  guint64 mutations = argc > 2 ? g_ascii_strtoull (argv[1], NULL, 10) : 0;

  g_setenv ("G_DEBUG", "fatal-warnings", FALSE);
  LLVMFuzzerInitialize (&argc, &argv);
  crash_path = g_strdup_printf ("%s/weft-fuzz-crash-%d", g_get_tmp_dir (), (int) getpid ());
  signal (SIGABRT, keep_input);
  signal (SIGSEGV, keep_input);
  signal (SIGTRAP, keep_input);
  for (int i = 2; i < argc; i++)
    read_inputs (argv[i], inputs);
  if (inputs->len == 0)
    fuzz_fail ("usage: %s NUMBER-OF-MUTATIONS FILE-OR-DIRECTORY…", argv[0]);
  for (guint i = 0; i < inputs->len; i++)
    {
      GBytes *input = g_ptr_array_index (inputs, i);

      run (g_bytes_get_data (input, NULL), g_bytes_get_size (input));
    }
  for (guint64 n = 0; n < mutations; n++)
    run_mutation (inputs, n);
  g_print ("%u inputs and %" G_GUINT64_FORMAT " mutations\n", inputs->len, mutations);
  g_free (crash_path);
  return 0;
}
