/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player-actions: the actions that move time: play, play-beyond, restart, step, step-back,
 * end, next-contact, previous-contact, seek (t: frame), speed (d), loop and slow-at-contacts. */
#pragma once

#include "carom-player.h"

#include <gio/gio.h>

/* Adds them to @map. @player must outlive it. */
void carom_player_actions_add(GActionMap *map, CaromPlayer *player);
