/* test-builtin: the built-in scenes load, are complete, and show what their lessons say. */
#include "carom-builtin.h"
#include "carom-comparison.h"
#include "carom-scene-file.h"
#include "scene-equal.h"

#include <string.h>

/* Every scene */

static CaromScene *load(const char *id) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_file_load(id, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* Only the scene that is about overlaps may start with some. */
static void test_loads(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(builtin->id, &remarks, &error);
  g_assert_no_error(error);
  g_assert_cmpstr(scene->id, ==, builtin->id);
  g_assert_cmpstr(scene->title, ==, builtin->title);
  gboolean may_overlap = g_str_equal(builtin->id, "twenty-overlapping");
  g_assert_cmpuint(remarks->len, ==, may_overlap);
  if (may_overlap)
    g_assert_nonnull(strstr(remarks->pdata[0], "overlap"));
}

static void test_words(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  g_assert_cmpuint(strlen(builtin->group), >, 0);
  g_assert_true(g_str_has_prefix(scene->lesson, builtin->summary));
  g_assert_cmpuint(strlen(builtin->summary), <, strlen(scene->lesson));
  g_assert_true(scene->questions->len >= 1 && scene->questions->len <= 3);
  g_assert_true(scene->has_view);
}

static void test_survives_saving(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(CaromScene) again = carom_scene_text_parse("again", json, strlen(json), NULL, NULL);
  assert_scenes_equal(scene, again);
}

static CaromComparison *run_scene_for(CaromScene *scene, double duration_s) {
  g_autoptr(GArray) methods = carom_comparison_suggest_methods(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_time_s(comparison) < duration_s - scene->dt_s / 2)
    carom_comparison_step(comparison, &error);
  g_assert_no_error(error);
  return comparison;
}

static CaromComparison *run_for(const char *id, double duration_s) {
  g_autoptr(CaromScene) scene = load(id);
  return run_scene_for(scene, duration_s);
}

/* All panes at the end of the scene's usual run. */
static CaromComparison *run(const char *id) {
  g_autoptr(CaromScene) scene = load(id);
  return run_scene_for(scene, scene->duration_s);
}

static guint64 contacts_of(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return books->collisions + books->wall_hits;
}

/* Runs to its end, all discs stay in the picture, and something happens in it. */
static void test_plays(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromComparison) comparison = run(builtin->id);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *pane = carom_comparison_get_run(comparison, i);
    const CaromBodies *bodies = &pane->world->bodies;
    for (guint j = 0; j < bodies->n; j++) {
      g_assert_cmpfloat(bodies->x[j], >, scene->view_min.x);
      g_assert_cmpfloat(bodies->x[j], <, scene->view_max.x);
      g_assert_cmpfloat(bodies->y[j], >, scene->view_min.y);
      g_assert_cmpfloat(bodies->y[j], <, scene->view_max.y);
    }
    g_assert_cmpuint(contacts_of(comparison, i), >, 0);
  }
}

/* Momentum less what came from outside is kept in every scene: 1e-12 of Σ m|v| is some thousand
 * times the rounding of the few thousand contacts there are. */
static void test_keeps_momentum(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromComparison) comparison = run(builtin->id);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    g_assert_cmpfloat(carom_comparison_get_run(comparison, i)->now.momentum_error, <, 1e-12);
}

/* With exact times energy is kept as well as momentum, whatever the resolver: gained or lost is
 * only what restitution, friction, pinned discs and gravity explain. */
static void test_exact_times(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  g_array_set_size(scene->methods, 0);
  for (guint i = 0; i < n_resolvers; i++) {
    method.resolver = resolvers[i];
    g_array_append_val(scene->methods, method);
  }
  /* The heap of "sticking together" goes on in ever more contacts. */
  g_autoptr(CaromComparison) comparison = run_scene_for(scene, MIN(scene->duration_s, 5));
  for (guint i = 0; i < n_resolvers; i++) {
    const CaromSample *now = &carom_comparison_get_run(comparison, i)->now;
    g_assert_cmpfloat(now->momentum_error, <, 1e-12);
    g_assert_cmpfloat(fabs(now->energy_error), <, 1e-11);
  }
}

/* Single lessons */

static const CaromBodies *bodies_of(const CaromComparison *comparison, guint pane) {
  return &carom_comparison_get_run(comparison, pane)->world->bodies;
}

