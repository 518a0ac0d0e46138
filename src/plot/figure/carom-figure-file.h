/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-figure-file: turns anything that can be drawn into the bytes of a PNG, SVG or PDF file. */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef enum { CAROM_FIGURE_PNG, CAROM_FIGURE_SVG, CAROM_FIGURE_PDF } CaromFigureFileFormat;

typedef enum {
  CAROM_FIGURE_FILE_ERROR_RENDER, /* the picture cannot be made */
} CaromFigureFileError;
#define CAROM_FIGURE_FILE_ERROR (carom_figure_file_error_quark())
GQuark carom_figure_file_error_quark(void);

/* Draws @content into the rectangle (0, 0)–(@width, @height). */
typedef void (*CaromFigureDrawFunc)(gconstpointer content, cairo_t *cr, double width,
                                    double height);

typedef struct {
  const char *title; /* by which the file is found, and which screen readers read */
  CaromFigureDrawFunc draw;
  gconstpointer content;
  double width, height;    /* in points */
  double pixels_per_point; /* PNG only; 0: 2 */
} CaromFigureFile;

/* @format: (out): the format with that suffix
 * Returns: whether @file_name ends in a known suffix (.png, .svg, .pdf, ignoring case) */
gboolean carom_figure_file_format_from_name(const char *file_name, CaromFigureFileFormat *format);

/* @font: (nullable): a Pango font description; default "Sans 10"
 * Returns: (transfer full): the same font with its size converted, so that 1 pt is one point of the
 *   figure */
char *carom_figure_file_font(const char *font);

/* The same drawing gives the same bytes.
 *
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_figure_file_render(const CaromFigureFile *file, CaromFigureFileFormat format,
                                 GError **error);
