/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-lateness: differences of two records, and a sentence for each of them. Reasons
 * are found by comparing the velocities with which the two panes resolved the contact, and what the
 * speed correction did with the work of gravity. */
#include "carom-encounter-lateness.h"

#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-encounter.h"

#include <glib/gi18n-lib.h>

/* What is less than this, in radians or as a fraction of speeds, of the distance of the bodies or
 * of a step, is rounding that has added up over the steps of a run, see carom_digits_split(). */
#define ROUNDING 1e-9

/* ---- Reasons ---- */

static gboolean is_same(CaromVec2 one, CaromVec2 other, double scale) {
  return carom_vec2_distance(one, other) <= ROUNDING * scale;
}

/* Returns: the speed of which a difference may be a fraction: the greatest one in either pane */
static double speed_scale(const CaromEncounterRecord *exact, const CaromEncounterRecord *stepped) {
  return fmax(carom_contact_speed_scale(&exact->record.contact, &exact->record.outcome),
              carom_contact_speed_scale(&stepped->record.contact, &stepped->record.outcome));
}

/* Whether each body had, when the step resolved the contact, what it had at the exact time and what
 * gravity has added since; a disc that is driven gets nothing from gravity. */
static gboolean is_resolved_later(const CaromEncounterRecord *exact,
                                  const CaromEncounterRecord *stepped, CaromVec2 gained) {
  const CaromContact *before = &exact->record.contact, *now = &stepped->record.contact;
  double scale = speed_scale(exact, stepped);
  CaromVec2 gained_a = stepped->flight_a.pinned ? carom_vec2(0, 0) : gained;
  CaromVec2 gained_b =
      stepped->record.b < 0 || stepped->flight_b.pinned ? carom_vec2(0, 0) : gained;
  return is_same(now->velocity_a, carom_vec2_add(before->velocity_a, gained_a), scale) &&
         is_same(now->velocity_b, carom_vec2_add(before->velocity_b, gained_b), scale);
}

/* Adds what a speed correction made of the velocity that was found at a wall. */
static void add_correction(CaromLatenessReasons *reasons, const CaromEncounterRecord *exact,
                           const CaromEncounterRecord *stepped, CaromVec2 gravity) {
  double g = carom_vec2_length(gravity), scale = speed_scale(exact, stepped);
  CaromVec2 found = stepped->velocity_found_a, corrected = stepped->velocity_corrected_a;
  CaromVec2 change = carom_vec2_sub(corrected, found), down = carom_vec2_scale(gravity, 1 / g);
  CaromVec2 touch = carom_flight_position_at(&exact->flight_a, gravity, exact->record.time_s);
  CaromVec2 way = carom_vec2_sub(stepped->found_a, stepped->contact_a);
  double lower = carom_vec2_dot(carom_vec2_sub(stepped->contact_a, touch), down);
  double squares = carom_vec2_dot(found, found) - carom_vec2_dot(corrected, corrected);
  double across = change.x * down.y - change.y * down.x;
  double distance = carom_vec2_length(stepped->record.contact.d);
  reasons->lower = fabs(lower) > ROUNDING * distance ? lower : 0;
  reasons->is_across = fabs(across) > ROUNDING * scale;
  reasons->is_estimate =
      fabs(squares - 2 * carom_vec2_dot(gravity, way)) > ROUNDING * scale * scale;
}

/* There are no reasons if the scene has no gravity, or the step was not late.
 *
 * @exact, @stepped: of the same contact
 * @late_s: by which the end of the step was later */
static CaromLatenessReasons find_reasons(const CaromEncounterRecord *exact,
                                         const CaromEncounterRecord *stepped,
                                         const CaromScene *scene, double late_s) {
  CaromLatenessReasons reasons = {0};
  CaromVec2 gained = carom_vec2_scale(scene->gravity, late_s);
  double scale = speed_scale(exact, stepped);
  if (late_s <= 0 || is_same(gained, carom_vec2(0, 0), scale))
    return reasons;
  if (is_resolved_later(exact, stepped, gained))
    reasons.gained = gained;
  else if (stepped->record.b < 0 && stepped->record.kind == CAROM_CONTACT_PLAIN &&
           is_same(stepped->velocity_found_a,
                   carom_vec2_add(exact->record.contact.velocity_a, gained), scale))
    add_correction(&reasons, exact, stepped, scene->gravity);
  return reasons;
}

