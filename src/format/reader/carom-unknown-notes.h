/* carom-unknown-notes: what is said about fields of a scene file that the program does not know:
 * a sentence for each of the first few, and then how many more there are. */
#pragma once

#include "carom-reader.h"

typedef struct {
  const char *name;   /* how messages name the file */
  GPtrArray *remarks; /* (element-type utf8): sentences are added */
  GPtrArray *kinds;   /* the fields remarked on */
  guint n_more;       /* fields that are of none of these kinds */
} CaromUnknownNotes;

void carom_unknown_notes_init(CaromUnknownNotes *notes, const char *name, GPtrArray *remarks);
void carom_unknown_notes_clear(CaromUnknownNotes *notes);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromUnknownNotes, carom_unknown_notes_clear)

/* carom_unknown_notes_take:
 * @notes: CaromUnknownNotes; a CaromUnknownFunc
 *
 * Remarks that @field is not known, once for all elements of the same list, and for the first
 * CAROM_LIMIT_UNKNOWN_NOTES only; what comes then is counted. */
void carom_unknown_notes_take(const CaromUnknownField *field, gpointer notes);

/* Remarks how many there were beyond those; nothing if there were none. */
void carom_unknown_notes_finish(CaromUnknownNotes *notes);
