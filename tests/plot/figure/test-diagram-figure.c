/* Tests of carom-diagram-figure: the files it makes, and that its content has room. */
#include "carom-diagram-figure.h"
#include "fixture.h"

#include <string.h>

typedef struct {
  CaromScene *scene;
  CaromExplanation *explanation;
  CaromMethod method;
} Stage;

static void stage_init(Stage *stage, guint cluster_size) {
  CaromContactRecord record = {
      .frame = 3,
      .time_s = 1.25,
      .a = 0,
      .b = 1,
      .wall = -1,
      .cluster_size = cluster_size,
      .contact = {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.9, 1},
  };
  *stage = (Stage){.scene = carom_fixture_two_discs(0.9)};
  stage->method.resolver = carom_resolvers(NULL)[0];
  carom_resolver_resolve(stage->method.resolver, &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  stage->explanation = carom_explanation_new(stage->scene, &record);
}

static void stage_clear(Stage *stage) {
  carom_explanation_unref(stage->explanation);
  carom_scene_unref(stage->scene);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Stage, stage_clear)

static CaromDiagramFigure figure_of(const Stage *stage) {
  return (CaromDiagramFigure){
      .diagram =
          carom_diagram(stage->explanation, stage->scene, &stage->method, 1, carom_theme_light()),
      .title = "One & another",
  };
}

static GBytes *render(const CaromDiagramFigure *figure, CaromFigureFileFormat format) {
  g_autoptr(GError) error = NULL;
  GBytes *bytes = carom_diagram_figure_render(figure, format, &error);
  g_assert_no_error(error);
  g_assert_nonnull(bytes);
  return bytes;
}

static void test_files(void) {
  g_auto(Stage) stage;
  stage_init(&stage, 1);
  CaromDiagramFigure figure = figure_of(&stage);
  g_autoptr(GBytes) png = render(&figure, CAROM_FIGURE_PNG);
  g_autoptr(GBytes) svg = render(&figure, CAROM_FIGURE_SVG);
  g_autoptr(GBytes) pdf = render(&figure, CAROM_FIGURE_PDF);
  g_assert_true(carom_fixture_contains(png, "PNG\r\n"));
  g_assert_true(carom_fixture_contains(svg, "<title>One &amp; another</title>"));
  g_assert_false(carom_fixture_contains(svg, "<image")); /* sharp at any size */
  g_assert_true(carom_fixture_contains(pdf, "One & another"));
}

static void test_same_bytes(void) {
  g_auto(Stage) one, other;
  stage_init(&one, 1);
  stage_init(&other, 1);
  for (CaromFigureFileFormat format = CAROM_FIGURE_PNG; format <= CAROM_FIGURE_PDF; format++) {
    CaromDiagramFigure figure = figure_of(&one), again = figure_of(&other);
    g_autoptr(GBytes) first = render(&figure, format), second = render(&again, format);
    g_assert_true(g_bytes_equal(first, second));
  }
}

/* Narrower columns have taller words; what is asked for is given. */
static void test_size(void) {
  g_auto(Stage) stage;
  stage_init(&stage, 1);
  CaromDiagramFigure figure = figure_of(&stage);
  double width, height, given, same;
  carom_diagram_figure_get_size(&figure, &width, &height);
  g_assert_cmpfloat(width, >, height / 2);
  figure.width = width - 1;
  figure.height = 123;
  carom_diagram_figure_get_size(&figure, &given, &same);
  g_assert_cmpfloat(given, ==, width - 1);
  g_assert_cmpfloat(same, ==, 123);
}

/* Where there is no plane, words take its place, and need less room. */
static void test_cluster(void) {
  g_auto(Stage) alone, cluster;
  stage_init(&alone, 1);
  stage_init(&cluster, 3);
  CaromDiagramFigure with = figure_of(&alone), without = figure_of(&cluster);
  double width, high, low;
  carom_diagram_figure_get_size(&with, &width, &high);
  carom_diagram_figure_get_size(&without, &width, &low);
  g_assert_cmpfloat(low, <, high);
  g_autoptr(GBytes) svg = render(&without, CAROM_FIGURE_SVG);
  g_assert_true(carom_fixture_contains(svg, "</svg>"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/diagram-figure/files", test_files);
  g_test_add_func("/diagram-figure/same-bytes", test_same_bytes);
  g_test_add_func("/diagram-figure/size", test_size);
  g_test_add_func("/diagram-figure/cluster", test_cluster);
  return g_test_run();
}
