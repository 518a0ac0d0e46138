/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-pane-editing: what the pointer in a pane does to the scene, in all panes. Needs a display.
 */
#include "pane-editing-test.h"

#include "carom-chart-view.h"
#include "carom-pane-chooser.h"
#include "carom-pane-outlooks.h"
#include "carom-snap.h"
#include "carom-style-sample.h"
#include "carom-transport.h"
#include "carom-widget-theme.h"

/* ---- Drags ---- */

/* In whichever pane: all run what comes of it. */
static void test_move(Fixture *fixture, gconstpointer data) {
  for (guint pane = 0; pane < count_panes(fixture); pane++) {
    CaromVec2 before = position_of(fixture, 0);
    CaromVec2 way = drag_by(fixture, pane, before, carom_vec2(14, -6));
    CaromVec2 after = position_of(fixture, 0);
    assert_felt(after, carom_vec2_add(before, way), get_edit_view(fixture, pane).points_per_unit);
    assert_short(after.x);
    assert_short(after.y);
    assert_undo(fixture, "Move Disc A");
    for (guint i = 0; i < count_panes(fixture); i++) {
      const CaromRun *run = carom_pane_area_get_run(get_area(fixture, i));
      CaromVec2 there = carom_bodies_position(&run->world->bodies, 0);
      g_assert_cmpfloat(there.x, ==, after.x);
      g_assert_cmpfloat(there.y, ==, after.y);
    }
    do_action(fixture, "win.undo");
    g_assert_cmpfloat(position_of(fixture, 0).x, ==, before.x);
    g_assert_cmpfloat(position_of(fixture, 0).y, ==, before.y);
  }
}

static void test_arrow(Fixture *fixture, gconstpointer data) {
  const CaromBody before = *carom_scene_body(get_scene(fixture), 0);
  CaromEditView view = get_edit_view(fixture, 1);
  double arrow_s = view.arrow_s;
  CaromVec2 tip = carom_vec2_add_scaled(before.position, before.velocity, arrow_s);
  CaromVec2 way = drag_by(fixture, 1, tip, carom_vec2(9, 12));
  const CaromBody *after = carom_scene_body(get_scene(fixture), 0);
  assert_felt(after->velocity, carom_vec2_add_scaled(before.velocity, way, 1 / arrow_s),
              view.points_per_unit * arrow_s);
  g_assert_cmpfloat(after->position.x, ==, before.position.x);
  assert_undo(fixture, "Change Velocity of Disc A");
}

/* The pixel that is nearest to it. */
static CaromVec2 whole(CaromVec2 place) {
  return carom_vec2(round(place.x), round(place.y));
}

/* The velocity of @disc after its arrow has been dragged from the pixel at its tip to the one at
 * @end. */
static CaromVec2 drag_velocity(Fixture *fixture, guint disc, CaromVec2 tip, CaromVec2 end) {
  press(fixture, 0, whole(place_of(fixture, 0, tip)));
  drag_to(fixture, 0, end);
  CaromVec2 velocity = carom_scene_body(get_scene(fixture), disc)->velocity;
  carom_editor_cancel(get_editor(fixture));
  return velocity;
}

/* By the mouse alone, and without the grid: one of the pixels around the place gives it exactly,
 * for what is in between does not show in the numbers. */
static void test_exact_velocity(Fixture *fixture, gconstpointer data) {
  const CaromVec2 wanted = {-1, 0.5};
  for (guint disc = 0; disc < get_scene(fixture)->bodies->len; disc++) {
    const CaromBody *body = carom_scene_body(get_scene(fixture), disc);
    double arrow_s = get_edit_view(fixture, 0).arrow_s;
    CaromVec2 tip = carom_vec2_add_scaled(body->position, body->velocity, arrow_s);
    CaromVec2 end = carom_vec2_add_scaled(body->position, wanted, arrow_s);
    CaromVec2 pixel = whole(place_of(fixture, 0, end));
    guint n_exact = 0;
    for (int k = 0; k < 9; k++) {
      CaromVec2 near = carom_vec2(pixel.x + k % 3 - 1, pixel.y + k / 3 - 1);
      CaromVec2 velocity = drag_velocity(fixture, disc, tip, near);
      n_exact += velocity.x == wanted.x && velocity.y == wanted.y ? 1 : 0;
    }
    g_assert_cmpuint(n_exact, >, 0);
  }
}

