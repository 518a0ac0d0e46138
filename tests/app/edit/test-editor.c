/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-editor: what the pointer and the keys do to the scene. */
#include "editor-scene-test.h"

#include "carom-digits.h"

/* ---- Dragging ---- */

static void test_move(Fixture *fixture, gconstpointer data) {
  test_drag(fixture, 0.25, 0, 1.25, 2);
  assert_at(fixture, 0, 1, 2);
  test_assert_undo(fixture, "Move Disc A");
  assert_selected(fixture, "A");
  g_assert_null(fixture->readout);
  carom_document_undo(fixture->document);
  assert_at(fixture, 0, 0, 0);
  test_assert_undo(fixture, NULL);
}

/* What is selected moves together, and the readout says how far. */
static void test_move_several(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  test_click(fixture, 1, -3, CAROM_EDITOR_ADD);
  test_press(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 5, 0, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "Δx = 1\u00a0m, Δy = 0.5\u00a0m");
  carom_editor_release(fixture->editor);
  assert_at(fixture, 1, 5, 0.5);
  assert_at(fixture, 2, 4, 0.5);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.x, ==, 7);
  test_assert_undo(fixture, "Move Discs and Walls");
}

/* Back where it began, it is the same bit for bit, and no step. */
static void test_there_and_back(Fixture *fixture, gconstpointer data) {
  static const CaromVec2 places[] = {{0.1, 0.2}, {0.95, 0.01}, {2.03, 0.04}, {-1.97, -3.02}};
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    CaromScene *scene = carom_document_get_scene(fixture->document);
    test_drag(fixture, places[i].x, places[i].y, places[i].x, places[i].y);
    test_assert_undo(fixture, NULL);
    g_assert_true(carom_document_get_scene(fixture->document) == scene);
  }
}

static void test_rim(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->editor, "mass-power", 2, NULL);
  test_press(fixture, 0, -1, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0, -2, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "r = 2\u00a0m, m = 4\u00a0kg");
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->radius, ==, 2);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->mass_kg, ==, 4);
  test_assert_undo(fixture, "Change Radius of Disc A");
}

static void test_arrow(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 2, 0, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0, 3, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "v = (0, 1.5)\u00a0m/\u2060s · 1.5\u00a0m/\u2060s, 90°");
  carom_editor_release(fixture->editor);
  CaromVec2 v = carom_scene_body(test_scene(fixture), 0)->velocity;
  g_assert_cmpfloat(v.x, ==, 0);
  g_assert_cmpfloat(v.y, ==, 1.5);
  test_assert_undo(fixture, "Change Velocity of Disc A");
}

/* The arrow of a slow disc is short, but what looks large has room beside its tip. */
static void test_short_arrow(Fixture *fixture, gconstpointer data) {
  static const struct {
    double arrow_s, x;
    CaromHandleKind kind;
  } cases[] = {{0.2, 0.2, CAROM_HANDLE_ARROW}, /* twice the reach, a fifth of the radius */
               {0.2, 0, CAROM_HANDLE_DISC},
               {0.1, 0.1, CAROM_HANDLE_DISC}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    fixture->view.arrow_s = cases[i].arrow_s;
    CaromHandle handle =
        carom_editor_find(fixture->editor, &fixture->view, carom_vec2(cases[i].x, 0));
    g_assert_cmpint(handle.kind, ==, cases[i].kind);
    g_assert_cmpuint(handle.item.index, ==, 0);
  }
}

/* A disc at rest has no tip; with a key its arrow is drawn from its inside, also where panes show
 * none. Near the centre it comes to rest. */
static void test_aim(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 4, -0.5, CAROM_EDITOR_AIM);
  test_drag_to(fixture, 5, -0.5, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 1)->velocity.x, ==, 0.5);
  test_drag(fixture, 2, 0, 0.04, 0.01);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->velocity.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->velocity.y, ==, 0);
}

static void test_wall_end(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 6, -3, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, -2, 1, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "ℓ = 4\u00a0m, 90°");
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.y, ==, 1);
  test_assert_undo(fixture, "Move End of Wall 1");
}

