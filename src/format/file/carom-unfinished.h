/* carom-unfinished: files that are being written, and get their name once they are whole.
 *
 * None of them stays behind. Signals that end the program remove them. What a program left that was
 * killed goes when the next file is made in that folder: a lock, which ends with its process, tells
 * it from what is still being written. Make and free them in one thread. */
#pragma once

#include <glib.h>

typedef struct CaromUnfinished CaromUnfinished;

/* carom_unfinished_new:
 * @path: what the file is going to be called; the new one is in the same folder
 * @mode: its permissions, less the umask
 *
 * Returns: (transfer full) (nullable): an empty file, or NULL with errno set. */
CaromUnfinished *carom_unfinished_new(const char *path, int mode);

/* Returns: its descriptor, open for writing; it goes with @unfinished. */
int carom_unfinished_get_descriptor(const CaromUnfinished *unfinished);

/* Gives the file its name, in place of what was there. Returns: FALSE with errno set if that is not
 * possible. */
gboolean carom_unfinished_finish(CaromUnfinished *unfinished, const char *path);

/* Removes the file, unless it has got its name. */
void carom_unfinished_free(CaromUnfinished *unfinished);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromUnfinished, carom_unfinished_free)

/* Removes the files of this program. Only for when it ends; can be called by a signal's handler. */
void carom_unfinished_remove_all(void);
