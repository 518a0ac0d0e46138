/* carom-figure: arranges and draws a figure: from the top, title, panes, charts, and facts about
 * the run. carom-figure-file turns it into a file. */
#include "carom-figure.h"

#include "carom-chart-draw.h"
#include "carom-coefficients.h"
#include "carom-digits.h"
#include "carom-pane-style.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture.h"
#include "carom-text.h"

#include <glib/gi18n-lib.h>

static const double edge = 16; /* between the contents and the figure's rectangle, in points */
static const double gap = 12;  /* between panes, and between charts */
static const double header_line = 20, header_edge = 4; /* of a pane's header */

/* Suitable sizes of a single chart or pane, from which the size of a figure is computed. */
static const double chart_width = 528, chart_height = 270, pane_width = 270;

/* Panes are as tall as their scenes, within limits. */
static const double pane_aspect_min = 0.5, pane_aspect_max = 1.25;

typedef struct {
  const CaromFigure *figure;
  CaromScene *scene;
  guint n_panes;   /* 0 if they are not shown */
  guint n_columns; /* of charts */
  guint n_rows;
  char *font; /* in points of the figure */
  CaromText text;
} Page;

static void page_init(Page *page, const CaromFigure *figure, cairo_t *cr) {
  *page = (Page){
      .figure = figure,
      .scene = carom_comparison_get_scene(figure->comparison),
      .n_panes = figure->show_panes ? carom_comparison_get_n_runs(figure->comparison) : 0,
      .n_columns = figure->n_quantities > 1 ? 2 : 1,
      .font = carom_figure_file_font(figure->font),
  };
  page->n_rows = (figure->n_quantities + page->n_columns - 1) / page->n_columns;
  carom_text_init(&page->text, cr, page->font);
}

