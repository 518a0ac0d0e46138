/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-views: one function for each page makes its view and tells it what to show. */
#include "carom-window-views.h"

#include "carom-balance-view.h"
#include "carom-collision-list.h"
#include "carom-cost-view.h"
#include "carom-derivation-view.h"
#include "carom-diagram-view.h"
#include "carom-encounter-view.h"
#include "carom-prediction-view.h"
#include "carom-queue-view.h"
#include "carom-working-view.h"

static GtkWidget *contact_page_new(GType type, const CaromWindowViews *views) {
  CaromContactPage *page = g_object_new(type, NULL);
  carom_contact_page_set_inspector(page, views->inspector);
  return GTK_WIDGET(page);
}

static GtkWidget *make_working(gpointer data) {
  const CaromWindowViews *views = data;
  GtkWidget *working = contact_page_new(CAROM_TYPE_WORKING_VIEW, views);
  carom_working_view_set_spot(CAROM_WORKING_VIEW(working), views->spot);
  return working;
}

static GtkWidget *make_why(gpointer views) {
  return contact_page_new(CAROM_TYPE_DERIVATION_VIEW, views);
}

static GtkWidget *make_when(gpointer views) {
  return contact_page_new(CAROM_TYPE_ENCOUNTER_VIEW, views);
}

static GtkWidget *make_diagrams(gpointer views) {
  return contact_page_new(CAROM_TYPE_DIAGRAM_VIEW, views);
}

static GtkWidget *make_balance(gpointer data) {
  const CaromWindowViews *views = data;
  CaromBalanceView *balance = g_object_new(CAROM_TYPE_BALANCE_VIEW, NULL);
  carom_balance_view_set_inspector(balance, views->inspector);
  return GTK_WIDGET(balance);
}

static GtkWidget *make_collisions(gpointer data) {
  const CaromWindowViews *views = data;
  CaromCollisionList *collisions = g_object_new(CAROM_TYPE_COLLISION_LIST, NULL);
  carom_collision_list_set_inspector(collisions, views->inspector);
  return GTK_WIDGET(collisions);
}

static GtkWidget *make_queue(gpointer data) {
  const CaromWindowViews *views = data;
  CaromQueueView *queue = g_object_new(CAROM_TYPE_QUEUE_VIEW, NULL);
  g_signal_connect_object(queue, "foretold", G_CALLBACK(carom_pane_strip_show_foretold),
                          views->panes, G_CONNECT_SWAPPED);
  carom_queue_view_set_player(queue, views->player);
  return GTK_WIDGET(queue);
}

static GtkWidget *make_cost(gpointer data) {
  const CaromWindowViews *views = data;
  CaromCostView *cost = g_object_new(CAROM_TYPE_COST_VIEW, NULL);
  carom_cost_view_set_player(cost, views->player);
  return GTK_WIDGET(cost);
}

static GtkWidget *make_predict(gpointer data) {
  const CaromWindowViews *views = data;
  CaromPredictionView *predict = g_object_new(CAROM_TYPE_PREDICTION_VIEW, NULL);
  carom_prediction_view_set_session(predict, views->session);
  return GTK_WIDGET(predict);
}

static const struct {
  const char *name;
  CaromLazyPageMaker maker;
} pages_made[] = {
    {"working", make_working}, {"why", make_why},           {"when", make_when},
    {"balance", make_balance}, {"diagrams", make_diagrams}, {"collisions", make_collisions},
    {"queue", make_queue},     {"cost", make_cost},         {"predict", make_predict},
};

CaromLazyPage *carom_window_views_get(GtkStack *pages, const char *name) {
  g_return_val_if_fail(GTK_IS_STACK(pages) && name, NULL);
  return CAROM_LAZY_PAGE(gtk_stack_get_child_by_name(pages, name));
}

void carom_window_views_add(GtkStack *pages, CaromWindowViews *views) {
  g_return_if_fail(GTK_IS_STACK(pages) && views);
  for (guint i = 0; i < G_N_ELEMENTS(pages_made); i++)
    carom_lazy_page_set_maker(carom_window_views_get(pages, pages_made[i].name),
                              pages_made[i].maker, views);
}
