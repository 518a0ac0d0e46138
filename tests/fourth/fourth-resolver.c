/* fourth-resolver: see the header.
 *
 * Seen from the bodies' centre of mass, which goes on at V, they come with w = u − V. Of that, what
 * runs along the line of centres is turned round, and e times as fast; friction leaves f times what
 * runs across. Beside an immovable body V is the velocity of that. */
#include "fourth-resolver.h"

typedef struct {
  gboolean still;   /* immovable, and at rest: nothing of it is told */
  double share;     /* M, of the total mass */
  double along;     /* α: w along d, in units of d */
  CaromVec2 before; /* w */
  CaromVec2 after;  /* w' */
  CaromVec2 velocity;
} Body;

typedef struct {
  double dd;
  CaromVec2 centre; /* V */
  Body bodies[2];
} Numbers;

static void collide(const CaromContact *c, CaromVec2 u, Body *body, Numbers *w) {
  body->before = carom_vec2_sub(u, w->centre);
  body->along = carom_vec2_dot(body->before, c->d) / w->dd;
  CaromVec2 across = carom_vec2_add_scaled(body->before, c->d, -body->along);
  if (c->tangential_factor < 1)
    across = carom_vec2_scale(across, c->tangential_factor);
  body->after = carom_vec2_add_scaled(across, c->d, -c->restitution * body->along);
  body->velocity = carom_vec2_add(w->centre, body->after);
}

static void calculate(const CaromContact *c, Numbers *w) {
  Body *a = &w->bodies[0], *b = &w->bodies[1];
  a->still = carom_contact_is_still(c->mass_a_kg, c->velocity_a);
  b->still = carom_contact_is_still(c->mass_b_kg, c->velocity_b);
  a->share = 1 / (1 + c->mass_b_kg / c->mass_a_kg);
  b->share = 1 / (1 + c->mass_a_kg / c->mass_b_kg);
  w->dd = carom_vec2_dot(c->d, c->d);
  w->centre = carom_vec2_add(carom_vec2_scale(c->velocity_a, a->share),
                             carom_vec2_scale(c->velocity_b, b->share));
  collide(c, c->velocity_a, a, w);
  collide(c, c->velocity_b, b, w);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  Numbers w;
  calculate(c, &w);
  *outcome = (CaromOutcome){w.bodies[0].velocity, w.bodies[1].velocity};
}

/* ---- The working ---- */

static void tell(CaromWorking *working, CaromStage stage, const char *symbol, const char *formula,
                 CaromValue value, CaromDimension dimension, CaromMark mark) {
  carom_working_add(working,
                    (CaromWorkingLine){stage, symbol, formula, value, dimension,
                                       "As seen from the centre of mass.", .marks = {mark}});
}

static CaromMark arrow(CaromVec2 velocity, const char *label) {
  return (CaromMark){CAROM_MARK_ARROW, CAROM_PLACE_A, velocity,
                     .dimension = CAROM_DIMENSION_VELOCITY, .label = label};
}

static void explain_centre(const CaromContact *c, const Numbers *w, CaromWorking *working) {
  const char *formula = isinf(c->mass_a_kg)   ? "u_a"
                        : isinf(c->mass_b_kg) ? "u_b"
                                              : "M_a u_a + M_b u_b";
  CaromMark none = {0};
  for (guint i = 0; i < 2; i++) {
    carom_working_exchange(working, i == 1);
    if (!isinf(c->mass_a_kg) && !isinf(c->mass_b_kg))
      tell(working, CAROM_STAGE_SPLIT, "M_a", "1 / (1 + m_b / m_a)",
           carom_value_number(w->bodies[i].share), CAROM_DIMENSION_NONE, none);
  }
  carom_working_exchange(working, FALSE);
  if (!w->bodies[0].still && !w->bodies[1].still)
    tell(working, CAROM_STAGE_SPLIT, "V", formula, carom_value_vector(w->centre),
         CAROM_DIMENSION_VELOCITY, none);
}

/* Of a. */
static void explain_body(CaromStage stage, const CaromContact *c, const Body *body,
                         gboolean beside_still, CaromWorking *working) {
  CaromMark none = {0};
  switch (stage) {
  case CAROM_STAGE_DIRECTION:
    break;
  case CAROM_STAGE_SPLIT:
    tell(working, stage, "w_a", beside_still ? "u_a" : "u_a - V", carom_value_vector(body->before),
         CAROM_DIMENSION_VELOCITY, arrow(body->before, "w_a"));
    break;
  case CAROM_STAGE_COLLIDE:
    tell(working, stage, "α_a", "(w_a·d) / (d·d)", carom_value_number(body->along),
         CAROM_DIMENSION_RATE, none);
    tell(working, stage, "w'_a",
         c->tangential_factor < 1 ? "f (w_a - α_a d) - e α_a d" : "w_a - α_a d - e α_a d",
         carom_value_vector(body->after), CAROM_DIMENSION_VELOCITY, arrow(body->after, "w'_a"));
    break;
  case CAROM_STAGE_RESULT:
    tell(working, stage, "v_a", beside_still ? "w'_a" : "V + w'_a",
         carom_value_vector(body->velocity), CAROM_DIMENSION_VELOCITY,
         arrow(body->velocity, "v_a"));
    break;
  }
}

static CaromVec2 relative(const CaromContact *c, CaromVec2 a, CaromVec2 b) {
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)), ab = carom_vec2_sub(b, a);
  return carom_vec2(carom_vec2_dot(ab, n), carom_vec2_dot(ab, carom_vec2_perpendicular(n)));
}

static void explain(const CaromContact *c, CaromWorking *working) {
  Numbers w;
  calculate(c, &w);
  const Body *a = &w.bodies[0], *b = &w.bodies[1];
  const gboolean immovable[] = {isinf(c->mass_a_kg), isinf(c->mass_b_kg)};
  tell(working, CAROM_STAGE_DIRECTION, "d·d", "d·d", carom_value_number(w.dd), CAROM_DIMENSION_AREA,
       (CaromMark){0});
  explain_centre(c, &w, working);
  for (CaromStage stage = CAROM_STAGE_SPLIT; stage < CAROM_N_STAGES; stage++) {
    for (guint i = 0; i < 2; i++) {
      carom_working_exchange(working, i == 1);
      if (!immovable[i])
        explain_body(stage, c, &w.bodies[i], w.bodies[1 - i].still, working);
    }
  }
  working->findings[CAROM_STAGE_DIRECTION] = carom_vec2_scale(c->d, 1 / sqrt(w.dd));
  working->findings[CAROM_STAGE_SPLIT] = relative(c, a->before, b->before);
  working->findings[CAROM_STAGE_COLLIDE] = relative(c, a->after, b->after);
}

/* Its id is no C identifier: not all ids are. */
const CaromResolver test_fourth_resolver = {
    .part = {.id = "centre-of-momentum",
             .title = "Centre of momentum",
             .summary = "Looks on from the centre of mass, where both turn round."},
    .resolve = resolve,
    .explain = explain,
};

__attribute__((constructor)) static void put_in(void) {
  if (g_getenv("CAROM_TEST_FOURTH"))
    carom_resolver_table_add(&carom_resolver_methods, &test_fourth_resolver);
}
