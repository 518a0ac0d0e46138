/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the geometry of a contact in its pane: what is drawn, and where. */
#include "carom-band.h"
#include "carom-overlay-labels.h"
#include "carom-overlay-lanes.h"
#include "carom-overlay-lens.h"
#include "carom-resolver.h"
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-layout.h"
#include "carom-theme.h"
#include "fixture.h"
#include "overlay-stage.h"

static const CaromWorking *working_of(const OverlayStage *stage, const char *resolver) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++)
    if (g_str_equal(resolvers[i]->part.id, resolver))
      return &stage->workings[i];
  g_assert_not_reached();
}

/* ---- Drawing ---- */

/* Every line of every method, in all themes, before and after, and the guesses. */
static void test_draws(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast(), carom_theme_high_contrast_dark()};
  do {
    int view = stage.overlay.line + 1;
    stage.overlay.side = view % 2 == 0 ? CAROM_BEFORE : CAROM_AFTER;
    stage.picture.theme = themes[view % G_N_ELEMENTS(themes)];
    stage.picture.show_labels = stage.picture.show_counter = view % 2 == 0;
    stage.picture.staging.arrows =
        view % 2 == 0 ? CAROM_STAGING_ARROWS_BOTH : CAROM_STAGING_ARROWS_NONE;
    cairo_surface_destroy(overlay_stage_draw(&stage));
  } while (overlay_stage_next_view(&stage));
  stage.overlay.handles = TRUE;
  stage.overlay.working = &stage.workings[0];
  cairo_surface_destroy(overlay_stage_draw(&stage));
}

/* Pixels around the pane stay as they were, however long the arrows are. */
static void test_clip(void) {
  enum { AROUND = 40 };
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.handles = TRUE;
  stage.overlay.guess_a = carom_vec2(100, 30);
  stage.overlay.guess_b = carom_vec2(-2, 3);
  CaromColour green = {0, 1, 0};
  cairo_surface_t *image = carom_fixture_image(WIDTH + 2 * AROUND, HEIGHT + 2 * AROUND, green);
  cairo_t *cr = cairo_create(image);
  cairo_translate(cr, AROUND, AROUND);
  carom_scene_picture_draw(&stage.picture, cr, WIDTH, HEIGHT);
  cairo_destroy(cr);
  guint outside = (WIDTH + 2 * AROUND) * (HEIGHT + 2 * AROUND) - WIDTH * HEIGHT;
  g_assert_cmpuint(carom_fixture_count(image, green), ==, outside);
  cairo_surface_destroy(image);
}

/* The colour of the last lit shape, on which no other lies: that of the quantity to which it
 * belongs, or that of the overlay. */
static CaromColour lit_colour(const GArray *shapes) {
  CaromFindingKind band = CAROM_N_FINDINGS;
  for (guint i = 0; i < shapes->len; i++)
    if (overlay_shape(shapes, i)->strength == CAROM_STRENGTH_LIT)
      band = overlay_shape(shapes, i)->band;
  return band < CAROM_N_FINDINGS ? carom_theme_light()->quantities[carom_finding_info(band)->stage]
                                 : overlay_mark_colour;
}

/* A lit line has its colour in full, and nothing else does. */
static void test_lit(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    gboolean has_lit = FALSE;
    for (guint i = 0; i < shapes->len; i++)
      has_lit |= overlay_shape(shapes, i)->strength == CAROM_STRENGTH_LIT;
    gboolean has_marks =
        stage.overlay.line >= 0 &&
        stage.overlay.working->lines[stage.overlay.line].marks[0].kind != CAROM_MARK_NONE;
    g_assert_cmpint(has_lit, ==, has_marks);
    cairo_surface_t *image = overlay_stage_draw(&stage);
    guint pixels = carom_fixture_count(image, lit_colour(shapes));
    if (has_lit)
      g_assert_cmpuint(
          pixels, >, 0); /* of a dot's ring few are covered wholly, how many depends on the font */
    else
      g_assert_cmpuint(pixels, ==, 0);
    cairo_surface_destroy(image);
  } while (overlay_stage_next_view(&stage));
}

