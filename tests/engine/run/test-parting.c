/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-parting: since when panes are apart, or together again, on made-up sequences. */
#include "carom-parting.h"

#include <string.h>

/* One letter a frame: whether the panes are apart at its end. */
static CaromParting *parting_of(const char *frames) {
  CaromParting *parting = carom_parting_new();
  for (guint64 i = 0; frames[i] != '\0'; i++)
    carom_parting_take(parting, i, frames[i] == 'x');
  return parting;
}

static void assert_state(const CaromParting *parting, guint64 frame, gboolean apart,
                         gboolean has_changed, guint64 since) {
  CaromPartingState state = carom_parting_at(parting, frame);
  g_assert_true(state.apart == apart);
  g_assert_true(state.has_changed == has_changed);
  if (has_changed)
    g_assert_cmpuint(state.since, ==, since);
}

/* Asks about every frame, and compares with what a look at the letters says. */
static void assert_tells(const CaromParting *parting, const char *frames) {
  guint64 since = 0;
  gboolean has_changed = FALSE;
  for (guint64 i = 0; frames[i] != '\0'; i++) {
    gboolean before = i > 0 && frames[i - 1] == 'x', now = frames[i] == 'x';
    if (before != now) {
      since = i;
      has_changed = TRUE;
    }
    assert_state(parting, i, now, has_changed, since);
  }
}

static void test_sequence(gconstpointer data) {
  const char *frames = data;
  CaromParting *parting = parting_of(frames);
  assert_tells(parting, frames);
  carom_parting_free(parting);
}

/* "Since" is the first frame of the present parting, not of the first one. */
static void test_since(void) {
  CaromParting *parting = parting_of("..xx..xxx");
  assert_state(parting, 1, FALSE, FALSE, 0);
  assert_state(parting, 3, TRUE, TRUE, 2);
  assert_state(parting, 5, FALSE, TRUE, 4);
  assert_state(parting, 8, TRUE, TRUE, 6);
  assert_state(parting, 1000, TRUE, TRUE, 6);
  carom_parting_free(parting);
}

/* Frames that are run again change nothing, and new ones may follow. */
static void test_again(void) {
  CaromParting *parting = parting_of("..xx..x");
  for (guint64 frame = 0; frame < 7; frame++)
    carom_parting_take(parting, frame, FALSE);
  assert_tells(parting, "..xx..x");
  carom_parting_take(parting, 7, FALSE);
  assert_tells(parting, "..xx..x.");
  carom_parting_free(parting);
}

static void test_nothing_known(void) {
  CaromParting *parting = carom_parting_new();
  assert_state(parting, 0, FALSE, FALSE, 0);
  carom_parting_free(parting);
}

int main(int argc, char **argv) {
  static const char *const sequences[] = {".",   "x",   "....",   "xxxx",
                                          "..x", "x..", ".x.x.x", "..xx..xxx"};
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(sequences); i++) {
    g_autofree char *path = g_strdup_printf("/parting/sequence/%s", sequences[i]);
    g_test_add_data_func(path, sequences[i], test_sequence);
  }
  g_test_add_func("/parting/since", test_since);
  g_test_add_func("/parting/again", test_again);
  g_test_add_func("/parting/nothing-known", test_nothing_known);
  return g_test_run();
}
