/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-lens: a lens gets its place before the labels do, which then keep clear of it. */
#include "carom-overlay-lens.h"

#include "carom-digits.h"
#include "carom-round-number.h"

#include <glib/gi18n-lib.h>

/* An arrow that is shorter than this, in units, has a lens, in which it is at most as long as that
 * share of the diameter. */
static const double least_length = 6, share = 0.72;

/* The radius of a lens, in units, and those that are tried where there is too little room for it.
 */
static const double radii[] = {26, 20, 15};

void carom_overlay_lens_clear(CaromOverlayLens *lens) {
  g_clear_pointer(&lens->words, g_free);
}

static CaromVec2 way_of(const CaromOverlayShape *shape) {
  return shape->kind == CAROM_SHAPE_RING ? carom_vec2_sub(shape->from, shape->home)
                                         : carom_vec2_sub(shape->to, shape->from);
}

static gboolean is_way(CaromShapeKind kind) {
  return kind == CAROM_SHAPE_ARROW || kind == CAROM_SHAPE_LEG || kind == CAROM_SHAPE_SPAN ||
         kind == CAROM_SHAPE_DOT || kind == CAROM_SHAPE_RING || kind == CAROM_SHAPE_PATH;
}

/* Returns: (nullable): the first highlighted arrow or way that is too short to be seen */
static const CaromOverlayShape *find_short(const CaromOverlayGround *ground) {
  for (guint i = 0; i < ground->shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(ground->shapes, CaromOverlayShape, i);
    double length = carom_vec2_length(way_of(shape));
    if (is_way(shape->kind) && shape->strength == CAROM_STRENGTH_LIT && shape->magnitude > 0 &&
        length > 0 && length < least_length * ground->unit)
      return shape;
  }
  return NULL;
}

static char *make_words(const CaromOverlay *overlay, const CaromOverlayShape *shape, double zoom) {
  g_autofree char *factor = carom_digits_text(zoom, 3);
  g_autofree char *number = carom_digits_text(shape->magnitude, 3);
  g_autofree char *quantity = carom_unit_quantity_of(
      number, shape->dimension, overlay->length_unit ? overlay->length_unit : "m");
  if (shape->kind == CAROM_SHAPE_RING)
    /* Translators: how many times larger something is shown, then how far a disc is from where it
       is at the contact, with its unit: "×100: 0.0021 m from the contact". */
    return g_strdup_printf(_("×%1$s: %2$s from the contact"), factor, quantity);
  /* Translators: how many times larger something is shown, then how long it is, with its unit:
     "×100: 0.0021 m/s". */
  return g_strdup_printf(_("×%1$s: %2$s"), factor, quantity);
}

/* Finds a place for a lens of that radius. */
static gboolean place_lens(CaromOverlayLens *lens, const CaromOverlayGround *ground,
                           CaromText *text, double radius) {
  double length = carom_vec2_length(lens->way);
  lens->radius = radius;
  lens->zoom = carom_round_number_times(carom_round_number_below(2 * share * radius / length), 1);
  g_free(lens->words);
  lens->words = make_words(ground->frame->overlay, lens->shape, lens->zoom);
  double words = carom_text_width(text, lens->words) / 2, below = text->line_height;
  lens->box.half = carom_vec2(MAX(radius, words) + 2, radius + below / 2 + 2);
  if (!carom_overlay_ground_search(ground, lens->shape->from, &lens->box))
    return FALSE;
  lens->place = carom_vec2(lens->box.middle.x, lens->box.middle.y - below / 2);
  return TRUE;
}

gboolean carom_overlay_lens_init(CaromOverlayLens *lens, const CaromOverlayGround *ground,
                                 CaromText *text) {
  *lens = (CaromOverlayLens){.shape = find_short(ground)};
  if (lens->shape)
    lens->way = way_of(lens->shape);
  for (guint i = 0; lens->shape && i < G_N_ELEMENTS(radii); i++)
    if (place_lens(lens, ground, text, radii[i] * ground->unit))
      return TRUE;
  return FALSE;
}
