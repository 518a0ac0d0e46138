/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-emitter-outline: the line around all places where the discs of an emitter come in. */
#pragma once

#include "carom-view.h"

#include <cairo.h>

/* Adds it to the path, a rectangle with round corners, or a circle where there is no spread.
 *
 * @gap: how far outside of it the line is, in points
 * Returns: whether it can be drawn: not where it is far larger or farther off than any picture */
gboolean carom_emitter_outline_add(cairo_t *cr, const CaromView *view, const CaromEmitter *emitter,
                                   double gap);
