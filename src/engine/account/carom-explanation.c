/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation: lets every resolver work out the contact again, and looks at what each finds
 * stage by stage to see where one departs. */
#include "carom-explanation.h"

#include "carom-encounter-words.h"

#include "carom-derivation.h"
#include "carom-digits.h"
#include "carom-rounding.h"
#include "carom-unit.h"
#include "carom-working-rounding.h"

#include <glib/gi18n-lib.h>

static const char *const stage_titles[CAROM_N_STAGES] = {
    [CAROM_STAGE_DIRECTION] = N_("The normal"),
    [CAROM_STAGE_SPLIT] = N_("Split"),
    [CAROM_STAGE_COLLIDE] = N_("One-dimensional collision"),
    [CAROM_STAGE_RESULT] = N_("Put together"),
};

const char *carom_explanation_stage_title(CaromStage stage) {
  return _(stage_titles[stage]);
}

/* ---- Agreement ---- */

CaromFindingKind carom_explanation_first_departure(const CaromExplanation *explanation,
                                                   guint resolver) {
  const CaromFinding *findings = explanation->workings[resolver].findings;
  CaromFindingKind kind = CAROM_FINDING_DIRECTION;
  while (kind < CAROM_N_FINDINGS &&
         !(findings[kind].formula &&
           carom_finding_departs(&explanation->record.contact, kind, findings[kind].value)))
    kind++;
  return kind;
}

static CaromStage find_parting(const CaromExplanation *explanation) {
  CaromFindingKind first = CAROM_FINDING_CHANGE_B;
  for (guint i = 0; i < explanation->n_right; i++)
    first = MIN(first, carom_explanation_first_departure(explanation, i));
  return carom_finding_info(first)->stage;
}

/* ---- Making one ---- */

/* d is at right angles to a wall whose side is touched, but for rounding; where its end is touched,
 * it is not. At an angle of less than this, the two are the same. */
#define SAME_DIRECTION 1e-6

static gboolean is_at_wall_end(const CaromScene *scene, const CaromContactRecord *record) {
  if (record->wall < 0 || (guint)record->wall >= scene->walls->len)
    return FALSE;
  CaromVec2 d = record->contact.d;
  CaromVec2 normal = carom_wall_normal(carom_scene_wall(scene, (guint)record->wall));
  CaromVec2 along = carom_vec2_perpendicular(normal);
  return fabs(carom_vec2_dot(d, along)) > SAME_DIRECTION * carom_vec2_length(d);
}

static gboolean has_resolver(const CaromExplanation *explanation, const CaromResolver *resolver) {
  return carom_explanation_find(explanation, resolver) >= 0;
}

/* The right ones, and those of the methods that are wrong, each once. */
static void take_resolvers(CaromExplanation *explanation, const CaromMethod *methods,
                           guint n_methods) {
  const CaromResolver *const *right = carom_resolvers(&explanation->n_right);
  explanation->resolvers = g_new(const CaromResolver *, explanation->n_right + n_methods);
  for (guint i = 0; i < explanation->n_right; i++)
    explanation->resolvers[explanation->n_resolvers++] = right[i];
  for (guint i = 0; i < n_methods; i++)
    if (carom_resolver_is_wrong(methods[i].resolver) &&
        !has_resolver(explanation, methods[i].resolver))
      explanation->resolvers[explanation->n_resolvers++] = methods[i].resolver;
}

int carom_explanation_find(const CaromExplanation *explanation, const CaromResolver *resolver) {
  for (guint i = 0; i < explanation->n_resolvers; i++)
    if (explanation->resolvers[i] == resolver)
      return (int)i;
  return -1;
}

static void work_out(CaromExplanation *explanation) {
  guint n = explanation->n_resolvers;
  explanation->workings = g_new(CaromWorking, n);
  explanation->readable = g_new(CaromWorking, n);
  explanation->outcomes = g_new(CaromOutcome, n);
  explanation->is_veiled = g_new0(gboolean, n);
  for (guint i = 0; i < n; i++)
    carom_resolver_explain(explanation->resolvers[i], &explanation->record.contact,
                           &explanation->outcomes[i], &explanation->workings[i]);
  for (guint i = 0; i < n; i++)
    explanation->readable[i] = carom_working_rounding_drop(&explanation->workings[i]);
}

CaromExplanation *carom_explanation_new(const CaromScene *scene, const CaromContactRecord *record) {
  return carom_explanation_new_of_methods(scene, record, NULL, 0);
}