/* Velocities along x after the only contact, in all panes. Two discs on a line. */
static void assert_after(const char *id, double v_a, double v_b) {
  g_autoptr(CaromComparison) comparison = run(id);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    double scale = fabs(v_a) + fabs(v_b);
    const CaromBodies *bodies = bodies_of(comparison, i);
    g_assert_cmpfloat_with_epsilon(bodies->vx[0], v_a, 1e-14 * scale);
    g_assert_cmpfloat_with_epsilon(bodies->vx[1], v_b, 1e-14 * scale);
  }
}

static void test_two_on_a_line(void) {
  assert_after("head-on", -1 / 3.0, 5 / 3.0);  /* methods' texts */
  assert_after("equal-discs", -0.5, 2.5);      /* exchange */
  assert_after("stop-and-go", 0, 2.5);         /* exchange */
  assert_after("centre-of-mass", -1.25, 0.25); /* e = 1 */
  /* ((1 − 125) 2.5 + 2·125·(−0.5)) / 126 and ((125 − 1)(−0.5) + 2·2.5) / 126 */
  assert_after("light-on-heavy", -435 / 126.0, -57 / 126.0);
  assert_after("light-on-heavy-at-rest", -310 / 126.0, 5 / 126.0);
}

/* The contact's time and angle depend on the step: 1e-3 covers dt = 0.002 s at 1 m/s. */
static void test_glancing_inelastic(void) {
  g_autoptr(CaromComparison) comparison = run("glancing-inelastic");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  g_assert_cmpfloat_with_epsilon(pane->start.kinetic_energy_j, 0.15, 1e-15);
  g_assert_cmpfloat_with_epsilon(pane->now.totals.kinetic_energy_j, 0.035902, 1e-3);
  g_assert_cmpuint(pane->now.books.collisions, ==, 1);
  const CaromContactRecord *contact = carom_run_get_contact(pane, 0);
  g_assert_cmpfloat_with_epsilon(contact->time_s, 0.913081, 0.002);
}

static void test_superelastic(void) {
  g_autoptr(CaromComparison) comparison = run("superelastic");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  g_assert_cmpfloat(pane->now.totals.kinetic_energy_j, >, 2 * pane->start.kinetic_energy_j);
}

/* The policy for ties decides, not the resolver: each policy is there under two resolvers. */
static void test_three_in_a_row(void) {
  static const double one_by_one[] = {0, 0, 3}, at_once[] = {-1, 2, 2};
  g_autoptr(CaromComparison) comparison = run("three-in-a-row");
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  guint n_at_once = 0, n_runs = carom_comparison_get_n_runs(comparison);
  for (guint i = 0; i < n_runs; i++) {
    gboolean is_at_once =
        g_str_equal(carom_method_option_get(&methods[i], ties)->id, "simultaneous");
    const CaromBodies *bodies = bodies_of(comparison, i);
    for (guint k = 0; k < 3; k++)
      g_assert_cmpfloat_with_epsilon(bodies->vx[k], (is_at_once ? at_once : one_by_one)[k], 1e-14);
    n_at_once += is_at_once;
  }
  g_assert_cmpuint(n_runs, ==, 4);
  g_assert_cmpuint(n_at_once, ==, 2);
  g_assert_true(methods[0].resolver != methods[1].resolver);
}

/* How far a quarter of a turn takes the nine discs, row by row from the upper left, from where they
 * are. */
static double asymmetry_of_nine(const CaromBodies *bodies) {
  double worst = 0;
  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++) {
      CaromVec2 here = carom_bodies_position(bodies, (guint)(3 * (1 - y) + x + 1));
      CaromVec2 turned = carom_bodies_position(bodies, (guint)(3 * (1 - x) - y + 1));
      CaromVec2 apart = carom_vec2_sub(carom_vec2_perpendicular(here), turned);
      worst = MAX(worst, carom_vec2_length(apart));
    }
  return worst;
}

/* Corrected pair by pair, discs end up more than a radius away from symmetry. At exact times or all
 * at once it stays, but for rounding that some fifty contacts magnify. */
static void test_nine_to_the_centre(void) {
  g_autoptr(CaromComparison) comparison = run("nine-to-the-centre");
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  guint n_symmetric = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    gboolean is_symmetric =
        g_str_equal(carom_method_option_get(&methods[i], ties)->id, "simultaneous") ||
        g_str_equal(carom_method_option_get(&methods[i], detection)->id, "events");
    double asymmetry = asymmetry_of_nine(bodies_of(comparison, i));
    if (is_symmetric)
      g_assert_cmpfloat(asymmetry, <=, 1e-8);
    else
      g_assert_cmpfloat(asymmetry, >, 0.24);
    n_symmetric += is_symmetric;
  }
  g_assert_cmpuint(n_symmetric, ==, 2);
}

/* Small discs end up faster, and both kinds with about the same energy: within a quarter, since 80
 * discs fluctuate. */
