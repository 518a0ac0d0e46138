/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* mutants-test: texts of scenes with characters changed, put in and taken out at random. */
#pragma once

#include <glib.h>

typedef struct {
  const char *text;   /* a valid one, from which each mutant is made anew */
  const char *likely; /* the bytes that are put in */
  int most_changes;   /* of each mutant */
  guint n;            /* how many mutants */
} Mutants;

typedef struct {
  guint n_loaded, n_refused;
} MutantsFate;

/* Reads them all, the same ones each time. Each is a scene or, with the place, refused in words. */
MutantsFate mutants_read(const Mutants *mutants);
