/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-commands: a function of carom-edit.h for each, with a name. What is added is made like
 * those of its kind that are there. */
#include "carom-commands.h"

#include "carom-free-place.h"
#include "carom-snap.h"

#include <glib/gi18n-lib.h>

/* Copies are put beside the originals by so many steps of the grid. */
#define COPY_STEPS 2
/* A nudge without the grid is a step of so many powers of ten less. */
#define FINE_NUDGE 1
/* A wall is so much of the width that is shown. */
#define WALL_PART 0.25
/* So is the grid of places, where no scale says better. */
#define STEP_PART 0.02
/* So is the first disc, there. */
#define RADIUS_PART 0.05
/* A disc that is added is so much of its radius off everything else, where there is room. */
#define GAP_PART 0.1
/* How many digits more than the grid's a place may have. */
#define MOST_DIGITS 3

/* ---- Selecting ---- */

void carom_commands_select_all(CaromEditor *editor, const CaromEditView *view) {
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, carom_editor_get_shown(editor, view));
  carom_editor_select(editor, all);
}

/* Where @item stands among all, see carom_selection_get(). */
static guint get_nth(const CaromScene *scene, CaromItem item) {
  guint nth = item.index;
  for (guint kind = 0; kind < item.kind; kind++)
    nth += carom_item_count(scene, kind);
  return nth;
}

void carom_commands_select_next(CaromEditor *editor, const CaromEditView *view, int direction) {
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(editor, view);
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  guint n = carom_selection_count(all), n_selected = carom_selection_count(selection);
  guint next = direction > 0 ? 0 : n - 1;
  if (n == 0)
    return;
  if (n_selected > 0) {
    CaromItem last = carom_selection_get(selection, direction > 0 ? n_selected - 1 : 0);
    next = (get_nth(scene, last) + (direction > 0 ? 1 : n - 1)) % n;
  }
  g_autoptr(CaromSelection) one = carom_selection_new_of(carom_selection_get(all, next));
  carom_editor_select(editor, one);
}

/* ---- Edits ---- */

/* An edit of what is selected and of such a kind. */
typedef struct {
  gboolean (*is_meant)(CaromItemKind kind);
  CaromEditTopic topic;
  CaromEditorFunc func;
  gconstpointer data;
} Edit;

static gboolean is_any(CaromItemKind kind) {
  return TRUE;
}

static gboolean is_disc(CaromItemKind kind) {
  return kind == CAROM_ITEM_DISC;
}

/* Returns: (transfer full): what of @selection is of such a kind */
static CaromSelection *select_those(const CaromSelection *selection,
                                    gboolean (*is_meant)(CaromItemKind kind)) {
  CaromSelection *those = carom_selection_new();
  for (guint i = 0; i < carom_selection_count(selection); i++)
    if (is_meant(carom_selection_get(selection, i).kind))
      carom_selection_add(those, carom_selection_get(selection, i));
  return those;
}

/* A CaromEditorFunc: discs that come in are not there at other times. */
static gboolean do_if_there(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                            GError **error) {
  const Edit *edit = data;
  g_autoptr(CaromSelection) there = select_those(selection, edit->is_meant);
  if (carom_selection_count(there) > 0)
    return edit->func(scene, selection, edit->data, error);
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_FEW,
                      _("What is selected is not there at this time. Go to a time at which it is, "
                        "or select something else."));
  return FALSE;
}

/* Does @edit, if any of what it is meant for is selected. */
static void edit_those(CaromEditor *editor, const CaromEditView *view, const Edit *edit,
                       CaromEditVerb verb, gconstpointer subject) {
  carom_editor_cancel(editor); /* what a drag has selected is not meant */
  g_autoptr(CaromSelection) those =
      select_those(carom_editor_get_selection(editor), edit->is_meant);
  if (carom_selection_count(those) == 0)
    return;
  g_autoptr(CaromSelection) selected_there = carom_editor_copy_selection(editor, view);
  g_autoptr(CaromSelection) there = select_those(selected_there, edit->is_meant);
  const CaromSelection *named = carom_selection_count(there) > 0 ? there : those;
  g_autofree char *name = carom_edit_name(verb, carom_editor_get_shown(editor, view), named);
  carom_editor_do(editor, view, edit->topic, name, do_if_there, edit, subject, NULL);
}

