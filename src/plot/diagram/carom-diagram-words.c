/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-words: each sentence is a whole one that is chosen by what the contact is. */
#include "carom-diagram-words.h"

#include "carom-balance-table.h"
#include "carom-digits.h"
#include "carom-rounding.h"
#include "carom-velocity-picture.h"
#include "carom-velocity-plane.h"

#include <glib/gi18n-lib.h>

/* ---- Of both ---- */

typedef struct {
  const CaromDiagram *diagram;
  const CaromExplanation *explanation;
  CaromVelocityPlane plane;
  CaromVec2 after;
  GString *lines;
} Words;

/* @sentence: (transfer full): the next one */
static void say(Words *words, char *sentence) {
  if (words->lines->len > 0)
    g_string_append_c(words->lines, '\n');
  g_string_append(words->lines, sentence);
  g_free(sentence);
}

/* Of what both have, such as a difference. */
static double get_scale(const Words *words) {
  return carom_contact_speed_scale(&words->explanation->record.contact,
                                   &words->explanation->record.outcome);
}

static char *speed(const Words *words, double value) {
  return carom_diagram_quantity(words->diagram, value, CAROM_DIMENSION_VELOCITY);
}

/* The velocity of @body along n in the plane's frame. What is only rounding beside its own numbers
 * is 0; beside those of the other body it may be small and yet something. */
static char *speed_of(const Words *words, CaromContactBody body, CaromSide side, CaromVec2 point) {
  double value = CAROM_OF_BODY(body, point.x, point.y);
  double scale = carom_balance_table_scale(&carom_balance_table[CAROM_BALANCE_VELOCITY],
                                           &words->explanation->balance, body, side);
  return speed(words, carom_rounding_covers(value, scale + fabs(words->plane.frame)) ? 0 : value);
}

/* ---- The velocity plane ---- */

static void say_axes(Words *words) {
  const CaromExplanation *explanation = words->explanation;
  CaromContactBody immovable = words->plane.immovable;
  if (immovable == CAROM_BODY_NONE)
    say(words, g_strdup_printf(
                   /* Translators: the names of two bodies; n is the direction of the push. */
                   _("To the right is the velocity of %1$s along n, upwards that of %2$s; what "
                     "moves across n is not in it."),
                   explanation->name_a, explanation->name_b));
  else
    say(words, g_strdup_printf(
                   /* Translators: the names of two bodies, and that of the immovable one; n is the
                      direction of the push. */
                   _("To the right is the velocity of %1$s along n, upwards that of %2$s, both "
                     "as %3$s sees them; what moves across n is not in it."),
                   explanation->name_a, explanation->name_b,
                   carom_explanation_name(explanation, immovable)));
}

static void say_before(Words *words) {
  const CaromVelocityPlane *plane = &words->plane;
  g_autofree char *a = speed_of(words, CAROM_BODY_A, CAROM_BEFORE, plane->before);
  g_autofree char *b = speed_of(words, CAROM_BODY_B, CAROM_BEFORE, plane->before);
  g_autofree char *approach = speed(words, plane->approach);
  say(words,
      /* Translators: names of bodies and their velocities, then a speed. */
      g_strdup_printf(_("Before, below the diagonal: %1$s %2$s, %3$s %4$s; they approach at %5$s."),
                      words->explanation->name_a, a, words->explanation->name_b, b, approach));
}

static void say_after_astray(Words *words) {
  const CaromExplanation *explanation = words->explanation;
  CaromVec2 right = carom_velocity_plane_at(&words->plane, words->plane.restitution);
  g_autofree char *a = speed_of(words, CAROM_BODY_A, CAROM_AFTER, words->after);
  g_autofree char *b = speed_of(words, CAROM_BODY_B, CAROM_AFTER, words->after);
  g_autofree char *right_a = speed_of(words, CAROM_BODY_A, CAROM_AFTER, right);
  g_autofree char *right_b = speed_of(words, CAROM_BODY_B, CAROM_AFTER, right);
  g_autofree char *e = carom_digits_coefficient(words->plane.restitution);
  say(words,
      /* Translators: names of bodies and their velocities, a coefficient of restitution, the names
         again and the velocities that would be right. */
      g_strdup_printf(_("After, wrong on purpose: %1$s %2$s, %3$s %4$s. With e = %5$s it should be "
                        "%1$s %6$s, %3$s %7$s."),
                      explanation->name_a, a, explanation->name_b, b, e, right_a, right_b));
}

