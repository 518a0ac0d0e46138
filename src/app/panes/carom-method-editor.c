/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-editor: a grid with a row for each entry of carom_method_options(); rows that mean
 * nothing under the present method are disabled. Resolvers that are wrong on purpose have a row of
 * their own, below the others. */
#include "carom-method-editor.h"

#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromMethodEditor {
  GtkGrid parent_instance;
  guint index;
  gboolean showing;      /* the selection is being changed by the program, not by the user */
  GPtrArray *drop_downs; /* (element-type GtkDropDown) (owned by the grid): one an option */
  GtkWidget *exercise;   /* (owned by the grid): a GtkDropDown: no mistake, or which one */
};

G_DEFINE_FINAL_TYPE(CaromMethodEditor, carom_method_editor, GTK_TYPE_GRID)

static void on_selected(GtkDropDown *drop_down, GParamSpec *pspec, CaromMethodEditor *self) {
  guint n_options, row;
  const CaromMethodOption *options = carom_method_options(&n_options);
  guint selected = gtk_drop_down_get_selected(drop_down);
  if (self->showing || !g_ptr_array_find(self->drop_downs, drop_down, &row) ||
      selected >= options[row].n_parts)
    return;
  gtk_widget_activate_action(GTK_WIDGET(self), "win.method", "(uss)", self->index, options[row].key,
                             options[row].parts[selected]->id);
}

/* @titles: (transfer full) */
static GtkWidget *make_drop_down(GtkStringList *titles, const char *name) {
  GtkWidget *drop_down = gtk_drop_down_new(G_LIST_MODEL(titles), NULL);
  gtk_widget_set_hexpand(drop_down, TRUE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                 -1);
  return drop_down;
}

static void attach_row(CaromMethodEditor *self, const char *name, const char *summary,
                       GtkWidget *drop_down, int row) {
  GtkWidget *label = gtk_label_new(name);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  carom_tooltip_set_text(label, summary);
  gtk_grid_attach(GTK_GRID(self), label, 0, row, 1, 1);
  gtk_grid_attach(GTK_GRID(self), drop_down, 1, row, 1, 1);
}

static void append_titles(GtkStringList *titles, const CaromMethodOption *option, guint from,
                          guint to) {
  for (guint i = from; i < to; i++)
    gtk_string_list_append(titles, _(option->parts[i]->title));
}

static void attach_option(CaromMethodEditor *self, const CaromMethodOption *option, int row) {
  GtkStringList *titles = gtk_string_list_new(NULL);
  append_titles(titles, option, 0, option->n_parts);
  GtkWidget *drop_down = make_drop_down(titles, _(option->title));
  g_signal_connect(drop_down, "notify::selected", G_CALLBACK(on_selected), self);
  g_ptr_array_add(self->drop_downs, drop_down);
  attach_row(self, _(option->title), _(option->summary), drop_down, row);
}

/* ---- Spot the error ---- */

/* The first entry is the default resolver, in which nothing is wrong. */
static void on_mistake_selected(GtkDropDown *drop_down, GParamSpec *pspec,
                                CaromMethodEditor *self) {
  const CaromMethodOption *option = carom_method_options(NULL);
  guint selected = gtk_drop_down_get_selected(drop_down);
  if (self->showing || selected == GTK_INVALID_LIST_POSITION)
    return;
  const CaromPart *part = option->parts[selected == 0 ? 0 : option->n_parts + selected - 1];
  gtk_widget_activate_action(GTK_WIDGET(self), "win.method", "(uss)", self->index, option->key,
                             part->id);
}

static void attach_exercise(CaromMethodEditor *self, int row) {
  const CaromMethodOption *option = carom_method_options(NULL);
  GtkStringList *titles = gtk_string_list_new(NULL);
  /* Translators: the resolver of a pane is not one of those that are wrong on purpose. */
  gtk_string_list_append(titles, _("No mistake"));
  append_titles(titles, option, option->n_parts, option->n_choices);
  self->exercise = make_drop_down(titles, _("Spot the error"));
  g_signal_connect(self->exercise, "notify::selected", G_CALLBACK(on_mistake_selected), self);
  attach_row(self, _("Spot the error"),
             _("A resolver that is wrong on purpose, for an exercise: in which line of its working "
               "does it go wrong?"),
             self->exercise, row);
}

static void show_exercise(CaromMethodEditor *self, const CaromMethod *method) {
  const CaromMethodOption *option = carom_method_options(NULL);
  guint selected = 0;
  for (guint i = option->n_parts; i < option->n_choices; i++)
    if (option->parts[i] == &method->resolver->part)
      selected = i - option->n_parts + 1;
  gtk_drop_down_set_selected(GTK_DROP_DOWN(self->exercise), selected);
}

/* ---- What is shown ---- */

static void show_option(GtkWidget *drop_down, const CaromMethodOption *option,
                        const CaromMethod *method) {
  const CaromPart *chosen = carom_method_option_get(method, option);
  guint selected = GTK_INVALID_LIST_POSITION; /* of a resolver that is wrong */
  for (guint i = 0; i < option->n_parts; i++)
    if (option->parts[i] == chosen)
      selected = i;
  gtk_drop_down_set_selected(GTK_DROP_DOWN(drop_down), selected);
  carom_tooltip_set_text(drop_down, _(chosen->summary));
  gtk_widget_set_sensitive(drop_down, carom_method_option_is_used(method, option));
}

void carom_method_editor_show(CaromMethodEditor *self, const CaromMethod *method, guint index) {
  g_return_if_fail(CAROM_IS_METHOD_EDITOR(self));
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  self->index = index;
  self->showing = TRUE;
  for (guint i = 0; i < n_options; i++)
    show_option(g_ptr_array_index(self->drop_downs, i), &options[i], method);
  show_exercise(self, method);
  self->showing = FALSE;
}

static void carom_method_editor_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_METHOD_EDITOR(object)->drop_downs);
  G_OBJECT_CLASS(carom_method_editor_parent_class)->finalize(object);
}

static void carom_method_editor_class_init(CaromMethodEditorClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_method_editor_finalize;
}

static void carom_method_editor_init(CaromMethodEditor *self) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  self->drop_downs = g_ptr_array_new();
  gtk_grid_set_row_spacing(GTK_GRID(self), 6);
  gtk_grid_set_column_spacing(GTK_GRID(self), 12);
  for (guint i = 0; i < n_options; i++)
    attach_option(self, &options[i], i == 0 ? 0 : (int)i + 1);
  attach_exercise(self, 1);
}