static void test_rim(Fixture *fixture, gconstpointer data) {
  const CaromBody before = *carom_scene_body(get_scene(fixture), 1);
  CaromVec2 rim = carom_vec2_add(before.position, carom_vec2(before.radius, 0));
  CaromVec2 way = drag_by(fixture, 0, rim, carom_vec2(10, 0));
  const CaromBody *after = carom_scene_body(get_scene(fixture), 1);
  assert_felt(carom_vec2(after->radius, 0), carom_vec2(before.radius + way.x, 0),
              get_edit_view(fixture, 0).points_per_unit);
  assert_short(after->radius);
  assert_undo(fixture, "Change Radius of Disc B");
}

static void test_wall_end(Fixture *fixture, gconstpointer data) {
  CaromWall before = *carom_scene_wall(get_scene(fixture), 0);
  CaromVec2 way = drag_by(fixture, 0, before.p1, carom_vec2(7, 11));
  const CaromWall *after = carom_scene_wall(get_scene(fixture), 0);
  assert_felt(after->p1, carom_vec2_add(before.p1, way), get_edit_view(fixture, 0).points_per_unit);
  g_assert_cmpfloat(after->p2.x, ==, before.p2.x);
  assert_undo(fixture, "Move End of Wall 1");
}

static void test_band(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  click(fixture, 0, position_of(fixture, 0));
  press(fixture, 0, carom_vec2(2, 2));
  drag_to(fixture, 0, carom_vec2(gtk_widget_get_width(area), gtk_widget_get_height(area)));
  CaromVec2 corner, opposite;
  g_assert_true(carom_editor_get_band(get_editor(fixture), &corner, &opposite));
  release(fixture, 0);
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  assert_undo(fixture, NULL);
}

/* The pointer leaves a trace only where the editor is not told to stop. */
static void test_cancel(Fixture *fixture, gconstpointer data) {
  const CaromScene *before = get_scene(fixture);
  press(fixture, 0, place_of(fixture, 0, position_of(fixture, 0)));
  drag_to(fixture, 0, carom_vec2(100, 100));
  g_assert_true(get_scene(fixture) != before);
  carom_editor_cancel(get_editor(fixture)); /* as Escape does */
  g_assert_true(get_scene(fixture) == before);
  drag_to(fixture, 0, carom_vec2(120, 120));
  release(fixture, 0);
  g_assert_true(get_scene(fixture) == before);
  assert_undo(fixture, NULL);
}

/* ---- Clicks ---- */

/* A click used to go to the last contact. */
static void test_click(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  carom_player_step(fixture->player, 20);
  guint64 frame = test_frame(fixture->player);
  const CaromRun *run = carom_pane_area_get_run(get_area(fixture, 0));
  click(fixture, 0, carom_bodies_position(&run->world->bodies, 1));
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  click(fixture, 2, carom_vec2(-1, -1));
  g_assert_cmpuint(count_selected(fixture), ==, 0);
}

/* Keys and menus edit where something was pressed last. */
static void test_pane(Fixture *fixture, gconstpointer data) {
  CaromEditView view;
  g_assert_true(carom_pane_strip_get_edit_view(get_strip(fixture), &view));
  g_assert_cmpuint(view.pane, ==, 0);
  click(fixture, 2, position_of(fixture, 0));
  g_assert_true(carom_pane_strip_get_edit_view(get_strip(fixture), &view));
  g_assert_cmpuint(view.pane, ==, 2);
}

