/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-layout: fits what the framing shows into the picture, chooses the scales of
 * arrows, makes the frame of the overlay if there is one, and then looks through the camera. */
#include "carom-scene-picture-layout.h"

#include "carom-counter.h"
#include "carom-pane-style.h"
#include "carom-suitable.h"

/* If the framing does not know the run: the length of the arrow for the scene's greatest typical
 * speed, a fraction of the picture's smaller side or, if there are many discs, of the space that
 * each disc has to itself. No arrow is drawn longer than the cap, given in the same fractions. */
static const double arrow_share = 0.2, arrow_share_of_space = 1.2;
static const double cap_share = 0.4, cap_share_of_space = 1.5;

/* If the framing knows the run, all of its arrows have room, and only those that are longer than
 * this fraction of the larger side are cut short: beyond the scene's duration, or zoomed in. */
static const double cap_share_of_run = 0.5;

/* Arrows shorter than this, in points, are left out, because their direction cannot be seen. If
 * even the longest would be short, there are none. */
static const double least_arrow = 2.5, least_longest = 9;

/* The edge of a larger disc, in points, is straight in any picture. */
static const double largest_radius = 1e6;

static gboolean is_sliding(const CaromScenePicture *picture) {
  return picture->superposition && picture->slide && picture->slide->share < 1;
}

CaromView carom_scene_picture_layout_view_of_pane(const CaromScenePictureLayout *layout, guint i) {
  const CaromScenePictureSlide *slide = layout->picture->slide;
  return is_sliding(layout->picture)
             ? carom_view_between(&slide->views[i], &layout->view_at_rest, slide->share)
             : layout->view_at_rest;
}

void carom_scene_picture_layout_limit_disc(const CaromScenePictureLayout *layout, CaromVec2 *place,
                                           double *radius) {
  CaromVec2 middle = carom_vec2(layout->width / 2, layout->height / 2);
  CaromVec2 off = carom_vec2_sub(*place, middle);
  double distance = hypot(off.x, off.y), depth = *radius - distance;
  if (*radius <= largest_radius)
    return;
  *place = depth < largest_radius
               ? carom_vec2_add_scaled(middle, off, (largest_radius - depth) / distance)
               : middle;
  *radius = largest_radius;
}

void carom_scene_picture_layout_add_circle(const CaromScenePictureLayout *layout, cairo_t *cr,
                                           CaromVec2 place, double radius) {
  const double beyond = 10; /* ends are not seen */
  carom_scene_picture_layout_limit_disc(layout, &place, &radius);
  CaromVec2 way = carom_vec2_sub(carom_vec2(layout->width / 2, layout->height / 2), place);
  double distance = carom_vec2_length(way);
  double reach = hypot(layout->width, layout->height) / 2 + beyond;
  if (!isfinite(distance)) /* as far away as numbers go */
    return;
  if (radius > distance + reach || radius < distance - reach)
    return;
  double middle = atan2(way.y, way.x), half = radius > 2 * reach ? asin(reach / distance) : G_PI;
  cairo_new_sub_path(cr);
  cairo_arc(cr, place.x, place.y, radius, middle - half, middle + half);
}

void carom_scene_picture_layout_outline(const CaromScenePictureLayout *layout, cairo_t *cr,
                                        const CaromRun *run, double inset,
                                        const CaromScenePictureLayout *unlike) {
  const double pixel = 0.5;
  const CaromBodies *bodies = &run->world->bodies;
  cairo_new_path(cr);
  for (guint i = 0; i < bodies->n && bodies->n <= CAROM_SCENE_PICTURE_LAYOUT_MAX_OUTLINED; i++) {
    CaromContactBody body = carom_scene_picture_layout_body(layout, i);
    CaromVec2 place = body == CAROM_BODY_NONE
                          ? carom_view_place(&layout->view, carom_bodies_position(bodies, i))
                          : carom_overlay_frame_place(&layout->frame, body);
    double radius = carom_scene_picture_layout_radius_in(layout, bodies, i);
    if (!carom_scene_picture_layout_shows(layout, place, radius) ||
        (unlike && i < unlike->bodies->n &&
         carom_vec2_distance(place, carom_scene_picture_layout_place(unlike, i)) < pixel))
      continue;
    carom_scene_picture_layout_add_circle(layout, cr, place, MAX(radius - inset, inset));
  }
}

