/* Tests of the geometry of a contact in its pane: of what is drawn, and of what is found there. */
#include "carom-overlay-labels.h"
#include "carom-resolver.h"
#include "carom-scene-painter.h"
#include "fixture.h"

/* As small as a pane gets in a window. */
enum { WIDTH = 330, HEIGHT = 250 };

static const CaromColour mark_colour = {1, 0, 1}; /* nothing else has it */

/* ---- Contacts of all kinds ---- */

typedef struct {
  const char *name;
  CaromVec2 u_a, u_b, d;
  double mass_a_kg, mass_b_kg, restitution, tangential_factor;
  double radius_a, radius_b; /* 0: a wall */
} Case;

static const Case cases[] = {
    {"oblique", {1, 0.2}, {-0.6, -0.3}, {0.8, 0.5}, 1, 2, 1, 1, 0.4, 0.4},
    {"inelastic", {1, 0.2}, {-0.6, 0.4}, {0.5, -0.8}, 1, 2, 0.5, 1, 0.4, 0.4},
    {"stays-together", {1, 0.5}, {0, 0}, {1, 0.3}, 1, 1, 0, 1, 0.4, 0.2},
    {"head-on", {1, 0}, {-1, 0}, {1, 0}, 2, 1, 1, 1, 0.4, 0.4},
    {"upwards", {0, 1}, {0, 0}, {0, 1}, 1, 1, 1, 1, 0.4, 0.4},
    {"leftwards", {-1, 0}, {0, 0}, {-1, 0}, 1, 1, 1, 1, 0.4, 0.4},
    {"friction", {1, 0.9}, {-0.5, -0.8}, {1, 0.2}, 1, 3, 0.8, 0.5, 0.4, 0.4},
    {"light-on-heavy", {1, 0.1}, {-0.1, 0}, {1, 0.6}, 1, 125, 1, 1, 0.1, 0.5},
    {"pinned-a", {0, 0}, {1, -0.6}, {-1, 0.8}, INFINITY, 1, 0.9, 1, 0.3, 0.4},
    {"conveyor", {1, -0.2}, {0.5, 0}, {0.3, -0.8}, 1, INFINITY, 1, 0.7, 0.4, 0.4},
    {"wall", {1, -0.6}, {0, 0}, {0.4, 0}, 1, INFINITY, 1, 1, 0.4, 0},
    {"rough-wall", {0.7, -1}, {0, 0}, {0.1, -0.38}, 1, INFINITY, 0.7, 0.4, 0.4, 0},
};

typedef struct {
  CaromComparison *comparison;
  CaromContactRecord record;
  CaromWorking *workings; /* [resolver] */
  CaromOverlay overlay;
  CaromScenePicture picture;
} Stage;

static CaromBody body_of(CaromVec2 position, CaromVec2 u, double radius, double mass_kg) {
  CaromBody body = carom_body_default();
  body.position = position;
  body.velocity = u;
  body.radius = radius;
  body.pinned = isinf(mass_kg);
  body.mass_kg = body.pinned ? 1 : mass_kg;
  return body;
}

/* The pair of @c, @size times as large, with its contact at @contact in the view from −2 to 2. */
static CaromScene *scene_of(const Case *c, CaromVec2 contact, double size) {
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  CaromVec2 a = carom_vec2_add_scaled(contact, n, -c->radius_a * size);
  CaromVec2 b = carom_vec2_add_scaled(contact, n, c->radius_b * size);
  carom_scene_add_body(scene, body_of(a, c->u_a, c->radius_a * size, c->mass_a_kg));
  if (c->radius_b > 0)
    carom_scene_add_body(scene, body_of(b, c->u_b, c->radius_b * size, c->mass_b_kg));
  carom_scene_add_body(scene, body_of(carom_vec2(-1.5, 1.5), carom_vec2(1, 1), 0.2, 1));
  return scene;
}

