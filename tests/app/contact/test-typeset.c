/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-typeset: formulas as widgets: they take what room there is, and keep what they show.
 * Needs a display. */
#include "app-test.h"
#include "carom-typeset.h"
#include "carom-widget-theme.h"
#include "gtk-test.h"

#define NARROWEST 180
#define WIDEST    1500

static CaromExplanation *explain(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  g_autoptr(CaromPlayer) player = test_player_for(scene);
  carom_player_seek_contact(player, 1);
  return carom_explanation_new(scene, carom_run_get_contact(test_leading_run(player), 0));
}

static int get_height(GtkWidget *view, int width) {
  int height;
  gtk_widget_measure(view, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* In pixels. No row is as low as that. */
#define ROW 10

/* More width never takes more rows. It may take some pixels more, if what comes up to the end of a
 * row is taller than the rest of it. Asked for any width, the least height is the widest's. */
static void assert_measures(GtkWidget *view) {
  int least, natural;
  gtk_widget_measure(view, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint(least, ==, NARROWEST);
  g_assert_cmpint(natural, >, least);
  for (int width = NARROWEST; width < WIDEST; width += 20)
    g_assert_cmpint(get_height(view, width + 20), <, get_height(view, width) + ROW);
  g_assert_cmpint(get_height(view, WIDEST), >, 0);
  g_assert_cmpint(get_height(view, -1), <=, get_height(view, WIDEST));
}

static void test_measures(void) {
  g_autoptr(CaromExplanation) explanation = explain();
  guint n_folded = 0;
  for (guint i = 0; i < explanation->n_resolvers; i++)
    for (guint j = 0; j < explanation->workings[i].n_lines; j++) {
      GtkWidget *view = g_object_ref_sink(carom_typeset_new_formula(
          explanation, carom_sheet_line_of_working(&explanation->readable[i], j)));
      assert_measures(view);
      n_folded += get_height(view, NARROWEST) > get_height(view, WIDEST);
      g_object_unref(view);
    }
  g_assert_cmpuint(n_folded, >, 0);
}

/* The explanation that it shows is kept, also when nobody else has it any more. */
static void test_keeps(void) {
  CaromExplanation *explanation = explain();
  GtkWidget *window = gtk_window_new();
  GtkWidget *view = carom_typeset_new_formula(
      explanation, carom_sheet_line_of_working(&explanation->readable[0], 0));
  carom_explanation_unref(explanation);
  gtk_window_set_child(GTK_WINDOW(window), view);
  gtk_window_present(GTK_WINDOW(window));
  test_wait_for_frames(window);
  CaromColour text = carom_widget_theme_get(view)->text;
  GdkRGBA colour = {(float)text.red, (float)text.green, (float)text.blue, 1};
  g_assert_cmpuint(test_count_pixels(view, &colour), >, 0);
  gtk_test_accessible_assert_role(GTK_ACCESSIBLE(view), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_window_destroy(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add_func("/typeset/measures", test_measures);
  g_test_add_func("/typeset/keeps", test_keeps);
  return g_test_run();
}
