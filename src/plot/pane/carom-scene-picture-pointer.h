/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-pointer: finds what is under the pointer in a pane of a given size. */
#pragma once

#include "carom-scene-picture.h"

/* From how far away a mark, a handle or a small disc can be pointed at, in points. */
#define CAROM_SCENE_PICTURE_POINTER_REACH 8.0

/* Returns: the topmost disc that is drawn at or near a place; -1 if there is none */
int carom_scene_picture_pointer_disc_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y);

/* ---- Of a picture with an overlay ---- */

/* @width, @height: the size at which the picture is drawn
 * @x, @y: a place in it
 * @pane: (out) (optional): the pane whose working it is, if there is one
 * Returns: the line of the working whose mark is drawn at or near the place; -1 if there is none */
int carom_scene_picture_pointer_line_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y, guint *pane);

/* Returns: the body whose guess can be dragged by its tip there; CAROM_BODY_NONE if there is none,
 *   since an immovable body has no guess */
CaromContactBody carom_scene_picture_pointer_handle_at(const CaromScenePicture *picture,
                                                       double width, double height, double x,
                                                       double y);

/* The velocity of @body whose arrow would end at (@x, @y). */
CaromVec2 carom_scene_picture_pointer_velocity_at(const CaromScenePicture *picture, double width,
                                                  double height, CaromContactBody body, double x,
                                                  double y);
