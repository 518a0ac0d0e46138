/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-past: a chart drawn with the image of its past looks like one drawn completely. */
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-past.h"
#include "carom-events.h"
#include "carom-pane-style.h"
#include "carom-quantity.h"
#include "fixture.h"
#include "rounds-test.h"
#include "stepped-method-test.h"

#define WIDTH  400
#define HEIGHT 200
#define FRAMES 600

/* Up to 25 discs in a box: momentum that changes at every wall, in panes that part. */
static CaromScene *restless_scene(guint n_discs) {
  CaromScene *scene = carom_scene_new();
  const CaromVec2 corners[] = {{-2, -2}, {2, -2}, {2, 2}, {-2, 2}};
  for (guint i = 0; i < 4; i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % 4]);
    g_array_append_val(scene->walls, wall);
  }
  for (guint i = 0; i < n_discs; i++)
    carom_fixture_add_disc(scene, carom_vec2(0.7 * (i % 5) - 1.4, 0.7 * (i / 5) - 1.4),
                           carom_vec2(5 * sin(3 * i), 5 * cos(7 * i)), 0.2, FALSE);
  scene->duration_s = FRAMES * scene->dt_s;
  test_suggest_steps(scene);
  return scene;
}

static CaromChart chart_of(const CaromComparison *comparison, const char *quantity,
                           CaromChartPast *past) {
  return (CaromChart){
      .comparison = comparison,
      .quantity = carom_quantity_by_id(quantity),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .show_cursor = TRUE,
      .time_end_s = carom_comparison_get_scene(comparison)->duration_s,
      .past = past,
  };
}

static cairo_surface_t *draw(const CaromChart *chart, int width, int height, int scale) {
  cairo_surface_t *image =
      carom_fixture_image(width * scale, height * scale, chart->theme->background);
  cairo_t *cr = cairo_create(image);
  cairo_scale(cr, scale, scale);
  carom_chart_draw(chart, cr, width, height);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

static int channel_distance(guint32 one, guint32 other) {
  int greatest = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    int distance = (int)(one >> shift & 255) - (int)(other >> shift & 255);
    greatest = MAX(greatest, ABS(distance));
  }
  return greatest;
}

/* Blending twice rounds twice. */
#define ROUNDING 3
/* Where an edge crosses the cut, Cairo rounds it anew: a quarter of a pixel more or less may be
 * covered, and of two curves that cross there another quarter of the rest. */
#define TWO_QUARTERS (64 + 48 + ROUNDING)
/* At most one pixel in this many is such an edge, with a cut every 16 points. */
#define MOST 400

typedef struct {
  int n_different; /* pixels, by more than rounding */
  int greatest;    /* difference of a channel, of 255 */
} Difference;

static Difference compare(CaromChart chart, int width, int height, int scale) {
  cairo_surface_t *kept = draw(&chart, width, height, scale);
  chart.past = NULL;
  cairo_surface_t *whole = draw(&chart, width, height, scale);
  Difference difference = {0};
  for (int y = 0; y < height * scale; y++) {
    const guint32 *one = carom_fixture_line(kept, y), *other = carom_fixture_line(whole, y);
    for (int x = 0; x < width * scale; x++) {
      int distance = channel_distance(one[x], other[x]);
      difference.n_different += distance > ROUNDING ? 1 : 0;
      difference.greatest = MAX(difference.greatest, distance);
    }
  }
  cairo_surface_destroy(kept);
  cairo_surface_destroy(whole);
  return difference;
}

static void assert_alike(const CaromChart *chart, int width, int height, int scale) {
  Difference difference = compare(*chart, width, height, scale);
  g_assert_cmpint(difference.greatest, <=, TWO_QUARTERS);
  g_assert_cmpint(difference.n_different, <=, width * scale * height * scale / MOST);
}

/* A comparison under way, and a past that has grown with it. */
typedef struct {
  CaromComparison *comparison;
  CaromChartPast *past;
  CaromChart chart;
  int scale;
} Show;

