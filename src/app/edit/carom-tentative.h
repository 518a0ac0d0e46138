/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tentative: what has been typed into fields that take it only when it is entered, or when
 * they lose the focus: the scene as it would be if it were entered now. Until then it is no edit:
 * neither the document, its history nor the run changes by it. It knows no widgets. */
#pragma once

#include "carom-scene.h"

#include <glib-object.h>

#define CAROM_TYPE_TENTATIVE (carom_tentative_get_type())
G_DECLARE_FINAL_TYPE(CaromTentative, carom_tentative, CAROM, TENTATIVE, GObject)

/* Signals:
 *   "changed": something has been typed, entered or taken back */

/* Makes the scene that there would be with what has been typed into @field.
 *
 * @so_far: (nullable): what other fields have made of the scene; NULL: nothing
 * Returns: (transfer full) (nullable): @so_far, or the document's scene, with that; NULL if nothing
 *   has been typed, or cannot be taken as it is */
typedef CaromScene *(*CaromTentativeFunc)(gpointer field, const CaromScene *so_far);

/* Returns: (transfer full): one to which no field has been added yet */
CaromTentative *carom_tentative_new(void);

/* From now on, and as long as @field lives, @func is asked for what is typed there. */
void carom_tentative_add(CaromTentative *self, GObject *field, CaromTentativeFunc func);

/* Tells by "changed" that what has been typed into a field is new, or gone. Nobody is asked yet. */
void carom_tentative_touch(CaromTentative *self);

/* Returns: (transfer full) (nullable): the scene with what has been typed into all fields, as far
 *   as they could take it; NULL if nothing has been */
CaromScene *carom_tentative_make_scene(CaromTentative *self);
