/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-separation: the overlap of two discs; the lines that all rules have in common; and then the
 * rules, each with what it does, its sentence and its own lines. */
#include "carom-separation.h"
#include "carom-encounter-words.h"

#include <float.h>
#include <glib/gi18n-lib.h>

/* ---- The overlap ---- */

double carom_separation_depth(const CaromOverlap *overlap) {
  return overlap->radius_a + overlap->radius_b -
         carom_vec2_distance(overlap->position_b, overlap->position_a);
}

CaromVec2 carom_separation_normal(const CaromOverlap *overlap) {
  CaromVec2 d = carom_vec2_sub(overlap->position_b, overlap->position_a);
  double length = carom_vec2_length(d);
  return length > 0 ? carom_vec2_scale(d, 1 / length) : carom_vec2(1, 0);
}

/* What becomes of a's share of a distance by which the discs are moved apart: a pinned disc stays
 * where it is, and the other one moves by all of it. */
static double possible_share_a(const CaromOverlap *overlap, double share_a) {
  return isinf(overlap->mass_a_kg) ? 0 : isinf(overlap->mass_b_kg) ? 1 : share_a;
}

/* A pinned disc stays where it is, and the other one moves by all of @distance.
 *
 * @distance: by how much to move the discs apart along the line of centres
 * @share_a: the fraction of it by which a moves, any number; b moves by 1 − share_a */
static void move_apart(CaromOverlap *overlap, double distance, double share_a) {
  CaromVec2 normal = carom_separation_normal(overlap);
  share_a = possible_share_a(overlap, share_a);
  overlap->position_a = carom_vec2_add_scaled(overlap->position_a, normal, -distance * share_a);
  overlap->position_b =
      carom_vec2_add_scaled(overlap->position_b, normal, distance * (1 - share_a));
}

/* ---- Lines that rules have in common ---- */

static CaromOverlap overlap_of(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  return (CaromOverlap){
      .radius_a = encounter->flight_a.radius,
      .radius_b = encounter->flight_b.radius,
      .mass_a_kg = record->contact.mass_a_kg,
      .mass_b_kg = record->contact.mass_b_kg,
      .dt_s = scene->dt_s,
  };
}

/* The overlap of @encounter as before() of a separation got it. */
static CaromOverlap overlap_before(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  CaromOverlap overlap = overlap_of(encounter, scene);
  overlap.position_a = encounter->found_a;
  overlap.position_b = encounter->found_b;
  overlap.velocity_a = encounter->velocity_found_a;
  overlap.velocity_b = encounter->velocity_found_b;
  return overlap;
}

/* The overlap of @encounter as after() got it. */
static CaromOverlap overlap_after(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  CaromOverlap overlap = overlap_of(encounter, scene);
  overlap.position_a = encounter->contact_a;
  overlap.position_b = encounter->contact_b;
  overlap.velocity_a = encounter->velocity_left_a;
  overlap.velocity_b = encounter->velocity_left_b;
  return overlap;
}

/* Adds x_a, x_b, Δr, |Δr| and L.
 *
 * Returns: whether the discs overlapped; FALSE: they only touched */
