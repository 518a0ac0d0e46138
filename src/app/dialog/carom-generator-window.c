/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-window: whatever is edited is asked of the maker at once, and the picture follows
 * when that is done. */
#include "carom-generator-window.h"

#include "carom-generator-memory.h"
#include "carom-generator-row.h"
#include "carom-presses.h"
#include "carom-scene-maker.h"
#include "carom-scene-preview.h"
#include "carom-tab-stop.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH      900
#define HEIGHT     520
#define LIST_WIDTH 170

struct _CaromGeneratorWindow {
  GtkWindow parent_instance;
  CaromSceneMaker *maker;
  const CaromGenerator *generator; /* the one that is chosen */
  GtkListBox *list;
  GtkLabel *summary;
  GtkBox *options;
  GPtrArray *rows; /* (element-type CaromGeneratorRow): of that one */
  GtkSizeGroup *labels;
  CaromScenePreview *preview;
  GtkWidget *create;
  gboolean is_awaited; /* “Create” was pressed before the scene was there */
};

G_DEFINE_FINAL_TYPE(CaromGeneratorWindow, carom_generator_window, GTK_TYPE_WINDOW)

enum { SIGNAL_CREATE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Making the scene ---- */

/* Returns: (transfer full) (nullable): the values of all rows; NULL if one of them cannot be, which
 *   is shown there */
static double *read_values(CaromGeneratorWindow *self) {
  g_autofree double *values = g_new(double, self->rows->len);
  gboolean can_be = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    can_be = carom_generator_row_get_value(self->rows->pdata[i], &values[i]) && can_be;
  return can_be ? g_steal_pointer(&values) : NULL;
}

static void show_problem(CaromGeneratorWindow *self, guint culprit, const char *problem) {
  carom_generator_row_show_problem(self->rows->pdata[culprit], problem);
  /* Translators: stands below a picture: there is none for what has been given. */
  carom_scene_preview_set_words(self->preview, _("This cannot be made."));
}

static void show_made(CaromGeneratorWindow *self) {
  guint culprit;
  const char *problem = carom_scene_maker_get_problem(self->maker, &culprit);
  gtk_widget_set_sensitive(self->create, !problem);
  if (problem)
    show_problem(self, culprit, problem);
  else
    carom_scene_preview_set_run(self->preview, carom_scene_maker_get_run(self->maker));
}

static void create(CaromGeneratorWindow *self) {
  CaromScene *scene = carom_scene_maker_get_scene(self->maker);
  self->is_awaited = carom_scene_maker_is_busy(self->maker);
  if (!scene)
    return;
  g_autofree double *values = read_values(self);
  carom_generator_memory_set(self->generator, values);
  g_signal_emit(self, signals[SIGNAL_CREATE], 0, scene);
  gtk_window_close(GTK_WINDOW(self));
}

static void on_made(CaromGeneratorWindow *self) {
  show_made(self);
  if (self->is_awaited)
    create(self);
}

/* Makes what the rows say, if they say it. */
static void follow_rows(CaromGeneratorWindow *self) {
  g_autofree double *values = read_values(self);
  gtk_widget_set_sensitive(self->create, values != NULL);
  self->is_awaited = FALSE;
  if (values) {
    carom_scene_maker_ask(self->maker, self->generator, values);
    carom_scene_preview_set_words(self->preview, _("Placing the discs…"));
  } else {
    carom_scene_maker_forget(self->maker);
    carom_scene_preview_set_words(self->preview, _("This cannot be made."));
  }
}

/* ---- Choosing the generator ---- */

static void add_row(CaromGeneratorWindow *self, guint i) {
  const double *values = carom_generator_memory_get(self->generator);
  GtkWidget *row = carom_generator_row_new(&self->generator->options[i], values[i]);
  gtk_size_group_add_widget(self->labels, carom_generator_row_get_label(CAROM_GENERATOR_ROW(row)));
  g_signal_connect_object(row, "edited", G_CALLBACK(follow_rows), self, G_CONNECT_SWAPPED);
  gtk_box_append(self->options, row);
  g_ptr_array_add(self->rows, row);
}

/* What has been entered is there again when one comes back, unless it cannot be. */
static void keep_draft(CaromGeneratorWindow *self) {
  g_autofree double *values = read_values(self);
  if (values)
    carom_generator_memory_set_draft(self->generator, values);
}

static void show_generator(CaromGeneratorWindow *self, const CaromGenerator *generator) {
  if (self->generator)
    keep_draft(self);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_box_remove(self->options, self->rows->pdata[i]);
  g_ptr_array_set_size(self->rows, 0);
  self->generator = generator;
  carom_generator_memory_set_last(generator);
  gtk_label_set_text(self->summary, _(generator->part.summary));
  for (guint i = 0; i < generator->n_options; i++)
    add_row(self, i);
  follow_rows(self);
}

static void on_selected(GtkListBox *list, GtkListBoxRow *row, CaromGeneratorWindow *self) {
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  if (row && generators[gtk_list_box_row_get_index(row)] != self->generator)
    show_generator(self, generators[gtk_list_box_row_get_index(row)]);
}

/* Enter goes on to the numbers, which is where something else can be done. */
static void on_activated(CaromGeneratorWindow *self) {
  gtk_widget_grab_focus(carom_generator_row_get_field(self->rows->pdata[0]));
}

void carom_generator_window_choose(CaromGeneratorWindow *self, const CaromGenerator *generator) {
  g_return_if_fail(CAROM_IS_GENERATOR_WINDOW(self) && generator);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++)
    if (generators[i] == generator)
      gtk_list_box_select_row(self->list, gtk_list_box_get_row_at_index(self->list, (int)i));
}