static void test_gravity(Fixture *fixture, gconstpointer data) {
  fixture->view.gravity_at = carom_vec2(8, 8);
  fixture->view.gravity_s2 = 0.25;
  test_press(fixture, 8, 8, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 8, 6, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "g = (0, −8)\u00a0m/\u2060s² · 8\u00a0m/\u2060s², −90°");
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(test_scene(fixture)->gravity.y, ==, -8);
  test_assert_undo(fixture, "Change Gravity");
}

/* The point of angular momentum lies over what is below it, as long as it is shown. The clock
 * stays, since no run depends on it. */
static void test_pivot(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 8);
  fixture->view.has_pivot = TRUE;
  test_press(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, -4, 4, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(fixture->readout, ==, "r = (−4, 4)\u00a0m · 5.657\u00a0m, 135°");
  carom_editor_release(fixture->editor);
  g_assert_true(carom_vec2_equal(test_scene(fixture)->staging.angular_about, carom_vec2(-4, 4)));
  test_assert_undo(fixture, "Move Point of Angular Momentum");
  g_assert_cmpuint(test_frame(fixture->player), ==, 8);
  carom_document_undo(fixture->document);
  fixture->view.has_pivot = FALSE;
  carom_player_seek(fixture->player, 0);
  test_drag(fixture, 0, 0, 1, 2);
  test_assert_undo(fixture, "Move Disc A");
}

static void test_escape(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = carom_document_get_scene(fixture->document);
  test_click(fixture, 4, -0.5, CAROM_EDITOR_PLAIN);
  carom_player_seek(fixture->player, 8);
  test_press(fixture, 1, 0, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 3, 3, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A");
  carom_editor_cancel(fixture->editor);
  g_assert_false(carom_editor_is_dragging(fixture->editor));
  g_assert_true(carom_document_get_scene(fixture->document) == scene);
  g_assert_cmpuint(test_frame(fixture->player), ==, 8);
  assert_selected(fixture, "B");
  test_assert_undo(fixture, NULL);
}

/* Undo while something is dragged takes that back, and the pointer holds nothing any more. */
static void test_undo_ends_drag(Fixture *fixture, gconstpointer data) {
  test_drag(fixture, 0, 0, 0, 2);
  test_press(fixture, 0, 2, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0, 4, CAROM_EDITOR_PLAIN);
  carom_document_undo(fixture->document);
  g_assert_false(carom_editor_is_dragging(fixture->editor));
  assert_at(fixture, 0, 0, 2);
  test_drag_to(fixture, 0, 5, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  assert_at(fixture, 0, 0, 2);
  test_assert_undo(fixture, "Move Disc A");
}

/* The first drag of all, too. */
static void test_first_drag_can_be_undone(Fixture *fixture, gconstpointer data) {
  gboolean can_undo;
  test_press(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  g_object_get(fixture->document, "can-undo", &can_undo, NULL);
  g_assert_false(can_undo); /* it may become a click */
  test_drag_to(fixture, 0, 4, CAROM_EDITOR_PLAIN);
  g_object_get(fixture->document, "can-undo", &can_undo, NULL);
  g_assert_true(can_undo);
  carom_document_undo(fixture->document);
  assert_at(fixture, 0, 0, 0);
  g_object_get(fixture->document, "can-undo", &can_undo, NULL);
  g_assert_false(can_undo);
}

/* What cannot be is said, and what could be last stays. */
static void test_refused_drag(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 6, -3, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 4, -3, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, -2, -3, CAROM_EDITOR_PLAIN);
  g_assert_nonnull(fixture->readout);
  g_assert_null(strstr(fixture->readout, "ℓ ="));
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.x, ==, 4);
}

static void test_later(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 8);
  test_drag(fixture, 1, 0, 1, 2);
  assert_at(fixture, 0, 1, 2);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  carom_document_undo(fixture->document);
  assert_at(fixture, 0, 0, 0);
  g_assert_cmpuint(test_frame(fixture->player), ==, 8);
}

/* ---- Grid and directions ---- */