/* ---- Differences ---- */

static gboolean is_resting(const CaromEncounterRecord *encounter) {
  return encounter->record.kind != CAROM_CONTACT_PLAIN;
}

static CaromVec2 change_of(const CaromEncounterRecord *exact, const CaromEncounterRecord *stepped,
                           CaromContactBody body) {
  double scale = speed_scale(exact, stepped);
  if (carom_contact_record_disc(&exact->record, body) < 0)
    return carom_vec2(0, 0);
  CaromVec2 change = carom_vec2_sub(carom_contact_record_leaves_with(&stepped->record, body),
                                    carom_contact_record_leaves_with(&exact->record, body));
  return carom_vec2_length(change) > ROUNDING * scale ? change : carom_vec2(0, 0);
}

static double depth_of(const CaromEncounterRecord *encounter) {
  double distance = carom_vec2_length(encounter->record.contact.d);
  return encounter->depth > ROUNDING * distance ? encounter->depth : 0;
}

static double angle_between(CaromVec2 from, CaromVec2 to) {
  double angle = atan2(from.x * to.y - from.y * to.x, carom_vec2_dot(from, to));
  return fabs(angle) > ROUNDING ? angle : 0;
}

CaromEncounterLateness carom_encounter_lateness(const CaromEncounterRecord *exact,
                                                const CaromEncounterRecord *stepped,
                                                const CaromScene *scene) {
  /* Where a separation rewinds, the record has the time to which it went back. */
  double seen_s = (double)stepped->record.frame * scene->dt_s;
  double late_s = seen_s - exact->record.time_s;
  CaromVec2 exact_n = carom_encounter_normal(&exact->record);
  CaromVec2 n = carom_encounter_normal(&stepped->record);
  return (CaromEncounterLateness){
      .kind = is_resting(exact) || is_resting(stepped) ? CAROM_LATENESS_RESTING
                                                       : CAROM_LATENESS_COMPARED,
      .exact_s = exact->record.time_s,
      .seen_s = seen_s,
      .late_s = fabs(late_s) > ROUNDING * scene->dt_s ? late_s : 0,
      .depth = depth_of(stepped),
      .exact_depth = depth_of(exact),
      .back_a = carom_encounter_record_move(stepped, stepped->found_a, stepped->contact_a),
      .back_b = carom_encounter_record_move(stepped, stepped->found_b, stepped->contact_b),
      .onward_a = carom_encounter_record_move(stepped, stepped->contact_a, stepped->left_a),
      .onward_b = carom_encounter_record_move(stepped, stepped->contact_b, stepped->left_b),
      .exact_normal_rad = atan2(exact_n.y, exact_n.x),
      .normal_rad = atan2(n.y, n.x),
      .turned_rad = angle_between(exact_n, n),
      .change_a = change_of(exact, stepped, CAROM_BODY_A),
      .change_b = change_of(exact, stepped, CAROM_BODY_B),
      .reasons = find_reasons(exact, stepped, scene, late_s),
  };
}

/* ---- Sentences ---- */

typedef struct {
  const CaromEncounterLateness *lateness;
  const CaromEncounterRecord *stepped;
  const CaromScene *scene;
  const char *exact_title, *stepped_title;
  const char *a, *b; /* the names of the bodies */
} Words;

/* @line: (transfer full) (nullable): NULL adds nothing */
static void add_line(GString *text, char *line) {
  if (line)
    g_string_append_printf(text, "%s\n", line);
  g_free(line);
}

