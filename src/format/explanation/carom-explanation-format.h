/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-format: the file formats for the explanation of a contact. The content of the
 * document is the same in all of them. */
#pragma once

#include "carom-explanation-context.h"
#include "carom-explanation.h"

typedef struct {
  CaromPart part;
  const char *suffix; /* the suffix of file names: ".tex" */
  /* Whether it is read on a terminal, and so needs the terminal's encoding. */
  gboolean is_for_people;
  /* Returns: (transfer full): the document, UTF-8 */
  char *(*write)(const CaromExplanation *explanation, const CaromExplanationContext *context);
} CaromExplanationFormat;

/* Returns: (transfer none): all formats, the default first */
const CaromExplanationFormat *const *carom_explanation_formats(guint *n_formats);

/* Returns: (transfer none) (nullable): the format of that @id */
const CaromExplanationFormat *carom_explanation_format_by_id(const char *id);

/* Returns: (transfer none) (nullable): the format whose suffix the name @path has */
const CaromExplanationFormat *carom_explanation_format_by_name(const char *path);

/* The formats; the first is the default. To add one, write its file and add its name here. */
#define CAROM_EXPLANATION_FORMAT_LIST(X)                                                           \
  X(text)                                                                                          \
  X(markdown)                                                                                      \
  X(latex)                                                                                         \
  X(json)

#define CAROM_EXPLANATION_FORMAT_DECLARE(name)                                                     \
  extern const CaromExplanationFormat carom_explanation_format_##name;
CAROM_EXPLANATION_FORMAT_LIST(CAROM_EXPLANATION_FORMAT_DECLARE)
#undef CAROM_EXPLANATION_FORMAT_DECLARE
