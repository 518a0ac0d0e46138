/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* make-pictures: the pictures of the documents, made by the program's own window. Each is a row of
 * the table: which scene the window has, and by which actions it comes to the moment that the
 * picture shows. What depends on the desktop is fixed, so that a system always makes the same. */
#include "edit-window-test.h"

#include "carom-agreement-words.h"
#include "carom-cost-view.h"
#include "carom-digits.h"
#include "carom-pane-area.h"
#include "carom-pane-editing.h"
#include "carom-pane-style.h"
#include "carom-scene-picture-draw.h"
#include "carom-split.h"
#include "carom-text.h"

#include <stdio.h>

/* ---- What actions do not reach ---- */

/* Lets everything happen that is due, and what follows from it. */
static void settle(Fixture *fixture) {
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static gpointer find(Fixture *fixture, GType type) {
  GtkWidget *widget = test_find(GTK_WIDGET(fixture->window), type, NULL);
  g_assert_nonnull(widget);
  return widget;
}

static void measure_cost(Fixture *fixture) {
  CaromCostView *view = find(fixture, CAROM_TYPE_COST_VIEW);
  gtk_widget_activate_action(GTK_WIDGET(view), "cost.measure", NULL);
  while (carom_cost_growth_get_progress(carom_cost_view_get_growth(view)) < 1)
    g_main_context_iteration(NULL, TRUE);
}

/* That equal discs exchange their velocities is only true where they meet head on. */
static void vote(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.vote-choose", "u", 0);
  do_action(fixture, "win.vote-on"); /* it plays through the contact */
  while (carom_player_get_playing(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* Only what was foretold of discs and walls is listed, and the first of it is shown in the panes.
 */
static void walk_queue(Fixture *fixture) {
  GtkWidget *crossings =
      test_find(GTK_WIDGET(fixture->window), GTK_TYPE_TOGGLE_BUTTON, "C_rossings");
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(crossings), FALSE);
  settle(fixture);
  do_action(fixture, "win.walk-on");
}

/* The tip of the selected disc's arrow is held, and has been moved. */
static void drag_arrow(Fixture *fixture) {
  CaromPaneArea *area = find(fixture, CAROM_TYPE_PANE_AREA);
  CaromPaneEditing *editing = carom_pane_editing_of(area);
  CaromEditView edit_view;
  CaromView view;
  g_object_set(find(fixture, CAROM_TYPE_SPLIT), "share", 0.6, NULL);
  settle(fixture);
  g_assert_true(carom_pane_area_get_edit_view(area, &edit_view));
  g_assert_true(carom_pane_area_get_view(area, &view));
  const CaromBody *body = get_disc(fixture, 0);
  CaromVec2 tip = carom_view_place(
      &view, carom_vec2_add(body->position, carom_vec2_scale(body->velocity, edit_view.arrow_s)));
  carom_pane_editing_press(editing, tip.x, tip.y, CAROM_EDITOR_PLAIN);
  carom_pane_editing_drag_to(editing, tip.x + 10, tip.y - 20, CAROM_EDITOR_PLAIN);
}

/* ---- The strip: one contact by three methods, before, at and after ---- */

#define STRIP_WIDTH  900
#define STRIP_HEIGHT 594
#define STRIP_LEFT   84.0 /* of the words beside the rows */
#define STRIP_TOP    30.0 /* of the names of the methods */
#define STRIP_GAP    8.0
#define STRIP_ROW    152.0
#define STRIP_ANSWER 84.0

static const struct {
  const char *title, *action;
} strip_rows[] = {
    {"Before", "win.seek(uint64 100)"},
    {"At the\ncontact", "win.next-contact"},
    {"After", "win.seek(uint64 160)"},
};

static void draw_strip_title(CaromText *text, const CaromComparison *comparison, guint pane,
                             double x) {
  const CaromTheme *theme = carom_theme_light();
  CaromPaneStyle style = carom_pane_style_of(theme, pane);
  g_autofree char *title =
      g_markup_printf_escaped("<b>%s</b>", carom_comparison_get_title(comparison, pane));
  carom_pane_style_draw_sample(text->cr, &style, x, 4, CAROM_PANE_STYLE_SAMPLE_WIDTH, 20);
  carom_text_draw(text, title, theme->text, x + CAROM_PANE_STYLE_SAMPLE_WIDTH + 7, 14, 0);
}

/* The velocities as they are in the pane now. */
static void draw_strip_answer(CaromText *text, const CaromRun *run, double x, double y) {
  static const char names[] = "AB";
  for (guint i = 0; i < 2; i++) {
    g_autofree char *velocity =
        carom_digits_vector(carom_bodies_velocity(&run->world->bodies, i), CAROM_DIGITS_USUAL);
    g_autofree char *markup = g_strdup_printf("<i>v</i><sub>%c</sub> = %s m/s", names[i], velocity);
    carom_text_draw(text, markup, carom_theme_light()->text, x + 8, y + 18 + 22 * i, 0);
  }
}

/* What all panes have found, with what the program says of it. */
static void draw_strip_answers(CaromText *text, const CaromComparison *comparison, double top,
                               double width) {
  const CaromTheme *theme = carom_theme_light();
  g_autofree char *agreement =
      carom_agreement_words_contact(comparison, CAROM_AGREEMENT_WORDS_LONG);
  g_autofree char *sentence = g_strdup_printf("<b>Same contact</b>: %s", agreement);
  carom_colour_set(text->cr, theme->quantities[CAROM_STAGE_RESULT], 0.1);
  cairo_rectangle(text->cr, STRIP_LEFT, top, STRIP_WIDTH - STRIP_LEFT, STRIP_ANSWER);
  cairo_fill(text->cr);
  for (guint pane = 0; pane < 3; pane++) {
    double x = STRIP_LEFT + pane * (width + STRIP_GAP);
    draw_strip_answer(text, carom_comparison_get_run(comparison, pane), x, top);
    if (pane > 0)
      carom_text_draw(text, "<span size='180%'>=</span>", theme->text, x - 28, top + 29, 0.5);
  }
  carom_text_draw(text, sentence, theme->text, STRIP_LEFT + 8, top + STRIP_ANSWER - 16, 0);
}

static void draw_strip_pane(Fixture *fixture, cairo_t *cr, guint pane, double width) {
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  const CaromFraming framing = {.min = {1.1, 2.05},
                                .max = {3.5, 3.4},
                                .fits_run = TRUE,
                                .arrow_s = 0.45,
                                .momentum_arrow = 0.45};
  g_autofree CaromOverlay *overlay =
      carom_pane_strip_get_overlay(get_panes(fixture), pane, carom_theme_light());
  if (overlay)
    overlay->zoom = 1;
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, pane),
      .theme = carom_theme_light(),
      .framing = &framing,
      .staging = {.trails_s = INFINITY, .arrows = CAROM_STAGING_ARROWS_VELOCITY},
      .show_labels = TRUE,
      .overlay = overlay,
  };
  carom_scene_picture_draw(&picture, cr, width, STRIP_ROW);
  carom_colour_set(cr, carom_theme_light()->grid, 1);
  cairo_rectangle(cr, 0.5, 0.5, width - 1, STRIP_ROW - 1);
  cairo_set_line_width(cr, 1);
  cairo_stroke(cr);
}

static cairo_surface_t *draw_strip(Fixture *fixture) {
  const CaromTheme *theme = carom_theme_light();
  double width = (STRIP_WIDTH - STRIP_LEFT - 2 * STRIP_GAP) / 3;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, STRIP_WIDTH, STRIP_HEIGHT);
  cairo_t *cr = cairo_create(surface);
  g_auto(CaromText) text;
  carom_colour_set(cr, theme->background, 1);
  cairo_paint(cr);
  carom_text_init(&text, cr, "Sans 10");
  for (guint row = 0; row < G_N_ELEMENTS(strip_rows); row++) {
    double top = STRIP_TOP + row * (STRIP_ROW + STRIP_GAP);
    edit(fixture, strip_rows[row].action);
    settle(fixture);
    carom_text_draw_paragraph(&text, strip_rows[row].title, theme->text, 4, top + 4, STRIP_LEFT);
    for (guint pane = 0; pane < 3; pane++) {
      cairo_save(cr);
      cairo_translate(cr, STRIP_LEFT + pane * (width + STRIP_GAP), top);
      draw_strip_pane(fixture, cr, pane, width);
      cairo_restore(cr);
    }
  }
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  for (guint pane = 0; pane < 3; pane++)
    draw_strip_title(&text, comparison, pane, STRIP_LEFT + pane * (width + STRIP_GAP));
  draw_strip_answers(&text, comparison, STRIP_HEIGHT - STRIP_ANSWER, width);
  cairo_destroy(cr);
  return surface;
}