/* A hundred points per unit make a grid of 0.2 units. */
static void test_snap(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->editor, "snap", TRUE, NULL);
  test_drag(fixture, 0.25, 0, 1.32, 0.33);
  assert_at(fixture, 0, 1, 0.4);
  carom_document_undo(fixture->document);
  test_drag(fixture, 0, 1, 0, 1.47);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->radius, ==, 1.4);
  test_drag(fixture, 6, -3, 5.07, -1.11);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.x, ==, 5);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.y, ==, -1.2);
}

static void test_constrain(Fixture *fixture, gconstpointer data) {
  test_press(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0.5, 3, CAROM_EDITOR_ADD);
  carom_editor_release(fixture->editor);
  assert_at(fixture, 0, 0, 3);
  test_press(fixture, 6, -3, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, -1.9, 1, CAROM_EDITOR_ADD);
  carom_editor_release(fixture->editor);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.x, ==, -2);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.y, ==, 1);
}

/* Off the grid a hundred points per unit make steps of 0.02 units, and of 0.01 m/s for an arrow
 * that is twice as long. What the pointer does not go along stays, and so does the distance of what
 * is moved together. */
static void test_free(Fixture *fixture, gconstpointer data) {
  static const CaromVec2 odd = {0.123456789, -0.0987654321};
  g_autoptr(CaromScene) scene = make_scene();
  g_array_index(scene->bodies, CaromBody, 0).position = odd;
  g_array_index(scene->walls, CaromWall, 0).p2.y = -M_PI;
  test_open_scene(fixture->document, scene);
  test_drag(fixture, odd.x, odd.y, odd.x + 0.3, odd.y);
  assert_at(fixture, 0, 0.42, odd.y);
  test_drag(fixture, 0.42 + 2, odd.y, -1.583, odd.y + 1.0307);
  const CaromBody *body = carom_scene_body(test_scene(fixture), 0);
  g_assert_cmpfloat(body->velocity.x, ==, -1);
  g_assert_cmpfloat(body->velocity.y, ==, 0.52);
  assert_at(fixture, 0, 0.42, odd.y);
  test_drag(fixture, 0.42, odd.y + 1, 0.42, odd.y + 1.3333);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->radius, ==, 1.34);
  test_drag(fixture, 6, -M_PI, 5.1234, -M_PI);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.x, ==, 5.12);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p2.y, ==, -M_PI);
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 0)->p1.x, ==, -2);
  test_click(fixture, 0.42, odd.y, CAROM_EDITOR_PLAIN);
  test_click(fixture, 4, -0.5, CAROM_EDITOR_ADD);
  test_drag(fixture, 4, -0.5, 4.1111, -0.7777);
  assert_at(fixture, 1, 4.12, -0.28);
  assert_at(fixture, 0, 0.54, carom_snap_tidy((CaromRoundNumber){2, -2}, odd).y - 0.28);
}

/* ---- What is new ---- */

static void test_new_disc(Fixture *fixture, gconstpointer data) {
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_DISC);
  test_drag(fixture, 0, 5, 0, 6.5);
  const CaromBody *body = carom_scene_body(test_scene(fixture), 3);
  assert_at(fixture, 3, 0, 5);
  g_assert_cmpfloat(body->radius, ==, 1.5);
  assert_selected(fixture, "D");
  test_assert_undo(fixture, "Add Disc D");
  test_click(fixture, 4, 5, CAROM_EDITOR_PLAIN); /* like the last one */
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 4)->radius, ==, 1.5);
  assert_selected(fixture, "E");
  test_press(fixture, 8, 5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 8, 6, CAROM_EDITOR_PLAIN);
  carom_editor_cancel(fixture->editor);
  g_assert_cmpuint(test_scene(fixture)->bodies->len, ==, 5);
  assert_selected(fixture, "E");
}

