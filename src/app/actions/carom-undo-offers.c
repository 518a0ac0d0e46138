/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-undo-offers: follows the document's properties and signals. */
#include "carom-undo-offers.h"

#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* Menus take an underscore for the mark of a key.
 *
 * @name: (nullable): NULL counts as "" */
static char *escape(const char *name) {
  g_auto(GStrv) parts = g_strsplit(name ? name : "", "_", -1);
  return g_strjoinv("__", parts);
}

static void show_item(GMenu *menu, int place, const char *label, const char *action) {
  g_menu_remove(menu, place);
  g_menu_insert(menu, place, label, action);
}

static void show_undo(CaromDocument *document, GParamSpec *property, GMenu *menu) {
  g_autofree char *name = NULL;
  g_object_get(document, "undo-name", &name, NULL);
  g_autofree char *escaped = escape(name);
  /* Translators: %s is the name of an edit, as in “Undo Move Disc B”. */
  g_autofree char *label = name ? g_strdup_printf(_("_Undo %s"), escaped) : g_strdup(_("_Undo"));
  show_item(menu, 0, label, "win.undo");
}

static void show_redo(CaromDocument *document, GParamSpec *property, GMenu *menu) {
  g_autofree char *name = NULL;
  g_object_get(document, "redo-name", &name, NULL);
  g_autofree char *escaped = escape(name);
  /* Translators: %s is the name of an edit, as in “Redo Move Disc B”. */
  g_autofree char *label = name ? g_strdup_printf(_("_Redo %s"), escaped) : g_strdup(_("_Redo"));
  show_item(menu, 1, label, "win.redo");
}

static void show_basis(CaromDocument *document, GParamSpec *property, GMenu *menu) {
  const CaromDocumentLater *later = carom_document_get_later(document);
  gboolean is_from_start = later && later->basis == CAROM_DOCUMENT_FROM_START;
  show_item(menu, 2, is_from_start ? _("From _now instead") : _("From the start i_nstead"),
            "win.switch-basis");
}

void carom_undo_offers_add(CaromDocument *document, GMenu *menu) {
  g_signal_connect_object(document, "notify::undo-name", G_CALLBACK(show_undo), menu, 0);
  g_signal_connect_object(document, "notify::redo-name", G_CALLBACK(show_redo), menu, 0);
  g_signal_connect_object(document, "notify::can-switch-basis", G_CALLBACK(show_basis), menu, 0);
}

/* ---- The buttons ---- */

static void describe_undo(CaromDocument *document, GParamSpec *property, GtkWidget *button) {
  g_autofree char *name = NULL;
  g_object_get(document, "undo-name", &name, NULL);
  g_autofree char *text =
      name
          /* Translators: %s is the name of an edit, as in “Undo Move Disc B”. */
          ? g_strdup_printf(_("Undo %s (Ctrl+Z)"), name)
          : g_strdup(_("Undo (Ctrl+Z)"));
  carom_tooltip_set_text(button, text);
}

static void describe_redo(CaromDocument *document, GParamSpec *property, GtkWidget *button) {
  g_autofree char *name = NULL;
  g_object_get(document, "redo-name", &name, NULL);
  /* Translators: %s is the name of an edit, as in “Redo Move Disc B”. */
  g_autofree char *text = name ? g_strdup_printf(_("Redo %s (Ctrl+Shift+Z)"), name)
                               : g_strdup(_("Redo (Ctrl+Shift+Z)"));
  carom_tooltip_set_text(button, text);
}

void carom_undo_offers_add_buttons(CaromDocument *document, GtkWidget *undo, GtkWidget *redo) {
  g_return_if_fail(CAROM_IS_DOCUMENT(document) && GTK_IS_WIDGET(undo) && GTK_IS_WIDGET(redo));
  g_signal_connect_object(document, "notify::undo-name", G_CALLBACK(describe_undo), undo, 0);
  g_signal_connect_object(document, "notify::redo-name", G_CALLBACK(describe_redo), redo, 0);
  describe_undo(document, NULL, undo);
  describe_redo(document, NULL, redo);
}
