/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-stack: the state of the action view is the id of the page that the stack shows. */
#include "carom-page-stack.h"

#include "carom-action.h"
#include "carom-derivation.h"
#include "carom-lazy-page.h"
#include "carom-method-option.h"

#include <glib/gi18n-lib.h>

static void add_page(CaromPageStack *pages, const CaromPage *page) {
  GtkWidget *place = pages->models.graphs;
  if (page->make) {
    place =
        g_object_new(CAROM_TYPE_LAZY_PAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB_PANEL, NULL);
    carom_lazy_page_set_maker(CAROM_LAZY_PAGE(place), page->make, &pages->models);
  }
  carom_page_deck_add(pages->deck, page, place);
}

static GActionGroup *get_actions(CaromPageStack *pages) {
  return G_ACTION_GROUP(pages->window);
}

static void set_view(CaromPageStack *pages, const char *page) {
  g_action_group_change_action_state(get_actions(pages), "view", g_variant_new_string(page));
}

/* Returns: (nullable): NULL while the window is being destroyed */
static const CaromPage *get_shown(CaromPageStack *pages) {
  return carom_page_deck_get_open(pages->deck);
}

/* Whether @page can be seen. */
static gboolean may_show(CaromPageStack *pages, const CaromPage *page) {
  return page->about == CAROM_PAGE_ABOUT_GUESS ||
         !carom_prediction_session_is_secret(pages->models.session) ||
         (page->about == CAROM_PAGE_ABOUT_ONE &&
          !carom_prediction_session_is_asking(pages->models.session));
}

/* Where the panes have all the room, the page comes back. */
static void make_room(CaromPageStack *pages) {
  CaromSplitRoom room;
  g_object_get(pages->split, "room", &room, NULL);
  if (room == CAROM_ROOM_PANES)
    g_object_set(pages->split, "room", CAROM_ROOM_BOTH, NULL);
}

static void set_page(GSimpleAction *action, GVariant *id, gpointer data) {
  CaromPageStack *pages = data;
  const CaromPage *page = carom_page_by_id(g_variant_get_string(id, NULL));
  if (!page || !may_show(pages, page))
    return;
  make_room(pages);
  carom_page_deck_open(pages->deck, page);
}

/* Of a tab that is open, the next page; but where no page was seen, the one that was open. */
static void open_tab(GSimpleAction *action, GVariant *number, gpointer data) {
  CaromPageStack *pages = data;
  guint tab = g_variant_get_uint32(number);
  if (tab < 1 || tab > CAROM_N_PAGE_TABS)
    return;
  gboolean is_seen = gtk_widget_get_mapped(GTK_WIDGET(pages->deck));
  const CaromPage *page = get_shown(pages);
  if (is_seen || !page || carom_page_tab(page) != tab)
    page = carom_page_tabs_get_next(pages->tabs, tab);
  if (page && may_show(pages, page)) {
    make_room(pages);
    carom_page_deck_open(pages->deck, page);
  }
}

/* ---- What goes with a page ---- */

/* The panes show the contact's geometry with the pages about it, but not with the queue, which is
 * about what is ahead; with the page that asks, the guess alone, since the geometry is the answer.
 */
static void on_page(CaromPageStack *pages) {
  const CaromPage *page = get_shown(pages);
  GAction *view = g_action_map_lookup_action(G_ACTION_MAP(pages->window), "view");
  if (!page || !view) /* the window is being destroyed */
    return;
  gboolean is_guess = page->about == CAROM_PAGE_ABOUT_GUESS;
  g_object_set(pages->models.panes, "show-contact",
               page->about != CAROM_PAGE_ABOUT_RUN && !is_guess, "show-guess", is_guess, NULL);
  carom_inspector_set_topic(pages->models.inspector, page->topic);
  if (is_guess)
    carom_prediction_session_show_answer(pages->models.session);
  g_simple_action_set_state(G_SIMPLE_ACTION(view), g_variant_new_string(page->id));
}

