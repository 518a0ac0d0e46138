/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-chooser: around a GtkDropDown, from which nothing can be derived. */
#include "carom-pane-chooser.h"

struct _CaromPaneChooser {
  GtkWidget parent_instance;
  GtkDropDown *drop_down;
  gboolean showing; /* the list is being changed by the program, not by the user */
};

G_DEFINE_FINAL_TYPE(CaromPaneChooser, carom_pane_chooser, GTK_TYPE_WIDGET)

enum { PROPERTY_LABEL = 1 };

static guint chosen_signal;

static gboolean lists(CaromPaneChooser *self, const CaromComparison *comparison) {
  GListModel *listed = gtk_drop_down_get_model(self->drop_down);
  guint n_runs = carom_comparison_get_n_runs(comparison);
  if (!listed || g_list_model_get_n_items(listed) != n_runs)
    return FALSE;
  for (guint i = 0; i < n_runs; i++)
    if (!g_str_equal(gtk_string_list_get_string(GTK_STRING_LIST(listed), i),
                     carom_comparison_get_title(comparison, i)))
      return FALSE;
  return TRUE;
}

static void list_panes(CaromPaneChooser *self, const CaromComparison *comparison) {
  g_autoptr(GtkStringList) titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    gtk_string_list_append(titles, carom_comparison_get_title(comparison, i));
  gtk_drop_down_set_model(self->drop_down, G_LIST_MODEL(titles));
}

/* Another list takes GTK its time, and an edit of the scene does not need it. */
void carom_pane_chooser_show(CaromPaneChooser *self, const CaromComparison *comparison,
                             guint pane) {
  g_return_if_fail(CAROM_IS_PANE_CHOOSER(self));
  guint n_runs = carom_comparison_get_n_runs(comparison);
  self->showing = TRUE;
  if (!lists(self, comparison))
    list_panes(self, comparison);
  gtk_drop_down_set_selected(self->drop_down, pane);
  self->showing = FALSE;
  gtk_widget_set_visible(GTK_WIDGET(self), n_runs > 1);
}

static void on_selected(CaromPaneChooser *self) {
  guint pane = gtk_drop_down_get_selected(self->drop_down);
  if (!self->showing && pane != GTK_INVALID_LIST_POSITION)
    g_signal_emit(self, chosen_signal, 0, pane);
}

static void carom_pane_chooser_set_property(GObject *object, guint property_id, const GValue *value,
                                            GParamSpec *pspec) {
  if (property_id != PROPERTY_LABEL) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property_id, pspec);
    return;
  }
  gtk_accessible_update_property(GTK_ACCESSIBLE(CAROM_PANE_CHOOSER(object)->drop_down),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string(value), -1);
}

static void carom_pane_chooser_dispose(GObject *object) {
  CaromPaneChooser *self = CAROM_PANE_CHOOSER(object);
  if (self->drop_down)
    gtk_widget_unparent(GTK_WIDGET(self->drop_down));
  self->drop_down = NULL;
  G_OBJECT_CLASS(carom_pane_chooser_parent_class)->dispose(object);
}

static void carom_pane_chooser_class_init(CaromPaneChooserClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->dispose = carom_pane_chooser_dispose;
  object_class->set_property = carom_pane_chooser_set_property;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
  g_object_class_install_property(
      object_class, PROPERTY_LABEL,
      g_param_spec_string("label", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  chosen_signal = g_signal_new("chosen", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void carom_pane_chooser_init(CaromPaneChooser *self) {
  self->drop_down = GTK_DROP_DOWN(gtk_drop_down_new(NULL, NULL));
  gtk_widget_set_parent(GTK_WIDGET(self->drop_down), GTK_WIDGET(self));
  g_signal_connect_object(self->drop_down, "notify::selected", G_CALLBACK(on_selected), self,
                          G_CONNECT_SWAPPED);
}
