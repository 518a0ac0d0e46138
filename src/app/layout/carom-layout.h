/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-layout: ways to share room that is short, which GTK lacks: layout managers for any number
 * of children, for two, and for one. */
#pragma once

#include <gtk/gtk.h>

/* Puts its children side by side, each at its natural width, in as many rows as the width needs. */
#define CAROM_TYPE_FLOW_LAYOUT (carom_flow_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromFlowLayout, carom_flow_layout, CAROM, FLOW_LAYOUT, GtkLayoutManager)

/* For two children: side by side, the second at the end of the line, where they fit; otherwise one
 * below the other. The first one needs no more than its minimum to fit, and gets its natural width
 * if there is room for that. If the second one expands, it needs no more than its minimum either,
 * and takes the rest of its line; else it has its natural width. */
#define CAROM_TYPE_WRAP_LAYOUT (carom_wrap_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromWrapLayout, carom_wrap_layout, CAROM, WRAP_LAYOUT, GtkLayoutManager)

/* For two children in a line: the first one has its natural width where there is room for that. The
 * second one, at the end, has its natural width or what is left; where that is less than it needs,
 * it is hidden. */
#define CAROM_TYPE_LEAD_LAYOUT (carom_lead_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromLeadLayout, carom_lead_layout, CAROM, LEAD_LAYOUT, GtkLayoutManager)

/* For a child that can be done without, since what it does can be done elsewhere, too: it is there
 * at its natural width, or not at all. */
#define CAROM_TYPE_SPARE_LAYOUT (carom_spare_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromSpareLayout, carom_spare_layout, CAROM, SPARE_LAYOUT, GtkLayoutManager)

/* For a scrolled window of text that wraps: as high as the text is at the width there is, up to the
 * window's "max-content-height". By itself a scrolled window is as high as the text would be if it
 * did not wrap. */
#define CAROM_TYPE_SCROLL_LAYOUT (carom_scroll_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromScrollLayout, carom_scroll_layout, CAROM, SCROLL_LAYOUT, GtkLayoutManager)

/* Returns: the least height of @widget at @width, or at its least width if that is more */
int carom_layout_measure_height(GtkWidget *widget, int width);
