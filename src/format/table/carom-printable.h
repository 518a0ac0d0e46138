/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-printable: text that a terminal shows and never obeys. File names and titles may contain
 * anything, including characters that move the cursor, colour a line, or change the reading
 * order. */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_PRINTABLE_LINES, /* line ends and tabs stay */
  CAROM_PRINTABLE_LINE, /* everything becomes one line, such as a message, so that nothing in it can
                           begin another line */
} CaromPrintable;

/* @text: what should be UTF-8
 * Returns: (transfer full): @text, with escapes such as \x1b and \u202e in place of control
 *   characters, of characters that override the direction of text, and of bytes that are not
 *   UTF-8 */
char *carom_printable(const char *text, CaromPrintable kind);

/* Whether a terminal might obey @character instead of showing it. Line ends and tabs count. */
gboolean carom_printable_is_control(gunichar character);

/* Looks for what no text has that is meant to be read: control characters, but for line ends and
 * tabs in @kind LINES. In @kind LINE, characters that override the direction of text are some of
 * them; the letters and marks of scripts that run from right to left are not.
 *
 * @text: UTF-8
 * Returns: (transfer full) (nullable): the first of them as carom_printable() shows it, such as
 *   "\x1b"; NULL: there is none */
char *carom_printable_find_control(const char *text, CaromPrintable kind);

/* Returns: (transfer full): a regular expression, as ECMA-262 writes them, that finds something in
 *   a text exactly if carom_printable_find_control() does */
char *carom_printable_control_pattern(CaromPrintable kind);
