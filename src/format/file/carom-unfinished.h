/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unfinished: files that are being written, and get their name only once they are complete.
 *
 * No unfinished file stays behind. Signals that end the program remove them. If a program was
 * killed, its unfinished files are removed when the next file is made in that folder; a lock, which
 * ends with its process, distinguishes them from files that are still being written. Any thread may
 * make one, which frees it as well. */
#pragma once

#include <glib.h>

typedef struct CaromUnfinished CaromUnfinished;

/* @path: what the file is going to be called; the new one is in the same folder
 * @mode: its permissions, less the umask
 * Returns: (transfer full) (nullable): an empty file, or NULL with errno set */
CaromUnfinished *carom_unfinished_new(const char *path, int mode);

/* Returns: its descriptor, open for writing; it is closed with @unfinished */
int carom_unfinished_get_descriptor(const CaromUnfinished *unfinished);

/* Gives the file its name, replacing any file that was there.
 *
 * Returns: FALSE with errno set if that is not possible */
gboolean carom_unfinished_finish(CaromUnfinished *unfinished, const char *path);

/* Copies the file into one that is there, which keeps its other names (hard links), and is no new
 * file to those who have it open. Before anything of that is changed, there is room on the disk for
 * all of it; signals wait meanwhile. Only where the machine stops within these moments, or the disk
 * fails, is a part of it written.
 *
 * Returns: FALSE with errno set if that is not possible */
gboolean carom_unfinished_copy(CaromUnfinished *unfinished, const char *path);

/* Removes the file, unless it has been finished. */
void carom_unfinished_free(CaromUnfinished *unfinished);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromUnfinished, carom_unfinished_free)

/* Removes the unfinished files of this program. Only to be called when it ends; a signal handler
 * may call it in a program that writes in one thread alone. */
void carom_unfinished_remove_all(void);
