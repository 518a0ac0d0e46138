/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-colour: the hues of discs, or colours by speed on a scale whose lightness tells as
 * much as its hue. */
#include "carom-disc-colour.h"

#include "carom-disc-hue.h"
#include "carom-number.h"

#include <glib/gi18n-lib.h>

/* From rest to the scene's greatest typical speed. Labels can be read on all of them. */
static const CaromColour light_ramp[] = {
    CAROM_COLOUR_RGB(0xf4f3dc), CAROM_COLOUR_RGB(0xcbe2ac), CAROM_COLOUR_RGB(0x96d7b6),
    CAROM_COLOUR_RGB(0x74c0d8), CAROM_COLOUR_RGB(0x7f94e3),
};
static const CaromColour dark_ramp[] = {
    CAROM_COLOUR_RGB(0x2a2e3c), CAROM_COLOUR_RGB(0x2c4a6e), CAROM_COLOUR_RGB(0x1c6275),
    CAROM_COLOUR_RGB(0x2a7549), CAROM_COLOUR_RGB(0x736a1c),
};
enum { N_STOPS = G_N_ELEMENTS(light_ramp) };
G_STATIC_ASSERT(N_STOPS == G_N_ELEMENTS(dark_ramp));

/* So few different colours that pictures of discs can be kept for each. */
enum { N_LEVELS = 24 };

/* @share: of the greatest typical speed, 0 to 1 */
static CaromColour ramp_colour(const CaromTheme *theme, double share) {
  const CaromColour *ramp = theme->dark ? dark_ramp : light_ramp;
  double place = CLAMP(share, 0, 1) * (N_STOPS - 1);
  guint stop = MIN((guint)place, N_STOPS - 2);
  return carom_colour_mix(ramp[stop], ramp[stop + 1], place - stop);
}

static CaromColour colour_of_speed(const CaromScenePictureLayout *layout, guint i) {
  double speed = carom_vec2_length(carom_bodies_velocity(layout->bodies, i));
  double share = MIN(speed / layout->greatest_speed, 1);
  return ramp_colour(layout->picture->theme, rint(share * (N_LEVELS - 1)) / (N_LEVELS - 1));
}

CaromColour carom_disc_colour(const CaromScenePictureLayout *layout, guint i) {
  return layout->picture->staging.colour_by == CAROM_STAGING_COLOUR_BY_SPEED
             ? colour_of_speed(layout, i)
             : carom_disc_colour_of_its_own(layout, i);
}

CaromColour carom_disc_colour_of_its_own(const CaromScenePictureLayout *layout, guint i) {
  return carom_disc_hue_fill(layout->picture->theme, layout->scene, i);
}

double carom_disc_colour_draw_legend(const CaromScenePictureLayout *layout, CaromText *text,
                                     double leftmost) {
  const double width = 72, height = 7, gap = 6;
  const CaromTheme *theme = layout->picture->theme;
  if (layout->picture->staging.colour_by != CAROM_STAGING_COLOUR_BY_SPEED ||
      !isfinite(layout->greatest_speed))
    return 0;
  char number[CAROM_NUMBER_SIZE];
  carom_number_format_significant(number, layout->greatest_speed, 2);
  g_autofree char *unit = g_markup_escape_text(layout->scene->unit, -1);
  /* Translators: a speed and the unit of length that it is in, a second. */
  g_autofree char *label = g_strdup_printf(_("≥ %s %s/s"), number, unit);
  double y = layout->height - layout->strip / 2;
  double right = layout->width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  double label_width = carom_text_width(text, label), zero_width = carom_text_width(text, "0");
  double left = right - label_width - gap - width;
  if (left - gap - zero_width < leftmost)
    return 0;
  carom_text_draw_on_top(text, label, theme->dim_text, theme->background, right, y, 1);
  carom_text_draw_on_top(text, "0", theme->dim_text, theme->background, left - gap, y, 1);
  for (guint i = 0; i < N_LEVELS; i++) {
    cairo_rectangle(text->cr, left + width * i / N_LEVELS, y - height / 2, width / N_LEVELS,
                    height);
    carom_colour_set(text->cr, ramp_colour(theme, (double)i / (N_LEVELS - 1)), 1);
    cairo_fill(text->cr);
  }
  return right - left + gap + zero_width + 2 * gap;
}