static void stage_init_at(Stage *stage, const Case *c, CaromVec2 contact, double size) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  *stage = (Stage){.comparison = carom_fixture_run(scene_of(c, contact, size), 0)};
  stage->record = (CaromContactRecord){
      .b = c->radius_b > 0 ? 1 : -1,
      .wall = c->radius_b > 0 ? -1 : 0,
      .contact = {c->mass_a_kg, c->mass_b_kg, c->u_a, c->u_b, carom_vec2_scale(c->d, size),
                  c->restitution, c->tangential_factor},
      .cluster_size = 1,
  };
  stage->workings = g_new(CaromWorking, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint(carom_resolve_with_working(resolvers[i], &stage->record.contact,
                                               &stage->record.outcome, &stage->workings[i]),
                    ==, CAROM_RESOLUTION_RESOLVED);
  const CaromBodies *bodies = &carom_comparison_get_run(stage->comparison, 0)->world->bodies;
  stage->overlay = (CaromOverlay){
      .record = &stage->record,
      .working = &stage->workings[0],
      .position_a = carom_bodies_position(bodies, 0),
      .position_b = c->radius_b > 0 ? carom_bodies_position(bodies, 1) : contact,
      .line = -1,
      .colour = mark_colour,
      .name_a = "A",
      .name_b = c->radius_b > 0 ? "B" : "W",
  };
  stage->picture = (CaromScenePicture){
      .run = carom_comparison_get_run(stage->comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .overlay = &stage->overlay,
  };
}

static void stage_init(Stage *stage, const Case *c) {
  stage_init_at(stage, c, carom_vec2(0.3, -0.2), 1);
}

static void stage_clear(Stage *stage) {
  g_free(stage->workings);
  carom_comparison_free(stage->comparison);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Stage, stage_clear)

/* Lights the next line of the method's working; after the last one, turns to the next method with
 * none lit. A new stage is at the first one's. Returns: whether there is a next one. */
static gboolean next_view(Stage *stage) {
  guint n;
  carom_resolvers(&n);
  CaromOverlay *overlay = &stage->overlay;
  if (++overlay->line < (int)overlay->working->n_lines)
    return TRUE;
  overlay->line = -1;
  return ++overlay->working < stage->workings + n;
}

static CaromOverlayFrame frame_of(const Stage *stage) {
  CaromOverlayFrame frame;
  carom_scene_picture_place_overlay(&stage->picture, WIDTH, HEIGHT, &frame);
  return frame;
}

static cairo_surface_t *draw(const Stage *stage) {
  cairo_surface_t *image = carom_fixture_image(WIDTH, HEIGHT, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&stage->picture, cr, WIDTH, HEIGHT);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

static const CaromOverlayShape *shape_at(const GArray *shapes, guint i) {
  return &g_array_index(shapes, CaromOverlayShape, i);
}

/* A point of the drawn line. */
static CaromVec2 point_of(const CaromOverlayShape *shape, double share) {
  CaromVec2 way = carom_vec2_sub(shape->to, shape->from);
  if (shape->kind != CAROM_SHAPE_ARC)
    return carom_vec2_add_scaled(shape->from, way, shape->kind == CAROM_SHAPE_DOT ? 0 : share);
  double radius = carom_vec2_length(way), angle = atan2(way.y, way.x) * share;
  return carom_vec2_add(shape->from, carom_vec2(radius * cos(angle), radius * sin(angle)));
}

/* ---- Drawing ---- */

/* Every line of every method, in all themes, before and after, and the guesses. */
static void test_draws(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast()};
  do {
    int view = stage.overlay.line + 1;
    stage.overlay.side = view % 2 == 0 ? CAROM_BEFORE : CAROM_AFTER;
    stage.picture.theme = themes[view % 3];
    stage.picture.show_velocities = stage.picture.show_labels = stage.picture.show_counter =
        view % 2 == 0;
    cairo_surface_destroy(draw(&stage));
  } while (next_view(&stage));
  stage.overlay.handles = TRUE;
  stage.overlay.working = &stage.workings[0];
  cairo_surface_destroy(draw(&stage));
}

/* Pixels around the pane stay as they were, however long the arrows are. */
static void test_clip(void) {
  enum { AROUND = 40 };
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0]);
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

/* A lit line has its colour in full, and is thicker than when it is one of the others. */
static void test_lit(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = frame_of(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    gboolean has_lit = FALSE;
    for (guint i = 0; i < shapes->len; i++)
      has_lit |= shape_at(shapes, i)->strength == CAROM_STRENGTH_LIT;
    gboolean has_marks =
        stage.overlay.line >= 0 &&
        stage.overlay.working->lines[stage.overlay.line].marks[0].kind != CAROM_MARK_NONE;
    g_assert_cmpint(has_lit, ==, has_marks);
    cairo_surface_t *image = draw(&stage);
    guint pixels = carom_fixture_count(image, mark_colour);
    if (has_lit)
      g_assert_cmpuint(pixels, >, 3); /* of a dot's ring few pixels are covered wholly */
    else
      g_assert_cmpuint(pixels, ==, 0);
    cairo_surface_destroy(image);
  } while (next_view(&stage));
}

