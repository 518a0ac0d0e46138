/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contrast: text stands out from what is behind it, in each of the four looks. It is measured
 * on what is drawn, since opacity and backgrounds cannot be asked of a widget. Needs a display. */
#include "window-test.h"

#include "carom-scene-chooser.h"
#include "carom-widget-theme.h"

#include <math.h>

/* WCAG 2.1, success criterion 1.4.3. */
#define LEAST 4.5

/* Type is drawn that much larger, so that the strokes of a letter have pixels of its full colour.
 */
#define SCALE 4

static const struct {
  const char *name, *theme;
  gboolean dark;
  const CaromTheme *(*charts)(void);
} looks[] = {
    {"light", "Default", FALSE, carom_theme_light},
    {"dark", "Default", TRUE, carom_theme_dark},
    {"high-contrast", "HighContrast", FALSE, carom_theme_high_contrast},
    {"high-contrast-dark", "HighContrast", TRUE, carom_theme_high_contrast_dark},
};

static double linear(guint byte) {
  double s = byte / 255.0;
  return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4);
}

static double get_luminance(guint32 pixel) {
  return 0.2126 * linear(pixel >> 16 & 0xFF) + 0.7152 * linear(pixel >> 8 & 0xFF) +
         0.0722 * linear(pixel & 0xFF);
}

static double get_contrast(guint32 one, guint32 other) {
  double a = get_luminance(one), b = get_luminance(other);
  return (MAX(a, b) + 0.05) / (MIN(a, b) + 0.05);
}

/* The contrast of the most common colour with the one that stands out most from it. A colour is
 * looked up once for all pixels of it in a row. */
static double measure_pixels(const guint32 *pixels, gsize n) {
  g_autoptr(GHashTable) counts = g_hash_table_new(NULL, NULL);
  guint32 ground = 0;
  gsize most = 0, next;
  double contrast = 1;
  for (gsize i = 0; i < n; i = next) {
    for (next = i + 1; next < n && pixels[next] == pixels[i]; next++)
      ;
    gpointer key = GUINT_TO_POINTER(pixels[i]);
    gsize count = GPOINTER_TO_SIZE(g_hash_table_lookup(counts, key)) + next - i;
    g_hash_table_insert(counts, key, GSIZE_TO_POINTER(count));
    if (count > most) {
      most = count;
      ground = pixels[i];
    }
  }
  GHashTableIter iter;
  gpointer key;
  g_hash_table_iter_init(&iter, counts);
  while (g_hash_table_iter_next(&iter, &key, NULL))
    contrast = MAX(contrast, get_contrast(GPOINTER_TO_UINT(key), ground));
  return contrast;
}

/* Everything that @native shows, as large as SCALE says; NULL until it has been drawn. */
static GskRenderNode *draw_now(GdkPaintable *paintable) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, SCALE * gdk_paintable_get_intrinsic_width(paintable),
                         SCALE * gdk_paintable_get_intrinsic_height(paintable));
  return gtk_snapshot_free_to_node(snapshot);
}

static GskRenderNode *draw_all(GtkWidget *native) {
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new(native);
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  GskRenderNode *node;
  while (!(node = draw_now(paintable))) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    gtk_widget_queue_draw(native);
    g_main_context_iteration(NULL, FALSE);
  }
  return node;
}

static double measure_label(GtkWidget *label, GtkWidget *native, GskRenderNode *node) {
  graphene_rect_t bounds;
  double x, y; /* the theme's border around the window is drawn too */
  gtk_native_get_surface_transform(GTK_NATIVE(native), &x, &y);
  g_assert_true(gtk_widget_compute_bounds(label, native, &bounds));
  graphene_rect_offset(&bounds, (float)x, (float)y);
  graphene_rect_scale(&bounds, SCALE, SCALE, &bounds);
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(native));
  g_autoptr(GdkTexture) texture = gsk_renderer_render_texture(renderer, node, &bounds);
  int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
  g_autofree guint32 *pixels = g_new(guint32, (gsize)width * (gsize)height);
  gdk_texture_download(texture, (guchar *)pixels, (gsize)width * sizeof *pixels);
  return measure_pixels(pixels, (gsize)width * (gsize)height);
}

/* Whether text is to be read: what cannot be used may be fainter, and what is scrolled out of sight
 * is not drawn. */
static gboolean is_read(GtkWidget *label, GtkWidget *native) {
  graphene_rect_t bounds, view;
  if (!gtk_widget_get_mapped(label) || !gtk_widget_is_sensitive(label) ||
      GTK_WIDGET(gtk_widget_get_native(label)) != native ||
      *gtk_label_get_text(GTK_LABEL(label)) == '\0' ||
      !gtk_widget_compute_bounds(label, native, &bounds))
    return FALSE;
  for (GtkWidget *parent = gtk_widget_get_parent(label); parent != native;
       parent = gtk_widget_get_parent(parent))
    if (GTK_IS_SCROLLED_WINDOW(parent) && (!gtk_widget_compute_bounds(parent, native, &view) ||
                                           !graphene_rect_contains_rect(&view, &bounds)))
      return FALSE;
  return TRUE;
}

