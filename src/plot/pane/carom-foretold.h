/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-foretold: an event of a run's queue in the picture: the ways of its bodies up to it. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws the event that the picture names, if it names one: a ring around each of its discs, the way
 * ahead and the outline where it leads, and the wall. If the event is void, the partner goes
 * elsewhere, and only its ring is drawn. Next to the geometry of a contact nothing is drawn. */
void carom_foretold_draw(const CaromScenePictureLayout *layout, cairo_t *cr);
