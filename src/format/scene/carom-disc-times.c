/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-times: by the fastest and the smallest disc, in round numbers. */
#include "carom-disc-times.h"

#include "carom-decimal.h"

void carom_disc_times_choose(CaromScene *scene, double way) {
  double fastest = 0, smallest = INFINITY;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    fastest = MAX(fastest, hypot(body->velocity.x, body->velocity.y));
    smallest = MIN(smallest, body->radius);
  }
  double dt_s = CAROM_DISC_TIMES_STEP_PER_RADIUS * smallest / fastest;
  double duration_s = way / fastest;
  scene->has_chosen_times = TRUE;
  scene->dt_s = CAROM_DISC_TIMES_DT_AT_REST_S;
  scene->duration_s = CAROM_DISC_TIMES_DURATION_AT_REST_S;
  /* Speeds close to 0 or to the largest double give no usable times either. */
  if (!isnormal(dt_s) || !isnormal(duration_s))
    return;
  scene->dt_s = carom_decimal_round_down(dt_s);
  double longest_s = CAROM_DISC_TIMES_MAX_FRAMES * scene->dt_s;
  scene->duration_s = MAX(scene->dt_s, carom_decimal_round_down(MIN(duration_s, longest_s)));
}
