/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field-wall: the numbers of a wall. By length and angle, its first end stays. */
#include "carom-degrees.h"
#include "carom-edit-field.h"

#include <glib/gi18n-lib.h>

#define MEMBER(name, member)                                                                       \
  static gboolean get_##name(gconstpointer item, double *value) {                                  \
    *value = ((const CaromWall *)item)->member;                                                    \
    return TRUE;                                                                                   \
  }                                                                                                \
  static gboolean set_##name(gpointer item, double value, guint mass_power) {                      \
    ((CaromWall *)item)->member = value;                                                           \
    return TRUE;                                                                                   \
  }

MEMBER(x1, p1.x)
MEMBER(y1, p1.y)
MEMBER(x2, p2.x)
MEMBER(y2, p2.y)
MEMBER(restitution, restitution)
MEMBER(factor, tangential_factor)

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

static const CaromEditField fields[] = {
    {.part = {"x1", N_("x₁"), N_("Where the first end is, to the right.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the number of a wall. */
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .get = get_x1,
     .set = set_x1},
    {.part = {"y1", N_("y₁"), N_("Where the first end is, upwards.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .get = get_y1,
     .set = set_y1},
    {.part = {"x2", N_("x₂"), N_("Where the second end is, to the right.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .get = get_x2,
     .set = set_x2},
    {.part = {"y2", N_("y₂"), N_("Where the second end is, upwards.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move End of Wall %s"),
     .edit_name_of_several = N_("Move Ends of Walls"),
     .get = get_y2,
     .set = set_y2},
    {.part = {"length", N_("Length"), N_("The length; where it changes, the first end stays.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .high = G_MAXDOUBLE,
     .above = TRUE,
     .refusal = N_("A length is a number above 0."),
     .edit_name = N_("Change Length of Wall %s"),
     .edit_name_of_several = N_("Change Lengths of Walls"),
     .get = get_length,
     .set = set_length},
    {.part = {"angle", N_("Angle"),
              N_("The direction from the first end to the second, anticlockwise from the right; "
                 "where it changes, the first end stays.")},
     .dimension = CAROM_DIMENSION_ANGLE,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Direction of Wall %s"),
     .edit_name_of_several = N_("Change Directions of Walls"),
     .get = get_angle,
     .set = set_angle},
    {.part = {"restitution", N_("Restitution e"),
              N_("Speed of separation divided by speed of approach: 0 perfectly inelastic, 1 "
                 "elastic.")},
     .high = G_MAXDOUBLE,
     .refusal = N_("A restitution is 0 or more."),
     .edit_name = N_("Change Restitution of Wall %s"),
     .edit_name_of_several = N_("Change Restitutions of Walls"),
     .get = get_restitution,
     .set = set_restitution},
    {.part = {"tangential_factor", N_("Tangential factor f"),
              N_("Fraction of the tangential velocity left by the wall: 1 smooth, 0 nothing.")},
     .high = 1,
     .refusal = N_("A tangential factor is between 0 and 1."),
     .edit_name = N_("Change Tangential Factor of Wall %s"),
     .edit_name_of_several = N_("Change Tangential Factors of Walls"),
     .get = get_factor,
     .set = set_factor},
};

const CaromEditFieldList carom_edit_field_list_of_wall = {fields, G_N_ELEMENTS(fields)};
