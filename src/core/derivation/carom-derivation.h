/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation: why all methods give the same answer; it is what *Why the same?* shows. From
 * one unknown, the impulse, and one equation, restitution, follows the master line
 *
 *     v_a = u_a - (1 + e) (μ / m_a) w n        w = (u_a - u_b)·n
 *
 * and each method is turned into it, line by line. All of it is about one contact, so that every
 * symbol has a value, and lines that do not apply to the contact are left out. Before them there is
 * a picture of all methods at once, at which one looks step by step.
 *
 * It is about body a, or about b if a is immovable; n points from a to b in either case.
 *
 * The text is in the chapters: carom-derivation-meaning.c and -limits.c, which hold for all, and
 * one for each resolver, -rotation.c, -projection.c and -impulse.c; -write.c puts them together. */
#pragma once

#include "carom-band.h"
#include "carom-resolver.h"

#define CAROM_DERIVATION_MAX_MARKS 8

/* An equation. If it has no left side, it goes on from the line before: its right side is equal to
 * the right side of that line. */
typedef struct {
  const char *left;   /* (nullable): a formula */
  const char *right;  /* a formula */
  const char *reason; /* translatable: one sentence about what was done to get here, with formulas
                         in it, see carom-sentence.h */
  guint tag; /* counted from 1: it is one of the dozen lines that carry the whole; 0: it leads from
                one of them to the next, or beyond */
  CaromDimension dimension;
  CaromValue value;    /* the value of the right side */
  CaromValue readable; /* the same, for people: 0 in place of mere rounding; from that side of the
                          equation, and of those that go on from it, that is rounded least */
  double size; /* the size of the numbers that the right side adds up, see carom-formula-size.h */
  CaromMark marks[CAROM_DERIVATION_MAX_MARKS]; /* what it talks about; those of kind NONE are
                                                  absent */
} CaromDerivationLine;

typedef struct {
  const char *id;       /* for other programs */
  const char *word;     /* translatable: the title in a word or two, for an overview */
  const char *title;    /* translatable, may have formulas, see carom_derivation_tell() */
  const char *sentence; /* translatable: what the chapter shows, with formulas in it, too */
  guint first_line, n_lines;
} CaromDerivationChapter;

/* What there is to look at in the picture of all methods at once, one after the other. */
typedef enum {
  CAROM_LOOK_VELOCITIES, /* before and after */
  CAROM_LOOK_NORMAL,     /* the line along which all happens */
  CAROM_LOOK_READINGS,   /* what each method reads along it */
  CAROM_LOOK_CHANGE,     /* what the impulse changes */
  CAROM_LOOK_SAME,       /* the velocities after, by whichever method */
  CAROM_N_LOOKS
} CaromLook;

typedef struct {
  const char *sentence;                        /* translatable: what is seen, with formulas in it */
  CaromMark marks[CAROM_DERIVATION_MAX_MARKS]; /* what it talks about; of what is read along n, see
                                                  carom_derivation_look_marks() */
} CaromDerivationLook;

/* Strings are constants or interned. */
struct CaromDerivation {
  CaromContactBody body; /* whose velocity after the contact is derived */
  const char *answer;    /* translatable: why they are the same, in one sentence with formulas */
  const char *master;    /* the right side of the master line */
  GArray *chapters;      /* (element-type CaromDerivationChapter) */
  GArray *lines;         /* (element-type CaromDerivationLine): the lines of all chapters */
  CaromDerivationLook looks[CAROM_N_LOOKS]; /* by CaromLook */
  GArray *terms;          /* (element-type CaromTerm): what the names in the lines stand for */
  GArray *readable;       /* (element-type CaromTerm): the same terms, for people */
  GArray *sizes;          /* (element-type double): the sizes of the terms */
  GPtrArray *definitions; /* (element-type utf8): the formulas of the terms, or NULL where the
                             contact gives the value */
  GArray *workings;       /* (element-type CaromWorking): the workings whose names the lines have:
                             those of the derivation itself, then those of the resolvers */

  /*< private >*/
  CaromContact contact;
};

/* @contact: a contact that carom_resolver_resolve() resolves
 * Returns: (transfer full): the derivation */
CaromDerivation *carom_derivation_of(const CaromContact *contact);

/* Frees the derivation with its chapters, lines and terms. */
void carom_derivation_free(CaromDerivation *derivation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromDerivation, carom_derivation_free)

/* Returns: (transfer none): chapter @i; and line @i, counted through all chapters */
static inline const CaromDerivationChapter *
carom_derivation_chapter(const CaromDerivation *derivation, guint i) {
  return &g_array_index(derivation->chapters, CaromDerivationChapter, i);
}
static inline const CaromDerivationLine *carom_derivation_line(const CaromDerivation *derivation,
                                                               guint i) {
  return &g_array_index(derivation->lines, CaromDerivationLine, i);
}

/* Returns: the chapter that line @i is in */
guint carom_derivation_chapter_of(const CaromDerivation *derivation, guint i);
/* @sentence: a reason, the sentence of a chapter, or the answer
 * Returns: (transfer full): it in the user's language, and about the body of @derivation */
char *carom_derivation_tell(const CaromDerivation *derivation, const char *sentence);

/* Returns: the line whose left side line @i has: itself, unless it goes on from another */
guint carom_derivation_head_of(const CaromDerivation *derivation, guint i);

/* ---- A walk ----
 *
 * It goes through the looks first, and then through the lines. */

static inline guint carom_derivation_count_steps(const CaromDerivation *derivation) {
  return CAROM_N_LOOKS + derivation->lines->len;
}

/* Returns: the step at which line @i is */
static inline int carom_derivation_step_of_line(guint i) {
  return CAROM_N_LOOKS + (int)i;
}

/* Returns: the line at @step; -1 if there is a look, or nothing yet */
static inline int carom_derivation_line_at(int step) {
  return step >= CAROM_N_LOOKS ? step - CAROM_N_LOOKS : -1;
}

/* Returns: the look at @step; CAROM_N_LOOKS if there is a line, or nothing yet */
static inline CaromLook carom_derivation_look_at(int step) {
  return step >= 0 && step < CAROM_N_LOOKS ? (CaromLook)step : CAROM_N_LOOKS;
}

/* What a resolver draws at a look: of what is read along n, its own readings, as far as it says
 * what they are.
 *
 * @working: of the same contact
 * @marks: (out caller-allocates): CAROM_DERIVATION_MAX_MARKS of them; those that are absent are of
 *   kind NONE */
void carom_derivation_look_marks(const CaromDerivation *derivation, CaromLook look,
                                 const CaromWorking *working, CaromMark marks[]);

/* ---- Bands ----
 *
 * Which of the quantities that all resolvers find the names in a derivation belong to: it has names
 * of its own, and turns those of each resolver into them. */

/* Looks for the quantity as carom_band_of_formula() does. What a resolver calls its own has the
 * colour that it has there. */
CaromFindingKind carom_derivation_band_of_formula(const CaromDerivation *derivation,
                                                  const CaromFormula *formula);

/* Looks for the quantity as carom_band_of_label() does. */
CaromFindingKind carom_derivation_band_of_label(const CaromDerivation *derivation,
                                                const char *notation);

/* Returns: the line that says what the quantity is; -1 if there is none */
int carom_derivation_band_line(const CaromDerivation *derivation, CaromFindingKind kind);
/* Returns: the quantity of which that is the line; CAROM_N_FINDINGS: of none */
CaromFindingKind carom_derivation_band_of_line(const CaromDerivation *derivation, int line);
