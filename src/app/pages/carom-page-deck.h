/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-deck: has all pages, and shows the one that is open; where there is room, also the
 * page that belongs beside it. */
#pragma once

#include "carom-page.h"

#define CAROM_TYPE_PAGE_DECK (carom_page_deck_get_type())
/* Its signal "changed" says that another page is open, that others may be seen, or that there is
 * room beside it, or no more. */
G_DECLARE_FINAL_TYPE(CaromPageDeck, carom_page_deck, CAROM, PAGE_DECK, GtkWidget)

/* All pages are to be added, in the order of the list; the first is open then.
 *
 * @place: (transfer floating): of the page's widget */
void carom_page_deck_add(CaromPageDeck *self, const CaromPage *page, GtkWidget *place);

/* Returns: (transfer none) */
GtkWidget *carom_page_deck_get_place(CaromPageDeck *self, const CaromPage *page);

/* Returns: (transfer none) (nullable): NULL before there is a page */
const CaromPage *carom_page_deck_get_open(CaromPageDeck *self);

/* What had the focus in a page that is not seen any more, gives it to the open one. */
void carom_page_deck_open(CaromPageDeck *self, const CaromPage *page);

/* @allowed: whether the page may be seen; what is open stays open */
void carom_page_deck_allow(CaromPageDeck *self, const CaromPage *page, gboolean allowed);

/* Whether the page may be seen, as it may by itself. */
gboolean carom_page_deck_allows(CaromPageDeck *self, const CaromPage *page);

/* Whether the page is open, or seen beside the one that is. */
gboolean carom_page_deck_shows(CaromPageDeck *self, const CaromPage *page);

/* Whether the page would be seen with its neighbour, if it were open. Then one tab does for both.
 *
 * Returns: (transfer none) (nullable): the neighbour; NULL if it would be seen alone */
const CaromPage *carom_page_deck_get_beside(CaromPageDeck *self, const CaromPage *page);
