/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fit: which law of growth values over time, or over another value, follow most closely: a
 * straight line, an exponential or a power. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* Each law is a straight line once the time, the value or both are taken as their natural
 * logarithms. Its slope is what it tells: by how much the value grows in a second, the rate of
 * growth per second, or the exponent. In a phase plot, what stands across takes the
 * place of the time. */
typedef struct {
  const char *id;
  const char *title; /* translatable */
  gboolean has_log_time, has_log_value;
} CaromFitLaw;

typedef struct {
  const CaromFitLaw *law;
  guint n; /* values that it has been fitted to */
  double slope;
  double slope_error; /* its standard error */
  double deviation;   /* root of the mean square by which values are off the line, in their own unit
                         or as natural logarithms, which is about a share of the value */
  double mean_time, mean_value; /* through these the line goes, as logarithms where it is one of
                                   these */
} CaromFit;

/* Returns: (transfer none): the table of all laws */
const CaromFitLaw *carom_fit_laws(guint *n_laws);
/* @id: (nullable)
 * Returns: (transfer none) (nullable): the law of that @id */
const CaromFitLaw *carom_fit_law_by_id(const char *id);

/* Fits by least squares. Values that follow each other are off by about as much, so the error
 * counts fewer of them as independent, by the autocorrelation of what they are off by (A. Sokal,
 * "Monte Carlo Methods in Statistical Mechanics", 1997, section 3). Where the values follow another
 * law, that makes the error greater, but nothing says so otherwise.
 *
 * @points: (array length=n): times in s, or values across, and values, in the order of time. Those
 *   that are not finite are left out, as are zeros where the law needs a logarithm
 * @fit: (out): the fit, if there is one
 * Returns: whether there is: it takes three values, not all at one time, and none that is negative
 *   where the law needs a logarithm */
gboolean carom_fit(const CaromFitLaw *law, const CaromVec2 *points, guint n, CaromFit *fit);

/* Returns: the value that the law has at that time, or over that value; not finite where it has
 *   none */
double carom_fit_at(const CaromFit *fit, double across);
