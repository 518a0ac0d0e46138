/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-page: what the pages about a contact have in common: the header, which contact it
 * is, and a sheet of lines that is scrolled to where the walk stands. */
#pragma once

#include "carom-page.h"
#include "carom-sheet.h"

#define CAROM_TYPE_CONTACT_PAGE (carom_contact_page_get_type())
G_DECLARE_DERIVABLE_TYPE(CaromContactPage, carom_contact_page, CAROM, CONTACT_PAGE, GtkBox)

/* What a page has of its own; each function may be left out. */
struct _CaromContactPageClass {
  GtkBoxClass parent_class;

  const CaromPage *page; /* whose topic the walk goes through, and whose exports the menu offers */

  /* Makes everything anew but the sheet. @explanation is NULL if there is no contact. */
  void (*show)(CaromContactPage *page, CaromExplanation *explanation);
  /* Highlights what is to be highlighted outside of the sheet, after any step of the walk. */
  void (*update)(CaromContactPage *page);
  /* Scrolls to what the walk has reached, if that is no line of the sheet. */
  void (*scroll)(CaromContactPage *page);
  /* Brings up to date what waits until the clock stands. */
  void (*on_rest)(CaromContactPage *page);
};

/* @inspector: shown from now on; a reference is taken */
void carom_contact_page_set_inspector(CaromContactPage *page, CaromInspector *inspector);

/* @type: of a contact page
 * Returns: (transfer floating): one that shows the inspector of @models */
GtkWidget *carom_contact_page_new(GType type, const CaromPageModels *models);

/* Returns: (transfer none) (nullable): NULL until there is one */
CaromInspector *carom_contact_page_get_inspector(CaromContactPage *page);

/* Returns: (transfer none): what scrolls the lines */
GtkScrolledWindow *carom_contact_page_get_scroller(CaromContactPage *page);

/* @headed: whether it says which contact it is, as it does by itself */
void carom_contact_page_set_headed(CaromContactPage *page, gboolean headed);

/* To be called by a page that has lines, before it has an inspector.
 *
 * @sheet: what is scrolled, or is in it */
void carom_contact_page_set_sheet(CaromContactPage *page, CaromSheet *sheet);

/* Scrolls so that @part is seen, from its top on.
 *
 * @part: within what is scrolled */
void carom_contact_page_scroll_to(CaromContactPage *page, GtkWidget *part);

/* Scrolls so that all of @part is seen or, if there is too little room, what lies from @top to
 * @bottom in it, at least the end of that. */
void carom_contact_page_scroll_into(CaromContactPage *page, GtkWidget *part, double top,
                                    double bottom);

/* Until the walk goes on or there is another contact, @part is seen, and the lines have the room
 * that it leaves. Nothing is scrolled if both are seen already.
 *
 * @part: of the head, above the lines */
void carom_contact_page_reveal(CaromContactPage *page, GtkWidget *part);

/* What stands above the page: the contact's number, who met when and, where the panes do not have
 * the same contacts, whose it is.
 *
 * @explanation: of the contact that the inspector has chosen
 * @digits: of the time, as of carom_explanation_describe_contact()
 * Returns: (transfer full): translated */
char *carom_contact_page_title(CaromInspector *inspector, const CaromExplanation *explanation,
                               int digits);
