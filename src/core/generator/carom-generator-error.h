/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-error: why a generator makes no scene. */
#pragma once

#include <glib.h>

/* Messages say in a sentence what to give; whoever asked for the value knows its name. */
#define CAROM_GENERATOR_ERROR carom_generator_error_quark()
GQuark carom_generator_error_quark(void);

typedef enum {
  CAROM_GENERATOR_ERROR_RANGE,   /* a value is not in its range */
  CAROM_GENERATOR_ERROR_NO_ROOM, /* a value does not go with the others */
} CaromGeneratorError;

/* For generators: says which value does not go with the others.
 *
 * @culprit: (out): set to @option
 * @option: the index of the option whose value that is
 * @message: (transfer full): a translated sentence: what would go
 * Returns: FALSE */
gboolean carom_generator_error_refuse(guint *culprit, guint option, char *message, GError **error);
