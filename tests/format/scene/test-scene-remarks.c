/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-remarks: remarks about things in a scene file that are legal but worth mentioning. */
#include "carom-limits.h"
#include "carom-scene-text.h"

#include <stdio.h>
#include <string.h>

#define BEGINNING "{\"format\": \"carom-scene\", \"version\": 1"
#define HEAD      BEGINNING ", \"panes\": [{\"detection\": \"events\"}]"
#define BODY      "{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}"

static GPtrArray *remarks_on(const char *text) {
  GPtrArray *remarks = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_text_parse("odd", text, strlen(text), &remarks, &error);
  g_assert_no_error(error);
  g_assert_nonnull(scene);
  return remarks;
}

static void test_nothing_to_remark(void) {
  g_autoptr(GPtrArray) remarks = remarks_on(HEAD ", \"bodies\": [" BODY "]}");
  g_assert_cmpuint(remarks->len, ==, 0);
}

/* Who says how contacts are found hears nothing of it, by a rule that means steps, too. */
static void test_detection(void) {
  static const struct {
    const char *panes;
    guint n_remarks;
  } rows[] = {
      {"", 1},
      {", \"panes\": []", 1},
      {", \"panes\": [{\"resolver\": \"impulse\"}]", 1},
      {", \"panes\": [{\"detection\": \"stepped\"}, {\"ties\": \"serial\"}]", 1},
      {", \"panes\": [{\"separation\": \"nudge\"}]", 0},
      {", \"panes\": [{\"detection\": \"stepped\"}]", 0},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *text = g_strconcat(BEGINNING, rows[i].panes, "}", NULL);
    g_autoptr(GPtrArray) remarks = remarks_on(text);
    g_assert_cmpuint(remarks->len, ==, rows[i].n_remarks);
    if (remarks->len > 0)
      g_assert_nonnull(strstr(remarks->pdata[0], "The other panes use exact times"));
  }
}

/* One pane is the reference; of more that say so, the first. */
static void test_references(void) {
  static const struct {
    const char *panes;
    gboolean is_remarked;
  } rows[] = {
      {"{\"detection\": \"events\"}, {\"detection\": \"events\", \"reference\": true}", FALSE},
      {"{\"detection\": \"events\"}, {\"detection\": \"events\", \"reference\": true}, "
       "{\"detection\": \"events\", \"reference\": true}",
       TRUE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *text =
        g_strdup_printf(BEGINNING ", \"panes\": [%s], \"bodies\": [" BODY "]}", rows[i].panes);
    g_autoptr(GPtrArray) remarks = remarks_on(text);
    g_assert_cmpuint(remarks->len, ==, rows[i].is_remarked ? 1 : 0);
    if (rows[i].is_remarked)
      g_assert_nonnull(strstr(remarks->pdata[0], "pane 2"));
  }
}

/* 0.1 + 0.2 is more than 0.3 in doubles, by 5e-17. */
static void test_touching(void) {
  g_autoptr(GPtrArray) remarks =
      remarks_on(HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 0.1, \"mass\": 1}, "
                      "{\"position\": [0.3, 0], \"radius\": 0.2, \"mass\": 1}]}");
  g_assert_cmpuint(remarks->len, ==, 0);
}

static void test_unknown_fields(void) {
  g_autoptr(GPtrArray) remarks = remarks_on(
      BEGINNING ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, "
                "\"velocty\": [1, 0]}, {\"position\": [9, 0], \"radius\": 1, \"mass\": 1, "
                "\"velocty\": [1, 0]}], \"author\": \"me\", "
                "\"panes\": [{\"detection\": \"events\", \"wall-putback\": \"path\"}]}");
  g_assert_cmpuint(remarks->len, ==, 3);
  const char *first = remarks->pdata[0];
  g_assert_true(g_str_has_prefix(first, "odd: bodies[0].velocty: "));
  g_assert_nonnull(strstr(first, "“velocity”"));
  g_assert_true(g_str_has_prefix(remarks->pdata[1], "odd: panes[0].wall-putback: "));
  g_assert_nonnull(strstr(remarks->pdata[1], "“wall_putback”"));
  g_assert_true(g_str_has_prefix(remarks->pdata[2], "odd: author: "));
}

/* A word is meant by another where up to a third of its letters are wrong, such as two that have
 * changed places; “author” and “after” have more in common by chance. */
static void test_meant(void) {
  static const struct {
    const char *key, *meant;
  } words[] = {{"author", NULL},        {"aftre", "“after”"}, {"cuont", "“count”"},
               {"radiuss", "“radius”"}, {"rad", NULL},        {"x", NULL}};
  for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
    g_autofree char *text =
        g_strdup_printf(HEAD ", \"crowds\": [{\"count\": 1, \"min\": [0, 0], \"max\": [9, 9], "
                             "\"radius\": 1, \"mass\": {\"factor\": 1, \"power\": 0}, "
                             "\"%s\": 0}]}",
                        words[i].key);
    g_autoptr(GPtrArray) remarks = remarks_on(text);
    g_assert_cmpuint(remarks->len, ==, 1);
    if (words[i].meant)
      g_assert_nonnull(strstr(remarks->pdata[0], words[i].meant));
    else
      g_assert_null(strstr(remarks->pdata[0], "Did you mean"));
  }
}

