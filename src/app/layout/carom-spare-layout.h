/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spare-layout: a layout manager for a child that can be done without, since what it does can
 * be done elsewhere, too: it is there at its natural width, or not at all. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SPARE_LAYOUT (carom_spare_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromSpareLayout, carom_spare_layout, CAROM, SPARE_LAYOUT, GtkLayoutManager)
