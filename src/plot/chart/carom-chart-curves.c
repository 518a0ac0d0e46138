/* carom-chart-curves: strokes the curves pane by pane, each with the style of its pane, clipped to
 * the plot. */
#include "carom-chart-curves.h"
#include "carom-pane-style.h"

/* How far a curve that runs along the edge of the plot may extend beyond it, because of its
 * width. */
static const double overhang = 5;

/* Right angles, as at a collision, stay sharp; acute ones are cut off, so that they have no
 * spikes. */
static const double miter_limit = 1.5;

static void clip_to_plot(const CaromChartLayout *layout, cairo_t *cr) {
  cairo_rectangle(cr, layout->left - overhang, layout->top - overhang,
                  layout->right - layout->left + 2 * overhang,
                  layout->bottom - layout->top + 2 * overhang);
  cairo_clip(cr);
}

/* Pane by pane, each curve within the one before it. */
void carom_chart_curves_draw(const CaromChartLayout *layout, cairo_t *cr,
                             const CaromCurveStart *starts) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  guint n_components = layout->chart->quantity->n_components;
  cairo_save(cr);
  clip_to_plot(layout, cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit(cr, miter_limit);
  /* This takes half the time of the default for thousands of bends, and makes no visible
   * difference. */
  cairo_set_antialias(cr, CAIRO_ANTIALIAS_FAST);
  for (guint i = 0; i < layout->n_panes * n_components; i++) {
    CaromPaneStyle style = carom_pane_style_of(layout->chart->theme, i / n_components);
    CaromCurveStart start = starts ? starts[i] : (CaromCurveStart){0};
    style.dash_offset += start.length;
    carom_pane_style_set(cr, &style);
    carom_curve_stroke(&layout->curves[i], cr, &places, start.point);
  }
  cairo_restore(cr);
}

double carom_chart_curves_reach(const CaromChartLayout *layout) {
  double width = 0;
  for (guint pane = 0; pane < layout->n_panes; pane++)
    width = MAX(width, carom_pane_style_of(layout->chart->theme, pane).width);
  return width / 2 * miter_limit;
}
