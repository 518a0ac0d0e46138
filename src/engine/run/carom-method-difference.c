/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-difference: compares the methods option by option. Options for stepped runs do not
 * count if no pane is stepped. */
#include "carom-method-difference.h"

#include "carom-agreement-words.h"
#include "carom-detection.h"
#include "carom-method-reference.h"
#include "carom-rounding.h"
#include "carom-sentence.h"

#include <glib/gi18n-lib.h>

/* ---- Which options differ ---- */

/* A set of options: bit i stands for the i-th of carom_method_options(); the resolver is bit 0. */
typedef guint32 Options;
#define RESOLVER 1u

/* Returns: the options in which any of the methods differ */
static Options find_differences(const CaromMethod *methods, guint n_methods) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  gboolean stepped = FALSE;
  Options found = 0;
  g_assert(n_options <= 8 * sizeof found);
  for (guint i = 0; i < n_methods; i++)
    stepped = stepped || methods[i].detection->is_stepped;
  for (guint i = 0; i < n_options; i++)
    if (carom_method_option_differs(methods, n_methods, &options[i]) &&
        (stepped || !options[i].stepped_only))
      found |= 1u << i;
  return found;
}

static Options find_differences_between(const CaromMethod *one, const CaromMethod *other) {
  const CaromMethod pair[] = {*one, *other};
  return find_differences(pair, 2);
}

gboolean carom_method_difference_is_beyond_resolver(const CaromMethod *methods, guint n_methods) {
  return (find_differences(methods, n_methods) & ~RESOLVER) != 0;
}

gboolean carom_method_difference_is_resolver_only(const CaromMethod *methods, guint n_methods) {
  return find_differences(methods, n_methods) == RESOLVER;
}

/* Returns: (transfer full): such as: “Resolver”, “Simultaneous contacts” and “Separation” */
static char *list_titles(Options set) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  g_autoptr(GStrvBuilder) titles = g_strv_builder_new();
  for (guint i = 0; i < n_options; i++) {
    /* Translators: an item of a list, in quotation marks */
    g_autofree char *title = g_strdup_printf(C_("list", "“%s”"), _(options[i].title));
    if (set >> i & 1)
      g_strv_builder_add(titles, title);
  }
  g_auto(GStrv) items = g_strv_builder_end(titles);
  return carom_sentence_list((const char *const *)items);
}

/* ---- What the run has shown ---- */

/* Which panes are apart from the reference, and what sets them apart. */
typedef struct {
  guint n_apart;
  guint n_again;   /* how many have been apart, and are no more */
  double first_s;  /* when the first of those that are apart parted */
  double last_s;   /* when the last of them parted: since then all of them are apart */
  double again_s;  /* the last time at which a pane came together again */
  Options decides; /* the options in which all panes that are apart differ from the reference, and
                      no other pane; none if there is no such rule */
} Shown;

/* Finds the options in which the panes that are apart differ from the reference, and takes those
 * away that make no difference in panes that are not apart.
 *
 * Returns: the options; none, unless the panes that are apart are just those that differ in any of
 *   them */
static Options find_deciding(const CaromMethod *methods, const CaromSameMotion *motions,
                             guint n_methods) {
  const CaromMethod *reference = &methods[carom_method_reference_find(methods, n_methods)];
  Options of_apart = 0, of_others = 0;
  for (guint i = 0; i < n_methods; i++) {
    Options differences = find_differences_between(reference, &methods[i]);
    if (motions[i].motion.apart)
      of_apart |= differences;
    else
      of_others |= differences;
  }
  Options deciding = of_apart & ~of_others;
  for (guint i = 0; i < n_methods; i++)
    if (motions[i].motion.apart && !(find_differences_between(reference, &methods[i]) & deciding))
      return 0;
  return deciding;
}