static Show show_new(const char *quantity, int scale) {
  Show show = {carom_fixture_run(restless_scene(25), 0), carom_chart_past_new(), .scale = scale};
  show.chart = chart_of(show.comparison, quantity, show.past);
  carom_chart_past_set_resolution(show.past, scale);
  return show;
}

static void show_clear(Show *show) {
  carom_chart_past_free(show->past);
  carom_comparison_free(show->comparison);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Show, show_clear)

/* Draws every fifth frame, as when the program is late. */
static void show_frames(Show *show, guint n) {
  for (guint i = 0; i < n; i++) {
    g_assert_true(carom_comparison_step(show->comparison, NULL));
    if (i % 5 == 0)
      cairo_surface_destroy(draw(&show->chart, WIDTH, HEIGHT, show->scale));
  }
}

static void assert_show_alike(const Show *show) {
  assert_alike(&show->chart, WIDTH, HEIGHT, show->scale);
}

/* While samples arrive: curves that coincide and part, that jump, and that are flat. */
static void test_grows(gconstpointer data) {
  const char *const quantities[] = {"momentum", "energy", "error", "disagreement",
                                    "energy-by-disc"};
  int scale = GPOINTER_TO_INT(data);
  for (guint i = 0; i < G_N_ELEMENTS(quantities); i++) {
    if (!test_runs_cell((guint)scale - 1, 2, i, G_N_ELEMENTS(quantities)))
      continue;
    g_auto(Show) show = show_new(quantities[i], scale);
    assert_show_alike(&show);
    for (guint frame = 0; frame < FRAMES; frame += 100) {
      show_frames(&show, 100);
      assert_show_alike(&show);
    }
  }
}

static void assert_same_places(const GArray *one, const GArray *other) {
  g_assert_cmpmem(one->data, one->len * sizeof(CaromVec2), other->data,
                  other->len * sizeof(CaromVec2));
}

static void assert_same_stretches(const GArray *one, const GArray *other) {
  g_assert_cmpuint(one->len, ==, other->len);
  for (guint k = 0; k < one->len; k++) {
    const CaromChartStretch *here = &g_array_index(one, CaromChartStretch, k);
    const CaromChartStretch *there = &g_array_index(other, CaromChartStretch, k);
    g_assert_true(here->from == there->from && here->to == there->to);
    g_assert_true(here->is_alone == there->is_alone && here->is_restless == there->is_restless);
    g_assert_cmpuint(here->n_below, ==, there->n_below);
  }
}

/* Outlines and stretches that grow are those that are made at once, bit for bit, also where the
 * clock has gone back. */
static void test_same_layout(void) {
  g_auto(Show) show = show_new("momentum-by-disc", 1);
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, show.chart.font);
  for (guint frame = 0; frame < FRAMES / 2; frame++) {
    if (frame % 75 == 74)
      carom_comparison_seek(show.comparison, frame / 2, NULL);
    g_assert_true(carom_comparison_step(show.comparison, NULL));
    if (frame % 3 != 0)
      continue;
    g_auto(CaromChartLayout) grown = {0}, whole = {0};
    show.chart.until_now = frame > FRAMES / 4;
    carom_chart_arrange(&grown, &show.chart, &text, WIDTH, HEIGHT);
    if (frame % 15 != 0)
      continue;
    CaromChart chart = show.chart;
    chart.past = NULL;
    carom_chart_arrange(&whole, &chart, &text, WIDTH, HEIGHT);
    for (guint i = 0; i < carom_chart_layout_count_curves(&whole); i++) {
      assert_same_places(grown.outlines[i], whole.outlines[i]);
      assert_same_stretches(grown.stretches[i], whole.stretches[i]);
    }
  }
}

/* Up and down many times in each column. */
static double noise(const CaromSample *sample, guint component) {
  double frame = (double)sample->frame;
  return sin(frame * frame);
}

