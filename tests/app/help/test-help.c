/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-help: each button leads to a heading that the documents have, and a browser gets it. Needs a
 * display. */
#include "window-test.h"

#include "carom-help-button.h"
#include "carom-help.h"

/* What a link calls a heading, as GitHub does. */
static char *make_slug(const char *heading) {
  GString *slug = g_string_new(NULL);
  for (const char *at = heading; *at; at = g_utf8_next_char(at)) {
    gunichar c = g_utf8_get_char(at);
    if (g_unichar_isalnum(c) || c == '_' || c == '-' || c == ' ')
      g_string_append_unichar(slug, c == ' ' ? '-' : g_unichar_tolower(c));
  }
  return g_string_free(slug, FALSE);
}

static gboolean has_heading(const char *text, const char *heading) {
  g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
  for (guint i = 0; lines[i]; i++) {
    g_autofree char *slug = g_str_has_prefix(lines[i], "## ") ? make_slug(lines[i] + 3) : NULL;
    if (g_strcmp0(slug, heading) == 0)
      return TRUE;
  }
  return FALSE;
}

static void test_headings(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromHelpTopic *topics = carom_help_topics(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *name = g_strconcat(topics[i].page, ".md", NULL), *text = NULL;
    g_autofree char *path =
        g_test_build_filename(G_TEST_DIST, "..", "..", "data", "docs", name, NULL);
    g_autoptr(GError) error = NULL;
    g_file_get_contents(path, &text, NULL, &error);
    g_assert_no_error(error);
    g_test_message("%s", topics[i].id);
    g_assert_true(!topics[i].heading || has_heading(text, topics[i].heading));
  }
  g_assert_false(has_heading("## Some\n", "other"));
}

/* All topics but the guide itself have one button each in the window. */
static void test_buttons(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  guint n;
  const CaromHelpTopic *topics = carom_help_topics(&n);
  open_scene(fixture, "ball-at-wall");
  test_wait_for_frames(GTK_WIDGET(fixture->window)); /* by then there is a row for each parameter */
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), CAROM_TYPE_HELP_BUTTON, buttons);
  g_assert_cmpuint(buttons->len, ==, n - 1);
  for (guint i = 0; i < n; i++) {
    guint n_found = 0;
    for (guint k = 0; k < buttons->len; k++) {
      GtkActionable *button = buttons->pdata[k];
      const char *topic =
          g_variant_get_string(gtk_actionable_get_action_target_value(button), NULL);
      g_assert_cmpstr(gtk_actionable_get_action_name(button), ==, "win.help");
      n_found += g_str_equal(topic, topics[i].id);
    }
    g_assert_cmpuint(n_found, ==, !g_str_equal(topics[i].id, "guide"));
  }
}

/* ---- A browser ---- */

static void put_file(const char *path, const char *text) {
  g_autofree char *folder = g_path_get_dirname(path);
  g_mkdir_with_parents(folder, 0700);
  g_assert_true(g_file_set_contents(path, text, -1, NULL));
}

/* One that writes down what it is asked for.
 *
 * Returns: (transfer full): the path where it does so */
static char *install_browser(void) {
  g_autofree char *applications = g_build_filename(g_get_user_data_dir(), "applications", NULL);
  g_autofree char *program = g_build_filename(applications, "browser.sh", NULL);
  g_autofree char *entry = g_build_filename(applications, "browser.desktop", NULL);
  g_autofree char *defaults = g_build_filename(applications, "mimeapps.list", NULL);
  char *asked = g_build_filename(applications, "asked", NULL);
  g_autofree char *script =
      g_strdup_printf("#!/bin/sh\necho \"$1\" >%s.new\nmv %s.new %s\n", asked, asked, asked);
  g_autofree char *text = g_strdup_printf("[Desktop Entry]\nType=Application\nName=Browser\n"
                                          "Exec=sh %s %%u\nMimeType=text/html;\n",
                                          program);
  put_file(program, script);
  put_file(entry, text);
  put_file(defaults, "[Default Applications]\ntext/html=browser.desktop\n");
  return asked;
}

static void test_browser(Fixture *fixture, gconstpointer data) {
  g_autofree char *page = g_build_filename(fixture->folder, "guide.html", NULL), *shown = NULL;
  put_file(page, "<p>");
  g_setenv("CAROM_DOCDIR", fixture->folder, TRUE);
  g_autofree char *asked = install_browser();
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.help", "s", "agreements");
  g_assert_null(find_dialog());
  while (!g_file_get_contents(asked, &shown, NULL, NULL)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_usleep(10000);
  }
  g_autofree char *uri = g_filename_to_uri(page, NULL, NULL);
  g_autofree char *expected = g_strconcat(uri, "#two-agreements\n", NULL);
  g_assert_cmpstr(shown, ==, expected);
  g_unlink(asked);
}

/* It is said which page is missing. */
static void test_missing(Fixture *fixture, gconstpointer data) {
  g_setenv("CAROM_DOCDIR", fixture->folder, TRUE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.help", "s", "wall-factor");
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  g_autofree char *text = NULL;
  g_object_get(dialog, "secondary-text", &text, NULL);
  g_assert_nonnull(strstr(text, "physics.html"));
  gtk_dialog_response(GTK_DIALOG(dialog), GTK_RESPONSE_CLOSE);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/help/headings", test_headings},
      {"/help/buttons", test_buttons},
      {"/help/browser", test_browser},
      {"/help/missing", test_missing},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
