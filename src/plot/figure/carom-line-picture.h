/* carom-line-picture: a line of a working, set in type: symbol = formula = numbers = value unit. It
 * takes as many rows as the width asks for. */
#pragma once

#include "carom-theme.h"
#include "carom-working.h"

typedef struct {
  const CaromWorking *working;
  guint line;
  const char *name_a, *name_b; /* of the bodies, in subscripts */
  const char *length_unit;
  const CaromTheme *theme;
  const char *font; /* (nullable): as in carom_text_init() */
  int digits;       /* significant ones, 1 to 17 */
} CaromLinePicture;

/* The height that the line takes where it may be @width wide. It is least where that is INFINITY,
 * and all stands in one row. */
double carom_line_picture_height(const CaromLinePicture *picture, double width);

/* Draws the line into the rectangle (0, 0)–(@width, height), never outside of @width. */
void carom_line_picture_draw(const CaromLinePicture *picture, cairo_t *cr, double width);
