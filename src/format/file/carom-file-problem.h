/* carom-file-problem: explains what keeps a file from being read or written. */
#pragma once

#include <glib.h>

/* @name: how the message names @path
 * @reason: the errno of the call that failed
 * Returns: (transfer full) (nullable): what is wrong and the remedy, for problems that are the same
 *   in reading and writing: links that lead nowhere, folders. NULL for any other problem. */
char *carom_file_problem(const char *path, const char *name, int reason);
