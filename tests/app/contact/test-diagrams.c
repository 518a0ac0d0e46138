/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-diagrams: the page of the diagrams in the window: how it is reached, what it says, what keys
 * and pointer read, and that the walk goes on there. Needs a display. */
#include "window-test.h"

#include "carom-balance-view.h"
#include "carom-diagram-area.h"
#include "carom-diagram-view.h"
#include "carom-page-tabs.h"

static void next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

static void show_page(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "diagrams");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void assert_page(Fixture *fixture, const char *page) {
  g_autoptr(GVariant) state = get_state(fixture, "view");
  g_assert_cmpstr(g_variant_get_string(state, NULL), ==, page);
}

/* @i: 0: the velocity plane, 1: the momenta */
static CaromDiagramArea *get_area(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) pages = find_all(fixture, CAROM_TYPE_DIAGRAM_VIEW);
  g_autoptr(GPtrArray) areas = g_ptr_array_new();
  g_assert_cmpuint(pages->len, ==, 1);
  collect(pages->pdata[0], CAROM_TYPE_DIAGRAM_AREA, areas);
  g_assert_cmpuint(areas->len, ==, 2);
  return g_ptr_array_index(areas, i);
}

static gboolean is_mapped(Fixture *fixture, guint i) {
  return gtk_widget_get_mapped(GTK_WIDGET(get_area(fixture, i)));
}

/* Whether a label of the page has @text. */
static gboolean says(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) &&
        strstr(gtk_label_get_text(labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

/* By its id. */
static void test_number(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "diagrams");
  assert_page(fixture, "diagrams");
}

/* Nothing before the first contact; then both, in pictures and in words. */
static void test_contact(Fixture *fixture, gconstpointer data) {
  show_page(fixture);
  g_assert_false(is_mapped(fixture, 0) || is_mapped(fixture, 1));
  g_assert_true(says(fixture, "No contact yet"));
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(is_mapped(fixture, 0) && is_mapped(fixture, 1));
  g_assert_true(says(fixture, "they approach at"));
  g_assert_true(says(fixture, "Momentum of A:"));
  for (guint i = 0; i < 2; i++) {
    GtkAccessible *area = GTK_ACCESSIBLE(get_area(fixture, i));
    g_assert_true(gtk_test_accessible_has_role(area, GTK_ACCESSIBLE_ROLE_IMG));
    g_assert_true(gtk_test_accessible_has_property(area, GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_true(gtk_test_accessible_has_property(area, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  }
}

/* The keys walk here as they do on the page of the working, and the page stays. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  show_page(fixture);
  next_contact(fixture);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.walk-on", NULL);
  assert_page(fixture, "diagrams");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "balance");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.walk-on", NULL);
  assert_page(fixture, "working");
}

static gboolean press(CaromDiagramArea *area, guint key) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(area));
  gboolean taken = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &taken);
  }
  return taken;
}

static void assert_reads(CaromDiagramArea *area, const char *text) {
  g_autofree char *words = carom_diagram_area_read(area);
  g_assert_nonnull(words);
  if (!strstr(words, text))
    g_test_fail_printf("“%s” without “%s”", words, text);
}

/* Arrow keys go along the line of momentum, from before to e = 2. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  show_page(fixture);
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  CaromDiagramArea *plane = get_area(fixture, 0), *momenta = get_area(fixture, 1);
  g_assert_null(carom_diagram_area_read(plane));
  g_assert_true(press(plane, GDK_KEY_Home));
  assert_reads(plane, "they approach at");
  for (guint i = 0; i < 15; i++)
    g_assert_true(press(plane, GDK_KEY_Right));
  assert_reads(plane, "e = 0.5: ");
  g_assert_true(press(plane, GDK_KEY_End));
  g_assert_true(press(plane, GDK_KEY_Right));
  g_assert_true(press(plane, GDK_KEY_Left));
  g_assert_true(press(momenta, GDK_KEY_Right));
  assert_reads(momenta, "Both together:");
  g_assert_true(press(momenta, GDK_KEY_Right));
  assert_reads(momenta, "A before:");
  g_assert_false(press(momenta, GDK_KEY_space)); /* plays */
}

/* What no contact of two bodies alone explains has no plane, and the page says why. */
static void test_cluster(Fixture *fixture, gconstpointer data) {
  static const char text[] =
      "{\"format\": \"carom-scene\", \"version\": 2, \"title\": \"Row\", \"panes\":"
      " [{\"resolver\": \"impulse\", \"ties\": \"simultaneous\", \"detection\": \"events\"}],"
      " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 0.5, \"mass\": 1},"
      " {\"position\": [2, 0], \"radius\": 0.5, \"mass\": 1},"
      " {\"position\": [3, 0], \"radius\": 0.5, \"mass\": 1}]}";
  g_autofree char *path = write_file(fixture, "row.carom", text);
  open_scene(fixture, path);
  show_page(fixture);
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(is_mapped(fixture, 0));
  g_assert_true(is_mapped(fixture, 1));
  g_assert_true(says(fixture, "there is no velocity plane"));
}

/* Its menu exports what it shows. */
static void test_export(Fixture *fixture, gconstpointer data) {
  next_contact(fixture);
  const char *const names[] = {"diagrams.svg", "diagrams.pdf", "diagrams.png"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autofree char *path = g_build_filename(fixture->folder, names[i], NULL), *content = NULL;
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "diagrams",
                               path);
    g_assert_true(g_file_get_contents(path, &content, NULL, NULL));
  }
}

/* ---- Nothing is cut ---- */

static void show_at(Fixture *fixture, int width, int height) {
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), width, height);
  gtk_window_present(GTK_WINDOW(fixture->window));
  show_page(fixture);
  next_contact(fixture);
  for (guint i = 0; i < 4; i++) /* room is made when it is known where everything is */
    test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* Where a widget begins and ends in what scrolls it. */
static graphene_rect_t place_of(GtkWidget *widget) {
  graphene_rect_t bounds;
  GtkWidget *viewport = gtk_widget_get_ancestor(widget, GTK_TYPE_VIEWPORT);
  g_assert_true(gtk_widget_compute_bounds(widget, viewport, &bounds));
  return bounds;
}

/* Before anything is scrolled, both pictures are seen whole, and their words whole or not at all:
 * on a projector, on a large screen with large type, and where there is room for all. */
static void test_whole(Fixture *fixture, gconstpointer data) {
  static const struct {
    int width, height;
    const char *font; /* (nullable) */
  } cases[] = {{1024, 768, NULL}, {1900, 1060, "Sans 16"}, {1900, 1060, NULL}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    if (cases[i].font)
      g_object_set(gtk_settings_get_default(), "gtk-font-name", cases[i].font, NULL);
    show_at(fixture, cases[i].width, cases[i].height);
    for (guint k = 0; k < 2; k++) {
      GtkWidget *picture = GTK_WIDGET(get_area(fixture, k));
      GtkWidget *words = gtk_widget_get_next_sibling(picture);
      int page = gtk_widget_get_height(gtk_widget_get_ancestor(picture, GTK_TYPE_VIEWPORT));
      graphene_rect_t place = place_of(picture), text = place_of(words);
      g_test_message("%u: %g to %g, %g to %g of %d", i, (double)place.origin.y,
                     (double)(place.origin.y + place.size.height), (double)text.origin.y,
                     (double)(text.origin.y + text.size.height), page);
      g_assert_cmpfloat(place.origin.y, >=, 0);
      g_assert_cmpfloat(place.origin.y + place.size.height, <=, page);
      g_assert_true(text.origin.y >= page || text.origin.y + text.size.height <= page);
    }
    gtk_settings_reset_property(gtk_settings_get_default(), "gtk-font-name");
  }
}

/* ---- Beside the table ---- */

/* Says whether the table is seen, the diagrams, and the buttons of both. */
static char *describe_seen(Fixture *fixture) {
  static const char *const titles[] = {"Before and after", "Diagrams"};
  GString *seen = g_string_new(NULL);
  GType types[] = {CAROM_TYPE_BALANCE_VIEW, CAROM_TYPE_DIAGRAM_VIEW};
  GtkWidget *tabs = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_TABS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(types); i++) {
    g_autoptr(GPtrArray) pages = find_all(fixture, types[i]);
    GtkWidget *label = test_find(tabs, GTK_TYPE_LABEL, titles[i]);
    GtkWidget *button = gtk_widget_get_ancestor(label, GTK_TYPE_TOGGLE_BUTTON);
    if (pages->len > 0 && gtk_widget_get_mapped(pages->pdata[0]))
      g_string_append_printf(seen, "%s ", g_type_name(types[i]) + strlen("Carom"));
    if (gtk_widget_get_mapped(button))
      g_string_append_printf(seen, "%s%s ", titles[i],
                             gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)) ? "*" : "");
  }
  return g_string_free(seen, FALSE);
}

