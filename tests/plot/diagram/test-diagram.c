/* Tests of the pictures of a contact as geometry: whatever the contact, all is in the picture, no
 * label lies on another, and arrows begin and end where they should. */
#include "carom-diagram-words.h"
#include "carom-momentum-layout.h"
#include "carom-momentum-picture.h"
#include "carom-unit.h"
#include "carom-velocity-layout.h"
#include "carom-velocity-legend.h"
#include "carom-velocity-picture.h"
#include "fixture.h"

#include <string.h>

/* Rounding of places, in points; a pixel is a hundred times as large. */
static const double nothing = 0.01;

/* From the least size to a large one, in widths and heights. */
static const double sizes[][2] = {{250, 228}, {270, 270}, {420, 300}, {800, 520}};

typedef struct {
  const char *name;
  CaromContact contact;
} Case;

static const Case cases[] = {
    {"head on", {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1}},
    {"oblique", {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.6, 1}},
    {"at rest", {1, 1, {1, 0}, {0, 0}, {0.8, 0.6}, 1, 1}},
    {"glancing", {1, 1, {1, 0}, {0, 0}, {0.05, 1}, 1, 1}},
    {"friction", {1, 2, {1, 0.4}, {-0.5, 0}, {0.8, 0.6}, 0.5, 0.4}},
    {"heavy on light", {1e8, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1}},
    {"light on heavy", {1, 1e8, {1, 0.5}, {0, 0}, {1, 0.2}, 0.9, 1}},
    {"chasing", {1, 1.3, {100, 0}, {99, 0.3}, {1, 0}, 0.5, 1}},
    {"chasing closely", {1, 1, {1, 0}, {1 - 1e-13, 0}, {1, 0}, 1, 1}},
    {"inelastic", {1, 1, {1, 0}, {-1, 0}, {1, 0}, 0, 1}},
    {"superelastic", {1, 2, {1, 0.2}, {-0.3, 0}, {1, 0.3}, 2, 1}},
    {"explosive", {1, 2, {1e-3, 0}, {0, 0}, {1, 0}, 1e4, 1}},
    {"tiny", {1e-9, 2e-9, {3e-7, 0}, {0, 0}, {1, 0.3}, 0.5, 1}},
    {"wall", {1, INFINITY, {1, -0.6}, {0, 0}, {1, 0}, 0.8, 0.7}},
    {"wall head on", {1, INFINITY, {1, 0}, {0, 0}, {1, 0}, 1, 1}},
    {"wall inelastic", {1, INFINITY, {1, 0}, {0, 0}, {1, 0}, 0, 1}},
    {"driven", {INFINITY, 3, {1, 0}, {-0.2, 0.3}, {1, 0.1}, 0.8, 1}},
};

/* Of a contact, with the resolvers that have panes: all, and one that is wrong on purpose. */
typedef struct {
  CaromScene *scene;
  CaromExplanation *explanation;
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromDiagram diagram;
} Stage;

/* @leading: the resolver of the contact */
static void stage_init_led_by(Stage *stage, const CaromContact *contact, guint cluster_size,
                              const CaromResolver *leading) {
  gboolean is_wall = isinf(contact->mass_b_kg);
  CaromContactRecord record = {.frame = 1,
                               .time_s = 1,
                               .a = 0,
                               .b = is_wall ? -1 : 1,
                               .wall = is_wall ? 0 : -1,
                               .contact = *contact,
                               .cluster_size = cluster_size};
  guint n_resolvers, n = 0;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  carom_resolver_resolve(leading, contact, &record.outcome);
  record.impulse = carom_contact_impulse(contact, &record.outcome);
  *stage = (Stage){.scene = carom_fixture_two_discs(contact->restitution)};
  for (; n < MIN(n_resolvers, CAROM_COMPARISON_MAX_PANES - 1); n++)
    stage->methods[n].resolver = resolvers[n];
  stage->methods[n++].resolver = carom_resolver_by_id("wrong-swapped-masses");
  stage->explanation = carom_explanation_new_of_methods(stage->scene, &record, stage->methods, n);
  stage->diagram =
      carom_diagram(stage->explanation, stage->scene, stage->methods, n, carom_theme_light());
}

static void stage_init(Stage *stage, const CaromContact *contact, guint cluster_size) {
  guint n_resolvers;
  stage_init_led_by(stage, contact, cluster_size, carom_resolvers(&n_resolvers)[0]);
}

