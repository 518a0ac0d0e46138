/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-engine: what happens with every contact, however it was detected. */
#include "carom-engine.h"
#include "carom-rebound.h"

void carom_engine_report(const CaromEngine *engine, const CaromContactRecord *record) {
  carom_audit_book_contact(&engine->world->books, record);
  if (engine->repeats)
    carom_repeats_note(engine->repeats, record);
  if (engine->on_contact)
    engine->on_contact(record, engine->user_data);
}

CaromResolution carom_engine_resolve_contact(const CaromEngine *engine,
                                             CaromContactRecord *record) {
  if (engine->repeats)
    carom_repeats_judge(engine->repeats, record);
  CaromResolution resolution =
      carom_resolver_resolve(engine->method->resolver, &record->contact, &record->outcome);
  if (resolution != CAROM_RESOLUTION_RESOLVED)
    return resolution;
  record->impulse = carom_contact_impulse(&record->contact, &record->outcome);
  record->cluster_size = 1;
  if (G_UNLIKELY(engine->rebounds)) {
    record->rebound = carom_rebound_impulse(record);
    carom_rebound_book(&engine->world->books, record);
  }
  carom_engine_report(engine, record);
  return resolution;
}

/* The velocity of an immovable body is never written. */
static void set_velocity(CaromBodies *bodies, guint i, CaromVec2 velocity) {
  if (!carom_bodies_is_pinned(bodies, i))
    carom_bodies_set_velocity(bodies, i, velocity);
}

CaromResolution carom_engine_resolve_and_apply(const CaromEngine *engine,
                                               CaromContactRecord *record) {
  CaromBodies *bodies = &engine->world->bodies;
  CaromResolution resolution = carom_engine_resolve_contact(engine, record);
  if (resolution != CAROM_RESOLUTION_RESOLVED)
    return resolution;
  set_velocity(bodies, record->a, carom_contact_record_leaves_with(record, CAROM_BODY_A));
  if (record->b >= 0)
    set_velocity(bodies, (guint)record->b, carom_contact_record_leaves_with(record, CAROM_BODY_B));
  return resolution;
}
