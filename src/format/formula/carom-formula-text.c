/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-text: the style of plain text: primes and exponents as Unicode characters,
 * subscripts after an underscore. */
#include "carom-formula-writer.h"

#define PRIME "′"

static void append_name(GString *text, const CaromFormula *name, const char *body,
                        gboolean is_vector) {
  g_string_append(text, name->base);
  for (guint i = 0; i < name->n_primes; i++)
    g_string_append(text, PRIME);
  if (!*name->subscript && !body && !name->component)
    return;
  g_string_append_printf(text, "_%s%s", name->subscript, body ? body : "");
  if (name->component)
    g_string_append_c(text, name->component);
}

static void append_number(GString *text, CaromDigits number) {
  carom_digits_append(number, text);
}

static void append_unit(GString *text, const char *unit) {
  g_string_append_printf(text, " %s", unit);
}

const CaromFormulaStyle carom_formula_writer_text = {
    .plus = " + ",
    .minus = " − ",
    .negative = "−",
    .factor = " ",
    .times = " · ",
    .dot = "·",
    .group = {"(", ")"},
    .length = {"|", "|"},
    .square = {"", "²"},
    .root = {"√(", ")"},
    .cosine = {"cos(", ")"},
    .sine = {"sin(", ")"},
    .column = {"(", ", ", ")"},
    .fraction = {"", " / ", ""},
    .arctangent = {"atan2(", ", ", ")"},
    .append_name = append_name,
    .append_number = append_number,
    .append_unit = append_unit,
};
