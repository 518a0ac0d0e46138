/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-agreement-words: has a sentence for each state and length. */
#include "carom-agreement-words.h"

#include "carom-digits.h"
#include "carom-rounding.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

/* So many digits of a time are enough to find it on the timeline. */
#define TIME_DIGITS 3

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

static guint count_resolvers(void) {
  guint n;
  carom_resolvers(&n);
  return n;
}

char *carom_agreement_words_contact(const CaromComparison *comparison,
                                    CaromAgreementWordsLength length) {
  const CaromSample *sample = leading_sample(comparison);
  gboolean is_exact = sample->contact_eps == 0;
  guint n = count_resolvers();
  if (!carom_agreement_words_is_any_contact(comparison))
    /* The shortest may stand without its heading. */
    return g_strdup(length == CAROM_AGREEMENT_WORDS_SHORT ? C_("same contact", "none yet")
                                                          : _("no contact yet"));
  if (carom_agreement_words_do_answers_differ(comparison)) {
    if (length == CAROM_AGREEMENT_WORDS_LONG)
      return g_strdup_printf(ngettext("the answers of %u resolver to a contact differ",
                                      "the answers of %u resolvers to a contact differ", n),
                             n);
    /* It does not say how many, because it is enough that one of them is off. */
    return g_strdup(_("answers differ"));
  }
  if (length == CAROM_AGREEMENT_WORDS_SHORTEST)
    return g_strdup_printf(ngettext("%u resolver agrees", "%u resolvers agree", n), n);
  if (length == CAROM_AGREEMENT_WORDS_SHORT)
    return g_strdup_printf(
        is_exact
            ? ngettext("%u resolver agrees exactly", "%u resolvers agree exactly", n)
            : ngettext("%u resolver agrees: rounding only", "%u resolvers agree: rounding only", n),
        n);
  if (sample->books.settled > 0) /* nobody's answers to these contacts are compared */
    return g_strdup_printf(
        is_exact ? ngettext("the answers of %u resolver to each contact that did not settle agree "
                            "exactly",
                            "the answers of %u resolvers to each contact that did not settle agree "
                            "exactly",
                            n)
                 : ngettext("the answers of %u resolver to each contact that did not "
                            "settle agree: rounding only",
                            "the answers of %u resolvers to each contact that did not "
                            "settle agree: rounding only",
                            n),
        n);
  return g_strdup_printf(
      is_exact ? ngettext("the answers of %u resolver to each contact agree exactly",
                          "the answers of %u resolvers to each contact agree exactly", n)
               : ngettext("the answers of %u resolver to each contact agree: rounding only",
                          "the answers of %u resolvers to each contact agree: rounding only", n),
      n);
}

