/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-quantity: has the table, and the functions that read the values from a sample, or from the
 * state of a disc. */
#include "carom-quantity.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static double component(CaromVec2 vector, guint i) {
  return i == 0 ? vector.x : vector.y;
}

static double momentum(const CaromSample *sample, guint i) {
  return component(sample->totals.momentum, i);
}

static double kinetic_energy(const CaromSample *sample, guint i) {
  return sample->totals.kinetic_energy_j;
}

static double potential_energy(const CaromSample *sample, guint i) {
  return sample->totals.potential_energy_j;
}

static double total_energy(const CaromSample *sample, guint i) {
  return sample->totals.kinetic_energy_j + sample->totals.potential_energy_j;
}

static double energies(const CaromSample *sample, guint i) {
  static double (*const parts[])(const CaromSample *, guint) = {potential_energy, kinetic_energy,
                                                                total_energy};
  return parts[i](sample, 0);
}

static double balance(const CaromSample *sample, guint i) {
  return component(carom_audit_balance(&sample->totals, &sample->books), i);
}

static double wall_impulse(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.wall_impulse[i]);
}

static double energy_lost(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.energy_lost_j);
}

static double method_impulse(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.method_impulse[i]);
}

static double method_work(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.method_work_j);
}

static double emitted_impulse(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.emitted_impulse[i]);
}

static double emitted_energy(const CaromSample *sample, guint i) {
  return carom_sum_value(sample->books.emitted_energy_j);
}

static double discs(const CaromSample *sample, guint i) {
  return (double)sample->totals.n_discs;
}

static double momentum_error(const CaromSample *sample, guint i) {
  return sample->momentum_error;
}

static double energy_error(const CaromSample *sample, guint i) {
  return sample->energy_error;
}

static double energy_error_size(const CaromSample *sample, guint i) {
  return fabs(sample->energy_error);
}

static double disagreement(const CaromSample *sample, guint i) {
  return sample->position_distance;
}

static double contact_disagreement(const CaromSample *sample, guint i) {
  return sample->contact_eps;
}

static double contacts(const CaromSample *sample, guint i) {
  return (double)carom_audit_count_contacts(&sample->books);
}

static double collisions(const CaromSample *sample, guint i) {
  return (double)sample->books.collisions;
}

static double wall_hits(const CaromSample *sample, guint i) {
  return (double)sample->books.wall_hits;
}

static double disc_kinetic_energy(const CaromQuantityDisc *disc, guint i) {
  return 0.5 * disc->mass_kg * carom_vec2_dot(disc->state.velocity, disc->state.velocity);
}

static double disc_momentum(const CaromQuantityDisc *disc, guint i) {
  return disc->mass_kg * component(disc->state.velocity, i);
}

static double disc_position(const CaromQuantityDisc *disc, guint i) {
  return component(disc->state.position, i);
}

static double disc_velocity(const CaromQuantityDisc *disc, guint i) {
  return component(disc->state.velocity, i);
}

/* Half of its square is the kinetic energy. */
static double disc_weighted_velocity(const CaromQuantityDisc *disc, guint i) {
  return sqrt(disc->mass_kg) * component(disc->state.velocity, i);
}

static double disc_speed(const CaromQuantityDisc *disc, guint i) {
  return carom_vec2_length(disc->state.velocity);
}

static double disc_angular_momentum(const CaromQuantityDisc *disc, guint i) {
  CaromVec2 r = carom_vec2_sub(disc->state.position, disc->pivot), v = disc->state.velocity;
  return disc->mass_kg * (r.x * v.y - r.y * v.x);
}

static double pair_distance(const CaromQuantityDisc *one, const CaromQuantityDisc *other) {
  return carom_vec2_distance(one->state.position, other->state.position);
}

static double pair_gap(const CaromQuantityDisc *one, const CaromQuantityDisc *other) {
  return pair_distance(one, other) - (one->radius + other->radius);
}

/* By the conservation of energy, with what moves along gravity alone. */
static double disc_height(const CaromQuantityDisc *disc, guint i) {
  double g = hypot(disc->gravity.x, disc->gravity.y); /* which may be very little */
  CaromVec2 up = carom_vec2_scale(disc->gravity, -1 / g);
  double speed = carom_vec2_dot(disc->state.velocity, up);
  return carom_vec2_dot(disc->state.position, up) - disc->radius + speed * speed / (2 * g);
}

