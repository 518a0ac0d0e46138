/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stage-framing: what the stages show without a camera: they glide to what fits the run once
 * a drag is over, because what has just been dragged must not jump away from the pointer. */
#pragma once

#include "carom-framing.h"
#include "carom-glide.h"

/* Embedded in the widget that has the stages. */
typedef struct {
  gboolean is_framed;
  CaromFraming framing; /* valid if it is framed */
  CaromFraming opened;  /* likewise: that of the scene as it was opened */
  gboolean was_dragged; /* what it frames has been, since it was framed */
  CaromFraming from;    /* what it showed then */
  CaromGlide glide;     /* how far it has come from there */
} CaromStageFraming;

/* @moved: is called when it shows something else */
void carom_stage_framing_init(CaromStageFraming *self, GtkWidget *widget, CaromGlideFunc moved);

/* Frames what @comparison is going to do. Arrows keep the scales that they had when the scene was
 * opened, not those of the last edit: what is undone looks as it did.
 *
 * @is_opened: it has just been opened
 * @is_secret: a framing that fits the run would tell how far the discs will get, and how fast they
 *   will be */
void carom_stage_framing_frame(CaromStageFraming *self, CaromComparison *comparison,
                               gboolean is_opened, gboolean is_secret);

/* What it frames is being dragged: it stays as it is. */
void carom_stage_framing_drag(CaromStageFraming *self);

/* What the stages show now; it must be framed. */
CaromFraming carom_stage_framing_get_shown(const CaromStageFraming *self);