/* ---- The table ---- */

#define WINDOW_WIDTH  1366
#define WINDOW_HEIGHT 768

typedef struct {
  const char *name;
  int width, height;
  const char *scene;
  const char *actions[8];                     /* with their targets, as menus have them */
  void (*prepare)(Fixture *fixture);          /* (nullable): what else has to be done, after that */
  gboolean presents;                          /* whether the window fills the screen */
  cairo_surface_t *(*draw)(Fixture *fixture); /* (nullable): NULL: it shows the window */
  /* Whether there are times in it of the computer that made it, which are never the same: then it
   * is only made where it is not there yet. */
  gboolean has_times;
} Picture;

#define WINDOW WINDOW_WIDTH, WINDOW_HEIGHT

static const Picture pictures[] = {
    {"window", WINDOW, "three-ways", {"win.seek(uint64 200)"}},
    {"one-collision",
     STRIP_WIDTH,
     STRIP_HEIGHT,
     "oblique",
     {"win.view::working"},
     .draw = draw_strip},
    {"page-graphs", WINDOW, "molecules", {"win.show-panel", "win.seek(uint64 600)"}},
    {"page-working",
     WINDOW,
     "three-ways",
     {"win.show-panel", "win.next-contact", "win.view::working", "win.line(3)"}},
    {"page-why",
     WINDOW,
     "three-ways",
     {"win.show-panel", "win.next-contact", "win.view::why", "win.room::page"}},
    {"page-when", WINDOW, "tunnelling", {"win.show-panel", "win.next-contact", "win.view::when"}},
    {"page-balance",
     WINDOW,
     "head-on",
     {"win.show-panel", "win.next-contact", "win.view::balance"}},
    {"page-diagrams",
     WINDOW,
     "three-ways",
     {"win.show-panel", "win.next-contact", "win.view::diagrams", "win.room::page"}},
    {"page-collisions",
     WINDOW,
     "pi",
     {"win.show-panel", "win.seek(uint64 1500)", "win.view::collisions"}},
    {"page-queue",
     WINDOW,
     "molecules",
     {"win.show-panel", "win.seek(uint64 100)", "win.view::queue"},
     .prepare = walk_queue},
    {"page-cost",
     WINDOW,
     "molecules",
     {"win.show-panel", "win.seek(uint64 100)", "win.view::cost", "win.room::page"},
     .prepare = measure_cost,
     .has_times = TRUE},
    {"page-predict",
     WINDOW,
     "light-on-heavy",
     {"win.show-panel", "win.view::predict", "win.predict", "win.next-contact", "win.room::page"},
     .prepare = vote},
    {"present",
     WINDOW,
     "three-ways",
     {"win.seek(uint64 180)", "win.reveal-answer"},
     .presents = TRUE},
    {"editing",
     WINDOW,
     "four-discs",
     {"win.view::graphs", "win.edit-select-next", "win.edit-item"},
     .prepare = drag_arrow},
};

