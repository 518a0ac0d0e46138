/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-remark: a function for each thing that may be special about a contact; their
 * sentences are put one below the other. */
#include "carom-balance-remark.h"

#include "carom-balance-table.h"
#include "carom-digits.h"
#include "carom-explanation-band.h"
#include "carom-rebound.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

char *carom_balance_remark_immovable(const CaromExplanation *explanation) {
  const CaromContact *c = &explanation->record.contact;
  CaromContactBody body = carom_contact_immovable(c);
  if (body == CAROM_BODY_NONE)
    return NULL;
  if (explanation->record.b < 0)
    return g_strdup(_("The wall does not move: it has no momentum or energy of its own here."));
  const char *name = carom_explanation_called(explanation, body);
  if (carom_contact_is_driven(c, body))
    /* Translators: a disc that moves at a given velocity whatever it meets. */
    return g_strdup_printf(_("%s is driven: its velocity is given, and no momentum or energy of "
                             "its own is counted."),
                           name);
  return g_strdup_printf(_("%s is pinned: it stays where it is, and no momentum or energy of its "
                           "own is counted."),
                         name);
}

/* What the sums tell about an immovable body, unless other contacts changed them as well. */
static char *describe_sums(const CaromExplanation *explanation) {
  const CaromContact *c = &explanation->record.contact;
  CaromContactBody body = carom_contact_immovable(c);
  if (body == CAROM_BODY_NONE || explanation->record.cluster_size > 1)
    return NULL;
  if (explanation->record.b < 0)
    return g_strdup(_("The change of Σp is the impulse that the wall gave."));
  const char *name = carom_explanation_called(explanation, body);
  if (carom_contact_is_driven(c, body))
    /* Translators: a driven disc */
    return g_strdup_printf(_("The change of Σp is the impulse that %s gave; the change of ΣE is "
                             "the work that it did, less the energy lost at the contact."),
                           name);
  /* Translators: a pinned disc */
  return g_strdup_printf(_("The change of Σp is the impulse that %s gave. It does no work, because "
                           "it does not move."),
                         name);
}

static char *describe_cluster(const CaromExplanation *explanation) {
  if (explanation->record.cluster_size <= 1)
    return NULL;
  guint others = explanation->record.cluster_size - 1;
  return g_strdup_printf(
      ngettext("This contact was resolved together with %u other. “After” is after both, and "
               "“Change” is by both; J and the energy lost are of this contact alone.",
               "This contact was resolved together with %u others. “After” is after all of them, "
               "and “Change” is by all; J and the energy lost are of this contact alone.",
               others),
      others);
}

/* Returns: (transfer full) (nullable): what is special about a contact; NULL if nothing is */
static char *describe_kind(const CaromExplanation *explanation) {
  switch (explanation->record.kind) {
  case CAROM_CONTACT_PLAIN:
    return NULL;
  case CAROM_CONTACT_LYING:
    /* Translators: a disc */
    return g_strdup_printf(_("%1$s lies on the wall, which carries its weight. The energy "
                             "that lifted %1$s when the step put it back is not counted as lost."),
                           explanation->called_a);
  case CAROM_CONTACT_HOP:
    return g_strdup(_("This is a hop: it keeps a resting disc from bouncing ever more often. "
                      "The method supplies its energy."));
  case CAROM_CONTACT_SETTLED:
    return g_strdup(_("This contact settles: the two met a moment ago, and hardly approach. So it "
                      "is elastic, or such contacts would never end."));
  case CAROM_CONTACT_COUNTED:
    return g_strdup(_("The two have met so often in quick succession that this contact is elastic "
                      "and has no friction, or such contacts would never end. What restitution and "
                      "friction would have taken is the energy kept."));
  }
  g_assert_not_reached();
}

static gboolean is_outcome_of(const CaromExplanation *explanation, guint resolver) {
  const CaromOutcome *own = &explanation->record.outcome, *of = &explanation->outcomes[resolver];
  return own->velocity_a.x == of->velocity_a.x && own->velocity_a.y == of->velocity_a.y &&
         own->velocity_b.x == of->velocity_b.x && own->velocity_b.y == of->velocity_b.y;
}

