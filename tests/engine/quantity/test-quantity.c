/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-quantity: what is measured of the motion of discs, held by laws. */
#include "carom-channel.h"
#include "engine-test.h"

static const char *const detections[] = {"events", "stepped"};

/* A frame is a power of two, so that times are exact. */
static const double frame_s = 1.0 / 64;

static CaromComparison *compare(CaromScene *scene, const char *detection, guint n_frames) {
  scene->dt_s = frame_s;
  CaromMethod method = test_method("detection", detection);
  CaromComparison *comparison = carom_comparison_new(scene, &method, 1);
  g_assert_true(carom_comparison_seek(comparison, n_frames, NULL));
  return comparison;
}

static double value_at(const CaromRun *run, const char *id, guint component, guint disc, guint k) {
  const CaromChannel channel = {carom_quantity_by_id(id), component, disc};
  g_assert_cmpuint(carom_channel_stride(&channel, run), ==, 1);
  return carom_channel_value(&channel, run, k);
}

static gboolean touches(const CaromRun *run, guint frame) {
  return carom_run_find_contact(run, frame) < carom_run_find_contact(run, frame + 1);
}

/* Five discs of different masses, in a box or free, that meet one another. */
static CaromScene *five_discs(double gravity, gboolean in_box) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -gravity);
  if (in_box)
    test_add_box(scene, 12, 12);
  for (guint i = 0; i < 5; i++)
    test_add_disc(scene, 2 + 2 * i, 5 + 0.3 * i, 2.5 - 1.2 * i, 0.4 - 0.3 * i, 0.5, 1 + 0.37 * i);
  return scene;
}

/* Between contacts, a velocity is the slope of the position: in free flight, the mean of both ends
 * is that of the way. Places of some 12 m round by 12 ε, and the slope by that in a frame. */
static void test_slope(void) {
  const double rounding = 8 * 12 * DBL_EPSILON / frame_s;
  guint n_checked = 0;
  for (guint d = 0; d < G_N_ELEMENTS(detections); d++)
    for (int gravity = 0; gravity <= 2; gravity += 2) {
      g_autoptr(CaromScene) scene = five_discs(gravity, TRUE);
      g_autoptr(CaromComparison) comparison = compare(scene, detections[d], 320);
      const CaromRun *run = carom_comparison_get_run(comparison, 0);
      g_assert_cmpuint(carom_run_count_contacts(run), >=, 5);
      for (guint k = 1; k <= 320; k++)
        for (guint i = 0; i <= 5 && !touches(run, k); i++)
          for (guint c = 0; c < 2; c++, n_checked++) {
            guint disc = i < 5 ? i : CAROM_CHANNEL_WHOLE;
            double way =
                value_at(run, "position", c, disc, k) - value_at(run, "position", c, disc, k - 1);
            double mean = value_at(run, "velocity", c, disc, k) / 2 +
                          value_at(run, "velocity", c, disc, k - 1) / 2;
            g_assert_cmpfloat_with_epsilon(way / frame_s, mean, rounding);
          }
    }
  g_assert_cmpuint(n_checked, >, 10000);
}

static void test_speed(void) {
  g_autoptr(CaromScene) scene = five_discs(2, TRUE);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 200);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint k = 0; k <= 200; k++)
    for (guint i = 0; i <= 5; i++) {
      guint disc = i < 5 ? i : CAROM_CHANNEL_WHOLE;
      double speed =
          hypot(value_at(run, "velocity", 0, disc, k), value_at(run, "velocity", 1, disc, k));
      g_assert_cmpfloat_with_epsilon(value_at(run, "speed", 0, disc, k), speed,
                                     2 * DBL_EPSILON * speed);
    }
}

/* Contacts of discs do not move the centre of mass off its own flight; but in steps, discs that
 * have got into each other are put back. */
