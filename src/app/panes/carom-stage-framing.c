/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stage-framing: a glide from what was shown to what is framed. */
#include "carom-stage-framing.h"

/* How long it takes. */
static const double settling_s = 0.4;

void carom_stage_framing_init(CaromStageFraming *self, GtkWidget *widget, CaromGlideFunc moved) {
  *self = (CaromStageFraming){0};
  carom_glide_init(&self->glide, widget, moved, settling_s);
  carom_glide_start_at(&self->glide, 1);
}

static CaromVec2 between(CaromVec2 from, CaromVec2 to, double share) {
  return carom_vec2_add_scaled(from, carom_vec2_sub(to, from), share);
}

CaromFraming carom_stage_framing_get_shown(const CaromStageFraming *self) {
  CaromFraming shown = self->framing;
  double share = self->glide.value;
  if (share < 1) {
    shown.min = between(self->from.min, shown.min, share);
    shown.max = between(self->from.max, shown.max, share);
  }
  return shown;
}

void carom_stage_framing_frame(CaromStageFraming *self, CaromComparison *comparison,
                               gboolean is_opened, gboolean is_secret) {
  self->from = carom_stage_framing_get_shown(self);
  self->framing = is_secret ? carom_framing_of_scene(carom_comparison_get_scene(comparison))
                            : carom_framing_new(comparison, is_opened ? NULL : &self->opened);
  if (is_opened)
    self->opened = self->framing;
  self->is_framed = TRUE;
  carom_glide_start_at(&self->glide, self->was_dragged ? 0 : 1);
  self->was_dragged = FALSE;
  carom_glide_to(&self->glide, 1);
}

void carom_stage_framing_drag(CaromStageFraming *self) {
  carom_glide_clear(&self->glide);
  self->was_dragged = TRUE;
}
