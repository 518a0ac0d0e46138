/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-overlap-offers: what edits have left overlapping is marked, and a bar offers to push it
 * apart. Needs a display. */
#include "edit-window-test.h"

#include "carom-pane-area.h"
#include "carom-toast.h"
#include "carom-widget-theme.h"

static GtkInfoBar *get_bar(Fixture *fixture) {
  return GTK_INFO_BAR(test_find(GTK_WIDGET(fixture->window), GTK_TYPE_INFO_BAR, NULL));
}

static gboolean has_bar(Fixture *fixture) {
  return gtk_info_bar_get_revealed(get_bar(fixture));
}

static void assert_bar_says(Fixture *fixture, const char *text) {
  g_assert_true(has_bar(fixture));
  g_assert_nonnull(test_find(GTK_WIDGET(get_bar(fixture)), GTK_TYPE_LABEL, text));
}

static CaromEditView get_view(Fixture *fixture) {
  CaromEditView view;
  g_assert_true(carom_pane_strip_get_edit_view(get_panes(fixture), &view));
  return view;
}

/* Drags a disc by its centre to so far beside where another one is. */
static void drag_onto(Fixture *fixture, guint disc, guint other, double beside) {
  CaromEditView view = get_view(fixture);
  CaromVec2 to = get_disc(fixture, other)->position;
  to.x += beside * get_disc(fixture, other)->radius;
  carom_editor_press(get_editor(fixture), &view, get_disc(fixture, disc)->position,
                     CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(get_editor(fixture), to, CAROM_EDITOR_PLAIN);
  carom_editor_release(get_editor(fixture));
}

/* As a table does: to where another one is. */
static void put_onto(Fixture *fixture, guint disc, guint other) {
  g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(fixture));
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, disc});
  CaromVec2 way =
      carom_vec2_sub(get_disc(fixture, other)->position, get_disc(fixture, disc)->position);
  g_assert_true(carom_edit_move(scene, selection, way, NULL));
  carom_document_change(fixture->document, scene, "Move Disc", NULL);
}

static void put_wall_through(Fixture *fixture, guint disc) {
  CaromEditView view = get_view(fixture);
  CaromVec2 position = get_disc(fixture, disc)->position;
  double reach = 3 * get_disc(fixture, disc)->radius;
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_WALL);
  carom_editor_press(get_editor(fixture), &view, carom_vec2_add(position, carom_vec2(0, -reach)),
                     CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(get_editor(fixture), carom_vec2_add(position, carom_vec2(0, reach)),
                       CAROM_EDITOR_PLAIN);
  carom_editor_release(get_editor(fixture));
  carom_editor_set_tool(get_editor(fixture), CAROM_TOOL_SELECT);
}

static guint count_overlaps(Fixture *fixture) {
  return carom_editor_get_left_overlaps(get_editor(fixture))->len;
}

static double distance_between(Fixture *fixture, guint disc, guint other) {
  return carom_vec2_length(
      carom_vec2_sub(get_disc(fixture, disc)->position, get_disc(fixture, other)->position));
}

/* The disc that was dropped there goes off it, and the other one stays. */
static void test_push_apart(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  g_assert_false(can(fixture, "edit-separate"));
  drag_onto(fixture, 0, 1, 0.5);
  assert_bar_says(fixture, "1 pair overlaps that did not when");
  CaromVec2 other = get_disc(fixture, 1)->position;
  g_signal_emit_by_name(test_find(GTK_WIDGET(get_bar(fixture)), GTK_TYPE_BUTTON, "_Push apart"),
                        "clicked");
  assert_undo(fixture, "Push Apart");
  g_assert_cmpfloat(get_disc(fixture, 1)->position.x, ==, other.x);
  g_assert_cmpfloat(distance_between(fixture, 0, 1), >=,
                    get_disc(fixture, 0)->radius + get_disc(fixture, 1)->radius);
  g_assert_false(has_bar(fixture));
  do_action(fixture, "win.undo");
  g_assert_true(has_bar(fixture));
  do_action(fixture, "win.undo");
  g_assert_false(has_bar(fixture));
}

static gboolean put_there(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                          GError **error) {
  CaromItem disc = carom_selection_get(selection, 0);
  g_array_index(scene->bodies, CaromBody, disc.index).position = *(const CaromVec2 *)data;
  return TRUE;
}

/* As numbers that are typed do. */
static void put_in_table(Fixture *fixture, guint disc, CaromVec2 place) {
  CaromEditView view = get_view(fixture);
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, disc});
  carom_editor_select(get_editor(fixture), selection);
  g_assert_true(carom_editor_do(get_editor(fixture), &view, CAROM_EDIT_TOPIC_MOTION, "Change Place",
                                put_there, &place, NULL, NULL));
}

