/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-text: loops over the balance table and gives each row that applies a label with the
 * body's name and its values. Remarks have a function for each thing that may be special about a
 * contact. */
#include "carom-balance-text.h"

#include "carom-decimal.h"
#include "carom-digits.h"
#include "carom-explanation-band.h"
#include "carom-rebound.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

/* ---- Lines ---- */

static void line_clear(gpointer line) {
  g_free(((CaromBalanceLine *)line)->label);
}

static GArray *lines_new(void) {
  GArray *lines = g_array_new(FALSE, FALSE, sizeof(CaromBalanceLine));
  g_array_set_clear_func(lines, line_clear);
  return lines;
}

/* Adds all rows of a @kind that apply to @body. */
static void add_lines(GArray *lines, const CaromExplanation *explanation, CaromBalanceKind kind,
                      CaromContactBody body) {
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++) {
    const CaromBalanceRow *row = &carom_balance_table[i];
    if (row->kind != kind || !carom_balance_table_row_applies(row, &explanation->record, body))
      continue;
    CaromBalanceLine line = {
        .row = row,
        .label = row->title_of ? row->title_of(carom_explanation_name(explanation, body))
                               : g_strdup(_(row->title)),
    };
    line.n_values =
        carom_balance_table_values(row, &explanation->balance, body, line.values, line.scales);
    g_array_append_val(lines, line);
  }
}

/* Adds the rows of both bodies in turn; a wall has none. */
static void add_lines_of_bodies(GArray *lines, const CaromExplanation *explanation,
                                CaromBalanceKind kind) {
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (carom_contact_record_disc(&explanation->record, body) >= 0)
      add_lines(lines, explanation, kind, body);
}

GArray *carom_balance_text_lines(const CaromExplanation *explanation) {
  GArray *lines = lines_new();
  add_lines_of_bodies(lines, explanation, CAROM_BALANCE_OF_BODY);
  add_lines(lines, explanation, CAROM_BALANCE_OF_BOTH, CAROM_BODY_NONE);
  return lines;
}

GArray *carom_balance_text_lines_of_contact(const CaromExplanation *explanation) {
  GArray *lines = lines_new();
  add_lines_of_bodies(lines, explanation, CAROM_BALANCE_GIVEN);
  add_lines(lines, explanation, CAROM_BALANCE_OF_CONTACT, CAROM_BODY_NONE);
  return lines;
}

/* ---- Remarks ---- */

char *carom_balance_text_remark_immovable(const CaromExplanation *explanation) {
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

/* Says what the sums tell about an immovable body, unless other contacts changed them as well. */
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
  return g_strdup_printf(_("The change of Σp is the impulse that %1$s gave. %1$s does no work, "
                           "because it does not move."),
                         name);
}

