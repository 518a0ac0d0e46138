/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-basis: since when an edit holds that is done later than at the start, for each kind of
 * edit, on the basis that it has and on the other one: what the scene is then, where the clock
 * stands, and that all panes have come there by running that scene. */
#include "editor-test.h"

#include "carom-item-column.h"

#include <glib/gstdio.h>
#include <string.h>

/* A and B have met by then, wall 2 has been a door, and C has come in. */
#define LATER      40
#define DT_S       0.0625
#define GRAVITY_AT 9

typedef enum {
  WALL_1,
  DOOR,
} Wall;

/* The same under steps and exact times. */
static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  for (int side = -1; side <= 1; side += 2) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(2 * side, 0.25 * side);
    body.velocity = carom_vec2(-1.5 * side, 0.125);
    body.radius = 0.5;
    carom_scene_add_body(scene, body);
  }
  CaromWall walls[] = {carom_wall_default(carom_vec2(-6, -5), carom_vec2(6, -5.5)),
                       carom_wall_default(carom_vec2(7, -3), carom_vec2(7.5, 3))};
  const CaromInterval open[] = {{0.5, 1.5}, {3, 4}};
  walls[DOOR].open = carom_pool_add_intervals(scene->pool, open, G_N_ELEMENTS(open));
  g_array_append_vals(scene->walls, walls, G_N_ELEMENTS(walls));
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, 6);
  emitter.velocity = carom_vec2(0.25, -1);
  emitter.spread = carom_vec2(0, 0.5);
  emitter.radius = 0.25;
  emitter.first_s = 1;
  emitter.every_s = 4;
  emitter.count = 5;
  g_array_append_val(scene->emitters, emitter);
  scene->gravity = carom_vec2(0.125, -0.5);
  scene->restitution = 0.75;
  scene->dt_s = DT_S;
  scene->duration_s = 30;
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "stepped"));
  g_array_append_val(scene->methods, method);
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  g_array_append_val(scene->methods, method);
  return scene;
}

static void set_up_scene(Fixture *fixture, const CaromScene *scene) {
  set_up(fixture, NULL);
  fixture->view.gravity_at = carom_vec2(-GRAVITY_AT, GRAVITY_AT);
  fixture->view.gravity_s2 = 1;
  test_open_scene(fixture->document, scene);
}

/* ---- Edits ---- */

static const CaromItem a = {CAROM_ITEM_DISC, 0}, b = {CAROM_ITEM_DISC, 1}, c = {CAROM_ITEM_DISC, 2},
                       wall = {CAROM_ITEM_WALL, WALL_1}, door = {CAROM_ITEM_WALL, DOOR},
                       emitter = {CAROM_ITEM_EMITTER, 0};

static const CaromScene *get_shown(Fixture *fixture) {
  return carom_editor_get_shown(fixture->editor, &fixture->view);
}

static void select_two(Fixture *fixture, CaromItem one, CaromItem other) {
  g_autoptr(CaromSelection) selection = carom_selection_new_of(one);
  carom_selection_add(selection, other);
  carom_editor_select(fixture->editor, selection);
}

static void select_one(Fixture *fixture, CaromItem item) {
  select_two(fixture, item, item);
}

/* From where it is shown to a place. */
static void drag_handle(Fixture *fixture, CaromHandle handle, CaromVec2 hold, CaromVec2 to) {
  CaromVec2 from = carom_handle_get_place(&handle, get_shown(fixture), &fixture->view, hold);
  carom_editor_press(fixture->editor, &fixture->view, from, CAROM_EDITOR_PLAIN);
  g_assert_cmpint(carom_editor_get_drag(fixture->editor)->handle.kind, ==, handle.kind);
  carom_editor_drag_to(fixture->editor, carom_vec2(to.x + 1, to.y - 1), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(fixture->editor, to, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
}

static CaromVec2 get_centre(Fixture *fixture, CaromItem item) {
  return carom_item_centre(get_shown(fixture), item);
}

static void drag_disc(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_DISC, a}, carom_vec2(0, 0), carom_vec2(-3, 3));
}

static void drag_discs(Fixture *fixture) {
  g_object_set(fixture->editor, "snap", TRUE, NULL);
  select_two(fixture, a, b);
  drag_disc(fixture);
}

static void drag_came_in(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_DISC, c}, carom_vec2(0, 0), carom_vec2(-3, 3));
}

