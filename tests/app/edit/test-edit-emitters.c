/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-emitters: emitters are found, dragged, nudged, added, copied and undone as discs are.
 */
#include "editor-test.h"

#include "carom-scene-json.h"

#include <string.h>

/* An emitter at (3, 1) that spreads 2 to the sides, whose discs go up with speed 1; and a disc. */
static void open_emitter(Fixture *fixture) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.position = carom_vec2(-5, -5);
  carom_scene_add_body(scene, body);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(3, 1);
  emitter.spread = carom_vec2(2, 0);
  emitter.velocity = carom_vec2(0, 1);
  emitter.radius = 0.5;
  emitter.first_s = 100;
  g_array_append_val(scene->emitters, emitter);
  test_open_scene(fixture->document, scene);
}

static const CaromEmitter *get_emitter(Fixture *fixture, guint index) {
  return carom_scene_emitter(test_scene(fixture), index);
}

static gboolean is_selected(Fixture *fixture) {
  return carom_selection_has(carom_editor_get_selection(fixture->editor),
                             (CaromItem){CAROM_ITEM_EMITTER, 0});
}

/* By its middle, by its edge, and by the tip of its arrow; what lies in its spread can be pressed.
 */
static void test_handles(Fixture *fixture, gconstpointer data) {
  static const struct {
    double x, y;
    CaromHandleKind kind;
  } places[] = {
      {3, 1, CAROM_HANDLE_EMITTER},    {3.4, 1, CAROM_HANDLE_EMITTER},
      {4.5, 1, CAROM_HANDLE_NONE},     {4.5, 1.45, CAROM_HANDLE_EMITTER},
      {5.55, 1, CAROM_HANDLE_EMITTER}, {5.65, 1, CAROM_HANDLE_NONE},
      {3, 3.05, CAROM_HANDLE_ARROW},
  };
  open_emitter(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    CaromVec2 place = carom_vec2(places[i].x, places[i].y);
    CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, place);
    g_test_message("(%g, %g)", place.x, place.y);
    g_assert_cmpint(handle.kind, ==, places[i].kind);
    if (handle.kind != CAROM_HANDLE_NONE)
      g_assert_cmpint(handle.item.kind, ==, CAROM_ITEM_EMITTER);
  }
}

static void test_move(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  test_drag(fixture, 3, 1, 4, 3);
  g_assert_true(is_selected(fixture));
  g_assert_cmpfloat(get_emitter(fixture, 0)->position.x, ==, 4);
  g_assert_cmpfloat(get_emitter(fixture, 0)->position.y, ==, 3);
  test_assert_undo(fixture, "Move Emitter 1");
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_emitter(fixture, 0)->position.x, ==, 3);
}

/* An arrow of 2 for each unit of speed: the tip is 2 above, and goes 2 to the right. */
static void test_aim(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  test_drag(fixture, 3, 3, 5, 3);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.x, ==, 1);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.y, ==, 1);
  test_assert_undo(fixture, "Change Velocity of Emitter 1");
}

/* By the corner away from which the discs move, with whatever hold; it stops at 0. */
static void test_spread(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(5.5, 0.5));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_SPREAD);
  g_assert_cmpstr(carom_handle_get_cursor(&handle, test_scene(fixture), carom_vec2(5.5, 0.5)), ==,
                  "nwse-resize");
  test_press(fixture, 5.5, 0.5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 6.5, 0.24, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "± x = 3\u00a0m, ± y = 0.26\u00a0m");
  carom_editor_release(fixture->editor);
  g_assert_true(is_selected(fixture));
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.x, ==, 3);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.y, ==, 0.26);
  test_assert_undo(fixture, "Change Spread of Emitter 1");
  test_drag(fixture, 6.5, 0.24, 0, 0.12);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.x, ==, 0);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.y, ==, 0.38);
  g_assert_cmpfloat(get_emitter(fixture, 0)->position.x, ==, 3);
  carom_document_undo(fixture->document);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.x, ==, 2);
}

/* The way of most of the pointer's way, by steps of 0.2; the other one stays, even off the grid. */
static void test_spread_kept(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  test_drag(fixture, 5.5, 0.5, 5.5, 0.38);
  g_object_set(fixture->editor, "snap", TRUE, NULL);
  test_press(fixture, 5.5, 0.38, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 6, 0.25, CAROM_EDITOR_ADD);
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.x, ==, 2.6);
  g_assert_cmpfloat(get_emitter(fixture, 0)->spread.y, ==, 0.12);
}

/* Whichever way its discs move and however small it looks, the centre, the tip and the corner can
 * all be taken hold of. */
