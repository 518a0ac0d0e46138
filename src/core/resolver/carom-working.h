/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working: how something is worked out, line by line, with the numbers that were calculated
 * with: above all how a resolver gets from the velocities before a contact to those after, but also
 * when and where the bodies touched. */
#pragma once

#include "carom-contact.h"
#include "carom-finding.h"
#include "carom-formula.h"
#include "carom-sketch.h"

/* ---- Turned axes ---- */

/* How a picture of the working can turn, so that the axes in which it calculates lie straight. */
typedef struct {
  gboolean is_known;      /* FALSE: the working does without */
  const char *axes[2];    /* formulas: what lies to the right meanwhile, and what points up */
  CaromVec2 right;        /* the first of them, of length 1 */
  CaromStage first, last; /* the stages in which the picture is turned */
} CaromWorkingTurn;

/* Returns: by how much the picture is turned, anticlockwise; 0 if it is not */
static inline double carom_working_turn_rad(const CaromWorkingTurn *turn) {
  return turn->is_known ? -atan2(turn->right.y, turn->right.x) : 0;
}

/* ---- Lines ---- */

#define CAROM_LINE_MAX_MARKS 2

/* Both sides of an equation, as formulas. */
typedef struct {
  const char *left, *right;
} CaromEquation;

/* What a line says besides its formula; all of it may be absent. */
typedef struct {
  const char *book;    /* the formula as books print it, where it is calculated in another form */
  const char *because; /* translatable: one sentence of why it is calculated in that other form */
  const char *beside;  /* a second form of the result, to be compared with other workings: "|J|" */
  CaromEquation solved[3]; /* what the formula is the solution of, in terms that later lines may
                              add; absent ones have no left side */
} CaromLineNotes;

typedef struct {
  CaromStage stage;
  const char *symbol;  /* what is calculated, as a formula: "J", "cos(θ)" */
  const char *formula; /* (nullable): how it is calculated; NULL where the value is given */
  CaromValue value;
  CaromDimension dimension;
  const char *reason;    /* translatable: one sentence of why, see carom-sentence.h */
  gboolean is_exchanged; /* the reason is written for the other body, see carom-line-words.h */
  CaromLineNotes notes;
  CaromMark marks[CAROM_LINE_MAX_MARKS]; /* marks of kind NONE are absent */
  gboolean is_mistake;    /* the formula is wrong, and on purpose: see CaromMistake */
  gboolean hides_numbers; /* of a working for people: the formula is not shown with numbers in it,
                             because with as many digits as can be read, they give something else */

  /*< private >*/
  guint n_known; /* how many terms are known before this line */
} CaromWorkingLine;

/* Returns: (nullable): the formula for people: as books print it, or else as it is calculated */
static inline const char *carom_working_line_shown(const CaromWorkingLine *line) {
  return line->notes.book ? line->notes.book : line->formula;
}

#define CAROM_WORKING_MAX_LINES 32
#define CAROM_WORKING_MAX_TERMS (2 * CAROM_WORKING_MAX_LINES)

/* What a resolver calls the speed of a body along n. */
typedef struct {
  const char *formula; /* (nullable): in its own terms; NULL where it does not say */
  double value;
  const char *reading; /* (nullable): the number by which it knows that speed, in whatever unit */
  CaromDimension dimension; /* of that number */
  double read;              /* its value */
} CaromNormalSpeed;

typedef struct CaromWorking CaromWorking;

/* What is wrong with a working on purpose, for students to find out. It is one line, with another
 * formula than the right one. */
typedef struct {
  CaromStage stage;   /* of the wrong line */
  const char *symbol; /* what that calculates, written for a where it does so for both bodies */
  CaromDimension dimension; /* of what it is believed to calculate, whatever the units say */
  const char *name;         /* translatable: what is done wrong, without saying where */
  /* Translatable sentences with formulas in terms of the working, see carom-sentence.h. */
  const char *correction; /* what is wrong, and what is right */
  const char *hidden;     /* when it does not show */
  /* The wrong formula, written for a.
   *
   * @body: which body the line is about, if it is one of CAROM_FOR_BOTH_BODIES
   * Returns: (transfer none) (nullable): the formula; NULL where the line is right after all */
  const char *(*formula)(const CaromWorking *working, CaromContactBody body);
} CaromMistake;

/* A plain value: no memory is owned. Strings are constants. */
struct CaromWorking {
  /* What is special about the contact: it changes the wording of some lines, or leaves them out. */
  double e;
  gboolean has_friction;      /* there is friction: f < 1 */
  CaromContactBody immovable; /* which body is immovable; NONE: neither */
  CaromContactBody
      immovable_at_rest;       /* which body is also at rest, such as a wall; NONE: neither */
  CaromContactBody lighter;    /* which body has the smaller mass; of equal ones a */
  const CaromMistake *mistake; /* (nullable): what is wrong with it on purpose; NULL: nothing is */
  gboolean is_bare;            /* only the values of the lines are wanted: nothing else is kept */

