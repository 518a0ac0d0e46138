/* carom-disagreement: the greatest disagreement of all resolvers at one contact so far, at any
 * frame: a history of its rises. */
#pragma once

#include "carom-contact.h"

typedef struct CaromDisagreement CaromDisagreement;

CaromDisagreement *carom_disagreement_new(void);
void carom_disagreement_free(CaromDisagreement *disagreement);

/* Gives a contact to all resolvers. Contacts come in the order of their frames. */
void carom_disagreement_take(CaromDisagreement *disagreement, const CaromContactRecord *record);

/* Forgets what has been taken of the frames after @frame. */
void carom_disagreement_take_back(CaromDisagreement *disagreement, guint64 frame);

/* Returns: the greatest up to the end of @frame, in ε; see carom_resolvers_disagreement(). */
double carom_disagreement_at(const CaromDisagreement *disagreement, guint64 frame);

/* @frame: the last frame that is complete
 * @until_s: contacts of the next frame count up to this time
 * Returns: the greatest up to then, in ε */
double carom_disagreement_until(const CaromDisagreement *disagreement, guint64 frame,
                                double until_s);
