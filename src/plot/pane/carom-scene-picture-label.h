/* carom-scene-picture-label: where the letters of discs stand: in the disc if there is room,
 * otherwise beside it. */
#pragma once

#include "carom-scene-picture-layout.h"

typedef struct {
  CaromVec2 place; /* of the letter's middle */
  gboolean inside;
} CaromSceneLabel;

/* @text: the font of letters
 * @label: (out): where the letter of disc @i stands
 * Returns: FALSE if the picture has no letter there, because nobody could read it or tell whose it
 *   is */
gboolean carom_scene_picture_label_place(const CaromScenePictureLayout *layout,
                                         const CaromText *text, guint i, CaromSceneLabel *label);
