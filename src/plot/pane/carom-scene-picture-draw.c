/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-draw: a pane from back to front: grid, walls, discs, arrows, labels, the
 * geometry of a contact, notes, and the counter. */
#include "carom-scene-picture-draw.h"

#include "carom-axis.h"
#include "carom-centre-of-mass.h"
#include "carom-counter.h"
#include "carom-digits.h"
#include "carom-disc-colour.h"
#include "carom-foretold.h"
#include "carom-ghost.h"
#include "carom-momentum-sum.h"
#include "carom-outlook-picture.h"
#include "carom-overlay-draw.h"
#include "carom-overlay-labels.h"
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-fixtures.h"
#include "carom-scene-picture-label.h"
#include "carom-scene-picture-layout.h"
#include "carom-superposition.h"
#include "carom-trails.h"

#include <glib/gi18n-lib.h>

typedef struct {
  CaromScenePictureLayout layout;
  const CaromScenePicture *picture;
  const CaromBodies *bodies;
  const CaromTheme *theme;
  const CaromOverlay *overlay; /* (nullable): that of the picture */
  cairo_t *cr;
} Pane;

static void draw_background(const Pane *pane) {
  const CaromScenePictureLayout *layout = &pane->layout;
  carom_colour_set(pane->cr, pane->theme->background, 1);
  cairo_rectangle(pane->cr, 0, 0, layout->width, layout->height);
  cairo_fill(pane->cr);
}

/* Far from the origin, at a large zoom, numbers are too coarse to tell where a line is. */
static gboolean can_count_on(double k) {
  return k + 1.0 / 128 > k;
}

/* Lines that are not turned are as sharp as the pixels. */
static void add_grid_line(const Pane *pane, CaromVec2 one, CaromVec2 other) {
  const CaromView *view = &pane->layout.view;
  CaromVec2 from = carom_view_place(view, one), to = carom_view_place(view, other);
  if (!view->is_turned) {
    from = carom_vec2(floor(from.x) + 0.5, floor(from.y) + 0.5);
    to = carom_vec2(floor(to.x) + 0.5, floor(to.y) + 0.5);
  }
  cairo_move_to(pane->cr, from.x, from.y);
  cairo_line_to(pane->cr, to.x, to.y);
}

/* Lines at round coordinates, across the whole picture. */
static void draw_grid(const Pane *pane) {
  const CaromScenePictureLayout *layout = &pane->layout;
  double step = carom_axis_step(layout->width / layout->view.points_per_unit, layout->width / 40);
  CaromVec2 first, last;
  carom_scene_picture_layout_bounds(layout, &first, &last);
  cairo_new_path(pane->cr);
  for (double k = ceil(first.x / step); k * step < last.x && can_count_on(k); k++)
    add_grid_line(pane, carom_vec2(k * step, first.y), carom_vec2(k * step, last.y));
  for (double k = ceil(first.y / step); k * step < last.y && can_count_on(k); k++)
    add_grid_line(pane, carom_vec2(first.x, k * step), carom_vec2(last.x, k * step));
  carom_colour_set(pane->cr, carom_colour_mix(pane->theme->grid, pane->theme->background, 0.35), 1);
  cairo_set_line_width(pane->cr, pane->theme->line_factor);
  cairo_stroke(pane->cr);
}

static void draw_labels(const Pane *pane, CaromText *text) {
  CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n = carom_scene_picture_label_place(&pane->layout, text, labels);
  for (guint i = 0; i < n; i++) {
    const CaromSceneLabel *label = &labels[i];
    g_autofree char *markup = g_markup_escape_text(label->text, -1);
    CaromColour ground =
        label->inside ? carom_disc_colour(&pane->layout, label->disc) : pane->theme->background;
    carom_text_draw_on_top(text, markup,
                           carom_scene_picture_bodies_step_back(&pane->layout, pane->theme->text),
                           ground, label->place.x, label->place.y, 0.5);
  }
}

/* ---- The overlay ---- */

static void draw_letter(const Pane *pane, CaromText *text, CaromContactBody body) {
  CaromOverlayLetter letter = carom_overlay_labels_place_letter(&pane->layout.frame, text, body);
  int disc = carom_contact_record_disc(pane->overlay->record, body);
  CaromColour ground =
      letter.inside ? carom_disc_colour(&pane->layout, (guint)disc) : pane->theme->background;
  g_autofree char *markup =
      g_markup_printf_escaped("<b>%s</b>", carom_overlay_name(pane->overlay, body));
  carom_text_draw_on_top(text, markup, pane->theme->text, ground, letter.place.x, letter.place.y,
                         0.5);
}

