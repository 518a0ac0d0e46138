/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-pane-gravity: the arrow of gravity and its grip, in the corner of a pane. Needs a display.
 */
#include "pane-editing-test.h"

#include "carom-builtin.h"
#include "carom-scene-settings.h"

/* The arrow of gravity is there where there is gravity. */
static void test_arrow(Fixture *fixture, gconstpointer data) {
  CaromEditView view = get_edit_view(fixture, 0);
  CaromVec2 before = get_scene(fixture)->gravity;
  CaromVec2 tip = carom_vec2_add_scaled(view.gravity_at, before, view.gravity_s2);
  g_assert_cmpfloat(view.gravity_s2, >, 0);
  CaromVec2 way = drag_by(fixture, 0, tip, carom_vec2(5, -8));
  assert_felt(get_scene(fixture)->gravity, carom_vec2_add_scaled(before, way, 1 / view.gravity_s2),
              view.points_per_unit * view.gravity_s2);
  assert_short(get_scene(fixture)->gravity.x);
  assert_short(get_scene(fixture)->gravity.y);
  assert_undo(fixture, "Change Gravity");
}

/* Where there is none, its arrow is drawn from where it would begin; brought back, there is none.
 */
static void test_no_gravity(Fixture *fixture, gconstpointer data) {
  CaromEditView view = get_edit_view(fixture, 0);
  CaromHandle handle = carom_editor_find(get_editor(fixture), &view, view.gravity_at);
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_GRAVITY);
  CaromVec2 way = drag_by(fixture, 0, view.gravity_at, carom_vec2(0, 30));
  g_assert_cmpfloat(get_scene(fixture)->gravity.x, ==, 0);
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, <, 0);
  assert_felt(get_scene(fixture)->gravity, carom_vec2(0, way.y / view.gravity_s2),
              view.points_per_unit * view.gravity_s2);
  assert_undo(fixture, "Change Gravity");
}

/* How far @place is off the nearest disc and wall, in points. */
static double gap_at(const CaromScene *scene, const CaromEditView *view, CaromVec2 place) {
  double gap = INFINITY;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    gap = MIN(gap, carom_vec2_length(carom_vec2_sub(place, body->position)) - body->radius);
  }
  for (guint i = 0; i < scene->walls->len; i++)
    gap = MIN(gap, carom_wall_distance(carom_scene_wall(scene, i), place));
  return gap * view->points_per_unit;
}

/* Likewise of the grip of gravity, and of where its arrow begins. */
static double gap_of(Fixture *fixture, guint pane) {
  const CaromScene *scene = get_scene(fixture);
  CaromEditView view = get_edit_view(fixture, pane);
  CaromVec2 tip = carom_vec2_add_scaled(view.gravity_at, scene->gravity, view.gravity_s2);
  return MIN(gap_at(scene, &view, view.gravity_at), gap_at(scene, &view, tip));
}

static void set_gravity(Fixture *fixture, CaromVec2 gravity) {
  g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(fixture));
  scene->gravity = gravity;
  carom_document_change(carom_window_get_document(fixture->window), scene, "Gravity", NULL);
}

/* However strong it is, and wherever it points, its tip stays in the picture. */
static void test_in_picture(Fixture *fixture, gconstpointer data) {
  int width = gtk_widget_get_width(GTK_WIDGET(get_area(fixture, 0)));
  for (double strength = 1; strength < 10; strength += 0.25)
    for (int k = 0; k < 4; k++) {
      set_gravity(fixture, carom_vec2(strength * cos(k * G_PI_2), strength * sin(k * G_PI_2)));
      CaromEditView view = get_edit_view(fixture, 0);
      CaromVec2 tip = place_of(
          fixture, 0,
          carom_vec2_add_scaled(view.gravity_at, get_scene(fixture)->gravity, view.gravity_s2));
      g_test_message("%g m/s², %d°: (%g, %g)", strength, 90 * k, tip.x, tip.y);
      g_assert_cmpfloat(tip.x, <=, width);
      g_assert_cmpfloat(tip.y, >=, 0);
    }
}