static void aim_at(Fixture *fixture, CaromHandleKind kind, CaromItem item, double vx, double vy) {
  CaromVec2 to =
      carom_vec2_add_scaled(get_centre(fixture, item), carom_vec2(vx, vy), fixture->view.arrow_s);
  drag_handle(fixture, (CaromHandle){kind, item}, carom_vec2(0, 0), to);
}

static void aim_disc(Fixture *fixture) {
  aim_at(fixture, CAROM_HANDLE_ARROW, b, -0.75, 1.25);
}

static void drag_rim(Fixture *fixture) {
  CaromVec2 centre = get_centre(fixture, a);
  CaromVec2 hold = carom_vec2(centre.x, centre.y + 1);
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_RIM, a}, hold,
              carom_vec2(centre.x, centre.y + 0.75));
}

static void drag_wall(Fixture *fixture) {
  carom_editor_press(fixture->editor, &fixture->view, carom_vec2(0, -5.25), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(fixture->editor, carom_vec2(0.5, -6), CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
}

static void drag_wall_end(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_WALL_END, wall, CAROM_WALL_END_P2},
              carom_vec2(0, 0), carom_vec2(5, -6));
}

static void drag_emitter(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_EMITTER, emitter}, carom_vec2(0, 0),
              carom_vec2(1, 7));
}

static void aim_emitter(Fixture *fixture) {
  aim_at(fixture, CAROM_HANDLE_ARROW, emitter, 0.75, -0.5);
}

static void drag_spread(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_SPREAD, emitter}, carom_vec2(0, 0),
              carom_vec2(-2, 8));
}

static void drag_gravity(Fixture *fixture) {
  drag_handle(fixture, (CaromHandle){CAROM_HANDLE_GRAVITY}, carom_vec2(0, 0),
              carom_vec2(-GRAVITY_AT - 0.25, GRAVITY_AT - 1));
}

