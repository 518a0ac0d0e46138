/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-filter: which contacts ask for a prediction, and how that is written as text. */
#pragma once

#include "carom-contact.h"

typedef enum {
  CAROM_PREDICTION_FILTER_ALL,
  CAROM_PREDICTION_FILTER_DISCS,   /* of two discs */
  CAROM_PREDICTION_FILTER_WALLS,   /* of a disc and a wall */
  CAROM_PREDICTION_FILTER_EVERY,   /* every n-th */
  CAROM_PREDICTION_FILTER_NUMBERS, /* those listed */
} CaromPredictionFilterKind;

/* Contacts from @first to @last. */
typedef struct {
  guint first, last;
} CaromPredictionFilterRange;

typedef struct {
  CaromPredictionFilterKind kind;
  guint every;    /* of CAROM_PREDICTION_FILTER_EVERY: >= 1 */
  GArray *ranges; /* (element-type CaromPredictionFilterRange) (nullable): of
                     CAROM_PREDICTION_FILTER_NUMBERS */
} CaromPredictionFilter;

/* @text: "all", "discs", "walls", "every 3", or numbers of contacts, from 1, separated by commas or
 *   blanks, and ranges of them with a hyphen or a dash: "1, 3, 5–7"
 * Returns: (transfer full) (nullable): the choice, or NULL with @error (CAROM_FORMAT_ERROR_VALUE)
 *   set, whose message quotes what cannot be read */
CaromPredictionFilter *carom_prediction_filter_parse(const char *text, GError **error);
void carom_prediction_filter_free(CaromPredictionFilter *filter);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPredictionFilter, carom_prediction_filter_free)

/* Returns: (transfer full): text that carom_prediction_filter_parse() reads as the same choice */
char *carom_prediction_filter_to_text(const CaromPredictionFilter *filter);

/* Whether the contact with that number, from 1, asks for a prediction. */
gboolean carom_prediction_filter_matches(const CaromPredictionFilter *filter, guint number,
                                         const CaromContactRecord *record);
