/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cells: which discs and walls are near each other, updated as discs move from cell to cell.
 *
 * Cells are squares at least as wide as the largest disc, so that two discs can only touch if they
 * are in the same cell or in neighbouring ones. The cells are wrapped around a torus: cell (i, j)
 * of the plane shares a list with (i + columns, j) and (i, j + rows). So the plane needs no bounds;
 * discs from elsewhere in the same list only cost a test. */
#pragma once

#include "carom-scene.h"

#define CAROM_CELLS_NONE G_MAXUINT
/* As the second entry of a list: a chain of discs begins here. */
#define CAROM_CELLS_CHAIN (1u << 31)

/* The discs of a list. Most lists hold at most two discs, which are stored here, so that examining
 * them needs no branch that depends on how many there are. */
typedef struct {
  guint first;  /* a disc, or CAROM_CELLS_NONE */
  guint second; /* a disc, CAROM_CELLS_NONE, or CAROM_CELLS_CHAIN | the first of a chain */
} CaromCellList;

typedef struct {
  gint32 column, row;              /* of the plane */
  guint16 torus_column, torus_row; /* of the list */
} CaromCell;

typedef struct {
  double width;
  guint columns, rows;  /* of the torus, at most G_MAXUINT16 each */
  CaromCellList *lists; /* [rows × columns] */
  guint *next;          /* [disc]: the next disc in its chain, or CAROM_CELLS_NONE */

  /* Most lists are near no wall: a bit says so, and only the others have a place in first_wall. */
  guint64 *has_walls; /* [rows × columns / 64, rounded up]: a bit for each list */
  guint *n_walled;    /* [the same]: how many lists with walls come before those 64 */
  guint *first_wall;  /* [lists with walls + 1]: where the walls of such a list begin in walls */
  guint *walls;       /* indices of walls that a disc there may touch */
} CaromCells;

/* Indices of walls. */
typedef struct {
  guint n;
  const guint *walls;
} CaromCellWalls;

/* No disc is in a cell yet.
 *
 * Returns: (transfer full): cells for the discs and walls of @scene */
CaromCells *carom_cells_new(const CaromScene *scene);
void carom_cells_free(CaromCells *cells);

/* Takes all discs out of their cells. */
void carom_cells_clear(CaromCells *cells);

/* The cell in which @position lies, or the outermost one that can be counted. */
CaromCell carom_cells_at(const CaromCells *cells, CaromVec2 position);
/* The cell in that column and row of the plane. */
CaromCell carom_cells_of_plane(const CaromCells *cells, gint32 column, gint32 row);

/* Cells further out are not counted, and discs do not move on from there. */
#define CAROM_CELLS_OUTERMOST (1 << 30)

/* Whether @cell is as far out as cells are counted. */
static inline gboolean carom_cells_is_outermost(CaromCell cell) {
  return ABS(cell.column) >= CAROM_CELLS_OUTERMOST || ABS(cell.row) >= CAROM_CELLS_OUTERMOST;
}

/* The index of the list of @cell. */
static inline guint carom_cells_list(const CaromCells *cells, CaromCell cell) {
  return cell.torus_row * cells->columns + cell.torus_column;
}

/* The index @place + @step on a circle of @n places.
 *
 * @step: −1, 0 or 1 */
static inline guint16 carom_cells_step_round(guint place, gint step, guint n) {
  gint next = (gint)place + step;
  return (guint16)(next < 0 ? next + (gint)n : next == (gint)n ? 0 : next);
}

/* The cell that lies @columns and @rows away from @cell, each of which is −1, 0 or 1. */
static inline CaromCell carom_cells_neighbour(const CaromCells *cells, CaromCell cell, gint columns,
                                              gint rows) {
  return (CaromCell){cell.column + columns, cell.row + rows,
                     carom_cells_step_round(cell.torus_column, columns, cells->columns),
                     carom_cells_step_round(cell.torus_row, rows, cells->rows)};
}

#define CAROM_CELLS_N_AROUND 9

/* The lists of @cell and of those around it, row by row.
 *
 * @lists: (out): [CAROM_CELLS_N_AROUND] */
static inline void carom_cells_around(const CaromCells *cells, CaromCell cell, guint *lists) {
  for (gint rows = -1; rows <= 1; rows++) {
    guint row = carom_cells_step_round(cell.torus_row, rows, cells->rows) * cells->columns;
    for (gint columns = -1; columns <= 1; columns++)
      *lists++ = row + carom_cells_step_round(cell.torus_column, columns, cells->columns);
  }
}

/* Whether @entry of a list is a single disc. */
static inline gboolean carom_cells_is_disc(guint entry) {
  return entry < CAROM_CELLS_CHAIN;
}

static inline gboolean carom_cells_is_chain(guint entry) {
  /* One comparison for both ends of the range. */
  return entry - CAROM_CELLS_CHAIN < CAROM_CELLS_NONE - CAROM_CELLS_CHAIN;
}

/* Whether a disc in @list may touch a wall. */
static inline gboolean carom_cells_has_walls(const CaromCells *cells, guint list) {
  return cells->has_walls[list / 64] >> list % 64 & 1;
}

/* Returns: the walls that a disc in @list may touch, by rising index; they belong to @cells */
CaromCellWalls carom_cells_walls(const CaromCells *cells, guint list);

/* Appends all discs of @list.
 *
 * @discs: (element-type guint): they are added in no order */
void carom_cells_append(const CaromCells *cells, guint list, GArray *discs);

/* @disc must not be in a list. Which one it is in is for the caller to remember. */
void carom_cells_insert(CaromCells *cells, guint disc, guint list);
/* @disc must be in the list @from. */
void carom_cells_move(CaromCells *cells, guint disc, guint from, guint to);