static void draw(Fixture *fixture, CaromTool tool) {
  carom_editor_set_tool(fixture->editor, tool);
  carom_editor_press(fixture->editor, &fixture->view, carom_vec2(-8, 3), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(fixture->editor, carom_vec2(-8, 3.75), CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
}

static void draw_disc(Fixture *fixture) {
  draw(fixture, CAROM_TOOL_DISC);
}

static void draw_wall(Fixture *fixture) {
  draw(fixture, CAROM_TOOL_WALL);
}

static void draw_emitter(Fixture *fixture) {
  draw(fixture, CAROM_TOOL_EMITTER);
}

static void add(Fixture *fixture, CaromItemKind kind) {
  const CaromVec2 place = {-8, 5};
  carom_commands_add(fixture->editor, &fixture->view, kind, &place);
}

static void add_disc(Fixture *fixture) {
  add(fixture, CAROM_ITEM_DISC);
}

static void add_wall(Fixture *fixture) {
  add(fixture, CAROM_ITEM_WALL);
}

static void add_emitter(Fixture *fixture) {
  add(fixture, CAROM_ITEM_EMITTER);
}

static void paste(Fixture *fixture) {
  g_autoptr(CaromScene) source = make_scene();
  const CaromVec2 place = {-20, 0};
  carom_commands_paste(fixture->editor, &fixture->view, source, &place);
}

static void duplicate(Fixture *fixture) {
  select_two(fixture, a, wall);
  carom_commands_duplicate(fixture->editor, &fixture->view);
}

static void delete_disc(Fixture *fixture) {
  select_one(fixture, b);
  carom_commands_delete(fixture->editor, &fixture->view);
}

static void delete_wall(Fixture *fixture) {
  select_one(fixture, wall);
  carom_commands_delete(fixture->editor, &fixture->view);
}

static void cut_emitter(Fixture *fixture) {
  select_one(fixture, emitter);
  g_autoptr(CaromScene) copy = carom_commands_cut(fixture->editor, &fixture->view);
}

static void nudge(Fixture *fixture) {
  select_two(fixture, a, door);
  carom_commands_nudge(fixture->editor, &fixture->view, 3, -2);
}

static void aim_by_keys(Fixture *fixture) {
  select_one(fixture, a);
  carom_commands_aim(fixture->editor, &fixture->view, 3, -2);
}

static void resize(Fixture *fixture) {
  select_two(fixture, a, emitter);
  g_object_set(fixture->editor, "mass-power", 2, NULL);
  carom_commands_resize(fixture->editor, &fixture->view, 1);
}

static void set_masses(Fixture *fixture) {
  select_two(fixture, a, b);
  carom_commands_set_mass(fixture->editor, &fixture->view, 3);
}

/* What has come in is not there at the start. */
static void set_mass_of_came_in(Fixture *fixture) {
  select_two(fixture, a, c);
  carom_commands_set_mass(fixture->editor, &fixture->view, 3);
}

static void mirror(Fixture *fixture) {
  select_two(fixture, a, b);
  carom_commands_mirror(fixture->editor, &fixture->view, CAROM_MIRROR_LEFT_RIGHT);
}

static void turn(Fixture *fixture) {
  select_two(fixture, a, b);
  carom_commands_turn(fixture->editor, &fixture->view, 90);
}

static void align(Fixture *fixture) {
  select_two(fixture, a, wall);
  carom_commands_align(fixture->editor, &fixture->view, CAROM_ALIGNMENT_TOP);
}

static void distribute(Fixture *fixture) {
  select_two(fixture, a, wall);
  g_autoptr(CaromSelection) three =
      carom_selection_copy(carom_editor_get_selection(fixture->editor));
  carom_selection_add(three, door);
  carom_editor_select(fixture->editor, three);
  carom_commands_distribute(fixture->editor, &fixture->view, CAROM_DISTRIBUTION_HORIZONTAL);
}

/* ---- The table ---- */

/* Since when it holds. */
typedef enum {
  START,
  NOW,
  ALWAYS,   /* from the start, and nothing is offered */
  NOW_ONLY, /* likewise from now */
} Wanted;

static const struct {
  const char *name;
  void (*edit)(Fixture *fixture);
  Wanted wanted;
} rows[] = {
    {"drag-disc", drag_disc, NOW},
    {"drag-discs", drag_discs, NOW},
    {"drag-came-in", drag_came_in, NOW_ONLY},
    {"aim-disc", aim_disc, NOW},
    {"drag-rim", drag_rim, START},
    {"drag-wall", drag_wall, NOW},
    {"drag-wall-end", drag_wall_end, NOW},
    {"drag-emitter", drag_emitter, NOW},
    {"aim-emitter", aim_emitter, NOW},
    {"drag-spread", drag_spread, NOW},
    {"drag-gravity", drag_gravity, START},
    {"draw-disc", draw_disc, NOW},
    {"draw-wall", draw_wall, NOW},
    {"draw-emitter", draw_emitter, NOW},
    {"add-disc", add_disc, NOW},
    {"add-wall", add_wall, NOW},
    {"add-emitter", add_emitter, NOW},
    {"paste", paste, NOW},
    {"duplicate", duplicate, NOW},
    {"delete-disc", delete_disc, NOW},
    {"delete-wall", delete_wall, NOW},
    {"cut-emitter", cut_emitter, NOW},
    {"nudge", nudge, NOW},
    {"aim-by-keys", aim_by_keys, NOW},
    {"resize", resize, START},
    {"masses", set_masses, START},
    {"mass-of-came-in", set_mass_of_came_in, NOW_ONLY},
    {"mirror", mirror, NOW},
    {"turn", turn, NOW},
    {"align", align, NOW},
    {"distribute", distribute, NOW},
};

/* ---- What comes of it ---- */

/* An edit, of whatever kind. */
typedef struct {
  void (*edit)(Fixture *fixture, gconstpointer data);
  gconstpointer data;
  Wanted wanted;
} Edit;

/* Returns: (transfer full): the scene as it is stored; how old its words are is asked elsewhere */
static char *write(const CaromScene *scene) {
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  copy->words_are_older = FALSE;
  return carom_scene_json_write(copy);
}

static void assert_scene(Fixture *fixture, const char *wanted) {
  g_autofree char *is = write(test_scene(fixture));
  g_assert_cmpstr(is, ==, wanted);
}

static void assert_same_bits(const CaromRun *one, const CaromRun *other) {
  const CaromBodies *of_one = &one->world->bodies, *of_other = &other->world->bodies;
  gsize size = of_one->n * sizeof(double);
  g_assert_cmpuint(of_one->n, ==, of_other->n);
  g_assert_cmpmem(of_one->x, size, of_other->x, size);
  g_assert_cmpmem(of_one->y, size, of_other->y, size);
  g_assert_cmpmem(of_one->vx, size, of_other->vx, size);
  g_assert_cmpmem(of_one->vy, size, of_other->vy, size);
}

/* The clock stands at @frame, and what is shown is what the scene comes to there. */
static void assert_run_to(Fixture *fixture, guint64 frame) {
  g_autoptr(GError) error = NULL;
  const CaromComparison *shown = carom_player_get_comparison(fixture->player);
  guint n = carom_comparison_get_n_runs(shown);
  CaromComparison *fresh = carom_comparison_new(carom_document_get_scene(fixture->document),
                                                carom_comparison_get_methods(shown), n);
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
  carom_comparison_seek(fresh, frame, &error);
  g_assert_no_error(error);
  for (guint i = 0; i < n; i++)
    assert_same_bits(carom_comparison_get_run(shown, i), carom_comparison_get_run(fresh, i));
  carom_comparison_free(fresh);
}

/* Returns: (transfer full): what the edit makes of @scene at its start */
static char *edit_at_start(const Edit *edit, const CaromScene *scene) {
  Fixture fixture = {0};
  set_up_scene(&fixture, scene);
  edit->edit(&fixture, edit->data);
  g_assert_null(carom_document_get_later(fixture.document));
  assert_run_to(&fixture, 0);
  char *made = write(test_scene(&fixture));
  carom_document_undo(fixture.document);
  g_autofree char *before = write(scene);
  assert_scene(&fixture, before);
  tear_down(&fixture, NULL);
  return made;
}

static void assert_basis(Fixture *fixture, const Edit *edit, gboolean is_from_start,
                         const char *from_start, const char *from_now) {
  const CaromDocumentLater *later = carom_document_get_later(fixture->document);
  assert_scene(fixture, is_from_start ? from_start : from_now);
  assert_run_to(fixture, is_from_start ? LATER : 0);
  if (edit->wanted == ALWAYS) {
    g_assert_null(later);
    return;
  }
  g_assert_nonnull(later);
  g_assert_cmpint(later->basis, ==,
                  is_from_start ? CAROM_DOCUMENT_FROM_START : CAROM_DOCUMENT_FROM_NOW);
  g_assert_cmpuint(later->pane, ==, 0);
  g_assert_cmpfloat(later->time_s, ==, LATER * DT_S);
}

static void assert_redone(Fixture *fixture, gboolean is_from_start, const char *from_start,
                          const char *from_now) {
  carom_document_redo(fixture->document);
  assert_scene(fixture, is_from_start ? from_start : from_now);
  assert_run_to(fixture, is_from_start ? LATER : 0);
}

/* Later, on the basis that the edit has, on the other one, and back; each time undo leads to how it
 * was, and redo to the basis that was chosen last. */
static void test_later(const Edit *edit) {
  Fixture fixture = {0};
  g_autoptr(CaromScene) scene = make_scene();
  set_up_scene(&fixture, scene);
  carom_player_seek(fixture.player, LATER);
  g_autoptr(GBytes) state = test_state(fixture.player);
  g_autoptr(CaromScene) now = carom_document_make_start(fixture.document, 0);
  g_assert_cmpuint(now->bodies->len, ==, 3);
  g_autofree char *before = write(scene);
  g_autofree char *from_start = edit->wanted == NOW_ONLY ? NULL : edit_at_start(edit, scene);
  g_autofree char *from_now = edit->wanted == ALWAYS ? NULL : edit_at_start(edit, now);
  gboolean can_switch = edit->wanted == START || edit->wanted == NOW;
  gboolean is_from_start = edit->wanted == START || edit->wanted == ALWAYS;
  for (guint n_switches = 0; n_switches <= 2; n_switches++) {
    edit->edit(&fixture, edit->data);
    assert_basis(&fixture, edit, is_from_start, from_start, from_now);
    for (guint i = 1; i <= n_switches; i++) {
      carom_document_switch_basis(fixture.document);
      assert_basis(&fixture, edit, can_switch && i % 2 == 1 ? !is_from_start : is_from_start,
                   from_start, from_now);
    }
    carom_document_undo(fixture.document);
    assert_scene(&fixture, before);
    assert_run_to(&fixture, LATER);
    g_autoptr(GBytes) back = test_state(fixture.player);
    g_assert_true(g_bytes_equal(back, state));
    test_assert_undo(&fixture, NULL);
    g_assert_null(carom_document_get_later(fixture.document));
    assert_redone(&fixture, can_switch && n_switches % 2 == 1 ? !is_from_start : is_from_start,
                  from_start, from_now);
    carom_document_undo(fixture.document);
    assert_scene(&fixture, before);
    carom_editor_select(fixture.editor, NULL);
  }
  tear_down(&fixture, NULL);
}

static void edit_row(Fixture *fixture, gconstpointer data) {
  rows[GPOINTER_TO_UINT(data)].edit(fixture);
  carom_editor_set_tool(fixture->editor, CAROM_TOOL_SELECT);
}

static void test_row(gconstpointer data) {
  test_later(&(Edit){edit_row, data, rows[GPOINTER_TO_UINT(data)].wanted});
}

/* ---- What is typed in tables ---- */

static const char *get_typed(const CaromItemColumn *column) {
  if (!column->field)
    return column->kind == CAROM_ITEM_WALL ? "0.5..1.75; 3.5..5" : "Zoe";
  if (column->field->type == CAROM_EDIT_FIELD_COLOUR)
    return "255";
  if (column->field->range.whole)
    return "7";
  return column->field->type == CAROM_EDIT_FIELD_SWITCH ? "1" : "0.375";
}

static void type(Fixture *fixture, gconstpointer data) {
  const CaromItemColumn *column = data;
  g_autoptr(GError) error = NULL;
  carom_item_column_enter(column, fixture->editor, &fixture->view, 0, get_typed(column), &error);
  g_assert_no_error(error);
}

/* Where a thing is and how it moves; all else is what it is, or looks. */
static Wanted get_wanted(const CaromItemColumn *column) {
  static const char *const moved[] = {"x",  "y",  "vx", "vy",     "speed",    "angle",   "x1",
                                      "y1", "x2", "y2", "length", "spread_x", "spread_y"};
  if (g_str_equal(column->id, "name") || g_str_equal(column->id, "colour"))
    return ALWAYS;
  for (guint i = 0; i < G_N_ELEMENTS(moved); i++)
    if (g_str_equal(column->id, moved[i]))
      return NOW;
  return START;
}

static void test_tables(void) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    g_autoptr(GArray) columns = carom_item_columns_new(kind);
    for (guint i = 0; i < columns->len; i++) {
      const CaromItemColumn *column = &g_array_index(columns, CaromItemColumn, i);
      g_test_message("%u %s", kind, column->id);
      if (column->type != CAROM_ITEM_CELL_FIXED)
        test_later(&(Edit){type, column, get_wanted(column)});
    }
  }
}

