/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edits: whatever edits make of a scene can be saved, loaded, and run, all bit for bit. */
#include "carom-edit-field.h"
#include "carom-edit.h"
#include "carom-push-apart.h"
#include "carom-rubber-band.h"
#include "carom-run.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"
#include "carom-snap.h"
#include "rounds-test.h"
#include "scene-equal.h"
#include "stepped-method-test.h"

#include <string.h>

#define N_EDITS test_rounds(10000)

/* After that many, the crowds have been taken apart. */
#define EDITS_PER_SCENE 40

#define N_FRAMES 50

/* Past this, discs are deleted again, so that runs stay short. */
#define MOST_DISCS    40
#define MOST_WALLS    12
#define MOST_EMITTERS 4

typedef struct {
  GRand *random;
  CaromScene *scene;
  CaromSelection *selection;
  GPtrArray *fields; /* (element-type utf8): those that a file has and Carom does not know, of each
                        disc, as they should be */
  guint n_done, n_refused;
} Session;

/* ---- Fields that stay with their discs ---- */

static void add_fields_of_selected(Session *session, GPtrArray *fields) {
  for (guint nth = 0; nth < carom_selection_count(session->selection); nth++) {
    CaromItem item = carom_selection_get(session->selection, nth);
    if (item.kind == CAROM_ITEM_DISC)
      g_ptr_array_add(fields, (gpointer)carom_scene_body(session->scene, item.index)->others);
  }
}

static void expect_fields_as_they_are(Session *session) {
  g_ptr_array_set_size(session->fields, 0);
  for (guint i = 0; i < session->scene->bodies->len; i++)
    g_ptr_array_add(session->fields, (gpointer)carom_scene_body(session->scene, i)->others);
}

static void assert_fields(Session *session) {
  g_assert_cmpuint(session->scene->bodies->len, ==, session->fields->len);
  for (guint i = 0; i < session->fields->len; i++)
    g_assert_cmpstr(carom_scene_body(session->scene, i)->others, ==,
                    g_ptr_array_index(session->fields, i));
}

/* ---- Edits ---- */

static double number(Session *session) {
  static const double special[] = {0, -0.0, 1e-300, -1e300, 1e308, INFINITY, NAN, 1, -1, 0.1};
  if (g_rand_int_range(session->random, 0, 10) == 0)
    return special[g_rand_int_range(session->random, 0, G_N_ELEMENTS(special))];
  return g_rand_double_range(session->random, -10, 10);
}

static CaromVec2 vector(Session *session) {
  double x = number(session), y = number(session);
  return carom_vec2(x, y);
}

static CaromVec2 ordinary_vector(Session *session) {
  double x = g_rand_double_range(session->random, -9, 9);
  double y = g_rand_double_range(session->random, -9, 9);
  return carom_vec2(x, y);
}

static CaromBody random_disc(Session *session) {
  CaromBody body = carom_body_default();
  body.position = ordinary_vector(session);
  body.velocity = ordinary_vector(session);
  body.radius = fabs(number(session)) / 10;
  body.mass_kg = fabs(number(session));
  return body;
}

static void random_selection(Session *session) {
  CaromVec2 corner = ordinary_vector(session), opposite = ordinary_vector(session);
  carom_selection_clear(session->selection);
  carom_rubber_band_select(session->scene, corner, opposite,
                           (CaromRubberBandMode)g_rand_boolean(session->random),
                           session->selection);
}

static gboolean set_field(Session *session, GError **error) {
  guint n;
  CaromItemKind kind = (CaromItemKind)g_rand_int_range(session->random, 0, CAROM_N_ITEM_KINDS);
  const CaromEditField *fields = carom_edit_fields(kind, &n);
  const CaromEditField *field = &fields[g_rand_int_range(session->random, 0, (gint)n)];
  guint power = (guint)g_rand_int_range(session->random, 0, 4);
  return carom_edit_field_set(field, session->scene, session->selection, number(session), power,
                              error);
}

static gboolean set_one(Session *session, GError **error) {
  guint n_discs = session->scene->bodies->len, n_walls = session->scene->walls->len;
  if (n_discs == 0 || n_walls == 0)
    return TRUE;
  guint disc = (guint)g_rand_int_range(session->random, 0, (gint)n_discs);
  guint wall = (guint)g_rand_int_range(session->random, 0, (gint)n_walls);
  switch (g_rand_int_range(session->random, 0, 3)) {
  case 0:
    return carom_edit_set_radius(session->scene, (CaromItem){CAROM_ITEM_DISC, disc},
                                 fabs(number(session)) / 10, 3, error);
  case 1:
    return carom_edit_set_velocity(session->scene, (CaromItem){CAROM_ITEM_DISC, disc},
                                   vector(session), error);
  default:
    return carom_edit_set_wall_end(session->scene, wall, CAROM_WALL_END_P2, vector(session), error);
  }
}

