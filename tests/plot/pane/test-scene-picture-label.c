/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-picture-label: letters of small discs look for a free place, and stand on nothing. */
#include "carom-builtin.h"
#include "carom-scene-picture-label.h"
#include "carom-theme.h"
#include "evil-name.h"
#include "fixture.h"

#define SIZE   400
#define RADIUS 0.05 /* of a disc that has no room for its letter */

/* An empty scene that shows the square from −2 to 2, 100 points for a unit but for the margins. */
static CaromScene *square_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  return scene;
}

static void add_disc(CaromScene *scene, double x, double y) {
  carom_fixture_add_disc(scene, carom_vec2(x, y), carom_vec2(0, 0), RADIUS, FALSE);
}

static void add_wall(CaromScene *scene, double x, double y1, double y2) {
  CaromWall wall = carom_wall_default(carom_vec2(x, y1), carom_vec2(x, y2));
  g_array_append_val(scene->walls, wall);
}

/* The letters of a picture, and where things are in it. */
typedef struct {
  CaromText text;
  CaromScenePicture picture;
  CaromScenePictureLayout layout;
  CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n;
} Letters;

static void letters_place(Letters *letters, const CaromComparison *comparison) {
  carom_text_init(&letters->text, NULL, NULL);
  letters->picture = (CaromScenePicture){
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .staging = carom_comparison_get_run(comparison, 0)->scene->staging,
      .show_labels = TRUE,
  };
  carom_scene_picture_layout_init(&letters->layout, &letters->picture, &letters->text, SIZE, SIZE);
  letters->n = carom_scene_picture_label_place(&letters->layout, &letters->text, letters->labels);
}

static void letters_clear(Letters *letters) {
  carom_text_clear(&letters->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Letters, letters_clear)

/* On which side of its disc letter @i stands: 1 or −1, to the right and downwards. */
static CaromVec2 side_of(const Letters *letters, guint i) {
  const CaromSceneLabel *label = &letters->labels[i];
  CaromVec2 aside =
      carom_vec2_sub(label->place, carom_scene_picture_layout_place(&letters->layout, label->disc));
  return carom_vec2(aside.x > 0 ? 1 : -1, aside.y > 0 ? 1 : -1);
}

static void assert_side(CaromScene *scene, double x, double y) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  g_auto(Letters) letters;
  letters_place(&letters, comparison);
  g_assert_cmpuint(letters.labels[0].disc, ==, 0);
  g_assert_false(letters.labels[0].inside);
  g_assert_cmpfloat(side_of(&letters, 0).x, ==, x);
  g_assert_cmpfloat(side_of(&letters, 0).y, ==, y);
}

static void test_usual_place(void) {
  CaromScene *scene = square_scene();
  add_disc(scene, 0, 0);
  assert_side(scene, 1, -1);
}

static void test_beside_wall(void) {
  CaromScene *right = square_scene(), *ends_below = square_scene(), *corner = square_scene();
  add_disc(right, 0, 0);
  add_wall(right, 0.1, -2, 2);
  assert_side(right, -1, -1);
  add_disc(ends_below, 0, 0);
  add_wall(ends_below, 0.1, -2, -0.1);
  assert_side(ends_below, 1, -1);
  add_disc(corner, 0, 0);
  add_wall(corner, 0.1, 0, 2);
  add_wall(corner, -0.1, 0, 2);
  assert_side(corner, 1, 1);
}

static void test_beside_disc(void) {
  CaromScene *scene = square_scene();
  add_disc(scene, 0, 0);
  add_disc(scene, 0.15, 0.15);
  assert_side(scene, -1, -1);
}

/* Its own arrow takes the usual place; one the other way does not. */
static void test_beside_arrow(void) {
  for (int sign = -1; sign <= 1; sign += 2) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(sign, sign), RADIUS, FALSE);
    assert_side(scene, -sign, -1);
  }
}

/* The letter of a disc at rest makes room for the arrow of one that has just touched it, or will;
 * where none comes it is in the middle. */
