/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-view: what is above the columns: how well they agree, and their titles. The lines
 * themselves are in the grid. */
#include "carom-working-view.h"

#include "carom-agreement.h"
#include "carom-column-titles.h"
#include "carom-difference-view.h"
#include "carom-help-button.h"
#include "carom-spot-view.h"
#include "carom-tooltip.h"
#include "carom-working-grid.h"

#include <glib/gi18n-lib.h>

struct _CaromWorkingView {
  CaromContactPage parent_instance;
  GtkLabel *agreement_label;
  CaromColumnTitles *titles;
  CaromWorkingGrid *grid;
  CaromDifferenceView *difference;
  CaromSpotView *spot_view;
};

G_DEFINE_FINAL_TYPE(CaromWorkingView, carom_working_view, CAROM_TYPE_CONTACT_PAGE)

static CaromInspector *get_inspector(CaromWorkingView *self) {
  return carom_contact_page_get_inspector(CAROM_CONTACT_PAGE(self));
}

static CaromComparison *get_comparison(CaromWorkingView *self) {
  return carom_player_get_comparison(carom_inspector_get_player(get_inspector(self)));
}

/* ---- Above the columns ---- */

static void show_agreement(CaromWorkingView *self, const CaromExplanation *explanation) {
  GtkWidget *badge = GTK_WIDGET(self->agreement_label);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  g_autofree char *tooltip =
      /* Translators: a sentence that may speak of a number of ε, and below it what that is. */
      g_strdup_printf(_("%s\nε = 2⁻⁵² is the rounding unit of a double."), sentence);
  carom_agreement_show(self->agreement_label, explanation->disagreement_eps,
                       carom_comparison_is_any_apart(get_comparison(self)));
  if (!explanation->agrees) /* if not, the sentence also says where they part */
    gtk_label_set_text(self->agreement_label, sentence);
  carom_tooltip_set_text(badge, tooltip);
  /* What did not happen is not marked as right. */
  gtk_widget_set_visible(badge, carom_explanation_has_working(explanation) &&
                                    !carom_explanation_is_of_cluster(explanation));
}

/* Finds all panes that have the resolver: the column stands for each of them.
 *
 * @panes: (out): has room for all panes
 * Returns: how many there are */
static guint find_panes(CaromWorkingView *self, const CaromResolver *resolver, guint *panes) {
  const CaromMethod *methods = carom_comparison_get_methods(get_comparison(self));
  guint n = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(get_comparison(self)); i++)
    if (methods[i].resolver == resolver)
      panes[n++] = i;
  return n;
}

static void show_titles(CaromWorkingView *self) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(get_inspector(self));
  carom_column_titles_clear(self->titles);
  g_autofree guint *panes = g_new(guint, carom_comparison_get_n_runs(get_comparison(self)));
  for (guint i = 0; explanation && i < explanation->n_resolvers; i++) {
    const CaromResolver *resolver = explanation->resolvers[i];
    guint n_panes = find_panes(self, resolver, panes);
    carom_column_titles_add(self->titles, _(resolver->part.title), _(resolver->part.summary), panes,
                            n_panes);
  }
}

/* ---- The page ---- */

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromWorkingView *self = CAROM_WORKING_VIEW(page);
  carom_working_grid_show(self->grid);
  if (!explanation)
    return;
  show_titles(self);
  show_agreement(self, explanation);
  /* If several contacts were resolved together, there may be nothing to work out for this one. */
  gtk_widget_set_visible(GTK_WIDGET(self->titles), carom_explanation_has_working(explanation));
  gtk_widget_set_visible(GTK_WIDGET(self->difference), FALSE); /* until the clock stops */
}

static void update(CaromContactPage *page) {
  carom_working_grid_update(CAROM_WORKING_VIEW(page)->grid);
}

static void settle(CaromContactPage *page) {
  CaromWorkingView *self = CAROM_WORKING_VIEW(page);
  const CaromExplanation *explanation = carom_inspector_get_explanation(get_inspector(self));
  if (explanation) /* panes may have parted meanwhile */
    show_agreement(self, explanation);
  carom_difference_view_update(self->difference);
  carom_spot_view_update(self->spot_view);
}

static int get_place(CaromContactPage *page) {
  return carom_inspector_get_step(carom_contact_page_get_inspector(page), CAROM_TOPIC_WORKINGS);
}

static gboolean find_current(CaromContactPage *page, GtkWidget *target,
                             CaromCurrentLines *current) {
  return carom_working_grid_find_current(CAROM_WORKING_VIEW(page)->grid, target, current);
}

static int get_row_height(CaromContactPage *page) {
  return carom_working_grid_get_row_height(CAROM_WORKING_VIEW(page)->grid);
}

static GtkWidget *get_titles(CaromContactPage *page) {
  return GTK_WIDGET(CAROM_WORKING_VIEW(page)->titles);
}

void carom_working_view_set_inspector(CaromWorkingView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_WORKING_VIEW(self));
  carom_working_grid_set_inspector(self->grid, inspector);
  carom_difference_view_set_inspector(self->difference, inspector);
  carom_contact_page_set_inspector(CAROM_CONTACT_PAGE(self), inspector);
  g_signal_connect_object(carom_inspector_get_player(inspector), "replaced",
                          G_CALLBACK(show_titles), self, G_CONNECT_SWAPPED);
  if (carom_player_get_comparison(carom_inspector_get_player(inspector)))
    show_titles(self);
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

static const char *const exports[] = {"working", "working-text", NULL};

static void carom_working_view_class_init(CaromWorkingViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->exports = exports;
  page_class->show = show;
  page_class->update = update;
  page_class->settle = settle;
  page_class->get_place = get_place;
  page_class->find_current = find_current;
  page_class->get_row_height = get_row_height;
  page_class->get_titles = get_titles;
  g_type_ensure(CAROM_TYPE_COLUMN_TITLES);
  g_type_ensure(CAROM_TYPE_DIFFERENCE_VIEW);
  g_type_ensure(CAROM_TYPE_HELP_BUTTON);
  g_type_ensure(CAROM_TYPE_SPOT_VIEW);
  g_type_ensure(CAROM_TYPE_WORKING_GRID);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-working-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, agreement_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, titles);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, grid);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, difference);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, spot_view);
}

static void carom_working_view_init(CaromWorkingView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_column_titles_follow(self->titles,
                             carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(self)));
}
