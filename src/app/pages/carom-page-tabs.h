/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-tabs: the tabs of the pages. A tab has one page, or several: it shows the one that was
 * chosen last, and the open one shows all of them side by side, unless the pages themselves are.
 * The pages of the last tab are in a menu instead, beside which it shows the one that is open, so
 * that the row stays short. */
#pragma once

#include "carom-page-deck.h"

#define CAROM_TYPE_PAGE_TABS (carom_page_tabs_get_type())
G_DECLARE_FINAL_TYPE(CaromPageTabs, carom_page_tabs, CAROM, PAGE_TABS, GtkWidget)

/* From then on it shows which page is open, and those alone that may be seen.
 *
 * @deck: with all pages */
void carom_page_tabs_follow(CaromPageTabs *self, CaromPageDeck *deck);

/* @tab: from 1 on
 * Returns: (nullable): the page that the tab leads to: the one that it shows, or, where that is
 *   open and no other is seen beside it, the next of the tab; NULL where none may be seen */
const CaromPage *carom_page_tabs_get_next(CaromPageTabs *self, guint tab);
