/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unentered: what has been typed into a field is taken when the focus leaves it, or Enter is
 * pressed. To be saved with the rest it has to be taken before that. */
#pragma once

#include <gtk/gtk.h>

/* Lets the fields with the focus take what has been typed into them, in @window and in those that
 * belong to it, such as that of the tables. The focus stays there. */
void carom_unentered_take(GtkWindow *window);
