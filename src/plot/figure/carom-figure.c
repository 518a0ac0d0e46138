/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-figure: arranges and draws a figure: from the top, title, panes, charts, and facts about
 * the run. carom-figure-file turns it into a file. */
#include "carom-figure.h"

#include "carom-arrangement.h"
#include "carom-chart-draw.h"
#include "carom-coefficients.h"
#include "carom-digits.h"
#include "carom-legend.h"
#include "carom-method-title.h"
#include "carom-pane-style.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture.h"
#include "carom-superposition.h"
#include "carom-text.h"

#include <glib/gi18n-lib.h>

static const double edge = 16; /* between the contents and the figure's rectangle, in points */

/* Suitable sizes of a single chart or pane, from which the size of a figure is computed. */
static const double chart_width = 528, chart_height = 270, pane_width = 270;

/* Stages are as tall as what they show, within limits: those of panes side by side in terms of
 * their width, all of them together in terms of the figure's. */
static const double stage_aspect_min = 0.5, stage_aspect_max = 1.25, panes_aspect = 0.5;

/* Between panes, and between charts. */
static const double gap = 12;

/* The height of a header whose title has one line, and the margins in it. */
static const double least_header = 24, header_margin_x = 8, header_margin_y = 4;

/* The width of a header that stands at the left of a stage, and the least height of both. */
static const double header_column = 180, least_stage = 60;

typedef struct {
  const CaromFigure *figure;
  CaromScene *scene;
  guint n_panes;   /* 0 if they are not shown */
  guint n_columns; /* of charts */
  guint n_rows;
  CaromArrangementNeeds needs;  /* of the panes that are being measured or drawn */
  CaromArrangement arrangement; /* of the panes that are being drawn */
  char *font;                   /* in points of the figure */
  CaromText text;
} Page;

static guint count_panes(const CaromFigure *figure) {
  if (!figure->show_panes)
    return 0;
  return figure->superposed ? 1 : carom_comparison_get_n_runs(figure->comparison);
}

