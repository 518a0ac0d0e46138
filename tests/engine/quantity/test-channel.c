/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-channel: curves by disc, distributions, and the charts that suit a scene. */
#include "carom-channel.h"
#include "carom-distribution.h"
#include "engine-test.h"
#include "evil-name.h"

static void go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, frame, &error);
  g_assert_no_error(error);
}

/* @n discs of different masses in a box, and one that is pinned, whose velocity counts for nothing
 * even if it is driven. */
static CaromScene *discs_and_a_pinned_one(guint n) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 12, 12);
  for (guint i = 0; i < n; i++)
    test_add_disc(scene, 1 + 2 * (i % 6), 1.5 + 2 * (i / 6), 1.3 * (i % 3) - 1, 0.7 * (i % 2) + 0.1,
                  0.4, 1 + 0.37 * i);
  carom_scene_add_body(scene, (CaromBody){.position = {6, 11},
                                          .velocity = {0.01, 0},
                                          .radius = 0.3,
                                          .mass_kg = 5,
                                          .pinned = TRUE,
                                          .colour_rgb = CAROM_NO_COLOUR});
  return scene;
}

static CaromComparison *compare(CaromScene *scene, const char *detection) {
  CaromMethod methods[] = {test_method("detection", detection),
                           test_method("detection", "stepped")};
  return carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
}

static const CaromChannel *channel_at(const GArray *channels, guint i) {
  return &g_array_index(channels, CaromChannel, i);
}

/* The sum of a component is that of the sample, bit for bit, and that of its discs up to rounding:
 * each addition rounds by half an ε of what is added, of which there are a few. */
static void assert_sums(const CaromRun *run, const GArray *channels, guint k, double scale) {
  double sum = 0;
  for (guint i = 0; i < channels->len; i++) {
    const CaromChannel *channel = channel_at(channels, i);
    double value = carom_channel_value(channel, run, k);
    if (channel->disc != CAROM_CHANNEL_WHOLE) {
      sum += value;
      continue;
    }
    g_assert_cmpfloat_with_epsilon(value, sum, channels->len * scale * DBL_EPSILON);
    const CaromTotals *totals =
        &carom_series_get(run->series, (guint)(k * run->track->stride))->totals;
    double momentum = channel->component == 0 ? totals->momentum.x : totals->momentum.y;
    g_assert_cmpfloat(value, ==,
                      channel->quantity->dimension == CAROM_DIMENSION_ENERGY
                          ? totals->kinetic_energy_j
                          : momentum);
    sum = 0;
  }
}

static void test_exchange(gconstpointer detection) {
  static const char *const ids[] = {"energy-by-disc", "momentum-by-disc"};
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  g_autoptr(CaromComparison) comparison = compare(scene, detection);
  go_to(comparison, 400);
  g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(comparison, 0)), >=, 3);
  for (guint q = 0; q < G_N_ELEMENTS(ids); q++) {
    const CaromQuantity *quantity = carom_quantity_by_id(ids[q]);
    g_autoptr(GArray) channels = carom_channels_of(quantity, scene);
    g_assert_cmpuint(channels->len, ==, quantity->n_components * (5 + 1));
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
      const CaromRun *run = carom_comparison_get_run(comparison, i);
      double scale = run->start.kinetic_energy_j + run->start.momentum_scale;
      g_assert_cmpuint(carom_channel_length(channel_at(channels, 0), run), ==, 401);
      for (guint k = 0; k <= 400; k++)
        assert_sums(run, channels, k, scale);
    }
  }
}

/* Each curve of a stack is as high as those up to it add up to, and its last as the sum of all. */
static void test_stacked(gconstpointer detection) {
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  g_autoptr(CaromComparison) comparison = compare(scene, detection);
  const CaromQuantity *stacked = carom_quantity_by_id("energy-by-disc-stacked");
  g_autoptr(GArray) channels = carom_channels_of(stacked, scene);
  go_to(comparison, 400);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    double rounding = channels->len * run->start.kinetic_energy_j * DBL_EPSILON;
    for (guint k = 0; k <= 400; k++) {
      double sum = 0;
      for (guint c = 0; c + 1 < channels->len; c++) {
        CaromChannel own = carom_channel_unstacked(channel_at(channels, c));
        sum += carom_channel_value(&own, run, k);
        g_assert_true(carom_channel_is_stacked(channel_at(channels, c)));
        g_assert_false(carom_channel_is_stacked(&own));
        g_assert_cmpfloat_with_epsilon(carom_channel_value(channel_at(channels, c), run, k), sum,
                                       rounding);
      }
      g_assert_cmpfloat(carom_channel_value(channel_at(channels, channels->len - 2), run, k), ==,
                        carom_channel_value(channel_at(channels, channels->len - 1), run, k));
    }
  }
}