static gboolean insert(Session *session, GError **error) {
  g_autoptr(CaromScene) clip = carom_edit_extract(session->scene, session->selection);
  CaromVec2 place = carom_snap_point(carom_snap_step(7), vector(session));
  return carom_edit_insert(session->scene, clip, g_rand_boolean(session->random) ? &place : NULL,
                           session->selection, error);
}

/* Copies have the fields of their originals. */
static gboolean copy(Session *session, GError **error) {
  g_autoptr(GPtrArray) fields = g_ptr_array_new();
  add_fields_of_selected(session, fields);
  gboolean done = g_rand_boolean(session->random)
                      ? insert(session, error)
                      : carom_edit_duplicate(session->scene, session->selection, vector(session),
                                             session->selection, error);
  if (done)
    g_ptr_array_extend(session->fields, fields, NULL, NULL);
  return done;
}

/* A new disc has none. */
static gboolean add_disc(Session *session, GError **error) {
  if (!carom_edit_add_disc(session->scene, random_disc(session), error))
    return FALSE;
  g_ptr_array_add(session->fields, NULL);
  return TRUE;
}

/* Of a few discs, so that runs stay short. */
static gboolean add_emitter(Session *session, GError **error) {
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = vector(session);
  emitter.velocity = ordinary_vector(session);
  emitter.spread = carom_vec2(fabs(number(session)), g_rand_double(session->random));
  emitter.radius = fabs(number(session)) / 10;
  emitter.first_s = fabs(number(session)) / 10;
  emitter.every_s = fabs(number(session)) / 20;
  emitter.count = (guint32)g_rand_int_range(session->random, 0, 4);
  return carom_edit_add_emitter(session->scene, emitter, error);
}

/* Walls that are doors for a while, or no more. */
static gboolean set_open(Session *session) {
  double from_s = g_rand_double(session->random);
  CaromInterval times[] = {{from_s, from_s + 0.25}, {from_s + 0.25, from_s + 0.5}};
  guint n = (guint)g_rand_int_range(session->random, 0, 3);
  carom_edit_set_open(session->scene, session->selection, carom_intervals_intern(times, n));
  return TRUE;
}

static gboolean delete_selected(Session *session) {
  for (guint i = session->fields->len; i > 0; i--)
    if (carom_selection_has(session->selection, (CaromItem){CAROM_ITEM_DISC, i - 1}))
      g_ptr_array_remove_index(session->fields, i - 1);
  carom_edit_delete(session->scene, session->selection);
  carom_selection_clear(session->selection);
  return TRUE;
}

static gboolean arrange(Session *session, GError **error) {
  if (g_rand_boolean(session->random))
    return carom_edit_distribute(session->scene, session->selection,
                                 (CaromEditDistribution)g_rand_boolean(session->random), error);
  return carom_edit_align(session->scene, session->selection,
                          (CaromAlignment)g_rand_int_range(session->random, 0, 6), error);
}

static gboolean edit(Session *session, GError **error) {
  CaromScene *scene = session->scene;
  CaromSelection *selection = session->selection;
  GRand *random = session->random;
  switch (g_rand_int_range(random, 0, 15)) {
  case 0:
    return carom_edit_move(scene, selection, vector(session), error);
  case 1:
    return carom_edit_turn(scene, selection, vector(session), number(session) * 30, error);
  case 2:
    return carom_edit_mirror(scene, selection, (CaromMirror)g_rand_boolean(random), number(session),
                             error);
  case 3:
    return arrange(session, error);
  case 4:
  case 5:
    return copy(session, error);
  case 6:
    return add_disc(session, error);
  case 7: {
    CaromVec2 p1 = vector(session), p2 = vector(session);
    return carom_edit_add_wall(scene, carom_wall_default(p1, p2), error);
  }
  case 8:
    return set_one(session, error);
  case 9:
    carom_push_apart(scene, selection, NULL);
    return TRUE;
  case 10:
    return delete_selected(session);
  case 11:
    return add_emitter(session, error);
  case 12:
    return set_open(session);
  default:
    return set_field(session, error);
  }
}

static CaromScene *parse(const char *json) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse("test.carom", json, strlen(json), NULL, &error);
  g_assert_no_error(error);
  return scene;
}

static void assert_bits(const double *one, const double *other, guint n) {
  g_assert_cmpmem(one, n * sizeof *one, other, n * sizeof *other);
}

/* Runs that come to an end, as where numbers go out of range, have to do so alike. In steps, since
 * at exact times scenes as wild as these may have a million contacts in a frame. */
static void assert_runs_equal(CaromScene *one, CaromScene *other) {
  CaromMethod method = test_stepped_method();
  g_autoptr(CaromRun) a = carom_run_new(one, &method);
  g_autoptr(CaromRun) b = carom_run_new(other, &method);
  for (guint frame = 0; frame < N_FRAMES; frame++) {
    gboolean goes_on = carom_run_frame(a, NULL);
    g_assert_cmpint(carom_run_frame(b, NULL), ==, goes_on);
    if (!goes_on)
      break;
  }
  const CaromBodies *is = &a->world->bodies, *expected = &b->world->bodies;
  assert_bits(is->x, expected->x, is->n);
  assert_bits(is->y, expected->y, is->n);
  assert_bits(is->vx, expected->vx, is->n);
  assert_bits(is->vy, expected->vy, is->n);
}

