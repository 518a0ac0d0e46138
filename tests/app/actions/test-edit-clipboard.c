/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-clipboard: discs and walls go to the clipboard as text and come back from it; what else
 * is on it is refused in words. Needs a display. */
#include "edit-window-test.h"

#include "carom-channel.h"
#include "carom-chart-view.h"
#include "carom-edit-clipboard.h"
#include "carom-scene-json.h"

static GdkClipboard *get_clipboard(void) {
  return gdk_display_get_clipboard(gdk_display_get_default());
}

static void on_text(GObject *clipboard, GAsyncResult *result, gpointer text) {
  *(char **)text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
}

/* What an editor would get. */
static char *read_clipboard(void) {
  char *text = NULL;
  gdk_clipboard_read_text_async(get_clipboard(), NULL, on_text, &text);
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (!text && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, FALSE);
  g_assert_nonnull(text);
  return text;
}

/* Pastes, and waits until something has been added or said. */
static void paste(Fixture *fixture) {
  const CaromScene *before = get_scene(fixture);
  CaromToast *toast = CAROM_TOAST(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL));
  carom_toast_hide(toast);
  g_assert_true(can(fixture, "edit-paste"));
  edit(fixture, "win.edit-paste");
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (get_scene(fixture) == before && !get_toast(fixture)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
}

/* What is the same of a disc wherever it is put. */
static void assert_same_disc(const CaromBody *one, const CaromBody *other) {
  g_assert_true(one->radius == other->radius);
  g_assert_true(one->mass_kg == other->mass_kg);
  g_assert_true(one->velocity.x == other->velocity.x && one->velocity.y == other->velocity.y);
  g_assert_cmpstr(one->others, ==, other->others);
}

/* Copies lie beside the originals and beside each other, and are what is selected. */
static void test_copy(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 2);
  edit(fixture, "win.edit-copy");
  paste(fixture);
  assert_undo(fixture, "Paste Discs");
  g_assert_cmpuint(count_discs(fixture), ==, 4);
  const CaromSelection *selection = carom_editor_get_selection(get_editor(fixture));
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  g_assert_cmpuint(carom_selection_get(selection, 0).index, ==, 2);
  paste(fixture);
  g_assert_cmpuint(count_discs(fixture), ==, 6);
  for (guint i = 2; i < 6; i++) {
    assert_same_disc(get_disc(fixture, i), get_disc(fixture, i - 2));
    CaromVec2 way =
        carom_vec2_sub(get_disc(fixture, i)->position, get_disc(fixture, i - 2)->position);
    g_assert_cmpfloat(way.x, >, 0); /* to the right and down */
    g_assert_cmpfloat(way.y, <, 0);
  }
}

/* What was cut comes back to where it was. */
static void test_cut(Fixture *fixture, gconstpointer data) {
  CaromBody first = *get_disc(fixture, 0);
  select_discs(fixture, 1);
  edit(fixture, "win.edit-cut");
  g_assert_cmpuint(count_discs(fixture), ==, 1);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
  paste(fixture);
  const CaromBody *pasted = get_disc(fixture, 1);
  assert_same_disc(pasted, &first);
  g_assert_true(pasted->position.x == first.position.x && pasted->position.y == first.position.y);
}

/* Walls alone. */
static void test_walls(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "two-in-a-box");
  guint n_walls = get_scene(fixture)->walls->len;
  g_autoptr(CaromSelection) wall = carom_selection_new_of((CaromItem){CAROM_ITEM_WALL, 0});
  carom_editor_select(get_editor(fixture), wall);
  edit(fixture, "win.edit-copy");
  paste(fixture);
  assert_undo(fixture, n_walls == 4 ? "Paste Wall 5" : NULL);
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, n_walls + 1);
}

/* The text is a scene file, also to an editor. */
static void test_text(Fixture *fixture, gconstpointer data) {
  select_discs(fixture, 1);
  edit(fixture, "win.edit-copy");
  g_autofree char *text = read_clipboard();
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_edit_clipboard_parse(text, "m", &error);
  g_assert_no_error(error);
  g_assert_cmpuint(scene->bodies->len, ==, 1);
  assert_same_disc(&g_array_index(scene->bodies, CaromBody, 0), get_disc(fixture, 0));
}

/* All of another scene, in any of the formats; its discs have their fields with them. */
static void test_whole_scene(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) box = test_box();
  g_array_index(box->bodies, CaromBody, 0).others = g_intern_string("\"id\": 1.10");
  g_autofree char *json = carom_scene_json_write(box);
  gdk_clipboard_set_text(get_clipboard(), json);
  paste(fixture);
  g_assert_cmpuint(count_discs(fixture), ==, 4);
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, 2);
  g_assert_cmpstr(get_disc(fixture, count_discs(fixture) - box->bodies->len)->others, ==,
                  "\"id\": 1.10");
  select_discs(fixture, count_discs(fixture));
  edit(fixture, "win.edit-cut");
  g_assert_cmpuint(count_discs(fixture), ==, 0);
  paste(fixture);
  g_assert_cmpstr(get_disc(fixture, 4 - box->bodies->len)->others, ==, "\"id\": 1.10");
  gdk_clipboard_set_text(get_clipboard(), "1\n0.5 0.5 0.25 0 0.125 0.5 255 0 0\n");
  paste(fixture);
  g_assert_cmpstr(get_toast(fixture), ==,
                  "Lengths in box cannot be converted, so their numbers are in m now.");
  g_assert_cmpuint(count_discs(fixture), ==, 5);
  g_assert_true(get_disc(fixture, 4)->radius == 0.125);
  /* As a spreadsheet copies its cells. */
  gdk_clipboard_set_text(get_clipboard(), "name\tx\tr\nEarth\t0,5\t0,0625\n");
  paste(fixture);
  g_assert_null(get_toast(fixture));
  g_assert_cmpuint(count_discs(fixture), ==, 6);
  g_assert_true(get_disc(fixture, 5)->radius == 0.0625);
  g_assert_cmpstr(get_disc(fixture, 5)->name, ==, "Earth");
}

