/* carom-superposition: pane by pane, each in the style of its curves. */
#include "carom-superposition.h"

#include "carom-pane-style.h"

#include <glib/gi18n-lib.h>

const char *carom_superposition_title(void) {
  return _("All panes on top of each other");
}

gboolean carom_superposition_has_one_count(const CaromComparison *comparison) {
  const CaromBooks *first = &carom_comparison_get_run(comparison, 0)->now.books;
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBooks *books = &carom_comparison_get_run(comparison, i)->now.books;
    if (books->collisions != first->collisions || books->wall_hits != first->wall_hits)
      return FALSE;
  }
  return TRUE;
}

static void draw_outlines(const CaromScenePictureLayout *layout, cairo_t *cr, guint pane) {
  CaromPaneStyle style = carom_pane_style_of(layout->picture->theme, pane);
  carom_pane_style_set(cr, &style, &style.nested, 0);
  carom_scene_picture_layout_outline(
      layout, cr, carom_comparison_get_run(layout->picture->superposition, pane), 0);
  cairo_stroke(cr);
}

void carom_superposition_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  if (!layout->picture->superposition || layout->picture->overlay)
    return;
  cairo_save(cr);
  for (guint i = 0; i < carom_comparison_get_n_runs(layout->picture->superposition); i++)
    draw_outlines(layout, cr, i);
  cairo_restore(cr);
}

void carom_superposition_draw_legend(const CaromScenePictureLayout *layout, CaromText *text) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN, gap = 7;
  const CaromComparison *comparison = layout->picture->superposition;
  const CaromTheme *theme = layout->picture->theme;
  for (guint i = 0;
       comparison && !layout->picture->overlay && i < carom_comparison_get_n_runs(comparison);
       i++) {
    CaromPaneStyle style = carom_pane_style_of(theme, i);
    double top = margin + i * text->line_height * 1.15;
    g_autofree char *title = g_markup_escape_text(carom_comparison_get_title(comparison, i), -1);
    carom_pane_style_draw_sample(text->cr, &style, margin, top, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                                 text->line_height);
    carom_text_draw_on_top(text, title, theme->text, theme->background,
                           margin + CAROM_PANE_STYLE_SAMPLE_WIDTH + gap,
                           top + text->line_height / 2, 0);
  }
}
