/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-disc-csv: discs as a table, in all the shapes in which such files are found, and the same
 * discs again from what is written. */
#include "carom-disc-column.h"
#include "carom-disc-csv.h"
#include "carom-limits.h"
#include "carom-scene-file.h"
#include "carom-unit.h"
#include "mutants-test.h"

#include <string.h>

static CaromScene *parse_with(const char *text, GPtrArray **remarks) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene =
      carom_scene_text_parse("folder/discs.csv", text, strlen(text), remarks, &error);
  g_assert_no_error(error);
  return scene;
}

static CaromScene *parse(const char *text) {
  return parse_with(text, NULL);
}

static void assert_same_vector(CaromVec2 one, CaromVec2 other) {
  g_assert_true(memcmp(&one, &other, sizeof one) == 0);
}

static void assert_same_discs(const CaromScene *one, const CaromScene *other) {
  g_assert_cmpuint(one->bodies->len, ==, other->bodies->len);
  for (guint i = 0; i < one->bodies->len; i++) {
    const CaromBody *a = carom_scene_body(one, i), *b = carom_scene_body(other, i);
    assert_same_vector(a->position, b->position);
    assert_same_vector(a->velocity, b->velocity);
    g_assert_cmpfloat(a->radius, ==, b->radius);
    g_assert_cmpfloat(a->mass_kg, ==, b->mass_kg);
    g_assert_cmpint(a->colour_rgb, ==, b->colour_rgb);
    g_assert_cmpint(a->pinned, ==, b->pinned);
    g_assert_cmpstr(a->name, ==, b->name);
  }
}

/* ---- Shapes ---- */

/* Each of these is the same two discs. */
static const struct {
  const char *name, *text;
} variants[] = {
    {"commas", "x,y,vx,vy,radius,mass,name,colour\n"
               "0.5,-2,0.25,0,0.1,3,Earth,#0180ff\n"
               "1,0,0,-1e-3,.2,4,,\n"},
    {"crlf", "x,y,vx,vy,radius,mass,name,colour\r\n"
             "0.5,-2,0.25,0,0.1,3,Earth,#0180ff\r\n"
             "1,0,0,-1e-3,.2,4,,\r\n"},
    {"cr", "x,y,vx,vy,radius,mass,name,colour\r"
           "0.5,-2,0.25,0,0.1,3,Earth,#0180ff\r"
           "1,0,0,-1e-3,.2,4,,\r"},
    {"cr-and-tabs", "\r\rx\ty\tvx\tvy\tradius\tmass\tname\tcolour\r"
                    "0,5\t-2\t0,25\t0\t0,1\t3\tEarth\t#0180ff\r"
                    "1\t0\t0\t-1e-3\t,2\t4\t\t"},
    {"cr-and-separator-line", "sep=;\rx;y;vx;vy;radius;mass;name;colour\r"
                              "0,5;-2;0,25;0;0,1;3;Earth;#0180ff\r\r"
                              "1;0;0;-1e-3;,2;4;;\r"},
    {"byte-order-mark", "\xef\xbb\xbf"
                        "x,y,vx,vy,radius,mass,name,colour\n"
                        "0.5,-2,0.25,0,0.1,3,Earth,#0180ff\n"
                        "1,0,0,-1e-3,.2,4,,"},
    {"semicolons", "x;y;vx;vy;radius;mass;name;colour\n"
                   "0,5;-2;0,25;0;0,1;3;Earth;#0180ff\n"
                   "1;0;0;-1e-3;,2;4;;\n"},
    {"semicolons-and-points", "x;y;vx;vy;radius;mass;name;colour\n"
                              "0.5;-2;0.25;0;0.1;3;Earth;#0180ff\n"
                              "1;0;0;-0,001;.2;4\n"},
    {"tabs", "x\ty\tvx\tvy\tradius\tmass\tname\tcolour\n"
             "0,5\t-2\t0.25\t0\t0,1\t3\tEarth\t#0180ff\n"
             "1\t0\t0\t-1e-3\t.2\t4\t\t\n"},
    {"quotes", "\"x\",\"y\",\"vx\",\"vy\",\"radius\",\"mass\",\"name\",\"colour\"\n"
               "\"0.5\",\"-2\",0.25,0, \"0.1\" ,3,\"Earth\",\"#0180FF\"\n"
               "1,0,0,-1e-3,.2,4,\"\",\n"},
    {"order", "Colour,NAME,m,R,v_y,v-x,Y,X\n"
              "#0180ff,Earth,3,0.1,0,0.25,-2,0.5\n"
              ",,4,.2,-1e-3,0,0,1\n"},
    {"blank-lines", "\n \n"
                    "x,y,vx,vy,radius,mass,name,colour\n\n"
                    "0.5,-2,0.25,0,0.1,3,Earth,#0180ff\n,,,,,,,\n"
                    "1,0,0,-1e-3,.2,4,,\n,,,,,,,\n\n"},
    {"trailing-separators", "x,y,vx,vy,radius,mass,name,color,,\n"
                            "0.5,-2,0.25,0,0.1,3,Earth,#0180ff,,,,\n"
                            "1,0,0,-1e-3,.2,4,,,,\n"},
    {"minus-signs", "x,y,vx,vy,radius,mass,name,colour\n"
                    "0.5,\u22122,0.25,0,0.1,3,Earth,#0180ff\n"
                    "1,0,0,\u22121e\u22123,.2,4,,\n"},
    {"separator-line", "sep=|\r\n"
                       "x|y|vx|vy|radius|mass|name|colour\r\n"
                       "0,5|-2|0.25|0|0,1|3|Earth|#0180ff\r\n"
                       "1|0|0|-1e-3|.2|4\r\n"},
    {"index", ",x,y,vx,vy,radius,mass,name,colour\n"
              "0,0.5,-2,0.25,0,0.1,3,Earth,#0180ff\n"
              "1,1,0,0,-1e-3,.2,4,,\n"},
    {"units-that-are-the-scene's",
     "x [m];y [m];vx [m/s];vy (m/s);radius [m];mass [kg];name;colour\n"
     "0,5;-2;0,25;0;0,1;3;Earth;#0180ff\n"
     "1;0;0;-1e-3;,2;4;;\n"},
    {"units-to-convert", "x [m],y [cm],vx [mm/s],vy [km/h],radius [dm],mass [g],name,colour\n"
                         "0.5,-200,250,0,1,3000,Earth,#0180ff\n"
                         "1,0,0,-0.0036,2,4000,,\n"},
};

