/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outcome-picture: both discs have the same size, and arrows as much room as there is around
 * them. The arrows are a little beside the line of centres, each on its own side, so that they are
 * seen one by one where both are along it. A wall is a line across the line of centres, and an
 * immovable disc is hatched. A letter stands beside its disc where the arrows are furthest. */
#include "carom-outcome-picture.h"

#include "carom-arrow.h"
#include "carom-disc-hue.h"
#include "carom-disc.h"
#include "carom-encounter-words.h"
#include "carom-text.h"

#define RADIUS      8.0 /* of a disc, in points */
#define MARGIN      3.0 /* around the arrows */
#define ARROW_WIDTH 2.5
#define ASIDE       3.0 /* how far an arrow is beside the line of centres */
#define WALL_WIDTH  3.0
/* An arrow shorter than this is not seen on its disc: the body stands still. */
#define STANDS 1.0

static CaromVec2 normal_of(const CaromOutcomePicture *picture) {
  CaromVec2 d = picture->record->contact.d;
  return carom_vec2_scale(d, 1 / carom_vec2_length(d));
}

/* Large pictures have larger discs. */
static double unit_of(double width, double height) {
  return fmin(width, height) / CAROM_OUTCOME_PICTURE_LEAST;
}

/* Where a body is, from the middle of the picture, y up. A wall has no middle: its arrow, which it
 * has if it moves, begins where it is touched. */
static CaromVec2 place_of(const CaromOutcomePicture *picture, CaromContactBody body, double unit) {
  gboolean is_disc = carom_contact_record_disc(picture->record, body) >= 0;
  return carom_vec2_scale(normal_of(picture), body == CAROM_BODY_A ? -RADIUS * unit
                                              : is_disc            ? RADIUS * unit
                                                                   : 0);
}

/* Where the arrow of a body begins, from the middle, y up. */
static CaromVec2 start_of(const CaromOutcomePicture *picture, CaromContactBody body, double unit) {
  CaromVec2 aside = carom_vec2_scale(carom_vec2_perpendicular(normal_of(picture)),
                                     (body == CAROM_BODY_A ? ASIDE : -ASIDE) * unit);
  return carom_vec2_add(place_of(picture, body, unit), aside);
}

/* By how much a way along one axis, from @start, can be lengthened up to the edge at @reach. */
static double lengthen(double start, double way, double reach) {
  return way == 0 ? INFINITY : (reach - (way > 0 ? start : -start)) / fabs(way);
}

/* Returns: the scale of all pictures' arrows: the longest that fits, in points for a speed of 1 */
static double scale_of(const CaromOutcomePicture *picture, double width, double height) {
  double unit = unit_of(width, height), scale = INFINITY;
  for (guint i = 0; i < picture->n_outcomes; i++)
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      CaromVec2 v = carom_contact_outcome_velocity(&picture->outcomes[i], body);
      CaromVec2 start = start_of(picture, body, unit);
      scale = fmin(scale, lengthen(start.x, v.x, width / 2 - MARGIN * unit));
      scale = fmin(scale, lengthen(start.y, v.y, height / 2 - MARGIN * unit));
    }
  return isfinite(scale) ? scale : 0;
}

void carom_outcome_picture_arrow(const CaromOutcomePicture *picture, CaromContactBody body,
                                 double width, double height, CaromVec2 *from, CaromVec2 *to) {
  CaromVec2 start = start_of(picture, body, unit_of(width, height));
  CaromVec2 v = carom_contact_outcome_velocity(&picture->outcomes[picture->shown], body);
  CaromVec2 tip = carom_vec2_add_scaled(start, v, scale_of(picture, width, height));
  *from = carom_vec2(width / 2 + start.x, height / 2 - start.y);
  *to = carom_vec2(width / 2 + tip.x, height / 2 - tip.y);
}

static void draw_disc(const CaromOutcomePicture *picture, cairo_t *cr, CaromContactBody body,
                      CaromVec2 at, double radius) {
  guint disc = (guint)carom_contact_record_disc(picture->record, body);
  CaromColour fill = carom_disc_hue_fill(picture->theme, picture->scene, disc);
  CaromDiscLook look = {
      .fill = fill,
      .edge = picture->theme->disc_edge,
      .edge_width = 1.3 * picture->theme->line_factor,
      .hatched = !carom_contact_is_movable(&picture->record->contact, body),
      .hatch = carom_colour_mix(fill, picture->theme->disc_edge, 0.5),
  };
  carom_disc_draw(cr, &look, at.x, at.y, radius);
}

