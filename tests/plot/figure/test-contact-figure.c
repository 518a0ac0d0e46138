/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-contact-figure and its kinds: the files it makes, and that its content has room.
 * Those that hold for all kinds get one as their data. */
#include "carom-contact-figure.h"
#include "carom-pane-style.h"
#include "carom-theme.h"
#include "fixture.h"

#include <string.h>

static CaromExplanation *explain_record(const CaromContactRecord *record) {
  CaromScene *scene = carom_fixture_two_discs(0.9);
  CaromExplanation *explanation = carom_explanation_new(scene, record);
  carom_scene_unref(scene);
  return explanation;
}

static CaromExplanation *explain(gboolean is_wall) {
  CaromContactRecord record = {
      .frame = 3,
      .time_s = 1.25,
      .a = 0,
      .b = is_wall ? -1 : 1,
      .wall = is_wall ? 2 : -1,
      .cluster_size = 1,
      .contact = {1.5, is_wall ? INFINITY : 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.9, 1},
  };
  if (is_wall) {
    record.contact.velocity_b = carom_vec2(0, 0);
    record.contact.tangential_factor = 0.7;
  }
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  return explain_record(&record);
}

/* Whose discs have colours, and a pane for each resolver. */
static CaromComparison *comparison;

static CaromContactFigure figure_of(gconstpointer kind, const CaromExplanation *explanation) {
  return (CaromContactFigure){
      .kind = kind,
      .explanation = explanation,
      .title = "One & another",
      .scene = carom_comparison_get_scene(comparison),
      .methods = carom_comparison_get_methods(comparison),
      .n_methods = carom_comparison_get_n_runs(comparison),
      .theme = carom_theme_light(),
  };
}

static GBytes *render(const CaromContactFigure *figure, CaromFigureFileFormat format) {
  g_autoptr(GError) error = NULL;
  GBytes *bytes = carom_contact_figure_render(figure, format, &error);
  g_assert_no_error(error);
  g_assert_nonnull(bytes);
  return bytes;
}

static void test_files(gconstpointer kind) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(kind, explanation);
  g_autoptr(GBytes) png = render(&figure, CAROM_FIGURE_PNG);
  g_autoptr(GBytes) svg = render(&figure, CAROM_FIGURE_SVG);
  g_autoptr(GBytes) pdf = render(&figure, CAROM_FIGURE_PDF);
  g_assert_true(carom_fixture_contains(png, "PNG\r\n"));
  g_assert_true(carom_fixture_contains(svg, "<title>One &amp; another</title>"));
  g_assert_true(carom_fixture_contains(svg, "</svg>"));
  g_assert_false(carom_fixture_contains(svg, "<image")); /* sharp at any size */
  g_assert_true(carom_fixture_contains(pdf, "%PDF-"));
  g_assert_true(carom_fixture_contains(pdf, "One & another"));
}

static void test_same_bytes(gconstpointer kind) {
  for (CaromFigureFileFormat format = CAROM_FIGURE_PNG; format <= CAROM_FIGURE_PDF; format++) {
    g_autoptr(CaromExplanation) one = explain(TRUE), other = explain(TRUE);
    CaromContactFigure figure = figure_of(kind, one), again = figure_of(kind, other);
    g_autoptr(GBytes) first = render(&figure, format), second = render(&again, format);
    g_assert_true(g_bytes_equal(first, second));
  }
}

static void test_too_large(gconstpointer kind) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(kind, explanation);
  figure.width = figure.height = 1e6;
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_contact_figure_render(&figure, CAROM_FIGURE_PNG, &error));
  g_assert_error(error, CAROM_FIGURE_FILE_ERROR, CAROM_FIGURE_FILE_ERROR_RENDER);
  g_assert_nonnull(strstr(error->message, "One & another"));
}

/* Narrower is taller; what is asked for is given. */
static void test_size(gconstpointer kind) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(kind, explanation);
  double natural_width, natural_height, width, height;
  carom_contact_figure_get_size(&figure, &natural_width, &natural_height);
  figure.width = natural_width / 2;
  carom_contact_figure_get_size(&figure, &width, &height);
  g_assert_cmpfloat(width, ==, natural_width / 2);
  g_assert_cmpfloat(height, >, natural_height);
  figure.height = 400;
  carom_contact_figure_get_size(&figure, &width, &height);
  g_assert_cmpfloat(height, ==, 400);
}

