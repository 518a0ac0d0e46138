/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery-record: the copy that is kept of a document while it is open: where it belongs,
 * and what of it has not been saved. It is text: some lines about the document, an empty line, and
 * the scene as in a .carom file, so that it can be rescued by hand as well. */
#pragma once

#include <glib.h>

typedef struct {
  char *title;       /* of the scene */
  char *path;        /* (nullable): the scene's file */
  char *digest;      /* (nullable): what that was known to contain, see carom-file-digest.h */
  gboolean can_save; /* whether the scene is to be saved there */
  char *scene;       /* (nullable): NULL: it is as in its file */
  gint64 time_s;     /* when the copy was made, since 1970; 0: not known */
} CaromRecoveryRecord;

/* Returns: (transfer full): the text */
char *carom_recovery_record_write(const CaromRecoveryRecord *record);

/* Reads the file of a copy.
 *
 * Returns: (transfer full): the copy, or NULL with @error set */
CaromRecoveryRecord *carom_recovery_record_read(const char *file, GError **error);
void carom_recovery_record_free(CaromRecoveryRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRecoveryRecord, carom_recovery_record_free)