static void test_molecules(void) {
  g_autoptr(CaromComparison) comparison = run("molecules");
  const CaromBodies *bodies = bodies_of(comparison, 0);
  double energy[2] = {0}, speed[2] = {0};
  guint n[2] = {0};
  for (guint i = 0; i < bodies->n; i++) {
    guint is_large = bodies->radius[i] > 0.12;
    double v = carom_vec2_length(carom_bodies_velocity(bodies, i));
    energy[is_large] += 0.5 * bodies->mass_kg[i] * v * v;
    speed[is_large] += v;
    n[is_large]++;
  }
  g_assert_cmpfloat(speed[0] / n[0], >, 2 * speed[1] / n[1]);
  g_assert_cmpfloat_with_epsilon(energy[0] / n[0] / (energy[1] / n[1]), 1, 0.25);
}

/* At the start all are on the left, at the end 40 to 60 of 100 on the right. */
static void test_diffusion(void) {
  g_autoptr(CaromComparison) comparison = run("diffusion");
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBodies *bodies = bodies_of(comparison, i);
    guint n_right = 0;
    for (guint j = 0; j < bodies->n; j++)
      n_right += bodies->x[j] > 0.5;
    g_assert_cmpuint(10 * n_right, >, 3 * bodies->n);
    g_assert_cmpuint(10 * n_right, <, 6 * bodies->n);
  }
}

/* The heavy disc wanders, more than its own radius. */
static void test_brownian(void) {
  g_autoptr(CaromComparison) comparison = run("brownian");
  const CaromBodies *bodies = bodies_of(comparison, 0);
  g_assert_cmpfloat(hypot(bodies->x[0] - 0.5, bodies->y[0] - 0.5), >, bodies->radius[0]);
}

static void test_pinned_and_moving(void) {
  g_autoptr(CaromComparison) comparison = run("pinned-and-moving");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  g_assert_cmpfloat(pane->now.totals.kinetic_energy_j, >, 2 * pane->start.kinetic_energy_j);
  /* and the books know where it came from */
  g_assert_cmpfloat(fabs(pane->now.energy_error), <, 1e-12);
}

static guint pane_with(const CaromComparison *comparison, const char *key, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (g_str_equal(carom_method_option_get(&methods[i], option)->id, id))
      return i;
  g_error("No pane has %s %s", key, id);
}

/* After 1,000 steps in a heap, discs have sunk into each other with nudge (by 0.7 to 1.2 of all
 * radii, over 40 seeds); with the others overlaps are what a step's fall and a neighbour's
 * correction make (less than 0.05). */
static void test_sticking(void) {
  g_autoptr(CaromComparison) comparison = run_for("twenty-overlapping", 10);
  g_assert_cmpuint(carom_comparison_get_frame(comparison), ==, 1000);
  guint nudge = pane_with(comparison, "separation", "nudge");
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromWorld *world = carom_comparison_get_run(comparison, i)->world;
    double left = carom_world_measure_overlaps(world).total;
    if (i == nudge)
      g_assert_cmpfloat(left, >, 0.5);
    else
      g_assert_cmpfloat(left, <, 0.1);
  }
}

/* The wall stands at x = 0.6. The slow ball is caught in both panes. */
static void test_tunnelling(void) {
  g_autoptr(CaromComparison) comparison = run("tunnelling");
  const CaromBodies *off = bodies_of(comparison, pane_with(comparison, "tunnel-guard", "off"));
  const CaromBodies *on = bodies_of(comparison, pane_with(comparison, "tunnel-guard", "on"));
  g_assert_cmpfloat(off->x[0], <, 0.6);
  g_assert_cmpfloat(off->x[1], >, 0.6);
  g_assert_cmpfloat(off->x[2], >, 0.6);
  for (guint i = 0; i < on->n; i++)
    g_assert_cmpfloat(on->x[i], <, 0.6);
  /* With exact times the balls of radius 1 cm turn round at x = 0.59. */
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromBodies *exact = bodies_of(comparison, pane_with(comparison, "detection", "events"));
  for (guint i = 0; i < exact->n; i++) {
    const CaromBody *start = carom_scene_body(scene, i);
    double freely = start->position.x + start->velocity.x * carom_comparison_get_time_s(comparison);
    g_assert_cmpfloat_with_epsilon(exact->x[i], 2 * 0.59 - freely, 1e-14);
  }
}

