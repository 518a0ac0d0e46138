/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outlook: runs the scene up to the contacts and notes whom the followed discs meet. If they
 * meet any others, it runs it a second time, for the paths of these from the start on.
 *
 * Where the times of contacts are known, discs fly freely between them and the ends of frames. So
 * the places of contacts follow from the records alone, and the run need not stop there. */
#include "carom-outlook.h"

#include "carom-detection.h"
#include "carom-run.h"

/* So much of the scene's duration is looked at after the last contact that is looked for. */
static const double share_beyond = 1.0 / 8;

typedef struct {
  guint disc;
  GArray *places; /* (element-type CaromVec2) */
} Path;

/* What one run has shown. */
typedef struct {
  GArray *paths;    /* (element-type Path): by ascending disc */
  GArray *contacts; /* (element-type CaromOutlookContact) */
} View;

/* A path has so many places at most: to draw more takes longer than to look ahead. */
#define MOST_PLACES 20000

/* The flight that a disc began last, within the present frame. */
typedef struct {
  CaromVec2 place, velocity;
  double since_s;
} Flight;

struct CaromOutlook {
  CaromScene *scene;
  CaromMethod method;
  CaromRun *run;   /* (nullable): NULL: nothing is left to do */
  View *seen;      /* what is told */
  View *filled;    /* what the run fills: the same view, unless it is the second run */
  GArray *met;     /* (element-type guint): discs that are to be followed from the start, too */
  Flight *flights; /* one for each disc that is there */
  guint n_changes; /* how many of the run's changes have been taken */
  guint n_placed;  /* how many contacts have got their places, which in steps are those at the ends
                      of their frames */
  double end_s;
};

static void path_clear(gpointer path) {
  g_array_unref(((Path *)path)->places);
}

static View *view_new(void) {
  View *view = g_new(View, 1);
  view->paths = g_array_new(FALSE, FALSE, sizeof(Path));
  g_array_set_clear_func(view->paths, path_clear);
  view->contacts = g_array_new(FALSE, FALSE, sizeof(CaromOutlookContact));
  return view;
}

static void view_free(View *view) {
  g_array_unref(view->paths);
  g_array_unref(view->contacts);
  g_free(view);
}

static Path *get_path(const View *view, guint i) {
  return &g_array_index(view->paths, Path, i);
}

/* Whether @disc is followed in @view; if not, @i is where its path would stand. */
static gboolean view_follows(const View *view, int disc, guint *i) {
  for (*i = 0; *i < view->paths->len && (int)get_path(view, *i)->disc < disc; ++*i)
    ;
  return *i < view->paths->len && (int)get_path(view, *i)->disc == disc;
}

static void view_follow(View *view, guint disc) {
  guint i;
  if (view_follows(view, (int)disc, &i))
    return;
  Path path = {disc, g_array_new(FALSE, FALSE, sizeof(CaromVec2))};
  g_array_insert_val(view->paths, i, path);
}

/* Whether this is the first run, which has not followed from the start the discs that it meets. */
static gboolean is_first_run(const CaromOutlook *outlook) {
  return outlook->filled == outlook->seen;
}

/* ---- Places ---- */

static void add_place(CaromOutlook *outlook, guint disc) {
  guint i;
  if (!view_follows(outlook->filled, (int)disc, &i))
    return;
  GArray *places = get_path(outlook->filled, i)->places;
  if (places->len < MOST_PLACES)
    g_array_append_val(places, outlook->flights[disc].place);
  else
    outlook->end_s = MIN(outlook->end_s, outlook->flights[disc].since_s);
}

/* Discs that have come in fly from there. */
static void take_entries(CaromOutlook *outlook) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(outlook->run, &n);
  for (; outlook->n_changes < n; outlook->n_changes++) {
    const CaromChange *change = &changes[outlook->n_changes];
    guint disc = (guint)change->body;
    if (change->kind != CAROM_CHANGE_ENTERS)
      continue;
    outlook->flights[disc] =
        (Flight){carom_world_entry_of(outlook->run->world, disc),
                 carom_scene_emitter(outlook->scene, change->which)->velocity, change->time_s};
    add_place(outlook, disc);
  }
}