/* What is drawn is what changes, before it is selected; in another scene, what that has of it. */
static void test_changed(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  g_autoptr(CaromSelection) selected =
      carom_editor_get_changed(fixture->editor, test_scene(fixture));
  g_assert_true(carom_selection_equal(selected, carom_editor_get_selection(fixture->editor)));
  g_autoptr(CaromScene) empty = carom_scene_new();
  g_autoptr(CaromSelection) nothing = carom_editor_get_changed(fixture->editor, empty);
  g_assert_cmpuint(carom_selection_count(nothing), ==, 0);
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_DISC);
  test_press(fixture, 9, 9, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 9, 10, CAROM_EDITOR_PLAIN);
  const CaromScene *scene = test_scene(fixture);
  g_autoptr(CaromSelection) drawn = carom_editor_get_changed(fixture->editor, scene);
  g_assert_cmpuint(carom_selection_count(drawn), ==, 1);
  g_assert_true(carom_selection_has(drawn, (CaromItem){CAROM_ITEM_DISC, scene->bodies->len - 1}));
  g_assert_false(carom_selection_equal(drawn, carom_editor_get_selection(fixture->editor)));
}

static void test_new_disc_in_nothing(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) empty = carom_scene_new();
  test_open_scene(fixture->document, empty);
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_DISC);
  test_click(fixture, 1, 1, CAROM_EDITOR_PLAIN);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->radius, ==, 0.5);
}

/* A click has no readout that would stay, so that the refusal is said otherwise. */
static void test_new_disc_too_many(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) full = carom_scene_new();
  for (guint i = 0; i < CAROM_SCENE_MAX_PLACED; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(3.0 * i, 0);
    carom_scene_add_body(full, body);
  }
  test_open_scene(fixture->document, full);
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_DISC);
  test_click(fixture, 0, 5, CAROM_EDITOR_PLAIN);
  g_assert_cmpuint(test_scene(fixture)->bodies->len, ==, CAROM_SCENE_MAX_PLACED);
  g_assert_nonnull(fixture->refused);
  g_assert_nonnull(strstr(fixture->refused, "200000"));
  g_assert_null(fixture->readout);
}

static void test_new_wall(Fixture *fixture, gconstpointer data) {
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_WALL);
  test_click(fixture, 0, 5, CAROM_EDITOR_PLAIN);
  test_assert_undo(fixture, NULL);
  test_drag(fixture, 0, 5, 3, 5);
  const CaromWall *wall = carom_scene_wall(test_scene(fixture), 1);
  g_assert_cmpfloat(wall->p1.x, ==, 0);
  g_assert_cmpfloat(wall->p2.x, ==, 3);
  g_assert_cmpfloat(wall->restitution, ==, 0.5);
  assert_selected(fixture, "2");
  test_assert_undo(fixture, "Add Wall 2");
}

/* Pressed where its discs come in, dragged to their velocity, whose arrow is twice as long in the
 * picture as its numbers; the first is like the last disc, and a click makes one like the last. */
static void test_new_emitter(Fixture *fixture, gconstpointer data) {
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_EMITTER);
  test_press(fixture, 0, 5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 3, 5, CAROM_EDITOR_PLAIN);
  g_assert_nonnull(strstr(fixture->readout, "v = (1.5, 0)"));
  carom_editor_release(fixture->editor);
  const CaromEmitter *first = carom_scene_emitter(test_scene(fixture), 0);
  const CaromBody *last = carom_scene_body(test_scene(fixture), 2);
  g_assert_true(first->position.x == 0 && first->position.y == 5);
  g_assert_true(first->velocity.x == 1.5 && first->velocity.y == 0);
  g_assert_cmpfloat(first->radius, ==, last->radius);
  g_assert_cmpfloat(first->mass_kg, ==, last->mass_kg);
  test_assert_undo(fixture, "Add Emitter 1");
  test_click(fixture, -4, 5, CAROM_EDITOR_PLAIN);
  const CaromEmitter *second = carom_scene_emitter(test_scene(fixture), 1);
  g_assert_true(second->position.x == -4 && second->velocity.x == 1.5);
  const CaromSelection *selection = carom_editor_get_selection(fixture->editor);
  g_assert_cmpuint(carom_selection_count(selection), ==, 1);
  g_assert_true(carom_selection_has(selection, (CaromItem){CAROM_ITEM_EMITTER, 1}));
  carom_document_undo(fixture->document);
  g_assert_cmpuint(test_scene(fixture)->emitters->len, ==, 1);
}

/* A wall that nobody draws is like the last one, too. */
static void test_added_wall(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_WALL, NULL));
  g_assert_cmpfloat(carom_scene_wall(test_scene(fixture), 1)->restitution, ==, 0.5);
}

