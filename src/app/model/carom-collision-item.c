/* carom-collision-item: holds a copy of the contact's record. */
#include "carom-collision-item.h"

struct _CaromCollisionItem {
  GObject parent_instance;
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

static void carom_collision_item_class_init(CaromCollisionItemClass *klass) {
}

static void carom_collision_item_init(CaromCollisionItem *self) {
}

CaromCollisionItem *carom_collision_item_new(guint contact, const CaromContactRecord *record) {
  CaromCollisionItem *self = g_object_new(CAROM_TYPE_COLLISION_ITEM, NULL);
  self->contact = contact;
  self->record = *record;
  return self;
}
