/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-label: labels keep off arrows, other discs, walls and each other. A label is
 * taken for a lying capsule, half a line's height around the middle line of its text; that of a
 * single letter is a circle. A name that finds no room is shortened. */
#include "carom-scene-picture-label.h"

#include "carom-overlay-labels.h"
#include "carom-placement-list.h"

/* How much faster than the arrow grows a label moves away from where it begins: it is off a short
 * arrow, too. */
static const double away_by_arrow = 3;

/* The place inside the disc is opposite the arrow. The label moves away from the centre as the
 * arrow grows, so that it never jumps. */
static CaromVec2 inner_place(const CaromScenePictureLayout *layout, const CaromText *text,
                             guint i) {
  CaromVec2 place = carom_scene_picture_layout_place(layout, i);
  CaromVec2 arrow = carom_scene_picture_layout_arrow(layout, i);
  CaromVec2 momentum = carom_scene_picture_layout_momentum(layout, i);
  if (carom_vec2_length(momentum) > carom_vec2_length(arrow))
    arrow = momentum;
  double radius = carom_scene_picture_layout_radius(layout, i), length = carom_vec2_length(arrow);
  double back = MIN(radius * 0.55, radius - text->line_height * 0.5);
  return length > 0 ? carom_vec2_add_scaled(place, arrow, -MIN(back / length, away_by_arrow))
                    : place;
}

/* A lying capsule. */
typedef struct {
  CaromVec2 middle;
  double half;  /* its radius */
  double reach; /* how far its middle line goes to either side */
} Capsule;

static Capsule capsule_of(const CaromText *text, const CaromSceneLabel *label) {
  double half = text->line_height * 0.5;
  return (Capsule){label->place, half, MAX(label->width * 0.5 - half * 0.8, 0)};
}

CaromTextBox carom_scene_picture_label_box(const CaromSceneLabel *label, const CaromText *text) {
  Capsule capsule = capsule_of(text, label);
  return (CaromTextBox){label->place, {capsule.half + capsule.reach, capsule.half}};
}

/* How far @point is from the middle line of the capsule. */
static double distance_to(const Capsule *capsule, CaromVec2 point) {
  double aside = CLAMP(point.x - capsule->middle.x, -capsule->reach, capsule->reach);
  CaromVec2 nearest = carom_vec2(capsule->middle.x + aside, capsule->middle.y);
  return carom_vec2_length(carom_vec2_sub(point, nearest));
}

/* The place beside the disc is at one corner of the square around it, from where a name goes on
 * outwards. */
static CaromVec2 outer_place(const CaromScenePictureLayout *layout, const CaromText *text,
                             const CaromSceneLabel *label, CaromVec2 corner) {
  double aside = carom_scene_picture_layout_radius(layout, label->disc) * G_SQRT2 / 2 +
                 text->digit_height * 0.6;
  CaromVec2 place =
      carom_vec2_add_scaled(carom_scene_picture_layout_place(layout, label->disc), corner, aside);
  place.x += corner.x * capsule_of(text, label).reach;
  return place;
}

static gboolean touches_disc(const CaromScenePictureLayout *layout, const Capsule *capsule,
                             guint i) {
  for (guint k = 0; k < layout->bodies->n; k++)
    if (k != i && distance_to(capsule, carom_scene_picture_layout_place(layout, k)) <
                      carom_scene_picture_layout_radius(layout, k) + capsule->half)
      return TRUE;
  return FALSE;
}

/* Where they do not cross, an end of one is nearest to the other. */
static gboolean touches_line(const Capsule *capsule, const CaromWall *line) {
  CaromVec2 left = carom_vec2(capsule->middle.x - capsule->reach, capsule->middle.y);
  CaromVec2 right = carom_vec2(capsule->middle.x + capsule->reach, capsule->middle.y);
  CaromVec2 ends[] = {left, right};
  double above = line->p1.y - left.y, below = line->p2.y - left.y;
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
    CaromVec2 nearest = carom_wall_foot(line, ends[i]).nearest;
    if (carom_vec2_length(carom_vec2_sub(nearest, ends[i])) < capsule->half)
      return TRUE;
  }
  if (distance_to(capsule, line->p1) < capsule->half ||
      distance_to(capsule, line->p2) < capsule->half)
    return TRUE;
  if (above * below >= 0)
    return FALSE;
  double x = line->p1.x + (line->p2.x - line->p1.x) * above / (above - below);
  return x > left.x && x < right.x;
}

static gboolean touches_wall(const CaromScenePictureLayout *layout, const Capsule *capsule) {
  for (guint k = 0; k < layout->scene->walls->len; k++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, k);
    CaromWall drawn = carom_wall_default(carom_view_place(&layout->view, wall->p1),
                                         carom_view_place(&layout->view, wall->p2));
    if (touches_line(capsule, &drawn))
      return TRUE;
  }
  return FALSE;
}

