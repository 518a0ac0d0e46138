/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-staging-actions: what the panes show follows the scene, the View menu and the keys. */
#include "window-test.h"

#include "carom-pane-view.h"

static const char trails[] = "{\"format\": \"carom-scene\", \"version\": 1, \"trails\": true,"
                             " \"arrows\": \"both\", \"strobe_s\": 0.5, \"ghost\": true,"
                             " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}";

static gboolean is_on(Fixture *fixture, const char *action) {
  g_autoptr(GVariant) state = get_state(fixture, action);
  return g_variant_get_boolean(state);
}

/* A scene sets the switches; another one sets them anew, whatever the viewer has chosen. */
static void test_follows_scene(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "trails.carom", trails);
  open_scene(fixture, path);
  g_assert_true(is_on(fixture, "show-trails"));
  g_assert_true(is_on(fixture, "show-strobe"));
  g_assert_true(is_on(fixture, "show-momenta"));
  g_assert_true(is_on(fixture, "show-ghost"));
  g_assert_false(is_on(fixture, "show-centre-of-mass"));
  do_action(fixture, "win.show-centre-of-mass");
  do_action(fixture, "win.show-trails");
  g_assert_true(is_on(fixture, "show-centre-of-mass"));
  g_assert_false(is_on(fixture, "show-trails"));
  open_scene(fixture, path);
  g_assert_false(is_on(fixture, "show-centre-of-mass"));
  g_assert_true(is_on(fixture, "show-trails"));
}

/* Changing a parameter is no reason to take back what the viewer has chosen. */
static void test_parameter_keeps(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  gboolean before = is_on(fixture, "show-ghost");
  do_action(fixture, "win.show-ghost");
  carom_document_add_pane(fixture->document);
  carom_document_undo(fixture->document);
  g_assert_cmpint(is_on(fixture, "show-ghost"), !=, before);
}

static void put_discs(Fixture *fixture, guint n) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  while (scene->bodies->len < n) {
    CaromBody body = carom_body_default();
    body.position.x = 10.0 * scene->bodies->len;
    carom_scene_add_body(scene, body);
  }
  carom_document_change(fixture->document, scene, "Add", NULL);
}

/* Without a choice the arrows suit what an edit makes of the scene, and what undo does; the choice
 * of the viewer stays. */
static void test_arrows_suit(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "empty");
  g_assert_true(is_on(fixture, "show-velocities"));
  put_discs(fixture, 40);
  g_assert_false(is_on(fixture, "show-velocities"));
  do_action(fixture, "win.undo");
  g_assert_true(is_on(fixture, "show-velocities"));
  do_action(fixture, "win.redo");
  g_assert_false(is_on(fixture, "show-velocities"));
  do_action(fixture, "win.show-velocities");
  put_discs(fixture, 41);
  g_assert_true(is_on(fixture, "show-velocities"));
  g_assert_cmpint(carom_document_get_scene(fixture->document)->staging.arrows, ==,
                  carom_staging_default().arrows); /* so that no file has it */
}

/* What suits another scene is shown in its panes, which may be fewer. */
static void test_fewer_panes(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "one.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1,"
                 " \"panes\": [{\"resolver\": \"impulse\", \"detection\": \"events\"}],"
                 " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}");
  open_scene(fixture, "molecules");
  while (count_panes(fixture) < 4)
    do_action(fixture, "win.add-pane");
  g_assert_false(is_on(fixture, "show-velocities"));
  open_scene(fixture, path);
  g_assert_cmpuint(count_panes(fixture), ==, 1);
  g_assert_true(is_on(fixture, "show-velocities"));
}

static void test_length(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.trails-length", "d", 2.0);
  g_autoptr(GVariant) length = get_state(fixture, "trails-length");
  g_assert_cmpfloat(g_variant_get_double(length), ==, 2);
  g_assert_true(is_on(fixture, "show-trails"));
}

static guint count_views(GtkWidget *widget) {
  guint n = CAROM_IS_PANE_VIEW(widget) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n += count_views(child);
  return n;
}