/* Whether a mark or its label may have touched the pixel: a line's width and its halo, a label's
 * box and what stands on its letters. */
static gboolean is_near_mark(const GArray *shapes, const GArray *labels, CaromVec2 place) {
  for (guint i = 0; i < shapes->len; i++)
    if (carom_overlay_shape_distance(shape_at(shapes, i), place) < 10)
      return TRUE;
  for (guint i = 0; i < labels->len; i++) {
    const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, i);
    if (fabs(label->place.x - place.x) < label->half_width + 6 &&
        fabs(label->place.y - place.y) < label->half_height + 8)
      return TRUE;
  }
  return FALSE;
}

/* Lighting a line changes the picture at marks and labels, and nowhere else. */
static void test_holds_still(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  g_autoptr(GArray) shapes = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  g_autoptr(GArray) labels = g_array_new(FALSE, FALSE, sizeof(CaromOverlayLabel));
  g_autoptr(GPtrArray) kept = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
  cairo_surface_t *images[2];
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  for (int i = 0; i < 2; i++) {
    stage.overlay.line = i == 0 ? -1 : (int)stage.overlay.working->n_lines - 1;
    CaromOverlayFrame frame = frame_of(&stage);
    CaromMathNames names = {"A", stage.overlay.name_b, stage.overlay.working->terms,
                            stage.overlay.working->n_terms};
    GArray *of_view = carom_overlay_shapes(&frame);
    g_ptr_array_add(kept, of_view);
    g_autoptr(GArray) labels_of_view = carom_overlay_labels(&frame, of_view, &text, &names);
    g_array_append_vals(shapes, of_view->data, of_view->len);
    g_array_append_vals(labels, labels_of_view->data, labels_of_view->len);
    images[i] = draw(&stage);
  }
  guint changed = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (carom_fixture_pixel(images[0], x, y) != carom_fixture_pixel(images[1], x, y)) {
        changed++;
        g_assert_true(is_near_mark(shapes, labels, carom_vec2(x + 0.5, y + 0.5)));
      }
  g_assert_cmpuint(changed, >, 50);
  cairo_surface_destroy(images[0]);
  cairo_surface_destroy(images[1]);
}

/* ---- Geometry ---- */

/* View and scales depend on the contact alone: on no method and no line. */
static void test_frame(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  CaromOverlayFrame first = frame_of(&stage);
  do {
    CaromOverlayFrame frame = frame_of(&stage);
    g_assert_cmpfloat(frame.speed_scale, ==, first.speed_scale);
    g_assert_cmpfloat(frame.momentum_scale, ==, first.momentum_scale);
    g_assert_cmpfloat(frame.view.points_per_unit, ==, first.view.points_per_unit);
    g_assert_cmpfloat(frame.view.x, ==, first.view.x);
    g_assert_cmpfloat(frame.view.y, ==, first.view.y);
  } while (next_view(&stage));
}

static gboolean is_in_room(const CaromOverlayFrame *frame, CaromVec2 place) {
  const CaromOverlayRoom *room = &frame->room;
  return place.x >= room->left && place.x <= room->right && place.y >= room->top &&
         place.y <= room->bottom;
}

/* Whatever a method draws is within the pane, so all of it can be seen. */
static void test_inside(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = frame_of(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      g_assert_true(is_in_room(&frame, point_of(shape_at(shapes, i), 0)));
      g_assert_true(is_in_room(&frame, point_of(shape_at(shapes, i), 1)));
    }
  } while (next_view(&stage));
}

static const CaromOverlayShape *find_shape(const GArray *shapes, CaromShapeKind kind, int line,
                                           const char *label) {
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = shape_at(shapes, i);
    if (shape->kind == kind && shape->line == line && g_strcmp0(shape->label, label) == 0)
      return shape;
  }
  return NULL;
}

static void check_same(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat_with_epsilon(one.x, other.x, 1e-9); /* points; rounding is 1e-13 */
  g_assert_cmpfloat_with_epsilon(one.y, other.y, 1e-9);
}

static int find_line(const CaromWorking *working, const char *symbol) {
  for (guint i = 0; i < working->n_lines; i++)
    if (g_str_equal(working->lines[i].symbol, symbol))
      return (int)i;
  g_assert_not_reached();
}

