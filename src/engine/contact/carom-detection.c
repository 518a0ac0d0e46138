/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-detection: the error domain of detections, and how many discs they can deal with. What they
 * do is in their own files. */
#include "carom-detection.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_detection_error, carom_detection_error)

#define DETECTION(name) &carom_detection_##name,
static const CaromDetection *const detections[] = {CAROM_DETECTION_LIST(DETECTION)};

void carom_detection_set_stopped(GError **error) {
  g_set_error_literal(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_STOPPED, "stopped");
}

gboolean carom_detection_was_stopped(const GError *error) {
  return g_error_matches(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_STOPPED);
}

gboolean carom_detection_accepts(const CaromDetection *detection, guint n_discs, GError **error) {
  if (detection->max_discs == 0 || n_discs <= detection->max_discs)
    return TRUE;
  g_set_error(
      error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_TOO_MANY,
      /* Translators: the title of a detection, two numbers of discs, and the title of the
       * detection to choose instead */
      _("The detection “%s” takes at most %u discs, but there are %u here. Choose “%s”, or take "
        "discs away."),
      _(detection->part.title), detection->max_discs, n_discs, _(detections[0]->part.title));
  return FALSE;
}