/* Selects what is there, and leads to its last contact. */
static void test_menu(Fixture *fixture, gconstpointer data) {
  g_autoptr(GMenu) menu = g_menu_new();
  g_menu_append(menu, "Of others", "win.undo");
  carom_pane_strip_set_edit_menu(get_strip(fixture), G_MENU_MODEL(menu));
  CaromVec2 place = place_of(fixture, 1, position_of(fixture, 1));
  carom_pane_editing_ask_menu(get_editing(fixture, 1), place.x, place.y);
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  g_assert_nonnull(find_item(fixture, "Of others"));
  g_assert_false(gtk_widget_get_sensitive(find_item(fixture, "Go to its last contact")));

  do_action(fixture, "win.next-contact");
  carom_player_step(fixture->player, 20);
  const CaromRun *run = carom_pane_area_get_run(get_area(fixture, 1));
  place = place_of(fixture, 1, carom_bodies_position(&run->world->bodies, 0));
  carom_pane_editing_ask_menu(get_editing(fixture, 1), place.x, place.y);
  GtkWidget *item = find_item(fixture, "Go to its last contact");
  g_assert_true(gtk_widget_get_sensitive(item));
  g_signal_emit_by_name(item, "clicked");
  g_autoptr(GVariant) page = get_state(fixture, "view");
  g_assert_cmpstr(g_variant_get_string(page, NULL), ==, "working");
}

static CaromVec2 ask_menu_at(Fixture *fixture, CaromVec2 place) {
  carom_pane_editing_ask_menu(get_editing(fixture, 1), place.x, place.y);
  return position_at(fixture, 1, place);
}

/* Tenths of the grid's step, which is 12 to 30 points, are at most 3 points apart. */
static void assert_about(Fixture *fixture, CaromVec2 found, CaromVec2 wanted) {
  double three_points =
      position_at(fixture, 1, carom_vec2(3, 0)).x - position_at(fixture, 1, carom_vec2(0, 0)).x;
  g_assert_cmpfloat_with_epsilon(found.x, wanted.x, three_points / 2);
  g_assert_cmpfloat_with_epsilon(found.y, wanted.y, three_points / 2);
}

/* What is new is put where the menu was asked for, or where the pointer is,
 * rounded to a part of the grid's step. */
static void test_new(Fixture *fixture, gconstpointer data) {
  guint n = get_scene(fixture)->bodies->len;
  CaromVec2 corner = carom_vec2(30, 150), wanted = ask_menu_at(fixture, corner);
  g_signal_emit_by_name(find_item(fixture, "New disc"), "clicked");
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, n + 1);
  assert_about(fixture, position_of(fixture, n), wanted);
  do_action(fixture, "win.undo"); /* a wall would keep clear of it */
  wanted = ask_menu_at(fixture, corner);
  g_signal_emit_by_name(find_item(fixture, "New wall"), "clicked");
  const CaromWall *wall = carom_scene_wall(get_scene(fixture), 0);
  assert_about(fixture, carom_vec2_scale(carom_vec2_add(wall->p1, wall->p2), 0.5), wanted);
  wanted = ask_menu_at(fixture, corner);
  g_signal_emit_by_name(find_item(fixture, "New emitter"), "clicked");
  g_assert_cmpuint(get_scene(fixture)->emitters->len, ==, 1);
  assert_about(fixture, carom_scene_emitter(get_scene(fixture), 0)->position, wanted);
  carom_pane_editing_hover(get_editing(fixture, 1), 150, 20, CAROM_EDITOR_PLAIN);
  wanted = position_at(fixture, 1, carom_vec2(150, 20));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-new", "s", "disc");
  assert_about(fixture, position_of(fixture, n), wanted);
}

/* Pastes from the menu, and waits until it is done. */
static void paste_from_menu(Fixture *fixture) {
  guint n = get_scene(fixture)->bodies->len;
  g_signal_emit_by_name(find_item(fixture, "Paste here"), "clicked");
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (get_scene(fixture)->bodies->len == n) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
}

/* What is pasted from the menu is centred where that was opened, or at the nearest point of the
 * grid. */