static void draw_overlay(const Pane *pane) {
  const CaromScenePictureLayout *layout = &pane->layout;
  if (!pane->overlay)
    return;
  g_auto(CaromText) text;
  carom_text_init_scaled(&text, pane->cr, pane->picture->font, layout->frame.size);
  CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES];
  guint n = carom_scene_picture_layout_frames(layout, frames);
  carom_overlay_draw(frames, n, pane->theme, &text);
  draw_letter(pane, &text, CAROM_BODY_A);
  draw_letter(pane, &text, CAROM_BODY_B);
}

/* ---- Notes ---- */

/* What stands beside something in the strip at the bottom begins so far from it, in points. */
static const double strip_gap = 12;

/* @x: where it begins
 * Returns: where the next note can begin; @x if it is not drawn */
static double draw_zoom_note(const Pane *pane, CaromText *text, double x) {
  const CaromScenePictureLayout *layout = &pane->layout;
  if (!layout->picture->overlay || layout->frame.zoom == 1)
    return x;
  g_autofree char *number = carom_digits_text(layout->frame.zoom, 2);
  /* Translators: how many times larger than usual the picture is shown, such as "×4". */
  g_autofree char *note = g_strdup_printf(_("×%s"), number);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", note);
  carom_text_draw_on_top(text, markup, pane->theme->text, pane->theme->background, x,
                         layout->height - layout->strip / 2, 0);
  return x + carom_text_width(text, markup) + strip_gap;
}

/* By how much the picture is turned, anticlockwise, if there is room to say so. */
static double draw_turn_note(const Pane *pane, CaromText *text, double x) {
  const CaromScenePictureLayout *layout = &pane->layout;
  const double right = layout->width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  if (!layout->view.is_turned)
    return x;
  double angle_rad = layout->picture->overlay->turn_rad * layout->picture->overlay->turn_share;
  g_autofree char *number = carom_digits_fixed(angle_rad * 180 / G_PI, 1);
  /* Translators: by how many degrees a picture is turned, anticlockwise, such as "turned −30.0°".
   */
  g_autofree char *note = g_strdup_printf(_("turned %s°"), number);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", note);
  double width = carom_text_width(text, markup);
  if (x + width > right)
    return x;
  carom_text_draw_on_top(text, markup, pane->theme->text, pane->theme->background, x,
                         layout->height - layout->strip / 2, 0);
  return x + width + strip_gap;
}

/* Draws a scale of a round length, at the bottom left.
 *
 * Returns: where the next note can begin */
static double draw_scale(const Pane *pane, CaromText *text) {
  const CaromScenePictureLayout *layout = &pane->layout;
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  double units = carom_axis_step(layout->width / layout->view.points_per_unit, 8);
  double length = units * layout->view.points_per_unit;
  double y = layout->height - layout->strip / 2;
  char number[CAROM_NUMBER_SIZE];
  carom_number_format_significant(number, units, 1);
  g_autofree char *unit = g_markup_escape_text(layout->scene->unit, -1);
  g_autofree char *label = g_strdup_printf("%s %s", number, unit);
  double end = margin + length + 7;
  cairo_new_path(pane->cr);
  cairo_move_to(pane->cr, margin + 0.5, y - 3);
  cairo_line_to(pane->cr, margin + 0.5, y + 3);
  cairo_move_to(pane->cr, margin + 0.5 + length, y - 3);
  cairo_line_to(pane->cr, margin + 0.5 + length, y + 3);
  cairo_move_to(pane->cr, margin, y);
  cairo_line_to(pane->cr, margin + 1 + length, y);
  carom_colour_set(pane->cr, pane->theme->dim_text, 1);
  cairo_set_line_width(pane->cr, pane->theme->line_factor);
  cairo_stroke(pane->cr);
  carom_text_draw_on_top(text, label, pane->theme->dim_text, pane->theme->background, end, y, 0);
  end = draw_zoom_note(pane, text, end + carom_text_width(text, label) + strip_gap);
  return draw_turn_note(pane, text, end);
}

