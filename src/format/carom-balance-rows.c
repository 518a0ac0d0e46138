/* carom-balance-rows: see the header. */
#include "carom-balance-rows.h"

#include <glib/gi18n-lib.h>

/* ---- Rows ---- */

static void row_clear(gpointer row) {
  g_free(((CaromBalanceRow *)row)->label);
}

/* @label: (transfer full) */
static void add_vectors(GArray *rows, char *label, CaromDimension dimension,
                        const CaromVec2 sides[2]) {
  CaromVec2 change = carom_vec2_sub(sides[CAROM_AFTER], sides[CAROM_BEFORE]);
  CaromBalanceRow row = {
      .label = label,
      .dimension = dimension,
      .before = carom_value_vector(sides[CAROM_BEFORE]),
      .after = carom_value_vector(sides[CAROM_AFTER]),
      .change = carom_value_vector(change),
  };
  g_array_append_val(rows, row);
}

/* @label: (transfer full) */
static void add_numbers(GArray *rows, char *label, CaromDimension dimension,
                        const double sides[2]) {
  CaromBalanceRow row = {
      .label = label,
      .dimension = dimension,
      .before = carom_value_number(sides[CAROM_BEFORE]),
      .after = carom_value_number(sides[CAROM_AFTER]),
      .change = carom_value_number(sides[CAROM_AFTER] - sides[CAROM_BEFORE]),
  };
  g_array_append_val(rows, row);
}

static void add_party(GArray *rows, const CaromParty *party, const char *name) {
  add_vectors(rows, g_strdup_printf(_("Velocity of %s"), name), CAROM_DIMENSION_VELOCITY,
              party->velocity);
  if (party->immovable)
    return;
  add_vectors(rows, g_strdup_printf(_("Momentum of %s"), name), CAROM_DIMENSION_MOMENTUM,
              party->momentum);
  add_numbers(rows, g_strdup_printf(_("Kinetic energy of %s"), name), CAROM_DIMENSION_ENERGY,
              party->energy_j);
}

GArray *carom_balance_rows(const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  GArray *rows = g_array_new(FALSE, FALSE, sizeof(CaromBalanceRow));
  g_array_set_clear_func(rows, row_clear);
  add_party(rows, &balance->a, explanation->name_a);
  if (explanation->record.b >= 0)
    add_party(rows, &balance->b, explanation->name_b);
  add_vectors(rows, g_strdup(_("Total momentum Σp")), CAROM_DIMENSION_MOMENTUM, balance->momentum);
  add_numbers(rows, g_strdup(_("Total kinetic energy ΣE")), CAROM_DIMENSION_ENERGY,
              balance->energy_j);
  return rows;
}

/* ---- Figures ---- */

static void figure_clear(gpointer figure) {
  g_free(((CaromBalanceFigure *)figure)->label);
}

/* @label: (transfer full) */
static void add_figure(GArray *figures, char *label, CaromDimension dimension, CaromValue value) {
  CaromBalanceFigure figure = {label, dimension, value};
  g_array_append_val(figures, figure);
}

static void add_mass(GArray *figures, const CaromParty *party, const char *name) {
  if (!party->immovable)
    add_figure(figures, g_strdup_printf(_("Mass of %s"), name), CAROM_DIMENSION_MASS,
               carom_value_number(party->mass_kg));
}

GArray *carom_balance_figures(const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  gboolean has_friction = explanation->record.contact.tangential_factor < 1;
  CaromContactKind kind = explanation->record.kind;
  const struct {
    const char *label;
    CaromDimension dimension;
    double value;
    gboolean applies;
  } numbers[] = {
      {N_("Closing speed"), CAROM_DIMENSION_VELOCITY, balance->closing_speed, TRUE},
      {N_("Parting speed"), CAROM_DIMENSION_VELOCITY, balance->parting_speed, TRUE},
      {N_("Restitution, as measured"), CAROM_DIMENSION_NONE, balance->restitution, TRUE},
      {N_("Impulse J along n"), CAROM_DIMENSION_MOMENTUM, balance->impulse, TRUE},
      {N_("Impulse of friction"), CAROM_DIMENSION_MOMENTUM, balance->friction_impulse,
       has_friction},
      {N_("Kinetic energy lost"), CAROM_DIMENSION_ENERGY, balance->energy_lost_j, TRUE},
      {N_("Energy gone into height"), CAROM_DIMENSION_ENERGY, balance->not_lost_j,
       kind == CAROM_CONTACT_LYING},
      {N_("Energy of the hop"), CAROM_DIMENSION_ENERGY, -balance->not_lost_j,
       kind == CAROM_CONTACT_HOP},
  };
  GArray *figures = g_array_new(FALSE, FALSE, sizeof(CaromBalanceFigure));
  g_array_set_clear_func(figures, figure_clear);
  add_mass(figures, &balance->a, explanation->name_a);
  add_mass(figures, &balance->b, explanation->name_b);
  add_figure(figures, g_strdup(_("Normal n")), CAROM_DIMENSION_NONE,
             carom_value_vector(balance->normal));
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    if (numbers[i].applies)
      add_figure(figures, g_strdup(_(numbers[i].label)), numbers[i].dimension,
                 carom_value_number(numbers[i].value));
  return figures;
}
