/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-tree: json-glib gets a copy of the text that has indices in place of its parts. */
#include "carom-json-tree.h"

#include "carom-json-syntax.h"

/* json-glib should be able to read anything that passes the check; if not, its own message is
 * used. */
static gboolean build(CaromJsonTree *tree, const CaromSourceText *text, GError **error) {
  g_autoptr(GString) json = carom_json_parts_replace(tree->parts, text);
  g_autoptr(JsonParser) parser = json_parser_new();
  g_autoptr(GError) cause = NULL;
  if (!json_parser_load_from_data(parser, json->str, (gssize)json->len, &cause))
    return carom_source_text_fail(text, text->start, cause->message, error);
  tree->root = json_parser_steal_root(parser);
  return TRUE;
}

CaromJsonTree *carom_json_tree_new(const CaromSourceText *text, const CaromObjectKind *kind,
                                   GError **error) {
  g_autoptr(CaromJsonTree) tree = g_new0(CaromJsonTree, 1);
  tree->parts = carom_json_parts_new();
  gboolean done =
      carom_json_syntax_check(text, kind, tree->parts, error) && build(tree, text, error);
  return done ? g_steal_pointer(&tree) : NULL;
}

void carom_json_tree_free(CaromJsonTree *tree) {
  g_clear_pointer(&tree->root, json_node_unref);
  carom_json_parts_free(tree->parts);
  g_free(tree);
}