static const CaromWorking *working_of(const Stage *stage, const char *resolver) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++)
    if (g_str_equal(resolvers[i]->part.id, resolver))
      return &stage->workings[i];
  g_assert_not_reached();
}

/* The two legs lead to the tip of the velocity; u and Δv lead to that of v. */
static void test_triangles_close(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0]);
  const CaromWorking *projection = working_of(&stage, "projection");
  stage.overlay.working = projection;
  int line = stage.overlay.line = find_line(projection, "v_a");
  CaromOverlayFrame frame = frame_of(&stage);
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
  g_auto(Stage) stage;
  stage_init(&stage, &cases[6]); /* with friction: both axes are lines of the impulse method */
  stage.overlay.working = working_of(&stage, "impulse");
  CaromOverlayFrame frame = frame_of(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *n =
      find_shape(shapes, CAROM_SHAPE_AXIS, find_line(stage.overlay.working, "n"), "n");
  const CaromOverlayShape *t =
      find_shape(shapes, CAROM_SHAPE_AXIS, find_line(stage.overlay.working, "t"), "t");
  g_assert_cmpfloat(carom_overlay_shape_distance(n, frame.place_a), <, 1e-9);
  g_assert_cmpfloat(carom_overlay_shape_distance(n, frame.contact), <, 1e-9);
  g_assert_cmpfloat(carom_overlay_shape_distance(t, frame.contact), <, 1e-9);
  CaromVec2 along = carom_vec2_sub(n->to, n->from), across = carom_vec2_sub(t->to, t->from);
  g_assert_cmpfloat_with_epsilon(carom_vec2_dot(along, across), 0, 1e-6);
  g_assert_cmpfloat(along.x, >, 0); /* as d */
  g_assert_cmpfloat(along.y, <, 0); /* upwards is less: y is down */
}

/* ---- Labels ---- */

/* In the smallest pane labels keep clear of one another and of the letters, all but a few of all
 * methods' lines, for these are crowded. */
static void test_labels(void) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  guint n_labels = 0, n_clashes = 0;
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_auto(Stage) stage;
    stage_init(&stage, &cases[i]);
    do {
      CaromOverlayFrame frame = frame_of(&stage);
      CaromMathNames names = {"A", stage.overlay.name_b, stage.overlay.working->terms,
                              stage.overlay.working->n_terms};
      g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
      g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text, &names);
      n_labels += labels->len;
      for (guint k = 0; k < labels->len; k++)
        for (guint l = 0; l < k; l++) {
          const CaromOverlayLabel *one = &g_array_index(labels, CaromOverlayLabel, k);
          const CaromOverlayLabel *other = &g_array_index(labels, CaromOverlayLabel, l);
          g_assert_cmpstr(one->shape->label, !=, other->shape->label);
          n_clashes +=
              fabs(one->place.x - other->place.x) < one->half_width + other->half_width &&
                      fabs(one->place.y - other->place.y) < one->half_height + other->half_height
                  ? 1
                  : 0;
        }
    } while (next_view(&stage));
  }
  g_test_message("%u labels, %u on one another", n_labels, n_clashes);
  g_assert_cmpuint(n_labels, >, 500);
  g_assert_cmpuint(n_clashes, <=, n_labels / 100);
}

/* ---- Zoom ---- */

/* A pair of any size, anywhere in the view, is shown whole, and large enough to see its geometry;
 * where it is so anyway, nothing moves. */
