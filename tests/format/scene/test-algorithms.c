/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-algorithms: the Algorithms text format, in all the shapes in which its files are found. */
#include "carom-algorithms.h"
#include "carom-limits.h"
#include "carom-scene-file.h"
#include "mutants-test.h"

#include <string.h>

static CaromScene *parse(const char *text) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse("folder/gas.txt", text, strlen(text), NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* Each of these is the same two discs. */
static const struct {
  const char *name, *text;
  gboolean coloured;
} variants[] = {
    {"plain", "2\n.1 .2 0.5 0 .05 1.5\n.9 .2 -0.25 0 .02 3\n", FALSE},
    {"colours", "2\n.1 .2 0.5 0 .05 1.5 255 0 7\n.9 .2 -0.25 0 .02 3 0 1 2\n", TRUE},
    {"no-final-newline", "2\n.1 .2 0.5 0 .05 1.5\n.9 .2 -0.25 0 .02 3", FALSE},
    {"crlf", "2\r\n.1 .2 0.5 0 .05 1.5\r\n.9 .2 -0.25 0 .02 3\r\n", FALSE},
    {"cr", "2\r.1 .2 0.5 0 .05 1.5\r.9 .2 -0.25 0 .02 3\r", FALSE},
    {"blank-lines", "\n\n2\n\n .1 .2 0.5 0 .05 1.5\n \t\n\n .9 .2 -0.25 0 .02 3\n\n\n", FALSE},
    {"white-space", "  2 \n\t.1  .2\t0.5 0  .05 1.5   255   0   7 \n .9 .2 -0.25 0 .02 3 0 1 2  ",
     TRUE},
    {"exponents", "2\n1e-1 2E-1 5.0e-1 0.0 .05 1.5e+0\n+.9 .2 -2.5e-1 -0 2.0E-2 3.0\n", FALSE},
    {"one-line", "2 .1 .2 0.5 0 .05 1.5 .9 .2 -0.25 0 .02 3", FALSE},
    {"broken-lines", "2\n.1 .2\n0.5 0 .05 1.5\n255 0 7 .9 .2 -0.25 0 .02 3 0 1 2", TRUE},
};

static void test_variant(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(CaromScene) scene = parse(variants[i].text);
  g_assert_cmpuint(scene->bodies->len, ==, 2);
  const CaromBody *a = carom_scene_body(scene, 0), *b = carom_scene_body(scene, 1);
  g_assert_cmpfloat(a->position.x, ==, 0.1);
  g_assert_cmpfloat(a->position.y, ==, 0.2);
  g_assert_cmpfloat(a->velocity.x, ==, 0.5);
  g_assert_cmpfloat(a->radius, ==, 0.05);
  g_assert_cmpfloat(a->mass_kg, ==, 1.5);
  g_assert_cmpfloat(b->velocity.x, ==, -0.25);
  g_assert_cmpfloat(b->mass_kg, ==, 3);
  g_assert_cmpint(a->colour_rgb, ==, variants[i].coloured ? 0xff0007 : CAROM_NO_COLOUR);
  g_assert_cmpint(b->colour_rgb, ==, variants[i].coloured ? 0x000102 : CAROM_NO_COLOUR);
}

static void test_surroundings(void) {
  g_autoptr(CaromScene) scene = parse(variants[0].text);
  g_assert_cmpstr(scene->title, ==, "gas");
  g_assert_cmpfloat(scene->restitution, ==, 1);
  g_assert_cmpuint(scene->walls->len, ==, 4);
  double perimeter = 0;
  for (guint i = 0; i < 4; i++) {
    const CaromWall *wall = carom_scene_wall(scene, i);
    g_assert_cmpfloat(wall->restitution, ==, 1);
    g_assert_cmpfloat(wall->tangential_factor, ==, 1);
    perimeter += carom_vec2_distance(wall->p2, wall->p1);
  }
  g_assert_cmpfloat(perimeter, ==, 4);
}

/* A title is one line, whatever the file's name is, and can be saved and read again. */
static void test_odd_name(void) {
  const char *text = variants[0].text;
  g_autoptr(CaromScene) scene =
      carom_scene_text_parse("folder/a\x1b[2J\nb\xff.txt", text, strlen(text), NULL, NULL);
  g_assert_cmpstr(scene->title, ==, "a\\x1b[2J\\nb\\xff");
}

/* A name can be longer than a title may be: the scene can be saved, and read again, all the same.
 */
static void test_long_name(void) {
  const char *text = variants[0].text;
  g_autofree char *letters = g_strnfill(CAROM_SCENE_MAX_TITLE - 1, 'x');
  g_autofree char *title = g_strconcat(letters, "é", NULL);
  g_autofree char *name = g_strconcat("folder/", title, "yz.txt", NULL);
  g_autoptr(CaromScene) scene = carom_scene_text_parse(name, text, strlen(text), NULL, NULL);
  g_assert_cmpstr(scene->title, ==, title);
}

static void test_times(void) {
  /* A fiftieth of 0.02 at speed 0.5: 0.0008 s, rounded down to 0.0005; 10 crossings: 20 s. */
  g_autoptr(CaromScene) moving = parse(variants[0].text);
  g_assert_cmpfloat(moving->dt_s, ==, 0.0005);
  g_assert_cmpfloat(moving->duration_s, ==, 20);
  g_autoptr(CaromScene) resting = parse("1\n.5 .5 0 0 .1 1\n");
  g_assert_cmpfloat(resting->dt_s, ==, 0.01);
  g_assert_cmpfloat(resting->duration_s, ==, 10);
  /* 10 crossings would be 50 million frames. */
  g_autoptr(CaromScene) fine = parse("1\n.5 .5 1 0 1e-5 1\n");
  g_assert_cmpfloat(fine->dt_s, ==, 2e-7);
  g_assert_cmpfloat(fine->duration_s, ==, 0.02);
}

static void test_extreme_times(void) {
  static const char *const numbers[] = {"1e308", "1e-308", "5e-324", "1"};
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    for (guint j = 0; j < G_N_ELEMENTS(numbers); j++) {
      g_autofree char *text =
          g_strdup_printf("1\n0 0 %s %s %s 1\n", numbers[i], numbers[i], numbers[j]);
      g_autoptr(CaromScene) scene = parse(text);
      g_assert_true(scene->dt_s > 0 && isfinite(scene->dt_s));
      g_assert_true(scene->duration_s >= scene->dt_s && scene->duration_s / scene->dt_s <= 1e9);
    }
}

static void test_no_discs(void) {
  g_autoptr(CaromScene) scene = parse("0\n");
  g_assert_cmpuint(scene->bodies->len, ==, 0);
}

static void test_outside(void) {
  static const char text[] = "1\n1.5 .5 0 0 .1 1\n";
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene = carom_scene_text_parse("g", text, strlen(text), &remarks, NULL);
  g_assert_nonnull(scene);
  g_assert_cmpuint(remarks->len, ==, 1);
  g_assert_nonnull(strstr(remarks->pdata[0], "1 disc starts outside"));
}

static const struct {
  const char *name, *text, *place, *remedy;
} errors[] = {
    {"count-fraction", "1.5\n", "1:1: ", "whole number"},
    {"count-negative", "-1\n", "1:1: ", "whole number from 0"},
    {"count-huge", "1000000\n", "1:1: ", "200000"},
    {"count-hex", "0x2\n", "1:1: ", "“0x2” is not a usable number"},
    {"too-few", "3\n.1 .2 0 0 .05 1\n.9 .2 0 0 .05 1\n",
     "4:1: ", "announces 3 discs, but there are 2"},
    {"too-many", "1\n.1 .2 0 0 .05 1\n.9 .2 0 0 .05 1\n",
     "3:1: ", "announces 1 discs, but there are 2"},
    /* 18 numbers are also two discs with colours. */
    {"too-many-plain", "2\n.1 .2 0 0 .05 1\n.9 .2 0 0 .05 1\n.5 .2 0 0 .05 1\n",
     "4:1: ", "announces 2 discs, but there are 3"},
    {"cr", "2\r.1 .2 0 0 .05 1\r\r.9 .2 0 0 x 1\r", "4:11: ", "“x” is not a usable number"},
    {"crlf", "2\r\n.1 .2 0 0 .05 1\r\n\r\n.9 .2 0 0 x 1\r\n",
     "4:11: ", "“x” is not a usable number"},
    {"number-missing", "2\n.1 .2 0 0 .05 1\n.9 .2 0 0 1\n", "3:1: ", "This line has 5 numbers"},
    {"first-line", "1\n.1 .2 0 0 .05\n", "2:1: ", "6 (rx ry vx vy radius mass) or 9"},
    {"mixed-columns", "2\n.1 .2 0 0 .05 1\n\n.9 .2 0 0 .05 1 0 0 0\n",
     "4:1: ", "those before have 6"},
    {"word", "1\n.1 .2 fast 0 .05 1\n", "2:7: ", "“fast” is not a usable number"},
    {"decimal-comma", "1\n0,1 .2 0 0 .05 1\n", "2:1: ", "“0,1” is not a usable number"},
    {"long-word",
     "1\n.1 .2 0 0 .05 123456789012345678901234567890123456789012345678901234567890x\n",
     "2:15: ", "“123456789012345678901234567890123456789…”"},
    {"nan", "1\n.1 nan 0 0 .05 1\n", "2:4: ", "“nan” is not a usable number"},
    {"too-large", "1\n.1 1e999 0 0 .05 1\n", "2:4: ", "“1e999” is not a usable number"},
    {"radius", "1\n.1 .2 0 0 0 1\n", "2:11: ", "radius must be greater than 0"},
    {"mass", "1\n.1 .2 0 0 .1 -1\n", "2:14: ", "mass must be greater than 0"},
    {"colour", "1\n.1 .2 0 0 .1 1 0 256 0\n",
     "2:18: ", "from 0 to 255 belongs here, but it is 256"},
    {"colour-fraction", "1\n.1 .2 0 0 .1 1 0 0 0.5\n", "2:20: ", "from 0 to 255"},
};

static void test_error(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_text_parse("g", errors[i].text, strlen(errors[i].text), NULL, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX);
  g_autofree char *start = g_strconcat("g:", errors[i].place, NULL);
  if (!g_str_has_prefix(error->message, start) || !strstr(error->message, errors[i].remedy))
    g_error("The message should begin with “%s” and contain “%s”, but is “%s”", start,
            errors[i].remedy, error->message);
}

/* A valid file with bytes changed, put in and taken out is either a scene or refused in words. */
static void test_mutations(void) {
  static const Mutants mutants = {"2\n.1 .2 0.5 0 .05 1.5 255 0 7\r\n.9 .2 -2.5e-1 0 .02 3 0 1 2\n",
                                  "0123456789.eE+-, \t\r\nx\xc3", 3, 5000};
  MutantsFate fate = mutants_read(&mutants);
  g_assert_cmpuint(fate.n_loaded, >, 500);
  g_assert_cmpuint(fate.n_refused, >, 500);
}

/* Export */

static void test_export_and_import(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(61);
  g_autoptr(CaromScene) scene = parse("0");
  for (guint i = 0; i < 100; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(g_rand_double(random), g_rand_double(random));
    body.velocity = carom_vec2(-g_rand_double(random) * 1e-9, g_rand_double(random) * 1e9);
    body.radius = g_rand_double_range(random, 1e-12, 1e-3);
    body.mass_kg = g_rand_double_range(random, 1e-6, 1e6);
    body.colour_rgb = g_rand_int_range(random, 0, 0x1000000);
    carom_scene_add_body(scene, body);
  }
  g_autofree char *text = carom_algorithms_write(scene, NULL);
  g_autoptr(CaromScene) again = parse(text);
  g_assert_cmpuint(again->bodies->len, ==, 100);
  for (guint i = 0; i < 100; i++) {
    const CaromBody *a = carom_scene_body(scene, i), *b = carom_scene_body(again, i);
    g_assert_cmpfloat(a->position.x, ==, b->position.x);
    g_assert_cmpfloat(a->position.y, ==, b->position.y);
    g_assert_cmpfloat(a->velocity.x, ==, b->velocity.x);
    g_assert_cmpfloat(a->velocity.y, ==, b->velocity.y);
    g_assert_cmpfloat(a->radius, ==, b->radius);
    g_assert_cmpfloat(a->mass_kg, ==, b->mass_kg);
    g_assert_cmpint(a->colour_rgb, ==, b->colour_rgb);
  }
}

static void test_export_without_colours(void) {
  g_autoptr(CaromScene) scene = parse(variants[0].text);
  g_autofree char *text = carom_algorithms_write(scene, NULL);
  g_assert_cmpstr(text, ==, "2\n0.1 0.2 0.5 0 0.05 1.5\n0.9 0.2 -0.25 0 0.02 3\n");
}

static void assert_not_exported(const CaromScene *scene, const char *part) {
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_algorithms_write(scene, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE);
  if (!strstr(error->message, part))
    g_error("The message should contain “%s”, but is “%s”", part, error->message);
}

static void test_export_refused(void) {
  g_autoptr(CaromScene) scene = parse(variants[0].text);
  scene->gravity.y = -9.81;
  assert_not_exported(scene, "no gravity");
  scene->gravity.y = 0;
  scene->restitution = 0.5;
  assert_not_exported(scene, "elastic");
  scene->restitution = 1;
  g_array_index(scene->bodies, CaromBody, 1).pinned = TRUE;
  assert_not_exported(scene, "pinned");
  g_array_index(scene->bodies, CaromBody, 1).pinned = FALSE;
  CaromWall *wall = &g_array_index(scene->walls, CaromWall, 2);
  wall->restitution = 0.9;
  assert_not_exported(scene, "walls");
  /* The same wall from the other end is the same wall. */
  *wall = carom_wall_default(wall->p2, wall->p1);
  g_autofree char *text = carom_algorithms_write(scene, NULL);
  g_assert_nonnull(text);
  *wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(1, 0)); /* one side twice */
  assert_not_exported(scene, "walls");
  g_array_set_size(scene->walls, 0);
  assert_not_exported(scene, "walls");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(variants); i++) {
    g_autofree char *path = g_strconcat("/algorithms/variants/", variants[i].name, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_variant);
  }
  for (guint i = 0; i < G_N_ELEMENTS(errors); i++) {
    g_autofree char *path = g_strconcat("/algorithms/errors/", errors[i].name, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_error);
  }
  g_test_add_func("/algorithms/surroundings", test_surroundings);
  g_test_add_func("/algorithms/odd-name", test_odd_name);
  g_test_add_func("/algorithms/long-name", test_long_name);
  g_test_add_func("/algorithms/times", test_times);
  g_test_add_func("/algorithms/extreme-times", test_extreme_times);
  g_test_add_func("/algorithms/no-discs", test_no_discs);
  g_test_add_func("/algorithms/outside", test_outside);
  g_test_add_func("/algorithms/mutations", test_mutations);
  g_test_add_func("/algorithms/export/and-import", test_export_and_import);
  g_test_add_func("/algorithms/export/without-colours", test_export_without_colours);
  g_test_add_func("/algorithms/export/refused", test_export_refused);
  return g_test_run();
}