CaromExplanation *carom_explanation_new_of_methods(const CaromScene *scene,
                                                   const CaromContactRecord *record,
                                                   const CaromMethod *methods, guint n_methods) {
  CaromExplanation *explanation = g_new0(CaromExplanation, 1);
  g_ref_count_init(&explanation->n_references);
  explanation->record = *record;
  explanation->balance = carom_balance_of(record);
  explanation->scene = carom_scene_ref((CaromScene *)scene);
  explanation->name_a = carom_encounter_words_symbol(record, CAROM_BODY_A);
  explanation->name_b = carom_encounter_words_symbol(record, CAROM_BODY_B);
  explanation->called_a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  explanation->called_b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  explanation->length_unit = g_strdup(scene->unit);
  explanation->at_wall_end = is_at_wall_end(scene, record);
  take_resolvers(explanation, methods, n_methods);
  work_out(explanation);
  explanation->disagreement_eps = carom_resolvers_disagreement(&record->contact);
  explanation->agrees = carom_rounding_explains(explanation->disagreement_eps);
  explanation->first_differing_stage = find_parting(explanation);
  return explanation;
}

CaromExplanation *carom_explanation_ref(CaromExplanation *explanation) {
  g_ref_count_inc(&explanation->n_references);
  return explanation;
}

void carom_explanation_unref(CaromExplanation *explanation) {
  if (!g_ref_count_dec(&explanation->n_references))
    return;
  g_clear_pointer(&explanation->derivation, carom_derivation_free);
  carom_scene_unref((CaromScene *)explanation->scene);
  g_free(explanation->name_a);
  g_free(explanation->name_b);
  g_free(explanation->called_a);
  g_free(explanation->called_b);
  g_free(explanation->length_unit);
  g_free(explanation->resolvers);
  g_free(explanation->workings);
  g_free(explanation->readable);
  g_free(explanation->outcomes);
  g_free(explanation->is_veiled);
  g_free(explanation);
}

guint carom_explanation_count_steps(const CaromExplanation *explanation) {
  return carom_workings_count_steps(explanation->workings, explanation->n_resolvers);
}

const CaromDerivation *carom_explanation_derive(CaromExplanation *explanation) {
  if (!explanation->derivation && carom_explanation_has_working(explanation))
    explanation->derivation = carom_derivation_of(&explanation->record.contact);
  return explanation->derivation;
}

gboolean carom_explanation_has_working(const CaromExplanation *explanation) {
  return carom_explanation_count_steps(explanation) > 0;
}

/* ---- Words ---- */

#define DIGITS 6

/* The velocities with which the two left, for people. */
typedef struct {
  char *a, *b;
} Left;

static void left_clear(Left *left) {
  g_free(left->a);
  g_free(left->b);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Left, left_clear)

static char *tell_velocity(const CaromExplanation *explanation, CaromVec2 velocity) {
  const CaromContactRecord *record = &explanation->record;
  double scale = carom_contact_speed_scale(&record->contact, &record->outcome);
  gboolean dropped = FALSE;
  CaromValue kept = carom_rounding_drop(carom_value_vector(velocity), scale, &dropped);
  g_autofree char *number = carom_digits_vector(kept.vector, DIGITS);
  return carom_unit_quantity_of(number, CAROM_DIMENSION_VELOCITY, explanation->length_unit);
}

static Left left_of(const CaromExplanation *explanation) {
  const CaromOutcome *outcome = &explanation->record.outcome;
  return (Left){tell_velocity(explanation, outcome->velocity_a),
                tell_velocity(explanation, outcome->velocity_b)};
}

/* What the cluster as a whole did to the two, where there are no lines. */
static char *describe_passed_on(const CaromExplanation *explanation) {
  g_auto(Left) left = left_of(explanation);
  if (!carom_contact_is_movable(&explanation->record.contact, CAROM_BODY_B))
    /* Translators: a disc and its velocity, such as "(1.5, −2) m/s" */
    return g_strdup_printf(_("Resolved with the others, %s left with %s."), explanation->called_a,
                           left.a);
  /* Translators: two discs, each with its velocity, such as "(1.5, −2) m/s" */
  return g_strdup_printf(_("Resolved with the others, %1$s left with %3$s and %2$s with %4$s."),
                         explanation->called_a, explanation->called_b, left.a, left.b);
}

/* The same in place of the last lines of the workings. */
static char *describe_together(const CaromExplanation *explanation) {
  g_auto(Left) left = left_of(explanation);
  if (!carom_contact_is_movable(&explanation->record.contact, CAROM_BODY_B))
    /* Translators: a disc and its velocity, such as "(1.5, −2) m/s" */
    return g_strdup_printf(_("These lines did not happen: they are of this contact alone. "
                             "Resolved with the others, %s left with %s."),
                           explanation->called_a, left.a);
  /* Translators: two discs, each with its velocity, such as "(1.5, −2) m/s" */
  return g_strdup_printf(_("These lines did not happen: they are of this contact alone. Resolved "
                           "with the others, %1$s left with %3$s and %2$s with %4$s."),
                         explanation->called_a, explanation->called_b, left.a, left.b);
}

