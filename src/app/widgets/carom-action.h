/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-action: actions as rows of a table, and what maps of actions lack. */
#pragma once

#include <gio/gio.h>

/* What an action does to a model. One of property, run, step and take is set. */
typedef struct {
  const char *name;
  const char *property;        /* of the model, which must be a GObject: it is the action's state;
                                  with can, it is boolean */
  void (*run)(gpointer model); /* see CAROM_ACTION_RUN() and the like */
  void (*step)(gpointer model, int by);
  int by;
  void (*take)(gpointer model, GVariant *parameter);
  const char *type;                /* of the parameter */
  gboolean (*can)(gpointer model); /* NULL: always */
} CaromAction;

/* A function whose first parameter is a pointer to the model, as a row has it. */
#define CAROM_ACTION_RUN(function)  ((void (*)(gpointer))(function))
#define CAROM_ACTION_STEP(function) ((void (*)(gpointer, int))(function))
#define CAROM_ACTION_TAKE(function) ((void (*)(gpointer, GVariant *))(function))
#define CAROM_ACTION_CAN(function)  ((gboolean(*)(gpointer))(function))

/* Adds the actions of a table to @map.
 *
 * @table: (array zero-terminated=1): the last row has no name
 * @model: must live as long as they do
 * @object: (nullable): whenever it emits one of its @signals, what can be done is asked again
 * @signals: (array zero-terminated=1) (nullable): constants; NULL without @object */
void carom_action_add(GActionMap *map, const CaromAction *table, gpointer model, gpointer object,
                      const char *const *signals);

/* Calls @callback with @data first, until @map goes, to which @data belongs. */
void carom_action_watch(GActionMap *map, gpointer object, const char *signal, GCallback callback,
                        gpointer data);

/* The same, after all who are told of it otherwise. */
void carom_action_watch_after(GActionMap *map, gpointer object, const char *signal,
                              GCallback callback, gpointer data);

/* Enables or disables the GSimpleAction @name of @map. If @map has no action of that name, nothing
 * happens, because a window that is being closed has already removed its actions. */
void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled);

/* Adds an action @name that stands for a @property of @object. */
void carom_action_add_property(GActionMap *map, const char *name, gpointer object,
                               const char *property);

/* Removes all actions, which lets go of what they refer to, above all the comparison.
 *
 * @map: a GActionGroup as well */
void carom_action_remove_all(GActionMap *map);