void carom_scene_picture_layout_bounds(const CaromScenePictureLayout *layout, CaromVec2 *min,
                                       CaromVec2 *max) {
  *min = carom_vec2(INFINITY, INFINITY);
  *max = carom_vec2(-INFINITY, -INFINITY);
  for (int i = 0; i < 4; i++) {
    CaromVec2 corner = carom_vec2(i % 2 * layout->width, i / 2 * layout->height);
    CaromVec2 position = carom_view_position(&layout->view, corner);
    *min = carom_vec2(MIN(min->x, position.x), MIN(min->y, position.y));
    *max = carom_vec2(MAX(max->x, position.x), MAX(max->y, position.y));
  }
}

gboolean carom_scene_picture_layout_is_inside(const CaromScenePictureLayout *layout, guint i) {
  return carom_scene_picture_layout_shows(layout, carom_scene_picture_layout_place(layout, i),
                                          carom_scene_picture_layout_radius(layout, i));
}

/* The side of the square that each disc has to itself, in points. */
static double space_of_disc(const CaromScenePictureLayout *layout) {
  CaromVec2 extent = carom_framing_extent(&layout->framing);
  double area = extent.x * extent.y, n = MAX(layout->bodies->n, 1);
  return area > 0 ? sqrt(area / n) * layout->view.points_per_unit : INFINITY;
}

/* If the run is not known, the scales follow from the room. There are no arrows if the discs are
 * too close together for them. */
static void choose_arrows_by_space(CaromScenePictureLayout *layout) {
  double side = MIN(layout->width, layout->height), space = space_of_disc(layout);
  double longest = MIN(arrow_share * side, arrow_share_of_space * space);
  gboolean has_arrows = longest >= least_longest;
  layout->arrow_cap = MIN(cap_share * side, cap_share_of_space * space);
  layout->arrow_scale = has_arrows ? longest / carom_view_greatest_speed(layout->scene) : 0;
  layout->momentum_scale = has_arrows ? longest / carom_view_greatest_momentum(layout->scene) : 0;
}

/* Chooses the scales and the cap of arrows, which do not change during a run. */
static void choose_arrows(CaromScenePictureLayout *layout) {
  double points_per_unit = layout->view.points_per_unit;
  if (!layout->framing.fits_run) {
    choose_arrows_by_space(layout);
    return;
  }
  layout->arrow_scale = layout->framing.arrow_s * points_per_unit;
  layout->momentum_scale = layout->framing.momentum_arrow * points_per_unit;
  layout->arrow_cap = cap_share_of_run * MAX(layout->width, layout->height);
}

CaromVec2 carom_scene_picture_layout_vector(const CaromScenePictureLayout *layout, CaromVec2 vector,
                                            double scale) {
  CaromVec2 arrow = carom_vec2_scale(carom_view_direction(&layout->view, vector), scale);
  double length = carom_vec2_length(arrow), cap = layout->arrow_cap;
  if (!(length >= least_arrow) || !isfinite(length))
    return carom_vec2(0, 0);
  return length > cap ? carom_vec2_scale(arrow, cap / length) : arrow;
}

static CaromStagingArrows get_arrows(const CaromScenePictureLayout *layout) {
  const CaromScenePicture *picture = layout->picture;
  return carom_suitable_arrows(picture->run->scene, picture->staging.arrows);
}

double carom_scene_picture_layout_label_radius(const CaromScenePictureLayout *layout) {
  const double alone = 0.75, beside_arrow = 0.86;
  return get_arrows(layout) == CAROM_STAGING_ARROWS_NONE ? alone : beside_arrow;
}

gboolean carom_scene_picture_layout_has_velocities(const CaromScenePictureLayout *layout) {
  CaromStagingArrows arrows = get_arrows(layout);
  return arrows == CAROM_STAGING_ARROWS_VELOCITY || arrows == CAROM_STAGING_ARROWS_BOTH;
}

gboolean carom_scene_picture_layout_has_momenta(const CaromScenePictureLayout *layout) {
  CaromStagingArrows arrows = get_arrows(layout);
  gboolean wanted = arrows == CAROM_STAGING_ARROWS_MOMENTUM || arrows == CAROM_STAGING_ARROWS_BOTH;
  return wanted && !layout->picture->overlay && layout->momentum_scale > 0;
}

