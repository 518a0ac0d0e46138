/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-pane-touch: what a finger in a pane does to the scene. Needs a display.
 */
#include "pane-editing-test.h"

#include "carom-widget-theme.h"

/* A finger finds a disc at twice the distance. */
static void test_touch(Fixture *fixture, gconstpointer data) {
  CaromPaneEditing *editing = get_editing(fixture, 0);
  CaromWall wall = *carom_scene_wall(get_scene(fixture), 0);
  CaromVec2 place = place_of(fixture, 0, wall.p1);
  CaromVec2 beside = carom_vec2(place.x - 7, place.y - 7); /* 10 points off */
  for (int is_touch = 0; is_touch <= 1; is_touch++) {
    carom_editor_select(get_editor(fixture), NULL);
    carom_pane_editing_set_touch(editing, is_touch);
    press(fixture, 0, beside);
    release(fixture, 0);
    g_assert_cmpuint(count_selected(fixture), ==, (guint)is_touch);
  }
}

/* With a mouse and with a finger, from where the handle is drawn for the mouse. */
static void test_launch(Fixture *fixture, gconstpointer data) {
  CaromPaneEditing *editing = get_editing(fixture, 0);
  CaromEditView view = get_edit_view(fixture, 0);
  CaromHandle launch;
  click(fixture, 0, position_of(fixture, 1));
  g_assert_true(carom_editor_get_launch(get_editor(fixture), &view, &launch));
  CaromVec2 from =
      carom_handle_get_place(&launch, get_scene(fixture), &view, position_of(fixture, 1));
  g_assert_cmpfloat(from.y + view.reach, <=, view.shown.max.y);
  for (int is_touch = 0; is_touch <= 1; is_touch++) {
    carom_pane_editing_set_touch(editing, is_touch);
    drag_by(fixture, 0, from, carom_vec2(-30, 0));
    g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->velocity.x, <, 0);
    assert_undo(fixture, "Change Velocity of Disc B");
    do_action(fixture, "win.undo");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->velocity.x, ==, 0);
  }
}

/* As when one touches the pane next. */
static void set_touch(Fixture *fixture) {
  for (guint pane = 0; pane < count_panes(fixture); pane++)
    carom_pane_editing_set_touch(get_editing(fixture, pane), TRUE);
}

/* A finger is lifted: it is in no pane any more. */
static void tap(Fixture *fixture, guint pane, CaromVec2 place) {
  press(fixture, pane, place);
  release(fixture, pane);
  carom_pane_editing_leave(get_editing(fixture, pane));
}

static void tap_disc(Fixture *fixture, guint disc) {
  tap(fixture, 0, place_of(fixture, 0, position_of(fixture, disc)));
}

static gboolean selects_several(Fixture *fixture) {
  g_autoptr(GVariant) state = get_state(fixture, "edit-several");
  return g_variant_get_boolean(state);
}

/* Each tap adds or takes away, a rubber band and a long press add; a tap beside all ends it. */
static void test_several(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  CaromVec2 ground = carom_vec2(4, 4);
  set_touch(fixture);
  tap_disc(fixture, 0);
  do_action(fixture, "win.edit-several");
  tap_disc(fixture, 1);
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  tap_disc(fixture, 1);
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  CaromVec2 third = place_of(fixture, 0, position_of(fixture, 2));
  carom_pane_editing_ask_menu(get_editing(fixture, 0), third.x, third.y);
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  carom_pane_editing_ask_menu(get_editing(fixture, 0), ground.x, ground.y);
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  press(fixture, 0, ground);
  drag_to(fixture, 0, carom_vec2(gtk_widget_get_width(area), gtk_widget_get_height(area)));
  release(fixture, 0);
  g_assert_cmpuint(count_selected(fixture), >, 2);
  g_assert_true(selects_several(fixture));
  tap(fixture, 0, ground);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
  g_assert_false(selects_several(fixture));
  tap_disc(fixture, 0);
  tap_disc(fixture, 1);
  g_assert_cmpuint(count_selected(fixture), ==, 1);
}

