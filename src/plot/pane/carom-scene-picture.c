/* carom-scene-picture: a pane from back to front: grid, walls, discs, arrows, labels, the geometry
 * of a contact, notes, and the counter. */
#include "carom-scene-picture.h"

#include "carom-arrow.h"
#include "carom-axis.h"
#include "carom-counter.h"
#include "carom-disc-sprites.h"
#include "carom-overlay-draw.h"
#include "carom-overlay-labels.h"
#include "carom-text.h"
#include "carom-view.h"

#include <glib/gi18n-lib.h>

/* The margin between the view and the picture's edge, in points. */
static const double margin = 8;

/* No disc is drawn smaller than this, so that a point mass can still be seen. */
static const double least_radius = 1.25;

/* Up to this many discs have labels, and up to this many have two alternating colours. */
enum { MAX_LABELLED = 26, MAX_ALTERNATING = 12 };

/* A pane with more discs than this is drawn by means of an image; arcs for three such panes are
 * what fits into a frame. */
enum { MAX_ARCS = 150 };

/* The length of the arrow for the scene's greatest typical speed: a fraction of the picture's
 * smaller side or, in a random placement, of the space that each disc has to itself. No arrow is
 * drawn longer than the cap, given in the same fractions. */
static const double arrow_share = 0.2, arrow_share_of_space = 1.2;
static const double cap_share = 0.4, cap_share_of_space = 1.5;

/* Arrows shorter than this, in points, are left out, because their direction cannot be seen. If
 * even the longest would be short, there are none. */
static const double least_arrow = 2.5, least_longest = 9;

/* With an overlay, other discs and their arrows are mixed with this fraction of the background. */
static const double paleness = 0.55;

typedef struct {
  const CaromScenePicture *picture;
  const CaromScene *scene;
  const CaromBodies *bodies;
  const CaromTheme *theme;
  cairo_t *cr;
  double width, height;
  double strip; /* height of the strip at the bottom that holds scale and notes */
  CaromView view;
  double arrow_scale;     /* points per unit of speed */
  double arrow_cap;       /* in points */
  CaromRaster *placement; /* (nullable): where discs and arrows are drawn if there are very many */
  const CaromOverlay *overlay; /* (nullable): that of the picture */
  CaromOverlayFrame frame;     /* of the overlay */
} Pane;

static void draw_background(const Pane *pane) {
  carom_colour_set(pane->cr, pane->theme->background, 1);
  cairo_rectangle(pane->cr, 0, 0, pane->width, pane->height);
  cairo_fill(pane->cr);
}

/* Lines at round coordinates, across the whole picture. */
static void draw_grid(const Pane *pane) {
  double step = carom_axis_step(pane->width / pane->view.points_per_unit, pane->width / 40);
  CaromVec2 first = carom_view_position(&pane->view, carom_vec2(0, pane->height));
  CaromVec2 last = carom_view_position(&pane->view, carom_vec2(pane->width, 0));
  cairo_new_path(pane->cr);
  for (double k = ceil(first.x / step); k * step < last.x; k++) {
    double x = floor(carom_view_place(&pane->view, carom_vec2(k * step, 0)).x) + 0.5;
    cairo_move_to(pane->cr, x, 0);
    cairo_line_to(pane->cr, x, pane->height);
  }
  for (double k = ceil(first.y / step); k * step < last.y; k++) {
    double y = floor(carom_view_place(&pane->view, carom_vec2(0, k * step)).y) + 0.5;
    cairo_move_to(pane->cr, 0, y);
    cairo_line_to(pane->cr, pane->width, y);
  }
  carom_colour_set(pane->cr, carom_colour_mix(pane->theme->grid, pane->theme->background, 0.35), 1);
  cairo_set_line_width(pane->cr, 1);
  cairo_stroke(pane->cr);
}

