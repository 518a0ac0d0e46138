/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-number-text: labels and fields that show numbers and nothing else. */
#pragma once

#include <gtk/gtk.h>

/* Makes all digits of @widget, a label, an inscription or a field, equally wide, and lays its text
 * out from left to right whatever the direction of writing: a sign is written before its number,
 * and the first component of a vector before the second. */
void carom_number_text_mark(GtkWidget *widget);
