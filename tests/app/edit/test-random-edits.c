/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-random-edits: thousands of random edits, of places, discs, walls, emitters, doors and
 * controls, are undone to the start and redone to the end; and what they have made can be saved. */
#include "editor-test.h"

#include "carom-scene-text.h"
#include "rounds-test.h"

#include <string.h>

/* After each edit a run is compared with that of the saved scene, so it is a short one; now and
 * then it is longer. */
#define FRAMES_OF_RUN      5
#define FRAMES_OF_LONG_RUN 60
#define EDITS_PER_LONG_RUN 50
/* Discs that are wedged in have thousands of contacts a frame, of which some are enough. */
#define CONTACTS_OF_RUN 30
/* The scene stays small, so that all goes quickly. */
#define MOST_DISCS    10
#define MOST_WALLS    6
#define MOST_EMITTERS 2
#define LATEST_FRAME  6
#define SIZE          6.0

/* Returns: how many edits are undone and done again */
static guint count_edits(void) {
  return test_is_thorough() ? 10000 : 400;
}

/* What stands in the scene's file of each of its two crowds besides what Carom knows. */
#define CROWD_FIELDS "\"crowd\": [1.10, null]"

typedef struct {
  Fixture base;
  GRand *random;
  guint n_taken;   /* how often the clock stood later than at the start */
  GPtrArray *seen; /* (element-type utf8): the fingerprint after each edit that changed something */
} Edits;

/* What stands in the scene's file of a disc of that name besides what Carom knows. */
static const char *fields_of(const char *name) {
  g_autofree char *fields = name ? g_strdup_printf("\"tag\": {\"of\": \"%s\"}", name) : NULL;
  return g_intern_string(fields);
}

/* Discs at hand and at random, in a box with a door, and an emitter. At each edit all panes are
 * rehearsed to the end of the scene, so that is soon after the latest frame. */
static CaromScene *make_scene(void) {
  static const char *const names[] = {"one", "two", "three"};
  CaromScene *scene = carom_scene_new();
  scene->duration_s = 2 * LATEST_FRAME * scene->dt_s;
  scene->others = g_intern_string("\"author\": \"me\",\n  \"mass\": 1.10");
  static const double corners[][2] = {{-SIZE, -SIZE}, {SIZE, -SIZE}, {SIZE, SIZE}, {-SIZE, SIZE}};
  for (guint i = 0; i < 4; i++) {
    const double *p = corners[i], *q = corners[(i + 1) % 4];
    CaromWall wall = carom_wall_default(carom_vec2(p[0], p[1]), carom_vec2(q[0], q[1]));
    g_array_append_val(scene->walls, wall);
  }
  for (int i = 0; i < 3; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(3 * i - 3, 4);
    body.velocity = carom_vec2(1, i);
    body.name = g_intern_string(names[i]);
    body.others = fields_of(body.name);
    carom_scene_add_body(scene, body);
  }
  const CaromInterval open = {0.01, 0.04};
  g_array_index(scene->walls, CaromWall, 1).open = carom_intervals_intern(&open, 1);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, 5.4);
  emitter.spread = carom_vec2(2, 0);
  emitter.radius = 0.2;
  emitter.every_s = 0.03;
  emitter.count = 3;
  g_array_append_val(scene->emitters, emitter);
  CaromRandomPlacement crowd = carom_random_placement_default();
  crowd.count = 4;
  crowd.min = carom_vec2(-5, -5);
  crowd.max = carom_vec2(5, 2);
  crowd.radius_min = crowd.radius_max = 0.5;
  crowd.speed_max = 2;
  crowd.others = g_intern_static_string(CROWD_FIELDS);
  g_array_append_val(scene->placements, crowd);
  crowd.min = carom_vec2(-5, -5.5);
  crowd.max = carom_vec2(5, -4.5);
  crowd.radius_min = crowd.radius_max = 0.25;
  crowd.count = 2;
  g_array_append_val(scene->placements, crowd);
  g_assert_true(carom_scene_populate(scene, 5, NULL, NULL));
  return scene;
}

static void on_taken(Edits *edits) {
  edits->n_taken++;
}

static void set_up_edits(Edits *edits, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_scene();
  set_up(&edits->base, data);
  test_open_scene(edits->base.document, scene);
  g_signal_connect_swapped(edits->base.document, "edited-later", G_CALLBACK(on_taken), edits);
  edits->random = g_rand_new_with_seed(15);
  edits->seen = g_ptr_array_new_with_free_func(g_free);
}

static void tear_down_edits(Edits *edits, gconstpointer data) {
  g_rand_free(edits->random);
  g_ptr_array_unref(edits->seen);
  tear_down(&edits->base, data);
}

/* Of all that is compared: the scene, with the places that random placements have given, and the
 * methods. */
