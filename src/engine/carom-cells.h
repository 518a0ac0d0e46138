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

typedef struct {
  gint32 column, row; /* of the plane */
} CaromCell;

typedef struct {
  double width;
  guint columns, rows; /* of the torus: powers of two */
  guint *first;        /* [bucket]: the first disc, or CAROM_CELLS_NONE */
  guint *next;         /* [disc]: the next disc in its bucket */
  CaromCell *cell_of;  /* [disc] */

  guint *first_wall; /* [bucket + 1]: where its walls begin in walls */
  guint *walls;      /* indices of walls that a disc in that cell may touch */
} CaromCells;

/* For the discs and walls of @scene; no disc is in a cell yet. */
CaromCells *carom_cells_new(const CaromScene *scene);
void carom_cells_free(CaromCells *cells);

/* Takes all discs out. */
void carom_cells_clear(CaromCells *cells);

/* The cell in which @position lies, or the outermost that can be counted. */
CaromCell carom_cells_at(const CaromCells *cells, CaromVec2 position);

/* @disc must not be in a cell. */
void carom_cells_insert(CaromCells *cells, guint disc, CaromCell cell);
/* @disc must be in a cell. */
void carom_cells_move(CaromCells *cells, guint disc, CaromCell cell);

/* Whether discs may go on from @cell; beyond the outermost there are none. */
gboolean carom_cells_is_outermost(CaromCell cell);

static inline guint carom_cells_bucket(const CaromCells *cells, gint32 column, gint32 row) {
  return ((guint)row & (cells->rows - 1)) * cells->columns + ((guint)column & (cells->columns - 1));
}
