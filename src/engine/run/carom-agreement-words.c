/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-agreement-words: has a sentence for each state and length. */
#include "carom-agreement-words.h"

#include "carom-digits.h"
#include "carom-resolver.h"
#include "carom-rounding.h"
#include "carom-sentence.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

/* So many digits of a time are enough to find it on the timeline. */
#define TIME_DIGITS 3

static gboolean is_brief(CaromAgreementWordsLength length) {
  return length >= CAROM_AGREEMENT_WORDS_SHORTEST;
}

/* ---- Same contact ---- */

static const CaromSample *leading_sample(const CaromComparison *comparison) {
  return &carom_comparison_get_run(comparison, 0)->now;
}

gboolean carom_agreement_words_is_any_contact(const CaromComparison *comparison) {
  const CaromBooks *books = &leading_sample(comparison)->books;
  return carom_audit_count_contacts(books) > 0;
}

gboolean carom_agreement_words_do_answers_differ(const CaromComparison *comparison) {
  return carom_agreement_words_is_any_contact(comparison) &&
         !carom_rounding_explains(leading_sample(comparison)->contact_eps);
}

/* Returns: (transfer full): such as "Rotation, Projection and Impulse" */
static char *list_resolvers(void) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  g_autoptr(GPtrArray) titles = g_ptr_array_new();
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(titles, (gpointer)_(resolvers[i]->part.title));
  g_ptr_array_add(titles, NULL);
  return carom_sentence_list((const char *const *)titles->pdata);
}

/* Who agrees is told where there is room for it: it need not be the panes. */
static char *tell_agreement(const CaromSample *sample, CaromAgreementWordsLength length) {
  g_autofree char *resolvers = list_resolvers();
  gboolean is_exact = sample->contact_eps == 0;
  if (is_brief(length))
    /* Translators: of Rotation, Projection and Impulse, which calculate one and the same contact;
     * there is little room. */
    return g_strdup(_("results agree"));
  if (length == CAROM_AGREEMENT_WORDS_SHORT)
    /* Translators: Rotation, Projection and Impulse, which calculate one and the same contact */
    return g_strdup(is_exact ? _("calculations agree exactly")
                             /* Translators: Rotation, Projection and Impulse, which calculate one
                              * and the same contact */
                             : _("calculations agree: rounding only"));
  if (sample->books.settled > 0) /* nobody's answers to these contacts are compared */
    return g_strdup_printf(is_exact
                               /* Translators: %s is "Rotation, Projection and Impulse". */
                               ? _("%s agree exactly on each contact that did not settle")
                               /* Translators: %s is "Rotation, Projection and Impulse". */
                               : _("%s agree on each contact that did not settle: rounding only"),
                           resolvers);
  return g_strdup_printf(is_exact
                             /* Translators: %s is "Rotation, Projection and Impulse". */
                             ? _("%s agree exactly on each contact")
                             /* Translators: %s is "Rotation, Projection and Impulse". */
                             : _("%s agree on each contact: rounding only"),
                         resolvers);
}

/* The shortest may stand without its heading. */
char *carom_agreement_words_no_contact(CaromAgreementWordsLength length) {
  return g_strdup(length == CAROM_AGREEMENT_WORDS_SHORT ? C_("same contact", "none yet")
                                                        : _("no contact yet"));
}

char *carom_agreement_words_contact(const CaromComparison *comparison,
                                    CaromAgreementWordsLength length) {
  g_autofree char *resolvers = list_resolvers();
  if (!carom_agreement_words_is_any_contact(comparison))
    return carom_agreement_words_no_contact(length);
  if (!carom_agreement_words_do_answers_differ(comparison))
    return tell_agreement(leading_sample(comparison), length);
  return length == CAROM_AGREEMENT_WORDS_LONG
             /* Translators: %s is "Rotation, Projection and Impulse". */
             ? g_strdup_printf(_("%s differ on a contact"), resolvers)
             : g_strdup(is_brief(length) ? _("results differ") : _("calculations differ"));
}

