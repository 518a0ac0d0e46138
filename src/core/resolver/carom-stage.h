/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stage: the stages of a resolver's working. */
#pragma once

/* Every resolver goes through these stages in turn, so that several workings can be followed in
 * step. */
typedef enum {
  CAROM_STAGE_DIRECTION, /* the line along which the bodies push each other */
  CAROM_STAGE_SPLIT,     /* the velocities before, along it and across */
  CAROM_STAGE_COLLIDE,   /* what happens along it and, with friction, across it */
  CAROM_STAGE_RESULT,    /* the velocities after */
} CaromStage;
#define CAROM_N_STAGES 4
