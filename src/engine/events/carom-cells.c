/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cells: chooses the size of the cells and of the torus from the scene, sorts walls into the
 * lists once, and moves discs between lists. A list holds two discs itself and chains any
 * others. */
#include "carom-cells.h"
#include "carom-large-array.h"

#include <float.h>

/* A cell is wider than a disc by this factor, so that two discs are neighbours some time before
 * they touch. */
#define ROOM 1.01
/* The number of discs for each cell if discs are sparse: a compromise between fewer cells to cross
 * and fewer discs to test. */
#define DISCS_PER_CELL 0.4
/* The most cells across the whole scene, including walls. Otherwise a disc that is tiny compared
 * with its surroundings would cross one cell after another and hardly ever meet anything. */
#define MOST_CELLS_ACROSS 10000
/* Neighbours must be distinct, so a torus needs three cells around it. */
#define FEWEST_ROUND 4
/* The most cells around the torus if discs are sparse. */
#define MOST_CELLS_PER_DISC 3
/* A wall is entered into at most this many times as many cells as the torus has. */
#define MANY_TIMES 4

/* ---- Size ---- */

static double largest_diameter(const CaromScene *scene) {
  double radius = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    radius = MAX(radius, carom_scene_body(scene, i)->radius);
  for (guint i = 0; i < scene->emitters->len; i++)
    radius = MAX(radius, carom_scene_emitter(scene, i)->radius);
  return 2 * radius;
}

/* A bounding box of points. */
typedef struct {
  CaromVec2 min, max;
} Extent;

static void include(Extent *extent, CaromVec2 at) {
  extent->min = carom_vec2(MIN(extent->min.x, at.x), MIN(extent->min.y, at.y));
  extent->max = carom_vec2(MAX(extent->max.x, at.x), MAX(extent->max.y, at.y));
}

/* Two finite numbers can be further apart than any finite number is large. */
static double length_of(double min, double max) {
  return CLAMP(max - min, 0, DBL_MAX);
}

static CaromVec2 size_of(const Extent *extent) {
  return carom_vec2(length_of(extent->min.x, extent->max.x),
                    length_of(extent->min.y, extent->max.y));
}

/* The extent of all centres at the start, and of where discs come in. */
static Extent extent_of_discs(const CaromScene *scene) {
  Extent extent = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
  for (guint i = 0; i < scene->bodies->len; i++)
    include(&extent, carom_scene_body(scene, i)->position);
  for (guint i = 0; i < scene->emitters->len; i++)
    include(&extent, carom_scene_emitter(scene, i)->position);
  return extent;
}

static Extent extent_of_all(const CaromScene *scene) {
  Extent extent = extent_of_discs(scene);
  for (guint w = 0; w < scene->walls->len; w++) {
    include(&extent, carom_scene_wall(scene, w)->p1);
    include(&extent, carom_scene_wall(scene, w)->p2);
  }
  return extent;
}

/* Enough for all cells along @length, and one more, so that both ends have different cells. */
static guint cells_along(double length, double width, guint at_most) {
  double n = ceil(length / width) + 1;
  return (guint)CLAMP(n, FEWEST_ROUND, MAX(at_most, FEWEST_ROUND));
}

static void choose_size(CaromCells *cells, const CaromScene *scene) {
  guint n = (guint)carom_scene_count_most_discs(scene);
  Extent discs = extent_of_discs(scene), all = extent_of_all(scene);
  CaromVec2 size = size_of(&discs), whole = size_of(&all);
  double diameter = largest_diameter(scene);
  double per_disc = DISCS_PER_CELL / MAX(n, 1);
  double sparse = MAX(sqrt(size.x * size.y * per_disc), MAX(size.x, size.y) * per_disc);
  double far_apart = MAX(whole.x, whole.y) / MOST_CELLS_ACROSS;
  cells->width = n > 0 ? MAX(ROOM * diameter, MAX(sparse, far_apart)) : 1;
  guint most = MIN(MOST_CELLS_PER_DISC * n, G_MAXUINT16);
  cells->columns = cells_along(size.x, cells->width, most);
  cells->rows = cells_along(size.y, cells->width, MOST_CELLS_PER_DISC * n / cells->columns);
}

/* ---- Places ---- */

static guint16 wrap(gint32 place, guint n) {
  gint32 rest = place % (gint32)n;
  return (guint16)(rest < 0 ? rest + (gint32)n : rest);
}

