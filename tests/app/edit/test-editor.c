/* test-editor: what the pointer and the keys do to the scene. */
#include "editor-test.h"

/* Disc A at (0, 0), moving to the right, so that its arrow ends at (2, 0); disc B at rest at
 * (4, 0), both of radius 1; disc C at (4, 0.5), of radius 0.25, on top of B; a wall from (−2, −3)
 * to (6, −3). */
static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.velocity = carom_vec2(1, 0);
  carom_scene_add_body(scene, body);
  body = carom_body_default();
  body.position = carom_vec2(4, 0);
  carom_scene_add_body(scene, body);
  body.position = carom_vec2(4, 0.5);
  body.radius = 0.25;
  carom_scene_add_body(scene, body);
  CaromWall wall = carom_wall_default(carom_vec2(-2, -3), carom_vec2(6, -3));
  wall.restitution = 0.5;
  g_array_append_val(scene->walls, wall);
  scene->dt_s = 0.125;
  return scene;
}

static void set_up_scene(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_scene();
  set_up(fixture, data);
  test_open_scene(fixture->document, scene);
}

static void assert_at(Fixture *fixture, guint disc, double x, double y) {
  CaromVec2 place = carom_scene_body(test_scene(fixture), disc)->position;
  g_assert_cmpfloat(place.x, ==, x);
  g_assert_cmpfloat(place.y, ==, y);
}

/* The selection as "A C 1": discs, then walls. */
static void assert_selected(Fixture *fixture, const char *wanted) {
  const CaromSelection *selection = carom_editor_get_selection(fixture->editor);
  g_autoptr(GString) names = g_string_new(NULL);
  for (guint i = 0; i < carom_selection_count(selection); i++) {
    CaromItem item = carom_selection_get(selection, i);
    if (i > 0)
      g_string_append_c(names, ' ');
    if (item.kind == CAROM_ITEM_DISC)
      g_string_append_c(names, (char)('A' + item.index));
    else
      g_string_append_printf(names, "%u", item.index + 1);
  }
  g_assert_cmpstr(names->str, ==, wanted);
}

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
    g_assert_cmpuint(handle.index, ==, places[i].index);
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
  g_assert_cmpuint(handle.index, ==, 1);
  handle = carom_handle_find(scene, &fixture->view, carom_vec2(-0.95, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_RIM);
  g_assert_cmpuint(handle.index, ==, 0);
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

/* The arrow goes to the pointer, and back at the centre the disc is at rest. With no arrows shown
 * it is the way of a second. */
static void test_launch(Fixture *fixture, gconstpointer data) {
  select_disc(fixture, 1);
  test_drag(fixture, 5.22, 0, 7, 1);
  CaromVec2 velocity = carom_scene_body(test_scene(fixture), 1)->velocity;
  g_assert_cmpfloat(velocity.x, ==, 1.5); /* (7 − 4) / 2 s */
  g_assert_cmpfloat(velocity.y, ==, 0.5);
  test_assert_undo(fixture, "Change Velocity of Disc B");
  carom_document_undo(fixture->document);
  test_drag(fixture, 5.22, 0, 4.02, 0);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 1)->velocity.x, ==, 0);
  test_assert_undo(fixture, NULL);
  fixture->view.arrow_s = 0;
  test_drag(fixture, 5.22, 0, 7, 1);
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 1)->velocity.x, ==, 3);
}

/* From afar all is small: a disc is still found, and can be moved. */
static void test_small_disc(Fixture *fixture, gconstpointer data) {
  fixture->view.reach = 2.5;
  fixture->view.arrow_s = 0;
  CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(-2, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_DISC);
  g_assert_cmpuint(handle.index, ==, 0);
}

/* Later, it is the pane's present state that is at a place. */
static void test_handles_later(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 8); /* 1 s */
  CaromHandle handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(1, 0));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_DISC);
  g_assert_cmpuint(handle.index, ==, 0);
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
  g_assert_true(carom_commands_select_at(fixture->editor, &fixture->view, carom_vec2(0, 0)));
  assert_selected(fixture, "A B C 1");
  carom_editor_select(fixture->editor, NULL);
  g_assert_false(carom_commands_select_at(fixture->editor, &fixture->view, carom_vec2(9, 9)));
  g_assert_true(carom_commands_select_at(fixture->editor, &fixture->view, carom_vec2(0, 0)));
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
    g_assert_cmpuint(handle.index, ==, 0);
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

/* ---- Keys and menus ---- */

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
    g_assert_true((carom_scene_body(test_scene(fixture), 3)->position.x == 0) == !pushes);
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
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/editor/handles/kinds", test_handles},
      {"/editor/handles/small-disc", test_small_disc},
      {"/editor/handles/rim-below", test_rim_below},
      {"/editor/handles/launch", test_launch_handle},
      {"/editor/handles/launch-beside", test_launch_beside},
      {"/editor/launch", test_launch},
      {"/editor/handles/later", test_handles_later},
      {"/editor/rest", test_rest},
      {"/editor/select/clicks", test_clicks},
      {"/editor/select/click-shakes", test_click_shakes},
      {"/editor/select/click-later", test_click_later},
      {"/editor/select/band", test_band},
      {"/editor/select/end-of-several", test_end_of_several},
      {"/editor/select/band-of-several", test_band_of_several},
      {"/editor/select/by-keys", test_select_by_keys},
      {"/editor/select/and-undo", test_selection_and_undo},
      {"/editor/drag/move", test_move},
      {"/editor/drag/move-several", test_move_several},
      {"/editor/drag/there-and-back", test_there_and_back},
      {"/editor/drag/rim", test_rim},
      {"/editor/drag/arrow", test_arrow},
      {"/editor/drag/short-arrow", test_short_arrow},
      {"/editor/drag/aim", test_aim},
      {"/editor/drag/wall-end", test_wall_end},
      {"/editor/drag/gravity", test_gravity},
      {"/editor/drag/escape", test_escape},
      {"/editor/drag/undo-ends-it", test_undo_ends_drag},
      {"/editor/drag/undo-ends-the-first", test_first_drag_can_be_undone},
      {"/editor/drag/refused", test_refused_drag},
      {"/editor/drag/later", test_later},
      {"/editor/hold/snap", test_snap},
      {"/editor/hold/constrain", test_constrain},
      {"/editor/new/disc", test_new_disc},
      {"/editor/new/disc-too-many", test_new_disc_too_many},
      {"/editor/draw/changed", test_changed},
      {"/editor/new/disc-in-nothing", test_new_disc_in_nothing},
      {"/editor/new/wall", test_new_wall},
      {"/editor/commands/nudge", test_nudge},
      {"/editor/commands/each", test_commands},
      {"/editor/commands/refused", test_refused_command},
      {"/editor/commands/clipboard", test_clipboard},
      {"/editor/commands/push-apart", test_push_apart},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up_scene, tests[i].test, tear_down);
  return g_test_run();
}
