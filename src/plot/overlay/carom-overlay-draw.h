/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-draw: draws the geometry of a contact. */
#pragma once

#include "carom-overlay-frame.h"
#include "carom-text.h"
#include "carom-theme.h"

/* Draws on top of the discs, with the cairo_t of @text. What several panes do not share has the
 * colour, the dashes and the mark of its pane.
 *
 * @frames: (array length=n): of each pane that is drawn in this picture */
void carom_overlay_draw(const CaromOverlayFrame *frames, guint n, const CaromTheme *theme,
                        CaromText *text);
