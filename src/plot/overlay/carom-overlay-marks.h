/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-marks: what a line of a working or of a derivation has to draw, as shapes. */
#pragma once

#include "carom-overlay-builder.h"

/* Adds the shapes of @mark; none if it is of kind NONE, or if nothing of it can be seen. */
void carom_overlay_marks_add(CaromOverlayBuilder *builder, const CaromMark *mark);
