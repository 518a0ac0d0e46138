/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-distribution: makes the bins by how the scene starts, which is the same for all panes and
 * all frames. */
#include "carom-distribution.h"

#include "carom-round-number.h"

/* In a gas of two dimensions, e^-9 of the discs are faster than three times the root of the mean
 * square: one of 8000. */
static const double reach_in_rms = 3;

/* Each bin should have some ten discs where most of them are, but there must be bins enough to show
 * a form; where a few discs are much lighter than the others, not too many to be drawn. */
static const double least_bins = 12, most_bins = 30, most_bins_to_lightest = 90;

/* Returns: the square of the speed that is gained by falling through the view */
static double square_of_fall(const CaromScene *scene) {
  CaromVec2 min, max;
  if (scene->gravity.x == 0 && scene->gravity.y == 0)
    return 0;
  carom_scene_view(scene, &min, &max);
  return 2 * carom_vec2_length(scene->gravity) * carom_vec2_distance(max, min);
}

typedef struct {
  double mean, fastest; /* speeds of the discs that can move */
} Typical;

/* How fast discs are in the long run: collisions give each the same energy on average, and falling
 * adds to it. */
static Typical typical_of(const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  const CaromScene *scene = run->scene;
  double fall = square_of_fall(scene), sum = 0, fastest = 0;
  double energy_j = run->start.kinetic_energy_j; /* what emitters bring in is added to it */
  guint n_free = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    n_free += carom_bodies_is_pinned(bodies, i) ? 0 : 1;
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    n_free += emitter->count;
    energy_j += 0.5 * emitter->mass_kg * emitter->count *
                carom_vec2_dot(emitter->velocity, emitter->velocity);
  }
  for (guint i = 0; i < scene->bodies->len; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    double speed = sqrt(2 * energy_j / n_free / bodies->mass_kg[i] + fall);
    sum += speed;
    fastest = MAX(fastest, speed);
  }
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    double speed = emitter->count > 0 ? sqrt(2 * energy_j / n_free / emitter->mass_kg + fall) : 0;
    sum += emitter->count * speed;
    fastest = MAX(fastest, speed);
  }
  return (Typical){n_free > 0 ? sum / n_free : 0, fastest};
}

static double positive(double value) {
  return isfinite(value) && value > 0 ? value : 1;
}

static double reach_of(Typical typical) {
  return positive(MAX(reach_in_rms * typical.mean, 2 * typical.fastest));
}

double carom_distribution_reach(const CaromRun *run) {
  return reach_of(typical_of(run));
}

/* Far more than a picture can show. Where discs have become so much faster than was to be expected,
 * bins are wider, so that each disc is where it belongs. */
#define MAX_BINS 4096

/* A value that misses an edge by this fraction of it is at the edge: a contact changes a speed by
 * some 6 ε at most, so this is what hundreds of contacts may do, and far less than a difference
 * that anybody could have meant. */
static const double edge_rounding = 1e-12;

/* Returns: the number of the bin; a value at the edge of two belongs to the upper one, as all
 *   values below the next edge do */
static double bin_of(double value, double width) {
  double bin = value / width, edge = round(bin);
  return fabs(bin - edge) <= edge_rounding * edge ? edge : floor(bin);
}

static double value_of(const CaromQuantity *quantity, const CaromBodies *bodies, guint i) {
  CaromQuantityDisc disc = {.state = carom_track_state_of(bodies, i),
                            .mass_kg = bodies->mass_kg[i],
                            .radius = bodies->radius[i]};
  return quantity->of_disc(&disc, 0);
}

static double greatest_value(const CaromQuantity *quantity, const CaromBodies *bodies) {
  double greatest = 0;
  for (guint i = 0; i < bodies->n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      greatest = MAX(greatest, value_of(quantity, bodies, i));
  return greatest;
}

CaromDistribution carom_distribution_of(const CaromQuantity *quantity, const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  double n_bins = CLAMP(sqrt(run->world->n_most) * 1.5, least_bins, most_bins);
  Typical typical = typical_of(run);
  double wanted = positive(reach_in_rms * typical.mean) / n_bins;
  double usual = MAX(wanted, reach_of(typical) / most_bins_to_lightest);
  double least = MAX(usual, greatest_value(quantity, bodies) / (MAX_BINS - 1));
  CaromDistribution distribution = {
      .width = carom_round_number_times(carom_round_number_above(least), 1),
      .counts = g_array_new(FALSE, TRUE, sizeof(guint)),
  };
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    guint bin = (guint)MIN(bin_of(value_of(quantity, bodies, i), distribution.width), MAX_BINS - 1);
    if (bin >= distribution.counts->len)
      g_array_set_size(distribution.counts, bin + 1);
    g_array_index(distribution.counts, guint, bin)++;
  }
  return distribution;
}

void carom_distribution_clear(CaromDistribution *distribution) {
  g_clear_pointer(&distribution->counts, g_array_unref);
}
