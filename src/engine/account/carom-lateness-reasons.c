/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lateness-reasons: compares the velocities with which two panes resolved the same contact,
 * and checks what the speed correction did against the work of gravity. */
#include "carom-lateness-reasons.h"

#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

/* ---- Facts ---- */

static gboolean is_same(CaromVec2 one, CaromVec2 other, double scale) {
  return carom_vec2_distance(one, other) <= CAROM_LATENESS_ROUNDING * scale;
}

double carom_lateness_reasons_speed_scale(const CaromEncounterRecord *exact,
                                          const CaromEncounterRecord *stepped) {
  return fmax(carom_contact_speed_scale(&exact->record.contact, &exact->record.outcome),
              carom_contact_speed_scale(&stepped->record.contact, &stepped->record.outcome));
}

/* Whether each body had, when the step resolved the contact, what it had at the exact time and what
 * gravity has added since; a disc that is driven gets nothing from gravity. */
static gboolean is_resolved_later(const CaromEncounterRecord *exact,
                                  const CaromEncounterRecord *stepped, CaromVec2 gained) {
  const CaromContact *before = &exact->record.contact, *now = &stepped->record.contact;
  double scale = carom_lateness_reasons_speed_scale(exact, stepped);
  CaromVec2 gained_a = stepped->flight_a.pinned ? carom_vec2(0, 0) : gained;
  CaromVec2 gained_b =
      stepped->record.b < 0 || stepped->flight_b.pinned ? carom_vec2(0, 0) : gained;
  return is_same(now->velocity_a, carom_vec2_add(before->velocity_a, gained_a), scale) &&
         is_same(now->velocity_b, carom_vec2_add(before->velocity_b, gained_b), scale);
}

/* Adds what a speed correction made of the velocity that was found at a wall. */
static void add_correction(CaromLatenessReasons *reasons, const CaromEncounterRecord *exact,
                           const CaromEncounterRecord *stepped, CaromVec2 gravity) {
  double g = carom_vec2_length(gravity), scale = carom_lateness_reasons_speed_scale(exact, stepped);
  CaromVec2 found = stepped->velocity_found_a, corrected = stepped->velocity_corrected_a;
  CaromVec2 change = carom_vec2_sub(corrected, found), down = carom_vec2_scale(gravity, 1 / g);
  CaromVec2 touch = carom_flight_position_at(&exact->flight_a, gravity, exact->record.time_s);
  CaromVec2 way = carom_vec2_sub(stepped->found_a, stepped->contact_a);
  double lower = carom_vec2_dot(carom_vec2_sub(stepped->contact_a, touch), down);
  double squares = carom_vec2_dot(found, found) - carom_vec2_dot(corrected, corrected);
  double across = change.x * down.y - change.y * down.x;
  double distance = carom_vec2_length(stepped->record.contact.d);
  reasons->lower = fabs(lower) > CAROM_LATENESS_ROUNDING * distance ? lower : 0;
  reasons->is_across = fabs(across) > CAROM_LATENESS_ROUNDING * scale;
  reasons->is_estimate =
      fabs(squares - 2 * carom_vec2_dot(gravity, way)) > CAROM_LATENESS_ROUNDING * scale * scale;
}

CaromLatenessReasons carom_lateness_reasons(const CaromEncounterRecord *exact,
                                            const CaromEncounterRecord *stepped,
                                            const CaromScene *scene, double late_s) {
  CaromLatenessReasons reasons = {0};
  CaromVec2 gained = carom_vec2_scale(scene->gravity, late_s);
  gboolean is_slight =
      is_same(gained, carom_vec2(0, 0), carom_lateness_reasons_speed_scale(exact, stepped));
  if (late_s <= 0 || is_slight)
    return reasons;
  if (is_resolved_later(exact, stepped, gained))
    reasons.gained = gained;
  else if (stepped->record.b < 0 && stepped->record.kind == CAROM_CONTACT_PLAIN &&
           is_same(stepped->velocity_found_a,
                   carom_vec2_add(exact->record.contact.velocity_a, gained),
                   carom_lateness_reasons_speed_scale(exact, stepped)))
    add_correction(&reasons, exact, stepped, scene->gravity);
  return reasons;
}

/* ---- Sentences ---- */

static void add_gained(const CaromLatenessReasons *reasons, const CaromScene *scene,
                       GString *text) {
  double gained = carom_vec2_length(reasons->gained);
  g_autofree char *speed = carom_encounter_words_quantity(scene, CAROM_DIMENSION_VELOCITY, gained);
  g_autofree char *time = carom_encounter_words_quantity(
      scene, CAROM_DIMENSION_TIME, gained / carom_vec2_length(scene->gravity));
  if (gained > 0)
    g_string_append_printf(
        text,
        /* Translators: a time and a speed */
        _("The contact was resolved with the velocities at the end of the step, and gravity had "
          "worked for %1$s longer by then: it changes the velocity of a falling disc by %2$s in "
          "that time."),
        time, speed);
  if (gained > 0)
    g_string_append_c(text, '\n');
}

static void add_place(const CaromLatenessReasons *reasons, const CaromScene *scene, const char *a,
                      GString *text) {
  g_autofree char *way =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, fabs(reasons->lower));
  if (reasons->lower == 0)
    return;
  g_string_append_printf(
      text,
      reasons->lower > 0
          /* Translators: a disc and a length */
          ? _("The place to which %1$s was put back is %2$s further down, along gravity, than that "
              "where it touched, and the speed was corrected for that place.")
          /* Translators: a disc and a length */
          : _("The place to which %1$s was put back is %2$s further up, against gravity, than that "
              "where it touched, and the speed was corrected for that place."),
      a, way);
  g_string_append_c(text, '\n');
}

void carom_lateness_reasons_describe(const CaromLatenessReasons *reasons, const CaromScene *scene,
                                     const char *a, GString *text) {
  add_gained(reasons, scene, text);
  add_place(reasons, scene, a, text);
  if (reasons->is_across)
    g_string_append_printf(text, "%s\n",
                           _("The speed correction changed the velocity across gravity, too, which "
                             "gravity itself does not change."));
  if (reasons->is_estimate)
    g_string_append_printf(text, "%s\n",
                           _("The speed correction did not take back just what gravity had done on "
                             "the way that the disc was put back."));
}
