/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-latex: an explanation as a LaTeX document that needs only amsmath. */
#include "carom-explanation-markup.h"
#include "carom-latex.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void append_heading(GString *document, guint level, const char *text) {
  static const char *const commands[] = {"section", "subsection", "subsubsection"};
  g_string_append_printf(document, "\n\\%s*{%s}\n", commands[level - 1], text);
}

static void append_paragraph(GString *document, const char *text) {
  g_string_append_printf(document, "%s\n\n", text);
}

/* A value that is given shares its line with the reason. */
static void append_given(GString *document, const CaromFormulaLine *line, const char *reason) {
  g_string_append_printf(document, "$%s = %s$\\quad %s\n\n", line->symbol, line->value, reason);
}

/* From this many letters and digits on, a formula with numbers and its value may be too wide for a
 * line of the page, of which it has what the longest symbol leaves. */
#define MANY_LETTERS 60

/* Returns: how many letters, digits and signs of @latex are seen */
static glong count_seen(const char *latex) {
  g_autoptr(GRegex) unseen =
      g_regex_new("\\\\(begin|end)\\{[a-z]*\\}|\\\\[a-z]+|[{}_^& \\\\]", G_REGEX_CASELESS, 0, NULL);
  g_autofree char *seen = g_regex_replace_literal(unseen, latex, -1, 0, "", 0, NULL);
  return g_utf8_strlen(seen, -1);
}

/* Between dollars, unlike in a display, TeX breaks a line where it has to. */
static void append_numbers(GString *document, const CaromFormulaLine *line) {
  if (count_seen(line->numbers) + count_seen(line->value) < MANY_LETTERS)
    g_string_append_printf(document, " &= %s", line->numbers);
  else
    g_string_append_printf(
        document, " &= \\parbox[t]{.7\\linewidth}{\\raggedright$\\displaystyle %s$} \\\\\n  &",
        line->numbers);
}

/* From this many letters on, a left side leaves too little of the page for what it is equal to. */
#define LONG_SIDE 16

/* A long left side has a line of its own, and then what it is equal to begins at the margin. */
static void append_left(GString *document, const char *symbol) {
  if (count_seen(symbol) < LONG_SIDE)
    g_string_append(document, symbol);
  else
    g_string_append_printf(document, "& %s \\\\\n ", symbol);
}

/* The formula with numbers goes on a line of its own, because it is long. */
static void append_calculated(GString *document, const CaromFormulaLine *line, const char *reason) {
  g_string_append_printf(document, "%s\n\\begin{align*}\n  ", reason);
  append_left(document, line->symbol);
  if (line->formula)
    g_string_append_printf(document, " &= %s", line->formula);
  if (line->numbers)
    g_string_append(document, line->formula ? " \\\\\n  " : "");
  if (line->numbers)
    append_numbers(document, line);
  g_string_append_printf(document, " = %s", line->value);
  if (line->tag > 0)
    g_string_append_printf(document, " \\tag{%u}", line->tag);
  g_string_append(document, "\n\\end{align*}\n");
}

static void append_line(GString *document, const CaromFormulaLine *line, const char *reason) {
  if (line->formula || line->numbers)
    append_calculated(document, line, reason);
  else
    append_given(document, line, reason);
}

static void append_note(GString *document, const char *note) {
  g_string_append_printf(document, "\\noindent{\\small %s}\n\n", note);
}

static void append_words(GString *text, const char *words) {
  g_autofree char *escaped = carom_latex_escape(words);
  g_string_append(text, escaped);
}

static void append_formula(GString *text, const char *latex) {
  g_string_append_printf(text, "$%s$", latex);
}

static void append_cell(GString *document, const char *text, gboolean is_formula) {
  if (is_formula)
    append_formula(document, text);
  else
    append_words(document, text);
}

static void append_table(GString *document, const char *columns, const GPtrArray *cells) {
  guint n_columns = (guint)strlen(columns);
  g_autofree char *alignment = g_strdelimit(g_strdup(columns), "m", 'l');
  g_string_append_printf(
      document,
      "{\\footnotesize\\setlength{\\tabcolsep}{3pt}\n\\begin{tabular}{@{}%s@{}}\n\\hline\n",
      alignment);
  for (guint i = 0; i < cells->len; i++) {
    append_cell(document, g_ptr_array_index(cells, i),
                i >= n_columns && columns[i % n_columns] == 'm');
    g_string_append(document, (i + 1) % n_columns == 0 ? " \\\\\n" : " & ");
    if (i + 1 == n_columns)
      g_string_append(document, "\\hline\n");
  }
  g_string_append(document, "\\hline\n\\end{tabular}}\n\n\\medskip\n");
}

static const CaromFormulaProse prose = {
    .style = &carom_formula_writer_latex,
    .append_words = append_words,
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

static char *write_latex(const CaromExplanation *explanation,
                         const CaromExplanationContext *context) {
  g_autofree char *body = carom_explanation_markup_write(&markup, explanation, context);
  g_autofree char *declarations = carom_latex_declarations(body);
  return g_strconcat("\\documentclass[fleqn]{article}\n"
                     "\\usepackage[utf8]{inputenc}\n"
                     "\\usepackage{amsmath}\n",
                     declarations,
                     /* Formulas with numbers are long, and so are the rows of tables. */
                     "\\addtolength{\\textwidth}{5.5cm}\n"
                     "\\addtolength{\\oddsidemargin}{-2.75cm}\n"
                     "\\addtolength{\\textheight}{3cm}\n"
                     "\\addtolength{\\topmargin}{-1.5cm}\n"
                     "\\setlength{\\parindent}{0pt}\n"
                     "\\setlength{\\parskip}{2pt}\n"
                     "\\begin{document}\n",
                     body, "\n\\end{document}\n", NULL);
}

const CaromExplanationFormat carom_explanation_format_latex = {
    .part = {.id = "latex",
             .title = N_("LaTeX"),
             .summary = N_("For handouts: a whole document, which needs amsmath.")},
    .suffix = ".tex",
    .write = write_latex,
};
