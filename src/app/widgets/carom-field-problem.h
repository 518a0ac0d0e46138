/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-problem: what is wrong with what is typed in a field, marked there. */
#pragma once

#include <gtk/gtk.h>

/* Marks @field for the eye and for those who listen. A tooltip or a line below it, which says the
 * same, is the caller's.
 *
 * @problem: (nullable): a sentence; NULL: what is typed can be taken */
void carom_field_problem_set(GtkWidget *field, const char *problem);
