/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disagreement: knows how far apart the resolvers' answers to one contact have been at most,
 * up to any frame of a run. */
#pragma once

#include "carom-contact.h"

typedef struct CaromDisagreement CaromDisagreement;

/* Returns: (transfer full): a history without contacts */
CaromDisagreement *carom_disagreement_new(void);
void carom_disagreement_free(CaromDisagreement *disagreement);

/* Gives a contact to all resolvers and notes how far their answers are apart. A contact that
 * settles does not count, since its restitution is not that of its bodies. Call it in the order of
 * the frames. */
void carom_disagreement_take(CaromDisagreement *disagreement, const CaromContactRecord *record);

/* Forgets the contacts after @frame. */
void carom_disagreement_take_back(CaromDisagreement *disagreement, guint64 frame);

/* Returns: the greatest disagreement up to the end of @frame, in ε, see
 *   carom_resolvers_disagreement() */
double carom_disagreement_at(const CaromDisagreement *disagreement, guint64 frame);

/* @frame: the last frame that is complete
 * @until_s: contacts of the next frame count up to this time
 * Returns: the greatest disagreement up to then, in ε */
double carom_disagreement_until(const CaromDisagreement *disagreement, guint64 frame,
                                double until_s);
