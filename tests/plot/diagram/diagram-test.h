/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram-test: contacts of all kinds, each with what its pictures as geometry are drawn from. */
#pragma once

#include "carom-diagram-labels.h"
#include "carom-diagram.h"
#include "fixture.h"

/* Rounding of places, in points; a pixel is a hundred times as large. */
static const double nothing = 0.01;

/* From the least size to a large one, in widths and heights. */
static const double sizes[][2] = {{250, 228}, {270, 270}, {420, 300}, {800, 520}};

typedef struct {
  const char *name;
  CaromContact contact;
} Case;

static const Case cases[] = {
    {"head on", {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1}},
    {"oblique", {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.6, 1}},
    {"at rest", {1, 1, {1, 0}, {0, 0}, {0.8, 0.6}, 1, 1}},
    {"glancing", {1, 1, {1, 0}, {0, 0}, {0.05, 1}, 1, 1}},
    {"friction", {1, 2, {1, 0.4}, {-0.5, 0}, {0.8, 0.6}, 0.5, 0.4}},
    {"heavy on light", {1e8, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1}},
    {"light on heavy", {1, 1e8, {1, 0.5}, {0, 0}, {1, 0.2}, 0.9, 1}},
    {"chasing", {1, 1.3, {100, 0}, {99, 0.3}, {1, 0}, 0.5, 1}},
    {"chasing closely", {1, 1, {1, 0}, {1 - 1e-13, 0}, {1, 0}, 1, 1}},
    {"inelastic", {1, 1, {1, 0}, {-1, 0}, {1, 0}, 0, 1}},
    {"superelastic", {1, 2, {1, 0.2}, {-0.3, 0}, {1, 0.3}, 2, 1}},
    {"explosive", {1, 2, {1e-3, 0}, {0, 0}, {1, 0}, 1e4, 1}},
    {"tiny", {1e-9, 2e-9, {3e-7, 0}, {0, 0}, {1, 0.3}, 0.5, 1}},
    {"wall", {1, INFINITY, {1, -0.6}, {0, 0}, {1, 0}, 0.8, 0.7}},
    {"wall head on", {1, INFINITY, {1, 0}, {0, 0}, {1, 0}, 1, 1}},
    {"wall inelastic", {1, INFINITY, {1, 0}, {0, 0}, {1, 0}, 0, 1}},
    {"driven", {INFINITY, 3, {1, 0}, {-0.2, 0.3}, {1, 0.1}, 0.8, 1}},
};

/* Of a contact, with the resolvers that have panes: all, and one that is wrong on purpose. */
typedef struct {
  CaromScene *scene;
  CaromExplanation *explanation;
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromDiagram diagram;
} Stage;

/* @leading: the resolver of the contact */
static inline void stage_init_led_by(Stage *stage, const CaromContact *contact, guint cluster_size,
                                     const CaromResolver *leading) {
  gboolean is_wall = isinf(contact->mass_b_kg);
  CaromContactRecord record = {.frame = 1,
                               .time_s = 1,
                               .a = 0,
                               .b = is_wall ? -1 : 1,
                               .wall = is_wall ? 0 : -1,
                               .contact = *contact,
                               .cluster_size = cluster_size};
  guint n_resolvers, n = 0;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  carom_resolver_resolve(leading, contact, &record.outcome);
  record.impulse = carom_contact_impulse(contact, &record.outcome);
  *stage = (Stage){.scene = carom_fixture_two_discs(contact->restitution)};
  for (; n < MIN(n_resolvers, CAROM_COMPARISON_MAX_PANES - 1); n++)
    stage->methods[n].resolver = resolvers[n];
  stage->methods[n++].resolver = carom_resolver_by_id("wrong-swapped-masses");
  stage->explanation = carom_explanation_new_of_methods(stage->scene, &record, stage->methods, n);
  stage->diagram =
      carom_diagram(stage->explanation, stage->scene, stage->methods, n, carom_theme_light());
}

static inline void stage_init(Stage *stage, const CaromContact *contact, guint cluster_size) {
  guint n_resolvers;
  stage_init_led_by(stage, contact, cluster_size, carom_resolvers(&n_resolvers)[0]);
}

static inline void stage_clear(Stage *stage) {
  carom_explanation_unref(stage->explanation);
  carom_scene_unref(stage->scene);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Stage, stage_clear)

typedef void (*CheckFunc)(const Stage *stage, double width, double height);

static inline void for_all(CheckFunc check) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS(sizes); k++) {
      g_auto(Stage) stage;
      g_test_message("%s at %g x %g", cases[i].name, sizes[k][0], sizes[k][1]);
      stage_init(&stage, &cases[i].contact, 1);
      check(&stage, sizes[k][0], sizes[k][1]);
    }
}

static inline gboolean is_within(CaromVec2 place, double width, double height) {
  return place.x >= -nothing && place.y >= -nothing && place.x <= width + nothing &&
         place.y <= height + nothing;
}

static inline void assert_labels(const CaromDiagramLabels *labels, double width, double height) {
  for (guint i = 0; i < carom_diagram_labels_count(labels); i++) {
    const CaromTextBox *box = carom_diagram_labels_get(labels, i);
    g_assert_true(is_within(carom_text_box_min(box), width, height) &&
                  is_within(carom_text_box_max(box), width, height));
    for (guint k = 0; k < i; k++)
      g_assert_false(carom_text_box_overlaps(box, carom_diagram_labels_get(labels, k)));
  }
}
