/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change-list: what doors and emitters have done in a run, in words, the latest first. Where
 * a scene has neither, it is not there. */
#pragma once

#include "carom-run.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_CHANGE_LIST (carom_change_list_get_type())
G_DECLARE_FINAL_TYPE(CaromChangeList, carom_change_list, CAROM, CHANGE_LIST, GtkBox)

/* Shows what has happened in @run so far. */
void carom_change_list_show(CaromChangeList *self, const CaromRun *run);
