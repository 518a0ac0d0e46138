/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-outcome: what happens? Pictures of the velocities after the contact, and the
 * direction of one body. Wrong ones are the outcomes of mistakes that people make. */
#include "carom-digits.h"
#include "carom-prediction.h"
#include "carom-question-kind.h"
#include "carom-resolver.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

/* ---- Outcomes of mistakes ---- */

/* A mistake gives an outcome, if the contact is one in which it can be made. */
typedef struct {
  const char *belief; /* translatable */
  gboolean (*work)(const CaromQuestionMaker *maker, CaromOutcome *outcome);
} Mistake;

static gboolean keep(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  *outcome = (CaromOutcome){maker->contact->velocity_a, maker->contact->velocity_b};
  return TRUE;
}

static gboolean are_both_movable(const CaromQuestionMaker *maker) {
  return carom_contact_immovable(maker->contact) == CAROM_BODY_NONE;
}

static gboolean exchange(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  *outcome = (CaromOutcome){maker->contact->velocity_b, maker->contact->velocity_a};
  return are_both_movable(maker);
}

static gboolean resolve(const CaromContact *contact, CaromOutcome *outcome) {
  return carom_resolver_resolve(&carom_resolver_impulse, contact, outcome) ==
         CAROM_RESOLUTION_RESOLVED;
}

static gboolean swap_masses(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  CaromContact swapped = *maker->contact;
  swapped.mass_a_kg = maker->contact->mass_b_kg;
  swapped.mass_b_kg = maker->contact->mass_a_kg;
  return are_both_movable(maker) && resolve(&swapped, outcome);
}

static gboolean is_rather_elastic(const CaromQuestionMaker *maker) {
  return maker->contact->restitution >= 0.5;
}

static gboolean stick(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  CaromContact other = *maker->contact;
  other.restitution = 0;
  return is_rather_elastic(maker) && resolve(&other, outcome);
}

static gboolean bounce(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  CaromContact other = *maker->contact;
  other.restitution = 1;
  return !is_rather_elastic(maker) && resolve(&other, outcome);
}

/* Whether something that moves takes the body along by friction: then that may turn it round. */
static gboolean is_dragged(const CaromQuestionMaker *maker) {
  CaromContactBody driver = carom_contact_immovable(maker->contact);
  return maker->contact->tangential_factor < 1 && driver != CAROM_BODY_NONE &&
         carom_vec2_length(carom_contact_velocity(maker->contact, driver)) > 0;
}

static CaromVec2 turn_across(const CaromQuestionMaker *maker, CaromVec2 v) {
  return carom_vec2_add_scaled(v, carom_question_maker_across(maker, v), -2);
}

/* An immovable body keeps its own. */
static gboolean reverse_across(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  const CaromOutcome *truth = &maker->record->outcome;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromVec2 v = carom_contact_outcome_velocity(truth, body);
    carom_contact_set_outcome_velocity(
        outcome, body, carom_question_maker_is_movable(maker, body) ? turn_across(maker, v) : v);
  }
  return !is_dragged(maker);
}

/* Both have the velocity of the immovable body. */
static gboolean stop(const CaromQuestionMaker *maker, CaromOutcome *outcome) {
  CaromContactBody still = carom_contact_immovable(maker->contact);
  if (still == CAROM_BODY_NONE)
    return FALSE;
  CaromVec2 u = carom_contact_velocity(maker->contact, still);
  *outcome = (CaromOutcome){u, u};
  return TRUE;
}

/* In the order in which they are offered. */
static const Mistake mistakes[] = {
    {N_("Each keeps its own velocity."), keep},
    {N_("A collision turns round the whole velocity, its part along the tangent too."),
     reverse_across},
    {N_("Discs that collide exchange their velocities."), exchange},
    {N_("The lighter one moves the heavier one more easily than the other way round."),
     swap_masses},
    {N_("What collides does not bounce."), stick},
    {N_("What collides bounces off as fast as it came."), bounce},
    {N_("What cannot be moved takes all of the motion."), stop},
};

/* ---- Pictures ---- */

static double longest_arrow(const CaromOutcome *outcome) {
  return fmax(carom_vec2_length(outcome->velocity_a), carom_vec2_length(outcome->velocity_b));
}

static double largest_difference(const CaromOutcome *one, const CaromOutcome *other) {
  return fmax(carom_vec2_distance(one->velocity_a, other->velocity_a),
              carom_vec2_distance(one->velocity_b, other->velocity_b));
}

/* Whether @outcome can stand beside those that are offered: with the longest arrow of all, any two
 * pictures differ enough. */
