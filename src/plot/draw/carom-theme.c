/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-theme: the four themes. */
#include "carom-theme.h"

static const CaromTheme light = {
    .background = CAROM_COLOUR_RGB(0xffffff),
    .text = CAROM_COLOUR_RGB(0x2b2e30),
    .dim_text = CAROM_COLOUR_RGB(0x63686c),
    .grid = CAROM_COLOUR_RGB(0xe6e8ea),
    .axis = CAROM_COLOUR_RGB(0x9aa0a4),
    .wall = CAROM_COLOUR_RGB(0x4a5055),
    .disc = CAROM_COLOUR_RGB(0xcfe2f2),
    .disc_edge = CAROM_COLOUR_RGB(0x33383c),
    .pinned = CAROM_COLOUR_RGB(0xdadcde),
    .arrow = CAROM_COLOUR_RGB(0x24282b),
    .cursor = CAROM_COLOUR_RGB(0x3a6ea8),
    .momentum = CAROM_COLOUR_RGB(0x08694d),
    .centre = CAROM_COLOUR_RGB(0x9b4488),
    .quantities = {CAROM_COLOUR_RGB(0x6b3fc0), CAROM_COLOUR_RGB(0x0b5ea5),
                   CAROM_COLOUR_RGB(0x08694d), CAROM_COLOUR_RGB(0x9a4600)},
    .departure = CAROM_COLOUR_RGB(0xb3261e),
    .layer_luma = {0.62, 0.43, 0.23, 0.08},
    .text_luma = 0.34,
    .line_factor = 1,
};

static const CaromTheme dark = {
    .dark = TRUE,
    .background = CAROM_COLOUR_RGB(0x1f2224),
    .text = CAROM_COLOUR_RGB(0xeceef0),
    .dim_text = CAROM_COLOUR_RGB(0xa9afb4),
    .grid = CAROM_COLOUR_RGB(0x33383b),
    .axis = CAROM_COLOUR_RGB(0x767d83),
    .wall = CAROM_COLOUR_RGB(0xb4babf),
    .disc = CAROM_COLOUR_RGB(0x2f5573),
    .disc_edge = CAROM_COLOUR_RGB(0xdfe3e6),
    .pinned = CAROM_COLOUR_RGB(0x4c5257),
    .arrow = CAROM_COLOUR_RGB(0xf4f6f7),
    .cursor = CAROM_COLOUR_RGB(0x86b6ea),
    .momentum = CAROM_COLOUR_RGB(0x5fd0a8),
    .centre = CAROM_COLOUR_RGB(0xe3a1d6),
    .quantities = {CAROM_COLOUR_RGB(0xbba4ff), CAROM_COLOUR_RGB(0x7cc0ff),
                   CAROM_COLOUR_RGB(0x5fd0a8), CAROM_COLOUR_RGB(0xf5a860)},
    .departure = CAROM_COLOUR_RGB(0xff9c92),
    .layer_luma = {0.38, 0.58, 0.78, 0.95},
    .text_luma = 0.70,
    .line_factor = 1,
};

static const CaromTheme high_contrast = {
    .background = CAROM_COLOUR_RGB(0xffffff),
    .text = CAROM_COLOUR_RGB(0x000000),
    .dim_text = CAROM_COLOUR_RGB(0x262626),
    .grid = CAROM_COLOUR_RGB(0xc4c4c4),
    .axis = CAROM_COLOUR_RGB(0x000000),
    .wall = CAROM_COLOUR_RGB(0x000000),
    .disc = CAROM_COLOUR_RGB(0xbfe0ff),
    .disc_edge = CAROM_COLOUR_RGB(0x000000),
    .pinned = CAROM_COLOUR_RGB(0xc8c8c8),
    .arrow = CAROM_COLOUR_RGB(0x000000),
    .cursor = CAROM_COLOUR_RGB(0x00386b),
    .momentum = CAROM_COLOUR_RGB(0x005c3f),
    .centre = CAROM_COLOUR_RGB(0x7a1f6a),
    .quantities = {CAROM_COLOUR_RGB(0x4a1d96), CAROM_COLOUR_RGB(0x00447c),
                   CAROM_COLOUR_RGB(0x005c3f), CAROM_COLOUR_RGB(0x733200)},
    .departure = CAROM_COLOUR_RGB(0x8e0000),
    .layer_luma = {0.56, 0.40, 0.24, 0.08},
    .text_luma = 0.24,
    .line_factor = 1.35,
};

static const CaromTheme high_contrast_dark = {
    .dark = TRUE,
    .background = CAROM_COLOUR_RGB(0x000000),
    .text = CAROM_COLOUR_RGB(0xffffff),
    .dim_text = CAROM_COLOUR_RGB(0xd9d9d9),
    .grid = CAROM_COLOUR_RGB(0x4a4a4a),
    .axis = CAROM_COLOUR_RGB(0xffffff),
    .wall = CAROM_COLOUR_RGB(0xffffff),
    .disc = CAROM_COLOUR_RGB(0x0b3c62),
    .disc_edge = CAROM_COLOUR_RGB(0xffffff),
    .pinned = CAROM_COLOUR_RGB(0x404040),
    .arrow = CAROM_COLOUR_RGB(0xffffff),
    .cursor = CAROM_COLOUR_RGB(0xa9d2ff),
    .momentum = CAROM_COLOUR_RGB(0x7dffcf),
    .centre = CAROM_COLOUR_RGB(0xffb3f0),
    .quantities = {CAROM_COLOUR_RGB(0xcdbcff), CAROM_COLOUR_RGB(0x9fd3ff),
                   CAROM_COLOUR_RGB(0x7dffcf), CAROM_COLOUR_RGB(0xffc48a)},
    .departure = CAROM_COLOUR_RGB(0xffaaa0),
    .layer_luma = {0.44, 0.62, 0.80, 0.96},
    .text_luma = 0.80,
    .line_factor = 1.35,
};

const CaromTheme *carom_theme_light(void) {
  return &light;
}

const CaromTheme *carom_theme_dark(void) {
  return &dark;
}

const CaromTheme *carom_theme_high_contrast(void) {
  return &high_contrast;
}

const CaromTheme *carom_theme_high_contrast_dark(void) {
  return &high_contrast_dark;
}
