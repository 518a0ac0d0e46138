/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-marks: there is a grip wherever the editor would find what it stands for, so that
 * nothing looks as if it could be gripped where something else is in the way. */
#include "carom-pane-marks.h"

#include "carom-edit-picture.h"
#include "carom-scene-picture-layout.h"
#include "carom-snap.h"

/* The grips of more than so many things would be a thicket. */
#define MAX_GRIPPED 4
/* Each disc, wall and emitter has two; gravity has one, and so has what can be launched. */
#define MAX_GRIPS (2 * (MAX_GRIPPED + 1) + 2)

typedef struct {
  const CaromPaneMarks *marks;
  const CaromScene *scene;
  CaromView view;
  CaromEditGrip grips[MAX_GRIPS];
  guint n_grips;
} Grips;

static CaromVec2 pointer_position(const Grips *grips) {
  return carom_view_position(&grips->view, grips->marks->pointer);
}

/* The way from something to what it is launched by, as the picture has it: y down. */
static CaromVec2 way_of(const Grips *grips, const CaromHandle *handle, CaromVec2 position) {
  if (handle->kind != CAROM_HANDLE_LAUNCH)
    return carom_vec2(0, 0);
  CaromVec2 way = carom_vec2_sub(position, carom_item_centre(grips->scene, handle->item));
  double length = carom_vec2_length(way);
  return length > 0 ? carom_vec2(way.x / length, -way.y / length) : carom_vec2(0, 0);
}

static void add_at(Grips *grips, const CaromHandle *handle, CaromVec2 position, gboolean is_held) {
  if (grips->n_grips < MAX_GRIPS)
    grips->grips[grips->n_grips++] = (CaromEditGrip){carom_view_place(&grips->view, position),
                                                     way_of(grips, handle, position), is_held};
}

/* The grip of the handle that is held or pointed at is drawn where it is pointed at. */
static void add(Grips *grips, CaromHandle handle, CaromVec2 near) {
  const CaromPaneMarks *marks = grips->marks;
  CaromVec2 position = carom_handle_get_place(&handle, grips->scene, marks->view, near);
  CaromHandle found = carom_editor_find(marks->editor, marks->view, position);
  if (carom_handle_equal(&found, &handle) && !carom_handle_equal(&handle, &marks->handle))
    add_at(grips, &handle, position, FALSE);
}

static void add_disc(Grips *grips, CaromItem item) {
  const CaromBody *body = carom_scene_body(grips->scene, item.index);
  CaromVec2 below_right = carom_vec2_add(body->position, carom_vec2(body->radius, -body->radius));
  add(grips, (CaromHandle){CAROM_HANDLE_ARROW, item}, below_right);
  add(grips, (CaromHandle){CAROM_HANDLE_RIM, item}, below_right);
}

static void add_wall(Grips *grips, CaromItem item) {
  for (CaromWallEnd end = CAROM_WALL_END_P1; end <= CAROM_WALL_END_P2; end++)
    add(grips, (CaromHandle){CAROM_HANDLE_WALL_END, item, end}, (CaromVec2){0});
}

static void add_item(Grips *grips, CaromItem item) {
  switch (item.kind) {
  case CAROM_ITEM_DISC:
    add_disc(grips, item);
    break;
  case CAROM_ITEM_WALL:
    add_wall(grips, item);
    break;
  case CAROM_ITEM_EMITTER:
    add(grips, (CaromHandle){CAROM_HANDLE_ARROW, item}, (CaromVec2){0});
    add(grips, (CaromHandle){CAROM_HANDLE_SPREAD, item}, (CaromVec2){0});
    break;
  }
}

/* The grip that is held or would be, and those of what is selected and pointed at; none where a
 * press would draw something new. */
static void collect(Grips *grips, const CaromItem *pointed) {
  const CaromPaneMarks *marks = grips->marks;
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(marks->editor, marks->view);
  guint n = carom_selection_count(selection);
  CaromHandle launch;
  if (carom_editor_get_tool(marks->editor) != CAROM_TOOL_SELECT)
    return;
  for (guint i = 0; n <= MAX_GRIPPED && !marks->is_held && i < n; i++)
    add_item(grips, carom_selection_get(selection, i));
  if (!marks->is_held && carom_editor_get_launch(marks->editor, marks->view, &launch))
    add(grips, launch, (CaromVec2){0});
  if (pointed)
    add_item(grips, *pointed);
  if (!marks->is_held && marks->view->gravity_s2 > 0)
    add(grips, (CaromHandle){CAROM_HANDLE_GRAVITY}, (CaromVec2){0});
  if (carom_handle_has_grip(&marks->handle))
    add_at(
        grips, &marks->handle,
        carom_handle_get_place(&marks->handle, grips->scene, marks->view, pointer_position(grips)),
        TRUE);
}

/* @item: (out): what a click would select, unless it is selected */
static gboolean find_pointed(const CaromPaneMarks *marks, CaromItem *item) {
  return !marks->is_held && carom_editor_get_tool(marks->editor) == CAROM_TOOL_SELECT &&
         carom_handle_get_item(&marks->handle, item) &&
         !carom_selection_has(carom_editor_get_selection(marks->editor), *item);
}

static double grid_step(const CaromPaneMarks *marks) {
  gboolean snap;
  g_object_get(marks->editor, "snap", &snap, NULL);
  return snap && (marks->is_held || carom_editor_get_tool(marks->editor) != CAROM_TOOL_SELECT)
             ? carom_round_number_times(carom_snap_step(marks->view->points_per_unit), 1)
             : 0;
}

