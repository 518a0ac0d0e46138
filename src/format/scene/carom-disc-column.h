/* carom-disc-column: the columns that a table of discs can have: their names, in the spellings that
 * people use, and their units. Reading, writing and messages loop over the list. */
#pragma once

#include "carom-csv-reader.h"
#include "carom-unit.h"

typedef enum {
  CAROM_DISC_COLUMN_X,
  CAROM_DISC_COLUMN_Y,
  CAROM_DISC_COLUMN_VX,
  CAROM_DISC_COLUMN_VY,
  CAROM_DISC_COLUMN_SPEED,
  CAROM_DISC_COLUMN_ANGLE,
  CAROM_DISC_COLUMN_RADIUS,
  CAROM_DISC_COLUMN_MASS,
  CAROM_DISC_COLUMN_NAME,
  CAROM_DISC_COLUMN_COLOUR,
  CAROM_DISC_COLUMN_PINNED,
  CAROM_DISC_N_COLUMNS
} CaromDiscColumn;

/* Where a table has each column, and what its numbers are multiplied by and divided by. */
typedef struct {
  struct {
    int cell; /* -1: the table has no such column */
    double multiply, divide;
  } columns[CAROM_DISC_N_COLUMNS];
  guint n_cells; /* of the first line */
  char *unit;    /* of length */
} CaromDiscHeader;

void carom_disc_header_clear(CaromDiscHeader *header);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromDiscHeader, carom_disc_header_clear)

/* The name by which files have the column, such as "vx". */
const char *carom_disc_column_id(CaromDiscColumn column);

/* Returns: (transfer full): id and unit as a first line has them: "vx [m/s]" */
char *carom_disc_column_title(CaromDiscColumn column, const char *length_unit);

/* Whether the table's first line names any column; @reader is before it. What does not is not meant
 * to be a table of discs. */
gboolean carom_disc_header_is_there(CaromCsvReader *reader);

/* Understands the first line, which @reader is behind.
 *
 * @header: (out): clear it with carom_disc_header_clear(), on failure, too
 * @remarks: (element-type utf8): sentences about columns that are not known are added
 * Returns: whether it is one; if not, the reader's error is set */
gboolean carom_disc_header_read(CaromDiscHeader *header, const CaromCsvReader *reader,
                                GPtrArray *remarks);