static char *describe_cluster(const CaromExplanation *explanation) {
  if (explanation->record.cluster_size <= 1)
    return NULL;
  guint others = explanation->record.cluster_size - 1;
  return g_strdup_printf(
      ngettext("This contact was resolved together with %u other. “After” is after both, "
               "“Change” is by both, and Σp and ΣE count all that they moved; J and the energy "
               "lost are of this contact alone.",
               "This contact was resolved together with %u others. “After” is after all of them, "
               "“Change” is by all, and Σp and ΣE count all that they moved; J and the energy "
               "lost are of this contact alone.",
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

/* The numbers of the balance are those of the pane's resolver. Where a right one gives the same,
 * nothing is wrong with them.
 *
 * @resolver: (out): the index of the resolver, if it is one that is wrong
 * Returns: whether it is */
static gboolean find_wrong(const CaromExplanation *explanation, guint *resolver) {
  const CaromOutcome *own = &explanation->record.outcome;
  if (carom_explanation_is_of_cluster(explanation))
    return FALSE;
  for (*resolver = 0; *resolver < explanation->n_resolvers; ++*resolver) {
    const CaromOutcome *of = &explanation->outcomes[*resolver];
    if (carom_vec2_equal(own->velocity_a, of->velocity_a) &&
        carom_vec2_equal(own->velocity_b, of->velocity_b))
      return *resolver >= explanation->n_right;
  }
  return FALSE;
}

static char *describe_wrong(const CaromExplanation *explanation) {
  guint i;
  if (!find_wrong(explanation, &i))
    return NULL;
  /* Translators: the title of a way to resolve contacts, which says that it is wrong. */
  return g_strdup_printf(_("These are the numbers of “%s”, on purpose."),
                         _(explanation->resolvers[i]->part.title));
}

/* Returns: (transfer full): "−2.06 kg·m/s" */
static char *tell_impulse(const CaromExplanation *explanation, double impulse) {
  g_autofree char *digits = carom_digits_text(impulse, CAROM_DIGITS_READ);
  return carom_unit_quantity_of(digits, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
}

/* J of the lines is what is meant; J of the books is what became of it. Where the momentum that the
 * lines of a wrong resolver pass over is another than what came over, a remark says so; but not
 * before the mistake may be told. */
static char *describe_measured(const CaromExplanation *explanation) {
  const CaromContact *c = &explanation->record.contact;
  guint i;
  if (!find_wrong(explanation, &i) ||
      !carom_explanation_band_shows(explanation, i, CAROM_FINDING_TRANSFER))
    return NULL;
  double transfer = explanation->workings[i].findings[CAROM_FINDING_TRANSFER].value.number;
  double speed = carom_contact_speed_scale(c, &explanation->outcomes[i]);
  gboolean is_of_b = carom_contact_is_movable(c, CAROM_BODY_B);
  double mass_kg = is_of_b ? c->mass_b_kg : c->mass_a_kg;
  if (carom_rounding_covers(transfer - explanation->balance.impulse,
                            fabs(transfer) + mass_kg * speed))
    return NULL;
  g_autofree char *of_lines = tell_impulse(explanation, transfer);
  if (is_of_b)
    /* Translators: a body, and the momentum that a wrong calculation has on its way. */
    return g_strdup_printf(_("By its lines %2$s would pass over, but J is what %1$s gets by the "
                             "answer, along n: its mass times its change of velocity."),
                           explanation->name_b, of_lines);
  /* Translators: a body, and the momentum that a wrong calculation has on its way. */
  return g_strdup_printf(_("By its lines %2$s would pass over, but J is the opposite of what %1$s "
                           "gets by the answer, along n: its mass times its change of velocity."),
                         explanation->name_a, of_lines);
}

/* Returns: (transfer full): "(−1.88, 0.667) kg·m/s", the whole of what a body got */
static char *tell_change(const CaromExplanation *explanation, const CaromParty *party) {
  const CaromVec2 *p = party->momentum;
  double size = carom_vec2_length(p[CAROM_BEFORE]) + carom_vec2_length(p[CAROM_AFTER]);
  gboolean dropped;
  CaromValue change = carom_rounding_drop(
      carom_value_vector(carom_vec2_sub(p[CAROM_AFTER], p[CAROM_BEFORE])), size, &dropped);
  g_autofree char *digits = carom_digits_vector(change.vector, CAROM_DIGITS_READ);
  return carom_unit_quantity_of(digits, CAROM_DIMENSION_MOMENTUM, explanation->length_unit);
}

/* Whole vectors: a mistake may leave the parts along n opposite, and not those along the tangent.
 */
static char *describe_unpaired(const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  if (!balance->is_unpaired)
    return NULL;
  g_autofree char *on_a = tell_change(explanation, &balance->a);
  g_autofree char *on_b = tell_change(explanation, &balance->b);
  return g_strdup_printf(
      /* Translators: two bodies and the impulse of each, which is a vector. */
      _("The impulses are not opposite, and Σp is not kept: %1$s got %2$s, and %3$s got %4$s. J is "
        "what %3$s got along n; the energy lost is how much ΣE has fallen."),
      explanation->name_a, on_a, explanation->name_b, on_b);
}

/* Says what happened next; the numbers of the balance are those that the resolver answers. */
static char *describe_rebound(const CaromExplanation *explanation) {
  g_autofree char *rebound = carom_rebound_describe(&explanation->record, explanation->scene);
  /* Translators: sentences that say what happened next; “After” is the title of a column */
  return rebound ? g_strdup_printf(_("“After” is what the resolver answers. %s"), rebound) : NULL;
}

char *carom_balance_text_remarks(const CaromExplanation *explanation) {
  char *remarks[] = {describe_wrong(explanation),
                     describe_measured(explanation),
                     describe_unpaired(explanation),
                     describe_cluster(explanation),
                     carom_balance_text_remark_immovable(explanation),
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

/* ---- For spreadsheets ---- */

/* Appends "Velocity of A, x (m/s)".
 *
 * @component: (nullable): "x" */
static void append_label(GString *tsv, const char *label, const char *component, const char *unit) {
  if (component)
    /* Translators: a vector and its component: "Velocity of A, x". */
    g_string_append_printf(tsv, _("%s, %s"), label, component);
  else
    g_string_append(tsv, label);
  if (*unit)
    g_string_append_printf(tsv, " (%s)", unit);
}

/* A vector becomes two rows, one for each component. */
static void append_line(GString *tsv, const CaromBalanceLine *line, const char *length_unit) {
  static const char *const components[] = {"x", "y"};
  g_autofree char *unit = carom_unit_symbol(line->row->dimension, length_unit);
  const CaromValue *values = line->values;
  gboolean is_vector = values[0].is_vector;
  for (guint i = 0; i < (is_vector ? G_N_ELEMENTS(components) : 1); i++) {
    append_label(tsv, line->label, is_vector ? components[i] : NULL, unit);
    for (guint j = 0; j < line->n_values; j++) {
      char number[CAROM_DECIMAL_SIZE];
      double value = !is_vector ? values[j].number
                     : i == 0   ? values[j].vector.x
                                : values[j].vector.y;
      g_string_append_printf(tsv, "\t%s", carom_decimal_spreadsheet(number, value));
    }
    g_string_append_c(tsv, '\n');
  }
}

static void append_lines(GString *tsv, const GArray *lines, const char *length_unit) {
  for (guint i = 0; i < lines->len; i++)
    append_line(tsv, &g_array_index(lines, CaromBalanceLine, i), length_unit);
}

char *carom_balance_text_tsv(const CaromExplanation *explanation) {
  g_autoptr(GArray) lines = carom_balance_text_lines(explanation);
  g_autoptr(GArray) figures = carom_balance_text_lines_of_contact(explanation);
  GString *tsv = g_string_new(NULL);
  g_string_append_printf(tsv, "%s\t%s\t%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Before"), C_("heading of a table", "After"),
                         C_("heading of a table", "Change"));
  append_lines(tsv, lines, explanation->length_unit);
  g_string_append_printf(tsv, "\n%s\t%s\n", C_("heading of a table", "Quantity"),
                         C_("heading of a table", "Value"));
  append_lines(tsv, figures, explanation->length_unit);
  return g_string_free(tsv, FALSE);
}