/* Height of the last bounces: dropped from 1 m above the floor. */
static void test_elastic_drop(void) {
  g_autoptr(CaromScene) scene = load("elastic-drop");
  g_autoptr(CaromComparison) comparison = run_for("elastic-drop", scene->duration_s / 2);
  double highest[CAROM_COMPARISON_MAX_PANES] = {0};
  double radius = carom_scene_body(scene, 0)->radius;
  while (carom_comparison_get_time_s(comparison) < scene->duration_s) {
    g_assert_true(carom_comparison_step(comparison, NULL));
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
      highest[i] = MAX(highest[i], bodies_of(comparison, i)->y[0] - radius);
  }
  g_assert_cmpfloat(highest[pane_with(comparison, "speed-correction", "none")], >, 1.2);
  g_assert_cmpfloat(highest[pane_with(comparison, "speed-correction", "first-order")], <, 1.1);
  g_assert_cmpfloat_with_epsilon(highest[pane_with(comparison, "speed-correction", "exact")], 1,
                                 1e-3);
}

/* Free sliding takes ½ g sin α t² = 2.38 m in 0.9 s on the slope of 3 in 5. Only the put-back along
 * the path sticks; the others go less far than that by the parts that the text gives, in percent.
 */
static void test_sliding(void) {
  g_autoptr(CaromComparison) comparison = run("sliding-ball");
  CaromVec2 start = carom_scene_body(carom_comparison_get_scene(comparison), 0)->position;
  const double free_m = 0.5 * 9.81 * 0.6 * 0.9 * 0.9;
  double less_percent[4];
  for (guint i = 0; i < G_N_ELEMENTS(less_percent); i++) {
    CaromVec2 end = carom_bodies_position(bodies_of(comparison, i), 0);
    less_percent[i] = 100 * (1 - carom_vec2_length(carom_vec2_sub(end, start)) / free_m);
  }
  guint stuck = pane_with(comparison, "wall-putback", "path");
  g_assert_cmpfloat_with_epsilon(less_percent[stuck], 100, 1e-9);
  g_assert_cmpuint(contacts_of(comparison, stuck), ==, 90); /* in every frame */
  g_assert_cmpfloat_with_epsilon(less_percent[pane_with(comparison, "sliding-lift", "on")], 10,
                                 0.5);
  g_assert_cmpfloat_with_epsilon(less_percent[pane_with(comparison, "wall-putback", "edge")], 3,
                                 0.5);
  g_assert_cmpfloat_with_epsilon(less_percent[pane_with(comparison, "detection", "events")], 0,
                                 0.05);
}

static double method_impulse_x(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return carom_sum_value(books->method_impulse[0]);
}

/* Along gravity nothing is braked; the rules of the whole speed take all of it, and the books say
 * who took the momentum. */
static void test_braked(void) {
  g_autoptr(CaromComparison) comparison = run("braked-on-a-smooth-floor");
  guint right = pane_with(comparison, "speed-correction", "along-gravity");
  g_assert_cmpfloat(bodies_of(comparison, right)->vx[0], ==, 1);
  g_assert_cmpfloat(method_impulse_x(comparison, right), ==, 0);
  static const char *const whole_speed[] = {"exact", "first-order"};
  for (guint i = 0; i < G_N_ELEMENTS(whole_speed); i++) {
    guint pane = pane_with(comparison, "speed-correction", whole_speed[i]);
    g_assert_cmpfloat(fabs(bodies_of(comparison, pane)->vx[0]), <, 1e-12);
    g_assert_cmpfloat_with_epsilon(method_impulse_x(comparison, pane), -1, 1e-12);
  }
}

/* Contacts of all kinds in Galperin's billiard: ⌊π 10^d⌋ for a mass ratio of 100^d, by every method
 * with exact times of contact. With steps of 2 ms 310 of 314 are found: the contacts follow each
 * other by as little as 0.03 ms. The motion is along x exactly. */
static void test_pi(void) {
  static const struct {
    double mass_ratio;
    guint64 contacts;
  } rows[] = {{1, 3}, {100, 31}, {1e4, 314}, {1e6, 3141}, {1e8, 31415}};
  g_autoptr(CaromScene) scene = load("pi");
  g_assert_true(scene->counter);
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, 1e4);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromScene) other = carom_scene_copy(scene);
    g_assert_true(carom_scene_set_mass_ratio(other, rows[i].mass_ratio));
    g_autoptr(CaromComparison) comparison = run_scene_for(other, other->duration_s);
    guint stepped = pane_with(comparison, "detection", "stepped");
    for (guint j = 0; j < stepped; j++) {
      g_assert_cmpuint(contacts_of(comparison, j), ==, rows[i].contacts);
      g_assert_cmpfloat(bodies_of(comparison, j)->y[0], ==, 0);
      g_assert_cmpfloat(bodies_of(comparison, j)->y[1], ==, 0);
    }
    if (rows[i].mass_ratio >= 1e4)
      g_assert_cmpuint(contacts_of(comparison, stepped), <, rows[i].contacts);
  }
}

