/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-body-name: the check of texts, in sentences about a name. */
#include "carom-body-name.h"

#include "carom-edit-error.h"
#include "carom-field-json.h"

#include <glib/gi18n-lib.h>

static char *describe(CaromTextProblem problem, const char *name, const char *control) {
  if (problem == CAROM_TEXT_TOO_LONG)
    /* Translators: %1$ld and %2$u are numbers. */
    return g_strdup_printf(_("This name has %1$ld characters, but the limit is %2$u. Shorten it."),
                           g_utf8_strlen(name, -1), (guint)CAROM_BODY_NAME_LIMIT);
  if (problem == CAROM_TEXT_HAS_CONTROL)
    /* Translators: %s is a control character as it is written in a file, such as \n. */
    return g_strdup_printf(_("A name is a single line without control characters, but this one has "
                             "%s. Leave it out."),
                           control);
  return g_strdup(_("A name cannot be blank. Give a word or two, or nothing at all."));
}

gboolean carom_body_name_check(const char *name, GError **error) {
  g_autofree char *control = NULL;
  CaromTextProblem problem = carom_field_json_check_text(&carom_field_disc_name, name, &control);
  if (problem == CAROM_TEXT_FINE)
    return TRUE;
  g_autofree char *message = describe(problem, name, control);
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE, message);
  return FALSE;
}
