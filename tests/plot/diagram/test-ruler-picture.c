/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ruler-picture: each ruler has the number that its method reads, and all of them stand for
 * the same speeds; whatever the contact, all marks are in the picture. */
#include "carom-ruler-picture.h"
#include "diagram-test.h"
#include "rounds-test.h"

#include <string.h>

/* ---- Readings ---- */

/* What a rounding is worth beside the speeds of the contact. */
static double tolerance_of(const CaromContactRecord *record) {
  return 64 * DBL_EPSILON * carom_contact_speed_scale(&record->contact, &record->outcome);
}

/* A speed in m/s, or how often d goes into it. */
static void check_reading(const CaromContactRecord *record, const CaromNormalSpeed *speed,
                          CaromVec2 velocity) {
  const CaromContact *c = &record->contact;
  double length = carom_vec2_length(c->d), along = carom_vec2_dot(velocity, c->d) / length;
  double unit = speed->dimension == CAROM_DIMENSION_RATE ? length : 1;
  g_assert_true(speed->dimension == CAROM_DIMENSION_RATE ||
                speed->dimension == CAROM_DIMENSION_VELOCITY);
  g_assert_cmpfloat_with_epsilon(speed->value, along, tolerance_of(record));
  g_assert_cmpfloat_with_epsilon(speed->read * unit, along, tolerance_of(record));
}

/* What it calls the impulse is (1 + e) μ w, in whatever terms: rounded as the lighter body's
 * momentum is. */
static void check_impulse(const CaromContactRecord *record, const CaromFinding *found) {
  const CaromContact *c = &record->contact;
  double lighter = fmin(c->mass_a_kg, c->mass_b_kg);
  double w =
      carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / carom_vec2_length(c->d);
  double impulse = (1 + c->restitution) * w / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  g_assert_cmpfloat_with_epsilon(found->value.number, impulse, lighter * tolerance_of(record));
}

/* Each resolver of ours says of each body that can move what it reads before and after; another one
 * may say nothing. */
static void check_readings(const CaromExplanation *explanation) {
  const CaromContactRecord *record = &explanation->record;
  guint n_saying = 0;
  for (guint i = 0; i < explanation->n_right; i++) {
    const CaromWorking *working = &explanation->workings[i];
    if (!working->before[CAROM_BODY_A].reading && !working->before[CAROM_BODY_B].reading)
      continue;
    n_saying++;
    check_impulse(record, &working->findings[CAROM_FINDING_TRANSFER]);
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      gboolean is_movable = carom_contact_is_movable(&record->contact, body);
      g_assert_true(!!working->before[body].reading == is_movable);
      if (!is_movable)
        continue;
      check_reading(record, &working->before[body], carom_contact_velocity(&record->contact, body));
      check_reading(record, &working->after[body],
                    carom_contact_outcome_velocity(&record->outcome, body));
    }
  }
  g_assert_cmpuint(n_saying, >=, 3);
}

static CaromVec2 random_vector(double length) {
  double angle = g_test_rand_double_range(0, 2 * G_PI);
  return carom_vec2(length * cos(angle), length * sin(angle));
}

static double any_of(double first, double second, double max) {
  int i = g_test_rand_int_range(0, 3);
  return i == 0 ? first : i == 1 ? second : g_test_rand_double_range(0, max);
}

