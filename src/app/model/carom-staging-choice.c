/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-choice: a table of switches, and two times. */
#include "carom-staging-choice.h"

#include "carom-round-number.h"
#include "carom-scene-picture-label.h"
#include "carom-suitable.h"

struct _CaromStagingChoice {
  GObject parent_instance;
  gboolean velocities, momenta, trails, strobe, ghost, centre_of_mass, colour_by_speed, superposed;
  gboolean labels, counter, turns;
  double trails_s, strobe_s;
  gboolean suits; /* nobody has chosen the arrows */
  gboolean can_label;
};

G_DEFINE_FINAL_TYPE(CaromStagingChoice, carom_staging_choice, G_TYPE_OBJECT)

enum {
  PROP_TRAILS_LENGTH = 1,
  PROP_STROBE_INTERVAL,
  PROP_FIRST_SWITCH,
};

static const struct {
  const char *name;
  gsize offset;
} switches[] = {
    {"velocities", offsetof(CaromStagingChoice, velocities)},
    {"momenta", offsetof(CaromStagingChoice, momenta)},
    {"trails", offsetof(CaromStagingChoice, trails)},
    {"strobe", offsetof(CaromStagingChoice, strobe)},
    {"ghost", offsetof(CaromStagingChoice, ghost)},
    {"centre-of-mass", offsetof(CaromStagingChoice, centre_of_mass)},
    {"colour-by-speed", offsetof(CaromStagingChoice, colour_by_speed)},
    {"superposed", offsetof(CaromStagingChoice, superposed)},
    {"labels", offsetof(CaromStagingChoice, labels)},
    {"counter", offsetof(CaromStagingChoice, counter)},
    {"turns", offsetof(CaromStagingChoice, turns)},
};

enum { N_PROPERTIES = PROP_FIRST_SWITCH + G_N_ELEMENTS(switches) };
static GParamSpec *properties[N_PROPERTIES];

static guint changed_signal;

/* About so many pictures of each disc are left over a scene's duration if it does not say. */
#define USUAL_PICTURES 16

/* Returns: a round number near the time between two of that many pictures */
static double usual_interval_s(const CaromScene *scene) {
  return carom_round_number_times(carom_round_number_near(scene->duration_s / USUAL_PICTURES), 1);
}

/* @asked: those that the scene asks for, or that suit it */
static void show_arrows(CaromStagingChoice *self, const CaromScene *scene,
                        CaromStagingArrows asked) {
  CaromStagingArrows arrows = carom_suitable_arrows(scene, asked);
  gboolean both = arrows == CAROM_STAGING_ARROWS_BOTH;
  g_object_set(self, "velocities", both || arrows == CAROM_STAGING_ARROWS_VELOCITY, "momenta",
               both || arrows == CAROM_STAGING_ARROWS_MOMENTUM, NULL);
  self->suits = asked == CAROM_STAGING_ARROWS_SUITABLE;
}

static void note_labels(CaromStagingChoice *self, const CaromScene *scene) {
  gboolean can_label = carom_scene_picture_label_serves(scene);
  if (can_label == self->can_label)
    return;
  self->can_label = can_label;
  g_signal_emit(self, changed_signal, 0);
}

void carom_staging_choice_suit(CaromStagingChoice *self, const CaromScene *scene) {
  g_return_if_fail(CAROM_IS_STAGING_CHOICE(self) && scene);
  if (self->suits)
    show_arrows(self, scene, CAROM_STAGING_ARROWS_SUITABLE);
  note_labels(self, scene);
}

void carom_staging_choice_follow(CaromStagingChoice *self, const CaromScene *scene) {
  g_return_if_fail(CAROM_IS_STAGING_CHOICE(self) && scene);
  const CaromStaging *staging = &scene->staging;
  g_object_freeze_notify(G_OBJECT(self));
  g_object_set(self, "trails-length", staging->trails_s > 0 ? staging->trails_s : INFINITY,
               "strobe-interval",
               staging->strobe_s > 0 ? staging->strobe_s : usual_interval_s(scene), NULL);
  show_arrows(self, scene, staging->arrows);
  g_object_set(self, "trails", staging->trails_s > 0, "strobe", staging->strobe_s > 0, "ghost",
               staging->ghost, "centre-of-mass", staging->centre_of_mass, "colour-by-speed",
               staging->colour_by == CAROM_STAGING_COLOUR_BY_SPEED, "counter", scene->counter,
               NULL);
  g_object_thaw_notify(G_OBJECT(self));
  note_labels(self, scene);
}