static void say_after(Words *words) {
  const CaromExplanation *explanation = words->explanation;
  double parting_speed = words->after.y - words->after.x;
  gboolean is_rounding = carom_rounding_covers(parting_speed, get_scale(words));
  g_autofree char *a = speed_of(words, CAROM_BODY_A, CAROM_AFTER, words->after);
  g_autofree char *b = speed_of(words, CAROM_BODY_B, CAROM_AFTER, words->after);
  g_autofree char *e = carom_digits_coefficient(words->plane.restitution);
  g_autofree char *parting =
      speed(words, is_rounding ? words->plane.restitution * words->plane.approach : parting_speed);
  if (words->plane.restitution == 0)
    say(words,
        /* Translators: names of bodies and their velocities. */
        g_strdup_printf(_("After, with e = 0, on the diagonal: %1$s %2$s, %3$s %4$s; along n they "
                          "stay together."),
                        explanation->name_a, a, explanation->name_b, b));
  else if (is_rounding)
    say(words,
        /* Translators: a coefficient of restitution, names of bodies and their velocities, a
           speed. */
        g_strdup_printf(_("After, with e = %1$s, on the diagonal, as far as a computer’s numbers "
                          "tell: %2$s %3$s, %4$s %5$s; they part at %6$s, less than rounding."),
                        e, explanation->name_a, a, explanation->name_b, b, parting));
  else
    say(words,
        /* Translators: a coefficient of restitution, names of bodies and their velocities, a
           speed. */
        g_strdup_printf(_("After, with e = %1$s, above the diagonal: %2$s %3$s, %4$s %5$s; they "
                          "part at %6$s."),
                        e, explanation->name_a, a, explanation->name_b, b, parting));
}

static void say_momentum(Words *words) {
  const CaromVelocityPlane *plane = &words->plane;
  double at_rest = carom_velocity_plane_at(plane, 0).x;
  g_autofree char *common =
      speed(words, carom_rounding_covers(at_rest, get_scale(words)) ? 0 : at_rest);
  if (plane->immovable == CAROM_BODY_NONE)
    say(words, g_strdup_printf(
                   /* Translators: a velocity. */
                   _("Every e leads to a point on the line of the same momentum; e = 0 leads "
                     "to the diagonal, where both have the velocity %s of the centre of mass."),
                   common));
  else
    say(words, g_strdup_printf(
                   /* Translators: the name of an immovable body. */
                   _("%s cannot be moved, whatever momentum it gets, so its velocity stays "
                     "0: on that line every e leads to a point."),
                   carom_explanation_name(words->explanation, plane->immovable)));
}

/* The kinetic energy of the motion along n before, in the plane's frame, and what of it is lost:
 * ½ μ w² (1 − e²), which does not suffer from what cancels. */
static void measure_energy(const Words *words, double *before_j, double *lost_j) {
  const CaromVelocityPlane *plane = &words->plane;
  const CaromContact *contact = &words->explanation->record.contact;
  double e = plane->restitution, square = plane->approach * plane->approach;
  double reduced_mass_kg = 1 / (1 / contact->mass_a_kg + 1 / contact->mass_b_kg);
  *lost_j = 0.5 * reduced_mass_kg * square * (1 - e) * (1 + e);
  *before_j = 0;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    double velocity = CAROM_OF_BODY(body, plane->before.x, plane->before.y);
    if (body != plane->immovable)
      *before_j += 0.5 * carom_contact_mass_kg(contact, body) * velocity * velocity;
  }
}

/* @before, @lost: energies */
static char *describe_ellipse(double e, const char *before, const char *lost) {
  if (e == 1)
    return g_strdup_printf(_("The energy of this motion stays at %s: on the ellipse."), before);
  return g_strdup_printf(
      e < 1 ? _("Of the energy %1$s of this motion, %2$s is lost: inside the ellipse.")
            : _("To the energy %1$s of this motion, %2$s is added: outside the ellipse."),
      before, lost);
}

/* @other: the body that can move, @immovable: as which sees it */
static char *describe_straight(double e, const char *other, const char *immovable,
                               const char *before, const char *lost) {
  if (e == 1)
    return g_strdup_printf(
        /* Translators: two bodies and an energy; the picture has a line before and one after. */
        _("As %2$s sees it, only %1$s has energy, and where that is the same there are two "
          "straight lines instead of an ellipse. It stays at %3$s: the point after is on the other "
          "line."),
        other, immovable, before);
  return g_strdup_printf(
      /* Translators: two bodies and two energies; the picture has a line before and one after. */
      e < 1 ? _("As %2$s sees it, only %1$s has energy, and where that is the same there are two "
                "straight lines instead of an ellipse. Of %3$s, %4$s is lost: the point after is "
                "between the lines.")
            /* Translators: two bodies and two energies. */
            : _("As %2$s sees it, only %1$s has energy, and where that is the same there are two "
                "straight lines instead of an ellipse. To %3$s, %4$s is added: the point after is "
                "beyond the lines."),
      other, immovable, before, lost);
}

