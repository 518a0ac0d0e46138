/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pointed: what the pointer is over in the text and the pictures of a contact, and what of
 * the workings is lit: that, or else what the walk through them has reached. */
#pragma once

#include "carom-explanation.h"

typedef struct {
  guint resolver; /* whose line it is */
  int line;       /* of its working; -1: none */
  guint column;
  int row;               /* of that column, of when and where; -1: none */
  CaromFindingKind band; /* a quantity; CAROM_N_FINDINGS: none */
} CaromPointed;

/* Nothing. */
CaromPointed carom_pointed_nothing(void);

/* @line: -1: none, then @resolver does not matter
 * Returns: whether that is new */
gboolean carom_pointed_set_line(CaromPointed *self, guint resolver, int line);
/* The same for a row. */
gboolean carom_pointed_set_row(CaromPointed *self, guint column, int row);
/* The same for a band. */
gboolean carom_pointed_set_band(CaromPointed *self, CaromFindingKind band);

/* @step: that the walk through the workings has reached; < 0: before it begins
 * Returns: the quantity at whose band it stands; CAROM_N_FINDINGS: it does not stand at one */
CaromFindingKind carom_pointed_walked_band(const CaromExplanation *explanation, int step);

/* @step: that the walk through when and where has reached; < 0: before it begins
 * Returns: the row that is lit in @column; < 0: none */
int carom_pointed_lit_row(const CaromPointed *self, guint column, int step);

/* @step: as in carom_pointed_walked_band()
 * Returns: the line that is lit in the working of @resolver; -1: none */
int carom_pointed_lit_line(const CaromPointed *self, const CaromExplanation *explanation,
                           guint resolver, int step);

/* Of a line that is wrong, unless that is veiled, the first at which its resolver departs.
 *
 * @step: likewise
 * Returns: the quantity that is lit; CAROM_N_FINDINGS: none */
CaromFindingKind carom_pointed_lit_band(const CaromPointed *self,
                                        const CaromExplanation *explanation, int step);
