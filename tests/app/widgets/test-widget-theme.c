/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-widget-theme: plots have the theme of the widgets around them. Needs a display. */
#include "carom-pane-style.h"
#include "carom-style-sample.h"
#include "carom-widget-theme.h"
#include "gtk-test.h"

typedef struct {
  GtkWidget *window, *sample;
  GtkSettings *settings;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->window = gtk_window_new();
  fixture->sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "halign", GTK_ALIGN_START, "valign",
                                 GTK_ALIGN_START, NULL);
  fixture->settings = gtk_widget_get_settings(fixture->window);
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->sample);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_settings_reset_property(fixture->settings, "gtk-application-prefer-dark-theme");
  gtk_settings_reset_property(fixture->settings, "gtk-theme-name");
  gtk_window_destroy(GTK_WINDOW(fixture->window));
}

static void test_kinds(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_widget_theme_get(fixture->sample) == carom_theme_light());
  g_object_set(fixture->settings, "gtk-application-prefer-dark-theme", TRUE, NULL);
  test_wait_for_frames(fixture->window);
  g_assert_true(carom_widget_theme_get(fixture->sample) == carom_theme_dark());
  g_object_set(fixture->settings, "gtk-application-prefer-dark-theme", FALSE, "gtk-theme-name",
               "HighContrast", NULL);
  test_wait_for_frames(fixture->window);
  g_assert_true(carom_widget_theme_get(fixture->sample) == carom_theme_high_contrast());
  g_object_set(fixture->settings, "gtk-application-prefer-dark-theme", TRUE, NULL);
  test_wait_for_frames(fixture->window);
  g_assert_true(carom_widget_theme_get(fixture->sample) == carom_theme_high_contrast_dark());
}

static gboolean has_colour(GtkWidget *sample, CaromColour colour) {
  GdkRGBA rgba = {(float)colour.red, (float)colour.green, (float)colour.blue, 1};
  return test_count_pixels(sample, &rgba) > 0;
}

/* In each theme the sample of a pane has its colour there, and no other pane's. */
static void test_sample(Fixture *fixture, gconstpointer data) {
  for (int dark = FALSE; dark <= TRUE; dark++) {
    g_object_set(fixture->settings, "gtk-application-prefer-dark-theme", dark, NULL);
    const CaromTheme *theme = dark ? carom_theme_dark() : carom_theme_light();
    for (guint pane = 0; pane < 2; pane++) {
      carom_style_sample_set_index(CAROM_STYLE_SAMPLE(fixture->sample), pane);
      test_wait_for_frames(fixture->window);
      for (guint i = 0; i < 2; i++)
        g_assert_cmpint(has_colour(fixture->sample, carom_pane_style_of(theme, i).colour), ==,
                        i == pane);
    }
  }
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/widget-theme/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add("/widget-theme/sample", Fixture, NULL, set_up, test_sample, tear_down);
  return g_test_run();
}
