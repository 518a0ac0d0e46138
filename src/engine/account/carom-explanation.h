/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation: one contact, worked through by every resolver, and how well the results agree.
 * Those that are wrong on purpose are worked out only where they are asked for, and their results
 * do not count. */
#pragma once

#include "carom-balance.h"
#include "carom-derivation.h"
#include "carom-method.h"
#include "carom-resolver.h"
#include "carom-scene.h"

typedef struct {
  CaromContactRecord record;
  CaromBalance balance; /* of what really happened */
  const CaromScene *scene;
  char *name_a, *name_b;     /* how formulas call the bodies: "A", "17", "W" for a wall */
  char *called_a, *called_b; /* how sentences call them: "A", "Earth", "wall 1" */
  char *length_unit;
  gboolean at_wall_end; /* body b is the end of a wall, a point, rather than its side */
  guint n_resolvers;
  guint n_right; /* of these: they come first, in the order of carom_resolvers() */
  const CaromResolver **resolvers;
  CaromWorking *workings; /* [resolver] */
  CaromWorking *readable; /* [resolver]: the same, with 0 in place of mere rounding, for people */
  gboolean *is_veiled; /* [resolver]: bands tell nothing of what it has found, because an exercise
                          asks for that; at first FALSE */
  CaromOutcome *outcomes; /* [resolver]: for the pane's own resolver equal to record.outcome bit for
                             bit, unless several contacts were resolved together */
  double
      disagreement_eps; /* greatest distance of their answers, as carom_resolvers_disagreement() */
  gboolean agrees;      /* to within CAROM_ROUNDING_AGREEMENT_EPS */
  CaromStage first_differing_stage; /* if not, the first stage at which one of them departs */

  /*< private >*/
  grefcount n_references;
  CaromDerivation *derivation; /* (nullable): NULL until it is asked for */
} CaromExplanation;

/* @scene: for names and units, referred to
 * @record: the contact, copied
 * Returns: (transfer full): every resolver's working of the contact, in the resolvers' order */
CaromExplanation *carom_explanation_new(const CaromScene *scene, const CaromContactRecord *record);

/* Returns: (transfer full): the same, followed by the workings of those resolvers of @methods that
 *   are wrong on purpose */
CaromExplanation *carom_explanation_new_of_methods(const CaromScene *scene,
                                                   const CaromContactRecord *record,
                                                   const CaromMethod *methods, guint n_methods);

/* Returns: the index of @resolver in @explanation; -1 if it has not been worked out */
int carom_explanation_find(const CaromExplanation *explanation, const CaromResolver *resolver);

/* Returns: (transfer full): the same explanation */
CaromExplanation *carom_explanation_ref(CaromExplanation *explanation);
void carom_explanation_unref(CaromExplanation *explanation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromExplanation, carom_explanation_unref)

/* Returns: (transfer none): how sentences call @body */
static inline const char *carom_explanation_called(const CaromExplanation *explanation,
                                                   CaromContactBody body) {
  return CAROM_OF_BODY(body, explanation->called_a, explanation->called_b);
}

/* Returns: (transfer none): how formulas call @body */
static inline const char *carom_explanation_name(const CaromExplanation *explanation,
                                                 CaromContactBody body) {
  return CAROM_OF_BODY(body, explanation->name_a, explanation->name_b);
}

/* Whether there is anything to work out. Of several contacts at once, some may only pass on what
 * others give them. */
gboolean carom_explanation_has_working(const CaromExplanation *explanation);

/* The first quantity in which @resolver departs from what is right, see carom_finding_departs();
 * whatever it finds later rests on that.
 *
 * @resolver: an index
 * Returns: CAROM_N_FINDINGS if there is none */
CaromFindingKind carom_explanation_first_departure(const CaromExplanation *explanation,
                                                   guint resolver);

/* Returns: (transfer none) (nullable): why all methods give the same at this contact; NULL if there
 *   is nothing to work out */
const CaromDerivation *carom_explanation_derive(CaromExplanation *explanation);

/* How many steps the walk through all workings has, see carom_workings_line_at(). */
guint carom_explanation_count_steps(const CaromExplanation *explanation);

/* Returns: (transfer full): a translated sentence: to within how many ε the methods' results agree,
 *   or at which stage they first differ. Where several contacts were resolved together, so that no
 *   method's result came about, what did happen */
char *carom_explanation_describe_agreement(const CaromExplanation *explanation);

/* As many digits as a time has where there is room. */
#define CAROM_EXPLANATION_TIME_DIGITS 7
/* @digits: significant ones of the time
 * Returns: (transfer full): translated, such as "A and B, t = 1.088256 s, e = 0.9" */
char *carom_explanation_describe_contact(const CaromExplanation *explanation, int digits);

/* Whether several contacts were resolved together, so that no working of this one alone leads to
 * what happened. */
gboolean carom_explanation_is_of_cluster(const CaromExplanation *explanation);

/* Returns: (transfer full) (nullable): a sentence that says so, if that is the case; or NULL */
char *carom_explanation_describe_cluster(const CaromExplanation *explanation);

/* Returns: (transfer none): the stage's name, translated */
const char *carom_explanation_stage_title(CaromStage stage);
