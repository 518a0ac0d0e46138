/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-present-type: how large the letters of a presentation are: as large as the back row needs
 * them, whatever the screen and the font. */
#pragma once

#include <gtk/gtk.h>

/* The least height of a small letter without ascender, as a part of the screen's. */
#define CAROM_PRESENT_TYPE_X_HEIGHT 0.01

/* The smallest letters of a presentation as a part of the usual ones, as the style sheet has it. */
#define CAROM_PRESENT_TYPE_SMALLEST 0.82

/* Sets the size of the letters of a window while it has the class "presentation".
 *
 * @height: of the screen, in application pixels */
void carom_present_type_set(GtkWidget *window, int height);
