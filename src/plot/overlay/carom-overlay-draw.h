/* carom-overlay-draw: draws the geometry of a contact. */
#pragma once

#include "carom-overlay-frame.h"
#include "carom-text.h"
#include "carom-theme.h"

/* Draws on top of the discs, with the cairo_t of @text. */
void carom_overlay_draw(const CaromOverlayFrame *frame, const CaromTheme *theme, CaromText *text);