/* What is shown besides the discs themselves; next to the geometry of a contact it would distract
 * from that. */
static void draw_past(const Pane *pane) {
  if (pane->overlay || carom_scene_picture_layout_is_closeup(&pane->layout))
    return;
  carom_trails_draw(&pane->layout, pane->cr);
  carom_ghost_draw(&pane->layout, pane->cr);
}

static void draw_sums(const Pane *pane, CaromText *text) {
  if (pane->overlay || carom_scene_picture_layout_is_closeup(&pane->layout))
    return;
  carom_centre_of_mass_draw(&pane->layout, text->cr);
  carom_momentum_sum_draw(&pane->layout, text);
}

/* Says how many discs are outside, but not if the viewer looks elsewhere, where that is obvious.
 * Where there is too little room for it between @left and @right, it stands above. */
static void draw_outside_note(const Pane *pane, CaromText *text, double left, double right) {
  const CaromScenePictureLayout *layout = &pane->layout;
  guint n = pane->bodies->n - carom_scene_picture_bodies_count_inside(layout);
  if (n == 0 || carom_scene_picture_layout_is_zoomed(layout))
    return;
  g_autofree char *note = g_strdup_printf(ngettext("%u disc outside", "%u discs outside", n), n);
  double y = layout->height - layout->strip / 2;
  if (right - carom_text_width(text, note) < left) {
    right = layout->width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
    y -= text->line_height;
  }
  carom_text_draw_on_top(text, note, pane->theme->dim_text, pane->theme->background, right, y, 1);
}

/* Says that the discs are not drawn one by one.
 *
 * Returns: how much room it takes; 0 if there is too little */
static double draw_density_note(const Pane *pane, CaromText *text, double left, double right) {
  const CaromScenePictureLayout *layout = &pane->layout;
  if (!carom_scene_picture_bodies_are_density(layout))
    return 0;
  /* Translators: discs that are too small to be seen one by one. */
  const char *note = _("discs drawn as density");
  double width = carom_text_width(text, note);
  if (width > right - left)
    return 0;
  carom_text_draw_on_top(text, note, pane->theme->dim_text, pane->theme->background, right,
                         layout->height - layout->strip / 2, 1);
  return width + strip_gap;
}

/* Legends are left out where they have no room beside what has been drawn before them.
 *
 * @left: where notes can begin */
static void draw_right_notes(const Pane *pane, CaromText *text, double left) {
  double right = pane->layout.width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  right -= carom_disc_colour_draw_legend(&pane->layout, text, left);
  if (!pane->overlay && !carom_scene_picture_layout_is_closeup(&pane->layout))
    right -= carom_centre_of_mass_draw_legend(&pane->layout, text, left, right);
  right -= draw_density_note(pane, text, left, right);
  right -= carom_scene_picture_fixtures_draw_notes(&pane->layout, text, left, right);
  draw_outside_note(pane, text, left, right);
}

static void draw_counter(const Pane *pane, CaromText *text) {
  const CaromScenePictureLayout *layout = &pane->layout;
  const CaromBooks *books = &pane->picture->run->now.books;
  if (pane->picture->show_counter)
    carom_counter_draw(text, pane->theme, carom_audit_count_contacts(books), layout->width,
                       layout->height);
}

/* ---- The pane ---- */

void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height) {
  g_auto(CaromText) text;
  carom_text_init(&text, cr, picture->font);
  Pane pane = {
      .picture = picture,
      .bodies = &picture->run->world->bodies,
      .theme = picture->theme,
      .overlay = picture->overlay,
      .cr = cr,
  };
  carom_scene_picture_layout_init(&pane.layout, picture, &text, width, height);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  draw_background(&pane);
  draw_grid(&pane);
  carom_scene_picture_fixtures_draw(&pane.layout, cr);
  draw_past(&pane);
  carom_outlook_picture_draw(&pane.layout, cr);
  carom_scene_picture_bodies_draw(&pane.layout, cr);
  carom_superposition_draw(&pane.layout, cr);
  carom_foretold_draw(&pane.layout, cr);
  draw_labels(&pane, &text);
  draw_sums(&pane, &text);
  draw_overlay(&pane);
  draw_right_notes(&pane, &text, draw_scale(&pane, &text));
  carom_superposition_draw_legend(&pane.layout, &text);
  draw_counter(&pane, &text);
  cairo_restore(cr);
}
