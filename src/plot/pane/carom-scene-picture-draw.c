/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-draw: a pane from back to front: grid, walls, discs, arrows, labels, the
 * geometry of a contact, notes, and the counter. */
#include "carom-scene-picture-draw.h"

#include "carom-axis.h"
#include "carom-counter.h"
#include "carom-digits.h"
#include "carom-disc-colour.h"
#include "carom-disc-hue.h"
#include "carom-momentum-sum.h"
#include "carom-overlay-draw.h"
#include "carom-overlay-labels.h"
#include "carom-pane-style.h"
#include "carom-path.h"
#include "carom-scene-picture-asked.h"
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-fixtures.h"
#include "carom-scene-picture-label.h"
#include "carom-scene-picture-layout.h"
#include "carom-superposition.h"
#include "carom-trails.h"

#include <glib/gi18n-lib.h>

/* Far from the origin, at a large zoom, numbers are too coarse to tell where a line is. */
static gboolean can_count_on(double k) {
  return k + 1.0 / 128 > k;
}

/* Lines that are not turned are as sharp as the pixels. */
static void add_grid_line(const CaromScenePictureLayout *layout, cairo_t *cr, CaromVec2 one,
                          CaromVec2 other) {
  const CaromView *view = &layout->view;
  CaromVec2 from = carom_view_place(view, one), to = carom_view_place(view, other);
  if (!view->is_turned) {
    from = carom_vec2(floor(from.x) + 0.5, floor(from.y) + 0.5);
    to = carom_vec2(floor(to.x) + 0.5, floor(to.y) + 0.5);
  }
  cairo_move_to(cr, from.x, from.y);
  cairo_line_to(cr, to.x, to.y);
}

/* Draws lines at round coordinates, across the whole picture. */
static void draw_grid(const CaromScenePictureLayout *layout, cairo_t *cr) {
  double step = carom_axis_step(layout->width / layout->view.points_per_unit, layout->width / 40);
  CaromVec2 first, last;
  carom_scene_picture_layout_bounds(layout, &first, &last);
  cairo_new_path(cr);
  for (double k = ceil(first.x / step); k * step < last.x && can_count_on(k); k++)
    add_grid_line(layout, cr, carom_vec2(k * step, first.y), carom_vec2(k * step, last.y));
  for (double k = ceil(first.y / step); k * step < last.y && can_count_on(k); k++)
    add_grid_line(layout, cr, carom_vec2(first.x, k * step), carom_vec2(last.x, k * step));
  carom_colour_set(
      cr, carom_colour_mix(layout->picture->theme->grid, layout->picture->theme->background, 0.35),
      1);
  cairo_set_line_width(cr, layout->picture->theme->line_factor);
  cairo_stroke(cr);
}

/* @boxes: (out): what they cover
 * Returns: how many there are */
static guint draw_labels(const CaromScenePictureLayout *layout, CaromText *text,
                         CaromTextBox boxes[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]) {
  const CaromTheme *theme = layout->picture->theme;
  CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n = carom_scene_picture_label_place(layout, text, labels);
  for (guint i = 0; i < n; i++) {
    const CaromSceneLabel *label = &labels[i];
    g_autofree char *markup = carom_text_write_name(label->text);
    CaromColour disc = carom_disc_colour(layout, label->disc);
    CaromColour ground =
        label->inside ? carom_scene_picture_bodies_step_back(layout, disc) : theme->background;
    carom_text_draw_on_top(text, markup, layout->picture->overlay ? theme->dim_text : theme->text,
                           ground, label->place.x, label->place.y, 0.5);
    boxes[i] = carom_scene_picture_label_box(label, text);
  }
  return n;
}

/* What stands beside something in the strip at the bottom begins so far from it, in points. */
static const double strip_gap = 12;

/* Of what lies below notes, so much is left to be seen. */
static const double below_notes = 0.15;

