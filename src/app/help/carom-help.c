/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-help: the table of topics, and how a page is found and opened. */
#include "carom-help.h"

#include <glib/gi18n-lib.h>

static const CaromHelpTopic topics[] = {
    {"guide", "guide", NULL},
    {"working", "guide", "working"},
    {"predict", "guide", "predict"},
    {"agreements", "guide", "two-agreements"},
    {"wall-factor", "physics", "friction-at-walls"}, /* the parameter of that name */
};

const CaromHelpTopic *carom_help_topics(guint *n_topics) {
  *n_topics = G_N_ELEMENTS(topics);
  return topics;
}

static const CaromHelpTopic *find(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(topics); i++)
    if (g_strcmp0(topics[i].id, id) == 0)
      return &topics[i];
  return NULL;
}

gboolean carom_help_has(const char *id) {
  return find(id) != NULL;
}

/* ---- In a browser ---- */

/* A program that is not installed is told where they are. */
static char *make_path(const CaromHelpTopic *topic) {
  const char *folder = g_getenv("CAROM_DOCDIR");
  g_autofree char *name = g_strconcat(topic->page, ".html", NULL);
  return g_build_filename(folder ? folder : CAROM_DOCDIR, name, NULL);
}

/* GIO's own way to open an address takes a local file's for a name, and finds none that has a
 * heading behind it. */
gboolean carom_help_show(const char *id, GError **error) {
  const CaromHelpTopic *topic = find(id);
  g_return_val_if_fail(topic, FALSE);
  g_autofree char *path = make_path(topic), *shown = g_filename_display_name(path);
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_autofree char *uri = g_file_get_uri(file);
  g_autofree char *target = g_strconcat(uri, topic->heading ? "#" : "", topic->heading, NULL);
  g_autoptr(GAppInfo) browser = g_app_info_get_default_for_type("text/html", TRUE);
  g_autoptr(GList) targets = g_list_prepend(NULL, target);
  g_autoptr(GError) problem = NULL;
  if (!g_file_query_exists(file, NULL))
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                /* Translators: the path of a file */
                _("%s is missing. Install Carom again, or read data/docs in its sources."), shown);
  else if (!browser)
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                _("Carom found no web browser. Install one, or open %s on another computer."),
                shown);
  else if (!g_app_info_launch_uris(browser, targets, NULL, &problem))
    /* Translators: why a program could not be started, and the path of a file */
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, _("%s Open %s yourself."), problem->message,
                shown);
  else
    return TRUE;
  return FALSE;
}
