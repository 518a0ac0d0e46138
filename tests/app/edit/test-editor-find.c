/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-editor-find: what the pointer finds in the scene, and what is selected of it. */
#include "editor-scene-test.h"

/* ---- What is where ---- */

static void test_handles(Fixture *fixture, gconstpointer data) {
  static const struct {
    double x, y;
    CaromHandleKind kind;
    guint index;
    const char *cursor;
  } places[] = {
      {0, 0, CAROM_HANDLE_DISC, 0, "move"},
      {0.7, 0, CAROM_HANDLE_DISC, 0, "move"},
      {0.95, 0, CAROM_HANDLE_RIM, 0, "ew-resize"},
      {1.09, 0, CAROM_HANDLE_RIM, 0, "ew-resize"},
      {0, 1, CAROM_HANDLE_RIM, 0, "ns-resize"},
      {0.7, 0.7, CAROM_HANDLE_RIM, 0, "nesw-resize"},
      {-0.7, 0.7, CAROM_HANDLE_RIM, 0, "nwse-resize"},
      {1.12, 0, CAROM_HANDLE_NONE, 0, "default"},
      {2.05, 0.05, CAROM_HANDLE_ARROW, 0, "grab"},
      {4, -0.5, CAROM_HANDLE_DISC, 1, "move"},
      {4, 0.5, CAROM_HANDLE_DISC, 2, "move"},
      {-1.95, -3, CAROM_HANDLE_WALL_END, 0, "grab"},
      {1, -3.09, CAROM_HANDLE_WALL, 0, "move"},
      {1, -3.11, CAROM_HANDLE_NONE, 0, "default"},
      {9, 9, CAROM_HANDLE_NONE, 0, "default"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    CaromVec2 place = carom_vec2(places[i].x, places[i].y);
    CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, place);
    g_test_message("(%g, %g)", place.x, place.y);
    g_assert_cmpint(handle.kind, ==, places[i].kind);
    g_assert_cmpuint(handle.item.index, ==, places[i].index);
    g_assert_cmpstr(
        carom_editor_get_cursor(fixture->editor, &fixture->view, place, CAROM_EDITOR_PLAIN), ==,
        places[i].cursor);
  }
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_WALL);
  g_assert_cmpstr(carom_editor_get_cursor(fixture->editor, &fixture->view, carom_vec2(0, 0),
                                          CAROM_EDITOR_PLAIN),
                  ==, "crosshair");
}

/* Within a disc the rim of one that lies below it, or beside it, is not in the way. */
static void test_rim_below(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.radius = 1;
  g_array_append_val(scene->bodies, body);
  body.position = carom_vec2(1, 0);
  g_array_append_val(scene->bodies, body);
  CaromHandle handle = carom_handle_find(scene, &fixture->view, carom_vec2(0.95, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_DISC);
  g_assert_cmpuint(handle.item.index, ==, 1);
  handle = carom_handle_find(scene, &fixture->view, carom_vec2(-0.95, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_RIM);
  g_assert_cmpuint(handle.item.index, ==, 0);
}

static CaromHandleKind kind_at(Fixture *fixture, double x, double y) {
  return carom_editor_find(fixture->editor, &fixture->view, carom_vec2(x, y)).kind;
}

static void select_disc(Fixture *fixture, guint disc) {
  g_autoptr(CaromSelection) one = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, disc});
  carom_editor_select(fixture->editor, one);
}

/* A disc at rest, alone selected, has a handle 22 points off its edge, apart from its rim, for a
 * finger, too. What moves has its tip, and what is pinned goes nowhere. */
static void test_launch_handle(Fixture *fixture, gconstpointer data) {
  g_assert_cmpint(kind_at(fixture, 5.22, 0), ==, CAROM_HANDLE_NONE);
  select_disc(fixture, 1);
  for (guint fingers = 1; fingers <= 2; fingers++) {
    fixture->view.reach = 0.1 * fingers;
    g_assert_cmpint(kind_at(fixture, 5.22, 0), ==, CAROM_HANDLE_LAUNCH);
    g_assert_cmpint(kind_at(fixture, 5, 0), ==, CAROM_HANDLE_RIM);
  }
  fixture->view.reach = 0.1;
  select_disc(fixture, 0);
  g_assert_cmpint(kind_at(fixture, 1.22, 0), ==, CAROM_HANDLE_NONE);
  carom_commands_select_all(fixture->editor, &fixture->view);
  g_assert_cmpint(kind_at(fixture, 5.22, 0), ==, CAROM_HANDLE_NONE);
  g_autoptr(CaromScene) scene = make_scene();
  g_array_index(scene->bodies, CaromBody, 1).pinned = TRUE;
  test_open_scene(fixture->document, scene);
  select_disc(fixture, 1);
  g_assert_cmpint(kind_at(fixture, 5.22, 0), ==, CAROM_HANDLE_NONE);
}