static void edit(CaromEditor *editor, const CaromEditView *view, CaromEditVerb verb,
                 CaromEditorFunc func, gconstpointer data, gconstpointer subject) {
  edit_those(editor, view, &(Edit){is_any, CAROM_EDIT_TOPIC_MOTION, func, data}, verb, subject);
}

/* Of what is selected, only what has a radius and a velocity: discs and emitters. */
static void edit_movers(CaromEditor *editor, const CaromEditView *view, CaromEditVerb verb,
                        CaromEditTopic topic, CaromEditorFunc func, gconstpointer data) {
  edit_those(editor, view, &(Edit){carom_item_moves, topic, func, data}, verb, editor);
}

static CaromVec2 times(CaromRoundNumber step, int nx, int ny) {
  return carom_vec2(carom_round_number_times(step, nx), carom_round_number_times(step, ny));
}

/* How far keys go. They add up as carom_snap_move() does it, so that what a series of them comes to
 * does not depend on how many are done at once. */
typedef struct {
  CaromRoundNumber step;
  CaromVec2 by; /* a multiple of it */
  guint mass_power;
} Nudge;

/* @points_per_unit: of what is changed */
static Nudge get_nudge(CaromEditor *editor, double points_per_unit, int nx, int ny) {
  Nudge nudge = {.step = carom_snap_step(points_per_unit)};
  gboolean snap;
  g_object_get(editor, "snap", &snap, "mass-power", &nudge.mass_power, NULL);
  if (!snap)
    nudge.step.exponent -= FINE_NUDGE;
  nudge.by = times(nudge.step, nx, ny);
  return nudge;
}

static gboolean move(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                     GError **error) {
  const Nudge *nudge = data;
  return carom_edit_move_in_steps(scene, selection, nudge->step, nudge->by, error);
}

void carom_commands_nudge(CaromEditor *editor, const CaromEditView *view, int dx, int dy) {
  Nudge nudge = get_nudge(editor, view->points_per_unit, dx, dy);
  edit(editor, view, CAROM_EDIT_VERB_MOVE, move, &nudge, editor);
}

static gboolean aim(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                    GError **error) {
  const Nudge *nudge = data;
  for (guint i = 0; i < carom_selection_count(selection); i++) {
    CaromItem item = carom_selection_get(selection, i);
    if (carom_item_moves(item.kind) &&
        !carom_edit_set_velocity(
            scene, item, carom_snap_move(nudge->step, carom_item_velocity(scene, item), nudge->by),
            error))
      return FALSE;
  }
  return TRUE;
}

void carom_commands_aim(CaromEditor *editor, const CaromEditView *view, int dx, int dy) {
  Nudge nudge = get_nudge(editor, view->points_per_unit * carom_handle_arrow_s(view), dx, dy);
  edit_movers(editor, view, CAROM_EDIT_VERB_AIM, CAROM_EDIT_TOPIC_MOTION, aim, &nudge);
}

static double nudged_radius(const CaromScene *scene, CaromItem item, const Nudge *nudge) {
  CaromVec2 radius = carom_vec2(carom_item_radius(scene, item), 0);
  return carom_snap_move(nudge->step, radius, nudge->by).x;
}

static gboolean resize(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                       GError **error) {
  const Nudge *nudge = data;
  for (guint i = 0; i < carom_selection_count(selection); i++) {
    CaromItem item = carom_selection_get(selection, i);
    if (carom_item_moves(item.kind) &&
        !carom_edit_set_radius(scene, item, nudged_radius(scene, item, nudge), nudge->mass_power,
                               error))
      return FALSE;
  }
  return TRUE;
}

void carom_commands_resize(CaromEditor *editor, const CaromEditView *view, int direction) {
  Nudge nudge = get_nudge(editor, view->points_per_unit, direction, 0);
  edit_movers(editor, view, CAROM_EDIT_VERB_RESIZE, CAROM_EDIT_TOPIC_NATURE, resize, &nudge);
}

static const CaromEditField *get_mass_field(void) {
  return carom_edit_field_by_id(CAROM_ITEM_DISC, "m");
}

static gboolean set_mass(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                         GError **error) {
  return carom_edit_field_set(get_mass_field(), scene, selection, *(const double *)data, 0, error);
}