static void test_noise(void) {
  g_auto(Show) show = show_new("energy", 1);
  CaromQuantity quantity = *show.chart.quantity;
  quantity.value = noise;
  show.chart.quantity = &quantity;
  for (guint frame = 0; frame < FRAMES; frame += 100) {
    show_frames(&show, 100);
    assert_show_alike(&show);
  }
}

/* Gone back, with nothing shown of what is known of later times, a chart looks as it did when it
 * had come there for the first time: no pixel tells. */
static void test_until_now(void) {
  g_autoptr(CaromComparison) there = carom_fixture_run(restless_scene(4), 150);
  g_autoptr(CaromComparison) back = carom_fixture_run(restless_scene(4), 500);
  carom_comparison_seek(back, 150, NULL);
  const char *const quantities[] = {"momentum", "energy-by-disc", "disagreement"};
  for (guint i = 0; i < G_N_ELEMENTS(quantities); i++) {
    CaromChart one = chart_of(there, quantities[i], NULL);
    CaromChart other = chart_of(back, quantities[i], NULL);
    one.until_now = other.until_now = TRUE;
    cairo_surface_t *image = draw(&one, WIDTH, HEIGHT, 1), *again = draw(&other, WIDTH, HEIGHT, 1);
    for (int y = 0; y < HEIGHT; y++)
      g_assert_cmpmem(carom_fixture_line(image, y), WIDTH * sizeof(guint32),
                      carom_fixture_line(again, y), WIDTH * sizeof(guint32));
    cairo_surface_destroy(image);
    cairo_surface_destroy(again);
  }
}

/* The curves stay while the cursor goes back, and go on where they ended. */
static void test_seek(void) {
  g_auto(Show) show = show_new("momentum", 1);
  show_frames(&show, 400);
  carom_comparison_seek(show.comparison, 100, NULL);
  assert_show_alike(&show);
  show_frames(&show, 350);
  assert_show_alike(&show);
}

/* The sample of an instant ends the curve only while it is shown, however long frames are. */
static void test_instants(void) {
  g_autoptr(CaromScene) scene = restless_scene(5);
  g_autoptr(CaromChartPast) past = carom_chart_past_new();
  scene->dt_s = scene->duration_s / 15;
  CaromMethod method = carom_method_option_defaults();
  method.detection = &carom_detection_events;
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  CaromChart chart = chart_of(comparison, "momentum", past);
  for (guint frame = 0; frame < 15; frame++) {
    while (carom_comparison_next_instant(comparison))
      cairo_surface_destroy(draw(&chart, WIDTH, HEIGHT, 1));
    g_assert_true(carom_comparison_step(comparison, NULL));
    assert_alike(&chart, WIDTH, HEIGHT, 1);
  }
}

/* Every change that alters the picture. */
static void test_changes(void) {
  g_auto(Show) show = show_new("momentum", 1);
  show_frames(&show, 300);
  show.chart.theme = carom_theme_high_contrast();
  assert_show_alike(&show);
  show.chart.quantity = carom_quantity_by_id("disagreement");
  assert_show_alike(&show);
  show.chart.time_end_s *= 2;
  assert_show_alike(&show);
  assert_alike(&show.chart, WIDTH + 50, HEIGHT, 1);
  assert_alike(&show.chart, WIDTH + 50, HEIGHT + 50, 1);
  carom_chart_past_set_resolution(show.past, 2);
  assert_alike(&show.chart, WIDTH, HEIGHT, 2);
}

/* A widget with large type has a theme of its own, whose colours change with those of the window.
 */
static void test_theme_in_place(void) {
  g_auto(Show) show = show_new("momentum", 1);
  CaromTheme theme = *carom_theme_light();
  show.chart.theme = &theme;
  show_frames(&show, 300);
  theme = *carom_theme_high_contrast_dark();
  assert_show_alike(&show);
  theme.line_factor *= 2;
  assert_show_alike(&show);
}

