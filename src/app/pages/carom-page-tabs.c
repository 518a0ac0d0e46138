/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-tabs: a toggle button for each page, in a box for each tab. Which of them are seen
 * follows from the page that is open and from those that were chosen before it. */
#include "carom-page-tabs.h"

#include "carom-layout.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromPageTabs {
  GtkWidget parent_instance;
  CaromPageDeck *deck;                        /* (nullable) */
  const CaromPage *chosen[CAROM_N_PAGE_TABS]; /* by tab: the last that was open; NULL: none was */
  GtkWidget *buttons[CAROM_N_PAGES];          /* by page */
  GtkWidget *more;                            /* the menu of the last tab */
};

G_DEFINE_FINAL_TYPE(CaromPageTabs, carom_page_tabs, GTK_TYPE_WIDGET)

/* Returns: (nullable): NULL while the window is being destroyed */
static const CaromPage *get_open(CaromPageTabs *self) {
  return carom_page_deck_get_open(self->deck);
}

static gboolean may_be_seen(CaromPageTabs *self, const CaromPage *page) {
  return carom_page_deck_allows(self->deck, page);
}

/* Returns: (nullable): of the pages of @tab that may be seen, the first behind @page; the first of
 *   all behind the last, or where @page is NULL */
static const CaromPage *find_next(CaromPageTabs *self, guint tab, const CaromPage *page) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  const CaromPage *first = NULL;
  gboolean behind = FALSE;
  for (guint i = 0; i < n_pages; i++) {
    if (carom_page_tab(all[i]) != tab || !may_be_seen(self, all[i]))
      continue;
    if (behind)
      return all[i];
    if (!first)
      first = all[i];
    behind = all[i] == page;
  }
  return first;
}

/* Returns: (nullable): the page that stands for @tab; NULL where none may be seen */
static const CaromPage *get_face(CaromPageTabs *self, guint tab) {
  const CaromPage *chosen = self->chosen[tab - 1];
  return chosen && may_be_seen(self, chosen) ? chosen : find_next(self, tab, NULL);
}

const CaromPage *carom_page_tabs_get_next(CaromPageTabs *self, guint tab) {
  g_return_val_if_fail(CAROM_IS_PAGE_TABS(self) && self->deck, NULL);
  g_return_val_if_fail(tab >= 1 && tab <= CAROM_N_PAGE_TABS, NULL);
  const CaromPage *face = get_face(self, tab);
  if (face && face == get_open(self) && !carom_page_deck_get_beside(self->deck, face))
    face = find_next(self, tab, face);
  return face;
}

/* The menu is the whole tab, or an arrow beside the page of the tab that is open. */
static void show_more(CaromPageTabs *self, gboolean is_open) {
  GtkMenuButton *more = GTK_MENU_BUTTON(self->more);
  if (is_open)
    gtk_menu_button_set_icon_name(more, "pan-down-symbolic");
  else
    /* Translators: a button whose menu has more pages below the panes. */
    gtk_menu_button_set_label(more, C_("pages", "_More"));
  gtk_widget_set_visible(self->more, find_next(self, CAROM_N_PAGE_TABS, NULL) != NULL);
}

static gboolean has_visible_child(GtkWidget *box) {
  GtkWidget *child = gtk_widget_get_first_child(box);
  while (child && !gtk_widget_get_visible(child))
    child = gtk_widget_get_next_sibling(child);
  return child != NULL;
}

/* Where two pages are seen side by side, the button of the first does for both.
 *
 * Returns: (nullable): the page that the button of @page leads to; NULL: there is no need of it */
static const CaromPage *get_target(CaromPageTabs *self, const CaromPage *page) {
  const CaromPage *beside = carom_page_deck_get_beside(self->deck, page);
  if (!beside)
    return page;
  if (page->is_beside)
    return NULL;
  return get_face(self, carom_page_tab(page)) == beside ? beside : page;
}

