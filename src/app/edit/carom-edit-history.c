/* carom-edit-history: two stacks of steps. A step that is taken moves from the one to the other,
 * and exchanges the moment that it holds for the present one. */
#include "carom-edit-history.h"

typedef struct {
  char *name;
  CaromMoment moment;
} Step;

struct CaromEditHistory {
  GArray *undo, *redo; /* (element-type Step): the most recent one is last */
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
  *history = (CaromEditHistory){make_stack(), make_stack()};
  return history;
}

void carom_edit_history_free(CaromEditHistory *history) {
  g_array_unref(history->undo);
  g_array_unref(history->redo);
  g_free(history);
}

void carom_edit_history_clear(CaromEditHistory *history) {
  g_array_set_size(history->undo, 0);
  g_array_set_size(history->redo, 0);
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
  return travel(history->undo, history->redo, moment);
}

gboolean carom_edit_history_redo(CaromEditHistory *history, CaromMoment *moment) {
  return travel(history->redo, history->undo, moment);
}
