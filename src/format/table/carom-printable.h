/* carom-printable: text that a terminal shows and never obeys. File names and titles are whatever
 * somebody chose: they can hold what moves the cursor, colours a line, or turns the reading order.
 */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_PRINTABLE_LINES, /* line ends and tabs stay */
  CAROM_PRINTABLE_LINE,  /* all is one line, such as a message: nothing in it can begin another */
} CaromPrintable;

/* carom_printable:
 * @text: what should be UTF-8
 *
 * Returns: (transfer full): @text, with escapes such as \x1b and \u202e in place of control
 *   characters, of what overrides the direction of text, and of bytes that are no UTF-8. */
char *carom_printable(const char *text, CaromPrintable kind);

/* Whether a terminal might obey @character instead of showing it. Line ends and tabs count. */
gboolean carom_printable_is_control(gunichar character);
