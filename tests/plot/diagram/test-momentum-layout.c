/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the picture of the momenta: all is in the picture, no label lies on another, and arrows
 * begin and end where they should. */
#include "carom-momentum-layout.h"
#include "carom-momentum-picture.h"
#include "carom-unit.h"
#include "diagram-test.h"

#include <string.h>

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
    const CaromTextBox *box = carom_diagram_labels_get(&layout.labels, i);
    CaromVec2 min = carom_text_box_min(box), max = carom_text_box_max(box);
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

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/momentum-layout/momenta", test_momenta);
  g_test_add_func("/momentum-layout/chains", test_chains);
  g_test_add_func("/momentum-layout/lanes", test_lanes);
  g_test_add_func("/momentum-layout/short-across", test_short_across);
  g_test_add_func("/momentum-layout/nearest", test_nearest);
  g_test_add_func("/momentum-layout/read-momenta", test_read_momenta);
  g_test_add_func("/momentum-layout/cluster", test_cluster);
  return g_test_run();
}