static gboolean work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene) {
  CaromOverlap overlap = overlap_before(encounter, scene);
  CaromVec2 dr = carom_vec2_sub(overlap.position_b, overlap.position_a);
  double depth = carom_separation_depth(&overlap);
  CAROM_FOR_BOTH_BODIES(working, i)
    CAROM_GIVEN_LINE(working, "x_a", CAROM_DIMENSION_LENGTH,
                     CAROM_OF_BODY(i, overlap.position_a, overlap.position_b),
                     N_("Where the centre of the disc was when this contact’s turn came, after the "
                        "step had moved everything."),
                     {CAROM_MARK_DISC, CAROM_PLACE_A, "x_a", .vector = "found_a"});
  CAROM_LINE(working, "Δr", "x_b - x_a", dr, N_("From one centre to the other."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  CAROM_LINE(working, "|Δr|", "|Δr|", carom_vec2_length(dr), N_("How far apart the centres are."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "|Δr|", .vector = "Δr", .shift = "found_a"});
  CAROM_LINE(
      working, "L", "r_a + r_b - |Δr|", depth,
      depth > 0 ? N_("The overlap: how much closer the centres are than the two radii together.")
                : N_("The centres are as far apart as the two radii together: the discs "
                     "only touch, and this contact moves neither."),
      {depth > 0 && carom_vec2_length(dr) > 0 ? CAROM_MARK_SPAN : CAROM_MARK_NONE, CAROM_PLACE_A,
       "L", .vector = "-(L / |Δr|) Δr", .shift = "found_a + (r_a / |Δr|) Δr"});
  return depth > 0;
}

/* Adds n, the line of centres of @overlap. */
static void work_normal(CaromWorking *working, const CaromOverlap *overlap) {
  gboolean concentric = overlap->position_a.x == overlap->position_b.x &&
                        overlap->position_a.y == overlap->position_b.y;
  carom_working_define(working, "n", carom_value_vector(carom_separation_normal(overlap)),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "n", concentric ? NULL : "Δr / |Δr|", carom_separation_normal(overlap),
             concentric ? N_("The centres coincide, so that there is no line of centres; the x "
                             "axis stands in for it.")
                        : N_("The line of centres: a vector of length 1, from one disc to the "
                             "other."),
             {CAROM_MARK_AXIS, CAROM_PLACE_A, "n"});
}

/* Adds u_a and u_b, the velocities before the contact. */
static void work_velocities_before(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CAROM_FOR_BOTH_BODIES(working, i)
    CAROM_GIVEN_LINE(working, "u_a", CAROM_DIMENSION_VELOCITY,
                     CAROM_OF_BODY(i, encounter->velocity_found_a, encounter->velocity_found_b),
                     N_("The velocity with which the disc was found, before the contact."),
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a", .shift = "found_a"});
}

/* Adds v_a and v_b, the velocities after it. */
static void work_velocities_after(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CAROM_FOR_BOTH_BODIES(working, i) {
    CaromVec2 left = CAROM_OF_BODY(i, encounter->velocity_left_a, encounter->velocity_left_b);
    CaromVec2 outcome = carom_contact_outcome_velocity(&encounter->record.outcome, i);
    CAROM_GIVEN_LINE(working, "v_a", CAROM_DIMENSION_VELOCITY, left,
                     carom_vec2_equal(left, outcome)
                         ? N_("The velocity of the disc after the contact.")
                         : N_("The velocity of the disc after this contact and others of the same "
                              "step: the rule asks for it when all of them are resolved."),
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  }
}

/* How a rule shares the overlap, and why. */
typedef struct {
  double share_a;      /* unless a disc is pinned */
  const char *formula; /* (nullable): NULL: of equal shares */
  const char *reason;
  const char *book_b; /* (nullable): b's share, as books print it */
} Shares;

/* Adds s_a and s_b, with which @overlap is shared among the discs. A pinned disc has no share,
 * whatever the rule is. */
static void work_shares(CaromWorking *working, const CaromOverlap *overlap, const Shares *shares) {
  double share_a = possible_share_a(overlap, shares->share_a);
  if (isinf(overlap->mass_a_kg) || isinf(overlap->mass_b_kg)) {
    CAROM_FOR_BOTH_BODIES(working, i) {
      double share = CAROM_OF_BODY(i, share_a, 1 - share_a);
      CAROM_GIVEN_LINE(working, "s_a", CAROM_DIMENSION_NONE, share,
                       share == 0
                           ? N_("A pinned disc stays where it is: it has no share of the overlap.")
                           : N_("Beside a pinned disc, this one is moved by the whole overlap."));
    }
    return;
  }
  carom_working_define(working, "s_a", carom_value_number(share_a), CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "s_a", shares->formula, share_a, shares->reason);
  CAROM_LINE(working, "s_b", "1 - s_a", 1 - share_a,
             N_("The other disc has the rest, so that both shares together are the whole."));
  if (shares->book_b)
    CAROM_NOTES(working, shares->book_b);
}

/* How a rule moves both discs, before the contact or after it. All formulas are of a; for b the
 * letters are exchanged. */
typedef struct {
  const char *from, *mean, *to; /* x_a, the mean of several moves, and x'_a */
  const char *moment;           /* of the latter: "contact_a", "left_a" */
  const char *path;             /* (nullable): of the disc between the contact and x'_a */
  const char *own_a, *own_b;    /* (nullable): how to calculate x'_a, and x'_b, where this overlap
                                   alone moves the disc; NULL: it does not */
  const char *reason;           /* of that */
  CaromVec2 from_a, to_a, from_b, to_b;
} Moves;

/* The moves from where the discs were found to where they were left, for a rule that moves them
 * once; what this overlap asks for is left open. */
static Moves only_move(const CaromEncounterRecord *encounter) {
  return (Moves){
      .from = "x_a",
      .mean = "Δx_a",
      .to = "x'_a",
      .moment = "left_a",
      .from_a = encounter->found_a,
      .from_b = encounter->found_b,
      .to_a = encounter->left_a,
      .to_b = encounter->left_b,
  };
}

/* Adds a move that is not, or not only, what this overlap asks for. */
static void add_mean(CaromWorking *working, const Moves *moves, CaromVec2 from, CaromVec2 to,
                     gboolean overlapped) {
  CAROM_GIVEN_LINE(
      working, moves->mean, CAROM_DIMENSION_LENGTH, carom_vec2_sub(to, from),
      overlapped ? N_("This disc is in several overlaps at once. Each asks for a move of its own; "
                      "the disc is moved by the mean of them, which comes to this.")
                 : N_("This contact does not move the disc, but it is in other overlaps at the "
                      "same time, and this is by how much they move it."));
  g_autofree char *sum = g_strdup_printf("%s + %s", moves->from, moves->mean);
  CAROM_LINE(working, moves->to, g_intern_string(sum), to, N_("Where that move puts the disc."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, moves->to, .vector = moves->moment});
}

/* Adds x'_a and x'_b. A pinned disc that is not moved has none, nor has one that no overlap asks to
 * move. */
static void work_moves(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const Moves *moves) {
  gboolean overlapped = encounter->depth > 0;
  CAROM_FOR_BOTH_BODIES(working, i) {
    gboolean is_movable = carom_contact_is_movable(&encounter->record.contact, i);
    const char *own = CAROM_OF_BODY(i, moves->own_a, moves->own_b);
    CaromVec2 from = CAROM_OF_BODY(i, moves->from_a, moves->from_b);
    CaromVec2 to = CAROM_OF_BODY(i, moves->to_a, moves->to_b);
    guint n_overlaps = CAROM_OF_BODY(i, encounter->n_overlaps_a, encounter->n_overlaps_b);
    if (is_movable && n_overlaps > (overlapped ? 1 : 0))
      add_mean(working, moves, from, to, overlapped);
    else if (own && (is_movable || from.x != to.x || from.y != to.y))
      CAROM_LINE(
          working, moves->to, own, to, moves->reason,
          {CAROM_MARK_DISC, CAROM_PLACE_A, moves->to, .vector = moves->moment},
          {moves->path ? CAROM_MARK_PATH : CAROM_MARK_NONE, CAROM_PLACE_A, .vector = moves->path});
  }
}

/* ---- Share ---- */

/* share: after the contact, the discs are moved apart along the line of centres by exactly the
 * overlap L. With the new normal velocities, each disc moves by the fraction |v_i| / (|v_a| +
 * |v_b|) of it, or by half of it if both vanish.
 *
 * The fractions are of speeds, without sign, so that they add up to L even if both discs move in
 * the same direction. */

/* Along the line of centres. */
static double normal_speed(const CaromOverlap *overlap, CaromVec2 velocity) {
  return fabs(carom_vec2_dot(velocity, carom_separation_normal(overlap)));
}

/* @share_a: (out): a's share of the overlap
 * Returns: whether the discs are fast enough for the shares to follow from their speeds */
static gboolean share_by_speed(const CaromOverlap *overlap, double *share_a) {
  double a = normal_speed(overlap, overlap->velocity_a);
  double sum = a + normal_speed(overlap, overlap->velocity_b);
  gboolean are_fast = sum > DBL_MIN;
  *share_a = are_fast ? a / sum : 0.5;
  return are_fast;
}

static void share_after(CaromOverlap *overlap) {
  double share_a;
  share_by_speed(overlap, &share_a);
  move_apart(overlap, carom_separation_depth(overlap), share_a);
}

static char *share_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  return g_strdup_printf(
      carom_encounter_record_in_several(encounter)
          /* Translators: the title of a rule, then how far both discs were moved */
          ? _("After the contact, “%s” moved %s.")
          /* Translators: the title of a rule, then how far both discs were moved */
          : _("After the contact, “%s” moved %s, along the line of centres."),
      _(carom_separation_share.part.title), moves.both);
}

static void share_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CaromOverlap overlap = overlap_after(encounter, scene);
  Moves moves = only_move(encounter);
  if (work_found(working, encounter, scene)) {
    work_normal(working, &overlap);
    work_velocities_after(working, encounter);
    double share_a;
    gboolean are_fast = share_by_speed(&overlap, &share_a);
    work_shares(
        working, &overlap,
        &(Shares){
            .share_a = share_a,
            .formula = are_fast ? "|v_a·n| / (|v_a·n| + |v_b·n|)" : NULL,
            .reason =
                are_fast
                    ? N_("The faster a disc moves along the line of centres after the contact, the "
                         "more of the overlap is its to move. Only how fast counts, not which way.")
                    : N_("Neither disc moves along the line of centres, so that there is "
                         "no faster one: each has half."),
            .book_b = are_fast ? "|v_b·n| / (|v_a·n| + |v_b·n|)" : NULL,
        });
    moves.own_a = "x_a - s_a L n";
    moves.own_b = "x_a + s_a L n";
    moves.reason = N_("After the contact, the disc is put away from the other one, along the line "
                      "of centres, by its share of the overlap.");
  }
  work_moves(working, encounter, &moves);
}

const CaromSeparation carom_separation_share = {
    .part = {.id = "share",
             .title = N_("Share"),
             .summary = N_("Moves the discs apart along the line of centres until they just "
                           "touch, the faster one further.")},
    .after = share_after,
    .describe = share_describe,
    .work = share_work,
};

/* ---- Rewind along the normal ---- */

/* rewind-normal: before the contact, each disc goes back along its own normal velocity u_i, by
 * u_i L/|u_a − u_b|, to where the discs just touch. Right for head-on and for chasing pairs; an
 * oblique hit is put back along the normal and not along its path.
 *
 * Where the relative normal velocity is so small that this would take longer than the step, it does
 * not explain the rest of the overlap, which is shared equally: either it is older, or the discs
 * came closer faster before. Discs that part already are left alone. */

/* How the discs close in on each other. */
typedef struct {
  double u_n_a, u_n_b; /* their velocities along the line of centres */
  double speed;        /* u_n_a − u_n_b; <= 0: they part */
  double depth;
  double recent; /* how much of the depth comes about in one step at that speed */
} Closing;

static Closing closing_of(const CaromOverlap *overlap) {
  CaromVec2 n = carom_separation_normal(overlap);
  Closing closing = {
      .u_n_a = carom_vec2_dot(overlap->velocity_a, n),
      .u_n_b = carom_vec2_dot(overlap->velocity_b, n),
      .depth = carom_separation_depth(overlap),
  };
  closing.speed = closing.u_n_a - closing.u_n_b;
  closing.recent = MIN(closing.depth, closing.speed * overlap->dt_s);
  return closing;
}

static void rewind_normal_before(CaromOverlap *overlap) {
  Closing closing = closing_of(overlap);
  if (closing.speed <= 0)
    return;
  move_apart(overlap, closing.recent, closing.u_n_a / closing.speed);
  move_apart(overlap, closing.depth - closing.recent, 0.5);
}

static char *rewind_normal_describe(const CaromEncounterRecord *encounter,
                                    const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  return g_strdup_printf(
      carom_encounter_record_in_several(encounter)
          /* Translators: the title of a rule, then how far both discs were moved */
          ? _("Before the contact, “%s” moved %s.")
          /* Translators: the title of a rule, then how far both discs were moved */
          : _("Before the contact, “%s” moved %s, along the line of centres."),
      _(carom_separation_rewind_normal.part.title), moves.both);
}

static void work_closing(CaromWorking *working, const Closing *closing) {
  CAROM_FOR_BOTH_BODIES(working, i)
    CAROM_LINE(working, "u_a·n", "u_a.x n.x + u_a.y n.y",
               CAROM_OF_BODY(i, closing->u_n_a, closing->u_n_b),
               N_("The disc’s velocity along the line of centres. This rule takes no notice of the "
                  "rest of it."));
  CAROM_LINE(working, "w", "u_a·n - u_b·n", closing->speed,
             closing->speed > 0
                 ? N_("How fast the overlap is growing when it is found.")
                 : N_("The discs are parting already, so that going back would only lead them "
                      "deeper into each other: they are left where they are."));
}

/* Says how much of the overlap one step explains, and how the discs are moved for it. A pinned disc
 * leaves the whole overlap to the other one, wherever it is from. */
static void work_recent(CaromWorking *working, const CaromOverlap *overlap, const Closing *closing,
                        Moves *moves) {
  gboolean is_recent = closing->recent == closing->depth;
  gboolean is_shared = !is_recent && isfinite(overlap->mass_a_kg) && isfinite(overlap->mass_b_kg);
  if (!is_recent)
    CAROM_LINE(working, "L_1", "w Δt", closing->recent,
               N_("At that rate, only this much of the overlap comes about in one step. No "
                  "velocity says whose the rest is."));
  work_shares(working, overlap,
              &(Shares){
                  .share_a = closing->u_n_a / closing->speed,
                  .formula = "(u_a·n) / w",
                  .reason = N_("How much of the growing overlap is this disc’s doing; below zero "
                               "if it is running away from the other one."),
                  .book_b = "-(u_b·n) / w",
              });
  moves->own_a = is_shared ? "x_a - (s_a L_1 + (L - L_1) / 2) n" : "x_a - s_a L n";
  moves->own_b = is_shared ? "x_a + (s_a L_1 + (L - L_1) / 2) n" : "x_a + s_a L n";
  moves->reason = is_shared
                      ? N_("Before the contact, the disc is put back along the line of centres by "
                           "its share of what one step explains, and by half of the rest.")
                      : N_("Before the contact, the disc is put back along the line of centres by "
                           "its share of the overlap.");
}

static void rewind_normal_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                               const CaromScene *scene) {
  CaromOverlap overlap = overlap_before(encounter, scene);
  Moves moves = only_move(encounter);
  if (work_found(working, encounter, scene)) {
    Closing closing = closing_of(&overlap);
    work_normal(working, &overlap);
    work_velocities_before(working, encounter);
    work_closing(working, &closing);
    if (closing.speed > 0)
      work_recent(working, &overlap, &closing, &moves);
  }
  work_moves(working, encounter, &moves);
}

const CaromSeparation carom_separation_rewind_normal = {
    .part = {.id = "rewind-normal",
             .title = N_("Rewind (normal)"),
             .summary = N_("Moves each disc back along its own normal velocity until the discs "
                           "just touch.")},
    .before = rewind_normal_before,
    .describe = rewind_normal_describe,
    .work = rewind_normal_work,
};

/* ---- Rewind along the path ---- */

/* rewind-path: both discs go back along their paths to the instant of contact, are resolved there,
 * and spend the rest of the step with their new velocities.
 *
 * The instant τ before the end of the step solves |Δr − Δv τ| = r_a + r_b, with Δr and Δv at the
 * end: it is the positive root of Δv² τ² − 2b τ + c = 0, with b = Δr·Δv and c = Δr² − σ² < 0, in
 * the form in which nothing cancels. Paths are taken as straight; between free discs that is exact
 * under gravity too, since they fall alike. An overlap that is older than the step is shared
 * equally where the discs approach, and left alone where they part. */

/* The equation for τ, and its root. */
typedef struct {
  CaromVec2 dv;
  double sigma, vv, b, c;
  double since_s; /* INFINITY if nothing moves */
} Rewind;

static Rewind rewind_of(const CaromOverlap *overlap) {
  CaromVec2 dr = carom_vec2_sub(overlap->position_b, overlap->position_a);
  CaromVec2 dv = carom_vec2_sub(overlap->velocity_b, overlap->velocity_a);
  double sigma = overlap->radius_a + overlap->radius_b;
  double vv = carom_vec2_dot(dv, dv), b = carom_vec2_dot(dr, dv);
  double c = carom_vec2_dot(dr, dr) - sigma * sigma;
  double root = sqrt(b * b - vv * c);
  return (Rewind){
      .dv = dv,
      .sigma = sigma,
      .vv = vv,
      .b = b,
      .c = c,
      .since_s = vv == 0 ? INFINITY
                 : b < 0 ? -c / (root - b)
                         : (b + root) / vv,
  };
}

static void move(CaromOverlap *overlap, double time_s) {
  overlap->position_a = carom_vec2_add_scaled(overlap->position_a, overlap->velocity_a, time_s);
  overlap->position_b = carom_vec2_add_scaled(overlap->position_b, overlap->velocity_b, time_s);
}

static void rewind_path_before(CaromOverlap *overlap) {
  Rewind rewind = rewind_of(overlap);
  if (rewind.since_s <= overlap->dt_s) {
    overlap->rewound_s = rewind.since_s;
    move(overlap, -rewind.since_s);
  } else if (rewind.b < 0) {
    move_apart(overlap, carom_separation_depth(overlap), 0.5);
  }
}

static void rewind_path_after(CaromOverlap *overlap) {
  move(overlap, overlap->rewound_s);
}

/* Returns: by how much time the discs have gone back along their paths, which the sentence and the
 *   lines tell; 0 if they have not */
static double rewound_s(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  CaromOverlap overlap = overlap_before(encounter, scene);
  if (encounter->depth > 0)
    rewind_path_before(&overlap);
  return overlap.rewound_s;
}

static char *rewind_path_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const char *title = _(carom_separation_rewind_path.part.title);
  double back_s = rewound_s(encounter, scene);
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (back_s <= 0)
    return g_strdup_printf(
        carom_encounter_record_in_several(encounter)
            /* Translators: the title of a rule, then how far both discs were moved */
            ? _("The overlap is older than the step. Before the contact, “%s” moved %s.")
            /* Translators: the title of a rule, then how far both discs were moved */
            : _("The overlap is older than the step. Before the contact, “%s” moved %s, along "
                "the line of centres."),
        title, moves.both);
  g_autofree char *time = carom_encounter_words_quantity(scene, CAROM_DIMENSION_TIME, back_s);
  return g_strdup_printf(
      /* Translators: the title of a rule and a time, then how far both discs were moved */
      _("“%s” went back by %s along the paths: %s. The contact was resolved "
        "there, and the time spent with the new velocities."),
      title, time, moves.both);
}

