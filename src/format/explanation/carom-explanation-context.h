/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-context: what is said besides the workings of a contact: which contact of which
 * pane it is, when and where it was, what each pane did at it, and what makes the panes differ. */
#pragma once

#include "carom-comparison.h"
#include "carom-encounter-columns.h"
#include "carom-explanation.h"

/* What one pane did at the contact. */
typedef struct {
  const char *title;  /* the title of the pane */
  const char *report; /* sentences, lines ending in "\n", see carom_encounter_describe() */
  const CaromEncounterAccount *account; /* (nullable): when and where, line by line; NULL if it has
                                           not had the contact */
} CaromExplanationPane;

/* What is told of a contact line by line. */
typedef enum {
  CAROM_TOPIC_WORKINGS,   /* how each resolver works it out; in documents after when and where */
  CAROM_TOPIC_DERIVATION, /* why all of them give the same */
  CAROM_TOPIC_ENCOUNTER,  /* when and where, and nothing else */
} CaromTopic;
#define CAROM_N_TOPICS (CAROM_TOPIC_ENCOUNTER + 1)

/* What an explanation does not know by itself. */
typedef struct {
  const char *scene_title;
  guint contact_number; /* which contact of its pane it is, from 1 */
  const guint *shown;   /* (nullable): indices of the resolvers to show; NULL: all */
  guint n_shown;
  CaromTopic topic;
  const CaromEncounterColumns *columns; /* (nullable): when and where; NULL: not told */

  /* The panes, if they differ in something beyond the resolver; otherwise there are none. */
  const CaromExplanationPane *panes;
  guint n_panes;
  guint explained_pane;   /* the pane whose contact it is */
  const char *difference; /* (nullable): sentences: in what the panes differ, and what of it the run
                             has shown */
} CaromExplanationContext;

/* Examines the contact in every pane, which takes as long as carom_encounter_examine().
 *
 * @pane, @contact: pane and index in its log of contacts
 * Returns: (transfer full): the context of that contact, with all resolvers shown, and about their
 *   workings. Titles in it belong to @comparison, which must outlive it. */
CaromExplanationContext *carom_explanation_context_new(const CaromComparison *comparison,
                                                       guint pane, guint contact);
void carom_explanation_context_free(CaromExplanationContext *context);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromExplanationContext, carom_explanation_context_free)

/* Returns: (transfer full) (element-type guint): the indices of the resolvers to show, also where
 *   the context says to show all */
GArray *carom_explanation_context_list_shown(const CaromExplanationContext *context,
                                             const CaromExplanation *explanation);