static void stage_clear(Stage *stage) {
  carom_explanation_unref(stage->explanation);
  carom_scene_unref(stage->scene);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Stage, stage_clear)

typedef void (*CheckFunc)(const Stage *stage, double width, double height);

static void for_all(CheckFunc check) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS(sizes); k++) {
      g_auto(Stage) stage;
      g_test_message("%s at %g x %g", cases[i].name, sizes[k][0], sizes[k][1]);
      stage_init(&stage, &cases[i].contact, 1);
      check(&stage, sizes[k][0], sizes[k][1]);
    }
}

static gboolean is_within(CaromVec2 place, double width, double height) {
  return place.x >= -nothing && place.y >= -nothing && place.x <= width + nothing &&
         place.y <= height + nothing;
}

static void assert_labels(const CaromDiagramLabels *labels, double width, double height) {
  for (guint i = 0; i < carom_diagram_labels_count(labels); i++) {
    CaromVec2 min, max;
    carom_diagram_labels_get(labels, i, &min, &max);
    g_assert_true(is_within(min, width, height) && is_within(max, width, height));
    for (guint k = 0; k < i; k++) {
      CaromVec2 other_min, other_max;
      carom_diagram_labels_get(labels, k, &other_min, &other_max);
      g_assert_false(min.x < other_max.x && other_min.x < max.x && min.y < other_max.y &&
                     other_min.y < max.y);
    }
  }
}

/* ---- The velocity plane ---- */

static void check_plane(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  const CaromVec2 points[] = {layout.plane.before, layout.after,
                              carom_velocity_plane_at(&layout.plane, 0),
                              carom_velocity_plane_at(&layout.plane, 1)};
  for (guint i = 0; i < G_N_ELEMENTS(points); i++) {
    CaromVec2 place = carom_velocity_layout_place(&layout, points[i]);
    g_assert_true(place.x > layout.left && place.x < layout.right && place.y > layout.top &&
                  place.y < layout.bottom);
  }
  g_assert_cmpuint(layout.across_ticks->len, >=, 2);
  g_assert_cmpuint(layout.up_ticks->len, >=, 2);
  /* At least what is before and after, and the names of both curves. */
  g_assert_cmpuint(carom_diagram_labels_count(&layout.labels), >=, 4);
  assert_labels(&layout.labels, width, height);
}

static void test_plane(void) {
  for_all(check_plane);
}

/* All right resolvers land on the point after; what is wrong stays in the picture. */
static void check_steps(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  CaromVec2 after = carom_velocity_layout_place(&layout, layout.after);
  /* How far the answers of resolvers may differ: a pixel stands for far more, except where speeds
   * are almost the same, so that the picture itself is of little more than rounding. */
  double tolerance = nothing + 64 * DBL_EPSILON *
                                   carom_contact_speed_scale(&stage->explanation->record.contact,
                                                             &stage->explanation->record.outcome) *
                                   layout.view.points_per_unit;
  for (guint i = 0; i < stage->explanation->n_resolvers; i++) {
    const CaromVelocityStep *step = &layout.steps[i];
    g_assert_true(step->is_shown);
    g_assert_true(is_within(step->to, width, height));
    if (i < stage->explanation->n_right) {
      g_assert_false(step->departs);
      g_assert_cmpfloat_with_epsilon(step->to.x, after.x, tolerance);
      g_assert_cmpfloat_with_epsilon(step->to.y, after.y, tolerance);
    }
  }
}

static void test_steps(void) {
  for_all(check_steps);
}

/* The curve passes through both points of an elastic contact, also where only a little of it is
 * seen. */
static void check_ellipse(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  if (layout.plane.immovable != CAROM_BODY_NONE)
    return;
  for (double e = -1; e <= 1; e += 2) {
    CaromVec2 place =
        carom_velocity_layout_place(&layout, carom_velocity_plane_at(&layout.plane, e));
    double least = INFINITY;
    for (guint i = 1; i < CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS; i++) {
      CaromVec2 from =
          carom_velocity_layout_place(&layout, carom_velocity_layout_ellipse(&layout, i - 1));
      CaromVec2 to =
          carom_velocity_layout_place(&layout, carom_velocity_layout_ellipse(&layout, i));
      CaromVec2 way = carom_vec2_sub(to, from);
      double share = carom_vec2_dot(carom_vec2_sub(place, from), way) / carom_vec2_dot(way, way);
      CaromVec2 foot = carom_vec2_add_scaled(from, way, CLAMP(share, 0, 1));
      least = MIN(least, carom_vec2_distance(foot, place));
    }
    /* A quarter of a point is less than the line is wide. */
    g_assert_cmpfloat(least, <, 0.25);
  }
}

