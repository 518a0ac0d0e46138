/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-help: what there is to read about what is on screen, which a browser shows. */
#pragma once

#include <gio/gio.h>

/* What there is to read about something on screen. */
typedef struct {
  const char *id;
  const char *page;    /* of the documents, without a suffix */
  const char *heading; /* (nullable): what a link calls it; NULL: the page from its beginning */
} CaromHelpTopic;

/* @n_topics: (out): how many there are
 * Returns: (transfer none) (array length=n_topics): all of them */
const CaromHelpTopic *carom_help_topics(guint *n_topics);

/* Whether there is such a topic. */
gboolean carom_help_has(const char *id);

/* Shows a topic in the browser.
 *
 * @id: that of a topic
 * Returns: whether a browser was asked; if not, @error is set and says how to read it all the same
 */
gboolean carom_help_show(const char *id, GError **error);