/* It goes to another side where a disc is in its place, or where the picture ends. */
static void test_launch_beside(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_scene();
  CaromBody body = carom_body_default();
  body.position = carom_vec2(6, 0);
  carom_scene_add_body(scene, body);
  test_open_scene(fixture->document, scene);
  select_disc(fixture, 1);
  g_assert_cmpint(kind_at(fixture, 5.22, 0), ==, CAROM_HANDLE_DISC);
  g_assert_cmpint(kind_at(fixture, 4, 1.22), ==, CAROM_HANDLE_LAUNCH);
  fixture->view.shown = (CaromExtents){{-9, -9}, {9, 1.25}};
  g_assert_cmpint(kind_at(fixture, 4, 1.22), ==, CAROM_HANDLE_NONE);
  g_assert_cmpint(kind_at(fixture, 2.78, 0), ==, CAROM_HANDLE_LAUNCH);
}

/* The tip goes as far as its handle is pulled, and back there the disc is at rest. With no arrows
 * shown it is the way of a second. */
static void test_launch(Fixture *fixture, gconstpointer data) {
  const double rounding = 1e-14; /* of places of some units, of which differences are taken */
  select_disc(fixture, 1);
  test_drag(fixture, 5.22, 0, 8.22, 1);
  CaromVec2 velocity = carom_scene_body(test_scene(fixture), 1)->velocity;
  g_assert_cmpfloat_with_epsilon(velocity.x, 1.5, rounding); /* 3 / 2 s */
  g_assert_cmpfloat_with_epsilon(velocity.y, 0.5, rounding);
  test_assert_undo(fixture, "Change Velocity of Disc B");
  carom_document_undo(fixture->document);
  test_drag(fixture, 5.22, 0, 5.24, 0);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 1)->velocity.x, ==, 0);
  test_assert_undo(fixture, NULL);
  fixture->view.arrow_s = 0;
  test_drag(fixture, 5.22, 0, 8.22, 1);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(test_scene(fixture), 1)->velocity.x, 3, rounding);
}

/* Where gravity makes all much faster, arrows at the start are short: a tip that its disc covers
 * has a handle outside, the way that the disc goes, and what is pulled by that changes little by
 * little. */
static void test_launch_covered(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_scene();
  g_array_index(scene->bodies, CaromBody, 0).velocity = carom_vec2(0, -8);
  test_open_scene(fixture->document, scene);
  fixture->view.arrow_s = 0.125;
  select_disc(fixture, 0);
  g_assert_cmpint(kind_at(fixture, 0, -1.22), ==, CAROM_HANDLE_LAUNCH); /* it covers 1 of it */
  for (guint i = 1; i <= 3; i++) {
    CaromVec2 before = carom_scene_body(test_scene(fixture), 0)->velocity;
    fixture->view.arrow_s = 0.0625;
    test_press(fixture, 0, -1.22, CAROM_EDITOR_PLAIN);
    test_drag_to(fixture, 0.25 * i, -1.22, CAROM_EDITOR_PLAIN);
    carom_editor_release(fixture->editor);
    CaromVec2 after = carom_scene_body(test_scene(fixture), 0)->velocity;
    g_assert_cmpfloat(after.x - before.x, ==, 4.0 * i);
    g_assert_cmpfloat(after.y, ==, before.y);
    carom_document_undo(fixture->document);
  }
  fixture->view.arrow_s = 0.25;
  g_assert_cmpint(kind_at(fixture, 0, -1.22), ==, CAROM_HANDLE_NONE);
  g_assert_cmpint(kind_at(fixture, 0, -2), ==, CAROM_HANDLE_ARROW);
}

/* From afar all is small: a disc is still found, and can be moved. */
static void test_small_disc(Fixture *fixture, gconstpointer data) {
  fixture->view.reach = 2.5;
  fixture->view.arrow_s = 0;
  CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(-2, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_DISC);
  g_assert_cmpuint(handle.item.index, ==, 0);
}

/* Later, it is the pane's present state that is at a place. */
static void test_handles_later(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 8); /* 1 s */
  CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(1, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_DISC);
  g_assert_cmpuint(handle.item.index, ==, 0);
}

/* ---- Selecting ---- */

static void test_clicks(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A");
  test_click(fixture, 4, -0.5, CAROM_EDITOR_ADD);
  test_click(fixture, 1, -3, CAROM_EDITOR_ADD);
  assert_selected(fixture, "A B 1");
  test_click(fixture, 0, 0, CAROM_EDITOR_ADD);
  assert_selected(fixture, "B 1");
  test_click(fixture, 9, 9, CAROM_EDITOR_ADD);
  assert_selected(fixture, "B 1");
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "B");
  test_click(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "");
  test_assert_undo(fixture, NULL);
}

/* Where the clock is elsewhere, a click leaves it there. */
static void test_click_later(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->editor, "push-apart", TRUE, NULL);
  carom_player_seek(fixture->player, 8);
  test_click(fixture, 1, 0, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A");
  test_assert_undo(fixture, NULL);
  g_assert_cmpuint(test_frame(fixture->player), ==, 8);
}

