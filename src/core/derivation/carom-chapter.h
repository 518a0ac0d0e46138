/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chapter: what the chapters of a derivation are written with.
 *
 * Formulas are written as if the derivation were about body a. If it is about b, the letters a and
 * b are exchanged, which turns the relative velocity round; so there are signs to go with it:
 *
 *     ±, ∓      + and - if it is about a, - and + if it is about b
 *     ⊖         - if it is about a, nothing if it is about b; ⊕ is the opposite
 *     u_A, u_B  u_a and u_b, whichever body it is about
 *     [ … ]     only if there is friction */
#pragma once

#include "carom-derivation.h"

/* Begins a chapter, to which the lines belong that are added from now on.
 *
 * @word, @title, @sentence: translatable; formulas in them are written for a, see
 *   carom_derivation_tell() */
void carom_chapter_begin(CaromDerivation *derivation, const char *id, const char *word,
                         const char *title, const char *sentence);

/* Adds a line.
 *
 * @left: (nullable): NULL: it goes on from the line before
 * @reason: translatable; formulas in it are written for a, see carom_derivation_tell() */
void carom_chapter_add(CaromDerivation *derivation, const char *left, const char *right,
                       const char *reason);

/* Adds the line by which @name is defined. */
void carom_chapter_add_definition(CaromDerivation *derivation, const char *name,
                                  const char *reason);

/* The line added last is one of those that carry the whole. */
void carom_chapter_tag(CaromDerivation *derivation);

/* Makes @name a known term, without a line about it.
 *
 * @formula: how it is calculated from earlier terms */
void carom_chapter_define(CaromDerivation *derivation, const char *name, const char *formula);

/* How a term is calculated from earlier ones. */
typedef struct {
  const char *name, *formula;
  const char *of_driven, *of_resting; /* the formula if the other body is immovable, and moves or
                                         rests. NULL: the same as the one before */
} CaromChapterDefinition;

/* Makes all names of @definitions known, in their order. */
void carom_chapter_define_all(CaromDerivation *derivation,
                              const CaromChapterDefinition *definitions, guint n);

/* ---- What the contact is like ---- */

/* Whether both bodies can move. */
gboolean carom_chapter_is_of_pair(const CaromDerivation *derivation);

/* Whether friction leaves less than all of the tangential velocity. */
gboolean carom_chapter_has_friction(const CaromDerivation *derivation);

/* Chooses by what the other body is: @movable, or @driven if it is immovable but moves, or @resting
 * if it is immovable and at rest, such as a wall. */
const char *carom_chapter_by_partner(const CaromDerivation *derivation, const char *movable,
                                     const char *driven, const char *resting);

/* Chooses by restitution: @elastic if e is 1, @inelastic if it is 0, @superelastic if it is more
 * than 1, otherwise @between. */
const char *carom_chapter_by_e(const CaromDerivation *derivation, const char *between,
                               const char *elastic, const char *inelastic,
                               const char *superelastic);

/* The right side of the master line. */
#define CAROM_CHAPTER_MASTER "u_a ∓ (1 + e) (μ / m_a) w n [∓ (1 - f) (μ / m_a) w_t t̂]"

/* The reason of a chapter's last line. */
extern const char carom_chapter_is_master[];

/* ---- What is of no method ---- */

/* Says what there is to see at each look. */
void carom_chapter_write_looks(CaromDerivation *derivation);

/* Adds those before the methods': how the master line comes about, and what it says about energy.
 */
void carom_chapter_write_meaning(CaromDerivation *derivation);

/* Adds those after the methods': walls, other forms of the master line, and what does differ
 * between the methods. */
void carom_chapter_write_limits(CaromDerivation *derivation);