static void test_variant(gconstpointer data) {
  g_autoptr(CaromScene) scene = parse(variants[GPOINTER_TO_UINT(data)].text);
  g_autoptr(CaromScene) expected = carom_scene_new();
  CaromBody body = {.position = {0.5, -2}, .velocity = {0.25, 0}, .radius = 0.1, .mass_kg = 3};
  body.colour_rgb = 0x0180ff;
  body.name = "Earth";
  carom_scene_add_body(expected, body);
  body = (CaromBody){.position = {1, 0}, .velocity = {0, -1e-3}, .radius = 0.2, .mass_kg = 4};
  body.colour_rgb = CAROM_NO_COLOUR;
  carom_scene_add_body(expected, body);
  assert_same_discs(scene, expected);
  g_assert_cmpstr(scene->unit, ==, "m");
  g_assert_cmpstr(scene->title, ==, "discs");
}

static void test_surroundings(void) {
  g_autoptr(CaromScene) scene = parse("x,y,vx,radius\n0,0,2,0.5\n7,0,0,1\n");
  g_assert_cmpuint(scene->walls->len, ==, 0);
  g_assert_cmpfloat(scene->restitution, ==, 1);
  assert_same_vector(scene->gravity, carom_vec2(0, 0));
  /* A fiftieth of 0.5 at speed 2; three times the 8.5 that the discs take up, at that speed, is
   * 12.75 s, in round numbers 10. */
  g_assert_cmpfloat(scene->dt_s, ==, 0.005);
  g_assert_cmpfloat(scene->duration_s, ==, 10);
}

static void test_defaults(void) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene = parse_with("x [px]\n3\n", &remarks);
  const CaromBody *body = carom_scene_body(scene, 0);
  assert_same_vector(body->position, carom_vec2(3, 0));
  assert_same_vector(body->velocity, carom_vec2(0, 0));
  g_assert_cmpfloat(body->radius, ==, 1);
  g_assert_cmpfloat(body->mass_kg, ==, 1);
  g_assert_cmpstr(scene->unit, ==, "px");
  g_assert_cmpuint(remarks->len, ==, 2);
  g_assert_nonnull(strstr(remarks->pdata[0],
                          "no column for the radius. Each disc gets 1" CAROM_UNIT_SPACE "px."));
  g_assert_nonnull(
      strstr(remarks->pdata[1], "no column for the mass. Each disc gets 1" CAROM_UNIT_SPACE "kg."));
}

