/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-rights: only the administrator gives files away; others can choose among their own
 * groups. What the system calls extended attributes are, among others, access control lists and
 * notes of users. */
#include "carom-file-rights.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/xattr.h>

/* The kernel's name of the list that decides beside the permissions. */
#define ACCESS_LIST "system.posix_acl_access"
/* What begins otherwise belongs to the system, which gives it to new files itself. */
#define OF_USERS "user."

/* Returns: FALSE with errno set if @path has it and @fd has not got it */
static gboolean keep_attribute(int fd, const char *path, const char *name) {
  ssize_t size = getxattr(path, name, NULL, 0);
  g_autofree char *value = size > 0 ? g_malloc((gsize)size) : NULL;
  if (size > 0)
    size = getxattr(path, name, value, (gsize)size);
  return size < 0 || fsetxattr(fd, name, value, (gsize)size, 0) == 0;
}

/* Not every file system has these; where one cannot be read or set, nothing else suffers. */
static void keep_notes(int fd, const char *path) {
  ssize_t size = listxattr(path, NULL, 0);
  if (size <= 0)
    return;
  g_autofree char *names = g_malloc((gsize)size);
  size = listxattr(path, names, (gsize)size);
  for (const char *name = names; name < names + size; name += strlen(name) + 1)
    if (g_str_has_prefix(name, OF_USERS))
      (void)keep_attribute(fd, path, name);
}

static gboolean keep_list(int fd, const char *path) {
  return keep_attribute(fd, path, ACCESS_LIST);
}

/* A folder can give a list to all that is made in it, with rights that the old file has not given.
 *
 * Returns: FALSE with errno set if there is one and it stays */
static gboolean drop_list(int fd) {
  return fremovexattr(fd, ACCESS_LIST) == 0 || errno == ENODATA || errno == ENOTSUP;
}
#else
static void keep_notes(int fd, const char *path) {
}

static gboolean keep_list(int fd, const char *path) {
  return TRUE;
}

static gboolean drop_list(int fd) {
  return TRUE;
}
#endif

/* The owner and the group, or the group alone.
 *
 * Returns: whether the group is that of @old */
static gboolean keep_owner(int fd, const struct stat *old) {
  return fchown(fd, old->st_uid, old->st_gid) == 0 || fchown(fd, (uid_t)-1, old->st_gid) == 0;
}

/* What a group that is not the one which was given rights may do. */
static mode_t as_everybody(mode_t mode) {
  mode_t everybody = mode & S_IRWXO;
  return (mode & ~(mode_t)S_IRWXG) | (everybody << 3);
}

/* A program that took its owner's rights is not made one that takes somebody else's.
 *
 * @has_group: whether the new file's group is to have the rights of the old one's */
static mode_t choose_mode(const struct stat *old, const struct stat *now, gboolean has_group) {
  mode_t mode = old->st_mode & 07777;
  if (now->st_uid != old->st_uid)
    mode &= ~(mode_t)S_ISUID;
  if (now->st_gid != old->st_gid)
    mode &= ~(mode_t)S_ISGID;
  return has_group ? mode : as_everybody(mode);
}

/* Where there is a list, the group's permissions are the most that the list gives, so that they are
 * no rights of the group unless the list is there, too. */
gboolean carom_file_rights_keep(int fd, const char *path, const struct stat *old) {
  struct stat now;
  if (fchmod(fd, CAROM_FILE_RIGHTS_OWN) != 0 || !drop_list(fd))
    return FALSE;
  gboolean has_group = keep_owner(fd, old) && keep_list(fd, path);
  if (fstat(fd, &now) != 0 || fchmod(fd, choose_mode(old, &now, has_group)) != 0)
    return FALSE;
  keep_notes(fd, path);
  return TRUE;
}
