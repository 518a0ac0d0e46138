/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-gas: a gas in a box. Dilute, its discs are placed one by one at random; dense,
 * they start in rows, with gaps where there are more places than discs, and are shaken.
 *
 * The temperature is the mean kinetic energy of a disc: each of its two components has half of it,
 * so that ⟨½ m v²⟩ = k T, with k = 1. */
#include "carom-generator-work.h"
#include "carom-normal.h"
#include "carom-packing.h"
#include "carom-shake.h"
#include "carom-sum.h"

#include <glib/gi18n-lib.h>

/* If they cover this fraction or more, the discs are not placed one by one: near 0.5 it takes very
 * many tries. */
#define DENSE 0.4

/* Enough that nothing of the rows is seen where there is room for discs to pass each other. */
#define SHAKE_ROUNDS 50

/* The room that is left over is found to so many bits. */
#define HALVINGS 20

/* How many radii the fastest disc travels; one of usual speed travels less than half of that. */
#define TRAVEL 750

enum { DISCS, FRACTION, TEMPERATURE, RADIUS, MASS, ASPECT, SEED };

static const CaromGeneratorOption options[] = {
    [DISCS] = {.part = {"discs", N_("Discs"), N_("Number of discs")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
               .whole = TRUE,
               .low = 2,
               .high = CAROM_GENERATOR_OPTION_MAX_DISCS,
               .usual = 200},
    [FRACTION] = {.part = {"fraction", N_("Packing fraction"),
                           N_("Fraction of the box that the discs cover")},
                  /* Translators: a fraction. */
                  .argument = N_("F"),
                  .low = 1e-6,
                  .high = 1,
                  .usual = 0.3},
    [TEMPERATURE] = {.part = {"temperature", N_("Temperature"),
                              N_("Mean kinetic energy of a disc, ½ m v²; that is k T, with k = 1")},
                     /* Translators: a temperature. */
                     .argument = N_("T"),
                     .dimension = CAROM_DIMENSION_ENERGY,
                     .high = 1e30,
                     .usual = 1},
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.05),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(1),
    [ASPECT] = {.part = {"aspect", N_("Shape of the box"), N_("Width of the box over its height")},
                /* Translators: a ratio. */
                .argument = N_("A"),
                .low = 0.01,
                .high = 100,
                .usual = 1},
    [SEED] = CAROM_GENERATOR_OPTION_SEED,
};

/* ---- Where the discs are ---- */

typedef struct {
  guint n;
  CaromVec2 size;  /* the box, whose lower left corner is the origin */
  double radius;   /* the radius of each disc */
  double diameter; /* the least distance of two centres, with what rounding may take away */
  GRand *random;
  CaromVec2 *places; /* where their centres are */
} Box;

static Box box_new(const double *values) {
  double area = values[DISCS] * G_PI * values[RADIUS] * values[RADIUS] / values[FRACTION];
  Box box = {.n = (guint)values[DISCS], .radius = values[RADIUS]};
  box.size.y = sqrt(area / values[ASPECT]);
  box.size.x = area / box.size.y;
  box.diameter = carom_generator_work_apart(2 * values[RADIUS], MAX(box.size.x, box.size.y));
  box.random = g_rand_new_with_seed((guint32)values[SEED]);
  box.places = g_new(CaromVec2, box.n);
  return box;
}

static void box_clear(Box *box) {
  g_rand_free(box->random);
  g_free(box->places);
}

/* Returns: whether there was room for all */
static gboolean place_one_by_one(Box *box) {
  g_autoptr(GArray) bodies = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  g_auto(CaromRandomPlacementState) state;
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = box->n;
  placement.max = box->size;
  placement.radius_min = placement.radius_max = box->diameter / 2;
  carom_random_placement_state_init(&state, g_rand_int(box->random), bodies, box->n);
  if (carom_random_placement_place(&placement, &state) < box->n)
    return FALSE;
  for (guint i = 0; i < box->n; i++)
    box->places[i] = g_array_index(bodies, CaromBody, i).position;
  return TRUE;
}

/* Takes each place with the chance that leaves as many as are needed; all choices are equally
 * likely. */
static void choose_places(Box *box, const CaromPacking *packing, guint64 n_places) {
  guint n = 0;
  for (guint64 i = 0; n < box->n; i++)
    if (g_rand_double(box->random) * (double)(n_places - i) < box->n - n)
      box->places[n++] = carom_packing_place(packing, i);
}

/* The steps are half the gap between discs that are spread evenly, so that some of them go. */
static void shake(Box *box) {
  double pitch = sqrt(2 / sqrt(3) * box->size.x * box->size.y / box->n);
  double r = box->diameter / 2;
  CaromShake shake = {
      .min = carom_vec2(r, r),
      .max = carom_vec2(box->size.x - r, box->size.y - r),
      .diameter = box->diameter,
      .step = MAX((pitch - box->diameter) / 2, 0.001 * box->diameter),
      .n_rounds = SHAKE_ROUNDS,
  };
  carom_shake(box->places, box->n, &shake, box->random);
}

/* Places the discs as if they were as large as they can be, so that each has some room to move.
 *
 * @n_places: (inout): of @packing, the one of the discs as they are */
static void loosen(const Box *box, CaromPacking *packing, guint64 *n_places) {
  double goes = box->radius, too_large = 2 * box->radius;
  for (guint i = 0; i < HALVINGS; i++) {
    double radius = goes + (too_large - goes) / 2;
    guint64 n;
    CaromPacking looser = carom_packing_best(box->size, radius, &n);
    if (n < box->n) {
      too_large = radius;
      continue;
    }
    goes = radius;
    *packing = looser;
    *n_places = n;
  }
}

