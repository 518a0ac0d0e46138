/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-letters: short texts, laid out. A picture has few different ones, and asks for them again
 * in each frame and at each width that it is measured at, so they are laid out once and kept. */
#pragma once

#include <pango/pango.h>

typedef struct {
  char *text;
  gboolean is_markup;
  PangoFontDescription *font;
  PangoLayout *layout; /* on one line; not to be changed */
  PangoRectangle drawn, logical;
  int baseline;
} CaromLetters;

/* @context: with which they are kept
 * Returns: (transfer none): until the next are asked for */
const CaromLetters *carom_letters_of_text(PangoContext *context, const PangoFontDescription *font,
                                          const char *text);
const CaromLetters *carom_letters_of_markup(PangoContext *context, const PangoFontDescription *font,
                                            const char *markup);
