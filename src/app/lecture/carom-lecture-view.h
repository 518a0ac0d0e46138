/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lecture-view: above the panes of a presentation, in large letters: the title of the scene,
 * a question, and its answer once that is opened. */
#pragma once

#include "carom-lecture.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_LECTURE_VIEW (carom_lecture_view_get_type())
G_DECLARE_FINAL_TYPE(CaromLectureView, carom_lecture_view, CAROM, LECTURE_VIEW, GtkBox)

/* @document: has the title; it must live as long as the view
 * @lecture: a reference is taken; both are to be set once */
void carom_lecture_view_show(CaromLectureView *self, CaromDocument *document,
                             CaromLecture *lecture);

/* @has_room: whether the choices of a question are listed, which takes as many lines: where a page
 *   is shown, it has the room; at first, they are not */
void carom_lecture_view_set_room(CaromLectureView *self, gboolean has_room);
