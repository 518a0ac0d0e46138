/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-framing: boxes around what the rehearsal of a comparison has seen. */
#include "carom-framing.h"

/* The longest arrow is this fraction of the smaller side of what is shown; and a stage that is
 * lower than this fraction of its width counts as if it were that high, since arrows can lie along
 * it. */
static const double arrow_share = 0.2, least_aspect = 0.5;

/* Scales of arrows are kept while the longest is within these factors of what it should be. */
static const double keep_above = 0.25, keep_below = 2;

/* Discs are followed as far beyond what there is at the start as this many times its larger side;
 * a single disc or two that touch count as if they were spread over some radii. */
static const double far_off = 1.25, least_spread_radii = 8;

typedef struct {
  CaromVec2 min, max;
} Box;

static const Box nothing = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};

static void include(Box *box, CaromVec2 point, double around) {
  box->min = carom_vec2(MIN(box->min.x, point.x - around), MIN(box->min.y, point.y - around));
  box->max = carom_vec2(MAX(box->max.x, point.x + around), MAX(box->max.y, point.y + around));
}

static gboolean contains(const Box *box, CaromVec2 point) {
  return point.x >= box->min.x && point.x <= box->max.x && point.y >= box->min.y &&
         point.y <= box->max.y;
}

static double larger_side(const Box *box) {
  return MAX(box->max.x - box->min.x, box->max.y - box->min.y);
}

static double smaller_side(const Box *box) {
  return MIN(box->max.x - box->min.x, box->max.y - box->min.y);
}

/* ---- What the run does ---- */

typedef struct {
  const CaromRehearsal *rehearsal;
  guint n_panes, n_frames;
  Box start; /* around walls, discs and where discs come in */
  Box reach; /* discs that are further off are not followed */
} Run;

/* A disc at one frame of one pane. */
typedef struct {
  CaromVec2 position, velocity;
  double radius, mass_kg;
} State;

typedef void (*TakeFunc)(const Run *run, const State *state, gpointer data);

/* Calls @take for all that is near enough to be followed. */
static void for_each_state(const Run *run, TakeFunc take, gpointer data) {
  for (guint frame = 0; frame < run->n_frames; frame++)
    for (guint pane = 0; pane < run->n_panes; pane++)
      for (guint i = 0; i < carom_rehearsal_count_discs(run->rehearsal, pane, frame); i++) {
        State state = {carom_rehearsal_get_position(run->rehearsal, pane, frame, i),
                       carom_rehearsal_get_velocity(run->rehearsal, pane, frame, i),
                       carom_rehearsal_get_radius(run->rehearsal, pane, i),
                       carom_rehearsal_get_mass_kg(run->rehearsal, pane, i)};
        if (contains(&run->reach, state.position))
          take(run, &state, data);
      }
}

static void include_walls(Box *box, const CaromScene *scene) {
  for (guint i = 0; i < scene->walls->len; i++) {
    include(box, carom_scene_wall(scene, i)->p1, 0);
    include(box, carom_scene_wall(scene, i)->p2, 0);
  }
}

static Run run_of(const CaromComparison *comparison, const CaromRehearsal *rehearsal) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  Run run = {
      .rehearsal = rehearsal,
      .n_panes = carom_comparison_get_n_runs(comparison),
      .n_frames = carom_rehearsal_count_frames(rehearsal),
      .start = nothing,
  };
  double largest = 0;
  include_walls(&run.start, scene);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    include(&run.start, body->position, body->radius);
    largest = MAX(largest, body->radius);
  }
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    CaromExtents extents = carom_emitter_extents(emitter);
    include(&run.start, extents.min, 0);
    include(&run.start, extents.max, 0);
    largest = MAX(largest, emitter->radius);
  }
  double spread = MAX(larger_side(&run.start), least_spread_radii * largest);
  run.reach = run.start;
  include(&run.reach, run.start.min, far_off * spread);
  include(&run.reach, run.start.max, far_off * spread);
  return run;
}

/* ---- Discs and arrows ---- */

