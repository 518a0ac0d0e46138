/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-framing and of what a pane makes of it: nothing is cut off, and arrows keep their
 * scale. */
#include "carom-arrow.h"
#include "carom-builtin.h"
#include "carom-framing.h"
#include "carom-momentum-sum.h"
#include "carom-scene-picture-label.h"
#include "carom-theme.h"
#include "fixture.h"
#include "rounds-test.h"

/* Scenes with more discs than this have so many arrows that some may be short. */
enum { FEW = 8 };

static const double sizes[][2] = {{230, 200}, {420, 330}, {900, 160}};

/* Roundings of a few sums of coordinates, in points. */
static const double rounding = 1e-6;

typedef struct {
  const CaromFraming *framing;
  CaromText *text;
  double width, height;
} Stage;

static void assert_inside(const Stage *stage, CaromVec2 place, double around) {
  g_assert_cmpfloat(place.x - around, >=, -rounding);
  g_assert_cmpfloat(place.y - around, >=, -rounding);
  g_assert_cmpfloat(place.x + around, <=, stage->width + rounding);
  g_assert_cmpfloat(place.y + around, <=, stage->height + rounding);
}

/* The shafts of few arrows are 1.8 points wide. */
static void check_arrow(const Stage *stage, const CaromScenePictureLayout *layout, guint i) {
  CaromVec2 from = carom_scene_picture_layout_place(layout, i);
  CaromVec2 along = carom_scene_picture_layout_arrow(layout, i);
  CaromArrow arrow = {from, carom_vec2_add(from, along)};
  double length = carom_vec2_length(along);
  if (length == 0)
    return;
  CaromVec2 velocity = carom_bodies_velocity(layout->bodies, i);
  /* It has not been cut short either. */
  g_assert_cmpfloat_with_epsilon(length, carom_vec2_length(velocity) * layout->arrow_scale,
                                 rounding);
  double head = carom_arrow_head(&arrow, 1.8);
  CaromVec2 back = carom_vec2_add_scaled(arrow.to, along, -head / length);
  assert_inside(stage, arrow.to, 0);
  assert_inside(stage, back, head * CAROM_ARROW_HEAD_SLOPE);
}

static void check_letters(const Stage *stage, const CaromScenePictureLayout *layout) {
  CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n = carom_scene_picture_label_place(layout, stage->text, labels);
  for (guint i = 0; i < n; i++) {
    g_autofree char *name = carom_body_symbol(labels[i].disc);
    assert_inside(stage, labels[i].place,
                  MAX(carom_text_width(stage->text, name), stage->text->digit_height) / 2);
  }
}

static void check_frame(const Stage *stage, const CaromComparison *comparison) {
  for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
    CaromScenePicture picture = {
        .run = carom_comparison_get_run(comparison, pane),
        .theme = carom_theme_light(),
        .framing = stage->framing,
        .show_labels = TRUE,
    };
    CaromScenePictureLayout layout;
    carom_scene_picture_layout_init(&layout, &picture, stage->text, stage->width, stage->height);
    for (guint i = 0; i < layout.bodies->n; i++) {
      assert_inside(stage, carom_scene_picture_layout_place(&layout, i),
                    carom_scene_picture_layout_radius(&layout, i));
      check_arrow(stage, &layout, i);
    }
    check_letters(stage, &layout);
  }
}

static void check_scene(CaromScene *scene) {
  g_autoptr(GError) error = NULL;
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, NULL);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
  CaromFraming framing = carom_framing_new(comparison, NULL);
  guint n_frames = carom_rehearsal_count_frames(carom_comparison_get_rehearsal(comparison));
  g_assert_true(framing.fits_run);
  for (guint frame = 1;; frame++) {
    for (guint i = 0; i < G_N_ELEMENTS(sizes); i++) {
      if (!test_runs_cell(frame, (guint)n_frames, i, G_N_ELEMENTS(sizes)))
        continue;
      Stage stage = {&framing, &text, sizes[i][0], sizes[i][1]};
      check_frame(&stage, comparison);
    }
    if (frame == n_frames)
      return;
    carom_comparison_step(comparison, &error);
    g_assert_no_error(error);
  }
}

/* Of all built-in scenes with few discs, if their view is fitted, at every frame. */
static void test_nothing_is_cut_off(void) {
  guint n, n_checked = 0;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(CaromScene) scene = carom_builtin_load(builtins[i].id, NULL);
    if (scene->bodies->len > FEW)
      continue;
    scene->has_view = FALSE;
    g_test_message("%s", scene->id);
    check_scene(scene);
    n_checked++;
  }
  g_assert_cmpuint(n_checked, >=, 20);
}

static CaromFraming framing_of(CaromScene *scene, const CaromFraming *earlier) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
  return carom_framing_new(comparison, earlier);
}