/* It is said that nothing is there, and nothing else that would be missing. */
static void test_no_discs(void) {
  static const char *const tables[] = {"x,y", "x,y\n", "x,y\r\n,\r\n", "x\r"};
  for (guint i = 0; i < G_N_ELEMENTS(tables); i++) {
    g_autoptr(GPtrArray) remarks = NULL;
    g_autoptr(CaromScene) scene = parse_with(tables[i], &remarks);
    g_assert_cmpuint(scene->bodies->len, ==, 0);
    g_assert_cmpuint(remarks->len, ==, 1);
    g_assert_nonnull(strstr(remarks->pdata[0], "discs.csv: There are no discs below"));
    g_assert_nonnull(strstr(remarks->pdata[0], "Add a line for each disc."));
  }
}

/* Right angles are exact, however the angle is given. */
static void test_speed(void) {
  g_autoptr(CaromScene) scene =
      parse("x,speed,angle [deg]\n0,2,90\n9,3,180\n18,5,\n27,,7\n36,2,990\n");
  assert_same_vector(carom_scene_body(scene, 0)->velocity, carom_vec2(0, 2));
  assert_same_vector(carom_scene_body(scene, 1)->velocity, carom_vec2(-3, 0));
  assert_same_vector(carom_scene_body(scene, 2)->velocity, carom_vec2(5, 0));
  g_assert_cmpfloat(carom_vec2_length(carom_scene_body(scene, 3)->velocity), ==, 0);
  /* As it is, too, where 180π / 180π would round it. */
  g_assert_cmpfloat(carom_scene_body(scene, 4)->velocity.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(scene, 4)->velocity.y, ==, -2);
  g_autoptr(CaromScene) unnamed = parse("x,v [km/h],direction\n0,36,-90\n");
  assert_same_vector(carom_scene_body(unnamed, 0)->velocity, carom_vec2(0, -10));
  g_autoptr(CaromScene) radians = parse("x;speed;angle (rad)\n0;1;0,5\n");
  CaromVec2 velocity = carom_scene_body(radians, 0)->velocity;
  /* The angle is converted to degrees and back, and two roundings of ½ ε come in each way. */
  g_assert_cmpfloat_with_epsilon(velocity.x, cos(0.5), 4 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(velocity.y, sin(0.5), 4 * DBL_EPSILON);
}

static void test_units(void) {
  g_autoptr(CaromScene) scene = parse("x,y [cm],vx [m/s],r [mm],m [t]\n7,7,0.07,7,1\n");
  g_assert_cmpstr(scene->unit, ==, "cm");
  const CaromBody *body = carom_scene_body(scene, 0);
  assert_same_vector(body->position, carom_vec2(7, 7)); /* one without a unit is in the scene's */
  assert_same_vector(body->velocity, carom_vec2(0.07 * 100, 0));
  g_assert_cmpfloat(body->radius, ==, 0.7);
  g_assert_cmpfloat(body->mass_kg, ==, 1000);
  g_autoptr(CaromScene) by_velocity = parse("x,vx [px/s]\n1,2\n");
  g_assert_cmpstr(by_velocity->unit, ==, "px");
}

static void test_pinned(void) {
  g_autoptr(CaromScene) scene = parse("x,pinned\n0,yes\n3,No\n6,1\n9,0\n12,TRUE\n15,false\n18,\n");
  for (guint i = 0; i < scene->bodies->len; i++)
    g_assert_cmpint(carom_scene_body(scene, i)->pinned, ==, i < 6 && i % 2 == 0);
}

static void test_unknown(void) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene =
      parse_with("x,radius,mass,temperature,nmae,\n1,1,1,300,a,b\n", &remarks);
  g_assert_cmpuint(remarks->len, ==, 2);
  g_assert_true(g_str_has_prefix(remarks->pdata[0], "folder/discs.csv: The column “temperature” "));
  g_assert_nonnull(strstr(remarks->pdata[0], "x, y, vx, vy, speed, angle, radius, mass, name"));
  g_assert_nonnull(strstr(remarks->pdata[1], "Was “name” meant?"));
}