/* The bar lies over none of the buttons for menus, of the panes or others. */
static void test_leaves_menus(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  drag_onto(fixture, 0, 1, 0.5);
  GtkWidget *bar = GTK_WIDGET(get_bar(fixture)), *window = GTK_WIDGET(gtk_widget_get_root(bar));
  GtkRevealer *revealer = GTK_REVEALER(gtk_widget_get_first_child(bar));
  while (!gtk_revealer_get_child_revealed(revealer)) /* it comes up slowly */
    g_main_context_iteration(NULL, TRUE);
  gtk_test_widget_wait_for_draw(window);
  graphene_rect_t of_bar, of_button;
  g_assert_true(gtk_widget_compute_bounds(bar, window, &of_bar));
  g_assert_cmpfloat(of_bar.size.height, >, 0);
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_MENU_BUTTON);
  guint n_seen = 0;
  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = buttons->pdata[i];
    if (!gtk_widget_get_mapped(button))
      continue;
    g_assert_true(gtk_widget_compute_bounds(button, window, &of_button));
    g_assert_false(graphene_rect_intersection(&of_bar, &of_button, NULL));
    n_seen++;
  }
  g_assert_cmpuint(n_seen, >=, 3); /* of three panes */
}

static gboolean pin(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                    GError **error) {
  g_array_index(scene->bodies, CaromBody, *(const guint *)data).pinned = TRUE;
  return TRUE;
}

/* A disc that is pinned stays where it was dropped, and the other one goes. */
static void test_pinned_stays(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  CaromEditView view = get_view(fixture);
  guint pinned = 0;
  g_assert_true(carom_editor_do(get_editor(fixture), &view, CAROM_EDIT_TOPIC_MOTION, "Pin", pin,
                                &pinned, NULL, NULL));
  drag_onto(fixture, 0, 1, 0.5);
  CaromVec2 dropped = get_disc(fixture, 0)->position, other = get_disc(fixture, 1)->position;
  do_action(fixture, "win.edit-separate");
  g_assert_cmpfloat(get_disc(fixture, 0)->position.x, ==, dropped.x);
  g_assert_cmpfloat(get_disc(fixture, 0)->position.y, ==, dropped.y);
  g_assert_false(get_disc(fixture, 1)->position.x == other.x);
  g_assert_cmpuint(count_overlaps(fixture), ==, 0);
}

static GtkWidget *find_toast(Fixture *fixture) {
  g_autoptr(GPtrArray) toasts = find_all(fixture, CAROM_TYPE_TOAST);
  return toasts->pdata[0];
}

static void assert_pushed(Fixture *fixture, gboolean is_said) {
  GtkWidget *toast = find_toast(fixture);
  g_assert_cmpint(gtk_widget_get_visible(toast), ==, is_said);
  if (is_said)
    g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "Push apart is on: 1 disc that overlapped"));
}

/* With the switch on, what an edit has been given is not what comes of it, which is said, after a
 * drag and after a number alike; and can be undone there. */
static void test_says_pushed(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  g_object_set(get_editor(fixture), "push-apart", TRUE, NULL);
  drag_onto(fixture, 0, 1, 4);
  assert_pushed(fixture, FALSE);
  drag_onto(fixture, 0, 1, 0.5);
  assert_pushed(fixture, TRUE);
  do_action(fixture, "win.undo");
  assert_pushed(fixture, FALSE);
  put_in_table(fixture, 0, get_disc(fixture, 1)->position);
  assert_pushed(fixture, TRUE);
}

/* A command says as much as the switch does, and its button undoes it. */
static void test_says_pushed_apart(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  drag_onto(fixture, 0, 1, 0.5);
  CaromVec2 dropped = get_disc(fixture, 0)->position;
  do_action(fixture, "win.edit-separate");
  GtkWidget *toast = find_toast(fixture);
  g_assert_true(gtk_widget_get_visible(toast));
  g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "1 disc that overlapped is at the nearest"));
  GtkWidget *button = test_find(toast, GTK_TYPE_BUTTON, "_Undo");
  g_assert_true(gtk_widget_get_visible(button));
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpfloat(get_disc(fixture, 0)->position.x, ==, dropped.x);
  g_assert_false(gtk_widget_get_visible(toast));
}