/* ---- Making them ---- */

static cairo_surface_t *draw_window(GtkWidget *window) {
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new(window);
  int width = gdk_paintable_get_intrinsic_width(paintable);
  int height = gdk_paintable_get_intrinsic_height(paintable);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_autoptr(GdkTexture) texture =
      gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node,
                                  &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  gdk_texture_download(texture, cairo_image_surface_get_data(surface),
                       (gsize)cairo_image_surface_get_stride(surface));
  cairo_surface_mark_dirty(surface);
  gsk_render_node_unref(node);
  return surface;
}

static gsize count_bytes(cairo_surface_t *surface) {
  return (gsize)cairo_image_surface_get_stride(surface) *
         (gsize)cairo_image_surface_get_height(surface);
}

static gboolean are_same(cairo_surface_t *one, cairo_surface_t *other) {
  return memcmp(cairo_image_surface_get_data(one), cairo_image_surface_get_data(other),
                count_bytes(one)) == 0;
}

/* What is worked out or drawn later, some of it in the first pause, is there when nothing has
 * changed for so long. */
#define REST_US (G_USEC_PER_SEC / 2)

static cairo_surface_t *draw_settled_window(Fixture *fixture) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  cairo_surface_t *before = NULL, *now = NULL;
  gtk_window_set_focus(GTK_WINDOW(window), NULL);
  do {
    gint64 end_us = g_get_monotonic_time() + REST_US;
    g_clear_pointer(&before, cairo_surface_destroy);
    before = now;
    while (g_get_monotonic_time() < end_us)
      settle(fixture);
    now = draw_window(window);
  } while (!before || !are_same(before, now));
  cairo_surface_destroy(before);
  return now;
}

