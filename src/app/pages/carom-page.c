/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page: the list. */
#include "carom-page.h"

#include <glib/gi18n-lib.h>

const CaromPage carom_page_graphs = {"graphs", N_("_Graphs"), CAROM_PAGE_ABOUT_RUN};

#define ADDRESS(name, tab) &carom_page_##name,
#define TAB(name, tab)     tab,
static const CaromPage *const pages[] = {CAROM_PAGE_LIST(ADDRESS)};
static const guint tabs[] = {CAROM_PAGE_LIST(TAB)};
#define HAS_TAB(name, tab) G_STATIC_ASSERT(tab >= 1 && tab <= CAROM_N_PAGE_TABS);
CAROM_PAGE_LIST(HAS_TAB)

const CaromPage *const *carom_pages(guint *n_pages) {
  *n_pages = G_N_ELEMENTS(pages);
  return pages;
}

guint carom_page_tab(const CaromPage *page) {
  guint i = 0;
  while (i < CAROM_N_PAGES && pages[i] != page)
    i++;
  g_return_val_if_fail(i < CAROM_N_PAGES, 1);
  return tabs[i];
}

const CaromPage *carom_page_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(pages); i++)
    if (g_strcmp0(pages[i]->id, id) == 0)
      return pages[i];
  return NULL;
}
