/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* overlay-stage: a table of contacts, and for each of them a run, the workings and an overlay that
 * point to each other. */
#include "overlay-stage.h"

#include "carom-resolver.h"
#include "carom-scene-picture-layout.h"
#include "carom-theme.h"
#include "fixture.h"

const CaromColour overlay_mark_colour = {1, 0, 1};

const OverlayCase overlay_cases[OVERLAY_CASES] = {
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

void overlay_add_for_each_case(const char *name, GTestDataFunc test) {
  for (guint i = 0; i < OVERLAY_CASES; i++) {
    g_autofree char *path = g_strdup_printf("/overlay/%s/%s", name, overlay_cases[i].name);
    g_test_add_data_func(path, &overlay_cases[i], test);
  }
}

/* ---- The stage ---- */

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
static CaromScene *scene_of(const OverlayCase *c, CaromVec2 contact, double size) {
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

void overlay_stage_init_at(OverlayStage *stage, const OverlayCase *c, CaromVec2 contact,
                           double size) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  double distance = (c->radius_a + c->radius_b) * size;
  *stage = (OverlayStage){.comparison = carom_fixture_run(scene_of(c, contact, size), 0)};
  stage->record = (CaromContactRecord){
      .b = c->radius_b > 0 ? 1 : -1,
      .wall = c->radius_b > 0 ? -1 : 0,
      .contact = {c->mass_a_kg, c->mass_b_kg, c->u_a, c->u_b,
                  carom_vec2_scale(c->d, distance / carom_vec2_length(c->d)), c->restitution,
                  c->tangential_factor},
      .cluster_size = 1,
  };
  stage->workings = g_new(CaromWorking, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint(carom_resolver_explain(resolvers[i], &stage->record.contact,
                                           &stage->record.outcome, &stage->workings[i]),
                    ==, CAROM_RESOLUTION_RESOLVED);
  const CaromBodies *bodies = &carom_comparison_get_run(stage->comparison, 0)->world->bodies;
  stage->overlay = (CaromOverlay){
      .record = &stage->record,
      .working = &stage->workings[0],
      .position_a = carom_bodies_position(bodies, 0),
      .position_b = c->radius_b > 0 ? carom_bodies_position(bodies, 1) : contact,
      .line = -1,
      .colour = overlay_mark_colour,
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

void overlay_stage_init(OverlayStage *stage, const OverlayCase *c) {
  overlay_stage_init_at(stage, c, carom_vec2(0.3, -0.2), 1);
}

void overlay_stage_clear(OverlayStage *stage) {
  g_free(stage->workings);
  carom_comparison_free(stage->comparison);
}
gboolean overlay_stage_next_view(OverlayStage *stage) {
  guint n;
  carom_resolvers(&n);
  CaromOverlay *overlay = &stage->overlay;
  if (++overlay->line < (int)overlay->working->n_lines)
    return TRUE;
  overlay->line = -1;
  return ++overlay->working < stage->workings + n;
}

CaromOverlayFrame overlay_stage_frame(const OverlayStage *stage) {
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &stage->picture, WIDTH, HEIGHT);
  return layout.frame;
}

cairo_surface_t *overlay_stage_draw(const OverlayStage *stage) {
  cairo_surface_t *image = carom_fixture_image(WIDTH, HEIGHT, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&stage->picture, cr, WIDTH, HEIGHT);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

const CaromOverlayShape *overlay_shape(const GArray *shapes, guint i) {
  return &g_array_index(shapes, CaromOverlayShape, i);
}

CaromVec2 overlay_shape_point(const CaromOverlayShape *shape, double share) {
  CaromVec2 way = carom_vec2_sub(shape->to, shape->from);
  if (shape->kind != CAROM_SHAPE_ARC)
    return carom_vec2_add_scaled(shape->from, way, shape->kind == CAROM_SHAPE_DOT ? 0 : share);
  double radius = carom_vec2_length(way), angle = atan2(way.y, way.x) * share;
  return carom_vec2_add(shape->from, carom_vec2(radius * cos(angle), radius * sin(angle)));
}