/* Less than a point of the picture, and as one would write it. */
static void assert_short(CaromVec2 place) {
  g_autofree char *x = carom_digits_exactly(place.x), *y = carom_digits_exactly(place.y);
  g_test_message("(%s, %s)", x, y);
  g_assert_cmpuint(g_utf8_strlen(x, -1), <=, strlen("-1.234"));
  g_assert_cmpuint(g_utf8_strlen(y, -1), <=, strlen("-1.234"));
}

/* How far two discs, or a disc and a wall, are from touching; the least of all. */
static double get_least_gap(const CaromScene *scene) {
  double gap = INFINITY;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    for (guint j = 0; j < i; j++)
      gap = MIN(gap, carom_vec2_distance(body->position, carom_scene_body(scene, j)->position) -
                         body->radius - carom_scene_body(scene, j)->radius);
    for (guint j = 0; j < scene->walls->len; j++)
      gap =
          MIN(gap, carom_wall_distance(carom_scene_wall(scene, j), body->position) - body->radius);
  }
  return gap;
}

/* Discs that nobody draws are alike and touch nothing, be they added in a pane or in the table,
 * which has no scale; a large one that is there is left out of account. */
static void test_added_discs(Fixture *fixture, gconstpointer data) {
  const CaromEditView views[] = {fixture->view, {.pane = 0}};
  for (guint k = 0; k < G_N_ELEMENTS(views); k++) {
    g_autoptr(CaromScene) empty = carom_scene_new();
    empty->has_view = TRUE;
    empty->view_min = carom_vec2(-8, -6);
    empty->view_max = carom_vec2(8, 6);
    test_open_scene(fixture->document, empty);
    for (guint i = 0; i < 8; i++) {
      if (i == 3) {
        g_autoptr(CaromScene) more = carom_scene_copy(test_scene(fixture));
        CaromBody large = {.position = {-7, 3}, .radius = 2, .mass_kg = 9};
        carom_scene_add_body(more, large);
        test_open_scene(fixture->document, more);
      }
      g_assert_true(carom_commands_add(fixture->editor, &views[k], CAROM_ITEM_DISC, NULL));
    }
    const CaromBody *first = carom_scene_body(test_scene(fixture), 0);
    g_assert_cmpfloat(first->radius, >, 16.0 / 50); /* seen well in a picture of that width */
    g_assert_cmpfloat(first->radius, <, 16.0 / 10);
    for (guint i = 0; i < 9; i++)
      g_assert_cmpfloat(carom_scene_body(test_scene(fixture), i)->radius, ==,
                        i == 3 ? 2 : first->radius);
    g_assert_cmpfloat(get_least_gap(test_scene(fixture)), >, first->radius / 20);
  }
}

/* Where there is no room to keep off everything, it is enough not to overlap. */
static void test_added_tight(Fixture *fixture, gconstpointer data) {
  static const CaromVec2 corners[] = {{-8, -1.005}, {8, -1.005}, {8, 1.005}, {-8, 1.005}};
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromBody body = carom_body_default(); /* of a radius of 1 */
  body.position = carom_vec2(-4, 0);
  carom_scene_add_body(scene, body);
  for (guint i = 0; i < 4; i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % 4]);
    g_array_append_val(scene->walls, wall);
  }
  test_open_scene(fixture->document, scene);
  CaromVec2 place = {-3, 0.001};
  g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_DISC, &place));
  g_assert_cmpuint(carom_scene_count_overlaps(test_scene(fixture), 9), ==, 0);
  g_assert_cmpfloat(fabs(carom_scene_body(test_scene(fixture), 1)->position.y), <, 0.01);
}

/* What nobody draws comes to a free place that is a short decimal number, whatever the pointer's
 * place is. */
