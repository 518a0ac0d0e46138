/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision: implements GListModel by reading the run's log directly. Since a run is a
 * pure function of its scene, the list only ever changes at its end. */
#include "carom-collision.h"

/* ---- One contact ---- */

G_DEFINE_FINAL_TYPE(CaromCollisionItem, carom_collision_item, G_TYPE_OBJECT)

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

/* ---- All of them ---- */

struct _CaromCollisionLog {
  GObject parent_instance;
  CaromPlayer *player;
  guint pane;
  guint n_listed;
};

static void list_model_init(GListModelInterface *interface);
G_DEFINE_FINAL_TYPE_WITH_CODE(CaromCollisionLog, carom_collision_log, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))

static const CaromRun *get_run(CaromCollisionLog *self) {
  return carom_comparison_get_run(carom_player_get_comparison(self->player), self->pane);
}

/* Emits that @n_removed contacts at the end have been replaced by @n_added others. */
static void replace_tail(CaromCollisionLog *self, guint n_removed, guint n_added) {
  guint position = self->n_listed - n_removed;
  self->n_listed = position + n_added;
  if (n_removed > 0 || n_added > 0)
    g_list_model_items_changed(G_LIST_MODEL(self), position, n_removed, n_added);
}

void carom_collision_log_set_pane(CaromCollisionLog *self, guint pane) {
  g_return_if_fail(CAROM_IS_COLLISION_LOG(self));
  g_return_if_fail(pane < carom_comparison_get_n_runs(carom_player_get_comparison(self->player)));
  self->pane = pane;
  replace_tail(self, self->n_listed, carom_run_count_contacts(get_run(self)));
}

guint carom_collision_log_get_pane(CaromCollisionLog *self) {
  g_return_val_if_fail(CAROM_IS_COLLISION_LOG(self), 0);
  return self->pane;
}

gboolean carom_collision_log_has_shrunk(CaromCollisionLog *self) {
  g_return_val_if_fail(CAROM_IS_COLLISION_LOG(self), FALSE);
  return carom_run_count_contacts(get_run(self)) < self->n_listed;
}

/* Contacts that were taken back come again unchanged, because a run is a pure function of its
 * scene. So only the end of the list ever changes. */
void carom_collision_log_refresh(CaromCollisionLog *self) {
  g_return_if_fail(CAROM_IS_COLLISION_LOG(self));
  guint n = carom_run_count_contacts(get_run(self));
  if (n < self->n_listed)
    replace_tail(self, self->n_listed - n, 0);
  else
    replace_tail(self, 0, n - self->n_listed);
}

/* ---- The list model ---- */

static GType get_item_type(GListModel *model) {
  return CAROM_TYPE_COLLISION_ITEM;
}

static guint get_n_items(GListModel *model) {
  return CAROM_COLLISION_LOG(model)->n_listed;
}

static gpointer get_item(GListModel *model, guint position) {
  CaromCollisionLog *self = CAROM_COLLISION_LOG(model);
  if (position >= self->n_listed)
    return NULL;
  const CaromRun *run = get_run(self);
  g_return_val_if_fail(position < carom_run_count_contacts(run), NULL);
  return carom_collision_item_new(run->scene, position, carom_run_get_contact(run, position));
}

static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* ---- Life ---- */

static void carom_collision_log_finalize(GObject *object) {
  g_clear_object(&CAROM_COLLISION_LOG(object)->player);
  G_OBJECT_CLASS(carom_collision_log_parent_class)->finalize(object);
}

static void carom_collision_log_class_init(CaromCollisionLogClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_collision_log_finalize;
}

static void carom_collision_log_init(CaromCollisionLog *self) {
}

CaromCollisionLog *carom_collision_log_new(CaromPlayer *player) {
  CaromCollisionLog *self = g_object_new(CAROM_TYPE_COLLISION_LOG, NULL);
  self->player = g_object_ref(player);
  return self;
}
