/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-arrangement. */
#include "carom-arrangement.h"
#include "carom-scene-picture-layout.h"
#include "carom-theme.h"
#include "fixture.h"

static const CaromArrangementNeeds needs = {
    .gap = 8, .frame = 80, .column = 200, .least_stage = 80, .least_column = 80};

/* A scene is shown as @wide × @high units. */
static CaromArrangement choose_for(double wide, double high, guint n, double width, double height,
                                   const CaromArrangement *earlier) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  CaromFraming framing = {.max = {wide, high}, .fits_run = TRUE};
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .framing = &framing,
  };
  return carom_arrangement_choose(&picture, n, width, height, &needs, earlier);
}

static void assert_is(CaromArrangement arrangement, guint n_columns, guint n_rows,
                      gboolean beside) {
  g_assert_cmpuint(arrangement.n_columns, ==, n_columns);
  g_assert_cmpuint(arrangement.n_rows, ==, n_rows);
  g_assert_cmpint(arrangement.beside, ==, beside);
}

/* Low stages below one another, high ones side by side, four also in a square. */
static void test_choice(void) {
  assert_is(choose_for(10, 1, 3, 1000, 400, NULL), 1, 3, TRUE);
  assert_is(choose_for(1, 1, 3, 1000, 400, NULL), 3, 1, FALSE);
  assert_is(choose_for(2, 1, 4, 1000, 700, NULL), 2, 2, FALSE);
  assert_is(choose_for(1, 2, 4, 1000, 400, NULL), 4, 1, FALSE);
  assert_is(choose_for(10, 1, 1, 1000, 400, NULL), 1, 1, FALSE);
  /* The same, but there is no room for header and footer in three columns. */
  assert_is(choose_for(10, 1, 3, 1000, 250, NULL), 3, 1, FALSE);
}

/* Where the picture of a contact counts as well, columns give way to rows only for what makes a run
 * much larger. */
static void test_contact(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  CaromFraming framing = {.max = {10, 1}, .fits_run = TRUE};
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .framing = &framing,
  };
  CaromArrangementNeeds of_contact = needs;
  of_contact.contact = of_contact.largest = TRUE;
  assert_is(carom_arrangement_choose(&picture, 3, 1000, 400, &needs, NULL), 1, 3, TRUE);
  assert_is(carom_arrangement_choose(&picture, 3, 1000, 400, &of_contact, NULL), 3, 1, FALSE);
  assert_is(carom_arrangement_choose(&picture, 3, 1000, 500, &of_contact, NULL), 1, 3, TRUE);
}

static double scale_of(CaromArrangement arrangement, double wide, double high, double width,
                       double height) {
  CaromArrangementSize pane = carom_arrangement_pane_size(&arrangement, width, height, &needs);
  CaromArrangementSize stage = carom_arrangement_stage_size(&arrangement, &pane, &needs);
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  return MIN((stage.width - 2 * margin) / wide, (stage.height - 2 * margin) / high);
}

/* Where contacts are explained, their geometry needs height. */
static void test_not_low(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  CaromFraming framing = {.max = {10, 1}, .fits_run = TRUE};
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .framing = &framing,
  };
  CaromArrangementNeeds for_contacts = needs;
  for_contacts.not_low = TRUE;
  assert_is(carom_arrangement_choose(&picture, 3, 1000, 400, &needs, NULL), 1, 3, TRUE);
  assert_is(carom_arrangement_choose(&picture, 3, 1000, 400, &for_contacts, NULL), 3, 1, FALSE);
}

/* No other arrangement would make discs much larger. The strip at the bottom of a stage is not
 * counted here, so there is a tolerance. */
static void test_best(void) {
  static const CaromArrangement all[] = {{4, 1, FALSE}, {2, 2, FALSE}, {1, 4, TRUE}};
  for (double high = 0.25; high < 30; high *= 1.5)
    for (double height = 350; height < 1200; height += 150) {
      CaromArrangement chosen = choose_for(4, high, 4, 1400, height, NULL);
      for (guint i = 0; i < G_N_ELEMENTS(all); i++)
        g_assert_cmpfloat(scale_of(all[i], 4, high, 1400, height), <=,
                          1.5 * scale_of(chosen, 4, high, 1400, height));
    }
}

/* Where one arrangement gives way to another, a few points more or less change nothing. */
static void test_is_stable(void) {
  CaromArrangement arrangement = choose_for(6, 1, 3, 1000, 300, NULL);
  guint n_changes = 0;
  for (double height = 300; height < 900; height += 10) {
    CaromArrangement next = choose_for(6, 1, 3, 1000, height, &arrangement);
    if (next.n_rows == arrangement.n_rows)
      continue;
    n_changes++;
    for (double less = height; less > height - 15; less--)
      g_assert_cmpuint(choose_for(6, 1, 3, 1000, less, &next).n_rows, ==, next.n_rows);
    arrangement = next;
  }
  g_assert_cmpuint(n_changes, ==, 1);
}

/* All panes are alike to the pixel, in order, and none leaves the room or lies on another. */
static void test_places(void) {
  static const CaromArrangement all[] = {{1, 1, FALSE}, {3, 1, FALSE}, {2, 2, FALSE}, {1, 4, TRUE}};
  for (guint k = 0; k < G_N_ELEMENTS(all); k++)
    for (double width = 1000; width < 1010; width++) {
      CaromArrangementSize pane = carom_arrangement_pane_size(&all[k], width, width - 400, &needs);
      g_assert_cmpfloat(pane.width, ==, floor(pane.width));
      g_assert_cmpfloat(pane.height, ==, floor(pane.height));
      guint n = all[k].n_columns * all[k].n_rows;
      CaromVec2 before = carom_vec2(-INFINITY, -INFINITY);
      for (guint i = 0; i < n; i++) {
        CaromVec2 place = carom_arrangement_pane_place(&all[k], i, width, width - 400, &needs);
        g_assert_cmpfloat(place.x, >=, 0);
        g_assert_cmpfloat(place.y, >=, 0);
        g_assert_cmpfloat(place.x + pane.width, <=, width);
        g_assert_cmpfloat(place.y + pane.height, <=, width - 400);
        g_assert_true(place.x >= before.x + pane.width + needs.gap ||
                      place.y >= before.y + pane.height + needs.gap);
        before = place;
      }
    }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/arrangement/choice", test_choice);
  g_test_add_func("/arrangement/not-low", test_not_low);
  g_test_add_func("/arrangement/contact", test_contact);
  g_test_add_func("/arrangement/best", test_best);
  g_test_add_func("/arrangement/is-stable", test_is_stable);
  g_test_add_func("/arrangement/places", test_places);
  return g_test_run();
}