static void test_zoom(void) {
  static const double sizes[] = {1e-6, 0.01, 0.2, 0.9, 1, 10, 1e4};
  static const CaromVec2 places[] = {{0, 0}, {1.9, -1.9}, {-2, 0}};
  for (guint i = 0; i < G_N_ELEMENTS(sizes); i++)
    for (guint k = 0; k < G_N_ELEMENTS(places); k++)
      for (guint c = 0; c < G_N_ELEMENTS(cases); c++) {
        g_auto(Stage) stage;
        stage_init_at(&stage, &cases[c], places[k], sizes[i]);
        CaromOverlayFrame frame = frame_of(&stage);
        CaromVec2 reach_a = carom_vec2(frame.radius_a, frame.radius_a);
        CaromVec2 reach_b = carom_vec2(frame.radius_b, frame.radius_b);
        g_assert_true(is_in_room(&frame, carom_vec2_add(frame.place_a, reach_a)));
        g_assert_true(is_in_room(&frame, carom_vec2_sub(frame.place_a, reach_a)));
        g_assert_true(is_in_room(&frame, carom_vec2_add(frame.place_b, reach_b)));
        g_assert_true(is_in_room(&frame, carom_vec2_sub(frame.place_b, reach_b)));
        g_assert_cmpfloat(MAX(frame.radius_a, frame.radius_b), >=, 28);
        g_assert_cmpfloat(frame.zoom, ==,
                          carom_scene_picture_suggest_zoom(&stage.picture, WIDTH, HEIGHT));
        stage.overlay.zoom = 1;
        double usual = frame_of(&stage).view.points_per_unit;
        g_assert_cmpfloat_with_epsilon(frame.view.points_per_unit / usual, frame.zoom,
                                       1e-12 * frame.zoom);
      }
}

/* A good size in the middle is left as it is. */
static void test_no_zoom(void) {
  g_auto(Stage) stage;
  stage_init_at(&stage, &cases[0], carom_vec2(0, 0), 2);
  CaromOverlayFrame frame = frame_of(&stage);
  g_assert_cmpfloat(frame.zoom, ==, 1);
  check_same(frame.contact, carom_vec2(frame.view.x, frame.view.y));
}

/* ---- Pointing ---- */

/* A lit mark is found all along its line, on whatever else lies there. */
static void test_finds_lit(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = frame_of(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      const CaromOverlayShape *shape = shape_at(shapes, i);
      if (shape->strength != CAROM_STRENGTH_LIT)
        continue;
      CaromVec2 middle = point_of(shape, 0.5);
      g_assert_cmpint(
          carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, middle.x, middle.y), ==,
          stage.overlay.line);
    }
  } while (next_view(&stage));
}

/* Whether the line is found at any of some points of @shape; what is found there lies there. */
static gboolean is_found(const Stage *stage, const GArray *shapes, const CaromOverlayShape *shape) {
  gboolean found = FALSE;
  for (double share = 0.05; share < 1; share += 0.1) {
    CaromVec2 point = point_of(shape, share);
    int line = carom_scene_picture_line_at(&stage->picture, WIDTH, HEIGHT, point.x, point.y);
    double nearest = INFINITY;
    for (guint i = 0; i < shapes->len; i++)
      if (shape_at(shapes, i)->line == line)
        nearest = MIN(nearest, carom_overlay_shape_distance(shape_at(shapes, i), point));
    g_assert_cmpint(line, >=, 0);
    g_assert_cmpfloat(nearest, <=, 8);
    found |= line == shape->line;
  }
  return found;
}

/* When nothing is lit, every line whose mark is drawn can be pointed at. */
static void test_finds_calm(gconstpointer data) {
  g_auto(Stage) stage;
  stage_init(&stage, data);
  guint n;
  carom_resolvers(&n);
  for (guint r = 0; r < n; r++) {
    gboolean drawn[CAROM_WORKING_MAX_LINES] = {0}, found[CAROM_WORKING_MAX_LINES] = {0};
    stage.overlay.working = &stage.workings[r];
    CaromOverlayFrame frame = frame_of(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      const CaromOverlayShape *shape = shape_at(shapes, i);
      if (shape->line < 0)
        continue;
      drawn[shape->line] = TRUE;
      found[shape->line] |= is_found(&stage, shapes, shape);
    }
    for (guint i = 0; i < CAROM_WORKING_MAX_LINES; i++)
      g_assert_cmpint(found[i], ==, drawn[i]);
  }
}

static void test_finds_nothing(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0]);
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, 3, 3), ==, -1);
  g_assert_cmpint(carom_scene_picture_handle_at(&stage.picture, WIDTH, HEIGHT, 100, 100), ==,
                  CAROM_HANDLE_NONE);
  stage.picture.overlay = NULL;
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, 100, 100), ==, -1);
}

/* ---- Handles ---- */