static void assert_seen(Fixture *fixture, const char *expected) {
  for (guint i = 0; i < 4; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autofree char *seen = describe_seen(fixture);
  g_assert_cmpstr(seen, ==, expected);
}

static void open_page(Fixture *fixture, const char *page) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", page);
}

/* Where there is room, both are seen, whichever is open, and one button does for both: its key
 * changes nothing. Walking goes through the lines of the diagrams. */
static void test_beside(Fixture *fixture, gconstpointer data) {
  show_at(fixture, 1900, 1060);
  assert_seen(fixture, "BalanceView Before and after* DiagramView ");
  for (guint i = 0; i < 2; i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", 5);
    assert_page(fixture, "diagrams");
  }
  open_page(fixture, "balance");
  assert_seen(fixture, "BalanceView Before and after* DiagramView ");
  assert_measures(GTK_WIDGET(fixture->window));
  do_action(fixture, "win.walk-on");
  assert_page(fixture, "diagrams");
  open_page(fixture, "graphs");
  assert_seen(fixture, "Before and after ");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", 5);
  assert_page(fixture, "diagrams");
}

/* Where there is none, one is seen, and the key leads from one to the other. */
static void test_alone(Fixture *fixture, gconstpointer data) {
  show_at(fixture, 1024, 768);
  assert_seen(fixture, "Before and after DiagramView Diagrams* ");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", 5);
  assert_page(fixture, "balance");
  assert_seen(fixture, "BalanceView Before and after* Diagrams ");
}

/* While a contact asks, neither is seen, and none of their buttons. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  show_at(fixture, 1900, 1060);
  do_action(fixture, "win.restart");
  do_action(fixture, "win.predict");
  next_contact(fixture);
  assert_seen(fixture, "");
  open_page(fixture, "balance");
  open_page(fixture, "diagrams");
  assert_seen(fixture, "");
  assert_page(fixture, "predict");
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/diagrams/number", test_number},   {"/diagrams/contact", test_contact},
      {"/diagrams/walk", test_walk},       {"/diagrams/keys", test_keys},
      {"/diagrams/cluster", test_cluster}, {"/diagrams/export", test_export},
      {"/diagrams/whole", test_whole},     {"/diagrams/beside", test_beside},
      {"/diagrams/alone", test_alone},     {"/diagrams/secret", test_secret},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
