/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-format-error: the ways in which a file can be wrong. Every message names the file, the
 * place and the remedy. */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_FORMAT_ERROR_READ,    /* the file cannot be read */
  CAROM_FORMAT_ERROR_SYNTAX,  /* it is not what it claims to be */
  CAROM_FORMAT_ERROR_VALUE,   /* a value is missing or out of range */
  CAROM_FORMAT_ERROR_VERSION, /* made by a newer program */
  CAROM_FORMAT_ERROR_WRITE,   /* the file cannot be written */
} CaromFormatError;
#define CAROM_FORMAT_ERROR (carom_format_error_quark())
GQuark carom_format_error_quark(void);

/* Describes failures that are the same for reading and writing, such as folders and links that lead
 * nowhere.
 *
 * @name: how the message names @path
 * @reason: the errno of what failed
 * Returns: (transfer full) (nullable): what is wrong and the remedy, or NULL if the reason is
 *   something else */
char *carom_format_error_describe_file(const char *path, const char *name, int reason);