static gboolean shows_momenta(const CaromScene *scene) {
  return scene->staging.arrows == CAROM_STAGING_ARROWS_MOMENTUM ||
         scene->staging.arrows == CAROM_STAGING_ARROWS_BOTH;
}

/* In each built-in scene it is in the same corner of every pane, or no further from there than a
 * wall makes it, and neither a disc nor a wall is there. The pins of Galton's board stand too close
 * together, but not so close that one is in a mouse's reach. */
static void test_corner(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    open_scene(fixture, builtins[i].id);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    for (guint pane = 0; pane < count_panes(fixture); pane++) {
      int width = gtk_widget_get_width(GTK_WIDGET(get_area(fixture, pane)));
      CaromVec2 place = place_of(fixture, pane, get_edit_view(fixture, pane).gravity_at);
      g_test_message("%s %d", builtins[i].id, width);
      if (!shows_momenta(get_scene(fixture)))
        g_assert_cmpfloat(fabs(width - place.x - 50), <, 48 + 1e-6);
      g_assert_cmpfloat(place.y, >, 50 - 1e-6);
      g_assert_cmpfloat(place.y, <, 98 + 1e-6);
      /* a mouse reaches 6 from each */
      gboolean is_dense = g_str_equal(builtins[i].id, "galtons-board");
      g_assert_cmpfloat(gap_of(fixture, pane), >, (is_dense ? 6 : 12) - 1e-6);
    }
  }
}

/* A wall that is put where the grip is can be taken hold of there, and the grip elsewhere. */
static void test_wall(Fixture *fixture, gconstpointer data) {
  static const CaromVec2 ways[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    open_scene(fixture, "head-on");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    CaromEditView view = get_edit_view(fixture, 0);
    CaromVec2 place = view.gravity_at;
    double half = 200 / view.points_per_unit;
    g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(fixture));
    CaromWall wall = carom_edit_next_wall(scene, carom_vec2_add_scaled(place, ways[i], -half),
                                          carom_vec2_add_scaled(place, ways[i], half));
    g_assert_true(carom_edit_add_wall(scene, wall, NULL));
    guint last = scene->walls->len - 1;
    carom_document_change(carom_window_get_document(fixture->window), scene, "Wall", NULL);
    view = get_edit_view(fixture, 0);
    CaromHandle at_wall = carom_editor_find(get_editor(fixture), &view, place);
    CaromHandle at_grip = carom_editor_find(get_editor(fixture), &view, view.gravity_at);
    g_assert_cmpint(at_wall.kind, ==, CAROM_HANDLE_WALL);
    g_assert_cmpuint(at_wall.item.index, ==, last);
    g_assert_cmpint(at_grip.kind, ==, CAROM_HANDLE_GRAVITY);
  }
}

/* Beside the sum of the momenta, where that takes the corner. */
static void test_sum(Fixture *fixture, gconstpointer data) {
  int width = gtk_widget_get_width(GTK_WIDGET(get_area(fixture, 0)));
  g_assert_true(carom_pane_strip_get_framing(get_strip(fixture))->right_is_freer);
  double with_sum = place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at).x;
  do_action(fixture, "win.show-momenta");
  double without = place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at).x;
  g_assert_cmpfloat_with_epsilon(width - without, 50, 1e-6);
  g_assert_cmpfloat(with_sum, <, without - 52); /* the least side of the sum's box */
}

static gboolean has_tooltip(Fixture *fixture, CaromVec2 place) {
  GtkTooltip *tooltip = g_object_new(GTK_TYPE_TOOLTIP, NULL);
  gboolean has = FALSE;
  g_signal_emit_by_name(get_area(fixture, 0), "query-tooltip", (int)place.x, (int)place.y, FALSE,
                        tooltip, &has);
  g_object_unref(tooltip);
  return has;
}

/* It says what it is. */
static void test_tooltip(Fixture *fixture, gconstpointer data) {
  CaromVec2 grip = place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at);
  g_assert_true(has_tooltip(fixture, grip));
  g_assert_false(has_tooltip(fixture, carom_vec2(grip.x - 30, grip.y)));
}

