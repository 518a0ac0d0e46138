/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-stack: the pages below the panes: which of them is shown, what the panes show with
 * it, and what of them is a secret while a contact asks for a prediction. Its actions: view (s:
 * page), page (u: tab, from 1), show-contact (uu: pane, contact), why (u: band), spot-error,
 * walk-on, walk-back and enter. */
#pragma once

#include "carom-page-tabs.h"
#include "carom-split.h"

/* What they work with. Nothing is owned; all of it must live as long as the actions do. */
typedef struct {
  GtkWidget *window;
  CaromPageDeck *deck;
  CaromPageTabs *tabs;
  CaromSplit *split;       /* of the panes and the pages */
  const CaromPage *hidden; /* (nullable): the one that was open when a vote of a class began */
  CaromPageModels models;
} CaromPageStack;

/* Fills the deck, adds the actions to @map, and from then on lets the panes follow the page.
 * @pages must outlive the actions. */
void carom_page_stack_add(GActionMap *map, CaromPageStack *pages);

/* Hides the pages that may not be seen now, and shows the others. */
void carom_page_stack_keep_secret(CaromPageStack *pages);

/* Adds to what is exported what only the pages have that have been seen. */
void carom_page_stack_add_content(CaromPageStack *pages, CaromExporterContent *content);
