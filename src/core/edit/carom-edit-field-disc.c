/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field-disc: the numbers of a disc. */
#include "carom-degrees.h"
#include "carom-edit-field.h"

#include <glib/gi18n-lib.h>

/* Of a member of CaromBody that any number will do for. */
#define MEMBER(name, member)                                                                       \
  static gboolean get_##name(gconstpointer item, double *value) {                                  \
    *value = ((const CaromBody *)item)->member;                                                    \
    return TRUE;                                                                                   \
  }                                                                                                \
  static gboolean set_##name(gpointer item, double value, guint mass_power) {                      \
    ((CaromBody *)item)->member = value;                                                           \
    return TRUE;                                                                                   \
  }

MEMBER(x, position.x)
MEMBER(y, position.y)
MEMBER(vx, velocity.x)
MEMBER(vy, velocity.y)
MEMBER(mass, mass_kg)

static gboolean get_radius(gconstpointer item, double *value) {
  *value = ((const CaromBody *)item)->radius;
  return TRUE;
}

static gboolean set_radius(gpointer item, double value, guint mass_power) {
  CaromBody *body = item;
  double times = value / body->radius;
  for (guint i = 0; i < mass_power; i++)
    body->mass_kg *= times;
  body->radius = value;
  return TRUE;
}

/* ---- Velocity by speed and angle ---- */

static gboolean moves(const CaromBody *body) {
  return body->velocity.x != 0 || body->velocity.y != 0;
}

/* hypot(), since squares may be out of range. */
static double speed_of(const CaromBody *body) {
  return hypot(body->velocity.x, body->velocity.y);
}

static gboolean get_speed(gconstpointer item, double *value) {
  *value = speed_of(item);
  return TRUE;
}

/* What is at rest starts to the right, as if its angle were 0. */
static gboolean set_speed(gpointer item, double value, guint mass_power) {
  CaromBody *body = item;
  double speed = speed_of(body);
  CaromVec2 direction = moves(body) ? carom_vec2(body->velocity.x / speed, body->velocity.y / speed)
                                    : carom_vec2(1, 0);
  body->velocity = value > 0 ? carom_vec2_scale(direction, value) : carom_vec2(0, 0);
  return TRUE;
}

static gboolean get_angle(gconstpointer item, double *value) {
  const CaromBody *body = item;
  *value = carom_degrees_of(body->velocity);
  return moves(body);
}

static gboolean set_angle(gpointer item, double value, guint mass_power) {
  CaromBody *body = item;
  body->velocity = carom_vec2_scale(carom_degrees_direction(value), speed_of(body));
  return moves(body);
}

/* ---- What moves it ---- */

static gboolean get_pinned(gconstpointer item, double *value) {
  *value = ((const CaromBody *)item)->pinned ? 1 : 0;
  return TRUE;
}

static gboolean set_pinned(gpointer item, double value, guint mass_power) {
  ((CaromBody *)item)->pinned = value != 0;
  return TRUE;
}

static gboolean get_driven(gconstpointer item, double *value) {
  const CaromBody *body = item;
  *value = body->pinned && moves(body) ? 1 : 0;
  return TRUE;
}

/* A disc that is pinned at rest is not driven already. */
static gboolean set_driven(gpointer item, double value, guint mass_power) {
  CaromBody *body = item;
  if (value == 0 && !moves(body))
    return TRUE;
  body->pinned = value != 0;
  return moves(body);
}

/* ---- Colour ---- */

static gboolean get_colour(gconstpointer item, double *value) {
  *value = ((const CaromBody *)item)->colour_rgb;
  return TRUE;
}

static gboolean set_colour(gpointer item, double value, guint mass_power) {
  ((CaromBody *)item)->colour_rgb = (gint32)value;
  return TRUE;
}

#define ON_OR_OFF .high = 1, .refusal = N_("This is either on or off.")

