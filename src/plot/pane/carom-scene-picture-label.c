/* carom-scene-picture-label: letters keep off arrows, other discs, walls and each other. */
#include "carom-scene-picture-label.h"

#include "carom-overlay-labels.h"

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

/* At one corner of the square around the disc. */
static CaromVec2 outer_place(const CaromScenePictureLayout *layout, const CaromText *text, guint i,
                             CaromVec2 corner) {
  double aside =
      carom_scene_picture_layout_radius(layout, i) * G_SQRT2 / 2 + text->digit_height * 0.6;
  return carom_vec2_add_scaled(carom_scene_picture_layout_place(layout, i), corner, aside);
}

static gboolean touches_disc(const CaromScenePictureLayout *layout, double half, guint i,
                             CaromVec2 place) {
  for (guint k = 0; k < layout->bodies->n; k++) {
    CaromVec2 away = carom_vec2_sub(carom_scene_picture_layout_place(layout, k), place);
    if (k != i && carom_vec2_length(away) < carom_scene_picture_layout_radius(layout, k) + half)
      return TRUE;
  }
  return FALSE;
}

static gboolean touches_wall(const CaromScenePictureLayout *layout, double half, CaromVec2 place) {
  for (guint k = 0; k < layout->scene->walls->len; k++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, k);
    CaromWall drawn = carom_wall_default(carom_view_place(&layout->view, wall->p1),
                                         carom_view_place(&layout->view, wall->p2));
    CaromVec2 nearest = carom_wall_foot(&drawn, place).nearest;
    if (carom_vec2_distance(nearest, place) < half)
      return TRUE;
  }
  return FALSE;
}

static gboolean touches_letter(const CaromSceneLabel *labels, guint n, double half,
                               CaromVec2 place) {
  for (guint k = 0; k < n; k++)
    if (carom_vec2_distance(labels[k].place, place) < 2 * half)
      return TRUE;
  return FALSE;
}

static gboolean is_cut_off(const CaromScenePictureLayout *layout, double half, CaromVec2 place) {
  return place.x < half || place.x > layout->width - half || place.y < half ||
         place.y > layout->height - half;
}

/* A letter is about as wide as it is high, so it keeps half a line's height from everything. Above
 * on the right is where it is looked for first; other places only serve where that is taken.
 *
 * @labels: those that have been placed
 * @label: (inout): of the disc that is given */
static gboolean place_beside(const CaromScenePictureLayout *layout, const CaromText *text,
                             const CaromSceneLabel *labels, guint n, CaromSceneLabel *label) {
  static const CaromVec2 corners[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
  double half = text->line_height * 0.5;
  for (guint k = 0; k < G_N_ELEMENTS(corners); k++) {
    label->place = outer_place(layout, text, label->disc, corners[k]);
    if (!is_cut_off(layout, half, label->place) &&
        !touches_disc(layout, half, label->disc, label->place) &&
        !touches_letter(labels, n, half, label->place) && !touches_wall(layout, half, label->place))
      return TRUE;
  }
  return FALSE;
}

/* Whether a letter would be on one of the bodies that the overlay is about, or on its letter. */
static gboolean touches_pair(const CaromScenePictureLayout *layout, const CaromText *text,
                             CaromVec2 place) {
  double half = text->line_height * 0.5;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromOverlayLetter letter = carom_overlay_labels_place_letter(&layout->frame, text, body);
    if (carom_vec2_distance(letter.place, place) < 2 * half)
      return TRUE;
  }
  for (guint k = 0; k < layout->bodies->n; k++) {
    CaromVec2 away = carom_vec2_sub(carom_scene_picture_layout_place(layout, k), place);
    if (carom_scene_picture_layout_body(layout, k) != CAROM_BODY_NONE &&
        carom_vec2_length(away) < carom_scene_picture_layout_radius(layout, k) + half)
      return TRUE;
  }
  return FALSE;
}

/* Number @i of the places for a letter in its disc: opposite the arrow, then around the centre. */
static CaromVec2 inner_candidate(const CaromScenePictureLayout *layout, const CaromText *text,
                                 guint disc, guint i, guint n) {
  double radius = carom_scene_picture_layout_radius(layout, disc), turn = 2 * G_PI * i / n;
  if (i == 0)
    return inner_place(layout, text, disc);
  return carom_vec2_add_scaled(carom_scene_picture_layout_place(layout, disc),
                               carom_vec2(sin(turn), -cos(turn)), radius - text->line_height * 0.6);
}

/* While a contact of others is shown, which stands still, a letter looks for a place; one that
 * cannot be read would only be in the way. In motion it must not jump. */
static gboolean place_inside(const CaromScenePictureLayout *layout, const CaromText *text,
                             const CaromSceneLabel *labels, guint n, CaromSceneLabel *label) {
  const guint n_candidates = layout->picture->overlay ? 9 : 1;
  double half = text->line_height * 0.5;
  for (guint i = 0; i < n_candidates; i++) {
    label->place = inner_candidate(layout, text, label->disc, i, n_candidates);
    if (!layout->picture->overlay || (!touches_letter(labels, n, half, label->place) &&
                                      !touches_pair(layout, text, label->place)))
      return TRUE;
  }
  return FALSE;
}

static gboolean place_letter(const CaromScenePictureLayout *layout, const CaromText *text,
                             const CaromSceneLabel *labels, guint n, CaromSceneLabel *label) {
  label->inside = carom_scene_picture_layout_radius(layout, label->disc) >=
                  text->line_height * CAROM_SCENE_PICTURE_LAYOUT_LABEL_RADIUS;
  return label->inside ? place_inside(layout, text, labels, n, label)
                       : place_beside(layout, text, labels, n, label);
}

guint carom_scene_picture_label_place(
    const CaromScenePictureLayout *layout, const CaromText *text,
    CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]) {
  guint n = 0, n_discs = layout->bodies->n;
  if (!layout->picture->show_labels || carom_scene_picture_layout_is_closeup(layout) ||
      n_discs > CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED)
    return 0;
  for (guint i = 0; i < n_discs; i++) {
    labels[n].disc = i;
    if (carom_scene_picture_layout_is_inside(layout, i) &&
        carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE &&
        place_letter(layout, text, labels, n, &labels[n]))
      n++;
  }
  return n;
}