static void say_energy(Words *words) {
  CaromContactBody immovable = words->plane.immovable;
  const CaromExplanation *explanation = words->explanation;
  double before_j, lost_j, e = words->plane.restitution;
  measure_energy(words, &before_j, &lost_j);
  g_autofree char *before =
      carom_diagram_quantity(words->diagram, before_j, CAROM_DIMENSION_ENERGY);
  g_autofree char *lost =
      carom_diagram_quantity(words->diagram, fabs(lost_j), CAROM_DIMENSION_ENERGY);
  if (immovable == CAROM_BODY_NONE)
    say(words, describe_ellipse(e, before, lost));
  else
    say(words,
        describe_straight(e, CAROM_OF_BODY(immovable, explanation->name_b, explanation->name_a),
                          CAROM_OF_BODY(immovable, explanation->name_a, explanation->name_b),
                          before, lost));
}

static void say_energy_astray(Words *words) {
  double before_j, lost_j;
  measure_energy(words, &before_j, &lost_j);
  double after_j = before_j * carom_velocity_plane_energy(&words->plane, words->after);
  g_autofree char *before =
      carom_diagram_quantity(words->diagram, before_j, CAROM_DIMENSION_ENERGY);
  g_autofree char *after = carom_diagram_quantity(words->diagram, after_j, CAROM_DIMENSION_ENERGY);
  g_autofree char *right =
      carom_diagram_quantity(words->diagram, before_j - lost_j, CAROM_DIMENSION_ENERGY);
  /* Translators: three energies. */
  say(words, g_strdup_printf(_("The energy of this motion is %1$s before and %2$s after, where it "
                               "should be %3$s."),
                             before, after, right));
}

static void say_strays(Words *words) {
  const CaromExplanation *explanation = words->explanation;
  for (guint i = explanation->n_right; i < explanation->n_resolvers; i++) {
    if (explanation->is_veiled[i] || explanation->workings[i].n_lines == 0)
      continue;
    CaromVec2 point = carom_velocity_plane_after(&words->plane, &explanation->record.contact,
                                                 &explanation->outcomes[i]);
    g_autofree char *a = speed_of(words, CAROM_BODY_A, CAROM_AFTER, point);
    g_autofree char *b = speed_of(words, CAROM_BODY_B, CAROM_AFTER, point);
    say(words,
        /* Translators: the title of a method that is wrong on purpose, then names of bodies and
           their velocities. */
        g_strdup_printf(_("%1$s: %2$s %3$s, %4$s %5$s."), _(explanation->resolvers[i]->part.title),
                        explanation->name_a, a, explanation->name_b, b));
  }
}

/* Why there is no plane. */
static char *describe_none(const CaromExplanation *explanation) {
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  if (cluster)
    return g_strdup_printf(
        /* Translators: a sentence that says that several contacts were resolved together. */
        _("%s\nWhat others passed on is in the velocities after, so they are not "
          "on the line of these two bodies’ momentum: there is no velocity plane "
          "of this contact alone."),
        cluster);
  return g_strdup(_("The bodies do not approach, so there is no velocity plane."));
}

static Words words_of(const CaromDiagram *diagram) {
  return (Words){
      .diagram = diagram, .explanation = diagram->explanation, .lines = g_string_new(NULL)};
}

char *carom_diagram_words_velocity(const CaromDiagram *diagram) {
  const CaromExplanation *explanation = diagram->explanation;
  if (!carom_velocity_picture_exists(explanation))
    return describe_none(explanation);
  Words words = words_of(diagram);
  carom_velocity_plane_init(&words.plane, &explanation->record.contact);
  words.after = carom_velocity_plane_after(&words.plane, &explanation->record.contact,
                                           &explanation->record.outcome);
  say_axes(&words);
  gboolean astray = carom_velocity_plane_is_astray(&words.plane, words.after, get_scale(&words));
  say_before(&words);
  (astray ? say_after_astray : say_after)(&words);
  say_momentum(&words);
  (astray ? say_energy_astray : say_energy)(&words);
  say_strays(&words);
  return g_string_free(words.lines, FALSE);
}