/* A cell shows what is typed into it, also where another number is what is left of it by now. */
static void test_cells(void) {
  Fixture fixture = {0};
  g_autoptr(CaromScene) scene = make_scene();
  set_up_scene(&fixture, scene);
  carom_player_seek(fixture.player, LATER);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    g_autoptr(GArray) columns = carom_item_columns_new(kind);
    for (guint i = 0; i < columns->len; i++) {
      const CaromItemColumn *column = &g_array_index(columns, CaromItemColumn, i);
      if (column->type == CAROM_ITEM_CELL_FIXED || get_wanted(column) == NOW)
        continue;
      type(&fixture, column);
      const CaromScene *shown =
          carom_item_column_choose_scene(column, test_scene(&fixture), get_shown(&fixture), 0);
      g_autofree char *text = carom_item_column_make_text(column, shown, 0);
      g_assert_cmpstr(text, ==, get_typed(column));
      carom_document_undo(fixture.document);
    }
  }
  tear_down(&fixture, NULL);
}

/* ---- Parameters ---- */

static void set_parameter(Fixture *fixture, gconstpointer parameter) {
  carom_document_set_parameter(fixture->document, parameter, 1.25);
}

static void set_factor(Fixture *fixture, gconstpointer parameter) {
  carom_document_set_parameter(fixture->document, parameter, 0.5);
}