/* Both lie level, so that the gap between them is that of their middle lines. */
static gboolean touches_label(const CaromText *text, const CaromSceneLabel *labels, guint n,
                              const Capsule *capsule) {
  for (guint k = 0; k < n; k++) {
    Capsule other = capsule_of(text, &labels[k]);
    double across = fabs(other.middle.x - capsule->middle.x) - other.reach - capsule->reach;
    CaromVec2 gap = {MAX(across, 0), other.middle.y - capsule->middle.y};
    if (carom_vec2_length(gap) < other.half + capsule->half)
      return TRUE;
  }
  return FALSE;
}

static gboolean is_cut_off(const CaromScenePictureLayout *layout, const Capsule *capsule) {
  double wide = capsule->half + capsule->reach;
  return capsule->middle.x < wide || capsule->middle.x > layout->width - wide ||
         capsule->middle.y < capsule->half ||
         capsule->middle.y > layout->height - layout->strip - capsule->half;
}

/* Whether an arrow of its own disc goes through it. */
static gboolean touches_arrow(const CaromScenePictureLayout *layout, const Capsule *capsule,
                              guint i) {
  CaromVec2 from = carom_scene_picture_layout_place(layout, i);
  const CaromVec2 ways[] = {carom_scene_picture_layout_arrow(layout, i),
                            carom_scene_picture_layout_momentum(layout, i)};
  for (guint k = 0; k < G_N_ELEMENTS(ways); k++) {
    CaromWall line = carom_wall_default(from, carom_vec2_add(from, ways[k]));
    if (carom_vec2_length(ways[k]) > 0 && touches_line(capsule, &line))
      return TRUE;
  }
  return FALSE;
}

/* A letter is about as wide as it is high, so it keeps half a line's height from everything. Above
 * on the right is where it is looked for first; other places only serve where that is taken, and
 * one on the disc's arrow where there is no other.
 *
 * @labels: those that have been placed
 * @label: (inout): of the disc that is given */
