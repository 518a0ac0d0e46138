/* carom-csv-cell: a text as a cell of a table for spreadsheets, as in RFC 4180. */
#pragma once

#include <glib.h>

/* Appends @text, in quotes if it has a comma, a quote or a line end.
 *
 * A spreadsheet takes a cell that begins with =, +, -, @ or a tab for something to calculate, and
 * whoever wrote the scene could make it do so, by the name of a disc. Such a text gets an
 * apostrophe in front, by which spreadsheets know text, and quotes. */
void carom_csv_cell_append_text(GString *csv, const char *text);
