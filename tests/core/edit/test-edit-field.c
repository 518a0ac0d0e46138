/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-field: every field of discs, walls and emitters is what it says, whoever sets it. */
#include "carom-edit-field.h"
#include "edit-test.h"

#include <float.h>

static const CaromEditField *disc_field(const char *id) {
  const CaromEditField *field = carom_edit_field_by_id(CAROM_ITEM_DISC, id);
  g_assert_nonnull(field);
  return field;
}

static double value_of(const CaromEditField *field, const CaromScene *scene, guint index) {
  double value = NAN;
  g_assert_true(carom_edit_field_get(field, scene, index, &value));
  return value;
}

static CaromScene *scene_new(void) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < 3; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(i, 0);
    body.velocity = carom_vec2(3, -4.0 * i);
    g_assert_true(carom_edit_add_disc(scene, body, NULL));
    test_add_wall_at(scene, i, 0, i + 3, 4);
    test_add_emitter_at(scene, i, 0);
  }
  return scene;
}

/* A value that is in the range of @field. */
static double valid_value(const CaromEditField *field) {
  return field->type == CAROM_EDIT_FIELD_SWITCH ? 1 : field->range.high <= 1 ? 0.75 : 40;
}

/* Of all fields: what is set is what is got, of all that are selected; others stay. Speeds, lengths
 * and angles go by way of components, which takes a few roundings: 8 ε of the value are more. */
static void test_set_is_got(gconstpointer data) {
  CaromItemKind kind = GPOINTER_TO_INT(data);
  guint n_fields;
  const CaromEditField *fields = carom_edit_fields(kind, &n_fields);
  g_assert_cmpuint(n_fields, >, 5);
  for (guint i = 0; i < n_fields; i++) {
    g_autoptr(CaromScene) before = scene_new();
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    g_autoptr(CaromSelection) selection = carom_selection_new();
    carom_selection_add(selection, (CaromItem){kind, 0});
    carom_selection_add(selection, (CaromItem){kind, 2});
    carom_selection_add(selection, (CaromItem){(kind + 1) % CAROM_N_ITEM_KINDS, 1});
    double wanted = valid_value(&fields[i]), first, other = 0, was = 0;
    g_assert_true(carom_edit_field_set(&fields[i], scene, selection, wanted, 0, NULL));
    for (guint k = 0; k < 3; k += 2)
      g_assert_cmpfloat_with_epsilon(value_of(&fields[i], scene, k), wanted,
                                     8 * DBL_EPSILON * fabs(wanted));
    gboolean mixed;
    g_assert_true(carom_edit_field_get_common(&fields[i], scene, selection, &first, &mixed));
    g_assert_cmpfloat_with_epsilon(first, wanted, 8 * DBL_EPSILON * fabs(wanted));
    carom_edit_field_get(&fields[i], scene, 1, &other);
    carom_edit_field_get(&fields[i], before, 1, &was);
    g_assert_cmpfloat(other, ==, was);
    g_assert_true(carom_edit_field_by_id(kind, fields[i].part.id) == &fields[i]);
  }
  g_assert_null(carom_edit_field_by_id(kind, "no such field"));
}

/* What is out of range is refused with the field's own sentence, and nothing changes. */
static void test_ranges(gconstpointer data) {
  CaromItemKind kind = GPOINTER_TO_INT(data);
  guint n_fields;
  const CaromEditField *fields = carom_edit_fields(kind, &n_fields);
  g_autoptr(CaromScene) before = scene_new();
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) all = test_all(scene);
  for (guint i = 0; i < n_fields; i++) {
    const double bad[] = {NAN, INFINITY, -INFINITY,
                          fields[i].range.above ? fields[i].range.low
                                                : nextafter(fields[i].range.low, -INFINITY),
                          nextafter(fields[i].range.high, INFINITY)};
    for (guint k = 0; k < G_N_ELEMENTS(bad); k++) {
      g_autoptr(GError) error = NULL;
      g_assert_false(carom_edit_field_set(&fields[i], scene, all, bad[k], 0, &error));
      g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE);
      g_assert_cmpstr(error->message, ==, fields[i].refusal);
    }
  }
  test_assert_same(scene, before);
}

/* Of an emitter half a disc cannot come in, and of all together no more than a scene can have. */
static void test_count(void) {
  const CaromEditField *count = carom_edit_field_by_id(CAROM_ITEM_EMITTER, "count");
  g_autoptr(CaromScene) before = scene_new();
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_autoptr(GError) half = NULL, many = NULL;
  g_assert_false(carom_edit_field_set(count, scene, all, 2.5, 0, &half));
  g_assert_error(half, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE);
  g_assert_false(carom_edit_field_set(count, scene, all, CAROM_SCENE_MAX_BODIES / 2, 0, &many));
  g_assert_error(many, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_MANY);
  test_assert_same(scene, before);
  double most = floor((CAROM_SCENE_MAX_BODIES - scene->bodies->len) / 3.0);
  g_assert_true(carom_edit_field_set(count, scene, all, most, 0, NULL));
  g_assert_true(carom_edit_field_set(count, scene, all, 0, 0, NULL));
}

