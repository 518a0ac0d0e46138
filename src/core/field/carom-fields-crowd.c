/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fields-crowd: what can be said of a crowd, whose discs are placed at random, and of the
 * places that crowds avoid. */
#include "carom-field.h"

#include <glib/gi18n-lib.h>

/* ---- Crowds ---- */

/* An interval is two adjacent numbers. */
G_STATIC_ASSERT(offsetof(CaromRandomPlacement, radius_max) ==
                offsetof(CaromRandomPlacement, radius_min) + sizeof(double));
G_STATIC_ASSERT(offsetof(CaromRandomPlacement, speed_max) ==
                offsetof(CaromRandomPlacement, speed_min) + sizeof(double));

static void placement_init(gpointer object, const CaromScene *scene) {
  *(CaromRandomPlacement *)object = carom_random_placement_default();
}

/* Whether all discs of the crowd have a mass that a disc may have. */
static gboolean has_masses(const CaromRandomPlacement *placement) {
  if (placement->count == 0 || placement->taken_apart)
    return TRUE; /* it brings no discs */
  return carom_body_is_mass(carom_random_placement_mass(placement, placement->radius_min)) &&
         carom_body_is_mass(carom_random_placement_mass(placement, placement->radius_max));
}

static CaromFieldFault placement_check(gconstpointer object) {
  const CaromRandomPlacement *placement = object;
  if (!(placement->min.x < placement->max.x && placement->min.y < placement->max.y))
    return (CaromFieldFault){N_("the corner min is not below and left of the corner max."),
                             N_("Exchange the two, or move them apart.")};
  if (!isfinite(placement->max.x - placement->min.x) ||
      !isfinite(placement->max.y - placement->min.y))
    return (CaromFieldFault){N_("has a rectangle beyond the range of numbers."),
                             N_("Choose other corners.")};
  if (!has_masses(placement))
    return (CaromFieldFault){
        N_("has masses that no disc may have. A mass is above 0 and at most 10¹⁰⁰ kg."),
        N_("Choose another mass factor or other radii.")};
  return (CaromFieldFault){0};
}

static const CaromField placement_mass_fields[] = {
    {"factor", CAROM_FIELD_NUMBER, offsetof(CaromRandomPlacement, mass_factor),
     CAROM_FIELD_REQUIRED, N_("A disc’s mass is factor × radius^power, in kilograms."),
     CAROM_RANGE_MASS},
    {"power", CAROM_FIELD_NUMBER, offsetof(CaromRandomPlacement, mass_power), CAROM_FIELD_REQUIRED,
     N_("A disc’s mass is factor × radius^power; give 0, 1, 2 or 3."), CAROM_RANGE_COUNT(3)},
};

static const CaromObjectKind placement_mass_kind = {placement_mass_fields,
                                                    G_N_ELEMENTS(placement_mass_fields),
                                                    offsetof(CaromRandomPlacement, mass_others)};

static const CaromField placement_fields[] = {
    {"count", CAROM_FIELD_WHOLE, offsetof(CaromRandomPlacement, count), CAROM_FIELD_REQUIRED,
     N_("Give how many discs there are."), CAROM_RANGE_COUNT(CAROM_SCENE_MAX_BODIES)},
    {"min", CAROM_FIELD_VECTOR, offsetof(CaromRandomPlacement, min), CAROM_FIELD_REQUIRED,
     N_("Give the lower left corner of the crowd’s rectangle as [x, y]."), CAROM_RANGE_ANY},
    {"max", CAROM_FIELD_VECTOR, offsetof(CaromRandomPlacement, max), CAROM_FIELD_REQUIRED,
     N_("Give the upper right corner of the crowd’s rectangle as [x, y]."), CAROM_RANGE_ANY},
    {"radius", CAROM_FIELD_INTERVAL, offsetof(CaromRandomPlacement, radius_min),
     CAROM_FIELD_REQUIRED,
     N_("Give the radius, or the smallest and the largest as [min, max], in the scene’s unit."),
     CAROM_RANGE_POSITIVE},
    {"mass", CAROM_FIELD_OBJECT, 0, CAROM_FIELD_REQUIRED,
     N_("Give it as { \"factor\": 0.01, \"power\": 3 }: mass = factor × radius^power."),
     CAROM_RANGE_ANY, &placement_mass_kind},
    {"speed", CAROM_FIELD_INTERVAL, offsetof(CaromRandomPlacement, speed_min), CAROM_FIELD_OPTIONAL,
     N_("Give the speed, or the least and the greatest as [min, max], in the scene’s unit per "
        "second."),
     CAROM_RANGE_NOT_NEGATIVE},
    {"overlapping", CAROM_FIELD_FLAG, offsetof(CaromRandomPlacement, overlapping),
     CAROM_FIELD_OPTIONAL, N_("Give true if discs may overlap at the start, else false.")},
    {"colour", CAROM_FIELD_COLOUR, offsetof(CaromRandomPlacement, colour_rgb), CAROM_FIELD_OPTIONAL,
     N_("Give red, green and blue as # and six hexadecimal digits.")},
    {"after", CAROM_FIELD_WHOLE, offsetof(CaromRandomPlacement, n_before), CAROM_FIELD_OPTIONAL,
     N_("Give how many of the bodies come before the crowd’s discs, or leave it out."),
     CAROM_RANGE_COUNT(CAROM_SCENE_MAX_PLACED)},
    {"taken_apart", CAROM_FIELD_FLAG, offsetof(CaromRandomPlacement, taken_apart),
     CAROM_FIELD_OPTIONAL, N_("Give true if the crowd’s discs are among the bodies, else false.")},
};

static const CaromObjectKind placement_kind = {
    placement_fields,
    G_N_ELEMENTS(placement_fields),
    offsetof(CaromRandomPlacement, others),
    sizeof(CaromRandomPlacement),
    placement_init,
    placement_check,
};

const CaromListKind carom_fields_crowds = {&placement_kind, CAROM_SCENE_MAX_RANDOM_PLACEMENTS};

/* ---- What they avoid ---- */

static void kept_place_init(gpointer object, const CaromScene *scene) {
  *(CaromKeptPlace *)object = (CaromKeptPlace){.radius = 1};
}

static const CaromField kept_place_fields[] = {
    {"position", CAROM_FIELD_VECTOR, offsetof(CaromKeptPlace, position), CAROM_FIELD_REQUIRED,
     N_("Give the centre as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"radius", CAROM_FIELD_NUMBER, offsetof(CaromKeptPlace, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius in the scene’s unit."), CAROM_RANGE_POSITIVE},
};

static const CaromObjectKind kept_place_kind = {kept_place_fields, G_N_ELEMENTS(kept_place_fields),
                                                offsetof(CaromKeptPlace, others),
                                                sizeof(CaromKeptPlace), kept_place_init};

const CaromListKind carom_fields_kept_places = {&kept_place_kind, CAROM_SCENE_MAX_PLACED};
