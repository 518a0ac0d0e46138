/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-bodies: a few discs, and those of a vector picture, are drawn directly; many
 * are drawn on an image first, and as density where they are too many and too small. */
#include "carom-scene-picture-bodies.h"

#include "carom-arrow.h"
#include "carom-density.h"
#include "carom-disc-colour.h"
#include "carom-disc.h"

/* A pane with more discs than this is drawn by means of an image; arcs for three such panes are
 * what fits into a frame. */
enum { MAX_ARCS = 150 };

/* With an overlay, other discs and their arrows are mixed with this fraction of the background. */
static const double paleness = 0.55;

/* On the two bodies of an overlay there are arrows and letters, which must be read. So their
 * hatching has only this fraction of the edge's colour. */
static const double hatching_of_pair = 0.25;

/* Discs that are drawn larger than they are may cover this fraction of the picture: they are seen
 * to be single ones. */
static const double most_enlarged = 0.25;

/* A vector picture has the density as an image of this resolution. */
static const double density_pixels_per_point = 3;

typedef struct {
  const CaromScenePictureLayout *layout;
  const CaromTheme *theme;
  cairo_t *cr;
  CaromRaster *raster; /* (nullable): where discs and arrows are drawn if there are very many */
  gboolean as_density; /* those that are too small */
} Bodies;

CaromColour carom_scene_picture_bodies_step_back(const CaromScenePictureLayout *layout,
                                                 CaromColour colour) {
  const CaromScenePicture *picture = layout->picture;
  return picture->overlay ? carom_colour_mix(colour, picture->theme->background, paleness) : colour;
}

guint carom_scene_picture_bodies_count_inside(const CaromScenePictureLayout *layout) {
  guint n = 0;
  for (guint i = 0; i < layout->bodies->n; i++)
    n += carom_scene_picture_layout_is_inside(layout, i) ? 1 : 0;
  return n;
}

guint carom_scene_picture_bodies_count_cut(const CaromScenePictureLayout *layout) {
  guint n = 0;
  for (guint i = 0; i < layout->bodies->n; i++) {
    CaromVec2 place = carom_scene_picture_layout_place(layout, i);
    double radius = carom_scene_picture_layout_radius(layout, i);
    gboolean is_whole = place.x >= radius && place.x <= layout->width - radius &&
                        place.y >= radius && place.y <= layout->height - radius;
    n += !is_whole && carom_scene_picture_layout_is_inside(layout, i) &&
                 carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE
             ? 1
             : 0;
  }
  return n;
}

static gboolean is_vector_target(cairo_t *cr) {
  cairo_surface_type_t type = cairo_surface_get_type(cairo_get_target(cr));
  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG ||
         type == CAIRO_SURFACE_TYPE_PS;
}

/* ---- Density ---- */

/* Whether disc @i is drawn larger than it is, unless as density; the bodies of an overlay are
 * always drawn themselves. */
static inline gboolean is_too_small(const CaromScenePictureLayout *layout, guint i) {
  return layout->bodies->radius[i] * layout->view.points_per_unit <
             CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS &&
         carom_scene_picture_layout_body(layout, i) == CAROM_BODY_NONE;
}

gboolean carom_scene_picture_bodies_are_density(const CaromScenePictureLayout *layout) {
  const double least = CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS;
  double most = most_enlarged * layout->width * layout->height / (G_PI * least * least);
  guint n = 0;
  if (layout->bodies->n <= most)
    return FALSE;
  for (guint i = 0; i < layout->bodies->n; i++)
    n += is_too_small(layout, i) && carom_scene_picture_layout_is_inside(layout, i) ? 1 : 0;
  return n > most;
}

/* ---- Discs ---- */

static CaromDiscLook disc_look(const CaromScenePictureLayout *layout, guint i) {
  const CaromTheme *theme = layout->picture->theme;
  gboolean is_of_pair = carom_scene_picture_layout_body(layout, i) != CAROM_BODY_NONE;
  CaromColour fill = carom_disc_colour(layout, i), edge = theme->disc_edge;
  double radius = carom_scene_picture_layout_radius(layout, i);
  /* The edges of very small discs would cover them completely. */
  edge = radius < 4 ? carom_colour_mix(fill, edge, 0.6) : edge;
  CaromColour pale_edge = carom_scene_picture_bodies_step_back(layout, edge);
  return (CaromDiscLook){
      .fill = is_of_pair ? fill : carom_scene_picture_bodies_step_back(layout, fill),
      .edge = is_of_pair ? edge : pale_edge,
      .edge_width = CLAMP(radius / 5, 0.6, 1.3) * theme->line_factor,
      .hatched = carom_bodies_is_pinned(layout->bodies, i),
      .hatch = is_of_pair ? carom_colour_mix(fill, edge, hatching_of_pair) : pale_edge,
  };
}

/* A disc that small is nearly all edge, so that is its colour. */
static void draw_density(const Bodies *bodies, CaromRaster *raster) {
  const CaromScenePictureLayout *layout = bodies->layout;
  double points_per_unit = layout->view.points_per_unit;
  g_autoptr(CaromDensity) density = carom_density_new(raster);
  for (guint i = 0; i < layout->bodies->n; i++) {
    if (!is_too_small(layout, i) || !carom_scene_picture_layout_is_inside(layout, i))
      continue;
    CaromVec2 place = carom_scene_picture_layout_place(layout, i);
    carom_density_add(density, disc_look(layout, i).edge, place.x, place.y,
                      layout->bodies->radius[i] * points_per_unit);
  }
  carom_density_draw(density);
}

