/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-piston: the piston that is let go, with its gas drawn from several seeds, beside what the
 * kinetic theory of gases says of it. */
#include "lesson.h"

#include <math.h>

#define N_SEEDS 8
#define PISTON  0 /* the first disc */

/* ---- Theory ----
 * A gas of N hard discs of mass m and energy E in an area A has the pressure P = Z E / A, where
 * Z = (1 + η²/8) / (1 - η)², η the share of the area that the discs cover (Henderson, Molecular
 * Physics 30 (1975) 971). Of a wall that moves away from it with u it is hit more seldom and less
 * hard: with the normal distribution f of velocities along the normal, of variance E / (N m), the
 * pressure is 2 Z N m / A · ∫ (v - u)² f(v) dv over v > u.
 *
 * That is if the gas as a whole rests. In truth it flows after the piston, so it pushes more; if
 * all of it kept up, it would push as on a wall that rests, as in slow expansion. So the piston is
 * between these two. */

typedef struct {
  double way_m, speed, share; /* of the piston; and the gas's share of the energy */
} Pushed;

/* What is given. The centre of a disc of the gas is at least its radius off the walls, and the sum
 * of the radii off the piston's centre. */
typedef struct {
  double n, gas_radius, gas_mass_kg, piston_radius, piston_mass_kg;
  double energy_j, height, depth; /* of the channel, and from its end to the piston's centre */
} Channel;

static double pressure_factor(double covered) {
  return (1 + covered * covered / 8) / ((1 - covered) * (1 - covered));
}

/* ∫ (v - u)² f(v) dv over v > u, for a variance of 1. */
static double push_of_normal(double u) {
  double beyond = 0.5 * erfc(u / sqrt(2)), density = exp(-u * u / 2) / sqrt(2 * G_PI);
  return (1 + u * u) * beyond - u * density;
}

/* The push on the round front of the piston, along x. */
static double calculate_push(const Channel *channel, double area, double energy_j, double speed) {
  enum { N_PARTS = 20 };
  double variance = energy_j / (channel->n * channel->gas_mass_kg);
  double covered = channel->n * G_PI * channel->gas_radius * channel->gas_radius / area;
  double reach = channel->gas_radius + channel->piston_radius;
  double end_rad = asin(channel->height / 2 / reach), part_rad = 2 * end_rad / N_PARTS;
  double push = 0;
  for (guint i = 0; i < N_PARTS; i++) {
    double slope = cos((i + 0.5) * part_rad - end_rad);
    push += push_of_normal(speed * slope / sqrt(variance)) * slope * reach * part_rad;
  }
  return 2 * pressure_factor(covered) * channel->n * channel->gas_mass_kg / area * variance * push;
}

/* @follows: whether the gas keeps up with the piston */
static Pushed expect(const Channel *channel, gboolean follows, double duration_s) {
  const double dt_s = 0.002;
  double reach = channel->gas_radius + channel->piston_radius, half = channel->height / 2;
  double cap = half * sqrt(reach * reach - half * half) + reach * reach * asin(half / reach);
  double start_area = channel->height * channel->depth - cap;
  double energy_j = channel->energy_j, way_m = 0, speed = 0;
  for (double t_s = 0; t_s < duration_s; t_s += dt_s) {
    double push = calculate_push(channel, start_area + channel->height * way_m, energy_j,
                                 follows ? 0 : speed);
    double faster = speed + push * dt_s / channel->piston_mass_kg;
    energy_j -= 0.5 * channel->piston_mass_kg * (faster * faster - speed * speed);
    way_m += faster * dt_s;
    speed = faster;
  }
  return (Pushed){way_m, speed, energy_j / channel->energy_j};
}

static Channel read_channel(const CaromComparison *comparison) {
  const CaromBodies *bodies = lesson_bodies(comparison, 0);
  double gas_radius = bodies->radius[1];
  return (Channel){.n = bodies->n - 1,
                   .gas_radius = gas_radius,
                   .gas_mass_kg = bodies->mass_kg[1],
                   .piston_radius = bodies->radius[PISTON],
                   .piston_mass_kg = bodies->mass_kg[PISTON],
                   .energy_j = lesson_energy_j(comparison, 0),
                   .height = 1 - 2 * gas_radius,
                   .depth = bodies->x[PISTON] - gas_radius};
}

