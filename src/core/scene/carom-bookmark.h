/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmark: a time of a scene to come back to, with a name. */
#pragma once

typedef struct {
  double at_s;        /* on the scene's clock, in s, >= 0 */
  const char *name;   /* in the scene's pool; never NULL in a list */
  const char *others; /* (nullable): as in CaromBody */
} CaromBookmark;