static void test_in_disc_at_rest(void) {
  for (int sign = -1; sign <= 1; sign++) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 0.4, FALSE);
    carom_fixture_add_disc(scene, carom_vec2(-0.8, 0), carom_vec2(sign, 0), 0.4, FALSE);
    scene->staging.arrows = CAROM_STAGING_ARROWS_VELOCITY;
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    g_auto(Letters) letters;
    letters_place(&letters, comparison);
    CaromVec2 centre = carom_scene_picture_layout_place(&letters.layout, 0);
    CaromVec2 from = carom_scene_picture_layout_place(&letters.layout, 1);
    CaromVec2 tip = carom_vec2_add(from, carom_scene_picture_layout_arrow(&letters.layout, 1));
    CaromVec2 place = letters.labels[0].place;
    double away = carom_vec2_distance(place, centre), half = letters.text.line_height / 2;
    g_assert_true(letters.labels[0].inside);
    g_assert_cmpfloat(away + half, <=, carom_scene_picture_layout_radius(&letters.layout, 0));
    g_assert_cmpint(away > 0, ==, sign > 0 && tip.x > centre.x - half);
    if (away > 0)
      g_assert_true(fabs(place.y - centre.y) >= half || place.x - tip.x >= half);
  }
}

/* However slow it is, its own arrow is not below the letter of a disc that has room for both. */
static void test_off_own_arrow(void) {
  for (double speed = 0.05; speed <= 1; speed *= 1.5) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(-1, 0), carom_vec2(speed, 0), 0.3, FALSE);
    carom_fixture_add_disc(scene, carom_vec2(1, 0), carom_vec2(0, 1), 0.3, FALSE);
    scene->staging.arrows = CAROM_STAGING_ARROWS_VELOCITY;
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    g_auto(Letters) letters;
    letters_place(&letters, comparison);
    double half = letters.labels[0].width / 2;
    CaromVec2 centre = carom_scene_picture_layout_place(&letters.layout, 0);
    double arrow = carom_vec2_length(carom_scene_picture_layout_arrow(&letters.layout, 0));
    g_test_message("%g: arrow %g, letter %g", speed, arrow, centre.x - letters.labels[0].place.x);
    g_assert_true(letters.labels[0].inside);
    if (arrow > 0)
      g_assert_cmpfloat(letters.labels[0].place.x + half, <=, centre.x);
    g_assert_cmpfloat(centre.x - letters.labels[0].place.x + half, <,
                      carom_scene_picture_layout_radius(&letters.layout, 0));
  }
}

/* Where there are arrows, a letter is only in a disc in which it is off the longest one; where
 * there are none, it is in smaller ones, too. */
static void test_least_disc(void) {
  guint n_inside[2] = {0};
  for (guint i = 0; i < 2; i++)
    for (double radius = 0.05; radius < 0.4; radius += 0.01) {
      CaromScene *scene = square_scene();
      carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, -1), radius, FALSE);
      scene->staging.arrows = i > 0 ? CAROM_STAGING_ARROWS_VELOCITY : CAROM_STAGING_ARROWS_NONE;
      g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
      g_auto(Letters) letters;
      letters_place(&letters, comparison);
      CaromVec2 centre = carom_scene_picture_layout_place(&letters.layout, 0);
      double off = carom_vec2_distance(letters.labels[0].place, centre);
      n_inside[i] += letters.labels[0].inside;
      if (letters.labels[0].inside && i > 0)
        g_assert_cmpfloat(off, >, letters.text.digit_height / 2);
    }
  g_assert_cmpuint(n_inside[1], >, 0);
  g_assert_cmpuint(n_inside[0], >, n_inside[1]);
}

/* A letter that is one bare stroke has serifs, so it is about as wide as others. */
static void test_stroke(void) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, NULL);
  g_autofree char *stroke = carom_text_write_name("I"), *letter = carom_text_write_name("H");
  g_autofree char *evil = carom_text_write_name("<I>");
  g_assert_cmpfloat(carom_text_width(&text, stroke), >, carom_text_width(&text, letter) * 0.6);
  g_assert_cmpfloat(carom_text_width(&text, "I"), <, carom_text_width(&text, stroke));
  g_assert_cmpstr(evil, ==, "&lt;I&gt;");
  g_assert_cmpstr(letter, ==, "H");
}