CaromVec2 carom_scene_picture_layout_arrow(const CaromScenePictureLayout *layout, guint i) {
  gboolean is_shown = carom_scene_picture_layout_has_velocities(layout) &&
                      !carom_scene_picture_layout_is_closeup(layout) &&
                      carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE;
  return is_shown ? carom_scene_picture_layout_vector(
                        layout, carom_bodies_velocity(layout->bodies, i), layout->arrow_scale)
                  : carom_vec2(0, 0);
}

CaromVec2 carom_scene_picture_layout_momentum(const CaromScenePictureLayout *layout, guint i) {
  CaromVec2 velocity = carom_bodies_velocity(layout->bodies, i);
  if (!carom_scene_picture_layout_has_momenta(layout) ||
      carom_scene_picture_layout_is_closeup(layout) || carom_bodies_is_pinned(layout->bodies, i))
    return carom_vec2(0, 0);
  return carom_scene_picture_layout_vector(
      layout, carom_vec2_scale(velocity, layout->bodies->mass_kg[i]), layout->momentum_scale);
}

gboolean carom_scene_picture_layout_is_zoomed(const CaromScenePictureLayout *layout) {
  return (layout->picture->overlay && layout->frame.zoom != 1) ||
         carom_scene_camera_is_used(&layout->picture->camera);
}

/* The room for discs and the overlay, without the strips at the top and the bottom. */
static CaromOverlayRoom room_of(const CaromScenePictureLayout *layout) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  double top = layout->picture->show_counter ? carom_counter_height(layout->height) : margin;
  return (CaromOverlayRoom){margin, top, layout->width - margin, layout->height - layout->strip,
                            layout->legend};
}

static double radius_of(const CaromScenePictureLayout *layout, const CaromOverlay *overlay,
                        CaromContactBody body) {
  int disc = carom_contact_record_disc(overlay->record, body);
  return disc >= 0 ? layout->bodies->radius[disc] : 0;
}

static void zoom_in(CaromScenePictureLayout *layout) {
  CaromOverlayRoom room = room_of(layout);
  const CaromOverlay *overlay = layout->picture->overlay;
  carom_overlay_frame_init(&layout->frame, overlay, &layout->view, &room,
                           radius_of(layout, overlay, CAROM_BODY_A),
                           radius_of(layout, overlay, CAROM_BODY_B), layout->arrow_scale);
  layout->frame.scene = layout->scene;
  layout->view = layout->frame.view;
  layout->arrow_scale = layout->frame.speed_scale;
}

/* Whether letters do not fit into the smallest disc, or a disc has a name, and stand beside it. */
static gboolean has_labels_outside(const CaromScenePictureLayout *layout, double line_height) {
  double least = INFINITY;
  if (!layout->picture->show_labels || layout->bodies->n > CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED)
    return FALSE;
  if (carom_scene_count_names(layout->scene, 1) > 0)
    return TRUE;
  for (guint i = 0; i < layout->bodies->n; i++)
    least = MIN(least, carom_scene_picture_layout_radius(layout, i));
  return least < line_height * carom_scene_picture_layout_label_radius(layout);
}

/* Letters beside discs need room above and at the right, those in discs do not. Without room they
 * would not be read at the edge. */
static void fit(CaromScenePictureLayout *layout, double line_height) {
  const CaromFraming *framing = &layout->framing;
  CaromOverlayRoom room = room_of(layout);
  layout->view =
      carom_view_fit(framing->min, framing->max, room.left, room.top, room.right, room.bottom);
  if (framing->fits_run && has_labels_outside(layout, line_height))
    layout->view = carom_view_fit(framing->min, framing->max, room.left, room.top + line_height / 2,
                                  room.right - line_height / 2, room.bottom);
}

static void look_through_camera(CaromScenePictureLayout *layout) {
  const CaromSceneCamera *camera = &layout->picture->camera;
  layout->view = carom_scene_camera_apply(camera, &layout->view);
  if (layout->picture->overlay)
    carom_overlay_frame_set_view(&layout->frame, &layout->view);
  else
    choose_arrows(layout);
}

