/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-mistake: what is wrong with a resolver that is wrong on purpose, for students to find out.
 * It is one line of its working, with another formula than the right one. */
#pragma once

#include "carom-working.h"

typedef struct {
  CaromStage stage;   /* of the wrong line */
  const char *symbol; /* what that calculates, written for a where it does so for both bodies */
  CaromDimension dimension; /* of what it is believed to calculate, whatever the units say */
  /* Translatable sentences with formulas in terms of the working, see carom-sentence.h. */
  const char *correction; /* what is wrong, and what is right */
  const char *hidden;     /* when it does not show */
  /* The wrong formula, written for a.
   *
   * @body: which body the line is about; NONE: neither
   * Returns: (transfer none) (nullable): the formula; NULL where the line is right after all */
  const char *(*formula)(const CaromWorking *working, CaromContactBody body);
} CaromMistake;
