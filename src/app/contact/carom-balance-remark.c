/* carom-balance-remark: chooses the sentences that apply to a contact: immovable bodies, several
 * contacts resolved together, and kinds of contact that are not plain. */
#include "carom-balance-remark.h"

#include <glib/gi18n-lib.h>

char *carom_balance_remark_immovable(const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  if (!balance->a.immovable && !balance->b.immovable)
    return NULL;
  if (explanation->record.b < 0)
    return g_strdup(_("The wall does not move: it has no momentum or energy of its own here. What "
                      "is missing from Σp, it took."));
  CaromContactBody pinned = balance->a.immovable ? CAROM_BODY_A : CAROM_BODY_B;
  return g_strdup_printf(_("%s is pinned: no contact changes how it moves, and no momentum or "
                           "energy of its own is counted. What is missing from Σp, it took."),
                         carom_explanation_name(explanation, pinned));
}

static char *describe_cluster(const CaromExplanation *explanation) {
  if (explanation->record.cluster_size <= 1)
    return NULL;
  guint others = explanation->record.cluster_size - 1;
  return g_strdup_printf(
      ngettext("This contact was resolved together with %u other. “After” is after both; J is of "
               "this contact alone.",
               "This contact was resolved together with %u others. “After” is after all of them; "
               "J is of this contact alone.",
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
    return g_strdup_printf(_("%1$s lies on the wall, which carries its weight. What went into the "
                             "height to which the step put %1$s back is not lost."),
                           explanation->name_a);
  case CAROM_CONTACT_HOP:
    return g_strdup(_("A hop keeps what lies from bouncing ever faster. Its energy is the "
                      "method's own."));
  }
  g_assert_not_reached();
}

char *carom_balance_remark_all(const CaromExplanation *explanation) {
  char *remarks[] = {describe_cluster(explanation), carom_balance_remark_immovable(explanation),
                     describe_kind(explanation)};
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(remarks); i++) {
    if (remarks[i])
      g_string_append_printf(text, "%s%s", text->len > 0 ? "\n" : "", remarks[i]);
    g_free(remarks[i]);
  }
  return g_string_free(text, FALSE);
}
