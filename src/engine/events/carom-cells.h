/* carom-cells: which discs and walls are near each other, kept up while discs move from cell to
 * cell.
 *
 * Cells are squares at least as wide as the largest disc, so that two discs can only touch in the
 * same or in neighbouring cells. They lie on a torus: cell (i, j) of the plane shares a list with
 * (i + columns, j) and (i, j + rows). So the plane needs no bounds; strangers in a list cost a test
 * and do no harm. */
#pragma once

#include "carom-scene.h"

#define CAROM_CELLS_NONE G_MAXUINT
/* In second place: here begins a chain of discs. */
#define CAROM_CELLS_CHAIN (1u << 31)

/* The discs of a list. Most hold at most two, which stand here, so that looking at them needs no
 * branch that depends on how many there are. */
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
  CaromCell *cell_of;   /* [disc] */

  guint *first_wall; /* [rows × columns + 1]: where the walls of a list begin in walls */
  guint *walls;      /* indices of walls that a disc there may touch */
} CaromCells;

/* For the discs and walls of @scene; no disc is in a cell yet. */
CaromCells *carom_cells_new(const CaromScene *scene);
void carom_cells_free(CaromCells *cells);

/* Takes all discs out. */
void carom_cells_clear(CaromCells *cells);

/* The cell in which @position lies, or the outermost that can be counted. */
CaromCell carom_cells_at(const CaromCells *cells, CaromVec2 position);

/* Farther out cells are not counted, and discs do not go on. */
#define CAROM_CELLS_OUTERMOST (1 << 30)

static inline gboolean carom_cells_is_outermost(CaromCell cell) {
  return ABS(cell.column) >= CAROM_CELLS_OUTERMOST || ABS(cell.row) >= CAROM_CELLS_OUTERMOST;
}

/* The index of the list of @cell. */
static inline guint carom_cells_list(const CaromCells *cells, CaromCell cell) {
  return cell.torus_row * cells->columns + cell.torus_column;
}

/* @place + @step on a way round of @n places; @step: −1, 0 or 1. */
static inline guint16 carom_cells_step_round(guint place, gint step, guint n) {
  gint next = (gint)place + step;
  return (guint16)(next < 0 ? next + (gint)n : next == (gint)n ? 0 : next);
}

/* The cell @columns and @rows on from @cell: −1, 0 or 1 each. */
static inline CaromCell carom_cells_neighbour(const CaromCells *cells, CaromCell cell, gint columns,
                                              gint rows) {
  return (CaromCell){cell.column + columns, cell.row + rows,
                     carom_cells_step_round(cell.torus_column, columns, cells->columns),
                     carom_cells_step_round(cell.torus_row, rows, cells->rows)};
}

/* Whether @entry, of a list, is one disc. */
static inline gboolean carom_cells_is_disc(guint entry) {
  return entry < CAROM_CELLS_CHAIN;
}

static inline gboolean carom_cells_is_chain(guint entry) {
  /* One comparison for both ends of the range. */
  return entry - CAROM_CELLS_CHAIN < CAROM_CELLS_NONE - CAROM_CELLS_CHAIN;
}

/* @disc must not be in a cell. */
void carom_cells_insert(CaromCells *cells, guint disc, const CaromCell *cell);
/* @disc must be in a cell. */
void carom_cells_move(CaromCells *cells, guint disc, const CaromCell *cell);
