/* carom-counter: a number of contacts in digits that the back row can read. */
#pragma once

#include "carom-text.h"
#include "carom-theme.h"

/* The height of the strip at the top of a picture that its counter takes. */
double carom_counter_height(double picture_height);

/* carom_counter_format:
 * Returns: (transfer full): @count in groups of three, with narrow spaces that do not break:
 *   "314 159". */
char *carom_counter_format(guint64 count);

/* Draws @count in the middle of the strip at the top of a picture of that width and height, small
 * enough to fit; all digits are as wide as one another, so that it stands still while it counts. */
void carom_counter_draw(CaromText *text, const CaromTheme *theme, guint64 count, double width,
                        double height);
