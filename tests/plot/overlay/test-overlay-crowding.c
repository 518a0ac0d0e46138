/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-overlay-crowding: in panes of any size, at the contacts of all scenes that come with the
 * program, no label hides what it names, nor anything else that matters. */
#include "carom-builtin.h"
#include "carom-encounter-account.h"
#include "carom-encounter.h"
#include "carom-explanation.h"
#include "carom-line.h"
#include "carom-method-suggestion.h"
#include "carom-overlay-labels.h"
#include "carom-overlay-lens.h"
#include "carom-overlay-shapes.h"
#include "carom-resolver.h"
#include "carom-scene-file.h"
#include "carom-scene-picture-label.h"
#include "carom-scene-picture-layout.h"
#include "carom-theme.h"

/* How many contacts of each scene are looked at. */
#define N_CONTACTS 5

/* Contacts are looked for up to then. */
#define UNTIL_S 8

/* Two labels that are nearer than this, or a label and a letter, in points of 10 pt type, could be
 * read as one formula. */
#define GAP_BETWEEN 6

static const struct { double width, height; } sizes[] = {{220, 200}, {320, 300}, {600, 400}};

typedef struct {
  guint n_labels, n_lit, n_named; /* of the highlighted shapes that have a name, how many show it */
  guint n_lenses;
  guint n_on_line, n_on_wall,
      n_beyond_wall; /* labels that lie there, or whose shape is before it */
  guint n_crossing;  /* pairs of leaders */
} Counts;

/* A point of an arrow or an arc is not below the label. */
static void assert_seen(const CaromOverlayShape *shape, const CaromTextBox *box) {
  CaromVec2 way = carom_vec2_sub(shape->to, shape->from);
  double radius = carom_vec2_length(way), end = atan2(way.y, way.x);
  for (int i = 0; i <= 50; i++) {
    double part = i / 50.0;
    CaromVec2 turned = carom_vec2(radius * cos(part * end), radius * sin(part * end));
    CaromVec2 at = carom_vec2_add(
        shape->from, shape->kind == CAROM_SHAPE_ARC ? turned : carom_vec2_scale(way, part));
    g_assert_false(carom_text_box_covers(box, at, 0));
  }
}

static gboolean is_arrow_or_arc(const CaromOverlayShape *shape) {
  return shape->kind == CAROM_SHAPE_ARROW || shape->kind == CAROM_SHAPE_LEG ||
         shape->kind == CAROM_SHAPE_SPAN || shape->kind == CAROM_SHAPE_ARC;
}

static CaromTextBox box_of(const GArray *labels, guint i) {
  return g_array_index(labels, CaromOverlayLabel, i).box;
}

static void assert_in_room(const CaromTextBox *box, const CaromOverlayRoom *room) {
  g_assert_cmpfloat(box->middle.x - box->half.x, >=, room->left);
  g_assert_cmpfloat(box->middle.x + box->half.x, <=, room->right);
  g_assert_cmpfloat(box->middle.y - box->half.y, >=, room->top);
  g_assert_cmpfloat(box->middle.y + box->half.y, <=, room->bottom);
}

static void check_labels(const GArray *labels, const GArray *shapes,
                         const CaromOverlayGround *ground) {
  for (guint i = 0; i < labels->len; i++) {
    CaromTextBox box = box_of(labels, i);
    assert_in_room(&box, &ground->frame->room);
    for (guint k = 0; k < shapes->len; k++)
      if (is_arrow_or_arc(&g_array_index(shapes, CaromOverlayShape, k)))
        assert_seen(&g_array_index(shapes, CaromOverlayShape, k), &box);
    for (guint k = 0; k < i; k++) {
      CaromTextBox other = box_of(labels, k);
      other.half.x += GAP_BETWEEN * ground->unit;
      g_assert_false(carom_text_box_overlaps(&box, &other));
    }
    for (guint k = 0; k < ground->taken->len; k++) { /* letters, and the lens */
      CaromTextBox other = g_array_index(ground->taken, CaromTextBox, k);
      other.half.x += k < 2 + ground->frame->n_letters ? GAP_BETWEEN * ground->unit : 0;
      g_assert_false(carom_text_box_overlaps(&box, &other));
    }
  }
}

static gboolean is_below(const CaromOverlayShape *shape, const CaromTextBox *box) {
  gboolean is_line = shape->kind == CAROM_SHAPE_AXIS || shape->kind == CAROM_SHAPE_LINE;
  return is_line && carom_text_box_is_crossed(box, shape->from, shape->to, 0);
}