static void test_centre_of_mass(void) {
  for (guint d = 0; d < G_N_ELEMENTS(detections); d++)
    for (int gravity = 0; gravity <= 2; gravity += 2) {
      g_autoptr(CaromScene) scene = five_discs(gravity, FALSE);
      carom_scene_set_restitution(scene, 0.7);
      g_autoptr(CaromComparison) comparison = compare(scene, detections[d], 256);
      const CaromRun *run = carom_comparison_get_run(comparison, 0);
      CaromVec2 start = {value_at(run, "position", 0, CAROM_CHANNEL_WHOLE, 0),
                         value_at(run, "position", 1, CAROM_CHANNEL_WHOLE, 0)};
      CaromVec2 speed = {value_at(run, "velocity", 0, CAROM_CHANNEL_WHOLE, 0),
                         value_at(run, "velocity", 1, CAROM_CHANNEL_WHOLE, 0)};
      g_assert_cmpuint(carom_run_count_contacts(run), >=, 3);
      for (guint k = 0; k <= 256; k++) {
        double t = k * frame_s;
        /* Hundreds of steps round by some ε of places and speeds of some 30. */
        const double rounding = 256 * 30 * DBL_EPSILON;
        g_assert_cmpfloat_with_epsilon(value_at(run, "velocity", 0, CAROM_CHANNEL_WHOLE, k),
                                       speed.x, rounding);
        g_assert_cmpfloat_with_epsilon(value_at(run, "velocity", 1, CAROM_CHANNEL_WHOLE, k),
                                       speed.y - gravity * t, rounding);
        if (!g_str_equal(detections[d], "events"))
          continue;
        g_assert_cmpfloat_with_epsilon(value_at(run, "position", 0, CAROM_CHANNEL_WHOLE, k),
                                       start.x + speed.x * t, rounding);
        g_assert_cmpfloat_with_epsilon(value_at(run, "position", 1, CAROM_CHANNEL_WHOLE, k),
                                       start.y + speed.y * t - gravity * t * t / 2, rounding);
      }
    }
}

/* What contacts of smooth discs hand on lies on the line through both centres, and free flight has
 * no torque. */
static void test_angular_momentum(void) {
  g_autoptr(CaromScene) scene = five_discs(0, FALSE);
  carom_scene_set_restitution(scene, 0.7);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 256);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double start = value_at(run, "angular-momentum", 0, CAROM_CHANNEL_WHOLE, 0);
  double first = value_at(run, "angular-momentum", 0, 0, 0), change = 0;
  for (guint k = 0; k <= 256; k++) {
    double sum = 0;
    for (guint i = 0; i < 5; i++)
      sum += value_at(run, "angular-momentum", 0, i, k);
    change = MAX(change, fabs(value_at(run, "angular-momentum", 0, 0, k) - first));
    /* Terms of up to 60 round by some ε, and each contact by as much. */
    g_assert_cmpfloat_with_epsilon(value_at(run, "angular-momentum", 0, CAROM_CHANNEL_WHOLE, k),
                                   start, 64 * 60 * DBL_EPSILON);
    g_assert_cmpfloat_with_epsilon(sum, start, 64 * 60 * DBL_EPSILON);
  }
  g_assert_cmpfloat(change, >, 0.1); /* that of each is handed on */
}

/* About another point it is less by (point × momentum), of each disc and of all, and the sum is
 * kept as well. */
static void test_about_pivot(void) {
  const CaromVec2 point = {2.5, -1.5};
  g_autoptr(CaromScene) scene = five_discs(0, FALSE), other = carom_scene_copy(scene);
  other->staging.angular_about = point;
  g_autoptr(CaromComparison) one = compare(scene, "events", 256);
  g_autoptr(CaromComparison) two = compare(other, "events", 256);
  const CaromRun *run = carom_comparison_get_run(one, 0);
  const CaromRun *about = carom_comparison_get_run(two, 0);
  for (guint k = 0; k <= 256; k++)
    for (guint i = 0; i <= 5; i++) {
      guint disc = i < 5 ? i : CAROM_CHANNEL_WHOLE;
      double less = point.x * value_at(run, "momentum-by-disc", 1, disc, k) -
                    point.y * value_at(run, "momentum-by-disc", 0, disc, k);
      g_assert_cmpfloat_with_epsilon(value_at(about, "angular-momentum", 0, disc, k),
                                     value_at(run, "angular-momentum", 0, disc, k) - less,
                                     64 * 60 * DBL_EPSILON);
    }
}

