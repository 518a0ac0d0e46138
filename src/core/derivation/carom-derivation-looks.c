/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-looks: what there is to see in the picture of all methods at once, in five
 * sentences; and what a method reads there. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void carom_chapter_write_looks(CaromDerivation *derivation) {
  gboolean rubs = carom_chapter_has_friction(derivation);
  const char *velocities = N_("All velocities from 0, turned so that ‹n› points to the right. "
                              "Before, dashed: ‹u_a› and ‹u_b›. After, solid: ‹v_a› and ‹v_b›.");
  const char *of_one = N_("Both velocities from 0, turned so that ‹n› points to the right. Before, "
                          "dashed: ‹u_a›. After, solid: ‹v_a›.");
  const char *change =
      N_("The change. Both get the same push ‹J›, in opposite directions; over the "
         "mass, it is the change of the velocity.");
  const char *change_of_one =
      N_("The change. The push ‹J›, over the mass, is the change of the velocity.");
  const char *const sentences[CAROM_N_LOOKS] = {
      [CAROM_LOOK_VELOCITIES] =
          carom_chapter_by_partner(derivation, velocities, velocities, of_one),
      [CAROM_LOOK_NORMAL] =
          rubs
              ? N_("The line. They push along ‹n›; across it, friction leaves ‹f› of how fast they "
                   "rub.")
              : N_("The line. They push along ‹n›, so all that changes lies along it. What is "
                   "across it stays."),
      [CAROM_LOOK_READINGS] =
          N_("The rulers. Each method reads off how fast they move along ‹n›, on a ruler of its "
             "own: whatever the numbers, the places are the same."),
      [CAROM_LOOK_CHANGE] =
          rubs
              ? N_("The change. The push ‹J› along ‹n› and that of friction across it, ‹J_t›, over "
                   "the mass, are the change of the velocity.")
              : carom_chapter_by_partner(derivation, change, change_of_one, change_of_one),
      [CAROM_LOOK_SAME] = N_("The same arrows. On every ruler, what comes after stands at the same "
                             "places: so the velocities are the same."),
  };
  for (CaromLook look = 0; look < CAROM_N_LOOKS; look++)
    derivation->looks[look].sentence = sentences[look];
}

/* An arrow along n, as long as the speed is, under the name that the method has for it. */
static CaromMark mark_reading(const CaromDerivation *derivation, const CaromNormalSpeed *speed,
                              CaromContactBody body) {
  CaromVec2 d = derivation->contact.d;
  return (CaromMark){
      .kind = CAROM_MARK_ARROW,
      .place = CAROM_OF_BODY(body, CAROM_PLACE_A, CAROM_PLACE_B),
      .label = speed->reading,
      .vector = carom_vec2_scale(d, speed->value / carom_vec2_length(d)),
      .dimension = CAROM_DIMENSION_VELOCITY,
  };
}

void carom_derivation_look_marks(const CaromDerivation *derivation, CaromLook look,
                                 const CaromWorking *working, CaromMark marks[]) {
  memcpy(marks, derivation->looks[look].marks, sizeof derivation->looks[look].marks);
  if (look != CAROM_LOOK_READINGS)
    return;
  guint n = 0;
  while (n < CAROM_DERIVATION_MAX_MARKS && marks[n].kind != CAROM_MARK_NONE)
    n++;
  g_assert(n + CAROM_N_CONTACT_BODIES <= CAROM_DERIVATION_MAX_MARKS);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (working->before[body].reading)
      marks[n++] = mark_reading(derivation, &working->before[body], body);
}
