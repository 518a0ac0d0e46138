/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-latex: the style of LaTeX: names with their subscripts and arrows, Greek letters by
 * their commands, units in upright type. carom-formula-writer.c goes through a formula. */
#include "carom-formula-writer.h"
#include "carom-latex.h"

#include <string.h>

/* ---- Names ---- */

/* Writes Greek letters and hats as commands. */
static void append_letters(GString *text, const char *letters) {
  for (const char *p = letters, *next; *p; p = next) {
    const char *command = carom_latex_command(g_utf8_get_char(p)), *end = g_utf8_next_char(p);
    next = carom_formula_next_letter(p);
    if (next > end)
      g_string_append(text, "\\hat{");
    if (command)
      g_string_append_printf(text, "%s%s", command, next == end && *next ? " " : "");
    else
      g_string_append_len(text, p, end - p);
    if (next > end)
      g_string_append_c(text, '}');
  }
}

/* The arrow is over the quantity, not over the Δ before it. A hat stands in its place. */
static void append_base(GString *text, const char *base, gboolean is_vector) {
  is_vector = is_vector && !g_str_has_suffix(base, CAROM_FORMULA_HAT);
  if (is_vector && g_str_has_prefix(base, "Δ") && base[strlen("Δ")]) {
    append_letters(text, "Δ");
    base += strlen("Δ");
  }
  if (is_vector)
    g_string_append(text, "\\vec{");
  append_letters(text, base);
  if (is_vector)
    g_string_append_c(text, '}');
}

static void append_name(GString *text, const CaromFormula *name, const char *body,
                        gboolean is_vector) {
  append_base(text, name->base, is_vector);
  for (guint i = 0; i < name->n_primes; i++)
    g_string_append_c(text, '\'');
  if (!*name->subscript && !body && !name->component)
    return;
  char component[] = {name->component, '\0'};
  g_autofree char *subscript = g_strconcat(name->subscript, body ? body : "", component, NULL);
  g_string_append(text, "_{");
  append_letters(text, subscript);
  g_string_append_c(text, '}');
}

/* ---- Numbers and units ---- */

static void append_number(GString *text, CaromDigits number) {
  g_autoptr(GString) digits = g_string_new(number.digits);
  g_string_replace(digits, "−", "-", 0);
  g_string_replace(digits, "∞", "\\infty", 0);
  g_string_append(text, digits->str);
  if (number.exponent != 0)
    g_string_append_printf(text, " \\times 10^{%d}", number.exponent);
}

static void append_unit(GString *text, const char *unit) {
  g_autofree char *escaped = carom_latex_escape(unit);
  g_autoptr(GString) upright = g_string_new(escaped);
  g_string_replace(upright, "·", "\\,", 0);
  g_string_replace(upright, "²", "^{2}", 0);
  g_string_replace(upright, "³", "^{3}", 0);
  g_string_replace(upright, "⁴", "^{4}", 0);
  g_string_replace(upright, "⁻¹", "^{-1}", 0);
  g_string_append_printf(text, "\\,\\mathrm{%s}", upright->str);
}

const CaromFormulaStyle carom_formula_writer_latex = {
    .plus = " + ",
    .minus = " - ",
    .negative = "-",
    .factor = " ",
    .times = " \\cdot ",
    .dot = " \\cdot ",
    .group = {"\\left(", "\\right)"},
    .length = {"\\lvert ", "\\rvert"},
    .square = {"{", "}^{2}"}, /* a prime is raised too, so it needs a group of its own */
    .root = {"\\sqrt{", "}"},
    .cosine = {"\\cos\\left(", "\\right)"},
    .sine = {"\\sin\\left(", "\\right)"},
    .bare_cosine = "\\cos ",
    .bare_sine = "\\sin ",
    .column = {"\\begin{pmatrix} ", " \\\\ ", " \\end{pmatrix}"},
    .fraction = {"\\frac{", "}{", "}"},
    .arctangent = {"\\operatorname{atan2}\\left(", ", ", "\\right)"},
    .fraction_groups = TRUE,
    .append_name = append_name,
    .append_number = append_number,
    .append_unit = append_unit,
};
