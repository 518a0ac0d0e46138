/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-random-placement: draws each disc's numbers in a fixed order, and tries random positions
 * until one is free. */
#include "carom-random-placement.h"

#include "carom-overlaps.h"

/* How many positions are tried for a disc before the rectangle counts as full. If the discs cover
 * half of the rectangle, each needs a dozen tries on average. Discs that are placed one by one at
 * random cannot cover more than about 0.55 of it. */
#define PLACEMENT_TRIES 100000

/* The limit for all random placements of a scene together, in steps of CaromPlacementGrid, for each
 * disc that is expected: they then cover 0.44 of their rectangle at most. Up to so many discs share
 * what that many may take, half a second, so that fewer of them can be closer. */
#define MOST_EFFORT_PER_DISC 60
#define SHARE_EFFORT         200000

CaromRandomPlacement carom_random_placement_default(void) {
  return (CaromRandomPlacement){
      .count = 1,
      .max = {1, 1},
      .radius_min = 1,
      .radius_max = 1,
      .mass_factor = 1,
      .colour_rgb = CAROM_NO_COLOUR,
      .n_before = CAROM_AFTER_ALL,
  };
}

/* Exactly rounded, unlike pow(), so that a seed gives the same masses on every machine. */
static double power(double base, double exponent) {
  double product = 1;
  for (int i = 0; i < (int)exponent; i++)
    product *= base;
  return product;
}

double carom_random_placement_mass(const CaromRandomPlacement *placement, double radius) {
  return placement->mass_factor * power(radius, placement->mass_power);
}

static double uniform(GRand *random, double min, double max) {
  return min + (max - min) * g_rand_double(random);
}

/* Draws x before y; as function arguments, they could be drawn in either order. */
static CaromVec2 uniform_point(GRand *random, CaromVec2 min, CaromVec2 max) {
  double x = uniform(random, min.x, max.x);
  double y = uniform(random, min.y, max.y);
  return carom_vec2(x, y);
}

/* A unit vector in a random direction: a random point of the unit disc, scaled to length 1. It
 * needs no trigonometry, whose last bit differs between mathematics libraries. */
static CaromVec2 random_direction(GRand *random) {
  for (;;) {
    CaromVec2 point = uniform_point(random, carom_vec2(-1, -1), carom_vec2(1, 1));
    double square = carom_vec2_dot(point, point);
    if (square > 0.01 && square <= 1)
      return carom_vec2_scale(point, 1 / sqrt(square));
  }
}

/* ---- What is taken already ---- */

/* Bodies that follow each other, such as those of a crowd. With many crowds, most groups are
 * elsewhere, and of the others only those in the new rectangle are looked at. */
typedef struct {
  guint first; /* among the bodies */
  CaromExtents extents;
  CaromOverlaps *sorted;
} Group;

static void group_clear(gpointer data) {
  carom_overlaps_free(((Group *)data)->sorted);
}

/* Makes a group of the bodies that are in none. */
static void group_bodies(CaromRandomPlacementState *state) {
  if (state->n_grouped == state->bodies->len)
    return;
  Group group = {.first = state->n_grouped, .extents = carom_extents_nothing()};
  g_autoptr(GArray) bodies = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  g_array_append_vals(bodies, &g_array_index(state->bodies, CaromBody, group.first),
                      state->bodies->len - group.first);
  for (guint i = 0; i < bodies->len; i++) {
    CaromExtents body = carom_extents_of_body(&g_array_index(bodies, CaromBody, i));
    carom_extents_add(&group.extents, &body);
  }
  group.sorted = carom_overlaps_new(bodies);
  g_array_append_val(state->groups, group);
  state->n_grouped = state->bodies->len;
}

/* Returns: (transfer full) (element-type guint): the indices of the bodies that are in the
 *   rectangle of @placement, or less than a disc of it away */
static GArray *find_bodies(CaromRandomPlacementState *state,
                           const CaromRandomPlacement *placement) {
  GArray *found = g_array_new(FALSE, FALSE, sizeof(guint));
  CaromExtents rectangle = carom_extents_nothing();
  carom_extents_include(&rectangle, placement->min, 2 * placement->radius_max);
  carom_extents_include(&rectangle, placement->max, 2 * placement->radius_max);
  group_bodies(state);
  for (guint g = 0; g < state->groups->len; g++) {
    const Group *group = &g_array_index(state->groups, Group, g);
    guint n = found->len;
    if (carom_extents_meet(&group->extents, &rectangle))
      carom_overlaps_find_in(group->sorted, &rectangle, found);
    for (guint k = n; k < found->len; k++)
      g_array_index(found, guint, k) += group->first;
  }
  return found;
}

/* ---- Placing ---- */

