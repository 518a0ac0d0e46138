/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-undo: what a step of the history is, what it is called, and what undo brings back. */
#include "app-test.h"

#include "open-scene-test.h"
#include "stepped-method-test.h"

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
  guint taken_pane;
  double taken_s; /* 0: nothing was taken */
} Fixture;

static void on_taken(Fixture *fixture) {
  const CaromDocumentLater *later = carom_document_get_later(fixture->document);
  g_assert_cmpint(later->basis, ==, CAROM_DOCUMENT_FROM_NOW);
  fixture->taken_pane = later->pane;
  fixture->taken_s = later->time_s;
}

/* A pane in steps, and one with exact times. */
static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_box_with_events();
  g_array_prepend_val(scene->methods, g_array_index(scene->methods, CaromMethod, 0));
  g_array_index(scene->methods, CaromMethod, 0) = test_stepped_method();
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->document = carom_document_new(fixture->player);
  g_signal_connect_swapped(fixture->document, "edited-later", G_CALLBACK(on_taken), fixture);
  test_open_scene(fixture->document, scene);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_clear_object(&fixture->document);
  g_clear_object(&fixture->player);
}

static CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static CaromComparison *get_comparison(Fixture *fixture) {
  return carom_player_get_comparison(fixture->player);
}

static void assert_names(Fixture *fixture, const char *undo, const char *redo) {
  g_autofree char *undo_name = NULL, *redo_name = NULL;
  gboolean can_undo, can_redo;
  g_object_get(fixture->document, "undo-name", &undo_name, "redo-name", &redo_name, "can-undo",
               &can_undo, "can-redo", &can_redo, NULL);
  g_assert_cmpstr(undo_name, ==, undo);
  g_assert_cmpstr(redo_name, ==, redo);
  g_assert_true(can_undo == (undo != NULL));
  g_assert_true(can_redo == (redo != NULL));
}

static void assert_nothing_to_undo_but_the_drag(Fixture *fixture) {
  g_autofree char *undo_name = NULL;
  gboolean can_undo;
  g_object_get(fixture->document, "undo-name", &undo_name, "can-undo", &can_undo, NULL);
  g_assert_null(undo_name);
  g_assert_true(can_undo);
}

/* @scene with disc 0 at the height @y. */
static CaromScene *lift(const CaromScene *scene, double y) {
  CaromScene *lifted = carom_scene_copy(scene);
  g_array_index(lifted->bodies, CaromBody, 0).position.y = y;
  return lifted;
}

static double get_height(Fixture *fixture) {
  return carom_scene_body(get_scene(fixture), 0)->position.y;
}

static void change_height(Fixture *fixture, double y, gconstpointer subject) {
  g_autoptr(CaromScene) scene = lift(get_scene(fixture), y);
  carom_document_change(fixture->document, scene, "Lift Disc A", subject);
}

static void preview_height(Fixture *fixture, const CaromScene *base, double y) {
  g_autoptr(CaromScene) scene = lift(base, y);
  carom_document_preview(fixture->document, scene);
}

/* Takes the clock to just before the first contact of the second pane, which is at 0.5 s. */
static void go_to_contact(Fixture *fixture) {
  carom_player_seek(fixture->player, 60);
  carom_player_go_to_contact(fixture->player, 1, 0, CAROM_INSTANT_BEFORE);
  g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, CAROM_INSTANT_BEFORE);
}

/* The scene, the parameters and the panes are in one list, each by its name. */
static void test_names(Fixture *fixture, gconstpointer data) {
  static const char *const names[] = {"Lift Disc A",   "Change Restitution of Discs",
                                      "Add Pane",      "Change Method of Pane 2",
                                      "Remove Pane 1", "Reset Scene and Panes"};
  const CaromMethodOption *resolver = carom_method_option_by_key("resolver");
  assert_names(fixture, NULL, NULL);
  change_height(fixture, 0.5, NULL);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
  carom_document_add_pane(fixture->document);
  carom_document_set_method(fixture->document, 1, resolver, resolver->parts[1]);
  carom_document_remove_pane(fixture->document, 0);
  carom_document_reset(fixture->document);
  for (guint i = G_N_ELEMENTS(names); i > 0; i--) {
    assert_names(fixture, names[i - 1], i < G_N_ELEMENTS(names) ? names[i] : NULL);
    carom_document_undo(fixture->document);
  }
  assert_names(fixture, NULL, names[0]);
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    carom_document_redo(fixture->document);
    assert_names(fixture, names[i], i + 1 < G_N_ELEMENTS(names) ? names[i + 1] : NULL);
  }
}