/* A question may be a text or an object; in the latter, its fields are known by name. */
static void test_unknown_in_question(void) {
  g_autoptr(GPtrArray) remarks =
      remarks_on(HEAD ", \"questions\": [\"a\", {\"question\": \"b\", \"anwser\": \"c\"}]}");
  g_assert_cmpuint(remarks->len, ==, 1);
  g_assert_true(g_str_has_prefix(remarks->pdata[0], "odd: questions[1].anwser: "));
  g_assert_nonnull(strstr(remarks->pdata[0], "“answer”"));
}

/* What is chosen among must be told apart, and a contact asks once. */
static void test_choices(void) {
  g_autoptr(GPtrArray) remarks = remarks_on(
      "{\"format\": \"carom-scene\", \"version\": 2, \"panes\": [{\"detection\": \"events\"}], "
      "\"questions\": ["
      "{\"question\": \"a\", \"before_contact\": 1, \"choices\": "
      "[\"x\", {\"choice\": \"y\", \"right\": true}, \"x\"]}, "
      "{\"question\": \"b\", \"before_contact\": 1, \"choices\": "
      "[\"x\", {\"choice\": \"y\", \"right\": true}]}, "
      "{\"question\": \"c\", \"before_contact\": 2, \"choices\": "
      "[\"x\", {\"choice\": \"y\", \"right\": true}]}]}");
  g_assert_cmpuint(remarks->len, ==, 2);
  g_assert_true(g_str_has_prefix(remarks->pdata[0], "odd: questions[0].choices[2]: "));
  g_assert_true(g_str_has_prefix(remarks->pdata[1], "odd: questions[1]: "));
}

/* @n fields "k0", "k1", … with a comma before each. */
static void append_unknown(GString *text, guint n) {
  for (guint i = 0; i < n; i++)
    g_string_append_printf(text, ", \"k%u\": 0", i);
}