static void test_ellipse(void) {
  for_all(check_ellipse);
}

static void test_wrong(void) {
  const CaromContact contact = {1.5, 3, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.6, 1};
  g_auto(Stage) stage;
  stage_init(&stage, &contact, 1);
  guint wrong = stage.explanation->n_right;
  g_auto(CaromVelocityLayout) told;
  carom_velocity_layout_init(&told, &stage.diagram, NULL, 400, 400);
  g_assert_true(told.steps[wrong].departs && told.steps[wrong].is_off_line);
  stage.explanation->is_veiled[wrong] = TRUE;
  g_auto(CaromVelocityLayout) veiled;
  carom_velocity_layout_init(&veiled, &stage.diagram, NULL, 400, 400);
  g_assert_false(veiled.steps[wrong].is_shown || veiled.steps[wrong].departs);
  g_autofree char *words = carom_diagram_words_velocity(&stage.diagram);
  g_assert_null(strstr(words, "Wrong"));
}

/* A mistake across n alone does not lead anywhere else along n. */
static void test_wrong_across(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  CaromMethod method = {.resolver = carom_resolver_by_id("wrong-tangent")};
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new_of_methods(stage.scene, &stage.explanation->record, &method, 1);
  CaromDiagram diagram = carom_diagram(explanation, stage.scene, &method, 1, carom_theme_light());
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &diagram, NULL, 400, 400);
  guint wrong = explanation->n_right;
  g_assert_cmpint(carom_explanation_first_departure(explanation, wrong), <, CAROM_N_FINDINGS);
  g_assert_true(layout.steps[wrong].is_shown);
  g_assert_false(layout.steps[wrong].departs);
}

/* Where there is room, each resolver's own names are below the plane; there is no room for them in
 * a low picture. */
static void test_legend(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  g_auto(CaromVelocityLayout) high, low;
  carom_velocity_layout_init(&high, &stage.diagram, NULL, 500, 500);
  carom_velocity_layout_init(&low, &stage.diagram, NULL, 500, 240);
  g_assert_cmpfloat(high.legend, >, 3 * high.text.line_height);
  g_assert_cmpfloat(low.legend, ==, 0);
  g_assert_cmpfloat(low.bottom - low.top, >, 4 * low.text.line_height);
}

/* Whether all of a row of the image is background. */
static gboolean is_empty_row(cairo_surface_t *image, int y) {
  CaromColour background = carom_theme_light()->background;
  for (int x = 0; x < cairo_image_surface_get_width(image); x++)
    if (!carom_fixture_pixel_is(image, x, y, background, 4))
      return FALSE;
  return TRUE;
}

/* How high the lowest strip of background is that has rows of the legend above and below it.
 *
 * @n_strips: (out): how many such strips there are */
static int find_lowest_strip(cairo_surface_t *image, guint *n_strips) {
  int lowest = G_MAXINT, last = -1;
  *n_strips = 0;
  for (int y = 0; y < cairo_image_surface_get_height(image); y++) {
    if (is_empty_row(image, y))
      continue;
    if (last >= 0 && y > last + 1) {
      lowest = MIN(lowest, y - last - 1);
      ++*n_strips;
    }
    last = y;
  }
  return lowest;
}

/* How many resolvers say what they call the velocities along n. */
static guint count_named(const CaromExplanation *explanation) {
  guint n = 0;
  for (guint i = 0; i < explanation->n_resolvers; i++) {
    const CaromNormalSpeed *before = explanation->workings[i].before;
    n += before[CAROM_BODY_A].formula || before[CAROM_BODY_B].formula ? 1 : 0;
  }
  return n;
}

/* Two rows with fractions, as of two resolvers by impulses, do not touch. */
static void test_legend_rows(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  cairo_surface_t *image = carom_fixture_image(500, 300, carom_theme_light()->background);
  cairo_t *cr = cairo_create(image);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, "Sans 10");
  carom_velocity_legend_draw(&stage.diagram, &text, 0);
  guint n_strips;
  int lowest = find_lowest_strip(image, &n_strips);
  g_assert_cmpuint(n_strips, ==, count_named(stage.explanation) - 1);
  g_assert_cmpfloat(lowest, >=, 0.2 * text.line_height); /* less is not seen as a gap */
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

