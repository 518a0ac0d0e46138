/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-agreement: chooses the words, and the CSS class that marks them. What agrees is green; what
 * differs is in a frame, so that it is told without colours too. */
#include "carom-agreement.h"

#include "carom-agreement-words.h"
#include "carom-digits.h"
#include "carom-rounding.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

static void set_class(GtkWidget *widget, const char *css_class, gboolean set) {
  if (set)
    gtk_widget_add_css_class(widget, css_class);
  else
    gtk_widget_remove_css_class(widget, css_class);
}

static void mark(GtkWidget *widget, gboolean agrees, gboolean differs) {
  set_class(widget, "agrees", agrees);
  set_class(widget, "differs", differs);
}

G_STATIC_ASSERT(CAROM_AGREEMENT_WORDS_N_LENGTHS == CAROM_FITTING_LABEL_N_PEERS);

/* No line is broken, so nothing has to keep it from that, which would make it higher.
 *
 * @brief: (nullable): the heading in one word, where there is little room
 * @texts: (transfer full): one for each length */
static void show_texts(CaromFittingLabel *label, const char *heading, const char *brief,
                       char **texts) {
  char *plain[CAROM_AGREEMENT_WORDS_N_LENGTHS];
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++)
    plain[i] = carom_unit_plain_spaces(texts[i]);
  carom_fitting_label_set(label, heading, (const char *const *)plain);
  carom_fitting_label_set_alone(label, plain[CAROM_AGREEMENT_WORDS_ALONE]);
  if (brief)
    carom_fitting_label_set_brief(label, brief);
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++) {
    g_free(plain[i]);
    g_free(texts[i]);
  }
}

/* Says something of a pane. */
typedef char *(*TellFunc)(const CaromComparison *comparison, guint pane,
                          CaromAgreementWordsLength length);

/* Where one pane has to say less, all do. */
static void show_peers(CaromFittingLabel *label, const CaromComparison *comparison, TellFunc tell) {
  char *peers[CAROM_AGREEMENT_WORDS_N_LENGTHS];
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++) {
    g_autoptr(GString) lines = g_string_new(NULL);
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
      g_autofree char *text = tell(comparison, pane, i);
      g_string_append_printf(lines, "%s%s", pane > 0 ? "\n" : "", text);
    }
    peers[i] = carom_unit_plain_spaces(lines->str);
  }
  carom_fitting_label_set_peers(label, (const char *const *)peers);
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++)
    g_free(peers[i]);
}

static gboolean has_any_contact(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return carom_agreement_words_is_any_contact(comparison) && carom_audit_count_contacts(books) > 0;
}

static char *tell_contact(const CaromComparison *comparison, guint pane,
                          CaromAgreementWordsLength length) {
  return has_any_contact(comparison, pane) ? carom_agreement_words_contact(comparison, length)
                                           : carom_agreement_words_no_contact(length);
}

void carom_agreement_show_contact(CaromFittingLabel *label, const CaromComparison *comparison,
                                  guint pane) {
  gboolean has_any = has_any_contact(comparison, pane);
  gboolean differs = has_any && carom_agreement_words_do_answers_differ(comparison);
  gboolean agrees = has_any && !differs;
  char *texts[CAROM_AGREEMENT_WORDS_N_LENGTHS];
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++)
    texts[i] = tell_contact(comparison, pane, i);
  show_peers(label, comparison, tell_contact);
  /* Translators: what follows is said of the resolvers' answers to one and the same contact. */
  show_texts(label, _("Same contact"), has_any ? C_("same contact", "Contact") : NULL, texts);
  mark(GTK_WIDGET(label), agrees && !carom_comparison_is_any_apart(comparison), differs);
}

void carom_agreement_show_not_counted(CaromFittingLabel *label) {
  char *texts[CAROM_AGREEMENT_WORDS_N_LENGTHS] = {
      /* Translators: of the answers of a resolver that is wrong on purpose */
      g_strdup(_("wrong on purpose: not counted")), g_strdup(C_("same contact", "wrong")),
      g_strdup(C_("same contact", "not counted")), g_strdup(C_("same contact", "not counted"))};
  show_texts(label, _("Same contact"), C_("same contact", "Contact"), texts);
  mark(GTK_WIDGET(label), FALSE, FALSE);
}

static void say(CaromFittingLabel *label, const char *text) {
  carom_fitting_label_set(label, NULL, (const char *const[]){text, text, text});
  mark(GTK_WIDGET(label), FALSE, FALSE);
}

static gboolean has_nothing_to_say(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_same_motion(comparison, pane).state == CAROM_SAME_MOTION_NOTHING_YET;
}

static char *tell_motion(const CaromComparison *comparison, guint pane,
                         CaromAgreementWordsLength length) {
  return has_nothing_to_say(comparison, pane)
             ? g_strdup("")
             : carom_agreement_words_motion(comparison, pane, length);
}

/* Before anything can differ it says nothing. */
void carom_agreement_show_motion(CaromFittingLabel *label, const CaromComparison *comparison,
                                 guint pane) {
  CaromSameMotionState state = carom_comparison_get_same_motion(comparison, pane).state;
  gboolean is_apart = carom_same_motion_is_apart(state);
  char *texts[CAROM_AGREEMENT_WORDS_N_LENGTHS];
  show_peers(label, comparison, tell_motion);
  if (has_nothing_to_say(comparison, pane)) {
    say(label, "");
    return;
  }
  for (guint i = 0; i < CAROM_AGREEMENT_WORDS_N_LENGTHS; i++)
    texts[i] = tell_motion(comparison, pane, i);
  /* Translators: what follows is said of how the discs move, compared with the reference pane;
   * “Motion” is short for the same. */
  show_texts(label, _("Same motion"), C_("same motion", "Motion"), texts);
  if (is_apart)
    /* Translators: the discs are apart, or their velocities; where there is no room to say by how
     * much. */
    carom_fitting_label_set_words(label, C_("same motion", "apart"));
  mark(GTK_WIDGET(label), FALSE, is_apart);
}

static char *describe(double eps) {
  if (eps == 0)
    return g_strdup(_("Agrees exactly"));
  if (carom_rounding_explains(eps))
    return g_strdup(_("Agrees: rounding only"));
  g_autofree char *shown = carom_digits_text(eps, 2);
  return g_strdup_printf(_("Differs by %s ε"), shown);
}

void carom_agreement_show(GtkLabel *badge, double eps, gboolean is_any_apart) {
  g_autofree char *text = describe(eps);
  gtk_label_set_text(badge, text);
  gboolean agrees = carom_rounding_explains(eps);
  mark(GTK_WIDGET(badge), agrees && !is_any_apart, !agrees);
}

void carom_agreement_ask(CaromFittingLabel *contact, CaromFittingLabel *motion) {
  /* Translators: in each pane, while the program waits for a prediction. */
  say(contact, _("Your turn"));
  say(motion, "");
}
