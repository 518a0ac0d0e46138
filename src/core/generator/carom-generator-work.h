/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-work: what the generators share: discs, boxes, times, and distances that survive
 * rounding. */
#pragma once

#include "carom-generator.h"

/* Returns: a distance that is @distance at least between any two points that are meant to be so far
 *   apart, although their coordinates, which are not above @reach, are rounded a few times; longer
 *   by some ε of @reach */
double carom_generator_work_apart(double distance, double reach);

/* Returns: (transfer full): @value as sentences have it, to four digits and with its unit */
char *carom_generator_work_quantity(double value, CaromDimension dimension);

/* Returns: (transfer full): the same, rounded so that no more, or no less, is said than @value */
char *carom_generator_work_at_most(double value, CaromDimension dimension);
char *carom_generator_work_at_least(double value, CaromDimension dimension);

/* Whether @value is below @least, and not by rounding alone. */
gboolean carom_generator_work_is_below(double value, double least);

/* Whether discs in a line, @spacing from centre to centre, do not overlap.
 *
 * @culprit: (out): if they do, set to @option, the index of the option that is the spacing */
gboolean carom_generator_work_check_spacing(double spacing, double radius, guint *culprit,
                                            guint option, GError **error);

/* @title, @lesson: (transfer full): translated
 * Returns: (transfer full): an empty scene with these words */
CaromScene *carom_generator_work_scene_new(char *title, char *lesson);

/* Adds a disc at rest; of its fields others may be set afterwards.
 *
 * Returns: (transfer none): the disc, until the next one is added */
CaromBody *carom_generator_work_add_disc(CaromScene *scene, CaromVec2 position, double radius,
                                         double mass_kg);

/* Adds walls from each of @corners to the next, and from the last one to the first. */
void carom_generator_work_add_walls(CaromScene *scene, const CaromVec2 *corners, guint n_corners);

/* Adds four walls around a rectangle. */
void carom_generator_work_add_box(CaromScene *scene, CaromVec2 min, CaromVec2 max);

/* Sets frame, duration and playing speed by the discs of @scene, all in round numbers. It is played
 * in ten seconds, unless the speed would be out of its range.
 *
 * @travel: how far the fastest disc shall come, about */
void carom_generator_work_set_time(CaromScene *scene, double travel);
