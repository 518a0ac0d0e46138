/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-action: each action of a table knows its row and the model. Where an action is looked up,
 * it may have been removed. */
#include "carom-action.h"

/* ---- Tables ---- */

typedef struct {
  const CaromAction *row;
  gpointer model;
} Bound;

static void on_activate(GSimpleAction *action, GVariant *parameter, gpointer data) {
  const Bound *bound = data;
  const CaromAction *row = bound->row;
  if (row->run)
    row->run(bound->model);
  else if (row->step)
    row->step(bound->model, row->by);
  else
    row->take(bound->model, parameter);
}

static void free_data(gpointer data, GClosure *closure) {
  g_free(data);
}

static void set_switch(GSimpleAction *action, GVariant *on, gpointer data) {
  const Bound *bound = data;
  g_object_set(bound->model, bound->row->property, g_variant_get_boolean(on), NULL);
}

static void show_switch(GSimpleAction *action, GParamSpec *property, GObject *model) {
  gboolean on;
  g_object_get(model, property->name, &on, NULL);
  g_simple_action_set_state(action, g_variant_new_boolean(on));
}

/* For a boolean property that cannot be set at all times: a GPropertyAction is always enabled. */
static void add_switch(GActionMap *map, const CaromAction *row, gpointer model) {
  g_autofree char *notify = g_strconcat("notify::", row->property, NULL);
  g_autoptr(GSimpleAction) action =
      g_simple_action_new_stateful(row->name, NULL, g_variant_new_boolean(FALSE));
  Bound *bound = g_new(Bound, 1);
  *bound = (Bound){row, model};
  g_signal_connect_data(action, "change-state", G_CALLBACK(set_switch), bound, free_data, 0);
  g_signal_connect_object(model, notify, G_CALLBACK(show_switch), action, G_CONNECT_SWAPPED);
  show_switch(action, g_object_class_find_property(G_OBJECT_GET_CLASS(model), row->property),
              model);
  g_action_map_add_action(map, G_ACTION(action));
}

static void add_row(GActionMap *map, const CaromAction *row, gpointer model) {
  g_assert(!!row->run + !!row->step + !!row->take == 1);
  g_autoptr(GSimpleAction) action =
      g_simple_action_new(row->name, row->type ? G_VARIANT_TYPE(row->type) : NULL);
  Bound *bound = g_new(Bound, 1);
  *bound = (Bound){row, model};
  g_signal_connect_data(action, "activate", G_CALLBACK(on_activate), bound, free_data, 0);
  g_action_map_add_action(map, G_ACTION(action));
}

/* @data: freed with @free_it, if that is not NULL
 * @after: whether all others are told first */
static void watch(GActionMap *map, gpointer object, const char *signal, GCallback callback,
                  gpointer data, GClosureNotify free_it, gboolean after) {
  GClosure *closure = g_cclosure_new_swap(callback, data, free_it);
  g_object_watch_closure(G_OBJECT(map), closure);
  g_signal_connect_closure(object, signal, closure, after);
}

void carom_action_watch(GActionMap *map, gpointer object, const char *signal, GCallback callback,
                        gpointer data) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && G_IS_OBJECT(object) && signal && callback);
  watch(map, object, signal, callback, data, NULL, FALSE);
}

void carom_action_watch_after(GActionMap *map, gpointer object, const char *signal,
                              GCallback callback, gpointer data) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && G_IS_OBJECT(object) && signal && callback);
  watch(map, object, signal, callback, data, NULL, TRUE);
}

typedef struct {
  GActionMap *map;
  const CaromAction *table;
  gpointer model;
} Table;

static void enable(const Table *table) {
  for (const CaromAction *row = table->table; row->name; row++)
    if (row->can)
      carom_action_set_enabled(table->map, row->name, row->can(table->model));
}

void carom_action_add(GActionMap *map, const CaromAction *table, gpointer model, gpointer object,
                      const char *const *signals) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && table && model);
  const Table followed = {map, table, model};
  for (const CaromAction *row = table; row->name; row++)
    if (row->property && row->can)
      add_switch(map, row, model);
    else if (row->property)
      carom_action_add_property(map, row->name, model, row->property);
    else
      add_row(map, row, model);
  for (; object && *signals; signals++)
    watch(map, object, *signals, G_CALLBACK(enable), g_memdup2(&followed, sizeof followed),
          free_data, FALSE);
  enable(&followed);
}

/* ---- Single ones ---- */

void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && name);
  GAction *action = g_action_map_lookup_action(map, name);
  if (action)
    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}

void carom_action_add_property(GActionMap *map, const char *name, gpointer object,
                               const char *property) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && name && property);
  g_autoptr(GPropertyAction) action = g_property_action_new(name, object, property);
  g_action_map_add_action(map, G_ACTION(action));
}

void carom_action_remove_all(GActionMap *map) {
  g_return_if_fail(G_IS_ACTION_GROUP(map));
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(map));
  for (guint i = 0; names[i]; i++)
    g_action_map_remove_action(map, names[i]);
}
