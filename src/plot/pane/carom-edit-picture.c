/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-picture: one colour means what is selected or being done; what overlaps is dashed, in
 * the colour of what is not right. */
#include "carom-edit-picture.h"

#include "carom-scene-picture-fixtures.h"
#include "carom-scene-picture-layout.h"

/* The line around a selected disc is this far from its edge, so that both are seen. */
static const double ring_gap = 3.5;

static const double grip_radius = 4.5, grip_length = 5.5, dot_radius = 0.9;

/* The distance between the readout and the pointer, and that between its box and the text. */
static const double readout_gap = 14, readout_padding = 5;

/* The dashes around what overlaps: while it is dragged, and quieter afterwards. */
static const double overlap_width = 2.5, left_width = 1.5;

/* A grid whose points are closer together would be a surface. */
static const double least_step = 6;

/* Of so many rings each is still seen; more would take longer than a frame. */
enum { MAX_RINGS = 3000 };

typedef struct {
  const CaromEditPicture *edit;
  CaromScenePictureLayout layout;
  const CaromTheme *theme;
  cairo_t *cr;
} Drawing;

static CaromVec2 place_of(const Drawing *drawing, CaromVec2 position) {
  return carom_view_place(&drawing->layout.view, position);
}

/* ---- The grid ---- */

static void draw_grid(const Drawing *drawing) {
  double step = drawing->edit->grid_step;
  CaromVec2 min, max;
  if (step <= 0 || step * drawing->layout.view.points_per_unit < least_step)
    return;
  carom_scene_picture_layout_bounds(&drawing->layout, &min, &max);
  cairo_new_path(drawing->cr);
  for (double j = ceil(min.y / step); j * step <= max.y; j++)
    for (double i = ceil(min.x / step); i * step <= max.x; i++) {
      CaromVec2 place = place_of(drawing, carom_vec2(i * step, j * step));
      cairo_new_sub_path(drawing->cr);
      cairo_arc(drawing->cr, place.x, place.y, dot_radius, 0, 2 * G_PI);
    }
  carom_colour_set(drawing->cr, drawing->theme->axis, 1);
  cairo_fill(drawing->cr);
}

/* ---- Discs, walls and emitters ---- */

static void stroke(const Drawing *drawing, CaromColour colour, double width) {
  carom_colour_set(drawing->cr, colour, 1);
  cairo_set_line_width(drawing->cr, width * drawing->theme->line_factor);
  cairo_stroke(drawing->cr);
}

static void add_disc(const Drawing *drawing, guint i, double gap) {
  CaromVec2 place = carom_scene_picture_layout_place(&drawing->layout, i);
  double radius = carom_scene_picture_layout_radius(&drawing->layout, i) + gap;
  carom_scene_picture_layout_add_circle(&drawing->layout, drawing->cr, place, radius);
}

/* Both its sides, so that the wall is seen between them. */
static void add_wall(const Drawing *drawing, guint i, double gap) {
  const CaromWall *wall = carom_scene_wall(drawing->layout.scene, i);
  CaromVec2 p1 = place_of(drawing, wall->p1), p2 = place_of(drawing, wall->p2);
  CaromVec2 along = carom_vec2_sub(p2, p1);
  double length = carom_vec2_length(along);
  if (length == 0)
    return;
  CaromVec2 off = carom_vec2_scale(carom_vec2_perpendicular(along), gap / length);
  cairo_move_to(drawing->cr, p1.x + off.x, p1.y + off.y);
  cairo_line_to(drawing->cr, p2.x + off.x, p2.y + off.y);
  cairo_line_to(drawing->cr, p2.x - off.x, p2.y - off.y);
  cairo_line_to(drawing->cr, p1.x - off.x, p1.y - off.y);
  cairo_close_path(drawing->cr);
}

/* A disc that comes in is not there before. */
static gboolean is_there(const Drawing *drawing, CaromItem item) {
  return item.kind != CAROM_ITEM_DISC || item.index < drawing->layout.picture->run->world->bodies.n;
}

static void add_item(const Drawing *drawing, CaromItem item) {
  if (!is_there(drawing, item))
    return;
  switch (item.kind) {
  case CAROM_ITEM_DISC:
    add_disc(drawing, item.index, ring_gap);
    break;
  case CAROM_ITEM_WALL:
    add_wall(drawing, item.index, ring_gap);
    break;
  case CAROM_ITEM_EMITTER:
    carom_scene_picture_fixtures_add_emitter(drawing->cr, &drawing->layout.view,
                                             carom_scene_emitter(drawing->layout.scene, item.index),
                                             ring_gap);
    break;
  }
}

