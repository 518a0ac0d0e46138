/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-view: what there is besides the sheet: how well the resolvers agree, the exercise,
 * and what each pane did where panes differ in more than their resolvers. */
#include "carom-working-view.h"

#include "carom-agreement.h"
#include "carom-help-button.h"
#include "carom-method-difference.h"
#include "carom-page.h"
#include "carom-spot-view.h"
#include "carom-style-sample.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromWorkingView {
  CaromContactPage parent_instance;
  GtkLabel *agreement_label;
  CaromSheet *sheet;
  GtkWidget *difference;
  GtkGrid *pane_rows;      /* within it, which panes and what they did */
  gboolean has_difference; /* the rows are of the present contact */
  CaromSpotView *spot_view;
};

G_DEFINE_FINAL_TYPE(CaromWorkingView, carom_working_view, CAROM_TYPE_CONTACT_PAGE)

static CaromInspector *get_inspector(CaromWorkingView *self) {
  return carom_contact_page_get_inspector(CAROM_CONTACT_PAGE(self));
}

static CaromComparison *get_comparison(CaromWorkingView *self) {
  return carom_player_get_comparison(carom_inspector_get_player(get_inspector(self)));
}

/* ---- How well they agree ---- */

static void show_agreement(CaromWorkingView *self, const CaromExplanation *explanation) {
  GtkWidget *badge = GTK_WIDGET(self->agreement_label);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  g_autofree char *tooltip =
      /* Translators: a sentence that may speak of a number of ε, and below it what that is. */
      g_strdup_printf(_("%s\nε = 2⁻⁵² is the spacing of doubles at 1."), sentence);
  carom_agreement_show(self->agreement_label, explanation->disagreement_eps,
                       carom_comparison_is_any_apart(get_comparison(self)));
  if (!explanation->agrees) /* if not, the sentence also says where they part */
    gtk_label_set_text(self->agreement_label, sentence);
  carom_tooltip_set_text(badge, tooltip);
  /* What did not happen is not marked as right. */
  gtk_widget_set_visible(badge, carom_explanation_has_working(explanation) &&
                                    !carom_explanation_is_of_cluster(explanation));
}

/* ---- What each pane did ---- */

static GtkWidget *text_new(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  gtk_widget_set_can_focus(label, FALSE);
  gtk_widget_add_css_class(label, "reason");
  return label;
}

static GtkWidget *pane_title_new(CaromWorkingView *self, guint run) {
  GtkWidget *title = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "valign", GTK_ALIGN_CENTER, NULL);
  carom_style_sample_set_index(CAROM_STYLE_SAMPLE(sample), run);
  gtk_box_append(GTK_BOX(title), sample);
  gtk_box_append(GTK_BOX(title), text_new(carom_comparison_get_title(get_comparison(self), run)));
  return title;
}

/* Reports are lines. What several say from the beginning on is said once, and then what each of
 * them goes on with. */
typedef struct {
  CaromWorkingView *view;
  char **reports[CAROM_COMPARISON_MAX_PANES];
  int n_rows;
} PaneRows;

/* Which of @panes, a set of bits, have the line @at in common with @run. */
static guint find_alike(const PaneRows *rows, guint panes, guint run, guint at) {
  guint alike = 0;
  for (guint i = 0; i < CAROM_COMPARISON_MAX_PANES; i++)
    if (panes >> i & 1 && g_strcmp0(rows->reports[i][at], rows->reports[run][at]) == 0)
      alike |= 1U << i;
  return alike;
}

/* Adds a row: which panes, and what they did. */
static void attach_row(PaneRows *rows, guint panes, char **lines, guint n_lines) {
  CaromWorkingView *self = rows->view;
  GtkWidget *titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr(GString) words = g_string_new(lines[0]);
  for (guint i = 1; i < n_lines; i++)
    g_string_append_printf(words, " %s", lines[i]);
  GtkWidget *report = text_new(words->str);
  for (guint i = 0; i < CAROM_COMPARISON_MAX_PANES; i++)
    if (panes >> i & 1)
      gtk_box_append(GTK_BOX(titles), pane_title_new(self, i));
  gtk_widget_set_valign(titles, GTK_ALIGN_START);
  gtk_widget_set_hexpand(report, TRUE);
  gtk_grid_attach(self->pane_rows, titles, 0, rows->n_rows, 1, 1);
  gtk_grid_attach(self->pane_rows, report, 1, rows->n_rows++, 1, 1);
}