/* One pane stands for all, also of another scene, at a contact and in an export; then there are as
 * many again. */
static void test_superpose(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  open_scene(fixture, "oblique");
  do_action(fixture, "win.superpose");
  g_assert_cmpuint(count_views(window), ==, 1);
  g_assert_nonnull(test_find(window, GTK_TYPE_LABEL, "All panes on top of each other"));
  open_scene(fixture, "three-in-a-row");
  g_assert_cmpuint(count_views(window), ==, 1);
  g_assert_cmpuint(count_panes(fixture), ==, 4);
  gtk_widget_activate_action(window, "win.view", "s", "working");
  do_action(fixture, "win.next-contact");
  test_wait_for_frames(window);
  g_autofree char *path = g_build_filename(fixture->folder, "all.png", NULL);
  gtk_widget_activate_action(window, "win.export-to", "(s^ay)", "figure", path);
  g_assert_true(g_file_test(path, G_FILE_TEST_EXISTS));
  carom_document_remove_pane(fixture->document, 3);
  do_action(fixture, "win.superpose");
  g_assert_cmpuint(count_views(window), ==, 3);
}

/* ---- The menu ---- */

/* Of the actions in the window's group: those of the program are not there in a test, and blank is
 * one of the window's class. */
static void assert_item_works(Fixture *fixture, GMenuModel *menu, int i) {
  g_autoptr(GVariant) target = g_menu_model_get_item_attribute_value(menu, i, "target", NULL);
  g_autofree char *action = NULL;
  if (!g_menu_model_get_item_attribute(menu, i, "action", "s", &action) ||
      g_str_has_prefix(action, "app.") || g_str_equal(action, "win.blank"))
    return;
  g_assert_true(g_str_has_prefix(action, "win."));
  const GVariantType *type = g_action_group_get_action_parameter_type(
      G_ACTION_GROUP(fixture->window), action + strlen("win."));
  g_assert_true(
      g_action_group_has_action(G_ACTION_GROUP(fixture->window), action + strlen("win.")));
  g_assert_cmpint(type != NULL, ==, target != NULL);
  if (type)
    g_assert_true(g_variant_is_of_type(target, type));
}

static guint check_menu(Fixture *fixture, GMenuModel *menu) {
  guint n = 0;
  for (int i = 0; i < g_menu_model_get_n_items(menu); i++) {
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SECTION);
    g_autoptr(GMenuModel) submenu = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SUBMENU);
    assert_item_works(fixture, menu, i);
    n += 1 + (section ? check_menu(fixture, section) : 0) +
         (submenu ? check_menu(fixture, submenu) : 0);
  }
  return n;
}

static GtkWidget *find_menu_button(GtkWidget *widget, const char *label) {
  if (GTK_IS_MENU_BUTTON(widget) && gtk_widget_get_mapped(widget) &&
      g_strcmp0(gtk_menu_button_get_label(GTK_MENU_BUTTON(widget)), label) == 0)
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = find_menu_button(child, label);
  return found;
}

/* Whatever stands in the menu can be done. */
static void test_menu(Fixture *fixture, gconstpointer data) {
  GtkWidget *button = find_menu_button(GTK_WIDGET(fixture->window), "_View");
  g_assert_nonnull(button);
  while (!gtk_menu_button_get_menu_model(GTK_MENU_BUTTON(button)))
    g_main_context_iteration(NULL, TRUE); /* it is made in the first pause */
  GMenuModel *menu = gtk_menu_button_get_menu_model(GTK_MENU_BUTTON(button));
  g_assert_cmpuint(check_menu(fixture, menu), >, 15);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/staging-actions/follows-scene", test_follows_scene},
      {"/staging-actions/parameter-keeps", test_parameter_keeps},
      {"/staging-actions/arrows-suit", test_arrows_suit},
      {"/staging-actions/fewer-panes", test_fewer_panes},
      {"/staging-actions/length", test_length},
      {"/staging-actions/superpose", test_superpose},
      {"/staging-actions/menu", test_menu},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