static CaromStagingArrows get_arrows(const CaromStagingChoice *self) {
  if (self->velocities)
    return self->momenta ? CAROM_STAGING_ARROWS_BOTH : CAROM_STAGING_ARROWS_VELOCITY;
  return self->momenta ? CAROM_STAGING_ARROWS_MOMENTUM : CAROM_STAGING_ARROWS_NONE;
}

CaromStaging carom_staging_choice_get_staging(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), carom_staging_default());
  CaromStaging staging = carom_staging_default();
  staging.arrows = get_arrows(self);
  staging.trails_s = self->trails ? self->trails_s : 0;
  staging.strobe_s = self->strobe ? self->strobe_s : 0;
  staging.ghost = self->ghost;
  staging.centre_of_mass = self->centre_of_mass;
  staging.colour_by =
      self->colour_by_speed ? CAROM_STAGING_COLOUR_BY_SPEED : CAROM_STAGING_COLOUR_BY_DISC;
  return staging;
}

gboolean carom_staging_choice_get_superposed(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), FALSE);
  return self->superposed;
}

gboolean carom_staging_choice_get_labels(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), FALSE);
  return self->labels;
}

gboolean carom_staging_choice_can_label(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), FALSE);
  return self->can_label;
}

gboolean carom_staging_choice_get_counter(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), FALSE);
  return self->counter;
}

gboolean carom_staging_choice_get_turns(CaromStagingChoice *self) {
  g_return_val_if_fail(CAROM_IS_STAGING_CHOICE(self), FALSE);
  return self->turns;
}

/* ---- Properties ---- */

static gpointer find_member(GObject *object, guint id) {
  CaromStagingChoice *self = CAROM_STAGING_CHOICE(object);
  if (id < PROP_FIRST_SWITCH)
    return id == PROP_TRAILS_LENGTH ? &self->trails_s : &self->strobe_s;
  return G_STRUCT_MEMBER_P(self, switches[id - PROP_FIRST_SWITCH].offset);
}

static void carom_staging_choice_get_property(GObject *object, guint id, GValue *value,
                                              GParamSpec *pspec) {
  if (id < PROP_FIRST_SWITCH)
    g_value_set_double(value, *(double *)find_member(object, id));
  else
    g_value_set_boolean(value, *(gboolean *)find_member(object, id));
}

/* Choosing a time also switches on what it is the time of, and arrows that are chosen stay. */
static void carom_staging_choice_set_property(GObject *object, guint id, const GValue *value,
                                              GParamSpec *pspec) {
  g_auto(GValue) before = G_VALUE_INIT;
  g_value_init(&before, pspec->value_type);
  carom_staging_choice_get_property(object, id, &before, pspec);
  if (id < PROP_FIRST_SWITCH)
    *(double *)find_member(object, id) = g_value_get_double(value);
  else
    *(gboolean *)find_member(object, id) = g_value_get_boolean(value);
  CaromStagingChoice *self = CAROM_STAGING_CHOICE(object);
  self->suits &=
      find_member(object, id) != &self->velocities && find_member(object, id) != &self->momenta;
  if (g_param_values_cmp(pspec, &before, value) != 0)
    g_object_notify_by_pspec(object, pspec);
  if (id < PROP_FIRST_SWITCH)
    g_object_set(object, id == PROP_TRAILS_LENGTH ? "trails" : "strobe", TRUE, NULL);
}

static void carom_staging_choice_notify(GObject *object, GParamSpec *pspec) {
  g_signal_emit(object, changed_signal, 0);
}

static void carom_staging_choice_class_init(CaromStagingChoiceClass *klass) {
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_staging_choice_get_property;
  object_class->set_property = carom_staging_choice_set_property;
  object_class->notify = carom_staging_choice_notify;
  properties[PROP_TRAILS_LENGTH] =
      g_param_spec_double("trails-length", NULL, NULL, 0, INFINITY, INFINITY, flags);
  properties[PROP_STROBE_INTERVAL] =
      g_param_spec_double("strobe-interval", NULL, NULL, 0, G_MAXDOUBLE, 1, flags);
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++)
    properties[PROP_FIRST_SWITCH + i] =
        g_param_spec_boolean(switches[i].name, NULL, NULL, FALSE, flags);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  changed_signal = g_signal_new("changed", CAROM_TYPE_STAGING_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_staging_choice_init(CaromStagingChoice *self) {
  self->velocities = TRUE;
  self->labels = TRUE;
  self->turns = TRUE;
  self->trails_s = INFINITY;
  self->strobe_s = 1;
}

CaromStagingChoice *carom_staging_choice_new(void) {
  return g_object_new(CAROM_TYPE_STAGING_CHOICE, NULL);
}
