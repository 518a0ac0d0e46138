/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-file-actions: opening, saving and exporting, good and bad, in the window. Needs a display.
 */
#include "window-test.h"

#include "carom-cost-view.h"
#include "carom-exporter.h"

#include <unistd.h>

static const char *const small_scene =
    "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Two of mine\",\n"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1},\n"
    "            {\"position\": [5, 0], \"velocity\": [0, 0], \"radius\": 1, \"mass\": 2}]}\n";

static void test_open_good(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "mine.carom", small_scene);
  open_scene(fixture, path);
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->title, ==, "Two of mine");
  g_assert_nonnull(strstr(gtk_window_get_title(GTK_WINDOW(fixture->window)), "Two of mine"));
}

static void test_open_bad(Fixture *fixture, gconstpointer data) {
  static const char *const bad[] = {
      "",
      "{",
      "[]",
      "{\"format\": \"something-else\"}",
      "{\"format\": \"carom-scene\", \"version\": 1000}",
      "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [{\"mass\": -1}]}",
      "2\n0.1 0.1 0 0 0.1 1\n",
      "\xff\xfe\x00",
  };
  do_action(fixture, "win.step");
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  for (guint i = 0; i < G_N_ELEMENTS(bad); i++) {
    g_autofree char *path = write_file(fixture, "bad.carom", bad[i]);
    open_scene(fixture, path);
    assert_dialog_says("bad.carom");
    g_assert_true(carom_player_get_comparison(fixture->player) == comparison);
    g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  }
  open_scene(fixture, "/no/such/file.carom");
  assert_dialog_says("/no/such/file.carom");
}

static void test_remarks(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "odd.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"wobble\": 3,\n"
                 " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}\n");
  g_autoptr(GPtrArray) bars = find_all(fixture, GTK_TYPE_INFO_BAR);
  g_assert_false(gtk_info_bar_get_revealed(bars->pdata[0]));
  open_scene(fixture, path);
  g_assert_true(gtk_info_bar_get_revealed(bars->pdata[0]));
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(bars->pdata[0], GTK_TYPE_LABEL, labels);
  g_assert_true(g_str_has_prefix(gtk_label_get_text(labels->pdata[0]), "odd.carom: "));
  gtk_info_bar_response(bars->pdata[0], GTK_RESPONSE_CLOSE);
  g_assert_false(gtk_info_bar_get_revealed(bars->pdata[0]));
}

/* Without the surrounding bar, which is still being revealed. */
static int notice_height(Fixture *fixture) {
  g_autoptr(GPtrArray) bars = find_all(fixture, GTK_TYPE_INFO_BAR);
  g_autoptr(GPtrArray) texts = g_ptr_array_new();
  collect(bars->pdata[0], GTK_TYPE_SCROLLED_WINDOW, texts);
  g_assert_cmpuint(texts->len, ==, 1);
  int height;
  gtk_widget_measure(gtk_widget_get_parent(texts->pdata[0]), GTK_ORIENTATION_VERTICAL, 1000, NULL,
                     &height, NULL, NULL);
  return height;
}

/* However many remarks there are, the panes keep their place. */
static void test_many_remarks(Fixture *fixture, gconstpointer data) {
  g_autoptr(GString) text = g_string_new("{\"format\": \"carom-scene\", \"version\": 1");
  g_string_append(text, ", \"wobble\": 3");
  g_autofree char *one = g_strconcat(text->str, "}", NULL);
  for (guint i = 0; i < 1000; i++)
    g_string_append_printf(text, ", \"k%u\": 0", i);
  g_string_append_c(text, '}');
  g_autofree char *few = write_file(fixture, "few.carom", one);
  g_autofree char *many = write_file(fixture, "many.carom", text->str);
  open_scene(fixture, few);
  int low = notice_height(fixture);
  open_scene(fixture, many);
  int high = notice_height(fixture);
  g_assert_cmpint(high, >, low);
  g_assert_cmpint(high, <, 160); /* a fifth of a projector's 768 lines */
  g_assert_cmpint(low, <, 80);
}

static void test_save(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  open_scene(fixture, "head-on");
  open_scene(fixture, path);
  g_assert_null(find_dialog());
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
}

/* How files of each kind begin. */
static const struct {
  const char *suffix;
  const char *magic;
} magics[] = {{".png", "\x89PNG\r\n\x1a\n"},
              {".svg", "<?xml"},
              {".pdf", "%PDF-"},
              {".csv", NULL},
              {".md", "#"},
              {".tex", "\\documentclass"},
              {".txt", "Three ways to one answer"},
              {".carom", "{\n"},
              {".json", "{"}};