/* Covers what lies in that strip: close up, discs and walls may be anywhere. */
static void quieten_strip(const CaromScenePictureLayout *layout, cairo_t *cr) {
  if (!carom_scene_picture_layout_is_zoomed(layout))
    return;
  cairo_new_path(cr);
  cairo_rectangle(cr, 0, layout->height - layout->strip, layout->width, layout->strip);
  carom_colour_set(cr, layout->picture->theme->background, 1 - below_notes);
  cairo_fill(cr);
}

/* Writes something in that strip.
 *
 * @x: of its left end or right end, if @align is 0 or 1 */
static void write_note(const CaromScenePictureLayout *layout, CaromText *text, const char *markup,
                       CaromColour colour, double x, double align) {
  carom_text_draw_on_top(text, markup, colour, layout->picture->theme->background, x,
                         layout->height - layout->strip / 2, align);
}

/* ---- What is elsewhere, or will be ---- */

/* Draws the discs of the reference as dashed outlines in the colour of that pane, to see whether
 * the two part. Where both panes agree, the pane's own discs cover them. Of more than
 * CAROM_SCENE_PICTURE_LAYOUT_MAX_OUTLINED discs there are none. */
static void draw_ghost(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromScenePicture *picture = layout->picture;
  const double dash[] = {4, 3}, width = 1.4 * picture->theme->line_factor;
  if (!picture->staging.ghost || !picture->compared)
    return;
  guint pane = carom_comparison_get_reference(picture->compared);
  const CaromRun *reference = carom_comparison_get_run(picture->compared, pane);
  if (reference == picture->run)
    return;
  cairo_save(cr);
  /* The outline lies inside the disc, which covers it where both are at the same place. */
  carom_scene_picture_layout_outline(layout, cr, reference, width / 2, NULL);
  carom_colour_set(cr, carom_pane_style_of(picture->theme, pane).text_colour, 1);
  cairo_set_line_width(cr, width);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_restore(cr);
}

/* The lengths of dashes and gaps, in points. */
static const double path_dash[] = {6, 3}, outline_dash[] = {2, 2};

static void set_line_ahead(const CaromScenePictureLayout *layout, cairo_t *cr, guint disc,
                           double width, const double dash[2]) {
  const CaromTheme *theme = layout->picture->theme;
  carom_colour_set(cr, carom_disc_hue_line(theme, layout->scene, disc), 1);
  cairo_set_line_width(cr, width * theme->line_factor);
  cairo_set_dash(cr, dash, 2, 0);
}

static void draw_path_ahead(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  CaromPath path;
  guint disc, n;
  const CaromVec2 *places = carom_outlook_get_path(layout->picture->outlook, i, &disc, &n);
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint k = 0; k < n; k++)
    carom_path_add(&path, carom_view_place(&layout->view, places[k]));
  carom_path_finish(&path);
  set_line_ahead(layout, cr, disc, 1.4, path_dash);
  cairo_stroke(cr);
}

/* @radius: in the scene, in which the disc may not be yet */
static void draw_outline_ahead(const CaromScenePictureLayout *layout, cairo_t *cr, guint disc,
                               CaromVec2 at, double radius) {
  CaromVec2 place = carom_view_place(&layout->view, at);
  radius = MAX(radius * layout->view.points_per_unit, CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS);
  cairo_new_path(cr);
  carom_scene_picture_layout_add_circle(layout, cr, place, radius);
  set_line_ahead(layout, cr, disc, 1, outline_dash);
  cairo_stroke(cr);
}

/* Draws the outlook of the picture, if it has one, as far as it is known: dashed paths in the
 * colours of their discs, where trails, which are of the past, are solid; and the outlines of the
 * discs at the contacts. */