/* A comparison that is half run takes another pivot: what it has run stays, it goes
 * on bit for bit like one that has had them from the start, and so does all that is measured. What
 * would run otherwise is refused. */
static void test_restaged(gconstpointer data) {
  g_autoptr(CaromScene) scene = five_discs(2, TRUE);
  g_autoptr(CaromComparison) half = compare(scene, data, 100);
  g_autoptr(CaromScene) other = carom_scene_copy(scene), longer = carom_scene_copy(scene);
  g_autoptr(CaromScene) duller = carom_scene_copy(scene);
  other->staging.angular_about = carom_vec2(2.5, -1.5);
  carom_scene_set_restitution(duller, 0.5);
  longer->duration_s *= 2;
  g_assert_false(carom_comparison_restage(half, duller));
  g_assert_false(carom_comparison_restage(half, longer));
  g_assert_true(carom_comparison_get_scene(half) == scene);
  g_assert_true(carom_comparison_restage(half, other));
  g_clear_pointer(&scene, carom_scene_unref);
  g_assert_true(carom_comparison_get_scene(half) == other);
  g_assert_cmpuint(carom_comparison_get_furthest(half), ==, 100);
  g_assert_true(carom_comparison_seek(half, 30, NULL) && carom_comparison_seek(half, 256, NULL));

  g_autoptr(CaromComparison) whole = compare(other, data, 256);
  const CaromRun *run = carom_comparison_get_run(half, 0);
  const CaromRun *expected = carom_comparison_get_run(whole, 0);
  g_assert_cmpuint(carom_run_count_contacts(run), >=, 5);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, carom_run_count_contacts(expected));
  g_assert_cmpmem(run->world->bodies.x, 20 * sizeof(double), expected->world->bodies.x,
                  20 * sizeof(double));
  for (guint k = 0; k <= 256; k++)
    for (guint i = 0; i <= 5; i++) {
      guint disc = i < 5 ? i : CAROM_CHANNEL_WHOLE;
      g_assert_cmpfloat(value_at(run, "angular-momentum", 0, disc, k), ==,
                        value_at(expected, "angular-momentum", 0, disc, k));
    }
}

/* Gravity along −y turns what is at x by −m g x, and a disc falls at the same x. */
static void test_torque(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -2);
  test_add_disc(scene, 3, 4, 0, 1, 0.5, 1.5);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 64);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint k = 0; k <= 64; k++)
    g_assert_cmpfloat_with_epsilon(value_at(run, "angular-momentum", 0, 0, k),
                                   1.5 * 3 * (1 - 2 * k * frame_s), 1e-13);
}

/* Two equal discs come nearer at 2 m/s, and part at e times that: with exact times the rims never
 * get into each other, and in steps by no more than one step's way. */
static void test_gap(void) {
  for (guint d = 0; d < G_N_ELEMENTS(detections); d++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    carom_scene_set_restitution(scene, 0.5);
    test_add_disc(scene, -1.2, 0, 1, 0, 0.5, 1);
    test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
    g_autoptr(CaromComparison) comparison = compare(scene, detections[d], 96);
    const CaromRun *run = carom_comparison_get_run(comparison, 0);
    const CaromChannel gap = {carom_quantity_by_id("gap"), 0, 0, 1};
    const CaromChannel distance = {carom_quantity_by_id("distance"), 0, 0, 1};
    double least = INFINITY;
    for (guint k = 0; k <= 96; k++) {
      double value = carom_channel_value(&gap, run, k);
      least = MIN(least, value);
      g_assert_cmpfloat_with_epsilon(carom_channel_value(&distance, run, k) - value, 0.75,
                                     4 * DBL_EPSILON);
      if (k * frame_s < 0.7) /* they meet at 0.725 s */
        g_assert_cmpfloat_with_epsilon(value, 1.45 - 2 * k * frame_s, 1e-13);
      else if (k * frame_s > 0.75 && d == 0)
        g_assert_cmpfloat_with_epsilon(value, k * frame_s - 0.725, 1e-13);
    }
    g_assert_cmpfloat(least, >, d == 0 ? -1e-13 : -2 * frame_s);
    g_assert_cmpfloat(least, <, 2 * frame_s);
    g_assert_cmpfloat(carom_channel_now(&gap, run), ==, carom_channel_value(&gap, run, 96));
  }
}