void carom_page_stack_keep_secret(CaromPageStack *pages) {
  g_return_if_fail(pages && pages->deck);
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  CaromVote *vote = pages->models.vote;
  if (!may_show(pages, get_shown(pages))) {
    pages->hidden = carom_vote_has_hands(vote) ? get_shown(pages) : NULL;
    carom_page_deck_open(pages->deck, &carom_page_predict);
  }
  for (guint i = 0; i < n_pages; i++)
    carom_page_deck_allow(pages->deck, all[i], may_show(pages, all[i]));
  carom_action_set_enabled(G_ACTION_MAP(pages->window), "view",
                           may_show(pages, &carom_page_working));
  carom_action_set_enabled(G_ACTION_MAP(pages->window), "spot-error",
                           may_show(pages, &carom_page_working));
  if (pages->hidden && !carom_prediction_session_get_active(pages->models.session)) {
    if (get_shown(pages) == &carom_page_predict)
      carom_page_deck_open(pages->deck, pages->hidden);
    pages->hidden = NULL;
  }
}

static CaromLazyPage *get_place(CaromPageStack *pages, const CaromPage *page) {
  return CAROM_LAZY_PAGE(carom_page_deck_get_place(pages->deck, page));
}

void carom_page_stack_add_content(CaromPageStack *pages, CaromExporterContent *content) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  for (guint i = 0; i < n_pages; i++) {
    GtkWidget *made =
        all[i]->add_content ? carom_lazy_page_get_made(get_place(pages, all[i])) : NULL;
    if (made)
      all[i]->add_content(made, content);
  }
}

/* ---- Walking through them ---- */

/* Shows a contact that was picked in a picture or on the timeline, with the page of its working,
 * unless another page about contacts is open. */
static void show_contact(GSimpleAction *action, GVariant *contact, gpointer data) {
  CaromPageStack *pages = data;
  g_action_group_activate_action(get_actions(pages), "choose-contact", contact);
  if (get_shown(pages)->about == CAROM_PAGE_ABOUT_RUN)
    carom_page_deck_open(pages->deck, &carom_page_working);
}

/* Returns: the page through whose lines one walks where @page is open: itself, the one that is seen
 *   beside it, or that of the working */
static const CaromPage *find_walked(CaromPageStack *pages, const CaromPage *page) {
  const CaromPage *beside = carom_page_deck_get_beside(pages->deck, page);
  if (page->about == CAROM_PAGE_ABOUT_ONE)
    return page;
  return beside && beside->about == CAROM_PAGE_ABOUT_ONE ? beside : &carom_page_working;
}

/* A page may have rows of its own. */
static void walk(CaromPageStack *pages, const char *action, int step) {
  GActionGroup *actions = get_actions(pages);
  const CaromPage *page = get_shown(pages);
  if (page->walk) {
    page->walk(carom_lazy_page_make(get_place(pages, page)), step);
    return;
  }
  if (!g_action_group_get_action_enabled(actions, action) ||
      !g_action_group_get_action_enabled(actions, "view"))
    return;
  set_view(pages, find_walked(pages, page)->id);
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
  CaromPageStack *pages = data;
  CaromExplanation *explanation = carom_inspector_get_explanation(pages->models.inspector);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int line = derivation ? carom_derivation_band_line(derivation, g_variant_get_uint32(band)) : -1;
  if (line < 0)
    return;
  gtk_widget_activate_action(pages->window, "win.view", "s", carom_page_why.id);
  if (carom_inspector_get_topic(pages->models.inspector) == CAROM_TOPIC_DERIVATION)
    carom_inspector_set_step(pages->models.inspector, CAROM_TOPIC_DERIVATION,
                             carom_derivation_step_of_line((guint)line));
}

/* Shows what each method does to find a band's quantity: the way back. */
static void show_band(GSimpleAction *action, GVariant *band, gpointer data) {
  CaromPageStack *pages = data;
  CaromInspector *inspector = pages->models.inspector;
  CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  gtk_widget_activate_action(pages->window, "win.view", "s", carom_page_working.id);
  if (!explanation || carom_inspector_get_topic(inspector) != CAROM_TOPIC_WORKINGS)
    return;
  guint step = 0, n = carom_explanation_count_steps(explanation);
  while (step < n && carom_workings_band_at(explanation->workings, explanation->n_resolvers,
                                            step) != g_variant_get_uint32(band))
    step++;
  if (step < n)
    carom_inspector_set_step(inspector, CAROM_TOPIC_WORKINGS, (int)step);
}