/* At a wall the disc alone moves, so it is the one that is late. */
static char *describe_late(const Words *words, const char *seen, const char *by,
                           const char *exact) {
  gboolean overlapped = words->lateness->exact_depth > 0;
  if (words->stepped->record.b < 0)
    return g_strdup_printf(
        overlapped
            /* Translators: the title of a pane, two times, the title of a pane and a time */
            ? _("“%1$s” saw this contact at t = %2$s, when a step ended: %3$s later than "
                "“%4$s”, which had it at t = %5$s. The disc was in the wall already.")
            /* Translators: the title of a pane, two times, the title of a pane and a time */
            : _("“%1$s” saw this contact at t = %2$s, when a step ended: %3$s later than "
                "“%4$s”, which had it at t = %5$s, when the disc touched the wall."),
        words->stepped_title, seen, by, words->exact_title, exact);
  return g_strdup_printf(
      overlapped
          /* Translators: the title of a pane, two times, the title of a pane and a time */
          ? _("“%1$s” saw this contact at t = %2$s, when a step ended: %3$s later than "
              "“%4$s”, which had it at t = %5$s. They overlapped already.")
          /* Translators: the title of a pane, two times, the title of a pane and a time */
          : _("“%1$s” saw this contact at t = %2$s, when a step ended: %3$s later than "
              "“%4$s”, which had it at t = %5$s, when they touched."),
      words->stepped_title, seen, by, words->exact_title, exact);
}

static char *describe_lateness(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  g_autofree char *seen = carom_encounter_words_clock(it->seen_s);
  g_autofree char *exact = carom_encounter_words_clock(it->exact_s);
  g_autofree char *by =
      carom_encounter_words_quantity(words->scene, CAROM_DIMENSION_TIME, fabs(it->late_s));
  if (it->late_s == 0)
    /* Translators: twice the title of a pane, then a time */
    return g_strdup_printf(_("“%1$s” saw this contact when “%2$s” had it, at t = %3$s: a step "
                             "ended just then."),
                           words->stepped_title, words->exact_title, seen);
  if (it->late_s < 0)
    /* Translators: the title of a pane, two times, the title of a pane and a time */
    return g_strdup_printf(_("“%1$s” had this contact at t = %2$s, %3$s earlier than “%4$s”, which "
                             "had it at t = %5$s: the panes were apart already."),
                           words->stepped_title, seen, by, words->exact_title, exact);
  return describe_late(words, seen, by, exact);
}

static char *describe_depth(const Words *words) {
  double depth = words->lateness->depth;
  g_autofree char *length =
      carom_encounter_words_quantity(words->scene, CAROM_DIMENSION_LENGTH, depth);
  if (!(depth > 0) && words->stepped->record.b < 0)
    return g_strdup(_("The disc was not in the wall then, so nothing had to be put back."));
  if (!(depth > 0))
    return g_strdup(_("They did not overlap then, so nothing had to be put back."));
  if (words->stepped->record.b < 0)
    /* Translators: a disc, a length and a wall */
    return g_strdup_printf(_("By then %1$s was %2$s past the place where it touches %3$s."),
                           words->a, length, words->b);
  /* Translators: two discs and a length */
  return g_strdup_printf(_("By then %1$s and %2$s overlapped by %3$s."), words->a, words->b,
                         length);
}

static gboolean is_zero(CaromVec2 vector) {
  return vector.x == 0 && vector.y == 0;
}

static char *describe_back(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  g_auto(CaromEncounterWordsMoves) moves =
      carom_encounter_words_moves_before(words->stepped, words->scene);
  if (is_zero(it->back_a) && (words->stepped->record.b < 0 || is_zero(it->back_b)))
    return it->depth > 0
               ? g_strdup(_("The velocities were worked out there, with nothing put back before."))
               : NULL;
  if (words->stepped->record.b < 0)
    /* Translators: a disc and a length */
    return g_strdup_printf(_("It was put back by %2$s before the velocity of %1$s was worked out."),
                           moves.name_a, moves.way_a);
  /* Translators: how far each disc was moved */
  return g_strdup_printf(_("Before the velocities were worked out, the rule put back %s."),
                         moves.both);
}