/* A value at any time: what jumps has the new one from the contact on, what flies is on the way
 * between; and where the clock stands between frames, up to there. */
static void test_at_any_time(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_set_restitution(scene, 0.5);
  test_add_disc(scene, -1.2, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 96);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromChannel velocity = {carom_quantity_by_id("velocity"), 0, 0, 0};
  const CaromChannel gap = {carom_quantity_by_id("gap"), 0, 0, 1};
  double met_s = carom_run_get_contact(run, 0)->time_s;
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  g_assert_cmpfloat_with_epsilon(met_s, 0.725, 1e-14);
  for (guint i = 0; i <= 300; i++) {
    double time_s = i / 200.0;
    double value = carom_channel_at(&velocity, run, 97, time_s);
    g_assert_cmpfloat(value, ==, time_s < met_s ? 1 : -0.5);
    g_assert_cmpfloat_with_epsilon(carom_channel_at(&gap, run, 97, time_s),
                                   time_s < met_s ? 1.45 - 2 * time_s : time_s - met_s, 1e-13);
  }
  for (guint k = 0; k <= 96; k++) { /* the rims touch at the corner of the curve */
    guint n = carom_channel_corners(&gap, run, k, corners);
    g_assert_cmpuint(n, ==, k == (guint)ceil(met_s / frame_s) ? 2 : 0);
    for (guint c = 0; c < n; c++) {
      g_assert_cmpfloat(corners[c].x, ==, met_s);
      g_assert_cmpfloat_with_epsilon(corners[c].y, 0, 1e-14);
    }
    g_assert_cmpuint(carom_channel_corners(&velocity, run, k, corners), ==, 0); /* it jumps */
  }
  g_assert_true(isnan(carom_channel_at(&gap, run, 97, -0.01)));
  g_assert_true(isnan(carom_channel_at(&gap, run, 97, 1.51)));
  g_assert_true(isnan(carom_channel_at(&gap, run, 0, 0)));
  g_assert_true(isnan(carom_channel_at(&gap, run, 97, NAN)));
  g_assert_true(carom_comparison_seek(comparison, 10, NULL));
  g_assert_true(isnan(carom_channel_at(&gap, run, 11, 11 * frame_s))); /* what is not to be told */
}

/* Pairs of which one can move; of many discs there are none. */
static void test_pairs(void) {
  const CaromQuantity *gap = carom_quantity_by_id("gap");
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_assert_false(carom_channel_exist(gap, scene));
  for (guint i = 0; i < 4; i++) {
    test_add_disc(scene, 3 * i, 0, 0, 0, 1, 1);
    g_array_index(scene->bodies, CaromBody, i).pinned = i < 2;
  }
  g_autoptr(GArray) channels = carom_channels_of(gap, scene);
  g_assert_cmpuint(channels->len, ==, 5);
  for (guint i = 0; i < channels->len; i++) {
    const CaromChannel *channel = &g_array_index(channels, CaromChannel, i);
    g_autofree char *symbol = carom_channel_symbol(channel, scene);
    g_assert_cmpuint(channel->disc, <, channel->other);
    g_assert_cmpuint(channel->other, >=, 2);
    g_autofree char *expected =
        g_strdup_printf("%c–%c", 'A' + (int)channel->disc, 'A' + (int)channel->other);
    g_assert_cmpstr(symbol, ==, expected);
  }
  g_assert_true(carom_channel_exist(gap, scene));
  test_add_disc(scene, 12, 0, 0, 0, 1, 1);
  g_assert_false(carom_channel_exist(gap, scene));
}

/* Each bounce leaves e² of the height; between them it is the highest that the ball gets, which no
 * frame shows by less than what gravity takes in half a frame. */