/* Lengths are converted where both units are known, and what a table says of its discs' places
 * holds, however far out the view is. */
static void test_units(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *text;
    CaromVec2 position, velocity;
    double radius;
  } cases[] = {
      {"x [cm]\ty [cm]\tvx [cm/s]\tradius [cm]\n250\t260\t50\t10\n", {2.5, 2.6}, {0.5, 0}, 0.1},
      {"x\ty\tvx\tradius\n2.5\t2.9\t0.5\t0.1\n", {2.5, 2.9}, {0.5, 0}, 0.1},
      {"{\"format\": \"carom-scene\", \"version\": 1, \"unit\": \"cm\", \"bodies\": [\n"
       " {\"position\": [250, 330], \"velocity\": [50, 0], \"radius\": 10, \"mass\": 1}]}",
       {2.5, 3.3},
       {0.5, 0},
       0.1},
      {"x [px]\ty [px]\tradius [px]\n10\t20\t2\n", {10, 20}, {0, 0}, 2},
  };
  CaromBody far = *get_disc(fixture, 0);
  far.position = carom_vec2(300, 300);
  g_autoptr(CaromScene) wide = carom_scene_copy(get_scene(fixture));
  carom_scene_add_body(wide, far);
  carom_document_open_scene(fixture->document, wide, FALSE);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    gdk_clipboard_set_text(get_clipboard(), cases[i].text);
    paste(fixture);
    const CaromBody *pasted = get_disc(fixture, count_discs(fixture) - 1);
    /* Products and quotients are rounded once each. */
    g_assert_cmpfloat(carom_vec2_distance(pasted->position, cases[i].position), <=, 1e-14);
    g_assert_cmpfloat(carom_vec2_distance(pasted->velocity, cases[i].velocity), <=, 1e-14);
    g_assert_cmpfloat_with_epsilon(pasted->radius, cases[i].radius, 1e-14);
    g_assert_cmpint(get_toast(fixture) != NULL, ==, i == G_N_ELEMENTS(cases) - 1);
  }
  /* What is undone is in no unit. */
  edit(fixture, "win.undo");
  g_assert_null(get_toast(fixture));
}

/* Nothing changes, and the toast says what to do; where it is a scene with a mistake, where that
 * is. */
static void test_garbage(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *text, *wanted;
  } cases[] = {
      {"", "is not a scene"},
      {"Buy milk", "is not a scene"},
      {"12 apples", "is not a scene"},
      {"milk, butter", "is not a scene"},
      {"x\ty\n1\tfar\n", "clipboard:2:3"},
      {"x\ty\n", "no discs, walls or emitters"},
      {"[1, 2, 3]", "is not a scene"},
      {"\xC2\xA0\xE2\x80\xA6", "is not a scene"},
      {"{\"format\": \"carom-scene\", \"version\": 1,\n \"bodies\": [{\"x\": }]}", "clipboard:2"},
      {"{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": []}",
       "no discs, walls or emitters"},
  };
  const CaromScene *before = get_scene(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    gdk_clipboard_set_text(get_clipboard(), cases[i].text);
    paste(fixture);
    g_test_message("%s", get_toast(fixture));
    g_assert_nonnull(strstr(get_toast(fixture), cases[i].wanted));
    g_assert_true(get_scene(fixture) == before);
  }
  assert_undo(fixture, NULL);
}

/* There is nothing to paste where there is no text. */
static void test_enabled(Fixture *fixture, gconstpointer data) {
  gdk_clipboard_set_content(get_clipboard(), NULL);
  g_assert_false(can(fixture, "edit-paste"));
  gdk_clipboard_set_text(get_clipboard(), "text");
  g_assert_true(can(fixture, "edit-paste"));
}

/* The window may be closed before the clipboard answers. */
static void test_closed(Fixture *fixture, gconstpointer data) {
  gdk_clipboard_set_text(get_clipboard(), "text");
  edit(fixture, "win.edit-paste");
}

/* What made a chart of each disc makes a crowd: each chart takes another quantity. */
static void test_crowd(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) crowd = carom_scene_new();
  for (guint i = 0; i <= CAROM_TRACK_MAX_DISCS; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(10 + 3 * i, 10);
    carom_scene_add_body(crowd, body);
  }
  g_autofree char *text = carom_scene_json_write(crowd);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.open-scene", "^ay", "oblique");
  gdk_clipboard_set_text(get_clipboard(), text);
  paste(fixture);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  g_assert_cmpuint(charts->len, ==, 2);
  const CaromQuantity *one = carom_chart_view_get_quantity(charts->pdata[0]),
                      *other = carom_chart_view_get_quantity(charts->pdata[1]);
  g_assert_true(one != other);
  g_assert_true(carom_channel_exist(one, get_scene(fixture)));
  g_assert_true(carom_channel_exist(other, get_scene(fixture)));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/edit-clipboard/copy", test_copy},
      {"/edit-clipboard/cut", test_cut},
      {"/edit-clipboard/walls", test_walls},
      {"/edit-clipboard/text", test_text},
      {"/edit-clipboard/whole-scene", test_whole_scene},
      {"/edit-clipboard/units", test_units},
      {"/edit-clipboard/garbage", test_garbage},
      {"/edit-clipboard/enabled", test_enabled},
      {"/edit-clipboard/crowd", test_crowd},
      {"/edit-clipboard/closed", test_closed},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