static void page_clear(Page *page) {
  carom_text_clear(&page->text);
  g_free(page->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Page, page_clear)

/* Height over width of the scene's view. */
static double pane_aspect(const Page *page) {
  CaromVec2 min, max;
  carom_scene_view(page->scene, &min, &max);
  double aspect = max.x > min.x ? (max.y - min.y) / (max.x - min.x) : pane_aspect_max;
  return CLAMP(aspect, pane_aspect_min, pane_aspect_max);
}

static double title_height(const Page *page) {
  return page->text.line_height * 1.3 + gap;
}

/* Acceleration with its unit, such as "(0, −9.81) m/s²". */
static char *gravity_text(const CaromScene *scene) {
  g_autofree char *gravity = carom_digits_vector(scene->gravity, 4);
  return g_strdup_printf("%s %s/s²", gravity, scene->unit);
}

/* "2 discs · discs e = 0.9 · no gravity." */
static char *scene_sentence(const CaromScene *scene) {
  g_autofree char *contents = carom_coefficients_describe(scene);
  if (scene->gravity.x == 0 && scene->gravity.y == 0)
    /* Translators: a list such as "2 discs · discs e = 1 · walls e = 0.8" goes on. */
    return g_strdup_printf(_("%s · no gravity."), contents);
  g_autofree char *gravity = gravity_text(scene);
  /* Translators: such a list goes on with the acceleration of gravity. */
  return g_strdup_printf(_("%s · gravity g = %s."), contents, gravity);
}

static char *time_sentence(const CaromFigure *figure) {
  gulong frames = (gulong)carom_comparison_get_frame(figure->comparison);
  CaromScene *scene = carom_comparison_get_scene(figure->comparison);
  g_autofree char *dt = carom_digits_text(scene->dt_s, 4);
  g_autofree char *time = carom_digits_text(carom_comparison_get_time_s(figure->comparison), 4);
  /* Translators: for example "65 frames of 0.02 s, to t = 1.3 s." */
  return g_strdup_printf(
      ngettext("%lu frame of %s s, to t = %s s.", "%lu frames of %s s, to t = %s s.", frames),
      frames, dt, time);
}

static char *facts_markup(const CaromFigure *figure) {
  g_autofree char *scene = scene_sentence(carom_comparison_get_scene(figure->comparison));
  g_autofree char *time = time_sentence(figure);
  return g_markup_printf_escaped("%s %s", scene, time);
}

/* Draws the facts with their lower edge at @bottom.
 *
 * Returns: their height */
static double draw_facts(Page *page, double width, double bottom) {
  g_autofree char *markup = facts_markup(page->figure);
  CaromText measure = page->text;
  measure.cr = NULL;
  CaromColour colour = page->figure->theme->dim_text;
  double inner = width - 2 * edge;
  double height = carom_text_draw_paragraph(&measure, markup, colour, 0, 0, inner);
  carom_text_draw_paragraph(&page->text, markup, colour, edge, bottom - height, inner);
  return height;
}

static void draw_title(Page *page, double width) {
  g_autofree char *title = g_markup_escape_text(page->scene->title, -1);
  g_autofree char *markup = g_strdup_printf("<span size='130%%' weight='bold'>%s</span>", title);
  carom_text_draw_within(&page->text, markup, page->figure->theme->text, edge,
                         edge + page->text.line_height * 0.65, 0, width - 2 * edge);
}

/* How many contacts the pane has had, including those with walls. */
static char *contacts_text(const CaromRun *run) {
  const CaromBooks *books = &run->now.books;
  gulong n = (gulong)(books->collisions + books->wall_hits);
  return g_strdup_printf(ngettext("%lu contact", "%lu contacts", n), n);
}

static char *pane_title_markup(const Page *page, guint i) {
  g_autofree char *title =
      g_markup_escape_text(carom_comparison_get_title(page->figure->comparison, i), -1);
  return g_strdup_printf("<b>%s</b>", title);
}

static const double title_x = 8 + CAROM_PANE_STYLE_SAMPLE_WIDTH + 7, header_gap = 16;

static double pane_width_of(const Page *page, double width) {
  return (width - 2 * edge - (page->n_panes - 1) * gap) / page->n_panes;
}

/* Of all panes: title and contacts stand side by side if they fit everywhere. */
static guint count_header_lines(Page *page, double pane) {
  for (guint i = 0; i < page->n_panes; i++) {
    g_autofree char *title = pane_title_markup(page, i);
    g_autofree char *contacts =
        contacts_text(carom_comparison_get_run(page->figure->comparison, i));
    double needed = title_x + carom_text_width(&page->text, title) + header_gap +
                    carom_text_width(&page->text, contacts) + 8;
    if (needed > pane)
      return 2;
  }
  return 1;
}

static double header_height(Page *page, double pane) {
  return header_edge + count_header_lines(page, pane) * header_line;
}

static void draw_pane_header(Page *page, guint i, double width) {
  const CaromTheme *theme = page->figure->theme;
  CaromPaneStyle style = carom_pane_style_of(theme, i);
  g_autofree char *title = pane_title_markup(page, i);
  g_autofree char *contacts = contacts_text(carom_comparison_get_run(page->figure->comparison, i));
  guint n_lines = count_header_lines(page, width);
  double middle = (header_edge + header_line) / 2, room = width - title_x - 8;
  carom_pane_style_draw_sample(page->text.cr, &style, 8, 0, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                               2 * middle);
  if (n_lines > 1)
    carom_text_draw(&page->text, contacts, theme->dim_text, title_x, middle + header_line, 0);
  else
    carom_text_draw(&page->text, contacts, theme->dim_text, width - 8, middle, 1);
  carom_text_draw_within(&page->text, title, theme->text, title_x, middle, 0, room);
}

static void draw_frame(const Page *page, double width, double height, double header) {
  cairo_t *cr = page->text.cr;
  const CaromTheme *theme = page->figure->theme;
  carom_colour_set(cr, carom_colour_mix(theme->grid, theme->axis, 0.3), 1);
  cairo_set_line_width(cr, 1);
  cairo_rectangle(cr, 0.5, 0.5, width - 1, height - 1);
  cairo_move_to(cr, 0.5, header);
  cairo_line_to(cr, width - 0.5, header);
  cairo_stroke(cr);
}

static void draw_pane(Page *page, guint i, double width, double height) {
  const CaromFigure *figure = page->figure;
  cairo_t *cr = page->text.cr;
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(figure->comparison, i),
      .theme = figure->theme,
      .font = page->font,
      .leader = carom_comparison_get_run(figure->comparison, 0),
      .staging = figure->staging,
      .show_labels = TRUE,
      .show_counter = figure->show_counter,
      .overlay = figure->overlays ? figure->overlays[i] : NULL,
  };
  double header = header_height(page, width);
  draw_pane_header(page, i, width);
  cairo_save(cr);
  cairo_translate(cr, 1, header);
  carom_scene_picture_draw(&picture, cr, width - 2, height - header - 1);
  cairo_restore(cr);
  draw_frame(page, width, height, header);
}

