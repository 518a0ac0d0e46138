/* carom-ghost: one path for all outlines, in the colour of the leading pane. */
#include "carom-ghost.h"

#include "carom-pane-style.h"

/* So many outlines can be told apart, and drawn within a frame. */
enum { MAX_GHOSTS = 1000 };

void carom_ghost_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromScenePicture *picture = layout->picture;
  /* The outline lies inside the disc, which covers it where both are at the same place. */
  const double dash[] = {4, 3}, width = 1.4 * picture->theme->line_factor;
  if (!picture->staging.ghost || !picture->leader || picture->leader == picture->run ||
      layout->bodies->n > MAX_GHOSTS)
    return;
  const CaromBodies *bodies = &picture->leader->world->bodies;
  cairo_save(cr);
  cairo_new_path(cr);
  for (guint i = 0; i < bodies->n; i++) {
    CaromVec2 place = carom_view_place(&layout->view, carom_bodies_position(bodies, i));
    double radius = carom_scene_picture_layout_radius(layout, i);
    if (!carom_scene_picture_layout_shows(layout, place, radius))
      continue;
    cairo_new_sub_path(cr);
    cairo_arc(cr, place.x, place.y, MAX(radius - width / 2, width / 2), 0, 2 * G_PI);
  }
  carom_colour_set(cr, carom_pane_style_of(picture->theme, 0).text_colour, 1);
  cairo_set_line_width(cr, width);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_restore(cr);
}