static void add_box(const Drawing *drawing, const CaromExtents *extents) {
  const CaromVec2 corners[] = {extents->min,
                               {extents->max.x, extents->min.y},
                               extents->max,
                               {extents->min.x, extents->max.y}};
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    CaromVec2 place = place_of(drawing, corners[i]);
    cairo_line_to(drawing->cr, place.x, place.y);
  }
  cairo_close_path(drawing->cr);
}

/* A line around each, or, where there are very many, one around all. */
static void draw_selection(const Drawing *drawing) {
  const CaromSelection *selection = drawing->edit->selection;
  guint n = selection ? carom_selection_count(selection) : 0;
  cairo_new_path(drawing->cr);
  if (n > MAX_RINGS) {
    g_autoptr(CaromSelection) listed = carom_selection_copy(selection);
    carom_selection_limit(listed, drawing->layout.scene);
    CaromExtents extents = carom_selection_bounds(listed, drawing->layout.scene);
    if (carom_selection_count(listed) > 0)
      add_box(drawing, &extents);
  }
  for (guint i = 0; i < n && n <= MAX_RINGS; i++)
    add_item(drawing, carom_selection_get(selection, i));
  stroke(drawing, drawing->theme->cursor, 2);
}

static void draw_pointed(const Drawing *drawing) {
  if (!drawing->edit->pointed)
    return;
  cairo_new_path(drawing->cr);
  add_item(drawing, *drawing->edit->pointed);
  stroke(drawing, drawing->theme->cursor, 1);
}

/* Each once, in however many pairs it is.
 *
 * @overlaps: (nullable) */
static void draw_overlaps(const Drawing *drawing, const GArray *overlaps, double width) {
  const double dash[] = {3, 3};
  if (!overlaps || overlaps->len == 0)
    return;
  g_autofree guint8 *discs = g_new0(guint8, drawing->layout.bodies->n);
  g_autofree guint8 *walls = g_new0(guint8, drawing->layout.scene->walls->len);
  for (guint i = 0; i < overlaps->len; i++) {
    const CaromEditOverlap *overlap = &g_array_index(overlaps, CaromEditOverlap, i);
    discs[overlap->disc] = TRUE;
    (overlap->other.kind == CAROM_ITEM_DISC ? discs : walls)[overlap->other.index] = TRUE;
  }
  cairo_new_path(drawing->cr);
  for (guint i = 0; i < drawing->layout.bodies->n; i++)
    if (discs[i])
      add_disc(drawing, i, 0);
  for (guint i = 0; i < drawing->layout.scene->walls->len; i++)
    if (walls[i])
      add_wall(drawing, i, 1.5);
  cairo_set_dash(drawing->cr, dash, G_N_ELEMENTS(dash), 0);
  stroke(drawing, drawing->theme->departure, width);
  cairo_set_dash(drawing->cr, NULL, 0, 0);
}

/* ---- Gravity, grips and the rubber band ---- */

static const double gravity_width = 2;

/* Draws the arrow of gravity with its symbol at its beginning, where a grip may be. */
static void draw_gravity(const Drawing *drawing, CaromText *text) {
  const CaromArrow *arrow = drawing->edit->gravity;
  if (!arrow)
    return;
  double width = gravity_width * drawing->theme->line_factor;
  CaromVec2 back = carom_vec2_sub(arrow->from, arrow->to);
  double length = carom_vec2_length(back);
  if (length > 0)
    carom_arrow_draw(drawing->cr, arrow, drawing->theme->dim_text, width,
                     carom_arrow_head(arrow, width));
  CaromVec2 along = length > 0 ? carom_vec2_scale(back, 1 / length) : carom_vec2(0, -1);
  CaromVec2 place =
      carom_vec2_add_scaled(arrow->from, along, text->line_height / 2 + grip_radius + 2);
  carom_text_draw(text, "g", drawing->theme->dim_text, place.x, place.y, 0.5);
}

/* A triangle that points where it is to be pulled, or a disc. */
static void add_grip(const Drawing *drawing, const CaromEditGrip *grip) {
  CaromVec2 along = carom_vec2_scale(grip->way, grip_length);
  CaromVec2 aside = carom_vec2_scale(carom_vec2_perpendicular(grip->way), grip_radius);
  CaromVec2 tip = carom_vec2_add(grip->place, along), base = carom_vec2_sub(grip->place, along);
  if (carom_vec2_length(grip->way) == 0) {
    cairo_arc(drawing->cr, grip->place.x, grip->place.y, grip_radius, 0, 2 * G_PI);
    return;
  }
  cairo_move_to(drawing->cr, tip.x, tip.y);
  cairo_line_to(drawing->cr, base.x + aside.x, base.y + aside.y);
  cairo_line_to(drawing->cr, base.x - aside.x, base.y - aside.y);
  cairo_close_path(drawing->cr);
}