/* 128 steps of a colour look like 256, and files are smaller. */
static void coarsen(cairo_surface_t *surface) {
  guchar *bytes = cairo_image_surface_get_data(surface);
  for (gsize i = 0; i < count_bytes(surface); i++)
    bytes[i] = (guchar)((bytes[i] * 127 + 127) / 255 * 255 / 127);
  cairo_surface_mark_dirty(surface);
}

/* A window for @picture, which has come to its moment. */
static void open_window(Fixture *fixture, const Picture *picture) {
  set_up(fixture, NULL);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  /* Without a window manager it fills the screen only if it is to do so when it is shown. */
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WINDOW_WIDTH, WINDOW_HEIGHT);
  if (picture->presents)
    gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  /* Nor does it need a frame of its own, which desktops that draw shadows do not show. */
  gtk_widget_remove_css_class(window, "solid-csd");
  open_scene(fixture, picture->scene);
  settle(fixture);
  wait_for_menus(fixture);
  for (guint i = 0; picture->actions[i]; i++) {
    edit(fixture, picture->actions[i]);
    settle(fixture);
  }
  if (picture->prepare)
    picture->prepare(fixture);
  g_assert_true(gtk_window_is_active(GTK_WINDOW(window))); /* others look paler */
}

static void make(const Picture *picture, const char *folder) {
  g_autofree char *path = g_strdup_printf("%s/%s.png", folder, picture->name);
  Fixture fixture;
  if (picture->has_times && g_file_test(path, G_FILE_TEST_EXISTS))
    return;
  open_window(&fixture, picture);
  cairo_surface_t *surface =
      picture->draw ? picture->draw(&fixture) : draw_settled_window(&fixture);
  coarsen(surface);
  g_assert_cmpint(cairo_surface_write_to_png(surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy(surface);
  tear_down(&fixture, NULL);
}

/* ---- What depends on the desktop ---- */

static void fix_environment(void) {
  static const char *const variables[][2] = {
      {"GDK_SCALE", "1"},
      {"GDK_DPI_SCALE", "1"},
      {"GSK_RENDERER", "cairo"},
      {"GTK_A11Y", "none"},
      {"GSETTINGS_BACKEND", "memory"},
      {"LC_ALL", "C.UTF-8"},
      {"LANGUAGE", "C"},
      {"XDG_CONFIG_DIRS", "/proc/carom"},
  };
  g_autofree char *home = g_dir_make_tmp("carom-home-XXXXXX", NULL);
  for (guint i = 0; i < G_N_ELEMENTS(variables); i++)
    g_setenv(variables[i][0], variables[i][1], TRUE);
  g_unsetenv("GTK_THEME");
  /* Recent files and what has not been saved are remembered in here, not at home. */
  g_setenv("XDG_DATA_HOME", home, TRUE);
  g_setenv("XDG_STATE_HOME", home, TRUE);
}

static void fix_settings(void) {
  g_object_set(gtk_settings_get_default(), "gtk-theme-name", "Default", "gtk-icon-theme-name",
               "Adwaita", "gtk-application-prefer-dark-theme", FALSE, "gtk-font-name", "Sans 10",
               "gtk-xft-dpi", 96 * 1024, "gtk-xft-antialias", 1, "gtk-xft-hinting", 1,
               "gtk-xft-hintstyle", "hintslight", "gtk-xft-rgba", "none", "gtk-decoration-layout",
               "menu:minimize,maximize,close", "gtk-enable-animations", FALSE, "gtk-cursor-blink",
               FALSE, NULL);
}

static void list_pictures(void) {
  for (guint i = 0; i < G_N_ELEMENTS(pictures); i++)
    printf("%s %d %d\n", pictures[i].name, pictures[i].width, pictures[i].height);
}

/* make-pictures --list: prints their names and sizes.
 * make-pictures FOLDER: makes them in there. Needs a display. */
int main(int argc, char **argv) {
  if (argc == 2 && g_str_equal(argv[1], "--list")) {
    list_pictures();
    return 0;
  }
  fix_environment();
  application = test_application_new(&argc, &argv);
  if (!application || argc != 2)
    return 1;
  fix_settings();
  for (guint i = 0; i < G_N_ELEMENTS(pictures); i++)
    make(&pictures[i], argv[1]);
  g_object_unref(application);
  return 0;
}