static void work_time(CaromWorking *working, const Rewind *rewind, double dt_s) {
  double b = rewind->b, vv = rewind->vv;
  CAROM_LINE(working, "Δv_N", "u_b - u_a", rewind->dv,
             vv == 0 ? N_("The discs move alike, so that there was no time at which they only "
                          "touched. They are left where they are.")
                     : N_("How one disc moves as seen from the other."));
  if (vv == 0)
    return;
  CAROM_LINE(working, "σ", "r_a + r_b", rewind->sigma,
             N_("How far apart the centres are at the contact."));
  CAROM_LINE(working, "b", "Δr·Δv_N", b,
             N_("How the distance is changing: below zero while the discs come closer."));
  CAROM_LINE(working, "c", "Δr·Δr - σ²", rewind->c,
             N_("The square of the distance, less what it was at the contact: below zero, because "
                "the discs overlap."));
  CAROM_LINE(working, "D_N", "b² - (Δv_N·Δv_N) c", b * b - vv * rewind->c,
             N_("The discriminant of the quadratic equation for the time. It is not below zero: "
                "going straight back, discs that overlap come apart at some time."));
  CAROM_LINE(
      working, "τ", b < 0 ? "-c / (√(D_N) - b)" : "(b + √(D_N)) / (Δv_N·Δv_N)", rewind->since_s,
      rewind->since_s <= dt_s
          ? N_("Going straight back from where they were found, the centres are as far apart as at "
               "a contact after this time. Of the two solutions it is the one in the past.")
      : b < 0
          ? N_("Going straight back, the discs would only touch after this time. That is longer "
               "than the step: the overlap is older, and the paths say nothing about it.")
          : N_("Going straight back, the discs would only touch after this time. That is longer "
               "than the step: the overlap is older. And since the discs are parting already, they "
               "are left where they are."));
  CAROM_NOTES(working, b < 0 ? "(b + √(D_N)) / (Δv_N·Δv_N)" : NULL,
              .solved = {{"|Δr - Δv_N τ|", "σ"}});
}

