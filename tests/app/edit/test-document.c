/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-document: edits, undo, opening and saving. */
#include "app-test.h"

#include "carom-builtin.h"
#include "carom-detection.h"
#include "carom-scene-file.h"
#include "open-scene-test.h"

#include <glib/gstdio.h>

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->document = carom_document_new(fixture->player);
  carom_document_open(fixture->document, CAROM_BUILTIN_DEFAULT, NULL, &error);
  g_assert_no_error(error);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_clear_object(&fixture->document);
  g_clear_object(&fixture->player);
}

static const CaromMethod *get_methods(Fixture *fixture, guint *n) {
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  *n = carom_comparison_get_n_runs(comparison);
  return carom_comparison_get_methods(comparison);
}

static gboolean get_flag(Fixture *fixture, const char *property) {
  gboolean value;
  g_object_get(fixture->document, property, &value, NULL);
  return value;
}

static double get_value(Fixture *fixture, const char *id) {
  return carom_parameter_by_id(id)->get(carom_document_get_scene(fixture->document));
}

static void test_open(Fixture *fixture, gconstpointer data) {
  g_assert_nonnull(carom_document_get_scene(fixture->document));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_false(carom_player_get_playing(fixture->player));
  g_assert_false(get_flag(fixture, "can-undo"));
}

static void test_open_bad(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = carom_document_get_scene(fixture->document);
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_document_open(fixture->document, "no-such-scene.carom", NULL, &error));
  g_assert_nonnull(error);
  g_assert_nonnull(strstr(error->message, "no-such-scene.carom"));
  g_assert_true(carom_document_get_scene(fixture->document) == scene);
  g_assert_true(carom_player_get_comparison(fixture->player) == comparison);
}

/* Opens a built-in scene in which @parameter means something. */
static void open_scene_for(Fixture *fixture, const CaromParameter *parameter) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_autoptr(GError) error = NULL;
    carom_document_open(fixture->document, builtins[i].id, NULL, &error);
    g_assert_no_error(error);
    if (parameter->applies(carom_document_get_scene(fixture->document)))
      return;
  }
  g_error("No scene has a %s", parameter->part.id);
}

/* Each parameter can be set, is limited to its range, and can be undone and redone. */
static void test_parameters(Fixture *fixture, gconstpointer data) {
  guint n_parameters;
  const CaromParameter *const *parameters = carom_parameters(&n_parameters);
  for (guint i = 0; i < n_parameters; i++) {
    open_scene_for(fixture, parameters[i]);
    const char *id = parameters[i]->part.id;
    double before = get_value(fixture, id);
    double wanted = 0.75 * parameters[i]->min + 0.25 * parameters[i]->max; /* all are finite */
    carom_player_seek(fixture->player, 3);
    carom_document_set_parameter(fixture->document, parameters[i], wanted);
    g_assert_cmpfloat(get_value(fixture, id), ==, wanted);
    if (!parameters[i]->acceleration) /* with so much of it the numbers leave their range */
      g_assert_cmpuint(test_frame(fixture->player), ==, 3);
    carom_document_undo(fixture->document);
    g_assert_cmpfloat(get_value(fixture, id), ==, before);
    carom_document_redo(fixture->document);
    g_assert_cmpfloat(get_value(fixture, id), ==, wanted);
    carom_document_set_parameter(fixture->document, parameters[i], G_MAXDOUBLE);
    g_assert_cmpfloat(get_value(fixture, id), ==, parameters[i]->max);
  }
}

/* Each parameter is changed alone: no other one goes with it, at walls that differ neither. */
static void test_parameters_apart(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromParameter *const *parameters = carom_parameters(&n);
  for (guint i = 0; i < n; i++) {
    open_scene_for(fixture, parameters[i]);
    const CaromScene *before = carom_document_get_scene(fixture->document);
    g_autoptr(CaromScene) kept = carom_scene_copy(before);
    double wanted = parameters[i]->get(before) == 0.5 ? 0.25 : 0.5;
    carom_document_set_parameter(fixture->document, parameters[i],
                                 CLAMP(wanted, parameters[i]->min, parameters[i]->max));
    for (guint j = 0; j < n; j++)
      if (j != i)
        g_assert_cmpfloat(get_value(fixture, parameters[j]->part.id), ==, parameters[j]->get(kept));
  }
}

/* Opens a file of @text in the fixture's document. */
static void open_text(Fixture *fixture, const char *text) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "test.carom", NULL);
  g_file_set_contents(path, text, -1, &error);
  g_assert_no_error(error);
  carom_document_open(fixture->document, path, NULL, &error);
  g_assert_no_error(error);
  g_unlink(path);
  g_rmdir(folder);
}

