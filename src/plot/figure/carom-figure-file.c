/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-figure-file: one function for each format, which makes a Cairo surface, draws on it, and
 * collects the bytes. Whatever would make the bytes differ between runs, such as dates and
 * counters, is removed. */
#include "carom-figure-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <pango/pango.h>
#include <string.h>

GQuark carom_figure_file_error_quark(void) {
  return g_quark_from_static_string("carom-figure-error-quark");
}

static const double default_pixels_per_point = 2;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  g_byte_array_append(closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Draws the figure and writes its file.
 *
 * Returns: whether that succeeded */
typedef cairo_status_t (*WriteFunc)(const CaromFigureFile *file, GByteArray *bytes);

static cairo_status_t draw_on(cairo_surface_t *surface, const CaromFigureFile *file, double scale) {
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  file->draw(file->content, cr, file->width, file->height);
  cairo_status_t status = cairo_status(cr);
  cairo_destroy(cr);
  return status;
}

/* Finishes a vector file, and frees its surface. */
static cairo_status_t finish(cairo_surface_t *surface, cairo_status_t status) {
  cairo_surface_finish(surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status(surface);
  cairo_surface_destroy(surface);
  return status;
}

/* Limited to far more than Cairo can do, so that it refuses, but within the range of int. */
static int to_pixels(double points, double scale) {
  return (int)CLAMP(points * scale + 0.5, 0, 1e6);
}

static cairo_status_t write_png(const CaromFigureFile *file, GByteArray *bytes) {
  double scale = file->pixels_per_point > 0 ? file->pixels_per_point : default_pixels_per_point;
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, to_pixels(file->width, scale), to_pixels(file->height, scale));
  cairo_status_t status = draw_on(surface, file, scale);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream(surface, append, bytes);
  return finish(surface, status);
}

/* Finds the first tag that begins with @start.
 *
 * Returns: FALSE if there is none */
static gboolean find_tag(const GString *svg, const char *start, gssize *begin, gssize *end) {
  const char *tag = strstr(svg->str, start), *tag_end = tag ? strchr(tag, '>') : NULL;
  if (!tag_end)
    return FALSE;
  *begin = tag - svg->str;
  *end = tag_end + 1 - svg->str;
  return TRUE;
}

/* Cairo writes text as outlines, so a title is added for searches and screen readers. Cairo before
 * 1.18 also numbers its drawings during the life of the program; the number is removed, so that the
 * same figure gives the same bytes. */
static void tidy_svg(GByteArray *bytes, const char *title) {
  GString *svg = g_string_new_len((const char *)bytes->data, bytes->len);
  g_autofree char *element = g_markup_printf_escaped("\n<title>%s</title>", title);
  gssize begin, end;
  if (find_tag(svg, "<g id=\"surface", &begin, &end)) {
    g_string_erase(svg, begin, end - begin);
    g_string_insert(svg, begin, "<g>");
  }
  if (find_tag(svg, "<svg", &begin, &end))
    g_string_insert(svg, end, element);
  g_byte_array_set_size(bytes, 0);
  g_byte_array_append(bytes, (const guint8 *)svg->str, (guint)svg->len);
  g_string_free(svg, TRUE);
}

static cairo_status_t write_svg(const CaromFigureFile *file, GByteArray *bytes) {
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream(append, bytes, file->width, file->height);
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT); /* pixels from Cairo 1.18 on */
  cairo_status_t status = finish(surface, draw_on(surface, file, 1));
  tidy_svg(bytes, file->title);
  return status;
}

static cairo_status_t write_pdf(const CaromFigureFile *file, GByteArray *bytes) {
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream(append, bytes, file->width, file->height);
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, file->title);
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Carom");
  /* No date, so that the same figure gives the same bytes. */
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
  return finish(surface, draw_on(surface, file, 1));
}

static const struct {
  const char *suffix;
  WriteFunc write;
} formats[] = {
    [CAROM_FIGURE_PNG] = {".png", write_png},
    [CAROM_FIGURE_SVG] = {".svg", write_svg},
    [CAROM_FIGURE_PDF] = {".pdf", write_pdf},
};

gboolean carom_figure_file_format_from_name(const char *file_name, CaromFigureFileFormat *format) {
  g_autofree char *lower = g_ascii_strdown(file_name, -1);
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
    if (g_str_has_suffix(lower, formats[i].suffix)) {
      *format = (CaromFigureFileFormat)i;
      return TRUE;
    }
  return FALSE;
}

char *carom_figure_file_font(const char *font) {
  PangoFontDescription *description = pango_font_description_from_string(font ? font : "Sans 10");
  if (!pango_font_description_get_size_is_absolute(description))
    pango_font_description_set_absolute_size(description,
                                             pango_font_description_get_size(description));
  char *absolute = pango_font_description_to_string(description);
  pango_font_description_free(description);
  return absolute;
}

GBytes *carom_figure_file_render(const CaromFigureFile *file, CaromFigureFileFormat format,
                                 GError **error) {
  g_return_val_if_fail(format < G_N_ELEMENTS(formats), NULL);
  GByteArray *bytes = g_byte_array_new();
  cairo_status_t status = formats[format].write(file, bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes(bytes);
  g_byte_array_unref(bytes);
  g_set_error(error, CAROM_FIGURE_FILE_ERROR, CAROM_FIGURE_FILE_ERROR_RENDER,
              /* Translators: the second %s is the reason, such as "out of memory". */
              _("The picture of %s cannot be made (%s). Try a smaller size."), file->title,
              cairo_status_to_string(status));
  return NULL;
}