static void test_every_parameter_has_a_name(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromParameter *const *parameters = carom_parameters(&n);
  for (guint i = 0; i < n; i++)
    g_assert_true(g_str_has_prefix(parameters[i]->edit_name, "Change "));
}

static void test_nothing_changes(Fixture *fixture, gconstpointer data) {
  CaromComparison *comparison = get_comparison(fixture);
  change_height(fixture, get_height(fixture), NULL);
  assert_names(fixture, NULL, NULL);
  carom_player_seek(fixture->player, 20);
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 0);
  carom_document_edit(fixture->document,
                      &(CaromDocumentEdit){CAROM_DOCUMENT_FROM_NOW, 0, start, NULL}, "Nothing",
                      NULL);
  assert_names(fixture, NULL, NULL);
  g_assert_true(get_comparison(fixture) == comparison);
  g_assert_cmpuint(test_frame(fixture->player), ==, 20);
}

/* The same thing is one step only under the same name, and not after another thing. */
static void test_subjects(Fixture *fixture, gconstpointer data) {
  static int one, other;
  change_height(fixture, 0.1, &one);
  change_height(fixture, 0.2, &one);
  change_height(fixture, 0.3, &other);
  change_height(fixture, 0.4, &one);
  change_height(fixture, 0.5, NULL);
  change_height(fixture, 0.6, NULL);
  static const double heights[] = {0.5, 0.4, 0.3, 0.2, 0};
  for (guint i = 0; i < G_N_ELEMENTS(heights); i++) {
    carom_document_undo(fixture->document);
    g_assert_cmpfloat(get_height(fixture), ==, heights[i]);
  }
  assert_names(fixture, NULL, "Lift Disc A");
}

/* Each setup keeps the frame at which it was left. */
static void test_clock(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 130);
  g_autoptr(GBytes) before = test_state(fixture->player);
  carom_document_add_pane(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  carom_player_seek(fixture->player, 33);
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 130);
  g_autoptr(GBytes) after = test_state(fixture->player);
  g_assert_true(g_bytes_equal(before, after));
  carom_document_redo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 33);
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 130);
}

static void test_clock_at_contact(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture);
  double time_s = carom_comparison_get_time_s(get_comparison(fixture));
  carom_document_remove_pane(fixture->document, 0);
  carom_document_undo(fixture->document);
  g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, CAROM_INSTANT_BEFORE);
  g_assert_cmpfloat(carom_comparison_get_time_s(get_comparison(fixture)), ==, time_s);
}

/* Two discs that touch from the start on, with exact times. */
static void open_touching(Fixture *fixture) {
  g_autoptr(CaromScene) scene = test_head_on(0);
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  g_array_append_val(scene->methods, method);
  test_open_scene(fixture->document, scene);
}

/* A contact may be at t = 0, or where another frame begins. */
static void test_clock_at_first_instant(Fixture *fixture, gconstpointer data) {
  open_touching(fixture);
  for (int side = 0; side < 2; side++) {
    carom_player_seek_contact(fixture->player, 1);
    CaromInstant instant = carom_comparison_get_instant(get_comparison(fixture));
    g_assert_cmpint(instant, ==, side == 0 ? CAROM_INSTANT_BEFORE : CAROM_INSTANT_AFTER);
    g_assert_cmpfloat(carom_comparison_get_time_s(get_comparison(fixture)), ==, 0);
    carom_document_add_pane(fixture->document);
    carom_document_undo(fixture->document);
    g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, instant);
    g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  }
}

/* Just before a contact at t = 0 the start is edited, just after it what has come of it. */
static void test_start_after_first_instant(Fixture *fixture, gconstpointer data) {
  open_touching(fixture);
  CaromScene *before = get_scene(fixture);
  carom_player_seek_contact(fixture->player, 1);
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 0);
  g_assert_true(start == before);
  carom_player_seek_contact(fixture->player, 1);
  g_autoptr(CaromScene) after = carom_document_make_start(fixture->document, 0);
  /* Equal masses exchange their velocities. */
  for (guint i = 0; i < 2; i++)
    g_assert_cmpfloat_with_epsilon(carom_scene_body(after, i)->velocity.x,
                                   carom_scene_body(before, 1 - i)->velocity.x, 1e-15);
  g_autoptr(CaromScene) lifted = lift(after, 0.5);
  fixture->taken_s = -1;
  carom_document_edit(fixture->document,
                      &(CaromDocumentEdit){CAROM_DOCUMENT_FROM_NOW, 0, lifted, NULL}, "Lift Disc A",
                      NULL);
  g_assert_cmpfloat(fixture->taken_s, ==, 0);
  g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, CAROM_INSTANT_NONE);
  carom_document_undo(fixture->document);
  g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, CAROM_INSTANT_AFTER);
}

