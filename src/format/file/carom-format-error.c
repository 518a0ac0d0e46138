/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-format-error: defines the error domain. */
#include "carom-format-error.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_format_error, carom_format_error)

static char *describe_dangling(const char *path, const char *name) {
  g_autofree char *link = g_file_read_link(path, NULL);
  if (!link)
    return NULL;
  g_autofree char *shown = g_filename_display_name(link);
  return g_strdup_printf(
      /* Translators: two file names. */
      _("%s: is a link to “%s”, which does not exist. Remove the link, or choose "
        "another name."),
      name, shown);
}

char *carom_format_error_describe_file(const char *path, const char *name, int reason) {
  switch (reason) {
  case ELOOP:
    return g_strdup_printf(_("%s: is a link that leads back to itself, or one of too many links in "
                             "a row. Remove the link, or choose another name."),
                           name);
  case EISDIR:
    return g_strdup_printf(
        _("%s: is a folder. Give the name of a file in it, or choose another name."), name);
  case ENOENT:
    return describe_dangling(path, name);
  default:
    return NULL;
  }
}