/* Near the line it is e that is read, anywhere else the pair of velocities. */
static void test_read_plane(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0].contact, 1);
  CaromVec2 place = carom_velocity_picture_place(&stage.diagram, 400, 400, 0.5);
  CaromVec2 there = place, pointer = carom_vec2_add(place, carom_vec2(3, 3));
  CaromVec2 away = {place.x + 60, place.y}, outside = {-5, 20};
  g_autofree char *exactly = carom_velocity_picture_read(&stage.diagram, 400, 400, &there);
  g_autofree char *near = carom_velocity_picture_read(&stage.diagram, 400, 400, &pointer);
  g_autofree char *far = carom_velocity_picture_read(&stage.diagram, 400, 400, &away);
  g_assert_true(g_str_has_prefix(exactly, "e = 0.5: "));
  g_assert_nonnull(strstr(exactly, "they part at"));
  g_assert_true(g_str_has_prefix(near, "e = "));
  g_assert_false(g_str_has_prefix(far, "e = "));
  g_assert_null(carom_velocity_picture_read(&stage.diagram, 400, 400, &outside));
}

/* Several contacts at once, and bodies that part, have no plane, and the words say why. */
static void test_no_plane(void) {
  g_auto(Stage) cluster;
  stage_init(&cluster, &cases[0].contact, 3);
  g_assert_false(carom_velocity_picture_exists(cluster.explanation));
  g_autofree char *words = carom_diagram_words_velocity(&cluster.diagram);
  g_assert_nonnull(strstr(words, "no velocity plane"));
  const CaromContact parting = {2, 1, {-1, 0}, {1, 0}, {1, 0}, 1, 1};
  g_auto(Stage) resting;
  stage_init(&resting, &parting, 1);
  g_assert_false(carom_velocity_picture_exists(resting.explanation));
}

/* ---- Momenta ---- */

static void check_momenta(const Stage *stage, double width, double height) {
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, &stage->diagram, NULL, width, height);
  for (guint i = 0; i < layout.n_arrows; i++) {
    g_assert_true(is_within(layout.arrows[i].from, width, height));
    g_assert_true(is_within(layout.arrows[i].to, width, height));
  }
  g_assert_cmpuint(carom_diagram_labels_count(&layout.labels), ==, layout.n_arrows);
  assert_labels(&layout.labels, width, height);
  g_assert_cmpfloat(layout.scale_length * layout.points_per_unit, <, width);
}

static void test_momenta(void) {
  for_all(check_momenta);
}

static const CaromMomentumArrow *find_arrow(const CaromMomentumLayout *layout,
                                            CaromMomentumKind kind, CaromContactBody body) {
  for (guint i = 0; i < layout->n_arrows; i++)
    if (layout->arrows[i].kind == kind &&
        (body == CAROM_BODY_NONE || layout->arrows[i].body == body))
      return &layout->arrows[i];
  return NULL;
}

static void assert_meet(const CaromMomentumLayout *layout, CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat(carom_vec2_distance(one, other) * layout->points_per_unit, <, nothing);
}

/* Tip to tail; both chains end at one point; and what passed over leads from one to the other. */
static void check_chains(const Stage *stage, double width, double height) {
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, &stage->diagram, NULL, width, height);
  gboolean is_alone = carom_contact_immovable(&stage->explanation->record.contact) >= 0;
  CaromContactBody first = stage->explanation->balance.a.immovable ? CAROM_BODY_B : CAROM_BODY_A;
  const CaromMomentumArrow *before = find_arrow(&layout, CAROM_MOMENTUM_BEFORE, first);
  const CaromMomentumArrow *after = find_arrow(&layout, CAROM_MOMENTUM_AFTER, first);
  const CaromMomentumArrow *transfer = find_arrow(&layout, CAROM_MOMENTUM_TRANSFER, first);
  const CaromMomentumArrow *friction = find_arrow(&layout, CAROM_MOMENTUM_FRICTION, first);
  assert_meet(&layout, transfer->tail, before->tip);
  assert_meet(&layout, (friction ? friction : transfer)->tip, after->tip);
  g_assert_true(is_alone == !find_arrow(&layout, CAROM_MOMENTUM_SUM, CAROM_BODY_NONE));
  if (is_alone)
    return;
  const CaromMomentumArrow *sum = find_arrow(&layout, CAROM_MOMENTUM_SUM, CAROM_BODY_NONE);
  const CaromMomentumArrow *b = find_arrow(&layout, CAROM_MOMENTUM_BEFORE, CAROM_BODY_B);
  const CaromMomentumArrow *b_after = find_arrow(&layout, CAROM_MOMENTUM_AFTER, CAROM_BODY_B);
  assert_meet(&layout, b->tail, before->tip);
  assert_meet(&layout, b->tip, sum->tip);
  assert_meet(&layout, b_after->tip, sum->tip);
}

