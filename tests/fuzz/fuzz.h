/* fuzz.h: what the fuzz tests share
 *
 * Each of them is a function of bytes. With -Dfuzzing=true it is linked with libFuzzer, otherwise
 * with fuzz-main.c, which runs it over the corpus and a fixed set of mutations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "weft-state.h"

G_BEGIN_DECLS

/* The function under test; the name is libFuzzer's. Aborts when something is wrong. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Called once at the start; the name is libFuzzer's. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* The rule tables, loaded once; warnings of GLib are fatal from then on. */
const WeftTables *fuzz_tables (void);

/* Says what is wrong and aborts. */
void fuzz_fail (const char *format, ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