static void draw_grips(const Drawing *drawing) {
  for (guint i = 0; i < drawing->edit->n_grips; i++) {
    const CaromEditGrip *grip = &drawing->edit->grips[i];
    cairo_new_path(drawing->cr);
    add_grip(drawing, grip);
    carom_colour_set(drawing->cr,
                     grip->is_held ? drawing->theme->cursor : drawing->theme->background, 1);
    cairo_fill_preserve(drawing->cr);
    stroke(drawing, drawing->theme->cursor, 1.6);
  }
}

static void draw_band(const Drawing *drawing) {
  const CaromExtents *band = drawing->edit->band;
  if (!band)
    return;
  cairo_new_path(drawing->cr);
  add_box(drawing, band);
  carom_colour_set(drawing->cr, drawing->theme->cursor, 0.12);
  cairo_fill_preserve(drawing->cr);
  stroke(drawing, drawing->theme->cursor, 1);
}

/* ---- The readout ---- */

/* Beyond @after, or before @before, or wherever there is room for @size. */
static double beside(double before, double after, double size, double room, int side) {
  double place = side > 0 ? after : before - size;
  if (place < 0)
    place = after;
  if (place + size > room)
    place = before - size;
  return CLAMP(place, 0, MAX(room - size, 0));
}

static gboolean has_room(double min, double max, double size, double room) {
  return max + readout_padding + size <= room || min - readout_padding - size >= 0;
}

/* Whether a readout whose left upper corner is there is in the picture and on no disc. */
static gboolean is_clear(const Drawing *drawing, CaromVec2 corner, double width, double height) {
  const CaromScenePictureLayout *layout = &drawing->layout;
  if (corner.x < 0 || corner.y < 0 || corner.x + width > layout->width ||
      corner.y + height > layout->height)
    return FALSE;
  for (guint i = 0; i < layout->bodies->n; i++) {
    CaromVec2 place = carom_scene_picture_layout_place(layout, i);
    CaromVec2 nearest = carom_vec2(CLAMP(place.x, corner.x, corner.x + width),
                                   CLAMP(place.y, corner.y, corner.y + height));
    if (carom_vec2_length(carom_vec2_sub(nearest, place)) <
        carom_scene_picture_layout_radius(layout, i))
      return FALSE;
  }
  return TRUE;
}

/* Returns: how far the readout is from the pointer */
static double gap_of(const Drawing *drawing) {
  return MAX(readout_gap, drawing->edit->pointer_radius);
}

/* The readout is above the pointer and to the right of it, and beside what is dragged, or else
 * above or below that, so that this is seen; but one that leaves no room at all is covered in part.
 */
static CaromVec2 usual_place(const Drawing *drawing, double width, double height) {
  const CaromExtents *held = drawing->edit->held;
  CaromVec2 gap = carom_vec2(gap_of(drawing), gap_of(drawing));
  CaromVec2 before = carom_vec2_sub(drawing->edit->pointer, gap);
  CaromVec2 after = carom_vec2_add(drawing->edit->pointer, gap);
  double room_x = drawing->layout.width, room_y = drawing->layout.height;
  if (held && has_room(held->min.x, held->max.x, width, room_x)) {
    before.x = MIN(before.x, held->min.x - readout_padding);
    after.x = MAX(after.x, held->max.x + readout_padding);
  } else if (held && has_room(held->min.y, held->max.y, height, room_y)) {
    before.y = MIN(before.y, held->min.y - readout_padding);
    after.y = MAX(after.y, held->max.y + readout_padding);
  }
  return carom_vec2(beside(before.x, after.x, width, room_x, 1),
                    beside(before.y, after.y, height, room_y, -1));
}

/* Returns: what the readout may not cover: the pointer, and what is dragged */
static CaromExtents extents_in_use(const Drawing *drawing) {
  const CaromExtents *held = drawing->edit->held;
  CaromExtents used = carom_extents_nothing();
  carom_extents_include(&used, drawing->edit->pointer, gap_of(drawing));
  if (held) {
    carom_extents_include(&used, held->min, readout_padding);
    carom_extents_include(&used, held->max, readout_padding);
  }
  return used;
}

/* Finds the place on one side of what is in use, so far off it.
 *
 * @side: −1, 0 or 1: before, beside the middle, after */
static double on_side(double before, double after, double size, double off, int side) {
  if (side == 0)
    return (before + after - size) / 2;
  return side > 0 ? after + off : before - size - off;
}

/* Finds a place that is beside what is in use on one axis at least, and is moved into the picture
 * on the other. */