/* The n-th bounce is at √(2 h/g) (3 − 2^(2 − n)), the eighth at 1.348 s, the ninth at 1.351 s. From
 * 1.355 s on the ball lies within a step's fall of the floor, g dt² = 0.25 mm. */
static void test_bouncing_ball(void) {
  g_autoptr(CaromComparison) bounces = run_for("bouncing-ball", 1.35);
  g_assert_cmpuint(contacts_of(bounces, pane_with(bounces, "detection", "events")), ==, 8);
  g_autoptr(CaromComparison) rest = run("bouncing-ball");
  for (guint i = 0; i < carom_comparison_get_n_runs(rest); i++) {
    g_assert_cmpfloat_with_epsilon(bodies_of(rest, i)->y[0], 0.1, 2.5e-4);
    g_assert_cmpfloat(fabs(bodies_of(rest, i)->vy[0]), <, 9.81 * 0.005);
  }
}

/* The list */

static void test_list(void) {
  static const char *const wanted[] = {
      "head-on",
      "light-on-heavy",
      "light-on-heavy-at-rest",
      "equal-discs",
      "oblique",
      "centre-of-mass",
      "two-in-a-box",
      "eight-in-a-box",
      "twenty-overlapping",
      "nine-to-the-centre",
      "molecules",
      "ball-at-wall",
      "inclined-wall",
      "four-inclined-walls",
      "tunnelling",
      "elastic-drop",
      "sliding-ball",
      "four-discs",
      "four-one-pinned",
      "pinned-and-moving",
      "diffusion",
      "brownian",
      "newtons-cradle",
      "three-in-a-row",
      "billiards",
      "pi",
      "bouncing-ball",
  };
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  g_assert_cmpstr(builtins[0].id, ==, CAROM_BUILTIN_DEFAULT);
  g_autoptr(GHashTable) ids = g_hash_table_new(g_str_hash, g_str_equal);
  for (guint i = 0; i < n; i++)
    g_assert_true(g_hash_table_add(ids, (gpointer)builtins[i].id));
  for (guint i = 0; i < G_N_ELEMENTS(wanted); i++)
    g_assert_true(g_hash_table_contains(ids, wanted[i]));
}

static void test_text(void) {
  g_autoptr(GBytes) text = carom_builtin_text(CAROM_BUILTIN_DEFAULT);
  g_assert_nonnull(text);
  g_assert_null(carom_builtin_text("no-such-scene"));
  g_assert_null(carom_builtin_text("../index"));
  g_assert_null(carom_builtin_load("no-such-scene", NULL));
}

static void add_for_each_scene(const char *name, GTestDataFunc test) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/builtin/%s/%s", builtins[i].id, name);
    g_test_add_data_func(path, &builtins[i], test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_each_scene("loads", test_loads);
  add_for_each_scene("words", test_words);
  add_for_each_scene("survives-saving", test_survives_saving);
  add_for_each_scene("plays", test_plays);
  add_for_each_scene("keeps-momentum", test_keeps_momentum);
  add_for_each_scene("exact-times", test_exact_times);
  g_test_add_func("/lesson/two-on-a-line", test_two_on_a_line);
  g_test_add_func("/lesson/glancing-inelastic", test_glancing_inelastic);
  g_test_add_func("/lesson/superelastic", test_superelastic);
  g_test_add_func("/lesson/three-in-a-row", test_three_in_a_row);
  g_test_add_func("/lesson/nine-to-the-centre", test_nine_to_the_centre);
  g_test_add_func("/lesson/molecules", test_molecules);
  g_test_add_func("/lesson/diffusion", test_diffusion);
  g_test_add_func("/lesson/brownian", test_brownian);
  g_test_add_func("/lesson/pinned-and-moving", test_pinned_and_moving);
  g_test_add_func("/lesson/sticking", test_sticking);
  g_test_add_func("/lesson/tunnelling", test_tunnelling);
  g_test_add_func("/lesson/elastic-drop", test_elastic_drop);
  g_test_add_func("/lesson/pi", test_pi);
  g_test_add_func("/lesson/bouncing-ball", test_bouncing_ball);
  g_test_add_func("/lesson/sliding", test_sliding);
  g_test_add_func("/lesson/braked", test_braked);
  g_test_add_func("/builtins/list", test_list);
  g_test_add_func("/builtins/text", test_text);
  return g_test_run();
}