/* Any e, with friction or without, against anything, mass ratios to 10¹⁵. */
static CaromContact random_contact(void) {
  CaromContact c = {
      .mass_a_kg = pow(10, g_test_rand_double_range(-7.5, 7.5)),
      .mass_b_kg = pow(10, g_test_rand_double_range(-7.5, 7.5)),
      .velocity_a = random_vector(g_test_rand_double_range(0, 10)),
      .velocity_b = random_vector(g_test_rand_double_range(0, 3)),
      .d = random_vector(g_test_rand_double_range(0.01, 10)),
      .restitution = any_of(0, 1, 2),
      .tangential_factor = any_of(1, 0, 1),
  };
  gboolean is_a = g_test_rand_bit();
  if (g_test_rand_int_range(0, 3) == 0) {
    *(is_a ? &c.mass_a_kg : &c.mass_b_kg) = INFINITY;
    if (g_test_rand_bit()) /* not driven, but a wall, or pinned */
      *(is_a ? &c.velocity_a : &c.velocity_b) = carom_vec2(0, 0);
  }
  if (carom_vec2_dot(carom_vec2_sub(c.velocity_b, c.velocity_a), c.d) > 0) /* they approach */
    c.d = carom_vec2_scale(c.d, -1);
  return c;
}

/* Where the tips are, along n and across it, in one scale: so the heights, whose numbers stand
 * beside them, are those across n. */
static void check_places(const Stage *stage, const CaromContact *c, const CaromOutcome *outcome) {
  const double width = 900, height = carom_ruler_picture_height(&stage->diagram, width);
  const CaromVec2 v[] = {c->velocity_a, outcome->velocity_a, c->velocity_b, outcome->velocity_b};
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)), places[G_N_ELEMENTS(v)];
  guint far = 1;
  for (guint i = 0; i < G_N_ELEMENTS(v); i++) {
    places[i] = carom_ruler_picture_place(&stage->diagram, width, height, i);
    if (fabs(places[i].x - places[0].x) > fabs(places[far].x - places[0].x))
      far = i;
  }
  CaromVec2 apart = carom_vec2_sub(v[far], v[0]);
  double per_speed = (places[far].x - places[0].x) / carom_vec2_dot(apart, n);
  for (guint i = 0; i < G_N_ELEMENTS(v); i++) {
    double across = carom_vec2_dot(carom_vec2_sub(v[i], v[0]), carom_vec2_perpendicular(n));
    g_assert_cmpfloat_with_epsilon(places[0].y - places[i].y, across * per_speed,
                                   1e-6); /* points */
  }
}

static void test_readings(void) {
  for (guint i = 0; i < test_rounds(10000); i++) {
    CaromContact contact = random_contact();
    CaromOutcome outcome;
    g_assert_cmpint(carom_resolver_resolve(carom_resolvers(NULL)[0], &contact, &outcome), ==,
                    CAROM_RESOLUTION_RESOLVED);
    g_auto(Stage) stage;
    stage_init(&stage, &contact, 1);
    check_readings(stage.explanation);
    if (i % 10 == 0) /* which takes longer */
      check_places(&stage, &contact, &stage.explanation->record.outcome);
  }
}

/* ---- The picture ---- */

static gboolean is_blank(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  const guint8 *pixels = cairo_image_surface_get_data(surface);
  gsize n = (gsize)cairo_image_surface_get_stride(surface) *
            (gsize)cairo_image_surface_get_height(surface);
  for (gsize i = 0; i < n; i++)
    if (pixels[i] != 0)
      return FALSE;
  return TRUE;
}

/* As high as it asks to be. */
static void check_picture(const Stage *stage, double width) {
  const CaromDiagram *diagram = &stage->diagram;
  double height = carom_ruler_picture_height(diagram, width);
  g_assert_true(carom_ruler_picture_exists(stage->explanation));
  g_assert_true(isfinite(height) && height > 0);
  for (guint i = 0; i < carom_ruler_picture_count(diagram); i++) {
    CaromVec2 place = carom_ruler_picture_place(diagram, width, height, i);
    g_assert_true(is_within(place, width, height));
    g_autofree char *words = carom_ruler_picture_read(diagram, width, height, &place);
    g_auto(GStrv) lines = g_strsplit(words, "\n", -1);
    g_assert_cmpuint(g_strv_length(lines), >=, 3);
  }
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)ceil(height));
  cairo_t *cr = cairo_create(surface);
  carom_ruler_picture_draw(diagram, cr, width, height);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  g_assert_false(is_blank(surface));
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

