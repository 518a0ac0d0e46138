/* carom-scene-picture-label: where the letters of discs stand: in the disc if there is room,
 * otherwise beside it. */
#pragma once

#include "carom-scene-picture-layout.h"

typedef struct {
  guint disc;
  CaromVec2 place; /* of the letter's middle */
  gboolean inside; /* the disc */
} CaromSceneLabel;

/* Places all letters that can be read, and of which one can tell whose they are.
 *
 * @text: the font of letters
 * @labels: (out): in the order of the discs
 * Returns: how many there are */
guint carom_scene_picture_label_place(
    const CaromScenePictureLayout *layout, const CaromText *text,
    CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]);