/* The potential energy is below, as that of motion is never less than 0. */
#define ENERGIES                                                                                   \
  .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY, .symbol = "E", .dimension = CAROM_DIMENSION_ENERGY, \
  .n_components = 3, .component_symbols = {"E<sub>pot</sub>", "E<sub>kin</sub>", "E"},             \
  .part_ids = {"potential", "energy", "total-energy"}, .from_zero = TRUE, .is_signed = TRUE,       \
  .of_gravity = TRUE, .since_version_2 = TRUE, .value = energies

static const CaromQuantity quantities[] = {
    {
        .part = {"momentum", N_("Momentum"), N_("Sum of mass × velocity of all free discs.")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "p",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"p<sub>x</sub>", "p<sub>y</sub>"},
        .value = momentum,
    },
    {
        .part = {"energy", N_("Kinetic energy"), N_("Sum of ½ m v² of all free discs.")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "E",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .from_zero = TRUE,
        .value = kinetic_energy,
    },
    {
        .part = {"momentum-by-disc", N_("Momentum by disc"),
                 N_("Mass × velocity of each disc that can move, and the sum of all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "p",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"<sub>x</sub>", "<sub>y</sub>"},
        .of_disc = disc_momentum,
    },
    {
        .part = {"energy-by-disc", N_("Kinetic energy by disc"),
                 N_("½ m v² of each disc that can move, and the sum of all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "E",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .from_zero = TRUE,
        .of_disc = disc_kinetic_energy,
    },
    {
        .part = {"energy-by-disc-stacked", N_("Kinetic energies, stacked"),
                 N_("½ m v² of each disc that can move, on top of each other: together they are as "
                    "high as the sum of all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "E",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .stack_of = "energy-by-disc",
        .from_zero = TRUE,
        .since_version_2 = TRUE,
        .of_disc = disc_kinetic_energy,
    },
    {
        .part = {"position", N_("Position"),
                 N_("Where the centre of each disc that can move is, and the centre of mass of "
                    "all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .whole = CAROM_QUANTITY_CENTRE_OF_MASS,
        .change = CAROM_QUANTITY_CHANGES_IN_FLIGHT,
        .symbol = "r",
        .dimension = CAROM_DIMENSION_LENGTH,
        .since_version_2 = TRUE,
        .n_components = 2,
        .component_symbols = {"<sub>x</sub>", "<sub>y</sub>"},
        .of_disc = disc_position,
    },
    {
        .part = {"velocity", N_("Velocity"),
                 N_("The velocity of each disc that can move, and of the centre of mass of all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .whole = CAROM_QUANTITY_CENTRE_OF_MASS,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "v",
        .dimension = CAROM_DIMENSION_VELOCITY,
        .since_version_2 = TRUE,
        .n_components = 2,
        .component_symbols = {"<sub>x</sub>", "<sub>y</sub>"},
        .of_disc = disc_velocity,
    },
    {
        .part = {"weighted-velocity", N_("Velocity times √mass"),
                 N_("The velocity of each disc that can move, times the root of its mass: the sum "
                    "of the squares is twice the kinetic energy.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .whole = CAROM_QUANTITY_NO_WHOLE,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "√m\u2009v",
        .dimension = CAROM_DIMENSION_ROOT_ENERGY,
        .since_version_2 = TRUE,
        .n_components = 2,
        .component_symbols = {"<sub>x</sub>", "<sub>y</sub>"},
        .of_disc = disc_weighted_velocity,
    },
    {
        .part = {"speed", N_("Speed"),
                 N_("How fast each disc that can move is, and the centre of mass of all.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .whole = CAROM_QUANTITY_CENTRE_OF_MASS,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "v",
        .dimension = CAROM_DIMENSION_VELOCITY,
        .since_version_2 = TRUE,
        .n_components = 1,
        .from_zero = TRUE,
        .of_disc = disc_speed,
    },
    {
        .part = {"angular-momentum", N_("Angular momentum"),
                 N_("Mass × (position × velocity) of each disc that can move, and the sum of all, "
                    "about a point of the scene: ⊕ in the window’s panes, where it is dragged.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "L",
        .dimension = CAROM_DIMENSION_ANGULAR_MOMENTUM,
        .since_version_2 = TRUE,
        .n_components = 1,
        .is_about_pivot = TRUE,
        .of_disc = disc_angular_momentum,
    },
    {
        .part = {"distance", N_("Distance of two discs"),
                 N_("From centre to centre, of up to four discs.")},
        .kind = CAROM_QUANTITY_BY_PAIR,
        .change = CAROM_QUANTITY_CHANGES_IN_FLIGHT,
        .symbol = "d",
        .dimension = CAROM_DIMENSION_LENGTH,
        .since_version_2 = TRUE,
        .n_components = 1,
        .from_zero = TRUE,
        .of_pair = pair_distance,
    },
    {
        .part = {"gap", N_("Gap between two discs"),
                 N_("From rim to rim, of up to four discs: 0 where they touch, less where they "
                    "overlap.")},
        .kind = CAROM_QUANTITY_BY_PAIR,
        .change = CAROM_QUANTITY_CHANGES_IN_FLIGHT,
        .symbol = "s",
        .dimension = CAROM_DIMENSION_LENGTH,
        .since_version_2 = TRUE,
        .n_components = 1,
        .from_zero = TRUE,
        .is_signed = TRUE,
        .of_pair = pair_gap,
    },
    {
        .part =
            {"height", N_("Top of the flight"),
             N_("How high above 0, against gravity, the lowest point of each disc that can move "
                "is at the top of its free flight, or would be: a ball on a floor at 0 bounces "
                "so high.")},
        .kind = CAROM_QUANTITY_BY_DISC,
        .whole = CAROM_QUANTITY_NO_WHOLE,
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "h",
        .dimension = CAROM_DIMENSION_LENGTH,
        .since_version_2 = TRUE,
        .n_components = 1,
        .from_zero = TRUE,
        .is_signed = TRUE,
        .of_gravity = TRUE,
        .of_disc = disc_height,
    },
    {
        .part = {"speeds", N_("Distribution of speeds"),
                 N_("How many of the discs that can move have each speed now.")},
        .kind = CAROM_QUANTITY_DISTRIBUTION,
        .symbol = "v",
        .dimension = CAROM_DIMENSION_VELOCITY,
        .n_components = 1,
        .from_zero = TRUE,
        .of_disc = disc_speed,
    },
    {
        .part = {"potential", N_("Potential energy"),
                 N_("Gravitational potential energy: the sum of −m g·x of all free discs (x: where "
                    "a disc is, a vector).")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "E<sub>pot</sub>",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .value = potential_energy,
    },
    {
        .part = {"total-energy", N_("Total energy"), N_("Kinetic and potential energy together.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "E",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .value = total_energy,
    },
    {
        .part = {"energies", N_("Energies"),
                 N_("The gravitational potential energy of all free discs, their kinetic energy, "
                    "and both together.")},
        ENERGIES,
    },
    {
        .part = {"energies-stacked", N_("Energies, stacked"),
                 N_("The kinetic energy of all free discs on top of their gravitational potential "
                    "energy: together they are as high as the total energy. Below 0 they "
                    "overlap.")},
        ENERGIES,
        .stack_of = "energies",
    },
    {
        .part = {"lost-energy", N_("Energy lost"),
                 N_("Kinetic energy lost so far to inelastic contacts and wall friction.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "E<sub>lost</sub>",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .value = energy_lost,
    },
    {
        .part = {"balance", N_("Momentum balance"),
                 N_("Momentum minus the impulses of walls, pinned and driven discs, gravity and "
                    "the method itself, and what emitted discs bring: constant if all is right.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "p",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"p<sub>x</sub>", "p<sub>y</sub>"},
        .value = balance,
    },
    {
        .part = {"wall-impulse", N_("Impulse from walls"),
                 N_("Total impulse of the walls on the discs so far.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "J",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"J<sub>x</sub>", "J<sub>y</sub>"},
        .value = wall_impulse,
    },
    {
        .part = {"method-impulse", N_("Impulse of the method"),
                 N_("Momentum that rules of the method have given so far, which physics does not: "
                    "corrections of speeds.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "J",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"J<sub>x</sub>", "J<sub>y</sub>"},
        .value = method_impulse,
    },
    {
        .part = {"method-work", N_("Work of the method"),
                 N_("Energy that rules of the method have given so far, which physics does not: "
                    "put-backs under gravity, corrections of speeds, lifts and hops.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "W",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .value = method_work,
    },
    {
        .part = {"error", N_("Energy error"),
                 N_("Relative energy gained or lost that neither forces nor the method explains.")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "ΔE/E",
        .dimension = CAROM_DIMENSION_NONE,
        .n_components = 1,
        .value = energy_error,
    },
    {
        .part = {"error-size", N_("Energy error, logarithmic"),
                 N_("Size of the relative energy error.")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "|ΔE|/E",
        .dimension = CAROM_DIMENSION_NONE,
        .n_components = 1,
        .logarithmic = TRUE,
        .value = energy_error_size,
    },
    {
        .part = {"momentum-error", N_("Momentum error"),
                 N_("How far the momentum balance has moved, relative to Σ m|v| "
                    "or to what came from outside.")},
        .change = CAROM_QUANTITY_CHANGES_BY_GRAVITY,
        .symbol = "|Δp|/p",
        .dimension = CAROM_DIMENSION_NONE,
        .n_components = 1,
        .logarithmic = TRUE,
        .value = momentum_error,
    },
    {
        .part = {"disagreement", N_("Disagreement of the panes"),
                 N_("Greatest distance between a disc here and the same disc in the reference.")},
        .symbol = "|Δx|",
        .dimension = CAROM_DIMENSION_LENGTH,
        .n_components = 1,
        .logarithmic = TRUE,
        .value = disagreement,
    },
    {
        .part =
            {"contact-disagreement", N_("Disagreement at a contact"),
             N_("Largest difference so far between the resolvers’ answers to the same contact.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "|Δv|/v",
        .dimension = CAROM_DIMENSION_EPSILON,
        .n_components = 1,
        .from_zero = TRUE,
        .value = contact_disagreement,
    },
    {
        .part = {"contacts", N_("Contacts"),
                 N_("How many contacts so far, of discs with one another and with walls.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "N",
        .dimension = CAROM_DIMENSION_COUNT,
        .n_components = 1,
        .from_zero = TRUE,
        .value = contacts,
    },
    {
        .part = {"contact-rate", N_("Contacts per second"),
                 N_("How many contacts there are in a second: the mean over the last one.")},
        .change = CAROM_QUANTITY_CHANGES_IN_FLIGHT,
        .symbol = "dN/dt",
        .dimension = CAROM_DIMENSION_RATE,
        .since_version_2 = TRUE,
        .n_components = 1,
        .from_zero = TRUE,
        .is_rate = TRUE,
        .value = contacts,
    },
    {
        .part = {"collisions", N_("Disc–disc contacts"),
                 N_("How many contacts of two discs so far.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "N",
        .dimension = CAROM_DIMENSION_COUNT,
        .n_components = 1,
        .from_zero = TRUE,
        .value = collisions,
    },
    {
        .part = {"wall-hits", N_("Wall hits"), N_("How many contacts with walls so far.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "N",
        .dimension = CAROM_DIMENSION_COUNT,
        .n_components = 1,
        .from_zero = TRUE,
        .value = wall_hits,
    },
    {
        .part = {"discs", N_("Discs"), N_("How many discs there are.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "N",
        .dimension = CAROM_DIMENSION_COUNT,
        .n_components = 1,
        .from_zero = TRUE,
        .of_emitters = TRUE,
        .since_version_2 = TRUE,
        .value = discs,
    },
    {
        .part = {"emitted-impulse", N_("Momentum brought in"),
                 N_("Momentum that discs of emitters have brought in so far.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "p",
        .dimension = CAROM_DIMENSION_MOMENTUM,
        .n_components = 2,
        .component_symbols = {"p<sub>x</sub>", "p<sub>y</sub>"},
        .of_emitters = TRUE,
        .since_version_2 = TRUE,
        .value = emitted_impulse,
    },
    {
        .part = {"emitted-energy", N_("Energy brought in"),
                 N_("Kinetic and potential energy that discs of emitters have brought in so far.")},
        .change = CAROM_QUANTITY_CHANGES_AT_CONTACTS,
        .symbol = "E",
        .dimension = CAROM_DIMENSION_ENERGY,
        .n_components = 1,
        .of_emitters = TRUE,
        .since_version_2 = TRUE,
        .value = emitted_energy,
    },
};

const CaromQuantity *carom_quantities(guint *n_quantities) {
  if (n_quantities)
    *n_quantities = G_N_ELEMENTS(quantities);
  return quantities;
}

static const CaromQuantity *find_in_table(const char *id, gsize length) {
  for (guint i = 0; i < G_N_ELEMENTS(quantities); i++)
    if (strlen(quantities[i].part.id) == length && strncmp(quantities[i].part.id, id, length) == 0)
      return &quantities[i];
  return NULL;
}

const CaromQuantity *carom_quantity_by_id(const char *id) {
  const char *slash = strchr(id, '/');
  if (!slash)
    return find_in_table(id, strlen(id));
  const CaromQuantity *upright = find_in_table(id, (gsize)(slash - id));
  const CaromQuantity *across = find_in_table(slash + 1, strlen(slash + 1));
  return upright && across ? carom_quantity_against(upright, across) : NULL;
}

const CaromQuantity *carom_quantity_unstacked(const CaromQuantity *quantity) {
  return quantity->stack_of ? carom_quantity_by_id(quantity->stack_of) : quantity;
}

/* ---- Phase plots ---- */

static gboolean has_pairs_of_its_own(const CaromQuantity *quantity) {
  return quantity->kind == CAROM_QUANTITY_BY_DISC || carom_quantity_is_vector(quantity);
}

/* Values of the run belong to all discs together, and to each of them, and to each two. */
static gboolean have_pairs(const CaromQuantity *upright, const CaromQuantity *across) {
  if (upright->kind == CAROM_QUANTITY_DISTRIBUTION || across->kind == CAROM_QUANTITY_DISTRIBUTION)
    return FALSE;
  if (carom_quantity_repeats(upright) || carom_quantity_repeats(across))
    return FALSE;
  if (upright == across)
    return has_pairs_of_its_own(upright);
  if (across->kind == CAROM_QUANTITY_OF_RUN || across->kind == upright->kind)
    return TRUE;
  return upright->kind == CAROM_QUANTITY_OF_RUN && across->whole != CAROM_QUANTITY_NO_WHOLE &&
         across->kind == CAROM_QUANTITY_BY_DISC;
}

/* They are made when they are asked for, and kept: whoever shows one has its address. */
G_LOCK_DEFINE_STATIC(phase_plots);
static GHashTable *phase_plots; /* (element-type utf8 CaromQuantity): by id */

static CaromQuantity *make_phase_plot(const CaromQuantity *upright, const CaromQuantity *across,
                                      char *id) {
  CaromQuantity *plot = g_memdup2(upright, sizeof *upright);
  const char *upright_title = _(upright->part.title), *across_title = _(across->part.title);
  plot->part.id = id;
  plot->part.title =
      /* Translators: two quantities, the first one upright, the second one across: "Velocity
         against Position". */
      g_strdup_printf(_("%s against %s"), upright_title, across_title);
  plot->part.summary =
      /* Translators: two sentences, each of which says what a quantity is. */
      g_strdup_printf(C_("two sentences", "%s\n%s"), _(upright->part.summary),
                      _(across->part.summary));
  plot->of_emitters |= across->of_emitters;
  plot->of_gravity |= across->of_gravity;
  plot->since_version_2 = TRUE;
  plot->upright = upright;
  plot->across = across;
  return plot;
}

const CaromQuantity *carom_quantity_against(const CaromQuantity *upright,
                                            const CaromQuantity *across) {
  if (!have_pairs(upright, across))
    return NULL;
  char *id = g_strconcat(upright->part.id, "/", across->part.id, NULL);
  G_LOCK(phase_plots);
  if (!phase_plots)
    phase_plots = g_hash_table_new(g_str_hash, g_str_equal);
  CaromQuantity *plot = g_hash_table_lookup(phase_plots, id);
  if (plot)
    g_free(id);
  else {
    plot = make_phase_plot(upright, across, id);
    g_hash_table_insert(phase_plots, (gpointer)plot->part.id, plot);
  }
  G_UNLOCK(phase_plots);
  return plot;
}