static gboolean place_in_rows(Box *box) {
  guint64 n_places;
  CaromPacking packing = carom_packing_best(box->size, box->radius, &n_places);
  if (n_places < box->n)
    return FALSE;
  loosen(box, &packing, &n_places);
  choose_places(box, &packing, n_places);
  shake(box);
  return TRUE;
}

static gboolean refuse_fraction(const double *values, guint *culprit, GError **error) {
  double limit = carom_packing_limit((guint)values[DISCS], values[ASPECT]);
  g_autofree char *highest = carom_generator_work_at_most(limit, CAROM_DIMENSION_NONE);
  return carom_generator_error_refuse(
      culprit, FRACTION,
      /* Translators: "%u" is a number of discs, "%s" a fraction such as 0.8352. */
      g_strdup_printf(ngettext("In a box of that shape there is room for %u disc up to a fraction "
                               "of %s, where all stand in rows. Give that or less.",
                               "In a box of that shape there is room for %u discs up to a "
                               "fraction of %s, where all stand in rows. Give that or less.",
                               (guint)values[DISCS]),
                      (guint)values[DISCS], highest),
      error);
}

/* ---- How fast they are ---- */

static CaromVec2 mean_velocity(const GArray *bodies) {
  CaromSum x = {0}, y = {0};
  for (guint i = 0; i < bodies->len; i++) {
    carom_sum_add(&x, g_array_index(bodies, CaromBody, i).velocity.x);
    carom_sum_add(&y, g_array_index(bodies, CaromBody, i).velocity.y);
  }
  return carom_vec2_scale(carom_vec2(carom_sum_value(x), carom_sum_value(y)), 1.0 / bodies->len);
}

static double mean_square(const GArray *bodies) {
  CaromSum sum = {0};
  for (guint i = 0; i < bodies->len; i++) {
    CaromVec2 velocity = g_array_index(bodies, CaromBody, i).velocity;
    carom_sum_add(&sum, carom_vec2_dot(velocity, velocity));
  }
  return carom_sum_value(sum) / bodies->len;
}

/* The velocities first have the variance 1, then rest in the mean, and then the temperature. */
static void set_velocities(GArray *bodies, double temperature, double mass, GRand *random) {
  for (guint i = 0; i < bodies->len; i++) {
    double x = carom_normal(random), y = carom_normal(random);
    g_array_index(bodies, CaromBody, i).velocity = carom_vec2(x, y);
  }
  CaromVec2 drift = mean_velocity(bodies);
  for (guint i = 0; i < bodies->len; i++) {
    CaromVec2 *velocity = &g_array_index(bodies, CaromBody, i).velocity;
    *velocity = carom_vec2_sub(*velocity, drift);
  }
  double factor = sqrt(2 * temperature / mass / mean_square(bodies));
  for (guint i = 0; i < bodies->len; i++) {
    CaromVec2 *velocity = &g_array_index(bodies, CaromBody, i).velocity;
    *velocity = carom_vec2_scale(*velocity, factor);
  }
}

/* ---- The scene ---- */

static char *lesson(const double *values) {
  g_autofree char *percent =
      carom_generator_work_quantity(100 * values[FRACTION], CAROM_DIMENSION_NONE);
  g_autofree char *energy =
      carom_generator_work_quantity(values[TEMPERATURE], CAROM_DIMENSION_ENERGY);
  if (values[TEMPERATURE] == 0)
    /* Translators: "%s" is a number. */
    return g_strdup_printf(_("The discs cover %s %% of their box. Their temperature is 0: they "
                             "are all at rest. What does one of them do to the others, once it is "
                             "given a velocity?"),
                           percent);
  return g_strdup_printf(
      /* Translators: "%1$s" is a number, "%2$s" an energy with its unit. */
      _("The discs cover %1$s %% of their box. Their velocities are drawn from the distribution of "
        "Maxwell and Boltzmann: %2$s for each disc on average, with the centre of mass at rest. "
        "They change with every contact. What becomes of their distribution?"),
      percent, energy);
}

static CaromScene *scene_of(const Box *box, const double *values) {
  char *title = g_strdup_printf(ngettext("A gas of %u disc", "A gas of %u discs", box->n), box->n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values));
  scene->seed = (guint32)values[SEED];
  scene->staging.arrows = CAROM_STAGING_ARROWS_NONE;
  scene->staging.colour_by = CAROM_STAGING_COLOUR_BY_SPEED;
  for (guint i = 0; i < box->n; i++)
    carom_generator_work_add_disc(scene, box->places[i], values[RADIUS], values[MASS]);
  set_velocities(scene->bodies, values[TEMPERATURE], values[MASS], box->random);
  carom_generator_work_add_box(scene, carom_vec2(0, 0), box->size);
  carom_generator_work_set_time(scene, TRAVEL * values[RADIUS]);
  return scene;
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  Box box = box_new(values);
  gboolean placed = (values[FRACTION] < DENSE && place_one_by_one(&box)) || place_in_rows(&box) ||
                    refuse_fraction(values, culprit, error);
  CaromScene *scene = placed ? scene_of(&box, values) : NULL;
  box_clear(&box);
  return scene;
}

const CaromGenerator carom_generator_gas = {
    .part = {"gas", N_("Gas in a box"),
             N_("Discs at random places in a box, with the velocities of a gas at a temperature.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