static void draw_chart(Page *page, guint i, double width, double height) {
  const CaromFigure *figure = page->figure;
  CaromChart chart = {
      .comparison = figure->comparison,
      .quantity = figure->quantities[i],
      .theme = figure->theme,
      .font = page->font,
      .show_title = TRUE,
      .time_end_s = (double)carom_comparison_get_furthest(figure->comparison) * page->scene->dt_s,
  };
  carom_chart_draw(&chart, page->text.cr, width, height);
}

/* Draws @n equal cells in rows of @n_columns into the rectangle. */
static void draw_cells(Page *page, guint n, guint n_columns, const double rectangle[4],
                       void (*draw)(Page *page, guint i, double width, double height)) {
  cairo_t *cr = page->text.cr;
  guint n_rows = (n + n_columns - 1) / n_columns;
  double width = (rectangle[2] - (n_columns - 1) * gap) / n_columns;
  double height = (rectangle[3] - (n_rows - 1) * gap) / n_rows;
  for (guint i = 0; i < n && width > 0 && height > 0; i++) {
    cairo_save(cr);
    cairo_translate(cr, rectangle[0] + (i % n_columns) * (width + gap),
                    rectangle[1] + (i / n_columns) * (height + gap));
    draw(page, i, width, height);
    cairo_restore(cr);
  }
}

static double panes_height(Page *page, double width) {
  if (page->n_panes == 0)
    return 0;
  double pane = pane_width_of(page, width);
  return header_height(page, pane) + page->text.line_height + pane * pane_aspect(page);
}

static void draw_page(Page *page, double width, double height) {
  double inner = width - 2 * edge, top = edge + title_height(page);
  draw_title(page, width);
  double bottom = height - edge - draw_facts(page, width, height - edge) - gap;
  double panes = page->figure->n_quantities > 0
                     ? MIN(panes_height(page, width), (bottom - top) * 0.6)
                     : bottom - top;
  if (page->n_panes > 0) {
    draw_cells(page, page->n_panes, page->n_panes, (const double[]){edge, top, inner, panes},
               draw_pane);
    top += panes + gap;
  }
  if (page->figure->n_quantities > 0)
    draw_cells(page, page->figure->n_quantities, page->n_columns,
               (const double[]){edge, top, inner, bottom - top}, draw_chart);
}

void carom_figure_draw(const CaromFigure *figure, cairo_t *cr, double width, double height) {
  g_auto(Page) page;
  page_init(&page, figure, cr);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  carom_colour_set(cr, figure->theme->background, 1);
  cairo_paint(cr);
  draw_page(&page, width, height);
  cairo_restore(cr);
}

void carom_figure_get_size(const CaromFigure *figure, double *width, double *height) {
  g_auto(Page) page;
  page_init(&page, figure, NULL);
  double charts = page.n_columns * (page.n_columns > 1 ? chart_width * 0.8 : chart_width);
  double inner = MAX(charts, page.n_panes * pane_width);
  *width = figure->width > 0 ? figure->width : ceil(inner + 2 * edge);
  double rows = page.n_rows * (chart_height + gap) + page.text.line_height;
  double panes = page.n_panes > 0 ? panes_height(&page, *width) + gap : 0;
  *height =
      figure->height > 0 ? figure->height : ceil(2 * edge + title_height(&page) + panes + rows);
}

static void draw_content(gconstpointer content, cairo_t *cr, double width, double height) {
  carom_figure_draw(content, cr, width, height);
}

GBytes *carom_figure_render(const CaromFigure *figure, CaromFigureFileFormat format,
                            GError **error) {
  CaromFigureFile file = {
      .title = carom_comparison_get_scene(figure->comparison)->title,
      .draw = draw_content,
      .content = figure,
      .pixels_per_point = figure->pixels_per_point,
  };
  carom_figure_get_size(figure, &file.width, &file.height);
  return carom_figure_file_render(&file, format, error);
}
