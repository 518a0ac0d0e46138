/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-framing: what a stage shows: which part of the scene, and how long arrows are. All of it is
 * in terms of the scene, so it is the same in panes of any size. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  CaromVec2 min, max;    /* the corners of the rectangle to show */
  gboolean fits_run;     /* whether the run ahead is known, and with it how long arrows will be */
  double arrow_s;        /* the arrow of a velocity v ends at the disc's centre + v · arrow_s; 1
                            where all is at rest */
  double momentum_arrow; /* that of a momentum p at the centre + p · momentum_arrow */
  double momenta;        /* the greatest Σ|p| of the run ahead, or that at its start; 0 if neither
                            is known */
  gboolean right_is_freer; /* whether walls and discs stay further off the upper right corner of the
                              rectangle than off the upper left one, if the run ahead is known */
} CaromFraming;

/* Frames what the run does: all walls, and all discs with their arrows, at every frame of the
 * scene's duration in every pane. Discs that fly off very far are followed only part of the way. A
 * view that the scene itself gives is shown as it is. Crowds, which are not rehearsed, are framed
 * as carom_framing_of_scene() does.
 *
 * @earlier: (nullable): the framing before anything was changed; its scales of arrows are kept
 *   unless they make the longest arrow much too short or too long now
 * Returns: a function of the arguments alone, which takes the time of a rehearsal */
CaromFraming carom_framing_new(CaromComparison *comparison, const CaromFraming *earlier);

/* Frames the scene's own view. It does not know the run, so arrows have to suit the room that each
 * disc has. */
CaromFraming carom_framing_of_scene(const CaromScene *scene);

/* Frames, of a scene that gives no view, what it shows at its start and where its discs would get
 * in its duration if they met nothing, up to half as far again on each side; and how large their
 * momenta are at its start. It tells nothing of
 * what they do when they meet. */
CaromFraming carom_framing_of_flight(const CaromScene *scene);

/* The size of the rectangle. */
static inline CaromVec2 carom_framing_extent(const CaromFraming *framing) {
  return carom_vec2_sub(framing->max, framing->min);
}