static void draw_outlook(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromOutlook *outlook = layout->picture->outlook;
  guint n_contacts;
  if (!outlook || layout->picture->overlay)
    return;
  cairo_save(cr);
  for (guint i = 0; i < carom_outlook_count_paths(outlook); i++)
    draw_path_ahead(layout, cr, i);
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n_contacts);
  for (guint i = 0; i < n_contacts; i++) {
    draw_outline_ahead(layout, cr, contacts[i].a, contacts[i].place_a, contacts[i].radius_a);
    if (contacts[i].b >= 0)
      draw_outline_ahead(layout, cr, (guint)contacts[i].b, contacts[i].place_b,
                         contacts[i].radius_b);
  }
  cairo_restore(cr);
}

/* So many lines together look like a parabola. */
enum { WAY_LINES = 48 };

/* Returns: where disc @i is drawn in @dt_s if nothing meets it */
static CaromVec2 place_in(const CaromScenePictureLayout *layout, guint i, double dt_s) {
  const CaromBodies *bodies = layout->bodies;
  CaromVec2 at = carom_vec2_add_scaled(carom_bodies_position(bodies, i),
                                       carom_bodies_velocity(bodies, i), dt_s);
  if (!carom_bodies_is_pinned(bodies, i))
    at = carom_vec2_add_scaled(at, layout->scene->gravity, 0.5 * dt_s * dt_s);
  return carom_view_place(&layout->view, at);
}

static void draw_ring(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  double width = 2.2 * layout->picture->theme->line_factor;
  cairo_new_path(cr);
  carom_scene_picture_layout_add_circle(layout, cr, place_in(layout, i, 0),
                                        carom_scene_picture_layout_radius(layout, i) + width);
  cairo_set_line_width(cr, width);
  cairo_stroke(cr);
}

static void draw_way(const CaromScenePictureLayout *layout, cairo_t *cr, guint i, double dt_s) {
  const double dash[] = {5, 4};
  CaromPath path;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint k = 0; k <= WAY_LINES; k++)
    carom_path_add(&path, place_in(layout, i, dt_s * k / WAY_LINES));
  carom_path_finish(&path);
  carom_scene_picture_layout_add_circle(layout, cr, place_in(layout, i, dt_s),
                                        carom_scene_picture_layout_radius(layout, i));
  cairo_save(cr);
  cairo_set_line_width(cr, 1.4 * layout->picture->theme->line_factor);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_restore(cr);
}

static void draw_wall_of_event(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  const CaromWall *wall = carom_scene_wall(layout->scene, i);
  CaromPath path;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  carom_path_add(&path, carom_view_place(&layout->view, wall->p1));
  carom_path_add(&path, carom_view_place(&layout->view, wall->p2));
  carom_path_finish(&path);
  cairo_set_line_width(cr, 4 * layout->picture->theme->line_factor);
  cairo_stroke(cr);
}

/* Draws the event of the run's queue that the picture names, if it names one: a ring around each of
 * its discs, the way ahead and the outline where it leads, and the wall; in the colour of text,
 * which no disc has. If the event is void, the partner goes elsewhere, and only its ring is drawn.
 * Next to the geometry of a contact nothing is drawn. */
static void draw_foretold(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromQueueEvent *event = layout->picture->foretold;
  if (!event || layout->picture->overlay)
    return;
  double dt_s = MAX(event->time_s - layout->picture->run->world->time_s, 0);
  cairo_save(cr);
  carom_colour_set(cr, layout->picture->theme->text, 1);
  if (event->kind == CAROM_QUEUE_DOOR)
    draw_wall_of_event(layout, cr, event->disc);
  if (event->kind == CAROM_QUEUE_CONTACT || event->kind == CAROM_QUEUE_CROSSING) {
    draw_ring(layout, cr, event->disc);
    draw_way(layout, cr, event->disc, dt_s);
  }
  if (event->kind == CAROM_QUEUE_CONTACT && event->partner < 0)
    draw_wall_of_event(layout, cr, (guint)~event->partner);
  if (event->kind == CAROM_QUEUE_CONTACT && event->partner >= 0) {
    draw_ring(layout, cr, (guint)event->partner);
    if (event->flights_since == 0)
      draw_way(layout, cr, (guint)event->partner, dt_s);
  }
  cairo_restore(cr);
}