static CaromVec2 at_sides(const Drawing *drawing, const CaromExtents *used, CaromVec2 size,
                          double off, const int sides[2]) {
  const CaromScenePictureLayout *layout = &drawing->layout;
  double x = on_side(used->min.x, used->max.x, size.x, off, sides[0]);
  double y = on_side(used->min.y, used->max.y, size.y, off, sides[1]);
  return carom_vec2(sides[1] == 0 ? x : CLAMP(x, 0, MAX(layout->width - size.x, 0)),
                    sides[0] == 0 ? y : CLAMP(y, 0, MAX(layout->height - size.y, 0)));
}

/* The usual place, or if that covers a disc, the nearest in one of eight directions that does not;
 * where everything is full, the usual one. */
static CaromVec2 place_readout(const Drawing *drawing, double width, double height) {
  static const int sides[][2] = {{1, -1}, {1, 1}, {-1, -1}, {-1, 1},
                                 {0, -1}, {0, 1}, {1, 0},   {-1, 0}};
  CaromVec2 usual = usual_place(drawing, width, height);
  CaromExtents used = extents_in_use(drawing);
  double farthest = is_clear(drawing, usual, width, height)
                        ? 0
                        : MAX(drawing->layout.width, drawing->layout.height);
  for (double off = 0; off < farthest; off += height)
    for (guint i = 0; i < G_N_ELEMENTS(sides); i++) {
      CaromVec2 corner = at_sides(drawing, &used, carom_vec2(width, height), off, sides[i]);
      if (is_clear(drawing, corner, width, height))
        return corner;
    }
  return usual;
}

/* The readout as it is set: in one line, or in several that fit into the pane. */
typedef struct {
  char *markup;
  double width, height; /* of the text */
} Readout;

/* Numbers that are too wide are parted where they are two things, and only else at any space. */
static Readout set_readout(const Drawing *drawing, CaromText *text) {
  double room = floor(drawing->layout.width - 4 * readout_padding); /* so that its box is seen */
  double width = carom_text_width(text, drawing->edit->readout);
  if (width <= room)
    return (Readout){g_strdup(drawing->edit->readout), width, text->line_height};
  g_auto(GStrv) parts = g_strsplit(drawing->edit->readout, " · ", -1);
  cairo_t *cr = g_steal_pointer(&text->cr); /* so that it is only measured */
  Readout readout = {.markup = g_strjoinv("\n", parts)};
  for (guint i = 0; parts[i]; i++)
    readout.width = MAX(readout.width, MIN(carom_text_width(text, parts[i]), room));
  readout.width = ceil(readout.width); /* what fits exactly may be broken all the same */
  readout.height =
      carom_text_draw_paragraph(text, readout.markup, drawing->theme->text, 0, 0, readout.width);
  text->cr = cr;
  return readout;
}

static void draw_readout(const Drawing *drawing, CaromText *text) {
  if (!drawing->edit->readout)
    return;
  Readout readout = set_readout(drawing, text);
  double width = readout.width + 2 * readout_padding;
  double height = readout.height + 2 * readout_padding;
  CaromVec2 corner = place_readout(drawing, width, height);
  cairo_new_path(drawing->cr);
  cairo_rectangle(drawing->cr, corner.x, corner.y, width, height);
  carom_colour_set(drawing->cr, drawing->theme->background, 0.92);
  cairo_fill_preserve(drawing->cr);
  stroke(drawing, drawing->theme->cursor, 1);
  if (readout.height > text->line_height)
    carom_text_draw_paragraph(text, readout.markup, drawing->theme->text,
                              corner.x + readout_padding, corner.y + readout_padding,
                              readout.width);
  else
    carom_text_draw(text, readout.markup, drawing->theme->text, corner.x + readout_padding,
                    corner.y + height / 2, 0);
  g_free(readout.markup);
}

void carom_edit_picture_draw(const CaromEditPicture *edit, const CaromScenePicture *picture,
                             cairo_t *cr, double width, double height) {
  g_auto(CaromText) text;
  carom_text_init(&text, cr, picture->font);
  Drawing drawing = {.edit = edit, .theme = picture->theme, .cr = cr};
  carom_scene_picture_layout_init(&drawing.layout, picture, &text, width, height);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  draw_grid(&drawing);
  draw_overlaps(&drawing, edit->left, left_width);
  draw_overlaps(&drawing, edit->overlaps, overlap_width);
  draw_pointed(&drawing);
  draw_selection(&drawing);
  draw_gravity(&drawing, &text);
  draw_grips(&drawing);
  draw_band(&drawing);
  draw_readout(&drawing, &text);
  cairo_restore(cr);
}
