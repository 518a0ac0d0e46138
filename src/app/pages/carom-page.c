/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page: the list. */
#include "carom-page.h"

#include <glib/gi18n-lib.h>

const CaromPage carom_page_graphs = {"graphs", N_("_Graphs"), CAROM_PAGE_ABOUT_RUN};

#define ADDRESS(name) &carom_page_##name,
static const CaromPage *const pages[] = {CAROM_PAGE_LIST(ADDRESS)};

const CaromPage *const *carom_pages(guint *n_pages) {
  *n_pages = G_N_ELEMENTS(pages);
  return pages;
}

const CaromPage *carom_page_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(pages); i++)
    if (g_strcmp0(pages[i]->id, id) == 0)
      return pages[i];
  return NULL;
}
