/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-reveal: lets a widget be seen that may be in something that scrolls, and may have no place
 * yet. */
#pragma once

#include <gtk/gtk.h>

/* Scrolls what @part is in, once both are laid out, until it is seen; of what is larger, its top.
 * Where nothing scrolls, it does nothing. */
void carom_reveal(GtkWidget *part);
