#include "carom-detection.h"

/* An immovable body is never written to. */
static void set_velocity(CaromBodies *bodies, guint i, CaromVec2 velocity) {
  if (!carom_bodies_is_pinned(bodies, i))
    carom_bodies_set_velocity(bodies, i, velocity);
}

CaromResolution carom_engine_resolve(const CaromEngine *engine, CaromContactRecord *record) {
  CaromWorld *world = engine->world;
  CaromResolution resolution =
      carom_resolve(engine->method->resolver, &record->contact, &record->outcome);
  if (resolution != CAROM_RESOLUTION_RESOLVED)
    return resolution;
  set_velocity(&world->bodies, record->a, record->outcome.velocity_a);
  if (record->b >= 0)
    set_velocity(&world->bodies, (guint)record->b, record->outcome.velocity_b);
  carom_audit_book_contact(&world->books, record);
  if (engine->on_contact)
    engine->on_contact(record, engine->user_data);
  return resolution;
}