static void test_many_unknown(void) {
  g_autoptr(GString) text = g_string_new("x,radius,mass");
  for (guint i = 0; i < CAROM_LIMIT_UNKNOWN_NOTES + 2; i++)
    g_string_append_printf(text, ",k%u", i);
  g_string_append(text, "\n1,1,1\n");
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene = parse_with(text->str, &remarks);
  g_assert_cmpuint(remarks->len, ==, CAROM_LIMIT_UNKNOWN_NOTES + 1);
  g_assert_nonnull(
      strstr(remarks->pdata[CAROM_LIMIT_UNKNOWN_NOTES], "and 2 more columns are not known"));
}

/* ---- What is wrong ---- */

static const struct {
  const char *name, *text, *place, *remedy;
} errors[] = {
    {"words", "hello, world\n", "1:1: ", "names of columns such as x and y"},
    {"no-place", "mass,radius\n1,2\n", "1:1: ", "Name one of them x"},
    {"twice", "x,y,X\n1,2,3\n", "1:5: ", "a column “x” already"},
    {"two-velocities", "x,vx,speed\n1,2,3\n", "1:1: ", "Leave out the one or the others"},
    {"angle-alone", "x,angle\n1,2\n", "1:1: ", "none for the speed"},
    {"unit-of-something-else", "x [m],mass [s]\n",
     "1:7: ", "“s” is not a unit for the column “mass”"},
    {"unit-that-does-not-convert", "x [px],radius [cm]\n", "1:8: ", "numbers in px"},
    {"unit-of-velocity", "x [m],vx [m]\n", "1:7: ", "numbers in m/s"},
    {"unit-of-angle", "x,speed,angle [m]\n", "1:9: ", "numbers in deg"},
    {"word", "x,y\n1,2\n1,far\n", "3:3: ", "“far” is not a usable number"},
    {"word-and-cr", "x,y\r1,2\r1,far\r", "3:3: ", "“far” is not a usable number"},
    {"word-and-crlf", "x,y\r\n1,2\r\n1,far\r\n", "3:3: ", "“far” is not a usable number"},
    {"decimal-comma", "x,y\n\"1,5\",2\n", "2:1: ", "semicolons separate the columns"},
    {"two-decimal-signs", "x;y\n1.000,5;2\n", "2:1: ", "“1.000,5” is not a usable number"},
    {"nan", "x,y\n1,nan\n", "2:3: ", "“nan”"},
    {"too-large", "x,y\n1,1e999\n", "2:3: ", "“1e999”"},
    {"too-heavy", "x,radius,mass\n0,1,1.1e100\n", "2:5: ", "10¹⁰⁰ kg at most"},
    {"too-large-converted", "x [m],radius [km]\n0,1e307\n", "2:3: ", "“1e307”"},
    {"empty", "x,y\n1,\n", "2:3: ", "nothing in the column “y”"},
    {"short-line", "x,y,mass\n1,2\n", "2:4: ", "nothing in the column “mass”"},
    {"long-line", "x,y\n1,2,3\n", "2:5: ", "has more than 2 cells"},
    {"radius", "x,radius\n1,0\n", "2:3: ", "in the column “radius” must be greater than 0"},
    {"mass", "x,mass\n1,-1\n", "2:3: ", "in the column “mass” must be greater than 0"},
    {"colour", "x,colour\n1,red\n", "2:3: ", "such as #1f77b4"},
    {"pinned", "x,pinned\n1,maybe\n", "2:3: ", "yes for a disc that no contact moves"},
    {"name", "x,name\n1,\"two\nlines\"\n", "2:3: ", "single line"},
    {"open-quote", "x,name\n1,\"a\n2,b\n", "2:3: ", "never closed"},
    {"behind-quote", "x,name\n1,\"a\"b\n", "2:6: ", "the cell should end"},
    {"open-quote-in-header", "x,y,\"name\n1,2,b\n", "1:5: ", "never closed"},
    {"behind-quote-in-header", "x,\"y\" [m]z,name\n", "1:7: ", "the cell should end"},
    {"open-quote-in-words", "hello, \"world\n", "1:1: ", "neither"},
    {"no-header", "1,2\n3,4\n", "1:1: ", "number “1”, but it has to name the columns"},
    {"no-header-but-semicolons", "-1,5; 2\n3,5;4\n", "1:1: ", "such as x,y,vx,vy,radius,mass."},
    {"no-header-and-words", "0.5,2,red\n", "1:1: ", "Put a line before it"},
    {"unit-of-mass", "mass [kg],x [kg]\n",
     "1:11: ", "“kg” is not a unit for the column “x”. Give lengths"},
    {"unit-of-time", "x,y [s]\n", "1:3: ", "“s” is not a unit for the column “y”. Give lengths"},
    {"unit-of-velocity-for-length", "x [m/s]\n", "1:1: ", "“m/s” is not a unit for the column “x”"},
    {"own-velocity-for-length", "x [px/s]\n", "1:1: ", "in m, cm or px"},
    {"unit-of-angle-for-length", "radius [°],x\n", "1:1: ", "the column “radius”. Give lengths"},
    {"unit-of-mass-for-velocity", "x,vx [kg/s]\n",
     "1:3: ", "“kg/s” is not a unit for the column “vx”"},
    {"unit-of-one-length", "x [m],y [kg]\n",
     "1:7: ", "column “y” in this table. Give the numbers in m"},
};

