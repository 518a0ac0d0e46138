/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-error: why an edit is refused, and what everything in a scene has to be. It
 * is what the loader of scene files asks for, too, so that whatever an edit makes can be saved and
 * loaded. */
#pragma once

#include "carom-selection.h"

/* Messages say in a sentence what is wrong, and what to do. */
#define CAROM_EDIT_ERROR carom_edit_error_quark()
GQuark carom_edit_error_quark(void);

typedef enum {
  CAROM_EDIT_ERROR_RANGE,    /* a number is not finite, or not in its range */
  CAROM_EDIT_ERROR_LENGTH,   /* a wall would have no length */
  CAROM_EDIT_ERROR_NO_VALUE, /* there is nothing to change: what is at rest has no direction */
  CAROM_EDIT_ERROR_NO_PLACE, /* nowhere near is there room */
  CAROM_EDIT_ERROR_TOO_FEW,  /* too little is selected */
  CAROM_EDIT_ERROR_TOO_MANY, /* a scene cannot have that many */
} CaromEditError;

/* What a disc has to be: position and velocity are finite, the radius is finite and above 0, and
 * carom_body_is_mass() holds.
 *
 * @index: of the disc, for its name in the message */
gboolean carom_edit_error_check_disc(const CaromBody *body, guint index, GError **error);

/* What a wall has to be: its length is finite and above 0, its restitution finite
 * and not below 0, its tangential factor between 0 and 1.
 *
 * @index: of the wall, for its number in the message */
gboolean carom_edit_error_check_wall(const CaromWall *wall, guint index, GError **error);

/* What an emitter has to be: numbers are finite, the radius is above 0, carom_body_is_mass() holds,
 * times and spread are not below 0.
 *
 * @index: of the emitter, for its number in the message */
gboolean carom_edit_error_check_emitter(const CaromEmitter *emitter, guint index, GError **error);

/* Whether there is room in @scene for so many more.
 *
 * @n_discs: with those that emitters bring */
gboolean carom_edit_error_check_room(const CaromScene *scene, guint64 n_discs, guint n_walls,
                                     guint n_emitters, GError **error);

/* Whether a file can list what @scene, which has been edited, has one by one: discs that belong to
 * no crowd, and the times at which doors open. */
gboolean carom_edit_error_check_listed(const CaromScene *scene, GError **error);

/* Whether at least @n_needed items are selected. */
gboolean carom_edit_error_check_count(const CaromSelection *selection, guint n_needed,
                                      GError **error);