/* A header and at least one row with as many fields. */
static void assert_is_table(const char *text) {
  g_auto(GStrv) lines = g_strsplit(text, "\r\n", -1);
  g_assert_cmpuint(g_strv_length(lines), >, 2);
  g_auto(GStrv) header = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) row = g_strsplit(lines[1], ",", -1);
  g_assert_cmpuint(g_strv_length(header), >, 5);
  g_assert_cmpuint(g_strv_length(header), ==, g_strv_length(row));
}

static void assert_looks_like(const char *path, const char *suffix) {
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  g_file_get_contents(path, &text, &length, &error);
  g_assert_no_error(error);
  for (guint i = 0; i < G_N_ELEMENTS(magics); i++) {
    if (!g_str_equal(magics[i].suffix, suffix))
      continue;
    if (magics[i].magic)
      g_assert_true(length > 500 && g_str_has_prefix(text, magics[i].magic));
    else
      assert_is_table(text);
    return;
  }
  g_assert_not_reached();
}

/* What is exported one after the other does not take each other's place. */
static void test_names_differ(Fixture *fixture, gconstpointer data) {
  guint n_exporters;
  const CaromExporter *exporters = carom_exporters(&n_exporters);
  g_autoptr(GHashTable) names = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < n_exporters; i++)
    g_assert_true(
        g_hash_table_add(names, g_strconcat(exporters[i].name, exporters[i].suffixes[0], NULL)));
}

static void test_export(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  guint n_exporters;
  const CaromExporter *exporters = carom_exporters(&n_exporters);
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  GtkWidget *cost = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_COST_VIEW, NULL);
  gtk_widget_activate_action(cost, "cost.measure", NULL);
  gtk_widget_activate_action(cost, "cost.stop", NULL);
  for (guint i = 0; i < n_exporters; i++) {
    gboolean fits = exporters[i].format != &carom_scene_format_algorithms;
    for (guint j = 0; fits && exporters[i].suffixes[j]; j++) {
      g_autofree char *name = g_strconcat(exporters[i].part.id, exporters[i].suffixes[j], NULL);
      g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
      gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)",
                                 exporters[i].part.id, path);
      g_assert_null(find_dialog());
      assert_looks_like(path, exporters[i].suffixes[j]);
    }
  }
}

static void export_to(Fixture *fixture, const char *id, const char *path) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", id, path);
}

/* Opening what is exported shows the same discs at once, and no others. */
static void test_export_state(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *id, *name;
  } files[] = {{"state", "now.carom"}, {"state-table", "now.csv"}};
  for (guint i = 0; i < G_N_ELEMENTS(files); i++) {
    g_autofree char *path = g_build_filename(fixture->folder, files[i].name, NULL);
    open_scene(fixture, "oblique");
    carom_player_step(fixture->player, 40);
    const CaromRun *run = carom_comparison_get_run(carom_player_get_comparison(fixture->player), 0);
    g_autoptr(CaromScene) start = carom_scene_ref(run->world->scene);
    g_autoptr(CaromScene) state = carom_run_make_scene(run);
    export_to(fixture, files[i].id, path);
    g_assert_null(find_dialog());
    g_assert_cmpfloat(run->world->time_s, >, 0);
    open_scene(fixture, path);
    const CaromScene *opened =
        carom_comparison_get_scene(carom_player_get_comparison(fixture->player));
    g_assert_cmpuint(opened->bodies->len, ==, 2);
    for (guint k = 0; k < 2; k++) {
      const CaromBody *now = carom_scene_body(state, k), *again = carom_scene_body(opened, k);
      g_assert_cmpmem(&now->position, sizeof(CaromVec2), &again->position, sizeof(CaromVec2));
      g_assert_cmpmem(&now->velocity, sizeof(CaromVec2), &again->velocity, sizeof(CaromVec2));
      g_assert_cmpfloat(again->position.x, !=, carom_scene_body(start, k)->position.x);
    }
  }
}

static void test_export_state_impossible(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "now.txt", NULL);
  export_to(fixture, "state-algorithms", path);
  assert_dialog_says("four elastic, smooth walls");
  g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
  g_autofree char *gas = g_build_filename(fixture->folder, "gas.txt", NULL);
  g_assert_true(g_file_set_contents(gas, "1\n.5 .5 .1 0 .05 1\n", -1, NULL));
  open_scene(fixture, gas);
  export_to(fixture, "state-algorithms", path);
  g_assert_null(find_dialog());
  g_assert_true(g_file_test(path, G_FILE_TEST_EXISTS));
}

/* A name on disk need not be text, and what is said of it has to be. */
static void test_export_names(Fixture *fixture, gconstpointer data) {
  const CaromExplanation explanation = {0};
  const CaromExporterContent content = {.explanation = &explanation};
  static const char *const ids[] = {"figure", "charts", "panes", "working", "why", "working-text"};
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    g_autoptr(GError) error = NULL;
    const CaromExporter *exporter = carom_exporter_by_id(ids[i]);
    g_assert_false(carom_exporter_write(exporter, &content, "/nowhere/\xff.bmp", &error));
    g_assert_true(g_utf8_validate(error->message, -1, NULL));
  }
}

