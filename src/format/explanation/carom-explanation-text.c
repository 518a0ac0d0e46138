/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-text: an explanation for a terminal. */
#include "carom-explanation-markup.h"
#include "carom-printable.h"
#include "carom-text-table.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

static void begin_block(GString *document) {
  if (document->len > 0)
    g_string_append_c(document, '\n');
}

static void append_heading(GString *document, guint level, const char *text) {
  static const char underlines[] = {'=', '-'};
  g_autofree char *heading = carom_printable(text, CAROM_PRINTABLE_LINE);
  begin_block(document);
  g_string_append_printf(document, "%s\n", heading);
  if (level > G_N_ELEMENTS(underlines))
    return;
  for (guint i = 0; i < carom_text_table_width_of(heading); i++)
    g_string_append_c(document, underlines[level - 1]);
  g_string_append_c(document, '\n');
}

static void append_paragraph(GString *document, const char *text) {
  g_string_append_printf(document, "%s\n", text);
}

static void append_line(GString *document, const CaromFormulaLine *line, const char *reason) {
  g_autofree char *formula = carom_formula_line_join(line);
  g_string_append(document, "  ");
  if (line->tag > 0)
    g_string_append_printf(document, "(%u) ", line->tag);
  g_string_append_printf(document, "%s\n      %s\n", formula, reason);
}

static void append_note(GString *document, const char *note) {
  g_string_append_printf(document, "      %s\n", note);
}

static void append_table(GString *document, const char *columns, const GPtrArray *cells) {
  g_autofree char *alignment = g_strdelimit(g_strdup(columns), "m", 'l');
  g_autoptr(CaromTextTable) table = carom_text_table_new(alignment);
  for (guint i = 0; i < cells->len; i++)
    carom_text_table_add(table, g_ptr_array_index(cells, i));
  g_autofree char *rows = carom_text_table_to_text(table, 2);
  begin_block(document);
  g_string_append(document, rows);
}

static const CaromExplanationMarkup markup = {
    .prose = &carom_formula_sentence_plain,
    .heading = append_heading,
    .paragraph = append_paragraph,
    .line = append_line,
    .note = append_note,
    .table = append_table,
};

static char *write_text(const CaromExplanation *explanation,
                        const CaromExplanationContext *context) {
  g_autofree char *text = carom_explanation_markup_write(&markup, explanation, context);
  return carom_unit_plain_spaces(text);
}

const CaromExplanationFormat carom_explanation_format_text = {
    .part = {.id = "text",
             .title = N_("Plain text"),
             .summary = N_("For reading in a terminal or a mail.")},
    .suffix = ".txt",
    .is_for_people = TRUE,
    .write = write_text,
};