/* ---- The centre of mass ---- */

/* How far the ends of the cross are from its middle along x and along y, in points. As its lines
 * are wider in a presentation, so is the cross. */
static double arm_of(const CaromScenePictureLayout *layout) {
  return 4.5 * layout->picture->theme->line_factor;
}

/* @n: how many discs there are
 * @states: (nullable): where they were; NULL: where they are now
 * @centre: (out): in the scene
 * Returns: FALSE if no disc can move */
static gboolean find_centre(const CaromBodies *bodies, guint n, const CaromDiscState *states,
                            CaromVec2 *centre) {
  double mass_kg = 0;
  for (guint i = 0; i < n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      mass_kg += bodies->mass_kg[i];
  *centre = carom_vec2(0, 0);
  for (guint i = 0; i < n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      *centre = carom_vec2_add_scaled(
          *centre, states ? states[i].position : carom_bodies_position(bodies, i),
          bodies->mass_kg[i] / mass_kg);
  return mass_kg > 0;
}

/* Draws the path from frame to frame of the track, and on to now. It ends where it would jump, as
 * another disc comes in, and begins there anew. */
static void draw_path_of_centre(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const double dash[] = {5, 4};
  const CaromRun *run = layout->picture->run;
  if (!run->track)
    return;
  CaromPath path;
  guint end = carom_track_count_until(run->track, run->world->frame), n = 0;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint frame = 0; frame <= end; frame++) {
    const CaromDiscState *states = frame < end ? carom_track_get(run->track, frame) : NULL;
    guint n_there = layout->bodies->n; /* discs that come in are behind the others */
    CaromVec2 centre;
    while (states && n_there > 0 && !carom_track_has(&states[n_there - 1]))
      n_there--;
    if (n_there != n) {
      carom_path_finish(&path);
      carom_path_init(&path, cr, layout->width, layout->height);
      n = n_there;
    }
    if (find_centre(layout->bodies, n, states, &centre))
      carom_path_add(&path, carom_view_place(&layout->view, centre));
  }
  carom_path_finish(&path);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_set_dash(cr, NULL, 0, 0);
}

static void draw_cross(const CaromScenePictureLayout *layout, cairo_t *cr, CaromVec2 place) {
  const CaromTheme *theme = layout->picture->theme;
  double arm = arm_of(layout);
  carom_colour_set(cr, theme->centre, 1);
  cairo_set_line_width(cr, 2.2 * theme->line_factor);
  cairo_new_path(cr);
  cairo_move_to(cr, place.x - arm, place.y - arm);
  cairo_line_to(cr, place.x + arm, place.y + arm);
  cairo_move_to(cr, place.x - arm, place.y + arm);
  cairo_line_to(cr, place.x + arm, place.y - arm);
  cairo_stroke(cr);
}

/* Returns: whether there is a centre to be shown, be it outside of what the picture shows */
static gboolean find_shown(const CaromScenePictureLayout *layout, CaromVec2 *centre) {
  return layout->picture->staging.centre_of_mass &&
         find_centre(layout->bodies, layout->bodies->n, NULL, centre);
}

/* Draws the common centre of mass of the discs that can move, Σ m x / Σ m, if the picture's staging
 * asks for it, and its path where the run has a track. Contacts between the discs leave it alone.
 */
static void draw_centre_of_mass(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromTheme *theme = layout->picture->theme;
  CaromVec2 centre;
  if (!find_shown(layout, &centre))
    return;
  CaromVec2 place = carom_view_place(&layout->view, centre);
  cairo_save(cr);
  carom_colour_set(cr, theme->centre, 1);
  cairo_set_line_width(cr, 1.2 * theme->line_factor);
  draw_path_of_centre(layout, cr);
  if (carom_scene_picture_layout_shows(layout, place, arm_of(layout)))
    draw_cross(layout, cr, place);
  cairo_restore(cr);
}

/* The point of angular momentum: a cross in a ring. */
static void draw_pivot(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromTheme *theme = layout->picture->theme;
  CaromVec2 place = carom_view_place(&layout->view, layout->scene->staging.angular_about);
  double arm = arm_of(layout);
  if (!layout->picture->show_pivot || !carom_scene_picture_layout_shows(layout, place, arm))
    return;
  cairo_new_path(cr);
  cairo_arc(cr, place.x, place.y, arm, 0, 2 * G_PI);
  carom_colour_set(cr, theme->background, 1);
  cairo_fill_preserve(cr);
  cairo_move_to(cr, place.x - arm, place.y);
  cairo_line_to(cr, place.x + arm, place.y);
  cairo_move_to(cr, place.x, place.y - arm);
  cairo_line_to(cr, place.x, place.y + arm);
  carom_colour_set(cr, theme->text, 1);
  cairo_set_line_width(cr, 1.6 * theme->line_factor);
  cairo_stroke(cr);
}

/* Says what the cross is, in the strip at the bottom: beside the cross, words would cover the discs
 * that meet there.
 *
 * @left: where it begins at the earliest
 * @right: where it ends
 * Returns: the width that it takes, with a gap; 0 if there is no centre, or no room */
static double draw_centre_note(const CaromScenePictureLayout *layout, CaromText *text, double left,
                               double right) {
  const double gap = 5, arm = arm_of(layout);
  g_autofree char *name = g_markup_printf_escaped("<small>%s</small>", _("centre of mass"));
  double width = carom_text_width(text, name) + gap + 2 * arm;
  CaromVec2 place = {right - width + arm, layout->height - layout->strip / 2}, centre;
  if (!find_shown(layout, &centre) || width > right - left)
    return 0;
  write_note(layout, text, name, layout->picture->theme->centre, right, 1);
  draw_cross(layout, text->cr, place);
  return width + 2 * gap;
}

/* ---- The overlay ---- */

static void draw_letter(const CaromScenePictureLayout *layout, CaromText *text,
                        CaromContactBody body) {
  CaromOverlayLetter letter = carom_overlay_labels_place_letter(&layout->frame, text, body);
  int disc = carom_contact_record_disc(layout->picture->overlay->record, body);
  CaromColour ground =
      letter.inside ? carom_disc_colour(layout, (guint)disc) : layout->picture->theme->background;
  g_autofree char *name = carom_text_write_name(carom_overlay_name(layout->picture->overlay, body));
  g_autofree char *markup = g_strdup_printf("<b>%s</b>", name);
  carom_text_draw_on_top(text, markup, layout->picture->theme->text, ground, letter.place.x,
                         letter.place.y, 0.5);
}

/* @letters: of other discs */
static void draw_overlay(const CaromScenePictureLayout *layout, cairo_t *cr,
                         const CaromTextBox *letters, guint n_letters) {
  g_auto(CaromText) text;
  carom_text_init_scaled(&text, cr, layout->picture->font, layout->frame.size);
  CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES];
  guint n = carom_scene_picture_layout_frames(layout, frames);
  frames[0].letters = letters;
  frames[0].n_letters = n_letters;
  carom_overlay_draw(frames, n, layout->picture->theme, &text);
  draw_letter(layout, &text, CAROM_BODY_A);
  draw_letter(layout, &text, CAROM_BODY_B);
}