/* Disc A leaves no room in its box; B and C are outside of it, and D. */
static const char full_box[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [\n"
    " {\"position\": [0, 0], \"radius\": 1.9, \"mass\": 1},\n"
    " {\"position\": [10, 0], \"radius\": 0.5, \"mass\": 1},\n"
    " {\"position\": [20, 0], \"radius\": 0.5, \"mass\": 1},\n"
    " {\"position\": [30, 0], \"radius\": 0.5, \"mass\": 1}],\n"
    " \"walls\": [{\"p1\": [-2, -2], \"p2\": [2, -2]}, {\"p1\": [2, -2], \"p2\": [2, 2]},\n"
    "  {\"p1\": [2, 2], \"p2\": [-2, 2]}, {\"p1\": [-2, 2], \"p2\": [-2, -2]}]}\n";

/* A CaromEditorFunc: B into the box, and the others that are selected onto D. */
static gboolean crowd(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                      GError **error) {
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    guint disc = carom_selection_get(selection, nth).index;
    g_array_index(scene->bodies, CaromBody, disc).position =
        disc == 1 ? carom_vec2(0, 0) : carom_vec2(30.1, 0);
  }
  return TRUE;
}

/* What finds no free place stays, and how much that is is said, with and without others that have
 * found one. */
static void test_says_left(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint n_selected;
    const char *said;
  } rows[] = {
      {1, "Push apart is on, but 1 pair overlaps: "},
      {2, "Push apart is on: 1 disc that overlapped is at the nearest free place. 1 pair still "
          "overlaps."},
  };
  g_autofree char *path = write_file(fixture, "full.carom", full_box);
  open_scene(fixture, path);
  g_object_set(get_editor(fixture), "push-apart", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromEditView view = get_view(fixture);
    g_autoptr(CaromSelection) selection = carom_selection_new();
    for (guint disc = 1; disc <= rows[i].n_selected; disc++)
      carom_selection_add(selection, (CaromItem){CAROM_ITEM_DISC, disc});
    carom_editor_select(get_editor(fixture), selection);
    g_assert_true(carom_editor_do(get_editor(fixture), &view, CAROM_EDIT_TOPIC_MOTION, "Crowd",
                                  crowd, NULL, NULL, NULL));
    g_assert_nonnull(test_find(find_toast(fixture), GTK_TYPE_LABEL, rows[i].said));
    assert_bar_says(fixture, "1 pair overlaps that did not when");
    do_action(fixture, "win.undo");
    g_assert_false(gtk_widget_get_visible(find_toast(fixture)));
  }
}

/* That a command finds no place is said until the scene is another one. */
static void test_says_no_place(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "full.carom", full_box);
  open_scene(fixture, path);
  CaromEditView view = get_view(fixture);
  g_autoptr(CaromSelection) one = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 1});
  carom_editor_select(get_editor(fixture), one);
  g_assert_true(carom_editor_do(get_editor(fixture), &view, CAROM_EDIT_TOPIC_MOTION, "Crowd", crowd,
                                NULL, NULL, NULL));
  do_action(fixture, "win.edit-separate");
  g_assert_true(gtk_widget_get_visible(find_toast(fixture)));
  g_assert_nonnull(test_find(find_toast(fixture), GTK_TYPE_LABEL, "There is no free place"));
  assert_undo(fixture, "Crowd");
  do_action(fixture, "win.undo");
  g_assert_false(gtk_widget_get_visible(find_toast(fixture)));
}

/* A wall counts, too, and each pair once; elsewhere than at the start there is nothing to say. */
static void test_wall(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  put_wall_through(fixture, 1);
  assert_bar_says(fixture, "1 pair overlaps that did not when");
  drag_onto(fixture, 0, 1, 0.5);
  assert_bar_says(fixture, "3 pairs overlap that did not when");
  carom_player_seek(fixture->player, 5);
  g_assert_false(has_bar(fixture));
  carom_player_seek(fixture->player, 0);
  g_assert_true(has_bar(fixture));
}

/* Closed by hand it stays closed, until something else overlaps. */
static void test_dismissed(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  drag_onto(fixture, 0, 1, 0.5);
  gtk_info_bar_response(get_bar(fixture), GTK_RESPONSE_CLOSE);
  drag_onto(fixture, 0, 1, 0.75);
  g_assert_cmpuint(count_overlaps(fixture), ==, 1);
  carom_player_seek(fixture->player, 5);
  carom_player_seek(fixture->player, 0);
  g_assert_false(has_bar(fixture));
  put_wall_through(fixture, 1);
  g_assert_true(has_bar(fixture));
}

/* It is offered beside what is said of a later state that has been taken. */
static void test_start_taken(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  carom_player_seek(fixture->player, 5);
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 0);
  put_in_table(fixture, 0, carom_scene_body(start, 1)->position);
  g_assert_nonnull(strstr(get_toast(fixture), "the state of pane 1 at "));
  assert_bar_says(fixture, "1 pair overlaps that did not when");
}