/* A lit quantity is drawn in its colour, beside the lines of its stage, whichever the method. */
static void check_band(OverlayStage *stage, CaromFindingKind kind) {
  CaromMark marks[CAROM_BAND_MAX_MARKS];
  guint n_lit = 0, n_marks = 0;
  stage->overlay.band = kind;
  carom_band_mark(stage->overlay.working, kind, marks);
  for (guint i = 0; i < CAROM_BAND_MAX_MARKS; i++)
    n_marks += marks[i].kind != CAROM_MARK_NONE ? 1 : 0;
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  for (guint i = 0; i < shapes->len; i++)
    n_lit += overlay_shape(shapes, i)->strength == CAROM_STRENGTH_LIT &&
                     overlay_shape(shapes, i)->band == kind
                 ? 1
                 : 0;
  g_assert_cmpuint(n_lit, ==, n_marks);
  cairo_surface_t *image = overlay_stage_draw(stage);
  CaromColour colour = carom_theme_light()->quantities[carom_finding_info(kind)->stage];
  g_assert_cmpint(carom_fixture_count(image, colour) > 3, ==, n_marks > 0);
  cairo_surface_destroy(image);
}

static void test_band(gconstpointer data) {
  guint n;
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  carom_resolvers(&n);
  stage.overlay.has_band = TRUE;
  for (guint i = 0; i < n; i++) {
    stage.overlay.working = stage.workings + i;
    stage.overlay.line = -1;
    for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
      check_band(&stage, kind);
  }
}

/* How many pixels depend on the marks' colour. */
static guint count_marked(OverlayStage *stage) {
  stage->overlay.colour = (CaromColour){0, 0, 0};
  cairo_surface_t *black = overlay_stage_draw(stage);
  stage->overlay.colour = (CaromColour){1, 0, 0};
  cairo_surface_t *red = overlay_stage_draw(stage);
  guint n = 0;
  for (int y = 0; y < HEIGHT; y++) {
    const guint32 *one = carom_fixture_line(black, y), *other = carom_fixture_line(red, y);
    for (int x = 0; x < WIDTH; x++)
      n += (one[x] ^ other[x]) & 0xffffff ? 1 : 0;
  }
  cairo_surface_destroy(black);
  cairo_surface_destroy(red);
  return n;
}

static int find_line(const CaromWorking *working, const char *symbol) {
  for (guint i = 0; i < working->n_lines; i++)
    if (g_str_equal(working->lines[i].symbol, symbol))
      return (int)i;
  g_assert_not_reached();
}

/* A highlighted line can be recognised without colour, because it is thicker. The projection method
 * has the legs of u_A at one line, and still has them, beside a quantity, at the next. */
static void test_thicker(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.working = working_of(&stage, "projection");
  stage.overlay.line = find_line(stage.overlay.working, "u_t_a");
  guint lit = count_marked(&stage);
  stage.overlay.line++;
  guint faint = count_marked(&stage);
  g_assert_cmpuint(faint, >, 50);
  g_assert_cmpuint(lit, >, faint * 9 / 8); /* the label stays as it is, or gets a leader */
}

/* Of a contact that is still to come in its pane, what happens along the normal is shown only on
 * the way through the working. */
static guint count_collided(const OverlayStage *stage) {
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  guint n = 0;
  for (guint i = 0; i < shapes->len; i++) {
    int line = overlay_shape(shapes, i)->line;
    n += line >= 0 && stage->overlay.working->lines[line].stage == CAROM_STAGE_COLLIDE;
  }
  return n;
}

static void test_to_come(gconstpointer data) {
  g_auto(OverlayStage) stage;
  guint n_shown = 0;
  overlay_stage_init(&stage, data);
  do {
    stage.overlay.is_to_come = FALSE;
    guint n_collided = count_collided(&stage);
    stage.overlay.is_to_come = TRUE;
    g_assert_cmpuint(count_collided(&stage), ==, stage.overlay.line < 0 ? 0 : n_collided);
    n_shown += stage.overlay.line < 0 ? n_collided : 0;
  } while (overlay_stage_next_view(&stage));
  g_assert_cmpuint(n_shown, >, 0);
}

/* Whether a mark or its label may have touched the pixel: a line's width and its halo, a label's
 * box and what stands on its letters. */
