/* test-reader: fields that the reader of scene files does not know are passed on completely. */
#include "carom-scene-fields.h"

typedef struct {
  char *place; /* "OBJECT/KEY" */
  JsonNode *value;
} Kept;

static void kept_free(gpointer data) {
  Kept *kept = data;
  g_free(kept->place);
  json_node_unref(kept->value);
  g_free(kept);
}

/* A CaromUnknownFunc. */
static void keep(const CaromUnknownField *field, gpointer data) {
  GPtrArray *all = data;
  Kept *kept = g_new(Kept, 1);
  kept->place = g_strjoin("/", field->object, field->key, NULL);
  kept->value = json_node_ref(field->value);
  g_ptr_array_add(all, kept);
}

static void read_scene(const char *text, CaromUnknownFunc unknown, gpointer data) {
  g_autoptr(JsonNode) root = json_from_string(text, NULL);
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(GString) path = g_string_new(NULL);
  g_autoptr(GError) error = NULL;
  CaromReader reader = {"odd", scene, path, unknown, data, &error};
  g_assert_true(
      carom_field_read_object(&reader, &carom_scene_fields, json_node_get_object(root), scene));
  g_assert_no_error(error);
}

static const char odd_scene[] =
    "{\"x y\\n\": {\"deep\": [1, {\"radius\": 2}]}, \"seed\": 7, \"author\": null,"
    " \"view\": {\"min\": [0, 0], \"max\": [1, 1], \"zoom\": 2},"
    " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1},"
    "   {\"position\": [9, 0], \"radius\": 1, \"tag\": \"a\", \"mass\": 1, \"spin\": 0.5},"
    "   {\"position\": [18, 0], \"radius\": 1, \"mass\": 1, \"tag\": \"b\"}],"
    " \"panes\": [{\"x\": false}]}";

/* Fields are passed on in the order in which objects are read, and within each object in the order
 * of the file. The values stay valid after the file has been freed. */
static void test_all_are_handed_on(void) {
  static const struct {
    const char *place;
    const char *value;
  } expected[] = {
      {"view/zoom", "2"},        {"bodies[1]/tag", "\"a\""},
      {"bodies[1]/spin", "0.5"}, {"bodies[2]/tag", "\"b\""},
      {"panes[0]/x", "false"},   {"/x y\n", "{\"deep\":[1,{\"radius\":2}]}"},
      {"/author", "null"},
  };
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func(kept_free);
  read_scene(odd_scene, keep, all);
  g_assert_cmpuint(all->len, ==, G_N_ELEMENTS(expected));
  for (guint i = 0; i < all->len; i++) {
    const Kept *kept = all->pdata[i];
    g_autofree char *value = json_to_string(kept->value, FALSE);
    g_assert_cmpstr(kept->place, ==, expected[i].place);
    g_assert_cmpstr(value, ==, expected[i].value);
  }
}

/* A CaromUnknownFunc. */
static void look_for_fields(const CaromUnknownField *field, gpointer n_told) {
  GPtrArray *known = (GPtrArray *)field->known;
  g_assert_true(g_ptr_array_find_with_equal_func(known, "radius", g_str_equal, NULL));
  g_assert_false(g_ptr_array_find_with_equal_func(known, "gravity", g_str_equal, NULL));
  ++*(guint *)n_told;
}

static void test_known_are_those_of_the_object(void) {
  guint n_told = 0;
  read_scene("{\"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"gravity\": 0}]}",
             look_for_fields, &n_told);
  g_assert_cmpuint(n_told, ==, 1);
}

static void test_nobody_listens(void) {
  read_scene(odd_scene, NULL, NULL);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/reader/unknown/all-are-handed-on", test_all_are_handed_on);
  g_test_add_func("/reader/unknown/known-are-those-of-the-object",
                  test_known_are_those_of_the_object);
  g_test_add_func("/reader/unknown/nobody-listens", test_nobody_listens);
  return g_test_run();
}
