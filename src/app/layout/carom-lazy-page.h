/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lazy-page: a place whose contents are made when it is first seen, so that the start waits
 * for nothing that may never be looked at. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_LAZY_PAGE (carom_lazy_page_get_type())
G_DECLARE_FINAL_TYPE(CaromLazyPage, carom_lazy_page, CAROM, LAZY_PAGE, GtkWidget)

/* Returns: (transfer floating): a widget that shows the present, since much may have happened
 *   before it was made */
typedef GtkWidget *(*CaromLazyPageMaker)(gpointer data);

/* Says what @self will contain; to be called once.
 *
 * @data: must live until the contents are made, or as long as @self */
void carom_lazy_page_set_maker(CaromLazyPage *self, CaromLazyPageMaker maker, gpointer data);

/* Makes the contents if that has not been done.
 *
 * Returns: (transfer none): them */
GtkWidget *carom_lazy_page_make(CaromLazyPage *self);

/* Returns: (transfer none) (nullable): the contents; NULL if they have not been made */
GtkWidget *carom_lazy_page_get_made(CaromLazyPage *self);
