/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrap-layout: a layout manager for two children: side by side, the second at the end of the
 * line, where they fit; otherwise one below the other. The first one needs no more than its minimum
 * to fit, and gets its natural width if there is room for that. If the second one expands, it needs
 * no more than its minimum either, and takes the rest of its line; else it has its natural width.
 */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_WRAP_LAYOUT (carom_wrap_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromWrapLayout, carom_wrap_layout, CAROM, WRAP_LAYOUT, GtkLayoutManager)