static void test_paste_here(Fixture *fixture, gconstpointer data) {
  guint n = get_scene(fixture)->bodies->len;
  CaromVec2 corner = carom_vec2(30, 150);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-select-all", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-copy", NULL);
  CaromVec2 wanted = ask_menu_at(fixture, corner);
  paste_from_menu(fixture);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 2 * n);
  CaromExtents bounds =
      carom_selection_bounds(carom_editor_get_selection(get_editor(fixture)), get_scene(fixture));
  CaromEditView view = get_edit_view(fixture, 1);
  assert_felt(carom_vec2_scale(carom_vec2_add(bounds.min, bounds.max), 0.5), wanted,
              view.points_per_unit);

  g_object_set(get_editor(fixture), "snap", TRUE, NULL);
  view = get_edit_view(fixture, 1);
  wanted = carom_snap_point(carom_snap_step(view.points_per_unit), ask_menu_at(fixture, corner));
  paste_from_menu(fixture);
  bounds =
      carom_selection_bounds(carom_editor_get_selection(get_editor(fixture)), get_scene(fixture));
  assert_near(carom_vec2_scale(carom_vec2_add(bounds.min, bounds.max), 0.5), wanted);
}

/* All of it is seen at once, down to its last item, with room to spare on a small screen. */
static void test_menu_height(Fixture *fixture, gconstpointer data) {
  carom_pane_editing_ask_menu(get_editing(fixture, 0), 20, 20);
  GtkWidget *item = find_item(fixture, "Go to the last contact");
  GtkWidget *popover = gtk_widget_get_ancestor(item, GTK_TYPE_POPOVER_MENU);
  gint64 give_up = g_get_monotonic_time() + 60 * G_USEC_PER_SEC;
  while (!gtk_widget_get_mapped(popover)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
  test_wait_for_frames(popover);
  GtkWidget *scroller = gtk_widget_get_ancestor(item, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  g_assert_cmpfloat(gtk_adjustment_get_upper(rows), <=, gtk_adjustment_get_page_size(rows));
  g_assert_cmpint(gtk_widget_get_height(popover), <, 768 / 2);
}

/* GTK leaves the focus to the item of a submenu that is no longer there. */
static void test_submenu(Fixture *fixture, gconstpointer data) {
  g_autoptr(GMenu) menu = g_menu_new();
  g_autoptr(GMenu) further = g_menu_new();
  g_menu_append(further, "Of others", "win.next-contact");
  g_menu_append_submenu(menu, "Further", G_MENU_MODEL(further));
  carom_pane_strip_set_edit_menu(get_strip(fixture), G_MENU_MODEL(menu));
  CaromVec2 place = place_of(fixture, 1, position_of(fixture, 1));
  carom_pane_editing_ask_menu(get_editing(fixture, 1), place.x, place.y);
  GtkWidget *item = find_item(fixture, "Of others");
  GtkWidget *popover = gtk_widget_get_ancestor(item, GTK_TYPE_POPOVER);
  gtk_popover_popdown(GTK_POPOVER(popover));
  test_open_popover(GTK_POPOVER(popover));
  g_object_set(popover, "visible-submenu", "Further", NULL);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(gtk_widget_grab_focus(item));
  g_signal_emit_by_name(item, "clicked");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) ==
                GTK_WIDGET(get_strip(fixture)));
}

/* The key for menus opens it at what is selected. */
static void test_menu_place(Fixture *fixture, gconstpointer data) {
  CaromPaneEditing *editing = get_editing(fixture, 0);
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  double x, y;
  carom_pane_editing_get_menu_place(editing, &x, &y);
  g_assert_cmpfloat(x, ==, gtk_widget_get_width(area) / 2.0);
  click(fixture, 0, position_of(fixture, 1));
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 1));
  carom_pane_editing_get_menu_place(editing, &x, &y);
  g_assert_cmpfloat_with_epsilon(x, place.x, 1e-6);
  g_assert_cmpfloat_with_epsilon(y, place.y, 1e-6);
  g_assert_cmpint(carom_pane_editing_find_disc(editing, x, y), ==, 1);
}

static const char *get_cursor(Fixture *fixture, guint pane) {
  GdkCursor *cursor = gtk_widget_get_cursor(GTK_WIDGET(get_area(fixture, pane)));
  return cursor ? gdk_cursor_get_name(cursor) : NULL;
}