static char *tell_answers(const CaromComparison *comparison) {
  double contact_eps = leading_sample(comparison)->contact_eps;
  g_autofree char *eps = carom_digits_text(contact_eps, 2);
  g_autofree char *resolvers = list_resolvers();
  if (!carom_agreement_words_is_any_contact(comparison))
    /* Translators: %s is "Rotation, Projection and Impulse". */
    return g_strdup_printf(_("Each contact of the first pane will be calculated by %s."),
                           resolvers);
  if (contact_eps == 0)
    /* Translators: %s is "Rotation, Projection and Impulse". */
    return g_strdup_printf(_("Each contact of the first pane was calculated by %s. The results are "
                             "the same to the last bit."),
                           resolvers);
  /* Translators: %1$s is "Rotation, Projection and Impulse", %2$s a number; ε is the rounding unit
   * of the computer's numbers. */
  return g_strdup_printf(_("Each contact of the first pane was calculated by %1$s. The results "
                           "differ by at most %2$s ε of the speeds."),
                         resolvers, eps);
}

/* Contacts that settle have a restitution of their own, so the resolvers' answers to them say
 * nothing about the scene's. */
char *carom_agreement_words_contact_in_detail(const CaromComparison *comparison) {
  gulong n = (gulong)leading_sample(comparison)->books.settled;
  char *answers = tell_answers(comparison);
  if (n == 0)
    return answers;
  g_autofree char *before = answers;
  g_autofree char *left_out =
      g_strdup_printf(ngettext("%lu contact that settled, with another e, is not counted.",
                               "%lu contacts that settled, with another e, are not counted.", n),
                      n);
  return g_strjoin(" ", before, left_out, NULL);
}

/* ---- Same motion ---- */

static char *tell_length(const CaromComparison *comparison, double length, int digits) {
  g_autofree char *number = carom_digits_text(length, digits);
  return carom_unit_quantity(number, carom_comparison_get_scene(comparison)->unit);
}

static char *tell_velocity(const CaromComparison *comparison, double velocity, int digits) {
  g_autofree char *number = carom_digits_text(velocity, digits);
  return carom_unit_quantity_of(number, CAROM_DIMENSION_VELOCITY,
                                carom_comparison_get_scene(comparison)->unit);
}

/* What is seen is worth two digits, anything else is about its power of ten. Velocities are told
 * where they alone are seen to differ, or the places do not differ at all. */
static char *tell_difference(const CaromComparison *comparison, const CaromSameMotion *motion) {
  int digits = carom_same_motion_is_apart(motion->state) ? 2 : 1;
  return motion->state == CAROM_SAME_MOTION_VELOCITIES || motion->distance == 0
             ? tell_velocity(comparison, motion->velocity_distance, digits)
             : tell_length(comparison, motion->distance, digits);
}

char *carom_agreement_words_time(double time_s) {
  g_autofree char *number = carom_digits_text(time_s, TIME_DIGITS);
  return carom_unit_quantity(number, "s");
}

