/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* item-table-test: a scene in the window, and what tests do with the tables of its discs, walls and
 * emitters. */
#pragma once

#include "window-test.h"

#include "carom-item-cell.h"
#include "carom-item-table.h"
#include "carom-item-view.h"
#include "carom-pane-strip.h"
#include "carom-scene-panel.h"

#define PAIR                                                                                       \
  "{\"format\": \"carom-scene\", \"version\": 2, \"dt\": 0.5, \"duration\": 100, \"bodies\": [\n"  \
  " {\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 3},\n"                   \
  " {\"position\": [40, 0], \"velocity\": [-2, 0], \"radius\": 2, \"mass\": 1},\n"                 \
  " {\"position\": [0, 40], \"radius\": 3, \"mass\": 2}],\n"                                       \
  " \"walls\": [{\"p1\": [-9, -9], \"p2\": [-9, 9]}, {\"p1\": [90, -9], \"p2\": [90, 9]}]}\n"

static inline void open_pair(Fixture *fixture) {
  g_autofree char *path = write_file(fixture, "pair.carom", PAIR);
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1600, 1000);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static inline const char *get_shown(GtkWidget *widget) {
  return GTK_IS_LABEL(widget)         ? gtk_label_get_text(GTK_LABEL(widget))
         : GTK_IS_INSCRIPTION(widget) ? gtk_inscription_get_text(GTK_INSCRIPTION(widget))
                                      : NULL;
}

/* The text of all labels and numbers in the table of discs. */
static inline char *read_table(Fixture *fixture) {
  g_autoptr(GPtrArray) tables = find_all(fixture, CAROM_TYPE_ITEM_VIEW);
  g_autoptr(GPtrArray) widgets = g_ptr_array_new();
  GString *text = g_string_new(NULL);
  collect(tables->pdata[0], GTK_TYPE_WIDGET, widgets);
  for (guint i = 0; i < widgets->len; i++)
    if (get_shown(widgets->pdata[i]) && gtk_widget_get_mapped(widgets->pdata[i]))
      g_string_append_printf(text, "%s|", get_shown(widgets->pdata[i]));
  return g_string_free(text, FALSE);
}

static inline CaromScenePanel *get_panel(Fixture *fixture) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  return panels->pdata[0];
}

/* Those that are folded away are not found. */
static inline CaromItemView *get_view(Fixture *fixture, CaromItemKind kind) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_ITEM_VIEW);
  for (guint i = 0; i < views->len; i++) {
    GArray *columns = carom_item_view_get_columns(views->pdata[i]);
    if (g_array_index(columns, CaromItemColumn, 0).kind == kind)
      return views->pdata[i];
  }
  g_assert_not_reached();
}

static inline GtkWidget *get_table(Fixture *fixture, CaromItemKind kind) {
  return gtk_widget_get_ancestor(GTK_WIDGET(get_view(fixture, kind)), CAROM_TYPE_ITEM_TABLE);
}

static inline const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static inline guint find_column(CaromItemView *view, const char *id) {
  GArray *columns = carom_item_view_get_columns(view);
  for (guint i = 0; i < columns->len; i++)
    if (g_str_equal(g_array_index(columns, CaromItemColumn, i).id, id)) {
      gtk_column_view_column_set_visible(carom_item_view_get_view_column(view, i), TRUE);
      return i;
    }
  g_assert_not_reached();
}

static inline CaromItemCell *find_cell_with_focus(Fixture *fixture) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  if (focus && !CAROM_IS_ITEM_CELL(focus))
    focus = gtk_widget_get_ancestor(focus, CAROM_TYPE_ITEM_CELL);
  return focus ? CAROM_ITEM_CELL(focus) : NULL;
}

/* The cell with the focus, which it gets as soon as its row has a place: within some frames. */
static inline CaromItemCell *get_cell(Fixture *fixture) {
  for (guint i = 0; i < 20 && !find_cell_with_focus(fixture); i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_nonnull(find_cell_with_focus(fixture));
  return find_cell_with_focus(fixture);
}

/* Begins to edit the cell in a row as it is seen. */
static inline GtkWidget *begin(Fixture *fixture, CaromItemKind kind, guint position,
                               const char *id) {
  CaromItemView *view = get_view(fixture, kind);
  CaromItemPlace place = {position, find_column(view, id)};
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  carom_item_view_focus(view, place);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  carom_item_view_activate(view, place);
  return test_find(GTK_WIDGET(get_cell(fixture)), GTK_TYPE_ENTRY, NULL);
}

static inline void type(Fixture *fixture, CaromItemKind kind, guint position, const char *id,
                        const char *text) {
  GtkWidget *entry = begin(fixture, kind, position, id);
  g_assert_nonnull(entry);
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
  g_signal_emit_by_name(entry, "activate");
}

static inline void select_discs(Fixture *fixture, guint first, guint last) {
  CaromItemView *view = get_view(fixture, CAROM_ITEM_DISC);
  carom_item_rows_select(carom_item_view_get_rows(view), first, FALSE);
  carom_item_rows_select(carom_item_view_get_rows(view), last, TRUE);
}

static inline CaromEditor *get_editor(Fixture *fixture) {
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  return carom_pane_strip_get_editor(strips->pdata[0]);
}

/* Presses a key, as the controllers of the table get it. */
static inline gboolean press(Fixture *fixture, guint key, GdkModifierType state) {
  GtkWidget *view = GTK_WIDGET(get_view(fixture, CAROM_ITEM_DISC));
  gboolean done = test_press_key(view, key, state);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  return done;
}