static void draw_wall(const CaromOutcomePicture *picture, cairo_t *cr, double width,
                      double height) {
  CaromVec2 n = normal_of(picture), t = carom_vec2_perpendicular(n);
  double reach = fmin(width, height) / 3;
  double wall_width = WALL_WIDTH * picture->theme->line_factor;
  CaromVec2 middle =
      carom_vec2(width / 2 + n.x * wall_width / 2, height / 2 - n.y * wall_width / 2);
  carom_colour_set(cr, picture->theme->wall, 1);
  cairo_set_line_width(cr, wall_width);
  cairo_move_to(cr, middle.x - t.x * reach, middle.y + t.y * reach);
  cairo_line_to(cr, middle.x + t.x * reach, middle.y - t.y * reach);
  cairo_stroke(cr);
}

static void draw_arrow(const CaromOutcomePicture *picture, cairo_t *cr, CaromVec2 from,
                       CaromVec2 to) {
  CaromArrow arrow = {from, to};
  double width = ARROW_WIDTH * picture->theme->line_factor;
  if (carom_vec2_distance(from, to) >= STANDS)
    carom_arrows_draw(cr, &arrow, 1, picture->theme->arrow, width);
}

/* How far @point is from the nearest of the arrows. */
static double distance_to(const CaromVec2 from[], const CaromVec2 to[], CaromVec2 point) {
  double least = INFINITY;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromWall arrow = carom_wall_default(from[body], to[body]);
    least = fmin(least, carom_vec2_distance(from[body], to[body]) > 0
                            ? carom_wall_distance(&arrow, point)
                            : carom_vec2_distance(from[body], point));
  }
  return least;
}

/* To the left and the right of the line of centres, and at its end. */
static CaromVec2 place_letter(const CaromOutcomePicture *picture, CaromContactBody body,
                              CaromVec2 middle, double away, const CaromVec2 from[],
                              const CaromVec2 to[]) {
  CaromVec2 n = normal_of(picture), side = carom_vec2(n.y, n.x); /* y is down here */
  CaromVec2 end = carom_vec2_scale(carom_vec2(n.x, -n.y), body == CAROM_BODY_A ? -1 : 1);
  const CaromVec2 ways[] = {side, carom_vec2_scale(side, -1), end};
  CaromVec2 best = middle;
  double furthest = -1;
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    CaromVec2 place = carom_vec2_add_scaled(middle, ways[i], away);
    double distance = distance_to(from, to, place);
    best = distance > furthest ? place : best;
    furthest = fmax(furthest, distance);
  }
  return best;
}

static void draw_letters(const CaromOutcomePicture *picture, cairo_t *cr, double width,
                         double height, const CaromVec2 from[], const CaromVec2 to[]) {
  g_auto(CaromText) text = {0};
  carom_text_init(&text, cr, picture->font);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    if (carom_contact_record_disc(picture->record, body) < 0)
      continue;
    double unit = unit_of(width, height);
    CaromVec2 place = place_of(picture, body, unit);
    g_autofree char *symbol = carom_encounter_words_symbol(picture->record, body);
    CaromVec2 at =
        place_letter(picture, body, carom_vec2(width / 2 + place.x, height / 2 - place.y),
                     RADIUS * unit + 0.9 * text.digit_height, from, to);
    carom_text_draw_on_top(&text, symbol, picture->theme->text, picture->theme->background, at.x,
                           at.y, 0.5);
  }
}

void carom_outcome_picture_draw(const CaromOutcomePicture *picture, cairo_t *cr, double width,
                                double height) {
  CaromVec2 from[CAROM_N_CONTACT_BODIES], to[CAROM_N_CONTACT_BODIES];
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    carom_outcome_picture_arrow(picture, body, width, height, &from[body], &to[body]);
    CaromVec2 place = place_of(picture, body, unit_of(width, height));
    if (carom_contact_record_disc(picture->record, body) >= 0)
      draw_disc(picture, cr, body, carom_vec2(width / 2 + place.x, height / 2 - place.y),
                RADIUS * unit_of(width, height));
    else
      draw_wall(picture, cr, width, height);
  }
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    draw_arrow(picture, cr, from[body], to[body]);
  draw_letters(picture, cr, width, height, from, to);
}