/* Another run of the scene has a shorter past. */
static void test_forget(void) {
  g_auto(Show) show = show_new("momentum", 1);
  show_frames(&show, 300);
  carom_comparison_free(show.comparison);
  carom_chart_past_forget(show.past);
  show.comparison = carom_fixture_run(restless_scene(25), 200);
  show.chart.comparison = show.comparison;
  assert_show_alike(&show);
}

static gboolean is_lost;

/* Calm, and nowhere to be seen before frame 100 once that is lost. */
static double losable(const CaromSample *sample, guint component) {
  return is_lost && sample->frame < 100 ? NAN : 1;
}

/* Of the pixels of the image's left quarter, where less than 100 of FRAMES frames are. */
static guint count_early(const CaromChart *chart) {
  cairo_surface_t *image = draw(chart, WIDTH, HEIGHT, 1);
  guint32 colour = carom_colour_to_rgb(carom_pane_style_of(chart->theme, 0).colour);
  guint count = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH / 4; x++)
      count += carom_fixture_pixel(image, x, y) == colour ? 1 : 0;
  cairo_surface_destroy(image);
  return count;
}

/* What has been drawn is not drawn again: it stays even if its samples are lost. */
static void test_keeps(void) {
  g_auto(Show) show = show_new("energy", 1);
  CaromQuantity quantity = *show.chart.quantity;
  quantity.value = losable;
  show.chart.quantity = &quantity;
  show_frames(&show, 300);
  guint n_before = count_early(&show.chart);
  is_lost = TRUE;
  guint n_after = count_early(&show.chart);
  carom_chart_past_forget(show.past);
  guint n_forgotten = count_early(&show.chart);
  is_lost = FALSE;
  g_assert_cmpuint(n_before, >, 50);
  g_assert_cmpuint(n_after, ==, n_before);
  g_assert_cmpuint(n_forgotten, ==, 0);
}

static guint n_asked;

static double counting(const CaromSample *sample, guint component) {
  n_asked++;
  return 1;
}

/* Nor are its samples asked for again: only the present one, by the curve and by the readout. */
static void test_takes_once(void) {
  g_auto(Show) show = show_new("energy", 1);
  CaromQuantity quantity = *show.chart.quantity;
  quantity.value = counting;
  show.chart.quantity = &quantity;
  show_frames(&show, 300);
  cairo_surface_destroy(draw(&show.chart, WIDTH, HEIGHT, 1));
  n_asked = 0;
  cairo_surface_destroy(draw(&show.chart, WIDTH, HEIGHT, 1));
  g_assert_cmpuint(n_asked, <, 20 * carom_comparison_get_n_runs(show.comparison));
}

/* What is pointed at changes nothing of the curves; another moment, and what is hidden, do. */
static void test_pointed(void) {
  CaromComparison *comparison = carom_fixture_run(carom_fixture_two_discs(0.2), 100);
  g_autoptr(CaromChartPast) past = carom_chart_past_new();
  CaromChart chart = chart_of(comparison, "energy-by-disc", past);
  g_autoptr(GError) error = NULL;
  cairo_surface_destroy(draw(&chart, WIDTH, HEIGHT, 1));
  for (guint i = 0; i < 4; i++) {
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    chart.is_pointed = TRUE;
    chart.pointed_s = 0.3 * (i + 1);
    carom_text_init(&text, NULL, chart.font);
    carom_chart_arrange_axes(&layout, &chart, &text, WIDTH, HEIGHT);
    g_assert_cmpint(carom_chart_past_holds(past, &layout), ==, i % 2 == 0);
    assert_alike(&chart, WIDTH, HEIGHT, 1);
    if (i == 0)
      chart.hidden_channels = 1;
    if (i == 2) {
      carom_comparison_step(comparison, &error);
      g_assert_no_error(error);
    }
  }
  carom_comparison_free(comparison);
}

/* What a scene has none of, such as gaps of many discs, is drawn as an empty chart, again and
 * again. */
