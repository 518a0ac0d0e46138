/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-tabs: the tabs of the pages. A tab has one page, or several: it shows the one that was
 * chosen last, and the open one shows all of them side by side. The pages of the last tab are in a
 * menu instead, beside which it shows the one that is open, so that the row stays short. */
#pragma once

#include "carom-page.h"

#define CAROM_TYPE_PAGE_TABS (carom_page_tabs_get_type())
G_DECLARE_FINAL_TYPE(CaromPageTabs, carom_page_tabs, CAROM, PAGE_TABS, GtkWidget)

/* From then on it shows which of @stack's pages is open, and those alone that are visible in it.
 *
 * @stack: with all pages, by their ids */
void carom_page_tabs_follow(CaromPageTabs *self, GtkStack *stack);

/* @tab: from 1 on
 * Returns: (nullable): the page that the tab leads to: the one that it shows, or, where that is
 *   open, the next of the tab; NULL where none may be seen */
const CaromPage *carom_page_tabs_get_next(CaromPageTabs *self, guint tab);