/* Walls that differ become alike, even if the first one has that value already; undo and reset
 * bring back what each of them had. */
static void test_mixed_walls(Fixture *fixture, gconstpointer data) {
  static const char text[] = "{\"format\": \"carom-scene\", \"version\": 1, \"walls\": ["
                             "{\"p1\": [0, 0], \"p2\": [1, 0], \"restitution\": 0.8},"
                             "{\"p1\": [0, 2], \"p2\": [1, 2], \"restitution\": 0.9}]}";
  const CaromParameter *parameter = carom_parameter_by_id("wall-restitution");
  open_text(fixture, text);
  for (int way = 0; way < 2; way++) {
    g_assert_true(carom_parameter_is_mixed(parameter, carom_document_get_scene(fixture->document)));
    carom_document_set_parameter(fixture->document, parameter, 0.8);
    const CaromScene *scene = carom_document_get_scene(fixture->document);
    g_assert_false(carom_parameter_is_mixed(parameter, scene));
    g_assert_cmpfloat(carom_scene_wall(scene, 1)->restitution, ==, 0.8);
    g_assert_cmpfloat(scene->restitution, ==, 1);
    if (way == 0)
      carom_document_undo(fixture->document);
    else
      carom_document_reset(fixture->document);
    scene = carom_document_get_scene(fixture->document);
    g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, 0.8);
    g_assert_cmpfloat(carom_scene_wall(scene, 1)->restitution, ==, 0.9);
  }
}

static void test_keeps_playing(Fixture *fixture, gconstpointer data) {
  carom_player_set_playing(fixture->player, TRUE);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
  g_assert_true(carom_player_get_playing(fixture->player));
}

/* Dragging a slider is one edit, however many values it passes. */
static void test_merges(Fixture *fixture, gconstpointer data) {
  const CaromParameter *restitution = carom_parameter_by_id("restitution");
  double before = get_value(fixture, "restitution");
  for (double e = 0.9; e > 0.45; e -= 0.1)
    carom_document_set_parameter(fixture->document, restitution, e);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_value(fixture, "restitution"), ==, before);
  g_assert_false(get_flag(fixture, "can-undo"));
  g_assert_true(get_flag(fixture, "can-redo"));
}

static void test_same_value(Fixture *fixture, gconstpointer data) {
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"),
                               get_value(fixture, "restitution"));
  g_assert_true(carom_player_get_comparison(fixture->player) == comparison);
  g_assert_false(get_flag(fixture, "can-undo"));
}

/* Every choice of every option can be made in any pane, and no other pane changes. */
static void test_methods(Fixture *fixture, gconstpointer data) {
  guint n_options, n_panes;
  const CaromMethodOption *options = carom_method_options(&n_options);
  get_methods(fixture, &n_panes);
  for (guint i = 0; i < n_options; i++) {
    for (guint j = 0; j < options[i].n_parts; j++) {
      const CaromPart *part = options[i].parts[j];
      const CaromPart *other = carom_method_option_get(get_methods(fixture, &n_panes), &options[i]);
      carom_document_set_method(fixture->document, n_panes - 1, &options[i], part);
      const CaromMethod *methods = get_methods(fixture, &n_panes);
      g_assert_true(carom_method_option_get(&methods[n_panes - 1], &options[i]) == part);
      g_assert_true(carom_method_option_get(&methods[0], &options[i]) == other);
    }
  }
}

static void test_panes(Fixture *fixture, gconstpointer data) {
  guint n;
  for (int i = 0; i < CAROM_DOCUMENT_MAX_PANES + 1; i++)
    carom_document_add_pane(fixture->document);
  get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, CAROM_DOCUMENT_MAX_PANES);
  const CaromResolver *second = get_methods(fixture, &n)[1].resolver;
  carom_document_remove_pane(fixture->document, 0);
  g_assert_true(get_methods(fixture, &n)[0].resolver == second);
  for (int i = 0; i < CAROM_DOCUMENT_MAX_PANES + 1; i++)
    carom_document_remove_pane(fixture->document, 0);
  get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, 1);
}

