/* carom-random-placement: draws each disc's numbers in a fixed order, and tries random positions
 * until one is free. */
#include "carom-random-placement.h"

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

void carom_random_placement_state_init(CaromRandomPlacementState *state, guint32 seed,
                                       GArray *bodies, guint n_expected) {
  *state = (CaromRandomPlacementState){
      .bodies = bodies,
      .random = g_rand_new_with_seed(seed),
      .n_expected = n_expected,
  };
}

void carom_random_placement_state_clear(CaromRandomPlacementState *state) {
  g_clear_pointer(&state->random, g_rand_free);
  g_clear_pointer(&state->grid, carom_placement_grid_free);
}

static gboolean is_exhausted(const CaromRandomPlacementState *state) {
  guint64 most = (guint64)MOST_EFFORT_PER_DISC * MAX(state->n_expected, SHARE_EFFORT);
  return state->effort_before + carom_placement_grid_get_effort(state->grid) > most;
}

/* Whether the grid made for the previous random placement can be used for @placement, too. */
static gboolean serves(const CaromRandomPlacementState *state,
                       const CaromRandomPlacement *placement) {
  const CaromRandomPlacement *last = &state->placement;
  return state->grid && last->min.x == placement->min.x && last->min.y == placement->min.y &&
         last->max.x == placement->max.x && last->max.y == placement->max.y &&
         placement->radius_max <= last->radius_max && placement->radius_max > last->radius_max / 2;
}

/* Makes a grid of the places that are taken by bodies in the rectangle of @placement.
 *
 * Returns: whether that was possible within the limit */
static gboolean learn_places(CaromRandomPlacementState *state,
                             const CaromRandomPlacement *placement) {
  if (!serves(state, placement)) {
    if (state->grid)
      state->effort_before += carom_placement_grid_get_effort(state->grid);
    g_clear_pointer(&state->grid, carom_placement_grid_free);
    state->grid = carom_placement_grid_new(placement->min, placement->max,
                                           2 * placement->radius_max, state->n_expected);
    state->placement = *placement;
    state->n_taken = 0;
  }
  while (state->n_taken < state->bodies->len && !is_exhausted(state)) {
    const CaromBody *body = &g_array_index(state->bodies, CaromBody, state->n_taken++);
    carom_placement_grid_take(state->grid, body->position, body->radius);
  }
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
  body.mass_kg = placement->mass_factor * power(body.radius, placement->mass_power);
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