/* Nothing is drawn at the edges, whatever size is asked for. */
static void assert_edges_are_empty(const CaromContactFigure *figure) {
  double width, height;
  carom_contact_figure_get_size(figure, &width, &height);
  int columns = (int)width, rows = (int)height;
  cairo_surface_t *image = carom_fixture_image(columns, rows, figure->theme->wall);
  cairo_t *cr = cairo_create(image);
  carom_contact_figure_draw(figure, cr, width, height);
  CaromColour background = figure->theme->background;
  for (int x = 0; x < columns; x++)
    for (int inset = 0; inset < 6; inset++) {
      g_assert_true(carom_fixture_pixel_is(image, x, inset, background, 1));
      g_assert_true(carom_fixture_pixel_is(image, x, rows - 1 - inset, background, 1));
    }
  for (int y = 0; y < rows; y++)
    for (int inset = 0; inset < 6; inset++) {
      g_assert_true(carom_fixture_pixel_is(image, inset, y, background, 1));
      g_assert_true(carom_fixture_pixel_is(image, columns - 1 - inset, y, background, 1));
    }
  /* Not an empty page: lines of letters cover some 5 % of it, and less where the columns are so
     many that they have to be made smaller than fills it. */
  guint n_pixels = (guint)(columns * rows);
  g_assert_cmpuint(carom_fixture_count(image, background), <, n_pixels - n_pixels / 50);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

/* Also where the page has to be made smaller. */
static void test_margins(gconstpointer kind) {
  static const struct {
    double width, height_share;
  } sizes[] = {{0, 0}, {600, 0}, {0, 0.5}, {800, 0.5}};
  for (guint i = 0; i < 2 * G_N_ELEMENTS(sizes); i++) {
    g_autoptr(CaromExplanation) explanation = explain(i % 2 == 1);
    CaromContactFigure figure = figure_of(kind, explanation);
    double width, height;
    figure.width = sizes[i / 2].width;
    carom_contact_figure_get_size(&figure, &width, &height);
    figure.height = floor(height * sizes[i / 2].height_share);
    assert_edges_are_empty(&figure);
  }
}

/* The notes of a line take room below it, as they do in the window. */
static void test_notes(void) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(&carom_contact_figure_workings, explanation);
  double width, with_notes, without_notes;
  carom_contact_figure_get_size(&figure, &width, &with_notes);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    for (guint k = 0; k < explanation->workings[i].n_lines; k++)
      explanation->readable[i].lines[k].notes = (CaromLineNotes){0};
  carom_contact_figure_get_size(&figure, &width, &without_notes);
  g_assert_cmpfloat(with_notes, >, without_notes);
}

/* How many pixels of the colour of pane @pane there are in one of equal parts of the width. */
static guint count_of_pane(cairo_surface_t *image, const CaromTheme *theme, guint pane, int part,
                           int n_parts) {
  int width = cairo_image_surface_get_width(image), n = 0;
  CaromColour colour = carom_pane_style_of(theme, pane).colour;
  for (int y = 0; y < cairo_image_surface_get_height(image); y++)
    for (int x = part * width / n_parts; x < (part + 1) * width / n_parts; x++)
      n += carom_fixture_pixel_is(image, x, y, colour, 2);
  return (guint)n;
}

/* As on the screen, a method has the mark of its pane, whatever its column, and without a pane
 * none. */
static void test_marks_of_panes(void) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(&carom_contact_figure_workings, explanation);
  CaromMethod last = figure.methods[2];
  g_assert_true(last.resolver == explanation->resolvers[2]);
  figure.methods = &last;
  figure.n_methods = 1;
  int n = (int)explanation->n_resolvers;
  double width, height;
  carom_contact_figure_get_size(&figure, &width, &height);
  cairo_surface_t *image = carom_fixture_image((int)width, (int)height, figure.theme->background);
  cairo_t *cr = cairo_create(image);
  carom_contact_figure_draw(&figure, cr, width, height);
  g_assert_cmpuint(count_of_pane(image, figure.theme, 0, 0, n), ==, 0);
  g_assert_cmpuint(count_of_pane(image, figure.theme, 1, 1, n), ==, 0);
  g_assert_cmpuint(count_of_pane(image, figure.theme, 0, 2, n), >, 0);
  g_assert_cmpuint(count_of_pane(image, figure.theme, 2, 2, n), ==, 0);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

/* Each stage ends in a band, with the mark of its colour at the left: one for each body's change.
 */
