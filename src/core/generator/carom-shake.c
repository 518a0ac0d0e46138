/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shake: Metropolis's algorithm for hard discs. Square cells, at least as wide as a disc,
 * each have a list of the discs whose centres are in them. */
#include "carom-shake.h"

#include <string.h>

#define NONE G_MAXUINT32

typedef struct {
  const CaromShake *shake;
  CaromVec2 *places;
  double cell;
  guint n_columns, n_rows;
  guint32 *first; /* of each cell: its first disc, or NONE */
  guint32 *next;  /* of each disc: the next one in its cell, or NONE */
} Cells;

static guint index_at(double distance, double cell, guint n) {
  return MIN((guint)(distance / cell), n - 1);
}

static guint column_of(const Cells *cells, CaromVec2 place) {
  return index_at(place.x - cells->shake->min.x, cells->cell, cells->n_columns);
}

static guint row_of(const Cells *cells, CaromVec2 place) {
  return index_at(place.y - cells->shake->min.y, cells->cell, cells->n_rows);
}

static guint32 *first_at(const Cells *cells, CaromVec2 place) {
  return &cells->first[(gsize)row_of(cells, place) * cells->n_columns + column_of(cells, place)];
}

static void enter(Cells *cells, guint i) {
  guint32 *first = first_at(cells, cells->places[i]);
  cells->next[i] = *first;
  *first = i;
}

static void leave(Cells *cells, guint i) {
  guint32 *link = first_at(cells, cells->places[i]);
  while (*link != i)
    link = &cells->next[*link];
  *link = cells->next[i];
}

/* No more cells than a few for each disc, along either side and in all. */
static double choose_cell(const CaromShake *shake, guint n) {
  double width = shake->max.x - shake->min.x, height = shake->max.y - shake->min.y;
  double most = 4.0 * n + 16;
  return MAX(shake->diameter, MAX(sqrt(width * height / most), MAX(width, height) / most));
}

static void cells_init(Cells *cells, const CaromShake *shake, CaromVec2 *places, guint n) {
  double cell = choose_cell(shake, n);
  *cells = (Cells){
      .shake = shake,
      .places = places,
      .cell = cell,
      .n_columns = (guint)((shake->max.x - shake->min.x) / cell) + 1,
      .n_rows = (guint)((shake->max.y - shake->min.y) / cell) + 1,
      .next = g_new(guint32, n),
  };
  gsize n_cells = (gsize)cells->n_columns * cells->n_rows;
  cells->first = g_new(guint32, n_cells);
  memset(cells->first, 0xff, n_cells * sizeof *cells->first); /* NONE */
  for (guint i = 0; i < n; i++)
    enter(cells, i);
}

static gboolean cell_is_free(const Cells *cells, guint32 first, CaromVec2 place, guint i) {
  double square = cells->shake->diameter * cells->shake->diameter;
  for (guint32 j = first; j != NONE; j = cells->next[j]) {
    CaromVec2 apart = carom_vec2_sub(cells->places[j], place);
    if (j != i && carom_vec2_dot(apart, apart) < square)
      return FALSE;
  }
  return TRUE;
}

/* Whether disc @i can be at @place, as far as the other discs are concerned. */
static gboolean is_free(const Cells *cells, CaromVec2 place, guint i) {
  guint column = column_of(cells, place), row = row_of(cells, place);
  for (guint y = MAX(row, 1) - 1; y <= MIN(row + 1, cells->n_rows - 1); y++)
    for (guint x = MAX(column, 1) - 1; x <= MIN(column + 1, cells->n_columns - 1); x++)
      if (!cell_is_free(cells, cells->first[(gsize)y * cells->n_columns + x], place, i))
        return FALSE;
  return TRUE;
}

static gboolean is_inside(const CaromShake *shake, CaromVec2 place) {
  return place.x >= shake->min.x && place.x <= shake->max.x && place.y >= shake->min.y &&
         place.y <= shake->max.y;
}

static void try_to_move(Cells *cells, guint i, GRand *random) {
  double step = cells->shake->step;
  double x = g_rand_double_range(random, -step, step);
  double y = g_rand_double_range(random, -step, step);
  CaromVec2 place = carom_vec2_add(cells->places[i], carom_vec2(x, y));
  if (!is_inside(cells->shake, place) || !is_free(cells, place, i))
    return;
  leave(cells, i);
  cells->places[i] = place;
  enter(cells, i);
}

void carom_shake(CaromVec2 *places, guint n, const CaromShake *shake, GRand *random) {
  Cells cells;
  cells_init(&cells, shake, places, n);
  for (guint round = 0; round < shake->n_rounds; round++)
    for (guint i = 0; i < n; i++)
      try_to_move(&cells, i, random);
  g_free(cells.first);
  g_free(cells.next);
}