static void work_before(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene, gboolean is_rewound) {
  CaromOverlap overlap = overlap_before(encounter, scene);
  Rewind rewind = rewind_of(&overlap);
  Moves moves = only_move(encounter);
  moves.moment = "contact_a";
  moves.to_a = encounter->contact_a;
  moves.to_b = encounter->contact_b;
  if (encounter->depth > 0) {
    work_velocities_before(working, encounter);
    work_time(working, &rewind, scene->dt_s);
  }
  if (is_rewound) {
    moves.own_a = moves.own_b = "x_a - τ u_a";
    moves.path = "τ u_a";
    moves.reason = N_("Back along its path to where it was at the contact, which is resolved "
                      "there.");
  } else if (encounter->depth > 0 && rewind.b < 0) { /* it is not from this step, but grows */
    work_normal(working, &overlap);
    work_shares(working, &overlap,
                &(Shares){.share_a = 0.5,
                          .reason = N_("Nothing says whose the old overlap is: each has half.")});
    moves.own_a = "x_a - s_a L n";
    moves.own_b = "x_a + s_a L n";
    moves.reason = N_("The overlap is older than the step. So, before the contact, the disc is put "
                      "away from the other one along the line of centres, by its share of the "
                      "overlap.");
  }
  work_moves(working, encounter, &moves);
}