/* What was pushed apart is said besides since when the edit holds, and that can be switched. */
static void test_pushed_later(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  carom_player_seek(fixture->player, 5);
  g_object_set(get_editor(fixture), "push-apart", TRUE, NULL);
  g_autoptr(CaromScene) start = carom_document_make_start(fixture->document, 0);
  put_in_table(fixture, 0, carom_scene_body(start, 1)->position);
  g_assert_true(g_str_has_prefix(get_toast(fixture), "Push apart is on: 1 disc"));
  g_assert_nonnull(strstr(get_toast(fixture), "the state of pane 1 at "));
  GtkWidget *toast = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL);
  g_signal_emit_by_name(test_find(toast, GTK_TYPE_BUTTON, "From the start i_nstead"), "clicked");
  g_assert_cmpuint(test_frame(fixture->player), ==, 5);
  g_assert_false(has_bar(fixture));
}

/* A scene that is meant to overlap may do so; what is moved in it is new. */
static void test_as_opened(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "twenty-overlapping");
  g_assert_false(has_bar(fixture));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_false(has_bar(fixture));
  put_onto(fixture, 19, 0);
  g_assert_true(has_bar(fixture));
  open_scene(fixture, "twenty-overlapping");
  g_assert_false(has_bar(fixture));
}

static gboolean widen(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                      GError **error) {
  return carom_edit_set_radius(scene, carom_selection_get(selection, 0), *(const double *)data, 0,
                               error);
}

/* As a radius that is typed does. */
static void set_radius(Fixture *fixture, guint disc, double radius) {
  CaromEditView view = get_view(fixture);
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, disc});
  carom_editor_select(get_editor(fixture), selection);
  g_assert_true(carom_editor_do(get_editor(fixture), &view, CAROM_EDIT_TOPIC_MOTION,
                                "Change Radius", widen, &radius, NULL, NULL));
}

static void play_until_it_fails(Fixture *fixture) {
  carom_player_set_playing(fixture->player, TRUE);
  while (carom_player_get_playing(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* That a run cannot go on is said over the offer, until that run is replaced: by an edit, by undo
 * or by a parameter. What still overlaps is said again then. */
static void test_failed_run(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "two-in-a-box");
  set_radius(fixture, 0, 3.5);
  assert_bar_says(fixture, "5 pairs overlap that did not when");
  play_until_it_fails(fixture);
  assert_bar_says(fixture, "“Rotation” cannot go on after");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  assert_bar_says(fixture, "5 pairs overlap that did not when");
  do_action(fixture, "win.undo");
  play_until_it_fails(fixture);
  assert_bar_says(fixture, "“Rotation” cannot go on after");
  gtk_info_bar_response(get_bar(fixture), GTK_RESPONSE_CLOSE);
  assert_bar_says(fixture, "5 pairs overlap that did not when");
  play_until_it_fails(fixture);
  set_radius(fixture, 0, 0.5);
  g_assert_false(has_bar(fixture));
  do_action(fixture, "win.undo");
  assert_bar_says(fixture, "5 pairs overlap that did not when");
  play_until_it_fails(fixture);
  assert_bar_says(fixture, "“Rotation” cannot go on after");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  g_assert_false(has_bar(fixture));
}

/* How many pixels of a pane have the colour of what overlaps. */
static guint count_marked(Fixture *fixture) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  CaromColour departure = carom_widget_theme_get(areas->pdata[2])->departure;
  GdkRGBA colour = {(float)departure.red, (float)departure.green, (float)departure.blue, 1};
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return test_count_pixels(areas->pdata[2], &colour);
}

/* In every pane, also once nothing is selected, but not in a run. */
static void test_marks(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  guint before = count_marked(fixture);
  drag_onto(fixture, 0, 1, 0.5);
  carom_editor_select(get_editor(fixture), NULL);
  g_assert_cmpuint(count_marked(fixture), >, before + 10);
  carom_player_seek(fixture->player, 5);
  g_assert_cmpuint(count_marked(fixture), <=, before);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/overlap-offers/push-apart", test_push_apart},
      {"/overlap-offers/leaves-menus", test_leaves_menus},
      {"/overlap-offers/pinned-stays", test_pinned_stays},
      {"/overlap-offers/says-pushed", test_says_pushed},
      {"/overlap-offers/says-pushed-apart", test_says_pushed_apart},
      {"/overlap-offers/says-no-place", test_says_no_place},
      {"/overlap-offers/says-left", test_says_left},
      {"/overlap-offers/wall", test_wall},
      {"/overlap-offers/dismissed", test_dismissed},
      {"/overlap-offers/start-taken", test_start_taken},
      {"/overlap-offers/pushed-later", test_pushed_later},
      {"/overlap-offers/as-opened", test_as_opened},
      {"/overlap-offers/failed-run", test_failed_run},
      {"/overlap-offers/marks", test_marks},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