/* The longest arrow is a fifth of the smaller side of what the discs need. */
static void test_length_of_arrows(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->duration_s = 2;
  scene->dt_s = 0.125;
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(2, 1), 0.5, FALSE);
  CaromFraming framing = framing_of(scene, NULL);
  /* It goes to (4, 2), so the sides are 5 and 3. */
  double arrow = 0.2 * 3;
  g_assert_cmpfloat_with_epsilon(framing.arrow_s * sqrt(5), arrow, 1e-12);
  g_assert_cmpfloat_with_epsilon(framing.momentum_arrow * sqrt(5), arrow, 1e-12); /* 1 kg */
  g_assert_cmpfloat(framing.min.x, ==, -0.5);
  g_assert_cmpfloat(framing.min.y, ==, -0.5);
  g_assert_cmpfloat_with_epsilon(framing.max.x, MAX(4.5, 4 + 2 * framing.arrow_s), 1e-12);
  g_assert_cmpfloat_with_epsilon(framing.max.y, MAX(2.5, 2 + framing.arrow_s), 1e-12);
}

/* A view that the scene gives is shown as it is, with arrows that suit it. */
static void test_given_view(void) {
  g_autoptr(CaromScene) scene = carom_fixture_two_discs(1);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-1, -1);
  scene->view_max = carom_vec2(1, 1);
  CaromFraming framing = framing_of(scene, NULL);
  g_assert_cmpfloat(framing.min.x, ==, -1);
  g_assert_cmpfloat(framing.max.y, ==, 1);
  g_assert_true(framing.fits_run);
  scene->has_view = FALSE;
  g_assert_cmpfloat(framing_of(scene, NULL).arrow_s, !=, framing.arrow_s);
}

/* Arrows can be compared before and after a change of a parameter; unless it is so large that they
 * could not be read any more. */
static void test_arrows_keep_scale(void) {
  g_autoptr(CaromScene) scene = carom_fixture_two_discs(1);
  CaromFraming chosen = framing_of(scene, NULL), framing = chosen;
  static const double restitutions[] = {0.5, 0, 0.9}, ratios[] = {2, 10, 0.3};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) other = carom_fixture_two_discs(restitutions[i]);
    carom_scene_set_mass_ratio(other, ratios[i]);
    framing = framing_of(other, &framing);
    g_assert_cmpfloat(framing.arrow_s, ==, chosen.arrow_s);
    g_assert_cmpfloat(framing_of(other, NULL).arrow_s, !=, chosen.arrow_s);
  }
  for (int i = 0; i < 2; i++) {
    g_autoptr(CaromScene) other = carom_fixture_two_discs(1);
    for (guint k = 0; k < other->bodies->len; k++) {
      CaromBody *body = &g_array_index(other->bodies, CaromBody, k);
      body->velocity = carom_vec2_scale(body->velocity, i == 0 ? 10 : 0.01);
    }
    CaromFraming anew = framing_of(other, &chosen);
    g_assert_cmpfloat(anew.arrow_s, !=, chosen.arrow_s);
    g_assert_cmpfloat(anew.arrow_s, ==, framing_of(other, NULL).arrow_s);
  }
}

/* What flies far off does not make everything else small. */
static void test_far_off(void) {
  g_autoptr(CaromScene) scene = carom_fixture_two_discs(1);
  carom_fixture_add_disc(scene, carom_vec2(0, 1.5), carom_vec2(0, 1000), 0.4, FALSE);
  CaromFraming framing = framing_of(scene, NULL);
  CaromVec2 extent = carom_framing_extent(&framing);
  g_assert_cmpfloat(extent.y, <, 4 * 2.8); /* as wide as the scene at the start, several times */
  g_assert_cmpfloat(extent.x, >, 2.8);
}

/* Nothing moves, or there is nothing: still a view, and no scale that is no number. */
static void test_nothing_moves(void) {
  g_autoptr(CaromScene) empty = carom_scene_new();
  CaromFraming framing = framing_of(empty, NULL);
  g_assert_false(framing.fits_run);
  g_assert_cmpfloat(carom_framing_extent(&framing).x, >, 0);
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(3, 4), carom_vec2(0, 0), 0.5, FALSE);
  framing = framing_of(scene, NULL);
  g_assert_true(framing.fits_run);
  g_assert_cmpfloat(framing.arrow_s, ==, 1); /* of what will be set moving */
  g_assert_cmpfloat(framing.min.x, ==, 2.5);
  g_assert_cmpfloat(framing.max.y, ==, 4.5);
}

/* What is framed while a contact asks follows from the start and from nothing else: from where the
 * discs would fly, up to half of the size, and not from their restitution or masses. */