/* However many there are, it is said in twenty sentences, and one that counts the others. */
static void test_many_unknown_fields(void) {
  static const struct {
    guint n;
    const char *last;
  } cases[] = {
      {20, "odd: k19: "},
      {21, "odd: and 1 more field is not known"},
      {9999, "odd: and 9979 more fields are not known"},
      {10000, "odd: and at least 9980 more fields are not known"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(GString) text = g_string_new(HEAD);
    append_unknown(text, cases[i].n);
    g_string_append_c(text, '}');
    g_autoptr(GPtrArray) remarks = remarks_on(text->str);
    g_assert_cmpuint(remarks->len, ==, MIN(cases[i].n, 21));
    g_assert_true(g_str_has_prefix(remarks->pdata[19], "odd: k19: "));
    g_assert_true(g_str_has_prefix(remarks->pdata[remarks->len - 1], cases[i].last));
  }
}

/* Wherever fields of a kind stand, they count as one, whether it is named or only counted. */
static void test_unknown_fields_of_a_kind(void) {
  g_autoptr(GString) text = g_string_new(HEAD ", \"bodies\": [");
  for (guint i = 0; i < 3; i++) {
    g_string_append_printf(text, "%s{\"position\": [%u, 0], \"radius\": 1, \"mass\": 1",
                           i > 0 ? ", " : "", 3 * i);
    append_unknown(text, 22);
    g_string_append_c(text, '}');
  }
  g_string_append(text, "]}");
  g_autoptr(GPtrArray) remarks = remarks_on(text->str);
  g_assert_cmpuint(remarks->len, ==, 21);
  g_assert_true(g_str_has_prefix(remarks->pdata[20], "odd: and 2 more fields"));
}

/* Whatever a field is called, the remark is one readable line. */
static void test_odd_field_name(void) {
  g_autofree char *long_name = g_strnfill(5000, 'x');
  g_autofree char *text =
      g_strdup_printf(HEAD ", \"two\\nlines\": 1, \"%s\": 2, \"bodies\": [" BODY "]}", long_name);
  g_autoptr(GPtrArray) remarks = remarks_on(text);
  g_assert_cmpuint(remarks->len, ==, 2);
  g_assert_null(strchr(remarks->pdata[0], '\n'));
  g_assert_cmpuint(strlen(remarks->pdata[1]), <, 300);
}

static void test_overlaps(void) {
  g_autoptr(GPtrArray) remarks = remarks_on(HEAD ", \"bodies\": [" BODY "," BODY "," BODY "]}");
  g_assert_cmpuint(remarks->len, ==, 1);
  g_assert_nonnull(strstr(remarks->pdata[0], "3 pairs"));
}

/* A heap of discs has more pairs than are worth counting. */
static void test_many_overlaps(void) {
  g_autoptr(GString) text = g_string_new("2000\n");
  for (guint i = 0; i < 2000; i++)
    g_string_append(text, "0.5 0.5 0 0 0.1 1\n");
  g_autoptr(GPtrArray) remarks = remarks_on(text->str);
  g_assert_cmpuint(remarks->len, ==, 1);
  g_assert_cmpstr(remarks->pdata[0], ==,
                  "odd: at least 1000000 pairs of discs overlap at the start.");
}

/* Panes that cannot be run with so many discs; the others can. */
static void test_refused_panes(void) {
  g_autoptr(GString) text =
      g_string_new(BEGINNING ", \"panes\": [{\"detection\": \"stepped\"}, "
                             "{\"detection\": \"all-pairs\"}], \"bodies\": [");
  for (guint i = 0; i < 2001; i++)
    g_string_append_printf(text, "%s{\"position\": [%u, 0], \"radius\": 1, \"mass\": 1}",
                           i > 0 ? ", " : "", 3 * i);
  g_string_append(text, "]}");
  g_autoptr(GPtrArray) remarks = remarks_on(text->str);
  g_assert_cmpuint(remarks->len, ==, 1);
  g_assert_true(g_str_has_prefix(remarks->pdata[0], "odd: panes[1]: "));
  g_assert_nonnull(strstr(remarks->pdata[0], "at most 2000 discs, but there are 2001 here"));
}

/* Discs of radius 1 above a floor along y = 0, the first one at the height @y. */
static char *discs_on_floor(guint n, double y, const char *wall) {
  GString *text = g_string_new(HEAD ", \"bodies\": [");
  for (guint i = 0; i < n; i++)
    g_string_append_printf(text, "%s{\"position\": [%u, %g], \"radius\": 1, \"mass\": 1%s}",
                           i > 0 ? ", " : "", 3 * i, y, i == 1 ? ", \"name\": \"Moon\"" : "");
  g_string_append_printf(text, "], \"walls\": [{\"p1\": [-9, -5], \"p2\": [9e6, -5]}, %s]}", wall);
  return g_string_free(text, FALSE);
}

static void test_discs_in_walls(void) {
  static const struct {
    guint n;
    double y;
    const char *wall, *first, *last;
    guint n_remarks;
  } cases[] = {
      {1, 0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}",
       "odd: Disc A at (0, 0.5) overlaps wall 2 at the start.", "A", 1},
      {2, 0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}", "Disc A at (0, 0.5)",
       "odd: Disc Moon (B) at (3, 0.5) overlaps wall 2", 2},
      {1, 1.0 / 3, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}",
       "odd: Disc A at (0, 0.3333) overlaps wall 2 at the start.", "A", 1},
      {6, -0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}", "Disc A at (0, ",
       "odd: and 1 more disc overlaps a wall at the start.", 6},
      {50000, 0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}", "Disc A at",
       "odd: and 49995 more discs overlap walls at the start.", 6},
      /* The end of a wall is in two of them. */
      {9, 0, "{\"p1\": [3, 0.9], \"p2\": [6, 0.9]}", "Disc Moon (B) at (3, 0)",
       "Disc C at (6, 0) overlaps wall 2", 2},
      {9, 1, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}", NULL, NULL, 0}, /* they lie on it */
      {9, 1 - 1e-12, "{\"p1\": [-9, 0], \"p2\": [9e6, 0]}", NULL, NULL, 0},
      {9, 0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0], \"open\": [[0, 1]]}", NULL, NULL, 0},
      {1, 0.5, "{\"p1\": [-9, 0], \"p2\": [9e6, 0], \"open\": [[0.5, 1]]}", "overlaps wall 2",
       "overlaps wall 2", 1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *text = discs_on_floor(cases[i].n, cases[i].y, cases[i].wall);
    g_autoptr(GPtrArray) remarks = remarks_on(text);
    g_assert_cmpuint(remarks->len, ==, cases[i].n_remarks);
    if (cases[i].first)
      g_assert_nonnull(strstr(remarks->pdata[0], cases[i].first));
    if (cases[i].last)
      g_assert_nonnull(strstr(remarks->pdata[remarks->len - 1], cases[i].last));
  }
}

