/* carom-scene-picture-label: letters keep off arrows and other discs. */
#include "carom-scene-picture-label.h"

/* Inside the disc, opposite the arrow. The label moves away from the centre as the arrow grows, so
 * that it never jumps. */
static CaromVec2 inner_place(const CaromScenePictureLayout *layout, const CaromText *text,
                             guint i) {
  CaromVec2 place = carom_scene_picture_layout_place(layout, i);
  CaromVec2 arrow = carom_scene_picture_layout_arrow(layout, i);
  double radius = carom_scene_picture_layout_radius(layout, i), length = carom_vec2_length(arrow);
  double back = MIN(radius * 0.55, radius - text->line_height * 0.6);
  return length > 0 ? carom_vec2_add_scaled(place, arrow, -back / MAX(length, back)) : place;
}

/* Above the disc on the right. */
static CaromVec2 outer_place(const CaromScenePictureLayout *layout, const CaromText *text,
                             guint i) {
  double aside =
      carom_scene_picture_layout_radius(layout, i) * G_SQRT2 / 2 + text->digit_height * 0.6;
  return carom_vec2_add(carom_scene_picture_layout_place(layout, i), carom_vec2(aside, -aside));
}

/* Whether a letter of disc @i would touch no other disc. */
static gboolean is_free(const CaromScenePictureLayout *layout, const CaromText *text, guint i,
                        CaromVec2 place) {
  for (guint k = 0; k < layout->bodies->n; k++) {
    double distance =
        carom_vec2_length(carom_vec2_sub(carom_scene_picture_layout_place(layout, k), place));
    if (k != i && distance < carom_scene_picture_layout_radius(layout, k) + text->line_height * 0.5)
      return FALSE;
  }
  return TRUE;
}

gboolean carom_scene_picture_label_place(const CaromScenePictureLayout *layout,
                                         const CaromText *text, guint i, CaromSceneLabel *label) {
  if (!layout->picture->show_labels ||
      layout->bodies->n > CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED ||
      !carom_scene_picture_layout_is_inside(layout, i) ||
      carom_scene_picture_layout_body(layout, i) != CAROM_BODY_NONE)
    return FALSE;
  label->inside = carom_scene_picture_layout_radius(layout, i) >=
                  text->line_height * CAROM_SCENE_PICTURE_LAYOUT_LABEL_RADIUS;
  label->place = label->inside ? inner_place(layout, text, i) : outer_place(layout, text, i);
  return label->inside || is_free(layout, text, i, label->place);
}
