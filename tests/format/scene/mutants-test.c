/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* mutants-test: each is read from memory that ends with it, so that sanitizers find what reads on.
 */
#include "mutants-test.h"

#include "carom-format-error.h"
#include "carom-scene-text.h"

#include <string.h>

#define SEED 7000

static void mutate(GString *text, const Mutants *mutants, GRand *random) {
  gint32 n_likely = (gint32)strlen(mutants->likely);
  for (int n = g_rand_int_range(random, 1, mutants->most_changes + 1); n > 0 && text->len > 0;
       n--) {
    gssize at = g_rand_int_range(random, 0, (gint32)text->len);
    if (g_rand_boolean(random))
      g_string_erase(text, at, 1);
    if (g_rand_boolean(random))
      g_string_insert_c(text, at, mutants->likely[g_rand_int_range(random, 0, n_likely)]);
  }
}

static void read_one(const GString *text, MutantsFate *fate) {
  g_autofree char *bytes = g_memdup2(text->str, text->len);
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_text_parse("mutant", bytes, text->len, NULL, &error);
  g_assert_true((scene != NULL) == (error == NULL));
  if (scene) {
    fate->n_loaded++;
    return;
  }
  g_assert_true(error->domain == CAROM_FORMAT_ERROR);
  g_assert_true(g_str_has_prefix(error->message, "mutant:"));
  fate->n_refused++;
}

MutantsFate mutants_read(const Mutants *mutants) {
  MutantsFate fate = {0, 0};
  g_autoptr(GRand) random = g_rand_new_with_seed(SEED);
  for (guint i = 0; i < mutants->n; i++) {
    g_autoptr(GString) text = g_string_new(mutants->text);
    mutate(text, mutants, random);
    read_one(text, &fate);
  }
  return fate;
}
