/* carom-collision-log: a pane's log of contacts as a list model (of CaromCollisionItem). Items are
 * made when they are asked for, and not kept: a million contacts cost nothing until they are
 * seen. */
#pragma once

#include "carom-player.h"

#include <gio/gio.h>

#define CAROM_TYPE_COLLISION_LOG (carom_collision_log_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionLog, carom_collision_log, CAROM, COLLISION_LOG, GObject)

/* Of the first pane; empty until the first refresh. @player is referenced. */
CaromCollisionLog *carom_collision_log_new(CaromPlayer *player);

/* carom_collision_log_set_pane:
 * Lists the contacts of pane @pane of the present comparison in place of those before. Whoever
 * replaces the comparison calls this: the contacts of the one before are gone. */
void carom_collision_log_set_pane(CaromCollisionLog *self, guint pane);
guint carom_collision_log_get_pane(CaromCollisionLog *self);

/* Whether contacts that are listed have been taken back by the run: then refresh before anybody
 * asks for them. */
gboolean carom_collision_log_has_shrunk(CaromCollisionLog *self);

/* Lists the contacts that there are by now. */
void carom_collision_log_refresh(CaromCollisionLog *self);
