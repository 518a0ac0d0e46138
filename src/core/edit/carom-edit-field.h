/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field: the numbers of discs, walls and emitters, as tables show and change them, each
 * with functions that read it and write it. Tables, menus and forms are made by looping over these
 * lists; another field is another entry. */
#pragma once

#include "carom-edit-error.h"
#include "carom-part.h"
#include "carom-unit.h"

typedef enum {
  CAROM_EDIT_FIELD_NUMBER,
  CAROM_EDIT_FIELD_SWITCH, /* 0 or 1 */
  CAROM_EDIT_FIELD_COLOUR, /* 0xRRGGBB, or CAROM_NO_COLOUR */
} CaromEditFieldType;

typedef struct {
  CaromPart part; /* the title is a symbol where there is one */
  CaromEditFieldType type;
  CaromDimension dimension; /* values of CAROM_DIMENSION_ANGLE are in degrees */
  const char *edit_name; /* translatable: of changing it, as in “Undo Change Mass of Disc B”; "%s"
                            is the disc's name, or the number of a wall or an emitter */
  const char *edit_name_of_several; /* translatable */
  double low, high;                 /* what a value may be */
  gboolean above;                   /* low itself is out */
  gboolean whole;                   /* fractions are out */
  const char *refusal;              /* translatable: a sentence about other values */

  /*< private >*/
  /* @item: a const CaromBody, CaromWall or CaromEmitter
   * @value: (out): as far as there is one
   * Returns: whether there is a value */
  gboolean (*get)(gconstpointer item, double *value);
  /* @item: likewise
   * @value: in its range
   * Returns: whether it can have that value */
  gboolean (*set)(gpointer item, double value, guint mass_power);
  const char *no_value; /* (nullable): translatable: why set() could not; "%s" is the disc's name */
} CaromEditField;

/* Returns: (transfer none) (array length=n_fields): all fields of a kind, as columns stand */
const CaromEditField *carom_edit_fields(CaromItemKind kind, guint *n_fields);
/* Returns: (transfer none) (nullable): the field of that id */
const CaromEditField *carom_edit_field_by_id(CaromItemKind kind, const char *id);

/* Of which kind it is a field. */
CaromItemKind carom_edit_field_kind(const CaromEditField *field);

/* @value: (out): of item @index of its kind
 * Returns: whether it has one; what is at rest has no angle */
gboolean carom_edit_field_get(const CaromEditField *field, const CaromScene *scene, guint index,
                              double *value);

/* @value: (out): of the first one of its kind that is selected and has one
 * @mixed: (out): whether others that are selected have another one, or none
 * Returns: whether there is such a one */
gboolean carom_edit_field_get_common(const CaromEditField *field, const CaromScene *scene,
                                     const CaromSelection *selection, double *value,
                                     gboolean *mixed);

/* Gives @value to all that are selected, of those that have such a field; to all of them or to
 * none, as all edits do, see carom-edit.h.
 *
 * @mass_power: what becomes of the mass where the radius changes: 0, it stays; 2, it grows with the
 *   square of the radius, as of plates of the same material; 3, with its cube, as of balls */
gboolean carom_edit_field_set(const CaromEditField *field, CaromScene *scene,
                              const CaromSelection *selection, double value, guint mass_power,
                              GError **error);

/* ---- For the files that hold the lists ---- */

typedef struct {
  const CaromEditField *fields;
  guint n_fields;
} CaromEditFieldList;

extern const CaromEditFieldList carom_edit_field_list_of_disc;
extern const CaromEditFieldList carom_edit_field_list_of_wall;
extern const CaromEditFieldList carom_edit_field_list_of_emitter;

/* What a number may be that has no other range. */
#define CAROM_EDIT_FIELD_ANY_NUMBER                                                                \
  .low = -G_MAXDOUBLE, .high = G_MAXDOUBLE,                                                        \
  .refusal = N_("This has to be a number that is not too large.")