/* Draws the density onto a vector picture, which has no pixels of its own. */
static void paint_density(const Bodies *bodies) {
  const CaromScenePictureLayout *layout = bodies->layout;
  g_autoptr(CaromRaster) raster =
      carom_raster_new(bodies->cr, layout->width, layout->height, density_pixels_per_point);
  draw_density(bodies, raster);
  carom_raster_paint(raster, bodies->cr);
}

static void draw_discs(const Bodies *bodies) {
  const CaromScenePictureLayout *layout = bodies->layout;
  g_autoptr(CaromDiscSprites) sprites =
      bodies->raster ? carom_disc_sprites_new(bodies->raster) : NULL;
  for (guint i = 0; i < layout->bodies->n; i++) {
    if ((bodies->as_density && is_too_small(layout, i)) ||
        !carom_scene_picture_layout_is_inside(layout, i))
      continue;
    CaromDiscLook look = disc_look(layout, i);
    CaromVec2 place = carom_scene_picture_layout_place(layout, i);
    double radius = carom_scene_picture_layout_radius(layout, i);
    if (sprites)
      carom_disc_sprites_draw(sprites, &look, place.x, place.y, radius);
    else {
      carom_scene_picture_layout_limit_disc(layout, &place, &radius);
      carom_disc_draw(bodies->cr, &look, place.x, place.y, radius);
    }
  }
}

/* ---- Arrows ---- */

typedef CaromVec2 (*ArrowFunc)(const CaromScenePictureLayout *layout, guint i);

/* @arrow_of: gives the arrow of each disc; zero for none
 * Returns: (transfer full) (element-type CaromArrow): those in the picture */
static GArray *list_arrows(const Bodies *bodies, ArrowFunc arrow_of) {
  const CaromScenePictureLayout *layout = bodies->layout;
  GArray *arrows = g_array_new(FALSE, FALSE, sizeof(CaromArrow));
  for (guint i = 0; i < layout->bodies->n; i++) {
    if (bodies->as_density && is_too_small(layout, i))
      continue;
    CaromVec2 way = arrow_of(layout, i);
    CaromVec2 from = carom_scene_picture_layout_place(layout, i);
    CaromArrow arrow = {from, carom_vec2_add(from, way)};
    if (carom_vec2_length(way) > 0 && carom_scene_picture_layout_is_inside(layout, i))
      g_array_append_val(arrows, arrow);
  }
  return arrows;
}

static void draw_arrows(const Bodies *bodies, ArrowFunc arrow_of, CaromColour colour,
                        double width) {
  const CaromScenePictureLayout *layout = bodies->layout;
  g_autoptr(GArray) listed = list_arrows(bodies, arrow_of);
  const CaromArrow *arrows = (const CaromArrow *)listed->data;
  colour = carom_scene_picture_bodies_step_back(layout, colour);
  width *= layout->bodies->n <= CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED ? 1.8 : 0.85;
  width *= bodies->theme->line_factor;
  if (bodies->raster)
    carom_raster_draw_arrows(bodies->raster, arrows, listed->len, colour, width);
  else
    carom_arrows_draw(bodies->cr, arrows, listed->len, colour, width);
}

/* ---- All ---- */

static void draw_all_arrows(const Bodies *bodies) {
  /* Momentum has the direction of velocity, so its arrow is a wider one below. */
  draw_arrows(bodies, carom_scene_picture_layout_momentum, bodies->theme->momentum, 2.2);
  draw_arrows(bodies, carom_scene_picture_layout_arrow, bodies->theme->arrow, 1);
}

/* Without a raster. */
static Bodies bodies_of(const CaromScenePictureLayout *layout, cairo_t *cr) {
  return (Bodies){.layout = layout,
                  .theme = layout->picture->theme,
                  .cr = cr,
                  .as_density = carom_scene_picture_bodies_are_density(layout)};
}

static gboolean need_raster(const Bodies *bodies) {
  return !is_vector_target(bodies->cr) &&
         (bodies->as_density || carom_scene_picture_bodies_count_inside(bodies->layout) > MAX_ARCS);
}

void carom_scene_picture_bodies_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  Bodies bodies = bodies_of(layout, cr);
  g_autoptr(CaromRaster) raster =
      need_raster(&bodies)
          ? carom_raster_new(cr, layout->width, layout->height, layout->picture->pixels_per_point)
          : NULL;
  bodies.raster = raster;
  if (bodies.as_density && raster)
    draw_density(&bodies, raster);
  else if (bodies.as_density)
    paint_density(&bodies);
  draw_discs(&bodies);
  if (!raster)
    return;
  draw_all_arrows(&bodies);
  carom_raster_paint(raster, cr);
}

void carom_scene_picture_bodies_draw_arrows(const CaromScenePictureLayout *layout, cairo_t *cr) {
  Bodies bodies = bodies_of(layout, cr);
  if (!need_raster(&bodies))
    draw_all_arrows(&bodies);
}