/* Far away it takes several ticks, and what is asked meanwhile counts where it will arrive. */
static void test_clock_in_slices(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 300);
  carom_player_set_budget(fixture->player, 0);
  change_height(fixture, 0.5, NULL);
  g_assert_true(carom_player_is_seeking(fixture->player));
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), <, 300);
  g_assert_true(carom_player_is_seeking(fixture->player));
  carom_document_redo(fixture->document);
  carom_document_undo(fixture->document);
  for (gint64 tick = 1; carom_player_is_seeking(fixture->player); tick++)
    carom_player_tick(fixture->player, tick);
  g_assert_cmpuint(test_frame(fixture->player), ==, 300);
}

/* However many previews, it is one step. */
static void test_drag(Fixture *fixture, gconstpointer data) {
  CaromScene *base =
      carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 0);
  g_assert_true(base == get_scene(fixture));
  for (double y = 0.1; y < 0.95; y += 0.1)
    preview_height(fixture, base, y);
  assert_nothing_to_undo_but_the_drag(fixture);
  preview_height(fixture, base, 1);
  carom_document_commit(fixture->document, CAROM_DOCUMENT_FROM_NOW, NULL);
  assert_names(fixture, "Drag Disc A", NULL);
  g_assert_cmpfloat(get_height(fixture), ==, 1);
  g_assert_cmpfloat(fixture->taken_s, ==, 0);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_height(fixture), ==, 0);
  assert_names(fixture, NULL, "Drag Disc A");
}

/* A drag that ends where it began, or without having moved, is no step. */
static void test_drag_to_nowhere(Fixture *fixture, gconstpointer data) {
  for (int moved = 0; moved < 2; moved++) {
    carom_player_seek(fixture->player, 70);
    CaromScene *base =
        carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 1);
    double y = carom_scene_body(base, 0)->position.y;
    if (moved)
      preview_height(fixture, base, y + 1);
    if (moved)
      preview_height(fixture, base, y);
    carom_document_commit(fixture->document, CAROM_DOCUMENT_FROM_NOW, NULL);
    assert_names(fixture, NULL, NULL);
    g_assert_cmpuint(test_frame(fixture->player), ==, 70);
    g_assert_cmpfloat(fixture->taken_s, ==, 0);
  }
}

static void test_drag_cancelled(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = get_scene(fixture);
  go_to_contact(fixture);
  double time_s = carom_comparison_get_time_s(get_comparison(fixture));
  CaromScene *base =
      carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 1);
  preview_height(fixture, base, 1);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  carom_document_cancel(fixture->document);
  g_assert_true(get_scene(fixture) == scene);
  g_assert_cmpfloat(carom_comparison_get_time_s(get_comparison(fixture)), ==, time_s);
  g_assert_cmpint(carom_comparison_get_instant(get_comparison(fixture)), ==, CAROM_INSTANT_BEFORE);
  assert_names(fixture, NULL, NULL);
}

/* It goes on playing afterwards, whichever way it ends, but not if it stood. */
static void test_drag_pauses(Fixture *fixture, gconstpointer data) {
  for (int plays = 0; plays < 2; plays++)
    for (int commits = 0; commits < 2; commits++) {
      carom_player_set_playing(fixture->player, plays);
      CaromScene *base =
          carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 0);
      g_assert_false(carom_player_get_playing(fixture->player));
      preview_height(fixture, base, 0.1 + plays);
      g_assert_false(carom_player_get_playing(fixture->player));
      carom_player_set_playing(fixture->player, TRUE); /* not before the drag is over */
      g_assert_false(carom_player_get_playing(fixture->player));
      if (commits)
        carom_document_commit(fixture->document, CAROM_DOCUMENT_FROM_NOW, NULL);
      else
        carom_document_cancel(fixture->document);
      g_assert_true(carom_player_get_playing(fixture->player) == plays);
    }
}

/* Undo takes back what is under way, and no step before it. What else is edited does not keep it.
 */
static void test_drag_interrupted(Fixture *fixture, gconstpointer data) {
  gboolean drafting;
  change_height(fixture, 0.5, NULL);
  CaromScene *base =
      carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 0);
  preview_height(fixture, base, 1);
  g_object_get(fixture->document, "drafting", &drafting, NULL);
  g_assert_true(drafting);
  carom_document_undo(fixture->document);
  g_object_get(fixture->document, "drafting", &drafting, NULL);
  g_assert_false(drafting);
  g_assert_cmpfloat(get_height(fixture), ==, 0.5);
  assert_names(fixture, "Lift Disc A", NULL);
  base = carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, 0);
  preview_height(fixture, base, 1);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.25);
  g_assert_cmpfloat(get_height(fixture), ==, 0.5);
  g_assert_cmpfloat(get_scene(fixture)->restitution, ==, 0.25);
  assert_names(fixture, "Change Restitution of Discs", NULL);
}