static void page_init(Page *page, const CaromFigure *figure, cairo_t *cr) {
  *page = (Page){
      .figure = figure,
      .scene = carom_comparison_get_scene(figure->comparison),
      .n_panes = count_panes(figure),
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

/* The time up to which the charts go. */
static double furthest_s(const CaromFigure *figure) {
  return (double)carom_comparison_get_furthest(figure->comparison) *
         carom_comparison_get_scene(figure->comparison)->dt_s;
}

/* Whether the panes are as they were before the end of the charts. */
static gboolean is_gone_back(const CaromFigure *figure) {
  const CaromComparison *comparison = figure->comparison;
  return carom_comparison_get_frame(comparison) < carom_comparison_get_known(comparison);
}

static char *time_sentence(const CaromFigure *figure) {
  gulong frames = (gulong)carom_comparison_get_frame(figure->comparison);
  CaromScene *scene = carom_comparison_get_scene(figure->comparison);
  g_autofree char *dt = carom_digits_text(scene->dt_s, 4);
  g_autofree char *time = carom_digits_text(carom_comparison_get_time_s(figure->comparison), 4);
  return g_strdup_printf(
      /* Translators: for example "65 frames of 0.02 s, to t = 1.3 s." */
      ngettext("%lu frame of %s s, to t = %s s.", "%lu frames of %s s, to t = %s s.", frames),
      frames, dt, time);
}

static char *facts_markup(const CaromFigure *figure) {
  g_autofree char *scene = scene_sentence(carom_comparison_get_scene(figure->comparison));
  g_autofree char *time = time_sentence(figure);
  const char *mark = figure->n_quantities > 0 && is_gone_back(figure)
                         /* Translators: stands after the time of the panes, such as "65 frames of
                            0.02 s, to t = 1.3 s." */
                         ? _("The charts go on after that time, which a line marks.")
                         : "";
  return g_markup_printf_escaped("%s %s %s", scene, time, mark);
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
  gulong n = (gulong)carom_audit_count_contacts(books);
  return g_strdup_printf(ngettext("%lu contact", "%lu contacts", n), n);
}

static char *pane_contacts(const Page *page, guint i) {
  const CaromFigure *figure = page->figure;
  if (figure->superposed && !carom_superposition_has_one_count(figure->comparison))
    return g_strdup("");
  return contacts_text(carom_comparison_get_run(figure->comparison, i));
}

/* A pane in steps says how long they are. */
static char *title_markup(const Page *page, guint i) {
  const CaromFigure *figure = page->figure;
  if (figure->superposed)
    return g_markup_printf_escaped("<b>%s</b>", carom_superposition_title());
  const CaromMethod *method = &carom_comparison_get_methods(figure->comparison)[i];
  g_autofree char *steps = carom_method_title_steps(method, page->scene->dt_s);
  const char *title = carom_comparison_get_title(figure->comparison, i);
  return steps ? g_markup_printf_escaped(
                     /* Translators: the heading of a pane: its title, "steps of 0.01 s". */
                     C_("heading of a pane in a figure", "<b>%s</b> · %s"), title, steps)
               : g_markup_printf_escaped("<b>%s</b>", title);
}

/* Where titles begin. */
static double title_x(void) {
  return header_margin_x + CAROM_PANE_STYLE_SAMPLE_WIDTH + 7;
}

/* The width of pane @i's title in a header of that width. */
static double title_width(Page *page, guint i, double width) {
  g_autofree char *contacts = pane_contacts(page, i);
  double taken =
      page->arrangement.beside ? 0 : carom_text_width(&page->text, contacts) + header_margin_x;
  return MAX(width - title_x() - header_margin_x - taken, 1);
}

/* Draws the name of pane @i and how many contacts it has had: side by side or, in a column, below
 * one another. */
static void draw_pane_header(Page *page, guint i, double width) {
  const CaromTheme *theme = page->figure->theme;
  CaromText *text = &page->text;
  CaromPaneStyle style = carom_pane_style_of(theme, i);
  g_autofree char *markup = title_markup(page, i);
  g_autofree char *contacts = pane_contacts(page, i);
  double middle = least_header / 2;
  if (!page->figure->superposed)
    carom_pane_style_draw_sample(text->cr, &style, header_margin_x, 0,
                                 CAROM_PANE_STYLE_SAMPLE_WIDTH, least_header);
  double height =
      carom_text_draw_paragraph(text, markup, theme->text, title_x(),
                                middle - text->line_height / 2, title_width(page, i, width));
  if (page->arrangement.beside)
    carom_text_draw(text, contacts, theme->dim_text, title_x(), middle + height, 0);
  else
    carom_text_draw(text, contacts, theme->dim_text, width - header_margin_x, middle, 1);
}

static void draw_frame(const Page *page, double width, double height) {
  cairo_t *cr = page->text.cr;
  const CaromTheme *theme = page->figure->theme;
  gboolean beside = page->arrangement.beside;
  double x = beside ? page->needs.column : 0.5, y = beside ? 0.5 : page->needs.frame;
  carom_colour_set(cr, carom_colour_mix(theme->grid, theme->axis, 0.3), 1);
  cairo_set_line_width(cr, 1);
  cairo_rectangle(cr, 0.5, 0.5, width - 1, height - 1);
  cairo_move_to(cr, x, y);
  cairo_line_to(cr, beside ? x : width - 0.5, beside ? height - 0.5 : y);
  cairo_stroke(cr);
}

static CaromScenePicture picture_of(const Page *page, guint i) {
  const CaromFigure *figure = page->figure;
  return (CaromScenePicture){
      .run = carom_comparison_get_run(figure->comparison, i),
      .theme = figure->theme,
      .framing = figure->framing,
      .font = page->font,
      .compared = figure->comparison,
      .superposition = figure->superposed ? figure->comparison : NULL,
      .staging = figure->staging,
      .show_labels = TRUE,
      .show_counter = figure->show_counter,
      .show_pivot = carom_quantity_has_pivot(figure->quantities, figure->n_quantities),
      .overlay = figure->overlays ? figure->overlays[i] : NULL,
      .overlays = figure->superposed ? figure->overlays : NULL,
  };
}

static void draw_pane(Page *page, guint i, double width, double height) {
  cairo_t *cr = page->text.cr;
  gboolean beside = page->arrangement.beside;
  CaromScenePicture picture = picture_of(page, i);
  CaromArrangementSize pane = {width, height};
  CaromArrangementSize stage =
      carom_arrangement_stage_size(&page->arrangement, &pane, &page->needs);
  draw_pane_header(page, i, beside ? page->needs.column : width);
  cairo_save(cr);
  cairo_translate(cr, beside ? page->needs.column : 1, beside ? 1 : page->needs.frame);
  carom_scene_picture_draw(&picture, cr, stage.width - (beside ? 1 : 2),
                           stage.height - (beside ? 2 : 1));
  cairo_restore(cr);
  draw_frame(page, width, height);
}

static void draw_chart(Page *page, guint i, double width, double height) {
  const CaromFigure *figure = page->figure;
  CaromChart chart = {
      .comparison = figure->comparison,
      .quantity = figure->quantities[i],
      .theme = figure->theme,
      .font = page->font,
      .show_title = TRUE,
      .show_cursor = is_gone_back(figure),
      .time_end_s = furthest_s(figure),
  };
  carom_chart_draw(&chart, page->text.cr, width, height);
}

/* ---- The legend ---- */

static CaromLegend legend_of(const Page *page) {
  gboolean has_hues = TRUE;
  for (guint i = 0; i < page->figure->n_quantities; i++)
    has_hues &= carom_quantity_is_tracked(page->figure->quantities[i]);
  return (CaromLegend){page->figure->comparison, page->figure->theme, has_hues};
}

/* One for all charts, unless panes say it, or there is nothing to tell apart.
 *
 * Returns: its height with the space below it; 0 if there is none */
static double legend_height(Page *page, double width) {
  CaromLegend legend = legend_of(page);
  if (page->figure->n_quantities == 0 || page->n_panes > 0 ||
      carom_comparison_get_n_runs(page->figure->comparison) == 1)
    return 0;
  return carom_legend_height(&legend, &page->text, width) + gap;
}

/* Returns: the same */
static double draw_legend(Page *page, double top, double width) {
  CaromLegend legend = legend_of(page);
  double height = legend_height(page, width);
  if (height > 0)
    carom_legend_draw(&legend, &page->text, edge, top, width);
  return height;
}

/* ---- The charts ---- */

/* Draws the charts into the rectangle, in equal cells. */
static void draw_charts(Page *page, const double rectangle[4]) {
  cairo_t *cr = page->text.cr;
  double width = (rectangle[2] - (page->n_columns - 1) * gap) / page->n_columns;
  double height = (rectangle[3] - (page->n_rows - 1) * gap) / page->n_rows;
  for (guint i = 0; i < page->figure->n_quantities && width > 0 && height > 0; i++) {
    cairo_save(cr);
    cairo_translate(cr, rectangle[0] + (i % page->n_columns) * (width + gap),
                    rectangle[1] + (i / page->n_columns) * (height + gap));
    draw_chart(page, i, width, height);
    cairo_restore(cr);
  }
}

/* ---- The panes ---- */

/* Finds what panes need that are @width wide together. Headers are as high as the highest must be
 * in the narrowest panes. */
static void measure_needs(Page *page, double width) {
  CaromText measure = page->text;
  double header = least_header, pane = (width - (page->n_panes - 1) * gap) / page->n_panes;
  measure.cr = NULL;
  page->needs = (CaromArrangementNeeds){.gap = gap,
                                        .column = header_column,
                                        .least_stage = least_stage,
                                        .least_column = least_stage,
                                        .not_low = page->figure->show_counter};
  page->arrangement = (CaromArrangement){.n_columns = page->n_panes, .n_rows = 1};
  for (guint i = 0; i < page->n_panes; i++) {
    g_autofree char *markup = title_markup(page, i);
    double title = carom_text_draw_paragraph(&measure, markup, page->figure->theme->text, 0, 0,
                                             title_width(page, i, pane));
    header = MAX(header, title + 2 * header_margin_y);
    page->needs.not_low |= page->figure->overlays && page->figure->overlays[i];
  }
  page->needs.frame = header;
}

static CaromArrangement arrange(const Page *page, double width, double height) {
  CaromScenePicture picture = picture_of(page, 0);
  return carom_arrangement_choose(&picture, page->n_panes, width, height, &page->needs, NULL);
}

/* The height of panes that are @width wide together and are arranged like that, if their stages are
 * just as tall as what they show. */
static double suitable_height(const Page *page, const CaromArrangement *arrangement, double width) {
  CaromFraming framing =
      page->figure->framing ? *page->figure->framing : carom_framing_of_scene(page->scene);
  CaromVec2 extent = carom_framing_extent(&framing);
  CaromArrangementSize pane = carom_arrangement_pane_size(arrangement, width, 0, &page->needs);
  double stage_width = carom_arrangement_stage_size(arrangement, &pane, &page->needs).width;
  double aspect = extent.x > 0 ? extent.y / extent.x : stage_aspect_max;
  aspect = CLAMP(aspect, arrangement->beside ? 0 : stage_aspect_min, stage_aspect_max);
  double stage = stage_width * aspect + 2 * page->text.line_height;
  double row =
      arrangement->beside ? MAX(stage, page->needs.least_stage) : page->needs.frame + stage;
  return arrangement->n_rows * row + (arrangement->n_rows - 1) * gap;
}

/* Returns: the height that suits the panes best, all together */
static double panes_height(Page *page, double width) {
  if (page->n_panes == 0)
    return 0;
  measure_needs(page, width);
  CaromArrangement side_by_side = {.n_columns = page->n_panes, .n_rows = 1};
  double most = MAX(suitable_height(page, &side_by_side, width), panes_aspect * width);
  CaromArrangement arrangement = arrange(page, width, most);
  return MIN(suitable_height(page, &arrangement, width), most);
}

static void draw_panes(Page *page, double left, double top, double width, double height) {
  cairo_t *cr = page->text.cr;
  measure_needs(page, width);
  page->arrangement = arrange(page, width, height);
  CaromArrangementSize pane =
      carom_arrangement_pane_size(&page->arrangement, width, height, &page->needs);
  for (guint i = 0; i < page->n_panes && pane.width > 0 && pane.height > 0; i++) {
    CaromVec2 place =
        carom_arrangement_pane_place(&page->arrangement, i, width, height, &page->needs);
    cairo_save(cr);
    cairo_translate(cr, left + place.x, top + place.y);
    draw_pane(page, i, pane.width, pane.height);
    cairo_restore(cr);
  }
}

/* ---- The page ---- */

static void draw_page(Page *page, double width, double height) {
  double inner = width - 2 * edge, top = edge + title_height(page);
  draw_title(page, width);
  double bottom = height - edge - draw_facts(page, width, height - edge) - gap;
  double panes = page->figure->n_quantities > 0
                     ? MIN(panes_height(page, inner), (bottom - top) * 0.6)
                     : bottom - top;
  if (page->n_panes > 0) {
    draw_panes(page, edge, top, inner, panes);
    top += panes + gap;
  }
  top += draw_legend(page, top, inner);
  if (page->figure->n_quantities > 0)
    draw_charts(page, (const double[]){edge, top, inner, bottom - top});
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
  double rows = page.n_rows * (chart_height + gap) + page.text.line_height +
                legend_height(&page, *width - 2 * edge);
  double panes = page.n_panes > 0 ? panes_height(&page, *width - 2 * edge) + gap : 0;
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