static Shown look(const CaromMethod *methods, const CaromSameMotion *motions, guint n_methods) {
  Shown shown = {.first_s = INFINITY};
  for (guint i = 0; i < n_methods; i++) {
    const CaromSameMotionStanding *motion = &motions[i].motion;
    if (motion->apart) {
      shown.n_apart++;
      shown.first_s = MIN(shown.first_s, motion->since_s);
      shown.last_s = MAX(shown.last_s, motion->since_s);
    } else if (motion->was_apart) {
      shown.n_again++;
      shown.again_s = MAX(shown.again_s, motion->since_s);
    }
  }
  shown.decides = find_deciding(methods, motions, n_methods);
  return shown;
}

/* ---- In words ---- */

static char *join_sentences(const char *one, const char *other) {
  /* Translators: two sentences, one after the other */
  return g_strdup_printf(C_("sentences", "%s %s"), one, other);
}

/* No pane is apart from the reference.
 *
 * @all: whether every pane had parted from it, if any had */
static char *tell_together(Options differences, const char *list, const Shown *shown, gboolean all,
                           gboolean agrees, gboolean midway) {
  g_autofree char *again = carom_agreement_words_time(shown->again_s);
  if (shown->n_again > 0)
    return g_strdup_printf(
        /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts”; a time
         * such as "3.1 s" */
        all ? _("The panes differ in %s. They were apart, but have moved alike again since %s.")
            /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts”; a
             * time such as "3.1 s" */
            : _("The panes differ in %s. Some were apart, but have moved alike again since %s."),
        list, again);
  if (differences == RESOLVER && agrees)
    return g_strdup(_("The panes differ only in how they calculate: the same physics. So far their "
                      "discs are at the same places."));
  if (midway)
    /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts” */
    return g_strdup_printf(_("The panes differ in %s. Panes in steps still show the frame before."),
                           list);
  /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts” */
  return g_strdup_printf(_("The panes differ in %s. So far their discs are at the same places."),
                         list);
}

/* @since: since when all that are spoken of are apart or, where only some are spoken of, since when
 *   the first of them is */
static char *tell_since(Options differences, const char *list, const Shown *shown, gboolean all,
                        gboolean some, const char *since, gboolean agrees) {
  if (differences == RESOLVER && all)
    return g_strdup_printf(
        agrees
            /* Translators: a time such as "3.1 s" */
            ? _("The panes differ only in how they calculate, and the results agree at each "
                "contact. Yet the panes have visibly been apart since %s: rounding has grown.")
            /* Translators: a time such as "3.1 s" */
            : _("The panes differ only in how they calculate, and the results differ at a contact. "
                "The panes have visibly been apart since %s."),
        since);
  if (differences == RESOLVER)
    return g_strdup_printf(
        /* Translators: a time such as "3.1 s" */
        agrees ? _("The panes differ only in how they calculate, and the results agree at each "
                   "contact. Yet some panes have visibly been apart since %s: rounding has grown.")
               /* Translators: a time such as "3.1 s" */
               : _("The panes differ only in how they calculate, and the results differ at a "
                   "contact. Some panes have visibly been apart since %s."),
        since);
  if (all)
    /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts”; a time such
     * as "3.1 s" */
    return g_strdup_printf(_("The panes differ in %s. They have visibly been apart since %s."),
                           list, since);
  if (some)
    /* Translators: a list of choices, such as: “Resolver” and “Simultaneous contacts”; a time such
     * as "3.1 s" */
    return g_strdup_printf(_("The panes differ in %s. Some have visibly been apart since %s."),
                           list, since);
  g_autofree char *decides = list_titles(shown->decides);
  /* Translators: the choices that tell the panes that are apart from the others, such as:
   * “Simultaneous contacts”; a time such as "3.1 s" */
  return g_strdup_printf(_("The panes that differ in %s have moved differently since %s."), decides,
                         since);
}

/* What is said of all panes that are apart holds since the last of them parted; each pane itself
 * tells since when it has been. */
