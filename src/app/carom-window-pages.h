/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-pages: the pages below the panes: which of them is shown, what the panes show with
 * it, and what of them is a secret while a contact asks for a prediction. Its actions: view (s:
 * page), page (u: number, from 1), show-contact (uu: pane, contact), why (u: band), walk-on,
 * walk-back and enter. */
#pragma once

#include "carom-pane-strip.h"
#include "carom-prediction-session.h"

/* What they work with. Nothing is owned; all of it must live as long as the actions do. */
typedef struct {
  GtkWidget *window;
  GtkStack *stack; /* of the pages */
  CaromPaneStrip *panes;
  CaromInspector *inspector;
  CaromPredictionSession *session;
} CaromWindowPages;

/* Adds the actions to @map, and from then on lets the panes follow the page. @pages must outlive
 * the actions. */
void carom_window_pages_add(GActionMap *map, CaromWindowPages *pages);

/* Hides the pages that may not be seen now, and shows the others. */
void carom_window_pages_keep_secret(CaromWindowPages *pages);