void carom_commands_set_mass(CaromEditor *editor, const CaromEditView *view, double mass_kg) {
  Edit edit = {is_disc, get_mass_field()->topic, set_mass, &mass_kg};
  g_autoptr(CaromSelection) discs = select_those(carom_editor_get_selection(editor), is_disc);
  if (carom_selection_count(discs) == 0)
    return;
  g_autofree char *name =
      carom_edit_name_of_field(get_mass_field(), carom_editor_get_shown(editor, view), discs);
  carom_editor_do(editor, view, edit.topic, name, do_if_there, &edit, NULL, NULL);
}

static gboolean delete (CaromScene *scene, CaromSelection *selection, gconstpointer data,
                        GError **error) {
  carom_edit_delete(scene, selection);
  carom_selection_clear(selection);
  return TRUE;
}

void carom_commands_delete(CaromEditor *editor, const CaromEditView *view) {
  edit(editor, view, CAROM_EDIT_VERB_DELETE, delete, NULL, NULL);
}

static gboolean duplicate(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                          GError **error) {
  return carom_edit_duplicate(scene, selection, *(const CaromVec2 *)data, selection, error);
}

void carom_commands_duplicate(CaromEditor *editor, const CaromEditView *view) {
  CaromVec2 offset = times(carom_snap_step(view->points_per_unit), COPY_STEPS, -COPY_STEPS);
  edit(editor, view, CAROM_EDIT_VERB_DUPLICATE, duplicate, &offset, NULL);
}

static gboolean mirror_it(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                          GError **error) {
  CaromMirror mirror = *(const CaromMirror *)data;
  CaromVec2 centre = carom_selection_centre(selection, scene);
  return carom_edit_mirror(scene, selection, mirror,
                           mirror == CAROM_MIRROR_LEFT_RIGHT ? centre.x : centre.y, error);
}

void carom_commands_mirror(CaromEditor *editor, const CaromEditView *view, CaromMirror mirror) {
  edit(editor, view, CAROM_EDIT_VERB_MIRROR, mirror_it, &mirror, NULL);
}

static gboolean turn(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                     GError **error) {
  return carom_edit_turn(scene, selection, carom_selection_centre(selection, scene),
                         *(const double *)data, error);
}

void carom_commands_turn(CaromEditor *editor, const CaromEditView *view, double angle_deg) {
  edit(editor, view, CAROM_EDIT_VERB_TURN, turn, &angle_deg, NULL);
}

static gboolean align(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                      GError **error) {
  return carom_edit_align(scene, selection, *(const CaromAlignment *)data, error);
}

void carom_commands_align(CaromEditor *editor, const CaromEditView *view,
                          CaromAlignment alignment) {
  edit(editor, view, CAROM_EDIT_VERB_ALIGN, align, &alignment, NULL);
}

static gboolean distribute(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                           GError **error) {
  return carom_edit_distribute(scene, selection, *(const CaromEditDistribution *)data, error);
}

void carom_commands_distribute(CaromEditor *editor, const CaromEditView *view,
                               CaromEditDistribution distribution) {
  edit(editor, view, CAROM_EDIT_VERB_DISTRIBUTE, distribute, &distribution, NULL);
}

/* Which disc of an overlap is moved. */
static CaromItem choose_moved(const CaromScene *scene, const CaromEditOverlap *overlap,
                              const CaromSelection *selection) {
  CaromItem disc = {CAROM_ITEM_DISC, overlap->disc};
  if (overlap->other.kind == CAROM_ITEM_WALL)
    return disc;
  gboolean is_pinned = carom_scene_body(scene, overlap->disc)->pinned;
  gboolean other_is_pinned = carom_scene_body(scene, overlap->other.index)->pinned;
  gboolean is_selected =
      carom_selection_has(selection, disc) && !carom_selection_has(selection, overlap->other);
  gboolean is_first = is_pinned != other_is_pinned ? other_is_pinned : is_selected;
  return is_first ? disc : overlap->other;
}

typedef struct {
  const CaromSelection *moved; /* the discs that may be moved */
  guint *n, *n_left;           /* (out): how many are, and how many pairs overlap all the same */
} PushApart;

