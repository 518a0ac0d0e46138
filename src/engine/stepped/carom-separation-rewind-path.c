/* rewind-path: both discs go back along their paths to the instant of contact, are resolved there,
 * and spend the rest of the step with their new velocities.
 *
 * The instant τ before the end of the step solves |Δr − Δv τ| = r_a + r_b, with Δr and Δv at the
 * end. Paths are taken as straight; between free discs that is exact under gravity too, since they
 * fall alike. An overlap that is older than the step is shared equally where the discs approach,
 * and left alone where they part. */
#include "carom-encounter-words.h"
#include "carom-separation.h"

#include <glib/gi18n-lib.h>

/* The positive root of Δv² τ² − 2b τ + c = 0, with b = Δr·Δv and c = Δr² − σ² < 0, in the form in
 * which nothing cancels. INFINITY if nothing moves. */
static double time_since_contact(CaromVec2 dr, CaromVec2 dv, double sigma) {
  double a = carom_vec2_dot(dv, dv);
  double b = carom_vec2_dot(dr, dv);
  double c = carom_vec2_dot(dr, dr) - sigma * sigma;
  if (a == 0)
    return INFINITY;
  double root = sqrt(b * b - a * c);
  return b < 0 ? -c / (root - b) : (b + root) / a;
}

static void move(CaromOverlap *overlap, double time_s) {
  overlap->position_a = carom_vec2_add_scaled(overlap->position_a, overlap->velocity_a, time_s);
  overlap->position_b = carom_vec2_add_scaled(overlap->position_b, overlap->velocity_b, time_s);
}

static void before(CaromOverlap *overlap) {
  CaromVec2 dr = carom_vec2_sub(overlap->position_b, overlap->position_a);
  CaromVec2 dv = carom_vec2_sub(overlap->velocity_b, overlap->velocity_a);
  double since_s = time_since_contact(dr, dv, overlap->radius_a + overlap->radius_b);
  if (since_s <= overlap->dt_s) {
    overlap->rewound_s = since_s;
    move(overlap, -since_s);
  } else if (carom_vec2_dot(dr, dv) < 0) {
    carom_overlap_move_apart(overlap, carom_overlap_depth(overlap), 0.5);
  }
}

static void after(CaromOverlap *overlap) {
  move(overlap, overlap->rewound_s);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  const char *title = _(carom_separation_rewind_path.part.title);
  double rewound_s = (double)record->frame * scene->dt_s - record->time_s;
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (rewound_s <= 0)
    /* Translators: the title of a rule, then twice a disc and a length */
    return g_strdup_printf(
        encounter->in_several
            ? _("The overlap is older than the step. Before the contact, “%s” moved %s by %s and "
                "%s by %s.")
            /* Translators: the title of a rule, then twice a disc and a length */
            : _("The overlap is older than the step. Before the contact, “%s” moved %s by %s and "
                "%s by %s, along the line of centres."),
        title, moves.name_a, moves.way_a, moves.name_b, moves.way_b);
  g_autofree char *time = carom_encounter_words_quantity(scene, CAROM_DIMENSION_TIME, rewound_s);
  /* Translators: the title of a rule and a time, then twice a disc and a length */
  return g_strdup_printf(
      _("“%s” went back by %s along the paths: %s by %s and %s by %s. The contact was resolved "
        "there, and the time spent with the new velocities."),
      title, time, moves.name_a, moves.way_a, moves.name_b, moves.way_b);
}

const CaromSeparation carom_separation_rewind_path = {
    .part = {.id = "rewind-path",
             .title = N_("Rewind (path)"),
             .summary = N_("Goes back to the instant of contact, resolves there, and spends the "
                           "rest of the step with the new velocities.")},
    .before = before,
    .after = after,
    .describe = describe,
};