/* At the end of a frame all discs begin another flight. */
static void take_frame(CaromOutlook *outlook) {
  const CaromWorld *world = outlook->run->world;
  take_entries(outlook);
  for (guint i = 0; i < world->bodies.n; i++)
    outlook->flights[i] = (Flight){carom_bodies_position(&world->bodies, i),
                                   carom_bodies_velocity(&world->bodies, i), world->time_s};
  for (guint i = 0; i < outlook->filled->paths->len; i++)
    if (get_path(outlook->filled, i)->disc < world->bodies.n)
      add_place(outlook, get_path(outlook->filled, i)->disc);
}

/* Disc @body of a contact whose time is known flies until then, and leaves with another velocity.
 */
static void take_flight(CaromOutlook *outlook, const CaromContactRecord *record,
                        CaromContactBody body) {
  int disc = carom_contact_record_disc(record, body);
  if (disc < 0)
    return;
  Flight *flight = &outlook->flights[disc];
  double dt_s = record->time_s - flight->since_s;
  flight->place = carom_vec2_add_scaled(flight->place, flight->velocity, dt_s);
  if (carom_contact_is_movable(&record->contact, body))
    flight->place =
        carom_vec2_add_scaled(flight->place, outlook->scene->gravity, 0.5 * dt_s * dt_s);
  flight->velocity = carom_contact_record_leaves_with(record, body);
  flight->since_s = record->time_s;
  add_place(outlook, (guint)disc);
}

/* ---- Contacts ---- */

/* Whether the contacts of @disc count: it is followed, or has been met before. */
static gboolean counts(const CaromOutlook *outlook, int disc) {
  guint k;
  if (disc >= 0 && view_follows(outlook->filled, disc, &k))
    return TRUE;
  for (guint i = 0; i < outlook->met->len; i++)
    if ((int)g_array_index(outlook->met, guint, i) == disc)
      return TRUE;
  return FALSE;
}

static void meet(CaromOutlook *outlook, int disc) {
  guint met = (guint)disc;
  if (disc >= 0 && !counts(outlook, disc))
    g_array_append_val(outlook->met, met);
}

static void set_places(const CaromOutlook *outlook, CaromOutlookContact *contact) {
  const CaromBodies *bodies = &outlook->run->world->bodies;
  contact->place_a = outlook->flights[contact->a].place;
  contact->place_b = contact->b < 0 ? contact->place_a : outlook->flights[(guint)contact->b].place;
  contact->radius_a = bodies->radius[contact->a];
  contact->radius_b = contact->b < 0 ? 0 : bodies->radius[(guint)contact->b];
}

static void take_contact(CaromOutlook *outlook, const CaromContactRecord *record) {
  GArray *contacts = outlook->filled->contacts;
  CaromOutlookContact contact = {
      .time_s = record->time_s, .a = record->a, .b = record->b, .wall = record->wall};
  if (contacts->len == CAROM_OUTLOOK_CONTACTS) {
    outlook->end_s = MIN(outlook->end_s, record->time_s);
    return;
  }
  set_places(outlook, &contact);
  g_array_append_val(contacts, contact);
  if (contacts->len == CAROM_OUTLOOK_CONTACTS)
    outlook->end_s =
        MIN(outlook->end_s, record->time_s + share_beyond * outlook->scene->duration_s);
  meet(outlook, (int)record->a);
  meet(outlook, record->b);
}

/* What lies on something touches it all the time, which nobody would call the next contact. */
static void on_contact(const CaromContactRecord *record, gpointer user_data) {
  CaromOutlook *outlook = user_data;
  if (record->time_s > outlook->end_s)
    return;
  take_entries(outlook);
  if (carom_run_knows_instants(outlook->run)) {
    take_flight(outlook, record, CAROM_BODY_A);
    take_flight(outlook, record, CAROM_BODY_B);
  }
  if (is_first_run(outlook) && record->kind == CAROM_CONTACT_PLAIN &&
      (counts(outlook, (int)record->a) || counts(outlook, record->b)))
    take_contact(outlook, record);
}

/* ---- Running ---- */

static void begin(CaromOutlook *outlook) {
  outlook->run = carom_run_new(outlook->scene, &outlook->method);
  outlook->n_changes = 0;
  carom_run_set_on_contact(outlook->run, on_contact, outlook);
  take_frame(outlook);
}