/* What is selected can be dragged with one finger, and no key is held to keep it to an axis. */
static void test_drag_several(Fixture *fixture, gconstpointer data) {
  CaromVec2 before[] = {position_of(fixture, 0), position_of(fixture, 1)};
  set_touch(fixture);
  tap_disc(fixture, 0);
  do_action(fixture, "win.edit-several");
  tap_disc(fixture, 1);
  CaromVec2 way = drag_by(fixture, 0, before[0], carom_vec2(14, 17));
  for (guint i = 0; i < G_N_ELEMENTS(before); i++)
    assert_felt(position_of(fixture, i), carom_vec2_add(before[i], way),
                get_edit_view(fixture, 0).points_per_unit);
  CaromVec2 apart = carom_vec2_sub(position_of(fixture, 1), position_of(fixture, 0));
  assert_near(apart, carom_vec2_sub(before[1], before[0]));
}

/* How many pixels of a pane have the colour of what is selected. */
static guint count_marked(Fixture *fixture, guint pane) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, pane));
  CaromColour cursor = carom_widget_theme_get(area)->cursor;
  GdkRGBA colour = {(float)cursor.red, (float)cursor.green, (float)cursor.blue, 1};
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return test_count_pixels(area, &colour);
}

/* The grips stay when the finger is lifted, so that they can be touched, in the pane where it was;
 * a mouse takes them along. */
static void test_grips_stay(Fixture *fixture, gconstpointer data) {
  tap_disc(fixture, 0); /* with a mouse */
  guint of_mouse = count_marked(fixture, 0);
  set_touch(fixture);
  tap_disc(fixture, 0);
  g_assert_cmpuint(count_marked(fixture, 0), >, of_mouse + 10);
  set_touch(fixture);
  tap(fixture, 1, place_of(fixture, 1, position_of(fixture, 0)));
  g_assert_cmpuint(count_marked(fixture, 0), ==, of_mouse);
  g_assert_cmpuint(count_marked(fixture, 1), >, of_mouse + 10);
}

/* From beside them, where a mouse would miss them, but a fingertip is. */
static void test_reach(Fixture *fixture, gconstpointer data) {
  CaromEditView view = get_edit_view(fixture, 0);
  const CaromBody body = *carom_scene_body(get_scene(fixture), 0);
  CaromVec2 tip = carom_vec2_add_scaled(body.position, body.velocity, view.arrow_s);
  CaromVec2 along = carom_vec2_scale(body.velocity, 1 / carom_vec2_length(body.velocity));
  const struct {
    CaromVec2 place;
    const char *edit;
  } places[] = {
      {carom_vec2_add_scaled(tip, along, 10 / view.points_per_unit), "Change Velocity of Disc A"},
      {carom_vec2_add_scaled(body.position, along, -body.radius - 10 / view.points_per_unit),
       "Change Radius of Disc A"},
      {carom_vec2_add_scaled(view.gravity_at, carom_vec2(-1, 0), 10 / view.points_per_unit),
       "Change Gravity"},
  };
  set_touch(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    drag_by(fixture, 0, places[i].place, carom_vec2(-9, 20));
    assert_undo(fixture, places[i].edit);
    do_action(fixture, "win.undo");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  }
}

/* The tools for what is new. */
static void test_tools(Fixture *fixture, gconstpointer data) {
  guint n_discs = get_scene(fixture)->bodies->len, n_walls = get_scene(fixture)->walls->len;
  set_touch(fixture);
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_DISC);
  drag_by(fixture, 0, position_at(fixture, 0, carom_vec2(60, 150)), carom_vec2(20, 0));
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, n_discs + 1);
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_WALL);
  drag_by(fixture, 0, position_at(fixture, 0, carom_vec2(30, 180)), carom_vec2(90, 0));
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, n_walls + 1);
}

int main(int argc, char **argv) {
  static const PaneTest tests[] = {
      {"/pane-touch/wall-end", "inclined-wall", test_touch},
      {"/pane-touch/launch", "light-on-heavy-at-rest", test_launch},
      {"/pane-touch/several", "four-discs", test_several},
      {"/pane-touch/drag-several", "oblique", test_drag_several},
      {"/pane-touch/grips-stay", "oblique", test_grips_stay},
      {"/pane-touch/reach", "oblique", test_reach},
      {"/pane-touch/tools", "oblique", test_tools},
  };
  return run_pane_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