static CaromArrow gravity_arrow(const Grips *grips) {
  const CaromEditView *view = grips->marks->view;
  CaromVec2 tip = carom_vec2_add_scaled(view->gravity_at, grips->scene->gravity, view->gravity_s2);
  return (CaromArrow){carom_view_place(&grips->view, view->gravity_at),
                      carom_view_place(&grips->view, tip)};
}

/* While something else is dragged, gravity has no grip; where it has no arrow either, its symbol
 * would stand for nothing. */
static gboolean shows_gravity(const Grips *grips) {
  const CaromPaneMarks *marks = grips->marks;
  return marks->view->gravity_s2 > 0 &&
         (!marks->is_held || marks->handle.kind == CAROM_HANDLE_GRAVITY ||
          carom_vec2_length(grips->scene->gravity) > 0);
}

/* Returns: (transfer full) (element-type CaromEditOverlap): what the dragged things overlap */
static GArray *list_overlaps(const Grips *grips) {
  g_autoptr(CaromSelection) changed = carom_editor_get_changed(grips->marks->editor, grips->scene);
  return carom_edit_overlaps_list(grips->scene, changed);
}

static gboolean get_band(const CaromPaneMarks *marks, CaromExtents *band) {
  CaromVec2 corner, opposite;
  if (!marks->is_held || !carom_editor_get_band(marks->editor, &corner, &opposite))
    return FALSE;
  band->min = carom_vec2(MIN(corner.x, opposite.x), MIN(corner.y, opposite.y));
  band->max = carom_vec2(MAX(corner.x, opposite.x), MAX(corner.y, opposite.y));
  return TRUE;
}

/* @held: (out): the disc or emitter that is dragged or drawn, in the picture
 * Returns: FALSE if it is none */
static gboolean find_held(const Grips *grips, CaromExtents *held) {
  const CaromPaneMarks *marks = grips->marks;
  CaromItem item;
  if (!marks->is_held ||
      (!carom_editor_get_drawn(marks->editor, grips->scene, &item) &&
       !carom_handle_get_item(&marks->handle, &item)) ||
      !carom_item_moves(item.kind))
    return FALSE;
  CaromExtents bounds = carom_item_bounds(grips->scene, item);
  CaromVec2 left_below = carom_view_place(&grips->view, bounds.min);
  CaromVec2 right_above = carom_view_place(&grips->view, bounds.max);
  held->min = carom_vec2(left_below.x, right_above.y);
  held->max = carom_vec2(right_above.x, left_below.y);
  return TRUE;
}

/* Not while an edit is under way, which may end it.
 *
 * Returns: (transfer none) (nullable): what is left overlapping and to be marked */
static const GArray *get_left(const CaromPaneMarks *marks) {
  const GArray *left = carom_editor_get_left_overlaps(marks->editor);
  return marks->is_playing || carom_editor_is_dragging(marks->editor) || left->len == 0 ? NULL
                                                                                        : left;
}

/* In the pane in which the pointer is. */
static void draw_all(const CaromPaneMarks *marks, const CaromScenePicture *picture, cairo_t *cr,
                     double width, double height) {
  CaromScenePictureLayout layout;
  CaromItem pointed;
  CaromExtents band, held;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  Grips grips = {.marks = marks,
                 .scene = carom_editor_get_shown(marks->editor, marks->view),
                 .view = layout.view};
  gboolean has_pointed = find_pointed(marks, &pointed);
  CaromArrow gravity = gravity_arrow(&grips);
  g_autoptr(GArray) overlaps = marks->is_held ? list_overlaps(&grips) : NULL;
  g_autofree char *readout = marks->readout ? g_markup_escape_text(marks->readout, -1) : NULL;
  collect(&grips, has_pointed ? &pointed : NULL);
  CaromEditPicture edit = {
      .selection = carom_editor_get_selection(marks->editor),
      .pointed = has_pointed ? &pointed : NULL,
      .grips = grips.grips,
      .n_grips = grips.n_grips,
      .gravity = shows_gravity(&grips) ? &gravity : NULL,
      .band = get_band(marks, &band) ? &band : NULL,
      .overlaps = overlaps,
      .left = get_left(marks),
      .grid_step = grid_step(marks),
      .readout = readout,
      .pointer = marks->pointer,
      .pointer_radius = marks->pointer_radius,
      .held = find_held(&grips, &held) ? &held : NULL,
  };
  carom_edit_picture_draw(&edit, picture, cr, width, height);
}

static void draw_selection(const CaromPaneMarks *marks, const CaromScenePicture *picture,
                           cairo_t *cr, double width, double height) {
  CaromEditPicture edit = {
      .selection = carom_editor_get_selection(marks->editor),
      .left = get_left(marks),
  };
  if (carom_selection_count(edit.selection) > 0 || edit.left)
    carom_edit_picture_draw(&edit, picture, cr, width, height);
}

void carom_pane_marks_draw(const CaromPaneMarks *marks, const CaromScenePicture *picture,
                           cairo_t *cr, double width, double height) {
  if (marks->view && marks->is_over && !marks->is_playing)
    draw_all(marks, picture, cr, width, height);
  else
    draw_selection(marks, picture, cr, width, height);
}