/* What chance does to a single run: some 10 hits a second pass on about 1 kg·m/s each, which gives
 * the piston 0.05 m/s. One that is faster than it should be is hit less, and so forgets that within
 * about 0.5 s: what is left is √(10/s · 0.5 s / 2) · 0.05 m/s. In 2 s that makes
 * √(2 · 0.5 s · 2 s) of way, and twice as large a part of the energy as of the speed. */
static const Pushed chance = {0.11, 0.08, 0.065};

/* ---- Runs ---- */

/* The share of the energy that the gas has. */
static double share_of_gas(const CaromComparison *comparison, guint pane) {
  double v = lesson_speed(comparison, pane, PISTON);
  double mass_kg = lesson_bodies(comparison, pane)->mass_kg[PISTON];
  return 1 - 0.5 * mass_kg * v * v / lesson_energy_j(comparison, pane);
}

static Pushed measure(const CaromComparison *comparison, guint pane, double start_x) {
  double x = lesson_bodies(comparison, pane)->x[PISTON];
  g_assert_cmpuint(lesson_count_right_of(comparison, pane, x), ==, 0);
  return (Pushed){x - start_x, lesson_speed(comparison, pane, PISTON),
                  share_of_gas(comparison, pane)};
}

/* What the answers say of a run. */
static void assert_said(const Pushed *pushed, double start_x) {
  g_assert_cmpfloat(start_x + pushed->way_m, >, lesson_said("2 and 3 m"));
  g_assert_cmpfloat(start_x + pushed->way_m, <, lesson_said("3 m, about 1 m on"));
  g_assert_cmpfloat(pushed->speed, >, lesson_said("0.5 to 0.9 m/s"));
  g_assert_cmpfloat(pushed->speed, <, lesson_said("0.9 m/s"));
  g_assert_cmpfloat(pushed->share, >, lesson_said("0.55 and"));
  g_assert_cmpfloat(pushed->share, <, lesson_said("0.85 of it"));
}

/* The last contact of the piston, with whatever it was, shows the velocity that it has since. */
static void assert_last_contact_shows(const CaromComparison *comparison, guint pane) {
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  for (guint i = carom_run_count_contacts(run); i > 0; i--) {
    const CaromContactRecord *record = carom_run_get_contact(run, i - 1);
    if (record->a != PISTON && (record->wall >= 0 || record->b != PISTON))
      continue;
    CaromContactBody body = record->a == PISTON ? CAROM_BODY_A : CAROM_BODY_B;
    CaromVec2 velocity = carom_contact_record_leaves_with(record, body);
    g_assert_cmpfloat(carom_vec2_length(velocity), ==, lesson_speed(comparison, pane, PISTON));
    return;
  }
  g_assert_not_reached();
}

/* The panes, from the scene's own seed. */
static void assert_panes(double held_s, double after_s) {
  g_autoptr(CaromComparison) comparison = lesson_run_for("piston", 0);
  double start_x = lesson_bodies(comparison, 0)->x[PISTON];
  double least = 1, most = 0;
  g_assert_cmpuint(lesson_bodies(comparison, 0)->n, ==, 1 + lesson_said_count("60 light discs"));
  lesson_go_on(comparison, held_s + after_s);
  for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
    Pushed pushed = measure(comparison, pane, start_x);
    assert_said(&pushed, start_x);
    lesson_says("leads to its last contact, and there to its velocity");
    assert_last_contact_shows(comparison, pane);
    least = MIN(least, pushed.share);
    most = MAX(most, pushed.share);
  }
  lesson_says("in one pane more than in another");
  g_assert_cmpfloat(most - least, >, 0.01);
}

/* What the held piston has of the energy, from when it has got its part of it. */
typedef struct {
  double sum;
  guint n, n_above_tenth;
} Held;

#define SETTLED_S 1.0
#define SAMPLE_S  0.05

