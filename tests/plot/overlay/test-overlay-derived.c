/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is drawn of the derivation's lines. */
#include "carom-derivation.h"
#include "carom-resolver.h"
#include "overlay-stage.h"

/* The marks of every line of the derivation, alike whichever the method; nothing of the working
 * beside them. */
static void test_derived(gconstpointer data) {
  guint n;
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&stage.record.contact);
  carom_resolvers(&n);
  stage.overlay.derivation = derivation;
  for (guint i = 0; i < derivation->lines->len; i++) {
    const CaromDerivationLine *line = carom_derivation_line(derivation, i);
    g_autoptr(GArray) first = NULL;
    memcpy(stage.overlay.derived, carom_derivation_line(derivation, i)->marks,
           sizeof stage.overlay.derived);
    for (guint k = 0; k < n; k++) {
      stage.overlay.working = stage.workings + k;
      CaromOverlayFrame frame = overlay_stage_frame(&stage);
      g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
      gboolean has_lit = FALSE;
      for (guint j = 0; j < shapes->len; j++)
        has_lit |= overlay_shape(shapes, j)->strength == CAROM_STRENGTH_LIT;
      g_assert_cmpint(has_lit, ==, line->marks[0].kind != CAROM_MARK_NONE);
      if (!first)
        first = g_array_ref(shapes);
      g_assert_cmpuint(shapes->len, ==, first->len);
      g_assert_cmpmem(shapes->data, shapes->len * sizeof(CaromOverlayShape), first->data,
                      first->len * sizeof(CaromOverlayShape));
    }
    cairo_surface_destroy(overlay_stage_draw(&stage));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("derived", test_derived);
  return g_test_run();
}