static void test_chains(void) {
  for_all(check_chains);
}

/* In a central collision all arrows have one direction: none hides another. */
static void test_lanes(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0].contact, 1);
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, &stage.diagram, NULL, 400, 300);
  for (guint i = 0; i < layout.n_arrows; i++)
    for (guint k = 0; k < i; k++) {
      const CaromMomentumArrow *one = &layout.arrows[i], *other = &layout.arrows[k];
      double overlap = MIN(MAX(one->from.x, one->to.x), MAX(other->from.x, other->to.x)) -
                       MAX(MIN(one->from.x, one->to.x), MIN(other->from.x, other->to.x));
      g_assert_true(overlap < 1 || fabs(one->from.y - other->from.y) > 5);
    }
}

/* A short arrow of friction at the tip of a long one is not moved along it, and takes no room: the
 * longest arrow has most of the width, as far as the height allows. */
static void test_short_across(void) {
  static const CaromContact grazing = {1, INFINITY, {2, 0.5}, {0, 0}, {1, 0}, 0.8, 0.9};
  for (guint i = 0; i < G_N_ELEMENTS(sizes); i++) {
    g_auto(Stage) stage;
    stage_init(&stage, &grazing, 1);
    g_auto(CaromMomentumLayout) layout;
    carom_momentum_layout_init(&layout, &stage.diagram, NULL, sizes[i][0], sizes[i][1]);
    const CaromMomentumArrow *friction = find_arrow(&layout, CAROM_MOMENTUM_FRICTION, CAROM_BODY_A);
    const CaromMomentumArrow *transfer = find_arrow(&layout, CAROM_MOMENTUM_TRANSFER, CAROM_BODY_A);
    g_assert_cmpfloat(friction->lane, ==, 0);
    g_assert_cmpfloat(fabs(transfer->to.x - transfer->from.x), >, 0.3 * sizes[i][0]);
  }
}

/* From a label to an arrow, by points of the arrow. */
static double distance_to(CaromVec2 min, CaromVec2 max, const CaromMomentumArrow *arrow) {
  enum { N = 400 };
  double least = INFINITY;
  for (int i = 0; i <= N; i++) {
    CaromVec2 at =
        carom_vec2_add_scaled(arrow->from, carom_vec2_sub(arrow->to, arrow->from), (double)i / N);
    CaromVec2 nearest = carom_vec2(CLAMP(at.x, min.x, max.x), CLAMP(at.y, min.y, max.y));
    least = MIN(least, carom_vec2_distance(at, nearest));
  }
  return least;
}

/* No arrow is nearer to a label than its own, in the room that a small window has. */
static void test_nearest(void) {
  static const CaromContact oblique = {1, 1, {1, -0.3}, {-0.5, -0.3}, {0.519615, 0.3}, 1, 1};
  g_auto(Stage) stage;
  stage_init(&stage, &oblique, 1);
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, &stage.diagram, NULL, 484, 236);
  g_assert_cmpuint(carom_diagram_labels_count(&layout.labels), ==, layout.n_arrows);
  for (guint i = 0; i < layout.n_arrows; i++) {
    CaromVec2 min, max;
    carom_diagram_labels_get(&layout.labels, i, &min, &max);
    double own = distance_to(min, max, &layout.arrows[i]);
    for (guint k = 0; k < layout.n_arrows; k++)
      if (k != i)
        g_assert_cmpfloat(own, <, distance_to(min, max, &layout.arrows[k]));
  }
}

