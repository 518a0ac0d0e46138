/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What an edit costs while something is dragged in a gas: microseconds per movement of the pointer;
 * the median of several rounds. Each starts from the scene as it was, so its copying counts. */
#include "bench.h"
#include "carom-edit-overlaps.h"
#include "carom-edit.h"
#include "carom-push-apart.h"
#include "gas-scene.h"

#define N_DISCS 2000
#define ROUNDS  15
#define REPEATS 20

/* A frame has 16,700 µs, of which an edit may take a small part. */
#define TARGET_US 1000

typedef void (*EditFunc)(CaromScene *scene, const CaromSelection *selection, CaromVec2 by);

static void copy_alone(CaromScene *scene, const CaromSelection *selection, CaromVec2 by) {
}

static void move(CaromScene *scene, const CaromSelection *selection, CaromVec2 by) {
  carom_edit_move(scene, selection, by, NULL);
}

static void move_and_list(CaromScene *scene, const CaromSelection *selection, CaromVec2 by) {
  carom_edit_move(scene, selection, by, NULL);
  g_autoptr(GArray) overlaps = carom_edit_overlaps_list(scene, selection);
}

static void move_and_push(CaromScene *scene, const CaromSelection *selection, CaromVec2 by) {
  carom_edit_move(scene, selection, by, NULL);
  carom_push_apart(scene, selection, NULL);
}

static double time_round_us(const CaromScene *start, const CaromSelection *selection,
                            EditFunc edit) {
  double start_s = carom_bench_now_s();
  for (guint i = 0; i < REPEATS; i++) {
    g_autoptr(CaromScene) scene = carom_scene_copy(start);
    edit(scene, selection, carom_vec2(0.3 * i, 0.2 * i));
  }
  return (carom_bench_now_s() - start_s) * 1e6 / REPEATS;
}

static void measure(CaromBench *bench, const CaromScene *start, const CaromSelection *selection,
                    const char *what, EditFunc edit) {
  double us[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    us[i] = time_round_us(start, selection, edit);
  g_autofree char *scene =
      g_strdup_printf("discs dragged: %u", carom_selection_count_of(selection, CAROM_ITEM_DISC));
  carom_bench_row(bench, &(CaromBenchRow){
                             .what = what,
                             .scene = scene,
                             .n = N_DISCS,
                             .value = carom_bench_median(us, ROUNDS),
                             .unit = "µs",
                             .goal = CAROM_BENCH_AT_MOST,
                             .target = TARGET_US,
                         });
}

int main(int argc, char **argv) {
  static const struct {
    const char *what;
    EditFunc edit;
  } edits[] = {
      {"edit, copy alone", copy_alone},
      {"edit, move", move},
      {"edit, move and list overlaps", move_and_list},
      {"edit, move and push apart", move_and_push},
  };
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  CaromGas *gas = carom_gas_new(&(CaromGasKind){N_DISCS, 0.3, 1});
  g_autoptr(CaromScene) start = carom_gas_scene_new(gas);
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 900});
  for (guint i = 0; i < G_N_ELEMENTS(edits); i++)
    measure(bench, start, selection, edits[i].what, edits[i].edit);
  for (guint i = 0; i < 100; i++)
    carom_selection_add(selection, (CaromItem){CAROM_ITEM_DISC, i});
  for (guint i = 0; i < G_N_ELEMENTS(edits); i++)
    measure(bench, start, selection, edits[i].what, edits[i].edit);
  carom_gas_free(gas);
  return 0;
}
