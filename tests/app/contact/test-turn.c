/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-turn: while one walks through a working, the pane whose resolver turns the axes turns its
 * picture with them, and no other does. Needs a display. */
#include "contact-page-test.h"

#include "carom-band.h"
#include "carom-pane-area.h"
#include "carom-scene-picture-layout.h"
#include "carom-superposition.h"

static void set_animated(gboolean animated) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", animated, NULL);
}

static CaromPaneArea *get_area(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  return areas->pdata[i];
}

/* The overlay of pane @i as it is drawn now; valid until anything changes. */
static CaromOverlay get_overlay(Fixture *fixture, guint i) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture, i), &picture);
  g_assert_nonnull(picture.picture.overlay);
  return *picture.picture.overlay;
}

static double get_share(Fixture *fixture, guint i) {
  CaromOverlay overlay = get_overlay(fixture, i);
  return overlay.turn_rad == 0 ? 0 : overlay.turn_share;
}

static CaromInspector *get_inspector(Fixture *fixture) {
  return carom_pane_area_get_inspector(get_area(fixture, 0));
}

static void walk_to(Fixture *fixture, CaromStage stage) {
  CaromStage now;
  while (!carom_inspector_get_stage(get_inspector(fixture), &now) || now < stage)
    do_action(fixture, "win.walk-on");
}

/* Without animations nothing moves: at each step each picture is where it belongs, and back it goes
 * the same way. */
static void test_at_once(Fixture *fixture, gconstpointer data) {
  CaromInspector *inspector = get_inspector(fixture);
  guint n_turned = 0,
        n_steps = carom_explanation_count_steps(carom_inspector_get_explanation(inspector));
  set_animated(FALSE);
  for (guint k = 0; k < 2 * n_steps; k++) {
    CaromStage stage = CAROM_STAGE_DIRECTION;
    do_action(fixture, k < n_steps ? "win.walk-on" : "win.walk-back");
    carom_inspector_get_stage(inspector, &stage);
    for (guint i = 0; i < count_panes(fixture); i++) {
      const CaromWorkingTurn *turn = &get_overlay(fixture, i).working->turn;
      gboolean turned = turn->is_known && stage >= turn->first && stage <= turn->last;
      g_autofree char *words = carom_pane_area_describe_turn(get_area(fixture, i));
      g_assert_cmpfloat(get_share(fixture, i), ==, turned ? 1 : 0);
      g_assert_cmpstr(words, ==,
                      turned ? "The picture is turned clockwise by 30.0°, with the axes of the "
                               "working."
                             : NULL);
      n_turned += turned ? 1 : 0;
    }
  }
  g_assert_cmpuint(n_turned, >, 4);
  set_animated(TRUE);
}

/* With them it takes several frames, and gets there. */
static void test_glides(Fixture *fixture, gconstpointer data) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  double last = 0;
  guint n_between = 0;
  set_animated(TRUE);
  walk_to(fixture, CAROM_STAGE_SPLIT);
  g_assert_cmpfloat(get_share(fixture, 0), ==, 0);
  while (last < 1) {
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    double share = get_share(fixture, 0);
    g_assert_cmpfloat(share, >=, last);
    n_between += share > last && share < 1 ? 1 : 0;
    last = share;
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
  }
  g_assert_cmpuint(n_between, >, 0);
  g_assert_cmpfloat(last, ==, 1);
}

