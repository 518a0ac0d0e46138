/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-builtin: the built-in scenes load, are complete, and play. */
#include "carom-builtin.h"
#include "carom-comparison.h"
#include "carom-method-suggestion.h"
#include "carom-scene-file.h"
#include "carom-scene-json.h"
#include "carom-suitable.h"
#include "rounds-test.h"
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

/* Six lines of the window's panel: longer ones push what can be set out of sight. */
#define LESSON_MAX_LETTERS 240

static void test_words(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  g_assert_cmpuint(strlen(builtin->group), >, 0);
  g_assert_true(g_str_has_prefix(scene->lesson, builtin->summary));
  g_assert_cmpuint(strlen(builtin->summary), <, strlen(scene->lesson));
  g_assert_cmpint(g_utf8_strlen(scene->lesson, -1), <=, LESSON_MAX_LETTERS);
  g_assert_true(scene->questions->len >= 1 && scene->questions->len <= 4);
  /* A crowd's run is not known, so it cannot be framed. */
  g_assert_true(scene->has_view || scene->bodies->len <= CAROM_REHEARSAL_MAX_DISCS);
}

static void test_survives_saving(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(CaromScene) again = carom_scene_text_parse("again", json, strlen(json), NULL, NULL);
  assert_scenes_equal(scene, again);
}

static CaromComparison *run_scene_for(CaromScene *scene, double duration_s) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_time_s(comparison) < duration_s - scene->dt_s / 2)
    carom_comparison_step(comparison, &error);
  g_assert_no_error(error);
  return comparison;
}

/* All panes at the end of the scene's usual run, to be looked at; they run once for all tests.
 *
 * Returns: (transfer none): until the next scene's are asked for */
static const CaromComparison *run(const char *id) {
  static CaromComparison *comparison;
  static const char *last_id;
  if (last_id != id) {
    g_autoptr(CaromScene) scene = load(id);
    g_clear_pointer(&comparison, carom_comparison_free);
    comparison = run_scene_for(scene, scene->duration_s);
    last_id = id;
  }
  return comparison;
}

static guint64 contacts_of(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return carom_audit_count_contacts(books);
}

/* Runs to its end, all discs stay in the view that it gives, and something happens in it. */
static void test_plays(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  const CaromComparison *comparison = run(builtin->id);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *pane = carom_comparison_get_run(comparison, i);
    const CaromBodies *bodies = &pane->world->bodies;
    for (guint j = 0; j < bodies->n && scene->has_view; j++) {
      g_assert_cmpfloat(bodies->x[j], >, scene->view_min.x);
      g_assert_cmpfloat(bodies->x[j], <, scene->view_max.x);
      g_assert_cmpfloat(bodies->y[j], >, scene->view_min.y);
      g_assert_cmpfloat(bodies->y[j], <, scene->view_max.y);
    }
    g_assert_cmpuint(contacts_of(comparison, i), >, 0);
  }
}

/* Arrows of so many small discs hide them. */
static void test_crowd(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  if (scene->bodies->len > 100)
    g_assert_cmpint(scene->staging.arrows, ==, CAROM_STAGING_ARROWS_NONE);
}

static const CaromSample *sample(const CaromComparison *comparison, guint pane) {
  return &carom_comparison_get_run(comparison, pane)->now;
}

/* By more than a hundredth of the largest value, or on a logarithmic axis by a hundredth of its
 * own: curves nearer than that are hardly seen apart. */
static gboolean tells_apart(const CaromQuantity *quantity, const CaromComparison *comparison,
                            guint pane) {
  for (guint i = 0; i < quantity->n_components && quantity->value; i++) {
    double most = 0, first = quantity->value(sample(comparison, 0), i);
    for (guint j = 0; j < carom_comparison_get_n_runs(comparison); j++)
      most = fmax(most, fabs(quantity->value(sample(comparison, j), i)));
    double value = quantity->value(sample(comparison, pane), i);
    if (fabs(value - first) > 0.01 * (quantity->logarithmic ? value : most))
      return TRUE;
  }
  return !quantity->value;
}

/* Where rules have parted panes, one of the charts tells one of them apart, too. */
static void test_charts_tell_apart(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  const CaromComparison *comparison = run(builtin->id);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  CaromChartList charts = carom_suitable_charts(carom_comparison_get_scene(comparison));
  guint n_apart = 0, n_told = 0;
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++) {
    n_apart += methods[i].resolver == methods[0].resolver &&
               carom_comparison_get_same_motion(comparison, i).places.apart;
    gboolean is_told = FALSE;
    for (guint k = 0; k < charts.n; k++)
      is_told |= tells_apart(charts.quantities[k], comparison, i);
    n_told += is_told;
  }
  g_assert_true(n_apart == 0 || n_told > 0);
}

