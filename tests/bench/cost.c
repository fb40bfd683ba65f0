/* cost.c: what running a program costs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cost.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

Cost
cost_of (const char *const *argv, int silenced)
{
  gint64 start = g_get_monotonic_time ();
  struct rusage usage;
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      dup2 (open ("/dev/null", O_WRONLY), silenced);
      execv (argv[0], (char *const *) argv);
      _exit (127);
    }
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || !WIFEXITED (status)
      || WEXITSTATUS (status) != 0)
    g_error ("%s failed", argv[0]);
  return (Cost){ (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                 (double) usage.ru_maxrss / 1024 };
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

double
median (double *values, gsize n)
{
  qsort (values, n, sizeof *values, compare);
  return values[n / 2];
}