/* The kinetic energy on top of the potential one is as high as both together, which is what it was,
 * since nothing is lost: at exact times, but for rounding of a few contacts. */
static void test_stacked_energies(void) {
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  scene->gravity = carom_vec2(0, -9.81);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  g_autoptr(GArray) channels = carom_channels_of(carom_quantity_by_id("energies-stacked"), scene);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromTotals *start = &run->start;
  double all = start->kinetic_energy_j + start->potential_energy_j;
  go_to(comparison, 400);
  g_assert_cmpuint(channels->len, ==, 3);
  g_assert_cmpuint(carom_run_count_contacts(run), >, 5);
  for (guint k = 0; k <= 400; k++) {
    const CaromTotals *totals = &carom_series_get(run->series, k)->totals;
    double potential = carom_channel_value(channel_at(channels, 0), run, k);
    double both = carom_channel_value(channel_at(channels, 1), run, k);
    g_assert_cmpfloat(potential, ==, totals->potential_energy_j);
    g_assert_cmpfloat(both - potential, >=, 0);
    g_assert_cmpfloat(both, ==, carom_channel_value(channel_at(channels, 2), run, k));
    g_assert_cmpfloat_with_epsilon(both, all, 1e-12 * all);
  }
}

/* At present, also between frames, and at the time of the frames. */
static void test_now(void) {
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_autoptr(GArray) channels = carom_channels_of(carom_quantity_by_id("energy-by-disc"), scene);
  const CaromChannel *sum = channel_at(channels, channels->len - 1);
  g_assert_cmpuint(sum->disc, ==, CAROM_CHANNEL_WHOLE);
  go_to(comparison, 100);
  while (!carom_comparison_next_instant(comparison))
    go_to(comparison, carom_comparison_get_frame(comparison) + 1);
  g_assert_cmpfloat(carom_channel_now(sum, run), ==, run->now.totals.kinetic_energy_j);
  guint last = carom_channel_length(sum, run) - 1;
  g_assert_cmpfloat(carom_channel_time_s(sum, run, last), ==,
                    carom_series_get(run->series, last)->time_s);
}

static void assert_symbols(const char *id, CaromScene *scene, const char *expected) {
  g_autoptr(GArray) channels = carom_channels_of(carom_quantity_by_id(id), scene);
  g_autoptr(GString) all = g_string_new(NULL);
  for (guint i = 0; i < channels->len; i++) {
    g_autofree char *symbol = carom_channel_symbol(channel_at(channels, i), scene);
    g_string_append_printf(all, "%s%s", i > 0 ? " " : "", symbol ? symbol : "-");
  }
  g_assert_cmpstr(all->str, ==, expected);
}

static void test_symbols(void) {
  g_autoptr(CaromScene) two = discs_and_a_pinned_one(2);
  g_autoptr(CaromScene) three = discs_and_a_pinned_one(3);
  g_autoptr(CaromScene) one = discs_and_a_pinned_one(1);
  assert_symbols("energy", two, "-");
  assert_symbols("momentum", two, "p<sub>x</sub> p<sub>y</sub>");
  assert_symbols("energy-by-disc", one, "A");
  assert_symbols("energy-by-disc", two, "A B A\u2009+\u2009B");
  assert_symbols("energy-by-disc", three, "A B C Σ");
  assert_symbols("energy-by-disc-stacked", three, "A B C Σ");
  assert_symbols("momentum-by-disc", two,
                 "A<sub>x</sub> B<sub>x</sub> (A\u2009+\u2009B)<sub>x</sub> "
                 "A<sub>y</sub> B<sub>y</sub> (A\u2009+\u2009B)<sub>y</sub>");
  assert_symbols("speeds", two, "");
}

