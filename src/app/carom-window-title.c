/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-title: a dot is all that a screen has room for; a screen reader is told in words. */
#include "carom-window-title.h"

#include "carom-coefficients.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

static char *write_title(gboolean modified, const char *title) {
  /* Translators: a title, marked as having changes that are not saved. */
  return modified ? g_strdup_printf(_("• %s"), title) : g_strdup(title);
}

static void name_for_readers(GtkLabel *label, const char *title, gboolean modified) {
  /* Translators: the title of a scene, as a screen reader says it. */
  g_autofree char *spoken = modified ? g_strdup_printf(_("%s, not saved"), title) : g_strdup(title);
  gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void carom_window_title_show(GtkWindow *window, GtkLabel *title, GtkLabel *subtitle,
                             CaromDocument *document) {
  g_return_if_fail(GTK_IS_WINDOW(window) && CAROM_IS_DOCUMENT(document));
  const CaromScene *scene = carom_document_get_scene(document);
  const char *path = carom_scene_store_get_path(carom_document_get_store(document));
  gboolean modified = carom_document_is_modified(document);
  g_autofree char *marked = write_title(modified, scene->title);
  /* Translators: the title of a window: the scene's title and the program's name. */
  g_autofree char *full = g_strdup_printf(_("%s — Carom"), marked);
  g_autofree char *coefficients = carom_coefficients_describe(scene);
  g_autofree char *place = path ? g_filename_display_name(path) : NULL;
  gtk_window_set_title(window, full);
  gtk_label_set_text(title, marked);
  gtk_label_set_text(subtitle, coefficients);
  carom_tooltip_set_text(GTK_WIDGET(title), place);
  name_for_readers(title, scene->title, modified);
}