/* What is said of the right ones alone. */
static char *describe_right(const CaromExplanation *explanation) {
  g_autofree char *eps = carom_digits_text(explanation->disagreement_eps, 2);
  if (carom_explanation_is_of_cluster(explanation))
    return carom_explanation_has_working(explanation) ? describe_together(explanation)
                                                      : describe_passed_on(explanation);
  if (!carom_explanation_has_working(explanation))
    return g_strdup(_("The two do not approach each other: there is nothing to work out."));
  if (explanation->disagreement_eps == 0)
    return g_strdup(_("All results are identical, to the last bit."));
  if (explanation->agrees)
    /* Translators: ε is the rounding unit of a double, 2.2e-16. */
    return g_strdup_printf(_("The results agree to within %s ε, a few units in the 16th digit."),
                           eps);
  /* Translators: the name of a stage of the working, then a number of rounding units ε. */
  return g_strdup_printf(_("The results differ by %2$s ε. They first differ in the step “%1$s”."),
                         carom_explanation_stage_title(explanation->first_differing_stage), eps);
}

char *carom_explanation_describe_agreement(const CaromExplanation *explanation) {
  g_autofree char *agreement = describe_right(explanation);
  if (explanation->n_resolvers == explanation->n_right ||
      !carom_explanation_has_working(explanation))
    return g_steal_pointer(&agreement);
  return g_strdup_printf(
      /* Translators: a sentence on how well the results of the right resolvers agree */
      _("%s That is said of the right resolvers: what is wrong on purpose does not count."),
      agreement);
}

static char *describe_plain(const CaromExplanation *explanation, int digits) {
  const CaromContactRecord *record = &explanation->record;
  g_autofree char *time = carom_digits_text(record->time_s, digits);
  g_autofree char *e = carom_digits_coefficient(record->contact.restitution);
  g_autofree char *a = carom_scene_body_title(explanation->scene, record->a);
  if (record->b >= 0) {
    g_autofree char *b = carom_scene_body_title(explanation->scene, (guint)record->b);
    /* Translators: two discs, a time in seconds, and the coefficient of restitution. */
    return g_strdup_printf(_("%s and %s, t = %s s, e = %s"), a, b, time, e);
  }
  g_autofree char *f = carom_digits_coefficient(record->contact.tangential_factor);
  if (record->contact.tangential_factor < 1)
    /* Translators: a disc, the number of a wall, a time in seconds, the coefficient of restitution
       and the factor of wall friction. */
    return g_strdup_printf(_("%1$s and wall %2$d, t = %3$s s, e = %4$s, f = %5$s"), a,
                           record->wall + 1, time, e, f);
  /* Translators: a disc, the number of a wall, a time in seconds and the coefficient of
     restitution. */
  return g_strdup_printf(_("%s and wall %d, t = %s s, e = %s"), a, record->wall + 1, time, e);
}

/* Of another kind than plain it has a restitution that is not that of its bodies. */
char *carom_explanation_describe_contact(const CaromExplanation *explanation, int digits) {
  g_autofree char *contact = describe_plain(explanation, digits);
  if (explanation->record.kind == CAROM_CONTACT_PLAIN)
    return g_steal_pointer(&contact);
  /* Translators: a contact, such as “A and wall 1, t = 0.02 s, e = 1”, and its kind, such as
     “settled” */
  return g_strdup_printf(_("%s: %s"), contact, carom_contact_kind_name(explanation->record.kind));
}

gboolean carom_explanation_is_of_cluster(const CaromExplanation *explanation) {
  return explanation->record.cluster_size > 1;
}

char *carom_explanation_describe_cluster(const CaromExplanation *explanation) {
  guint others = explanation->record.cluster_size - 1;
  if (!carom_explanation_is_of_cluster(explanation))
    return NULL;
  if (!carom_explanation_has_working(explanation))
    return g_strdup_printf(
        ngettext("This contact was resolved together with %u other by one linear system. Alone, "
                 "these two would not have collided.",
                 "This contact was resolved together with %u others by one linear system. Alone, "
                 "these two would not have collided.",
                 others),
        others);
  return g_strdup_printf(
      ngettext("This contact was resolved together with %u other by one linear system. The lines "
               "of each resolver are what it would answer for this contact alone.",
               "This contact was resolved together with %u others by one linear system. The lines "
               "of each resolver are what it would answer for this contact alone.",
               others),
      others);
}