typedef struct {
  Box discs;
  double speed, momentum; /* the greatest */
} Bounds;

static void take_bounds(const Run *run, const State *state, gpointer data) {
  Bounds *bounds = data;
  double speed = carom_vec2_length(state->velocity);
  include(&bounds->discs, state->position, state->radius);
  bounds->speed = MAX(bounds->speed, speed);
  if (isfinite(state->mass_kg)) /* of a mass that is infinite, so is the momentum */
    bounds->momentum = MAX(bounds->momentum, speed * state->mass_kg);
}

typedef struct {
  Box box;
  const CaromFraming *framing;
} Arrows;

static void take_arrows(const Run *run, const State *state, gpointer data) {
  Arrows *arrows = data;
  CaromVec2 at = state->position, v = state->velocity;
  include(&arrows->box, carom_vec2_add_scaled(at, v, arrows->framing->arrow_s), 0);
  if (isfinite(state->mass_kg))
    include(&arrows->box,
            carom_vec2_add_scaled(at, v, state->mass_kg * arrows->framing->momentum_arrow), 0);
}

/* ---- Corners ---- */

typedef struct {
  const CaromFraming *framing;
  double left, right; /* the sides of the empty squares in the upper corners */
} Corners;

static void take_corners(const Run *run, const State *state, gpointer data) {
  Corners *corners = data;
  const CaromFraming *framing = corners->framing;
  CaromVec2 at = state->position;
  double radius = state->radius, above = framing->max.y - at.y - radius;
  corners->left = MIN(corners->left, MAX(at.x - radius - framing->min.x, above));
  corners->right = MIN(corners->right, MAX(framing->max.x - at.x - radius, above));
}

/* Returns: the side of the largest empty square in a corner, beside a straight line between @from
 *   and @to, which are given by how far they are below and beside the corner */
static double square_beside(CaromVec2 from, CaromVec2 to) {
  CaromVec2 way = carom_vec2_sub(to, from);
  const double shares[] = {0, 1,
                           (from.y - from.x) / (way.x - way.y)}; /* the last: both are alike */
  double side = INFINITY;
  for (guint i = 0; i < G_N_ELEMENTS(shares); i++)
    if (shares[i] >= 0 && shares[i] <= 1) {
      CaromVec2 place = carom_vec2_add_scaled(from, way, shares[i]);
      side = MIN(side, MAX(place.x, place.y));
    }
  return side;
}

static void take_walls(Corners *corners, const CaromScene *scene) {
  CaromVec2 min = corners->framing->min, max = corners->framing->max;
  for (guint i = 0; i < scene->walls->len; i++) {
    CaromVec2 p1 = carom_scene_wall(scene, i)->p1, p2 = carom_scene_wall(scene, i)->p2;
    corners->left = MIN(corners->left, square_beside(carom_vec2(p1.x - min.x, max.y - p1.y),
                                                     carom_vec2(p2.x - min.x, max.y - p2.y)));
    corners->right = MIN(corners->right, square_beside(carom_vec2(max.x - p1.x, max.y - p1.y),
                                                       carom_vec2(max.x - p2.x, max.y - p2.y)));
  }
}

/* Where walls are as near to both corners, as those of a box are, discs alone count. */
static gboolean is_right_freer(const Run *run, const CaromFraming *framing,
                               const CaromScene *scene) {
  Corners discs = {framing, INFINITY, INFINITY}, all;
  double rounding = 1e-9 * (framing->max.x - framing->min.x);
  for_each_state(run, take_corners, &discs);
  all = discs;
  take_walls(&all, scene);
  return fabs(all.right - all.left) > rounding ? all.right > all.left : discs.right > discs.left;
}

/* ---- The framing ---- */

/* Shows all of the run. */
static void fit_run(CaromFraming *framing, const Run *run, const Bounds *bounds) {
  Arrows arrows = {bounds->discs, framing};
  for_each_state(run, take_arrows, &arrows);
  framing->min = arrows.box.min;
  framing->max = arrows.box.max;
}

