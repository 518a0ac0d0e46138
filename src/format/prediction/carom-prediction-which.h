/* carom-prediction-which: which contacts ask for a prediction, and how that is written as text. */
#pragma once

#include "carom-contact.h"

typedef enum {
  CAROM_WHICH_ALL,
  CAROM_WHICH_DISCS,   /* of two discs */
  CAROM_WHICH_WALLS,   /* of a disc and a wall */
  CAROM_WHICH_EVERY,   /* every n-th */
  CAROM_WHICH_NUMBERS, /* those listed */
} CaromWhichKind;

/* Contacts from @first to @last. */
typedef struct {
  guint first, last;
} CaromWhichRange;

typedef struct {
  CaromWhichKind kind;
  guint every;    /* of CAROM_WHICH_EVERY: >= 1 */
  GArray *ranges; /* (element-type CaromWhichRange) (nullable): of CAROM_WHICH_NUMBERS */
} CaromWhich;

/* @text: "all", "discs", "walls", "every 3", or numbers of contacts, from 1, separated by commas or
 *   blanks, and ranges of them with a hyphen or a dash: "1, 3, 5–7"
 * Returns: (transfer full) (nullable): the choice, or NULL with @error (CAROM_FORMAT_ERROR_VALUE)
 *   set, whose message quotes what cannot be read */
CaromWhich *carom_which_parse(const char *text, GError **error);
void carom_which_free(CaromWhich *which);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromWhich, carom_which_free)

/* Returns: (transfer full): text that carom_which_parse() reads as the same choice */
char *carom_which_to_text(const CaromWhich *which);

/* Whether contact @number, from 1, asks. */
gboolean carom_which_asks(const CaromWhich *which, guint number, const CaromContactRecord *record);
