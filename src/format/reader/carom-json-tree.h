/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-tree: JSON text as a tree, once it has been checked, without those parts of it that
 * have no place there.
 *
 * json-glib would not give fields that are not known back as they were: it has numbers as doubles
 * or 64 bits, and no escapes. And it would have whole lists of objects in memory. */
#pragma once

#include "carom-field.h"

typedef struct {
  JsonNode *root;
  CaromJsonParts *parts; /* for which there are indices in the tree */
} CaromJsonTree;

/* @text: must outlive the tree
 * @kind: of what @text describes; its fields and those of what is in it are known
 * Returns: (transfer full): the tree, or NULL with @error set if carom_json_syntax_check() has
 *   something against the text */
CaromJsonTree *carom_json_tree_new(const CaromSourceText *text, const CaromObjectKind *kind,
                                   GError **error);
void carom_json_tree_free(CaromJsonTree *tree);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonTree, carom_json_tree_free)
