/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-pages: the state of the action view is the name of the page that the stack shows. */
#include "carom-window-pages.h"

#include "carom-action.h"
#include "carom-derivation.h"
#include "carom-queue-view.h"
#include "carom-window-views.h"

static GActionGroup *get_actions(CaromWindowPages *pages) {
  return G_ACTION_GROUP(pages->window);
}

static void set_view(CaromWindowPages *pages, const char *page) {
  g_action_group_change_action_state(get_actions(pages), "view", g_variant_new_string(page));
}

static gboolean is_shown(CaromWindowPages *pages, const char *page) {
  return g_strcmp0(gtk_stack_get_visible_child_name(pages->stack), page) == 0;
}

static gboolean is_about_one_contact(const char *page) {
  static const char *const names[] = {"working", "why", "when", "diagrams", NULL};
  return g_strv_contains(names, page);
}

/* Whether @page can be seen. What is about the one contact is no secret once that is revealed. */
static gboolean may_show(CaromWindowPages *pages, const char *page) {
  gboolean asking = carom_prediction_session_is_asking(pages->session);
  return g_str_equal(page, "predict") || !carom_prediction_session_is_secret(pages->session) ||
         (!asking && is_about_one_contact(page));
}

static void set_page(GSimpleAction *action, GVariant *name, gpointer data) {
  CaromWindowPages *pages = data;
  const char *page = g_variant_get_string(name, NULL);
  if (gtk_stack_get_child_by_name(pages->stack, page) && may_show(pages, page))
    gtk_stack_set_visible_child_name(pages->stack, page);
}

static void open_page(GSimpleAction *action, GVariant *number, gpointer data) {
  CaromWindowPages *pages = data;
  g_autoptr(GtkSelectionModel) list = gtk_stack_get_pages(pages->stack);
  g_autoptr(GObject) page =
      g_list_model_get_item(G_LIST_MODEL(list), g_variant_get_uint32(number) - 1);
  if (page && g_action_group_get_action_enabled(get_actions(pages), "view"))
    set_view(pages, gtk_stack_page_get_name(GTK_STACK_PAGE(page)));
}

/* ---- What goes with a page ---- */

static gboolean is_about_contacts(const char *page) {
  return !g_str_equal(page, "graphs") && !g_str_equal(page, "queue") && !g_str_equal(page, "cost");
}

static CaromTopic topic_of(const char *page) {
  return g_str_equal(page, "why")    ? CAROM_TOPIC_DERIVATION
         : g_str_equal(page, "when") ? CAROM_TOPIC_ENCOUNTER
                                     : CAROM_TOPIC_WORKINGS;
}

/* The panes show the contact's geometry with the pages about it, but not with the queue, which is
 * about what is ahead; with the question, the guess. */
static void on_page(CaromWindowPages *pages) {
  const char *page = gtk_stack_get_visible_child_name(pages->stack);
  GAction *view = g_action_map_lookup_action(G_ACTION_MAP(pages->window), "view");
  if (!page || !view) /* the window is being destroyed */
    return;
  gboolean is_predict = g_str_equal(page, "predict");
  g_object_set(pages->panes, "show-contact", is_about_contacts(page), "show-guess", is_predict,
               NULL);
  carom_inspector_set_topic(pages->inspector, topic_of(page));
  if (is_predict)
    carom_prediction_session_show_answer(pages->session);
  g_simple_action_set_state(G_SIMPLE_ACTION(view), g_variant_new_string(page));
}

void carom_window_pages_keep_secret(CaromWindowPages *pages) {
  g_return_if_fail(pages && pages->stack);
  if (!may_show(pages, gtk_stack_get_visible_child_name(pages->stack)))
    gtk_stack_set_visible_child_name(pages->stack, "predict");
  g_autoptr(GtkSelectionModel) list = gtk_stack_get_pages(pages->stack);
  for (guint i = 0; i < g_list_model_get_n_items(G_LIST_MODEL(list)); i++) {
    g_autoptr(GObject) item = g_list_model_get_item(G_LIST_MODEL(list), i);
    GtkStackPage *page = GTK_STACK_PAGE(item);
    gtk_stack_page_set_visible(page, may_show(pages, gtk_stack_page_get_name(page)));
  }
  carom_action_set_enabled(G_ACTION_MAP(pages->window), "view", may_show(pages, "working"));
}