static char *fingerprint(Edits *edits) {
  const CaromScene *scene = test_scene(&edits->base);
  CaromComparison *comparison = carom_player_get_comparison(edits->base.player);
  g_autoptr(GChecksum) sum = g_checksum_new(G_CHECKSUM_SHA256);
  g_autofree char *json = carom_scene_json_write(scene);
  g_checksum_update(sum, (const guchar *)json, -1);
  g_assert_nonnull(strstr(json, scene->others));
  const char *of_crowd = strstr(json, CROWD_FIELDS);
  g_assert_nonnull(of_crowd);
  g_assert_nonnull(strstr(of_crowd + 1, CROWD_FIELDS));
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    const double numbers[] = {body->position.x, body->position.y, body->velocity.x,
                              body->velocity.y, body->radius,     body->mass_kg};
    g_checksum_update(sum, (const guchar *)numbers, sizeof numbers);
    g_assert_cmpstr(body->others, ==, fields_of(body->name));
  }
  g_checksum_update(sum, (const guchar *)carom_comparison_get_methods(comparison),
                    carom_comparison_get_n_runs(comparison) * (gssize)sizeof(CaromMethod));
  return g_strdup(g_checksum_get_string(sum));
}

/* ---- One edit ---- */

static guint draw(Edits *edits, guint n) {
  return (guint)g_rand_int_range(edits->random, 0, (gint32)MAX(n, 1));
}

static double draw_number(Edits *edits, double most) {
  return g_rand_double_range(edits->random, -most, most);
}

static CaromVec2 draw_place(Edits *edits) {
  double x = draw_number(edits, SIZE), y = draw_number(edits, SIZE);
  return carom_vec2(x, y);
}

/* Mostly where there is something to take hold of. */
static CaromVec2 draw_hold(Edits *edits) {
  const CaromScene *scene = carom_editor_get_shown(edits->base.editor, &edits->base.view);
  if (scene->walls->len > 0 && draw(edits, 4) == 0)
    return carom_scene_wall(scene, draw(edits, scene->walls->len))->p1;
  if (scene->emitters->len > 0 && draw(edits, 4) == 0) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, draw(edits, scene->emitters->len));
    return carom_vec2_add_scaled(emitter->position, emitter->velocity,
                                 draw(edits, 2) * edits->base.view.arrow_s);
  }
  if (scene->bodies->len == 0 || draw(edits, 4) == 0)
    return draw_place(edits);
  const CaromBody *body = carom_scene_body(scene, draw(edits, scene->bodies->len));
  CaromVec2 on_rim = carom_vec2(body->position.x + body->radius, body->position.y);
  CaromVec2 tip = carom_vec2_add_scaled(body->position, body->velocity, edits->base.view.arrow_s);
  const CaromVec2 holds[] = {body->position, on_rim, tip};
  return holds[draw(edits, G_N_ELEMENTS(holds))];
}

static void drag(Edits *edits) {
  CaromEditor *editor = edits->base.editor;
  CaromEditorKeys keys = (CaromEditorKeys)draw(edits, 4);
  carom_editor_set_tool(editor, draw(edits, 3) == 0 ? (CaromTool)draw(edits, CAROM_N_TOOLS)
                                                    : CAROM_TOOL_SELECT);
  carom_editor_press(editor, &edits->base.view, draw_hold(edits), keys);
  for (guint i = draw(edits, 3); i > 0; i--)
    carom_editor_drag_to(editor, draw_place(edits), keys);
  if (draw(edits, 8) == 0)
    carom_editor_cancel(editor);
  else
    carom_editor_release(editor);
}

static void copy_and_paste(Edits *edits) {
  CaromVec2 place = draw_place(edits);
  g_autoptr(CaromScene) copy = draw(edits, 2) == 0
                                   ? carom_commands_copy(edits->base.editor, &edits->base.view)
                                   : carom_commands_cut(edits->base.editor, &edits->base.view);
  if (copy)
    carom_commands_paste(edits->base.editor, &edits->base.view, copy,
                         draw(edits, 2) == 0 ? &place : NULL);
}

static gboolean set_open(CaromScene *scene, CaromSelection *selection, gconstpointer open,
                         GError **error) {
  carom_edit_set_open(scene, selection, open);
  return TRUE;
}

/* Walls become doors, or other ones, or walls again. */
static void change_doors(Edits *edits) {
  const CaromSelection *selection = carom_editor_get_selection(edits->base.editor);
  CaromInterval times[] = {{draw(edits, 4) * 0.01, 0.05}, {0.07, 0.08}};
  guint n = draw(edits, 3);
  if (carom_selection_count_of(selection, CAROM_ITEM_WALL) > 0)
    carom_editor_do(edits->base.editor, &edits->base.view, CAROM_EDIT_TOPIC_MOTION, "doors",
                    set_open, carom_intervals_intern(times, n), NULL, NULL);
}

