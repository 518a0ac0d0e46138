/* carom-json-tree: JSON text as a tree, once it has been checked, beside which the fields stand
 * that the program does not know.
 *
 * json-glib would not give them back as they were: it has numbers as doubles or 64 bits, and no
 * escapes. So their text is kept, and json-glib never sees their values. */
#pragma once

#include "carom-field.h"
#include "carom-source-text.h"

typedef struct {
  JsonNode *root; /* the value of an unknown field is its index in others */
  GArray *others; /* (element-type CaromJsonOther): the unknown fields, in the text's order */
} CaromJsonTree;

/* @text: must outlive the tree
 * @kind: of what @text describes; its fields and those of what is in it are known
 * Returns: (transfer full): the tree, or NULL with @error set if carom_json_syntax_check() has
 *   something against the text */
CaromJsonTree *carom_json_tree_new(const CaromSourceText *text, const CaromObjectKind *kind,
                                   GError **error);
void carom_json_tree_free(CaromJsonTree *tree);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonTree, carom_json_tree_free)
