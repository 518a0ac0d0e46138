/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery: a folder, its lock and the copies in it. A folder goes with its last copy. */
#include "carom-recovery.h"

#include "carom-format-error.h"
#include "carom-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOCK      "lock"
#define SUFFIX    ".recovery"
#define WILDCARDS "XXXXXX"
#define FOLDER    "session-" WILDCARDS

/* How often to try again if another program has taken the new folder for one that was left. */
#define MAX_TRIES 100

/* A folder that this program has locked. */
typedef struct {
  char *folder;
  int lock;
  guint n_users;  /* places, or copies that were left, in it */
  guint n_places; /* made so far */
} Session;

struct CaromRecoverySlot {
  gatomicrefcount n_refs;
  GMutex mutex;     /* of what follows */
  char *path;       /* of the copy */
  guint64 turn;     /* of the text that it has, or was to have */
  Session *session; /* NULL once closed */
};

struct CaromRecoveryLeft {
  char *path;
  Session *session;
};

static Session *own; /* (nullable): with the places of this program */

static char *make_base(void) {
  return g_build_filename(g_get_user_state_dir(), "carom", "recovery", NULL);
}

/* ---- Folders ---- */

/* Whether the folder of the lock @fd is this program's from now on. If not, errno is EWOULDBLOCK
 * where another program has it, or has just removed it. */
static gboolean take_lock(int fd) {
  struct stat status;
  if (flock(fd, LOCK_EX | LOCK_NB) != 0 || fstat(fd, &status) != 0)
    return FALSE;
  errno = EWOULDBLOCK;
  return status.st_nlink > 0;
}

/* @flags: O_CREAT for a new folder
 * Returns: the lock's descriptor, or -1 with errno set, see take_lock() */
static int lock_folder(const char *folder, int flags) {
  g_autofree char *path = g_build_filename(folder, LOCK, NULL);
  int fd = g_open(path, O_RDWR | O_CLOEXEC | flags, 0600);
  if (fd < 0 || take_lock(fd))
    return fd;
  int reason = errno;
  close(fd);
  errno = reason;
  return -1;
}

static Session *session_new(const char *folder, int lock) {
  Session *session = g_new(Session, 1);
  *session = (Session){g_strdup(folder), lock, 0, 0};
  return session;
}

/* What was being written when a program came to its end goes, too. */
static void empty_folder(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name(dir))) {
    g_autofree char *path = g_build_filename(folder, name, NULL);
    g_unlink(path);
  }
}

/* Removes the folder, and those that it is in unless there is anything else in them. */
static void remove_folder(const char *folder) {
  g_autofree char *base = g_path_get_dirname(folder);
  g_autofree char *parent = g_path_get_dirname(base);
  empty_folder(folder);
  if (g_rmdir(folder) == 0 && g_rmdir(base) == 0)
    g_rmdir(parent);
}

/* Returns: (nullable): NULL with errno set: EWOULDBLOCK if another program has the folder, which
 *   removes it */
static Session *try_to_make_session(void) {
  g_autofree char *base = make_base();
  g_autofree char *folder = g_build_filename(base, FOLDER, NULL);
  if (g_mkdir_with_parents(base, 0700) != 0 || !g_mkdtemp_full(folder, 0700))
    return NULL;
  int lock = lock_folder(folder, O_CREAT);
  if (lock >= 0)
    return session_new(folder, lock);
  int reason = errno;
  if (reason != EWOULDBLOCK)
    remove_folder(folder);
  errno = reason;
  return NULL;
}

/* Returns: (nullable): NULL with errno set */
static Session *make_session(void) {
  Session *session = try_to_make_session();
  for (guint i = 1; i < MAX_TRIES && !session && errno == EWOULDBLOCK; i++)
    session = try_to_make_session();
  return session;
}

static gboolean is_copy(const char *name) {
  return g_str_has_suffix(name, SUFFIX) && name[0] != '.';
}

static guint count_copies(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  const char *name;
  guint n = 0;
  while (dir && (name = g_dir_read_name(dir)))
    n += is_copy(name);
  return n;
}

/* Removes what nobody needs any more; the lock is let go only after that. */
static void session_leave(Session *session) {
  if (--session->n_users > 0)
    return;
  if (session == own)
    own = NULL;
  if (count_copies(session->folder) == 0)
    remove_folder(session->folder);
  close(session->lock);
  g_free(session->folder);
  g_free(session);
}

