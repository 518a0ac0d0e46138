/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-meter: an idle source of low priority works on a CaromCostGrowth, a few milliseconds
 * at a time. */
#include "carom-cost-meter.h"

/* So that nothing that the user does has to wait for long. */
#define SLICE_US 8000

struct _CaromCostMeter {
  GObject parent_instance;
  CaromPlayer *player;
  CaromScene *scene;       /* (nullable): of which growth is */
  CaromMethod method;      /* the same */
  CaromCostGrowth *growth; /* (nullable) */
  guint idle_id;           /* 0: it is not measuring */
};

G_DEFINE_FINAL_TYPE(CaromCostMeter, carom_cost_meter, G_TYPE_OBJECT)

static guint changed_signal;

static void tell(CaromCostMeter *self) {
  g_signal_emit(self, changed_signal, 0);
}

static gboolean work(gpointer data) {
  CaromCostMeter *self = data;
  gboolean more = carom_cost_growth_work(self->growth, SLICE_US);
  if (!more)
    self->idle_id = 0;
  tell(self);
  return more;
}

static void forget(CaromCostMeter *self) {
  g_clear_handle_id(&self->idle_id, g_source_remove);
  g_clear_pointer(&self->growth, carom_cost_growth_free);
  g_clear_pointer(&self->scene, carom_scene_unref);
}

void carom_cost_meter_start(CaromCostMeter *self) {
  g_return_if_fail(CAROM_IS_COST_METER(self));
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  forget(self);
  if (!comparison)
    return;
  guint numbers[CAROM_COST_GROWTH_MAX_NUMBERS];
  guint n_numbers = carom_cost_growth_usual_numbers(numbers);
  self->scene = carom_scene_ref(carom_comparison_get_scene(comparison));
  self->method = carom_comparison_get_methods(comparison)[0];
  self->growth = carom_cost_growth_new(self->scene, &self->method, numbers, n_numbers);
  self->idle_id = g_idle_add_full(G_PRIORITY_LOW, work, self, NULL);
  tell(self);
}

void carom_cost_meter_stop(CaromCostMeter *self) {
  g_return_if_fail(CAROM_IS_COST_METER(self));
  if (self->idle_id == 0)
    return;
  g_clear_handle_id(&self->idle_id, g_source_remove);
  tell(self);
}

gboolean carom_cost_meter_is_busy(CaromCostMeter *self) {
  g_return_val_if_fail(CAROM_IS_COST_METER(self), FALSE);
  return self->idle_id != 0;
}

const CaromCostGrowth *carom_cost_meter_get_growth(CaromCostMeter *self) {
  g_return_val_if_fail(CAROM_IS_COST_METER(self), NULL);
  return self->growth;
}

/* Another comparison of the same scene, such as with one pane more, changes nothing. */
static void on_replaced(CaromCostMeter *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  if (!self->growth ||
      (carom_comparison_get_scene(comparison) == self->scene &&
       carom_method_option_equal_all(&carom_comparison_get_methods(comparison)[0], &self->method)))
    return;
  forget(self);
  tell(self);
}

static void carom_cost_meter_dispose(GObject *object) {
  CaromCostMeter *self = CAROM_COST_METER(object);
  forget(self);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_cost_meter_parent_class)->dispose(object);
}

static void carom_cost_meter_class_init(CaromCostMeterClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_cost_meter_dispose;
  changed_signal = g_signal_new("changed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_cost_meter_init(CaromCostMeter *self) {
}

CaromCostMeter *carom_cost_meter_new(CaromPlayer *player) {
  CaromCostMeter *self = g_object_new(CAROM_TYPE_COST_METER, NULL);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  return self;
}