static const CaromEditField fields[] = {
    {.part = {"m", N_("m"), N_("The mass. A pinned disc acts as if it were infinite.")},
     .dimension = CAROM_DIMENSION_MASS,
     .high = G_MAXDOUBLE,
     .above = TRUE,
     .refusal = N_("A mass is a number above 0."),
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the name of a disc. */
     .edit_name = N_("Change Mass of Disc %s"),
     .edit_name_of_several = N_("Change Masses of Discs"),
     .get = get_mass,
     .set = set_mass},
    {.part = {"r", N_("r"), N_("The radius.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .high = G_MAXDOUBLE,
     .above = TRUE,
     .refusal = N_("A radius is a number above 0."),
     .edit_name = N_("Change Radius of Disc %s"),
     .edit_name_of_several = N_("Change Radii of Discs"),
     .get = get_radius,
     .set = set_radius},
    {.part = {"x", N_("x"), N_("Where the centre is, to the right.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Disc %s"),
     .edit_name_of_several = N_("Move Discs"),
     .get = get_x,
     .set = set_x},
    {.part = {"y", N_("y"), N_("Where the centre is, upwards.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Disc %s"),
     .edit_name_of_several = N_("Move Discs"),
     .get = get_y,
     .set = set_y},
    {.part = {"vx", N_("vx"), N_("The velocity’s component to the right.")},
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Disc %s"),
     .edit_name_of_several = N_("Change Velocities of Discs"),
     .get = get_vx,
     .set = set_vx},
    {.part = {"vy", N_("vy"), N_("The velocity’s component upwards.")},
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Disc %s"),
     .edit_name_of_several = N_("Change Velocities of Discs"),
     .get = get_vy,
     .set = set_vy},
    {.part = {"speed", N_("Speed"), N_("How fast the disc is, in whichever direction.")},
     .dimension = CAROM_DIMENSION_VELOCITY,
     .high = G_MAXDOUBLE,
     .refusal = N_("A speed is 0 or more. To reverse a disc, add 180° to its angle."),
     .edit_name = N_("Change Speed of Disc %s"),
     .edit_name_of_several = N_("Change Speeds of Discs"),
     .get = get_speed,
     .set = set_speed},
    {.part = {"angle", N_("Angle"),
              N_("The direction of the velocity, anticlockwise from the right.")},
     .dimension = CAROM_DIMENSION_ANGLE,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Direction of Disc %s"),
     .edit_name_of_several = N_("Change Directions of Discs"),
     .get = get_angle,
     .set = set_angle,
     .no_value = N_("Disc %s is at rest, so it has no direction. Give it a speed first.")},
    {.part = {"pinned", N_("Pinned"),
              N_("Whether no contact and no gravity changes its velocity.")},
     .type = CAROM_EDIT_FIELD_SWITCH,
     ON_OR_OFF,
     .edit_name = N_("Pin or Free Disc %s"),
     .edit_name_of_several = N_("Pin or Free Discs"),
     .get = get_pinned,
     .set = set_pinned},
    {.part = {"driven", N_("Driven"), N_("Whether it is pinned and moves all the same.")},
     .type = CAROM_EDIT_FIELD_SWITCH,
     ON_OR_OFF,
     .edit_name = N_("Drive or Free Disc %s"),
     .edit_name_of_several = N_("Drive or Free Discs"),
     .get = get_driven,
     .set = set_driven,
     .no_value = N_("Disc %s is at rest, so nothing drives it. Give it a speed first.")},
    {.part = {"colour", N_("Colour"), N_("The colour; without one, the picture chooses.")},
     .type = CAROM_EDIT_FIELD_COLOUR,
     .low = CAROM_NO_COLOUR,
     .high = 0xffffff,
     .refusal = N_("A colour is given as # and six hexadecimal digits."),
     .edit_name = N_("Change Colour of Disc %s"),
     .edit_name_of_several = N_("Change Colours of Discs"),
     .get = get_colour,
     .set = set_colour},
};

const CaromEditFieldList carom_edit_field_list_of_disc = {fields, G_N_ELEMENTS(fields)};
