/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-part: how every replaceable part of a method introduces itself.
 *
 * Resolvers, detections, separations and the smaller options each are a const struct that begins
 * with a CaromPart and is listed once, in its module. Command line, scene files and window find
 * parts by id and show title and summary by looping over those lists. */
#pragma once

#include <glib.h>

typedef struct {
  const char *id;      /* stable name in scene files and on the command line */
  const char *title;   /* translatable; a few words that explain themselves: panes bear it */
  const char *summary; /* translatable, one sentence: what it does */
} CaromPart;

/* A part that can only be on or off, such as the tunnel guard. */
typedef struct {
  CaromPart part;
  gboolean on;
} CaromSwitch;
