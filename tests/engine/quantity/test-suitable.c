/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-suitable: a scene has the charts that it asks for, as many as that, and what suits it in
 * place of those that cannot be shown. */
#include "carom-suitable.h"

#include "carom-track.h"

/* With one more that is pinned. */
static CaromScene *make_discs(guint n) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i <= n; i++) {
    CaromBody disc = carom_body_default();
    disc.position.x = 3 * i;
    disc.pinned = i == n;
    carom_scene_add_body(scene, disc);
  }
  return scene;
}

/* @ids: separated by commas */
static void assert_charts(const CaromChartList *charts, const char *ids) {
  g_auto(GStrv) wanted = g_strsplit(ids, ",", -1);
  g_assert_cmpuint(charts->n, ==, g_strv_length(wanted));
  for (guint i = 0; i < charts->n; i++)
    g_assert_cmpstr(charts->quantities[i]->part.id, ==, wanted[i]);
}

static void ask(CaromScene *scene, const char *ids) {
  g_strfreev(scene->staging.charts);
  scene->staging.charts = g_strsplit(ids, ",", -1);
}

/* @ids: (nullable): what the scene asks for */
static void assert_choice(CaromScene *scene, const char *ids, const char *wanted) {
  if (ids)
    ask(scene, ids);
  CaromChartList charts = carom_suitable_charts(scene);
  assert_charts(&charts, wanted);
}

static void test_charts(void) {
  g_autoptr(CaromScene) pair = make_discs(2);
  g_autoptr(CaromScene) few = make_discs(3);
  g_autoptr(CaromScene) crowd = make_discs(CAROM_TRACK_MAX_DISCS);
  assert_choice(pair, NULL, "energy-by-disc,momentum-by-disc");
  assert_choice(few, NULL, "momentum,energy");
  assert_choice(crowd, NULL, "speeds,energy");
  assert_choice(few, "disagreement", "disagreement");
  assert_choice(few, "disagreement,error", "disagreement,error");
  assert_choice(few, "speed,error,energy,position", "speed,error,energy,position");
}

/* What cannot be shown, or is there already, gives way to what suits. */
static void test_instead(void) {
  g_autoptr(CaromScene) few = make_discs(3);
  g_autoptr(CaromScene) crowd = make_discs(CAROM_TRACK_MAX_DISCS);
  assert_choice(crowd, "energy-by-disc", "speeds");
  assert_choice(crowd, "energy-by-disc,disagreement", "disagreement,speeds");
  assert_choice(crowd, "position,energy,speeds,gap", "energy,speeds,momentum,contact-rate");
  assert_choice(few, "error,error", "error,momentum");
}

/* Another one is what is wished for first, and none is there twice, until all are. */
static void test_another(void) {
  g_autoptr(CaromScene) pair = make_discs(2);
  CaromChartList none = {0}, shown = {0};
  CaromChartList first = {2, {carom_quantity_by_id("speed"), carom_quantity_by_id("gap")}};
  for (; shown.n < 3; shown.n++)
    shown.quantities[shown.n] = carom_suitable_chart(pair, &first, &shown);
  assert_charts(&shown, "speed,gap,energy-by-disc");
  shown.quantities[shown.n] = carom_suitable_chart(pair, &none, &shown);
  shown.n++;
  assert_charts(&shown, "speed,gap,energy-by-disc,momentum-by-disc");
  for (guint i = 0; i < shown.n; i++)
    g_assert_true(shown.quantities[i] != carom_suitable_chart(pair, &none, &shown));
}

/* A crowd's arrows would hide its discs; what is asked for is what is shown. */
static void test_arrows(void) {
  g_autoptr(CaromScene) few = make_discs(CAROM_TRACK_MAX_DISCS - 1);
  g_autoptr(CaromScene) crowd = make_discs(CAROM_TRACK_MAX_DISCS);
  g_assert_cmpint(carom_suitable_arrows(few, few->staging.arrows), ==,
                  CAROM_STAGING_ARROWS_VELOCITY);
  g_assert_cmpint(carom_suitable_arrows(crowd, crowd->staging.arrows), ==,
                  CAROM_STAGING_ARROWS_NONE);
  for (CaromStagingArrows arrows = 0; arrows < CAROM_STAGING_ARROWS_SUITABLE; arrows++)
    g_assert_cmpint(carom_suitable_arrows(crowd, arrows), ==, arrows);
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/suitable/charts", test_charts);
  g_test_add_func("/suitable/instead", test_instead);
  g_test_add_func("/suitable/another", test_another);
  g_test_add_func("/suitable/arrows", test_arrows);
  return g_test_run();
}
