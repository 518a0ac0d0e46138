/* nudge: after the contact, each disc makes one step with its new normal velocity. Whether that is
 * enough to part the discs is left to luck: in a crowd it often is not, and they stick. */
#include "carom-separation.h"

#include <glib/gi18n.h>

static CaromVec2 normal_step(CaromVec2 velocity, CaromVec2 normal, double dt_s) {
  return carom_vec2_scale(normal, carom_vec2_dot(velocity, normal) * dt_s);
}

static void after(CaromOverlap *overlap) {
  if (!overlap->resolved)
    return;
  CaromVec2 n = carom_overlap_normal(overlap);
  CaromVec2 step_a = normal_step(overlap->velocity_a, n, overlap->dt_s);
  CaromVec2 step_b = normal_step(overlap->velocity_b, n, overlap->dt_s);
  overlap->position_a = carom_vec2_add(overlap->position_a, step_a);
  overlap->position_b = carom_vec2_add(overlap->position_b, step_b);
}

const CaromSeparation carom_separation_nudge = {
    .part = {.id = "nudge",
             .title = N_("Nudge"),
             .summary = N_("Moves each disc on by one step of its new normal velocity. Discs can "
                           "stick together in a crowd.")},
    .after = after,
};
