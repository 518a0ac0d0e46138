/* carom-formula-text: see the header. */
#include "carom-formula-text.h"

#include "carom-formula-line.h"

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

static void append_raised(GString *text, int exponent) {
  static const char *const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  char plain[16];
  g_snprintf(plain, sizeof plain, "%d", exponent);
  for (const char *p = plain; *p; p++)
    g_string_append(text, *p == '-' ? "⁻" : digits[*p - '0']);
}

static void append_number(GString *text, CaromDigits number) {
  g_string_append(text, number.digits);
  if (number.exponent == 0)
    return;
  g_string_append(text, " × 10");
  append_raised(text, number.exponent);
}

static void append_unit(GString *text, const char *unit) {
  g_string_append_printf(text, " %s", unit);
}

const CaromFormulaStyle carom_formula_text = {
    .plus = " + ",
    .minus = " − ",
    .negative = "−",
    .factor = " ",
    .times = " · ",
    .dot = "·",
    .group = {"(", ")"},
    .length = {"|", "|"},
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

char *carom_working_line_to_text(const CaromExplanation *explanation, guint resolver, guint line) {
  g_auto(CaromFormulaLine) written =
      carom_formula_line_of(&carom_formula_text, explanation, resolver, line);
  return carom_formula_line_join(&written, " = ");
}
