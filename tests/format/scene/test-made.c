/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-made: what generators make can be saved and loaded again, bit for bit and without a remark.
 */
#include "carom-generator.h"
#include "carom-scene-format.h"
#include "carom-scene-text.h"
#include "scene-equal.h"

#include <string.h>

static void assert_kept(const CaromScene *scene) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = carom_scene_format_carom.write(scene, &error);
  g_assert_no_error(error);
  g_autoptr(CaromScene) loaded =
      carom_scene_text_parse("made", text, strlen(text), &remarks, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(remarks->len, ==, 0);
  g_assert_cmpuint(loaded->methods->len, >, 0); /* a file names what a new scene leaves open */
  g_array_set_size(loaded->methods, 0);
  assert_scenes_equal(scene, loaded);
  g_assert_nonnull(strstr(text, "\"version\": 1,")); /* so that older programs read it too */
}

/* Returns: whether there is such a scene */
static gboolean try_values(const CaromGenerator *generator, const double *values) {
  g_autoptr(CaromScene) scene = carom_generator_make(generator, values, NULL, NULL);
  if (scene)
    assert_kept(scene);
  return scene != NULL;
}

/* As usual, and with one value at a time at an end of its range; those that make 1000 discs or more
 * of a few are left to test_largest(). */
static void test_kept(gconstpointer data) {
  const CaromGenerator *generator = data;
  guint n_made = 0;
  g_autofree double *usual = carom_generator_usual_values(generator);
  g_assert_true(try_values(generator, usual));
  for (guint i = 0; i < generator->n_options; i++) {
    const CaromGeneratorOption *option = &generator->options[i];
    const double ends[] = {option->low, option->high};
    for (guint k = 0; k < G_N_ELEMENTS(ends); k++) {
      g_autofree double *values = carom_generator_usual_values(generator);
      values[i] = option->whole && ends[k] != G_MAXUINT32 ? MIN(ends[k], 300) : ends[k];
      n_made += try_values(generator, values);
    }
  }
  g_assert_cmpuint(n_made, >=, generator->n_options);
}

/* No more discs than a file can hold. */
static void test_largest(void) {
  const CaromGenerator *gas = carom_generator_by_id("gas");
  g_autofree double *values = carom_generator_usual_values(gas);
  g_assert_cmpstr(gas->options[0].part.id, ==, "discs");
  values[0] = gas->options[0].high;
  g_assert_cmpfloat(values[0], ==, CAROM_GENERATOR_OPTION_MAX_DISCS);
  g_assert_true(try_values(gas, values));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat("/made/kept/", generators[i]->part.id, NULL);
    g_test_add_data_func(path, generators[i], test_kept);
  }
  g_test_add_func("/made/largest", test_largest);
  return g_test_run();
}
