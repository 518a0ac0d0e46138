/* carom-overlay-draw: draws the geometry of a contact. */
#pragma once

#include "carom-overlay-frame.h"
#include "carom-text.h"
#include "carom-theme.h"

/* On top of the discs, with @text's cairo_t. */
void carom_overlay_draw(const CaromOverlayFrame *frame, const CaromTheme *theme, CaromText *text);