static void test_cursor(Fixture *fixture, gconstpointer data) {
  CaromPaneEditing *editing = get_editing(fixture, 0);
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  carom_pane_editing_hover(editing, 3, 3, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(get_cursor(fixture, 0), ==, "default");
  carom_pane_editing_hover(editing, place.x, place.y, CAROM_EDITOR_PLAIN);
  g_assert_cmpstr(get_cursor(fixture, 0), ==, "move");
  carom_pane_editing_set_keys(editing, CAROM_EDITOR_AIM);
  g_assert_cmpstr(get_cursor(fixture, 0), ==, "grab");
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_DISC);
  g_assert_cmpstr(get_cursor(fixture, 0), ==, "crosshair");
}

typedef struct {
  CaromPaneEditing *editing;
  guint n;
} Looks;

static void on_selection_changed(CaromEditor *editor, Looks *looks) {
  looks->n++;
  carom_pane_editing_hover(looks->editing, 150, 100, CAROM_EDITOR_PLAIN);
}

/* What changes with another scene may make GTK tell of the pointer before the panes show it. */
static void test_cursor_between_scenes(Fixture *fixture, gconstpointer data) {
  Looks looks = {get_editing(fixture, 0), 0};
  do_action(fixture, "win.edit-select-next");
  gulong id = g_signal_connect(get_editor(fixture), "selection-changed",
                               G_CALLBACK(on_selection_changed), &looks);
  open_scene(fixture, "galtons-board");
  g_assert_cmpuint(looks.n, >, 0);
  g_signal_handler_disconnect(get_editor(fixture), id);
}

static GBytes *look(Fixture *fixture) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  int width = gtk_widget_get_width(area), height = gtk_widget_get_height(area);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return g_bytes_new_take(test_get_pixels(area, width, height),
                          (gsize)width * (gsize)height * sizeof(guint32));
}

/* What is marked is what a press would take hold of, also once a key is held and let go. */
static void test_marks_with_keys(Fixture *fixture, gconstpointer data) {
  CaromPaneEditing *editing = get_editing(fixture, 0);
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  carom_pane_editing_hover(editing, place.x, place.y, CAROM_EDITOR_PLAIN);
  g_autoptr(GBytes) plain = look(fixture);
  carom_pane_editing_set_keys(editing, CAROM_EDITOR_AIM);
  g_autoptr(GBytes) aiming = look(fixture);
  carom_pane_editing_set_keys(editing, CAROM_EDITOR_PLAIN);
  g_autoptr(GBytes) again = look(fixture);
  g_assert_false(g_bytes_equal(aiming, plain));
  g_assert_true(g_bytes_equal(again, plain));
}

/* ---- Meanwhile ---- */

/* While a prediction is asked for, the arrows of that are what is dragged. */
static void test_asking(Fixture *fixture, gconstpointer data) {
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  const CaromScene *before = get_scene(fixture);
  for (guint pane = 0; pane < count_panes(fixture); pane++)
    g_assert_false(
        carom_pane_editing_press(get_editing(fixture, pane), place.x, place.y, CAROM_EDITOR_PLAIN));
  drag_to(fixture, 0, carom_vec2(100, 100));
  release(fixture, 0);
  g_assert_true(get_scene(fixture) == before);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
}

static void test_playing(Fixture *fixture, gconstpointer data) {
  carom_player_set_playing(fixture->player, TRUE);
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  press(fixture, 0, place);
  g_assert_false(carom_player_get_playing(fixture->player));
  drag_to(fixture, 0, carom_vec2(place.x + 20, place.y));
  g_assert_false(carom_player_get_playing(fixture->player));
  release(fixture, 0);
  g_assert_true(carom_player_get_playing(fixture->player));
}

static const CaromOutlook *get_outlook(Fixture *fixture, guint pane) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture, pane), &picture);
  return picture.picture.outlook;
}

