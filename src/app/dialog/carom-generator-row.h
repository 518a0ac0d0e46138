/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-row: an option of a generator with its label, in a field in which numbers are
 * typed as for carom_expression_evaluate(). */
#pragma once

#include "carom-generator.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_GENERATOR_ROW (carom_generator_row_get_type())
G_DECLARE_FINAL_TYPE(CaromGeneratorRow, carom_generator_row, CAROM, GENERATOR_ROW, GtkBox)

/* Signals:
 *   "edited": something else stands in the field */

/* @value: what stands in the field at first
 * Returns: (transfer floating): the row */
GtkWidget *carom_generator_row_new(const CaromGeneratorOption *option, double value);

/* Shows below the field what is wrong if it is no number, or one that the option cannot be, and
 * nothing else.
 *
 * @value: (out): the number, if it can be
 * Returns: whether it can */
gboolean carom_generator_row_get_value(CaromGeneratorRow *self, double *value);

/* Shows what is wrong with a value that can be, but not with the others. */
void carom_generator_row_show_problem(CaromGeneratorRow *self, const char *problem);

/* Returns: (transfer none): the label before the field, to be made as wide as others */
GtkWidget *carom_generator_row_get_label(CaromGeneratorRow *self);
/* Returns: (transfer none): the field, a GtkEntry */
GtkWidget *carom_generator_row_get_field(CaromGeneratorRow *self);
/* Returns: (transfer none) (nullable): what is wrong, as it is shown */
const char *carom_generator_row_get_problem(CaromGeneratorRow *self);
