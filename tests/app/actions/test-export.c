/* test-export: what the window exports and copies of a contact, whichever pane had it. */
#include "window-test.h"

#include "carom-explanation-format.h"
#include "carom-inspector.h"

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
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "working-text",
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
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.copy-working", "s",
                               formats[i]->part.id);
    g_autofree char *text = get_clipboard_text(fixture);
    g_assert_cmpstr(text, ==, expected);
    assert_tells_of_pane(text);
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/export/pane-as-text", test_pane_as_text},
      {"/export/pane-copied", test_pane_copied},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
