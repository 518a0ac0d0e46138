/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-packing: tries all numbers of discs a row. Where these do not fill the row, the rows can be
 * nearer to each other. */
#include "carom-packing.h"

#include "carom-generator-work.h"

/* Each halves what is unknown of the limit, from a factor of 2. */
#define HALVINGS 40

/* What the centres of the discs have; rows along the first side. */
typedef struct {
  double along, across;
  double diameter; /* with what rounding may take away */
} Room;

typedef enum { SQUARE, STAGGERED, ALTERNATING, N_KINDS } Kind;

/* Every row of STAGGERED has n discs; every other one of ALTERNATING has one less. */
static gboolean fill_row(const Room *room, Kind kind, guint n, CaromPacking *packing) {
  double pitches = kind == STAGGERED ? n - 0.5 : n - 1;
  *packing = (CaromPacking){
      .n_in_row = n,
      .n_in_next = kind == ALTERNATING ? n - 1 : n,
      .pitch = pitches > 0 ? room->along / pitches : 0,
  };
  packing->set_off = kind == SQUARE ? 0 : packing->pitch / 2;
  return (n == 1 || packing->pitch >= room->diameter) && packing->n_in_next > 0;
}

/* Rows touch the next one, or the one after that. */
static void stack_rows(const Room *room, CaromPacking *packing) {
  double d = room->diameter, aside = packing->set_off;
  double nearest = MAX(d / 2, sqrt(MAX(0, d * d - aside * aside)));
  double rows = floor(room->across / nearest) + 1;
  packing->n_rows = (guint)MIN(rows, G_MAXINT32);
  if (packing->n_rows > 1)
    packing->row_pitch = room->across / (packing->n_rows - 1);
}

static guint64 count(const CaromPacking *packing) {
  guint64 pairs = packing->n_rows / 2, odd = packing->n_rows % 2;
  return pairs * (packing->n_in_row + packing->n_in_next) + odd * packing->n_in_row;
}

static guint64 improve(const Room *room, gboolean upright, CaromPacking *best, guint64 n_places) {
  double most_in_row = floor(room->along / room->diameter) + 1;
  for (Kind kind = 0; kind < N_KINDS; kind++)
    for (guint n = 1; n <= most_in_row; n++) {
      CaromPacking packing;
      if (!fill_row(room, kind, n, &packing))
        continue;
      stack_rows(room, &packing);
      packing.upright = upright;
      if (count(&packing) > n_places) {
        n_places = count(&packing);
        *best = packing;
      }
    }
  return n_places;
}

CaromPacking carom_packing_best(CaromVec2 size, double radius, guint64 *n_places) {
  CaromPacking best = {.n_rows = 0};
  double diameter = carom_generator_work_apart(2 * radius, MAX(size.x, size.y));
  double width = size.x - diameter, height = size.y - diameter;
  *n_places = 0;
  if (width < 0 || height < 0)
    return best;
  *n_places = improve(&(Room){width, height, diameter}, FALSE, &best, *n_places);
  *n_places = improve(&(Room){height, width, diameter}, TRUE, &best, *n_places);
  best.first = carom_vec2(diameter / 2, diameter / 2);
  return best;
}

CaromVec2 carom_packing_place(const CaromPacking *packing, guint64 i) {
  guint in_both = packing->n_in_row + packing->n_in_next;
  guint64 row = i / in_both * 2, column = i % in_both;
  gboolean is_next = column >= packing->n_in_row;
  if (is_next) {
    column -= packing->n_in_row;
    row++;
  }
  double along =
      packing->first.x + (is_next ? packing->set_off : 0) + (double)column * packing->pitch;
  double across = packing->first.y + (double)row * packing->row_pitch;
  return packing->upright ? carom_vec2(across, along) : carom_vec2(along, across);
}

/* Of discs of radius 1 in a rectangle of that height. */
static gboolean has_room(guint n, double aspect, double height) {
  guint64 n_places;
  carom_packing_best(carom_vec2(aspect * height, height), 1, &n_places);
  return n_places >= n;
}

double carom_packing_limit(guint n, double aspect) {
  double enough = 1;
  while (!has_room(n, aspect, enough))
    enough *= 2;
  double too_low = enough / 2;
  for (guint i = 0; i < HALVINGS; i++) {
    double middle = too_low + (enough - too_low) / 2;
    if (has_room(n, aspect, middle))
      enough = middle;
    else
      too_low = middle;
  }
  return n * G_PI / (aspect * enough * enough);
}
