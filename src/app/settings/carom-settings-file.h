/* carom-settings-file: the file of what is remembered, carom/settings.ini in the user's folder for
 * configuration. Who writes loads it again before, changes what is to be changed and leaves the
 * rest: so windows that are open at the same time keep each other's changes, and a newer version's
 * keys survive an older one. */
#pragma once

#include <glib.h>

/* Returns: (transfer full): what the file has; nothing if there is none, or none that can be
 *   read */
GKeyFile *carom_settings_file_load(void);

/* Replaces the file whole.
 *
 * Returns: whether that worked; if not, @error is set and the file is as it was */
gboolean carom_settings_file_save(GKeyFile *file, GError **error);