static void add_emitter(Edits *edits) {
  CaromVec2 place = draw_place(edits);
  carom_commands_add(edits->base.editor, &edits->base.view, CAROM_ITEM_EMITTER, &place);
}

static void command(Edits *edits) {
  CaromEditor *editor = edits->base.editor;
  const CaromEditView *view = &edits->base.view;
  switch (draw(edits, 8)) {
  case 0:
    carom_commands_nudge(editor, view, (int)draw(edits, 21) - 10, (int)draw(edits, 21) - 10);
    break;
  case 1:
    carom_commands_delete(editor, view);
    break;
  case 2:
    carom_commands_duplicate(editor, view);
    break;
  case 3:
    carom_commands_mirror(editor, view, (CaromMirror)draw(edits, 2));
    break;
  case 4:
    carom_commands_turn(editor, view, draw(edits, 2) == 0 ? 90 : draw_number(edits, 180));
    break;
  case 5:
    carom_commands_align(editor, view, (CaromAlignment)draw(edits, 6));
    break;
  case 6:
    carom_commands_distribute(editor, view, (CaromEditDistribution)draw(edits, 2));
    break;
  default:
    copy_and_paste(edits);
  }
}

static void select_something(Edits *edits) {
  guint n = draw(edits, 4);
  if (draw(edits, 8) == 0)
    carom_commands_select_all(edits->base.editor, &edits->base.view);
  else
    carom_commands_select_next(edits->base.editor, &edits->base.view, n % 2 == 0 ? 1 : -1);
  for (guint i = 0; i < n; i++) {
    CaromVec2 place = draw_hold(edits);
    test_click(&edits->base, place.x, place.y, CAROM_EDITOR_ADD);
  }
}

/* Gravity is rare: among discs that are wedged in, parabolas take long. */
static void set_parameter(Edits *edits) {
  guint n;
  const CaromParameter *const *parameters = carom_parameters(&n);
  const CaromParameter *parameter = parameters[draw(edits, n)];
  double value =
      parameter->acceleration ? draw(edits, 8) == 0 : g_rand_double_range(edits->random, 0.5, 1.5);
  if (parameter->applies(test_scene(&edits->base)))
    carom_document_set_parameter(edits->base.document, parameter, value);
}

static void change_panes(Edits *edits) {
  guint n_panes, n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  const CaromMethodOption *option = &options[draw(edits, n_options)];
  g_object_get(edits->base.document, "n-panes", &n_panes, NULL);
  switch (draw(edits, 4)) {
  case 0:
    carom_document_add_pane(edits->base.document);
    break;
  case 1:
    carom_document_remove_pane(edits->base.document, draw(edits, n_panes));
    break;
  default:
    carom_document_set_method(edits->base.document, draw(edits, n_panes), option,
                              option->parts[draw(edits, option->n_parts)]);
  }
}

/* So that the scene stays small. */
static void tidy(Edits *edits) {
  const CaromScene *scene = test_scene(&edits->base);
  if (scene->bodies->len <= MOST_DISCS && scene->walls->len <= MOST_WALLS &&
      scene->emitters->len <= MOST_EMITTERS)
    return;
  g_autoptr(CaromSelection) surplus = carom_selection_new();
  for (guint i = 4; i < scene->bodies->len; i++)
    carom_selection_add(surplus, (CaromItem){CAROM_ITEM_DISC, i});
  for (guint i = 4; i < scene->walls->len; i++)
    carom_selection_add(surplus, (CaromItem){CAROM_ITEM_WALL, i});
  for (guint i = 1; i < scene->emitters->len; i++)
    carom_selection_add(surplus, (CaromItem){CAROM_ITEM_EMITTER, i});
  carom_editor_select(edits->base.editor, surplus);
  carom_commands_delete(edits->base.editor, &edits->base.view);
}

static void set_switches(Edits *edits) {
  static const guint powers[] = {0, 2, 3};
  edits->base.view.pane = draw(edits, CAROM_DOCUMENT_MAX_PANES);
  g_object_set(edits->base.editor, "snap", draw(edits, 2), "push-apart", draw(edits, 2),
               "mass-power", powers[draw(edits, G_N_ELEMENTS(powers))], NULL);
}

static void edit(Edits *edits) {
  static void (*const kinds[])(Edits * edits) = {
      drag,       drag, drag, command, set_parameter, change_panes, change_doors, select_something,
      add_emitter};
  set_switches(edits);
  if (draw(edits, 8) == 0)
    carom_player_seek(edits->base.player, draw(edits, LATEST_FRAME));
  if (draw(edits, 32) == 0)
    carom_player_seek_contact(edits->base.player, draw(edits, 2) == 0 ? 1 : -1);
  kinds[draw(edits, G_N_ELEMENTS(kinds))](edits);
  if (draw(edits, 32) == 0)
    carom_document_switch_basis(edits->base.document);
  tidy(edits);
}