/* A disc that comes in has values from its entry on, and jumps there; the sum has it as well. */
static void test_comes_in(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 1, 0, 0.5, 2);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, 5);
  emitter.velocity = carom_vec2(3, 0);
  emitter.radius = 0.5;
  emitter.first_s = 0.3;
  emitter.every_s = 0.4;
  emitter.count = 2;
  g_array_append_val(scene->emitters, emitter);
  scene->dt_s = 1.0 / 64;
  assert_symbols("energy-by-disc", scene, "A B C Σ");
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_autoptr(GArray) channels = carom_channels_of(carom_quantity_by_id("energy-by-disc"), scene);
  const CaromChannel *b = channel_at(channels, 1), *c = channel_at(channels, 2),
                     *sum = channel_at(channels, 3);
  go_to(comparison, 64);
  for (guint k = 0; k <= 64; k++) {
    double time_s = k / 64.0;
    guint n_entered = (time_s >= 0.3 ? 1 : 0) + (time_s >= 0.7 ? 1 : 0);
    g_assert_true(isnan(carom_channel_value(b, run, k)) == (n_entered < 1));
    g_assert_true(isnan(carom_channel_value(c, run, k)) == (n_entered < 2));
    g_assert_cmpfloat(carom_channel_value(sum, run, k), ==, 1 + 4.5 * n_entered);
  }
  g_assert_cmpfloat(carom_channel_value(b, run, 20), ==, 4.5);
  guint first = (guint)ceil(0.3 * 64), second = (guint)ceil(0.7 * 64);
  g_assert_cmpfloat(carom_channel_since_s(b, run, first), ==, 0.3);
  g_assert_cmpfloat(carom_channel_since_s(sum, run, first), ==, 0.3);
  g_assert_cmpfloat_with_epsilon(carom_channel_since_s(c, run, second), 0.7, DBL_EPSILON);
  go_to(comparison, 30);
  g_assert_cmpfloat(carom_channel_now(b, run), ==, 4.5);
  g_assert_true(isnan(carom_channel_now(c, run)));
  g_assert_cmpfloat(carom_channel_now(sum, run), ==, 5.5);
}

/* Symbols are markup. */
static void test_named_symbols(void) {
  g_autoptr(CaromScene) two = discs_and_a_pinned_one(2);
  test_give_evil_names(two);
  assert_symbols("energy-by-disc", two,
                 "&lt;b&gt;&amp;&quot;\\,;_%$ \u5730\u7403 "
                 "&lt;b&gt;&amp;&quot;\\,;_%$\u2009+\u2009\u5730\u7403");
}

/* ---- What says nothing ---- */

/* Two discs that meet head on, and a wall that one of them goes on to. */
static CaromScene *head_on(double angle) {
  CaromScene *scene = carom_scene_new();
  CaromVec2 ahead = {cos(angle), sin(angle)}, aside = carom_vec2(-ahead.y, ahead.x);
  test_add_disc(scene, -ahead.x, -ahead.y, ahead.x, ahead.y, 0.2, 2);
  test_add_disc(scene, ahead.x, ahead.y, -ahead.x, -ahead.y, 0.2, 1);
  CaromVec2 middle = carom_vec2_scale(ahead, 1.5);
  test_add_wall(scene, middle.x - aside.x, middle.y - aside.y, middle.x + aside.x,
                middle.y + aside.y);
  scene->duration_s = 4;
  return scene;
}

static void assert_shown(CaromScene *scene, const char *id, const char *expected) {
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  g_autoptr(GString) all = g_string_new(NULL);
  g_autoptr(GArray) channels = carom_channels_shown(carom_quantity_by_id(id), scene,
                                                    carom_comparison_get_rehearsal(comparison));
  for (guint i = 0; i < channels->len; i++)
    g_string_append(all, channel_at(channels, i)->component == 0 ? "x" : "y");
  g_assert_cmpstr(all->str, ==, expected);
}

/* A component along which nothing ever moves, of all discs and sums alike; but nothing of what has
 * no direction, nor where something moves along both or not at all. */
