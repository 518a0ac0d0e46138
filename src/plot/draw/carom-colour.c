/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-colour: mixing, measuring and reading colours. */
#include "carom-colour.h"

#include <math.h>

void carom_colour_set(cairo_t *cr, CaromColour colour, double alpha) {
  cairo_set_source_rgba(cr, colour.red, colour.green, colour.blue, alpha);
}

CaromColour carom_colour_mix(CaromColour colour, CaromColour other, double share) {
  return (CaromColour){
      .red = colour.red + (other.red - colour.red) * share,
      .green = colour.green + (other.green - colour.green) * share,
      .blue = colour.blue + (other.blue - colour.blue) * share,
  };
}

double carom_colour_luma(CaromColour colour) {
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
}

static double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double luminance(CaromColour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double carom_colour_contrast(CaromColour one, CaromColour other) {
  double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
  return MAX(a, b) / MIN(a, b);
}

CaromColour carom_colour_from_rgb(guint32 rgb) {
  return (CaromColour)CAROM_COLOUR_RGB(rgb);
}

guint32 carom_colour_to_rgb(CaromColour colour) {
  return ((guint32)(colour.red * 255 + 0.5) << 16) | ((guint32)(colour.green * 255 + 0.5) << 8) |
         (guint32)(colour.blue * 255 + 0.5);
}
