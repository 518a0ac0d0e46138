/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method: one choice of each replaceable part. A pane runs a scene under one method.
 *
 * The core only carries the choices; what they do, and the lists to choose from, belong to the
 * engine (carom-method-option.h). Their pointers are never NULL and point to constants. */
#pragma once

#include "carom-part.h"
#include "carom-resolver.h"

typedef struct CaromDetection CaromDetection;
typedef struct CaromTies CaromTies;
typedef struct CaromSeparation CaromSeparation;
typedef struct CaromWallPutback CaromWallPutback;
typedef struct CaromSpeedCorrection CaromSpeedCorrection;

typedef struct {
  const CaromResolver *resolver;
  const CaromDetection *detection;
  const CaromTies *ties;
  /* The rest concerns stepped runs only. */
  const CaromSeparation *separation;
  const CaromWallPutback *wall_putback;
  const CaromSpeedCorrection *speed_correction;
  const CaromSwitch *tunnel_guard;
  const CaromSwitch *sliding_lift;
  /* What makes no method another. */
  gboolean is_reference; /* the motion in the other panes is compared with that in this one */
  const char *others;    /* (nullable): as in CaromBody */
} CaromMethod;

/* Whose mark and line style everything has that is about @resolver.
 *
 * @index: (out): the first of @methods that has it
 * Returns: whether one has */
static inline gboolean carom_method_find_resolver(const CaromMethod *methods, guint n_methods,
                                                  const CaromResolver *resolver, guint *index) {
  for (*index = 0; *index < n_methods; (*index)++)
    if (methods[*index].resolver == resolver)
      return TRUE;
  return FALSE;
}