static gboolean is_near_mark(const GArray *shapes, const GArray *labels, const GArray *lenses,
                             CaromVec2 place) {
  for (guint i = 0; i < lenses->len; i++) {
    const CaromOverlayLens *lens = &g_array_index(lenses, CaromOverlayLens, i);
    CaromOverlayShape line = {
        .kind = CAROM_SHAPE_LINE, .from = lens->place, .to = lens->shape->from};
    if (carom_overlay_shape_distance(&line, place) < 3 ||
        carom_text_box_covers(&lens->box, place, 4))
      return TRUE;
  }
  for (guint i = 0; i < shapes->len; i++)
    if (carom_overlay_shape_distance(overlay_shape(shapes, i), place) < 10)
      return TRUE;
  for (guint i = 0; i < labels->len; i++) {
    const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, i);
    CaromOverlayShape leader = {
        .kind = CAROM_SHAPE_LINE, .from = label->leader_from, .to = label->leader_to};
    if (label->has_leader && carom_overlay_shape_distance(&leader, place) < 2)
      return TRUE;
    if (fabs(label->box.middle.x - place.x) < label->box.half.x + 6 &&
        fabs(label->box.middle.y - place.y) < label->box.half.y + 8)
      return TRUE;
  }
  return FALSE;
}

/* Lighting a line changes the picture at marks and labels, and nowhere else. */
static void test_holds_still(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  g_autoptr(GArray) shapes = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  g_autoptr(GArray) labels = g_array_new(FALSE, FALSE, sizeof(CaromOverlayLabel));
  g_autoptr(GPtrArray) kept = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
  g_autoptr(GArray) lenses = g_array_new(FALSE, FALSE, sizeof(CaromOverlayLens));
  g_array_set_clear_func(lenses, (GDestroyNotify)carom_overlay_lens_clear);
  cairo_surface_t *images[2];
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  for (int i = 0; i < 2; i++) {
    stage.overlay.line = i == 0 ? -1 : (int)stage.overlay.working->n_lines - 1;
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    GArray *of_view = carom_overlay_shapes(&frame);
    carom_overlay_lanes_part(of_view, stage.picture.theme->line_factor * frame.size);
    g_ptr_array_add(kept, of_view);
    g_autoptr(GArray) labels_of_view = carom_overlay_labels(&frame, of_view, &text);
    CaromOverlayGround ground = carom_overlay_labels_ground(&frame, of_view, &text);
    CaromOverlayLens lens;
    if (carom_overlay_lens_init(&lens, &ground, &text))
      g_array_append_val(lenses, lens);
    g_array_unref(ground.taken);
    g_array_append_vals(shapes, of_view->data, of_view->len);
    g_array_append_vals(labels, labels_of_view->data, labels_of_view->len);
    images[i] = overlay_stage_draw(&stage);
  }
  guint changed = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (carom_fixture_pixel(images[0], x, y) != carom_fixture_pixel(images[1], x, y)) {
        changed++;
        g_assert_true(is_near_mark(shapes, labels, lenses, carom_vec2(x + 0.5, y + 0.5)));
      }
  g_assert_cmpuint(changed, >, 50);
  cairo_surface_destroy(images[0]);
  cairo_surface_destroy(images[1]);
}

/* How far apart two level lines are, if each is beside a good part of the other; else INFINITY. */
static double gap_between(const CaromOverlayShape *one, const CaromOverlayShape *other) {
  CaromVec2 way = carom_vec2_sub(one->to, one->from),
            there = carom_vec2_sub(other->to, other->from);
  double length = carom_vec2_length(way), longer = carom_vec2_length(there);
  if (length < 10 || longer < 10 ||
      fabs(carom_vec2_dot(carom_vec2_perpendicular(way), there)) > 1e-6 * length * longer)
    return INFINITY;
  CaromVec2 middle = carom_vec2_add_scaled(other->from, there, 0.5);
  double along = carom_vec2_dot(carom_vec2_sub(middle, one->from), way) / (length * length);
  return along < 0 || along > 1 ? INFINITY : carom_overlay_shape_distance(one, middle);
}

/* In no line of any method does an arrow lie on a velocity, on an axis or on another arrow. */
static void test_side_by_side(gconstpointer data) {
  const double factor = 1.5;
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    carom_overlay_lanes_part(shapes, factor);
    for (guint i = 0; i < shapes->len; i++)
      for (guint k = 0; k < shapes->len; k++) {
        const CaromOverlayShape *arrow = overlay_shape(shapes, i),
                                *other = overlay_shape(shapes, k);
        gboolean counts = arrow->kind == CAROM_SHAPE_ARROW && carom_overlay_shape_is_mark(arrow) &&
                          (other->kind == CAROM_SHAPE_ARROW || other->kind == CAROM_SHAPE_AXIS);
        if (counts && i != k)
          g_assert_cmpfloat(gap_between(other, arrow), >=, 4.9 * factor);
      }
  } while (overlay_stage_next_view(&stage));
}

