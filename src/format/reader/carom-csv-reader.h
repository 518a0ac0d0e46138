/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv-reader: the cells of a table in text, line by line: as in RFC 4180, but with commas,
 * semicolons or tabs between them, whichever the first line has. */
#pragma once

#include "carom-source-text.h"

/* Where a cell is, and what it has. */
typedef struct {
  const char *at;   /* in the source, for messages */
  gsize start, end; /* of its text in CaromCsvReader.texts */
} CaromCsvCell;

typedef struct {
  const CaromSourceText *source;
  char separator;       /* ',', ';' or '\t', or what a line before the first one says */
  const char *at;       /* how far it has been read */
  GArray *cells;        /* (element-type CaromCsvCell): of the line that was read last */
  GString *texts;       /* what they have, with a 0 behind each */
  guint n_lines;        /* read so far, without empty ones */
  const char *line_end; /* where that line ends in the source */
  GError **error;       /* for what fails */
} CaromCsvReader;

/* Begins before the first line.
 *
 * @source: must outlive the reader */
void carom_csv_reader_init(CaromCsvReader *reader, const CaromSourceText *source, GError **error);
void carom_csv_reader_clear(CaromCsvReader *reader);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromCsvReader, carom_csv_reader_clear)

typedef enum {
  CAROM_CSV_READER_LINE,
  CAROM_CSV_READER_END,
  CAROM_CSV_READER_FAILED /* the reader's error is set */
} CaromCsvReaderStep;

/* Reads the next line in which there is anything but empty cells. A cell in quotes may go over
 * several lines of the file. Of a line that fails there are the cells before its fault.
 *
 * @limit: more cells than that are refused */
CaromCsvReaderStep carom_csv_reader_next(CaromCsvReader *reader, guint limit);

/* Returns: (transfer none): the text of cell @i without its quotes and the blanks around it, as
 *   carom_csv_cell_append_text() had it; "" if the line has no such cell. It is valid until the
 *   next line is read. */
const char *carom_csv_reader_text(const CaromCsvReader *reader, guint i);

/* Returns: where cell @i is in the source, or where the line ends if it has no such cell */
const char *carom_csv_reader_place(const CaromCsvReader *reader, guint i);

/* Reads cell @i as a decimal number: with a point or, unless commas separate the cells, with a
 * comma; with a hyphen or a minus sign.
 *
 * Returns: whether it is one, and finite */
gboolean carom_csv_reader_number(const CaromCsvReader *reader, guint i, double *value);

/* Sets the reader's error to @problem, at cell @i.
 *
 * Returns: FALSE */
gboolean carom_csv_reader_fail(const CaromCsvReader *reader, guint i, const char *problem);
