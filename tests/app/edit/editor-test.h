/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* editor-test: a document with an editor, and what its tests do with the pointer. */
#pragma once

#include "app-test.h"

#include "carom-commands.h"
#include "open-scene-test.h"

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
  CaromEditor *editor;
  CaromEditView view;
  char *readout, *refused; /* (nullable): what was said last */
} Fixture;

static inline void test_keep(char **kept, const char *text) {
  g_free(*kept);
  *kept = g_strdup(text);
}

static inline void test_on_readout(Fixture *fixture, const char *text) {
  test_keep(&fixture->readout, text);
}

static inline void test_on_refused(Fixture *fixture, const char *text) {
  test_keep(&fixture->refused, text);
}

/* A picture of 100 points per unit, in which a tenth of a unit is in reach. */
static inline void set_up(Fixture *fixture, gconstpointer data) {
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->document = carom_document_new(fixture->player);
  fixture->editor = carom_editor_new(fixture->document);
  fixture->view = (CaromEditView){.points_per_unit = 100, .reach = 0.1, .arrow_s = 2};
  g_signal_connect_swapped(fixture->editor, "readout", G_CALLBACK(test_on_readout), fixture);
  g_signal_connect_swapped(fixture->editor, "refused", G_CALLBACK(test_on_refused), fixture);
}

static inline void tear_down(Fixture *fixture, gconstpointer data) {
  g_clear_object(&fixture->editor);
  g_clear_object(&fixture->document);
  g_clear_object(&fixture->player);
  g_clear_pointer(&fixture->readout, g_free);
  g_clear_pointer(&fixture->refused, g_free);
}

static inline const CaromScene *test_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static inline char *test_undo_name(Fixture *fixture) {
  char *name;
  g_object_get(fixture->document, "undo-name", &name, NULL);
  return name;
}

static inline void test_assert_undo(Fixture *fixture, const char *wanted) {
  g_autofree char *name = test_undo_name(fixture);
  g_assert_cmpstr(name, ==, wanted);
}

static inline void test_press(Fixture *fixture, double x, double y, CaromEditorKeys keys) {
  carom_editor_press(fixture->editor, &fixture->view, carom_vec2(x, y), keys);
}

static inline void test_drag_to(Fixture *fixture, double x, double y, CaromEditorKeys keys) {
  carom_editor_drag_to(fixture->editor, carom_vec2(x, y), keys);
}

static inline void test_click(Fixture *fixture, double x, double y, CaromEditorKeys keys) {
  test_press(fixture, x, y, keys);
  carom_editor_release(fixture->editor);
}

/* From one place to another, by way of a third. */
static inline void test_drag(Fixture *fixture, double x1, double y1, double x2, double y2) {
  test_press(fixture, x1, y1, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, x1 + 7, y1 - 3, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, x2, y2, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
}