/* ---- Walking through them ---- */

/* Shows a contact that was picked in a picture or on the timeline, with the page of its working,
 * unless another page about contacts is open. */
static void show_contact(GSimpleAction *action, GVariant *contact, gpointer data) {
  CaromWindowPages *pages = data;
  g_action_group_activate_action(get_actions(pages), "choose-contact", contact);
  if (!is_about_contacts(gtk_stack_get_visible_child_name(pages->stack)))
    gtk_stack_set_visible_child_name(pages->stack, "working");
}

/* Walking opens the page of the working, unless it goes through another page, or is followed in the
 * diagrams. The queue has rows of its own. */
static void walk(CaromWindowPages *pages, const char *action, int step) {
  GActionGroup *actions = get_actions(pages);
  if (is_shown(pages, "queue")) {
    CaromLazyPage *queue = carom_window_views_get(pages->stack, "queue");
    carom_queue_view_walk(CAROM_QUEUE_VIEW(carom_lazy_page_make(queue)), step);
    return;
  }
  if (!g_action_group_get_action_enabled(actions, action) ||
      !g_action_group_get_action_enabled(actions, "view"))
    return;
  if (carom_inspector_get_topic(pages->inspector) == CAROM_TOPIC_WORKINGS &&
      !is_shown(pages, "diagrams"))
    set_view(pages, "working");
  g_action_group_activate_action(actions, action, NULL);
}

static void walk_on(GSimpleAction *action, GVariant *parameter, gpointer pages) {
  walk(pages, "next-line", 1);
}

static void walk_back(GSimpleAction *action, GVariant *parameter, gpointer pages) {
  walk(pages, "previous-line", -1);
}

/* Shows the line of the derivation, which is another page, about a band; it may be a secret now. */
static void show_why(GSimpleAction *action, GVariant *band, gpointer data) {
  CaromWindowPages *pages = data;
  CaromExplanation *explanation = carom_inspector_get_explanation(pages->inspector);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int line = derivation ? carom_derivation_band_line(derivation, g_variant_get_uint32(band)) : -1;
  if (line < 0)
    return;
  gtk_widget_activate_action(pages->window, "win.view", "s", "why");
  if (carom_inspector_get_topic(pages->inspector) == CAROM_TOPIC_DERIVATION)
    carom_inspector_set_step(pages->inspector, CAROM_TOPIC_DERIVATION, line);
}

/* What Enter does depends on where the walk through the workings stands. */
static void enter(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromWindowPages *pages = data;
  CaromFindingKind band = carom_inspector_get_walked_band(pages->inspector);
  if (carom_inspector_get_topic(pages->inspector) == CAROM_TOPIC_WORKINGS &&
      band < CAROM_N_FINDINGS)
    gtk_widget_activate_action(pages->window, "win.why", "u", (guint)band);
  else
    gtk_widget_activate_action(pages->window, "win.spot-line", NULL);
}

static const GActionEntry entries[] = {
    {.name = "view", .parameter_type = "s", .state = "'graphs'", .change_state = set_page},
    {.name = "page", .parameter_type = "u", .activate = open_page},
    {.name = "show-contact", .parameter_type = "(uu)", .activate = show_contact},
    {.name = "why", .parameter_type = "u", .activate = show_why},
    {.name = "walk-on", .activate = walk_on},
    {.name = "walk-back", .activate = walk_back},
    {.name = "enter", .activate = enter},
};

void carom_window_pages_add(GActionMap *map, CaromWindowPages *pages) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && pages && pages->stack);
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), pages);
  GClosure *closure = g_cclosure_new_swap(G_CALLBACK(on_page), pages, NULL);
  g_object_watch_closure(G_OBJECT(pages->window), closure);
  g_signal_connect_closure(pages->stack, "notify::visible-child-name", closure, FALSE);
}