/* A ratio is one of two discs. */
static void test_parameters(void) {
  guint n;
  const CaromParameter *const *parameters = carom_parameters(&n);
  for (guint i = 0; i < n; i++) {
    gboolean is_factor = g_str_equal(parameters[i]->part.id, "wall-factor");
    g_test_message("%s", parameters[i]->part.id);
    if (!g_str_equal(parameters[i]->part.id, "mass-ratio"))
      test_later(&(Edit){is_factor ? set_factor : set_parameter, parameters[i], START});
  }
}

/* ---- Others ---- */

typedef void (*Other)(Fixture *fixture);

/* However far, it is in slices, and can be stopped. */
static void test_slices(Fixture *fixture) {
  carom_player_seek(fixture->player, LATER);
  carom_player_set_budget(fixture->player, 0);
  set_masses(fixture);
  g_assert_true(carom_player_is_seeking(fixture->player));
  g_assert_cmpuint(test_frame(fixture->player), <, LATER);
  for (gint64 tick = 1; carom_player_is_seeking(fixture->player); tick++)
    carom_player_tick(fixture->player, tick);
  assert_run_to(fixture, LATER);
  carom_document_undo(fixture->document);
  carom_player_halt(fixture->player);
  g_assert_false(carom_player_is_seeking(fixture->player));
  g_assert_cmpuint(test_frame(fixture->player), <, LATER);
}