static void test_no_curves(void) {
  CaromComparison *comparison = carom_fixture_run(restless_scene(6), 3);
  g_autoptr(CaromChartPast) past = carom_chart_past_new();
  CaromChart chart = chart_of(comparison, "gap", past);
  for (guint i = 0; i < 3; i++) {
    chart.is_moving = i == 1;
    cairo_surface_destroy(draw(&chart, WIDTH, HEIGHT, 1)); /* which looks at cairo's state */
    carom_chart_past_forget(past);
  }
  carom_comparison_free(comparison);
}

/* Returns: the column at which the curve falls from its height at the left of the plot */
static int find_fall(cairo_surface_t *image) {
  const CaromColour background = carom_theme_light()->background;
  int heights[WIDTH];
  for (int x = 0; x < WIDTH; x++) {
    int y = 40; /* below what is read off */
    while (y < HEIGHT - 1 && carom_fixture_pixel_is(image, x, y, background, 60))
      y++;
    heights[x] = y;
  }
  for (int x = 80; x < WIDTH - 80; x++)
    if (heights[x] > heights[70] + 10)
      return x;
  g_assert_not_reached();
}

/* While one looks closer, the picture of before is stretched: what happens is where it will be, to
 * half the width of its line, which is stretched four times. Then it is drawn as without a past. */
static void test_stretched(void) {
  CaromComparison *comparison = carom_fixture_run(carom_fixture_two_discs(0.2), 240);
  g_autoptr(CaromChartPast) past = carom_chart_past_new();
  CaromChart chart = chart_of(comparison, "energy", past);
  cairo_surface_t *whole = draw(&chart, WIDTH, HEIGHT, 1);
  chart.shown = (CaromTimeSpan){0.4, 1.4};
  chart.is_moving = TRUE;
  g_assert_true(carom_chart_past_can_stretch(past, &chart));
  cairo_surface_t *stretched = draw(&chart, WIDTH, HEIGHT, 1);
  chart.is_moving = FALSE;
  assert_alike(&chart, WIDTH, HEIGHT, 1);
  cairo_surface_t *exact = draw(&chart, WIDTH, HEIGHT, 1);
  g_assert_cmpint(ABS(find_fall(stretched) - find_fall(exact)), <=, 14);
  g_assert_cmpint(ABS(find_fall(whole) - find_fall(exact)), >, 28);
  chart.is_moving = TRUE; /* but shows something else, of which there is no drawing */
  chart.quantity = carom_quantity_by_id("momentum");
  g_assert_false(carom_chart_past_can_stretch(past, &chart));
  assert_alike(&chart, WIDTH, HEIGHT, 1);
  cairo_surface_destroy(whole);
  cairo_surface_destroy(stretched);
  cairo_surface_destroy(exact);
  carom_comparison_free(comparison);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/chart-past/grows", GINT_TO_POINTER(1), test_grows);
  g_test_add_data_func("/chart-past/grows-at-scale-2", GINT_TO_POINTER(2), test_grows);
  g_test_add_func("/chart-past/same-layout", test_same_layout);
  g_test_add_func("/chart-past/noise", test_noise);
  g_test_add_func("/chart-past/instants", test_instants);
  g_test_add_func("/chart-past/until-now", test_until_now);
  g_test_add_func("/chart-past/seek", test_seek);
  g_test_add_func("/chart-past/changes", test_changes);
  g_test_add_func("/chart-past/theme-in-place", test_theme_in_place);
  g_test_add_func("/chart-past/forget", test_forget);
  g_test_add_func("/chart-past/keeps", test_keeps);
  g_test_add_func("/chart-past/takes-once", test_takes_once);
  g_test_add_func("/chart-past/pointed", test_pointed);
  g_test_add_func("/chart-past/no-curves", test_no_curves);
  g_test_add_func("/chart-past/stretched", test_stretched);
  return g_test_run();
}
