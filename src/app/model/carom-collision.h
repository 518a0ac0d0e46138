/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision: a pane's log of contacts as a list model (of CaromCollisionItem). Items are made
 * when they are asked for and are not kept, so a million contacts cost nothing until they are seen.
 */
#pragma once

#include "carom-player.h"

#include <gio/gio.h>

/* ---- One contact ---- */

#define CAROM_TYPE_COLLISION_ITEM (carom_collision_item_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionItem, carom_collision_item, CAROM, COLLISION_ITEM, GObject)

/* To be read. It never changes, and can outlive the log. */
struct _CaromCollisionItem {
  GObject parent_instance;
  CaromScene *scene; /* for names */
  guint contact;     /* its index in the log, from 0 */
  CaromContactRecord record;
};

/* Returns: (transfer full): the item */
CaromCollisionItem *carom_collision_item_new(const CaromScene *scene, guint contact,
                                             const CaromContactRecord *record);

/* ---- All of them ---- */

#define CAROM_TYPE_COLLISION_LOG (carom_collision_log_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionLog, carom_collision_log, CAROM, COLLISION_LOG, GObject)

/* @player: a reference is taken
 * Returns: (transfer full): the log of the first pane; it is empty until the first refresh */
CaromCollisionLog *carom_collision_log_new(CaromPlayer *player);

/* Lists the contacts of pane @pane of the present comparison instead of the previous ones. Call
 * this whenever the comparison is replaced, because the contacts of the previous one are gone. */
void carom_collision_log_set_pane(CaromCollisionLog *self, guint pane);
/* The pane whose contacts are listed. */
guint carom_collision_log_get_pane(CaromCollisionLog *self);

/* Whether the run has taken back contacts that are listed. If so, refresh before anything asks for
 * them. */
gboolean carom_collision_log_has_shrunk(CaromCollisionLog *self);

/* Brings the list up to date with the log. */
void carom_collision_log_refresh(CaromCollisionLog *self);
