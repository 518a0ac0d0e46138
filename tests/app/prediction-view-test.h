/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* prediction-view-test: the page for predicting in a window of its own, and what tests do with it.
 * Needs a display. */
#pragma once

#include "app-test.h"

#include "carom-method-suggestion.h"
#include "carom-model-actions.h"
#include "carom-prediction-view.h"
#include "gtk-test.h"

static GtkApplication *application;

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromVote *vote;
  GtkWidget *window, *view;
  CaromModelActions models;
} Fixture;

static inline void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  fixture->player = test_player_for(scene);
  test_take_time(fixture->player); /* arrives at once */
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->session = carom_prediction_session_new(fixture->player, fixture->inspector);
  fixture->window = gtk_application_window_new(application);
  fixture->view = g_object_new(CAROM_TYPE_PREDICTION_VIEW, NULL);
  fixture->vote = carom_vote_new(fixture->player, fixture->session);
  fixture->models = (CaromModelActions){
      .player = fixture->player, .session = fixture->session, .vote = fixture->vote};
  carom_model_actions_add(G_ACTION_MAP(fixture->window), &fixture->models);
  carom_prediction_view_set_session(CAROM_PREDICTION_VIEW(fixture->view), fixture->session,
                                    fixture->vote);
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->view);
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(fixture->window);
}

static inline void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  g_object_unref(fixture->vote);
  g_object_unref(fixture->session);
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}

static inline void ask(Fixture *fixture) {
  carom_prediction_session_set_active(fixture->session, TRUE);
  carom_player_seek_contact(fixture->player, 1);
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_ASKING);
}

static inline void compare(Fixture *fixture, CaromScene *scene) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture->player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
}

/* All widgets of @type in @widget that can be seen, in order. */
static inline void collect(GtkWidget *widget, GType type, GPtrArray *found) {
  if (!gtk_widget_get_child_visible(widget) || !gtk_widget_get_visible(widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type))
    g_ptr_array_add(found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    collect(child, type, found);
}

/* x and y of A, then of B. */
static inline GtkEditable *get_field(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) fields = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_ENTRY, fields);
  g_assert_cmpuint(fields->len, ==, 4);
  return g_ptr_array_index(fields, i);
}

static inline gboolean says(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (strstr(gtk_label_get_text(labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

static inline GtkWidget *find_button(Fixture *fixture, const char *label) {
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0(gtk_button_get_label(buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];
  return NULL;
}

static inline GtkDropDown *get_choice(Fixture *fixture) {
  g_autoptr(GPtrArray) drop_downs = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_DROP_DOWN, drop_downs);
  g_assert_cmpuint(drop_downs->len, ==, 2);
  return drop_downs->pdata[1]; /* after that of what is asked */
}