/* ---- Laying it out ---- */

static GtkWidget *make_label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  return label;
}

static GtkWidget *make_scrolled(GtkWidget *child) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *make_list(CaromGeneratorWindow *self) {
  self->list = GTK_LIST_BOX(gtk_list_box_new());
  gtk_list_box_set_selection_mode(self->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class(GTK_WIDGET(self->list), "generators");
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("What to make"), -1);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    gtk_list_box_append(self->list, make_label(_(generators[i]->part.title)));
    GtkWidget *row = GTK_WIDGET(gtk_list_box_get_row_at_index(self->list, (int)i));
    gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _(generators[i]->part.title), -1);
  }
  GtkWidget *stop = g_object_new(CAROM_TYPE_TAB_STOP, "child", self->list, NULL);
  GtkWidget *scrolled = make_scrolled(stop);
  gtk_widget_set_size_request(scrolled, LIST_WIDTH, -1);
  return scrolled;
}

static GtkWidget *make_options(CaromGeneratorWindow *self) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  self->summary = GTK_LABEL(make_label(NULL));
  self->options = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_add_css_class(column, "settings-page");
  gtk_box_append(GTK_BOX(column), GTK_WIDGET(self->summary));
  gtk_box_append(GTK_BOX(column), GTK_WIDGET(self->options));
  GtkWidget *scrolled = make_scrolled(column);
  gtk_widget_set_hexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *make_middle(CaromGeneratorWindow *self) {
  GtkWidget *middle = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  self->preview = CAROM_SCENE_PREVIEW(carom_scene_preview_new());
  gtk_widget_add_css_class(GTK_WIDGET(self->preview), "settings-page");
  gtk_widget_set_hexpand(GTK_WIDGET(self->preview), TRUE);
  gtk_box_append(GTK_BOX(middle), make_list(self));
  gtk_box_append(GTK_BOX(middle), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
  gtk_box_append(GTK_BOX(middle), make_options(self));
  gtk_box_append(GTK_BOX(middle), GTK_WIDGET(self->preview));
  return middle;
}

static GtkWidget *make_buttons(CaromGeneratorWindow *self) {
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *cancel = gtk_button_new_with_mnemonic(_("_Cancel"));
  self->create = gtk_button_new_with_mnemonic(_("C_reate"));
  gtk_widget_add_css_class(self->create, "suggested-action");
  gtk_widget_add_css_class(buttons, "settings-page");
  gtk_widget_set_halign(buttons, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(buttons), cancel);
  gtk_box_append(GTK_BOX(buttons), self->create);
  g_signal_connect_object(cancel, "clicked", G_CALLBACK(gtk_window_close), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->create, "clicked", G_CALLBACK(create), self, G_CONNECT_SWAPPED);
  return buttons;
}

/* ---- Life ---- */

CaromGeneratorWindow *carom_generator_window_new(GtkWindow *parent) {
  g_return_val_if_fail(GTK_IS_WINDOW(parent), NULL);
  return g_object_new(CAROM_TYPE_GENERATOR_WINDOW, "transient-for", parent, "modal", TRUE,
                      "destroy-with-parent", TRUE, NULL);
}

GtkWidget *carom_generator_window_get_row(CaromGeneratorWindow *self, guint i) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self) && i < self->rows->len, NULL);
  return self->rows->pdata[i];
}

gboolean carom_generator_window_is_busy(CaromGeneratorWindow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self), FALSE);
  return carom_scene_maker_is_busy(self->maker);
}

GtkWidget *carom_generator_window_get_create_button(CaromGeneratorWindow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self), NULL);
  return self->create;
}

/* The picture is of what the maker has. */
static void carom_generator_window_dispose(GObject *object) {
  CaromGeneratorWindow *self = CAROM_GENERATOR_WINDOW(object);
  if (self->maker) {
    carom_scene_preview_set_run(self->preview, NULL);
    carom_generator_memory_drop_drafts();
  }
  g_clear_object(&self->maker);
  g_clear_object(&self->labels);
  g_clear_pointer(&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS(carom_generator_window_parent_class)->dispose(object);
}

static void carom_generator_window_class_init(CaromGeneratorWindowClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_generator_window_dispose;
  signals[SIGNAL_CREATE] = g_signal_new("create", CAROM_TYPE_GENERATOR_WINDOW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void carom_generator_window_init(CaromGeneratorWindow *self) {
  self->maker = carom_scene_maker_new();
  self->rows = g_ptr_array_new();
  self->labels = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), make_middle(self));
  gtk_box_append(GTK_BOX(content), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(content), make_buttons(self));
  gtk_window_set_child(GTK_WINDOW(self), content);
  gtk_window_set_title(GTK_WINDOW(self), _("New Scene"));
  gtk_window_set_default_size(GTK_WINDOW(self), WIDTH, HEIGHT);
  gtk_window_set_default_widget(GTK_WINDOW(self), self->create);
  carom_window_keys_close_by_escape(GTK_WIDGET(self));
  carom_presses_watch(GTK_WIDGET(self));
  g_signal_connect_object(self->maker, "made", G_CALLBACK(on_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->list, "row-selected", G_CALLBACK(on_selected), self, 0);
  g_signal_connect_object(self->list, "row-activated", G_CALLBACK(on_activated), self,
                          G_CONNECT_SWAPPED);
  carom_generator_window_choose(self, carom_generator_memory_get_last());
}