/* A hand that shakes does not move anything. */
static void test_click_shakes(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0.04, 0, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  assert_selected(fixture, "A");
  test_assert_undo(fixture, NULL);
}

static gboolean selects_several(Fixture *fixture) {
  gboolean several;
  g_object_get(fixture->editor, "several", &several, NULL);
  return several;
}

/* Whatever was selected before, a click beside everything ends it; what is found goes on. */
static void test_end_of_several(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->editor, "several", TRUE, NULL);
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A B");
  g_assert_true(selects_several(fixture));
  test_click(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "");
  g_assert_false(selects_several(fixture));
  g_object_set(fixture->editor, "several", TRUE, NULL);
  test_click(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  g_assert_false(selects_several(fixture));
}

/* So does a rubber band that finds nothing, where nothing was selected; given up, it does not. */
static void test_band_of_several(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->editor, "several", TRUE, NULL);
  test_press(fixture, 8, 8, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  g_assert_true(selects_several(fixture));
  carom_editor_cancel(fixture->editor);
  g_assert_true(selects_several(fixture));
  test_press(fixture, -2, 2, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 2, -2, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  assert_selected(fixture, "A");
  g_assert_true(selects_several(fixture));
  carom_editor_select(fixture->editor, NULL);
  g_object_set(fixture->editor, "several", TRUE, NULL);
  test_press(fixture, 8, 8, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  g_assert_false(selects_several(fixture));
}

static void test_band(Fixture *fixture, gconstpointer data) {
  CaromVec2 corner, opposite;
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  test_press(fixture, 2.5, 2, CAROM_EDITOR_PLAIN);
  g_assert_false(carom_editor_get_band(fixture->editor, &corner, &opposite));
  test_drag_to(fixture, 5.5, 0, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "C");
  test_drag_to(fixture, 5.5, -2, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "B C");
  g_assert_true(carom_editor_get_band(fixture->editor, &corner, &opposite));
  g_assert_cmpfloat(corner.y, ==, 2);
  g_assert_cmpfloat(opposite.y, ==, -2);
  carom_editor_release(fixture->editor);
  g_assert_false(carom_editor_get_band(fixture->editor, &corner, &opposite));
  assert_selected(fixture, "B C");
  test_press(fixture, -2, 2, CAROM_EDITOR_ADD);
  test_drag_to(fixture, 2, -2, CAROM_EDITOR_ADD);
  assert_selected(fixture, "A B C");
  carom_editor_cancel(fixture->editor);
  assert_selected(fixture, "B C");
}

static void test_select_by_keys(Fixture *fixture, gconstpointer data) {
  static const char *const forward[] = {"A", "B", "C", "1", "A"};
  for (guint i = 0; i < G_N_ELEMENTS(forward); i++) {
    carom_commands_select_next(fixture->editor, &fixture->view, 1);
    assert_selected(fixture, forward[i]);
  }
  carom_commands_select_next(fixture->editor, &fixture->view, -1);
  assert_selected(fixture, "1");
  carom_commands_select_all(fixture->editor, &fixture->view);
  assert_selected(fixture, "A B C 1");
  g_assert_true(carom_editor_select_at(fixture->editor, &fixture->view, carom_vec2(0, 0)));
  assert_selected(fixture, "A B C 1");
  carom_editor_select(fixture->editor, NULL);
  g_assert_false(carom_editor_select_at(fixture->editor, &fixture->view, carom_vec2(9, 9)));
  g_assert_true(carom_editor_select_at(fixture->editor, &fixture->view, carom_vec2(0, 0)));
  assert_selected(fixture, "A");
}

/* Where discs come or go by other ways than the editor's, the selection does not mean others. */
static void test_selection_and_undo(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_commands_delete(fixture->editor, &fixture->view);
  assert_selected(fixture, "");
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A");
  carom_document_undo(fixture->document);
  assert_selected(fixture, "");
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
  assert_selected(fixture, "B");
  carom_document_open(fixture->document, "oblique", NULL, NULL);
  assert_selected(fixture, "");
}

int main(int argc, char **argv) {
  static const EditorTest tests[] = {
      {"/editor/handles/kinds", test_handles},
      {"/editor/handles/small-disc", test_small_disc},
      {"/editor/handles/rim-below", test_rim_below},
      {"/editor/handles/launch", test_launch_handle},
      {"/editor/handles/launch-beside", test_launch_beside},
      {"/editor/launch", test_launch},
      {"/editor/launch/covered", test_launch_covered},
      {"/editor/handles/later", test_handles_later},
      {"/editor/select/clicks", test_clicks},
      {"/editor/select/click-shakes", test_click_shakes},
      {"/editor/select/click-later", test_click_later},
      {"/editor/select/band", test_band},
      {"/editor/select/end-of-several", test_end_of_several},
      {"/editor/select/band-of-several", test_band_of_several},
      {"/editor/select/by-keys", test_select_by_keys},
      {"/editor/select/and-undo", test_selection_and_undo},
  };
  return run_editor_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
