/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-body: a disc, as a scene describes it (CaromBody) and as a run computes with it
 * (CaromBodies, one array per quantity).
 *
 * Lengths are in the scene's unit (metres unless it says otherwise), times in seconds. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  CaromVec2 position; /* of the centre */
  CaromVec2 velocity;
  double radius;      /* > 0 */
  double mass_kg;     /* > 0, up to CAROM_BODY_MAX_MASS_KG, also for a pinned disc */
  gboolean pinned;    /* its velocity is never changed, by a contact or by gravity */
  gint32 colour_rgb;  /* 0xRRGGBB, or CAROM_NO_COLOUR */
  const char *name;   /* (nullable): in the scene's pool, so that discs are plain values;
                         carom_scene_body_name() says what a disc is called */
  const char *others; /* (nullable): fields of its file that Carom does not know, as JSON text
                         ("id": 7, "tags": []), in the scene's pool, so that wherever a
                         disc is copied they go along; here and in all that scenes have */
} CaromBody;

/* Far more than there is in the universe. The square of such a mass is finite, and its products
 * with speeds and distances that a run can have mostly are; carom_world_is_finite() sees to the
 * rest. */
#define CAROM_BODY_MAX_MASS_KG 1e100

/* Whether a disc may have that mass. */
static inline gboolean carom_body_is_mass(double mass_kg) {
  return mass_kg > 0 && mass_kg <= CAROM_BODY_MAX_MASS_KG;
}

/* No colour is given; the picture chooses one. */
#define CAROM_NO_COLOUR (-1)

/* A disc at rest at the origin, radius 1, mass 1 kg. */
CaromBody carom_body_default(void);

/* Whether all is the same that a run asks of a disc: its name and colour do not matter. 0 is −0. */
gboolean carom_body_equal_physics(const CaromBody *one, const CaromBody *other);

/* Whether all fields are the same; 0 is −0. */
gboolean carom_body_equal(const CaromBody *one, const CaromBody *other);

/* How many discs have a letter for a symbol. */
#define CAROM_BODY_LETTERS 26

/* How many characters a name may have. */
#define CAROM_BODY_NAME_LIMIT 40

/* Returns: (transfer full): the symbol of disc @i in formulas, by which it is called if it has no
 *   name: "A" to "Z", then "27", "28", … */
char *carom_body_symbol(guint i);

/* Returns: (transfer full): what people call @body, which is disc @i: its name, or else its symbol
 */
char *carom_body_call(const CaromBody *body, guint i);

/* For places that have not enough room.
 *
 * @n: how many characters there may be, at least 2
 * Returns: (transfer full): @name, or its beginning and an ellipsis */
char *carom_body_shorten(const char *name, guint n);

/* All discs by index. The four arrays of state change with time; the others are constant. */
typedef struct {
  guint n;
  double *x, *y, *vx, *vy;
  double *radius;
  double *mass_kg; /* INFINITY for a pinned disc: nothing moves it */
} CaromBodies;

static inline CaromVec2 carom_bodies_position(const CaromBodies *bodies, guint i) {
  return carom_vec2(bodies->x[i], bodies->y[i]);
}

/* Sets both components of a position. */
static inline void carom_bodies_set_position(CaromBodies *bodies, guint i, CaromVec2 position) {
  bodies->x[i] = position.x;
  bodies->y[i] = position.y;
}

static inline CaromVec2 carom_bodies_velocity(const CaromBodies *bodies, guint i) {
  return carom_vec2(bodies->vx[i], bodies->vy[i]);
}

/* Sets both components of a velocity. */
static inline void carom_bodies_set_velocity(CaromBodies *bodies, guint i, CaromVec2 velocity) {
  bodies->vx[i] = velocity.x;
  bodies->vy[i] = velocity.y;
}

static inline gboolean carom_bodies_is_pinned(const CaromBodies *bodies, guint i) {
  return isinf(bodies->mass_kg[i]);
}