static gboolean can_be_told_apart(const CaromQuestionMaker *maker, const CaromOutcome *outcome) {
  double longest = longest_arrow(outcome), least = INFINITY;
  for (guint i = 0; i < maker->n_offers; i++) {
    const CaromOutcome *offered = &maker->offers[i].outcome;
    longest = fmax(longest, longest_arrow(offered));
    least = fmin(least, largest_difference(outcome, offered));
    for (guint j = 0; j < i; j++)
      least = fmin(least, largest_difference(offered, &maker->offers[j].outcome));
  }
  return least >= CAROM_QUESTION_MAKER_LEAST_ARROW * longest;
}

static char *describe_outcome(const CaromQuestionMaker *maker, const CaromOutcome *outcome) {
  CaromVec2 v_a = carom_question_maker_settle(maker, outcome->velocity_a);
  CaromVec2 v_b = carom_question_maker_settle(maker, outcome->velocity_b);
  g_autofree char *a = carom_digits_vector(v_a, CAROM_DIGITS_FEW);
  g_autofree char *b = carom_digits_vector(v_b, CAROM_DIGITS_FEW);
  g_autofree char *unit = carom_unit_symbol(CAROM_DIMENSION_VELOCITY, maker->scene->unit);
  g_autofree char *with_unit_a = carom_unit_quantity(a, unit);
  g_autofree char *with_unit_b = carom_unit_quantity(b, unit);
  if (maker->record->b < 0)
    /* Translators: the velocity of a disc: "A with (1.5, 0) m/s" */
    return g_strdup_printf(_("%1$s with %2$s"), maker->names[CAROM_BODY_A], with_unit_a);
  /* Translators: the velocities of two discs: "A with (1.5, 0) m/s, B with (0, 0) m/s" */
  return g_strdup_printf(_("%1$s with %2$s, %3$s with %4$s"), maker->names[CAROM_BODY_A],
                         with_unit_a, maker->names[CAROM_BODY_B], with_unit_b);
}

/* What the laws say of it; if nothing, what else does. */
static char *explain_outcome(const CaromQuestionMaker *maker, const CaromOutcome *outcome) {
  g_autoptr(CaromPrediction) prediction =
      carom_prediction_new((CaromScene *)maker->scene, 1, maker->record);
  carom_prediction_set_guess(prediction, outcome);
  char *laws = carom_prediction_explain_laws(prediction);
  if (laws)
    return laws;
  return g_strdup(maker->record->cluster_size > 1
                      ? _("The neighbours push at the same instant, and lead elsewhere.")
                  : maker->contact->tangential_factor == 1
                      ? _("The restitution of this contact leads elsewhere.")
                      : _("The restitution and the friction of this contact lead elsewhere."));
}

static void offer_outcome(CaromQuestionMaker *maker, const Mistake *mistake,
                          const CaromOutcome *outcome) {
  carom_question_maker_offer(maker, (CaromQuestionOffer){
                                        .text = describe_outcome(maker, outcome),
                                        .belief = mistake ? mistake->belief : NULL,
                                        .meaning = mistake ? explain_outcome(maker, outcome) : NULL,
                                        .place = carom_question_maker_shuffled_place(maker),
                                        .outcome = *outcome,
                                    });
}

static void make_outcome(CaromQuestionMaker *maker) {
  maker->has_pictures = TRUE;
  maker->question = g_strdup_printf(
      /* Translators: two discs, or a disc and a wall, collide. */
      _("%s and %s meet. Which picture shows what comes next?"), maker->names[CAROM_BODY_A],
      maker->names[CAROM_BODY_B]);
  offer_outcome(maker, NULL, &maker->record->outcome);
  for (guint i = 0; i < G_N_ELEMENTS(mistakes); i++) {
    CaromOutcome outcome;
    if (mistakes[i].work(maker, &outcome) && can_be_told_apart(maker, &outcome))
      offer_outcome(maker, &mistakes[i], &outcome);
  }
}

const CaromQuestionKind carom_question_kind_outcome = {
    .part = {.id = "outcome", .title = N_("Which picture shows the outcome")},
    .make = make_outcome,
};

/* ---- The direction of one body ---- */

#define N_SECTORS 8
/* A direction is right for a sector that has it well inside; a sector is 45° wide. */
#define WELL_INSIDE (18 * G_PI / 180)
/* Slower than this, as a part of the speeds, a body's direction is hardly seen. */
#define SLOW 0.05

/* Anticlockwise from the right, and last for a body at rest. */
static const char *const sector_words[N_SECTORS + 1] = {
    N_("To the right"),    N_("To the right and up"),  N_("Up"),   N_("To the left and up"),
    N_("To the left"),     N_("To the left and down"), N_("Down"), N_("To the right and down"),
    N_("It stands still"),
};

