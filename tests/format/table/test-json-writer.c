/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-json-writer: JSON that other programs read. */
#include "carom-json-writer.h"

#include <json-glib/json-glib.h>

/* Writes [value].
 *
 * Returns: (transfer full): the JSON */
static char *write_number(double value) {
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();
  carom_json_writer_begin_array(json, NULL, CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, NULL, value);
  carom_json_writer_end(json);
  return carom_json_writer_to_text(json);
}

/* Among them those whose shortest form has an exponent and no point. */
static void test_numbers_return(void) {
  static const double values[] = {0,     -0.0,   1,     0.1,  -1.0 / 3, 1e22,
                                  1e-10, 5e-324, 1e300, 2e17, 0x1p-52,  G_MAXDOUBLE};
  for (guint i = 0; i < G_N_ELEMENTS(values); i++) {
    g_autofree char *text = write_number(values[i]);
    g_autoptr(GError) error = NULL;
    g_autoptr(JsonNode) node = json_from_string(text, &error);
    g_assert_no_error(error);
    double read = json_array_get_double_element(json_node_get_array(node), 0);
    g_assert_cmpmem(&read, sizeof read, &values[i], sizeof values[i]);
  }
}

static void test_seventeen_digits(void) {
  g_autofree char *text = write_number(0.1);
  g_assert_cmpstr(text, ==, "[0.10000000000000001]\n");
}

static void test_not_finite(void) {
  g_autofree char *infinite = write_number(INFINITY);
  g_autofree char *none = write_number(NAN);
  g_assert_cmpstr(infinite, ==, "[null]\n");
  g_assert_cmpstr(none, ==, "[null]\n");
}

static void test_strings(void) {
  const char *value = "a \"quote\", a \\, a\nline\tand Σ";
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "key", value);
  carom_json_writer_end(json);
  g_autofree char *text = carom_json_writer_to_text(json);
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) node = json_from_string(text, &error);
  g_assert_no_error(error);
  g_assert_cmpstr(json_object_get_string_member(json_node_get_object(node), "key"), ==, value);
}

/* On a terminal the text is shown, and nothing in it obeyed; who reads it gets every character. */
static void test_controls(void) {
  const char *value = "\x1b[2J \x7f \xc2\x9b \u202e \u2069 \u2028";
  g_autoptr(GString) text = g_string_new(NULL);
  carom_json_writer_append_string(text, value);
  g_assert_cmpstr(text->str, ==, "\"\\u001b[2J \\u007f \\u009b \\u202e \\u2069 \\u2028\"");
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) node = json_from_string(text->str, &error);
  g_assert_no_error(error);
  g_assert_cmpstr(json_node_get_string(node), ==, value);
}

static void test_layout(void) {
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_boolean(json, "yes", TRUE);
  carom_json_writer_add_vec2(json, "v", carom_vec2(1, 2));
  carom_json_writer_begin_array(json, "none", CAROM_JSON_LINES);
  carom_json_writer_end(json);
  carom_json_writer_add_count(json, "n", G_MAXUINT64);
  carom_json_writer_end(json);
  g_autofree char *text = carom_json_writer_to_text(json);
  g_assert_cmpstr(text, ==,
                  "{\n  \"yes\": true,\n  \"v\": [1.0, 2.0],\n  \"none\": [],\n"
                  "  \"n\": 18446744073709551615\n}\n");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/json-writer/numbers/return", test_numbers_return);
  g_test_add_func("/json-writer/numbers/seventeen-digits", test_seventeen_digits);
  g_test_add_func("/json-writer/numbers/not-finite", test_not_finite);
  g_test_add_func("/json-writer/strings", test_strings);
  g_test_add_func("/json-writer/strings/controls", test_controls);
  g_test_add_func("/json-writer/layout", test_layout);
  return g_test_run();
}