/* ---- Geometry ---- */

/* View and scales depend on the contact alone: on no method and no line. */
static void test_frame(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  CaromOverlayFrame first = overlay_stage_frame(&stage);
  do {
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_assert_cmpfloat(frame.speed_scale, ==, first.speed_scale);
    g_assert_cmpfloat(frame.momentum_scale, ==, first.momentum_scale);
    g_assert_cmpfloat(frame.view.points_per_unit, ==, first.view.points_per_unit);
    g_assert_cmpfloat(frame.view.x, ==, first.view.x);
    g_assert_cmpfloat(frame.view.y, ==, first.view.y);
  } while (overlay_stage_next_view(&stage));
}

static gboolean is_in_room(const CaromOverlayFrame *frame, CaromVec2 place) {
  const CaromOverlayRoom *room = &frame->room;
  return place.x >= room->left && place.x <= room->right && place.y >= room->top &&
         place.y <= room->bottom;
}

/* Whatever a method draws is within the pane, so all of it can be seen. */
static void test_inside(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      g_assert_true(is_in_room(&frame, overlay_shape_point(overlay_shape(shapes, i), 0)));
      g_assert_true(is_in_room(&frame, overlay_shape_point(overlay_shape(shapes, i), 1)));
    }
  } while (overlay_stage_next_view(&stage));
}

static const CaromOverlayShape *find_shape(const GArray *shapes, CaromShapeKind kind, int line,
                                           const char *label) {
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = overlay_shape(shapes, i);
    if (shape->kind == kind && shape->line == line && g_strcmp0(shape->label, label) == 0)
      return shape;
  }
  return NULL;
}

static void check_same(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat_with_epsilon(one.x, other.x, 1e-9); /* points; rounding is 1e-13 */
  g_assert_cmpfloat_with_epsilon(one.y, other.y, 1e-9);
}

/* The two legs lead to the tip of the velocity; u and Δv lead to that of v. */
static void test_triangles_close(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  const CaromWorking *projection = working_of(&stage, "projection");
  stage.overlay.working = projection;
  int line = stage.overlay.line = find_line(projection, "v_a");
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *along = find_shape(shapes, CAROM_SHAPE_LEG, line, "β_a d");
  const CaromOverlayShape *across = find_shape(shapes, CAROM_SHAPE_LEG, line, "u_t_a");
  const CaromOverlayShape *v = find_shape(shapes, CAROM_SHAPE_ARROW, line, "v_a");
  check_same(along->from, frame.place_a);
  check_same(along->to, across->from);
  check_same(across->to, v->to);

  const CaromWorking *impulse = working_of(&stage, "impulse");
  stage.overlay.working = impulse;
  stage.overlay.line = find_line(impulse, "v_b");
  g_autoptr(GArray) others = carom_overlay_shapes(&frame);
  const CaromOverlayShape *u_b = find_shape(others, CAROM_SHAPE_ARROW, -1, "u_b");
  const CaromOverlayShape *change =
      find_shape(others, CAROM_SHAPE_ARROW, find_line(impulse, "Δv_b"), "Δv_b");
  const CaromOverlayShape *v_b = find_shape(others, CAROM_SHAPE_ARROW, stage.overlay.line, "v_b");
  check_same(u_b->to, change->from);
  check_same(change->to, v_b->to);
  check_same(u_b->from, v_b->from);
}