/* Which pane is the reference is an edit on which no run depends, and it is in the file. */
static void test_reference(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 30);
  carom_document_set_reference(fixture->document, 0); /* it is already */
  g_assert_false(get_flag(fixture, "can-undo"));
  carom_document_set_reference(fixture->document, 2);
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_assert_cmpuint(carom_comparison_get_reference(comparison), ==, 2);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  g_autoptr(CaromScene) scene = carom_document_make_scene(fixture->document);
  for (guint i = 0; i < scene->methods->len; i++)
    g_assert_true(g_array_index(scene->methods, CaromMethod, i).is_reference == (i == 2));
  carom_document_add_pane(fixture->document); /* like the last one, but not the reference, too */
  guint n;
  g_assert_false(get_methods(fixture, &n)[3].is_reference);
  carom_document_remove_pane(fixture->document, 2);
  g_assert_cmpuint(carom_comparison_get_reference(carom_player_get_comparison(fixture->player)), ==,
                   0);
  for (int i = 0; i < 3; i++)
    carom_document_undo(fixture->document);
  g_assert_cmpuint(carom_comparison_get_reference(carom_player_get_comparison(fixture->player)), ==,
                   0);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
}

/* A new pane brings the resolvers that are missing, one after the other. */
static void test_new_pane_is_new(Fixture *fixture, gconstpointer data) {
  guint n, n_resolvers;
  carom_resolvers(&n_resolvers);
  for (int i = 0; i < CAROM_DOCUMENT_MAX_PANES; i++)
    carom_document_remove_pane(fixture->document, 0);
  for (guint i = 1; i < MIN(n_resolvers, CAROM_DOCUMENT_MAX_PANES); i++)
    carom_document_add_pane(fixture->document);
  const CaromMethod *methods = get_methods(fixture, &n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      g_assert_true(methods[i].resolver != methods[j].resolver);
}

/* A new pane is like the last one, but things touch when they do in the first. */
static void test_new_pane_has_first_detection(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  const CaromPart *events = carom_method_option_part(detection, "events");
  const CaromPart *random = carom_method_option_part(ties, "random");
  while (get_methods(fixture, &n) && n > 2)
    carom_document_remove_pane(fixture->document, n - 1);
  carom_document_set_method(fixture->document, 0, detection, events);
  carom_document_set_method(fixture->document, 1, detection,
                            carom_method_option_part(detection, "stepped"));
  carom_document_set_method(fixture->document, 1, ties, random);
  carom_document_add_pane(fixture->document);
  const CaromMethod *methods = get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, 3);
  g_assert_true(carom_method_option_get(&methods[2], detection) == events);
  g_assert_true(carom_method_option_get(&methods[2], ties) == random);
}

static void set_part(Fixture *fixture, guint pane, const char *key, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  carom_document_set_method(fixture->document, pane, option, carom_method_option_part(option, id));
}

static void count_added(guint *last, guint pane) {
  *last = pane;
}

/* With all resolvers there, it is something else that is new, never the same method again. */
static void test_new_pane_repeats_none(Fixture *fixture, gconstpointer data) {
  guint n, n_resolvers, added = 0;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  while (get_methods(fixture, &n) && n > 3)
    carom_document_remove_pane(fixture->document, n - 1);
  for (guint i = 0; i < n; i++)
    set_part(fixture, i, "resolver", resolvers[i]->part.id);
  if (n_resolvers > n) /* then there is one left */
    return;
  g_signal_connect_swapped(fixture->document, "pane-added", G_CALLBACK(count_added), &added);
  carom_document_add_pane(fixture->document);
  const CaromMethod *methods = get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, 4);
  g_assert_cmpuint(added, ==, 3);
  g_assert_true(methods[3].detection != methods[0].detection);
  g_assert_true(methods[3].resolver == methods[2].resolver);
}

/* And if nothing new is left, it has another rule for ties. */
static void test_new_pane_has_other_ties(Fixture *fixture, gconstpointer data) {
  static const char *const detections[] = {"events", "stepped", "all-pairs"};
  static const char *const ties[] = {"serial", "random", "simultaneous"};
  guint n, n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  while (get_methods(fixture, &n) && n > 3)
    carom_document_remove_pane(fixture->document, n - 1);
  if (n_resolvers > n)
    return;
  for (guint i = 0; i < n; i++) {
    set_part(fixture, i, "resolver", resolvers[i]->part.id);
    set_part(fixture, i, "detection", detections[i]);
    set_part(fixture, i, "ties", ties[i]);
  }
  carom_document_add_pane(fixture->document);
  const CaromMethod *methods = get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, 4);
  for (guint i = 0; i < 3; i++)
    g_assert_false(carom_method_option_equal_all(&methods[3], &methods[i]));
  g_assert_true(methods[3].ties != methods[2].ties);
}

