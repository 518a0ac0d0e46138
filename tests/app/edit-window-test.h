/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-window-test: the editor of a window, and what tests of its actions do with it. */
#pragma once

#include "window-test.h"

#include "carom-pane-strip.h"
#include "carom-toast.h"

static inline CaromPaneStrip *get_panes(Fixture *fixture) {
  return CAROM_PANE_STRIP(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_STRIP, NULL));
}

static inline CaromEditor *get_editor(Fixture *fixture) {
  return carom_pane_strip_get_editor(get_panes(fixture));
}

static inline const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static inline const CaromBody *get_disc(Fixture *fixture, guint i) {
  return &g_array_index(get_scene(fixture)->bodies, CaromBody, i);
}

static inline guint count_discs(Fixture *fixture) {
  return get_scene(fixture)->bodies->len;
}

/* Selects the first discs. */
static inline void select_discs(Fixture *fixture, guint n) {
  g_autoptr(CaromSelection) selection = carom_selection_new();
  for (guint i = 0; i < n; i++)
    carom_selection_add(selection, (CaromItem){CAROM_ITEM_DISC, i});
  carom_editor_select(get_editor(fixture), selection);
}

static inline guint count_selected(Fixture *fixture) {
  return carom_selection_count(carom_editor_get_selection(get_editor(fixture)));
}

/* @detailed: a name and perhaps a target */
static inline void edit(Fixture *fixture, const char *detailed) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_assert_true(g_action_parse_detailed_name(detailed, &name, &target, NULL));
  g_assert_true(gtk_widget_activate_action_variant(GTK_WIDGET(fixture->window), name, target));
}

static inline gboolean can(Fixture *fixture, const char *action) {
  return g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), action);
}

static inline void assert_undo(Fixture *fixture, const char *wanted) {
  g_autofree char *name = NULL;
  g_object_get(fixture->document, "undo-name", &name, NULL);
  g_assert_cmpstr(name, ==, wanted);
}

/* Returns: (transfer none) (nullable): what the toast says; NULL if it says nothing */
static inline const char *get_toast(Fixture *fixture) {
  GtkWidget *toast = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL);
  return gtk_widget_get_visible(toast)
             ? gtk_label_get_text(GTK_LABEL(test_find(toast, GTK_TYPE_LABEL, NULL)))
             : NULL;
}