/* Where discs are going is seen in every pane while one is dragged, and the stage stays. */
static void test_outlook(Fixture *fixture, gconstpointer data) {
  CaromFraming before = *carom_pane_strip_get_framing(get_strip(fixture));
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  press(fixture, 0, place);
  drag_to(fixture, 0, carom_vec2(place.x - 9, place.y + 150));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  for (guint pane = 0; pane < count_panes(fixture); pane++) {
    guint disc, n;
    g_assert_nonnull(get_outlook(fixture, pane));
    carom_outlook_get_path(get_outlook(fixture, pane), 0, &disc, &n);
    g_assert_cmpuint(disc, ==, 0);
    g_assert_cmpuint(n, >, 1);
  }
  const CaromFraming *now = carom_pane_strip_get_framing(get_strip(fixture));
  g_assert_cmpmem(now, sizeof *now, &before, sizeof before);
  release(fixture, 0);
  for (guint pane = 0; pane < count_panes(fixture); pane++)
    g_assert_null(get_outlook(fixture, pane));
}

/* After a drag the stage glides to what fits the run now, and the disc stays where it was dropped
 * at first. */
static void test_reframed(Fixture *fixture, gconstpointer data) {
  CaromFraming before = *carom_pane_strip_get_framing(get_strip(fixture));
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  CaromVec2 dropped = carom_vec2(place.x - 9, place.y + 150);
  press(fixture, 0, place);
  drag_to(fixture, 0, dropped);
  dropped = place_of(fixture, 0, position_of(fixture, 0)); /* where it is held, see carom-snap.h */
  release(fixture, 0);
  g_assert_cmpfloat(carom_pane_strip_get_framing(get_strip(fixture))->min.y, !=, before.min.y);
  CaromVec2 there = place_of(fixture, 0, position_of(fixture, 0));
  g_assert_cmpfloat_with_epsilon(there.x, dropped.x, 1e-6); /* points */
  g_assert_cmpfloat_with_epsilon(there.y, dropped.y, 1e-6);
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (carom_vec2_length(carom_vec2_sub(place_of(fixture, 0, position_of(fixture, 0)), dropped)) <
         1) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
}

static GtkWidget *get_legend_entry(Fixture *fixture) {
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  return gtk_widget_get_parent(test_find(charts->pdata[0], CAROM_TYPE_STYLE_SAMPLE, NULL));
}

static GListModel *get_listed(Fixture *fixture, GType type) {
  g_autoptr(GPtrArray) found = find_all(fixture, type);
  return gtk_drop_down_get_model(
      GTK_DROP_DOWN(test_find(found->pdata[0], GTK_TYPE_DROP_DOWN, NULL)));
}

/* What takes GTK its time is done when it rests, or not at all. */
static void test_waits(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  carom_chart_view_set_legend_shown(charts->pdata[0], TRUE);
  GtkWidget *entry = g_object_ref(get_legend_entry(fixture));
  GListModel *speeds = get_listed(fixture, CAROM_TYPE_TRANSPORT);
  GListModel *panes = get_listed(fixture, CAROM_TYPE_PANE_CHOOSER);
  CaromVec2 place = place_of(fixture, 0, position_of(fixture, 0));
  press(fixture, 0, place);
  drag_to(fixture, 0, carom_vec2(place.x + 9, place.y + 9));
  g_assert_true(get_legend_entry(fixture) == entry);
  g_assert_true(get_listed(fixture, CAROM_TYPE_TRANSPORT) == speeds);
  while (carom_player_is_in_flux(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(get_legend_entry(fixture) != entry);
  release(fixture, 0);
  g_assert_true(get_listed(fixture, CAROM_TYPE_PANE_CHOOSER) == panes);
  g_object_unref(entry);
}

/* In slices, each pane by its own method, and to the same end as at once. */
static void test_slices(Fixture *fixture, gconstpointer data) {
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  CaromPaneOutlooks *outlooks = carom_pane_outlooks_new();
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 1});
  carom_pane_outlooks_start(outlooks, comparison, selection);
  g_assert_null(carom_pane_outlooks_get(outlooks, 0));
  guint n_slices = 0, disc, n, n_whole;
  while (carom_pane_outlooks_work(outlooks, 0))
    n_slices++;
  g_assert_cmpuint(n_slices, >, 100);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    disc = 1;
    g_autoptr(CaromOutlook) whole =
        carom_outlook_new(carom_comparison_get_scene(comparison),
                          &carom_comparison_get_methods(comparison)[i], &disc, 1);
    while (carom_outlook_step(whole, NULL))
      ;
    carom_outlook_get_path(whole, 0, &disc, &n_whole);
    carom_outlook_get_path(carom_pane_outlooks_get(outlooks, i), 0, &disc, &n);
    g_assert_cmpuint(n, ==, n_whole);
  }
  carom_pane_outlooks_drop(outlooks);
  g_assert_null(carom_pane_outlooks_get(outlooks, 0));
  carom_pane_outlooks_free(outlooks);
}

