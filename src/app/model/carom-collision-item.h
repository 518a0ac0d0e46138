/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-item: one row of the collision list: a contact and its number in a pane's log. */
#pragma once

#include "carom-contact.h"
#include "carom-scene.h"

#include <glib-object.h>

#define CAROM_TYPE_COLLISION_ITEM (carom_collision_item_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionItem, carom_collision_item, CAROM, COLLISION_ITEM, GObject)

/* @record: copied, so that the item can outlive the log
 * Returns: (transfer full): the item */
CaromCollisionItem *carom_collision_item_new(const CaromScene *scene, guint contact,
                                             const CaromContactRecord *record);

/* Returns: (transfer none): the scene, for names */
const CaromScene *carom_collision_item_get_scene(const CaromCollisionItem *self);

/* The contact's index in the log, from 0. */
guint carom_collision_item_get_contact(const CaromCollisionItem *self);
/* Returns: (transfer none): the item's own copy of the record */
const CaromContactRecord *carom_collision_item_get_record(const CaromCollisionItem *self);
