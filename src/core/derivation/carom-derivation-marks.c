/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-marks: every name has its sketch, so a line draws what it talks about without
 * being told. */
#include "carom-derivation-marks.h"

#include "carom-sketch.h"

#include <string.h>

/* What is drawn of each name; for that of body b, the same with the bodies exchanged. Masses and
 * pure numbers have no picture. */
static const struct {
  const char *name;
  CaromSketch sketches[CAROM_LINE_MAX_MARKS];
} drawings[] = {
    {"d", {{CAROM_MARK_SPAN, CAROM_PLACE_A, "d"}}},
    {"n", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"}}},
    {"t", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "t"}}},
    {"u_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a"}}},
    {"v_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"}}},
    {"Δv_a", {{CAROM_MARK_ARROW, CAROM_PLACE_TIP_A, "Δv_a"}}},
    {"Δu", {{CAROM_MARK_ARROW, CAROM_PLACE_B, "Δu"}}},
    {"w", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "w n"}}},
    {"w_t", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "w_t t"}}},
    {"J", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "J n"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "-J n"}}},
    {"J_t",
     {{CAROM_MARK_ARROW, CAROM_PLACE_A, "J_t t"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "-J_t t"}}},
    {"u_n_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_n_a", .vector = "u_n_a n"}}},
    {"v_n_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_n_a", .vector = "v_n_a n"}}},
    /* of projection */
    {"α_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "α_a d"}}},
    {"β_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "β_a d"}}},
    {"u_t_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_t_a"}}},
    {"v_t_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_t_a"}}},
    /* of rotation */
    {"θ", {{CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "(d.x; d.y + 0)"}}} /* −0 + 0 is 0 */,
    {"cos(θ)", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"}}},
    {"sin(θ)", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"}}},
    {"x'", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"}}},
    {"u'_a.x", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u'_a.x", .vector = "u'_a.x x'"}}},
    {"u'_a.y", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u'_a.y", .vector = "u'_a.y y'"}}},
    {"v'_a.x", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"}}},
    {"v'_a.y", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"}}},
};

/* ---- Which of them ---- */

/* A line's marks, as far as they have been found. */
typedef struct {
  const CaromDerivation *derivation;
  CaromMark *marks;
  guint n;
  gboolean arrows; /* whether arrows are added now, or all else */
} Marks;

static gboolean has_mark(const Marks *marks, const CaromMark *mark) {
  for (guint i = 0; i < marks->n; i++)
    if (marks->marks[i].place == mark->place && g_str_equal(marks->marks[i].label, mark->label))
      return TRUE;
  return FALSE;
}

static void add_mark(Marks *marks, const CaromSketch *sketch, gboolean exchanged) {
  const GArray *terms = marks->derivation->terms;
  CaromMark mark = carom_sketch_draw(sketch, exchanged, (const CaromTerm *)terms->data, terms->len);
  gboolean is_arrow = mark.kind == CAROM_MARK_ARROW;
  if (mark.kind == CAROM_MARK_NONE || is_arrow != marks->arrows || has_mark(marks, &mark))
    return;
  g_assert(marks->n < CAROM_DERIVATION_MAX_MARKS);
  marks->marks[marks->n++] = mark;
}

/* @is_of_b: whether it is a name of body b, whose drawing is that of a, exchanged
 * Returns: whether there is a drawing of @name */
static gboolean draw_name(Marks *marks, const char *name, gboolean is_of_b) {
  const char *of_a = is_of_b ? carom_formula_exchange_bodies(name) : name;
  for (guint i = 0; i < G_N_ELEMENTS(drawings); i++) {
    if (!g_str_equal(of_a, drawings[i].name))
      continue;
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++)
      add_mark(marks, &drawings[i].sketches[k], is_of_b);
    return TRUE;
  }
  return FALSE;
}

/* A component without a drawing of its own is drawn as the vector. */
static void draw_names(Marks *marks, const CaromFormula *formula) {
  gboolean is_of_b = formula->body == 'b';
  if (draw_name(marks, formula->source, is_of_b))
    return;
  if (formula->component) {
    g_autofree char *whole = g_strndup(formula->source, strcspn(formula->source, "."));
    draw_name(marks, whole, is_of_b);
  }
  for (guint i = 0; i < formula->operands->len; i++)
    draw_names(marks, carom_formula_operand(formula, i));
}

/* Arrows come last, and so lie on the axes along which they point. */
static void draw_line(const CaromDerivation *derivation, CaromDerivationLine *line) {
  Marks marks = {derivation, line->marks, 0, FALSE};
  for (guint i = 0; i < 2; i++) {
    marks.arrows = i == 1;
    if (line->left)
      draw_names(&marks, carom_formula_constant(line->left));
    draw_names(&marks, carom_formula_constant(line->right));
  }
}

void carom_derivation_marks_draw(CaromDerivation *derivation) {
  for (guint i = 0; i < derivation->lines->len; i++)
    draw_line(derivation, &g_array_index(derivation->lines, CaromDerivationLine, i));
}