/* ---- Notes ---- */

/* Says how many times larger than usual the picture is.
 *
 * @x: where the note begins
 * Returns: where the next note can begin; @x if it is not drawn */
static double draw_zoom_note(const CaromScenePictureLayout *layout, CaromText *text, double x) {
  if (!layout->picture->overlay || layout->frame.zoom == 1)
    return x;
  g_autofree char *number = carom_digits_text(layout->frame.zoom, 2);
  /* Translators: how many times larger than usual the picture is shown, such as "×4". */
  g_autofree char *note = g_strdup_printf(_("×%s"), number);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", note);
  write_note(layout, text, markup, layout->picture->theme->text, x, 0);
  return x + carom_text_width(text, markup) + strip_gap;
}

/* Says by how much the picture is turned, anticlockwise, if there is room for it.
 *
 * Returns: where the next note can begin; @x if it is not drawn */
static double draw_turn_note(const CaromScenePictureLayout *layout, CaromText *text, double x) {
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
  write_note(layout, text, markup, layout->picture->theme->text, x, 0);
  return x + width + strip_gap;
}

/* Draws a scale of a round length, at the bottom left.
 *
 * Returns: where the next note can begin */
static double draw_scale(const CaromScenePictureLayout *layout, CaromText *text) {
  const double margin = CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  double units = carom_axis_step(layout->width / layout->view.points_per_unit, 8);
  double length = units * layout->view.points_per_unit;
  double y = layout->height - layout->strip / 2;
  char number[CAROM_NUMBER_SIZE];
  carom_number_format_significant(number, units, 1);
  g_autofree char *unit = g_markup_escape_text(layout->scene->unit, -1);
  g_autofree char *label = g_strdup_printf("%s %s", number, unit);
  double end = margin + length + 7;
  cairo_new_path(text->cr);
  cairo_move_to(text->cr, margin + 0.5, y - 3);
  cairo_line_to(text->cr, margin + 0.5, y + 3);
  cairo_move_to(text->cr, margin + 0.5 + length, y - 3);
  cairo_line_to(text->cr, margin + 0.5 + length, y + 3);
  cairo_move_to(text->cr, margin, y);
  cairo_line_to(text->cr, margin + 1 + length, y);
  carom_colour_set(text->cr, layout->picture->theme->dim_text, 1);
  cairo_set_line_width(text->cr, layout->picture->theme->line_factor);
  cairo_stroke(text->cr);
  write_note(layout, text, label, layout->picture->theme->dim_text, end, 0);
  end = draw_zoom_note(layout, text, end + carom_text_width(text, label) + strip_gap);
  return draw_turn_note(layout, text, end);
}