static void test_spread_place(Fixture *fixture, gconstpointer data) {
  static const double radii[] = {0.001, 0.1, 1};
  for (guint i = 0; i < G_N_ELEMENTS(radii); i++)
    for (int eighth = 0; eighth < 8; eighth++) {
      open_emitter(fixture);
      g_autoptr(CaromScene) scene = carom_scene_copy(test_scene(fixture));
      CaromEmitter *emitter = &g_array_index(scene->emitters, CaromEmitter, 0);
      emitter->spread = carom_vec2(0, 0);
      emitter->radius = radii[i];
      emitter->velocity = carom_vec2(cos(eighth * G_PI_4), sin(eighth * G_PI_4));
      test_open_scene(fixture->document, scene);
      static const CaromHandleKind kinds[] = {CAROM_HANDLE_EMITTER, CAROM_HANDLE_ARROW,
                                              CAROM_HANDLE_SPREAD};
      for (guint k = 0; k < G_N_ELEMENTS(kinds); k++) {
        CaromHandle handle = {kinds[k], {CAROM_ITEM_EMITTER, 0}};
        CaromVec2 place =
            carom_handle_get_place(&handle, test_scene(fixture), &fixture->view, carom_vec2(0, 0));
        CaromHandle found = carom_editor_find(fixture->editor, &fixture->view, place);
        g_assert_cmpint(found.kind, ==, kinds[k]);
      }
    }
}

/* At rest it is pulled by what is beside it, or with a key by itself. */
static void test_launch(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  test_drag(fixture, 3, 3, 3, 1);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.y, ==, 0);
  CaromHandle launch;
  g_assert_true(carom_editor_get_launch(fixture->editor, &fixture->view, &launch));
  CaromVec2 place =
      carom_handle_get_place(&launch, test_scene(fixture), &fixture->view, carom_vec2(0, 0));
  test_drag(fixture, place.x, place.y, place.x, place.y + 4);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.x, ==, 0);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.y, ==, 2);
  test_press(fixture, 3, 1, CAROM_EDITOR_AIM);
  test_drag_to(fixture, 1, 1, CAROM_EDITOR_AIM);
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.x, ==, -1);
}

/* Arrow keys move it, aim it and change its size, like a disc; mixtures have names of their own. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  CaromEditor *editor = fixture->editor;
  open_emitter(fixture);
  g_object_set(editor, "snap", TRUE, NULL); /* the grid has a step of 0.2 */
  carom_commands_select_next(editor, &fixture->view, -1);
  g_assert_true(is_selected(fixture));
  carom_commands_nudge(editor, &fixture->view, 1, 0);
  g_assert_cmpfloat(get_emitter(fixture, 0)->position.x, ==, 3.2);
  carom_commands_aim(editor, &fixture->view, 1, 0);
  g_assert_cmpfloat(get_emitter(fixture, 0)->velocity.x, ==, 0.1);
  carom_commands_resize(editor, &fixture->view, 1);
  g_assert_cmpfloat(get_emitter(fixture, 0)->radius, ==, 0.7);
  test_assert_undo(fixture, "Change Radius of Emitter 1");
  carom_commands_select_all(editor, &fixture->view);
  carom_commands_nudge(editor, &fixture->view, 0, 1);
  test_assert_undo(fixture, "Move Items");
  carom_commands_aim(editor, &fixture->view, 0, 1);
  test_assert_undo(fixture, "Change Velocities of Discs and Emitters");
}

/* An edit has one name, be it done with keys or by typing numbers. */
static void test_names(Fixture *fixture, gconstpointer data) {
  static const struct {
    CaromEditVerb verb;
    const char *field;
  } ways[] = {{CAROM_EDIT_VERB_RESIZE, "r"},
              {CAROM_EDIT_VERB_AIM, "vx"},
              {CAROM_EDIT_VERB_AIM, "vy"},
              {CAROM_EDIT_VERB_MOVE, "x"}};
  static const CaromItemKind kinds[] = {CAROM_ITEM_DISC, CAROM_ITEM_EMITTER};
  open_emitter(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(ways) * G_N_ELEMENTS(kinds); i++) {
    CaromItemKind kind = kinds[i % G_N_ELEMENTS(kinds)];
    CaromEditVerb verb = ways[i / G_N_ELEMENTS(kinds)].verb;
    const CaromEditField *field = carom_edit_field_by_id(kind, ways[i / G_N_ELEMENTS(kinds)].field);
    g_autoptr(CaromSelection) selection = carom_selection_new();
    for (guint n = 0; n < 2; n++) {
      carom_selection_add(selection, (CaromItem){kind, n});
      g_autofree char *by_key = carom_edit_name(verb, test_scene(fixture), selection);
      g_autofree char *by_field = carom_edit_name_of_field(field, test_scene(fixture), selection);
      g_assert_cmpstr(by_key, ==, by_field);
    }
  }
}

