/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-item: holds a copy of the contact's record. */
#include "carom-collision-item.h"

struct _CaromCollisionItem {
  GObject parent_instance;
  CaromScene *scene;
  guint contact;
  CaromContactRecord record;
};

G_DEFINE_FINAL_TYPE(CaromCollisionItem, carom_collision_item, G_TYPE_OBJECT)

guint carom_collision_item_get_contact(const CaromCollisionItem *self) {
  return self->contact;
}

const CaromContactRecord *carom_collision_item_get_record(const CaromCollisionItem *self) {
  return &self->record;
}

const CaromScene *carom_collision_item_get_scene(const CaromCollisionItem *self) {
  return self->scene;
}

static void carom_collision_item_finalize(GObject *object) {
  carom_scene_unref(CAROM_COLLISION_ITEM(object)->scene);
  G_OBJECT_CLASS(carom_collision_item_parent_class)->finalize(object);
}

static void carom_collision_item_class_init(CaromCollisionItemClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_collision_item_finalize;
}

static void carom_collision_item_init(CaromCollisionItem *self) {
}

CaromCollisionItem *carom_collision_item_new(const CaromScene *scene, guint contact,
                                             const CaromContactRecord *record) {
  CaromCollisionItem *self = g_object_new(CAROM_TYPE_COLLISION_ITEM, NULL);
  self->scene = carom_scene_ref((CaromScene *)scene);
  self->contact = contact;
  self->record = *record;
  return self;
}