static void test_added_places(Fixture *fixture, gconstpointer data) {
  static const CaromVec2 places[] = {{0.0123456789, -0.6363615471238481}, {4.1 / 3, 0}, {20, 1e-9}};
  guint n_before = carom_scene_count_overlaps(test_scene(fixture), 9);
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_DISC, &places[i]));
    assert_short(carom_scene_body(test_scene(fixture), 3 + i)->position);
  }
  g_assert_cmpuint(carom_scene_count_overlaps(test_scene(fixture), 9), ==, n_before);
  assert_at(fixture, 5, 20, 0);
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_WALL, &places[i]));
    const CaromWall *wall = carom_scene_wall(test_scene(fixture), 1 + i);
    assert_short(wall->p1);
    assert_short(wall->p2);
    for (guint disc = 0; disc < 6; disc++) {
      const CaromBody *body = carom_scene_body(test_scene(fixture), disc);
      g_assert_cmpfloat(carom_wall_distance(wall, body->position), >=, body->radius);
    }
  }
}

/* ---- Keys and menus ---- */

/* Keys that come between two frames are done at once; what they add up to is the same. */
static void test_bundled_nudges(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  for (int at_once = 1; at_once <= 15; at_once++) {
    for (int left = 15; left > 0; left -= at_once) {
      carom_commands_nudge(fixture->editor, &fixture->view, MIN(at_once, left), 0);
      carom_commands_aim(fixture->editor, &fixture->view, 0, MIN(at_once, left));
    }
    assert_at(fixture, 0, 0.3, 0);
    g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->velocity.y, ==, 0.15);
    while (test_scene(fixture)->bodies->len > 0 &&
           carom_scene_body(test_scene(fixture), 0)->position.x != 0)
      carom_document_undo(fixture->document);
  }
  test_click(fixture, 5, -3, CAROM_EDITOR_ADD); /* a wall has no size, and does not mind */
  for (guint i = 0; i < 15; i++)
    carom_commands_resize(fixture->editor, &fixture->view, 1);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->radius, ==, 1.3);
}

static void test_nudge(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  carom_commands_nudge(fixture->editor, &fixture->view, 0, -10);
  assert_at(fixture, 0, 0.02, -0.2);
  test_assert_undo(fixture, "Move Disc A");
  carom_document_undo(fixture->document);
  assert_at(fixture, 0, 0, 0);
  test_assert_undo(fixture, NULL);
  g_object_set(fixture->editor, "snap", TRUE, NULL);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  assert_at(fixture, 0, 0.2, 0);
}

static void test_commands(Fixture *fixture, gconstpointer data) {
  carom_commands_delete(fixture->editor, &fixture->view);
  test_assert_undo(fixture, NULL); /* nothing is selected */
  carom_commands_select_all(fixture->editor, &fixture->view);
  carom_commands_mirror(fixture->editor, &fixture->view, CAROM_MIRROR_LEFT_RIGHT);
  test_assert_undo(fixture, "Mirror Discs and Walls");
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->velocity.x, ==, -1);
  carom_commands_turn(fixture->editor, &fixture->view, 90);
  test_assert_undo(fixture, "Turn Discs and Walls");
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->velocity.y, ==, -1);
  carom_commands_align(fixture->editor, &fixture->view, CAROM_ALIGNMENT_LEFT);
  test_assert_undo(fixture, "Align Discs and Walls");
  carom_commands_distribute(fixture->editor, &fixture->view, CAROM_DISTRIBUTION_VERTICAL);
  test_assert_undo(fixture, "Distribute Discs and Walls");
  carom_commands_duplicate(fixture->editor, &fixture->view);
  test_assert_undo(fixture, "Duplicate Discs and Walls");
  assert_selected(fixture, "D E F 2");
  carom_commands_delete(fixture->editor, &fixture->view);
  test_assert_undo(fixture, "Delete Discs and Walls");
  assert_selected(fixture, "");
  g_assert_cmpuint(test_scene(fixture)->bodies->len, ==, 3);
}

static void test_refused_command(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_commands_align(fixture->editor, &fixture->view, CAROM_ALIGNMENT_LEFT);
  g_assert_nonnull(fixture->refused);
  test_assert_undo(fixture, NULL);
}

