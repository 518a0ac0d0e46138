/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-widget-theme: finds out whether the theme is dark by the lightness of its text colour,
 * since there are many ways to ask for a dark theme. */
#include "carom-widget-theme.h"

#include "carom-digits.h"

/* The widget's theme with wider lines. */
#define LARGE_THEME "carom-large-theme"

/* Perceived lightness of a colour, 0 to 1 (weights of ITU-R BT.601). */
static double get_lightness(const GdkRGBA *colour) {
  return 0.299 * colour->red + 0.587 * colour->green + 0.114 * colour->blue;
}

/* GTK_THEME in the environment wins over the settings, and does not change them. */
static gboolean has_high_contrast(GtkWidget *widget) {
  g_autofree char *name = g_strdup(g_getenv("GTK_THEME"));
  if (!name)
    g_object_get(gtk_widget_get_settings(widget), "gtk-theme-name", &name, NULL);
  return name && (g_str_has_prefix(name, "HighContrast") || g_str_has_prefix(name, "Default-hc"));
}

/* Type of this size, in pixels, has lines of the usual width: that of 10 pt. */
static const double usual_size = 10 * 96 / 72.0;

/* Type that is hardly larger has the same lines. */
static const double least_factor = 1.12;

/* In a presentation the thinnest curve, of 1.8 pixels, has three: it is seen from the back row. */
static const double least_factor_presenting = 3 / 1.8;

static gboolean is_presenting(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root && gtk_widget_has_css_class(GTK_WIDGET(root), "presentation");
}

/* By how much lines are wider than usual: as much as the type is larger. */
static double get_line_factor(GtkWidget *widget) {
  const PangoFontDescription *font =
      pango_context_get_font_description(gtk_widget_get_pango_context(widget));
  double size = (double)pango_font_description_get_size(font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute(font))
    size *= 96 / 72.0;
  double factor = size >= least_factor * usual_size ? size / usual_size : 1;
  return is_presenting(widget) ? MAX(factor, least_factor_presenting) : factor;
}

static const CaromTheme *get_usual(GtkWidget *widget) {
  GdkRGBA text;
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &text);
  /* There are many ways to ask for a dark theme, but in all of them the text is light. */
  if (get_lightness(&text) > 0.5)
    return has_high_contrast(widget) ? carom_theme_high_contrast_dark() : carom_theme_dark();
  return has_high_contrast(widget) ? carom_theme_high_contrast() : carom_theme_light();
}

const CaromTheme *carom_widget_theme_get(GtkWidget *widget) {
  const CaromTheme *usual = get_usual(widget);
  double factor = get_line_factor(widget);
  if (factor == 1)
    return usual;
  CaromTheme *theme = g_object_get_data(G_OBJECT(widget), LARGE_THEME);
  if (!theme) {
    theme = g_new(CaromTheme, 1);
    g_object_set_data_full(G_OBJECT(widget), LARGE_THEME, theme, g_free);
  }
  *theme = *usual;
  theme->line_factor *= factor;
  return theme;
}

char *carom_widget_theme_get_font(GtkWidget *widget) {
  PangoContext *context = gtk_widget_get_pango_context(widget);
  return pango_font_description_to_string(pango_context_get_font_description(context));
}

int carom_widget_theme_get_digits(GtkWidget *widget, int usual) {
  GtkRoot *root = gtk_widget_get_root(widget);
  gboolean are_few = root && gtk_widget_has_css_class(GTK_WIDGET(root), "few-digits");
  return are_few ? MIN(usual, CAROM_DIGITS_FEW) : usual;
}

static void watch_root(GtkWidget *widget, GParamSpec *property, gpointer update) {
  GtkRoot *root = gtk_widget_get_root(widget);
  if (!root)
    return;
  g_signal_handlers_disconnect_matched(root, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                                       update, widget);
  g_signal_connect_object(root, "notify::css-classes", G_CALLBACK(update), widget,
                          G_CONNECT_SWAPPED);
}

void carom_widget_theme_watch_digits(GtkWidget *widget, void (*update)(GtkWidget *widget)) {
  watch_root(widget, NULL, (gpointer)update);
  g_signal_connect(widget, "notify::root", G_CALLBACK(watch_root), (gpointer)update);
}

void carom_widget_theme_watch(GtkWidget *widget) {
  GtkSettings *settings = gtk_widget_get_settings(widget);
  g_signal_connect_object(settings, "notify::gtk-theme-name", G_CALLBACK(gtk_widget_queue_draw),
                          widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(settings, "notify::gtk-application-prefer-dark-theme",
                          G_CALLBACK(gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
}
