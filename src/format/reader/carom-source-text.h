/* carom-source-text: text of a file as given by a user: checked for UTF-8, with places for
 * messages. */
#pragma once

#include <glib.h>

typedef struct {
  const char *name;  /* how messages name the file */
  const char *start; /* UTF-8, without byte order mark; not necessarily terminated */
  const char *end;
} CaromSourceText;

/* carom_source_text_init:
 * @text: (out): points into @data
 * @data: (element-type guint8): the file's bytes; must outlive @text
 *
 * Returns: whether @data is text; otherwise @error is set. */
gboolean carom_source_text_init(CaromSourceText *text, const char *name, const char *data,
                                gsize length, GError **error);

/* carom_source_text_fail:
 * @at: where in @text
 * @problem: translated sentences: what is wrong, and the remedy
 *
 * Sets @error to CAROM_FORMAT_ERROR_SYNTAX with a message "NAME:LINE:COLUMN: problem", both counted
 * from 1, columns in characters.
 *
 * Returns: FALSE, for the caller to return. */
gboolean carom_source_text_fail(const CaromSourceText *text, const char *at, const char *problem,
                                GError **error);

/* Returns: (transfer full): @word as a message can quote it: on one line, without control
 *   characters, and only its beginning and “…” where it is too long. */
char *carom_source_text_excerpt(const char *word);