/* The numbers of the balance are those of the pane's resolver. Where a right one gives the same,
 * nothing is wrong with them.
 *
 * @resolver: (out): the index of the resolver, if it is one that is wrong
 * Returns: whether it is */
static gboolean find_wrong(const CaromExplanation *explanation, guint *resolver) {
  *resolver = 0;
  if (carom_explanation_is_of_cluster(explanation))
    return FALSE;
  while (*resolver < explanation->n_resolvers && !is_outcome_of(explanation, *resolver))
    ++*resolver;
  return *resolver >= explanation->n_right && *resolver < explanation->n_resolvers;
}

static char *describe_wrong(const CaromExplanation *explanation) {
  guint i;
  if (!find_wrong(explanation, &i))
    return NULL;
  /* Translators: the title of a way to resolve contacts, which says that it is wrong. */
  return g_strdup_printf(_("These are the numbers of “%s”, on purpose."),
                         _(explanation->resolvers[i]->part.title));
}

/* Whether the momentum that its lines pass over is another than what the first body got. It may
 * not be told before the mistake is. */
static gboolean is_lost_on_the_way(const CaromExplanation *explanation, guint resolver,
                                   double transfer) {
  const CaromContact *c = &explanation->record.contact;
  double speed = carom_contact_speed_scale(c, &explanation->outcomes[resolver]);
  return carom_explanation_band_shows(explanation, resolver, CAROM_FINDING_TRANSFER) &&
         carom_contact_is_movable(c, CAROM_BODY_A) &&
         !carom_rounding_covers(transfer + explanation->balance.impulse,
                                fabs(transfer) + c->mass_a_kg * speed);
}

/* J of the lines is what is meant; J of the books is what became of it. */
static char *describe_measured(const CaromExplanation *explanation) {
  guint i;
  if (!find_wrong(explanation, &i))
    return NULL;
  double transfer = explanation->workings[i].findings[CAROM_FINDING_TRANSFER].value.number;
  if (!is_lost_on_the_way(explanation, i, transfer))
    return NULL;
  g_autofree char *digits = carom_digits_text(-transfer, CAROM_BALANCE_DIGITS);
  g_autofree char *of_lines =
      carom_unit_quantity_of(digits, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
  /* Translators: a body, and the impulse J that a wrong calculation has on its way. */
  return g_strdup_printf(_("By its lines J is %2$s, but the books count what %1$s really got along "
                           "n: its mass times its change of velocity."),
                         explanation->name_a, of_lines);
}

static char *describe_unpaired(const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  if (!balance->is_unpaired)
    return NULL;
  g_autofree char *of_a = carom_digits_text(balance->impulse, CAROM_BALANCE_DIGITS);
  g_autofree char *of_b = carom_digits_text(balance->impulse_on_b, CAROM_BALANCE_DIGITS);
  g_autofree char *on_a =
      carom_unit_quantity_of(of_a, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
  g_autofree char *on_b =
      carom_unit_quantity_of(of_b, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
  /* Translators: two bodies and the impulse of each. */
  return g_strdup_printf(_("The impulses are not opposite, and Σp is not kept: along n, %1$s got "
                           "%2$s and %3$s got %4$s. J is that of %1$s; the energy lost is what "
                           "ΣE has less than before."),
                         explanation->name_a, on_a, explanation->name_b, on_b);
}

/* The numbers of the balance are those of the resolver. */
static char *describe_rebound(const CaromExplanation *explanation) {
  g_autofree char *rebound = carom_rebound_describe(&explanation->record, explanation->scene);
  /* Translators: sentences that say what happened next; “After” is the title of a column */
  return rebound ? g_strdup_printf(_("“After” is what the resolver answers. %s"), rebound) : NULL;
}

char *carom_balance_remark_all(const CaromExplanation *explanation) {
  char *remarks[] = {describe_wrong(explanation),
                     describe_measured(explanation),
                     describe_unpaired(explanation),
                     describe_cluster(explanation),
                     carom_balance_remark_immovable(explanation),
                     describe_sums(explanation),
                     describe_kind(explanation),
                     describe_rebound(explanation)};
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(remarks); i++) {
    if (remarks[i])
      g_string_append_printf(text, "%s%s", text->len > 0 ? "\n" : "", remarks[i]);
    g_free(remarks[i]);
  }
  return g_string_free(text, FALSE);
}