/* Every arrow can be read at its place. */
static void test_read_momenta(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[4].contact, 1);
  for (guint i = 0; i < carom_momentum_picture_count(&stage.diagram); i++) {
    CaromVec2 place = carom_momentum_picture_place(&stage.diagram, 400, 400, i);
    g_autofree char *words = carom_momentum_picture_read(&stage.diagram, 400, 400, &place);
    g_autofree char *plain = carom_unit_plain_spaces(words);
    g_assert_nonnull(strstr(plain, "kg·m/s"));
  }
  CaromVec2 corner = {1, 395};
  g_assert_null(carom_momentum_picture_read(&stage.diagram, 400, 400, &corner));
}

/* The sum of two bodies of several is not kept, and an arrow says so. */
static void test_cluster(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0].contact, 3);
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, &stage.diagram, NULL, 400, 300);
  g_assert_nonnull(find_arrow(&layout, CAROM_MOMENTUM_OTHERS, CAROM_BODY_NONE));
  g_assert_null(find_arrow(&layout, CAROM_MOMENTUM_TRANSFER, CAROM_BODY_NONE));
}

/* ---- Both ---- */

static void check_drawing(const Stage *stage, double width, double height) {
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast(), carom_theme_high_contrast_dark()};
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    CaromDiagram diagram = stage->diagram;
    diagram.theme = themes[i];
    diagram.lit_band = (CaromFindingKind)i;
    cairo_surface_t *image =
        carom_fixture_image((int)width, (int)height, diagram.theme->background);
    cairo_t *cr = cairo_create(image);
    carom_velocity_picture_draw(&diagram, cr, width, height);
    g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
    g_assert_cmpuint(carom_fixture_count(image, diagram.theme->momentum), >, 0);
    carom_momentum_picture_draw(&diagram, cr, width, height);
    g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
}

static void test_drawing(void) {
  for_all(check_drawing);
}

/* Numbers that are nothing but rounding are not spelled out. */
static void test_words(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[3].contact, 1);
  g_autofree char *plane = carom_diagram_words_velocity(&stage.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&stage.diagram);
  g_assert_null(strstr(plane, "×10"));
  g_assert_nonnull(strstr(plane, "on the ellipse"));
  g_assert_nonnull(strstr(momenta, "what one loses the other gains"));
}

/* What rounding hides is said to be hidden, and what is small is not nothing. */
static void test_small_words(void) {
  static const CaromContact sticky = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1e-300, 1},
                            light = {1, 1e-20, {1, 0}, {-1, 0}, {1, 0}, 1, 1},
                            slow = {1, 2, {1, 0}, {-1e-300, 0}, {1, 0}, 1, 1};
  g_auto(Stage) sticks, lights, slows;
  stage_init(&sticks, &sticky, 1);
  stage_init(&lights, &light, 1);
  stage_init(&slows, &slow, 1);
  g_autofree char *diagonal = carom_diagram_words_velocity(&sticks.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&lights.diagram);
  g_autofree char *plane = carom_diagram_words_velocity(&slows.diagram);
  g_autofree char *plain_diagonal = carom_unit_plain_spaces(diagonal);
  g_autofree char *plain_momenta = carom_unit_plain_spaces(momenta);
  g_autofree char *plain_plane = carom_unit_plain_spaces(plane);
  g_test_message("%s\n%s\n%s", plain_diagonal, plain_momenta, plain_plane);
  g_assert_null(strstr(plain_diagonal, "above the diagonal"));
  g_assert_nonnull(strstr(plain_diagonal, "they part at 1×10⁻³⁰⁰ m/s, less than rounding"));
  g_assert_nonnull(strstr(plain_momenta, "Momentum of B: (−1×10⁻²⁰, 0)"));
  g_assert_nonnull(strstr(plain_plane, "B −1×10⁻³⁰⁰ m/s; they approach at 1 m/s"));
}

static guint count_departures(const CaromDiagram *diagram) {
  cairo_surface_t *image = carom_fixture_image(400, 400, diagram->theme->background);
  cairo_t *cr = cairo_create(image);
  carom_momentum_picture_draw(diagram, cr, 400, 400);
  cairo_destroy(cr);
  cairo_surface_flush(image);
  guint n = carom_fixture_count(image, diagram->theme->departure);
  cairo_surface_destroy(image);
  return n;
}

/* A contact that was resolved wrongly is marked in the pictures: where it led to, and what momentum
 * that would be. */