/* The normal's axis goes through both centres, the tangent's at right angles to it. */
static void test_axes(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(
      &stage, &overlay_cases[6]); /* with friction: both axes are lines of the impulse method */
  stage.overlay.working = working_of(&stage, "impulse");
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *n =
      find_shape(shapes, CAROM_SHAPE_AXIS, find_line(stage.overlay.working, "n"), "n");
  const CaromOverlayShape *t =
      find_shape(shapes, CAROM_SHAPE_AXIS, find_line(stage.overlay.working, "t̂"), "t̂");
  g_assert_cmpfloat(carom_overlay_shape_distance(n, frame.place_a), <, 1e-9);
  g_assert_cmpfloat(carom_overlay_shape_distance(n, frame.contact), <, 1e-9);
  g_assert_cmpfloat(carom_overlay_shape_distance(t, frame.contact), <, 1e-9);
  CaromVec2 along = carom_vec2_sub(n->to, n->from), across = carom_vec2_sub(t->to, t->from);
  g_assert_cmpfloat_with_epsilon(carom_vec2_dot(along, across), 0, 1e-6);
  g_assert_cmpfloat(along.x, >, 0); /* as d */
  g_assert_cmpfloat(along.y, <, 0); /* upwards is less: y is down */
}

/* ---- Labels ---- */

/* In the smallest pane labels keep clear of one another. */
static void test_labels(void) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  guint n_labels = 0, n_clashes = 0;
  for (guint i = 0; i < OVERLAY_CASES; i++) {
    g_auto(OverlayStage) stage;
    overlay_stage_init(&stage, &overlay_cases[i]);
    do {
      CaromOverlayFrame frame = overlay_stage_frame(&stage);
      g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
      g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text);
      n_labels += labels->len;
      for (guint k = 0; k < labels->len; k++)
        for (guint l = 0; l < k; l++) {
          const CaromOverlayLabel *one = &g_array_index(labels, CaromOverlayLabel, k);
          const CaromOverlayLabel *other = &g_array_index(labels, CaromOverlayLabel, l);
          g_assert_cmpstr(one->shape->label, !=, other->shape->label);
          n_clashes += carom_text_box_overlaps(&one->box, &other->box) ? 1 : 0;
        }
    } while (overlay_stage_next_view(&stage));
  }
  g_test_message("%u labels, %u on one another", n_labels, n_clashes);
  g_assert_cmpuint(n_labels, >, 500);
  g_assert_cmpuint(n_clashes, ==, 0);
}

/* The angle is seen from 0 to 180° and below, and its name is beyond its arc. */
static void test_angles(void) {
  static const double angles[] = {0, 1e-9, 0.01, 0.1,       0.5,        1.5,
                                  3, 3.13, G_PI, -G_PI / 2, -3.1415926, -0.02};
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  for (guint i = 0; i < G_N_ELEMENTS(angles); i++) {
    OverlayCase c = overlay_cases[0];
    c.u_a = c.d = carom_vec2(cos(angles[i]), sin(angles[i]));
    c.u_b = carom_vec2(0, 0);
    g_auto(OverlayStage) stage;
    overlay_stage_init(&stage, &c);
    stage.overlay.working = working_of(&stage, "rotation");
    stage.overlay.line = find_line(stage.overlay.working, "θ");
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text);
    const CaromOverlayShape *arc = find_shape(shapes, CAROM_SHAPE_ARC, stage.overlay.line, "θ");
    double radius = carom_vec2_distance(arc->to, arc->from);
    g_assert_cmpfloat(radius, >=, 26);
    gboolean is_named = FALSE;
    for (guint k = 0; k < labels->len; k++) {
      const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, k);
      if (label->shape != arc)
        continue;
      is_named = TRUE;
      g_assert_cmpfloat(carom_vec2_distance(label->box.middle, arc->from), >, radius);
    }
    g_assert_true(is_named);
    cairo_surface_t *image = overlay_stage_draw(&stage);
    g_assert_cmpuint(carom_fixture_count(image, lit_colour(shapes)), >, 20); /* with the name */
    cairo_surface_destroy(image);
  }
}

/* ---- The lens ---- */

/* A velocity that is much slower than the other can be seen, and its number read; one of no length
 * has no lens. */
static void test_lens(void) {
  static const double speeds[] = {0, 1e-6, 0.003, 0.02, 0.5};
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++) {
    OverlayCase c = overlay_cases[4];
    c.u_a = carom_vec2(speeds[i], 1);
    g_auto(OverlayStage) stage;
    overlay_stage_init(&stage, &c);
    stage.overlay.working = working_of(&stage, "projection");
    stage.overlay.line = find_line(stage.overlay.working, "u_t_a");
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    CaromOverlayGround ground = carom_overlay_labels_ground(&frame, shapes, &text);
    g_autoptr(GArray) taken = ground.taken;
    g_auto(CaromOverlayLens) lens;
    gboolean found = carom_overlay_lens_init(&lens, &ground, &text);
    g_assert_cmpint(found, ==, speeds[i] > 0 && speeds[i] < 0.1);
    if (!found)
      continue;
    g_test_message("%s", lens.words);
    g_assert_cmpfloat(lens.shape->magnitude, ==, speeds[i]);
    g_assert_nonnull(strstr(lens.words, "m/\u2060s"));
  }
}

