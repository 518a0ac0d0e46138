/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shortcuts: the one table of the keys: what the window obeys, and what the window of
 * keyboard shortcuts and data/docs/keys.md say of it. */
#pragma once

#include <gtk/gtk.h>

/* The groups in which the keys are shown. */
typedef enum {
  CAROM_SHORTCUT_TIME,
  CAROM_SHORTCUT_CONTACT,
  CAROM_SHORTCUT_PANES,
  CAROM_SHORTCUT_CHARTS,
  CAROM_SHORTCUT_EDIT,
  CAROM_SHORTCUT_TABLES,
  CAROM_SHORTCUT_SCENE,
  CAROM_SHORTCUT_WINDOW,
  CAROM_SHORTCUT_PRESENT,
  CAROM_SHORTCUT_FOCUS,
  CAROM_SHORTCUT_N_GROUPS
} CaromShortcutGroup;

/* Who sees to it that a key does what the table says. */
typedef enum {
  CAROM_SHORTCUT_ACCELERATOR, /* the application, wherever the focus is */
  CAROM_SHORTCUT_PLAIN,       /* the window, unless the focused widget uses the key itself */
  CAROM_SHORTCUT_IN_PANES,    /* the window, while the focus is in the panes and the action is
                                 enabled; otherwise the key may mean something else */
  CAROM_SHORTCUT_FIRST,       /* the window, while the action is enabled, wherever nothing is typed;
                                 otherwise the key may mean something else */
  CAROM_SHORTCUT_VOTE,        /* the same, before all others */
  CAROM_SHORTCUT_LIST,        /* a list that has the focus */
  CAROM_SHORTCUT_CHART,       /* a chart that has the focus */
  CAROM_SHORTCUT_CELL,        /* a table of discs or walls, while a cell of it has the focus */
  CAROM_SHORTCUT_CELL_FIELD,  /* the same, while something is typed in the cell */
  CAROM_SHORTCUT_TOOLKIT      /* GTK */
} CaromShortcutKind;

/* As many keys as a row may have. */
#define CAROM_SHORTCUT_MAX_KEYS 9

typedef struct {
  const char *key;    /* as gtk_accelerator_parse() reads it; NULL after the last one */
  const char *action; /* a detailed name; NULL where the kind does without */
} CaromShortcutKey;

/* A row of the table. */
typedef struct {
  CaromShortcutGroup group;
  CaromShortcutKind kind;
  const char *title;       /* to be translated */
  const char *text_action; /* (nullable): what the key does in a field that is being typed in */
  CaromShortcutKey keys[CAROM_SHORTCUT_MAX_KEYS];
} CaromShortcut;

/* @n_shortcuts: (out): how many there are; must not be NULL
 * Returns: (transfer none) (array length=n_shortcuts): the table */
const CaromShortcut *carom_shortcuts(guint *n_shortcuts);

/* Returns: (transfer none): what a group is called, to be translated */
const char *carom_shortcuts_group_title(CaromShortcutGroup group);

/* Returns: how many keys a row has */
guint carom_shortcuts_count_keys(const CaromShortcut *shortcut);

/* Whether a row has so many keys, or such wide ones, that the first and the last stand for all. */
gboolean carom_shortcuts_is_range(const CaromShortcut *shortcut);

/* Finds a key of @kind. The keypad's keys count as those that they stand for, capitals as small
 * letters.
 *
 * @action: (out) (optional): what the key does
 * Returns: (transfer none) (nullable): its row, or NULL if there is none */
const CaromShortcut *carom_shortcuts_find(CaromShortcutKind kind, guint key, GdkModifierType state,
                                          const char **action);

/* @action: as the table has it, with its target
 * Returns: (transfer none) (nullable): the first key that the window obeys for it, see
 *   CAROM_SHORTCUT_PLAIN */
const char *carom_shortcuts_find_plain_key(const char *action);

/* Gives @application its accelerators. */
void carom_shortcuts_set_accelerators(GtkApplication *application);