CaromOutlook *carom_outlook_new(CaromScene *scene, const CaromMethod *method, const guint *discs,
                                guint n_discs) {
  CaromOutlook *outlook = g_new0(CaromOutlook, 1);
  outlook->scene = carom_scene_ref(scene);
  outlook->method = *method;
  outlook->seen = outlook->filled = view_new();
  outlook->met = g_array_new(FALSE, FALSE, sizeof(guint));
  outlook->flights = g_new(Flight, carom_scene_count_most_discs(scene));
  outlook->end_s = scene->duration_s;
  for (guint i = 0; i < MIN(n_discs, CAROM_OUTLOOK_MAX_DISCS); i++)
    view_follow(outlook->seen, discs[i]);
  begin(outlook);
  return outlook;
}

void carom_outlook_free(CaromOutlook *outlook) {
  if (!is_first_run(outlook))
    view_free(outlook->filled);
  view_free(outlook->seen);
  g_clear_pointer(&outlook->run, carom_run_free);
  carom_scene_unref(outlook->scene);
  g_array_unref(outlook->met);
  g_free(outlook->flights);
  g_free(outlook);
}

/* Runs again for the paths alone: the contacts are known, and when to end. */
static void begin_again(CaromOutlook *outlook) {
  outlook->filled = view_new();
  g_array_append_vals(outlook->filled->contacts, outlook->seen->contacts->data,
                      outlook->seen->contacts->len);
  for (guint i = 0; i < outlook->seen->paths->len; i++)
    view_follow(outlook->filled, get_path(outlook->seen, i)->disc);
  for (guint i = 0; i < outlook->met->len; i++)
    view_follow(outlook->filled, g_array_index(outlook->met, guint, i));
  outlook->n_placed = outlook->filled->contacts->len;
  begin(outlook);
}

static void finish(CaromOutlook *outlook) {
  g_clear_pointer(&outlook->run, carom_run_free);
  if (!is_first_run(outlook)) {
    view_free(outlook->seen);
    outlook->seen = outlook->filled;
  } else if (outlook->met->len > 0) {
    begin_again(outlook);
  }
}

/* Runs a frame, or a part of one. Where the times of contacts are not known, they count as those of
 * the ends of frames, and so do the places.
 *
 * @stop: (nullable): asked within frames that go on afterwards
 * Returns: FALSE if the run cannot go on; TRUE also if it was stopped */
static gboolean run_frame(CaromOutlook *outlook, const CaromStop *stop) {
  const GArray *contacts = outlook->filled->contacts;
  g_autoptr(GError) problem = NULL;
  carom_run_set_stop(outlook->run, stop);
  gboolean has_run = carom_run_frame(outlook->run, &problem);
  carom_run_set_stop(outlook->run, NULL);
  if (!has_run)
    return carom_detection_was_stopped(problem);
  if (!carom_world_is_finite(outlook->run->world))
    return FALSE;
  if (outlook->run->world->time_s > outlook->end_s)
    return TRUE;
  take_frame(outlook);
  for (; outlook->n_placed < contacts->len && !carom_run_knows_instants(outlook->run);
       outlook->n_placed++)
    set_places(outlook, &g_array_index(contacts, CaromOutlookContact, outlook->n_placed));
  return TRUE;
}

gboolean carom_outlook_step(CaromOutlook *outlook, const CaromStop *stop) {
  if (!outlook->run)
    return FALSE;
  const CaromWorld *world = outlook->run->world;
  if (world->time_s >= outlook->end_s || world->frame >= CAROM_OUTLOOK_MAX_FRAMES ||
      !run_frame(outlook, stop))
    finish(outlook);
  return TRUE;
}

/* ---- Reading ---- */

guint carom_outlook_count_paths(const CaromOutlook *outlook) {
  return outlook->seen->paths->len;
}

const CaromVec2 *carom_outlook_get_path(const CaromOutlook *outlook, guint i, guint *disc,
                                        guint *n_places) {
  g_assert(i < outlook->seen->paths->len);
  const Path *path = get_path(outlook->seen, i);
  *disc = path->disc;
  *n_places = path->places->len;
  return (const CaromVec2 *)path->places->data;
}

const CaromOutlookContact *carom_outlook_get_contacts(const CaromOutlook *outlook,
                                                      guint *n_contacts) {
  *n_contacts = outlook->seen->contacts->len;
  return (const CaromOutlookContact *)outlook->seen->contacts->data;
}