static void test_bands(void) {
  g_autoptr(CaromExplanation) explanation = explain(FALSE);
  CaromContactFigure figure = figure_of(&carom_contact_figure_workings, explanation);
  double width, height;
  carom_contact_figure_get_size(&figure, &width, &height);
  cairo_surface_t *image = carom_fixture_image((int)width, (int)height, figure.theme->wall);
  cairo_t *cr = cairo_create(image);
  carom_contact_figure_draw(&figure, cr, width, height);
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++) {
    guint n = 0; /* of marks, counted down their left edge */
    for (int y = 1; y < (int)height; y++)
      n += carom_fixture_pixel_is(image, 21, y, figure.theme->quantities[stage], 2) &&
                   !carom_fixture_pixel_is(image, 21, y - 1, figure.theme->quantities[stage], 2)
               ? 1
               : 0;
    g_assert_cmpuint(n, ==, stage == CAROM_STAGE_RESULT ? 2 : 1);
  }
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

/* With numbers, it is another picture. */
static void test_numbers(void) {
  g_autoptr(CaromExplanation) explanation = explain(TRUE);
  CaromContactFigure figure = figure_of(&carom_contact_figure_derivation, explanation);
  g_autoptr(GBytes) symbols = render(&figure, CAROM_FIGURE_SVG);
  figure.in_numbers = TRUE;
  g_autoptr(GBytes) numbers = render(&figure, CAROM_FIGURE_SVG);
  g_assert_false(g_bytes_equal(symbols, numbers));
  assert_edges_are_empty(&figure);
}

/* A contact of bodies that part already has nothing to work out, and a shorter page. */
static void test_no_working(gconstpointer kind) {
  g_autoptr(CaromExplanation) resolved = explain(FALSE);
  CaromContactRecord record = resolved->record;
  record.contact.d = carom_vec2_scale(record.contact.d, -1);
  g_autoptr(CaromExplanation) parting = explain_record(&record);
  g_assert_cmpuint(parting->workings[0].n_lines, ==, 0);
  CaromContactFigure one = figure_of(kind, resolved), other = figure_of(kind, parting);
  double width, full_height, height;
  carom_contact_figure_get_size(&one, &width, &full_height);
  carom_contact_figure_get_size(&other, &width, &height);
  g_assert_cmpfloat(height, <, full_height / 2);
  assert_edges_are_empty(&other);
}

/* Where there is no plane, words take its place. */
static void test_cluster(void) {
  g_autoptr(CaromExplanation) alone = explain(FALSE);
  CaromContactRecord record = alone->record;
  record.cluster_size = 3;
  g_autoptr(CaromExplanation) cluster = explain_record(&record);
  CaromContactFigure one = figure_of(&carom_contact_figure_diagrams, alone);
  CaromContactFigure other = figure_of(&carom_contact_figure_diagrams, cluster);
  g_autoptr(GBytes) with = render(&one, CAROM_FIGURE_SVG);
  g_autoptr(GBytes) without = render(&other, CAROM_FIGURE_SVG);
  g_assert_cmpuint(g_bytes_get_size(without), <, g_bytes_get_size(with));
  assert_edges_are_empty(&other);
}

typedef struct {
  const char *name;
  GTestDataFunc test;
} KindTest;

static void add_tests(const char *id, gconstpointer kind, const KindTest *tests, guint n_tests) {
  for (guint i = 0; i < n_tests; i++) {
    g_autofree char *path = g_strdup_printf("/contact-figure/%s/%s", id, tests[i].name);
    g_test_add_data_func(path, kind, tests[i].test);
  }
}

int main(int argc, char **argv) {
  /* The last two are about pages that consist of lines. */
  static const KindTest tests[] = {
      {"files", test_files},         {"same-bytes", test_same_bytes},
      {"too-large", test_too_large}, {"margins", test_margins},
      {"size", test_size},           {"no-working", test_no_working},
  };
  enum { N_TESTS = G_N_ELEMENTS(tests) };
  g_test_init(&argc, &argv, NULL);
  comparison = carom_fixture_run(carom_fixture_two_discs(0.9), 0);
  add_tests("working", &carom_contact_figure_workings, tests, N_TESTS);
  add_tests("derivation", &carom_contact_figure_derivation, tests, N_TESTS);
  add_tests("diagram", &carom_contact_figure_diagrams, tests, N_TESTS - 2);
  g_test_add_func("/contact-figure/working/bands", test_bands);
  g_test_add_func("/contact-figure/working/marks-of-panes", test_marks_of_panes);
  g_test_add_func("/contact-figure/working/notes", test_notes);
  g_test_add_func("/contact-figure/derivation/numbers", test_numbers);
  g_test_add_func("/contact-figure/diagram/cluster", test_cluster);
  int status = g_test_run();
  carom_comparison_free(comparison);
  return status;
}