static char *describe_onward(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  g_auto(CaromEncounterWordsMoves) moves =
      carom_encounter_words_moves_after(words->stepped, words->scene);
  if (is_zero(it->onward_a) && (words->stepped->record.b < 0 || is_zero(it->onward_b)))
    return NULL;
  if (words->stepped->record.b < 0)
    /* Translators: a disc and a length */
    return g_strdup_printf(_("Afterwards %1$s was moved by %2$s."), moves.name_a, moves.way_a);
  /* Translators: how far each disc was moved */
  return g_strdup_printf(_("Afterwards the rule moved %s."), moves.both);
}

#define DIGITS     4  /* how many an angle has */
#define ALL_DIGITS 17 /* with which two doubles that differ are written differently */

static char *degrees(double angle_rad, int digits) {
  g_autofree char *number = carom_digits_text(angle_rad * 180 / G_PI, digits);
  /* Translators: an angle in degrees */
  return g_strdup_printf(_("%s°"), number);
}

/* Returns: how many digits it takes so that two angles that differ do so on the page */
static int digits_to_tell(double one_rad, double other_rad) {
  for (int digits = DIGITS; digits < ALL_DIGITS; digits++) {
    g_autofree char *one = degrees(one_rad, digits), *other = degrees(other_rad, digits);
    if (!g_str_equal(one, other))
      return digits;
  }
  return ALL_DIGITS;
}

/* Whether something else than being late has a part in what differs. */
static gboolean has_other_causes(const CaromEncounterLateness *it) {
  return it->is_wrong || it->had_contacts || it->order_differs;
}

/* Whether a rule went back in time: then what they did since they touched is undone. */
static gboolean is_rewound(const Words *words) {
  return words->stepped->record.time_s < words->lateness->seen_s;
}

/* Straight ways back lead to where they touched, unless gravity bends the paths. Discs that fall
 * alike are no exception: as one of them sees the other, the path is straight. */
static gboolean is_bent(const Words *words) {
  CaromVec2 g = words->scene->gravity;
  return is_rewound(words) && (g.x != 0 || g.y != 0) &&
         !carom_encounter_record_in_several(words->stepped);
}

/* Says by how much the normal differs, and why if that is known: of a disc at the end of a wall, or
 * of two discs. */
static char *describe_turn(const Words *words, const char *turned, const char *seen,
                           const char *exact) {
  const CaromEncounterLateness *it = words->lateness;
  gboolean is_known = it->late_s > 0 && !has_other_causes(it);
  gboolean with_wall = words->stepped->record.b < 0;
  if (is_known && is_bent(words))
    return g_strdup_printf(
        with_wall
            /* Translators: three angles */
            ? _("The normal, along which they push each other, differs by %1$s: it is at %2$s in "
                "place of %3$s, since the disc was put back along a straight line, and gravity "
                "bends its path.")
            /* Translators: three angles */
            : _("The normal, along which they push each other, differs by %1$s: it is at %2$s in "
                "place of %3$s, since they were put back along straight lines, and gravity bends "
                "the path of one as the other sees it."),
        turned, seen, exact);
  if (is_known && !is_rewound(words))
    return g_strdup_printf(
        with_wall
            /* Translators: three angles */
            ? _("The normal, along which they push each other, differs by %1$s: it is at %2$s in "
                "place of %3$s, since the disc had gone on past the end of the wall.")
            /* Translators: three angles */
            : _("The normal, along which they push each other, differs by %1$s: it is at %2$s in "
                "place of %3$s, since they had gone on past each other."),
        turned, seen, exact);
  return g_strdup_printf(
      /* Translators: three angles */
      _("The normal, along which they push each other, differs by %1$s: it is at %2$s in place of "
        "%3$s."),
      turned, seen, exact);
}