static char *tell_parted(Options differences, const char *list, const Shown *shown, gboolean all,
                         gboolean agrees) {
  gboolean some = !all && (!shown->decides || differences == RESOLVER);
  g_autofree char *first = carom_agreement_words_time(shown->first_s);
  g_autofree char *last = carom_agreement_words_time(shown->last_s);
  g_autofree char *told =
      tell_since(differences, list, shown, all, some, some ? first : last, agrees);
  if (some || g_str_equal(first, last))
    return g_steal_pointer(&told);
  /* Translators: a time such as "3.1 s" */
  g_autofree char *early = g_strdup_printf(_("The first parted at %s."), first);
  return join_sentences(told, early);
}

/* Whether some panes know instants and others do not, which are behind within a frame. */
static gboolean do_some_know_instants(const CaromMethod *methods, guint n_methods) {
  guint n = 0;
  for (guint i = 0; i < n_methods; i++)
    n += methods[i].detection->foresee ? 1 : 0;
  return n > 0 && n < n_methods;
}

/* Describes panes none of which is wrong on purpose.
 *
 * Returns: (transfer full) (nullable): a sentence or two; NULL if they do not differ */
static char *describe_right(const CaromMethod *methods, const CaromSameMotion *motions,
                            guint n_methods, double contact_eps, gboolean within_frame) {
  Options differences = find_differences(methods, n_methods);
  gboolean agrees = carom_rounding_explains(contact_eps);
  if (!differences)
    return NULL;
  Shown shown = look(methods, motions, n_methods);
  g_autofree char *list = list_titles(differences);
  if (shown.n_apart == 0)
    return tell_together(differences, list, &shown, shown.n_again + 1 == n_methods, agrees,
                         within_frame && do_some_know_instants(methods, n_methods));
  return tell_parted(differences, list, &shown, shown.n_apart + 1 == n_methods, agrees);
}

char *carom_method_difference_describe(const CaromMethod *methods, const CaromSameMotion *motions,
                                       guint n_methods, double contact_eps, gboolean within_frame) {
  CaromMethod right[CAROM_COMPARISON_MAX_PANES];
  CaromSameMotion right_motions[CAROM_COMPARISON_MAX_PANES];
  guint n_right = 0, n_wrong;
  for (guint i = 0; i < n_methods; i++) {
    if (carom_resolver_is_wrong(methods[i].resolver))
      continue;
    right[n_right] = methods[i];
    right_motions[n_right++] = motions[i];
  }
  if (carom_resolver_is_wrong(methods[carom_method_reference_find(methods, n_methods)].resolver))
    return g_strdup(_("The resolver of the reference is wrong on purpose, so the others are not at "
                      "fault if they part from it."));
  g_autofree char *difference =
      describe_right(right, right_motions, n_right, contact_eps, within_frame);
  if (n_right == n_methods)
    return g_steal_pointer(&difference);
  n_wrong = n_methods - n_right;
  g_autofree char *wrong = g_strdup_printf(
      ngettext("The resolver of %u pane is wrong on purpose; that pane does not count here.",
               "The resolvers of %u panes are wrong on purpose; those panes do not count here.",
               n_wrong),
      n_wrong);
  if (!difference)
    return g_steal_pointer(&wrong);
  return join_sentences(difference, wrong);
}

char *carom_method_difference_of_comparison(const CaromComparison *comparison) {
  CaromSameMotion motions[CAROM_COMPARISON_MAX_PANES];
  guint n = carom_comparison_get_n_runs(comparison);
  for (guint i = 0; i < n; i++)
    motions[i] = carom_comparison_get_same_motion(comparison, i);
  return carom_method_difference_describe(carom_comparison_get_methods(comparison), motions, n,
                                          carom_comparison_get_run(comparison, 0)->now.contact_eps,
                                          carom_comparison_get_instant(comparison) !=
                                              CAROM_INSTANT_NONE);
}

char *carom_method_difference_describe_counted(const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_sum_value(carom_comparison_get_run(comparison, i)->now.books.kept_j) != 0)
      return g_strdup(
          _("Two bodies met more than a hundred times in quick succession: from then on "
            "their contacts are elastic."));
  return NULL;
}
