/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery: places for copies of unsaved work, which outlive a crash or a power cut.
 *
 * Each program has a folder of its own for them, carom/recovery/… in the user's folder for state
 * (~/.local/state), and holds a lock there as long as it runs. The lock ends with the process,
 * however that ends; so what another program has left can be told from what it is still at work on.
 * Where a program ends in the regular way nothing remains. */
#pragma once

#include <glib.h>

/* ---- Of this program ---- */

/* A place for one copy. All but writing is done in the main thread. */
typedef struct CaromRecoverySlot CaromRecoverySlot;

/* Returns: (transfer full): an empty place, or NULL with @error set */
CaromRecoverySlot *carom_recovery_slot_new(GError **error);
CaromRecoverySlot *carom_recovery_slot_ref(CaromRecoverySlot *slot);
void carom_recovery_slot_unref(CaromRecoverySlot *slot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRecoverySlot, carom_recovery_slot_unref)

/* Replaces the copy, in any thread; it is on the disk when this returns. Once the place is closed,
 * or a later text has come first, nothing happens.
 *
 * @turn: counts the texts: a later one has a greater number
 * @text: (nullable): NULL: there is nothing to be kept
 * Returns: whether that worked; otherwise @error is set and the copy is as it was */
gboolean carom_recovery_slot_write(CaromRecoverySlot *slot, guint64 turn, const char *text,
                                   GError **error);

/* Removes the copy, for good. */
void carom_recovery_slot_close(CaromRecoverySlot *slot);
/* Leaves the copy, if there is one, for the next program. The place is closed then, too. */
void carom_recovery_slot_leave(CaromRecoverySlot *slot);

/* ---- Of programs that have come to an end ---- */

/* A copy that was left. No other program is given it as long as this one has it. */
typedef struct CaromRecoveryLeft CaromRecoveryLeft;

/* Returns: (transfer full) (element-type CaromRecoveryLeft): all copies that were left, and that no
 *   other program has */
GPtrArray *carom_recovery_take_left(void);

/* Returns: (transfer none): the copy's file */
const char *carom_recovery_left_get_path(const CaromRecoveryLeft *left);

/* Removes the copy, which is needed no more. */
void carom_recovery_left_remove(CaromRecoveryLeft *left);

/* Leaves the copy for the next program, unless it was removed. */
void carom_recovery_left_free(CaromRecoveryLeft *left);
