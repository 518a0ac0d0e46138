/* carom-scene-painter: draws one pane: discs, walls, velocity arrows, scale. */
#pragma once

#include "carom-comparison.h"
#include "carom-palette.h"

typedef struct {
  const CaromRun *run;
  const CaromTheme *theme;
  const char *font; /* (nullable): as in CaromChart */
  gboolean show_velocities;
  gboolean show_labels;    /* A, B, C … where there are few discs and room */
  gboolean show_counter;   /* of contacts, with walls too: large, above the scene */
  double pixels_per_point; /* 0: as the cairo_t says; give it where that is a recording, as GTK's
                              are, which does not know what it will be shown on */
} CaromScenePicture;

/* Draws into the rectangle (0, 0)–(width, height), on a background of its own: the scene's view,
 * centred, in true proportions. Velocities are arrows of one scale a scene, which never changes
 * during a run; only very long ones are cut short. */
void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height);