static void test_export_fails(Fixture *fixture, gconstpointer data) {
  g_autofree char *no_suffix = g_build_filename(fixture->folder, "picture.bmp", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "figure",
                             no_suffix);
  assert_dialog_says(".svg");
  g_assert_false(g_file_test(no_suffix, G_FILE_TEST_EXISTS));
  g_autofree char *too_soon = g_build_filename(fixture->folder, "working.pdf", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "working",
                             too_soon);
  assert_dialog_says("next contact");
  g_assert_false(g_file_test(too_soon, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "cost",
                             too_soon);
  assert_dialog_says("“Measure”");
  g_assert_false(g_file_test(too_soon, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "figure",
                             "/no/such/folder/picture.png");
  assert_dialog_says("/no/such/folder/picture.png");
}

/* An export never replaces the file of the open scene, however its path is spelled; the files of
 * other scenes may be replaced. */
static void test_export_spares_scene(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *link = g_build_filename(fixture->folder, "link.csv", NULL);
  g_autofree char *saved = NULL;
  g_autofree char *kept = NULL;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path);
  g_assert_cmpint(symlink("mine.carom", link), ==, 0);
  g_assert_true(g_file_get_contents(path, &saved, NULL, NULL));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "data", link);
  assert_dialog_says("link.csv");
  g_simple_action_set_enabled(G_SIMPLE_ACTION(g_action_map_lookup_action(
                                  G_ACTION_MAP(fixture->window), "predict-export-to")),
                              TRUE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.predict-export-to", "^ay", path);
  assert_dialog_says("mine.carom");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.predict-export-to", "^ay",
                             "/no/such/folder/record.csv");
  assert_dialog_says("/no/such/folder/record.csv");
  g_assert_true(g_file_get_contents(path, &kept, NULL, NULL));
  g_assert_cmpstr(kept, ==, saved);
  open_scene(fixture, path);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "data", path);
  assert_dialog_says("mine.carom");
  open_scene(fixture, "oblique");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", "data", path);
  g_assert_null(find_dialog());
}

static GtkWidget *find_chooser(void) {
  GtkWidget *chooser = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (GTK_IS_FILE_CHOOSER_DIALOG(link->data))
      chooser = link->data;
  g_list_free(toplevels);
  return chooser;
}

/* The dialog proposes a name of what is exported. */
static void test_proposed_name(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export", "s", "why");
  GtkWidget *chooser = find_chooser();
  g_assert_nonnull(chooser);
  test_wait_for_frames(chooser);
  g_autofree char *name = gtk_file_chooser_get_current_name(GTK_FILE_CHOOSER(chooser));
  g_assert_true(g_str_has_suffix(name, " - why the same.png"));
}

/* Nobody can choose a file any more for a window that has gone. */
static void test_chooser_goes_with_window(Fixture *fixture, gconstpointer data) {
  static const char *const actions[] = {"win.open", "win.save", "win.predict-export"};
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++) {
    GtkWidget *window = GTK_WIDGET(carom_window_new(application));
    gtk_window_present(GTK_WINDOW(window));
    gtk_test_widget_wait_for_draw(window);
    g_simple_action_set_enabled(
        G_SIMPLE_ACTION(g_action_map_lookup_action(G_ACTION_MAP(window), "predict-export")), TRUE);
    gtk_widget_activate_action(window, actions[i], NULL);
    g_assert_nonnull(find_chooser());
    /* GTK 4.18 often does not survive that a chooser goes before it has been drawn. */
    test_wait_for_frames(find_chooser());
    gpointer left = window;
    g_object_add_weak_pointer(left, &left);
    gtk_window_destroy(GTK_WINDOW(window));
    while (left) /* GTK may still have to finish something */
      g_main_context_iteration(NULL, TRUE);
    g_assert_null(find_chooser());
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/file-actions/open-good", test_open_good},
      {"/file-actions/open-bad", test_open_bad},
      {"/file-actions/remarks", test_remarks},
      {"/file-actions/many-remarks", test_many_remarks},
      {"/file-actions/save", test_save},
      {"/file-actions/export", test_export},
      {"/file-actions/names-differ", test_names_differ},
      {"/file-actions/proposed-name", test_proposed_name},
      {"/file-actions/export-fails", test_export_fails},
      {"/file-actions/export-state", test_export_state},
      {"/file-actions/export-state-impossible", test_export_state_impossible},
      {"/file-actions/export-names", test_export_names},
      {"/file-actions/export-spares-scene", test_export_spares_scene},
      {"/file-actions/chooser-goes-with-window", test_chooser_goes_with_window},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
