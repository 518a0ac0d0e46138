/* carom-encounter-work: what a pane did at a contact, line by line. Every part of its method works
 * out what it did itself; here are only the numbers that all of them start from, and their order.
 */
#include "carom-detection.h"
#include "carom-encounter.h"
#include "carom-separation.h"
#include "carom-wall-rules.h"
#include "carom-wall-work.h"

static double radius_of(const CaromScene *scene, int body) {
  return body >= 0 ? carom_scene_body(scene, (guint)body)->radius : 0;
}

static void define_given(CaromWorking *working, const CaromEncounterRecord *encounter,
                         const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  carom_working_init_plain(working);
  carom_working_define(working, "r_a", carom_value_number(radius_of(scene, (int)record->a)),
                       CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "r_b", carom_value_number(radius_of(scene, record->b)),
                       CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "Δt", carom_value_number(scene->dt_s), CAROM_DIMENSION_TIME);
  if (scene->gravity.x != 0 || scene->gravity.y != 0)
    carom_working_define(working, "g", carom_value_vector(scene->gravity),
                         CAROM_DIMENSION_ACCELERATION);
}

/* Marks start where the bodies are at the contact. From there it is so far to where they were
 * found, and to where they were left. */
static void define_moments(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CAROM_FOR_BOTH_BODIES(working, i) {
    CaromVec2 at = CAROM_OF_BODY(i, encounter->contact_a, encounter->contact_b);
    CaromVec2 found = CAROM_OF_BODY(i, encounter->found_a, encounter->found_b);
    CaromVec2 left = CAROM_OF_BODY(i, encounter->left_a, encounter->left_b);
    carom_working_define(working, "found_a", carom_value_vector(carom_vec2_sub(found, at)),
                         CAROM_DIMENSION_LENGTH);
    carom_working_define(working, "contact_a", carom_value_vector(carom_vec2(0, 0)),
                         CAROM_DIMENSION_LENGTH);
    carom_working_define(working, "left_a", carom_value_vector(carom_vec2_sub(left, at)),
                         CAROM_DIMENSION_LENGTH);
  }
}

/* @work: (nullable): of a part that has nothing to say */
static void add(CaromWorkFunc work, CaromWorking *working, const CaromEncounterRecord *encounter,
                const CaromScene *scene) {
  if (work)
    work(working, encounter, scene);
}

/* A run that knows instants puts nothing anywhere else. */
static void work_out_where(CaromWorking *working, const CaromMethod *method,
                           const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (!encounter->overlapped)
    return;
  define_moments(working, encounter);
  if (encounter->record.b >= 0) {
    add(method->separation->work, working, encounter, scene);
    return;
  }
  carom_wall_work_found(working, encounter, scene);
  add(method->wall_putback->work, working, encounter, scene);
  add(method->speed_correction->work, working, encounter, scene);
  carom_wall_work_lying(working, encounter, scene);
  if (method->sliding_lift->on)
    carom_wall_work_lift(working, encounter, scene);
}

CaromWorking carom_encounter_work(const CaromScene *scene, const CaromMethod *method,
                                  const CaromEncounterRecord *encounter,
                                  CaromEncounterQuestion question) {
  CaromWorking working;
  define_given(&working, encounter, scene);
  if (question == CAROM_ENCOUNTER_WHEN)
    add(method->detection->work, &working, encounter, scene);
  else
    work_out_where(&working, method, encounter, scene);
  return working;
}