CaromCell carom_cells_of_plane(const CaromCells *cells, gint32 column, gint32 row) {
  return (CaromCell){column, row, wrap(column, cells->columns), wrap(row, cells->rows)};
}

static gint32 count_cells(const CaromCells *cells, double place) {
  return (gint32)CLAMP(floor(place / cells->width), -CAROM_CELLS_OUTERMOST, CAROM_CELLS_OUTERMOST);
}

CaromCell carom_cells_at(const CaromCells *cells, CaromVec2 position) {
  return carom_cells_of_plane(cells, count_cells(cells, position.x),
                              count_cells(cells, position.y));
}

/* ---- Walls ---- */

/* The range of cells that contains @wall's bounding box, enlarged by the reach of a disc. */
typedef struct {
  CaromCell min, max;
} Range;

static Range range_of(const CaromCells *cells, const CaromWall *wall, double reach) {
  CaromVec2 min = {MIN(wall->p1.x, wall->p2.x) - reach, MIN(wall->p1.y, wall->p2.y) - reach};
  CaromVec2 max = {MAX(wall->p1.x, wall->p2.x) + reach, MAX(wall->p1.y, wall->p2.y) + reach};
  return (Range){carom_cells_at(cells, min), carom_cells_at(cells, max)};
}

static gboolean is_near(const CaromCells *cells, const CaromWall *wall, double reach, gint64 column,
                        gint64 row) {
  double half = 0.5 * cells->width;
  CaromVec2 middle = {(double)column * cells->width + half, (double)row * cells->width + half};
  CaromVec2 away = carom_vec2_sub(middle, carom_wall_foot(wall, middle).nearest);
  /* A corner is M_SQRT2 half widths away; some room is left for rounding. */
  return carom_vec2_length(away) <= reach + ROOM * M_SQRT2 * half;
}

typedef void (*ListFunc)(CaromCells *cells, guint list, guint wall);

/* Calls @func for every list in whose cells a disc may touch the wall, or for all lists if the wall
 * spans the torus many times. */
static void foreach_list(CaromCells *cells, const CaromScene *scene, guint w, ListFunc func) {
  const CaromWall *wall = carom_scene_wall(scene, w);
  double reach = 0.5 * largest_diameter(scene);
  Range range = range_of(cells, wall, reach);
  gint64 columns = (gint64)range.max.column - range.min.column + 1;
  gint64 rows = (gint64)range.max.row - range.min.row + 1;
  guint n_lists = cells->columns * cells->rows;
  if (columns > MANY_TIMES * n_lists / rows) {
    for (guint list = 0; list < n_lists; list++)
      func(cells, list, w);
    return;
  }
  for (gint32 row = range.min.row; row <= range.max.row; row++)
    for (gint32 column = range.min.column; column <= range.max.column; column++)
      if (is_near(cells, wall, reach, column, row))
        func(cells, carom_cells_list(cells, carom_cells_of_plane(cells, column, row)), w);
}

static void mark_wall(CaromCells *cells, guint list, guint wall) {
  cells->has_walls[list / 64] |= (guint64)1 << list % 64;
}

/* Sums of two bits, of four, of eight, and then of all, without a branch. */
static guint count_bits(guint64 bits) {
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (guint)(bits * 0x0101010101010101 >> 56);
}

/* The place in first_wall of @list, which has walls. */
static guint place_of_list(const CaromCells *cells, guint list) {
  guint64 before = cells->has_walls[list / 64] & (((guint64)1 << list % 64) - 1);
  return cells->n_walled[list / 64] + count_bits(before);
}

static void count_wall(CaromCells *cells, guint list, guint wall) {
  cells->first_wall[place_of_list(cells, list)]++;
}

static void add_wall(CaromCells *cells, guint list, guint wall) {
  cells->walls[--cells->first_wall[place_of_list(cells, list)]] = wall;
}

static void foreach_wall(CaromCells *cells, const CaromScene *scene, ListFunc func) {
  for (guint w = scene->walls->len; w-- > 0;)
    foreach_list(cells, scene, w, func);
}

/* Finds the lists with walls.
 *
 * Returns: how many there are */
static guint mark_walls(CaromCells *cells, const CaromScene *scene) {
  guint n_words = (cells->columns * cells->rows + 63) / 64, n = 0;
  cells->has_walls = g_new0(guint64, n_words);
  cells->n_walled = g_new(guint, n_words);
  foreach_wall(cells, scene, mark_wall);
  for (guint i = 0; i < n_words; i++) {
    cells->n_walled[i] = n;
    n += count_bits(cells->has_walls[i]);
  }
  return n;
}

