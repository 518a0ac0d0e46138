/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lateness-reasons: why the velocities after a contact differ under gravity between a step
 * and the exact time, apart from the normal: with which velocities the step resolved it, and what
 * its speed correction had made of those that were found. */
#pragma once

#include "carom-encounter-record.h"

/* What is less than this, in radians or as a fraction of speeds, of the distance of the bodies or
 * of a step, is rounding that has added up over the steps of a run, see carom_digits_split(). */
#define CAROM_LATENESS_ROUNDING 1e-9

/* The speed of which that is a fraction: the greatest one in either pane. */
double carom_lateness_reasons_speed_scale(const CaromEncounterRecord *exact,
                                          const CaromEncounterRecord *stepped);

/* Each is told by the numbers of the two records. Several can have a part; if there is none, they
 * do not tell. */
typedef struct {
  CaromVec2 gained;   /* by gravity, between the exact time and the end of the step, with whose
                         velocities the contact was resolved; 0: they were others */
  double lower;       /* than the place where they touched is that of which the speed was corrected,
                         along gravity; < 0: higher; 0: neither, or no speed was corrected */
  gboolean is_across; /* the correction changed the velocity across gravity */
  gboolean is_estimate; /* the correction changed the energy by something else than the work of
                           gravity over the way on which it put the disc back */
} CaromLatenessReasons;

/* @exact, @stepped: of the same contact
 * @late_s: by which the end of the step was later
 * Returns: the reasons; none if the scene has no gravity, or the step was not late */
CaromLatenessReasons carom_lateness_reasons(const CaromEncounterRecord *exact,
                                            const CaromEncounterRecord *stepped,
                                            const CaromScene *scene, double late_s);

/* Appends a translated sentence for each of them, each a line, to @text.
 *
 * @a: name of the first disc */
void carom_lateness_reasons_describe(const CaromLatenessReasons *reasons, const CaromScene *scene,
                                     const char *a, GString *text);
