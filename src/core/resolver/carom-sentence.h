/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence: lists, and words with formulas in them. The formulas stand between the marks ‹
 * and ›, so that every format sets them as it sets all formulas:
 *
 *     solved for ‹v'_b.x›      a formula, see carom-formula.h
 *     with ‹e = 0› they stick  an equation: a formula on either side
 *     that is ‹|J| =›          its value, with unit, goes on the right side */
#pragma once

#include <glib.h>

/* Either words or a formula. */
typedef struct {
  char *words;        /* (nullable): NULL if it is a formula */
  const char *left;   /* (nullable): the formula, or the left side of the equation */
  const char *right;  /* (nullable): the right side, if a formula stands there */
  gboolean has_value; /* the value of the left side stands on the right one */
} CaromSentencePiece;

/* Returns: (transfer full) (element-type CaromSentencePiece): @sentence from its beginning to its
 *   end; strings of formulas are interned */
GArray *carom_sentence_split(const char *sentence);

/* Returns: (transfer full): @sentence with the letters a and b exchanged in its formulas, see
 *   carom_formula_exchange_bodies() */
char *carom_sentence_exchange_bodies(const char *sentence);

/* Whether both have the same formulas, in whatever order. */
gboolean carom_sentence_has_formulas_of(const char *sentence, const char *other);

/* @items: up to NULL
 * Returns: (transfer full): such as "A, B and C", translated */
char *carom_sentence_list(const char *const *items);

/* Returns: (transfer none): the translation of @sentence or, if formulas were changed or lost on
 *   the way, @sentence itself */
const char *carom_sentence_translate(const char *sentence);
