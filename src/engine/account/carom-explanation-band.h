/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-band: what all resolvers have found at the end of a stage: a band that crosses
 * their columns, with one value if they agree. */
#pragma once

#include "carom-explanation.h"

/* Whether any resolver finds the quantity; none does if nothing is worked out, or if the body of
 * which it is cannot move. */
gboolean carom_explanation_band_exists(const CaromExplanation *explanation, CaromFindingKind kind);

/* Returns: (transfer full): translated, such as "Momentum from A to B" */
char *carom_explanation_band_title(const CaromExplanation *explanation, CaromFindingKind kind);

/* Whether there is something that @resolver has found, and it may be told. */
gboolean carom_explanation_band_shows(const CaromExplanation *explanation, guint resolver,
                                      CaromFindingKind kind);

/* Whether what @resolver found is not what is right, or rests on something earlier that is not;
 * never if that may not be told. */
gboolean carom_explanation_band_departs(const CaromExplanation *explanation, guint resolver,
                                        CaromFindingKind kind);

/* Whether one of the resolvers departs.
 *
 * @shown: (nullable) (array length=n_shown): indices of the resolvers that count; NULL: the first
 *   @n_shown */
gboolean carom_explanation_band_any_departs(const CaromExplanation *explanation,
                                            CaromFindingKind kind, const guint *shown,
                                            guint n_shown);

/* Returns: (transfer none): a word or two for a departure, translated */
const char *carom_explanation_band_remark(const CaromExplanation *explanation, guint resolver,
                                          CaromFindingKind kind);

/* Finds the value that the resolvers which do not depart have found.
 *
 * @shown: (nullable) (array length=n_shown): as above
 * @value: (out): the value, with 0 in place of mere rounding
 * Returns: how many of them there are; if none, there is no value */
guint carom_explanation_band_common(const CaromExplanation *explanation, CaromFindingKind kind,
                                    const guint *shown, guint n_shown, CaromValue *value);

/* Says what the band is an example of.
 *
 * @shown: (nullable) (array length=n_shown): as above
 * Returns: (transfer full) (nullable): translated: "Same direction, 3 names"; NULL where one
 *   departs or there are not two to compare */
char *carom_explanation_band_caption(const CaromExplanation *explanation, CaromFindingKind kind,
                                     const guint *shown, guint n_shown);
