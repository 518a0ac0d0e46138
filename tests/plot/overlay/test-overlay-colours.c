/* Tests of the colours of arrows: a quantity has the same in all panes, whoever finds it. */
#include "carom-finding.h"
#include "carom-resolver.h"
#include "overlay-stage.h"

/* That of the arrow of the change of velocity of b, which @resolver has in a line of its own. */
static CaromFindingKind band_of_change(const OverlayCase *c, const CaromResolver *resolver) {
  g_auto(OverlayStage) stage;
  CaromOutcome outcome;
  CaromWorking working;
  overlay_stage_init(&stage, c);
  carom_resolver_explain(resolver, &stage.record.contact, &outcome, &working);
  stage.overlay.working = &working;
  for (guint i = 0; i < working.n_lines; i++)
    if (g_str_equal(working.lines[i].symbol, "Δv_b"))
      stage.overlay.line = (int)i;
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  for (guint i = 0; i < shapes->len; i++)
    if (g_strcmp0(overlay_shape(shapes, i)->label, "Δv_b") == 0)
      return overlay_shape(shapes, i)->band;
  g_assert_not_reached();
}

/* One that is wrong on purpose finds it under another name than a right one. */
static void test_change(void) {
  static const char *const resolvers[] = {"impulse", "wrong-third-law", "wrong-swapped-masses"};
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    g_test_message("%s", resolvers[i]);
    g_assert_cmpint(band_of_change(&overlay_cases[0], carom_resolver_by_id(resolvers[i])), ==,
                    CAROM_FINDING_CHANGE_B);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/overlay-colours/change", test_change);
  return g_test_run();
}