/* Returns: the sector of @v, which is not 0 */
static guint sector_of(CaromVec2 v, double *off) {
  double turns = atan2(v.y, v.x) / (2 * G_PI / N_SECTORS);
  *off = fabs(turns - round(turns)) * (2 * G_PI / N_SECTORS);
  return (guint)((int)round(turns) + N_SECTORS) % N_SECTORS;
}

/* Where a body moves after a mistake. */
static gboolean find_sector(const CaromQuestionMaker *maker, CaromVec2 v, guint *sector,
                            double *off) {
  double speed = carom_vec2_length(carom_question_maker_settle(maker, v));
  double scale = carom_contact_speed_scale(maker->contact, &maker->record->outcome);
  *off = 0;
  *sector = speed == 0 ? N_SECTORS : sector_of(v, off);
  return speed == 0 || speed >= SLOW * scale;
}

/* @meaning: (nullable): translated */
static void offer_sector(CaromQuestionMaker *maker, guint sector, const char *belief,
                         const char *meaning) {
  carom_question_maker_offer(maker, (CaromQuestionOffer){
                                        .text = g_strdup(_(sector_words[sector])),
                                        .belief = belief,
                                        .meaning = g_strdup(meaning),
                                        .place = sector,
                                    });
}

/* What people take for the velocity of a body after a contact. */
typedef struct {
  CaromVec2 velocity;
  const char *belief; /* translatable */
  gboolean is_wrong;  /* in such a contact */
} WrongVelocity;

/* Why it goes where it goes, whatever else was chosen. */
static char *explain_direction(const CaromQuestionMaker *maker, CaromContactBody body) {
  CaromVec2 u = carom_contact_velocity(maker->contact, body);
  CaromVec2 v = carom_contact_outcome_velocity(&maker->record->outcome, body);
  g_autofree char *unit = carom_unit_symbol(CAROM_DIMENSION_VELOCITY, maker->scene->unit);
  const CaromVec2 vectors[] = {u, v, carom_vec2_sub(v, u)};
  char *texts[G_N_ELEMENTS(vectors)];
  for (guint i = 0; i < G_N_ELEMENTS(vectors); i++) {
    g_autofree char *numbers =
        carom_digits_vector(carom_question_maker_settle(maker, vectors[i]), CAROM_DIGITS_FEW);
    texts[i] = carom_unit_quantity(numbers, unit);
  }
  char *words =
      /* Translators: a disc, by how much its velocity changes, that before, and that after. */
      g_strdup_printf(_("The push changes the velocity of %1$s by %2$s, from %3$s to %4$s."),
                      maker->names[body], texts[2], texts[0], texts[1]);
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++)
    g_free(texts[i]);
  return words;
}

static void make_direction(CaromQuestionMaker *maker) {
  CaromContactBody body =
      carom_question_maker_is_movable(maker, CAROM_BODY_A) ? CAROM_BODY_A : CAROM_BODY_B;
  CaromContactBody other = body == CAROM_BODY_A ? CAROM_BODY_B : CAROM_BODY_A;
  CaromVec2 u = carom_contact_velocity(maker->contact, body);
  CaromVec2 v = carom_contact_outcome_velocity(&maker->record->outcome, body);
  guint sector;
  double off;
  if (!find_sector(maker, v, &sector, &off) || off > WELL_INSIDE)
    return;
  maker->question =
      /* Translators: a disc, and another one or a wall: "A meets wall 1. Which way does A go then?"
       */
      g_strdup_printf(_("%1$s meets %2$s. Which way does %1$s go then?"), maker->names[body],
                      maker->names[other]);
  offer_sector(maker, sector, NULL, NULL);
  gboolean is_moving = carom_vec2_length(carom_question_maker_settle(maker, u)) > 0;
  const WrongVelocity wrongs[] = {
      {u, is_moving ? N_("A body goes on as it came.") : N_("What stands still stays so."), TRUE},
      {carom_vec2_scale(u, -1), N_("What hits something comes back the way it came."), TRUE},
      {carom_vec2(0, 0), N_("Who hits gives all of the motion away."), TRUE},
      {carom_contact_velocity(maker->contact, other),
       N_("Bodies that collide exchange their velocities."), are_both_movable(maker)},
      {turn_across(maker, v), N_("The push reverses the motion along the tangent too."),
       !is_dragged(maker)},
  };
  g_autofree char *meaning = explain_direction(maker, body);
  for (guint i = 0; i < G_N_ELEMENTS(wrongs); i++)
    if (wrongs[i].is_wrong && find_sector(maker, wrongs[i].velocity, &sector, &off))
      offer_sector(maker, sector, wrongs[i].belief, meaning);
}

const CaromQuestionKind carom_question_kind_direction = {
    .part = {.id = "direction", .title = N_("Which way one goes")},
    .make = make_direction,
};