void carom_random_placement_state_init(CaromRandomPlacementState *state, guint32 seed,
                                       GArray *bodies, guint n_expected) {
  *state = (CaromRandomPlacementState){
      .bodies = bodies,
      .random = g_rand_new_with_seed(seed),
      .n_expected = n_expected,
      .groups = g_array_new(FALSE, FALSE, sizeof(Group)),
  };
  g_array_set_clear_func(state->groups, group_clear);
}

void carom_random_placement_state_clear(CaromRandomPlacementState *state) {
  g_clear_pointer(&state->random, g_rand_free);
  g_clear_pointer(&state->grid, carom_placement_grid_free);
  g_clear_pointer(&state->groups, g_array_unref);
}

static gboolean is_exhausted(const CaromRandomPlacementState *state) {
  guint64 most = (guint64)MOST_EFFORT_PER_DISC * MAX(state->n_expected, SHARE_EFFORT);
  return state->effort_before + carom_placement_grid_get_effort(state->grid) > most;
}

/* Whether the grid made for the previous random placement can be used for @placement, too. */
static gboolean serves(const CaromRandomPlacementState *state,
                       const CaromRandomPlacement *placement) {
  const CaromRandomPlacement *last = &state->placement;
  return state->grid && carom_vec2_equal(last->min, placement->min) &&
         carom_vec2_equal(last->max, placement->max) && placement->radius_max <= last->radius_max &&
         placement->radius_max > last->radius_max / 2;
}

static void take(CaromRandomPlacementState *state, guint i) {
  const CaromBody *body = &g_array_index(state->bodies, CaromBody, i);
  carom_placement_grid_take(state->grid, body->position, body->radius);
}

/* Makes a grid of the places that are taken in the rectangle of @placement, unless that takes too
 * long. */
static void make_grid(CaromRandomPlacementState *state, const CaromRandomPlacement *placement) {
  if (state->grid)
    state->effort_before += carom_placement_grid_get_effort(state->grid);
  g_clear_pointer(&state->grid, carom_placement_grid_free);
  g_autoptr(GArray) found = find_bodies(state, placement);
  state->grid = carom_placement_grid_new(placement->min, placement->max, 2 * placement->radius_max,
                                         found->len + placement->count);
  state->placement = *placement;
  state->n_taken = state->bodies->len;
  for (guint k = 0; k < found->len && !is_exhausted(state); k++)
    take(state, g_array_index(found, guint, k));
}

/* Sees to it that the grid has the places that are taken in the rectangle of @placement.
 *
 * Returns: whether that was possible within the limit */
static gboolean learn_places(CaromRandomPlacementState *state,
                             const CaromRandomPlacement *placement) {
  if (!serves(state, placement))
    make_grid(state, placement);
  while (state->n_taken < state->bodies->len && !is_exhausted(state))
    take(state, state->n_taken++);
  return !is_exhausted(state);
}

static gboolean is_free(const CaromRandomPlacementState *state,
                        const CaromRandomPlacement *placement, const CaromBody *body) {
  return placement->overlapping ||
         carom_placement_grid_is_free(state->grid, body->position, body->radius);
}

static gboolean find_place(const CaromRandomPlacementState *state,
                           const CaromRandomPlacement *placement, CaromBody *body) {
  double r = body->radius;
  if (placement->max.x - placement->min.x < 2 * r || placement->max.y - placement->min.y < 2 * r)
    return FALSE;
  for (guint i = 0; i < PLACEMENT_TRIES; i++) {
    body->position =
        uniform_point(state->random, carom_vec2(placement->min.x + r, placement->min.y + r),
                      carom_vec2(placement->max.x - r, placement->max.y - r));
    if (is_free(state, placement, body))
      return TRUE;
    if (is_exhausted(state))
      return FALSE;
  }
  return FALSE;
}

static CaromBody make_body(const CaromRandomPlacement *placement, GRand *random) {
  CaromBody body = carom_body_default();
  body.radius = uniform(random, placement->radius_min, placement->radius_max);
  body.mass_kg = carom_random_placement_mass(placement, body.radius);
  CaromVec2 direction = random_direction(random);
  double speed = uniform(random, placement->speed_min, placement->speed_max);
  if (speed != 0) /* else a direction would be left in the signs of zeros */
    body.velocity = carom_vec2_scale(direction, speed);
  body.colour_rgb = placement->colour_rgb;
  return body;
}

guint carom_random_placement_place(const CaromRandomPlacement *placement,
                                   CaromRandomPlacementState *state) {
  for (guint i = 0; i < placement->count; i++) {
    CaromBody body = make_body(placement, state->random);
    if (!placement->overlapping && !learn_places(state, placement))
      return i;
    if (!find_place(state, placement, &body))
      return i;
    g_array_append_val(state->bodies, body);
  }
  return placement->count;
}
