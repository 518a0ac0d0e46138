/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-export: what the window exports and copies of a contact, whichever pane had it. */
#include "window-test.h"

#include "carom-cost-view.h"
#include "carom-diagram-view.h"
#include "carom-disc-csv.h"
#include "carom-explanation-format.h"
#include "carom-inspector.h"
#include "carom-pane-area.h"
#include "carom-pane-editing.h"
#include "carom-toast.h"
#include "carom-when-view.h"
#include "carom-why-view.h"
#include "carom-working-view.h"

#include <string.h>

/* A contact of a pane that is not the first, in a scene whose panes separate discs differently. */
#define PANE    1
#define CONTACT 4

static CaromComparison *get_comparison(Fixture *fixture) {
  return carom_player_get_comparison(fixture->player);
}

static void choose_contact(Fixture *fixture) {
  open_scene(fixture, "twenty-overlapping");
  while (carom_run_count_contacts(carom_comparison_get_run(get_comparison(fixture), PANE)) <=
         CONTACT)
    carom_player_step(fixture->player, 1);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.choose-contact", "(uu)", PANE,
                             CONTACT);
}

/* As the command line writes it. */
static char *explain(Fixture *fixture, const CaromExplanationFormat *format) {
  CaromComparison *comparison = get_comparison(fixture);
  const CaromRun *run = carom_comparison_get_run(comparison, PANE);
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(
      carom_comparison_get_scene(comparison), carom_run_get_contact(run, CONTACT));
  g_autoptr(CaromExplanationContext) context =
      carom_explanation_context_new(comparison, PANE, CONTACT);
  return format->write(explanation, context);
}

static void assert_tells_of_pane(const char *text) {
  g_assert_nonnull(strstr(text, "Share"));
  g_assert_nonnull(strstr(text, "The panes differ in “Separation”"));
}

static char *export_text(Fixture *fixture, const CaromExplanationFormat *format) {
  g_autofree char *name = g_strconcat("working", format->suffix, NULL);
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "working-text",
                             path);
  g_autoptr(GError) error = NULL;
  char *text = NULL;
  g_file_get_contents(path, &text, NULL, &error);
  g_assert_no_error(error);
  return text;
}

static void test_pane_as_text(Fixture *fixture, gconstpointer data) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  choose_contact(fixture);
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *expected = explain(fixture, formats[i]);
    g_autofree char *text = export_text(fixture, formats[i]);
    g_assert_cmpstr(text, ==, expected);
    assert_tells_of_pane(text);
  }
  g_autofree char *plain = export_text(fixture, carom_explanation_format_by_id("text"));
  g_assert_nonnull(strstr(plain, "as the pane “Share” had it."));
}

static char *get_clipboard_text(Fixture *fixture) {
  GdkClipboard *clipboard = gtk_widget_get_clipboard(GTK_WIDGET(fixture->window));
  g_auto(GValue) value = G_VALUE_INIT;
  g_autoptr(GError) error = NULL;
  g_value_init(&value, G_TYPE_STRING);
  gdk_content_provider_get_value(gdk_clipboard_get_content(clipboard), &value, &error);
  g_assert_no_error(error);
  return g_value_dup_string(&value);
}

static void test_pane_copied(Fixture *fixture, gconstpointer data) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  choose_contact(fixture);
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *expected = explain(fixture, formats[i]);
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.copy-contact", "s",
                               formats[i]->part.id);
    g_autofree char *text = get_clipboard_text(fixture);
    g_assert_cmpstr(text, ==, expected);
    assert_tells_of_pane(text);
  }
}

/* ---- The discs as they are ---- */

static void press_pane(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  g_signal_emit_by_name(carom_pane_editing_of(areas->pdata[i]), "pressed");
}

/* Of the pane that was used last, whose discs are elsewhere than those of the others; at first, of
 * the leading one. */
static void test_state_of_pane(Fixture *fixture, gconstpointer data) {
  static const guint order[] = {0, 1, 2, 0};
  g_autofree char *path = g_build_filename(fixture->folder, "now.csv", NULL);
  open_scene(fixture, "twenty-overlapping");
  carom_player_step(fixture->player, 30);
  for (guint i = 0; i < G_N_ELEMENTS(order); i++) {
    if (i > 0)
      press_pane(fixture, order[i]);
    g_autofree char *text = NULL;
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)",
                               "state-table", path);
    g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
    for (guint k = 0; k < 3; k++) {
      g_autoptr(CaromScene) state =
          carom_run_make_scene(carom_comparison_get_run(get_comparison(fixture), k));
      g_autofree char *csv = carom_disc_csv_write(state);
      g_assert_cmpint(g_str_equal(csv, text), ==, k == order[i]);
    }
  }
}

