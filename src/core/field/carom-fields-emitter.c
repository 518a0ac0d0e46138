/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fields-emitter: what can be said of an emitter, and the numbers of it that people see. */
#include "carom-field.h"

#include <glib/gi18n-lib.h>

/* ---- In a file ---- */

static void emitter_init(gpointer object, const CaromScene *scene) {
  *(CaromEmitter *)object = carom_emitter_default();
}

static const CaromField emitter_fields[] = {
    {"position", CAROM_FIELD_VECTOR, offsetof(CaromEmitter, position), CAROM_FIELD_REQUIRED,
     N_("Give where discs come in as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"velocity", CAROM_FIELD_VECTOR, offsetof(CaromEmitter, velocity), CAROM_FIELD_OPTIONAL,
     N_("Give the velocity of the discs that come in as [x, y] in the scene’s unit per second."),
     CAROM_RANGE_ANY},
    {"radius", CAROM_FIELD_NUMBER, offsetof(CaromEmitter, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius of its discs in the scene’s unit."), CAROM_RANGE_POSITIVE},
    {"mass", CAROM_FIELD_NUMBER, offsetof(CaromEmitter, mass_kg), CAROM_FIELD_REQUIRED,
     N_("Give the mass of each of its discs in kilograms."), CAROM_RANGE_MASS},
    {"first_s", CAROM_FIELD_NUMBER, offsetof(CaromEmitter, first_s), CAROM_FIELD_OPTIONAL,
     N_("Give when the first disc comes in, in seconds."), CAROM_RANGE_NOT_NEGATIVE},
    {"every_s", CAROM_FIELD_NUMBER, offsetof(CaromEmitter, every_s), CAROM_FIELD_OPTIONAL,
     N_("Give how long after a disc the next one comes in, in seconds."), CAROM_RANGE_NOT_NEGATIVE},
    {"count", CAROM_FIELD_WHOLE, offsetof(CaromEmitter, count), CAROM_FIELD_OPTIONAL,
     N_("Give how many discs come in."), CAROM_RANGE_COUNT(CAROM_SCENE_MAX_BODIES)},
    {"spread", CAROM_FIELD_VECTOR, offsetof(CaromEmitter, spread), CAROM_FIELD_OPTIONAL,
     N_("Give as [x, y] how far from the position discs may come in, to either side."),
     CAROM_RANGE_NOT_NEGATIVE},
};

static const CaromObjectKind emitter_kind = {emitter_fields, G_N_ELEMENTS(emitter_fields),
                                             offsetof(CaromEmitter, others), sizeof(CaromEmitter),
                                             emitter_init};

const CaromListKind carom_fields_emitters = {&emitter_kind, CAROM_SCENE_MAX_EMITTERS};

/* ---- In a table ---- */

static gboolean set_radius(gpointer item, double value, guint mass_power) {
  CaromEmitter *emitter = item;
  carom_field_set_radius(&emitter->radius, &emitter->mass_kg, value, mass_power);
  return TRUE;
}

/* An edit's name has the number of the emitter for "%s". */
static const CaromEditField columns[] = {
    {.part = {"m", N_("m"), N_("The mass of each of its discs.")},
     .dimension = CAROM_DIMENSION_MASS,
     .range = CAROM_RANGE_POSITIVE,
     .refusal = N_("A mass is a number above 0."),
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the number of an emitter. */
     .edit_name = N_("Change Mass of Emitter %s"),
     .edit_name_of_several = N_("Change Masses of Emitters"),
     .offset = offsetof(CaromEmitter, mass_kg)},
    {.part = {"r", N_("r"), N_("The radius of its discs.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .range = CAROM_RANGE_POSITIVE,
     .refusal = N_("A radius is a number above 0."),
     .edit_name = N_("Change Radius of Emitter %s"),
     .edit_name_of_several = N_("Change Radii of Emitters"),
     .offset = offsetof(CaromEmitter, radius),
     .set = set_radius},
    {.part = {"x", N_("x"), N_("Where its discs come in, to the right.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Emitter %s"),
     .edit_name_of_several = N_("Move Emitters"),
     .alike = "place",
     .offset = offsetof(CaromEmitter, position.x)},
    {.part = {"y", N_("y"), N_("Where its discs come in, upwards.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Emitter %s"),
     .edit_name_of_several = N_("Move Emitters"),
     .alike = "place",
     .offset = offsetof(CaromEmitter, position.y)},
    {.part = {"spread_x", N_("± x"),
              N_("How far to the left and to the right of x they may come in.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("A spread is 0 or more."),
     .edit_name = N_("Change Spread of Emitter %s"),
     .edit_name_of_several = N_("Change Spreads of Emitters"),
     .alike = "spread",
     .offset = offsetof(CaromEmitter, spread.x)},
    {.part = {"spread_y", N_("± y"), N_("How far below and above y they may come in.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_LENGTH,
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("A spread is 0 or more."),
     .edit_name = N_("Change Spread of Emitter %s"),
     .edit_name_of_several = N_("Change Spreads of Emitters"),
     .alike = "spread",
     .offset = offsetof(CaromEmitter, spread.y)},
    {.part = {"vx", N_("vx"),
              N_("The component to the right of the velocity with which they come in.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Emitter %s"),
     .edit_name_of_several = N_("Change Velocities of Emitters"),
     .alike = "velocity",
     .offset = offsetof(CaromEmitter, velocity.x)},
    {.part = {"vy", N_("vy"), N_("The component upwards of the velocity with which they come in.")},
     .topic = CAROM_EDIT_TOPIC_MOTION,
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Emitter %s"),
     .edit_name_of_several = N_("Change Velocities of Emitters"),
     .alike = "velocity",
     .offset = offsetof(CaromEmitter, velocity.y)},
    {.part = {"first_s", N_("First"),
              N_("When the first disc is due; while its place is taken it waits.")},
     .dimension = CAROM_DIMENSION_TIME,
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("This time is 0 or more."),
     .edit_name = N_("Change First Time of Emitter %s"),
     .edit_name_of_several = N_("Change First Times of Emitters"),
     .offset = offsetof(CaromEmitter, first_s)},
    {.part = {"every_s", N_("Every"), N_("How long after one has come in the next one is due.")},
     .dimension = CAROM_DIMENSION_TIME,
     .range = CAROM_RANGE_NOT_NEGATIVE,
     .refusal = N_("This time is 0 or more."),
     .edit_name = N_("Change Interval of Emitter %s"),
     .edit_name_of_several = N_("Change Intervals of Emitters"),
     .offset = offsetof(CaromEmitter, every_s)},
    {.part = {"count", N_("Count"), N_("How many discs come in, one after the other.")},
     .type = CAROM_EDIT_FIELD_COUNT,
     .dimension = CAROM_DIMENSION_COUNT,
     .range = CAROM_RANGE_COUNT(CAROM_SCENE_MAX_BODIES),
     .refusal =
         N_("A count is a whole number, 0 or more, and up to as many discs as a scene can have."),
     .edit_name = N_("Change Count of Emitter %s"),
     .edit_name_of_several = N_("Change Counts of Emitters"),
     .offset = offsetof(CaromEmitter, count)},
};

const CaromEditFieldList carom_field_numbers_emitter = {columns, G_N_ELEMENTS(columns)};
