/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fields-wall: what can be said of a wall, and the numbers of it that people see. */
#include "carom-degrees.h"
#include "carom-field.h"

#include <glib/gi18n-lib.h>

/* ---- In a file ---- */

/* By default, a wall has the same restitution as the discs. */
static void wall_init(gpointer object, const CaromScene *scene) {
  CaromWall *wall = object;
  *wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(0, 0));
  wall->restitution = scene->restitution;
}

static CaromFieldFault wall_check(gconstpointer object) {
  const CaromWall *wall = object;
  double length = carom_wall_length(wall);
  if (carom_vec2_equal(wall->p1, wall->p2))
    return (CaromFieldFault){N_("has both ends at the same place."), N_("Move p1 and p2 apart.")};
  if (!(length > 0 && isfinite(length)))
    return (CaromFieldFault){N_("has a length beyond the range of numbers."),
                             N_("Choose other places for p1 and p2.")};
  return (CaromFieldFault){0};
}

static const CaromField wall_fields[] = {
    {"p1", CAROM_FIELD_VECTOR, offsetof(CaromWall, p1), CAROM_FIELD_REQUIRED,
     N_("Give one end of the wall as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"p2", CAROM_FIELD_VECTOR, offsetof(CaromWall, p2), CAROM_FIELD_REQUIRED,
     N_("Give the other end of the wall as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"restitution", CAROM_FIELD_NUMBER, offsetof(CaromWall, restitution), CAROM_FIELD_OPTIONAL,
     N_("Give 1 for an elastic wall, 0 for one that does not bounce."), CAROM_RANGE_NOT_NEGATIVE},
    {"tangential_factor", CAROM_FIELD_NUMBER, offsetof(CaromWall, tangential_factor),
     CAROM_FIELD_OPTIONAL, N_("Give 1 for a smooth wall, less for one with friction."),
     CAROM_RANGE_FRACTION},
    {"open", CAROM_FIELD_TIMES, offsetof(CaromWall, open), CAROM_FIELD_OPTIONAL,
     N_("Give when the wall is open as [[from, until], …] in seconds, one after the other."),
     CAROM_RANGE_NOT_NEGATIVE},
};

static const CaromObjectKind wall_kind = {wall_fields,
                                          G_N_ELEMENTS(wall_fields),
                                          offsetof(CaromWall, others),
                                          sizeof(CaromWall),
                                          wall_init,
                                          wall_check};

const CaromListKind carom_fields_walls = {&wall_kind, CAROM_SCENE_MAX_WALLS};

/* ---- In a table ---- */

static CaromVec2 along(const CaromWall *wall) {
  return carom_vec2_sub(wall->p2, wall->p1);
}

static gboolean get_length(gconstpointer item, double *value) {
  *value = carom_wall_length(item);
  return TRUE;
}

static gboolean set_length(gpointer item, double value, guint mass_power) {
  CaromWall *wall = item;
  double length = carom_wall_length(wall);
  CaromVec2 direction = carom_vec2(along(wall).x / length, along(wall).y / length);
  wall->p2 = carom_vec2_add_scaled(wall->p1, direction, value);
  return TRUE;
}

static gboolean get_angle(gconstpointer item, double *value) {
  *value = carom_degrees_of(along(item));
  return TRUE;
}

static gboolean set_angle(gpointer item, double value, guint mass_power) {
  CaromWall *wall = item;
  wall->p2 =
      carom_vec2_add_scaled(wall->p1, carom_degrees_direction(value), carom_wall_length(wall));
  return TRUE;
}

static const CaromEditField columns[] = {
    {.part = {"x1", N_("x₁"), N_("Where the first end is, to the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the number of a wall. */
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .alike = "place",
     .offset = offsetof(CaromWall, p1.x)},
    {.part = {"y1", N_("y₁"), N_("Where the first end is, upwards.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .alike = "place",
     .offset = offsetof(CaromWall, p1.y)},
    {.part = {"x2", N_("x₂"), N_("Where the second end is, to the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .alike = "place",
     .offset = offsetof(CaromWall, p2.x)},
    {.part = {"y2", N_("y₂"), N_("Where the second end is, upwards.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .alike = "place",
     .offset = offsetof(CaromWall, p2.y)},
    {.part = {"length", N_("Length"), N_("The length; when it changes, the first end stays.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     .range = CAROM_RANGE_POSITIVE,
     .refusal = N_("A length is a number above 0."),
     .edit_name = N_("Change Length of Wall %s"),
     .edit_name_of_several = N_("Change Lengths of Walls"),
     .is_extra = TRUE,
     .get = get_length,
     .set = set_length},
    {.part = {"angle", N_("Angle"),
              N_("The direction from the first end to the second, anticlockwise from the right; "
                 "when it changes, the first end stays.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_ANGLE,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Direction of Wall %s"),
     .edit_name_of_several = N_("Change Directions of Walls"),
     .is_extra = TRUE,
     .get = get_angle,
     .set = set_angle},
    {.part = {"restitution", N_("Restitution e"),
              N_("Speed of separation divided by speed of approach, along the normal: 0 perfectly "
                 "inelastic, 1 elastic.")},
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("A restitution is 0 or more."),
     .edit_name = N_("Change Restitution of Wall %s"),
     .edit_name_of_several = N_("Change Restitutions of Walls"),
     .offset = offsetof(CaromWall, restitution)},
    {.part = {"tangential_factor", N_("Tangential factor f"),
              N_("Fraction of the tangential velocity left by the wall: 1 is all of it, 0 none.")},
     .range = CAROM_RANGE_FRACTION,
     .refusal = N_("A tangential factor is between 0 and 1."),
     .edit_name = N_("Change Tangential Factor of Wall %s"),
     .edit_name_of_several = N_("Change Tangential Factors of Walls"),
     .offset = offsetof(CaromWall, tangential_factor)},
};

const CaromEditFieldList carom_field_numbers_wall = {columns, G_N_ELEMENTS(columns)};
