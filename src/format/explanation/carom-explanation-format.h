/* carom-explanation-format: explanations of a contact as files and on paper: one document, in
 * several formats. */
#pragma once

#include "carom-explanation-context.h"
#include "carom-explanation.h"

typedef struct {
  CaromPart part;
  const char *suffix;     /* of file names: ".tex" */
  gboolean is_for_people; /* to be read on a terminal, in the terminal's own encoding */
  /* Returns: (transfer full): the document, UTF-8. */
  char *(*write)(const CaromExplanation *explanation, const CaromExplanationContext *context);
} CaromExplanationFormat;

/* carom_explanation_formats:
 * Returns: (transfer none): all formats, the default first. */
const CaromExplanationFormat *const *carom_explanation_formats(guint *n_formats);

/* Returns: (transfer none) (nullable): the format of that @id. */
const CaromExplanationFormat *carom_explanation_format_by_id(const char *id);

/* Returns: (transfer none) (nullable): the format that the name @path ends like. */
const CaromExplanationFormat *carom_explanation_format_by_name(const char *path);

/* How many resolvers are to be shown, and the index of the @i-th of them. */
guint carom_explanation_context_count_shown(const CaromExplanation *explanation,
                                            const CaromExplanationContext *context);
guint carom_explanation_context_get_shown(const CaromExplanationContext *context, guint i);

/* The list of formats, the default first. */
#define CAROM_EXPLANATION_FORMAT_LIST(X)                                                           \
  X(text)                                                                                          \
  X(markdown)                                                                                      \
  X(latex)                                                                                         \
  X(json)

#define CAROM_EXPLANATION_FORMAT_DECLARE(name)                                                     \
  extern const CaromExplanationFormat carom_explanation_format_##name;
CAROM_EXPLANATION_FORMAT_LIST(CAROM_EXPLANATION_FORMAT_DECLARE)
#undef CAROM_EXPLANATION_FORMAT_DECLARE
