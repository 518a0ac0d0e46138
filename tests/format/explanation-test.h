/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* explanation-test: contacts to explain, of every kind. */
#pragma once

#include "carom-explanation.h"
#include "evil-name.h"

/* Discs, walls and pinned discs, with and without friction, numbers with and without powers of
 * ten. */
static const struct {
  const char *path;
  CaromContact contact;
  gboolean at_wall;
} test_contacts[] = {
    {"discs", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .9, 1}, FALSE},
    {"oblique", {1.8, .3, {0.25, -0.5}, {-1, 2}, {.942032, .335522}, .5, 1}, FALSE},
    {"elastic", {1, 3, {2, -1}, {-1, 0.5}, {0.3, 0.4}, 1, 1}, FALSE},
    {"inelastic", {3, 1, {2, -1}, {-1, 0.5}, {0.3, 0.4}, 0, 1}, FALSE},
    {"upwards", {1, 1, {0.5, 1}, {0, -1}, {0, 0.4}, .7, 1}, FALSE},
    {"friction", {2, 5, {2, -1}, {-1, 0.5}, {0.3, -0.4}, .3, .25}, FALSE},
    {"small", {3e-9, 4e-8, {2, -1}, {-1, 0.5}, {0.3, -0.4}, .3, .25}, FALSE},
    {"wall", {1, INFINITY, {200, 50}, {0, 0}, {15, 1}, 1, 1}, TRUE},
    {"rough-wall", {1, INFINITY, {200, 50}, {0, 0}, {15, 1}, .8, .5}, TRUE},
    {"pinned", {1, INFINITY, {2, 0.5}, {-1, 1}, {15, 1}, .8, .5}, FALSE},
    {"pinned-first", {INFINITY, 2, {1, 0.5}, {-1, 1}, {15, 1}, 0, 1}, FALSE},
};

/* Contact @i as the first of a run with the first resolver.
 *
 * @unit: the unit of length */
static inline CaromExplanation *test_explain_in(guint i, const char *unit) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_free(scene->unit);
  scene->unit = g_strdup(unit);
  CaromContactRecord record = {
      .frame = 5,
      .time_s = 1.088256,
      .b = test_contacts[i].at_wall ? -1 : 1,
      .wall = test_contacts[i].at_wall ? 2 : -1,
      .contact = test_contacts[i].contact,
      .cluster_size = 1,
  };
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  return carom_explanation_new(scene, &record);
}

static inline CaromExplanation *test_explain(guint i) {
  return test_explain_in(i, "m");
}

/* The same in a scene in which the first two discs have names. */
static inline CaromExplanation *test_explain_named(guint i) {
  g_autoptr(CaromExplanation) plain = test_explain(i);
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  carom_scene_add_body(scene, carom_body_default());
  test_give_evil_names(scene);
  return carom_explanation_new(scene, &plain->record);
}

/* Adds a test for each contact; it gets its index as data. */
static inline void test_add_for_contacts(const char *path, GTestDataFunc func) {
  for (guint i = 0; i < G_N_ELEMENTS(test_contacts); i++) {
    g_autofree char *whole = g_strjoin("/", path, test_contacts[i].path, NULL);
    g_test_add_data_func(whole, GUINT_TO_POINTER(i), func);
  }
}
