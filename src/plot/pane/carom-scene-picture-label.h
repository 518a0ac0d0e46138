/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-label: where the letters and names of discs stand: a letter in the disc if
 * there is room, otherwise beside it. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Names are cut to so many characters here. */
#define CAROM_SCENE_LABEL_LENGTH 16
/* Enough for them, of whatever script, and the ellipsis. */
#define CAROM_SCENE_LABEL_SIZE (6 * CAROM_SCENE_LABEL_LENGTH + 4)

typedef struct {
  guint disc;
  char text[CAROM_SCENE_LABEL_SIZE]; /* its symbol, or its name, perhaps shortened */
  double width;                      /* of the text */
  CaromVec2 place;                   /* of the text's middle */
  gboolean inside;                   /* the disc */
} CaromSceneLabel;

/* Whether any disc of @scene can have a letter or a name where there is room for it. */
gboolean carom_scene_picture_label_serves(const CaromScene *scene);

/* Returns: what it covers */
CaromTextBox carom_scene_picture_label_box(const CaromSceneLabel *label, const CaromText *text);

/* Places all letters and names that can be read, and of which one can tell whose they are. Of very
 * many discs only those are considered that have a name, unless these are very many, too.
 *
 * @text: the font of letters; its width of texts is used as well
 * @labels: (out): in the order of the discs
 * Returns: how many there are */
guint carom_scene_picture_label_place(
    const CaromScenePictureLayout *layout, CaromText *text,
    CaromSceneLabel labels[CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED]);
