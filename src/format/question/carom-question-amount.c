/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-amount: how much: what becomes of the momentum of both together, and how much of
 * the kinetic energy is left. */
#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-question-kind.h"

#include <glib/gi18n-lib.h>

/* What both have together, without what is immovable. */
static CaromContactSums sum(const CaromContact *c, CaromVec2 velocity_a, CaromVec2 velocity_b) {
  CaromContactSums sums = {0};
  carom_contact_sums_add(&sums, c->mass_a_kg, velocity_a);
  carom_contact_sums_add(&sums, c->mass_b_kg, velocity_b);
  return sums;
}

static CaromContactSums sum_before(const CaromQuestionMaker *maker) {
  return sum(maker->contact, maker->contact->velocity_a, maker->contact->velocity_b);
}

static CaromContactSums sum_after(const CaromQuestionMaker *maker) {
  return sum(maker->contact, carom_question_maker_settle(maker, maker->record->outcome.velocity_a),
             carom_question_maker_settle(maker, maker->record->outcome.velocity_b));
}

/* Whether @value differs from those of all choices that are offered, which are their places. */
static gboolean differs_from_all(const CaromQuestionMaker *maker, double value) {
  for (guint i = 0; i < maker->n_offers; i++)
    if (!carom_question_maker_differ(value, maker->offers[i].place))
      return FALSE;
  return TRUE;
}

/* A wrong number, with the belief that leads to it. */
typedef struct {
  double value;
  const char *belief;  /* translatable */
  const char *meaning; /* translatable */
  gboolean applies;
} WrongNumber;

/* ---- The sum of momenta ---- */

/* @had: how large it was, and is */
static char *describe_momentum(const CaromQuestionMaker *maker, double value, double had) {
  g_autofree char *text =
      carom_encounter_words_quantity(maker->scene, CAROM_DIMENSION_MOMENTUM, value);
  if (value == had)
    /* Translators: the sum of the momenta after a contact, such as "It stays 2 kg·m/s". */
    return g_strdup_printf(_("It stays %s"), text);
  /* Translators: as before: "It grows to 5 kg·m/s", "It falls to 1 kg·m/s". */
  return value > had ? g_strdup_printf(_("It grows to %s"), text)
                     : g_strdup_printf(_("It falls to %s"), text);
}

static void offer_momentum(CaromQuestionMaker *maker, double had, const WrongNumber *wrong) {
  double value = wrong ? wrong->value : had;
  carom_question_maker_offer(maker, (CaromQuestionOffer){
                                        .text = describe_momentum(maker, value, had),
                                        .belief = wrong ? wrong->belief : NULL,
                                        .meaning = wrong ? g_strdup(_(wrong->meaning)) : NULL,
                                        .place = value,
                                    });
}

static void make_total_of_two(CaromQuestionMaker *maker) {
  CaromContactSums before = sum_before(maker);
  double had = carom_vec2_length(before.momentum), e = maker->contact->restitution;
  double of_a = maker->contact->mass_a_kg * carom_vec2_length(maker->contact->velocity_a);
  double of_b = maker->contact->mass_b_kg * carom_vec2_length(maker->contact->velocity_b);
  double least = CAROM_QUESTION_MAKER_NOTHING * before.momentum_size;
  double difference = fabs(of_a - of_b) > least ? fabs(of_a - of_b) : 0;
  if (had <= least)
    had = 0;
  const WrongNumber wrongs[] = {
      {before.momentum_size, N_("Momenta add like numbers, whatever their directions."),
       N_("Momenta have directions: what points the other way is taken away."), TRUE},
      {e * had, N_("Where energy is lost, momentum is lost."),
       N_("Equal and opposite pushes take from one what they give to the other: nothing is lost."),
       e < 1},
      {difference, N_("The smaller momentum is always taken away from the larger one."),
       N_("Momenta have directions: only what points the other way is taken away."), TRUE},
      {0, N_("When two collide, their momenta cancel."),
       N_("They cancel only if they were equal and opposite before."), TRUE},
  };
  maker->question = g_strdup_printf(
      /* Translators: two discs. */
      _("How large is the momentum of %s and %s together afterwards?"), maker->names[CAROM_BODY_A],
      maker->names[CAROM_BODY_B]);
  offer_momentum(maker, had, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(wrongs); i++)
    if (wrongs[i].applies && differs_from_all(maker, wrongs[i].value))
      offer_momentum(maker, had, &wrongs[i]);
}

/* @belief: (nullable): translatable: of a wrong one
 * @text, @meaning: translatable */
static void offer_account(CaromQuestionMaker *maker, const char *text, const char *belief,
                          const char *meaning) {
  carom_question_maker_offer(maker, (CaromQuestionOffer){
                                        .text = g_strdup(_(text)),
                                        .belief = belief,
                                        .meaning = meaning ? g_strdup(_(meaning)) : NULL,
                                        .place = carom_question_maker_shuffled_place(maker),
                                    });
}