static void test_picture(void) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    for (double width = 420; width < 1700; width *= 2) {
      g_auto(Stage) stage;
      g_test_message("%s, %g wide", cases[i].name, width);
      stage_init(&stage, &cases[i].contact, 1);
      check_picture(&stage, width);
    }
}

/* Angles and lengths are true: a tip is as far above n as it moves across it, in the scale of the
 * rulers. */
static void test_scale(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &(CaromContact){3, 2, {2, 1}, {-1, -0.5}, {0.5, 0}, 1, 1}, 1);
  double width = 900, height = carom_ruler_picture_height(&stage.diagram, width);
  CaromVec2 a = carom_ruler_picture_place(&stage.diagram, width, height, 0);
  CaromVec2 b = carom_ruler_picture_place(&stage.diagram, width, height, 2);
  double scale = (a.x - b.x) / 3;
  g_assert_cmpfloat(scale, >, 10);
  g_assert_cmpfloat_with_epsilon(b.y - a.y, 1.5 * scale, 1e-9 * scale);
}

/* Each look is another picture, as large as the whole. */
static void test_looks(void) {
  GBytes *pictures[CAROM_N_LOOKS + 1];
  g_auto(Stage) stage;
  stage_init(&stage, &(CaromContact){3, 2, {2, 1}, {-1, -0.5}, {0.5, 0.2}, 1, 1}, 1);
  double height = carom_ruler_picture_height(&stage.diagram, 800);
  for (CaromLook look = 0; look <= CAROM_N_LOOKS; look++) {
    stage.diagram.look = look;
    g_assert_cmpfloat(carom_ruler_picture_height(&stage.diagram, 800), ==, height);
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 800, (int)ceil(height));
    cairo_t *cr = cairo_create(surface);
    carom_ruler_picture_draw(&stage.diagram, cr, 800, height);
    cairo_surface_flush(surface);
    pictures[look] = g_bytes_new(cairo_image_surface_get_data(surface),
                                 (gsize)cairo_image_surface_get_stride(surface) *
                                     (gsize)cairo_image_surface_get_height(surface));
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    for (CaromLook other = 0; other < look; other++)
      g_assert_false(g_bytes_equal(pictures[look], pictures[other]));
  }
  for (CaromLook look = 0; look <= CAROM_N_LOOKS; look++)
    g_bytes_unref(pictures[look]);
}

/* Of several that were resolved together, none keeps the momentum of its own two bodies. */
static void test_cluster(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0].contact, 3);
  g_assert_false(carom_ruler_picture_exists(stage.explanation));
  g_autofree char *words = carom_ruler_picture_describe(&stage.diagram);
  g_assert_cmpstr(words, ==, "");
}

/* "Rotation, A: 1.05 m/s before, −0.54 m/s after." */
static void test_words(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &(CaromContact){1, 1, {1, 0}, {0, 0}, {0.5, 0}, 1, 1}, 1);
  g_autofree char *words = carom_ruler_picture_describe(&stage.diagram);
  g_autofree char *plain = carom_unit_plain_spaces(words);
  g_assert_nonnull(strstr(plain, "Rotation, A: 1 m/s before, 0 m/s after."));
  g_assert_nonnull(strstr(plain, "Projection, A: 2 s⁻¹ before, 0 s⁻¹ after."));
  g_assert_nonnull(strstr(plain, "Impulse, B: 0 m/s before, 1 m/s after."));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/ruler-picture/readings", test_readings);
  g_test_add_func("/ruler-picture/picture", test_picture);
  g_test_add_func("/ruler-picture/scale", test_scale);
  g_test_add_func("/ruler-picture/looks", test_looks);
  g_test_add_func("/ruler-picture/cluster", test_cluster);
  g_test_add_func("/ruler-picture/words", test_words);
  return g_test_run();
}
