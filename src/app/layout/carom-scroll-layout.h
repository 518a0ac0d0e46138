/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scroll-layout: a layout manager for a scrolled window of text that wraps: as high as the
 * text is at the width there is, up to the window's "max-content-height". By itself a scrolled
 * window is as high as the text would be if it did not wrap. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SCROLL_LAYOUT (carom_scroll_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromScrollLayout, carom_scroll_layout, CAROM, SCROLL_LAYOUT, GtkLayoutManager)