/* A counting sort, as for the discs of a grid. */
static void sort_walls(CaromCells *cells, const CaromScene *scene) {
  guint n_walled = mark_walls(cells, scene), end = 0;
  cells->first_wall = g_new0(guint, (gsize)n_walled + 1);
  foreach_wall(cells, scene, count_wall);
  for (guint i = 0; i <= n_walled; i++)
    cells->first_wall[i] = end += cells->first_wall[i];
  cells->walls = g_new(guint, end);
  foreach_wall(cells, scene, add_wall);
}

CaromCellWalls carom_cells_walls(const CaromCells *cells, guint list) {
  if (!carom_cells_has_walls(cells, list))
    return (CaromCellWalls){0};
  const guint *first = &cells->first_wall[place_of_list(cells, list)];
  return (CaromCellWalls){first[1] - first[0], &cells->walls[first[0]]};
}

CaromCells *carom_cells_new(const CaromScene *scene) {
  CaromCells *cells = g_new0(CaromCells, 1);
  guint n = (guint)carom_scene_count_most_discs(scene);
  choose_size(cells, scene);
  cells->lists = carom_large_array_new((gsize)cells->columns * cells->rows, sizeof(CaromCellList));
  cells->next = g_new(guint, n);
  sort_walls(cells, scene);
  carom_cells_clear(cells);
  return cells;
}

void carom_cells_free(CaromCells *cells) {
  carom_large_array_free(cells->lists);
  g_free(cells->next);
  g_free(cells->has_walls);
  g_free(cells->n_walled);
  g_free(cells->first_wall);
  g_free(cells->walls);
  g_free(cells);
}

/* ---- Discs ---- */

void carom_cells_clear(CaromCells *cells) {
  for (guint i = 0; i < cells->columns * cells->rows; i++)
    cells->lists[i] = (CaromCellList){CAROM_CELLS_NONE, CAROM_CELLS_NONE};
}

/* If the second place is taken already, its disc becomes part of a chain. */
static void chain(CaromCells *cells, CaromCellList *list, guint disc) {
  if (carom_cells_is_disc(list->second)) {
    cells->next[list->second] = CAROM_CELLS_NONE;
    cells->next[disc] = list->second;
  } else {
    cells->next[disc] = list->second & ~CAROM_CELLS_CHAIN;
  }
  list->second = CAROM_CELLS_CHAIN | disc;
}

void carom_cells_insert(CaromCells *cells, guint disc, guint list) {
  CaromCellList *it = &cells->lists[list];
  if (it->first == CAROM_CELLS_NONE)
    it->first = disc;
  else if (it->second == CAROM_CELLS_NONE)
    it->second = disc;
  else
    chain(cells, it, disc);
}

void carom_cells_append(const CaromCells *cells, guint list, GArray *discs) {
  const CaromCellList *it = &cells->lists[list];
  if (carom_cells_is_disc(it->first))
    g_array_append_val(discs, it->first);
  if (carom_cells_is_disc(it->second))
    g_array_append_val(discs, it->second);
  if (!carom_cells_is_chain(it->second))
    return;
  for (guint i = it->second & ~CAROM_CELLS_CHAIN; i != CAROM_CELLS_NONE; i = cells->next[i])
    g_array_append_val(discs, i);
}

static void unchain(CaromCells *cells, CaromCellList *list, guint disc) {
  guint first = list->second & ~CAROM_CELLS_CHAIN;
  guint *link = &first;
  while (*link != disc)
    link = &cells->next[*link];
  *link = cells->next[disc];
  list->second = first == CAROM_CELLS_NONE ? CAROM_CELLS_NONE : CAROM_CELLS_CHAIN | first;
}

static void take_out(CaromCells *cells, guint disc, guint list) {
  CaromCellList *it = &cells->lists[list];
  if (it->first == disc)
    it->first = CAROM_CELLS_NONE;
  else if (it->second == disc)
    it->second = CAROM_CELLS_NONE;
  else
    unchain(cells, it, disc);
}

void carom_cells_move(CaromCells *cells, guint disc, guint from, guint to) {
  take_out(cells, disc, from);
  carom_cells_insert(cells, disc, to);
}
