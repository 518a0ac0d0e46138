/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field: reads and writes the numbers of discs, walls and emitters that people see in
 * tables and change there. Tables, menus and forms are made by looping over their lists, which are
 * in core/field; another number is another row there. */
#pragma once

#include "carom-edit-error.h"
#include "carom-field.h"

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