/* @earlier: 0 if there is none
 * @greatest: what has the longest arrow */
static double choose_scale(double longest, double greatest, double earlier) {
  double suitable = greatest > 0 && isfinite(longest / greatest) ? longest / greatest : 0;
  gboolean keeps = earlier >= keep_above * suitable && earlier <= keep_below * suitable;
  return keeps ? earlier : suitable;
}

static void choose_scales(CaromFraming *framing, const Box *shown, const Bounds *bounds,
                          const CaromFraming *earlier) {
  double side = MAX(smaller_side(shown), least_aspect * larger_side(shown));
  double longest = arrow_share * side;
  framing->arrow_s = choose_scale(longest, bounds->speed, earlier ? earlier->arrow_s : 0);
  if (bounds->speed == 0) /* whoever sets something moving sees where it gets in a second */
    framing->arrow_s = 1;
  framing->momentum_arrow =
      choose_scale(longest, bounds->momentum, earlier ? earlier->momentum_arrow : 0);
}

/* What has an infinite mass is not free to move. */
static double find_momenta(const Run *run) {
  double most = 0;
  for (guint frame = 0; frame < run->n_frames; frame++)
    for (guint pane = 0; pane < run->n_panes; pane++) {
      double sum = 0;
      for (guint i = 0; i < carom_rehearsal_count_discs(run->rehearsal, pane, frame); i++) {
        CaromVec2 velocity = carom_rehearsal_get_velocity(run->rehearsal, pane, frame, i);
        double mass_kg = carom_rehearsal_get_mass_kg(run->rehearsal, pane, i);
        sum += isfinite(mass_kg) ? mass_kg * carom_vec2_length(velocity) : 0;
      }
      most = MAX(most, sum);
    }
  return most;
}

CaromFraming carom_framing_of_scene(const CaromScene *scene) {
  CaromFraming framing = {.fits_run = FALSE};
  carom_scene_view(scene, &framing.min, &framing.max);
  return framing;
}

/* How much of the size is added on each side at most. */
static const double flight_share = 0.5;

/* Where gravity pulls, what the discs begin with says nothing of what they will have. */
static double find_first_momenta(const CaromScene *scene) {
  double sum = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    sum += body->pinned ? 0 : body->mass_kg * carom_vec2_length(body->velocity);
  }
  return carom_vec2_length(scene->gravity) == 0 && isfinite(sum) ? sum : 0;
}

CaromFraming carom_framing_of_flight(const CaromScene *scene) {
  CaromFraming framing = carom_framing_of_scene(scene);
  framing.momenta = find_first_momenta(scene);
  if (scene->has_view || scene->walls->len > 0)
    return framing;
  Box all = {framing.min, framing.max};
  CaromVec2 most = carom_vec2_scale(carom_framing_extent(&framing), flight_share);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    CaromVec2 end = carom_vec2_add_scaled(body->position, body->velocity, scene->duration_s);
    if (carom_vec2_is_finite(end))
      include(&all, end, body->radius);
  }
  framing.min =
      carom_vec2(MAX(all.min.x, framing.min.x - most.x), MAX(all.min.y, framing.min.y - most.y));
  framing.max =
      carom_vec2(MIN(all.max.x, framing.max.x + most.x), MIN(all.max.y, framing.max.y + most.y));
  return framing;
}

CaromFraming carom_framing_new(CaromComparison *comparison, const CaromFraming *earlier) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  CaromFraming framing = carom_framing_of_scene(scene);
  if (!rehearsal)
    return framing;
  Run run = run_of(comparison, rehearsal);
  Bounds bounds = {.discs = run.start};
  for_each_state(&run, take_bounds, &bounds);
  Box given = {framing.min, framing.max};
  framing.fits_run = TRUE;
  choose_scales(&framing, scene->has_view ? &given : &bounds.discs, &bounds, earlier);
  if (!scene->has_view)
    fit_run(&framing, &run, &bounds);
  framing.momenta = find_momenta(&run);
  framing.right_is_freer = is_right_freer(&run, &framing, scene);
  return framing;
}
