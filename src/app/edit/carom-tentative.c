/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tentative: a list of fields, each of which is asked in turn. */
#include "carom-tentative.h"

typedef struct {
  GObject *object; /* not owned */
  CaromTentativeFunc func;
} Field;

struct _CaromTentative {
  GObject parent_instance;
  GArray *fields; /* (element-type Field) */
};

G_DEFINE_FINAL_TYPE(CaromTentative, carom_tentative, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static Field *get_field(CaromTentative *self, guint i) {
  return &g_array_index(self->fields, Field, i);
}

/* What was typed into it is gone as well. */
static void on_gone(gpointer data, GObject *object) {
  CaromTentative *self = CAROM_TENTATIVE(data);
  for (guint i = self->fields->len; i-- > 0;)
    if (get_field(self, i)->object == object)
      g_array_remove_index(self->fields, i);
  carom_tentative_touch(self);
}

void carom_tentative_add(CaromTentative *self, GObject *field, CaromTentativeFunc func) {
  g_return_if_fail(CAROM_IS_TENTATIVE(self) && G_IS_OBJECT(field) && func);
  Field added = {field, func};
  g_array_append_val(self->fields, added);
  g_object_weak_ref(field, on_gone, self);
}

void carom_tentative_touch(CaromTentative *self) {
  g_return_if_fail(CAROM_IS_TENTATIVE(self));
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

CaromScene *carom_tentative_make_scene(CaromTentative *self) {
  g_return_val_if_fail(CAROM_IS_TENTATIVE(self), NULL);
  CaromScene *made = NULL;
  for (guint i = 0; i < self->fields->len; i++) {
    const Field *field = get_field(self, i);
    CaromScene *next = field->func(field->object, made);
    if (!next)
      continue;
    g_clear_pointer(&made, carom_scene_unref);
    made = next;
  }
  return made;
}

static void carom_tentative_finalize(GObject *object) {
  CaromTentative *self = CAROM_TENTATIVE(object);
  for (guint i = 0; i < self->fields->len; i++)
    g_object_weak_unref(get_field(self, i)->object, on_gone, self);
  g_array_unref(self->fields);
  G_OBJECT_CLASS(carom_tentative_parent_class)->finalize(object);
}

static void carom_tentative_class_init(CaromTentativeClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_tentative_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new("changed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_tentative_init(CaromTentative *self) {
  self->fields = g_array_new(FALSE, FALSE, sizeof(Field));
}

CaromTentative *carom_tentative_new(void) {
  return g_object_new(CAROM_TYPE_TENTATIVE, NULL);
}
