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
  CaromVec2 place = carom_scene_picture_layout_place(layout, i);
  double radius = carom_scene_picture_layout_radius(layout, i);
  return place.x + radius >= 0 && place.x - radius <= layout->width && place.y + radius >= 0 &&
         place.y - radius <= layout->height;
}

/* The side of the square that each disc has to itself, in points. */
static double space_of_disc(const CaromScenePictureLayout *layout) {
  CaromVec2 min, max;
  carom_scene_view(layout->scene, &min, &max);
  double area = (max.x - min.x) * (max.y - min.y), n = MAX(layout->bodies->n, 1);
  return area > 0 ? sqrt(area / n) * layout->view.points_per_unit : INFINITY;
}

/* Chooses the scale and the cap of arrows, which do not change during a run. There are no arrows if
 * the discs are too close together for them. */
static void choose_arrows(CaromScenePictureLayout *layout) {
  double side = MIN(layout->width, layout->height), space = space_of_disc(layout);
  double longest = MIN(arrow_share * side, arrow_share_of_space * space);
  layout->arrow_cap = MIN(cap_share * side, cap_share_of_space * space);
  layout->arrow_scale =
      longest >= least_longest ? longest / carom_view_greatest_speed(layout->scene) : 0;
}

CaromVec2 carom_scene_picture_layout_arrow(const CaromScenePictureLayout *layout, guint i) {
  CaromVec2 velocity = carom_bodies_velocity(layout->bodies, i);
  CaromVec2 arrow = carom_vec2(velocity.x * layout->arrow_scale, -velocity.y * layout->arrow_scale);
  double length = carom_vec2_length(arrow), cap = layout->arrow_cap;
  gboolean is_shown = layout->picture->show_velocities &&
                      carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE;
  if (!is_shown || !(length >= least_arrow) || !isfinite(length))
    return carom_vec2(0, 0);
  return length > cap ? carom_vec2_scale(arrow, cap / length) : arrow;
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
