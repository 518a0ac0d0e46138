/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-remarks: one line for each. On the command line they begin with the whole path; here the
 * name is enough, and leaves more room for the remark. */
#include "carom-remarks.h"

#include <string.h>

void carom_remarks_show(CaromNotices *notices, const char *path, const GPtrArray *remarks) {
  g_return_if_fail(CAROM_IS_NOTICES(notices) && path && remarks);
  g_autoptr(GString) text = g_string_new(NULL);
  g_autofree char *name = g_filename_display_name(path);
  g_autofree char *base = g_filename_display_basename(path);
  for (guint i = 0; i < remarks->len; i++) {
    const char *remark = g_ptr_array_index(remarks, i);
    gboolean has_name = g_str_has_prefix(remark, name);
    g_string_append_printf(text, "%s%s%s", i > 0 ? "\n" : "", has_name ? base : "",
                           has_name ? remark + strlen(name) : remark);
  }
  carom_notices_show(notices, remarks->len > 0 ? text->str : NULL);
}
