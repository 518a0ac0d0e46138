/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-error: the domain of the errors. */
#include "carom-generator-error.h"

G_DEFINE_QUARK(carom_generator_error, carom_generator_error)

gboolean carom_generator_error_refuse(guint *culprit, guint option, char *message, GError **error) {
  g_autofree char *owned = message;
  *culprit = option;
  g_set_error_literal(error, CAROM_GENERATOR_ERROR, CAROM_GENERATOR_ERROR_NO_ROOM, owned);
  return FALSE;
}
