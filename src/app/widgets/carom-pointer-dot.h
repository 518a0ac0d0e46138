/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pointer-dot: in a presentation the pointer can be a large dot that the back row sees. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_POINTER_DOT (carom_pointer_dot_get_type())
G_DECLARE_FINAL_TYPE(CaromPointerDot, carom_pointer_dot, CAROM, POINTER_DOT, GtkWidget)

/* Properties "enabled" and "presenting" (boolean): whether the user wants it, and whether there is
 * a presentation; only with both it takes the arrow's place. The widget lies over all others of the
 * window, and lets the pointer through. */