static void work_after(CaromWorking *working, const CaromEncounterRecord *encounter,
                       gboolean is_rewound) {
  Moves moves = {
      .from = "x'_a",
      .mean = "Δx'_a",
      .to = "x''_a",
      .moment = "left_a",
      .path = is_rewound ? "τ v_a" : NULL,
      .own_a = is_rewound ? "x'_a + τ v_a" : NULL,
      .own_b = is_rewound ? "x'_a + τ v_a" : NULL,
      .reason = N_("The time that was gone back is the time that remains of the step. The disc "
                   "spends it with its velocity after the contact."),
      .from_a = encounter->contact_a,
      .from_b = encounter->contact_b,
      .to_a = encounter->left_a,
      .to_b = encounter->left_b,
  };
  if (is_rewound)
    work_velocities_after(working, encounter);
  work_moves(working, encounter, &moves);
}

static void rewind_path_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene) {
  gboolean is_rewound = rewound_s(encounter, scene) > 0;
  work_found(working, encounter, scene);
  work_before(working, encounter, scene, is_rewound);
  work_after(working, encounter, is_rewound);
}

const CaromSeparation carom_separation_rewind_path = {
    .part = {.id = "rewind-path",
             .title = N_("Rewind (path)"),
             .summary = N_("Goes back to the instant of contact, resolves there, and spends the "
                           "rest of the step with the new velocities.")},
    .before = rewind_path_before,
    .after = rewind_path_after,
    .describe = rewind_path_describe,
    .work = rewind_path_work,
};

