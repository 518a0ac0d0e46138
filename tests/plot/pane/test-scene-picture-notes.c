/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-picture-notes: what the notes about discs that come in say where there is little room.
 */
#include "carom-scene-picture-fixtures.h"
#include "carom-theme.h"
#include "fixture.h"

#define SIZE 400

/* How much room the note takes where there is @room for it; 0 if it is left out. */
static double draw_note(const CaromComparison *comparison, double room) {
  const CaromTheme *theme = carom_theme_light();
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, theme->background);
  cairo_t *cr = cairo_create(image);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, "Sans 10");
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0), .theme = theme, .font = "Sans 10"};
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_init(&layout, &picture, &text, SIZE, SIZE);
  double taken = carom_scene_picture_fixtures_draw_notes(&layout, &text, 0, room);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return taken;
}

/* With less and less room it is said in words, then in numbers alone, and only then not at all. */
static void test_entered(void) {
  CaromScene *scene = carom_fixture_two_discs(1);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, 50);
  emitter.count = 150;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  double in_words = draw_note(comparison, SIZE), gap = 0, in_numbers = 0;
  g_assert_cmpfloat(in_words, >, 0);
  for (double room = in_words - 1; room > 0; room--) {
    double taken = draw_note(comparison, room);
    if (taken == in_words)
      gap = in_words - room; /* around the note, where it needs no room of its own */
    else if (taken > 0)
      in_numbers = taken;
  }
  g_assert_cmpfloat(in_numbers, >, gap);
  g_assert_cmpfloat(in_numbers, <, 0.75 * in_words);
  g_assert_cmpfloat(draw_note(comparison, in_numbers), ==, in_numbers);
  g_assert_cmpfloat(draw_note(comparison, 1), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-picture/notes/entered", test_entered);
  return g_test_run();
}
