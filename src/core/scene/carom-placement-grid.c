/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-placement-grid: a uniform grid of square cells over the rectangle. Each disc is in the
 * lists of all cells that its bounding box meets, so a query only looks at the cells that the new
 * disc meets. */
#include "carom-placement-grid.h"

#include <string.h>

#define NONE G_MAXUINT32

/* More than its time, so that a limit on the effort also limits the memory. */
#define EFFORT_TO_TAKE 8

typedef struct {
  CaromVec2 position;
  double radius;
} Taken;

/* An entry in the list of a cell. */
typedef struct {
  guint32 taken; /* index of the disc in taken */
  guint32 next;  /* index of the next one in the same cell, or NONE */
} Entry;

struct CaromPlacementGrid {
  CaromVec2 min, max;
  double least_cell; /* about the diameter of the discs that are asked about */
  guint n_expected;
  double cell; /* side of a square cell */
  guint n_columns, n_rows;
  guint32 *first;  /* of each cell: its first entry, or NONE */
  GArray *entries; /* (element-type Entry): each disc in all cells that its bounding box meets */
  GArray *taken;   /* (element-type Taken) */
  guint64 effort;
};

/* Indices of cells, both ends included. */
typedef struct {
  guint first_column, last_column, first_row, last_row;
} Range;

/* Makes the cells for as many discs as are expected, without any in them. */
static void lay_out(CaromPlacementGrid *grid) {
  double width = grid->max.x - grid->min.x, height = grid->max.y - grid->min.y;
  /* At most a few cells for each disc, along each side and in all. */
  double most = 4.0 * grid->n_expected + 16;
  grid->cell = MAX(grid->least_cell, MAX(sqrt(width * height / most), MAX(width, height) / most));
  grid->n_columns = (guint)(width / grid->cell) + 1;
  grid->n_rows = (guint)(height / grid->cell) + 1;
  gsize n_cells = (gsize)grid->n_columns * grid->n_rows;
  g_free(grid->first);
  grid->first = g_new(guint32, n_cells);
  memset(grid->first, 0xff, n_cells * sizeof *grid->first); /* NONE */
  g_array_set_size(grid->entries, 0);
}

CaromPlacementGrid *carom_placement_grid_new(CaromVec2 min, CaromVec2 max, double cell,
                                             guint n_expected) {
  CaromPlacementGrid *grid = g_new0(CaromPlacementGrid, 1);
  grid->min = min;
  grid->max = max;
  grid->least_cell = cell;
  grid->n_expected = n_expected;
  grid->entries = g_array_new(FALSE, FALSE, sizeof(Entry));
  grid->taken = g_array_new(FALSE, FALSE, sizeof(Taken));
  lay_out(grid);
  return grid;
}

void carom_placement_grid_free(CaromPlacementGrid *grid) {
  g_array_unref(grid->entries);
  g_array_unref(grid->taken);
  g_free(grid->first);
  g_free(grid);
}

static guint index_at(const CaromPlacementGrid *grid, double distance, guint n) {
  double index = distance / grid->cell;
  /* Also if both were too large for a number. */
  return index > 0 ? (guint)MIN(index, n - 1) : 0;
}

static Range range_of(const CaromPlacementGrid *grid, CaromVec2 position, double radius) {
  CaromVec2 at = carom_vec2_sub(position, grid->min);
  return (Range){
      .first_column = index_at(grid, at.x - radius, grid->n_columns),
      .last_column = index_at(grid, at.x + radius, grid->n_columns),
      .first_row = index_at(grid, at.y - radius, grid->n_rows),
      .last_row = index_at(grid, at.y + radius, grid->n_rows),
  };
}

static guint32 *first_at(const CaromPlacementGrid *grid, guint column, guint row) {
  return &grid->first[(gsize)row * grid->n_columns + column];
}

static gboolean cell_is_free(CaromPlacementGrid *grid, guint column, guint row, CaromVec2 position,
                             double radius) {
  for (guint32 i = *first_at(grid, column, row); i != NONE;) {
    const Entry *entry = &g_array_index(grid->entries, Entry, i);
    const Taken *taken = &g_array_index(grid->taken, Taken, entry->taken);
    CaromVec2 apart = carom_vec2_sub(taken->position, position);
    double reach = taken->radius + radius;
    grid->effort++;
    if (carom_vec2_dot(apart, apart) < reach * reach)
      return FALSE;
    i = entry->next;
  }
  return TRUE;
}

gboolean carom_placement_grid_is_free(CaromPlacementGrid *grid, CaromVec2 position, double radius) {
  Range range = range_of(grid, position, radius);
  Range middle = range_of(grid, position, 0);
  grid->effort++;
  /* If there is an overlap, it is mostly in the cell of the centre. */
  if (!cell_is_free(grid, middle.first_column, middle.first_row, position, radius))
    return FALSE;
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++)
      if (!cell_is_free(grid, column, row, position, radius))
        return FALSE;
  return TRUE;
}

/* Whether a disc may overlap one in the rectangle, with a cell's width to spare. */
static gboolean is_near(const CaromPlacementGrid *grid, CaromVec2 position, double radius) {
  double reach = radius + grid->cell;
  return position.x + reach >= grid->min.x && position.x - reach <= grid->max.x &&
         position.y + reach >= grid->min.y && position.y - reach <= grid->max.y;
}

/* Enters a disc that is taken into the cells that it meets. */
static void enter(CaromPlacementGrid *grid, guint32 index) {
  const Taken *taken = &g_array_index(grid->taken, Taken, index);
  Range range = range_of(grid, taken->position, taken->radius);
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++) {
      guint32 *first = first_at(grid, column, row);
      Entry entry = {index, *first};
      *first = grid->entries->len;
      g_array_append_val(grid->entries, entry);
    }
}

/* Goes on with cells for twice as many discs, which is done so seldom that it takes no more time
 * than entering each disc once more. */
static void grow(CaromPlacementGrid *grid) {
  grid->n_expected = 2 * grid->taken->len;
  if (grid->cell <= grid->least_cell)
    return;
  lay_out(grid);
  for (guint32 i = 0; i < grid->taken->len; i++)
    enter(grid, i);
}

void carom_placement_grid_take(CaromPlacementGrid *grid, CaromVec2 position, double radius) {
  if (!is_near(grid, position, radius))
    return;
  Taken taken = {position, radius};
  g_array_append_val(grid->taken, taken);
  guint n_before = grid->entries->len;
  enter(grid, grid->taken->len - 1);
  grid->effort += EFFORT_TO_TAKE * (guint64)(grid->entries->len - n_before);
  if (grid->taken->len > grid->n_expected)
    grow(grid);
}

guint64 carom_placement_grid_get_effort(const CaromPlacementGrid *grid) {
  return grid->effort;
}