static void test_wrong_marks(void) {
  static const CaromContact contact = {1, 125, {2.5, 0.3}, {-0.5, 0}, {1, 0.2}, 1, 1};
  g_auto(Stage) right, swapped;
  stage_init(&right, &contact, 1);
  stage_init_led_by(&swapped, &contact, 1, carom_resolver_by_id("wrong-swapped-masses"));
  g_assert_cmpuint(count_departures(&right.diagram), ==, 0);
  g_assert_cmpuint(count_departures(&swapped.diagram), >, 50);
  const CaromContactRecord *records[] = {&right.explanation->record, &swapped.explanation->record};
  for (guint i = 0; i < G_N_ELEMENTS(records); i++) {
    CaromVelocityPlane plane;
    g_assert_true(carom_velocity_plane_init(&plane, &contact));
    CaromVec2 after = carom_velocity_plane_after(&plane, &contact, &records[i]->outcome);
    double scale = carom_contact_speed_scale(&contact, &records[i]->outcome);
    g_assert_cmpint(carom_velocity_plane_is_astray(&plane, after, scale), ==, i == 1);
  }
}

/* Of a contact that was resolved wrongly nothing is said that would hold of a right one only. */
static void test_wrong_words(void) {
  static const CaromContact unequal = {1, 125, {2.5, 0}, {-0.5, 0}, {1, 0}, 1, 1},
                            wall = {1, INFINITY, {2, 0.5}, {0, 0}, {0.2, 0}, 0.8, 0.9};
  g_auto(Stage) swapped, long_normal;
  stage_init_led_by(&swapped, &unequal, 1, carom_resolver_by_id("wrong-swapped-masses"));
  stage_init_led_by(&long_normal, &wall, 1, carom_resolver_by_id("wrong-normal"));
  g_autofree char *plane = carom_diagram_words_velocity(&swapped.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&swapped.diagram);
  g_autofree char *wall_plane = carom_diagram_words_velocity(&long_normal.diagram);
  g_autofree char *plain_plane = carom_unit_plain_spaces(plane);
  g_autofree char *plain_momenta = carom_unit_plain_spaces(momenta);
  g_autofree char *plain_wall = carom_unit_plain_spaces(wall_plane);
  g_test_message("%s\n%s\n%s", plain_plane, plain_momenta, plain_wall);
  g_assert_nonnull(strstr(plain_plane, "wrong on purpose: A 2.452 m/s, B 5.452 m/s. With e = 1 it "
                                       "should be A −3.452 m/s, B −0.4524 m/s."));
  g_assert_nonnull(
      strstr(plain_plane, "is 18.75 J before and 1861 J after, where it should be 18.75 J."));
  g_assert_null(strstr(plain_plane, "on the ellipse"));
  g_assert_nonnull(strstr(plain_momenta, "(−60, 0) kg·m/s before, (684, 0) kg·m/s after."));
  g_assert_null(strstr(plain_momenta, "passed over"));
  g_assert_nonnull(strstr(plain_wall, "wrong on purpose: A 1.856 m/s"));
  g_assert_null(strstr(plain_wall, "above the diagonal"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/diagram/plane", test_plane);
  g_test_add_func("/diagram/steps", test_steps);
  g_test_add_func("/diagram/ellipse", test_ellipse);
  g_test_add_func("/diagram/wrong", test_wrong);
  g_test_add_func("/diagram/wrong-across", test_wrong_across);
  g_test_add_func("/diagram/legend", test_legend);
  g_test_add_func("/diagram/legend-rows", test_legend_rows);
  g_test_add_func("/diagram/read-plane", test_read_plane);
  g_test_add_func("/diagram/no-plane", test_no_plane);
  g_test_add_func("/diagram/momenta", test_momenta);
  g_test_add_func("/diagram/chains", test_chains);
  g_test_add_func("/diagram/lanes", test_lanes);
  g_test_add_func("/diagram/short-across", test_short_across);
  g_test_add_func("/diagram/nearest", test_nearest);
  g_test_add_func("/diagram/read-momenta", test_read_momenta);
  g_test_add_func("/diagram/cluster", test_cluster);
  g_test_add_func("/diagram/drawing", test_drawing);
  g_test_add_func("/diagram/words", test_words);
  g_test_add_func("/diagram/small-words", test_small_words);
  g_test_add_func("/diagram/wrong-words", test_wrong_words);
  g_test_add_func("/diagram/wrong-marks", test_wrong_marks);
  return g_test_run();
}
