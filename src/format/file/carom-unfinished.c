/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unfinished: a list of this program's unfinished files, which a signal handler can walk at
 * any time, and a lock on each file, by which other programs recognise that it is still being
 * written. */
#include "carom-unfinished.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The beginning of the file's name, which tells people what the file is. It is short, because the
 * path may be close to the limit of its length, and unlike any other file's name. */
#define PREFIX    ".carom-unfinished-"
#define WILDCARDS "XXXXXX"

/* How often to try again if another program has taken the new file for one that is left over. */
#define MAX_TRIES 100

struct CaromUnfinished {
  CaromUnfinished *next;
  char *path; /* NULL once the file has its name */
  int fd;     /* holds the lock */
};

/* A signal handler may run between any two instructions, so every change of the list is a single
 * store. */
static CaromUnfinished *list;
/* Threads change the list one after the other; a signal handler must not wait for them. */
static GMutex list_mutex;

static void link_up(CaromUnfinished *unfinished) {
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&list_mutex);
  unfinished->next = list;
  g_atomic_pointer_set(&list, unfinished);
}

static void unlink_from_list(CaromUnfinished *unfinished) {
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&list_mutex);
  CaromUnfinished **link = &list;
  while (*link != unfinished)
    link = &(*link)->next;
  g_atomic_pointer_set(link, unfinished->next);
}

void carom_unfinished_remove_all(void) {
  for (const CaromUnfinished *u = g_atomic_pointer_get(&list); u; u = u->next)
    if (u->path)
      unlink(u->path);
}

/* ---- Files that are left over ---- */

static gboolean is_name_of_unfinished(const char *name) {
  return g_str_has_prefix(name, PREFIX) && strlen(name) == strlen(PREFIX WILDCARDS);
}

/* Whether @fd is the file @path and nobody is writing it. From then on nobody else removes it. */
static gboolean is_stale(int fd, const char *path) {
  struct stat open_status, status;
  return fstat(fd, &open_status) == 0 && S_ISREG(open_status.st_mode) &&
         flock(fd, LOCK_EX | LOCK_NB) == 0 && lstat(path, &status) == 0 &&
         status.st_dev == open_status.st_dev && status.st_ino == open_status.st_ino;
}

static void remove_if_stale(const char *path) {
  /* On a network file system, only a file that is open for writing can be locked. */
  int fd = g_open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
  if (fd < 0)
    return;
  if (is_stale(fd, path))
    g_unlink(path);
  close(fd);
}

static void remove_stale(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name(dir)) != NULL) {
    if (!is_name_of_unfinished(name))
      continue;
    g_autofree char *path = g_build_filename(folder, name, NULL);
    remove_if_stale(path);
  }
}

/* ---- Making one ---- */

/* Locks the new file. Another program may have taken it for one that is left over in the meantime.
 * Where files cannot be locked, none is ever removed. */
static gboolean claim(int fd) {
  struct stat status;
  gboolean locked_by_other = flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  return !locked_by_other && fstat(fd, &status) == 0 && status.st_nlink > 0;
}

static CaromUnfinished *create(const char *folder, int mode) {
  for (guint i = 0; i < MAX_TRIES; i++) {
    g_autofree char *path = g_build_filename(folder, PREFIX WILDCARDS, NULL);
    int fd = g_mkstemp_full(path, O_RDWR | O_CLOEXEC, mode);
    if (fd < 0)
      return NULL;
    if (claim(fd)) {
      CaromUnfinished *unfinished = g_new0(CaromUnfinished, 1);
      unfinished->path = g_steal_pointer(&path);
      unfinished->fd = fd;
      link_up(unfinished);
      return unfinished;
    }
    close(fd);
  }
  errno = EBUSY;
  return NULL;
}

/* Returns: which signals this thread has not let through before */
static sigset_t hold_signals(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  return before;
}

/* errno stays. */
static void release_signals(sigset_t before) {
  int reason = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = reason;
}

CaromUnfinished *carom_unfinished_new(const char *path, int mode) {
  g_autofree char *folder = g_path_get_dirname(path);
  remove_stale(folder);
  /* A signal between these calls would miss the new file. */
  sigset_t before = hold_signals();
  CaromUnfinished *unfinished = create(folder, mode);
  release_signals(before);
  return unfinished;
}

int carom_unfinished_get_descriptor(const CaromUnfinished *unfinished) {
  return unfinished->fd;
}

/* A file's new name is in its folder, which is written to the disk only some time later by itself.
 * Where a folder cannot be opened that has to do. */
static void sync_folder(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  int fd = g_open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (fd < 0)
    return;
  fsync(fd);
  close(fd);
}

gboolean carom_unfinished_finish(CaromUnfinished *unfinished, const char *path) {
  if (g_rename(unfinished->path, path) != 0)
    return FALSE;
  sync_folder(path);
  char *old_path = unfinished->path;
  g_atomic_pointer_set(&unfinished->path, NULL);
  g_free(old_path);
  return TRUE;
}

/* ---- Files with several names ---- */

/* Returns: FALSE with errno set if the disk has not got room for @length bytes */
static gboolean reserve(int fd, off_t length) {
  struct stat status;
  if (fstat(fd, &status) != 0)
    return FALSE;
  int reason = length > status.st_size ? posix_fallocate(fd, 0, length) : 0;
  if (reason == 0)
    return TRUE;
  if (ftruncate(fd, status.st_size) != 0) /* it is longer than it was */
    reason = errno;
  errno = reason;
  return FALSE;
}

static gboolean write_all(int fd, const char *data, gsize length, off_t at) {
  while (length > 0) {
    ssize_t n = pwrite(fd, data, length, at);
    if (n < 0)
      return FALSE;
    data += n;
    length -= (gsize)n;
    at += n;
  }
  return TRUE;
}

static gboolean copy(int from, int to) {
  char data[65536];
  off_t at = 0;
  ssize_t n = 0;
  struct stat status;
  if (fstat(from, &status) != 0 || !reserve(to, status.st_size))
    return FALSE;
  for (; (n = pread(from, data, sizeof data, at)) > 0; at += n)
    if (!write_all(to, data, (gsize)n, at))
      return FALSE;
  return n == 0 && ftruncate(to, at) == 0 && fsync(to) == 0;
}

gboolean carom_unfinished_copy(CaromUnfinished *unfinished, const char *path) {
  sigset_t before = hold_signals();
  int fd = g_open(path, O_WRONLY | O_CLOEXEC, 0);
  gboolean done = fd >= 0 && copy(unfinished->fd, fd);
  int reason = errno;
  if (fd >= 0 && close(fd) != 0 && done) {
    done = FALSE;
    reason = errno;
  }
  errno = reason;
  release_signals(before);
  return done;
}

void carom_unfinished_free(CaromUnfinished *unfinished) {
  if (unfinished->path)
    g_unlink(unfinished->path);
  unlink_from_list(unfinished);
  close(unfinished->fd);
  g_free(unfinished->path);
  g_free(unfinished);
}