static guint assert_readable(GtkWidget *native) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  guint n = 0;
  collect(native, GTK_TYPE_LABEL, labels);
  GskRenderNode *node = draw_all(native);
  for (guint i = 0; i < labels->len; i++) {
    if (!is_read(labels->pdata[i], native))
      continue;
    double contrast = measure_label(labels->pdata[i], native, node);
    g_test_message("%.2f: “%s”", contrast, gtk_label_get_text(labels->pdata[i]));
    if (contrast < LEAST)
      g_test_fail_printf("%.2f: “%s”", contrast, gtk_label_get_text(labels->pdata[i]));
    n++;
  }
  gsk_render_node_unref(node);
  return n;
}

static void wear(guint look) {
  GtkSettings *settings = gtk_settings_get_default();
  g_object_set(settings, "gtk-enable-animations", FALSE, "gtk-theme-name", looks[look].theme,
               "gtk-application-prefer-dark-theme", looks[look].dark, NULL);
}

static void set_up_look(Fixture *fixture, gconstpointer data) {
  wear(GPOINTER_TO_UINT(data));
  set_up(fixture, data);
}

static void tear_down_look(Fixture *fixture, gconstpointer data) {
  tear_down(fixture, data);
  GtkSettings *settings = gtk_settings_get_default();
  gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
  gtk_settings_reset_property(settings, "gtk-theme-name");
}

/* On each page, while the window is used and while another one is. */
static void test_window(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  show_panel(fixture);
  do_action(fixture, "win.next-contact");
  for (guint i = 0; i < 2 * N_WINDOW_PAGES; i++) {
    if (!test_runs_cell(i / 2, N_WINDOW_PAGES, i % 2, 2))
      continue;
    gtk_widget_activate_action(window, "win.view", "s", window_pages[i / 2]);
    if (i % 2 == 0)
      gtk_widget_unset_state_flags(window, GTK_STATE_FLAG_BACKDROP);
    else
      gtk_widget_set_state_flags(window, GTK_STATE_FLAG_BACKDROP, FALSE);
    test_wait_for_frames(window);
    g_test_message("%s, %s", window_pages[i / 2], i % 2 == 0 ? "used" : "not used");
    g_assert_cmpuint(assert_readable(window), >, 25);
  }
}

/* What is said of a contact once it has been, which is green where all agree. */
static void test_agreements(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.step");
  gtk_widget_unset_state_flags(window, GTK_STATE_FLAG_BACKDROP);
  test_wait_for_frames(window);
  g_autoptr(GPtrArray) footers = find_footers(window);
  guint n_agree = 0;
  for (guint i = 0; i < footers->len; i++)
    n_agree += gtk_widget_has_css_class(footers->pdata[i], "agrees") ? 1 : 0;
  g_assert_cmpuint(n_agree, >, 0);
  g_assert_cmpuint(assert_readable(window), >, 25);
}

static void test_scenes(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) choosers = find_all(fixture, CAROM_TYPE_SCENE_CHOOSER);
  test_open_popover(choosers->pdata[0]);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_widget_unset_state_flags(choosers->pdata[0], GTK_STATE_FLAG_BACKDROP);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(assert_readable(choosers->pdata[0]), >, 10);
  gtk_popover_popdown(choosers->pdata[0]);
}

/* Charts and panes have the look's own palette, with text as readable. */
static void test_charts(Fixture *fixture, gconstpointer data) {
  const CaromTheme *theme = carom_widget_theme_get(GTK_WIDGET(fixture->window));
  g_assert_true(theme == looks[GPOINTER_TO_UINT(data)].charts());
  guint32 ground = carom_colour_to_rgb(theme->background);
  g_assert_cmpfloat(get_contrast(carom_colour_to_rgb(theme->text), ground), >=, LEAST);
  g_assert_cmpfloat(get_contrast(carom_colour_to_rgb(theme->dim_text), ground), >=, LEAST);
}

int main(int argc, char **argv) {
  /* Recent files are looked for in here, where there are none. */
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(looks); i++) {
    static const struct {
      const char *name;
      void (*test)(Fixture *fixture, gconstpointer data);
    } tests[] = {{"window", test_window},
                 {"agreements", test_agreements},
                 {"scenes", test_scenes},
                 {"charts", test_charts}};
    for (guint j = 0; j < G_N_ELEMENTS(tests); j++) {
      if (!test_runs_cell(i, G_N_ELEMENTS(looks), j, G_N_ELEMENTS(tests)))
        continue;
      g_autofree char *path = g_strdup_printf("/contrast/%s/%s", looks[i].name, tests[j].name);
      g_test_add(path, Fixture, GUINT_TO_POINTER(i), set_up_look, tests[j].test, tear_down_look);
    }
  }
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
