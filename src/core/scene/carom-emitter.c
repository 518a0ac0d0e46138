/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-emitter: places are drawn by a hash of the seed, the emitter and the disc's number, so that
 * no state has to be kept, and a run that goes back draws the same again. */
#include "carom-emitter.h"

#include "carom-mix.h"

#define DEFAULT_COUNT 100

CaromEmitter carom_emitter_default(void) {
  return (CaromEmitter){.radius = 1, .mass_kg = 1, .every_s = 1, .count = DEFAULT_COUNT};
}

/* In [−1, 1).
 *
 * @axis: 0 for x, 1 for y */
static double draw(guint32 seed, guint index, guint nth, guint axis) {
  guint64 bits = carom_mix(seed + CAROM_MIX_STEP);
  bits = carom_mix((bits ^ ((guint64)index << 32 | nth)) + CAROM_MIX_STEP);
  bits = carom_mix((bits ^ axis) + CAROM_MIX_STEP);
  return 2 * carom_mix_fraction(bits) - 1;
}

CaromBody carom_emitter_disc(const CaromEmitter *emitter, guint32 seed, guint index, guint nth) {
  CaromBody disc = carom_body_default();
  disc.position = carom_vec2(emitter->position.x + emitter->spread.x * draw(seed, index, nth, 0),
                             emitter->position.y + emitter->spread.y * draw(seed, index, nth, 1));
  disc.velocity = emitter->velocity;
  disc.radius = emitter->radius;
  disc.mass_kg = emitter->mass_kg;
  return disc;
}

CaromExtents carom_emitter_extents(const CaromEmitter *emitter) {
  CaromExtents extents = carom_extents_nothing();
  carom_extents_include(&extents, carom_vec2_sub(emitter->position, emitter->spread),
                        emitter->radius);
  carom_extents_include(&extents, carom_vec2_add(emitter->position, emitter->spread),
                        emitter->radius);
  return extents;
}

gboolean carom_emitter_equal(const CaromEmitter *one, const CaromEmitter *other) {
  return carom_vec2_equal(one->position, other->position) &&
         carom_vec2_equal(one->spread, other->spread) &&
         carom_vec2_equal(one->velocity, other->velocity) && one->radius == other->radius &&
         one->mass_kg == other->mass_kg && one->first_s == other->first_s &&
         one->every_s == other->every_s && one->count == other->count;
}
