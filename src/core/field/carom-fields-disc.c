/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fields-disc: what can be said of a disc, and the numbers of it that people see. */
#include "carom-degrees.h"
#include "carom-field.h"
#include "carom-placement-list.h"

#include <glib/gi18n-lib.h>

/* ---- In a file ---- */

const CaromTextKind carom_field_disc_name = {
    .is_line = TRUE, .not_blank = TRUE, .limit = CAROM_BODY_NAME_LIMIT};

static void body_init(gpointer object, const CaromScene *scene) {
  *(CaromBody *)object = carom_body_default();
}

static const CaromField body_fields[] = {
    {"name", CAROM_FIELD_INTERNED, offsetof(CaromBody, name), CAROM_FIELD_OPTIONAL,
     N_("Give a name of a word or two, or leave it out."), CAROM_RANGE_ANY, &carom_field_disc_name},
    {"position", CAROM_FIELD_VECTOR, offsetof(CaromBody, position), CAROM_FIELD_REQUIRED,
     N_("Give the centre as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"velocity", CAROM_FIELD_VECTOR, offsetof(CaromBody, velocity), CAROM_FIELD_OPTIONAL,
     N_("Give it as [x, y] in the scene’s unit per second."), CAROM_RANGE_ANY},
    {"radius", CAROM_FIELD_NUMBER, offsetof(CaromBody, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius in the scene’s unit."), CAROM_RANGE_POSITIVE},
    {"mass", CAROM_FIELD_NUMBER, offsetof(CaromBody, mass_kg), CAROM_FIELD_REQUIRED,
     N_("Give the mass in kilograms."), CAROM_RANGE_MASS},
    {"pinned", CAROM_FIELD_FLAG, offsetof(CaromBody, pinned), CAROM_FIELD_OPTIONAL,
     N_("Give true for a disc that no contact moves, else false.")},
    {"colour", CAROM_FIELD_COLOUR, offsetof(CaromBody, colour_rgb), CAROM_FIELD_OPTIONAL,
     N_("Give red, green and blue as # and six hexadecimal digits.")},
};

static const CaromObjectKind body_kind = {body_fields, G_N_ELEMENTS(body_fields),
                                          offsetof(CaromBody, others), sizeof(CaromBody),
                                          body_init};

static guint bodies_next_written(gconstpointer object, guint i) {
  return carom_placement_list_next_by_hand(object, i);
}

const CaromListKind carom_fields_discs = {&body_kind, CAROM_SCENE_MAX_PLACED, bodies_next_written};

/* ---- In a table ---- */

static gboolean set_radius(gpointer item, double value, guint mass_power) {
  CaromBody *body = item;
  carom_field_set_radius(&body->radius, &body->mass_kg, value, mass_power);
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

#define ON_OR_OFF .range = CAROM_RANGE_FRACTION, .refusal = N_("This is either on or off.")

static const CaromEditField columns[] = {
    {.part = {"m", N_("m"), N_("The mass. A pinned disc acts as if its mass were infinite.")},
     .dimension = CAROM_DIMENSION_MASS,
     .range = CAROM_RANGE_POSITIVE,
     .refusal = N_("A mass is a number above 0."),
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the name of a disc. */
     .edit_name = N_("Change Mass of Disc %s"),
     .edit_name_of_several = N_("Change Masses of Discs"),
     .offset = offsetof(CaromBody, mass_kg)},
    {.part = {"r", N_("r"), N_("The radius.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .range = CAROM_RANGE_POSITIVE,
     .refusal = N_("A radius is a number above 0."),
     .edit_name = N_("Change Radius of Disc %s"),
     .edit_name_of_several = N_("Change Radii of Discs"),
     .offset = offsetof(CaromBody, radius),
     .set = set_radius},
    {.part = {"x", N_("x"), N_("Where the centre is, to the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Disc %s"),
     .edit_name_of_several = N_("Move Discs"),
     .alike = "place",
     .offset = offsetof(CaromBody, position.x)},
    {.part = {"y", N_("y"), N_("Where the centre is, upwards.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Disc %s"),
     .edit_name_of_several = N_("Move Discs"),
     .alike = "place",
     .offset = offsetof(CaromBody, position.y)},
    {.part = {"vx", N_("vx"), N_("The velocity’s component to the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Disc %s"),
     .edit_name_of_several = N_("Change Velocities of Discs"),
     .alike = "velocity",
     .offset = offsetof(CaromBody, velocity.x)},
    {.part = {"vy", N_("vy"), N_("The velocity’s component upwards.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Disc %s"),
     .edit_name_of_several = N_("Change Velocities of Discs"),
     .alike = "velocity",
     .offset = offsetof(CaromBody, velocity.y)},
    {.part = {"speed", N_("Speed"), N_("How fast the disc is, in whichever direction.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_VELOCITY,
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("A speed is 0 or more. To reverse a disc, add 180° to its angle."),
     .edit_name = N_("Change Speed of Disc %s"),
     .edit_name_of_several = N_("Change Speeds of Discs"),
     .is_extra = TRUE,
     .get = get_speed,
     .set = set_speed},
    {.part = {"angle", N_("Angle"),
              N_("The direction of the velocity, anticlockwise from the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_ANGLE,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Direction of Disc %s"),
     .edit_name_of_several = N_("Change Directions of Discs"),
     .is_extra = TRUE,
     .get = get_angle,
     .set = set_angle,
     .no_value = N_("Disc %s is at rest, so it has no direction. Give it a speed first.")},
    {.part = {"pinned", N_("Pinned"),
              N_("Whether contacts and gravity leave its velocity as it is.")},
     .type = CAROM_EDIT_FIELD_SWITCH,
     ON_OR_OFF,
     .edit_name = N_("Pin or Free Disc %s"),
     .edit_name_of_several = N_("Pin or Free Discs"),
     .is_extra = TRUE,
     .offset = offsetof(CaromBody, pinned)},
    {.part = {"driven", N_("Driven"), N_("Whether it is pinned and moves all the same.")},
     .type = CAROM_EDIT_FIELD_SWITCH,
     ON_OR_OFF,
     .edit_name = N_("Drive or Free Disc %s"),
     .edit_name_of_several = N_("Drive or Free Discs"),
     .is_extra = TRUE,
     .get = get_driven,
     .set = set_driven,
     .no_value = N_("Disc %s is at rest, so nothing drives it. Give it a speed first.")},
    {.part = {"colour", N_("Colour"), N_("The colour; without one, the picture chooses.")},
     .type = CAROM_EDIT_FIELD_COLOUR,
     .topic = CAROM_EDIT_TOPIC_LOOKS,
     .range = {.low = CAROM_NO_COLOUR, .high = 0xffffff},
     .refusal = N_("A colour is given as # and six hexadecimal digits."),
     .edit_name = N_("Change Colour of Disc %s"),
     .edit_name_of_several = N_("Change Colours of Discs"),
     .is_extra = TRUE,
     .offset = offsetof(CaromBody, colour_rgb)},
};

const CaromEditFieldList carom_field_numbers_disc = {columns, G_N_ELEMENTS(columns)};
