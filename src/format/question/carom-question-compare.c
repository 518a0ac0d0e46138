/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-compare: which of the two: who is pushed harder, whose velocity changes more, who
 * has more momentum or more energy afterwards. Choices are the one, the other, and both. */
#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-question-kind.h"

#include <glib/gi18n-lib.h>

typedef enum { ANSWER_A = CAROM_BODY_A, ANSWER_B = CAROM_BODY_B, ANSWER_BOTH, N_ANSWERS } Answer;

/* Returns: who has more of what is compared, N_ANSWERS if that is hardly seen */
static Answer compare(double of_a, double of_b) {
  if (fabs(of_a - of_b) <= CAROM_QUESTION_MAKER_NOTHING * fmax(of_a, of_b))
    return ANSWER_BOTH;
  return carom_question_maker_differ(of_a, of_b) ? of_a > of_b ? ANSWER_A : ANSWER_B : N_ANSWERS;
}

/* What the three choices are about. */
typedef struct {
  const char *both;                             /* translatable: the choice “both” */
  const char *belief_in_both;                   /* (nullable): translatable */
  const char *beliefs[N_ANSWERS];               /* (nullable): translatable, by Answer */
  const char *meaning;                          /* (nullable): translated: of each wrong one … */
  const char *meanings[CAROM_N_CONTACT_BODIES]; /* … or of those that are about one of the two */
} Words;

static void offer(CaromQuestionMaker *maker, Answer answer, Answer right, const Words *words) {
  gboolean is_right = answer == right;
  const char *text = answer == ANSWER_BOTH ? _(words->both) : maker->names[answer];
  const char *belief = answer == ANSWER_BOTH ? words->belief_in_both : words->beliefs[answer];
  const char *meaning =
      answer == ANSWER_BOTH || words->meaning ? words->meaning : words->meanings[answer];
  carom_question_maker_offer(maker, (CaromQuestionOffer){
                                        .text = g_strdup(text),
                                        .belief = is_right ? NULL : belief,
                                        .meaning = is_right ? NULL : g_strdup(meaning),
                                        .place = carom_question_maker_shuffled_place(maker),
                                    });
}

static void offer_all(CaromQuestionMaker *maker, Answer right, const Words *words) {
  offer(maker, right, right, words);
  for (Answer answer = ANSWER_A; answer < N_ANSWERS; answer++)
    if (answer != right)
      offer(maker, answer, right, words);
}

/* ---- What differs between the two ---- */

static CaromContactBody the_other(CaromContactBody body) {
  return body == CAROM_BODY_A ? CAROM_BODY_B : CAROM_BODY_A;
}

static gboolean is_heavier(const CaromQuestionMaker *maker, CaromContactBody body) {
  return carom_contact_mass_kg(maker->contact, body) >
         carom_contact_mass_kg(maker->contact, the_other(body));
}

static double speed_after(const CaromQuestionMaker *maker, CaromContactBody body) {
  CaromVec2 v = carom_contact_outcome_velocity(&maker->record->outcome, body);
  return carom_vec2_length(carom_question_maker_settle(maker, v));
}

static gboolean is_faster_before(const CaromQuestionMaker *maker, CaromContactBody body) {
  return carom_vec2_length(carom_contact_velocity(maker->contact, body)) >
         carom_vec2_length(carom_contact_velocity(maker->contact, the_other(body)));
}

static gboolean is_faster_after(const CaromQuestionMaker *maker, CaromContactBody body) {
  double faster = speed_after(maker, body), slower = speed_after(maker, the_other(body));
  return faster - slower > CAROM_QUESTION_MAKER_NOTHING * faster;
}

/* ---- Pushes ---- */

static const char *belief_in_push(const CaromQuestionMaker *maker, CaromContactBody body) {
  if (!carom_question_maker_is_movable(maker, body))
    return N_("What cannot be moved takes all of the push.");
  if (!carom_question_maker_is_movable(maker, the_other(body)) ||
      is_heavier(maker, the_other(body)))
    return N_("The heavier one pushes harder.");
  return is_faster_before(maker, the_other(body)) ? N_("The faster one pushes harder.") : NULL;
}

/* What it would mean that @body is pushed harder than the other. */
static char *meaning_of_push(const CaromQuestionMaker *maker, CaromContactBody body) {
  /* Translators: two discs, or a disc and a wall. */
  return g_strdup_printf(_("Then %1$s would get more momentum than %2$s gives, and the sum of all "
                           "momenta would change."),
                         maker->names[body], maker->names[the_other(body)]);
}

static void make_push(CaromQuestionMaker *maker) {
  g_autofree char *of_a = meaning_of_push(maker, CAROM_BODY_A);
  g_autofree char *of_b = meaning_of_push(maker, CAROM_BODY_B);
  Words words = {
      .both = N_("Both equally"),
      .beliefs = {belief_in_push(maker, CAROM_BODY_A), belief_in_push(maker, CAROM_BODY_B)},
      .meanings = {of_a, of_b},
  };
  maker->question = g_strdup_printf(
      /* Translators: two discs, or a disc and a wall. */
      _("Which of the two is pushed harder, %s or %s?"), maker->names[CAROM_BODY_A],
      maker->names[CAROM_BODY_B]);
  offer_all(maker, ANSWER_BOTH, &words);
}

const CaromQuestionKind carom_question_kind_push = {
    .part = {.id = "push", .title = N_("Who is pushed harder")},
    .of_push = TRUE,
    .make = make_push,
};

/* ---- Changes of velocity ---- */