/* On its way the panes show what nobody has asked for, so that is not offered as a start. */
static void test_on_its_way(Fixture *fixture) {
  carom_player_seek(fixture->player, LATER);
  carom_player_set_budget(fixture->player, 0);
  set_masses(fixture);
  carom_player_tick(fixture->player, 1);
  g_assert_true(carom_player_is_seeking(fixture->player));
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("gravity-y"), -3);
  g_assert_null(carom_document_get_later(fixture->document));
  for (gint64 tick = 2; carom_player_is_seeking(fixture->player); tick++)
    carom_player_tick(fixture->player, tick);
  assert_run_to(fixture, LATER);
}

/* A step must lead back to what has been saved, so it is not switched any more. */
static void test_saved(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", &error);
  g_autofree char *path = g_build_filename(folder, "saved.carom", NULL);
  g_assert_no_error(error);
  carom_player_seek(fixture->player, LATER);
  set_masses(fixture);
  carom_document_save(fixture->document, path, &error);
  g_assert_no_error(error);
  g_assert_null(carom_document_get_later(fixture->document));
  carom_document_switch_basis(fixture->document);
  g_assert_false(carom_document_is_modified(fixture->document));
  g_remove(path);
  g_rmdir(folder);
}

static void test_plays_on(Fixture *fixture) {
  carom_player_seek(fixture->player, LATER);
  carom_player_set_playing(fixture->player, TRUE);
  set_masses(fixture);
  g_assert_true(carom_player_get_playing(fixture->player));
  assert_run_to(fixture, LATER);
}

/* Repeated changes of the same thing are one step, on either basis. */
static void test_merged(Fixture *fixture) {
  const CaromParameter *gravity = carom_parameter_by_id("gravity-y");
  carom_player_seek(fixture->player, LATER);
  for (int i = 1; i <= 3; i++)
    carom_document_set_parameter(fixture->document, gravity, -i);
  assert_run_to(fixture, LATER);
  carom_document_switch_basis(fixture->document);
  g_assert_cmpfloat(test_scene(fixture)->gravity.y, ==, -3);
  assert_run_to(fixture, 0);
  g_autoptr(CaromScene) was = make_scene();
  g_assert_cmpfloat(carom_scene_body(test_scene(fixture), 0)->position.y, !=,
                    carom_scene_body(was, 0)->position.y);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(test_scene(fixture)->gravity.y, ==, was->gravity.y);
  assert_run_to(fixture, LATER);
}

/* Another pane's state is meant by now. */
static void test_other_pane(Fixture *fixture) {
  fixture->view.pane = 1;
  carom_player_seek(fixture->player, LATER);
  g_autoptr(CaromScene) now = carom_document_make_start(fixture->document, 1);
  add_wall(fixture);
  g_assert_cmpuint(carom_document_get_later(fixture->document)->pane, ==, 1);
  for (guint i = 0; i < 2; i++) {
    CaromVec2 is = carom_scene_body(test_scene(fixture), 0)->position;
    CaromVec2 wanted = carom_scene_body(now, 0)->position;
    g_assert_true(is.x == wanted.x && is.y == wanted.y);
    carom_document_switch_basis(fixture->document);
    carom_document_switch_basis(fixture->document);
  }
}

