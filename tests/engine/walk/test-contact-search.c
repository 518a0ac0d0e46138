/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contact-search: the next contact is found beyond what the panes have run through, and a
 * search ends where nothing can touch any more. */
#include "carom-contact-search.h"
#include "engine-test.h"

/* Discs of radius 0.5 m and 1 kg. */
typedef struct {
  CaromVec2 position, velocity;
  gboolean pinned;
} Disc;

typedef struct {
  const char *name, *detection;
  Disc discs[3];
  CaromContactSearchState found;
  guint64 frame; /* in which the contact was found, at 0.1 s a frame */
} Row;

/* In the last rows a disc flies past disc 1 at a distance of 0.05 m. Only a step finds discs that
 * overlap while they fly apart, and puts disc 1 into its way. */
static const Row rows[] = {
    {"meet/stepped", /* after 0.45 s */
     "stepped",
     {{{-0.95, 0}, {1, 0}}, {{0.95, 0}, {-1, 0}}, {{9, 0}}},
     CAROM_CONTACT_SEARCH_FOUND,
     5},
    {"meet/events",
     "events",
     {{{-0.95, 0}, {1, 0}}, {{0.95, 0}, {-1, 0}}, {{9, 0}}},
     CAROM_CONTACT_SEARCH_FOUND,
     5},
    {"part/stepped",
     "stepped",
     {{{-1, 0}, {-1, 0}}, {{1, 0}, {1, 0}}, {{9, 0}, {2, 0}}},
     CAROM_CONTACT_SEARCH_NEVER},
    {"part/events",
     "events",
     {{{-1, 0}, {-1, 0}}, {{1, 0}, {1, 0}}, {{9, 0}, {2, 0}}},
     CAROM_CONTACT_SEARCH_NEVER},
    {"too-far", /* they meet after 20 s, twice the duration of the scene */
     "stepped",
     {{{0, 0}}, {{21, 0}, {-1, 0}}, {{99, 0}}},
     CAROM_CONTACT_SEARCH_NOT_YET},
    {"overlap", /* disc 1 is put 0.09 m to the right after 0.1 s, and met √(1 − 0.96²) m below disc
                   2 */
     "stepped",
     {{{-0.4, 0}, {-0.1, 0}}, {{0.4, 0}, {0.1, 0}}, {{1.45, 2}, {0.1, -1}}},
     CAROM_CONTACT_SEARCH_FOUND,
     18},
    {"overlap/pinned-one", /* 0.19 m, √(1 − 0.86²) m */
     "stepped",
     {{{-0.4, 0}, {0, 0}, TRUE}, {{0.4, 0}, {0.1, 0}}, {{1.45, 2}, {0.1, -1}}},
     CAROM_CONTACT_SEARCH_FOUND,
     15},
    {"overlap/pinned-both",
     "stepped",
     {{{-0.4, 0}, {0, 0}, TRUE}, {{0.4, 0}, {0, 0}, TRUE}, {{1.45, 2}, {0, -1}}},
     CAROM_CONTACT_SEARCH_NEVER},
};

static CaromContactSearchState look_to_the_end(CaromContactSearch *search) {
  CaromContactSearchState state;
  do
    state = carom_contact_search_look(search, g_get_monotonic_time());
  while (state == CAROM_CONTACT_SEARCH_LOOKING);
  return state;
}

static void test_row(gconstpointer data) {
  const Row *row = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  for (guint i = 0; i < G_N_ELEMENTS(row->discs); i++) {
    const Disc *disc = &row->discs[i];
    test_add_disc(scene, disc->position.x, disc->position.y, disc->velocity.x, disc->velocity.y,
                  0.5, 1);
    g_array_index(scene->bodies, CaromBody, i).pinned = disc->pinned;
  }
  CaromMethod method = test_method("detection", row->detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(CaromContactSearch) search = carom_contact_search_new(comparison);
  g_assert_cmpint(look_to_the_end(search), ==, row->found);
  if (row->found == CAROM_CONTACT_SEARCH_FOUND)
    g_assert_cmpuint(carom_contact_search_get_frame(search), ==, row->frame);
  g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *path = g_strdup_printf("/engine/contact-search/%s", rows[i].name);
    g_test_add_data_func(path, &rows[i], test_row);
  }
  return g_test_run();
}
