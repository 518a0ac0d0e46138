/* carom-scene-picture-pointer: what a pointer finds in a pane, drawn at a size, at a place. */
#pragma once

#include "carom-scene-picture.h"

/* A mark, a handle or a small disc is pointed at from so near, in points. */
#define CAROM_SCENE_PICTURE_POINTER_REACH 8.0

/* Returns: the topmost disc that is drawn at a place, or nearly; -1 where there is none. */
int carom_scene_picture_pointer_disc_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y);

/* ---- Of a picture with an overlay ---- */

/* carom_scene_picture_pointer_line_at:
 * @x, @y: a place in the picture, drawn at that size
 *
 * Returns: the line of the working whose mark is drawn there, or nearly; -1 where there is none. */
int carom_scene_picture_pointer_line_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y);

/* Returns: the body whose guess can be dragged by its tip there; an immovable one has none. */
CaromContactBody carom_scene_picture_pointer_handle_at(const CaromScenePicture *picture,
                                                       double width, double height, double x,
                                                       double y);

/* carom_scene_picture_pointer_velocity_at:
 * @body: whose
 *
 * Returns: the velocity whose arrow from that body's centre would end at that place. */
CaromVec2 carom_scene_picture_pointer_velocity_at(const CaromScenePicture *picture, double width,
                                                  double height, CaromContactBody body, double x,
                                                  double y);