static void test_error(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_text_parse("t", errors[i].text, strlen(errors[i].text), NULL, &error));
  g_autofree char *start = g_strconcat("t:", errors[i].place, NULL);
  if (!g_str_has_prefix(error->message, start) || !strstr(error->message, errors[i].remedy))
    g_error("The message should begin with “%s” and contain “%s”, but is “%s”", start,
            errors[i].remedy, error->message);
}

/* Whoever has not asked whether it is one gets an error all the same. */
static void test_not_one(void) {
  static const char *const texts[] = {"", "\n\n", "hello, world\n", "hello, \"world\n"};
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    g_autoptr(GError) error = NULL;
    g_autoptr(GPtrArray) remarks = g_ptr_array_new_with_free_func(g_free);
    const CaromSourceText source = {"t", texts[i], texts[i] + strlen(texts[i])};
    g_assert_false(carom_disc_csv_is_one(&source));
    g_assert_null(carom_disc_csv_read(&source, "t", remarks, &error));
    g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX);
  }
}

static void assert_refused(const char *text, const char *part) {
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_text_parse("t", text, strlen(text), NULL, &error));
  if (!strstr(error->message, part))
    g_error("The message should contain “%s”, but is “%s”", part, error->message);
}

static void test_limits(void) {
  g_autoptr(GString) text = g_string_new("x\n");
  for (guint i = 0; i < CAROM_SCENE_MAX_PLACED; i++)
    g_string_append_printf(text, "%u\n", 3 * i);
  g_autoptr(CaromScene) scene = parse(text->str);
  g_assert_cmpuint(scene->bodies->len, ==, CAROM_SCENE_MAX_PLACED);
  g_string_append(text, "0\n");
  assert_refused(text->str, "t:200002:1: From here on there are more than 200000 discs");
  g_autofree char *unit = g_strnfill(CAROM_SCENE_MAX_UNIT + 1, 'u');
  g_autofree char *long_unit = g_strdup_printf("x [%s]\n", unit);
  assert_refused(long_unit, "at most 100 characters");
  g_autofree char *columns = g_strnfill(100000, ',');
  g_autofree char *wide = g_strconcat("x", columns, "y", NULL);
  assert_refused(wide, "t:1:100002: The first line has more than 1000 cells");
}

/* A valid table with bytes changed, put in and taken out is either a scene or refused in words. */
static void test_mutations(void) {
  static const char seed_text[] =
      "x [cm];y;\"v_x (m/s)\";vy;r;mass [g];name;Colour;pinned;other\r\n"
      "0,5;-2;0.25;1e-3;1;3;\"Ea\"\"r;th\";#0180ff;yes;1\r\n"
      "\"7\";0;;0;0,2;4;'=B;;;\n";
  static const Mutants mutants = {seed_text, ",;\t\"'\n\r 0123456789.eE+-xyrm[]()/=#\xc3\xff", 4,
                                  7000};
  MutantsFate fate = mutants_read(&mutants);
  g_assert_cmpuint(fate.n_loaded, >, 500);
  g_assert_cmpuint(fate.n_refused, >, 500);
}