static void test_flight(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("three-and-four", NULL);
  CaromFraming own = carom_framing_of_scene(scene), flight = carom_framing_of_flight(scene);
  CaromVec2 most = carom_vec2_scale(carom_framing_extent(&own), 0.5);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    CaromVec2 end = carom_vec2_add_scaled(body->position, body->velocity, scene->duration_s);
    g_assert_cmpfloat(flight.max.x, >=, MIN(end.x + body->radius, own.max.x + most.x));
    g_assert_cmpfloat(flight.max.y, >=, MIN(end.y + body->radius, own.max.y + most.y));
  }
  g_assert_cmpfloat(flight.max.x, >, own.max.x);
  g_assert_cmpfloat(flight.max.y, >, own.max.y);
  g_assert_cmpfloat(flight.max.x, <=, own.max.x + most.x);
  g_assert_cmpfloat(flight.max.y, <=, own.max.y + most.y);
  scene->restitution = 0.1;
  g_array_index(scene->bodies, CaromBody, 0).mass_kg *= 10;
  CaromFraming other = carom_framing_of_flight(scene);
  g_assert_true(carom_vec2_equal(flight.min, other.min));
  g_assert_true(carom_vec2_equal(flight.max, other.max));
  g_autoptr(CaromScene) box = carom_builtin_load("eight-in-a-box", NULL);
  CaromFraming within = carom_framing_of_flight(box), walls = carom_framing_of_scene(box);
  g_assert_true(carom_vec2_equal(within.max, walls.max)); /* nothing leaves it */
}

/* The sign of a disc's velocity along x decides to which upper corner it flies. */
static void test_freer_corner(void) {
  for (int sign = -1; sign <= 1; sign += 2)
    for (int has_view = 0; has_view <= 1; has_view++) {
      g_autoptr(CaromScene) scene = carom_scene_new();
      scene->has_view = has_view;
      scene->view_min = carom_vec2(-3, -3);
      scene->view_max = carom_vec2(3, 3);
      scene->duration_s = 2;
      scene->dt_s = 0.125;
      carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(sign, 1), 0.5, FALSE);
      carom_fixture_add_disc(scene, carom_vec2(0, -2), carom_vec2(-sign, 0), 0.5, FALSE);
      g_assert_cmpint(framing_of(scene, NULL).right_is_freer, ==, sign < 0);
    }
}

/* Both discs stay in the middle; a wall reaches into one upper corner, or walls into both. */
static void test_corner_with_wall(void) {
  for (int side = -1; side <= 1; side++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->duration_s = 1;
    scene->dt_s = 0.125;
    carom_fixture_add_disc(scene, carom_vec2(-2, 0), carom_vec2(0, 0), 0.5, FALSE);
    carom_fixture_add_disc(scene, carom_vec2(2, 0), carom_vec2(0, 0), 0.5, FALSE);
    for (int x = -3; x <= 3; x += 6) {
      CaromWall wall = carom_wall_default(carom_vec2(x, -3), carom_vec2(x, x * side < 0 ? 1 : 3));
      g_array_append_val(scene->walls, wall);
    }
    g_assert_cmpint(framing_of(scene, NULL).right_is_freer, ==, side < 0);
  }
}

/* Two discs of 1 kg each fly at 3 m/s and 4 m/s, and stop each other: what they have had is kept.
 */
static void test_momenta(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->duration_s = 2;
  scene->dt_s = 0.125;
  carom_fixture_add_disc(scene, carom_vec2(-3, 0), carom_vec2(3, 0), 0.5, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(3, 0), carom_vec2(-4, 0), 0.5, FALSE);
  carom_scene_set_restitution(scene, 0);
  g_assert_cmpfloat_with_epsilon(framing_of(scene, NULL).momenta, 7, 1e-12);
  g_assert_cmpfloat_with_epsilon(carom_framing_of_flight(scene).momenta, 7, 1e-12);
  scene->gravity = carom_vec2(0, -9.81);
  g_assert_cmpfloat(carom_framing_of_flight(scene).momenta, ==, 0);
}

/* How far the disc is off the square of that side in an upper corner: in both directions if it is
 * negative. */
static double gap_to_corner(const CaromScenePictureLayout *layout, guint i, double side) {
  CaromVec2 place = carom_scene_picture_layout_place(layout, i);
  double x = carom_momentum_sum_get_right(layout) > 0 ? layout->width - place.x : place.x;
  return MAX(x, place.y) - carom_scene_picture_layout_radius(layout, i) - side;
}

/* In panes that are no strips; the sum and its margin take up to a third of the height, also while
 * a contact asks. */
