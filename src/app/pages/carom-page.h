/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page: what a page below the panes is: one row, which stands in the source of its widget and
 * says all that the window, its actions and the exports need to know of it. */
#pragma once

#include "carom-exporter.h"
#include "carom-lazy-page.h"
#include "carom-pane-strip.h"
#include "carom-spot.h"
#include "carom-vote.h"

/* What pages show. Nothing is owned; all of it must live as long as the pages do. */
typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromSpot *spot;
  CaromPredictionSession *session;
  CaromVote *vote;
  CaromPaneStrip *panes;
  GtkWidget *graphs; /* the charts, which are there from the start */
} CaromPageModels;

/* What a page is about. From this follows what the panes show with it, and when it may be seen. */
typedef enum {
  CAROM_PAGE_ABOUT_RUN,      /* the panes show no contact */
  CAROM_PAGE_ABOUT_CONTACTS, /* the panes show the geometry of the one that is chosen */
  CAROM_PAGE_ABOUT_ONE, /* likewise; the walk goes through its lines, and when the contact that was
                           asked about is revealed, it is no secret any more */
  CAROM_PAGE_ABOUT_GUESS, /* they show the guess; the page that asks, which is never a secret */
} CaromPageAbout;

/* As many exports as a page may offer. */
#define CAROM_PAGE_MAX_EXPORTS 2

typedef struct {
  const char *id;    /* in the action "view" */
  const char *title; /* to be translated, with the mark of its key */
  CaromPageAbout about;
  gboolean is_beside; /* where there is room, it is seen beside the page before it in the list,
                         which is of the same tab */
  CaromTopic topic;   /* of the walk through its lines */
  const char *exports[CAROM_PAGE_MAX_EXPORTS]; /* ids of exporters that the menu of a
                                                  CaromContactPage offers, or NULL */
  CaromLazyPageMaker make; /* of its widget, from CaromPageModels, when the page is first seen;
                              NULL: it is their graphs, and has none of the functions below */
  /* Goes on by @step rows of the page's own, 1 or -1. NULL: the walk goes through the lines of the
   * inspector's topic. */
  void (*walk)(GtkWidget *page, int step);
  /* Leaves out what a page beside it says, too. NULL: nothing. */
  void (*set_beside)(GtkWidget *page, gboolean is_beside);
  /* Adds what only the page has to what is exported. NULL: nothing. */
  void (*add_content)(GtkWidget *page, CaromExporterContent *content);
} CaromPage;

/* All pages and their tabs, which have the keys Ctrl+1, Ctrl+2 and so on. Pages of one tab stand
 * together. */
#define CAROM_PAGE_LIST(X)                                                                         \
  X(graphs, 1)                                                                                     \
  X(predict, 2)                                                                                    \
  X(working, 3)                                                                                    \
  X(when, 3) X(why, 4) X(balance, 5) X(diagrams, 5) X(collisions, 6) X(queue, 6) X(cost, 6)
#define CAROM_N_PAGE_TABS 6

#define CAROM_PAGE_COUNT(name, tab) +1
#define CAROM_N_PAGES               (0 CAROM_PAGE_LIST(CAROM_PAGE_COUNT))

#define CAROM_PAGE_DECLARE(name, tab) extern const CaromPage carom_page_##name;
CAROM_PAGE_LIST(CAROM_PAGE_DECLARE)
#undef CAROM_PAGE_DECLARE

/* Returns: (transfer none) (array length=n_pages): all of them */
const CaromPage *const *carom_pages(guint *n_pages);

/* Returns: the tab of @page, 1 to CAROM_N_PAGE_TABS */
guint carom_page_tab(const CaromPage *page);

/* @id: (nullable)
 * Returns: (transfer none) (nullable): NULL if there is none of that name */
const CaromPage *carom_page_by_id(const char *id);