/* ---- Zoom ---- */

/* A pair of any size, anywhere in the view, is shown whole, and large enough to see its geometry;
 * where it is so anyway, nothing moves. */
static void test_zoom(void) {
  static const double sizes[] = {1e-6, 0.01, 0.2, 0.9, 1, 10, 1e4};
  static const CaromVec2 places[] = {{0, 0}, {1.9, -1.9}, {-2, 0}};
  for (guint i = 0; i < G_N_ELEMENTS(sizes); i++)
    for (guint k = 0; k < G_N_ELEMENTS(places); k++)
      for (guint c = 0; c < OVERLAY_CASES; c++) {
        g_auto(OverlayStage) stage;
        overlay_stage_init_at(&stage, &overlay_cases[c], places[k], sizes[i]);
        CaromOverlayFrame frame = overlay_stage_frame(&stage);
        CaromVec2 reach_a = carom_vec2(frame.radius_a, frame.radius_a);
        CaromVec2 reach_b = carom_vec2(frame.radius_b, frame.radius_b);
        g_assert_true(is_in_room(&frame, carom_vec2_add(frame.place_a, reach_a)));
        g_assert_true(is_in_room(&frame, carom_vec2_sub(frame.place_a, reach_a)));
        g_assert_true(is_in_room(&frame, carom_vec2_add(frame.place_b, reach_b)));
        g_assert_true(is_in_room(&frame, carom_vec2_sub(frame.place_b, reach_b)));
        g_assert_cmpfloat(MAX(frame.radius_a, frame.radius_b), >=, 28);
        g_assert_cmpfloat(frame.zoom, ==,
                          carom_scene_picture_layout_suggest_zoom(&stage.picture, WIDTH, HEIGHT));
        stage.overlay.zoom = 1;
        double usual = overlay_stage_frame(&stage).view.points_per_unit;
        g_assert_cmpfloat_with_epsilon(frame.view.points_per_unit / usual, frame.zoom,
                                       1e-12 * frame.zoom);
      }
}

/* A good size in the middle is left as it is. */
static void test_no_zoom(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init_at(&stage, &overlay_cases[0], carom_vec2(0, 0), 2);
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_assert_cmpfloat(frame.zoom, ==, 1);
  check_same(frame.contact, carom_vec2(frame.view.x, frame.view.y));
}

/* As the picture comes closer, a disc beside the pair is whole, then in part, then outside; the
 * pair itself is never told of. */
static void test_cut(void) {
  g_auto(OverlayStage) stage;
  guint n_parts[3] = {0};
  overlay_stage_init_at(&stage, &overlay_cases[0], carom_vec2(0, 0), 0.5);
  for (stage.overlay.zoom = 0.5; stage.overlay.zoom < 20; stage.overlay.zoom *= 1.02) {
    CaromScenePictureLayout layout;
    carom_scene_picture_layout_measure(&layout, &stage.picture, WIDTH, HEIGHT);
    CaromVec2 place = carom_scene_picture_layout_place(&layout, 2);
    double radius = carom_scene_picture_layout_radius(&layout, 2);
    guint part = (place.x - radius < 0 || place.y - radius < 0) +
                 (place.x + radius < 0 || place.y + radius < 0);
    g_assert_cmpuint(carom_scene_picture_bodies_count_cut(&layout), ==, part == 1);
    n_parts[part]++;
  }
  for (guint i = 0; i < G_N_ELEMENTS(n_parts); i++)
    g_assert_cmpuint(n_parts[i], >, 0);
}

