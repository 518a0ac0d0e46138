/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-item: holds copies, so that it can outlive the run. */
#include "carom-queue-item.h"

struct _CaromQueueItem {
  GObject parent_instance;
  CaromQueueEvent event;
  CaromRunQueueRank rank;
  double until_s;
  CaromScene *scene; /* (nullable): to which the words belong */
  char *what;
  char *why;
};

G_DEFINE_FINAL_TYPE(CaromQueueItem, carom_queue_item, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

const CaromQueueEvent *carom_queue_item_get_event(CaromQueueItem *self) {
  return &self->event;
}

CaromRunQueueRank carom_queue_item_get_rank(CaromQueueItem *self) {
  return self->rank;
}

double carom_queue_item_get_until_s(CaromQueueItem *self) {
  return self->until_s;
}

const char *carom_queue_item_get_why(CaromQueueItem *self) {
  return self->why;
}

const char *carom_queue_item_get_what(CaromQueueItem *self) {
  return self->what;
}

/* The words of another scene, in which discs may have other names, are forgotten. */
static void set_scene(CaromQueueItem *self, CaromScene *scene) {
  if (self->scene == scene)
    return;
  g_clear_pointer(&self->scene, carom_scene_unref);
  self->scene = carom_scene_ref(scene);
  g_clear_pointer(&self->why, g_free);
  g_free(self->what);
  self->what = carom_run_queue_words_event(scene, &self->event);
}

/* Why an event stands as it does is looked up once, since that may go far back through the log. */
void carom_queue_item_update(CaromQueueItem *self, const CaromRun *run,
                             const CaromQueueEvent *event, CaromRunQueueRank rank) {
  g_return_if_fail(CAROM_IS_QUEUE_ITEM(self));
  set_scene(self, run->world->scene);
  gboolean is_new_reason =
      !self->why || carom_run_queue_is_void(event) != carom_run_queue_is_void(&self->event) ||
      event->is_mutual != self->event.is_mutual;
  self->event = *event;
  self->rank = rank;
  self->until_s = event->time_s - run->world->time_s;
  if (is_new_reason) {
    g_free(self->why);
    self->why = carom_run_queue_words_why(run, event);
  }
  g_signal_emit(self, signals[CHANGED], 0);
}

static void carom_queue_item_finalize(GObject *object) {
  g_clear_pointer(&CAROM_QUEUE_ITEM(object)->scene, carom_scene_unref);
  g_free(CAROM_QUEUE_ITEM(object)->what);
  g_free(CAROM_QUEUE_ITEM(object)->why);
  G_OBJECT_CLASS(carom_queue_item_parent_class)->finalize(object);
}

static void carom_queue_item_class_init(CaromQueueItemClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_queue_item_finalize;
  signals[CHANGED] = g_signal_new("changed", CAROM_TYPE_QUEUE_ITEM, G_SIGNAL_RUN_FIRST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_queue_item_init(CaromQueueItem *self) {
}

CaromQueueItem *carom_queue_item_new(const CaromQueueEvent *event) {
  CaromQueueItem *self = g_object_new(CAROM_TYPE_QUEUE_ITEM, NULL);
  self->event = *event;
  return self;
}