static void test_clipboard(Fixture *fixture, gconstpointer data) {
  CaromVec2 place = carom_vec2(10, 10);
  g_assert_null(carom_commands_copy(fixture->editor, &fixture->view));
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  g_autoptr(CaromScene) cut = carom_commands_cut(fixture->editor, &fixture->view);
  test_assert_undo(fixture, "Cut Disc A");
  g_assert_cmpuint(cut->bodies->len, ==, 1);
  g_assert_cmpuint(cut->walls->len, ==, 0);
  carom_commands_paste(fixture->editor, &fixture->view, cut, &place);
  test_assert_undo(fixture, "Paste Disc C");
  assert_selected(fixture, "C");
  assert_at(fixture, 2, 10, 10);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 2)->velocity.x, ==, 1);
  carom_commands_paste(fixture->editor, &fixture->view, cut, NULL);
  assert_at(fixture, 3, 0, 0);
}

/* The switch decides what becomes of discs that are put on top of others; in one step. */
static void test_push_apart(Fixture *fixture, gconstpointer data) {
  const CaromVec2 origin = {0, 0};
  for (int pushes = 0; pushes < 2; pushes++) {
    g_object_set(fixture->editor, "push-apart", pushes, NULL);
    test_drag(fixture, 0, 0, 3, 0);
    CaromVec2 place = carom_scene_body(test_scene(fixture), 0)->position;
    g_assert_true((place.x == 3) == !pushes);
    test_assert_undo(fixture, "Move Disc A");
    carom_document_undo(fixture->document);
    test_assert_undo(fixture, NULL);
    test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
    g_autoptr(CaromScene) copy = carom_commands_copy(fixture->editor, &fixture->view);
    carom_commands_paste(fixture->editor, &fixture->view, copy, &origin);
    CaromVec2 pasted = carom_scene_body(test_scene(fixture), 3)->position;
    g_assert_true((pasted.x == 0 && pasted.y == 0) == !pushes);
    carom_document_undo(fixture->document);
  }
}

/* What is shown in full when the pointer rests changes nothing about the drag. */
static void test_rest(Fixture *fixture, gconstpointer data) {
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_DISC);
  test_press(fixture, 8, 8, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 9, 8, CAROM_EDITOR_PLAIN);
  while (carom_player_is_in_flux(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(carom_editor_is_dragging(fixture->editor));
  assert_selected(fixture, "A");
  test_drag_to(fixture, 10, 8, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  assert_selected(fixture, "D");
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 3)->radius, ==, 2);
}

int main(int argc, char **argv) {
  static const EditorTest tests[] = {
      {"/editor/rest", test_rest},
      {"/editor/drag/move", test_move},
      {"/editor/drag/move-several", test_move_several},
      {"/editor/drag/there-and-back", test_there_and_back},
      {"/editor/drag/rim", test_rim},
      {"/editor/drag/arrow", test_arrow},
      {"/editor/drag/short-arrow", test_short_arrow},
      {"/editor/drag/aim", test_aim},
      {"/editor/drag/wall-end", test_wall_end},
      {"/editor/drag/gravity", test_gravity},
      {"/editor/drag/pivot", test_pivot},
      {"/editor/drag/escape", test_escape},
      {"/editor/drag/undo-ends-it", test_undo_ends_drag},
      {"/editor/drag/undo-ends-the-first", test_first_drag_can_be_undone},
      {"/editor/drag/refused", test_refused_drag},
      {"/editor/drag/later", test_later},
      {"/editor/hold/snap", test_snap},
      {"/editor/hold/constrain", test_constrain},
      {"/editor/hold/free", test_free},
      {"/editor/new/disc", test_new_disc},
      {"/editor/new/disc-too-many", test_new_disc_too_many},
      {"/editor/draw/changed", test_changed},
      {"/editor/new/disc-in-nothing", test_new_disc_in_nothing},
      {"/editor/new/wall", test_new_wall},
      {"/editor/new/emitter", test_new_emitter},
      {"/editor/new/added-wall", test_added_wall},
      {"/editor/new/added-places", test_added_places},
      {"/editor/new/added-discs", test_added_discs},
      {"/editor/new/added-tight", test_added_tight},
      {"/editor/commands/nudge", test_nudge},
      {"/editor/commands/bundled-nudges", test_bundled_nudges},
      {"/editor/commands/each", test_commands},
      {"/editor/commands/refused", test_refused_command},
      {"/editor/commands/clipboard", test_clipboard},
      {"/editor/commands/push-apart", test_push_apart},
  };
  return run_editor_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