static char *tell_answers(const CaromComparison *comparison) {
  guint n = count_resolvers();
  g_autofree char *eps = carom_digits_text(leading_sample(comparison)->contact_eps, 2);
  if (!carom_agreement_words_is_any_contact(comparison))
    return g_strdup(_("Every resolver will be given each contact of the first pane."));
  if (leading_sample(comparison)->contact_eps == 0)
    return g_strdup_printf(ngettext("%u resolver was given each contact of the first pane. Its "
                                    "answers are the same to the last bit.",
                                    "%u resolvers were given each contact of the first pane. Their "
                                    "answers are the same to the last bit.",
                                    n),
                           n);
  /* Translators: %2$s is a number; ε is the rounding unit of the computer's numbers. */
  return g_strdup_printf(ngettext("%1$u resolver was given each contact of the first pane. Its "
                                  "answers differ by at most %2$s ε of the speeds.",
                                  "%1$u resolvers were given each contact of the first pane. Their "
                                  "answers differ by at most %2$s ε of the speeds.",
                                  n),
                         n, eps);
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

/* ---- Same place ---- */

static char *tell_length(const CaromComparison *comparison, double length, int digits) {
  g_autofree char *number = carom_digits_text(length, digits);
  return carom_unit_quantity(number, carom_comparison_get_scene(comparison)->unit);
}

/* A distance that is seen is worth two digits, any other is about its power of ten. */
static char *tell_distance(const CaromComparison *comparison, const CaromSamePlace *place) {
  return tell_length(comparison, place->distance, place->state == CAROM_SAME_PLACE_APART ? 2 : 1);
}

char *carom_agreement_words_time(double time_s) {
  g_autofree char *number = carom_digits_text(time_s, TIME_DIGITS);
  return carom_unit_quantity(number, "s");
}

char *carom_agreement_words_place(const CaromComparison *comparison, guint i,
                                  CaromAgreementWordsLength length) {
  CaromSamePlace place = carom_comparison_get_same_place(comparison, i);
  gboolean is_long = length == CAROM_AGREEMENT_WORDS_LONG;
  gboolean is_shortest = length == CAROM_AGREEMENT_WORDS_SHORTEST;
  g_autofree char *distance = tell_distance(comparison, &place);
  g_autofree char *since = carom_agreement_words_time(place.since_s);
  if (place.was_apart)
    return is_shortest ? g_strdup(_("together again"))
                       /* Translators: a time such as "3.1 s" */
                       : g_strdup_printf(_("together again since %s"), since);
  switch (place.state) {
  case CAROM_SAME_PLACE_ALONE:
    return g_strdup(is_long ? _("one pane alone: nothing to compare") : _("nothing to compare"));
  case CAROM_SAME_PLACE_LEADS:
    /* Translators: of the pane with which the others are compared */
    return g_strdup(C_("same place", "leads"));
  case CAROM_SAME_PLACE_EXACTLY:
    return g_strdup(is_long ? _("exactly where they are in the first pane")
                            /* Translators: the discs are exactly at the same places. */
                            : C_("same place", "exactly"));
  case CAROM_SAME_PLACE_ROUNDING:
    if (is_shortest)
      /* Translators: the places of the discs differ by rounding. */
      return g_strdup(C_("same place", "rounding"));
    return g_strdup_printf(is_long
                               /* Translators: %s is a length, such as "2×10⁻¹⁶ m". */
                               ? _("%s from the first pane: rounding")
                               /* Translators: %s is a length, such as "2×10⁻¹⁶ m". */
                               : _("%s: rounding"),
                           distance);
  case CAROM_SAME_PLACE_UNSEEN:
    if (is_shortest)
      /* Translators: the distance is so small that nobody sees it. */
      return g_strdup(C_("same place", "unseen"));
    return g_strdup_printf(is_long
                               /* Translators: %s is a length, such as "2×10⁻⁶ m". */
                               ? _("%s from the first pane: too little to see")
                               /* Translators: %s is a length, such as "2×10⁻⁶ m". */
                               : _("%s: too little to see"),
                           distance);
  case CAROM_SAME_PLACE_APART:
    if (is_shortest)
      /* Translators: %s is a length, such as "0.3 m". */
      return g_strdup_printf(_("apart by %s"), distance);
    /* Translators: a length and a time, such as "0.3 m" and "3.1 s" */
    return g_strdup_printf(_("apart by %s since %s"), distance, since);
  }
  g_assert_not_reached();
}

char *carom_agreement_words_place_in_detail(const CaromComparison *comparison, guint i) {
  CaromSamePlace place = carom_comparison_get_same_place(comparison, i);
  g_autofree char *distance = tell_distance(comparison, &place);
  g_autofree char *visible =
      tell_length(comparison, carom_comparison_get_visible_from(comparison), 2);
  if (place.state == CAROM_SAME_PLACE_ALONE)
    return g_strdup(_("With another pane, this says how far its discs are from those here."));
  if (place.state == CAROM_SAME_PLACE_LEADS)
    return g_strdup(_("The discs of the other panes are compared with those of this one."));
  if (carom_comparison_get_scene(comparison)->has_view)
    /* Translators: both are lengths, such as "0.3 m". */
    return g_strdup_printf(_("The greatest distance of a disc from the same disc in the first pane "
                             "is %s. More than %s can be seen: 1/500 of the view’s width."),
                           distance, visible);
  /* Translators: both are lengths, such as "0.3 m". */
  return g_strdup_printf(_("The greatest distance of a disc from the same disc in the first pane "
                           "is %s. More than %s can be seen: 1/500 of the scene’s width at the "
                           "start."),
                         distance, visible);
}
