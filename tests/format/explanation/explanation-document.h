/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* explanation-document: explanations as documents, and what is looked for in these. */
#pragma once

#include "carom-explanation-format.h"
#include "explanation-test.h"

#include <json-glib/json-glib.h>
#include <string.h>

static const CaromExplanationContext plain = {.scene_title = "A scene", .contact_number = 3};

static inline char *compose(const char *format, const CaromExplanation *explanation,
                            const CaromExplanationContext *context) {
  return carom_explanation_format_by_id(format)->write(explanation, context);
}

static inline JsonNode *parse(const char *json) {
  g_autoptr(GError) error = NULL;
  JsonNode *node = json_from_string(json, &error);
  g_assert_no_error(error);
  return node;
}

static inline void assert_has(const char *document, const char *text) {
  if (!strstr(document, text))
    g_test_message("“%s” is not in: %s", text, document);
  g_assert_nonnull(strstr(document, text));
}

/* The line of @document in which @text first is. */
static inline char *line_with(const char *document, const char *text) {
  g_auto(GStrv) lines = g_strsplit(document, "\n", -1);
  for (char **line = lines; *line; line++)
    if (strstr(*line, text))
      return g_strdup(*line);
  g_test_message("“%s” is not in: %s", text, document);
  g_assert_not_reached();
}
