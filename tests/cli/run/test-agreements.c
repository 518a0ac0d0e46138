/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-agreements: the table and the JSON say the two agreements apart: whether the methods answer
 * the same contact alike, and whether the discs move as in the reference, since when. */
#include "cli-test.h"

#include <string.h>

static JsonObject *same_place(JsonNode *report, guint pane) {
  return json_object_get_object_member(cli_json_run(report, pane), "same_place");
}

static JsonObject *same_motion(JsonNode *report, guint pane) {
  return json_object_get_object_member(cli_json_run(report, pane), "same_motion");
}

static JsonObject *disagreement(JsonNode *report) {
  return json_object_get_object_member(json_node_get_object(report), "disagreement");
}

/* Before the first contact there is nothing to agree on, and nothing to explain. */
static void test_no_contact(void) {
  g_autoptr(CliResult) result = cli_run("run", "oblique", "--duration", "1", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  g_assert_false(json_object_has_member(disagreement(report), "contact_agrees"));
  g_autoptr(CliResult) explained =
      cli_run("explain", "oblique", "--duration", "1", "--collision", "1", NULL);
  cli_assert_exit(explained, 1);
  g_assert_nonnull(strstr(explained->err, "has no contact in 1 s. Give a longer --duration."));
}

/* The answers agree at every contact, and yet two of four panes are apart. Up to just before
 * "since", they are not. */
static void test_three_in_a_row(void) {
  g_autoptr(CliResult) result = cli_run("run", "three-in-a-row", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  g_assert_true(json_object_get_boolean_member(disagreement(report), "contact_agrees"));
  double visible = json_object_get_double_member(disagreement(report), "visible_from");
  for (guint pane = 0; pane < 4; pane++) {
    JsonObject *place = same_place(report, pane);
    gboolean apart = json_object_get_boolean_member(place, "apart");
    g_assert_true(apart == (pane >= 2)); /* all at once */
    g_assert_true(json_object_has_member(place, "since") == apart);
    g_assert_true((json_object_get_double_member(place, "distance") > visible) == apart);
  }
  double since = json_object_get_double_member(same_place(report, 2), "since");
  double dt = json_object_get_double_member(json_node_get_object(report), "dt");
  g_autofree char *until = g_strdup_printf("%.6f", since - dt);
  g_autoptr(CliResult) before =
      cli_run("run", "three-in-a-row", "--duration", until, "--json", NULL);
  cli_assert_exit(before, 0);
  g_autoptr(JsonNode) earlier = cli_json(before);
  JsonObject *place = same_place(earlier, 2);
  g_assert_false(json_object_get_boolean_member(place, "apart"));
  g_assert_false(json_object_has_member(place, "since"));
  g_assert_cmpfloat(json_object_get_double_member(place, "distance"), >, 0);
}

/* Two frames after the contact nothing is seen of the places yet; of the velocities it is: of A's,
 * which are 0 and −1 m/s, and of B's and C's, which are 0 and 2, 3 and 2 m/s. */
static void test_velocities(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "three-in-a-row", "--duration", "0.335", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  for (guint pane = 0; pane < 4; pane++) {
    JsonObject *motion = same_motion(report, pane);
    gboolean is_reference = json_object_has_member(cli_json_run(report, pane), "reference");
    g_assert_true(is_reference == (pane == 0));
    g_assert_false(json_object_get_boolean_member(same_place(report, pane), "apart"));
    g_assert_true(json_object_get_boolean_member(motion, "apart") == (pane >= 2));
    g_assert_cmpfloat_with_epsilon(json_object_get_double_member(motion, "velocity_distance"),
                                   pane >= 2 ? 2 : 0, 1e-12);
  }
}

static void test_table(void) {
  g_autoptr(CliResult) result = cli_run("run", "three-in-a-row", NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, "Same contact: Rotation, Projection"));
  g_assert_nonnull(strstr(result->out, "Same motion, compared with “Rotation · One by"));
  g_assert_nonnull(strstr(result->out, "Impulse · All at once "));
  g_assert_nonnull(strstr(result->out, "  apart by "));
  g_assert_nonnull(strstr(result->out, "The panes that differ in “Simultaneous contacts” have "));
  g_assert_null(strstr(result->out, "the same physics"));
  g_assert_null(strstr(result->out, "Round discs")); /* it is not rounding */
}

/* What a terminal shows can be searched with plain spaces. */
static void test_plain_spaces(void) {
  g_autoptr(CliResult) run = cli_run("run", "three-in-a-row", NULL);
  g_autoptr(CliResult) explained =
      cli_run("explain", "nine-to-the-centre", "--collision", "3", NULL);
  g_assert_nonnull(strstr(run->out, " m since "));
  g_assert_nonnull(strstr(explained->out, "found overlapping by 0.001 m."));
  g_assert_null(strstr(run->out, "\u00a0"));
  g_assert_null(strstr(explained->out, "\u00a0"));
}

/* One pane has nothing to be compared with; its contacts still are. */
static void test_one_pane(void) {
  g_autoptr(CliResult) result = cli_run("run", "oblique", "--resolver", "impulse", NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, "Same contact: Rotation, Projection"));
  g_assert_null(strstr(result->out, "Same motion"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/agreements/no-contact", test_no_contact);
  g_test_add_func("/agreements/three-in-a-row", test_three_in_a_row);
  g_test_add_func("/agreements/velocities", test_velocities);
  g_test_add_func("/agreements/table", test_table);
  g_test_add_func("/agreements/plain-spaces", test_plain_spaces);
  g_test_add_func("/agreements/one-pane", test_one_pane);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
