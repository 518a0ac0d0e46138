/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-figure: the files it makes. */
#include "carom-builtin.h"
#include "carom-figure.h"
#include "carom-method-suggestion.h"
#include "carom-quantity.h"
#include "carom-theme.h"
#include "fixture.h"

#include <string.h>

static const CaromQuantity *two_quantities[2];

static CaromFigure figure_of(const CaromComparison *comparison) {
  two_quantities[0] = carom_quantity_by_id("momentum");
  two_quantities[1] = carom_quantity_by_id("energy");
  return (CaromFigure){
      .comparison = comparison,
      .theme = carom_theme_light(),
      .quantities = two_quantities,
      .n_quantities = 2,
      .show_panes = TRUE,
  };
}

static GBytes *render(const CaromFigure *figure, CaromFigureFileFormat format) {
  g_autoptr(GError) error = NULL;
  GBytes *bytes = carom_figure_render(figure, format, &error);
  g_assert_no_error(error);
  g_assert_nonnull(bytes);
  return bytes;
}

static gboolean starts_with(GBytes *bytes, const char *magic) {
  gsize size;
  const char *data = g_bytes_get_data(bytes, &size);
  return size >= strlen(magic) && memcmp(data, magic, strlen(magic)) == 0;
}

static guint32 big_endian(const guint8 *data) {
  return (guint32)data[0] << 24 | (guint32)data[1] << 16 | (guint32)data[2] << 8 | data[3];
}

static void test_png(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 100);
  CaromFigure figure = figure_of(comparison);
  g_autoptr(GBytes) bytes = render(&figure, CAROM_FIGURE_PNG);
  g_assert_true(starts_with(bytes, "\x89PNG\r\n"));
  double width, height;
  carom_figure_get_size(&figure, &width, &height);
  const guint8 *data = g_bytes_get_data(bytes, NULL);
  g_assert_cmpuint(big_endian(data + 16), ==, (guint)(2 * width));
  g_assert_cmpuint(big_endian(data + 20), ==, (guint)(2 * height));
  g_assert_cmpuint(g_bytes_get_size(bytes), <, 1000000);
}

static void test_svg(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 100);
  CaromFigure figure = figure_of(comparison);
  g_autoptr(GBytes) bytes = render(&figure, CAROM_FIGURE_SVG);
  g_assert_true(starts_with(bytes, "<?xml"));
  g_assert_true(carom_fixture_contains(bytes, "<title>Two discs &amp; more</title>"));
  g_assert_true(carom_fixture_contains(bytes, "</svg>"));
  double width, height;
  carom_figure_get_size(&figure, &width, &height);
  g_autofree char *size = g_strdup_printf(" width=\"%gpt\" height=\"%gpt\"", width, height);
  g_assert_true(carom_fixture_contains(bytes, size));
  /* No bitmaps: it stays sharp at any size. */
  g_assert_false(carom_fixture_contains(bytes, "<image"));
  g_assert_cmpuint(g_bytes_get_size(bytes), <, 1000000);
}

static void test_pdf(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 100);
  CaromFigure figure = figure_of(comparison);
  g_autoptr(GBytes) bytes = render(&figure, CAROM_FIGURE_PDF);
  g_assert_true(starts_with(bytes, "%PDF-"));
  g_assert_true(carom_fixture_contains(bytes, "%%EOF"));
  g_assert_true(carom_fixture_contains(bytes, "Two discs & more"));
  /* Text as text needs a font. */
  g_assert_true(carom_fixture_contains(bytes, "/Font"));
  g_assert_false(carom_fixture_contains(bytes, "/CreationDate"));
  g_assert_cmpuint(g_bytes_get_size(bytes), <, 1000000);
}

static void test_same_bytes(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 50);
  CaromFigure figure = figure_of(comparison);
  for (int format = CAROM_FIGURE_PNG; format <= CAROM_FIGURE_PDF; format++) {
    g_autoptr(GBytes) one = render(&figure, (CaromFigureFileFormat)format);
    g_autoptr(GBytes) other = render(&figure, (CaromFigureFileFormat)format);
    g_assert_true(g_bytes_equal(one, other));
  }
}

typedef struct {
  GBytes *bytes;
  gsize at;
} Reading;

static cairo_status_t read_on(gpointer data, guint8 *to, guint n) {
  Reading *reading = data;
  gsize size;
  const guint8 *bytes = g_bytes_get_data(reading->bytes, &size);
  if (n > size - reading->at)
    return CAIRO_STATUS_READ_ERROR;
  memcpy(to, bytes + reading->at, n);
  reading->at += n;
  return CAIRO_STATUS_SUCCESS;
}

static guint count_cursor(const CaromFigure *figure) {
  g_autoptr(GBytes) bytes = render(figure, CAROM_FIGURE_PNG);
  Reading reading = {bytes, 0};
  cairo_surface_t *image = cairo_image_surface_create_from_png_stream(read_on, &reading);
  guint n = carom_fixture_count(image, figure->theme->cursor);
  cairo_surface_destroy(image);
  return n;
}

/* Where the clock has gone back, charts go on after the time of the panes, so they mark it. */
static void test_gone_back(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 100);
  CaromFigure figure = figure_of(comparison);
  figure.show_panes = FALSE;
  guint at_end = count_cursor(&figure);
  g_assert_true(carom_comparison_seek(comparison, 40, NULL));
  g_assert_cmpuint(count_cursor(&figure), >, at_end + 100);
}

