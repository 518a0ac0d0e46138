/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* scene-settings-test: the window of settings, and what its tests do with its fields. */
#pragma once

#include "window-test.h"

#include "carom-question-editor.h"
#include "carom-scene-check.h"
#include "carom-scene-json.h"
#include "carom-scene-settings.h"
#include "carom-scene-text.h"
#include "carom-setting-row.h"

#define LONGEST_TITLE 200

static inline CaromSceneSettings *find_settings(void) {
  CaromSceneSettings *settings = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (CAROM_IS_SCENE_SETTINGS(link->data))
      settings = link->data;
  g_list_free(toplevels);
  return settings;
}

static inline CaromSceneSettings *open_settings(Fixture *fixture, const char *scene) {
  open_scene(fixture, scene);
  do_action(fixture, "win.scene-settings");
  CaromSceneSettings *settings = find_settings();
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(settings)));
  return settings;
}

static inline const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static inline GtkWidget *get_field(CaromSceneSettings *settings, const char *id) {
  GtkWidget *row = carom_scene_settings_get_row(settings, id);
  g_assert_nonnull(row);
  return CAROM_SETTING_ROW(row)->field;
}

/* As pasting over all of it does. */
static inline void replace_lines(GtkTextBuffer *buffer, const char *text) {
  gtk_text_buffer_begin_user_action(buffer);
  gtk_text_buffer_set_text(buffer, text, -1);
  gtk_text_buffer_end_user_action(buffer);
}

static inline void type_in(GtkWidget *field, const char *text) {
  if (GTK_IS_TEXT_VIEW(field))
    replace_lines(gtk_text_view_get_buffer(GTK_TEXT_VIEW(field)), text);
  else if (GTK_IS_CHECK_BUTTON(field))
    gtk_check_button_set_active(GTK_CHECK_BUTTON(field), *text == '1');
  else if (GTK_IS_DROP_DOWN(field))
    gtk_drop_down_set_selected(GTK_DROP_DOWN(field), (guint)(*text - '0'));
  else
    gtk_editable_set_text(GTK_EDITABLE(field), text);
}

static inline void type(CaromSceneSettings *settings, const char *id, const char *text) {
  type_in(get_field(settings, id), text);
}

/* What is wrong with a setting; NULL: nothing. */
static inline const char *get_problem(GtkWidget *row) {
  GtkWidget *field = CAROM_SETTING_ROW(row)->field;
  GtkWidget *message = gtk_widget_get_last_child(row);
  gboolean is_marked = gtk_widget_has_css_class(field, "error");
  g_assert_cmpint(gtk_widget_get_visible(message), ==, is_marked);
  return is_marked ? gtk_label_get_text(GTK_LABEL(message)) : NULL;
}

static inline void assert_undo_name(Fixture *fixture, const char *name) {
  g_autofree char *undo_name = NULL;
  g_object_get(fixture->document, "undo-name", &undo_name, NULL);
  g_assert_cmpstr(undo_name, ==, name);
}

static inline void press(CaromSceneSettings *settings, const char *label) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(GTK_WIDGET(settings), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++) {
    GtkWidget *button = gtk_widget_get_ancestor(labels->pdata[i], GTK_TYPE_BUTTON);
    if (button && g_str_equal(gtk_label_get_text(labels->pdata[i]), label)) {
      g_signal_emit_by_name(button, "clicked");
      return;
    }
  }
  g_error("no button says %s", label);
}

/* Saves the scene and reads it again. */
static inline CaromScene *save_and_load(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  g_autofree char *text = NULL;
  gsize length;
  g_assert_true(carom_document_save(fixture->document, path, &error));
  g_assert_true(g_file_get_contents(path, &text, &length, &error));
  CaromScene *scene = carom_scene_text_parse(path, text, length, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* The same in all that a file holds, but for the panes, which are the window's. */
static inline void assert_same(const CaromScene *one, const CaromScene *other) {
  g_autoptr(CaromScene) copy = carom_scene_copy(other);
  g_array_set_size(copy->methods, 0);
  g_array_append_vals(copy->methods, one->methods->data, one->methods->len);
  g_autofree char *text = carom_scene_json_write(one);
  g_autofree char *other_text = carom_scene_json_write(copy);
  g_assert_cmpstr(text, ==, other_text);
}

/* The field of that setting in row @i of those that have it, in all questions. */
static inline GtkWidget *find_field_of(CaromSceneSettings *settings, const char *id, guint i) {
  g_autoptr(GPtrArray) rows = g_ptr_array_new();
  collect(test_find(GTK_WIDGET(settings), CAROM_TYPE_QUESTION_EDITOR, NULL), CAROM_TYPE_SETTING_ROW,
          rows);
  for (guint k = 0, n = 0; k < rows->len; k++) {
    CaromSettingRow *row = rows->pdata[k];
    if (g_str_equal(row->setting->id, id) && n++ == i)
      return row->field;
  }
  g_error("no row %u of %s", i, id);
}

static inline GtkWidget *find_question_field(CaromSceneSettings *settings, guint i,
                                             gboolean is_answer) {
  return find_field_of(settings, is_answer ? "answer" : "question", i);
}

static inline void press_icon(CaromSceneSettings *settings, guint i, const char *icon) {
  GtkWidget *field = find_question_field(settings, i, FALSE);
  GtkWidget *row = gtk_widget_get_ancestor(field, CAROM_TYPE_SETTING_ROW);
  g_signal_emit_by_name(test_find_icon_button(gtk_widget_get_parent(row), icon), "clicked");
}
