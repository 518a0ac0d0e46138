/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-present-type: on all pages of a presentation, no letter is too small for the back row,
 * whether a label shows it or a picture draws it. Needs a display. */
#define _GNU_SOURCE

#include "window-test.h"

#include "carom-present-type.h"

#include <dlfcn.h>

/* Half a pixel: letters fall on whole ones. */
static const double rounding = 0.5;

/* What is below or above the line is smaller, as everywhere; it is read with what it stands at. */
static const double least_script = 0.7;

/* ---- Measuring ---- */

/* Returns: the height of an x of @font as a part of the em */
static double measure_x(PangoContext *context, const PangoFontDescription *font) {
  static GHashTable *known;
  const double em = 100;
  g_autoptr(PangoFontDescription) large = pango_font_description_copy(font);
  pango_font_description_set_absolute_size(large, em * PANGO_SCALE);
  char *name = pango_font_description_to_string(large);
  known = known ? known : g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
  double *ratio = g_hash_table_lookup(known, name);
  if (ratio) {
    g_free(name);
    return *ratio;
  }
  g_autoptr(PangoLayout) layout = pango_layout_new(context);
  PangoRectangle ink;
  pango_layout_set_font_description(layout, large);
  pango_layout_set_text(layout, "x", -1);
  pango_layout_get_extents(layout, &ink, NULL);
  ratio = g_new(double, 1);
  *ratio = ink.height / (em * PANGO_SCALE);
  g_hash_table_insert(known, name, ratio);
  return *ratio;
}

static double least_px;    /* what is asked for; 0: nothing is measured */
static GString *too_small; /* what is smaller */
static guint n_measured;
static const char *page;

static void note(PangoContext *context, PangoFont *font, double scale, const char *text, gsize n) {
  g_autoptr(PangoFontDescription) described = pango_font_describe_with_absolute_size(font);
  double size = (double)pango_font_description_get_size(described) / PANGO_SCALE * scale;
  double x = size * measure_x(context, described);
  n_measured++;
  if (x + rounding < least_px && too_small->len < 2000)
    g_string_append_printf(too_small, "%s: “%.*s” has %.1f px; ", page, (int)n, text, x);
}

static void note_line(PangoLayoutLine *line, double scale) {
  PangoLayout *layout = line->layout;
  const char *text = pango_layout_get_text(layout);
  for (GSList *link = line->runs; link; link = link->next) {
    const PangoGlyphItem *run = link->data;
    const char *words = text + run->item->offset;
    gboolean is_blank = TRUE;
    for (int i = 0; i < run->item->length; i++)
      is_blank = is_blank && g_ascii_isspace(words[i]);
    if (!is_blank && run->item->analysis.font)
      note(pango_layout_get_context(layout), run->item->analysis.font, scale, words,
           (gsize)run->item->length);
  }
}

static void note_layout(PangoLayout *layout, double scale) {
  for (int i = 0; i < pango_layout_get_line_count(layout); i++)
    note_line(pango_layout_get_line_readonly(layout, i), scale);
}

/* ---- What pictures draw ---- */

static double get_scale(cairo_t *cr) {
  double x = 0, y = 1;
  cairo_user_to_device_distance(cr, &x, &y);
  return hypot(x, y);
}

/* These stand before Pango's own, which they call. */
void pango_cairo_show_layout(cairo_t *cr, PangoLayout *layout) {
  void (*show)(cairo_t *, PangoLayout *) = NULL;
  *(void **)&show = dlsym(RTLD_NEXT, "pango_cairo_show_layout");
  if (least_px > 0)
    note_layout(layout, get_scale(cr));
  show(cr, layout);
}

void pango_cairo_show_layout_line(cairo_t *cr, PangoLayoutLine *line) {
  void (*show)(cairo_t *, PangoLayoutLine *) = NULL;
  *(void **)&show = dlsym(RTLD_NEXT, "pango_cairo_show_layout_line");
  double least = least_px;
  least_px *= least_script;
  if (least_px > 0)
    note_line(line, get_scale(cr));
  least_px = least;
  show(cr, line);
}

/* ---- What labels show ---- */

static void note_labels(Fixture *fixture) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) && gtk_widget_get_child_visible(labels->pdata[i]))
      note_layout(gtk_label_get_layout(labels->pdata[i]), 1);
}

/* ---- Pages ---- */

static void present(Fixture *fixture, int width, int height) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  do_action(fixture, "win.present");
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
  test_wait_for_frames(window);
}

static const struct { int width, height; } screens[] = {{1024, 768}, {1366, 768}, {1920, 1080}};

static const char *const rooms[] = {"panes", "both", "page"};

static void test_letters(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  too_small = g_string_new(NULL);
  for (guint s = 0; s < G_N_ELEMENTS(screens); s++) {
    present(fixture, screens[s].width, screens[s].height);
    open_scene(fixture, "oblique");
    do_action(fixture, "win.next-contact");
    for (guint i = 0; i < N_WINDOW_PAGES * G_N_ELEMENTS(rooms); i++) {
      if (!test_runs_cell(s, G_N_ELEMENTS(screens), i, N_WINDOW_PAGES * G_N_ELEMENTS(rooms)))
        continue;
      page = window_pages[i / G_N_ELEMENTS(rooms)];
      gtk_widget_activate_action(window, "win.view", "s", page);
      gtk_widget_activate_action(window, "win.room", "s", rooms[i % G_N_ELEMENTS(rooms)]);
      test_wait_for_frames(window); /* pages choose their type by what fits, */
      test_wait_for_frames(window); /* frame by frame */
      least_px = CAROM_PRESENT_TYPE_X_HEIGHT * gtk_widget_get_height(window);
      test_wait_for_frames(window);
      note_labels(fixture);
      least_px = 0;
    }
    do_action(fixture, "win.present");
  }
  g_test_message("%u pieces of text", n_measured);
  g_assert_cmpuint(n_measured, >, 100);
  g_assert_cmpstr(too_small->str, ==, "");
  g_string_free(too_small, TRUE);
}

static const WindowTest tests[] = {{"/present-type/letters", test_letters}};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
