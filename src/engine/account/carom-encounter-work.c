/* carom-encounter-work: what a pane did at a contact, line by line. Every part of its method works
 * out what it did itself; here are only the numbers that all of them start from, and their order.
 */
#include "carom-detection.h"
#include "carom-encounter.h"
#include "carom-separation.h"
#include "carom-wall-rules.h"

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
  if (scene->gravity.x != 0 || scene->gravity.y != 0)
    carom_working_define(working, "g", carom_value_vector(scene->gravity),
                         CAROM_DIMENSION_ACCELERATION);
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
  if (encounter->record.b >= 0) {
    add(method->separation->work, working, encounter, scene);
    return;
  }
  add(method->wall_putback->work, working, encounter, scene);
  add(method->speed_correction->work, working, encounter, scene);
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
