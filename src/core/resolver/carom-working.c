/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working: collects lines and terms, exchanges the bodies in lines that are written for a,
 * and finds out from the formulas what the marks draw. At the end, the walk through several
 * workings in step. */
#include "carom-working.h"

#include "carom-sketch.h"

#include <string.h>

static void add_term(CaromWorking *working, const char *name, CaromValue value,
                     CaromDimension dimension) {
  g_assert(working->n_terms < CAROM_WORKING_MAX_TERMS);
  working->terms[working->n_terms++] = carom_formula_term(name, value, dimension);
}

static const CaromGiven givens[] = {
    {"m_a", CAROM_DIMENSION_MASS},     {"m_b", CAROM_DIMENSION_MASS},
    {"u_a", CAROM_DIMENSION_VELOCITY}, {"u_b", CAROM_DIMENSION_VELOCITY},
    {"d", CAROM_DIMENSION_LENGTH},     {"e", CAROM_DIMENSION_NONE},
    {"f", CAROM_DIMENSION_NONE},
};

const CaromGiven *carom_working_givens(const CaromContact *contact, guint *n) {
  *n = G_N_ELEMENTS(givens) - (contact->tangential_factor < 1 ? 0 : 1); /* f is the last */
  return givens;
}

void carom_working_init(CaromWorking *working, const CaromContact *contact) {
  const CaromValue values[G_N_ELEMENTS(givens)] = {
      carom_value_number(contact->mass_a_kg),
      carom_value_number(contact->mass_b_kg),
      carom_value_vector(contact->velocity_a),
      carom_value_vector(contact->velocity_b),
      carom_value_vector(contact->d),
      carom_value_number(contact->restitution),
      carom_value_number(contact->tangential_factor),
  };
  *working = (CaromWorking){.e = contact->restitution,
                            .has_friction = contact->tangential_factor < 1,
                            .immovable = carom_contact_immovable(contact),
                            .immovable_at_rest = carom_contact_immovable_at_rest(contact),
                            .lighter = contact->mass_a_kg <= contact->mass_b_kg ? CAROM_BODY_A
                                                                                : CAROM_BODY_B};
  for (guint i = 0; i < G_N_ELEMENTS(givens); i++)
    add_term(working, givens[i].name, values[i], givens[i].dimension);
}

void carom_working_init_plain(CaromWorking *working) {
  *working = (CaromWorking){.e = NAN, .lighter = CAROM_BODY_NONE};
}

/* ---- Exchanging the bodies ---- */

void carom_working_exchange(CaromWorking *working, gboolean exchanged) {
  working->exchanged = exchanged;
}

static void exchange_mark(CaromMark *mark) {
  mark->label = carom_formula_exchange_bodies(mark->label);
  mark->other_label = carom_formula_exchange_bodies(mark->other_label);
  mark->place = carom_sketch_other_place(mark->place);
}

static void exchange_line(CaromWorkingLine *line) {
  line->is_exchanged = TRUE;
  line->symbol = carom_formula_exchange_bodies(line->symbol);
  line->formula = carom_formula_exchange_bodies(line->formula);
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++)
    exchange_mark(&line->marks[i]);
}

/* ---- Lines ---- */

void carom_working_add(CaromWorking *working, CaromWorkingLine line) {
  g_assert(working->n_lines < CAROM_WORKING_MAX_LINES);
  g_assert(working->n_lines == 0 || working->lines[working->n_lines - 1].stage <= line.stage);
  if (working->exchanged)
    exchange_line(&line);
  line.n_known = working->n_terms;
  working->lines[working->n_lines++] = line;
  add_term(working, line.symbol, line.value, line.dimension);
}

const CaromTerm *carom_working_known(const CaromWorking *working, guint i, guint *n_terms) {
  g_assert(i < working->n_lines);
  *n_terms = working->lines[i].n_known;
  return working->terms;
}

