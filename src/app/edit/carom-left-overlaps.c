/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-left-overlaps: the search is done once for each start, and not before the clock stands
 * there. */
#include "carom-left-overlaps.h"

struct _CaromLeftOverlaps {
  GObject parent_instance;
  CaromDocument *document;
  CaromScene *searched; /* (nullable): whose overlaps are known */
  GArray *found;        /* (element-type CaromEditOverlap): in that */
  GArray *told;         /* (element-type CaromEditOverlap): the same, or none */
};

G_DEFINE_FINAL_TYPE(CaromLeftOverlaps, carom_left_overlaps, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean is_at_start(CaromLeftOverlaps *self) {
  CaromComparison *comparison =
      carom_player_get_comparison(carom_document_get_player(self->document));
  return comparison && carom_comparison_is_at_start(comparison, 0);
}

/* A scene does not change once it is compared. */
static void search(CaromLeftOverlaps *self) {
  CaromScene *scene = carom_document_get_scene(self->document);
  if (scene == self->searched)
    return;
  g_clear_pointer(&self->searched, carom_scene_unref);
  self->searched = carom_scene_ref(scene);
  g_array_unref(self->found);
  self->found = carom_edit_overlaps_list_new(scene, carom_document_get_opened(self->document));
}

static void tell(CaromLeftOverlaps *self, GArray *overlaps) {
  gboolean is_same = carom_edit_overlaps_equal(overlaps, self->told);
  g_array_ref(overlaps);
  g_array_unref(self->told);
  self->told = overlaps;
  if (!is_same)
    g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

static void follow(CaromLeftOverlaps *self) {
  gboolean drafting;
  g_object_get(self->document, "drafting", &drafting, NULL);
  if (drafting)
    return;
  if (is_at_start(self)) {
    search(self);
    tell(self, self->found);
  } else if (self->told->len > 0) {
    g_autoptr(GArray) none = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
    tell(self, none);
  }
}

const GArray *carom_left_overlaps_get(CaromLeftOverlaps *self) {
  g_return_val_if_fail(CAROM_IS_LEFT_OVERLAPS(self), NULL);
  carom_document_settle(self->document);
  return self->told;
}

static void carom_left_overlaps_finalize(GObject *object) {
  CaromLeftOverlaps *self = CAROM_LEFT_OVERLAPS(object);
  g_clear_pointer(&self->searched, carom_scene_unref);
  g_array_unref(self->found);
  g_array_unref(self->told);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_left_overlaps_parent_class)->finalize(object);
}

static void carom_left_overlaps_class_init(CaromLeftOverlapsClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_left_overlaps_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new("changed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_left_overlaps_init(CaromLeftOverlaps *self) {
  self->found = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
  self->told = g_array_ref(self->found);
}

CaromLeftOverlaps *carom_left_overlaps_new(CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document), NULL);
  CaromLeftOverlaps *self = g_object_new(CAROM_TYPE_LEFT_OVERLAPS, NULL);
  self->document = g_object_ref(document);
  g_signal_connect_object(carom_document_get_player(document), "changed", G_CALLBACK(follow), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(follow), self,
                          G_CONNECT_SWAPPED);
  return self;
}
