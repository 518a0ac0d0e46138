/* carom-scene-json: checks the syntax, lets json-glib build a tree, reads format and version first,
 * then the scene by its tables of fields, and finally places the discs of random placements. */
#include "carom-scene-json.h"

#include "carom-decimal.h"
#include "carom-json-syntax.h"
#include "carom-scene-check.h"
#include "carom-scene-fields.h"
#include "carom-unknown-notes.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Format and version are read first, because in a newer version the other fields may mean
 * anything. */

static gboolean format_read(CaromReader *reader, const CaromField *field, JsonNode *node,
                            gpointer object) {
  if (JSON_NODE_HOLDS_VALUE(node) && g_strcmp0(json_node_get_string(node), CAROM_SCENE_FORMAT) == 0)
    return TRUE;
  return carom_reader_fail(reader, _("must be \"carom-scene\"."), _(field->remedy));
}

/* The sentences about versions say which there are. */
G_STATIC_ASSERT(CAROM_SCENE_VERSION == 2);

/* Whether the node is a version that a newer program may have written. */
static gboolean is_newer(JsonNode *node) {
  double version = JSON_NODE_HOLDS_VALUE(node) ? json_node_get_double(node) : 0;
  return isfinite(version) && version > CAROM_SCENE_VERSION && version == floor(version);
}

static gboolean version_read(CaromReader *reader, const CaromField *field, JsonNode *node,
                             gpointer object) {
  guint32 version;
  CaromField number = {.remedy = field->remedy, .range = field->range};
  if (!is_newer(node))
    return carom_field_whole.read(reader, &number, node, &version);
  char shown[CAROM_DECIMAL_SIZE];
  carom_decimal_display(shown, json_node_get_double(node));
  g_set_error(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VERSION,
              _("%s: version: must be 1 or 2, but is %s. Open the scene with a newer Carom."),
              reader->name, shown);
  return FALSE;
}

static const CaromFieldType format_type = {format_read, NULL};
static const CaromFieldType version_type = {version_read, NULL};

static const CaromField header_fields[] = {
    {"format", &format_type, 0, CAROM_FIELD_REQUIRED,
     N_("A scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 or 2.")},
    {"version",
     &version_type,
     0,
     CAROM_FIELD_REQUIRED,
     N_("Give 1 or 2; a scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 "
        "or 2."),
     {.low = 1, .high = CAROM_SCENE_VERSION, .whole = TRUE}},
};

/* Removes the header from @json, so that only the scene's own fields are left. */
static gboolean read_header(CaromReader *reader, JsonObject *json) {
  if (!carom_fields_read(reader, header_fields, G_N_ELEMENTS(header_fields), json, NULL))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(header_fields); i++)
    json_object_remove_member(json, header_fields[i].key);
  return TRUE;
}

static gboolean read_scene(CaromReader *reader, JsonNode *root) {
  if (!root || !JSON_NODE_HOLDS_OBJECT(root))
    return carom_reader_fail(reader, _("The file is not a scene."), _(header_fields[0].remedy));
  JsonObject *json = json_node_get_object(root);
  return read_header(reader, json) &&
         carom_field_read_object(reader, &carom_scene_fields, json, reader->scene);
}

/* json-glib should be able to read anything that passes the check; if not, its own message is
 * used. */
static gboolean build_tree(const CaromSourceText *text, JsonParser *parser, GError **error) {
  g_autoptr(GError) cause = NULL;
  if (json_parser_load_from_data(parser, text->start, text->end - text->start, &cause))
    return TRUE;
  return carom_source_text_fail(text, text->start, cause->message, error);
}

/* The tree is freed before discs are placed at random, which needs memory of its own. */
static gboolean read_text(CaromReader *reader, const CaromSourceText *text) {
  g_autoptr(JsonParser) parser = json_parser_new();
  return build_tree(text, parser, reader->error) &&
         read_scene(reader, json_parser_get_root(parser));
}

CaromScene *carom_scene_json_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error) {
  if (!carom_json_syntax_check(text, error))
    return NULL;
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_autoptr(GString) path = g_string_new(NULL);
  g_auto(CaromUnknownNotes) notes;
  carom_unknown_notes_init(&notes, text->name, remarks);
  CaromReader reader = {text->name, scene, path, carom_unknown_notes_take, &notes, error};
  if (!read_text(&reader, text))
    return NULL;
  scene->n_placed = scene->bodies->len;
  if (!carom_scene_check_place(&reader))
    return NULL;
  carom_unknown_notes_finish(&notes);
  return g_steal_pointer(&scene);
}

char *carom_scene_json_write(const CaromScene *scene) {
  g_autoptr(CaromScene) defaults = carom_scene_new();
  GString *json = g_string_new(NULL);
  g_string_append_printf(json, "{\n  \"format\": \"%s\",\n  \"version\": %u,\n  ",
                         CAROM_SCENE_FORMAT, carom_scene_fields_version(scene));
  carom_field_write_object(json, &carom_scene_fields, scene, defaults, ",\n  ");
  g_string_append(json, "\n}\n");
  return g_string_free(json, FALSE);
}
