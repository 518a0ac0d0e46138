/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field-emitter: the numbers of an emitter. */
#include "carom-edit-field.h"

#include <glib/gi18n-lib.h>

#define MEMBER(name, member)                                                                       \
  static gboolean get_##name(gconstpointer item, double *value) {                                  \
    *value = ((const CaromEmitter *)item)->member;                                                 \
    return TRUE;                                                                                   \
  }                                                                                                \
  static gboolean set_##name(gpointer item, double value, guint mass_power) {                      \
    ((CaromEmitter *)item)->member = value;                                                        \
    return TRUE;                                                                                   \
  }

MEMBER(x, position.x)
MEMBER(y, position.y)
MEMBER(spread_x, spread.x)
MEMBER(spread_y, spread.y)
MEMBER(vx, velocity.x)
MEMBER(vy, velocity.y)
MEMBER(mass, mass_kg)
MEMBER(first, first_s)
MEMBER(every, every_s)

static gboolean get_radius(gconstpointer item, double *value) {
  *value = ((const CaromEmitter *)item)->radius;
  return TRUE;
}

static gboolean set_radius(gpointer item, double value, guint mass_power) {
  CaromEmitter *emitter = item;
  double times = value / emitter->radius;
  for (guint i = 0; i < mass_power; i++)
    emitter->mass_kg *= times;
  emitter->radius = value;
  return TRUE;
}

static gboolean get_count(gconstpointer item, double *value) {
  *value = ((const CaromEmitter *)item)->count;
  return TRUE;
}

static gboolean set_count(gpointer item, double value, guint mass_power) {
  ((CaromEmitter *)item)->count = (guint32)value;
  return TRUE;
}

/* An edit's name has the number of the emitter for "%s". */
static const CaromEditField fields[] = {
    {.part = {"m", N_("m"), N_("The mass of each of its discs.")},
     .dimension = CAROM_DIMENSION_MASS,
     .high = G_MAXDOUBLE,
     .above = TRUE,
     .refusal = N_("A mass is a number above 0."),
     /* Translators: an edit, as in “Undo Change Mass of Disc B”; %s is the number of an emitter. */
     .edit_name = N_("Change Mass of Emitter %s"),
     .edit_name_of_several = N_("Change Masses of Emitters"),
     .get = get_mass,
     .set = set_mass},
    {.part = {"r", N_("r"), N_("The radius of its discs.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .high = G_MAXDOUBLE,
     .above = TRUE,
     .refusal = N_("A radius is a number above 0."),
     .edit_name = N_("Change Radius of Emitter %s"),
     .edit_name_of_several = N_("Change Radii of Emitters"),
     .get = get_radius,
     .set = set_radius},
    {.part = {"x", N_("x"), N_("Where its discs come in, to the right.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Emitter %s"),
     .edit_name_of_several = N_("Move Emitters"),
     .get = get_x,
     .set = set_x},
    {.part = {"y", N_("y"), N_("Where its discs come in, upwards.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Move Emitter %s"),
     .edit_name_of_several = N_("Move Emitters"),
     .get = get_y,
     .set = set_y},
    {.part = {"spread_x", N_("± x"),
              N_("How far to the left and to the right of x they may come in.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .high = G_MAXDOUBLE,
     .refusal = N_("A spread is 0 or more."),
     .edit_name = N_("Change Spread of Emitter %s"),
     .edit_name_of_several = N_("Change Spreads of Emitters"),
     .get = get_spread_x,
     .set = set_spread_x},
    {.part = {"spread_y", N_("± y"), N_("How far below and above y they may come in.")},
     .dimension = CAROM_DIMENSION_LENGTH,
     .high = G_MAXDOUBLE,
     .refusal = N_("A spread is 0 or more."),
     .edit_name = N_("Change Spread of Emitter %s"),
     .edit_name_of_several = N_("Change Spreads of Emitters"),
     .get = get_spread_y,
     .set = set_spread_y},
    {.part = {"vx", N_("vx"),
              N_("The component to the right of the velocity with which they come in.")},
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Emitter %s"),
     .edit_name_of_several = N_("Change Velocities of Emitters"),
     .get = get_vx,
     .set = set_vx},
    {.part = {"vy", N_("vy"), N_("The component upwards of the velocity with which they come in.")},
     .dimension = CAROM_DIMENSION_VELOCITY,
     CAROM_EDIT_FIELD_ANY_NUMBER,
     .edit_name = N_("Change Velocity of Emitter %s"),
     .edit_name_of_several = N_("Change Velocities of Emitters"),
     .get = get_vy,
     .set = set_vy},
    {.part = {"first_s", N_("First"),
              N_("When the first disc is due; while its place is taken it waits.")},
     .dimension = CAROM_DIMENSION_TIME,
     .high = G_MAXDOUBLE,
     .refusal = N_("This time is 0 or more."),
     .edit_name = N_("Change First Time of Emitter %s"),
     .edit_name_of_several = N_("Change First Times of Emitters"),
     .get = get_first,
     .set = set_first},
    {.part = {"every_s", N_("Every"), N_("How long after one has come in the next one is due.")},
     .dimension = CAROM_DIMENSION_TIME,
     .high = G_MAXDOUBLE,
     .refusal = N_("This time is 0 or more."),
     .edit_name = N_("Change Interval of Emitter %s"),
     .edit_name_of_several = N_("Change Intervals of Emitters"),
     .get = get_every,
     .set = set_every},
    {.part = {"count", N_("Count"), N_("How many discs come in, one after the other.")},
     .dimension = CAROM_DIMENSION_COUNT,
     .high = CAROM_SCENE_MAX_BODIES,
     .whole = TRUE,
     .refusal =
         N_("A count is a whole number, 0 or more, and up to as many discs as a scene can have."),
     .edit_name = N_("Change Count of Emitter %s"),
     .edit_name_of_several = N_("Change Counts of Emitters"),
     .get = get_count,
     .set = set_count},
};

const CaromEditFieldList carom_edit_field_list_of_emitter = {fields, G_N_ELEMENTS(fields)};