char *carom_agreement_words_motion(const CaromComparison *comparison, guint i,
                                   CaromAgreementWordsLength length) {
  CaromSameMotion motion = carom_comparison_get_same_motion(comparison, i);
  gboolean is_long = length == CAROM_AGREEMENT_WORDS_LONG;
  gboolean is_shortest = is_brief(length), is_alone = length == CAROM_AGREEMENT_WORDS_ALONE;
  g_autofree char *difference = tell_difference(comparison, &motion);
  g_autofree char *since = carom_agreement_words_time(motion.motion.since_s);
  if (motion.motion.was_apart)
    return is_shortest ? g_strdup(_("together again"))
                       /* Translators: a time such as "3.1 s" */
                       : g_strdup_printf(_("together again since %s"), since);
  switch (motion.state) {
  case CAROM_SAME_MOTION_ALONE:
    return g_strdup(is_long ? _("one pane alone: nothing to compare") : _("nothing to compare"));
  case CAROM_SAME_MOTION_REFERENCE:
    if (is_alone)
      /* Translators: of the pane with which the motion in the others is compared. */
      return g_strdup(C_("same motion", "the reference"));
    return g_strdup(is_long ? _("this is the reference")
                            /* Translators: of the pane with which the others are compared */
                            : C_("same motion", "reference"));
  case CAROM_SAME_MOTION_NOTHING_YET:
    return g_strdup(is_shortest && !is_alone ? C_("same motion", "none yet") : _("no contact yet"));
  case CAROM_SAME_MOTION_EXACTLY:
    if (is_alone)
      /* Translators: the discs move as in the reference. */
      return g_strdup(C_("same motion", "moves alike"));
    return g_strdup(is_long ? _("exactly as in the reference")
                            /* Translators: the discs move exactly as in the reference. */
                            : C_("same motion", "exactly"));
  case CAROM_SAME_MOTION_ROUNDING:
    if (is_alone)
      return g_strdup(C_("same motion", "moves alike"));
    if (is_shortest)
      /* Translators: the motions of the discs differ by rounding. */
      return g_strdup(C_("same motion", "rounding"));
    return g_strdup_printf(is_long
                               /* Translators: %s is a length or a velocity, such as
                                * "2×10⁻¹⁶ m". */
                               ? _("%s from the reference: rounding")
                               /* Translators: %s is a length or a velocity, such as
                                * "2×10⁻¹⁶ m". */
                               : _("%s: rounding"),
                           difference);
  case CAROM_SAME_MOTION_UNSEEN:
    if (is_alone)
      return g_strdup(C_("same motion", "moves alike"));
    if (is_shortest)
      /* Translators: the difference is so small that nobody sees it. */
      return g_strdup(C_("same motion", "unseen"));
    return g_strdup_printf(is_long
                               /* Translators: %s is a length or a velocity, such as "2×10⁻⁶ m". */
                               ? _("%s from the reference: too little to see")
                               /* Translators: %s is a length or a velocity, such as "2×10⁻⁶ m". */
                               : _("%s: too little to see"),
                           difference);
  case CAROM_SAME_MOTION_VELOCITIES:
    if (is_alone)
      /* Translators: %s is a velocity, such as "0.3 m/s", by which those of the discs differ from
       * those in the reference. No heading says that it is of their motion. */
      return g_strdup_printf(_("moves %s off"), difference);
    if (is_shortest)
      /* Translators: %s is a velocity, such as "0.3 m/s". */
      return g_strdup_printf(_("off by %s"), difference);
    /* Translators: a velocity and a time, such as "0.3 m/s" and "3.1 s" */
    return g_strdup_printf(_("velocities off by %s since %s"), difference, since);
  case CAROM_SAME_MOTION_PLACES:
    if (is_shortest)
      /* Translators: %s is a length, such as "0.3 m". */
      return g_strdup_printf(_("apart by %s"), difference);
    /* Translators: a length and a time, such as "0.3 m" and "3.1 s" */
    return g_strdup_printf(_("apart by %s since %s"), difference, since);
  }
  g_assert_not_reached();
}

char *carom_agreement_words_motion_in_detail(const CaromComparison *comparison, guint i) {
  CaromSameMotion motion = carom_comparison_get_same_motion(comparison, i);
  double seen_from = carom_comparison_get_visible_from(comparison);
  double seen_from_speed = carom_comparison_get_visible_from_speed(comparison);
  int digits = motion.state == CAROM_SAME_MOTION_PLACES ? 2 : 1;
  int velocity_digits = motion.velocity_distance > seen_from_speed ? 2 : 1;
  g_autofree char *distance = tell_length(comparison, motion.distance, digits);
  g_autofree char *seen = tell_length(comparison, seen_from, 2);
  g_autofree char *velocity = tell_velocity(comparison, motion.velocity_distance, velocity_digits);
  g_autofree char *seen_velocity = tell_velocity(comparison, seen_from_speed, 2);
  if (motion.state == CAROM_SAME_MOTION_ALONE)
    return g_strdup(_("With another pane, this says whether its discs move as they do here."));
  if (motion.state == CAROM_SAME_MOTION_REFERENCE)
    return g_strdup(_("The motion in the other panes is compared with that in this one."));
  return g_strdup_printf(
      /* Translators: %1$s and %2$s are lengths, such as "0.3 m", %3$s and %4$s velocities. */
      _("Places differ by %1$s at most from those in the reference; more than "
        "%2$s can be seen.\nVelocities differ by %3$s at most; more than %4$s "
        "can be seen, where both panes have had equally many contacts, or if it lasts."),
      distance, seen, velocity, seen_velocity);
}
