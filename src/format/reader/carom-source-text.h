/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-source-text: the text of a file from the user: checked to be UTF-8, and able to name places
 * in it for messages. */
#pragma once

#include <glib.h>

typedef struct {
  const char *name;  /* how messages name the file */
  const char *start; /* UTF-8, without byte order mark; not necessarily terminated */
  const char *end;
  const char *unit; /* (nullable): of lengths where the text does not say; NULL: the format's */
} CaromSourceText;

/* @text: (out): points into @data
 * @data: (array length=length) (element-type guint8): the file's bytes; must outlive @text
 * Returns: whether @data is text; otherwise @error is set */
gboolean carom_source_text_init(CaromSourceText *text, const char *name, const char *data,
                                gsize length, GError **error);

/* Unix ends lines with a line feed, old Macintoshes with a carriage return, and Windows with both.
 * Who skips empty lines may take each of these for an end, and the two for an empty line.
 *
 * Returns: whether @character is one of them */
gboolean carom_source_text_ends_line(char character);

/* Sets @error to CAROM_FORMAT_ERROR_SYNTAX with a message "NAME:LINE:COLUMN: problem"; both are
 * counted from 1, and columns in characters.
 *
 * @at: where in @text
 * @problem: translated sentences: what is wrong, and the remedy
 * Returns: FALSE, for the caller to return */
gboolean carom_source_text_fail(const CaromSourceText *text, const char *at, const char *problem,
                                GError **error);

/* Returns: (transfer full): @word in a form that a message can quote: on one line, without control
 *   characters, and cut off with “…” if it is too long */
char *carom_source_text_excerpt(const char *word);
