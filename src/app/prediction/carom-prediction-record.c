/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-record: a list box with the latest prediction at the top. */
#include "carom-prediction-record.h"

#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* With less, the title of the scene would leave no room for the latest prediction below it. */
#define MIN_HEIGHT 34
/* A row's child has the title of the prediction's scene. */
#define SCENE "carom-scene"

struct _CaromPredictionRecord {
  GtkBox parent_instance;
  CaromPredictionSession *session;
  GtkLabel *summary_label;
  GtkLabel *tally_labels[CAROM_N_PREDICTION_VERDICTS];
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE(CaromPredictionRecord, carom_prediction_record, GTK_TYPE_BOX)

const char *carom_prediction_record_sign(CaromPredictionVerdict verdict) {
  static const char *const signs[CAROM_N_PREDICTION_VERDICTS] = {"★", "✓", "≈", "✗", "–"};
  return signs[verdict];
}

/* ---- Rows ---- */

static GtkWidget *row_new(const CaromPrediction *prediction) {
  CaromPredictionVerdict verdict = prediction->score.verdict;
  g_autofree char *partners = carom_prediction_describe_partners(prediction);
  g_autofree char *why = carom_prediction_explain(prediction);
  g_autofree char *what = g_strdup_printf(_("Contact %u: %s"), prediction->number, partners);
  g_autofree char *how = g_strdup_printf("%s %s", carom_prediction_record_sign(verdict),
                                         carom_prediction_verdict_title(verdict));
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new(what);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), g_object_new(GTK_TYPE_LABEL, "label", how, "yalign", 0.0F, NULL));
  g_autofree char *tooltip = g_strdup_printf("%s\n%s\n%s", prediction->scene->title, what, why);
  carom_tooltip_set_text(box, tooltip);
  g_object_set_data_full(G_OBJECT(box), SCENE, g_strdup(prediction->scene->title), g_free);
  return box;
}

static const char *scene_of(GtkListBoxRow *row) {
  return g_object_get_data(G_OBJECT(gtk_list_box_row_get_child(row)), SCENE);
}

/* Above the rows of each scene is its title. */
static void show_scene(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  if (before && g_str_equal(scene_of(row), scene_of(before))) {
    gtk_list_box_row_set_header(row, NULL);
    return;
  }
  GtkWidget *header = gtk_label_new(scene_of(row));
  gtk_label_set_xalign(GTK_LABEL(header), 0);
  gtk_label_set_ellipsize(GTK_LABEL(header), PANGO_ELLIPSIZE_END);
  carom_tooltip_set_text(header, scene_of(row));
  gtk_widget_add_css_class(header, "caption-heading");
  gtk_list_box_row_set_header(row, header);
}

static void show_rows(CaromPredictionRecord *self, const GPtrArray *record) {
  GtkListBoxRow *row;
  while ((row = gtk_list_box_get_row_at_index(self->list, 0)))
    gtk_list_box_remove(self->list, GTK_WIDGET(row));
  for (guint i = 0; i < record->len; i++)
    gtk_list_box_prepend(self->list, row_new(g_ptr_array_index(record, i)));
}

/* ---- Above the rows ---- */

static void show_summary(CaromPredictionRecord *self, guint n) {
  g_autofree char *text = n == 0
                              ? g_strdup(_("No prediction yet"))
                              : g_strdup_printf(ngettext("%u prediction", "%u predictions", n), n);
  gtk_label_set_text(self->summary_label, text);
}

/* How many predictions had each verdict; that none was skipped goes without saying. */
static void show_tally(CaromPredictionRecord *self) {
  for (CaromPredictionVerdict i = 0; i < CAROM_N_PREDICTION_VERDICTS; i++) {
    guint n = carom_prediction_session_count(self->session, i);
    /* Translators: a sign, a verdict such as "Spot on", and how often it was reached. */
    g_autofree char *text = g_strdup_printf(_("%s %s: %u"), carom_prediction_record_sign(i),
                                            carom_prediction_verdict_title(i), n);
    gtk_label_set_text(self->tally_labels[i], text);
    gtk_widget_set_visible(GTK_WIDGET(self->tally_labels[i]),
                           i != CAROM_PREDICTION_VERDICT_SKIPPED || n > 0);
  }
}

static void show(CaromPredictionRecord *self) {
  const GPtrArray *record = carom_prediction_session_get_record(self->session);
  guint n_skipped = carom_prediction_session_count(self->session, CAROM_PREDICTION_VERDICT_SKIPPED);
  show_summary(self, record->len - n_skipped);
  show_tally(self);
  show_rows(self, record);
}

/* ---- Life ---- */

static void carom_prediction_record_dispose(GObject *object) {
  CaromPredictionRecord *self = CAROM_PREDICTION_RECORD(object);
  g_clear_object(&self->session);
  G_OBJECT_CLASS(carom_prediction_record_parent_class)->dispose(object);
}

static void carom_prediction_record_class_init(CaromPredictionRecordClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_prediction_record_dispose;
}

/* Two columns, so that it is no higher than need be. */
static void add_tally(CaromPredictionRecord *self) {
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 6);
  for (CaromPredictionVerdict i = 0; i < CAROM_N_PREDICTION_VERDICTS; i++) {
    self->tally_labels[i] = GTK_LABEL(gtk_label_new(NULL));
    gtk_label_set_xalign(self->tally_labels[i], 0);
    gtk_widget_add_css_class(GTK_WIDGET(self->tally_labels[i]), "numeric");
    gtk_grid_attach(GTK_GRID(grid), GTK_WIDGET(self->tally_labels[i]), (int)i % 2, (int)i / 2, 1,
                    1);
  }
  gtk_box_append(GTK_BOX(self), grid);
}

static void add_list(CaromPredictionRecord *self) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  self->list = GTK_LIST_BOX(gtk_list_box_new());
  gtk_list_box_set_selection_mode(self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_header_func(self->list, show_scene, NULL, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Predictions so far, the latest first"), -1);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(self->list));
  gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(scroller), MIN_HEIGHT);
  gtk_widget_set_vexpand(scroller, TRUE);
  gtk_box_append(GTK_BOX(self), scroller);
}

static void add_button(GtkBox *box, const char *label, const char *action) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  gtk_box_append(box, button);
}

static void carom_prediction_record_init(CaromPredictionRecord *self) {
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing(GTK_BOX(self), 4);
  self->summary_label = GTK_LABEL(gtk_label_new(NULL));
  gtk_label_set_xalign(self->summary_label, 0);
  gtk_label_set_ellipsize(self->summary_label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(GTK_WIDGET(self->summary_label), "heading");
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->summary_label));
  add_tally(self);
  add_list(self);
  add_button(GTK_BOX(buttons), _("Export…"), "win.predict-export");
  add_button(GTK_BOX(buttons), _("Clear"), "win.predict-clear");
  gtk_box_append(GTK_BOX(self), buttons);
}

void carom_prediction_record_set_session(CaromPredictionRecord *self,
                                         CaromPredictionSession *session) {
  g_return_if_fail(CAROM_IS_PREDICTION_RECORD(self) && !self->session);
  self->session = g_object_ref(session);
  g_signal_connect_object(session, "recorded", G_CALLBACK(show), self, G_CONNECT_SWAPPED);
  show(self);
}
