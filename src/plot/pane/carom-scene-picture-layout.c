/* carom-scene-picture-layout: fits the scene's view into the picture, chooses the scale of arrows,
 * and makes the frame of the overlay if there is one. */
#include "carom-scene-picture-layout.h"

#include "carom-counter.h"

/* The length of the arrow for the scene's greatest typical speed: a fraction of the picture's
 * smaller side or, if there are many discs, of the space that each disc has to itself. No arrow is
 * drawn longer than the cap, given in the same fractions. */
static const double arrow_share = 0.2, arrow_share_of_space = 1.2;
static const double cap_share = 0.4, cap_share_of_space = 1.5;

/* Arrows shorter than this, in points, are left out, because their direction cannot be seen. If
 * even the longest would be short, there are none. */
static const double least_arrow = 2.5, least_longest = 9;

gboolean carom_scene_picture_layout_is_inside(const CaromScenePictureLayout *layout, guint i) {
  return carom_scene_picture_layout_shows(layout, carom_scene_picture_layout_place(layout, i),
                                          carom_scene_picture_layout_radius(layout, i));
}

/* The side of the square that each disc has to itself, in points. */
static double space_of_disc(const CaromScenePictureLayout *layout) {
  CaromVec2 min, max;
  carom_scene_view(layout->scene, &min, &max);
  double area = (max.x - min.x) * (max.y - min.y), n = MAX(layout->bodies->n, 1);
  return area > 0 ? sqrt(area / n) * layout->view.points_per_unit : INFINITY;
}

/* An estimate like that of the greatest speed: the heaviest disc at the speed at which it has all
 * of the energy that the discs have at the start, or what it falls. */
static double greatest_momentum(const CaromScenePictureLayout *layout) {
  double energy_j = layout->picture->run->start.kinetic_energy_j, heaviest_kg = 0;
  for (guint i = 0; i < layout->bodies->n; i++)
    if (!carom_bodies_is_pinned(layout->bodies, i))
      heaviest_kg = MAX(heaviest_kg, layout->bodies->mass_kg[i]);
  double momentum = sqrt(2 * heaviest_kg * energy_j);
  return momentum > 0 ? momentum : heaviest_kg * layout->greatest_speed;
}

/* Chooses the scale and the cap of arrows, which do not change during a run. There are no arrows if
 * the discs are too close together for them. */
static void choose_arrows(CaromScenePictureLayout *layout) {
  double side = MIN(layout->width, layout->height), space = space_of_disc(layout);
  double longest = MIN(arrow_share * side, arrow_share_of_space * space);
  layout->arrow_cap = MIN(cap_share * side, cap_share_of_space * space);
  layout->arrow_scale = longest >= least_longest ? longest / layout->greatest_speed : 0;
  layout->momentum_scale = longest >= least_longest ? longest / greatest_momentum(layout) : 0;
}

gboolean carom_scene_picture_layout_has_velocities(const CaromScenePictureLayout *layout) {
  CaromStagingArrows arrows = layout->picture->staging.arrows;
  return arrows == CAROM_STAGING_ARROWS_VELOCITY || arrows == CAROM_STAGING_ARROWS_BOTH;
}

gboolean carom_scene_picture_layout_has_momenta(const CaromScenePictureLayout *layout) {
  CaromStagingArrows arrows = layout->picture->staging.arrows;
  gboolean wanted = arrows == CAROM_STAGING_ARROWS_MOMENTUM || arrows == CAROM_STAGING_ARROWS_BOTH;
  return wanted && !layout->picture->overlay && layout->momentum_scale > 0;
}

/* The arrow of @vector at that scale, cut short where it would be too long. */
static CaromVec2 make_arrow(const CaromScenePictureLayout *layout, CaromVec2 vector, double scale) {
  CaromVec2 arrow = carom_vec2(vector.x * scale, -vector.y * scale);
  double length = carom_vec2_length(arrow), cap = layout->arrow_cap;
  if (!(length >= least_arrow) || !isfinite(length))
    return carom_vec2(0, 0);
  return length > cap ? carom_vec2_scale(arrow, cap / length) : arrow;
}

CaromVec2 carom_scene_picture_layout_arrow(const CaromScenePictureLayout *layout, guint i) {
  gboolean is_shown = carom_scene_picture_layout_has_velocities(layout) &&
                      carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE;
  return is_shown
             ? make_arrow(layout, carom_bodies_velocity(layout->bodies, i), layout->arrow_scale)
             : carom_vec2(0, 0);
}

CaromVec2 carom_scene_picture_layout_momentum(const CaromScenePictureLayout *layout, guint i) {
  CaromVec2 velocity = carom_bodies_velocity(layout->bodies, i);
  if (!carom_scene_picture_layout_has_momenta(layout) || carom_bodies_is_pinned(layout->bodies, i))
    return carom_vec2(0, 0);
  return make_arrow(layout, carom_vec2_scale(velocity, layout->bodies->mass_kg[i]),
                    layout->momentum_scale);
}

gboolean carom_scene_picture_layout_is_zoomed(const CaromScenePictureLayout *layout) {
  return layout->picture->overlay && layout->frame.zoom != 1;
}

/* The room for discs and the overlay, without the strips at the top and the bottom. */
static CaromOverlayRoom room_of(const CaromScenePictureLayout *layout) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  double top = layout->picture->show_counter ? carom_counter_height(layout->height) : margin;
  return (CaromOverlayRoom){margin, top, layout->width - margin, layout->height - layout->strip};
}

static double radius_of_b(const CaromScenePictureLayout *layout) {
  int b = layout->picture->overlay->record->b;
  return b >= 0 ? layout->bodies->radius[b] : 0;
}

static void zoom_in(CaromScenePictureLayout *layout) {
  CaromOverlayRoom room = room_of(layout);
  carom_overlay_frame_init(&layout->frame, layout->picture->overlay, &layout->view, &room,
                           layout->bodies->radius[layout->picture->overlay->record->a],
                           radius_of_b(layout), layout->arrow_scale);
  layout->view = layout->frame.view;
  layout->arrow_scale = layout->frame.speed_scale;
}

void carom_scene_picture_layout_init(CaromScenePictureLayout *layout,
                                     const CaromScenePicture *picture, const CaromText *text,
                                     double width, double height) {
  const CaromWorld *world = picture->run->world;
  *layout = (CaromScenePictureLayout){
      .picture = picture,
      .scene = world->scene,
      .bodies = &world->bodies,
      .width = width,
      .height = height,
      .strip = text->line_height + 6,
      .greatest_speed = carom_view_greatest_speed(world->scene),
  };
  CaromOverlayRoom room = room_of(layout);
  layout->view = carom_view_fit(world->scene, room.left, room.top, room.right, room.bottom);
  choose_arrows(layout);
  if (picture->overlay)
    zoom_in(layout);
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
