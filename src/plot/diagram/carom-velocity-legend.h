/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-legend: below a velocity plane, the mark of each resolver and what it calls the
 * velocities between which it goes: the same two points, in its own terms. */
#pragma once

#include "carom-diagram.h"

/* The height that it needs in a picture of that size; 0 if it is left out for lack of room. */
double carom_velocity_legend_height(const CaromDiagram *diagram, CaromText *text, double width,
                                    double height);

/* @top: where it begins */
void carom_velocity_legend_draw(const CaromDiagram *diagram, CaromText *text, double top);