/* ---- The menus ---- */

/* @exports: (element-type utf8): the ids of what @model offers to export are added */
static void collect_exports(GMenuModel *model, GPtrArray *exports) {
  for (int i = 0; i < g_menu_model_get_n_items(model); i++) {
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link(model, i, G_MENU_LINK_SECTION);
    g_autofree char *action = NULL;
    char *target;
    if (section)
      collect_exports(section, exports);
    else if (g_menu_model_get_item_attribute(model, i, G_MENU_ATTRIBUTE_ACTION, "s", &action) &&
             g_str_equal(action, "win.export") &&
             g_menu_model_get_item_attribute(model, i, G_MENU_ATTRIBUTE_TARGET, "s", &target))
      g_ptr_array_add(exports, target);
  }
}

/* In all menus of buttons within @top. */
static GPtrArray *list_exports(GtkWidget *top) {
  GPtrArray *exports = g_ptr_array_new_with_free_func(g_free);
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(top, GTK_TYPE_MENU_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++) {
    GMenuModel *model = gtk_menu_button_get_menu_model(buttons->pdata[i]);
    if (model)
      collect_exports(model, exports);
  }
  return exports;
}

static GtkWidget *find_export_button(Fixture *fixture) {
  return GTK_WIDGET(gtk_widget_get_template_child(GTK_WIDGET(fixture->window), CAROM_TYPE_WINDOW,
                                                  "export_button"));
}

/* What a page's own menu exports is its own, and stands in the menu of the header bar, too. */
static void test_menus(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  const struct {
    GType type;
    const char *exports;
  } pages[] = {
      {CAROM_TYPE_WORKING_VIEW, "working working-text"}, {CAROM_TYPE_WHY_VIEW, "why why-text"},
      {CAROM_TYPE_WHEN_VIEW, "when when-text"},          {CAROM_TYPE_DIAGRAM_VIEW, "diagrams"},
      {CAROM_TYPE_COST_VIEW, "cost cost-table"},
  };
  wait_for_menus(fixture);
  g_autoptr(GPtrArray) all = list_exports(find_export_button(fixture));
  for (guint i = 0; i < G_N_ELEMENTS(pages); i++) {
    GtkWidget *page = test_find(GTK_WIDGET(fixture->window), pages[i].type, NULL);
    g_autoptr(GPtrArray) own = list_exports(page);
    g_ptr_array_add(own, NULL);
    g_autofree char *joined = g_strjoinv(" ", (char **)own->pdata);
    g_assert_cmpstr(joined, ==, pages[i].exports);
    for (guint k = 0; own->pdata[k]; k++)
      g_assert_true(g_ptr_array_find_with_equal_func(all, own->pdata[k], g_str_equal, NULL));
  }
}

/* Whether the message about the file that was written is about missing contacts, too. */
static gboolean tells_of_missing(Fixture *fixture) {
  GtkWidget *toast = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL);
  g_assert_nonnull(test_find(toast, GTK_TYPE_LABEL, "Saved as “contacts.csv”."));
  return test_find(toast, GTK_TYPE_LABEL, "Saved as “contacts.csv”. Not all contacts after ") !=
         NULL;
}

/* Where the memory for runs was full, the file ends early, and that is told with its name. */
static void test_contacts_missing(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "contacts.csv", NULL);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  open_scene(fixture, "bouncing-ball");
  gtk_widget_activate_action(window, "win.export-to", "(s^ay)", "contacts", path);
  g_assert_false(tells_of_missing(fixture));
  CaromComparison *comparison = get_comparison(fixture);
  CaromScene *scene = carom_comparison_get_scene(comparison);
  CaromRetention retention = CAROM_RETENTION_ALL;
  retention.budget = 1;
  const CaromMethod method = carom_comparison_get_methods(comparison)[0];
  comparison = carom_comparison_new_retaining(scene, &method, 1, &retention);
  carom_player_set_comparison(fixture->player, comparison);
  while (carom_comparison_get_listed_until(comparison) == G_MAXUINT64)
    g_assert_true(carom_comparison_step(comparison, NULL));
  gtk_widget_activate_action(window, "win.export-to", "(s^ay)", "contacts", path);
  g_assert_true(tells_of_missing(fixture));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/export/pane-as-text", test_pane_as_text},
      {"/export/pane-copied", test_pane_copied},
      {"/export/state-of-pane", test_state_of_pane},
      {"/export/menus", test_menus},
      {"/export/contacts-missing", test_contacts_missing},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