/* What is immovable takes part in the account. */
static void make_total_with_immovable(CaromQuestionMaker *maker) {
  maker->question = g_strdup_printf(
      /* Translators: a disc and a wall, or a disc and a pinned one. */
      _("%s and %s meet. Is the momentum of the two together conserved?"),
      maker->names[CAROM_BODY_A], maker->names[CAROM_BODY_B]);
  offer_account(maker, N_("Yes: one takes exactly what the other gives"), NULL, NULL);
  offer_account(maker, N_("No: what cannot be moved takes no momentum"),
                N_("Where nothing moves afterwards, there is no momentum."),
                N_("Then the momentum of the other would have come from nowhere, or gone there."));
  if (maker->contact->restitution < 1 || maker->contact->tangential_factor < 1)
    offer_account(maker, N_("No: energy is lost, and momentum with it"),
                  N_("Where energy is lost, momentum is lost."),
                  N_("Each push has an equal and opposite one, however much energy is lost."));
}

static void make_total(CaromQuestionMaker *maker) {
  if (carom_contact_immovable(maker->contact) == CAROM_BODY_NONE)
    make_total_of_two(maker);
  else
    make_total_with_immovable(maker);
}

const CaromQuestionKind carom_question_kind_total = {
    .part = {.id = "total", .title = N_("What becomes of the momentum of both")},
    .of_one_contact = TRUE,
    .make = make_total,
};

/* ---- The energy that is left ---- */

/* Parts of the energy are told apart if they differ by this. */
#define LEAST_SHARE 0.05
/* More than that many times the energy is left only where a moving wall gives it. */
#define MOST_SHARE     10
#define PERCENT_DIGITS 3

static gboolean is_new_share(const CaromQuestionMaker *maker, double share) {
  for (guint i = 0; i < maker->n_offers; i++)
    if (fabs(share - maker->offers[i].place) < LEAST_SHARE)
      return FALSE;
  return share <= MOST_SHARE && differs_from_all(maker, share);
}

static void offer_share(CaromQuestionMaker *maker, double share, const WrongNumber *wrong) {
  g_autofree char *percent = carom_digits_text(100 * share, PERCENT_DIGITS);
  carom_question_maker_offer(
      maker, (CaromQuestionOffer){
                 /* Translators: a part of the kinetic energy, such as "25 %". */
                 .text = g_strdup_printf(C_("part of the energy", "%s %%"), percent),
                 .belief = wrong ? wrong->belief : NULL,
                 .meaning = wrong ? g_strdup(_(wrong->meaning)) : NULL,
                 .place = share,
             });
}

static char *describe_share(const CaromQuestionMaker *maker) {
  CaromContactBody still = carom_contact_immovable(maker->contact);
  const char *a = maker->names[CAROM_BODY_A], *b = maker->names[CAROM_BODY_B];
  if (still == CAROM_BODY_NONE)
    /* Translators: two discs. */
    return g_strdup_printf(_("%s and %s meet. How much of their kinetic energy is left?"), a, b);
  const char *disc = still == CAROM_BODY_A ? b : a, *other = still == CAROM_BODY_A ? a : b;
  return g_strdup_printf(
      /* Translators: a disc, and what cannot be moved, such as a wall. */
      _("%1$s meets %2$s. How much of its kinetic energy does %1$s have afterwards?"), disc, other);
}

static void make_share(CaromQuestionMaker *maker) {
  double before_j = sum_before(maker).energy_j, after_j = sum_after(maker).energy_j;
  double e = maker->contact->restitution, share = after_j / before_j;
  if (!(before_j > 0 && share <= MOST_SHARE))
    return;
  const WrongNumber wrongs[] = {
      {e, N_("The restitution e is the part of the energy that is left."),
       N_("e is what is left of the speed along the line of centres."), TRUE},
      {e * e, N_("Energy goes with the square of the speed, so e² of it is left."),
       N_("e² is left of the energy of the motion towards each other along the line of centres, "
          "not "
          "of all of it."),
       TRUE},
      {1, N_("Where momentum is conserved, energy is conserved too."),
       N_("Momentum has a law of its own; the energy of motion can turn into heat, or come from "
          "what moves or pushes."),
       TRUE},
      {0, N_("What sticks together has lost all of its energy."),
       N_("The motion of the centre of mass keeps its own, and without friction that along the "
          "tangent does too."),
       e == 0},
  };
  maker->question = describe_share(maker);
  offer_share(maker, share, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(wrongs); i++)
    if (wrongs[i].applies && is_new_share(maker, wrongs[i].value))
      offer_share(maker, wrongs[i].value, &wrongs[i]);
}

const CaromQuestionKind carom_question_kind_share = {
    .part = {.id = "share", .title = N_("How much of the kinetic energy is left")},
    .of_one_contact = TRUE,
    .make = make_share,
};
