/* carom-json-tree: in a copy of the text, an index takes the place of each unknown value. Without
 * such values there is no copy. */
#include "carom-json-tree.h"

#include "carom-json-other.h"
#include "carom-json-syntax.h"

/* Returns: (transfer full): the text with indices in place of the values of @others */
static GString *replace_others(const CaromSourceText *text, const GArray *others) {
  GString *replaced = g_string_sized_new((gsize)(text->end - text->start));
  const char *from = text->start;
  for (guint i = 0; i < others->len; i++) {
    const CaromJsonOther *other = &g_array_index(others, CaromJsonOther, i);
    g_string_append_len(replaced, from, other->value - from);
    g_string_append_printf(replaced, "%u", i);
    from = other->value_end;
  }
  return g_string_append_len(replaced, from, text->end - from);
}

/* json-glib should be able to read anything that passes the check; if not, its own message is
 * used. */
static gboolean build(CaromJsonTree *tree, const CaromSourceText *text, const char *json,
                      gssize length, GError **error) {
  g_autoptr(JsonParser) parser = json_parser_new();
  g_autoptr(GError) cause = NULL;
  if (!json_parser_load_from_data(parser, json, length, &cause))
    return carom_source_text_fail(text, text->start, cause->message, error);
  tree->root = json_parser_steal_root(parser);
  return TRUE;
}

static gboolean build_known(CaromJsonTree *tree, const CaromSourceText *text, GError **error) {
  if (tree->others->len == 0)
    return build(tree, text, text->start, text->end - text->start, error);
  GString *replaced = replace_others(text, tree->others);
  gboolean done = build(tree, text, replaced->str, (gssize)replaced->len, error);
  g_string_free(replaced, TRUE);
  return done;
}

CaromJsonTree *carom_json_tree_new(const CaromSourceText *text, const CaromObjectKind *kind,
                                   GError **error) {
  g_autoptr(CaromJsonTree) tree = g_new0(CaromJsonTree, 1);
  tree->others = g_array_new(FALSE, FALSE, sizeof(CaromJsonOther));
  gboolean done =
      carom_json_syntax_check(text, kind, tree->others, error) && build_known(tree, text, error);
  return done ? g_steal_pointer(&tree) : NULL;
}

void carom_json_tree_free(CaromJsonTree *tree) {
  g_clear_pointer(&tree->root, json_node_unref);
  g_array_unref(tree->others);
  g_free(tree);
}