static gboolean push_apart(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                           GError **error) {
  const PushApart *push = data;
  g_autoptr(GArray) before = carom_edit_overlaps_list(scene, push->moved);
  if (carom_push_apart(scene, push->moved, push->n))
    return TRUE;
  g_autoptr(GArray) after = carom_edit_overlaps_list(scene, push->moved);
  *push->n_left = after->len;
  if (!carom_edit_overlaps_equal(before, after))
    return TRUE;
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_PLACE,
                      _("There is no free place near enough for what overlaps. Move or delete some "
                        "of it."));
  return FALSE;
}

void carom_commands_push_apart(CaromEditor *editor, const CaromEditView *view) {
  const GArray *overlaps = carom_editor_get_left_overlaps(editor);
  g_autoptr(CaromSelection) moved = carom_selection_new();
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  for (guint i = 0; i < overlaps->len; i++)
    carom_selection_add(moved, choose_moved(scene, &g_array_index(overlaps, CaromEditOverlap, i),
                                            carom_editor_get_selection(editor)));
  guint n = 0, n_left = 0;
  PushApart push = {moved, &n, &n_left};
  if (overlaps->len > 0 &&
      /* Translators: the name of an edit, as in “Undo Push Apart” */
      carom_editor_do(editor, view, CAROM_EDIT_TOPIC_MOTION, _("Push Apart"), push_apart, &push,
                      NULL, NULL))
    carom_editor_tell_pushed_apart(editor, n, n_left);
}

/* ---- Adding what nobody has drawn ---- */

/* What is shown, or some place where nothing is there yet. */
static void get_view(const CaromScene *scene, CaromVec2 *centre, double *width) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  gboolean is_there = carom_vec2_is_finite(min) && carom_vec2_is_finite(max) && max.x > min.x;
  *centre = is_there ? carom_vec2((min.x + max.x) / 2, (min.y + max.y) / 2) : carom_vec2(0, 0);
  *width = is_there ? max.x - min.x : 4;
}

/* The step of the grid that suits @view, or such a width where nothing is drawn to a scale. */
static CaromRoundNumber get_step(const CaromEditView *view, double width) {
  return view->points_per_unit > 0 ? carom_snap_step(view->points_per_unit)
                                   : carom_round_number_near(width * STEP_PART);
}

/* Steps that are 10^-@power times as long. */
static CaromRoundNumber divide(CaromRoundNumber step, int power) {
  return (CaromRoundNumber){step.mantissa, step.exponent - power};
}

/* Finds a corner of the grid beside @place, which is free itself, where @disc is free, too. No wall
 * is in between as long as that is no further than the radius. */
static gboolean find_corner(CaromFreePlace *places, const CaromScene *scene, guint disc,
                            CaromRoundNumber step, CaromVec2 *place) {
  double size = carom_round_number_times(step, 1), nearest = carom_scene_body(scene, disc)->radius;
  CaromVec2 from = *place;
  gboolean is_found = FALSE;
  for (int i = 0; i < 9; i++) {
    CaromVec2 beside = carom_vec2((i % 3 - 1) * size, (i / 3 - 1) * size);
    CaromVec2 corner = carom_snap_point(step, carom_vec2_add(from, beside));
    double distance = carom_vec2_length(carom_vec2_sub(corner, from));
    if (distance > nearest || !carom_free_place_is_free(places, disc, corner))
      continue;
    nearest = distance;
    *place = corner;
    is_found = TRUE;
  }
  return is_found;
}

/* Finds the nearest place that is free, in as few digits as there is room for.
 *
 * @place: (out): where @disc is if that is free
 * Returns: FALSE if there is none */
static gboolean find_free_place(const CaromScene *scene, guint disc, CaromRoundNumber step,
                                CaromVec2 *place) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  *place = carom_scene_body(scene, disc)->position;
  if (carom_free_place_is_free(places, disc, *place))
    return TRUE;
  if (!carom_free_place_find(places, disc, place))
    return FALSE;
  for (int power = 0; power <= MOST_DIGITS; power++)
    if (find_corner(places, scene, disc, divide(step, power), place))
      break;
  return TRUE;
}

/* Puts @disc where it touches nothing; where there is no room for that, where it overlaps nothing.
 */
static void put_apart(CaromScene *scene, guint disc, CaromRoundNumber step) {
  CaromBody *body = &g_array_index(scene->bodies, CaromBody, disc);
  double radius = body->radius;
  CaromVec2 place;
  body->radius = radius * (1 + GAP_PART);
  gboolean is_apart = find_free_place(scene, disc, step, &place);
  body->radius = radius;
  if (is_apart || find_free_place(scene, disc, step, &place))
    body->position = place;
}