/* Writes how many discs there are somewhere. Where there is too little room for it between @left
 * and
 * @right, it stands above. */
static void write_count(const CaromScenePictureLayout *layout, CaromText *text, const char *note,
                        double left, double right) {
  double y = layout->height - layout->strip / 2;
  if (right - carom_text_width(text, note) < left) {
    right = layout->width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
    y -= text->line_height;
  }
  carom_text_draw_on_top(text, note, layout->picture->theme->dim_text,
                         layout->picture->theme->background, right, y, 1);
}

/* Says how many discs are outside, but not if the viewer looks elsewhere, where that is obvious;
 * and, close to a contact, how many others are shown in part, where they leave room for it. */
static void draw_outside_note(const CaromScenePictureLayout *layout, CaromText *text, double left,
                              double right) {
  gboolean is_zoomed = carom_scene_picture_layout_is_zoomed(layout);
  guint n_outside = layout->bodies->n - carom_scene_picture_bodies_count_inside(layout);
  guint n_cut =
      layout->picture->overlay && is_zoomed ? carom_scene_picture_bodies_count_cut(layout) : 0;
  g_autofree char *note =
      n_cut > 0 ?
                /* Translators: discs that the edge of the picture cuts in two. */
          g_strdup_printf(ngettext("%u disc in part", "%u discs in part", n_cut), n_cut)
                : n_outside > 0 && !is_zoomed
                      ? g_strdup_printf(ngettext("%u disc outside", "%u discs outside", n_outside),
                                        n_outside)
                      : NULL;
  if (note && (n_cut == 0 || carom_text_width(text, note) <= right - left))
    write_count(layout, text, note, left, right);
}