/* Returns: the quantity at whose band, or at whose line, the walk stands; CAROM_N_FINDINGS: none */
static CaromFindingKind find_walked_band(CaromInspector *inspector) {
  if (carom_inspector_get_topic(inspector) != CAROM_TOPIC_DERIVATION)
    return carom_inspector_get_walked_band(inspector);
  CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int step = carom_inspector_get_step(inspector, CAROM_TOPIC_DERIVATION);
  return derivation ? carom_derivation_band_of_line(derivation, carom_derivation_line_at(step))
                    : CAROM_N_FINDINGS;
}

/* A vote goes on, wherever the focus is; else what Enter does depends on where the walk stands:
 * from a band to the line about it, and back. */
static void enter(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromPageStack *pages = data;
  if (g_action_group_get_action_enabled(get_actions(pages), "vote-on")) {
    g_action_group_activate_action(get_actions(pages), "vote-on", NULL);
    return;
  }
  CaromInspector *inspector = pages->models.inspector;
  CaromTopic topic = carom_inspector_get_topic(inspector);
  CaromFindingKind band = find_walked_band(inspector);
  if (topic != CAROM_TOPIC_ENCOUNTER && band < CAROM_N_FINDINGS)
    gtk_widget_activate_action(
        pages->window, topic == CAROM_TOPIC_WORKINGS ? "win.why" : "win.band", "u", (guint)band);
  else
    gtk_widget_activate_action(pages->window, "win.spot-line", NULL);
}

/* ---- Spot the error ---- */

/* Returns: the pane that has a resolver that is wrong, or else the last one */
static guint find_exercise_pane(const CaromComparison *comparison) {
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  guint pane = 0, n = carom_comparison_get_n_runs(comparison);
  while (pane + 1 < n && !carom_resolver_is_wrong(methods[pane].resolver))
    pane++;
  return pane;
}

/* Gives a pane a resolver that is wrong, and goes to a contact: there the page asks. What is right
 * stays beside it. */
static void begin_spot(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromPageStack *pages = data;
  GActionGroup *actions = get_actions(pages);
  CaromPlayer *player = pages->models.player;
  g_action_group_change_action_state(actions, "predict", g_variant_new_boolean(FALSE));
  if (carom_comparison_get_n_runs(carom_player_get_comparison(player)) == 1)
    g_action_group_activate_action(actions, "add-pane", NULL);
  const CaromComparison *comparison = carom_player_get_comparison(player);
  guint pane = find_exercise_pane(comparison);
  const char *id = carom_spot_draw(comparison, pane)->part.id;
  g_action_group_activate_action(actions, "method",
                                 g_variant_new("(uss)", pane, carom_method_options(NULL)->key, id));
  set_view(pages, carom_page_working.id);
  g_action_group_activate_action(actions, "next-contact", NULL);
}

static const GActionEntry entries[] = {
    {.name = "view", .parameter_type = "s", .state = "'graphs'", .change_state = set_page},
    {.name = "page", .parameter_type = "u", .activate = open_tab},
    {.name = "show-contact", .parameter_type = "(uu)", .activate = show_contact},
    {.name = "why", .parameter_type = "u", .activate = show_why},
    {.name = "band", .parameter_type = "u", .activate = show_band},
    {.name = "spot-error", .activate = begin_spot},
    {.name = "walk-on", .activate = walk_on},
    {.name = "walk-back", .activate = walk_back},
    {.name = "enter", .activate = enter},
};

void carom_page_stack_add(GActionMap *map, CaromPageStack *pages) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && pages && pages->deck);
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  for (guint i = 0; i < n_pages; i++)
    add_page(pages, all[i]);
  carom_page_tabs_follow(pages->tabs, pages->deck);
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), pages);
  carom_action_watch(map, pages->deck, "changed", G_CALLBACK(on_page), pages);
}