/* @panes: whose reports are alike before the line @at */
static void attach_rows(PaneRows *rows, guint panes, guint at) {
  guint first = (guint)g_bit_nth_lsf(panes, -1), end = at;
  while (rows->reports[first][end] && find_alike(rows, panes, first, end) == panes)
    end++;
  if (end > at)
    attach_row(rows, panes, rows->reports[first] + at, end - at);
  while (panes != 0) {
    first = (guint)g_bit_nth_lsf(panes, -1);
    guint alike = find_alike(rows, panes, first, end);
    if (rows->reports[first][end])
      attach_rows(rows, alike, end);
    panes &= ~alike;
  }
}

static void attach_panes(CaromWorkingView *self, guint n) {
  PaneRows rows = {.view = self};
  for (guint i = 0; i < n; i++) {
    g_autofree char *report = carom_inspector_describe_pane(get_inspector(self), i);
    rows.reports[i] = g_strsplit(report, "\n", -1);
  }
  attach_rows(&rows, (1U << n) - 1, 0);
  for (guint i = 0; i < n; i++)
    g_strfreev(rows.reports[i]);
}

static void show_difference(CaromWorkingView *self) {
  guint n = carom_comparison_get_n_runs(get_comparison(self));
  gboolean tells = carom_inspector_get_explanation(get_inspector(self)) &&
                   carom_method_difference_is_beyond_resolver(
                       carom_comparison_get_methods(get_comparison(self)), n);
  gtk_widget_set_visible(self->difference, tells);
  if (self->has_difference)
    return;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->pane_rows))))
    gtk_grid_remove(self->pane_rows, child);
  if (tells)
    attach_panes(self, n);
  self->has_difference = TRUE;
}

/* ---- The page ---- */

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromWorkingView *self = CAROM_WORKING_VIEW(page);
  if (!explanation)
    return;
  show_agreement(self, explanation);
  self->has_difference = FALSE;
  gtk_widget_set_visible(self->difference, FALSE); /* until the clock stops */
}

static void on_rest(CaromContactPage *page) {
  CaromWorkingView *self = CAROM_WORKING_VIEW(page);
  const CaromExplanation *explanation = carom_inspector_get_explanation(get_inspector(self));
  if (explanation) /* panes may have parted meanwhile */
    show_agreement(self, explanation);
  show_difference(self);
  carom_spot_view_update(self->spot_view);
}

/* What is said of an answer must be seen by who gave it; that a search has ended need not. */
static void on_spot_changed(CaromWorkingView *self, CaromSpot *spot) {
  if (carom_spot_get_state(spot) != CAROM_SPOT_HIDDEN)
    carom_contact_page_reveal(CAROM_CONTACT_PAGE(self), GTK_WIDGET(self->spot_view));
}

void carom_working_view_set_spot(CaromWorkingView *self, CaromSpot *spot) {
  g_return_if_fail(CAROM_IS_WORKING_VIEW(self));
  carom_spot_view_set_spot(self->spot_view, spot);
  g_signal_connect_object(spot, "changed", G_CALLBACK(on_spot_changed), self, G_CONNECT_SWAPPED);
}

static void carom_working_view_class_init(CaromWorkingViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->page = &carom_page_working;
  page_class->show = show;
  page_class->on_rest = on_rest;
  g_type_ensure(CAROM_TYPE_HELP_BUTTON);
  g_type_ensure(CAROM_TYPE_SPOT_VIEW);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-working-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, agreement_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, sheet);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, difference);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, pane_rows);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, spot_view);
}

static void carom_working_view_init(CaromWorkingView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_contact_page_set_sheet(CAROM_CONTACT_PAGE(self), self->sheet);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  GtkWidget *working = carom_contact_page_new(CAROM_TYPE_WORKING_VIEW, models);
  carom_working_view_set_spot(CAROM_WORKING_VIEW(working), models->spot);
  return working;
}

const CaromPage carom_page_working = {
    .id = "working",
    .title = N_("_Working"),
    .about = CAROM_PAGE_ABOUT_ONE,
    .topic = CAROM_TOPIC_WORKINGS,
    .exports = {"working", "working-text"},
    .make = make_page,
};
