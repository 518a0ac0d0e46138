#include "carom-crowd.h"
#include "carom-occupancy.h"

/* How often a disc looks for a free place before the crowd counts as full. A crowd that covers half
 * of its rectangle needs a dozen tries a disc on average; random placement jams near 0.55. */
#define PLACEMENT_TRIES 100000

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

/* x first, then y: as function arguments they could be drawn in either order. */
static CaromVec2 uniform_point(GRand *random, CaromVec2 min, CaromVec2 max) {
  double x = uniform(random, min.x, max.x);
  double y = uniform(random, min.y, max.y);
  return carom_vec2(x, y);
}

/* A unit vector in a random direction: a point of the unit disc, scaled to its rim. Needs no
 * trigonometry, whose last bit differs between mathematics libraries. */
static CaromVec2 random_direction(GRand *random) {
  for (;;) {
    CaromVec2 point = uniform_point(random, carom_vec2(-1, -1), carom_vec2(1, 1));
    double square = carom_vec2_dot(point, point);
    if (square > 0.01 && square <= 1)
      return carom_vec2_scale(point, 1 / sqrt(square));
  }
}

static gboolean find_place(const CaromCrowd *crowd, GRand *random, const CaromOccupancy *occupancy,
                           CaromBody *body) {
  double r = body->radius;
  if (crowd->max.x - crowd->min.x < 2 * r || crowd->max.y - crowd->min.y < 2 * r)
    return FALSE;
  for (guint i = 0; i < PLACEMENT_TRIES; i++) {
    body->position = uniform_point(random, carom_vec2(crowd->min.x + r, crowd->min.y + r),
                                   carom_vec2(crowd->max.x - r, crowd->max.y - r));
    if (crowd->overlapping || carom_occupancy_is_free(occupancy, body->position, r))
      return TRUE;
  }
  return FALSE;
}

/* The places that @bodies take in the crowd's rectangle. */
static CaromOccupancy *occupancy_of(const CaromCrowd *crowd, const GArray *bodies) {
  CaromOccupancy *occupancy = carom_occupancy_new(crowd->min, crowd->max, 2 * crowd->radius_max,
                                                  crowd->count + bodies->len);
  for (guint i = 0; i < bodies->len; i++) {
    const CaromBody *body = &g_array_index(bodies, CaromBody, i);
    carom_occupancy_take(occupancy, body->position, body->radius);
  }
  return occupancy;
}

guint carom_crowd_place(const CaromCrowd *crowd, GRand *random, GArray *bodies) {
  g_autoptr(CaromOccupancy) occupancy = occupancy_of(crowd, bodies);
  for (guint i = 0; i < crowd->count; i++) {
    CaromBody body = carom_body_default();
    body.radius = uniform(random, crowd->radius_min, crowd->radius_max);
    body.mass_kg = crowd->mass_factor * power(body.radius, crowd->mass_power);
    CaromVec2 direction = random_direction(random);
    body.velocity =
        carom_vec2_scale(direction, uniform(random, crowd->speed_min, crowd->speed_max));
    body.colour_rgb = crowd->colour_rgb;
    if (!find_place(crowd, random, occupancy, &body))
      return i;
    carom_occupancy_take(occupancy, body.position, body.radius);
    g_array_append_val(bodies, body);
  }
  return crowd->count;
}
