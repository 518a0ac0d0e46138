/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-row: two labels, and the case-folded texts in which searches look. */
#include "carom-scene-row.h"

#include "carom-tooltip.h"

struct _CaromSceneRow {
  GtkListBoxRow parent_instance;
  guint place;
  char *name;
  char *group;
  char *title;    /* case folded */
  char *searched; /* all words of the scene, case folded */
};

G_DEFINE_FINAL_TYPE(CaromSceneRow, carom_scene_row, GTK_TYPE_LIST_BOX_ROW)

static void carom_scene_row_finalize(GObject *object) {
  CaromSceneRow *self = CAROM_SCENE_ROW(object);
  g_free(self->name);
  g_free(self->group);
  g_free(self->title);
  g_free(self->searched);
  G_OBJECT_CLASS(carom_scene_row_parent_class)->finalize(object);
}

static void carom_scene_row_class_init(CaromSceneRowClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_scene_row_finalize;
}

static void carom_scene_row_init(CaromSceneRow *self) {
}

static GtkWidget *make_label(const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  carom_tooltip_set_text(label, text);
  gtk_widget_add_css_class(label, css_class);
  return label;
}

GtkWidget *carom_scene_row_new(guint place, const char *name, const char *group, const char *title,
                               const char *summary) {
  CaromSceneRow *self = g_object_new(CAROM_TYPE_SCENE_ROW, NULL);
  g_autofree char *words = g_strjoin("\n", title, summary, group, NULL);
  self->place = place;
  self->name = g_strdup(name);
  self->group = g_strdup(group);
  self->title = g_utf8_casefold(title, -1);
  self->searched = g_utf8_casefold(words, -1);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = make_label(summary, "caption");
  gtk_widget_add_css_class(caption, "dim-label");
  gtk_box_append(GTK_BOX(box), make_label(title, "scene-title"));
  gtk_box_append(GTK_BOX(box), caption);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(self), box);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, summary, -1);
  return GTK_WIDGET(self);
}

guint carom_scene_row_get_place(CaromSceneRow *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_ROW(self), 0);
  return self->place;
}

const char *carom_scene_row_get_name(CaromSceneRow *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_ROW(self), NULL);
  return self->name;
}

const char *carom_scene_row_get_group(CaromSceneRow *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_ROW(self), NULL);
  return self->group;
}

/* Whether a word of @text begins with @word. */
static gboolean begins_word(const char *text, const char *word) {
  for (const char *found = strstr(text, word); found; found = strstr(found + 1, word))
    if (found == text || !g_unichar_isalnum(g_utf8_get_char(g_utf8_prev_char(found))))
      return TRUE;
  return FALSE;
}

guint carom_scene_row_rank(CaromSceneRow *self, const char *text) {
  g_return_val_if_fail(CAROM_IS_SCENE_ROW(self), CAROM_SCENE_ROW_NO_MATCH);
  enum { BEGINS = 0, BEGIN_WORDS, IN_TITLE };
  g_autofree char *folded = g_utf8_casefold(text, -1);
  g_auto(GStrv) words = g_strsplit_set(g_strstrip(folded), " \t", -1);
  guint n_outside = 0;
  gboolean all_begin = TRUE;
  for (guint i = 0; words[i]; i++) {
    if (!strstr(self->searched, words[i]))
      return CAROM_SCENE_ROW_NO_MATCH;
    n_outside += strstr(self->title, words[i]) == NULL;
    all_begin = all_begin && begins_word(self->title, words[i]);
  }
  if (g_str_has_prefix(self->title, folded))
    return BEGINS;
  return all_begin ? BEGIN_WORDS : IN_TITLE + n_outside;
}