static void look(CaromScene *scene) {
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(CaromScene) loaded = parse(json);
  g_assert_nonnull(loaded);
  assert_scenes_equal(scene, loaded);
  assert_runs_equal(scene, loaded);
}

/* What the file says of each crowd. */
static const char *const crowd_fields[] = {"\"a\": 1.10", "\"b\": [ ]", "\"c\": \"\\u0066\""};

/* They stay, also when edits have taken a crowd apart. */
static void assert_crowd_fields(const CaromScene *scene) {
  guint n_found = 0;
  g_assert_cmpuint(scene->placements->len, ==, G_N_ELEMENTS(crowd_fields));
  for (guint i = 0; i < scene->placements->len; i++) {
    const CaromRandomPlacement *placement =
        &g_array_index(scene->placements, CaromRandomPlacement, i);
    for (guint k = 0; k < G_N_ELEMENTS(crowd_fields); k++)
      n_found += g_str_equal(placement->others, crowd_fields[k]) ? 1u << (4 * k) : 0;
    g_assert_cmpstr(placement->mass_others, ==, "\"of\": \"mass\"");
  }
  g_assert_cmpuint(n_found, ==, 0x111);
}

/* Discs and a wall that can be told apart by their fields. */
static void add_tagged(CaromScene *scene) {
  CaromWall wall = carom_wall_default(carom_vec2(-9, -9.5), carom_vec2(9, -9.5));
  for (guint i = 0; i < 8; i++) {
    g_autofree char *tag = g_strdup_printf("\"tag\": [%u, 1.10]", i);
    CaromBody body = carom_body_default();
    body.position = carom_vec2(2 * i - 8.0, 7);
    body.radius = 0.5;
    body.others = g_intern_string(tag);
    carom_scene_add_body(scene, body);
  }
  wall.others = g_intern_string("\"tag\": \"\\u0066loor\"");
  g_array_append_val(scene->walls, wall);
  scene->others = g_intern_string("\"author\": null");
}

/* A scene that a seed places in three crowds, which edits take apart, and a few things beside them.
 */
static CaromScene *crowd(guint32 seed) {
  CaromScene *scene = carom_scene_new();
  add_tagged(scene);
  for (guint i = 0; i < G_N_ELEMENTS(crowd_fields); i++) {
    CaromRandomPlacement placement = carom_random_placement_default();
    placement.count = 7;
    placement.min = carom_vec2(6.0 * i - 9, -9);
    placement.max = carom_vec2(6.0 * i - 3, 9);
    placement.radius_min = 0.2;
    placement.radius_max = 0.8;
    placement.speed_max = 3;
    placement.others = g_intern_static_string(crowd_fields[i]);
    placement.mass_others = g_intern_static_string("\"of\": \"mass\"");
    g_array_append_val(scene->placements, placement);
  }
  g_assert_true(carom_scene_populate(scene, seed, NULL, NULL));
  return scene;
}

/* A refused edit changes nothing, which the text of the scene shows. */
static void edit_once(Session *session) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) before = carom_scene_copy(session->scene);
  random_selection(session);
  if (session->scene->bodies->len > MOST_DISCS || session->scene->walls->len > MOST_WALLS ||
      session->scene->emitters->len > MOST_EMITTERS) {
    carom_selection_all(session->selection, session->scene);
    for (guint i = 0; i < 10; i++)
      carom_selection_remove(session->selection, (CaromItem){CAROM_ITEM_DISC, i});
    delete_selected(session);
  } else if (edit(session, &error)) {
    session->n_done++;
  } else {
    g_assert_nonnull(error);
    assert_scenes_equal(session->scene, before);
    session->n_refused++;
  }
  assert_fields(session);
  assert_crowd_fields(session->scene);
  g_assert_cmpstr(session->scene->others, ==, before->others);
}

static void test_random_edits(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  g_autoptr(GPtrArray) fields = g_ptr_array_new();
  Session session = {.random = random, .selection = carom_selection_new(), .fields = fields};
  for (guint i = 0; i < N_EDITS; i++) {
    if (i % EDITS_PER_SCENE == 0) {
      g_clear_pointer(&session.scene, carom_scene_unref);
      session.scene = crowd(i);
      expect_fields_as_they_are(&session);
    }
    edit_once(&session);
    look(session.scene);
  }
  g_test_message("%u edits done, %u refused", session.n_done, session.n_refused);
  g_assert_cmpuint(session.n_done, >, N_EDITS / 2);
  g_assert_cmpuint(session.n_refused, >, N_EDITS / 20);
  carom_scene_unref(session.scene);
  carom_selection_free(session.selection);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/edits/random", test_random_edits);
  return g_test_run();
}
