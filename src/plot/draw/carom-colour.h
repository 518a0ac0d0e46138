/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-colour: a colour, mixing two of them, and measuring how light one is. */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct {
  double red, green, blue; /* sRGB, 0 to 1 */
} CaromColour;

/* An initialiser: 0xRRGGBB. */
#define CAROM_COLOUR_RGB(hex)                                                                      \
  { (((hex) >> 16) & 255) / 255.0, (((hex) >> 8) & 255) / 255.0, ((hex)&255) / 255.0 }

/* Makes @colour the source of @cr; @alpha is 1 for opaque. */
void carom_colour_set(cairo_t *cr, CaromColour colour, double alpha);

/* @colour mixed with @share of @other. */
CaromColour carom_colour_mix(CaromColour colour, CaromColour other, double share);

/* The lightness of the colour in greyscale: 0 for black, 1 for white (ITU-R BT.601, which printers
 * use). */
double carom_colour_luma(CaromColour colour);

/* How much two colours stand out from each other: 1 for equal ones to 21 for black on white (WCAG
 * 2.1, contrast ratio). */
double carom_colour_contrast(CaromColour one, CaromColour other);

/* 0xRRGGBB */
CaromColour carom_colour_from_rgb(guint32 rgb);
guint32 carom_colour_to_rgb(CaromColour colour);