static void test_shown(void) {
  g_autoptr(CaromScene) along_x = head_on(0);
  g_autoptr(CaromScene) along_y = head_on(G_PI / 2);
  g_autoptr(CaromScene) oblique = head_on(0.1);
  g_autoptr(CaromScene) falling = head_on(0);
  g_autoptr(CaromScene) at_rest = head_on(0);
  falling->gravity.y = -1;
  for (guint i = 0; i < 2; i++)
    g_array_index(at_rest->bodies, CaromBody, i).velocity = carom_vec2(0, 0);
  assert_shown(along_x, "momentum-by-disc", "xxx");
  assert_shown(along_y, "momentum-by-disc", "yyy");
  assert_shown(along_x, "wall-impulse", "x");
  assert_shown(along_x, "energy-by-disc", "xxx");
  assert_shown(oblique, "momentum-by-disc", "xxxyyy");
  assert_shown(falling, "momentum-by-disc", "xxxyyy");
  assert_shown(at_rest, "momentum", "xy");
}

/* What comes after the last frame rehearsed may move otherwise, as where there is none. */
static void test_shown_unknown(void) {
  g_autoptr(CaromScene) scene = head_on(0);
  g_autoptr(GArray) all =
      carom_channels_shown(carom_quantity_by_id("momentum-by-disc"), scene, NULL);
  g_assert_cmpuint(all->len, ==, 6);
  scene->duration_s = scene->dt_s * CAROM_REHEARSAL_MAX_STATES;
  assert_shown(scene, "momentum-by-disc", "xxxyyy");
}

static void test_crowd(void) {
  const CaromQuantity *quantity = carom_quantity_by_id("energy-by-disc");
  g_autoptr(CaromScene) few = discs_and_a_pinned_one(CAROM_TRACK_MAX_DISCS - 1);
  g_autoptr(CaromScene) many = discs_and_a_pinned_one(CAROM_TRACK_MAX_DISCS);
  g_autoptr(GArray) channels = carom_channels_of(quantity, many);
  g_assert_true(carom_channel_exist(quantity, few));
  g_assert_false(carom_channel_exist(quantity, many));
  g_assert_cmpuint(channels->len, ==, 0);
  g_assert_true(carom_channel_exist(carom_quantity_by_id("speeds"), many));
}

/* ---- Jumps ---- */

static gboolean touches(const CaromRun *run, guint frame) {
  return carom_run_find_contact(run, frame) < carom_run_find_contact(run, frame + 1);
}

/* Gravity exchanges potential and kinetic energy, and books what it gives; each rounds to some ε of
 * their size, which is less than this in the scene. So does an angular momentum, which is
 * calculated from where a disc is. */
static double rounding_of(const CaromChannel *channel, const CaromRun *run) {
  if (channel->quantity->dimension == CAROM_DIMENSION_ANGULAR_MOMENTUM)
    return 64 * DBL_EPSILON * 100;
  CaromVec2 gravity = run->world->scene->gravity;
  gboolean exchanges = (channel->quantity->change == CAROM_QUANTITY_CHANGES_AT_CONTACTS ||
                        carom_channel_is_whole(channel)) &&
                       (gravity.x != 0 || gravity.y != 0);
  return exchanges ? 64 * DBL_EPSILON * 1000 : 0;
}

/* A channel that jumps keeps its value bit for bit in frames without a contact. In others it has
 * had the new one since the first contact or later.
 *
 * @log: has the contacts that matter */
static void assert_keeps(const CaromChannel *channel, const CaromRun *run, const CaromRun *log) {
  for (guint k = 1; k < carom_channel_length(channel, run); k++) {
    double before = carom_channel_value(channel, run, k - 1);
    double change = fabs(carom_channel_value(channel, run, k) - before);
    double end_s = carom_channel_time_s(channel, run, k);
    double since_s = carom_channel_since_s(channel, run, k);
    if (!touches(log, k))
      g_assert_cmpfloat(change, <=, rounding_of(channel, run));
    if (!touches(run, k) || !carom_run_knows_instants(run))
      g_assert_cmpfloat(since_s, ==, end_s);
    else
      g_assert_cmpfloat(since_s, >=,
                        carom_run_get_contact(run, carom_run_find_contact(run, k))->time_s);
  }
}

/* How resolvers disagree is measured at the contacts of the first pane. */
static const CaromRun *log_for(const CaromComparison *comparison, const CaromRun *run,
                               const CaromChannel *channel) {
  return g_str_equal(channel->quantity->part.id, "contact-disagreement")
             ? carom_comparison_get_run(comparison, 0)
             : run;
}