/* Nothing follows an instant in the last frame. */
static void test_last_instant(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 100);
  CaromFigure figure = figure_of(comparison);
  figure.show_panes = FALSE;
  guint at_end = count_cursor(&figure);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  g_assert_true(carom_comparison_seek(comparison, 99, NULL));
  g_assert_true(
      carom_comparison_seek_instant(comparison, 99.5 * dt_s, CAROM_INSTANT_BETWEEN, NULL));
  g_assert_cmpint(carom_comparison_get_instant(comparison), !=, CAROM_INSTANT_NONE);
  g_assert_cmpuint(count_cursor(&figure), <=, at_end + 100);
}

/* One quantity alone is a plot of ordinary proportions. */
static void test_single_plot(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 50);
  CaromFigure figure = figure_of(comparison);
  figure.n_quantities = 1;
  figure.show_panes = FALSE;
  double width, height;
  carom_figure_get_size(&figure, &width, &height);
  g_assert_cmpfloat(width / height, >, 1.4);
  g_assert_cmpfloat(width / height, <, 1.8);
  figure.width = 300;
  figure.height = 200;
  carom_figure_get_size(&figure, &width, &height);
  g_assert_cmpfloat(width, ==, 300);
  g_assert_cmpfloat(height, ==, 200);
}

/* Every combination of content, at the start of a run and without any quantity. */
static void test_contents(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 0);
  for (guint n = 0; n <= 2; n++)
    for (int panes = 0; panes <= 1; panes++) {
      CaromFigure figure = figure_of(comparison);
      figure.n_quantities = n;
      figure.show_panes = panes;
      g_autoptr(GBytes) bytes = render(&figure, CAROM_FIGURE_PNG);
      g_assert_true(starts_with(bytes, "\x89PNG"));
    }
}

/* How high panes are that show a scene of that size: the figure less the same without panes. */
static double panes_height(CaromComparison *comparison, double wide, double high) {
  CaromFraming framing = {.max = {wide, high}, .fits_run = TRUE};
  CaromFigure figure = figure_of(comparison);
  double width, with, without;
  figure.framing = &framing;
  figure.width = 900;
  carom_figure_get_size(&figure, &width, &with);
  figure.show_panes = FALSE;
  carom_figure_get_size(&figure, &width, &without);
  return with - without;
}

/* Panes are as tall as what they show; low ones below one another take some more room than
 * side by side, since their discs are larger, but less than half of the width. */
static void test_height_of_panes(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  double low = panes_height(comparison, 12, 1), square = panes_height(comparison, 1, 1);
  g_assert_cmpfloat(low, >, 3 * 60);
  g_assert_cmpfloat(low, <, 450);
  guint n = carom_comparison_get_n_runs(comparison);
  g_assert_cmpfloat(square, >, (900.0 - 2 * 16 - (n - 1) * 12) / n);
  g_assert_cmpfloat(panes_height(comparison, 1, 100), <, 450);
}

/* A title that does not fit on a line of its pane goes on below, in a higher header. */
static void test_long_titles(void) {
  double heights[2];
  for (int is_long = 0; is_long <= 1; is_long++) {
    g_autoptr(CaromScene) scene = carom_builtin_load("sliding-ball", NULL);
    g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
    for (guint i = 0; i + 1 < methods->len && !is_long; i++)
      g_array_index(methods, CaromMethod, i) =
          g_array_index(methods, CaromMethod, methods->len - 1);
    g_autoptr(CaromComparison) comparison =
        carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
    g_test_message("%s", carom_comparison_get_title(comparison, 1));
    heights[is_long] = panes_height(comparison, 1, 1);
  }
  g_assert_cmpfloat(heights[1], >, heights[0] + 5);
}

static void test_too_large(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(0.5), 0);
  CaromFigure figure = figure_of(comparison);
  figure.width = figure.height = 1e6;
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_figure_render(&figure, CAROM_FIGURE_PNG, &error));
  g_assert_error(error, CAROM_FIGURE_FILE_ERROR, CAROM_FIGURE_FILE_ERROR_RENDER);
}

static void test_format_from_name(void) {
  static const struct {
    const char *name;
    int format; /* or -1 */
  } rows[] = {
      {"plot.png", CAROM_FIGURE_PNG},
      {"a.b/Plot.SVG", CAROM_FIGURE_SVG},
      {"x.Pdf", CAROM_FIGURE_PDF},
      {"plot.jpeg", -1},
      {"png", -1},
      {"plot.png.txt", -1},
      {"", -1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromFigureFileFormat format;
    gboolean known = carom_figure_file_format_from_name(rows[i].name, &format);
    g_assert_cmpint(known ? (int)format : -1, ==, rows[i].format);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/figure/png", test_png);
  g_test_add_func("/figure/svg", test_svg);
  g_test_add_func("/figure/pdf", test_pdf);
  g_test_add_func("/figure/same-bytes", test_same_bytes);
  g_test_add_func("/figure/gone-back", test_gone_back);
  g_test_add_func("/figure/last-instant", test_last_instant);
  g_test_add_func("/figure/single-plot", test_single_plot);
  g_test_add_func("/figure/contents", test_contents);
  g_test_add_func("/figure/height-of-panes", test_height_of_panes);
  g_test_add_func("/figure/long-titles", test_long_titles);
  g_test_add_func("/figure/too-large", test_too_large);
  g_test_add_func("/figure/format-from-name", test_format_from_name);
  return g_test_run();
}