/* Whether a wall there meets no disc, and lies on no other wall. */
static gboolean is_clear(const CaromScene *scene, const CaromWall *wall) {
  CaromVec2 middle = carom_vec2_scale(carom_vec2_add(wall->p1, wall->p2), 0.5);
  for (guint i = 0; i < scene->bodies->len; i++)
    if (carom_wall_distance(wall, carom_scene_body(scene, i)->position) <
        carom_scene_body(scene, i)->radius)
      return FALSE;
  for (guint i = 0; i < scene->walls->len; i++)
    if (!(carom_wall_distance(carom_scene_wall(scene, i), middle) > 0))
      return FALSE;
  return TRUE;
}

static void lift(CaromWall *wall, double y) {
  wall->p1.y += y;
  wall->p2.y += y;
}

/* The nearest clear place above or below, if there is one as near as the wall is long. */
static void find_place_of_wall(const CaromScene *scene, CaromWall *wall, CaromRoundNumber step) {
  double most = carom_vec2_length(carom_vec2_sub(wall->p2, wall->p1));
  for (int n = 0; carom_round_number_times(step, n / 2) <= most; n++) {
    CaromWall there = *wall;
    lift(&there, carom_round_number_times(step, (n + 1) / 2 * (n % 2 ? 1 : -1)));
    if (is_clear(scene, &there)) {
      *wall = there;
      return;
    }
  }
}

/* What is to be added. */
typedef struct {
  CaromItemKind kind;
  const CaromEditView *view;
  const CaromVec2 *place; /* (nullable) */
} Addition;

/* Of a disc that is like no other, in a scene of that width. */
static double get_first_radius(const CaromEditView *view, double width) {
  return view->reach > 0
             ? carom_handle_first_radius(view)
             : carom_round_number_times(carom_round_number_near(width * RADIUS_PART), 1);
}

static gboolean add_disc(CaromScene *scene, const Addition *added, CaromVec2 centre, double width,
                         CaromRoundNumber step, GError **error) {
  CaromBody body = carom_edit_usual_disc(scene, get_first_radius(added->view, width));
  guint n = scene->bodies->len;
  body.position = centre;
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  put_apart(scene, n, step);
  return TRUE;
}

static gboolean add_wall(CaromScene *scene, CaromVec2 centre, double width, CaromRoundNumber step,
                         GError **error) {
  CaromVec2 half = carom_vec2(carom_snap_length(step, width * WALL_PART / 2), 0);
  CaromWall wall =
      carom_edit_next_wall(scene, carom_vec2_sub(centre, half), carom_vec2_add(centre, half));
  find_place_of_wall(scene, &wall, step);
  wall.p1 = carom_snap_point(divide(step, 1), wall.p1); /* a sum may have more digits */
  wall.p2 = carom_snap_point(divide(step, 1), wall.p2);
  return carom_edit_add_wall(scene, wall, error);
}

static gboolean add_emitter(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            double width, GError **error) {
  CaromEmitter emitter = carom_edit_next_emitter(scene, get_first_radius(added->view, width));
  emitter.position = centre;
  return carom_edit_add_emitter(scene, emitter, error);
}

static gboolean add_of_kind(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            double width, CaromRoundNumber step, GError **error) {
  switch (added->kind) {
  case CAROM_ITEM_DISC:
    return add_disc(scene, added, centre, width, step, error);
  case CAROM_ITEM_WALL:
    return add_wall(scene, centre, width, step, error);
  case CAROM_ITEM_EMITTER:
    break;
  }
  return add_emitter(scene, added, centre, width, error);
}

static gboolean add(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                    GError **error) {
  const Addition *added = data;
  CaromVec2 centre;
  double width;
  get_view(scene, &centre, &width);
  if (added->place)
    centre = *added->place;
  CaromRoundNumber step = get_step(added->view, width);
  centre = carom_snap_point(divide(step, 1), centre);
  if (!add_of_kind(scene, added, centre, width, step, error))
    return FALSE;
  carom_selection_clear(selection);
  carom_selection_add(selection,
                      (CaromItem){added->kind, carom_item_count(scene, added->kind) - 1});
  return TRUE;
}

