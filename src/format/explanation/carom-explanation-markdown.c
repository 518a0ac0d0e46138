/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-markdown: an explanation for notes and web pages, in GitHub's Markdown, with
 * formulas between dollar signs. */
#include "carom-explanation-markup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void append_escaped(GString *document, const char *text) {
  for (const char *p = text; *p; p++) {
    if (strchr("\\`*_{}[]<>#$|~&", *p))
      g_string_append_c(document, '\\');
    g_string_append_c(document, g_ascii_iscntrl(*p) ? ' ' : *p);
  }
}

/* Markdown interprets a backslash before punctuation itself, so such commands need names. */
static void append_formula(GString *document, const char *latex) {
  g_autoptr(GString) formula = g_string_new(latex);
  g_string_replace(formula, "\\\\", "\\cr", 0);
  g_string_replace(formula, "\\,", "\\thinspace ", 0);
  g_string_append_printf(document, "$%s$", formula->str);
}

static void append_heading(GString *document, guint level, const char *text) {
  if (document->len > 0 && !g_str_has_suffix(document->str, "\n\n"))
    g_string_append_c(document, '\n');
  for (guint i = 0; i < level; i++)
    g_string_append_c(document, '#');
  g_string_append_printf(document, " %s\n\n", text);
}

static void append_paragraph(GString *document, const char *text) {
  g_string_append_printf(document, "%s\n\n", text);
}

/* The backslash at the end breaks the line. */
static void append_line(GString *document, const CaromFormulaLine *line, const char *reason) {
  g_autofree char *formula = carom_formula_line_join(line);
  g_string_append(document, "- ");
  if (line->tag > 0)
    g_string_append_printf(document, "(%u) ", line->tag);
  append_formula(document, formula);
  g_string_append_printf(document, "\\\n  %s\n", reason);
}

/* The note is in the same item of the list as its line. */
static void append_note(GString *document, const char *note) {
  g_string_truncate(document, document->len - 1);
  g_string_append_printf(document, "\\\n  %s\n", note);
}

static void append_rule(GString *document, const char *columns) {
  for (const char *column = columns; *column; column++)
    g_string_append(document, *column == 'r' ? "| --: " : "| --- ");
  g_string_append(document, "|\n");
}

static void append_cell(GString *document, const char *text, gboolean is_formula) {
  if (is_formula)
    append_formula(document, text);
  else
    append_escaped(document, text);
}

static void append_table(GString *document, const char *columns, const GPtrArray *cells) {
  guint n_columns = (guint)strlen(columns);
  for (guint i = 0; i < cells->len; i++) {
    g_string_append(document, "| ");
    append_cell(document, g_ptr_array_index(cells, i),
                i >= n_columns && columns[i % n_columns] == 'm');
    g_string_append(document, (i + 1) % n_columns == 0 ? " |\n" : " ");
    if (i + 1 == n_columns)
      append_rule(document, columns);
  }
  g_string_append_c(document, '\n');
}

static const CaromFormulaProse prose = {
    .style = &carom_formula_writer_latex,
    .append_words = append_escaped,
    .append_formula = append_formula,
};

static const CaromExplanationMarkup markup = {
    .prose = &prose,
    .heading = append_heading,
    .paragraph = append_paragraph,
    .line = append_line,
    .note = append_note,
    .table = append_table,
};

static char *write_markdown(const CaromExplanation *explanation,
                            const CaromExplanationContext *context) {
  return carom_explanation_markup_write(&markup, explanation, context);
}

const CaromExplanationFormat carom_explanation_format_markdown = {
    .part = {.id = "markdown",
             .title = N_("Markdown"),
             .summary = N_("For notes and web pages, with formulas between dollar signs.")},
    .suffix = ".md",
    .write = write_markdown,
};