/* A long press leads to its numbers, as a double click does. */
static void test_menu(Fixture *fixture, gconstpointer data) {
  CaromVec2 grip = place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at);
  carom_pane_editing_ask_menu(get_editing(fixture, 0), grip.x - 30, grip.y);
  g_assert_null(find_item(fixture, "Gravity…"));
  carom_pane_editing_ask_menu(get_editing(fixture, 0), grip.x, grip.y);
  GtkWidget *item = find_item(fixture, "Gravity…");
  g_assert_true(gtk_widget_get_sensitive(item));
  g_signal_emit_by_name(item, "clicked");
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  gboolean has_settings = FALSE;
  for (GList *i = windows; i; i = i->next)
    has_settings |= CAROM_IS_SCENE_SETTINGS(i->data) && gtk_widget_get_mapped(i->data);
  g_assert_true(has_settings);
}

static guint32 *get_pixels(Fixture *fixture) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return test_get_pixels(area, gtk_widget_get_width(area), gtk_widget_get_height(area));
}

/* Whether something is drawn where the symbol of gravity is, clear of the grip below it. How many
 * pixels that takes is up to the font, and to where between two of them it begins.
 *
 * @ground: the pixels without it; a line of the grid may be there */
static gboolean shows_symbol(Fixture *fixture, const guint32 *ground) {
  CaromVec2 grip = place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at);
  int width = gtk_widget_get_width(GTK_WIDGET(get_area(fixture, 0)));
  g_autofree guint32 *pixels = get_pixels(fixture);
  for (int y = (int)grip.y - 24; y < (int)grip.y - 8; y++)
    for (int x = (int)grip.x - 6; x < (int)grip.x + 6; x++)
      if (pixels[y * width + x] != ground[y * width + x])
        return TRUE;
  return FALSE;
}

/* While a disc is dragged it does not stand there without its grip; while gravity is, it does. */
static void test_symbol(Fixture *fixture, gconstpointer data) {
  CaromVec2 disc = place_of(fixture, 0, position_of(fixture, 0));
  g_autofree guint32 *ground = get_pixels(fixture);
  carom_pane_editing_hover(get_editing(fixture, 0), disc.x, disc.y, CAROM_EDITOR_PLAIN);
  g_assert_true(shows_symbol(fixture, ground));
  press(fixture, 0, disc);
  drag_to(fixture, 0, carom_vec2(disc.x, disc.y + 9));
  g_assert_false(shows_symbol(fixture, ground));
  release(fixture, 0);
  press(fixture, 0, place_of(fixture, 0, get_edit_view(fixture, 0).gravity_at));
  g_assert_true(shows_symbol(fixture, ground));
  release(fixture, 0);
}

/* While a chart has the angular momentum, the point that it is about is there, in all panes, and
 * can be dragged; afterwards it is gone. */
static void test_pivot(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_assert_false(get_edit_view(fixture, 0).has_pivot);
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 1, "angular-momentum");
  test_wait_for_frames(window);
  CaromEditView view = get_edit_view(fixture, 0);
  g_assert_true(view.has_pivot && get_edit_view(fixture, 1).has_pivot);
  CaromVec2 way =
      drag_by(fixture, 0, get_scene(fixture)->staging.angular_about, carom_vec2(20, -12));
  assert_felt(get_scene(fixture)->staging.angular_about, way, view.points_per_unit);
  assert_undo(fixture, "Move Point of Angular Momentum");
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 1, "energy");
  test_wait_for_frames(window);
  g_assert_false(get_edit_view(fixture, 0).has_pivot);
}

int main(int argc, char **argv) {
  static const PaneTest tests[] = {
      {"/pane-gravity/arrow", "bouncing-ball", test_arrow},
      {"/pane-gravity/in-picture", "bouncing-ball", test_in_picture},
      {"/pane-gravity/no-gravity", "oblique", test_no_gravity},
      {"/pane-gravity/no-gravity/symbol", "oblique", test_symbol},
      {"/pane-gravity/corner", "oblique", test_corner},
      {"/pane-gravity/wall", "oblique", test_wall},
      {"/pane-gravity/sum", "equal-discs", test_sum},
      {"/pane-gravity/tooltip", "oblique", test_tooltip},
      {"/pane-gravity/menu", "oblique", test_menu},
      {"/pane-gravity/pivot", "equal-discs", test_pivot},
  };
  return run_pane_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