static char *ratio_of_masses(const CaromQuestionMaker *maker) {
  double a = maker->contact->mass_a_kg, b = maker->contact->mass_b_kg;
  g_autofree char *one = carom_digits_text(fmax(1, b / a), CAROM_DIGITS_FEW);
  g_autofree char *other = carom_digits_text(fmax(1, a / b), CAROM_DIGITS_FEW);
  return g_strdup_printf(
      /* Translators: two discs and the ratio of how much their velocities change, such as "4 : 1"
       */
      _("The pushes are equal, so the velocities of %1$s and %2$s change as %3$s : %4$s, the "
        "lighter "
        "one’s more."),
      maker->names[CAROM_BODY_A], maker->names[CAROM_BODY_B], one, other);
}

static void make_change(CaromQuestionMaker *maker) {
  Answer right = compare(maker->contact->mass_b_kg, maker->contact->mass_a_kg);
  if (right == N_ANSWERS)
    return;
  g_autofree char *masses = ratio_of_masses(maker);
  Words words = {
      .both = N_("Both equally"),
      .belief_in_both = N_("Equal pushes make equal changes of velocity."),
      .meaning =
          right == ANSWER_BOTH
              ? _("The pushes are equal and the masses too, so the velocities change equally.")
              : masses,
  };
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    words.beliefs[body] = is_heavier(maker, body) ? N_("What has more mass has more of everything.")
                          : is_faster_before(maker, the_other(body))
                              ? N_("The faster one changes the other more than itself.")
                          : is_faster_before(maker, body)
                              ? N_("The slower one changes the other more than itself.")
                              : NULL;
  maker->question = g_strdup_printf(
      /* Translators: two discs. */
      _("Whose velocity changes more, that of %s or that of %s?"), maker->names[CAROM_BODY_A],
      maker->names[CAROM_BODY_B]);
  offer_all(maker, right, &words);
}

const CaromQuestionKind carom_question_kind_change = {
    .part = {.id = "change", .title = N_("Whose velocity changes more")},
    .of_one_contact = TRUE,
    .of_two_movable = TRUE,
    .make = make_change,
};

/* ---- What they have afterwards ---- */

static char *both_have(const CaromQuestionMaker *maker, CaromDimension dimension, double of_a,
                       double of_b) {
  g_autofree char *a = carom_encounter_words_quantity(maker->scene, dimension, of_a);
  g_autofree char *b = carom_encounter_words_quantity(maker->scene, dimension, of_b);
  /* Translators: two discs, and the momentum or the energy that each has: "Afterwards A has 1 J,
   * and B 3 J." */
  return g_strdup_printf(_("Afterwards %1$s has %2$s, and %3$s %4$s."), maker->names[CAROM_BODY_A],
                         a, maker->names[CAROM_BODY_B], b);
}

/* Of bodies whose masses differ by more, what the heavier one gets may be lost in rounding. */
#define MOST_RATIO 1e12

/* @belief_in_both: translatable
 * Returns: whether there is a question */
static gboolean make_after(CaromQuestionMaker *maker, CaromDimension dimension, double of_a,
                           double of_b, const char *belief_in_both) {
  Answer right = compare(of_a, of_b);
  double lighter = fmin(maker->contact->mass_a_kg, maker->contact->mass_b_kg);
  double heavier = fmax(maker->contact->mass_a_kg, maker->contact->mass_b_kg);
  if (right == N_ANSWERS || heavier > MOST_RATIO * lighter)
    return FALSE;
  g_autofree char *meaning = both_have(maker, dimension, of_a, of_b);
  Words words = {
      .both = N_("Both have the same"), .belief_in_both = belief_in_both, .meaning = meaning};
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    words.beliefs[body] = is_heavier(maker, body)        ? N_("The heavier one has more of it.")
                          : is_faster_after(maker, body) ? N_("The faster one has more of it.")
                                                         : NULL;
  offer_all(maker, right, &words);
  return TRUE;
}

static double momentum_after(const CaromQuestionMaker *maker, CaromContactBody body) {
  return carom_contact_mass_kg(maker->contact, body) * speed_after(maker, body);
}

static void make_momentum(CaromQuestionMaker *maker) {
  if (make_after(maker, CAROM_DIMENSION_MOMENTUM, momentum_after(maker, CAROM_BODY_A),
                 momentum_after(maker, CAROM_BODY_B),
                 N_("That momentum is conserved means that each gets the same.")))
    maker->question = g_strdup_printf(
        /* Translators: two discs. */
        _("Which has the larger momentum afterwards, %s or %s?"), maker->names[CAROM_BODY_A],
        maker->names[CAROM_BODY_B]);
}

const CaromQuestionKind carom_question_kind_momentum = {
    .part = {.id = "momentum", .title = N_("Who has more momentum afterwards")},
    .of_two_movable = TRUE,
    .make = make_momentum,
};

static double energy_after(const CaromQuestionMaker *maker, CaromContactBody body) {
  return 0.5 * momentum_after(maker, body) * speed_after(maker, body);
}

static void make_energy(CaromQuestionMaker *maker) {
  if (make_after(maker, CAROM_DIMENSION_ENERGY, energy_after(maker, CAROM_BODY_A),
                 energy_after(maker, CAROM_BODY_B),
                 N_("A collision shares out the energy in equal parts.")))
    maker->question = g_strdup_printf(
        /* Translators: two discs. */
        _("Which has more kinetic energy afterwards, %s or %s?"), maker->names[CAROM_BODY_A],
        maker->names[CAROM_BODY_B]);
}

const CaromQuestionKind carom_question_kind_energy = {
    .part = {.id = "energy", .title = N_("Who has more kinetic energy afterwards")},
    .of_two_movable = TRUE,
    .make = make_energy,
};
