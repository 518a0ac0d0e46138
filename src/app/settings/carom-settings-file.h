/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settings-file: the file of what is remembered, carom/settings.ini in the user's folder for
 * configuration. Who writes loads it again before, changes what is to be changed and leaves the
 * rest: so windows that are open at the same time keep each other's changes, and a newer version's
 * keys survive an older one.
 *
 * Files of the same name in the system's folders, such as /etc/xdg/carom/settings.ini, hold what
 * nobody has chosen yet: so whoever looks after a lecture room says how Carom starts there. */
#pragma once

#include <glib.h>

/* Returns: (transfer full): what the file has; nothing if there is none, or none that can be
 *   read */
GKeyFile *carom_settings_file_load(void);

/* The same, and what the system's files have where the user's has nothing. It is to be read and not
 * saved, or the system's files would have no say any more.
 *
 * Returns: (transfer full): what all files have together */
GKeyFile *carom_settings_file_load_with_defaults(void);

/* Replaces the file whole.
 *
 * Returns: whether that worked; if not, @error is set and the file is as it was */
gboolean carom_settings_file_save(GKeyFile *file, GError **error);