/* @target: (nullable): the page to which it leads */
static void show_button(CaromPageTabs *self, GtkWidget *button, const CaromPage *target) {
  const CaromPage *open = get_open(self);
  guint tab = target ? carom_page_tab(target) : 0;
  gboolean is_shown = tab == CAROM_N_PAGE_TABS ? target == open
                                               : tab == carom_page_tab(open) ||
                                                     (target && target == get_face(self, tab));
  gtk_widget_set_visible(button, is_shown && may_be_seen(self, target));
  gtk_accessible_update_state(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_STATE_SELECTED, target == open,
                              -1);
  if (target)
    gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "s", target->id);
}

static void update(CaromPageTabs *self) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  const CaromPage *open = get_open(self);
  if (!open)
    return;
  self->chosen[carom_page_tab(open) - 1] = open;
  for (guint i = 0; i < n_pages; i++)
    show_button(self, self->buttons[i], get_target(self, all[i]));
  show_more(self, carom_page_tab(open) == CAROM_N_PAGE_TABS);
  for (GtkWidget *box = gtk_widget_get_first_child(GTK_WIDGET(self)); box;
       box = gtk_widget_get_next_sibling(box))
    gtk_widget_set_visible(box, has_visible_child(box));
}

/* ---- Making ---- */

static GtkWidget *add_button(CaromPageTabs *self, const CaromPage *page, GtkWidget *box) {
  GtkWidget *button =
      g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, "label",
                   _(page->title), "use-underline", TRUE, "action-name", "win.view",
                   "action-target", g_variant_new_string(page->id), NULL);
  GtkWidget *place = carom_page_deck_get_place(self->deck, page);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_CONTROLS, place,
                                 NULL, -1);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(place), GTK_ACCESSIBLE_RELATION_LABELLED_BY, button,
                                 NULL, -1);
  gtk_box_append(GTK_BOX(box), button);
  return button;
}

static void add_more(CaromPageTabs *self, GtkWidget *box) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  g_autoptr(GMenu) menu = g_menu_new();
  for (guint i = 0; i < n_pages; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new(_(all[i]->title), NULL);
    g_menu_item_set_action_and_target(item, "win.view", "s", all[i]->id);
    if (carom_page_tab(all[i]) == CAROM_N_PAGE_TABS)
      g_menu_append_item(menu, item);
  }
  self->more = g_object_new(GTK_TYPE_MENU_BUTTON, "use-underline", TRUE, "menu-model", menu, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("More pages"), -1);
  carom_tooltip_set_text(self->more, _("More pages: all collisions, the queue, what they cost"));
  gtk_box_append(GTK_BOX(box), self->more);
}

void carom_page_tabs_follow(CaromPageTabs *self, CaromPageDeck *deck) {
  g_return_if_fail(CAROM_IS_PAGE_TABS(self) && !self->deck && CAROM_IS_PAGE_DECK(deck));
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  GtkWidget *box = NULL;
  self->deck = g_object_ref(deck);
  for (guint i = 0; i < n_pages; i++) {
    if (i == 0 || carom_page_tab(all[i]) != carom_page_tab(all[i - 1])) {
      box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class(box, "linked");
      gtk_widget_set_parent(box, GTK_WIDGET(self));
    }
    self->buttons[i] = add_button(self, all[i], box);
  }
  add_more(self, box);
  g_signal_connect_object(deck, "changed", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
  update(self);
}

static void carom_page_tabs_dispose(GObject *object) {
  CaromPageTabs *self = CAROM_PAGE_TABS(object);
  g_clear_object(&self->deck);
  for (GtkWidget *child; (child = gtk_widget_get_first_child(GTK_WIDGET(self)));)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(carom_page_tabs_parent_class)->dispose(object);
}

static void carom_page_tabs_class_init(CaromPageTabsClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_page_tabs_dispose;
  gtk_widget_class_set_css_name(widget_class, "pagetabs");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TAB_LIST);
  gtk_widget_class_set_layout_manager_type(widget_class, CAROM_TYPE_FLOW_LAYOUT);
}

static void carom_page_tabs_init(CaromPageTabs *self) {
}