/* Long walls that pass each of many discs by, slantwise, so that no boxes show it. It is not looked
 * at for all of them, and that is said. */
static void test_too_many_walls(void) {
  enum { N = 20000, N_WALLS = 1000 };
  g_autoptr(GString) text = g_string_new(HEAD ", \"bodies\": [");
  for (guint i = 0; i < N; i++)
    g_string_append_printf(text, "%s{\"position\": [%u, %u], \"radius\": 1, \"mass\": 1}",
                           i > 0 ? ", " : "", 3 * i, 3 * i);
  g_string_append(text, "], \"walls\": [");
  for (guint i = 0; i < N_WALLS; i++)
    g_string_append_printf(text, "%s{\"p1\": [2, 0], \"p2\": [%u, %u]}", i > 0 ? ", " : "",
                           3 * N + 2, 3 * N);
  g_string_append(text, "]}");
  g_autoptr(GPtrArray) remarks = remarks_on(text->str);
  guint n_walls;
  g_assert_cmpuint(remarks->len, ==, 1);
  const char *number = strstr(remarks->pdata[0], "for the first ");
  g_assert_nonnull(number);
  g_assert_cmpint(sscanf(number, "for the first %u of 1000 walls only", &n_walls), ==, 1);
  g_assert_cmpuint(n_walls, <, N_WALLS);
  /* Each wall takes a step for each disc, and no more than two for the groups that they are in. */
  g_assert_cmpuint(n_walls, >=, CAROM_LIMIT_STEPS_TO_DISCS_IN_WALLS / (3 * N));
}

/* Walls do not hold what is pinned. */
static void test_pinned_disc_in_wall(void) {
  g_autoptr(GPtrArray) remarks =
      remarks_on(HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, "
                      "\"pinned\": true}], \"walls\": [{\"p1\": [-9, 0], \"p2\": [9, 0]}]}");
  g_assert_cmpuint(remarks->len, ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-remarks/none", test_nothing_to_remark);
  g_test_add_func("/scene-remarks/touching", test_touching);
  g_test_add_func("/scene-remarks/unknown-fields", test_unknown_fields);
  g_test_add_func("/scene-remarks/unknown-in-question", test_unknown_in_question);
  g_test_add_func("/scene-remarks/choices", test_choices);
  g_test_add_func("/scene-remarks/meant", test_meant);
  g_test_add_func("/scene-remarks/many-unknown-fields", test_many_unknown_fields);
  g_test_add_func("/scene-remarks/unknown-fields-of-a-kind", test_unknown_fields_of_a_kind);
  g_test_add_func("/scene-remarks/odd-field-name", test_odd_field_name);
  g_test_add_func("/scene-remarks/overlaps", test_overlaps);
  g_test_add_func("/scene-remarks/many-overlaps", test_many_overlaps);
  g_test_add_func("/scene-remarks/detection", test_detection);
  g_test_add_func("/scene-remarks/references", test_references);
  g_test_add_func("/scene-remarks/refused-panes", test_refused_panes);
  g_test_add_func("/scene-remarks/discs-in-walls", test_discs_in_walls);
  g_test_add_func("/scene-remarks/too-many-walls", test_too_many_walls);
  g_test_add_func("/scene-remarks/pinned-disc-in-wall", test_pinned_disc_in_wall);
  return g_test_run();
}
