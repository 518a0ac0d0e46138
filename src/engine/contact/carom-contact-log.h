/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-log: the contacts of a run in order, each in 72 bytes instead of 272. Kept is what
 * cannot be calculated again: when, who, the velocities before, and the line of centres. The rest
 * follows: masses from the discs, velocities after and the impulse from the resolver. A contact of
 * which that is not so bit for bit, such as one that was resolved together with others, is kept
 * whole. */
#pragma once

#include "carom-body.h"
#include "carom-contact.h"
#include "carom-resolver.h"

/* How many bytes a contact takes, and one that is kept whole takes besides. */
#define CAROM_CONTACT_LOG_BYTES       72
#define CAROM_CONTACT_LOG_WHOLE_BYTES 280

/* However many bytes it may take, it has at most so many contacts. */
#define CAROM_CONTACT_LOG_MAX (1u << 20)

typedef struct CaromContactLog CaromContactLog;

/* @bodies: the discs; must live as long as the log, and their masses must stay
 * @resolver: of the run
 * @rebounds: whether bodies that the resolver leaves approaching are turned round, see
 *   carom-rebound.h
 * @budget: about how many bytes it may take
 * Returns: (transfer full): a log without contacts */
CaromContactLog *carom_contact_log_new(const CaromBodies *bodies, const CaromResolver *resolver,
                                       gboolean rebounds, gsize budget);
void carom_contact_log_free(CaromContactLog *log);

/* Adds a contact, whose frame is not before that of the last one. Ends what
 * carom_contact_log_get() has returned.
 *
 * Returns: FALSE if the log is full; then it stays as it is */
gboolean carom_contact_log_append(CaromContactLog *log, const CaromContactRecord *record);

/* Removes all but the first contacts.
 *
 * @n: how many stay, at most carom_contact_log_length() */
void carom_contact_log_truncate(CaromContactLog *log, guint n);

/* How many contacts it has. */
guint carom_contact_log_length(const CaromContactLog *log);

/* @i: below carom_contact_log_length()
 * Returns: (transfer none): the contact, bit for bit as it was added, valid until another one is
 *   added or removed */
const CaromContactRecord *carom_contact_log_get(const CaromContactLog *log, guint i);
/* Returns: its frame alone, which takes no calculation */
guint64 carom_contact_log_get_frame(const CaromContactLog *log, guint i);

/* Searches from where it has found something last, since most who ask go along the run.
 *
 * @n: how many contacts count, from the first
 * Returns: the first of them that is not before @frame; @n if there is none */
guint carom_contact_log_find(const CaromContactLog *log, guint n, guint64 frame);

/* Returns: how many bytes it takes; not counted is what has been calculated again and is forgotten
 *   when the log changes */
gsize carom_contact_log_bytes(const CaromContactLog *log);