static void draw_walls(const Pane *pane) {
  cairo_save(pane->cr);
  cairo_new_path(pane->cr);
  for (guint i = 0; i < pane->scene->walls->len; i++) {
    const CaromWall *wall = carom_scene_wall(pane->scene, i);
    CaromVec2 p1 = carom_view_place(&pane->view, wall->p1);
    CaromVec2 p2 = carom_view_place(&pane->view, wall->p2);
    cairo_move_to(pane->cr, p1.x, p1.y);
    cairo_line_to(pane->cr, p2.x, p2.y);
  }
  carom_colour_set(pane->cr, pane->theme->wall, 1);
  cairo_set_line_width(pane->cr, 2.2 * pane->theme->line_factor);
  cairo_set_line_cap(pane->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke(pane->cr);
  cairo_restore(pane->cr);
}

/* Which of the overlay's bodies disc @i is. */
static CaromContactBody body_of_pair(const Pane *pane, guint i) {
  const CaromContactRecord *record = pane->overlay ? pane->overlay->record : NULL;
  return !record                                 ? CAROM_BODY_NONE
         : record->a == i                        ? CAROM_BODY_A
         : record->b >= 0 && record->b == (int)i ? CAROM_BODY_B
                                                 : CAROM_BODY_NONE;
}

static CaromVec2 disc_place(const Pane *pane, guint i) {
  CaromContactBody body = body_of_pair(pane, i);
  return body == CAROM_BODY_NONE
             ? carom_view_place(&pane->view, carom_bodies_position(pane->bodies, i))
             : carom_overlay_frame_place(&pane->frame, body);
}

static double disc_radius(const Pane *pane, guint i) {
  return MAX(pane->bodies->radius[i] * pane->view.points_per_unit, least_radius);
}

static gboolean is_inside(const Pane *pane, guint i) {
  CaromVec2 place = disc_place(pane, i);
  double radius = disc_radius(pane, i);
  return place.x + radius >= 0 && place.x - radius <= pane->width && place.y + radius >= 0 &&
         place.y - radius <= pane->height;
}

/* The scene's own colours are softened, so that arrows and labels can be read on them. */
static CaromColour disc_fill(const Pane *pane, guint i) {
  const CaromBody *body = carom_scene_body(pane->scene, i);
  if (body->colour_rgb != CAROM_NO_COLOUR)
    return carom_colour_mix(carom_colour_from_rgb((guint32)body->colour_rgb),
                            pane->theme->background, 0.58);
  if (carom_bodies_is_pinned(pane->bodies, i))
    return pane->theme->pinned;
  return pane->bodies->n <= MAX_ALTERNATING && i % 2 == 1 ? pane->theme->disc_other
                                                          : pane->theme->disc;
}

/* With an overlay, all discs but its two bodies are paler. */
static CaromColour step_back(const Pane *pane, CaromColour colour) {
  return pane->overlay ? carom_colour_mix(colour, pane->theme->background, paleness) : colour;
}

static CaromDiscLook disc_look(const Pane *pane, guint i) {
  gboolean is_of_pair = body_of_pair(pane, i) != CAROM_BODY_NONE;
  CaromColour fill = disc_fill(pane, i), edge = pane->theme->disc_edge;
  double radius = disc_radius(pane, i);
  /* The edges of very small discs would cover them completely. */
  edge = radius < 4 ? carom_colour_mix(fill, edge, 0.6) : edge;
  return (CaromDiscLook){
      .fill = is_of_pair ? fill : step_back(pane, fill),
      .edge = is_of_pair ? edge : step_back(pane, edge),
      .edge_width = CLAMP(radius / 5, 0.6, 1.3) * pane->theme->line_factor,
      .hatched = carom_bodies_is_pinned(pane->bodies, i),
  };
}

static gboolean is_vector_target(cairo_t *cr) {
  cairo_surface_type_t type = cairo_surface_get_type(cairo_get_target(cr));
  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG ||
         type == CAIRO_SURFACE_TYPE_PS;
}

static void draw_discs(const Pane *pane) {
  g_autoptr(CaromDiscSprites) sprites =
      pane->placement ? carom_disc_sprites_new(pane->placement) : NULL;
  for (guint i = 0; i < pane->bodies->n; i++) {
    if (!is_inside(pane, i))
      continue;
    CaromDiscLook look = disc_look(pane, i);
    CaromVec2 place = disc_place(pane, i);
    if (sprites)
      carom_disc_sprites_draw(sprites, &look, place.x, place.y, disc_radius(pane, i));
    else
      carom_disc_draw(pane->cr, &look, place.x, place.y, disc_radius(pane, i));
  }
}

/* The side of the square that each disc has to itself, in points. */
static double space_of_disc(const Pane *pane) {
  CaromVec2 min, max;
  carom_scene_view(pane->scene, &min, &max);
  double area = (max.x - min.x) * (max.y - min.y), n = MAX(pane->bodies->n, 1);
  return area > 0 ? sqrt(area / n) * pane->view.points_per_unit : INFINITY;
}

/* Chooses the scale and the cap of arrows, which do not change during a run. There are no arrows if
 * the random placement is too dense for them. */
static void choose_arrows(Pane *pane) {
  double side = MIN(pane->width, pane->height), space = space_of_disc(pane);
  double longest = MIN(arrow_share * side, arrow_share_of_space * space);
  pane->arrow_cap = MIN(cap_share * side, cap_share_of_space * space);
  pane->arrow_scale =
      longest >= least_longest ? longest / carom_view_greatest_speed(pane->scene) : 0;
}

/* The arrow from the centre of disc @i, in points; zero if it is not drawn, or is drawn with the
 * overlay. */
static CaromVec2 arrow_of(const Pane *pane, guint i) {
  CaromVec2 velocity = carom_bodies_velocity(pane->bodies, i);
  CaromVec2 arrow = carom_vec2(velocity.x * pane->arrow_scale, -velocity.y * pane->arrow_scale);
  double length = carom_vec2_length(arrow), cap = pane->arrow_cap;
  gboolean is_shown = pane->picture->show_velocities && body_of_pair(pane, i) == CAROM_BODY_NONE;
  if (!is_shown || !(length >= least_arrow) || !isfinite(length))
    return carom_vec2(0, 0);
  return length > cap ? carom_vec2_scale(arrow, cap / length) : arrow;
}

static void draw_arrows(const Pane *pane) {
  g_autofree CaromArrow *arrows = g_new(CaromArrow, pane->bodies->n);
  guint n = 0;
  for (guint i = 0; i < pane->bodies->n; i++) {
    CaromVec2 arrow = arrow_of(pane, i), from = disc_place(pane, i);
    if (carom_vec2_length(arrow) > 0 && is_inside(pane, i))
      arrows[n++] = (CaromArrow){from, carom_vec2_add(from, arrow)};
  }
  double width = pane->bodies->n <= MAX_LABELLED ? 1.8 : 0.85;
  width *= pane->theme->line_factor;
  CaromColour colour = step_back(pane, pane->theme->arrow);
  if (pane->placement)
    carom_raster_draw_arrows(pane->placement, arrows, n, colour, width);
  else
    carom_arrows_draw(pane->cr, arrows, n, colour, width);
}

static guint count_inside(const Pane *pane) {
  guint n = 0;
  for (guint i = 0; i < pane->bodies->n; i++)
    n += is_inside(pane, i) ? 1 : 0;
  return n;
}

/* Draws the discs, and the arrows on top of all of them. A few discs, and those of a vector
 * picture, are drawn directly; a random placement is drawn on an image first. */
static void draw_bodies(Pane *pane) {
  g_autoptr(CaromRaster) placement = NULL;
  if (count_inside(pane) > MAX_ARCS && !is_vector_target(pane->cr))
    placement =
        carom_raster_new(pane->cr, pane->width, pane->height, pane->picture->pixels_per_point);
  pane->placement = placement;
  draw_discs(pane);
  draw_arrows(pane);
  if (placement)
    carom_raster_paint(placement, pane->cr);
  pane->placement = NULL;
}

/* Inside the disc, opposite the arrow. The label moves away from the centre as the arrow grows, so
 * that it never jumps. */
static CaromVec2 inner_label_place(const Pane *pane, const CaromText *text, guint i) {
  CaromVec2 place = disc_place(pane, i), arrow = arrow_of(pane, i);
  double radius = disc_radius(pane, i), length = carom_vec2_length(arrow);
  double back = MIN(radius * 0.55, radius - text->line_height * 0.6);
  return length > 0 ? carom_vec2_add_scaled(place, arrow, -back / MAX(length, back)) : place;
}

/* Above the disc on the right. */
static CaromVec2 outer_label_place(const Pane *pane, const CaromText *text, guint i) {
  double aside = disc_radius(pane, i) * G_SQRT2 / 2 + text->digit_height * 0.6;
  return carom_vec2_add(disc_place(pane, i), carom_vec2(aside, -aside));
}

/* Whether a label of disc @i would touch no other disc. */
static gboolean is_free(const Pane *pane, const CaromText *text, guint i, CaromVec2 place) {
  for (guint k = 0; k < pane->bodies->n; k++) {
    double distance = carom_vec2_length(carom_vec2_sub(disc_place(pane, k), place));
    if (k != i && distance < disc_radius(pane, k) + text->line_height * 0.5)
      return FALSE;
  }
  return TRUE;
}

static void draw_label(const Pane *pane, CaromText *text, guint i) {
  g_autofree char *label = carom_body_name(i);
  gboolean inside = disc_radius(pane, i) >= text->line_height * 0.75;
  CaromVec2 place = inside ? inner_label_place(pane, text, i) : outer_label_place(pane, text, i);
  CaromColour ground = inside ? disc_fill(pane, i) : pane->theme->background;
  if (inside || is_free(pane, text, i, place))
    carom_text_draw_on_top(text, label, step_back(pane, pane->theme->text), ground, place.x,
                           place.y, 0.5);
}

/* Draws the labels inside the discs if there is room, otherwise beside them. */
static void draw_labels(const Pane *pane, CaromText *text) {
  if (!pane->picture->show_labels || pane->bodies->n > MAX_LABELLED)
    return;
  for (guint i = 0; i < pane->bodies->n; i++)
    if (is_inside(pane, i) && body_of_pair(pane, i) == CAROM_BODY_NONE)
      draw_label(pane, text, i);
}

/* ---- The overlay ---- */

static void draw_letter(const Pane *pane, CaromText *text, CaromContactBody body) {
  CaromOverlayLetter letter = carom_overlay_labels_place_letter(&pane->frame, text, body);
  int disc = carom_contact_record_disc(pane->overlay->record, body);
  CaromColour ground = letter.inside ? disc_fill(pane, (guint)disc) : pane->theme->background;
  g_autofree char *markup =
      g_markup_printf_escaped("<b>%s</b>", carom_overlay_name(pane->overlay, body));
  carom_text_draw_on_top(text, markup, pane->theme->text, ground, letter.place.x, letter.place.y,
                         0.5);
}

static void draw_overlay(const Pane *pane) {
  if (!pane->overlay)
    return;
  g_auto(CaromText) text;
  carom_text_init_scaled(&text, pane->cr, pane->picture->font, pane->frame.size);
  carom_overlay_draw(&pane->frame, pane->theme, &text);
  draw_letter(pane, &text, CAROM_BODY_A);
  draw_letter(pane, &text, CAROM_BODY_B);
}

/* ---- Notes ---- */

static gboolean is_zoomed(const Pane *pane) {
  return pane->overlay && pane->frame.zoom != 1;
}

static void draw_zoom_note(const Pane *pane, CaromText *text, double x) {
  if (!is_zoomed(pane))
    return;
  g_autofree char *number = carom_number_plain(pane->frame.zoom, 2);
  /* Translators: how many times larger than usual the picture is shown, such as "×4". */
  g_autofree char *note = g_strdup_printf(_("×%s"), number);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", note);
  carom_text_draw_on_top(text, markup, pane->theme->text, pane->theme->background, x,
                         pane->height - pane->strip / 2, 0);
}

/* Draws a scale of a round length, at the bottom left. */
static void draw_scale(const Pane *pane, CaromText *text) {
  double units = carom_axis_step(pane->width / pane->view.points_per_unit, 8);
  double length = units * pane->view.points_per_unit;
  double y = pane->height - pane->strip / 2;
  char number[CAROM_NUMBER_SIZE];
  carom_number_format_significant(number, units, 1);
  g_autofree char *unit = g_markup_escape_text(pane->scene->unit, -1);
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
  draw_zoom_note(pane, text, end + carom_text_width(text, label) + 12);
}

/* Says how many discs are outside, but not if zoomed in, where that is obvious. */
static void draw_outside_note(const Pane *pane, CaromText *text) {
  guint n = pane->bodies->n - count_inside(pane);
  if (n == 0 || is_zoomed(pane))
    return;
  g_autofree char *note = g_strdup_printf(ngettext("%u disc outside", "%u discs outside", n), n);
  carom_text_draw(text, note, pane->theme->dim_text, pane->width - margin,
                  pane->height - pane->strip / 2, 1);
}

static void draw_counter(const Pane *pane, CaromText *text) {
  const CaromBooks *books = &pane->picture->run->now.books;
  if (pane->picture->show_counter)
    carom_counter_draw(text, pane->theme, books->collisions + books->wall_hits, pane->width,
                       pane->height);
}

/* ---- The pane ---- */

static CaromOverlayRoom room_of(const Pane *pane) {
  double top = pane->picture->show_counter ? carom_counter_height(pane->height) : margin;
  return (CaromOverlayRoom){margin, top, pane->width - margin, pane->height - pane->strip};
}

static double radius_of_b(const Pane *pane) {
  int b = pane->overlay->record->b;
  return b >= 0 ? pane->bodies->radius[b] : 0;
}

static void zoom_in(Pane *pane) {
  CaromOverlayRoom room = room_of(pane);
  carom_overlay_frame_init(&pane->frame, pane->overlay, &pane->view, &room,
                           pane->bodies->radius[pane->overlay->record->a], radius_of_b(pane),
                           pane->arrow_scale);
  pane->view = pane->frame.view;
  pane->arrow_scale = pane->frame.speed_scale;
}

/* @text: gives the height of text */
static void pane_init(Pane *pane, const CaromScenePicture *picture, const CaromText *text,
                      double width, double height) {
  const CaromWorld *world = picture->run->world;
  *pane = (Pane){
      .picture = picture,
      .scene = world->scene,
      .bodies = &world->bodies,
      .theme = picture->theme,
      .cr = text->cr,
      .width = width,
      .height = height,
      .strip = text->line_height + 6,
      .overlay = picture->overlay,
  };
  CaromOverlayRoom room = room_of(pane);
  pane->view = carom_view_fit(world->scene, room.left, room.top, room.right, room.bottom);
  choose_arrows(pane);
  if (pane->overlay)
    zoom_in(pane);
}

void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height) {
  g_auto(CaromText) text;
  carom_text_init(&text, cr, picture->font);
  Pane pane;
  pane_init(&pane, picture, &text, width, height);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  draw_background(&pane);
  draw_grid(&pane);
  draw_walls(&pane);
  draw_bodies(&pane);
  draw_labels(&pane, &text);
  draw_overlay(&pane);
  draw_scale(&pane, &text);
  draw_outside_note(&pane, &text);
  draw_counter(&pane, &text);
  cairo_restore(cr);
}

/* ---- What is where ---- */

void carom_scene_picture_place_overlay(const CaromScenePicture *picture, double width,
                                       double height, CaromOverlayFrame *frame) {
  g_return_if_fail(picture->overlay);
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, picture->font);
  Pane pane;
  pane_init(&pane, picture, &text, width, height);
  *frame = pane.frame;
}

int carom_scene_picture_disc_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, picture->font);
  Pane pane;
  pane_init(&pane, picture, &text, width, height);
  for (guint i = pane.bodies->n; i-- > 0;) {
    CaromVec2 off = carom_vec2_sub(disc_place(&pane, i), carom_vec2(x, y));
    if (carom_vec2_length(off) <= MAX(disc_radius(&pane, i), CAROM_POINTER_REACH))
      return (int)i;
  }
  return -1;
}