/* To lie on the wall is a loss, also where nothing else is drawn. */
static void check_loss_on_wall(const CaromOverlayFrame *frame, const CaromText *text) {
  g_autoptr(GArray) shapes = carom_overlay_shapes(frame);
  CaromOverlayGround ground = carom_overlay_labels_ground(frame, shapes, text);
  CaromVec2 aside = carom_vec2_scale(carom_vec2_perpendicular(frame->n), 40);
  CaromTextBox box = {carom_vec2_add(frame->contact, aside), {8, 8}};
  g_autoptr(GArray) none = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  ground.shapes = none;
  g_assert_cmpfloat(carom_overlay_ground_loss(&ground, box.middle, &box), >, 0);
  box.middle = carom_vec2_add_scaled(box.middle, frame->n, 20);
  g_assert_cmpfloat(carom_overlay_ground_loss(&ground, box.middle, &box), ==, 0);
  g_array_unref(ground.taken);
}

/* The letter of a disc that is too small for it stands beside the disc, and not on the wall; nor do
 * the labels, where there is room beside it. */
static void test_off_wall(void) {
  const OverlayCase *wall = NULL;
  for (guint i = 0; i < OVERLAY_CASES; i++)
    wall = g_str_equal(overlay_cases[i].name, "wall") ? &overlay_cases[i] : wall;
  g_auto(OverlayStage) stage;
  overlay_stage_init_at(&stage, wall, carom_vec2(0.3, -0.2), 0.1);
  stage.overlay.zoom = 1;
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  CaromOverlayLetter letter = carom_overlay_labels_place_letter(&frame, &text, CAROM_BODY_A);
  g_assert_false(letter.inside);
  CaromVec2 off = carom_vec2_sub(letter.place, frame.contact);
  g_assert_cmpfloat(fabs(carom_vec2_dot(off, frame.n)), >, text.line_height * 0.45); /* its half */
  check_loss_on_wall(&frame, &text);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text);
  for (guint i = 0; i < labels->len; i++) {
    const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, i);
    CaromVec2 way = carom_vec2_sub(label->box.middle, frame.contact);
    double half = fabs(frame.n.x) * label->box.half.x + fabs(frame.n.y) * label->box.half.y;
    g_test_message("%s", label->shape->label);
    g_assert_cmpfloat(fabs(carom_vec2_dot(way, frame.n)), >=, half - 1e-9); /* rounding */
  }
}

/* A name of several digits keeps off the velocities with all of its width. */
static void test_wide_name(void) {
  for (guint i = 0; i < OVERLAY_CASES; i++) {
    g_auto(OverlayStage) stage;
    overlay_stage_init(&stage, &overlay_cases[i]);
    stage.overlay.name_a = "101";
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_auto(CaromText) text;
    carom_text_init(&text, NULL, "Sans 10");
    CaromOverlayLetter name = carom_overlay_labels_place_letter(&frame, &text, CAROM_BODY_A);
    double half = carom_text_width(&text, "<b>101</b>") / 2;
    g_test_message("%s", overlay_cases[i].name);
    for (int side = -1; side <= 1; side++)
      g_assert_cmpfloat(carom_overlay_labels_clearance(
                            &frame, carom_vec2(name.place.x + side * half, name.place.y)),
                        >, 0.1 * text.line_height);
    if (name.inside)
      g_assert_cmpfloat(half + fabs(name.place.x - frame.place_a.x), <, frame.radius_a);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("draws", test_draws);
  overlay_add_for_each_case("lit", test_lit);
  overlay_add_for_each_case("band", test_band);
  overlay_add_for_each_case("to-come", test_to_come);
  overlay_add_for_each_case("holds-still", test_holds_still);
  overlay_add_for_each_case("side-by-side", test_side_by_side);
  overlay_add_for_each_case("frame", test_frame);
  overlay_add_for_each_case("inside", test_inside);
  g_test_add_func("/overlay/thicker", test_thicker);
  g_test_add_func("/overlay/clip", test_clip);
  g_test_add_func("/overlay/triangles-close", test_triangles_close);
  g_test_add_func("/overlay/axes", test_axes);
  g_test_add_func("/overlay/labels", test_labels);
  g_test_add_func("/overlay/angles", test_angles);
  g_test_add_func("/overlay/lens", test_lens);
  g_test_add_func("/overlay/zoom", test_zoom);
  g_test_add_func("/overlay/no-zoom", test_no_zoom);
  g_test_add_func("/overlay/cut", test_cut);
  g_test_add_func("/overlay/off-wall", test_off_wall);
  g_test_add_func("/overlay/wide-name", test_wide_name);
  return g_test_run();
}