/* ---- What they have made ---- */

static void assert_same_bits(const CaromRun *one, const CaromRun *other) {
  const CaromBodies *a = &one->world->bodies, *b = &other->world->bodies;
  gsize size = a->n * sizeof(double);
  g_assert_cmpuint(a->n, ==, b->n);
  g_assert_cmpmem(a->x, size, b->x, size);
  g_assert_cmpmem(a->y, size, b->y, size);
  g_assert_cmpmem(a->vx, size, b->vx, size);
  g_assert_cmpmem(a->vy, size, b->vy, size);
}

/* What is saved and loaded runs the same, under the method of one pane after the other; if one run
 * cannot go on, neither can the other. */
static void assert_runs_like_its_file(Edits *edits) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_document_get_scene(edits->base.document);
  CaromComparison *comparison = carom_player_get_comparison(edits->base.player);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(CaromScene) loaded = carom_scene_text_parse("test", json, strlen(json), NULL, &error);
  g_assert_no_error(error);
  guint pane = edits->seen->len % carom_comparison_get_n_runs(comparison);
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[pane];
  g_autoptr(CaromRun) run = carom_run_new(scene, method);
  g_autoptr(CaromRun) other = carom_run_new(loaded, method);
  guint n_frames = edits->seen->len % EDITS_PER_LONG_RUN == 0 ? FRAMES_OF_LONG_RUN : FRAMES_OF_RUN;
  gboolean goes_on = TRUE;
  assert_same_bits(run, other);
  for (guint frame = 0;
       frame < n_frames && goes_on && carom_run_count_contacts(run) < CONTACTS_OF_RUN; frame++) {
    goes_on = carom_run_frame(run, NULL);
    g_assert_cmpint(carom_run_frame(other, NULL), ==, goes_on);
    assert_same_bits(run, other);
  }
}

/* Notes what there is now, if it is something else than the last time. */
static void note(Edits *edits) {
  g_autofree char *now = fingerprint(edits);
  if (edits->seen->len > 0 &&
      g_str_equal(now, g_ptr_array_index(edits->seen, edits->seen->len - 1)))
    return;
  g_ptr_array_add(edits->seen, g_steal_pointer(&now));
  assert_runs_like_its_file(edits);
}

/* Undoes everything.
 *
 * Returns: (transfer full) (element-type utf8): the fingerprints on the way, the last one first */
static GPtrArray *undo_all(Edits *edits) {
  GPtrArray *way = g_ptr_array_new_with_free_func(g_free);
  gboolean can_undo = TRUE;
  for (; can_undo; g_object_get(edits->base.document, "can-undo", &can_undo, NULL)) {
    if (way->len > 0)
      carom_document_undo(edits->base.document);
    g_ptr_array_add(way, fingerprint(edits));
  }
  return way;
}

/* Each state that undo leads to has been there, in that order. A few were no steps of their own,
 * since the next edit went on with the same thing. */
static void assert_has_been_seen(Edits *edits, GPtrArray *way) {
  guint at = edits->seen->len;
  for (guint i = 0; i < way->len; i++) {
    do
      g_assert_cmpuint(at--, >, 0);
    while (!g_str_equal(g_ptr_array_index(edits->seen, at), g_ptr_array_index(way, i)));
  }
  g_assert_cmpuint(at, ==, 0);
  g_assert_cmpuint(way->len, >=, count_edits() * 9 / 10);
}

static void test_undo_and_redo(Edits *edits, gconstpointer data) {
  note(edits);
  gulong noting =
      g_signal_connect_swapped(edits->base.document, "notify::undo-name", G_CALLBACK(note), edits);
  while (edits->seen->len <= count_edits()) {
    edit(edits);
    note(edits); /* an edit that goes on with the one before has the same name */
  }
  g_signal_handler_disconnect(edits->base.document, noting);
  g_assert_cmpuint(edits->n_taken, >, count_edits() / 100);
  carom_player_set_drafting(edits->base.player, TRUE); /* each has been rehearsed as it was made */
  g_autoptr(GPtrArray) way = undo_all(edits);
  assert_has_been_seen(edits, way);
  for (guint i = way->len - 1; i > 0; i--) {
    carom_document_redo(edits->base.document);
    g_autofree char *now = fingerprint(edits);
    g_assert_cmpstr(now, ==, g_ptr_array_index(way, i - 1));
  }
  gboolean can_redo;
  g_object_get(edits->base.document, "can-redo", &can_redo, NULL);
  g_assert_false(can_redo);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add("/random-edits/undo-and-redo", Edits, NULL, set_up_edits, test_undo_and_redo,
             tear_down_edits);
  return g_test_run();
}