const CaromTerm *carom_working_known_to_find(const CaromWorking *working, CaromFindingKind kind,
                                             guint *n_terms) {
  g_assert(working->findings[kind].formula);
  *n_terms = working->findings[kind].n_known;
  return working->terms;
}

/* ---- What is given ---- */

/* The lines' symbols are terms, too. */
static gboolean is_calculated(const CaromWorking *working, guint term) {
  for (guint i = 0; i < working->n_lines; i++)
    if (working->lines[i].n_known == term)
      return TRUE;
  return FALSE;
}

static gboolean mentions(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                         const CaromTerm *term) {
  if (carom_formula_find_put_in(formula, terms, n_terms) == term)
    return TRUE;
  for (guint i = 0; i < formula->operands->len; i++)
    if (mentions(carom_formula_operand(formula, i), terms, n_terms, term))
      return TRUE;
  return FALSE;
}

/* What the formula is solved from may speak of later terms. */
static gboolean is_used_in(const CaromWorking *working, const CaromWorkingLine *line,
                           const CaromTerm *term) {
  const char *formulas[] = {line->formula, line->notes.book};
  for (guint i = 0; i < G_N_ELEMENTS(formulas); i++)
    if (formulas[i] &&
        mentions(carom_formula_constant(formulas[i]), working->terms, line->n_known, term))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(line->notes.solved) && line->notes.solved[i].left; i++) {
    const CaromEquation *from = &line->notes.solved[i];
    if (mentions(carom_formula_constant(from->left), working->terms, working->n_terms, term) ||
        mentions(carom_formula_constant(from->right), working->terms, working->n_terms, term))
      return TRUE;
  }
  return FALSE;
}

static gboolean is_used(const CaromWorking *working, const CaromTerm *term) {
  for (guint i = 0; i < working->n_lines; i++)
    if (is_used_in(working, &working->lines[i], term))
      return TRUE;
  return FALSE;
}

GPtrArray *carom_working_list_given(const CaromWorking *working) {
  GPtrArray *given = g_ptr_array_new();
  for (guint i = 0; i < working->n_terms; i++)
    if (!is_calculated(working, i) && is_used(working, &working->terms[i]))
      g_ptr_array_add(given, (gpointer)&working->terms[i]);
  return given;
}

/* ---- Lines that are added by a call ---- */

void carom_working_enter(CaromWorking *working, CaromStage stage) {
  working->stage = stage;
  working->exchanged = FALSE;
}

static const char *as_told(const CaromWorking *working, const char *notation) {
  return working->exchanged ? carom_formula_exchange_bodies(notation) : notation;
}

void carom_working_define(CaromWorking *working, const char *name, CaromValue value,
                          CaromDimension dimension) {
  add_term(working, as_told(working, name), value, dimension);
}

CaromValue carom_working_value_of(const CaromWorking *working, const char *notation) {
  return carom_formula_evaluate(carom_formula_constant(as_told(working, notation)), working->terms,
                                working->n_terms);
}

static CaromDimension dimension_of(const CaromWorking *working, const char *notation) {
  return carom_formula_dimension(carom_formula_constant(as_told(working, notation)), working->terms,
                                 working->n_terms);
}

/* Returns: (nullable): what the mistake puts in the place of the formula of @symbol */
static const char *wrong_formula(const CaromWorking *working, const char *symbol) {
  const CaromMistake *mistake = working->mistake;
  return mistake && strcmp(symbol, mistake->symbol) == 0
             ? mistake->formula(working, working->exchanged ? CAROM_BODY_B : CAROM_BODY_A)
             : NULL;
}