static void watch_held(CaromComparison *comparison, double held_s, Held *held) {
  double start_x = lesson_bodies(comparison, 0)->x[PISTON];
  lesson_go_on(comparison, SETTLED_S);
  while (carom_comparison_get_time_s(comparison) < held_s - SAMPLE_S) {
    lesson_go_on(comparison, carom_comparison_get_time_s(comparison) + SAMPLE_S);
    double share = 1 - share_of_gas(comparison, 0);
    held->sum += share;
    held->n++;
    held->n_above_tenth += share > 0.1;
    g_assert_cmpfloat(fabs(lesson_bodies(comparison, 0)->x[PISTON] - start_x), <, 0.05);
  }
}

/* In equilibrium all discs have the same energy on average, however heavy they are, and one has x
 * times that with a chance of e^-x. A piston that rests is remembered for about 0.5 s, so these
 * runs have 48 independent samples, and their mean is off by 1/√48. */
static void assert_held(const Held *held, double n_discs) {
  lesson_says("as much energy as one disc of the gas, and hardly ever a tenth of all");
  g_assert_cmpfloat_with_epsilon(held->sum / held->n * n_discs, 1, 3 / sqrt(48));
  g_assert_cmpfloat((double)held->n_above_tenth / held->n, <, 0.02);
}

static void assert_between(double value, double one, double other, double chance_of_one) {
  double room = 3 * chance_of_one / sqrt(N_SEEDS);
  g_assert_cmpfloat(value, >, MIN(one, other) - room);
  g_assert_cmpfloat(value, <, MAX(one, other) + room);
}

static void assert_seeds(double held_s, double after_s) {
  Pushed runs[N_SEEDS], mean = {0, 0, 0}, resting = {0, 0, 0}, following = {0, 0, 0};
  Held held = {0, 0, 0};
  double n_discs = 0;
  for (guint32 seed = 0; seed < N_SEEDS; seed++) {
    g_autoptr(CaromComparison) comparison = lesson_run_seed("piston", seed + 1, 0);
    const Channel channel = read_channel(comparison);
    const double start_x = lesson_bodies(comparison, 0)->x[PISTON];
    const Pushed least = expect(&channel, FALSE, after_s), most = expect(&channel, TRUE, after_s);
    n_discs = lesson_bodies(comparison, 0)->n;
    watch_held(comparison, held_s, &held);
    lesson_go_on(comparison, held_s + after_s);
    runs[seed] = measure(comparison, 0, start_x);
    assert_said(&runs[seed], start_x);
    const Pushed *const all[] = {&runs[seed], &least, &most};
    Pushed *const means[] = {&mean, &resting, &following};
    for (guint i = 0; i < G_N_ELEMENTS(all); i++) {
      means[i]->way_m += all[i]->way_m / N_SEEDS;
      means[i]->speed += all[i]->speed / N_SEEDS;
      means[i]->share += all[i]->share / N_SEEDS;
    }
  }
  assert_held(&held, n_discs);
  assert_between(mean.way_m, resting.way_m, following.way_m, chance.way_m);
  assert_between(mean.speed, resting.speed, following.speed, chance.speed);
  assert_between(mean.share, resting.share, following.share, chance.share);
  for (guint i = 0; i < N_SEEDS; i++) {
    g_assert_cmpfloat_with_epsilon(runs[i].way_m, mean.way_m, 3 * chance.way_m);
    g_assert_cmpfloat_with_epsilon(runs[i].speed, mean.speed, 3 * chance.speed);
    g_assert_cmpfloat_with_epsilon(runs[i].share, mean.share, 3 * chance.share);
  }
  g_test_message("way %.3f of %.3f to %.3f m, share %.3f, held %.2f", mean.way_m, resting.way_m,
                 following.way_m, mean.share, held.sum / held.n * n_discs);
}

static void test_piston(void) {
  const double held_s = lesson_said("holds it for 4 s"), after_s = lesson_said("2 s after");
  assert_panes(held_s, after_s);
  assert_seeds(held_s, after_s);
}

const Lesson lessons_piston[] = {{"piston", test_piston}, {0}};