static void check_corner(const CaromComparison *comparison, const CaromFraming *framing) {
  for (guint i = 0; i < 2; i++) {
    CaromScenePicture picture = {.run = carom_comparison_get_run(comparison, 0),
                                 .theme = carom_theme_light(),
                                 .staging = {.arrows = CAROM_STAGING_ARROWS_BOTH},
                                 .framing = framing};
    const CaromScenePictureAsked asked = {0};
    CaromScenePictureLayout layout;
    carom_scene_picture_layout_measure(&layout, &picture, sizes[i][0], sizes[i][1]);
    double width = carom_momentum_sum_get_width(&layout);
    g_assert_cmpfloat(width, >, 0);
    picture.asked = &asked;
    g_assert_cmpfloat(carom_momentum_sum_get_width(&layout), ==, width);
    picture.asked = NULL;
    for (guint k = 0; k < layout.bodies->n; k++)
      g_assert_cmpfloat(gap_to_corner(&layout, k, sizes[i][1] / 3), >, 0);
  }
}

/* Built-in scenes that show momenta leave the corner free where their sum is shown. */
static void test_corner_is_free(void) {
  guint n, n_checked = 0;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(CaromScene) scene = carom_builtin_load(builtins[i].id, NULL);
    if (scene->staging.arrows != CAROM_STAGING_ARROWS_BOTH)
      continue;
    g_test_message("%s", scene->id);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
    CaromFraming framing = carom_framing_new(comparison, NULL);
    guint n_frames = carom_rehearsal_count_frames(carom_comparison_get_rehearsal(comparison));
    for (guint frame = 0; frame < n_frames; frame += 10) {
      g_assert_true(carom_comparison_seek(comparison, frame, NULL));
      check_corner(comparison, &framing);
    }
    n_checked++;
  }
  g_assert_cmpuint(n_checked, >=, 5);
}

/* Where a low pane has no corner that stays free, the box goes to the other one rather than lie on
 * a disc. */
static void test_corner_without_disc(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("equal-discs", NULL);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
  CaromFraming framing = carom_framing_new(comparison, NULL);
  guint n_frames = carom_rehearsal_count_frames(carom_comparison_get_rehearsal(comparison));
  gboolean sides[2] = {FALSE};
  for (guint frame = 0; frame < n_frames; frame++) {
    CaromScenePicture picture = {.run = carom_comparison_get_run(comparison, 0),
                                 .theme = carom_theme_light(),
                                 .staging = {.arrows = CAROM_STAGING_ARROWS_BOTH},
                                 .framing = &framing};
    CaromScenePictureLayout layout;
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    carom_scene_picture_layout_measure(&layout, &picture, 730, 102);
    double side = carom_momentum_sum_get_width(&layout);
    sides[carom_momentum_sum_get_right(&layout) > 0] = TRUE;
    for (guint k = 0; k < layout.bodies->n; k++)
      g_assert_cmpfloat(gap_to_corner(&layout, k, side), >=, 0);
  }
  g_assert_true(sides[0] && sides[1]);
}

/* In a pane that is low and wide, the wall's end is as near to one corner as discs come to the
 * other, in metres; but the box would cover it. */
static void test_corner_without_wall(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("pi", NULL);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
  CaromFraming framing = carom_framing_new(comparison, NULL);
  CaromScenePicture picture = {.run = carom_comparison_get_run(comparison, 0),
                               .theme = carom_theme_light(),
                               .staging = {.arrows = CAROM_STAGING_ARROWS_BOTH},
                               .framing = &framing};
  for (double height = 100; height <= 400; height += 10) {
    CaromScenePictureLayout layout;
    carom_scene_picture_layout_measure(&layout, &picture, 497, height);
    double side = carom_momentum_sum_get_width(&layout);
    double right = carom_momentum_sum_get_right(&layout);
    CaromVec2 top = carom_view_place(&layout.view, carom_scene_wall(scene, 0)->p2);
    CaromVec2 other = carom_view_place(&layout.view, carom_scene_wall(scene, 0)->p1);
    gboolean is_beside = right == 0 || top.x < layout.width - side;
    g_assert_true(is_beside || MIN(top.y, other.y) > side);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/framing/nothing-is-cut-off", test_nothing_is_cut_off);
  g_test_add_func("/framing/length-of-arrows", test_length_of_arrows);
  g_test_add_func("/framing/given-view", test_given_view);
  g_test_add_func("/framing/arrows-keep-scale", test_arrows_keep_scale);
  g_test_add_func("/framing/far-off", test_far_off);
  g_test_add_func("/framing/nothing-moves", test_nothing_moves);
  g_test_add_func("/framing/flight", test_flight);
  g_test_add_func("/framing/freer-corner", test_freer_corner);
  g_test_add_func("/framing/momenta", test_momenta);
  g_test_add_func("/framing/corner-with-wall", test_corner_with_wall);
  g_test_add_func("/framing/corner-is-free", test_corner_is_free);
  g_test_add_func("/framing/corner-without-wall", test_corner_without_wall);
  g_test_add_func("/framing/corner-without-disc", test_corner_without_disc);
  return g_test_run();
}
