/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-superposition: pane by pane, each in the style of its curves. */
#include "carom-superposition.h"

#include "carom-closeup.h"
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

/* Beside the geometry of a contact there are those alone that are not where the first pane's discs
 * are drawn. */
static void draw_outlines(const CaromScenePictureLayout *layout, cairo_t *cr, guint pane) {
  CaromPaneStyle style = carom_pane_style_of(layout->picture->theme, pane);
  CaromScenePicture picture;
  CaromScenePictureLayout own;
  carom_scene_picture_layout_of_pane(layout, pane, &own, &picture);
  carom_pane_style_set(cr, &style, &style.nested, 0);
  carom_scene_picture_layout_outline(&own, cr, picture.run, 0,
                                     layout->picture->overlay ? layout : NULL);
  cairo_stroke(cr);
}

/* The radius of the first pane's mark at a disc's centre, and how much smaller each next one is, so
 * that all of those that coincide are seen. */
static const double mark_radius = 11, mark_step = 2.5;

/* Where the copy of @pane is, told by its difference from that of the first. */
static CaromVec2 place_of_copy(const CaromScenePictureLayout *layout, guint disc, guint pane) {
  const CaromComparison *comparison = layout->picture->superposition;
  CaromVec2 off = carom_closeup_difference(comparison, disc, pane);
  const CaromBodies *leading = &carom_comparison_get_run(comparison, 0)->world->bodies;
  return carom_vec2_add_scaled(
      carom_view_place(&layout->view, carom_bodies_position(leading, disc)),
      carom_view_direction(&layout->view, off), layout->view.points_per_unit);
}

static void draw_centres(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromComparison *comparison = layout->picture->superposition;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    CaromPaneStyle style = carom_pane_style_of(layout->picture->theme, i);
    for (guint disc = 0; disc < layout->bodies->n; disc++) {
      if (!carom_closeup_has(comparison, disc, i))
        continue;
      CaromVec2 place = place_of_copy(layout, disc, i);
      if (carom_scene_picture_layout_shows(layout, place, mark_radius))
        carom_pane_style_draw_mark(cr, &style, place.x, place.y, mark_radius - i * mark_step);
    }
  }
}

void carom_superposition_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  if (!layout->picture->superposition)
    return;
  cairo_save(cr);
  for (guint i = 0; i < carom_comparison_get_n_runs(layout->picture->superposition); i++)
    draw_outlines(layout, cr, i);
  if (carom_scene_picture_layout_is_closeup(layout))
    draw_centres(layout, cr);
  cairo_restore(cr);
}

/* Close up, also where its copy of the disc is of which copies differ most. */
static char *describe_pane(const CaromScenePictureLayout *layout, guint i) {
  const CaromComparison *comparison = layout->picture->superposition;
  if (!carom_scene_picture_layout_is_closeup(layout))
    return g_strdup(carom_comparison_get_title(comparison, i));
  return carom_closeup_describe_pane(comparison, layout->picture->closeup_disc, i);
}

/* At the bottom, where they are not in the way of the marks. */
static void draw_closeup_words(const CaromScenePictureLayout *layout, CaromText *text) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  const CaromComparison *comparison = layout->picture->superposition;
  CaromCloseup closeup = carom_closeup_of_disc(comparison, layout->picture->closeup_disc);
  g_autofree char *words = carom_closeup_describe(comparison, &closeup);
  g_autofree char *markup = g_markup_escape_text(words, -1);
  carom_text_draw_paragraph_on_top(text, markup, layout->picture->theme->text,
                                   layout->picture->theme->background, margin,
                                   layout->height - layout->strip, layout->width - 2 * margin);
}

void carom_superposition_draw_legend(const CaromScenePictureLayout *layout, CaromText *text) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  const CaromComparison *comparison = layout->picture->superposition;
  const CaromTheme *theme = layout->picture->theme;
  guint n = comparison ? carom_comparison_get_n_runs(comparison) : 0;
  for (guint i = 0; i < n; i++) {
    CaromPaneStyle style = carom_pane_style_of(theme, i);
    double top = margin + i * text->line_height * CAROM_SCENE_PICTURE_LAYOUT_LEGEND_LEADING;
    g_autofree char *words = describe_pane(layout, i);
    g_autofree char *title = g_markup_escape_text(words, -1);
    carom_pane_style_draw_sample(text->cr, &style, margin, top, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                                 text->line_height);
    carom_text_draw_on_top(text, title, theme->text, theme->background,
                           margin + CAROM_PANE_STYLE_SAMPLE_WIDTH +
                               CAROM_SCENE_PICTURE_LAYOUT_LEGEND_GAP,
                           top + text->line_height / 2, 0);
  }
  if (comparison && carom_scene_picture_layout_is_closeup(layout))
    draw_closeup_words(layout, text);
}
