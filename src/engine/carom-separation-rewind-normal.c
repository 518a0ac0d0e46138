/* rewind-normal: before the contact, each disc goes back along its own normal velocity u_i, by
 * u_i L/|u_a − u_b|, to where the discs just touch. Right for head-on and for chasing pairs; an
 * oblique hit is put back along the normal and not along its path.
 *
 * Where the relative normal velocity is so small that this would take longer than the step, the
 * rest of the overlap is older than the step: it is shared equally. Discs that part already are
 * left alone. */
#include "carom-separation.h"

#include <glib/gi18n.h>

static void before(CaromOverlap *overlap) {
  CaromVec2 n = carom_overlap_normal(overlap);
  double u_a = carom_vec2_dot(overlap->velocity_a, n);
  double closing_speed = u_a - carom_vec2_dot(overlap->velocity_b, n);
  if (closing_speed <= 0)
    return;
  double depth = carom_overlap_depth(overlap);
  double recent = MIN(depth, closing_speed * overlap->dt_s);
  carom_overlap_part(overlap, recent, u_a / closing_speed);
  carom_overlap_part(overlap, depth - recent, 0.5);
}

const CaromSeparation carom_separation_rewind_normal = {
    .part = {.id = "rewind-normal",
             .title = N_("Rewind (normal)"),
             .summary = N_("Moves each disc back along its own normal velocity until the discs "
                           "just touch.")},
    .before = before,
};
