/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-blank: a dark cover over the whole window, for the time when people shall listen and not
 * look. Any key or click takes it away, and does nothing else. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_BLANK (carom_blank_get_type())
G_DECLARE_FINAL_TYPE(CaromBlank, carom_blank, CAROM, BLANK, GtkWidget)

/* Covers the window, which has the cover above all that it contains. */
void carom_blank_start(CaromBlank *self);
