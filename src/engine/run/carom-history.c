/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-history: takes keyframes at the frames 0, stride, 2 stride, …. Before the budget is used
 * up, every second keyframe is freed and the stride doubled. Besides, there is one of the latest
 * frame that came after much work; without a budget, it takes the place of the first. */
#include "carom-history.h"

/* At most this many frames lie between keyframes until the budget is used up, if so many are asked
 * for. */
#define FIRST_STRIDE 8

/* In pair tests and events, contacts among them, at most so many are done again before a frame is
 * reached, some hundredths of a second, and so many for each disc; to save a state costs far less.
 */
#define MUCH_WORK          300000
#define MUCH_WORK_PER_DISC 20

typedef struct {
  guint64 frame;
  GPtrArray *states; /* (element-type CaromRunState): one for each run */
} Keyframe;

struct CaromHistory {
  GArray *keyframes; /* (element-type Keyframe): of the frames 0, stride, 2 stride, … */
  Keyframe latest;   /* it has no states if there is none */
  guint64 work_done; /* how much it was when the last of all these was taken */
  guint64 stride;
  gsize budget;
};

static void keyframe_clear(gpointer data) {
  Keyframe *keyframe = data;
  g_clear_pointer(&keyframe->states, g_ptr_array_unref);
}

CaromHistory *carom_history_new(gsize budget, guint64 taken_every) {
  CaromHistory *history = g_new0(CaromHistory, 1);
  history->keyframes = g_array_new(FALSE, FALSE, sizeof(Keyframe));
  g_array_set_clear_func(history->keyframes, keyframe_clear);
  history->stride = MAX(FIRST_STRIDE, taken_every);
  history->budget = budget;
  return history;
}

void carom_history_free(CaromHistory *history) {
  g_array_unref(history->keyframes);
  keyframe_clear(&history->latest);
  g_free(history);
}

static void keep_every_second(CaromHistory *history) {
  GArray *kept = g_array_new(FALSE, FALSE, sizeof(Keyframe));
  g_array_set_clear_func(kept, keyframe_clear);
  for (guint i = 0; i < history->keyframes->len; i++) {
    Keyframe *keyframe = &g_array_index(history->keyframes, Keyframe, i);
    if (i % 2 != 0)
      continue;
    g_array_append_val(kept, *keyframe);
    keyframe->states = NULL;
  }
  g_array_unref(history->keyframes);
  history->keyframes = kept;
  history->stride *= 2;
}

static gsize keyframe_size(CaromRun *const *runs, guint n_runs) {
  gsize size = 0;
  for (guint i = 0; i < n_runs; i++)
    size += carom_run_state_size(runs[i]);
  return size;
}

static Keyframe keyframe_of(CaromRun *const *runs, guint n_runs) {
  Keyframe keyframe = {runs[0]->world->frame, g_ptr_array_new_with_free_func(
                                                  (GDestroyNotify)(void *)carom_run_state_free)};
  for (guint i = 0; i < n_runs; i++)
    g_ptr_array_add(keyframe.states, carom_run_save(runs[i]));
  return keyframe;
}

static guint64 work_of(CaromRun *const *runs, guint n_runs) {
  guint64 work = 0;
  for (guint i = 0; i < n_runs; i++)
    work += carom_run_get_effort(runs[i]).pair_tests + CAROM_STOP_EVENTS * runs[i]->n_asked;
  return work;
}

/* Takes a keyframe of a frame that came after much work. */
static void take_latest(CaromHistory *history, CaromRun *const *runs, guint n_runs) {
  guint64 much = MUCH_WORK + (guint64)MUCH_WORK_PER_DISC * runs[0]->world->bodies.n * n_runs;
  if (work_of(runs, n_runs) < history->work_done + much)
    return;
  keyframe_clear(&history->latest);
  if (history->budget == 0) /* nobody goes back further than to here */
    g_array_set_size(history->keyframes, 0);
  history->latest = keyframe_of(runs, n_runs);
  history->work_done = work_of(runs, n_runs);
}

static gboolean is_due(const CaromHistory *history, guint64 frame) {
  return frame == history->keyframes->len * history->stride;
}

/* Makes room before it is used, and gives room back where what runs keep of themselves has grown.
 * Where the stride is doubled, the frame may be due no longer. */
static void make_room(CaromHistory *history, CaromRun *const *runs, guint n_runs) {
  guint64 frame = runs[0]->world->frame;
  gsize size = keyframe_size(runs, n_runs), kept = 0;
  for (guint i = 0; i < n_runs; i++)
    kept += carom_run_kept_bytes(runs[i]);
  gsize left = history->budget > kept ? history->budget - kept : 0;
  for (;;) {
    guint n = history->keyframes->len + (is_due(history, frame) ? 1 : 0);
    if (n <= 1 || n * size <= left)
      break;
    keep_every_second(history);
  }
}

void carom_history_take(CaromHistory *history, CaromRun *const *runs, guint n_runs) {
  guint64 frame = runs[0]->world->frame;
  if (is_due(history, frame))
    make_room(history, runs, n_runs);
  if (!is_due(history, frame)) {
    take_latest(history, runs, n_runs);
    return;
  }
  Keyframe keyframe = keyframe_of(runs, n_runs);
  history->work_done = work_of(runs, n_runs);
  g_array_append_val(history->keyframes, keyframe);
}

guint64 carom_history_restore(const CaromHistory *history, guint64 frame, guint i, CaromRun *run) {
  const Keyframe *keyframe = NULL, *latest = &history->latest;
  guint n = history->keyframes->len;
  if (n > 0)
    keyframe = &g_array_index(history->keyframes, Keyframe, MIN(frame / history->stride, n - 1));
  if (latest->states && latest->frame <= frame && (!keyframe || latest->frame > keyframe->frame))
    keyframe = latest;
  g_assert(keyframe);
  carom_run_restore(run, g_ptr_array_index(keyframe->states, i));
  return keyframe->frame;
}

gsize carom_history_count_bytes(const CaromHistory *history, CaromRun *const *runs, guint n_runs) {
  guint n = history->keyframes->len + (history->latest.states ? 1 : 0);
  return n * keyframe_size(runs, n_runs);
}
