/* Disc meets disc: before the contact is resolved, after it, or both, the separation puts the discs
 * where they do not overlap. */
#include "carom-separation.h"
#include "carom-stepped.h"

static CaromOverlap overlap_of(const CaromWorld *world, CaromPair pair) {
  const CaromBodies *bodies = &world->bodies;
  return (CaromOverlap){
      .position_a = carom_bodies_position(bodies, pair.a),
      .position_b = carom_bodies_position(bodies, pair.b),
      .velocity_a = carom_bodies_velocity(bodies, pair.a),
      .velocity_b = carom_bodies_velocity(bodies, pair.b),
      .radius_a = bodies->radius[pair.a],
      .radius_b = bodies->radius[pair.b],
      .mass_a_kg = bodies->mass_kg[pair.a],
      .mass_b_kg = bodies->mass_kg[pair.b],
      .dt_s = world->scene->dt_s,
  };
}

/* The contact between two discs where the separation has put them. Concentric discs have no line of
 * centres: they get the normal along which they are separated. */
static CaromContactRecord disc_contact(const CaromWorld *world, CaromPair pair,
                                       const CaromOverlap *overlap) {
  CaromVec2 d = carom_vec2_sub(overlap->position_b, overlap->position_a);
  if (d.x == 0 && d.y == 0)
    d = carom_overlap_normal(overlap);
  return (CaromContactRecord){
      .frame = world->frame + 1,
      .time_s = (double)(world->frame + 1) * world->scene->dt_s - overlap->rewound_s,
      .a = pair.a,
      .b = (int)pair.b,
      .wall = -1,
      .contact = {.mass_a_kg = overlap->mass_a_kg,
                  .mass_b_kg = overlap->mass_b_kg,
                  .velocity_a = overlap->velocity_a,
                  .velocity_b = overlap->velocity_b,
                  .d = d,
                  .restitution = world->scene->restitution,
                  .tangential_factor = 1},
  };
}

static void put_back(CaromBodies *bodies, CaromPair pair, const CaromOverlap *overlap) {
  if (!carom_bodies_is_pinned(bodies, pair.a))
    carom_bodies_set_position(bodies, pair.a, overlap->position_a);
  if (!carom_bodies_is_pinned(bodies, pair.b))
    carom_bodies_set_position(bodies, pair.b, overlap->position_b);
}

void carom_stepped_meet_disc(const CaromEngine *engine, CaromPair pair) {
  CaromBodies *bodies = &engine->world->bodies;
  const CaromSeparation *separation = engine->method->separation;
  CaromOverlap overlap = overlap_of(engine->world, pair);
  if (carom_overlap_depth(&overlap) <= 0)
    return; /* an earlier pair's correction has parted them */
  if (separation->before)
    separation->before(&overlap);
  CaromContactRecord record = disc_contact(engine->world, pair, &overlap);
  overlap.resolved = carom_engine_resolve(engine, &record) == CAROM_RESOLUTION_RESOLVED;
  overlap.velocity_a = carom_bodies_velocity(bodies, pair.a);
  overlap.velocity_b = carom_bodies_velocity(bodies, pair.b);
  if (separation->after)
    separation->after(&overlap);
  put_back(bodies, pair, &overlap);
}
