/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-page: what the pages about a contact have in common, each of which shows it line by
 * line: the header, which contact it is, and scrolling to where the walk stands. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_CONTACT_PAGE (carom_contact_page_get_type())
G_DECLARE_DERIVABLE_TYPE(CaromContactPage, carom_contact_page, CAROM, CONTACT_PAGE, GtkBox)

/* Where the lines are at which the walk stands, measured from the top. */
typedef struct {
  double top;             /* of the first of them; a line may stand above the row and wait */
  double row_top, bottom; /* of the row in which they or their results are */
} CaromCurrentLines;

/* What a page has of its own. settle and get_titles may be left out, and find_current and
 * get_row_height by a page that adds its lines. */
struct _CaromContactPageClass {
  GtkBoxClass parent_class;

  /* The ids of the exporters that the page's menu offers, and NULL. A page that has a menu of its
   * own has none here. */
  const char *const *exports;

  /* Makes everything anew. @explanation is NULL if there is no contact. */
  void (*show)(CaromContactPage *page, CaromExplanation *explanation);
  /* Highlights what is to be highlighted, after any step of the walk. */
  void (*update)(CaromContactPage *page);
  /* Brings up to date what waits until the clock stands. */
  void (*settle)(CaromContactPage *page);
  /* Returns: where the walk stands; the page is scrolled when that changes */
  int (*get_place)(CaromContactPage *page);
  /* Finds what stands there, in the coordinates of @target, a widget around it.
   *
   * Returns: whether there is anything */
  gboolean (*find_current)(CaromContactPage *page, GtkWidget *target, CaromCurrentLines *current);
  /* Returns: the height of the highest row, as it was last laid out */
  int (*get_row_height)(CaromContactPage *page);
  /* Returns: (transfer none): what stands above the lines and is of no use without them, nor they
   *   without it; all above that is the head; a low page shows each part of it whole or not at all
   */
  GtkWidget *(*get_titles)(CaromContactPage *page);
};

/* @inspector: shown from now on; a reference is taken */
void carom_contact_page_set_inspector(CaromContactPage *page, CaromInspector *inspector);

/* Returns: (transfer none) (nullable): NULL until there is one */
CaromInspector *carom_contact_page_get_inspector(CaromContactPage *page);

/* Returns: (transfer none): what scrolls the lines */
GtkScrolledWindow *carom_contact_page_get_scroller(CaromContactPage *page);

/* Adds a line to those that are scrolled to, and for which there must be room. The page's content
 * owns it.
 *
 * @place: where the walk stands while it is at the line */
void carom_contact_page_add_line(CaromContactPage *page, GtkWidget *line, int place);

/* To be called before the lines are removed from the content. */
void carom_contact_page_forget_lines(CaromContactPage *page);

/* Returns: (transfer none) (element-type GtkWidget): the lines, as they were added */
GPtrArray *carom_contact_page_get_lines(CaromContactPage *page);

/* Scrolls so that @part is seen, from its top on.
 *
 * @part: within what is scrolled */
void carom_contact_page_scroll_to(CaromContactPage *page, GtkWidget *part);

/* Until the walk goes on or there is another contact, @part is seen, and the lines have the room
 * that it leaves. Nothing is scrolled if both are seen already.
 *
 * @part: of the head, above the lines */
void carom_contact_page_reveal(CaromContactPage *page, GtkWidget *part);