gboolean carom_commands_add(CaromEditor *editor, const CaromEditView *view, CaromItemKind kind,
                            const CaromVec2 *place) {
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  CaromItem item = {kind, carom_item_count(scene, kind)};
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  g_autofree char *name = carom_edit_name(CAROM_EDIT_VERB_ADD, scene, selection);
  CaromVec2 at = place ? carom_editor_round_place(editor, view, *place) : carom_vec2(0, 0);
  Addition added = {kind, view, place ? &at : NULL};
  return carom_editor_do(editor, view, CAROM_EDIT_TOPIC_MOTION, name, add, &added, NULL, NULL);
}

/* ---- The clipboard ---- */

CaromScene *carom_commands_copy(CaromEditor *editor, const CaromEditView *view) {
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(editor, view);
  if (carom_selection_count(selection) == 0)
    return NULL;
  return carom_edit_extract(carom_editor_get_shown(editor, view), selection);
}

CaromScene *carom_commands_cut(CaromEditor *editor, const CaromEditView *view) {
  CaromScene *copy = carom_commands_copy(editor, view);
  edit(editor, view, CAROM_EDIT_VERB_CUT, delete, NULL, NULL);
  return copy;
}

typedef struct {
  const CaromScene *source;
  const CaromVec2 *place;
} Paste;

static gboolean paste(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                      GError **error) {
  const Paste *what = data;
  return carom_edit_insert(scene, what->source, what->place, selection, error);
}

/* What @source will be in @scene. */
static CaromSelection *foresee(const CaromScene *scene, const CaromScene *source) {
  CaromSelection *selection = carom_selection_new();
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    for (guint i = 0; i < carom_item_count(source, kind); i++)
      carom_selection_add(selection, (CaromItem){kind, carom_item_count(scene, kind) + i});
  return selection;
}

/* Whether something of that kind is nearly at @place in @scene. */
static gboolean is_covered(const CaromScene *scene, CaromItemKind kind, CaromVec2 place,
                           double near) {
  for (guint i = 0; i < carom_item_count(scene, kind); i++) {
    CaromVec2 other = carom_item_centre(scene, (CaromItem){kind, i});
    if (carom_vec2_length(carom_vec2_sub(other, place)) < near)
      return TRUE;
  }
  return FALSE;
}

static double get_size(const CaromScene *scene, CaromItem item) {
  g_autoptr(CaromSelection) alone = carom_selection_new();
  carom_selection_add(alone, item);
  CaromExtents bounds = carom_selection_bounds(alone, scene);
  return carom_vec2_distance(bounds.min, bounds.max);
}

/* @place: (out): where the centre of @source is to be, so that it does not lie on its originals or
 *   on an earlier copy
 * Returns: FALSE if it can be where it is in @source */
static gboolean find_place(const CaromScene *scene, const CaromScene *source,
                           const CaromEditView *view, CaromVec2 *place) {
  CaromVec2 offset = times(carom_snap_step(view->points_per_unit), COPY_STEPS, -COPY_STEPS);
  CaromVec2 by = carom_vec2(0, 0);
  guint n = 0;
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, source);
  CaromItem first = carom_selection_get(all, 0); /* it stands for all of them */
  double near = MIN(carom_vec2_length(offset), get_size(source, first)) / 4;
  while (n <= carom_item_count_all(scene) &&
         is_covered(scene, first.kind, carom_vec2_add(carom_item_centre(source, first), by), near))
    by = carom_vec2_scale(offset, ++n);
  CaromExtents bounds = carom_selection_bounds(all, source);
  *place = carom_vec2_add(carom_vec2_scale(carom_vec2_add(bounds.min, bounds.max), 0.5), by);
  return n > 0;
}

void carom_commands_paste(CaromEditor *editor, const CaromEditView *view, const CaromScene *source,
                          const CaromVec2 *place) {
  CaromVec2 beside;
  if (carom_item_count_all(source) == 0)
    return;
  if (!place && find_place(carom_editor_get_shown(editor, view), source, view, &beside))
    place = &beside;
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  g_autoptr(CaromSelection) added = foresee(scene, source);
  g_autofree char *name = carom_edit_name(CAROM_EDIT_VERB_PASTE, scene, added);
  Paste what = {source, place};
  carom_editor_do(editor, view, CAROM_EDIT_TOPIC_MOTION, name, paste, &what, NULL, NULL);
}