static gboolean place_beside(const CaromScenePictureLayout *layout, const CaromText *text,
                             const CaromSceneLabel *labels, guint n, CaromSceneLabel *label) {
  static const CaromVec2 corners[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
  for (guint k = 0; k < 2 * G_N_ELEMENTS(corners); k++) {
    gboolean on_arrow = k >= G_N_ELEMENTS(corners);
    label->place = outer_place(layout, text, label, corners[k % G_N_ELEMENTS(corners)]);
    Capsule capsule = capsule_of(text, label);
    if (!is_cut_off(layout, &capsule) && !touches_disc(layout, &capsule, label->disc) &&
        !touches_label(text, labels, n, &capsule) && !touches_wall(layout, &capsule) &&
        (on_arrow || !touches_arrow(layout, &capsule, label->disc)))
      return TRUE;
  }
  return FALSE;
}

/* Whether a letter would be on one of the bodies that the overlay is about, on its letter or its
 * arrow. */
static gboolean touches_pair(const CaromScenePictureLayout *layout, const CaromText *text,
                             CaromVec2 place) {
  double half = text->line_height * 0.5;
  if (carom_overlay_labels_clearance(&layout->frame, place) < half)
    return TRUE;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromOverlayLetter letter = carom_overlay_labels_place_letter(&layout->frame, text, body);
    if (carom_vec2_distance(letter.place, place) < 2 * half + letter.reach)
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

static gboolean touches_arrow_of_others(const CaromScenePictureLayout *layout,
                                        const Capsule *capsule, guint i) {
  for (guint k = 0; k < layout->bodies->n; k++)
    if (k != i && touches_arrow(layout, capsule, k))
      return TRUE;
  return FALSE;
}

static gboolean has_arrow(const CaromScenePictureLayout *layout, guint i) {
  return carom_vec2_length(carom_scene_picture_layout_arrow(layout, i)) > 0 ||
         carom_vec2_length(carom_scene_picture_layout_momentum(layout, i)) > 0;
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

/* How many places there are for a letter in its disc: that opposite the arrow, and others around
 * the centre. */
enum { N_INSIDE = 9 };

/* While a contact of others is shown, which stands still, a letter looks for a place; one that
 * cannot be read would only be in the way. */
static gboolean place_beside_contact(const CaromScenePictureLayout *layout, const CaromText *text,
                                     const CaromSceneLabel *labels, guint n,
                                     CaromSceneLabel *label) {
  for (guint i = 0; i < N_INSIDE; i++) {
    label->place = inner_candidate(layout, text, label->disc, i, N_INSIDE);
    Capsule capsule = capsule_of(text, label);
    if (!is_cut_off(layout, &capsule) && !touches_label(text, labels, n, &capsule) &&
        !touches_pair(layout, text, label->place))
      return TRUE;
  }
  return FALSE;
}

/* In motion a letter must not jump; in a disc at rest it makes room for the arrows of others, if it
 * can. */
static void place_inside(const CaromScenePictureLayout *layout, const CaromText *text,
                         CaromSceneLabel *label) {
  guint n = has_arrow(layout, label->disc) ? 0 : N_INSIDE;
  for (guint i = 0; i < n; i++) {
    label->place = inner_candidate(layout, text, label->disc, i, n);
    Capsule capsule = capsule_of(text, label);
    if (!touches_arrow_of_others(layout, &capsule, label->disc))
      return;
  }
  label->place = inner_place(layout, text, label->disc);
}

/* @name: as it is
 * @length: how many characters of it may be shown */
static void set_text(CaromText *text, CaromSceneLabel *label, const char *name, guint length) {
  g_autofree char *shortened = carom_body_shorten(name, length);
  g_autofree char *markup = carom_text_write_name(shortened);
  g_strlcpy(label->text, shortened, sizeof label->text);
  label->width = carom_text_width(text, markup);
}

/* A name of more than a letter stands beside its disc, as much of it as has room there. */
static gboolean place_name(const CaromScenePictureLayout *layout, CaromText *text,
                           const CaromSceneLabel *labels, guint n, const char *name,
                           CaromSceneLabel *label) {
  static const guint lengths[] = {CAROM_SCENE_LABEL_LENGTH, 8, 4, 2};
  label->inside = FALSE;
  for (guint k = 0; k < G_N_ELEMENTS(lengths); k++) {
    set_text(text, label, name, lengths[k]);
    if (place_beside(layout, text, labels, n, label))
      return TRUE;
  }
  return FALSE;
}

static gboolean place_label(const CaromScenePictureLayout *layout, CaromText *text,
                            const CaromSceneLabel *labels, guint n, CaromSceneLabel *label) {
  const char *name = carom_scene_body_given_name(layout->scene, label->disc);
  if (name && g_utf8_strlen(name, -1) > 1)
    return place_name(layout, text, labels, n, name, label);
  g_autofree char *symbol = carom_scene_body_name(layout->scene, label->disc);
  set_text(text, label, symbol, CAROM_SCENE_LABEL_LENGTH);
  /* A symbol is a letter, or two digits. */
  label->inside = carom_scene_picture_layout_radius(layout, label->disc) >=
                  text->line_height * carom_scene_picture_layout_label_radius(layout);
  if (!label->inside)
    return place_beside(layout, text, labels, n, label);
  if (layout->picture->overlay)
    return place_beside_contact(layout, text, labels, n, label);
  place_inside(layout, text, label);
  return TRUE;
}

static guint count_names(const CaromScene *scene) {
  return carom_scene_count_names(scene, CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED + 1);
}

/* Whether discs have labels, and whether only those do that have a name. */
static gboolean has_labels(const CaromScenePictureLayout *layout, gboolean *named_only) {
  *named_only = layout->bodies->n > CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED;
  if (!layout->picture->show_labels || carom_scene_picture_layout_is_closeup(layout))
    return FALSE;
  return !*named_only || count_names(layout->scene) <= CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED;
}

/* Those that come in can make them too many later. */
gboolean carom_scene_picture_label_serves(const CaromScene *scene) {
  guint n_names = count_names(scene);
  if (scene->bodies->len > CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED)
    return n_names > 0 && n_names <= CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED;
  return carom_scene_count_most_discs(scene) > 0;
}

/* Returns: the first disc from @i on that may have a label */
static guint next_labelled(const CaromScenePictureLayout *layout, gboolean named_only, guint i) {
  const CaromScene *scene = layout->scene;
  if (!named_only)
    return i;
  i = carom_placement_list_next_by_hand(scene, i);
  while (i < scene->bodies->len && !carom_scene_body(scene, i)->name)
    i = carom_placement_list_next_by_hand(scene, i + 1);
  return i < scene->bodies->len ? i : layout->bodies->n;
}

guint carom_scene_picture_label_place(
    const CaromScenePictureLayout *layout, CaromText *text,
    CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]) {
  gboolean named_only;
  guint n = 0;
  if (!has_labels(layout, &named_only))
    return 0;
  for (guint i = next_labelled(layout, named_only, 0); i < layout->bodies->n;
       i = next_labelled(layout, named_only, i + 1)) {
    labels[n] = (CaromSceneLabel){.disc = i};
    if (carom_scene_picture_layout_is_inside(layout, i) &&
        carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE &&
        place_label(layout, text, labels, n, &labels[n]))
      n++;
  }
  return n;
}