static guint assert_all_keep(CaromVec2 gravity) {
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  scene->gravity = gravity;
  carom_scene_set_restitution(scene, 0.9);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  guint n, n_jumping = 0;
  const CaromQuantity *quantities = carom_quantities(&n);
  go_to(comparison, 300);
  g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(comparison, 0)), >=, 3);
  for (guint q = 0; q < n; q++) {
    g_autoptr(GArray) channels = carom_channels_of(&quantities[q], scene);
    for (guint i = 0; i < channels->len; i++)
      for (guint pane = 0; pane < 2; pane++) {
        const CaromRun *run = carom_comparison_get_run(comparison, pane);
        if (carom_channel_jumps(channel_at(channels, i), run)) {
          n_jumping++;
          assert_keeps(channel_at(channels, i), run,
                       log_for(comparison, run, channel_at(channels, i)));
        }
      }
  }
  return n_jumping;
}

/* What is said of a quantity is what runs do, with walls, restitution and a driven disc. */
static void test_jumps(void) {
  guint n_without = assert_all_keep(carom_vec2(0, 0));
  guint n_along_y = assert_all_keep(carom_vec2(0, -0.5));
  guint n_along_both = assert_all_keep(carom_vec2(0.5, -0.5));
  g_assert_cmpuint(n_without, >, n_along_y);
  g_assert_cmpuint(n_along_y, >, n_along_both);
  g_assert_cmpuint(n_along_both, >, 0);
}

/* Returns: how many corners there are */
static guint assert_same_corners(const CaromChannel *one, const CaromChannel *other,
                                 const CaromRun *run, double most) {
  guint n_corners = 0;
  for (guint k = 1; k <= carom_channel_length(one, run); k++) {
    CaromVec2 its[CAROM_CHANNEL_MAX_CORNERS], others[CAROM_CHANNEL_MAX_CORNERS];
    gboolean is_now = k == carom_channel_length(one, run);
    guint n =
        is_now ? carom_channel_now_corners(one, run, its) : carom_channel_corners(one, run, k, its);
    g_assert_cmpuint(n, ==,
                     is_now ? carom_channel_now_corners(other, run, others)
                            : carom_channel_corners(other, run, k, others));
    for (guint i = 0; i < n; i++) {
      g_assert_cmpfloat(its[i].x, ==, others[i].x);
      g_assert_cmpfloat_with_epsilon(its[i].y, others[i].y, most);
    }
    n_corners += n;
  }
  return n_corners;
}

/* At each corner, what flight takes of the potential energy it gives to the kinetic energy: their
 * sum is that of the value before, or after. */
static void assert_energy_kept(const CaromRun *run, const CaromScene *scene) {
  g_autoptr(GArray) kinetic = carom_channels_of(carom_quantity_by_id("energy"), scene);
  g_autoptr(GArray) potential = carom_channels_of(carom_quantity_by_id("potential"), scene);
  const CaromChannel *k = channel_at(kinetic, 0), *p = channel_at(potential, 0);
  for (guint i = 1; i < carom_channel_length(k, run); i++) {
    CaromVec2 of_k[CAROM_CHANNEL_MAX_CORNERS], of_p[CAROM_CHANNEL_MAX_CORNERS];
    guint n = carom_channel_corners(k, run, i, of_k);
    g_assert_cmpuint(carom_channel_corners(p, run, i, of_p), ==, n);
    for (guint j = 0; j < n; j++) {
      guint at = j == 0 ? i - 1 : i;
      double total = carom_channel_value(k, run, at) + carom_channel_value(p, run, at);
      g_assert_cmpfloat_with_epsilon(of_k[j].y + of_p[j].y, total, 64 * DBL_EPSILON * 1000);
    }
  }
}

/* Under gravity, what all discs have together has corners where the sum of those of each disc has:
 * these are calculated from where each disc flies, those from totals alone. One disc comes in on
 * the way. Both round by some ε of what they are made of, which is less than 1000. */
