/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv-reader: the text of all cells of a line goes into one string, each with a 0 behind it,
 * so that a large table needs no more memory than its longest line. */
#include "carom-csv-reader.h"

#include "carom-csv-cell.h"
#include "carom-decimal.h"
#include "carom-digits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Separators ---- */

/* The first line with anything in it decides. Tables with tabs or semicolons may have commas in
 * their numbers. Quotes may hold any of them. */
static char find_separator(const CaromSourceText *source) {
  gboolean in_quotes = FALSE, has_tab = FALSE, has_semicolon = FALSE, is_blank = TRUE;
  for (const char *p = source->start;
       p < source->end && (is_blank || in_quotes || !carom_source_text_ends_line(*p)); p++) {
    in_quotes = in_quotes != (*p == '"');
    is_blank = is_blank && g_ascii_isspace(*p);
    if (is_blank && carom_source_text_ends_line(*p))
      has_tab = FALSE;
    has_tab = has_tab || (!in_quotes && *p == '\t');
    has_semicolon = has_semicolon || (!in_quotes && *p == ';');
  }
  return has_tab ? '\t' : has_semicolon ? ';' : ',';
}

/* Spreadsheets are told by such a line before the titles, "sep=;", what separates cells; it need
 * not be one of the usual signs. */
#define SEPARATOR_LINE "sep="

/* Skips that line, if it is there. */
static void read_separator_line(CaromCsvReader *reader) {
  gsize length = strlen(SEPARATOR_LINE);
  const char *p = reader->at + length;
  if (reader->source->end - reader->at < (gssize)length + 2 ||
      g_ascii_strncasecmp(reader->at, SEPARATOR_LINE, length) != 0 ||
      !(g_ascii_ispunct(p[0]) || p[0] == '\t') || p[0] == '"' || !carom_source_text_ends_line(p[1]))
    return;
  reader->separator = p[0];
  reader->at = p + 1;
}

void carom_csv_reader_init(CaromCsvReader *reader, const CaromSourceText *source, GError **error) {
  *reader = (CaromCsvReader){
      .source = source,
      .separator = find_separator(source),
      .at = source->start,
      .line_end = source->start,
      .cells = g_array_new(FALSE, FALSE, sizeof(CaromCsvCell)),
      .texts = g_string_new(NULL),
      .error = error,
  };
  read_separator_line(reader);
}

void carom_csv_reader_clear(CaromCsvReader *reader) {
  g_clear_pointer(&reader->cells, g_array_unref);
  if (reader->texts)
    g_string_free(g_steal_pointer(&reader->texts), TRUE);
}

/* ---- Cells ---- */

static gboolean is_end_of_line(const CaromCsvReader *reader) {
  return reader->at >= reader->source->end || carom_source_text_ends_line(*reader->at);
}

static gboolean is_end_of_cell(const CaromCsvReader *reader) {
  return is_end_of_line(reader) || *reader->at == reader->separator;
}

static gboolean is_blank(const CaromCsvReader *reader) {
  return g_ascii_isspace(*reader->at) && !is_end_of_cell(reader);
}

static void skip_blanks(CaromCsvReader *reader) {
  while (!is_end_of_line(reader) && is_blank(reader))
    reader->at++;
}

static gboolean fail_at(const CaromCsvReader *reader, const char *at, const char *problem) {
  return carom_source_text_fail(reader->source, at, problem, reader->error);
}

/* Two quotes in quotes are one that is meant. */
static gboolean read_quoted(CaromCsvReader *reader) {
  const char *opening = reader->at++;
  for (; reader->at < reader->source->end; reader->at++) {
    if (*reader->at != '"') {
      g_string_append_c(reader->texts, *reader->at);
      continue;
    }
    reader->at++;
    if (reader->at < reader->source->end && *reader->at == '"')
      g_string_append_c(reader->texts, '"');
    else
      return TRUE;
  }
  return fail_at(reader, opening, _("This quote is never closed. Close it, or leave it out."));
}

