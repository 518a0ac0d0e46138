/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ghost: one path for all outlines, in the colour of the leading pane. */
#include "carom-ghost.h"

#include "carom-pane-style.h"

void carom_ghost_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromScenePicture *picture = layout->picture;
  const double dash[] = {4, 3}, width = 1.4 * picture->theme->line_factor;
  if (!picture->staging.ghost || !picture->leader || picture->leader == picture->run)
    return;
  cairo_save(cr);
  /* The outline lies inside the disc, which covers it where both are at the same place. */
  carom_scene_picture_layout_outline(layout, cr, picture->leader, width / 2, NULL);
  carom_colour_set(cr, carom_pane_style_of(picture->theme, 0).text_colour, 1);
  cairo_set_line_width(cr, width);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_restore(cr);
}