/* Later than at the start, the pane's present state is edited. */
static void test_state_is_taken(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 120);
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 1);
  const CaromBody *a = carom_scene_body(start, 0);
  g_assert_cmpfloat(a->position.x, ==,
                    carom_comparison_get_run(get_comparison(fixture), 1)->world->bodies.x[0]);
  g_assert_cmpfloat(a->velocity.x, ==, -1); /* it has met the other one */
  CaromVec2 was = a->position;
  g_autoptr(CaromScene) scene = lift(start, 0.5);
  carom_document_edit(fixture->document,
                      &(CaromDocumentEdit){CAROM_DOCUMENT_FROM_NOW, 1, scene, NULL}, "Lift Disc A",
                      NULL);
  g_assert_cmpuint(fixture->taken_pane, ==, 1);
  g_assert_cmpfloat(fixture->taken_s, ==, 1.2);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->position.x, ==, was.x);
  g_assert_cmpfloat(get_height(fixture), ==, 0.5);
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_frame(fixture->player), ==, 120);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 0)->velocity.x, ==, 1);
}

/* Just before a contact, a pane that knows the instant is taken there, and one that does not at the
 * frame before. */
static void test_instant_is_taken(Fixture *fixture, gconstpointer data) {
  for (guint pane = 0; pane < 2; pane++) {
    go_to_contact(fixture);
    double time_s = carom_comparison_get_run(get_comparison(fixture), pane)->world->time_s;
    CaromScene *base =
        carom_document_begin(fixture->document, "Drag Disc A", CAROM_DOCUMENT_FROM_NOW, pane);
    g_assert_cmpfloat(carom_scene_body(base, 0)->velocity.x, ==, 1);
    preview_height(fixture, base, 0.5);
    carom_document_commit(fixture->document, CAROM_DOCUMENT_FROM_NOW, NULL);
    g_assert_cmpuint(fixture->taken_pane, ==, pane);
    g_assert_cmpfloat(fixture->taken_s, ==, time_s);
    g_assert_true(pane == 1 ? fabs(time_s - 0.5) < 1e-9 : time_s == 0.49);
    carom_document_undo(fixture->document);
  }
}

/* Nudging goes on with the nudge before it, but not if the clock has gone on in between. */
static void test_taken_does_not_merge(Fixture *fixture, gconstpointer data) {
  static int subject;
  for (int i = 1; i <= 3; i++) {
    if (i == 3)
      carom_player_seek(fixture->player, 10);
    g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 0);
    g_autoptr(CaromScene) scene = lift(start, i);
    carom_document_edit(fixture->document,
                        &(CaromDocumentEdit){CAROM_DOCUMENT_FROM_NOW, 0, scene, NULL},
                        "Lift Disc A", &subject);
  }
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_height(fixture), ==, 2);
  g_assert_cmpuint(test_frame(fixture->player), ==, 10);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_height(fixture), ==, 0);
}

/* There is no limit. */
static void test_many(Fixture *fixture, gconstpointer data) {
  for (int i = 1; i <= 1000; i++)
    change_height(fixture, i, NULL);
  for (int i = 999; i >= 0; i--) {
    carom_document_undo(fixture->document);
    g_assert_cmpfloat(get_height(fixture), ==, i);
  }
  assert_names(fixture, NULL, "Lift Disc A");
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/undo/names", test_names},
      {"/undo/every-parameter-has-a-name", test_every_parameter_has_a_name},
      {"/undo/nothing-changes", test_nothing_changes},
      {"/undo/subjects", test_subjects},
      {"/undo/many", test_many},
      {"/undo/clock/frame", test_clock},
      {"/undo/clock/at-contact", test_clock_at_contact},
      {"/undo/clock/at-first-instant", test_clock_at_first_instant},
      {"/undo/start-after-first-instant", test_start_after_first_instant},
      {"/undo/clock/in-slices", test_clock_in_slices},
      {"/undo/drag/one-step", test_drag},
      {"/undo/drag/to-nowhere", test_drag_to_nowhere},
      {"/undo/drag/cancelled", test_drag_cancelled},
      {"/undo/drag/pauses", test_drag_pauses},
      {"/undo/drag/interrupted", test_drag_interrupted},
      {"/undo/taken/state", test_state_is_taken},
      {"/undo/taken/instant", test_instant_is_taken},
      {"/undo/taken/does-not-merge", test_taken_does_not_merge},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
