/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-why-plot: with --why, --plot draws the page that says why all methods give the same, as the
 * window exports it. */
#include "cli-test.h"

#include "carom-comparison.h"
#include "carom-contact-figure.h"
#include "carom-method-suggestion.h"
#include "carom-scene-file.h"

/* The first contact of "oblique". */
static GBytes *render(gboolean in_numbers) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load("oblique", NULL, &error);
  g_assert_no_error(error);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  while (carom_run_count_contacts(run) == 0)
    g_assert_true(carom_comparison_step(comparison, NULL));
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new(scene, carom_run_get_contact(run, 0));
  CaromContactFigure figure = {
      .kind = &carom_contact_figure_derivation,
      .explanation = explanation,
      .title = scene->title,
      .scene = scene,
      .in_numbers = in_numbers,
      .theme = carom_theme_light(),
  };
  GBytes *bytes = carom_contact_figure_render(&figure, CAROM_FIGURE_PNG, &error);
  g_assert_no_error(error);
  return bytes;
}

static void assert_drawn(const char *name, gboolean in_numbers) {
  g_autoptr(GBytes) expected = render(in_numbers);
  gsize length;
  g_autofree char *drawn = cli_read(name, &length);
  g_assert_cmpmem(drawn, length, g_bytes_get_data(expected, NULL), g_bytes_get_size(expected));
}

static void test_symbols(void) {
  g_autoptr(CliResult) result =
      cli_run("explain", "oblique", "--collision", "1", "--why", "--plot", "symbols.png", NULL);
  cli_assert_exit(result, 0);
  assert_drawn("symbols.png", FALSE);
}

static void test_numbers(void) {
  g_autoptr(CliResult) result = cli_run("explain", "oblique", "--collision", "1", "--why",
                                        "--numbers", "--plot", "numbers.png", NULL);
  cli_assert_exit(result, 0);
  assert_drawn("numbers.png", TRUE);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/why-plot/symbols", test_symbols);
  g_test_add_func("/why-plot/numbers", test_numbers);
  int status = g_test_run();
  cli_clean_up();
  return status;
}