/* How many labels are on lines or walls, and leaders on each other. */
static void count_disturbed(const GArray *labels, const GArray *shapes,
                            const CaromOverlayGround *ground, Counts *counts) {
  for (guint i = 0; i < labels->len; i++) {
    const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, i);
    gboolean is_on_line = FALSE, is_on_wall = FALSE, is_beyond = FALSE;
    for (guint k = 0; k < shapes->len; k++)
      is_on_line |= is_below(&g_array_index(shapes, CaromOverlayShape, k), &label->box);
    for (guint k = 0; k < ground->n_walls; k++) {
      CaromOverlayLine wall = ground->walls[k];
      is_on_wall |= carom_text_box_is_crossed(&label->box, wall.from, wall.to, 0);
      is_beyond |= carom_line_crosses(label->box.middle, label->leader_to, wall.from, wall.to);
    }
    counts->n_on_line += is_on_line;
    counts->n_on_wall += is_on_wall;
    counts->n_beyond_wall += is_beyond && !is_on_wall;
    for (guint k = 0; k < i && label->has_leader; k++) {
      const CaromOverlayLabel *other = &g_array_index(labels, CaromOverlayLabel, k);
      counts->n_crossing +=
          other->has_leader && carom_line_crosses(label->leader_from, label->leader_to,
                                                  other->leader_from, other->leader_to);
    }
  }
}

/* The letters of the bodies are in the room. */
static void check_letters(const CaromOverlayGround *ground) {
  for (guint i = 0; i < 2; i++)
    assert_in_room(&g_array_index(ground->taken, CaromTextBox, i), &ground->frame->room);
}

static gboolean is_named(const GArray *labels, const char *name) {
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal(g_array_index(labels, CaromOverlayLabel, i).shape->label, name))
      return TRUE;
  return FALSE;
}

/* A lens shows what cannot be seen otherwise, and that only. */
static void check_lens(const CaromOverlayLens *lens, const CaromOverlayGround *ground) {
  double length = carom_vec2_length(lens->way);
  /* Of a place it says what it is away from. */
  g_assert_cmpint(strstr(lens->words, "from the contact") != NULL, ==,
                  lens->shape->kind == CAROM_SHAPE_RING);
  g_assert_cmpfloat(length, >, 0);
  g_assert_cmpfloat(length, <, 6 * ground->unit);
  g_assert_cmpfloat(length * lens->zoom, <, 2 * lens->radius);
  g_assert_cmpfloat(length * lens->zoom, >, 0.25 * lens->radius); /* steps of at most 2.5 */
  g_assert_true(carom_overlay_ground_is_free(ground, &lens->box));
}

/* Marks of single lines come and go, and no letter makes room for them. */
static gboolean is_velocity(const CaromOverlayShape *shape) {
  return shape->kind == CAROM_SHAPE_ARROW && shape->line < 0 &&
         shape->strength != CAROM_STRENGTH_LIT;
}

/* Letters of other discs are whole, and neither on each other nor on the pair or its arrows.
 *
 * @boxes: (out): what they cover
 * Returns: how many there are */
static guint check_others(const CaromScenePictureLayout *layout, const GArray *shapes,
                          CaromText *text,
                          CaromTextBox boxes[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]) {
  CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n = carom_scene_picture_label_place(layout, text, labels);
  for (guint i = 0; i < n; i++) {
    double half = text->line_height / 2;
    CaromOverlayRoom whole = {0, 0, layout->width, layout->height, {0, 0}};
    CaromTextBox box = {labels[i].place, {half, half}};
    assert_in_room(&box, &whole);
    boxes[i] = carom_scene_picture_label_box(&labels[i], text);
    for (guint k = 0; k < shapes->len; k++)
      if (is_velocity(&g_array_index(shapes, CaromOverlayShape, k)))
        g_assert_cmpfloat(carom_overlay_shape_distance(&g_array_index(shapes, CaromOverlayShape, k),
                                                       labels[i].place),
                          >=, half * 0.99); /* the layout's own lines, to rounding */
    for (guint k = 0; k < i; k++)
      g_assert_cmpfloat(carom_vec2_distance(labels[i].place, labels[k].place), >=, 2 * half);
    for (guint k = 0; k < layout->bodies->n; k++)
      if (carom_scene_picture_layout_body(layout, k) != CAROM_BODY_NONE)
        g_assert_cmpfloat(
            carom_vec2_distance(labels[i].place, carom_scene_picture_layout_place(layout, k)), >=,
            carom_scene_picture_layout_radius(layout, k) + half);
  }
  return n;
}

