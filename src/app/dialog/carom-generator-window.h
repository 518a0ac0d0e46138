/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-window: the window in which a scene is made by a generator: the list of all, a
 * row for each option of the one that is chosen, and a picture of what comes of them. */
#pragma once

#include "carom-generator.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_GENERATOR_WINDOW (carom_generator_window_get_type())
G_DECLARE_FINAL_TYPE(CaromGeneratorWindow, carom_generator_window, CAROM, GENERATOR_WINDOW,
                     GtkWindow)

/* Signals:
 *   "create" (CaromScene): that scene is wanted; the window closes itself */

/* Returns: (transfer none): a window before @parent, with what was chosen in it last */
CaromGeneratorWindow *carom_generator_window_new(GtkWindow *parent);

/* ---- For tests ---- */

/* Selects it in the list. */
void carom_generator_window_choose(CaromGeneratorWindow *self, const CaromGenerator *generator);
/* Returns: (transfer none): the field of option @i of the generator that is chosen, a GtkEntry */
GtkWidget *carom_generator_window_get_field(CaromGeneratorWindow *self, guint i);
/* Returns: (transfer none) (nullable): what is wrong with it, as it is shown */
const char *carom_generator_window_get_problem(CaromGeneratorWindow *self, guint i);
/* Whether the picture is not yet what the rows say. */
gboolean carom_generator_window_is_busy(CaromGeneratorWindow *self);
/* Returns: (transfer none): the button */
GtkWidget *carom_generator_window_get_create_button(CaromGeneratorWindow *self);
/* Forgets what is remembered from one window to the next: the generator, and values. */
void carom_generator_window_forget(void);