/* Says that the discs are not drawn one by one.
 *
 * Returns: how much room it takes; 0 if there is too little */
static double draw_density_note(const CaromScenePictureLayout *layout, CaromText *text, double left,
                                double right) {
  if (!carom_scene_picture_bodies_are_density(layout))
    return 0;
  /* Translators: discs that are too small to be seen one by one. */
  const char *note = _("discs drawn as density");
  double width = carom_text_width(text, note);
  if (width > right - left)
    return 0;
  write_note(layout, text, note, layout->picture->theme->dim_text, right, 1);
  return width + strip_gap;
}

/* Next to the geometry of a contact, or close up, what is shown besides the discs themselves would
 * distract from that. */
static gboolean has_surroundings(const CaromScenePictureLayout *layout) {
  return !layout->picture->overlay && !carom_scene_picture_layout_is_closeup(layout);
}

/* Legends are left out where they have no room beside what has been drawn before them.
 *
 * @left: where notes can begin */
static void draw_right_notes(const CaromScenePictureLayout *layout, CaromText *text, double left) {
  double right = layout->width - CAROM_SCENE_PICTURE_LAYOUT_MARGIN;
  right -= carom_disc_colour_draw_legend(layout, text, left);
  if (has_surroundings(layout))
    right -= draw_centre_note(layout, text, left, right);
  right -= draw_density_note(layout, text, left, right);
  right -= carom_scene_picture_fixtures_draw_notes(layout, text, left, right);
  draw_outside_note(layout, text, left, right);
}

/* ---- The pane ---- */

/* In the middle, or, where the sum of the momenta leaves too little of that, beside it. */
static void draw_counter(const CaromScenePictureLayout *layout, CaromText *text) {
  const CaromScenePicture *picture = layout->picture;
  double sum = carom_momentum_sum_get_width(layout), beside = layout->width - sum;
  double middle = beside - sum;
  gboolean in_middle = middle >= beside / 2;
  gboolean is_left = in_middle || carom_momentum_sum_get_right(layout) == 0;
  cairo_save(text->cr);
  cairo_translate(text->cr, is_left ? sum : 0, 0);
  carom_counter_draw(text, picture->theme, carom_audit_count_contacts(&picture->run->now.books),
                     in_middle ? middle : beside, layout->height);
  cairo_restore(text->cr);
}

void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height) {
  g_auto(CaromText) text;
  CaromScenePictureLayout layout;
  carom_text_init(&text, cr, picture->font);
  carom_scene_picture_layout_init(&layout, picture, &text, width, height);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  carom_colour_set(cr, picture->theme->background, 1);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
  draw_grid(&layout, cr);
  carom_scene_picture_fixtures_draw(&layout, cr);
  if (has_surroundings(&layout)) {
    carom_trails_draw(&layout, cr);
    draw_ghost(&layout, cr);
    carom_momentum_sum_draw(&layout, &text); /* no disc is covered by it */
  }
  draw_outlook(&layout, cr);
  carom_scene_picture_asked_draw(&layout, cr);
  carom_scene_picture_bodies_draw(&layout, cr);
  carom_superposition_draw(&layout, cr);
  draw_foretold(&layout, cr);
  carom_scene_picture_asked_write(&layout, &text);
  CaromTextBox letters[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED];
  guint n_letters = draw_labels(&layout, &text, letters);
  carom_scene_picture_bodies_draw_arrows(&layout, cr); /* no letter hides them */
  if (has_surroundings(&layout)) {
    draw_pivot(&layout, cr);
    draw_centre_of_mass(&layout, cr);
  }
  if (picture->overlay)
    draw_overlay(&layout, cr, letters, n_letters);
  quieten_strip(&layout, cr);
  draw_right_notes(&layout, &text, draw_scale(&layout, &text));
  carom_superposition_draw_legend(&layout, &text);
  if (picture->show_counter)
    draw_counter(&layout, &text);
  cairo_restore(cr);
}
