/* carom-collision-item: one row of the collision list: a contact and its number in a pane's log. */
#pragma once

#include "carom-contact.h"

#include <glib-object.h>

#define CAROM_TYPE_COLLISION_ITEM (carom_collision_item_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionItem, carom_collision_item, CAROM, COLLISION_ITEM, GObject)

/* @record is copied: the item outlives the log. */
CaromCollisionItem *carom_collision_item_new(guint contact, const CaromContactRecord *record);

/* Its index in the log, from 0. */
guint carom_collision_item_get_contact(const CaromCollisionItem *self);
const CaromContactRecord *carom_collision_item_get_record(const CaromCollisionItem *self);