static void check_handle(Stage *stage, CaromHandle handle, CaromVec2 guess, double mass_kg) {
  CaromOverlayFrame frame = frame_of(stage);
  CaromVec2 tip;
  gboolean has_handle = carom_overlay_handle_tip(&frame, handle, &tip);
  g_assert_cmpint(has_handle, ==, !isinf(mass_kg));
  if (!has_handle)
    return;
  g_assert_cmpint(carom_scene_picture_handle_at(&stage->picture, WIDTH, HEIGHT, tip.x, tip.y), ==,
                  handle);
  CaromVec2 back =
      carom_scene_picture_velocity_at(&stage->picture, WIDTH, HEIGHT, handle, tip.x, tip.y);
  g_assert_cmpfloat_with_epsilon(back.x, guess.x, 1e-12);
  g_assert_cmpfloat_with_epsilon(back.y, guess.y, 1e-12);
}

/* How many pixels around @place are of the marks' colour. */
static guint pixels_around(cairo_surface_t *image, CaromVec2 place) {
  guint n = 0;
  for (int y = (int)place.y - 8; y <= (int)place.y + 8; y++)
    for (int x = (int)place.x - 8; x <= (int)place.x + 8; x++)
      n += x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT &&
                   carom_fixture_pixel_is(image, x, y, mark_colour, 40)
               ? 1
               : 0;
  return n;
}

/* Where a handle is drawn it can be taken, and means the velocity that it shows. */
static void test_handles(gconstpointer data) {
  static const CaromVec2 guesses[][2] = {{{-0.4, 0.3}, {0.7, 0.1}}, {{0, 0}, {0.9, -0.9}}};
  g_auto(Stage) stage;
  stage_init(&stage, data);
  stage.overlay.handles = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(guesses); i++) {
    stage.overlay.guess_a = guesses[i][0];
    stage.overlay.guess_b = guesses[i][1];
    check_handle(&stage, CAROM_HANDLE_A, guesses[i][0], stage.record.contact.mass_a_kg);
    check_handle(&stage, CAROM_HANDLE_B, guesses[i][1], stage.record.contact.mass_b_kg);
    cairo_surface_t *image = draw(&stage);
    CaromOverlayFrame frame = frame_of(&stage);
    for (CaromHandle handle = CAROM_HANDLE_A; handle <= CAROM_HANDLE_B; handle++) {
      CaromVec2 tip;
      if (carom_overlay_handle_tip(&frame, handle, &tip))
        g_assert_cmpuint(pixels_around(image, tip), >, 25); /* a ring of radius 6 is 38 long */
    }
    cairo_surface_destroy(image);
  }
}

/* Dragging moves nothing but the arrow; twice the greatest speed is about as far as the edge. */
static void test_handle_range(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0]);
  stage.overlay.handles = TRUE;
  CaromOverlayFrame before = frame_of(&stage);
  stage.overlay.guess_a = carom_vec2(5, 5);
  CaromOverlayFrame after = frame_of(&stage);
  g_assert_cmpfloat(before.speed_scale, ==, after.speed_scale);
  check_same(before.place_a, after.place_a);
  double speeds[] = {carom_vec2_length(cases[0].u_a), carom_vec2_length(cases[0].u_b),
                     carom_vec2_length(stage.record.outcome.velocity_a),
                     carom_vec2_length(stage.record.outcome.velocity_b)};
  double greatest = MAX(MAX(speeds[0], speeds[1]), MAX(speeds[2], speeds[3]));
  double half = (before.room.bottom - before.room.top) / 2;
  g_assert_cmpfloat_with_epsilon(2 * greatest * before.speed_scale, half, 1e-9);
}

/* ---- */

static void add_for_each_case(const char *name, GTestDataFunc test) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path = g_strdup_printf("/overlay/%s/%s", name, cases[i].name);
    g_test_add_data_func(path, &cases[i], test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_each_case("draws", test_draws);
  add_for_each_case("lit", test_lit);
  add_for_each_case("holds-still", test_holds_still);
  add_for_each_case("frame", test_frame);
  add_for_each_case("inside", test_inside);
  add_for_each_case("finds-lit", test_finds_lit);
  add_for_each_case("finds-calm", test_finds_calm);
  add_for_each_case("handles", test_handles);
  g_test_add_func("/overlay/clip", test_clip);
  g_test_add_func("/overlay/triangles-close", test_triangles_close);
  g_test_add_func("/overlay/axes", test_axes);
  g_test_add_func("/overlay/labels", test_labels);
  g_test_add_func("/overlay/zoom", test_zoom);
  g_test_add_func("/overlay/no-zoom", test_no_zoom);
  g_test_add_func("/overlay/finds-nothing", test_finds_nothing);
  g_test_add_func("/overlay/handle-range", test_handle_range);
  return g_test_run();
}
