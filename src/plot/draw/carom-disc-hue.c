/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-hue: hues by number, as far as they go; of each a tint and a line. */
#include "carom-disc-hue.h"

/* In this order, so that neighbours differ most. All but the last two are from Okabe and Ito, which
 * most who are blind to some colours can tell apart. */
static const CaromColour hues[] = {
    CAROM_COLOUR_RGB(0x0072b2), /* blue */
    CAROM_COLOUR_RGB(0xd55e00), /* vermillion */
    CAROM_COLOUR_RGB(0x009e73), /* bluish green */
    CAROM_COLOUR_RGB(0xcc79a7), /* reddish purple */
    CAROM_COLOUR_RGB(0xe69f00), /* orange */
    CAROM_COLOUR_RGB(0x56b4e9), /* sky blue */
    CAROM_COLOUR_RGB(0xd9cc00), /* yellow, darker than theirs */
    CAROM_COLOUR_RGB(0x7a5230), /* brown */
};
G_STATIC_ASSERT(G_N_ELEMENTS(hues) == CAROM_DISC_HUE_MOST);

/* How much of the background is in a tint. */
static const double softening = 0.58;

/* No scene with more discs is searched for those without a colour. */
enum { FEW_DISCS = 32 };

/* Whether the scene leaves it to us. */
static gboolean is_plain(const CaromScene *scene, guint i) {
  const CaromBody *body = carom_scene_find_body(scene, i);
  return !body || (body->colour_rgb == CAROM_NO_COLOUR && !body->pinned);
}

static guint count_plain(const CaromScene *scene, guint n) {
  guint count = 0;
  for (guint i = 0; i < n; i++)
    count += is_plain(scene, i) ? 1 : 0;
  return count;
}

/* Whether a disc has a hue; otherwise it looks like the others. */
static gboolean find_hue(const CaromScene *scene, guint i, CaromColour *hue) {
  const CaromBody *body = carom_scene_find_body(scene, i);
  if (body && body->colour_rgb != CAROM_NO_COLOUR) {
    *hue = carom_colour_from_rgb((guint32)body->colour_rgb);
    return TRUE;
  }
  guint64 n = carom_scene_count_most_discs(scene);
  if (!is_plain(scene, i) || n > FEW_DISCS || count_plain(scene, (guint)n) > CAROM_DISC_HUE_MOST)
    return FALSE;
  *hue = hues[count_plain(scene, i)];
  return TRUE;
}

gboolean carom_disc_hue_is_any(const CaromScene *scene, guint i) {
  CaromColour hue;
  return find_hue(scene, i, &hue);
}

static gboolean is_pinned(const CaromScene *scene, guint i) {
  const CaromBody *body = carom_scene_find_body(scene, i);
  return body && body->pinned;
}

CaromColour carom_disc_hue_fill(const CaromTheme *theme, const CaromScene *scene, guint i) {
  CaromColour hue;
  if (find_hue(scene, i, &hue))
    return carom_colour_mix(hue, theme->background, softening);
  return is_pinned(scene, i) ? theme->pinned : theme->disc;
}

/* What is given may be too close to the background for a line. Mixed with the colour of text, it
 * keeps its hue. */
static CaromColour with_contrast(const CaromTheme *theme, CaromColour colour, double contrast) {
  CaromColour strong = colour;
  for (double share = 0.05;
       share < 1 && carom_colour_contrast(strong, theme->background) < contrast; share += 0.05)
    strong = carom_colour_mix(colour, theme->text, share);
  return strong;
}

static CaromColour hue_with_contrast(const CaromTheme *theme, const CaromScene *scene, guint i,
                                     double contrast) {
  CaromColour hue;
  return find_hue(scene, i, &hue) ? with_contrast(theme, hue, contrast) : theme->dim_text;
}

CaromColour carom_disc_hue_line(const CaromTheme *theme, const CaromScene *scene, guint i) {
  return hue_with_contrast(theme, scene, i, CAROM_DISC_HUE_CONTRAST);
}

CaromColour carom_disc_hue_text(const CaromTheme *theme, const CaromScene *scene, guint i) {
  return hue_with_contrast(theme, scene, i, CAROM_DISC_HUE_TEXT_CONTRAST);
}

static CaromColour pair_with_contrast(const CaromTheme *theme, guint number, double contrast) {
  return with_contrast(theme, hues[number % CAROM_DISC_HUE_MOST], contrast);
}

CaromColour carom_disc_hue_pair_line(const CaromTheme *theme, guint number) {
  return pair_with_contrast(theme, number, CAROM_DISC_HUE_CONTRAST);
}

CaromColour carom_disc_hue_pair_text(const CaromTheme *theme, guint number) {
  return pair_with_contrast(theme, number, CAROM_DISC_HUE_TEXT_CONTRAST);
}
