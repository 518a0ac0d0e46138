/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unknown-notes: remarks about fields of a scene file that the program does not know: a
 * sentence for each of the first few, and then how many more there are. */
#pragma once

#include "carom-reader.h"

typedef struct {
  const char *name;   /* how messages name the file */
  GPtrArray *remarks; /* (element-type utf8): sentences are added */
  GTree *kinds;       /* a set of texts, one for each kind of field */
} CaromUnknownNotes;

/* Begins without remarks, and frees what has been collected.
 *
 * @remarks: (element-type utf8): sentences are added; must live as long as @notes */
void carom_unknown_notes_init(CaromUnknownNotes *notes, const char *name, GPtrArray *remarks);
void carom_unknown_notes_clear(CaromUnknownNotes *notes);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromUnknownNotes, carom_unknown_notes_clear)

/* A CaromUnknownFunc: remarks that @field is not known, once for all elements of the same list, and
 * only for the first CAROM_LIMIT_UNKNOWN_NOTES; further kinds are counted.
 *
 * @notes: a CaromUnknownNotes */
void carom_unknown_notes_take(const CaromUnknownField *field, gpointer notes);

/* Adds a remark about how many more there were, if any. */
void carom_unknown_notes_finish(CaromUnknownNotes *notes);
