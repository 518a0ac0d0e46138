/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv-cell: a text as a cell of a table for spreadsheets, as in RFC 4180. */
#pragma once

#include <glib.h>

/* Appends @text, in quotes if it has what separates cells or lines in any such table, a quote, or
 * blanks around it.
 *
 * A spreadsheet takes a cell that begins with =, +, -, @ or a tab for something to calculate, and
 * whoever wrote the scene could make it do so, by the name of a disc. Such a text gets an
 * apostrophe in front, by which spreadsheets know text, and quotes. So does one that begins with
 * such an apostrophe, for which it would be taken otherwise when it is read again. */
void carom_csv_cell_append_text(GString *csv, const char *text);

/* Returns: (transfer none): the text for which carom_csv_cell_append_text() wrote @cell, when its
 *   quotes are off: without the apostrophe in front of what could be calculated */
const char *carom_csv_cell_read_text(const char *cell);