/* ---- Nudge ---- */

/* nudge: after the contact, each disc makes one step with its new normal velocity. Whether that
 * parts the discs is left to chance; where discs are crowded it often does not, and they stick. */

static CaromVec2 normal_step(CaromVec2 velocity, CaromVec2 normal, double dt_s) {
  return carom_vec2_scale(normal, carom_vec2_dot(velocity, normal) * dt_s);
}

static void nudge_after(CaromOverlap *overlap) {
  if (!overlap->resolved)
    return;
  CaromVec2 n = carom_separation_normal(overlap);
  CaromVec2 step_a = normal_step(overlap->velocity_a, n, overlap->dt_s);
  CaromVec2 step_b = normal_step(overlap->velocity_b, n, overlap->dt_s);
  overlap->position_a = carom_vec2_add(overlap->position_a, step_a);
  overlap->position_b = carom_vec2_add(overlap->position_b, step_b);
}

static char *nudge_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  /* Translators: the title of a rule, then how far both discs were moved */
  return g_strdup_printf(_("After the contact, “%s” moved %s: one step of the "
                           "new normal velocities."),
                         _(carom_separation_nudge.part.title), moves.both);
}

/* Says what the steps have left of the overlap. */
static void work_left(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  CaromOverlap left = overlap_after(encounter, scene);
  left.position_a = encounter->left_a;
  left.position_b = encounter->left_b;
  double depth = carom_separation_depth(&left);
  CAROM_LINE(working, "L'",
             carom_working_by_body(carom_contact_immovable(&encounter->record.contact),
                                   "r_a + r_b - |x'_b - x'_a|", "r_a + r_b - |x'_b - x_a|",
                                   "r_a + r_b - |x_b - x'_a|"),
             depth,
             depth > 0
                 ? N_("What is left of the overlap: even there, the discs are still in each other.")
                 : N_("Nothing is left of the overlap; below zero, this is the gap, by which "
                      "the discs were put too far apart."));
}

static void nudge_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CaromOverlap overlap = overlap_after(encounter, scene);
  gboolean overlapped = work_found(working, encounter, scene);
  Moves moves = only_move(encounter);
  if (overlapped) {
    work_normal(working, &overlap);
    work_velocities_after(working, encounter);
    moves.own_a = moves.own_b = "x_a + (v_a·n) Δt n";
    moves.reason = N_("After the contact, the disc goes on by one step of its new velocity along "
                      "the line of centres, however deep the overlap is.");
  }
  work_moves(working, encounter, &moves);
  if (overlapped)
    work_left(working, encounter, scene);
}

const CaromSeparation carom_separation_nudge = {
    .part = {.id = "nudge",
             .title = N_("Nudge"),
             .summary = N_("Moves each disc on by one step of its new normal velocity. Discs can "
                           "stick together in a crowd.")},
    .after = nudge_after,
    .describe = nudge_describe,
    .work = nudge_work,
};
