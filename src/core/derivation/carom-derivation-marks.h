/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-marks: what the lines of a derivation talk about, to be drawn in a picture. */
#pragma once

#include "carom-derivation.h"

/* Gives each line the marks of the names in it. */
void carom_derivation_marks_draw(CaromDerivation *derivation);