/* What is read to those who do not see it says so. */
static void test_words(Fixture *fixture, gconstpointer data) {
  GtkAccessible *area = GTK_ACCESSIBLE(get_area(fixture, 0));
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  gboolean is_told = FALSE;
  walk_to(fixture, CAROM_STAGE_SPLIT);
  while (!is_told) {
    g_autofree char *label =
        gtk_test_accessible_check_property(area, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
    is_told = label && strstr(label, "turned clockwise by 30.0°");
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  }
}

/* What is pointed at lights up, and turns nothing; nor does another page, nor any picture once that
 * is not wanted. */
static void test_only_the_walk(Fixture *fixture, gconstpointer data) {
  CaromInspector *inspector = get_inspector(fixture);
  set_animated(FALSE);
  double usual = get_overlay(fixture, 0).any_turn_rad;
  g_assert_cmpfloat(usual, !=, 0);
  walk_to(fixture, CAROM_STAGE_SPLIT);
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  carom_inspector_point_at(inspector, carom_inspector_column_of(inspector, 0), 0);
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  carom_inspector_point_at(inspector, 0, -1);
  test_show_page(fixture, "why");
  g_assert_cmpfloat(get_share(fixture, 0), ==, 0);
  test_show_page(fixture, "working");
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  do_action(fixture, "win.turn-scene");
  g_assert_cmpfloat(get_share(fixture, 0), ==, 0);
  g_assert_cmpfloat(get_overlay(fixture, 0).any_turn_rad, ==, 0);
  do_action(fixture, "win.turn-scene");
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  do_action(fixture, "win.step-back");
  test_next_contact(fixture);
  g_assert_cmpfloat(get_share(fixture, 0), ==, 0); /* it begins anew */
  set_animated(TRUE);
}

/* Pointing at a line of one method lights what it is about in the picture of every method, that
 * one's too. */
static void test_pointing_lights_all(Fixture *fixture, gconstpointer data) {
  CaromInspector *inspector = get_inspector(fixture);
  for (guint i = 0; i < count_panes(fixture); i++) {
    const CaromWorking *working = get_overlay(fixture, i).working;
    for (guint line = 0; line < working->n_lines; line++) {
      CaromFindingKind band = carom_band_of_line(working, line);
      carom_inspector_point_at(inspector, carom_inspector_column_of(inspector, i), (int)line);
      for (guint k = 0; k < count_panes(fixture); k++) {
        CaromOverlay overlay = get_overlay(fixture, k);
        g_assert_cmpint(overlay.has_band, ==, band < CAROM_N_FINDINGS);
        g_assert_cmpint(overlay.band, ==, band);
      }
    }
  }
  carom_inspector_point_at(inspector, 0, -1);
}

/* The centres of disc @i in the pictures of the contact. */
static CaromVec2 get_place(Fixture *fixture, guint pane, guint i) {
  CaromScenePictureLayout layout;
  GtkWidget *area = GTK_WIDGET(get_area(fixture, pane));
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(CAROM_PANE_AREA(area), &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  return carom_view_place(&layout.view, carom_bodies_position(layout.bodies, i));
}

/* What is at the same place is drawn at the same place, also beside a pane with another outcome. */
static void test_same_place(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 2u, "resolver",
                             "wrong-normal");
  do_action(fixture, "win.restart");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpint(gtk_widget_get_height(GTK_WIDGET(get_area(fixture, 2))), ==,
                  gtk_widget_get_height(GTK_WIDGET(get_area(fixture, 0))));
  for (guint i = 0; i < 2; i++) /* rounding of widths to pixels */
    g_assert_cmpfloat(carom_vec2_distance(get_place(fixture, 0, i), get_place(fixture, 2, i)), <,
                      1);
}

/* Of the legend over the picture of the first pane; 0 if there is none. */
static double get_legend_width(Fixture *fixture) {
  double x, y, width, height;
  GtkWidget *area = GTK_WIDGET(get_area(fixture, 0));
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(CAROM_PANE_AREA(area), &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  cairo_surface_t *ink = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create(ink);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, picture.font);
  carom_superposition_draw_legend(&layout, &text);
  cairo_recording_surface_ink_extents(ink, &x, &y, &width, &height);
  cairo_destroy(cr);
  cairo_surface_destroy(ink);
  return width;
}

/* Each pane's geometry is in the picture of all panes. */
static void check_overlays(Fixture *fixture) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture, 0), &picture);
  g_assert_nonnull(picture.picture.overlays);
  for (guint i = 0; i < 3; i++) {
    const CaromPaneContact *contact = carom_inspector_get_pane_contact(get_inspector(fixture), i);
    g_assert_true(picture.picture.overlays[i]->working == &contact->working);
    g_assert_cmpuint(picture.picture.overlays[i]->pane, ==, i);
  }
}

/* What is turned is so with all panes in one, too, where it is said which is which; and again when
 * they are side by side. */
static void test_superposed(Fixture *fixture, gconstpointer data) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; get_share(fixture, 0) < 1; i++) {
    g_assert_cmpuint(i, <, 30);
    do_action(fixture, "win.walk-on");
  }
  g_assert_cmpfloat(get_legend_width(fixture), ==, 0);
  do_action(fixture, "win.superpose");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  g_assert_cmpfloat(get_legend_width(fixture), >, 100); /* points: the titles */
  check_overlays(fixture);
  do_action(fixture, "win.superpose");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpfloat(get_share(fixture, 0), ==, 1);
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
}

int main(int argc, char **argv) {
  static const TestPageCase c = {.page = "working", .scene = "oblique"};
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/turn/at-once", Fixture, &c, test_set_up_page, test_at_once, test_tear_down_page);
  g_test_add("/turn/glides", Fixture, &c, test_set_up_page, test_glides, test_tear_down_page);
  g_test_add("/turn/superposed", Fixture, &c, test_set_up_page, test_superposed,
             test_tear_down_page);
  g_test_add("/turn/words", Fixture, &c, test_set_up_page, test_words, test_tear_down_page);
  g_test_add("/turn/only-the-walk", Fixture, &c, test_set_up_page, test_only_the_walk,
             test_tear_down_page);
  g_test_add("/turn/same-place", Fixture, &c, test_set_up_page, test_same_place,
             test_tear_down_page);
  g_test_add("/turn/pointing-lights-all", Fixture, &c, test_set_up_page, test_pointing_lights_all,
             test_tear_down_page);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
