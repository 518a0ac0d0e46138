/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outlook-picture: dashed paths in the colours of their discs, where trails, which are of the
 * past, are solid; and the outlines of the discs at the contacts. */
#include "carom-outlook-picture.h"

#include "carom-disc-colour.h"
#include "carom-path.h"

static const double path_dash[] = {6, 3}, outline_dash[] = {2, 2};

static void set_line(const CaromScenePictureLayout *layout, cairo_t *cr, guint disc, double width,
                     const double dash[2]) {
  const CaromTheme *theme = layout->picture->theme;
  carom_colour_set(cr, carom_disc_colour_of_line(theme, layout->scene, disc), 1);
  cairo_set_line_width(cr, width * theme->line_factor);
  cairo_set_dash(cr, dash, 2, 0);
}

static void draw_path(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  CaromPath path;
  guint disc, n;
  const CaromVec2 *places = carom_outlook_get_path(layout->picture->outlook, i, &disc, &n);
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint k = 0; k < n; k++)
    carom_path_add(&path, carom_view_place(&layout->view, places[k]));
  carom_path_finish(&path);
  set_line(layout, cr, disc, 1.4, path_dash);
  cairo_stroke(cr);
}

/* @radius: in the scene, in which the disc may not be yet */
static void draw_outline(const CaromScenePictureLayout *layout, cairo_t *cr, guint disc,
                         CaromVec2 at, double radius) {
  CaromVec2 place = carom_view_place(&layout->view, at);
  radius = MAX(radius * layout->view.points_per_unit, CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS);
  cairo_new_path(cr);
  carom_scene_picture_layout_add_circle(layout, cr, place, radius);
  set_line(layout, cr, disc, 1, outline_dash);
  cairo_stroke(cr);
}

void carom_outlook_picture_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromOutlook *outlook = layout->picture->outlook;
  guint n_contacts;
  if (!outlook || layout->picture->overlay)
    return;
  cairo_save(cr);
  for (guint i = 0; i < carom_outlook_count_paths(outlook); i++)
    draw_path(layout, cr, i);
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n_contacts);
  for (guint i = 0; i < n_contacts; i++) {
    draw_outline(layout, cr, contacts[i].a, contacts[i].place_a, contacts[i].radius_a);
    if (contacts[i].b >= 0)
      draw_outline(layout, cr, (guint)contacts[i].b, contacts[i].place_b, contacts[i].radius_b);
  }
  cairo_restore(cr);
}