static char *describe_normal(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  int digits = it->turned_rad == 0 ? DIGITS : digits_to_tell(it->exact_normal_rad, it->normal_rad);
  g_autofree char *turned = degrees(fabs(it->turned_rad), DIGITS);
  g_autofree char *exact = degrees(it->exact_normal_rad, digits);
  g_autofree char *seen = degrees(it->normal_rad, digits);
  if (it->turned_rad == 0)
    /* Translators: an angle */
    return g_strdup_printf(_("The normal is the same, at %1$s."), exact);
  return describe_turn(words, turned, seen, exact);
}

static char *speed_of(const Words *words, CaromVec2 change) {
  return carom_encounter_words_quantity(words->scene, CAROM_DIMENSION_VELOCITY,
                                        carom_vec2_length(change));
}

static gboolean has_changed(const CaromEncounterLateness *it) {
  return it->turned_rad != 0 || !is_zero(it->change_a) || !is_zero(it->change_b);
}

static char *describe_change(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  g_autofree char *of_a = speed_of(words, it->change_a), *of_b = speed_of(words, it->change_b);
  if (is_zero(it->change_a) && is_zero(it->change_b))
    return !has_changed(it) && it->late_s > 0
               ? g_strdup(_("The velocities afterwards are the same, too: the push is the same, "
                            "only seen later."))
               : g_strdup(_("The velocities afterwards are the same."));
  if (words->stepped->record.b < 0)
    /* Translators: a disc and a speed */
    return g_strdup_printf(_("The velocity of %1$s afterwards differs by %2$s."), words->a, of_a);
  if (is_zero(it->change_a) || is_zero(it->change_b))
    return g_strdup_printf(
        /* Translators: a disc, a speed, and another disc */
        _("The velocity of %1$s afterwards differs by %2$s; that of %3$s is the same."),
        is_zero(it->change_b) ? words->a : words->b, is_zero(it->change_b) ? of_a : of_b,
        is_zero(it->change_b) ? words->b : words->a);
  return g_strdup_printf(
      /* Translators: twice a disc and a speed */
      _("The velocities afterwards differ, that of %1$s by %2$s and that of %3$s "
        "by %4$s."),
      words->a, of_a, words->b, of_b);
}

/* Reasons are told of a change that has no other causes than that it was seen late. Where a disc
 * was in several overlaps, what it was left with is not what this contact made of it. */
static gboolean tells_reasons(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  return !(is_zero(it->change_a) && is_zero(it->change_b)) && !has_other_causes(it) &&
         !carom_encounter_record_in_several(words->stepped);
}

static char *describe_gained(const Words *words) {
  double gained = carom_vec2_length(words->lateness->reasons.gained);
  if (!tells_reasons(words) || !(gained > 0))
    return NULL;
  g_autofree char *speed =
      carom_encounter_words_quantity(words->scene, CAROM_DIMENSION_VELOCITY, gained);
  g_autofree char *time = carom_encounter_words_quantity(
      words->scene, CAROM_DIMENSION_TIME, gained / carom_vec2_length(words->scene->gravity));
  return g_strdup_printf(
      /* Translators: a time and a speed */
      _("The contact was resolved with the velocities at the end of the step, and gravity had "
        "worked for %1$s longer by then: it changes the velocity of a falling disc by %2$s in "
        "that time."),
      time, speed);
}

static char *describe_place(const Words *words) {
  double lower = words->lateness->reasons.lower;
  if (!tells_reasons(words) || lower == 0)
    return NULL;
  g_autofree char *way =
      carom_encounter_words_quantity(words->scene, CAROM_DIMENSION_LENGTH, fabs(lower));
  return g_strdup_printf(
      lower > 0
          /* Translators: a disc and a length */
          ? _("The place to which %1$s was put back is %2$s further down, along gravity, than that "
              "where it touched, and the speed was corrected for that place.")
          /* Translators: a disc and a length */
          : _("The place to which %1$s was put back is %2$s further up, against gravity, than that "
              "where it touched, and the speed was corrected for that place."),
      words->a, way);
}

static char *describe_across(const Words *words) {
  return tells_reasons(words) && words->lateness->reasons.is_across
             ? g_strdup(_("The speed correction changed the velocity across gravity, too, which "
                          "gravity itself does not change."))
             : NULL;
}

