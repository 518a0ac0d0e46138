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

/* Returns: the greatest up to @frame, in ε; see carom_resolvers_disagreement(). */
double carom_disagreement_at(const CaromDisagreement *disagreement, guint64 frame);