static void test_height(void) {
  const double e = 0.8, g = 9.75, radius = 0.25, start = 1;
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -g);
  test_add_disc(scene, 0, start + radius, 0.1, 0, radius, 3);
  test_add_wall(scene, -5, 0, 5, 0);
  carom_scene_set_restitution(scene, e);
  g_assert_true(carom_channel_exist(carom_quantity_by_id("height"), scene));
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 160);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double expected = start, highest = 0;
  guint n_bounces = 0;
  for (guint k = 0; k <= 160; k++) {
    double bottom = value_at(run, "position", 1, 0, k) - radius;
    if (touches(run, k)) {
      if (n_bounces++ > 0)
        g_assert_cmpfloat(highest, >, expected - g * frame_s * frame_s / 8);
      expected *= e * e;
      highest = bottom;
    }
    highest = MAX(highest, bottom);
    g_assert_cmpfloat_with_epsilon(value_at(run, "height", 0, 0, k), expected, 1e-13);
    g_assert_cmpfloat(bottom, <=, expected + 1e-13);
  }
  g_assert_cmpuint(n_bounces, >=, 3);
  scene->gravity = carom_vec2(0, 0);
  g_assert_false(carom_channel_exist(carom_quantity_by_id("height"), scene));
}

/* However gravity points, it is measured along it. */
static void test_height_aside(void) {
  const CaromVec2 up = {0.6, 0.8};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2_scale(up, -5);
  test_add_disc(scene, 3, 4, 0.6 * 2, 0.8 * 2, 0.5, 1);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 64);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint k = 0; k <= 64; k++)
    g_assert_cmpfloat_with_epsilon(value_at(run, "height", 0, 0, k), 5 - 0.5 + 2.0 * 2 / (2 * 5),
                                   1e-13);
}

/* Times the time, as many as the number of contacts has grown by; whatever the frame is, over a
 * second or little more. */
static void test_contact_rate(void) {
  g_autoptr(CaromScene) scene = five_discs(0, TRUE);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 320);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double most = 0;
  for (guint k = 1; k <= 320; k++) {
    guint from = k < 64 ? 0 : k - 64;
    double grown = value_at(run, "contacts", 0, 0, k) - value_at(run, "contacts", 0, 0, from);
    double rate = value_at(run, "contact-rate", 0, 0, k);
    g_assert_cmpfloat_with_epsilon(rate * (k - from) * frame_s, grown, 1e-12);
    most = MAX(most, rate);
  }
  g_assert_cmpfloat(most, >, 0);
  scene->dt_s = 0.3;
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) longer = carom_comparison_new(scene, &method, 1);
  g_assert_true(carom_comparison_seek(longer, 10, NULL));
  const CaromRun *other = carom_comparison_get_run(longer, 0);
  for (guint k = 4; k <= 10; k++)
    g_assert_cmpfloat_with_epsilon(
        value_at(other, "contact-rate", 0, 0, k) * 4 * 0.3,
        value_at(other, "contacts", 0, 0, k) - value_at(other, "contacts", 0, 0, k - 4), 1e-12);
  const CaromChannel channel = {carom_quantity_by_id("contact-rate"), 0, 0};
  g_assert_cmpfloat(carom_channel_now(&channel, run), ==, value_at(run, "contact-rate", 0, 0, 320));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/quantity/slope", test_slope);
  g_test_add_func("/quantity/speed", test_speed);
  g_test_add_func("/quantity/centre-of-mass", test_centre_of_mass);
  g_test_add_func("/quantity/angular-momentum", test_angular_momentum);
  g_test_add_func("/quantity/about-pivot", test_about_pivot);
  for (guint d = 0; d < G_N_ELEMENTS(detections); d++) {
    g_autofree char *path = g_strdup_printf("/quantity/restaged/%s", detections[d]);
    g_test_add_data_func(path, detections[d], test_restaged);
  }
  g_test_add_func("/quantity/torque", test_torque);
  g_test_add_func("/quantity/gap", test_gap);
  g_test_add_func("/quantity/at-any-time", test_at_any_time);
  g_test_add_func("/quantity/pairs", test_pairs);
  g_test_add_func("/quantity/height", test_height);
  g_test_add_func("/quantity/height-aside", test_height_aside);
  g_test_add_func("/quantity/contact-rate", test_contact_rate);
  return g_test_run();
}