static void test_corners_of_run(void) {
  static const char *const same[][2] = {{"momentum", "momentum-by-disc"},
                                        {"energy", "energy-by-disc"}};
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(5);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(2, 9);
  emitter.velocity = carom_vec2(3, 0.4);
  emitter.radius = 0.3;
  emitter.first_s = 1.31;
  emitter.count = 1;
  g_array_append_val(scene->emitters, emitter);
  scene->gravity = carom_vec2(0.5, -0.5);
  carom_scene_set_restitution(scene, 0.9);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  go_to(comparison, 300);
  g_assert_cmpuint(carom_run_count_contacts(run), >=, 5);
  for (guint q = 0; q < G_N_ELEMENTS(same); q++) {
    g_autoptr(GArray) whole = carom_channels_of(carom_quantity_by_id(same[q][0]), scene);
    g_autoptr(GArray) by_disc = carom_channels_of(carom_quantity_by_id(same[q][1]), scene);
    assert_energy_kept(run, scene);
    for (guint c = 0; c < whole->len; c++) {
      const CaromChannel *sum = channel_at(by_disc, (c + 1) * by_disc->len / whole->len - 1);
      g_assert_cmpuint(sum->disc, ==, CAROM_CHANNEL_WHOLE);
      g_assert_cmpuint(assert_same_corners(channel_at(whole, c), sum, run, 64 * DBL_EPSILON * 1000),
                       >=, 2 * (5 + 1));
    }
  }
}

/* Between frames, too, values are those of free flight, before and after a contact: of a ball that
 * falls from 2 m onto a floor, with e = 0.5. */
static void test_flight(void) {
  const double g = 10, v = -2, height = 2, dt_s = 0.125;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 12, 12);
  test_add_disc(scene, 6, height + 0.5, 0, v, 0.5, 2);
  scene->gravity = carom_vec2(0, -g);
  scene->dt_s = dt_s;
  carom_scene_set_restitution(scene, 0.5);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  go_to(comparison, 8);
  double hit_s = (v + sqrt(v * v + 2 * g * height)) / g, fast = v - g * hit_s;
  g_autoptr(GArray) velocities = carom_channels_of(carom_quantity_by_id("velocity"), scene);
  g_autoptr(GArray) energies = carom_channels_of(carom_quantity_by_id("energy"), scene);
  g_autoptr(GArray) positions = carom_channels_of(carom_quantity_by_id("position"), scene);
  for (double t = 0; t < hit_s + 0.3; t += 0.0137) {
    gboolean is_after = t >= hit_s;
    double since = is_after ? t - hit_s : t, start = is_after ? -0.5 * fast : v;
    double speed = start - g * since;
    double y = (is_after ? 0 : height) + start * since - g * since * since / 2 + 0.5;
    double its = carom_channel_at(channel_at(velocities, velocities->len - 1), run, 9, t);
    g_assert_cmpfloat_with_epsilon(its, speed, 1e-12);
    its = carom_channel_at(channel_at(positions, positions->len - 1), run, 9, t);
    g_assert_cmpfloat_with_epsilon(its, y, 1e-12);
    its = carom_channel_at(channel_at(energies, 0), run, 9, t);
    g_assert_cmpfloat_with_epsilon(its, speed * speed, 1e-11); /* of 2 kg */
  }
}

/* ---- Distributions ---- */

/* Each disc that can move is in one bin, and that holds its speed; the bins stay as the run goes
 * on. */
static void test_distribution(void) {
  const CaromQuantity *quantity = carom_quantity_by_id("speeds");
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(30);
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double width = 0;
  for (guint64 frame = 0; frame <= 200; frame += 20) {
    go_to(comparison, frame);
    g_auto(CaromDistribution) distribution = carom_distribution_of(quantity, run);
    const GArray *counts = distribution.counts;
    guint n_discs = 0, n_in_fourth = 0;
    for (guint i = 0; i < counts->len; i++)
      n_discs += g_array_index(counts, guint, i);
    g_assert_cmpuint(n_discs, ==, 30);
    g_assert_cmpuint(g_array_index(counts, guint, counts->len - 1), >, 0);
    for (guint i = 0; i < 30; i++) {
      double speed = carom_vec2_length(test_velocity(run, i));
      n_in_fourth += speed >= 3 * distribution.width && speed < 4 * distribution.width ? 1 : 0;
    }
    g_assert_cmpuint(counts->len > 3 ? g_array_index(counts, guint, 3) : 0, ==, n_in_fourth);
    g_assert_true(frame == 0 || distribution.width == width);
    width = distribution.width;
  }
}

/* Discs that all have the same speed but for rounding, a little above or below it, are in one bin,
 * even where that speed is the edge of two; a disc that is slower by more is not. */
