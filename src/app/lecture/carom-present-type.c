/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-present-type: each window has a style sheet of one rule, which is written anew where the
 * size changes. */
#include "carom-present-type.h"

/* By how much letters are larger than usual at least. */
static const double least_growth = 1.3;

/* Letters fall on whole pixels, so the least size is a little more than what is asked for. */
static const double reserve = 1.04;

#define TYPE "carom-present-type"

static double get_size_px(const PangoFontDescription *font) {
  double size = (double)pango_font_description_get_size(font) / PANGO_SCALE;
  return pango_font_description_get_size_is_absolute(font) ? size : size * 96 / 72;
}

/* Returns: the height of an x as a part of the font's size */
static double measure_x(GtkWidget *widget, const PangoFontDescription *font) {
  const double large = 200;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, "x");
  g_autoptr(PangoFontDescription) largest = pango_font_description_copy(font);
  PangoRectangle ink;
  pango_font_description_set_absolute_size(largest, large * PANGO_SCALE);
  pango_layout_set_font_description(layout, largest);
  pango_layout_get_pixel_extents(layout, &ink, NULL);
  return ink.height / large;
}

static double find_size_px(GtkWidget *widget, int height) {
  g_autofree char *name = NULL;
  g_object_get(gtk_widget_get_settings(widget), "gtk-font-name", &name, NULL);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string(name ? name : "");
  double usual_px = get_size_px(font) > 0 ? get_size_px(font) : 10 * 96 / 72.0;
  double x = measure_x(widget, font);
  double least_px =
      reserve * CAROM_PRESENT_TYPE_X_HEIGHT * height / (MAX(x, 0.3) * CAROM_PRESENT_TYPE_SMALLEST);
  return MAX(least_px, least_growth * usual_px);
}

typedef struct {
  GtkCssProvider *provider;
  char *sheet; /* (nullable) */
} Type;

static void type_free(gpointer data) {
  Type *type = data;
  gtk_style_context_remove_provider_for_display(gdk_display_get_default(),
                                                GTK_STYLE_PROVIDER(type->provider));
  g_object_unref(type->provider);
  g_free(type->sheet);
  g_free(type);
}

/* Each window has a name, by which its rule finds it. */
static Type *type_new(GtkWidget *window) {
  static guint n_windows;
  Type *type = g_new0(Type, 1);
  g_autofree char *name = g_strdup_printf("window-%u", ++n_windows);
  gtk_widget_set_name(window, name);
  type->provider = gtk_css_provider_new();
  gtk_style_context_add_provider_for_display(gtk_widget_get_display(window),
                                             GTK_STYLE_PROVIDER(type->provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_object_set_data_full(G_OBJECT(window), TYPE, type, type_free);
  return type;
}

void carom_present_type_set(GtkWidget *window, int height) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  Type *type = g_object_get_data(G_OBJECT(window), TYPE);
  char size[G_ASCII_DTOSTR_BUF_SIZE];
  type = type ? type : type_new(window);
  g_ascii_formatd(size, sizeof size, "%.2f", find_size_px(window, height));
  g_autofree char *sheet = g_strdup_printf("window#%s.presentation { font-size: %spx; }",
                                           gtk_widget_get_name(window), size);
  if (g_strcmp0(sheet, type->sheet) == 0)
    return; /* all widgets would be styled anew */
  g_free(type->sheet);
  type->sheet = g_steal_pointer(&sheet);
  gtk_css_provider_load_from_data(type->provider, type->sheet, -1);
}