/* What is added is like the last one, selected, and gone again by undo. */
static void test_add(Fixture *fixture, gconstpointer data) {
  CaromVec2 place = {1, 2};
  open_emitter(fixture);
  g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_EMITTER, &place));
  g_assert_cmpuint(test_scene(fixture)->emitters->len, ==, 2);
  g_assert_cmpfloat(get_emitter(fixture, 1)->position.y, ==, 2);
  g_assert_cmpfloat(get_emitter(fixture, 1)->radius, ==, 0.5);
  g_assert_true(carom_selection_has(carom_editor_get_selection(fixture->editor),
                                    (CaromItem){CAROM_ITEM_EMITTER, 1}));
  test_assert_undo(fixture, "Add Emitter 2");
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_scene(fixture)->emitters->len, ==, 1);
  g_assert_cmpuint(carom_selection_count(carom_editor_get_selection(fixture->editor)), ==, 0);
}

/* A copy lies beside the original. */
static void test_copy_and_paste(Fixture *fixture, gconstpointer data) {
  open_emitter(fixture);
  test_click(fixture, 3, 1, CAROM_EDITOR_PLAIN);
  g_autoptr(CaromScene) copy = carom_commands_copy(fixture->editor, &fixture->view);
  g_assert_cmpuint(copy->emitters->len, ==, 1);
  carom_commands_paste(fixture->editor, &fixture->view, copy, NULL);
  test_assert_undo(fixture, "Paste Emitter 2");
  g_assert_cmpfloat(get_emitter(fixture, 1)->position.x, >, 3);
  g_assert_cmpfloat(get_emitter(fixture, 1)->spread.x, ==, 2);
  carom_commands_duplicate(fixture->editor, &fixture->view);
  g_assert_cmpuint(test_scene(fixture)->emitters->len, ==, 3);
  carom_commands_delete(fixture->editor, &fixture->view);
  test_assert_undo(fixture, "Delete Emitter 3");
  g_assert_cmpuint(test_scene(fixture)->emitters->len, ==, 2);
}

static gboolean has_version(Fixture *fixture, const char *version) {
  g_autofree char *json = carom_scene_json_write(test_scene(fixture));
  g_autofree char *field = g_strdup_printf("\"version\": %s,", version);
  return strstr(json, field) != NULL;
}

static gboolean set_open(CaromScene *scene, CaromSelection *selection, gconstpointer open,
                         GError **error) {
  carom_edit_set_open(scene, selection, open);
  return TRUE;
}

/* A file has the second version of the format as long as it needs it. */
static void test_version(Fixture *fixture, gconstpointer data) {
  CaromEditor *editor = fixture->editor;
  const CaromInterval second = {1, 2};
  g_autoptr(CaromScene) empty = carom_scene_new();
  test_open_scene(fixture->document, empty);
  g_assert_true(has_version(fixture, "1"));
  carom_commands_add(editor, &fixture->view, CAROM_ITEM_EMITTER, NULL);
  g_assert_true(has_version(fixture, "2"));
  carom_commands_delete(editor, &fixture->view);
  g_assert_true(has_version(fixture, "1"));
  carom_commands_add(editor, &fixture->view, CAROM_ITEM_WALL, NULL);
  g_assert_true(has_version(fixture, "1"));
  carom_editor_do(editor, &fixture->view, CAROM_EDIT_TOPIC_MOTION, "open", set_open,
                  carom_intervals_intern(&second, 1), NULL, NULL);
  g_assert_true(has_version(fixture, "2"));
  carom_editor_do(editor, &fixture->view, CAROM_EDIT_TOPIC_MOTION, "shut", set_open, NULL, NULL,
                  NULL);
  g_assert_true(has_version(fixture, "1"));
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*func)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/edit-emitters/handles", test_handles},
      {"/edit-emitters/move", test_move},
      {"/edit-emitters/aim", test_aim},
      {"/edit-emitters/launch", test_launch},
      {"/edit-emitters/spread", test_spread},
      {"/edit-emitters/spread/kept", test_spread_kept},
      {"/edit-emitters/spread/place", test_spread_place},
      {"/edit-emitters/keys", test_keys},
      {"/edit-emitters/names", test_names},
      {"/edit-emitters/add", test_add},
      {"/edit-emitters/copy-and-paste", test_copy_and_paste},
      {"/edit-emitters/version", test_version},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);
  return g_test_run();
}