static gboolean read_text(CaromCsvReader *reader) {
  if (!is_end_of_line(reader) && *reader->at == '"') {
    if (!read_quoted(reader))
      return FALSE;
    skip_blanks(reader);
    return is_end_of_cell(reader) ||
           fail_at(reader, reader->at,
                   _("Here the cell should end, since its quote is closed. Write quotes within "
                     "quotes twice, or leave out what follows."));
  }
  gsize start = reader->texts->len;
  for (; !is_end_of_cell(reader); reader->at++)
    g_string_append_c(reader->texts, *reader->at);
  while (reader->texts->len > start && g_ascii_isspace(reader->texts->str[reader->texts->len - 1]))
    g_string_truncate(reader->texts, reader->texts->len - 1);
  return TRUE;
}

static gboolean read_cell(CaromCsvReader *reader) {
  skip_blanks(reader);
  CaromCsvCell cell = {.at = reader->at, .start = reader->texts->len};
  if (!read_text(reader))
    return FALSE;
  cell.end = reader->texts->len;
  g_string_append_c(reader->texts, 0);
  g_array_append_val(reader->cells, cell);
  return TRUE;
}

/* Only the lines behind the first one have a line in which cells could be named. */
static char *describe_excess(const CaromCsvReader *reader, guint limit) {
  if (reader->n_lines == 0)
    return g_strdup_printf(ngettext("The first line has more than %u cells. Remove the rest.",
                                    "The first line has more than %u cells. Remove the rest.",
                                    limit),
                           limit);
  return g_strdup_printf(
      ngettext("This line has more than %u cells. Remove the rest, or name them in the first line.",
               "This line has more than %u cells. Remove the rest, or name them in the first line.",
               limit),
      limit);
}

static gboolean check_count(const CaromCsvReader *reader, guint limit) {
  if (reader->cells->len <= limit)
    return TRUE;
  g_autofree char *problem = describe_excess(reader, limit);
  return carom_csv_reader_fail(reader, limit, problem);
}

/* Cells without anything in them behind the last column do no harm: spreadsheets write some. */
static gboolean append_cell(CaromCsvReader *reader, guint limit) {
  if (!read_cell(reader))
    return FALSE;
  const CaromCsvCell *cell = &g_array_index(reader->cells, CaromCsvCell, reader->cells->len - 1);
  if (reader->cells->len <= limit || cell->end > cell->start)
    return check_count(reader, limit);
  g_array_set_size(reader->cells, limit);
  return TRUE;
}

/* ---- Lines ---- */

static gboolean read_line(CaromCsvReader *reader, guint limit) {
  g_array_set_size(reader->cells, 0);
  g_string_truncate(reader->texts, 0);
  for (;;) {
    if (!append_cell(reader, limit))
      return FALSE;
    if (is_end_of_line(reader))
      break;
    reader->at++; /* the separator */
  }
  reader->line_end = reader->at;
  if (reader->at < reader->source->end)
    reader->at++;
  return TRUE;
}

static gboolean is_empty(const CaromCsvReader *reader) {
  for (guint i = 0; i < reader->cells->len; i++)
    if (*carom_csv_reader_text(reader, i))
      return FALSE;
  return TRUE;
}

CaromCsvReaderStep carom_csv_reader_next(CaromCsvReader *reader, guint limit) {
  while (reader->at < reader->source->end) {
    if (!read_line(reader, limit))
      return CAROM_CSV_READER_FAILED;
    if (is_empty(reader))
      continue;
    reader->n_lines++;
    return CAROM_CSV_READER_LINE;
  }
  return CAROM_CSV_READER_END;
}

const char *carom_csv_reader_text(const CaromCsvReader *reader, guint i) {
  if (i >= reader->cells->len)
    return "";
  const char *text = reader->texts->str + g_array_index(reader->cells, CaromCsvCell, i).start;
  return carom_csv_cell_read_text(text);
}

const char *carom_csv_reader_place(const CaromCsvReader *reader, guint i) {
  return i < reader->cells->len ? g_array_index(reader->cells, CaromCsvCell, i).at
                                : reader->line_end;
}

gboolean carom_csv_reader_number(const CaromCsvReader *reader, guint i, double *value) {
  g_autoptr(GString) number = g_string_new(carom_csv_reader_text(reader, i));
  g_string_replace(number, CAROM_DIGITS_MINUS, "-", 0);
  if (reader->separator != ',')
    g_string_replace(number, ",", ".", 0);
  return carom_decimal_parse(number->str, value);
}

gboolean carom_csv_reader_fail(const CaromCsvReader *reader, guint i, const char *problem) {
  return fail_at(reader, carom_csv_reader_place(reader, i), problem);
}