static void test_distribution_at_edge(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < 96; i++) {
    double angle = i * 0.065;
    test_add_disc(scene, 3 * i, 0, cos(angle), sin(angle), 1, 1);
  }
  test_add_disc(scene, -3, 0, 1 - 1e-9, 0, 1, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method(NULL, NULL), 0);
  g_auto(CaromDistribution) distribution =
      carom_distribution_of(carom_quantity_by_id("speeds"), run);
  double bin = round(1 / distribution.width);
  g_assert_cmpfloat_with_epsilon(bin * distribution.width, 1, 1e-12); /* 1 m/s is an edge */
  g_assert_cmpuint(distribution.counts->len, ==, (guint)bin + 1);
  g_assert_cmpuint(g_array_index(distribution.counts, guint, (guint)bin), ==, 96);
  g_assert_cmpuint(g_array_index(distribution.counts, guint, (guint)bin - 1), ==, 1);
}

/* Nothing to go by: there are bins nevertheless. */
static void test_distribution_at_rest(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  g_autoptr(CaromComparison) comparison = compare(scene, "stepped");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_auto(CaromDistribution) distribution =
      carom_distribution_of(carom_quantity_by_id("speeds"), run);
  g_assert_cmpuint(distribution.counts->len, ==, 1);
  g_assert_cmpfloat(distribution.width, >, 0);
  g_assert_cmpfloat(carom_distribution_reach(run), >, 0);
}

/* A disc at rest that is driven at 1e6 times what there was to be expected is where it belongs. */
static void test_distribution_of_driven(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  test_add_disc(scene, -3, 0, 1e6, 0, 1, 1);
  g_array_index(scene->bodies, CaromBody, 1).pinned = TRUE;
  g_autoptr(CaromComparison) comparison = compare(scene, "events");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  go_to(comparison, 1);
  g_auto(CaromDistribution) distribution =
      carom_distribution_of(carom_quantity_by_id("speeds"), run);
  double speed = carom_vec2_length(test_velocity(run, 0));
  g_assert_cmpfloat_with_epsilon(speed, 2e6, 1e-3); /* rounding of 2e6 is 1e-10 */
  g_assert_cmpuint(distribution.counts->len, ==, (guint)floor(speed / distribution.width) + 1);
}

/* Pins, pegs and the like would hide the few that move among them. */
static void test_distribution_of_nothing(void) {
  g_autoptr(CaromScene) scene = discs_and_a_pinned_one(0);
  g_autoptr(CaromComparison) comparison = compare(scene, "stepped");
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_auto(CaromDistribution) distribution =
      carom_distribution_of(carom_quantity_by_id("speeds"), run);
  g_assert_cmpuint(distribution.counts->len, ==, 0);
  g_assert_cmpfloat(distribution.width, >, 0);
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/channel/exchange/stepped", "stepped", test_exchange);
  g_test_add_data_func("/channel/exchange/events", "events", test_exchange);
  g_test_add_data_func("/channel/stacked/stepped", "stepped", test_stacked);
  g_test_add_data_func("/channel/stacked/events", "events", test_stacked);
  g_test_add_func("/channel/stacked-energies", test_stacked_energies);
  g_test_add_func("/channel/now", test_now);
  g_test_add_func("/channel/symbols", test_symbols);
  g_test_add_func("/channel/comes-in", test_comes_in);
  g_test_add_func("/channel/named-symbols", test_named_symbols);
  g_test_add_func("/channel/shown", test_shown);
  g_test_add_func("/channel/shown-unknown", test_shown_unknown);
  g_test_add_func("/channel/crowd", test_crowd);
  g_test_add_func("/channel/jumps", test_jumps);
  g_test_add_func("/channel/corners-of-run", test_corners_of_run);
  g_test_add_func("/channel/flight", test_flight);
  g_test_add_func("/channel/distribution", test_distribution);
  g_test_add_func("/channel/distribution-at-edge", test_distribution_at_edge);
  g_test_add_func("/channel/distribution-at-rest", test_distribution_at_rest);
  g_test_add_func("/channel/distribution-of-driven", test_distribution_of_driven);
  g_test_add_func("/channel/distribution-of-nothing", test_distribution_of_nothing);
  return g_test_run();
}
