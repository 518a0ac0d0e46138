/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* pane-editing-test: panes in a window, with a pointer that presses, drags and releases in them. */
#pragma once

#include "window-test.h"

#include "carom-digits.h"
#include "carom-pane-editing.h"
#include "carom-pane-strip.h"
#include "carom-snap.h"

/* Places go through the view and back. */
#define ROUNDING 1e-12

static inline CaromPaneStrip *get_strip(Fixture *fixture) {
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  return strips->pdata[0];
}

static inline CaromPaneArea *get_area(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  g_assert_cmpuint(i, <, areas->len);
  return areas->pdata[i];
}

static inline CaromEditor *get_editor(Fixture *fixture) {
  return carom_pane_strip_get_editor(get_strip(fixture));
}

static inline CaromPaneEditing *get_editing(Fixture *fixture, guint pane) {
  return carom_pane_editing_of(get_area(fixture, pane));
}

static inline const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static inline void set_up_scene(Fixture *fixture, gconstpointer scene) {
  set_up(fixture, NULL);
  open_scene(fixture, scene);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

typedef struct {
  const char *path, *scene;
  void (*test)(Fixture *fixture, gconstpointer data);
} PaneTest;

/* Runs each with its scene in the window. */
static inline int run_pane_tests(int argc, char **argv, const PaneTest *tests, guint n_tests) {
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < n_tests; i++)
    g_test_add(tests[i].path, Fixture, tests[i].scene, set_up_scene, tests[i].test, tear_down);
  return g_test_run();
}

/* Where a position of the scene is in a pane. */
static inline CaromVec2 place_of(Fixture *fixture, guint pane, CaromVec2 position) {
  CaromView view;
  g_assert_true(carom_pane_area_get_view(get_area(fixture, pane), &view));
  return carom_view_place(&view, position);
}

static inline CaromEditView get_edit_view(Fixture *fixture, guint pane) {
  CaromEditView view;
  g_assert_true(carom_pane_area_get_edit_view(get_area(fixture, pane), &view));
  return view;
}

static inline void press(Fixture *fixture, guint pane, CaromVec2 place) {
  CaromPaneEditing *editing = get_editing(fixture, pane);
  carom_pane_editing_hover(editing, place.x, place.y, CAROM_EDITOR_PLAIN);
  g_assert_true(carom_pane_editing_press(editing, place.x, place.y, CAROM_EDITOR_PLAIN));
}

static inline void drag_to(Fixture *fixture, guint pane, CaromVec2 place) {
  carom_pane_editing_drag_to(get_editing(fixture, pane), place.x, place.y, CAROM_EDITOR_PLAIN);
}

static inline void release(Fixture *fixture, guint pane) {
  carom_pane_editing_release(get_editing(fixture, pane));
}

/* Presses at a position of the scene, drags by so many points, y down, and releases.
 *
 * Returns: that way in the scene */
static inline CaromVec2 drag_by(Fixture *fixture, guint pane, CaromVec2 position, CaromVec2 by) {
  CaromVec2 from = place_of(fixture, pane, position);
  double scale = get_edit_view(fixture, pane).points_per_unit;
  press(fixture, pane, from);
  drag_to(fixture, pane, carom_vec2_add_scaled(from, by, 0.5));
  drag_to(fixture, pane, carom_vec2_add(from, by));
  release(fixture, pane);
  return carom_vec2(by.x / scale, -by.y / scale);
}

static inline void click(Fixture *fixture, guint pane, CaromVec2 position) {
  press(fixture, pane, place_of(fixture, pane, position));
  release(fixture, pane);
}

static inline void assert_near(CaromVec2 found, CaromVec2 wanted) {
  g_assert_cmpfloat_with_epsilon(found.x, wanted.x, ROUNDING);
  g_assert_cmpfloat_with_epsilon(found.y, wanted.y, ROUNDING);
}

/* A drag comes to steps that the hand does not feel: it is off @wanted by half of one at most. */
static inline void assert_felt(CaromVec2 found, CaromVec2 wanted, double points_per_unit) {
  double most = CAROM_SNAP_FREE_POINTS / 2.0 / points_per_unit * (1 + 1e-9); /* of the view */
  g_assert_cmpfloat(fabs(found.x - wanted.x), <=, most);
  g_assert_cmpfloat(fabs(found.y - wanted.y), <=, most);
}

/* It has no more digits than such steps have. */
static inline void assert_short(double number) {
  g_autofree char *text = carom_digits_exactly(number);
  g_test_message("%s", text);
  g_assert_cmpuint(g_utf8_strlen(text, -1), <=, strlen("-1.2345"));
}

static inline void assert_undo(Fixture *fixture, const char *wanted) {
  g_autofree char *name = NULL;
  g_object_get(fixture->document, "undo-name", &name, NULL);
  g_assert_cmpstr(name, ==, wanted);
}

static inline guint count_selected(Fixture *fixture) {
  return carom_selection_count(carom_editor_get_selection(get_editor(fixture)));
}

static inline CaromVec2 position_of(Fixture *fixture, guint disc) {
  return carom_scene_body(get_scene(fixture), disc)->position;
}

/* Where a place in a pane is in the scene. The picture may be framed anew by an edit. */
static inline CaromVec2 position_at(Fixture *fixture, guint pane, CaromVec2 place) {
  return carom_pane_editing_get_position(get_editing(fixture, pane), place.x, place.y);
}

/* In the menu of a pane. */
static inline GtkWidget *find_item(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) popovers = g_ptr_array_new();
  collect(GTK_WIDGET(get_strip(fixture)), GTK_TYPE_POPOVER_MENU, popovers);
  for (guint i = 0; i < popovers->len; i++) {
    GtkWidget *label = test_find(popovers->pdata[i], GTK_TYPE_LABEL, text);
    if (label)
      return gtk_widget_get_parent(label);
  }
  return NULL;
}