/* ---- Momentum ---- */

/* A row of the balance, of @body or NONE; what is only rounding is 0. */
static char *momentum(const Words *words, guint row, CaromContactBody body, CaromSide side,
                      CaromVec2 value) {
  double scale = carom_balance_table_scale(&carom_balance_table[row], &words->explanation->balance,
                                           body, side);
  gboolean dropped = FALSE;
  CaromValue rounded = carom_rounding_drop(CAROM_VALUE(value), scale, &dropped);
  return carom_diagram_vector(words->diagram, rounded.vector, CAROM_DIMENSION_MOMENTUM);
}

static void say_body(Words *words, CaromContactBody body) {
  const CaromParty *party = carom_balance_party(&words->explanation->balance, body);
  if (party->immovable)
    return;
  g_autofree char *before =
      momentum(words, CAROM_BALANCE_MOMENTUM, body, CAROM_BEFORE, party->momentum[CAROM_BEFORE]);
  g_autofree char *after =
      momentum(words, CAROM_BALANCE_MOMENTUM, body, CAROM_AFTER, party->momentum[CAROM_AFTER]);
  say(words,
      /* Translators: the name of a body, and its momentum. */
      g_strdup_printf(_("Momentum of %1$s: %2$s before, %3$s after."),
                      carom_explanation_name(words->explanation, body), before, after));
}

static void say_sum(Words *words) {
  const CaromExplanation *explanation = words->explanation;
  const CaromBalance *balance = &explanation->balance;
  CaromContactBody immovable = carom_contact_immovable(&explanation->record.contact);
  g_autofree char *before =
      momentum(words, CAROM_BALANCE_TOTAL_MOMENTUM, CAROM_BODY_NONE, CAROM_BEFORE,
               carom_balance_pair_momentum(balance, CAROM_BEFORE));
  g_autofree char *after = momentum(words, CAROM_BALANCE_TOTAL_MOMENTUM, CAROM_BODY_NONE,
                                    CAROM_AFTER, carom_balance_pair_momentum(balance, CAROM_AFTER));
  g_autofree char *taken = momentum(words, CAROM_BALANCE_DRIVER_IMPULSE, CAROM_BODY_NONE,
                                    CAROM_AFTER, carom_vec2_scale(balance->driver_impulse, -1));
  if (carom_explanation_is_of_cluster(explanation))
    /* Translators: two momenta. */
    say(words, g_strdup_printf(_("Both together: %1$s before, %2$s after; the rest came from the "
                                 "other bodies that touched at that instant."),
                               before, after));
  else if (balance->is_unpaired)
    /* Translators: two momenta. */
    say(words, g_strdup_printf(_("Both together: %1$s before, %2$s after. That is wrong on "
                                 "purpose: what one loses the other should gain."),
                               before, after));
  else if (immovable == CAROM_BODY_NONE)
    /* Translators: a momentum. */
    say(words, g_strdup_printf(_("Both together: %s, before and after; what one loses the other "
                                 "gains."),
                               before));
  else
    /* Translators: the name of an immovable body, and the momentum that it took. */
    say(words, g_strdup_printf(_("%1$s took %2$s; its own momentum is not counted."),
                               carom_explanation_name(explanation, immovable), taken));
}

static void say_transfer(Words *words) {
  const CaromBalance *balance = &words->explanation->balance;
  g_autofree char *along =
      carom_diagram_quantity(words->diagram, fabs(balance->impulse), CAROM_DIMENSION_MOMENTUM);
  g_autofree char *across = carom_diagram_quantity(words->diagram, fabs(balance->friction_impulse),
                                                   CAROM_DIMENSION_MOMENTUM);
  if (words->explanation->record.contact.tangential_factor < 1)
    /* Translators: two momenta; n is the direction of the push. */
    say(words, g_strdup_printf(_("%1$s passed over along n, and by friction %2$s across it."),
                               along, across));
  else
    /* Translators: a momentum; n is the direction of the push. */
    say(words, g_strdup_printf(_("%s passed over, along n."), along));
}

char *carom_diagram_words_momentum(const CaromDiagram *diagram) {
  Words words = words_of(diagram);
  say_body(&words, CAROM_BODY_A);
  say_body(&words, CAROM_BODY_B);
  if (!words.explanation->balance.is_unpaired)
    say_transfer(&words);
  say_sum(&words);
  return g_string_free(words.lines, FALSE);
}