void carom_working_add_line(CaromWorking *working, const char *symbol, const char *formula,
                            CaromValue value, const char *reason,
                            const CaromSketch sketches[CAROM_LINE_MAX_MARKS]) {
  const char *wrong = wrong_formula(working, symbol);
  if (wrong)
    formula = wrong;
  if (working->mistake && formula)
    value = carom_working_value_of(working, formula);
  if (working->is_bare) {
    carom_working_define(working, symbol, value, CAROM_DIMENSION_NONE);
    return;
  }
  /* The mistake may break the units; then the line has those that it is believed to have. */
  CaromDimension dimension =
      wrong ? working->mistake->dimension : dimension_of(working, formula ? formula : symbol);
  carom_working_add(working, (CaromWorkingLine){.stage = working->stage,
                                                .symbol = symbol,
                                                .formula = formula,
                                                .value = value,
                                                .dimension = dimension,
                                                .reason = reason,
                                                .is_mistake = wrong != NULL});
  CaromWorkingLine *line = &working->lines[working->n_lines - 1];
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++)
    line->marks[i] =
        carom_sketch_draw(&sketches[i], working->exchanged, working->terms, working->n_terms);
}

void carom_working_add_notes(CaromWorking *working, const CaromLineNotes *notes) {
  if (working->mistake)
    return;
  CaromLineNotes *told = &working->lines[working->n_lines - 1].notes;
  *told = (CaromLineNotes){.book = as_told(working, notes->book),
                           .because = notes->because,
                           .beside = as_told(working, notes->beside)};
  for (guint i = 0; i < G_N_ELEMENTS(told->solved); i++)
    told->solved[i] = (CaromEquation){as_told(working, notes->solved[i].left),
                                      as_told(working, notes->solved[i].right)};
}

void carom_working_find(CaromWorking *working, CaromFindingKind kind, const char *formula) {
  if (working->is_bare)
    return;
  g_assert(carom_finding_info(kind)->stage == working->stage);
  working->findings[kind] = (CaromFinding){
      .formula = as_told(working, formula),
      .value = carom_working_value_of(working, formula),
      .n_known = working->n_terms,
  };
}

void carom_working_turn(CaromWorking *working, const char *right, const char *up, CaromStage first,
                        CaromStage last) {
  CaromVec2 along = carom_working_value_of(working, right).vector;
  double length = carom_vec2_length(along);
  g_assert(length > 0);
  working->turn =
      (CaromWorkingTurn){TRUE, {right, up}, carom_vec2_scale(along, 1 / length), first, last};
}

static CaromNormalSpeed speed_of(const CaromWorking *working, const char *formula) {
  double value = carom_working_value_of(working, formula).number;
  const char *told = as_told(working, formula);
  return (CaromNormalSpeed){told, value, told, CAROM_DIMENSION_VELOCITY, value};
}

static void note_reading(const CaromWorking *working, CaromNormalSpeed *speed,
                         const char *formula) {
  speed->reading = as_told(working, formula);
  speed->read = carom_working_value_of(working, formula).number;
  speed->dimension = dimension_of(working, formula);
}

void carom_working_find_speeds(CaromWorking *working, CaromContactBody body, const char *before,
                               const char *after) {
  if (working->is_bare)
    return;
  working->before[body] = speed_of(working, before);
  working->after[body] = speed_of(working, after);
}

void carom_working_find_readings(CaromWorking *working, CaromContactBody body, const char *before,
                                 const char *after) {
  if (working->is_bare)
    return;
  note_reading(working, &working->before[body], before);
  note_reading(working, &working->after[body], after);
}

/* ---- One of several ways ---- */

const char *carom_working_by_e(const CaromWorking *working, const char *between,
                               const char *elastic, const char *inelastic) {
  return working->e == 1 ? elastic : working->e == 0 ? inelastic : between;
}

const char *carom_working_by_partner(const CaromWorking *working, const char *movable,
                                     const char *immovable, const char *immovable_at_rest) {
  if (working->immovable_at_rest != CAROM_BODY_NONE)
    return immovable_at_rest;
  return working->immovable != CAROM_BODY_NONE ? immovable : movable;
}

const char *carom_working_by_body(CaromContactBody body, const char *neither, const char *a,
                                  const char *b) {
  return body == CAROM_BODY_NONE ? neither : CAROM_OF_BODY(body, a, b);
}

const char *carom_working_by_mistake(const CaromWorking *working, const char *usual,
                                     const char *neutral) {
  return working->mistake ? neutral : usual;
}

