/* carom-glyph: a small drawn symbol in the colour of the text around it, for the transport's
 * buttons: no icon theme has all of them, and none need be installed. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_GLYPH (carom_glyph_get_type())
G_DECLARE_FINAL_TYPE(CaromGlyph, carom_glyph, CAROM, GLYPH, GtkDrawingArea)

/* Property "symbol" (string): "restart", "previous-contact", "step-back", "play", "pause", "step",
 * "next-contact", "previous-line", "next-line" or "panel". */

/* Sets the property "symbol". */
void carom_glyph_set_symbol(CaromGlyph *self, const char *symbol);
