/* carom-crowd: draws each disc at random and tries positions until it overlaps no earlier disc,
 * which a grid of taken places tells quickly. The order of the draws is part of the result: another
 * order would give other scenes for the same seed. */
#include "carom-crowd.h"

/* How many positions are tried for a disc before the crowd counts as full. A crowd that covers half
 * of its rectangle needs a dozen tries for each disc on average; random placement jams near
 * 0.55. */
#define PLACEMENT_TRIES 100000

/* The limit for placing all crowds of a scene, in steps of CaromPlacementGrid: about a second.
 * 200,000 discs need most of it to cover 0.44 of their rectangle. */
#define MOST_EFFORT 12000000

CaromCrowd carom_crowd_default(void) {
  return (CaromCrowd){
      .count = 1,
      .max = {1, 1},
      .radius_min = 1,
      .radius_max = 1,
      .mass_factor = 1,
      .colour_rgb = CAROM_NO_COLOUR,
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

void carom_places_init(CaromPlaces *places, guint32 seed, GArray *bodies, guint n_expected) {
  *places = (CaromPlaces){
      .bodies = bodies,
      .random = g_rand_new_with_seed(seed),
      .n_expected = n_expected,
  };
}

void carom_places_clear(CaromPlaces *places) {
  g_clear_pointer(&places->random, g_rand_free);
  g_clear_pointer(&places->grid, carom_placement_grid_free);
}

static gboolean is_exhausted(const CaromPlaces *places) {
  return places->effort_before + carom_placement_grid_get_effort(places->grid) > MOST_EFFORT;
}

/* Whether the grid made for the previous crowd can be used for @crowd, too. */
static gboolean serves(const CaromPlaces *places, const CaromCrowd *crowd) {
  const CaromCrowd *last = &places->crowd;
  return places->grid && last->min.x == crowd->min.x && last->min.y == crowd->min.y &&
         last->max.x == crowd->max.x && last->max.y == crowd->max.y &&
         crowd->radius_max <= last->radius_max && crowd->radius_max > last->radius_max / 2;
}

/* Makes a grid of the places that the bodies take in the crowd's rectangle.
 *
 * Returns: whether that was possible within the limit */
static gboolean learn_places(CaromPlaces *places, const CaromCrowd *crowd) {
  if (!serves(places, crowd)) {
    if (places->grid)
      places->effort_before += carom_placement_grid_get_effort(places->grid);
    g_clear_pointer(&places->grid, carom_placement_grid_free);
    places->grid =
        carom_placement_grid_new(crowd->min, crowd->max, 2 * crowd->radius_max, places->n_expected);
    places->crowd = *crowd;
    places->n_taken = 0;
  }
  while (places->n_taken < places->bodies->len && !is_exhausted(places)) {
    const CaromBody *body = &g_array_index(places->bodies, CaromBody, places->n_taken++);
    carom_placement_grid_take(places->grid, body->position, body->radius);
  }
  return !is_exhausted(places);
}

static gboolean is_free(const CaromPlaces *places, const CaromCrowd *crowd, const CaromBody *body) {
  return crowd->overlapping ||
         carom_placement_grid_is_free(places->grid, body->position, body->radius);
}

static gboolean find_place(const CaromPlaces *places, const CaromCrowd *crowd, CaromBody *body) {
  double r = body->radius;
  if (crowd->max.x - crowd->min.x < 2 * r || crowd->max.y - crowd->min.y < 2 * r)
    return FALSE;
  for (guint i = 0; i < PLACEMENT_TRIES; i++) {
    body->position = uniform_point(places->random, carom_vec2(crowd->min.x + r, crowd->min.y + r),
                                   carom_vec2(crowd->max.x - r, crowd->max.y - r));
    if (is_free(places, crowd, body))
      return TRUE;
    if (is_exhausted(places))
      return FALSE;
  }
  return FALSE;
}

static CaromBody make_body(const CaromCrowd *crowd, GRand *random) {
  CaromBody body = carom_body_default();
  body.radius = uniform(random, crowd->radius_min, crowd->radius_max);
  body.mass_kg = crowd->mass_factor * power(body.radius, crowd->mass_power);
  CaromVec2 direction = random_direction(random);
  body.velocity = carom_vec2_scale(direction, uniform(random, crowd->speed_min, crowd->speed_max));
  body.colour_rgb = crowd->colour_rgb;
  return body;
}

guint carom_crowd_place(const CaromCrowd *crowd, CaromPlaces *places) {
  for (guint i = 0; i < crowd->count; i++) {
    CaromBody body = make_body(crowd, places->random);
    if (!crowd->overlapping && !learn_places(places, crowd))
      return i;
    if (!find_place(places, crowd, &body))
      return i;
    g_array_append_val(places->bodies, body);
  }
  return crowd->count;
}