/* ---- In step ---- */

/* Returns: the first line of @stage or of a later one */
static guint find_stage(const CaromWorking *working, CaromStage stage) {
  guint i = 0;
  while (i < working->n_lines && working->lines[i].stage < stage)
    i++;
  return i;
}

static guint count_lines(const CaromWorking *working, CaromStage stage) {
  return find_stage(working, stage + 1) - find_stage(working, stage);
}

/* A stage has as many steps as the longest working needs. */
static guint count_steps_in(const CaromWorking *workings, guint n_workings, CaromStage stage) {
  guint n = 0;
  for (guint i = 0; i < n_workings; i++)
    n = MAX(n, count_lines(&workings[i], stage));
  return n;
}

gboolean carom_workings_have_band(const CaromWorking *workings, guint n_workings,
                                  CaromFindingKind kind) {
  for (guint i = 0; i < n_workings; i++)
    if (workings[i].findings[kind].formula)
      return TRUE;
  return FALSE;
}

/* Whether there is a band of @kind at the end of @stage. */
static gboolean has_band_at(const CaromWorking *workings, guint n_workings, CaromStage stage,
                            CaromFindingKind kind) {
  return carom_finding_info(kind)->stage == stage &&
         carom_workings_have_band(workings, n_workings, kind);
}

static guint count_bands_in(const CaromWorking *workings, guint n_workings, CaromStage stage) {
  guint n = 0;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    n += has_band_at(workings, n_workings, stage, kind) ? 1 : 0;
  return n;
}

static guint count_all_in(const CaromWorking *workings, guint n_workings, CaromStage stage) {
  return count_steps_in(workings, n_workings, stage) + count_bands_in(workings, n_workings, stage);
}

guint carom_workings_count_steps(const CaromWorking *workings, guint n_workings) {
  guint n = 0;
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++)
    n += count_all_in(workings, n_workings, stage);
  return n;
}

/* @stage: (out): of @step
 * Returns: which of that stage's steps it is */
static guint find_in_stage(const CaromWorking *workings, guint n_workings, guint step,
                           CaromStage *stage) {
  guint n = count_all_in(workings, n_workings, *stage = 0);
  while (step >= n && *stage < CAROM_STAGE_RESULT) {
    step -= n;
    n = count_all_in(workings, n_workings, ++*stage);
  }
  return step;
}

guint carom_workings_line_at(const CaromWorking *workings, guint n_workings, guint i, guint step) {
  CaromStage stage;
  guint in_stage = find_in_stage(workings, n_workings, step, &stage);
  guint n = count_steps_in(workings, n_workings, stage);
  guint first = find_stage(&workings[i], stage), n_lines = count_lines(&workings[i], stage);
  if (n_lines == 0)
    return first - (first > 0 ? 1 : 0);
  return first + MIN(in_stage, n - 1) * n_lines / n;
}

CaromFindingKind carom_workings_band_at(const CaromWorking *workings, guint n_workings,
                                        guint step) {
  CaromStage stage;
  guint in_stage = find_in_stage(workings, n_workings, step, &stage);
  guint n = count_steps_in(workings, n_workings, stage);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    if (has_band_at(workings, n_workings, stage, kind) && n++ == in_stage)
      return kind;
  return CAROM_N_FINDINGS;
}

guint carom_workings_step_of_band(const CaromWorking *workings, guint n_workings,
                                  CaromFindingKind kind) {
  guint step = 0, n_steps = carom_workings_count_steps(workings, n_workings);
  while (step + 1 < n_steps && carom_workings_band_at(workings, n_workings, step) != kind)
    step++;
  return step;
}

guint carom_workings_step_of(const CaromWorking *workings, guint n_workings, guint i, guint line) {
  guint step = 0, n_steps = carom_workings_count_steps(workings, n_workings);
  while (step + 1 < n_steps && carom_workings_line_at(workings, n_workings, i, step) < line)
    step++;
  return step;
}
