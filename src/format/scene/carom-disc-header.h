/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-header: the first line of a table of discs. */
#pragma once

#include "carom-csv-reader.h"
#include "carom-disc-column.h"

/* Where a table has each column, and what its numbers are multiplied by and divided by. */
typedef struct {
  struct {
    int cell; /* -1: the table has no such column */
    double multiply, divide;
  } columns[CAROM_DISC_N_COLUMNS];
  guint n_cells; /* of the first line */
  char *unit;    /* of length */
} CaromDiscHeader;

/* Frees what @header owns. */
void carom_disc_header_clear(CaromDiscHeader *header);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromDiscHeader, carom_disc_header_clear)

/* Whether the first line names any column, before anything in it that is wrong, or has numbers
 * where names should be; @reader is before that line. Else it is not meant to be a table of discs.
 */
gboolean carom_disc_header_is_there(CaromCsvReader *reader);

/* Reads the first line, which @reader is before.
 *
 * @header: (out): clear it with carom_disc_header_clear(), on failure, too
 * @remarks: (element-type utf8): sentences about columns that are not known are added
 * Returns: whether it is one; if not, the reader's error is set */
gboolean carom_disc_header_read(CaromDiscHeader *header, CaromCsvReader *reader,
                                GPtrArray *remarks);