static CaromVec2 legend_size(const CaromComparison *comparison, CaromText *text) {
  guint n = carom_comparison_get_n_runs(comparison);
  double widest = 0;
  for (guint i = 0; i < n; i++) {
    g_autofree char *title = g_markup_escape_text(carom_comparison_get_title(comparison, i), -1);
    widest = MAX(widest, carom_text_width(text, title));
  }
  return carom_vec2(CAROM_PANE_STYLE_SAMPLE_WIDTH + CAROM_SCENE_PICTURE_LAYOUT_LEGEND_GAP + widest,
                    n * text->line_height * CAROM_SCENE_PICTURE_LAYOUT_LEGEND_LEADING);
}

/* The frame of any overlay in the picture stays with the discs of its pane. */
static void put_frame(const CaromScenePictureLayout *layout, const CaromOverlay *overlay,
                      CaromOverlayFrame *frame) {
  CaromView view = carom_scene_picture_layout_view_of_pane(layout, overlay->pane);
  if (is_sliding(layout->picture))
    carom_overlay_frame_slide(frame, &view);
}

/* The frame of another overlay than the picture's own, of which @layout is.
 *
 * @frame: (out): the frame */
static void frame_beside(const CaromScenePictureLayout *layout, const CaromOverlay *overlay,
                         CaromOverlayFrame *frame) {
  carom_overlay_frame_init_beside(frame, &layout->frame, overlay,
                                  radius_of(layout, overlay, CAROM_BODY_A),
                                  radius_of(layout, overlay, CAROM_BODY_B));
  put_frame(layout, overlay, frame);
}

void carom_scene_picture_layout_init(CaromScenePictureLayout *layout,
                                     const CaromScenePicture *picture, CaromText *text,
                                     double width, double height) {
  const CaromWorld *world = picture->run->world;
  const CaromScene *scene = picture->run->scene;
  *layout = (CaromScenePictureLayout){
      .picture = picture,
      .scene = scene,
      .bodies = &world->bodies,
      .width = width,
      .height = height,
      .strip = text->line_height + 6,
      .greatest_speed = carom_view_greatest_speed(scene),
      .framing = picture->framing ? *picture->framing : carom_framing_of_scene(scene),
  };
  if (picture->superposition && picture->overlay)
    layout->legend = legend_size(picture->superposition, text);
  fit(layout, text->line_height);
  choose_arrows(layout);
  if (picture->overlay)
    zoom_in(layout);
  look_through_camera(layout);
  layout->view_at_rest = layout->view;
  layout->view = carom_scene_picture_layout_view_of_pane(layout, 0);
  if (picture->overlay)
    put_frame(layout, picture->overlay, &layout->frame);
}

guint carom_scene_picture_layout_frames(const CaromScenePictureLayout *layout,
                                        CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES]) {
  const CaromScenePicture *picture = layout->picture;
  guint n_panes = picture->superposition && picture->overlays
                      ? carom_comparison_get_n_runs(picture->superposition)
                      : 0;
  guint n = 0;
  frames[n++] = layout->frame;
  for (guint i = 0; i < n_panes; i++) {
    const CaromOverlay *overlay = picture->overlays[i];
    if (overlay && overlay != picture->overlay)
      frame_beside(layout, overlay, &frames[n++]);
  }
  return n;
}

void carom_scene_picture_layout_of_pane(const CaromScenePictureLayout *layout, guint i,
                                        CaromScenePictureLayout *own, CaromScenePicture *picture) {
  *picture = *layout->picture;
  picture->run = carom_comparison_get_run(picture->superposition, i);
  picture->overlay = picture->overlays ? picture->overlays[i] : NULL;
  picture->superposition = NULL;
  *own = *layout;
  own->picture = picture;
  own->bodies = &picture->run->world->bodies;
  own->view = carom_scene_picture_layout_view_of_pane(layout, i);
  if (picture->overlay)
    frame_beside(layout, picture->overlay, &own->frame);
}

void carom_scene_picture_layout_measure(CaromScenePictureLayout *layout,
                                        const CaromScenePicture *picture, double width,
                                        double height) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, picture->font);
  carom_scene_picture_layout_init(layout, picture, &text, width, height);
}

double carom_scene_picture_layout_suggest_zoom(const CaromScenePicture *picture, double width,
                                               double height) {
  g_return_val_if_fail(picture->overlay, 1);
  CaromOverlay overlay = *picture->overlay;
  CaromScenePicture suggested = *picture;
  CaromScenePictureLayout layout;
  overlay.zoom = 0;
  suggested.overlay = &overlay;
  carom_scene_picture_layout_measure(&layout, &suggested, width, height);
  return layout.frame.zoom;
}