  guint n_lines;
  CaromWorkingLine lines[CAROM_WORKING_MAX_LINES];
  guint n_terms; /* the contact's numbers first, then what the lines calculate */
  CaromTerm terms[CAROM_WORKING_MAX_TERMS];
  CaromFinding findings[CAROM_N_FINDINGS]; /* by CaromFindingKind */
  CaromWorkingTurn turn;
  CaromNormalSpeed before[CAROM_N_CONTACT_BODIES], after[CAROM_N_CONTACT_BODIES]; /* by body */

  /*< private >*/
  CaromStage stage;
  gboolean exchanged;
};

/* A number that a contact comes with. */
typedef struct {
  const char *name; /* as a term */
  CaromDimension dimension;
} CaromGiven;

/* @n: (out): how many of them apply; without friction, f does not */
const CaromGiven *carom_working_givens(const CaromContact *contact, guint *n);

/* Empties @working and makes all of the contact's numbers known terms. */
void carom_working_init(CaromWorking *working, const CaromContact *contact);

/* Empties @working, which is not about velocities and so finds none of their quantities. Define the
 * numbers that it starts from with carom_working_define(). */
void carom_working_init_plain(CaromWorking *working);

/* Lines that are added from now on belong to @stage, and are not exchanged. */
void carom_working_enter(CaromWorking *working, CaromStage stage);

/* If @exchanged is TRUE, the letters a and b are exchanged in lines that are added from now on, so
 * that a line about either body needs to be written only once. */
void carom_working_exchange(CaromWorking *working, gboolean exchanged);

/* Says that a picture of the working is turned from the stage @first to the stage @last.
 *
 * @right, @up: two directions at right angles, as formulas in terms that are known by now, and how
 *   they lie then */
void carom_working_turn(CaromWorking *working, const char *right, const char *up, CaromStage first,
                        CaromStage last);

/* Runs a statement twice: first with @body A, and then with @body B and the letters a and b
 * exchanged in the lines that it adds. Afterwards nothing is exchanged. */
#define CAROM_FOR_BOTH_BODIES(working, body)                                                       \
  for (CaromContactBody body = CAROM_BODY_A;                                                       \
       carom_working_exchange((working), body == CAROM_BODY_B), body <= CAROM_BODY_B; body++)

/* The same, with the heavier body first; of equal ones b. */
#define CAROM_FOR_HEAVIER_FIRST(working, body)                                                     \
  for (int turns = 2, body = (int)CAROM_OF_BODY((working)->lighter, CAROM_BODY_B, CAROM_BODY_A);   \
       carom_working_exchange((working), turns > 0 && body == CAROM_BODY_B), turns > 0;            \
       turns--, body = (int)(working)->lighter)

/* Adds a line. Its dimension follows from the formula, or else from the symbol.
 *
 * In a working with a mistake the value is what the formula evaluates to, and one line has the
 * mistake's formula. So a wrong line has exactly the consequences that it would have.
 *
 * @symbol: what is calculated, as a formula; it is a known term from now on
 * @formula: (nullable): how it is calculated from earlier terms; NULL where the value is given
 * @number_or_vector: the value that the method itself has calculated: a double or a CaromVec2
 * @reason: translatable: one sentence of why, see carom-sentence.h; letters in its formulas are
 *   exchanged as in the line
 * @...: up to CAROM_LINE_MAX_MARKS initialisers of a CaromSketch: what the line draws, from earlier
 *   terms and its own */
#define CAROM_LINE(working, symbol, formula, number_or_vector, reason, ...)                        \
  carom_working_add_line((working), (symbol), (formula), CAROM_VALUE(number_or_vector), (reason),  \
                         (const CaromSketch[CAROM_LINE_MAX_MARKS]){__VA_ARGS__})
void carom_working_add_line(CaromWorking *working, const char *symbol, const char *formula,
                            CaromValue value, const char *reason,
                            const CaromSketch sketches[CAROM_LINE_MAX_MARKS]);

/* Adds a line about a value that this working starts from: its symbol is defined, and nothing is
 * calculated. The rest is as of CAROM_LINE.
 *
 * @dimension: of the value, which no formula tells */
#define CAROM_GIVEN_LINE(working, symbol, dimension, number_or_vector, reason, ...)                \
  do {                                                                                             \
    carom_working_define((working), (symbol), CAROM_VALUE(number_or_vector), (dimension));         \
    CAROM_LINE(working, symbol, NULL, number_or_vector, reason, __VA_ARGS__);                      \
  } while (0)