static void test_at_edge(void) {
  CaromScene *scene = square_scene();
  add_disc(scene, 2, 2);
  assert_side(scene, -1, 1);
}

/* There is none between two walls. */
static void test_no_room(void) {
  CaromScene *scene = square_scene();
  add_disc(scene, 0, 0);
  add_wall(scene, 0.1, -2, 2);
  add_wall(scene, -0.1, -2, 2);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  g_auto(Letters) letters;
  letters_place(&letters, comparison);
  g_assert_cmpuint(letters.n, ==, 0);
}

/* ---- Names ---- */

static void name_disc(CaromScene *scene, guint i, const char *name) {
  g_array_index(scene->bodies, CaromBody, i).name = g_intern_static_string(name);
}

/* The part of the picture that the text of label @i takes. */
static void assert_clear(const Letters *letters, guint i) {
  const CaromSceneLabel *label = &letters->labels[i];
  const CaromScenePictureLayout *layout = &letters->layout;
  double left = label->place.x - label->width / 2, right = label->place.x + label->width / 2;
  g_assert_cmpfloat(left, >=, 0);
  g_assert_cmpfloat(right, <=, SIZE);
  for (guint k = 0; k < layout->bodies->n; k++) {
    CaromVec2 disc = carom_scene_picture_layout_place(layout, k);
    CaromVec2 nearest = carom_vec2(CLAMP(disc.x, left, right), label->place.y);
    g_assert_cmpfloat(carom_vec2_length(carom_vec2_sub(disc, nearest)), >=,
                      carom_scene_picture_layout_radius(layout, k));
  }
  for (guint k = 0; k < i; k++) {
    const CaromSceneLabel *other = &letters->labels[k];
    g_assert_true(fabs(other->place.x - label->place.x) >= (other->width + label->width) / 2 ||
                  fabs(other->place.y - label->place.y) >= letters->text.digit_height);
  }
}

/* Beside its disc even where a letter would stand inside; as it is, whatever is in it. */
static void test_names(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 1), carom_vec2(0, 0), 0.4, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, -1), carom_vec2(0, 0), 0.4, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 0.4, FALSE);
  test_give_evil_names(scene);
  name_disc(scene, 2, "\u03b1");
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  g_auto(Letters) letters;
  letters_place(&letters, comparison);
  g_assert_cmpuint(letters.n, ==, 3);
  g_assert_cmpstr(letters.labels[0].text, ==, TEST_EVIL_NAME);
  g_assert_cmpstr(letters.labels[1].text, ==, TEST_CHINESE_NAME);
  g_assert_cmpstr(letters.labels[2].text, ==, "\u03b1");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint(letters.labels[i].inside, ==, i == 2);
  assert_clear(&letters, 0);
  assert_clear(&letters, 1);
}

/* What has no room is shortened: by its length, by the edges and by its neighbours. */
static void test_shortened_names(void) {
  CaromScene *scene = square_scene();
  for (guint i = 0; i < 9; i++) {
    add_disc(scene, 0.8 * (i % 3) - 0.8, 0.15 * (i / 3));
    name_disc(scene, i, "Bartholomew the Great");
  }
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  g_auto(Letters) letters;
  letters_place(&letters, comparison);
  g_assert_cmpuint(letters.n, >=, 3);
  guint n_short = 0;
  for (guint i = 0; i < letters.n; i++) {
    assert_clear(&letters, i);
    g_assert_true(g_str_has_suffix(letters.labels[i].text, "…"));
    g_assert_cmpint(g_utf8_strlen(letters.labels[i].text, -1), <=, CAROM_SCENE_LABEL_LENGTH);
    n_short += g_utf8_strlen(letters.labels[i].text, -1) <= 8;
  }
  g_assert_cmpuint(n_short, >, 0);
}

/* A name keeps off a wall that crosses where it would stand, with both ends far away. */
static void test_name_beside_wall(void) {
  CaromScene *scene = square_scene();
  add_disc(scene, 0, 0);
  name_disc(scene, 0, "Bartholomew");
  add_wall(scene, 0.3, -2, 2);
  assert_side(scene, -1, -1);
}