/* Any bytes at all. */
static void test_noise(void) {
  static const char likely[] = "x,y;\t\"\n10.-[m]/s";
  g_autoptr(GRand) random = g_rand_new_with_seed(7001);
  for (guint i = 0; i < 20000; i++) {
    gsize length = (gsize)g_rand_int_range(random, 1, 40);
    g_autofree char *bytes = g_malloc(length);
    for (gsize k = 0; k < length; k++)
      bytes[k] = likely[g_rand_int_range(random, 0, sizeof likely - 1)];
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromScene) scene = carom_scene_text_parse("noise", bytes, length, NULL, &error);
    g_assert_true((scene != NULL) == (error == NULL));
  }
}

/* ---- Export ---- */

static double draw(GRand *random) {
  return g_rand_double_range(random, -1, 1) * pow(10, g_rand_int_range(random, -300, 300));
}

/* Names that spreadsheets would calculate, that have what separates cells, and blanks. */
static const char *const names[] = {NULL, "Earth", "=1+1", "'=1", "''-x", "'x",     "-", "a,b;c",
                                    "\"", " a",    "a ",   "@x",  "a\"b", "\u5730", "+"};

static CaromScene *draw_scene(GRand *random, const char *unit) {
  CaromScene *scene = carom_scene_new();
  g_free(scene->unit);
  scene->unit = g_strdup(unit);
  for (guint i = 0; i < 200; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(draw(random), i == 3 ? -0.0 : draw(random));
    body.velocity = carom_vec2(draw(random), draw(random));
    body.radius = fabs(draw(random)) + 1e-300;
    double mass_kg = fabs(draw(random)) + 1e-300;
    body.mass_kg = MIN(mass_kg, CAROM_BODY_MAX_MASS_KG);
    if (g_rand_boolean(random))
      body.colour_rgb = g_rand_int_range(random, 0, 0x1000000);
    body.pinned = g_rand_boolean(random);
    body.name = names[i % G_N_ELEMENTS(names)];
    carom_scene_add_body(scene, body);
  }
  return scene;
}

static void test_export_and_import(void) {
  static const char *const units[] = {"m", "cm", "px", "", "kg", "a;b", "[m]", "m/s", "2px", "\""};
  g_autoptr(GRand) random = g_rand_new_with_seed(71);
  for (guint i = 0; i < G_N_ELEMENTS(units); i++) {
    g_autoptr(CaromScene) scene = draw_scene(random, units[i]);
    g_autofree char *text = carom_disc_csv_write(scene);
    g_autoptr(CaromScene) again = parse(text);
    assert_same_discs(scene, again);
    g_assert_cmpstr(again->unit, ==, carom_disc_column_is_length_unit(units[i]) ? units[i] : "m");
  }
}

static void test_export_plain(void) {
  g_autoptr(CaromScene) scene = parse("x [cm],y,vx,radius,mass\n0.1,2,3,4,5\n");
  g_autofree char *text = carom_disc_csv_write(scene);
  g_assert_cmpstr(text, ==,
                  "x [cm],y [cm],vx [cm/s],vy [cm/s],radius [cm],mass [kg]\r\n"
                  "0.1,2,3,0,4,5\r\n");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(variants); i++) {
    g_autofree char *path = g_strconcat("/disc-csv/variants/", variants[i].name, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_variant);
  }
  for (guint i = 0; i < G_N_ELEMENTS(errors); i++) {
    g_autofree char *path = g_strconcat("/disc-csv/errors/", errors[i].name, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_error);
  }
  g_test_add_func("/disc-csv/surroundings", test_surroundings);
  g_test_add_func("/disc-csv/defaults", test_defaults);
  g_test_add_func("/disc-csv/no-discs", test_no_discs);
  g_test_add_func("/disc-csv/speed", test_speed);
  g_test_add_func("/disc-csv/units", test_units);
  g_test_add_func("/disc-csv/pinned", test_pinned);
  g_test_add_func("/disc-csv/unknown", test_unknown);
  g_test_add_func("/disc-csv/many-unknown", test_many_unknown);
  g_test_add_func("/disc-csv/not-one", test_not_one);
  g_test_add_func("/disc-csv/limits", test_limits);
  g_test_add_func("/disc-csv/mutations", test_mutations);
  g_test_add_func("/disc-csv/noise", test_noise);
  g_test_add_func("/disc-csv/export/and-import", test_export_and_import);
  g_test_add_func("/disc-csv/export/plain", test_export_plain);
  return g_test_run();
}
