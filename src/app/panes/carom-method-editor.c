/* carom-method-editor: a grid with a row for each entry of carom_method_options(); rows that mean
 * nothing under the present method are disabled. */
#include "carom-method-editor.h"

#include <glib/gi18n-lib.h>

struct _CaromMethodEditor {
  GtkGrid parent_instance;
  guint index;
  gboolean showing;      /* the selection is being changed by the program, not by the user */
  GPtrArray *drop_downs; /* (element-type GtkDropDown) (owned by the grid): one an option */
};

G_DEFINE_FINAL_TYPE(CaromMethodEditor, carom_method_editor, GTK_TYPE_GRID)

static void on_selected(GtkDropDown *drop_down, GParamSpec *pspec, CaromMethodEditor *self) {
  guint n_options, row;
  const CaromMethodOption *options = carom_method_options(&n_options);
  guint selected = gtk_drop_down_get_selected(drop_down);
  if (self->showing || !g_ptr_array_find(self->drop_downs, drop_down, &row) ||
      selected >= options[row].n_choices)
    return;
  gtk_widget_activate_action(GTK_WIDGET(self), "win.method", "(uss)", self->index, options[row].key,
                             options[row].parts[selected]->id);
}

static GtkWidget *make_drop_down(const CaromMethodOption *option) {
  GtkStringList *titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < option->n_choices; i++)
    gtk_string_list_append(titles, _(option->parts[i]->title));
  GtkWidget *drop_down = gtk_drop_down_new(G_LIST_MODEL(titles), NULL);
  gtk_widget_set_hexpand(drop_down, TRUE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(option->title), -1);
  return drop_down;
}

static void attach_option(CaromMethodEditor *self, const CaromMethodOption *option, int row) {
  GtkWidget *label = gtk_label_new(_(option->title));
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_tooltip_text(label, _(option->summary));
  GtkWidget *drop_down = make_drop_down(option);
  g_signal_connect(drop_down, "notify::selected", G_CALLBACK(on_selected), self);
  g_ptr_array_add(self->drop_downs, drop_down);
  gtk_grid_attach(GTK_GRID(self), label, 0, row, 1, 1);
  gtk_grid_attach(GTK_GRID(self), drop_down, 1, row, 1, 1);
}

static void show_option(GtkWidget *drop_down, const CaromMethodOption *option,
                        const CaromMethod *method) {
  const CaromPart *chosen = carom_method_option_get(method, option);
  for (guint i = 0; i < option->n_choices; i++)
    if (option->parts[i] == chosen)
      gtk_drop_down_set_selected(GTK_DROP_DOWN(drop_down), i);
  gtk_widget_set_tooltip_text(drop_down, _(chosen->summary));
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
    attach_option(self, &options[i], (int)i);
}
