/* carom-crowd: many discs placed at random, from a seed. The same seed gives the same bits
 * everywhere: only GLib's Mersenne Twister and exactly rounded operations are used. */
#pragma once

#include "carom-body.h"

typedef struct {
  guint count;
  CaromVec2 min, max; /* the discs lie wholly inside this rectangle */
  double radius_min;  /* radii are uniform between these */
  double radius_max;
  double mass_factor; /* mass = mass_factor × radius^mass_power, in kg */
  double mass_power;  /* one of 0, 1, 2, 3 */
  double speed_min;   /* speeds are uniform between these, directions too */
  double speed_max;
  gboolean overlapping; /* TRUE: discs may overlap at the start */
  gint32 colour_rgb;    /* or CAROM_NO_COLOUR */
} CaromCrowd;

/* One disc of radius and mass 1 at rest, in the unit square. */
CaromCrowd carom_crowd_default(void);

/* carom_crowd_place:
 * @crowd: what to place
 * @random: where randomness comes from
 * @bodies: (element-type CaromBody): the discs placed so far; the new ones are added
 *
 * Unless @crowd allows overlaps, each disc finds a place that is free of all in @bodies.
 *
 * Returns: how many were placed; fewer than count if there was no room for more, and then @bodies
 *   holds those. */
guint carom_crowd_place(const CaromCrowd *crowd, GRand *random, GArray *bodies);