/* So many discs that not every detection takes them. */
static void test_new_pane_can_be_run(Fixture *fixture, gconstpointer data) {
  guint n, n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  open_text(fixture, "{\"format\": \"carom-scene\", \"version\": 1, \"crowds\": [{\"count\": 2001, "
                     "\"min\": [0, 0], \"max\": [200, 200], \"radius\": 1, "
                     "\"mass\": {\"factor\": 1, \"power\": 0}}]}");
  while (get_methods(fixture, &n) && n > 3)
    carom_document_remove_pane(fixture->document, n - 1);
  if (n_resolvers > n)
    return;
  for (guint i = 0; i < n; i++) {
    set_part(fixture, i, "resolver", resolvers[i]->part.id);
    set_part(fixture, i, "detection", i == 0 ? "events" : "stepped");
  }
  carom_document_add_pane(fixture->document);
  const CaromMethod *methods = get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, 4);
  g_assert_cmpuint(methods[3].detection->max_discs, ==, 0);
}

static void test_reset(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = carom_document_get_scene(fixture->document);
  guint n_before, n;
  get_methods(fixture, &n_before);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("gravity-y"), -5);
  carom_document_remove_pane(fixture->document, 0);
  carom_document_reset(fixture->document);
  get_methods(fixture, &n);
  g_assert_cmpuint(n, ==, n_before);
  g_assert_true(carom_document_get_scene(fixture->document) == scene);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(get_value(fixture, "gravity-y"), ==, -5);
}

/* Returns: (transfer full): the scene as its file has it, panes included */
static CaromScene *save_and_load(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "saved.carom", NULL);
  g_assert_true(carom_document_save(fixture->document, path, &error));
  CaromScene *scene = carom_scene_file_load(path, NULL, &error);
  g_assert_no_error(error);
  g_unlink(path);
  g_rmdir(folder);
  return scene;
}

/* What is saved is what is being compared, panes included. */
static void test_save(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "saved.carom", NULL);
  guint n;
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.3);
  carom_document_remove_pane(fixture->document, 1);
  const CaromMethod first = get_methods(fixture, &n)[0], last = get_methods(fixture, &n)[n - 1];
  carom_document_save(fixture->document, path, &error);
  g_assert_no_error(error);
  carom_document_reset(fixture->document);
  carom_document_open(fixture->document, path, NULL, &error);
  g_assert_no_error(error);
  guint n_again;
  const CaromMethod *methods = get_methods(fixture, &n_again);
  g_assert_cmpuint(n_again, ==, n);
  g_assert_true(carom_method_option_equal_all(&methods[0], &first));
  g_assert_true(carom_method_option_equal_all(&methods[n - 1], &last));
  g_assert_cmpfloat(get_value(fixture, "restitution"), ==, 0.3);
  g_unlink(path);
  g_rmdir(folder);
}

/* What a file has of a pane and Carom does not know goes with the pane; a new one has none. */
static void test_other_fields(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  const char *const others[] = {"\"a\": 1", "\"b\": 2"};
  guint n;
  for (guint i = 0; i < 2; i++) {
    CaromMethod method = carom_method_option_defaults();
    method.others = g_intern_string(others[i]);
    g_array_append_val(scene->methods, method);
  }
  test_open_scene(fixture->document, scene);
  const CaromMethodOption *resolver = carom_method_option_by_key("resolver");
  carom_document_set_method(fixture->document, 1, resolver, resolver->parts[2]);
  g_assert_cmpstr(get_methods(fixture, &n)[1].others, ==, others[1]);
  carom_document_add_pane(fixture->document);
  g_assert_null(get_methods(fixture, &n)[2].others);
  carom_document_remove_pane(fixture->document, 0);
  g_assert_cmpstr(get_methods(fixture, &n)[0].others, ==, others[1]);
  carom_document_undo(fixture->document);
  g_assert_cmpstr(get_methods(fixture, &n)[0].others, ==, others[0]);
  g_autoptr(CaromScene) saved = save_and_load(fixture);
  g_assert_cmpuint(saved->methods->len, ==, 3);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr(g_array_index(saved->methods, CaromMethod, i).others, ==, others[i]);
}

/* A title is words: giving one throws away nothing of what has been run. */
static void test_save_titled(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "titled.carom", NULL);
  CaromPlayer *player = carom_document_get_player(fixture->document);
  carom_player_seek(player, 120);
  g_assert_cmpuint(carom_comparison_get_frame(carom_player_get_comparison(player)), ==, 120);
  g_assert_true(carom_document_save_titled(fixture->document, path, "My own", &error));
  g_assert_no_error(error);
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->title, ==, "My own");
  g_assert_cmpuint(carom_comparison_get_frame(carom_player_get_comparison(player)), ==, 120);
  g_unlink(path);
  g_rmdir(folder);
}