/* Where the panes have a large counter, a chart of contacts counts the same. */
static void test_counts_alike(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  const CaromComparison *comparison = run(builtin->id);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  CaromChartList charts = carom_suitable_charts(scene);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromSample *now = &carom_comparison_get_run(comparison, i)->now;
    for (guint k = 0; scene->counter && k < charts.n; k++)
      if (charts.quantities[k]->dimension == CAROM_DIMENSION_COUNT)
        g_assert_cmpfloat(charts.quantities[k]->value(now, 0), ==,
                          (double)(now->books.collisions + now->books.wall_hits));
  }
}

/* Momentum less what came from outside is kept in every scene: 1e-12 of Σ m|v| is some thousand
 * times the rounding of the few thousand contacts there are. */
static void test_keeps_momentum(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  const CaromComparison *comparison = run(builtin->id);
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
  double most_s = test_is_thorough() ? 5 : 2;
  g_autoptr(CaromComparison) comparison = run_scene_for(scene, MIN(scene->duration_s, most_s));
  for (guint i = 0; i < n_resolvers; i++) {
    const CaromSample *now = &carom_comparison_get_run(comparison, i)->now;
    g_assert_cmpfloat(now->momentum_error, <, 1e-12);
    g_assert_cmpfloat(fabs(now->energy_error), <, 1e-11);
  }
}

/* Two runs of @scene, frame by frame, that are to agree in every bit. */
static void check_same_run(CaromScene *scene, const CaromMethod *one, const CaromMethod *other,
                           guint n_frames) {
  g_autoptr(CaromRun) a = carom_run_new(scene, one), b = carom_run_new(scene, other);
  gsize size = 4 * sizeof(double) * scene->bodies->len;
  for (guint i = 0; i < n_frames; i++) {
    g_assert_true(carom_run_frame(a, NULL) && carom_run_frame(b, NULL));
    g_assert_cmpmem(a->world->bodies.x, size, b->world->bodies.x, size);
    g_assert_cmpmem(&a->world->books, sizeof(CaromBooks), &b->world->books, sizeof(CaromBooks));
  }
}

/* Which pairs are tested makes no difference but of time, whatever the panes' other rules. */
static void test_all_pairs(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  g_autoptr(CaromScene) scene = load(builtin->id);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  guint n_frames = (guint)MIN(scene->duration_s / scene->dt_s, test_is_thorough() ? 1000 : 300);
  for (guint i = 0; i < methods->len; i++) {
    CaromMethod stepped = g_array_index(methods, CaromMethod, i), all_pairs = stepped;
    carom_method_option_set(&stepped, detection, carom_method_option_part(detection, "stepped"));
    carom_method_option_set(&all_pairs, detection,
                            carom_method_option_part(detection, "all-pairs"));
    check_same_run(scene, &stepped, &all_pairs, n_frames);
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
  const char *const *alone = carom_builtin_ids();
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr(alone[i], ==, builtins[i].id);
  g_assert_null(alone[n]);
}

static void test_text(void) {
  g_autoptr(GBytes) text = carom_builtin_text(CAROM_BUILTIN_DEFAULT);
  g_assert_nonnull(text);
  g_assert_null(carom_builtin_text("no-such-scene"));
  g_assert_null(carom_builtin_text("../index"));
  g_assert_null(carom_builtin_load("no-such-scene", NULL));
}

typedef struct {
  const char *name;
  GTestDataFunc test;
} Test;

/* Scene by scene, so that each runs once. */
static void add_for_each_scene(const Test *tests, guint n_tests) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n_tests; k++) {
      g_autofree char *path = g_strdup_printf("/builtin/%s/%s", builtins[i].id, tests[k].name);
      g_test_add_data_func(path, &builtins[i], tests[k].test);
    }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  static const Test tests[] = {
      {"loads", test_loads},
      {"words", test_words},
      {"survives-saving", test_survives_saving},
      {"plays", test_plays},
      {"crowd", test_crowd},
      {"charts-tell-apart", test_charts_tell_apart},
      {"counts-alike", test_counts_alike},
      {"keeps-momentum", test_keeps_momentum},
      {"exact-times", test_exact_times},
      {"all-pairs", test_all_pairs},
  };
  add_for_each_scene(tests, G_N_ELEMENTS(tests));
  g_test_add_func("/builtins/list", test_list);
  g_test_add_func("/builtins/text", test_text);
  return g_test_run();
}