/* How many pixels of pane 1 have the colour of what is selected or pointed at. */
static guint count_marked(Fixture *fixture) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 1));
  CaromColour cursor = carom_widget_theme_get(area)->cursor;
  GdkRGBA colour = {(float)cursor.red, (float)cursor.green, (float)cursor.blue, 1};
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return test_count_pixels(area, &colour);
}

/* Over the picture there is something only where something is selected or pointed at; in a run,
 * only what is selected. */
static void test_drawn(Fixture *fixture, gconstpointer data) {
  CaromVec2 place = place_of(fixture, 1, position_of(fixture, 1));
  guint before = count_marked(fixture);
  click(fixture, 0, position_of(fixture, 0));
  guint selected = count_marked(fixture);
  g_assert_cmpuint(selected, >, before + 10);
  carom_pane_editing_hover(get_editing(fixture, 1), place.x, place.y, CAROM_EDITOR_PLAIN);
  guint pointed = count_marked(fixture);
  g_assert_cmpuint(pointed, >, selected + 10);
  carom_player_set_speed(fixture->player, CAROM_STAGING_SPEED_MIN);
  carom_player_set_playing(fixture->player, TRUE);
  guint playing = count_marked(fixture);
  g_assert_cmpuint(playing, >, before + 10);
  g_assert_cmpuint(playing, <, pointed - 10);
}

int main(int argc, char **argv) {
  static const PaneTest tests[] = {
      {"/pane-editing/move", "oblique", test_move},
      {"/pane-editing/arrow", "oblique", test_arrow},
      {"/pane-editing/exact-velocity", "two-in-a-box", test_exact_velocity},
      {"/pane-editing/rim", "oblique", test_rim},
      {"/pane-editing/wall-end", "inclined-wall", test_wall_end},
      {"/pane-editing/band", "oblique", test_band},
      {"/pane-editing/cancel", "oblique", test_cancel},
      {"/pane-editing/click", "oblique", test_click},
      {"/pane-editing/pane", "oblique", test_pane},
      {"/pane-editing/menu", "oblique", test_menu},
      {"/pane-editing/new", "oblique", test_new},
      {"/pane-editing/paste-here", "oblique", test_paste_here},
      {"/pane-editing/menu-height", "oblique", test_menu_height},
      {"/pane-editing/submenu", "oblique", test_submenu},
      {"/pane-editing/menu-place", "oblique", test_menu_place},
      {"/pane-editing/cursor", "oblique", test_cursor},
      {"/pane-editing/cursor-between-scenes", "oblique", test_cursor_between_scenes},
      {"/pane-editing/marks-with-keys", "oblique", test_marks_with_keys},
      {"/pane-editing/asking", "oblique", test_asking},
      {"/pane-editing/playing", "oblique", test_playing},
      {"/pane-editing/outlook", "oblique", test_outlook},
      {"/pane-editing/reframed", "oblique", test_reframed},
      {"/pane-editing/waits", "oblique", test_waits},
      {"/pane-editing/slices", "oblique", test_slices},
      {"/pane-editing/drawn", "oblique", test_drawn},
  };
  return run_pane_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
