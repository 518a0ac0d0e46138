/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-random-placement: places many discs at random, from a seed. The same seed gives the same
 * bits on every machine: only GLib's Mersenne Twister and exactly rounded operations are used. */
#pragma once

#include "carom-body.h"
#include "carom-placement-grid.h"

/* For n_before: all of them. */
#define CAROM_AFTER_ALL G_MAXUINT32

typedef struct {
  guint count;
  CaromVec2 min, max; /* the discs lie wholly inside this rectangle */
  double radius_min;  /* radii are uniform between these */
  double radius_max;
  double mass_factor; /* mass = mass_factor × radius^mass_power, in kg */
  double mass_power;  /* one of 0, 1, 2, 3 */
  double speed_min;   /* speeds are uniform between these, directions too */
  double speed_max;
  gboolean overlapping;    /* TRUE: discs may overlap at the start */
  gint32 colour_rgb;       /* 0xRRGGBB, or CAROM_NO_COLOUR */
  guint32 n_before;        /* how many of the discs that a scene places by hand come before its own;
                              no fewer than come before those of the placement before it */
  gboolean taken_apart;    /* TRUE: the scene has placed its discs by hand since; see
                              carom-placement-list.h */
  const char *others;      /* (nullable): as in CaromBody; its discs have none */
  const char *mass_others; /* (nullable): the same of the object that has factor and power */
} CaromRandomPlacement;

/* Where a disc was that random placements avoid. */
typedef struct {
  CaromVec2 position;
  double radius;
  const char *others; /* (nullable): as in CaromBody */
} CaromKeptPlace;

/* One disc of radius and mass 1 at rest, in the unit square, after all that are placed by hand. */
CaromRandomPlacement carom_random_placement_default(void);

/* Returns: the mass in kg of one of its discs, of that radius */
double carom_random_placement_mass(const CaromRandomPlacement *placement, double radius);

/* What is known while the discs of a scene's random placements are being placed. */
typedef struct {
  GArray *bodies; /* (element-type CaromBody): the discs so far */
  GRand *random;
  guint n_expected;         /* about how many discs there will be, on which the effort depends */
  CaromPlacementGrid *grid; /* (nullable): the area that the first n_taken bodies take up */
  guint n_taken;
  GArray *groups;  /* of the bodies before those placed with the grid, by where they are */
  guint n_grouped; /* how many bodies are in groups: the first ones */
  CaromRandomPlacement placement; /* the one for which grid was made */
  guint64 effort_before;          /* the effort spent on grids that have been discarded */
} CaromRandomPlacementState;

/* Prepares the placing of discs after those that @bodies has already.
 *
 * @state: (out): the state
 * @bodies: (element-type CaromBody): placed discs are appended to it; it must outlive @state
 * @n_expected: about how many discs there will be in the end */
void carom_random_placement_state_init(CaromRandomPlacementState *state, guint32 seed,
                                       GArray *bodies, guint n_expected);
void carom_random_placement_state_clear(CaromRandomPlacementState *state);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromRandomPlacementState, carom_random_placement_state_clear)

/* Places the discs of @placement. Unless it allows overlaps, each disc gets a place where it
 * overlaps none of those before it. Placing stops after a second if there is little room, and after
 * some seconds if a million discs are expected.
 *
 * @state: the discs placed so far; the new ones are added
 * Returns: how many discs were placed and added; fewer than count if no room was found for more */
guint carom_random_placement_place(const CaromRandomPlacement *placement,
                                   CaromRandomPlacementState *state);