/* Whatever is done next, the offer is gone. */
static void test_withdrawn(Fixture *fixture) {
  static const char *const ways[] = {"undo", "edit", "pane", "open"};
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autoptr(CaromScene) scene = make_scene();
    test_open_scene(fixture->document, scene);
    carom_player_seek(fixture->player, LATER);
    set_masses(fixture);
    g_assert_nonnull(carom_document_get_later(fixture->document));
    if (i == 0)
      carom_document_undo(fixture->document);
    else if (i == 1)
      carom_document_change(fixture->document, scene, "Change", NULL);
    else if (i == 2)
      carom_document_remove_pane(fixture->document, 1);
    else
      test_open_scene(fixture->document, scene);
    g_assert_null(carom_document_get_later(fixture->document));
    g_autofree char *before = write(test_scene(fixture));
    carom_document_switch_basis(fixture->document);
    assert_scene(fixture, before);
  }
}

/* Just before a contact it stays just before it; where it is not at that time any more, it is an
 * instant between frames. */
static void test_instant(Fixture *fixture) {
  for (guint is_moved = 0; is_moved < 2; is_moved++) {
    carom_player_seek(fixture->player, LATER);
    carom_player_go_to_contact(fixture->player, 1, 0, CAROM_INSTANT_BEFORE);
    CaromComparison *comparison = carom_player_get_comparison(fixture->player);
    double time_s = carom_comparison_get_time_s(comparison);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
    select_one(fixture, a);
    if (is_moved)
      carom_commands_resize(fixture->editor, &fixture->view, -1);
    else
      set_masses(fixture);
    comparison = carom_player_get_comparison(fixture->player);
    g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, time_s);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==,
                    is_moved ? CAROM_INSTANT_BETWEEN : CAROM_INSTANT_BEFORE);
    carom_document_undo(fixture->document);
    comparison = carom_player_get_comparison(fixture->player);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  }
}

static void count(guint *n) {
  ++*n;
}

/* Where the clock cannot get there, that is said as ever, and the edit can be undone. */
static void test_fails(Fixture *fixture) {
  guint n_failed = 0;
  g_signal_connect_swapped(fixture->player, "failed", G_CALLBACK(count), &n_failed);
  carom_player_seek(fixture->player, LATER);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("gravity-y"), 1e308);
  g_assert_cmpuint(n_failed, ==, 1);
  g_assert_cmpuint(test_frame(fixture->player), <, LATER);
  carom_document_undo(fixture->document);
  assert_run_to(fixture, LATER);
}

/* Given a direction now, what is at rest at the start has none there, and the other way round. */
static void test_possible_now_alone(Fixture *fixture) {
  CaromItemColumn column = {.kind = CAROM_ITEM_DISC,
                            .field = carom_edit_field_by_id(CAROM_ITEM_DISC, "driven")};
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GError) error = NULL;
  g_array_index(scene->bodies, CaromBody, 0).velocity = carom_vec2(0, 0);
  test_open_scene(fixture->document, scene);
  carom_player_seek(fixture->player, LATER);
  carom_item_column_set(&column, fixture->editor, &fixture->view, 0, 1, &error);
  g_assert_no_error(error);
  const CaromDocumentLater *later = carom_document_get_later(fixture->document);
  g_assert_cmpint(later->basis, ==, CAROM_DOCUMENT_FROM_NOW);
  g_assert_null(later->instead);
}

static void run_other(gconstpointer test) {
  Fixture fixture = {0};
  g_autoptr(CaromScene) scene = make_scene();
  set_up_scene(&fixture, scene);
  (*(const Other *)test)(&fixture);
  tear_down(&fixture, NULL);
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    Other test;
  } others[] = {
      {"/edit-basis/slices", test_slices},
      {"/edit-basis/on-its-way", test_on_its_way},
      {"/edit-basis/saved", test_saved},
      {"/edit-basis/plays-on", test_plays_on},
      {"/edit-basis/merged", test_merged},
      {"/edit-basis/other-pane", test_other_pane},
      {"/edit-basis/withdrawn", test_withdrawn},
      {"/edit-basis/instant", test_instant},
      {"/edit-basis/fails", test_fails},
      {"/edit-basis/possible-now-alone", test_possible_now_alone},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *path = g_strconcat("/edit-basis/", rows[i].name, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_row);
  }
  g_test_add_func("/edit-basis/tables", test_tables);
  g_test_add_func("/edit-basis/cells", test_cells);
  g_test_add_func("/edit-basis/parameters", test_parameters);
  for (guint i = 0; i < G_N_ELEMENTS(others); i++)
    g_test_add_data_func(others[i].path, &others[i].test, run_other);
  return g_test_run();
}