static void check_view(const CaromScenePicture *picture, double width, double height,
                       Counts *counts) {
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  g_auto(CaromText) text;
  carom_text_init_scaled(&text, NULL, picture->font, layout.frame.size);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&layout.frame);
  CaromTextBox letters[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  layout.frame.n_letters = check_others(&layout, shapes, &text, letters);
  layout.frame.letters = letters;
  g_autoptr(GArray) labels = carom_overlay_labels(&layout.frame, shapes, &text);
  CaromOverlayGround ground = carom_overlay_labels_ground(&layout.frame, shapes, &text);
  g_autoptr(GArray) taken = ground.taken;
  check_letters(&ground);
  g_auto(CaromOverlayLens) lens;
  if (carom_overlay_lens_init(&lens, &ground, &text)) {
    check_lens(&lens, &ground);
    g_array_append_val(taken, lens.box);
    counts->n_lenses++;
  }
  check_labels(labels, shapes, &ground);
  count_disturbed(labels, shapes, &ground, counts);
  counts->n_labels += labels->len;
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(shapes, CaromOverlayShape, i);
    g_assert_false(shape->strength == CAROM_STRENGTH_CALM && shape->kind == CAROM_SHAPE_DOT);
    if (shape->strength != CAROM_STRENGTH_LIT || !shape->label)
      continue;
    counts->n_lit++;
    counts->n_named += is_named(labels, shape->label);
  }
}

/* Every line, in all sizes. */
static void check_lines(const CaromScenePicture *picture, CaromOverlay *overlay,
                        const CaromWorking *working, Counts *counts) {
  overlay->working = working;
  for (overlay->line = -1; overlay->line < (int)working->n_lines; overlay->line++)
    for (guint k = 0; k < G_N_ELEMENTS(sizes); k++)
      check_view(picture, sizes[k].width, sizes[k].height, counts);
}

/* The workings of every resolver, and that of when the bodies touched. */
static void check_contact(CaromComparison *comparison, guint contact, Counts *counts) {
  CaromEncounterRecord encounter;
  if (!carom_encounter_examine(comparison, 0, contact, &encounter))
    return;
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new(carom_comparison_get_scene(comparison), &encounter.record);
  CaromOverlay overlay = {.record = &encounter.record,
                          .position_a = encounter.contact_a,
                          .position_b = encounter.contact_b,
                          .name_a = explanation->name_a,
                          .name_b = explanation->name_b,
                          .length_unit = explanation->length_unit};
  CaromScenePicture picture = {.show_labels = TRUE,
                               .run = carom_comparison_get_run(comparison, 0),
                               .theme = carom_theme_light(),
                               .font = "Sans 10",
                               .overlay = &overlay};
  for (guint i = 0; i < explanation->n_resolvers; i++)
    check_lines(&picture, &overlay, &explanation->workings[i], counts);
  CaromWorking when = carom_encounter_account_work(carom_comparison_get_scene(comparison),
                                                   &carom_comparison_get_run(comparison, 0)->method,
                                                   &encounter, CAROM_ENCOUNTER_WHEN);
  check_lines(&picture, &overlay, &when, counts);
}

static Counts total;

static void test_scene(gconstpointer id) {
  Counts counts = {0};
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(id, NULL, &error);
  g_assert_no_error(error);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  guint64 end = (guint64)(MIN(scene->duration_s, UNTIL_S) / scene->dt_s);
  for (guint64 frame = 0; frame < end && carom_run_count_contacts(run) < N_CONTACTS; frame++)
    g_assert_true(carom_comparison_step(comparison, NULL));
  for (guint i = 0; i < MIN(carom_run_count_contacts(run), N_CONTACTS); i++)
    check_contact(comparison, i, &counts);
  carom_comparison_free(comparison);
  g_test_message("%u labels; %u of %u highlighted; %u lenses", counts.n_labels, counts.n_named,
                 counts.n_lit, counts.n_lenses);
  total.n_labels += counts.n_labels;
  total.n_lit += counts.n_lit;
  total.n_named += counts.n_named;
  total.n_lenses += counts.n_lenses;
  total.n_on_line += counts.n_on_line;
  total.n_on_wall += counts.n_on_wall;
  total.n_beyond_wall += counts.n_beyond_wall;
  total.n_crossing += counts.n_crossing;
}

/* What is free of labels because none were drawn would be no merit. */
static void test_total(void) {
  g_test_message("%u labels; %u of %u highlighted; %u lenses", total.n_labels, total.n_named,
                 total.n_lit, total.n_lenses);
  g_test_message("on lines %u, on walls %u, beyond walls %u; %u leaders cross", total.n_on_line,
                 total.n_on_wall, total.n_beyond_wall, total.n_crossing);
  g_assert_cmpuint(total.n_labels, >, 10000);
  g_assert_cmpuint(total.n_named, >=, total.n_lit - total.n_lit / 100);
  g_assert_cmpuint(total.n_lenses, >, 0);
  g_assert_cmpuint(total.n_on_line, <, total.n_labels / 1000);
  g_assert_cmpuint(total.n_on_wall, <, total.n_labels / 1000);
  g_assert_cmpuint(total.n_beyond_wall, <, total.n_labels / 1000);
  g_assert_cmpuint(total.n_crossing, <, total.n_labels / 1000);
}

int main(int argc, char **argv) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat("/crowding/", builtins[i].id, NULL);
    g_test_add_data_func(path, builtins[i].id, test_scene);
  }
  g_test_add_func("/crowding/total", test_total);
  return g_test_run();
}