/* ---- Of this program ---- */

CaromRecoverySlot *carom_recovery_slot_new(GError **error) {
  if (!own)
    own = make_session();
  if (!own) {
    g_autofree char *base = make_base();
    g_autofree char *name = g_filename_display_name(base);
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
                _("%s: cannot be written: %s. Check the permissions of this folder and the space "
                  "there."),
                name, g_strerror(errno));
    return NULL;
  }
  CaromRecoverySlot *slot = g_new0(CaromRecoverySlot, 1);
  g_atomic_ref_count_init(&slot->n_refs);
  g_mutex_init(&slot->mutex);
  g_autofree char *name = g_strdup_printf("%u" SUFFIX, ++own->n_places);
  slot->path = g_build_filename(own->folder, name, NULL);
  slot->session = own;
  own->n_users++;
  return slot;
}

CaromRecoverySlot *carom_recovery_slot_ref(CaromRecoverySlot *slot) {
  g_return_val_if_fail(slot, NULL);
  g_atomic_ref_count_inc(&slot->n_refs);
  return slot;
}

void carom_recovery_slot_unref(CaromRecoverySlot *slot) {
  g_return_if_fail(slot);
  if (!g_atomic_ref_count_dec(&slot->n_refs))
    return;
  g_mutex_clear(&slot->mutex);
  g_free(slot->path);
  g_free(slot);
}

gboolean carom_recovery_slot_write(CaromRecoverySlot *slot, guint64 turn, const char *text,
                                   GError **error) {
  g_return_val_if_fail(slot, FALSE);
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&slot->mutex);
  if (!slot->session || turn < slot->turn)
    return TRUE;
  slot->turn = turn;
  if (text)
    return carom_output_write(slot->path, text, strlen(text), error);
  g_unlink(slot->path);
  return TRUE;
}

static void end_slot(CaromRecoverySlot *slot, gboolean keeps_copy) {
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&slot->mutex);
  if (!slot->session)
    return;
  if (!keeps_copy)
    g_unlink(slot->path);
  session_leave(g_steal_pointer(&slot->session));
}

void carom_recovery_slot_close(CaromRecoverySlot *slot) {
  g_return_if_fail(slot);
  end_slot(slot, FALSE);
}

void carom_recovery_slot_leave(CaromRecoverySlot *slot) {
  g_return_if_fail(slot);
  end_slot(slot, TRUE);
}

/* ---- Of programs that have come to an end ---- */

static void take_copies(Session *session, GPtrArray *found) {
  g_autoptr(GDir) dir = g_dir_open(session->folder, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name(dir))) {
    if (!is_copy(name))
      continue;
    CaromRecoveryLeft *left = g_new(CaromRecoveryLeft, 1);
    *left = (CaromRecoveryLeft){g_build_filename(session->folder, name, NULL), session};
    session->n_users++;
    g_ptr_array_add(found, left);
  }
}

/* A folder without any copies goes at once. */
static void take_folder(const char *folder, GPtrArray *found) {
  int lock = lock_folder(folder, 0);
  if (lock < 0)
    return;
  Session *session = session_new(folder, lock);
  session->n_users++;
  take_copies(session, found);
  session_leave(session);
}

static int compare_paths(gconstpointer one, gconstpointer other) {
  const CaromRecoveryLeft *const *left = one, *const *other_left = other;
  return strcmp((*left)->path, (*other_left)->path);
}

GPtrArray *carom_recovery_take_left(void) {
  GPtrArray *found =
      g_ptr_array_new_with_free_func((GDestroyNotify)(void *)carom_recovery_left_free);
  g_autofree char *base = make_base();
  g_autoptr(GDir) dir = g_dir_open(base, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name(dir))) {
    g_autofree char *folder = g_build_filename(base, name, NULL);
    take_folder(folder, found);
  }
  g_ptr_array_sort(found, compare_paths);
  return found;
}

const char *carom_recovery_left_get_path(const CaromRecoveryLeft *left) {
  g_return_val_if_fail(left, NULL);
  return left->path;
}

void carom_recovery_left_remove(CaromRecoveryLeft *left) {
  g_return_if_fail(left);
  g_unlink(left->path);
}

void carom_recovery_left_free(CaromRecoveryLeft *left) {
  session_leave(left->session);
  g_free(left->path);
  g_free(left);
}
