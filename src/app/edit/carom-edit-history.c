/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-history: two stacks of steps. A step that is taken moves from the one to the other,
 * and exchanges the moment that it holds for the present one. */
#include "carom-edit-history.h"

/* Edits of the same thing count as one if they follow each other faster than this. */
#define MERGE_US G_USEC_PER_SEC

typedef struct {
  char *name;
  CaromMoment moment;
} Step;

struct CaromEditHistory {
  GArray *undo, *redo;        /* (element-type Step): the most recent one is last */
  char *last_name;            /* (nullable): of the last edit, if the next one can go on with it */
  gconstpointer last_subject; /* what it changed */
  gint64 last_edit_us;
  guint n_last; /* how many steps the last edits of that are */
};

static void clear_step(gpointer data) {
  Step *step = data;
  g_free(step->name);
  g_clear_pointer(&step->moment.setup, carom_setup_free);
}

static GArray *make_stack(void) {
  GArray *stack = g_array_new(FALSE, FALSE, sizeof(Step));
  g_array_set_clear_func(stack, clear_step);
  return stack;
}

CaromEditHistory *carom_edit_history_new(void) {
  CaromEditHistory *history = g_new(CaromEditHistory, 1);
  *history = (CaromEditHistory){.undo = make_stack(), .redo = make_stack()};
  return history;
}

void carom_edit_history_free(CaromEditHistory *history) {
  g_array_unref(history->undo);
  g_array_unref(history->redo);
  g_free(history->last_name);
  g_free(history);
}

void carom_edit_history_clear(CaromEditHistory *history) {
  g_array_set_size(history->undo, 0);
  g_array_set_size(history->redo, 0);
  carom_edit_history_end(history);
}

void carom_edit_history_add(CaromEditHistory *history, const char *name, CaromMoment before) {
  Step step = {g_strdup(name), before};
  g_array_append_val(history->undo, step);
  g_array_set_size(history->redo, 0);
}

static Step *get_last(GArray *stack) {
  return stack->len > 0 ? &g_array_index(stack, Step, stack->len - 1) : NULL;
}

static const char *get_last_name(GArray *stack) {
  const Step *step = get_last(stack);
  return step ? step->name : NULL;
}

const char *carom_edit_history_get_undo_name(const CaromEditHistory *history) {
  return get_last_name(history->undo);
}

const char *carom_edit_history_get_redo_name(const CaromEditHistory *history) {
  return get_last_name(history->redo);
}

/* ---- Repeated edits of the same thing ---- */

void carom_edit_history_end(CaromEditHistory *history) {
  g_clear_pointer(&history->last_name, g_free);
  history->n_last = 0;
}

gboolean carom_edit_history_go_on(CaromEditHistory *history, const char *name,
                                  gconstpointer subject) {
  gint64 now_us = g_get_monotonic_time();
  gboolean is_same = history->last_name && subject == history->last_subject &&
                     g_str_equal(name, history->last_name);
  gboolean goes_on = is_same && now_us - history->last_edit_us < MERGE_US;
  guint n_before = is_same ? history->n_last : 0;
  g_free(history->last_name);
  history->last_name = subject ? g_strdup(name) : NULL;
  history->last_subject = subject;
  history->last_edit_us = now_us;
  history->n_last = n_before + (goes_on ? 0 : 1);
  return goes_on;
}

void carom_edit_history_done(CaromEditHistory *history) {
  history->last_edit_us = g_get_monotonic_time();
}

gboolean carom_edit_history_take_back(CaromEditHistory *history, gconstpointer subject,
                                      CaromMoment *before) {
  guint n = history->last_name && subject == history->last_subject ? history->n_last : 0;
  if (n == 0)
    return FALSE;
  Step *first = &g_array_index(history->undo, Step, history->undo->len - n);
  *before = first->moment;
  first->moment = (CaromMoment){0};
  g_array_set_size(history->undo, history->undo->len - n);
  carom_edit_history_end(history);
  return TRUE;
}

/* ---- Undo and redo ---- */

static gboolean travel(GArray *from, GArray *to, CaromMoment *moment) {
  Step *last = get_last(from);
  if (!last)
    return FALSE;
  Step step = {g_steal_pointer(&last->name), *moment};
  *moment = last->moment;
  last->moment = (CaromMoment){0};
  g_array_set_size(from, from->len - 1);
  g_array_append_val(to, step);
  return TRUE;
}

gboolean carom_edit_history_undo(CaromEditHistory *history, CaromMoment *moment) {
  carom_edit_history_end(history);
  return travel(history->undo, history->redo, moment);
}

gboolean carom_edit_history_redo(CaromEditHistory *history, CaromMoment *moment) {
  carom_edit_history_end(history);
  return travel(history->redo, history->undo, moment);
}