/* A colour, a name, a bookmark or a pivot is another look of the same run: what is known of it
 * after the clock stays, and undoing does not move the clock. Another speed is another run. */
static void test_looks_keep_the_run(Fixture *fixture, gconstpointer data) {
  CaromPlayer *player = fixture->player;
  carom_player_seek(player, 150);
  carom_player_seek(player, 40);
  const CaromComparison *comparison = carom_player_get_comparison(player);
  g_autoptr(CaromScene) looks = carom_scene_copy(carom_document_get_scene(fixture->document));
  looks->staging.angular_about = carom_vec2(1, 2);
  carom_document_change(fixture->document, looks, "Look", NULL);
  carom_player_seek(player, 50);
  for (guint i = 0; i < 2; i++) {
    g_assert_true(carom_player_get_comparison(player) == comparison);
    g_assert_true(carom_comparison_get_scene(comparison) ==
                  carom_document_get_scene(fixture->document));
    g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, 150);
    g_assert_cmpuint(test_frame(player), ==, 50);
    carom_document_undo(fixture->document);
  }
  g_autoptr(CaromScene) faster = carom_scene_copy(carom_document_get_scene(fixture->document));
  g_array_index(faster->bodies, CaromBody, 0).velocity.x *= 2;
  carom_document_change(fixture->document, faster, "Speed", NULL);
  g_assert_cmpuint(carom_comparison_get_furthest(carom_player_get_comparison(player)), <, 150);
}

/* The same while it is dragged: the drag of a look starts from the scene, whatever the time. */
static void test_drag_of_looks_keeps_the_run(Fixture *fixture, gconstpointer data) {
  CaromPlayer *player = fixture->player;
  carom_player_seek(player, 150);
  carom_player_seek(player, 40);
  for (guint commits = 0; commits < 2; commits++) {
    CaromScene *base = carom_document_begin(fixture->document, "Drag", CAROM_DOCUMENT_ALWAYS, 0);
    g_assert_true(base == carom_document_get_scene(fixture->document));
    g_autoptr(CaromScene) looks = carom_scene_copy(base);
    looks->staging.angular_about = carom_vec2(1, 2);
    carom_document_preview(fixture->document, looks);
    if (commits)
      carom_document_commit(fixture->document, CAROM_DOCUMENT_ALWAYS, NULL);
    else
      carom_document_cancel(fixture->document);
    CaromComparison *comparison = carom_player_get_comparison(player);
    g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, 150);
    g_assert_cmpuint(test_frame(player), ==, 40);
    g_assert_true(get_flag(fixture, "can-undo") == (commits > 0));
  }
}

static void test_save_fails(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_document_save(fixture->document, "/no/such/folder/x.carom", &error));
  g_assert_nonnull(strstr(error->message, "/no/such/folder/x.carom"));
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/document/open/default", test_open},
      {"/document/open/bad-leaves-all", test_open_bad},
      {"/document/parameters/each", test_parameters},
      {"/document/parameters/apart", test_parameters_apart},
      {"/document/parameters/mixed-walls", test_mixed_walls},
      {"/document/parameters/keeps-playing", test_keeps_playing},
      {"/document/parameters/dragging-is-one-edit", test_merges},
      {"/document/parameters/same-value", test_same_value},
      {"/document/methods/each", test_methods},
      {"/document/panes/one-to-four", test_panes},
      {"/document/panes/reference", test_reference},
      {"/document/panes/new-one-has-new-resolver", test_new_pane_is_new},
      {"/document/panes/new-one-has-first-detection", test_new_pane_has_first_detection},
      {"/document/panes/new-one-repeats-none", test_new_pane_repeats_none},
      {"/document/panes/new-one-has-other-ties", test_new_pane_has_other_ties},
      {"/document/panes/new-one-can-be-run", test_new_pane_can_be_run},
      {"/document/reset", test_reset},
      {"/document/save/round-trip", test_save},
      {"/document/save/other-fields", test_other_fields},
      {"/document/save/titled-keeps-the-run", test_save_titled},
      {"/document/save/fails", test_save_fails},
      {"/document/looks/keep-the-run", test_looks_keep_the_run},
      {"/document/looks/drag-keeps-the-run", test_drag_of_looks_keeps_the_run},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
