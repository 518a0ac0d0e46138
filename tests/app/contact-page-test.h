/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* contact-page-test: the window with a page about the first contact of a scene, on screens and with
 * type of several sizes. */
#pragma once

#include "window-test.h"

#include "carom-explanation.h"

/* As test-layout has it: a projector, and a larger screen with larger type. */
#define TEST_WIDTH        1024
#define TEST_HEIGHT       768
#define TEST_LARGE_WIDTH  1280
#define TEST_LARGE_HEIGHT 800

typedef struct {
  const char *page;  /* as the action "view" has it */
  const char *scene; /* (nullable): NULL: a disc that is driven against another one */
  guint points;      /* the size of type; 0: as it is */
  gboolean in_numbers;
} TestPageCase;

/* What is derived is about the second disc. */
static const char test_driven[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"restitution\": 0.5, \"duration\": 5,"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0.25], \"radius\": 1, \"mass\": 1,"
    " \"pinned\": true},"
    " {\"position\": [3.5, 0.5], \"velocity\": [-0.5, 0], \"radius\": 1, \"mass\": 2}]}";

static inline int test_page_height(const TestPageCase *c) {
  return c->points ? TEST_LARGE_HEIGHT : TEST_HEIGHT;
}

static inline void test_show_page(Fixture *fixture, const char *page) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", page);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static inline void test_next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* Returns: (transfer full): the first contact of the leading pane */
static inline CaromExplanation *test_explain_first(Fixture *fixture) {
  return carom_explanation_new(carom_document_get_scene(fixture->document),
                               carom_run_get_contact(test_leading_run(fixture->player), 0));
}

/* @data: a TestPageCase */
static inline void test_set_up_page(Fixture *fixture, gconstpointer data) {
  const TestPageCase *c = data;
  g_autofree char *font = g_strdup_printf("Sans %u", c->points);
  if (c->points)
    g_object_set(gtk_settings_get_default(), "gtk-font-name", font, NULL);
  set_up(fixture, data);
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window),
                              c->points ? TEST_LARGE_WIDTH : TEST_WIDTH, test_page_height(c));
  gtk_window_present(GTK_WINDOW(fixture->window));
  g_autofree char *path = c->scene ? NULL : write_file(fixture, "driven.carom", test_driven);
  open_scene(fixture, path ? path : c->scene);
  test_show_page(fixture, c->page);
  test_next_contact(fixture);
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  if (g_variant_get_boolean(shown))
    do_action(fixture, "win.show-panel");
  if (c->in_numbers)
    do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static inline void test_tear_down_page(Fixture *fixture, gconstpointer data) {
  tear_down(fixture, data);
  gtk_settings_reset_property(gtk_settings_get_default(), "gtk-font-name");
}

static inline graphene_rect_t test_bounds(gpointer widget, gpointer target) {
  graphene_rect_t bounds;
  g_assert_true(gtk_widget_compute_bounds(widget, target, &bounds));
  return bounds;
}

/* Whether @widget is whole in everything that scrolls around it. */
static inline gboolean test_is_in_view(GtkWidget *widget) {
  for (GtkWidget *scroller = gtk_widget_get_ancestor(widget, GTK_TYPE_SCROLLED_WINDOW); scroller;
       scroller =
           gtk_widget_get_ancestor(gtk_widget_get_parent(scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds = test_bounds(widget, scroller);
    double bottom = bounds.origin.y + bounds.size.height;
    if (bounds.origin.y < 0 || bottom > gtk_widget_get_height(scroller)) {
      g_test_message("%g to %g of %d", (double)bounds.origin.y, bottom,
                     gtk_widget_get_height(scroller));
      return FALSE;
    }
  }
  return TRUE;
}
