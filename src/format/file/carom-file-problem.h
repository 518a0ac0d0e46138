/* carom-file-problem: what keeps a file from being read or written, told as what it is. */
#pragma once

#include <glib.h>

/* carom_file_problem:
 * @name: how the message names @path
 * @reason: the errno of what failed
 *
 * Returns: (transfer full) (nullable): what is wrong and the remedy, where that is the same for
 *   reading and writing: links that lead nowhere, folders. NULL: something else. */
char *carom_file_problem(const char *path, const char *name, int reason);