/* Of very many discs a few may have names, and only these have labels. */
static void test_named_of_many(void) {
  for (guint n_named = 0; n_named <= 27; n_named += 9) {
    CaromScene *scene = square_scene();
    for (guint i = 0; i < 60; i++) {
      add_disc(scene, 0.35 * (i % 10) - 1.6, 0.5 * (i / 10) - 1.5);
      if (i % 2 && i / 2 < n_named)
        name_disc(scene, i, "Io");
    }
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    g_auto(Letters) letters;
    letters_place(&letters, comparison);
    g_assert_cmpuint(letters.n, ==, n_named <= 26 ? n_named : 0);
    for (guint i = 0; i < letters.n; i++)
      g_assert_cmpuint(letters.labels[i].disc % 2, ==, 1);
  }
}

/* ---- A whole scene ---- */

static double distance_to_walls(const Letters *letters, CaromVec2 place) {
  const CaromScenePictureLayout *layout = &letters->layout;
  double least = INFINITY;
  for (guint k = 0; k < layout->scene->walls->len; k++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, k);
    for (guint step = 0; step <= SIZE; step++) { /* the wall as a row of points, one per point */
      CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
      CaromVec2 point = carom_view_place(
          &layout->view, carom_vec2_add_scaled(wall->p1, along, (double)step / SIZE));
      least = MIN(least, carom_vec2_distance(point, place));
    }
  }
  return least;
}

static void check_letters(const Letters *letters) {
  const double half = letters->text.line_height / 2;
  for (guint i = 0; i < letters->n; i++) {
    CaromVec2 place = letters->labels[i].place;
    g_assert_cmpfloat(distance_to_walls(letters, place), >=, half);
    for (guint k = 0; k < letters->n; k++)
      g_assert_true(k == i || carom_vec2_distance(letters->labels[k].place, place) >= 2 * half);
    for (guint k = 0; k < letters->layout.bodies->n; k++) {
      CaromVec2 away = carom_vec2_sub(carom_scene_picture_layout_place(&letters->layout, k), place);
      g_assert_cmpfloat(carom_vec2_length(away), >=,
                        carom_scene_picture_layout_radius(&letters->layout, k));
    }
  }
}

/* The balls are so small that all letters are beside them, many not at the usual place. */
static void test_billiards(void) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_builtin_load("billiards", NULL);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_scene_ref(scene), 0);
  guint n_usual = 0, n_elsewhere = 0;
  for (guint frame = 0; frame < 300; frame++) {
    carom_comparison_step(comparison, &error);
    g_assert_no_error(error);
    if (frame % 10 != 0 || frame < 150)
      continue;
    g_auto(Letters) letters;
    letters_place(&letters, comparison);
    check_letters(&letters);
    for (guint i = 0; i < letters.n; i++)
      *(side_of(&letters, i).x > 0 && side_of(&letters, i).y < 0 ? &n_usual : &n_elsewhere) += 1;
  }
  g_assert_cmpuint(n_usual, >, 0);
  g_assert_cmpuint(n_elsewhere, >, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-picture-label/usual-place", test_usual_place);
  g_test_add_func("/scene-picture-label/beside-wall", test_beside_wall);
  g_test_add_func("/scene-picture-label/beside-disc", test_beside_disc);
  g_test_add_func("/scene-picture-label/beside-arrow", test_beside_arrow);
  g_test_add_func("/scene-picture-label/in-disc-at-rest", test_in_disc_at_rest);
  g_test_add_func("/scene-picture-label/off-own-arrow", test_off_own_arrow);
  g_test_add_func("/scene-picture-label/least-disc", test_least_disc);
  g_test_add_func("/scene-picture-label/stroke", test_stroke);
  g_test_add_func("/scene-picture-label/at-edge", test_at_edge);
  g_test_add_func("/scene-picture-label/no-room", test_no_room);
  g_test_add_func("/scene-picture-label/names", test_names);
  g_test_add_func("/scene-picture-label/shortened-names", test_shortened_names);
  g_test_add_func("/scene-picture-label/name-beside-wall", test_name_beside_wall);
  g_test_add_func("/scene-picture-label/named-of-many", test_named_of_many);
  g_test_add_func("/scene-picture-label/billiards", test_billiards);
  return g_test_run();
}