/* Speed and angle keep each other, exactly along the axes. */
static void test_speed_and_angle(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_disc(0));
  g_assert_true(carom_edit_field_set(disc_field("angle"), scene, first, -90, 0, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 0)->velocity.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(scene, 0)->velocity.y, ==, -3);
  g_assert_true(carom_edit_field_set(disc_field("speed"), scene, first, 0.7, 0, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 0)->velocity.y, ==, -0.7);
  g_assert_cmpfloat(value_of(disc_field("angle"), scene, 0), ==, -90);
  g_assert_true(carom_edit_field_set(disc_field("speed"), scene, first, 0, 0, NULL));
  double angle;
  g_assert_false(carom_edit_field_get(disc_field("angle"), scene, 0, &angle));
  g_assert_true(carom_edit_field_set(disc_field("speed"), scene, first, 2, 0, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 0)->velocity.x, ==, 2);
}

/* What is at rest has no direction and is not driven: it is refused by name, and for all. */
static void test_at_rest(void) {
  const char *const ids[] = {"angle", "driven"};
  g_autoptr(CaromScene) scene = scene_new();
  g_assert_true(carom_edit_set_velocity(scene, test_disc(1), carom_vec2(0, 0), NULL));
  g_autoptr(CaromScene) before = carom_scene_copy(scene);
  g_autoptr(CaromSelection) all = test_all(scene);
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    g_autoptr(GError) error = NULL;
    g_assert_false(carom_edit_field_set(disc_field(ids[i]), scene, all, 1, 0, &error));
    g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_VALUE);
    g_assert_nonnull(strstr(error->message, "Disc B "));
  }
  test_assert_same(scene, before);
  double value;
  gboolean mixed;
  g_assert_true(carom_edit_field_get_common(disc_field("angle"), scene, all, &value, &mixed));
  g_assert_true(mixed);
}

/* Driven is pinned and moving. */
static void test_driven(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_disc(0));
  g_assert_true(carom_edit_field_set(disc_field("pinned"), scene, first, 1, 0, NULL));
  g_assert_cmpfloat(value_of(disc_field("driven"), scene, 0), ==, 1);
  g_assert_true(carom_edit_field_set(disc_field("speed"), scene, first, 0, 0, NULL));
  g_assert_cmpfloat(value_of(disc_field("driven"), scene, 0), ==, 0);
  g_assert_true(carom_edit_field_set(disc_field("driven"), scene, first, 0, 0, NULL));
  g_assert_true(carom_scene_body(scene, 0)->pinned);
  g_assert_true(carom_edit_field_set(disc_field("speed"), scene, first, 1, 0, NULL));
  g_assert_true(carom_edit_field_set(disc_field("driven"), scene, first, 0, 0, NULL));
  g_assert_false(carom_scene_body(scene, 0)->pinned);
}

/* Length and angle keep the first end, and each other. */
static void test_length_and_angle(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) second = carom_selection_new_of(test_wall(1)); /* 3-4-5 from (1, 0) */
  const CaromEditField *length = carom_edit_field_by_id(CAROM_ITEM_WALL, "length");
  const CaromEditField *angle = carom_edit_field_by_id(CAROM_ITEM_WALL, "angle");
  g_assert_cmpfloat(value_of(length, scene, 1), ==, 5);
  g_assert_true(carom_edit_field_set(angle, scene, second, 180, 0, NULL));
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->p1.x, ==, 1);
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->p2.x, ==, -4);
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->p2.y, ==, 0);
  g_assert_true(carom_edit_field_set(length, scene, second, 2, 0, NULL));
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->p2.x, ==, -1);
  g_assert_cmpfloat(value_of(angle, scene, 1), ==, 180);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  const gconstpointer disc = GINT_TO_POINTER(CAROM_ITEM_DISC);
  const gconstpointer wall = GINT_TO_POINTER(CAROM_ITEM_WALL);
  const gconstpointer emitter = GINT_TO_POINTER(CAROM_ITEM_EMITTER);
  g_test_add_data_func("/edit-field/set-is-got/disc", disc, test_set_is_got);
  g_test_add_data_func("/edit-field/set-is-got/wall", wall, test_set_is_got);
  g_test_add_data_func("/edit-field/set-is-got/emitter", emitter, test_set_is_got);
  g_test_add_data_func("/edit-field/ranges/disc", disc, test_ranges);
  g_test_add_data_func("/edit-field/ranges/wall", wall, test_ranges);
  g_test_add_data_func("/edit-field/ranges/emitter", emitter, test_ranges);
  g_test_add_func("/edit-field/count", test_count);
  g_test_add_func("/edit-field/speed-and-angle", test_speed_and_angle);
  g_test_add_func("/edit-field/at-rest", test_at_rest);
  g_test_add_func("/edit-field/driven", test_driven);
  g_test_add_func("/edit-field/length-and-angle", test_length_and_angle);
  return g_test_run();
}
