/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-style-sample: a sample of a pane's line style, the same in the pane's header and in the
 * legends. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_STYLE_SAMPLE (carom_style_sample_get_type())
G_DECLARE_FINAL_TYPE(CaromStyleSample, carom_style_sample, CAROM, STYLE_SAMPLE, GtkDrawingArea)

/* Shows the style of pane @index, in its colour. */
void carom_style_sample_set_index(CaromStyleSample *self, guint index);

/* Shows it in grey, where hue tells something else. */
void carom_style_sample_set_grey(CaromStyleSample *self, guint index);