/* Says more of the line that was added last; letters are exchanged as in the line. A working with a
 * mistake says no more: books and equations would give the mistake away.
 *
 * @...: the fields of a CaromLineNotes */
#define CAROM_NOTES(working, ...)                                                                  \
  carom_working_add_notes((working), &(const CaromLineNotes){__VA_ARGS__})
void carom_working_add_notes(CaromWorking *working, const CaromLineNotes *notes);

/* ---- Choosing one of several formulas or reasons ---- */

/* Chooses by restitution: @elastic if e is 1, @inelastic if it is 0, otherwise @between. */
const char *carom_working_by_e(const CaromWorking *working, const char *between,
                               const char *elastic, const char *inelastic);

/* Chooses by what the other body is, for a line about a body that can move: @immovable_at_rest if
 * the other one is immovable and at rest, @immovable if it is immovable but moves, otherwise
 * @movable. */
const char *carom_working_by_partner(const CaromWorking *working, const char *movable,
                                     const char *immovable, const char *immovable_at_rest);

/* Chooses @a, @b, or @neither if @body is NONE. */
const char *carom_working_by_body(CaromContactBody body, const char *neither, const char *a,
                                  const char *b);

/* Chooses @neutral if the working has a mistake, otherwise @usual. What is said of a line has to be
 * true behind any mistake, and must not give it away. */
const char *carom_working_by_mistake(const CaromWorking *working, const char *usual,
                                     const char *neutral);

/* ---- What else is known ---- */

/* Notes what the resolver calls a quantity that all of them find. Call it at the end of the stage
 * of @kind.
 *
 * @formula: in terms that are known by now; letters are exchanged as in a line */
void carom_working_find(CaromWorking *working, CaromFindingKind kind, const char *formula);

/* Notes what the resolver calls the speed of @body, which can move, along n before and after.
 *
 * @before, @after: formulas in terms that are known by now; letters are exchanged as in a line */
void carom_working_find_speeds(CaromWorking *working, CaromContactBody body, const char *before,
                               const char *after);
/* Notes by which numbers it knows these, where they are not the speeds themselves; after
 * carom_working_find_speeds(). */
void carom_working_find_readings(CaromWorking *working, CaromContactBody body, const char *before,
                                 const char *after);

/* What @notation stands for by now; letters are exchanged as in a line. All its names must be
 * known. */
CaromValue carom_working_value_of(const CaromWorking *working, const char *notation);

/* Makes @name a known term that marks can draw, without a line about it; letters are exchanged as
 * in a line. */
void carom_working_define(CaromWorking *working, const char *name, CaromValue value,
                          CaromDimension dimension);

/* Adds @line, which is complete; its symbol is a known term from now on. */
void carom_working_add(CaromWorking *working, CaromWorkingLine line);

/* The terms known before line number @i, to which its formula may refer.
 *
 * Returns: (transfer none) (array length=n_terms): the terms */
const CaromTerm *carom_working_known(const CaromWorking *working, guint i, guint *n_terms);

/* The terms that occur in formulas of lines, and are not calculated by any.
 *
 * Returns: (transfer container) (element-type CaromTerm): they belong to @working */
GPtrArray *carom_working_list_given(const CaromWorking *working);

/* The terms known before a finding, which must have a formula. */
const CaromTerm *carom_working_known_to_find(const CaromWorking *working, CaromFindingKind kind,
                                             guint *n_terms);

/* Walks through all workings in step: each stage has as many steps as the longest working has lines
 * there, and then one for each band: a quantity that all of them have found by then. All workings
 * enter and leave a stage together. A working with fewer lines stays longer at each of them, and
 * all stay at their last line while the walk is at a band.
 *
 * @workings: several methods' workings of the same contact
 * @step: 0 to carom_workings_count_steps() − 1
 * Returns: the line at which working @i is */
guint carom_workings_line_at(const CaromWorking *workings, guint n_workings, guint i, guint step);
guint carom_workings_count_steps(const CaromWorking *workings, guint n_workings);
/* The first step at which working @i stands at @line. */
guint carom_workings_step_of(const CaromWorking *workings, guint n_workings, guint i, guint line);

/* Whether any of them finds the quantity. */
gboolean carom_workings_have_band(const CaromWorking *workings, guint n_workings,
                                  CaromFindingKind kind);
/* Returns: the quantity whose band @step is at, or CAROM_N_FINDINGS if it is at lines */
CaromFindingKind carom_workings_band_at(const CaromWorking *workings, guint n_workings, guint step);
/* The step at the band of @kind, which there must be. */
guint carom_workings_step_of_band(const CaromWorking *workings, guint n_workings,
                                  CaromFindingKind kind);
