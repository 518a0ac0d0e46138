/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-account: what a pane did at a contact, line by line. Every part of its method
 * works out what it did itself; here are only the numbers that all of them start from, and their
 * order. The workings of all questions are in one block that counts its references. */
#include "carom-encounter-account.h"

#include "carom-detection.h"
#include "carom-encounter.h"
#include "carom-separation.h"
#include "carom-stepped.h"
#include "carom-working-rounding.h"

#include <glib/gi18n-lib.h>

static void define_given(CaromWorking *working, const CaromEncounterRecord *encounter,
                         const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  carom_working_init_plain(working);
  carom_working_define(working, "r_a", carom_value_number(encounter->flight_a.radius),
                       CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "r_b",
                       carom_value_number(record->b >= 0 ? encounter->flight_b.radius : 0),
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

/* @work: (nullable): NULL: the part of the method has nothing to say */
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
  if (encounter->record.b >= 0)
    add(method->separation->work, working, encounter, scene);
  else
    carom_stepped_work_wall(working, method, encounter, scene);
}

/* ---- What came of it ---- */

/* Adds d, and what it leads to. Where a rule has not put a disc back to the wall itself, d leads to
 * nothing, and the gap shows so. */
static void add_way(CaromWorking *working, const CaromEncounterRecord *encounter) {
  gboolean with_wall = encounter->record.b < 0;
  CaromVec2 gap = with_wall ? carom_encounter_record_wall_gap(encounter) : carom_vec2(0, 0);
  gboolean touches = gap.x == 0 && gap.y == 0;
  carom_working_define(working, "gap", carom_value_vector(gap), CAROM_DIMENSION_LENGTH);
  carom_working_define(
      working, "to_wall",
      carom_value_vector(carom_vec2_sub(encounter->contact_b, encounter->contact_a)),
      CAROM_DIMENSION_LENGTH);
  CAROM_GIVEN_LINE(
      working, "d", CAROM_DIMENSION_LENGTH, encounter->record.contact.d,
      !with_wall ? N_("From the first centre towards the second, as the contact was resolved.")
      : touches  ? N_("From the disc’s centre to the point of the wall that it touches, as the "
                       "contact was resolved.")
                 : N_("From the disc’s centre along the normal of where it was found, one radius "
                       "long. The disc was not put back to just touching the wall, so this does not "
                       "end at a point of the wall."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"},
      {touches ? CAROM_MARK_NONE : CAROM_MARK_SPAN, CAROM_PLACE_A, "L'", .vector = "gap",
       .shift = "to_wall - gap"});
}

/* Adds the normal, which points to the second body, or into the wall, as in all workings. */
static void add_normal(CaromWorking *working, const CaromContactRecord *record) {
  CaromVec2 n = carom_encounter_normal(record);
  carom_working_define(working, "n", carom_value_vector(n), CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "n", "d / |d|", n,
             record->contact.tangential_factor < 1
                 ? N_("The normal: a vector of length 1. The bodies push each other along it; "
                      "friction acts across it.")
                 : N_("The normal: a vector of length 1. Smooth bodies push each other along it, "
                      "and along nothing else."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"});
  CAROM_LINE(working, "θ", "atan2(n.y; n.x)", atan2(n.y, n.x),
             N_("The direction of the normal, as an angle from the x axis."),
             {CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "n"});
}

/* The velocity of a disc that a rule has put back to a wall is u there, where the resolver begins,
 * and has a dash or two here, where it is found first. */
static const char *velocity_reason(const CaromEncounterRecord *encounter) {
  const CaromContactRecord *record = &encounter->record;
  gboolean is_corrected =
      encounter->overlapped && record->b < 0 &&
      carom_vec2_distance(encounter->velocity_found_a, encounter->velocity_corrected_a) > 0;
  return record->kind == CAROM_CONTACT_LYING
             ? N_("The velocity after the contact: the working of the resolver tells how it "
                  "follows; there ‹u''_a› is called ‹u_a›, and ‹e'› is ‹e›.")
         : is_corrected
             ? N_("The velocity after the contact: the working of the resolver tells how it "
                  "follows; there ‹u'_a› is called ‹u_a›.")
             : N_("The velocity after the contact. How it follows from the normal and the velocity "
                  "before is what the working of the resolver tells.");
}

static void add_velocity(CaromWorking *working, const CaromMethod *method,
                         const CaromEncounterRecord *encounter, CaromContactBody body) {
  const CaromContactRecord *record = &encounter->record;
  CAROM_GIVEN_LINE(
      working, "v_a", CAROM_DIMENSION_VELOCITY, carom_contact_record_leaves_with(record, body),
      record->cluster_size > 1
          ? N_("The velocity after the contact, which was resolved together with others.")
      : record->rebound.x != 0 || record->rebound.y != 0
          ? N_("The velocity after the contact. The resolver’s answer left the two approaching, so "
               "they were turned round as well: “Before and after” has the answer, and says how.")
      : carom_resolver_is_wrong(method->resolver)
          ? N_("The velocity after the contact, as this resolver gives it, which is wrong on "
               "purpose.")
      : carom_contact_is_movable(&record->contact, body)
          ? velocity_reason(encounter)
          : N_("The velocity after the contact: no contact changes it."),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
}

static void work_out_result(CaromWorking *working, const CaromMethod *method,
                            const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  add_way(working, encounter);
  add_normal(working, record);
  add(method->detection->work_result, working, encounter, scene);
  CAROM_FOR_BOTH_BODIES(working, body)
    if (carom_contact_record_disc(record, body) >= 0)
      add_velocity(working, method, encounter, body);
}

/* ---- All questions ---- */

static gboolean knows(const CaromWorking *working, const char *name) {
  for (guint i = 0; i < working->n_terms; i++)
    if (g_str_equal(working->terms[i].name, name))
      return TRUE;
  return FALSE;
}

/* No line refers to what is defined after all of them. Pictures have these arrows beside the marks
 * of any line, and write their names as those of vectors. */
static void define_arrows(CaromWorking *working, const CaromContactRecord *record) {
  static const char *const incoming[] = {"u_a", "u'_a", "u''_a", "u_b"};
  for (guint i = 0; i < G_N_ELEMENTS(incoming); i++)
    if (!knows(working, incoming[i]))
      carom_working_define(
          working, incoming[i],
          carom_value_vector(i < 3 ? record->contact.velocity_a : record->contact.velocity_b),
          CAROM_DIMENSION_VELOCITY);
  CAROM_FOR_BOTH_BODIES(working, body)
    if (!knows(working, CAROM_OF_BODY(body, "v_a", "v_b")))
      carom_working_define(
          working, "v_a",
          carom_value_vector(carom_contact_outcome_velocity(&record->outcome, body)),
          CAROM_DIMENSION_VELOCITY);
}

CaromWorking carom_encounter_account_work(const CaromScene *scene, const CaromMethod *method,
                                          const CaromEncounterRecord *encounter,
                                          CaromEncounterQuestion question) {
  CaromWorking working;
  define_given(&working, encounter, scene);
  if (question == CAROM_ENCOUNTER_WHEN)
    add(method->detection->work, &working, encounter, scene);
  else if (question == CAROM_ENCOUNTER_WHERE)
    work_out_where(&working, method, encounter, scene);
  else
    work_out_result(&working, method, encounter, scene);
  define_arrows(&working, &encounter->record);
  return working;
}

const char *carom_encounter_account_incoming(const CaromWorking *where, CaromContactBody body) {
  static const char *const names[][CAROM_N_CONTACT_BODIES] = {
      {"u''_a", "u''_b"}, {"u'_a", "u'_b"}, {"u_a", "u_b"}};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++)
    for (guint k = 0; k < where->n_lines; k++)
      if (g_str_equal(where->lines[k].symbol, names[i][body]))
        return names[i][body];
  return CAROM_OF_BODY(body, "u_a", "u_b");
}

/* ---- The account ---- */

static const struct {
  const char *id;
  const char *title;   /* translatable */
  const char *nothing; /* translatable: the sentence that stands where there are no lines */
} questions[] = {
    [CAROM_ENCOUNTER_WHEN] = {"when", NC_("question about a contact", "When"),
                              N_("There was nothing to calculate.")},
    [CAROM_ENCOUNTER_WHERE] = {"where", NC_("question about a contact", "Where"),
                               N_("They were resolved where they were: nothing was moved.")},
    [CAROM_ENCOUNTER_RESULT] = {"result", NC_("question about a contact", "With what result"),
                                N_("There was nothing to calculate.")},
};
G_STATIC_ASSERT(G_N_ELEMENTS(questions) == CAROM_N_ENCOUNTER_QUESTIONS);

CaromEncounterAccount *carom_encounter_account_new(const CaromScene *scene,
                                                   const CaromMethod *method,
                                                   const CaromEncounterRecord *encounter) {
  CaromEncounterAccount *account = g_rc_box_new(CaromEncounterAccount);
  account->encounter = *encounter;
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    account->workings[i] = carom_encounter_account_work(scene, method, encounter, i);
    account->readable[i] = carom_working_rounding_drop(&account->workings[i]);
  }
  return account;
}

CaromEncounterAccount *carom_encounter_account_ref(CaromEncounterAccount *account) {
  return g_rc_box_acquire(account);
}

void carom_encounter_account_unref(CaromEncounterAccount *account) {
  g_rc_box_release(account);
}

const char *carom_encounter_account_title(CaromEncounterQuestion question) {
  return g_dpgettext2(NULL, "question about a contact", questions[question].title);
}

const char *carom_encounter_account_id(CaromEncounterQuestion question) {
  return questions[question].id;
}

const char *carom_encounter_account_remark(const CaromEncounterAccount *account,
                                           CaromEncounterQuestion question) {
  return account->workings[question].n_lines == 0 ? _(questions[question].nothing) : NULL;
}