static char *describe_estimate(const Words *words) {
  return tells_reasons(words) && words->lateness->reasons.is_estimate
             ? g_strdup(_("The speed correction did not take back just what gravity had done on "
                          "the way that the disc was put back."))
             : NULL;
}

static char *describe_other_causes(const Words *words) {
  const CaromEncounterLateness *it = words->lateness;
  if (it->is_wrong)
    return g_strdup(_("A resolver that is wrong on purpose has a part in these differences."));
  return it->had_contacts ? g_strdup(_("There were contacts before this one, so part of all this "
                                       "is what those have changed."))
                          : NULL;
}

static char *describe_order(const Words *words) {
  if (!words->lateness->order_differs)
    return NULL;
  return g_strdup_printf(
      /* Translators: twice the title of a pane */
      _("“%1$s” and “%2$s” did not resolve this contact and another one of the same discs in the "
        "same order: part of all this comes from that order, and not from being late."),
      words->exact_title, words->stepped_title);
}

static void describe_compared(const Words *words, GString *text) {
  char *(*const describe[])(const Words *) = {
      describe_lateness, describe_depth,    describe_back,   describe_onward,
      describe_normal,   describe_change,   describe_gained, describe_place,
      describe_across,   describe_estimate, describe_order,  describe_other_causes};
  for (guint i = 0; i < G_N_ELEMENTS(describe); i++)
    add_line(text, describe[i](words));
}

char *carom_encounter_lateness_describe(const CaromEncounterLateness *lateness,
                                        const CaromEncounterRecord *stepped,
                                        const CaromScene *scene, const char *exact_title,
                                        const char *stepped_title) {
  GString *text = g_string_new(NULL);
  g_autofree char *a = carom_encounter_words_name(scene, &stepped->record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, &stepped->record, CAROM_BODY_B);
  Words words = {lateness, stepped, scene, exact_title, stepped_title, a, b};
  if (lateness->kind == CAROM_LATENESS_COMPARED)
    describe_compared(&words, text);
  else
    /* Translators: two titles of panes */
    add_line(text, g_strdup_printf(_("“%1$s” and “%2$s” are not compared: this is where "
                                     "something lies. At exact times it hops, far too low to be "
                                     "seen; in steps it is put back and carried, step by step."),
                                   stepped_title, exact_title));
  return g_string_free(text, FALSE);
}

char *carom_encounter_lateness_summarise(const CaromEncounterLateness *lateness,
                                         const CaromScene *scene, const char *stepped_title) {
  double change = MAX(carom_vec2_length(lateness->change_a), carom_vec2_length(lateness->change_b));
  g_autofree char *late =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_TIME, lateness->late_s);
  g_autofree char *turned = degrees(fabs(lateness->turned_rad), DIGITS);
  g_autofree char *by = carom_encounter_words_quantity(scene, CAROM_DIMENSION_VELOCITY, change);
  if (lateness->kind != CAROM_LATENESS_COMPARED || !(lateness->late_s > 0))
    return NULL;
  if (!has_changed(lateness))
    /* Translators: the title of a pane and a time */
    return g_strdup_printf(_("“%1$s” saw it %2$s late: normal and velocities are the same"),
                           stepped_title, late);
  if (change == 0)
    /* Translators: the title of a pane, a time and an angle */
    return g_strdup_printf(_("“%1$s” saw it %2$s late: the normal differs by %3$s, the velocities "
                             "are the same"),
                           stepped_title, late, turned);
  if (lateness->turned_rad == 0)
    /* Translators: the title of a pane, a time and a speed */
    return g_strdup_printf(_("“%1$s” saw it %2$s late: the normal is the same, the velocities "
                             "differ by up to %3$s"),
                           stepped_title, late, by);
  /* Translators: the title of a pane, a time, an angle and a speed */
  return g_strdup_printf(_("“%1$s” saw it %2$s late: the normal differs by %3$s, the velocities by "
                           "up to %4$s"),
                         stepped_title, late, turned, by);
}
