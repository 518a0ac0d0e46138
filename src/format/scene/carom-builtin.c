/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-builtin: the files are resources, and an index file lists them in groups. The index is read
 * once, and the list of scenes is made once, from only the texts of each; both live as long as the
 * program. */
#include "carom-builtin.h"

#include "carom-json.h"
#include "carom-scene-text.h"
#include "carom-scenes-resource.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RESOURCE_FOLDER "/carom/scenes/"

static GBytes *look_up(const char *name, const char *suffix) {
  g_autofree char *path = g_strconcat(RESOURCE_FOLDER, name, suffix, NULL);
  return g_resource_lookup_data(carom_scenes_get_resource(), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                NULL);
}

GBytes *carom_builtin_text(const char *id) {
  return look_up(id, ".carom");
}

/* An empty text must not be translated, because gettext returns the header of the translation for
 * it. */
static const char *translate(const char *text) {
  return text && *text ? g_dgettext(GETTEXT_PACKAGE, text) : text;
}

static void translate_in_place(char **text) {
  char *translated = g_strdup(translate(*text));
  g_free(*text);
  *text = translated;
}

static void translate_question(CaromQuestion *question) {
  translate_in_place(&question->question);
  translate_in_place(&question->answer);
  for (guint i = 0; i < carom_question_n_choices(question); i++) {
    CaromQuestionChoice *choice = carom_question_choice(question, i);
    translate_in_place(&choice->choice);
    translate_in_place(&choice->belief);
    translate_in_place(&choice->meaning);
  }
}

CaromScene *carom_builtin_load(const char *id, GPtrArray **remarks) {
  g_autoptr(GBytes) text = carom_builtin_text(id);
  if (!text)
    return NULL;
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse(id, g_bytes_get_data(text, NULL),
                                             g_bytes_get_size(text), remarks, &error);
  if (!scene)
    g_error("Built-in scene: %s", error->message);
  scene->id = g_strdup(id);
  translate_in_place(&scene->title);
  translate_in_place(&scene->lesson);
  for (guint i = 0; i < scene->questions->len; i++)
    translate_question(carom_scene_question(scene, i));
  for (guint i = 0; i < scene->bookmarks->len; i++) {
    CaromBookmark *bookmark = &g_array_index(scene->bookmarks, CaromBookmark, i);
    bookmark->name = carom_pool_add_text(scene->pool, translate(bookmark->name));
  }
  return scene;
}

/* The text up to the first full stop, question mark or exclamation mark that ends a sentence;
 * Chinese and Japanese ones need no space after them. */
static char *first_sentence(const char *text) {
  for (const char *p = text; *p; p = g_utf8_next_char(p)) {
    gunichar c = g_utf8_get_char(p);
    const char *end = g_utf8_next_char(p);
    gboolean is_latin = c < 128 && strchr(".?!", (int)c) && (*end == ' ' || *end == 0);
    gboolean is_wide = c == 0x3002 || c == 0xff01 || c == 0xff1f;
    if (is_latin || is_wide)
      return g_strndup(text, (gsize)(end - text));
  }
  return g_strdup(text);
}

/* Returns: what @data has, which @name and @suffix name; it must be a JSON object */
static CaromSourceText check_resource(const char *name, const char *suffix, GBytes *data) {
  CaromSourceText text = {.name = name};
  gsize length = 0;
  const char *start = data ? g_bytes_get_data(data, &length) : "";
  if (!carom_source_text_init(&text, name, start, length, NULL) || !carom_json_check(&text, NULL))
    g_error("The built-in file %s%s is missing or damaged.", name, suffix);
  return text;
}

/* Returns: (transfer full): a text of @object in the reader's language */
static char *get_translated(const CaromSourceText *text, const char *object, const char *name) {
  g_autofree char *words = carom_json_text(text, carom_json_member(object, name), NULL);
  return g_strdup(translate(words));
}

/* Reads only the texts, because placing discs at random would take too long for a menu. */
static CaromBuiltin describe(const char *id, const char *group) {
  g_autoptr(GBytes) data = carom_builtin_text(id);
  CaromSourceText text = check_resource(id, ".carom", data);
  const char *scene = carom_json_root(&text);
  g_autofree char *lesson = get_translated(&text, scene, "lesson");
  return (CaromBuiltin){
      .id = g_strdup(id),
      .group = group,
      .title = get_translated(&text, scene, "title"),
      .summary = first_sentence(lesson),
  };
}

/* Of the index. */
typedef struct {
  GPtrArray *ids;    /* (element-type utf8): ends with NULL */
  GPtrArray *groups; /* (element-type utf8): of each of them, translated */
} Index;

static Index read_index(void) {
  Index index = {g_ptr_array_new(), g_ptr_array_new()};
  g_autoptr(GBytes) data = look_up("index", ".json");
  CaromSourceText text = check_resource("index", ".json", data);
  CaromJsonItem group = carom_json_items(carom_json_member(carom_json_root(&text), "groups"));
  while (carom_json_next(&group)) {
    char *title = get_translated(&text, group.value, "title");
    CaromJsonItem id = carom_json_items(carom_json_member(group.value, "scenes"));
    while (carom_json_next(&id)) {
      g_ptr_array_add(index.ids, carom_json_text(&text, id.value, NULL));
      g_ptr_array_add(index.groups, title);
    }
  }
  g_ptr_array_add(index.ids, NULL);
  return index;
}

static const Index *get_index(void) {
  static Index index; /* lives as long as the program */
  static gsize ready = 0;
  if (g_once_init_enter(&ready)) {
    index = read_index();
    g_once_init_leave(&ready, 1);
  }
  return &index;
}

const char *const *carom_builtin_ids(void) {
  return (const char *const *)get_index()->ids->pdata;
}

const char *carom_builtin_neighbour(const char *id, int step) {
  const char *const *ids = carom_builtin_ids();
  int place = -1, n = (int)g_strv_length((char **)ids);
  for (int i = 0; i < n; i++)
    if (g_strcmp0(ids[i], id) == 0)
      place = i;
  place += step;
  return place >= 0 && place < n ? ids[place] : NULL;
}

static GArray *describe_all(void) {
  const Index *index = get_index();
  GArray *builtins = g_array_new(FALSE, FALSE, sizeof(CaromBuiltin));
  for (guint i = 0; i < index->groups->len; i++) {
    CaromBuiltin builtin =
        describe(g_ptr_array_index(index->ids, i), g_ptr_array_index(index->groups, i));
    g_array_append_val(builtins, builtin);
  }
  return builtins;
}

const CaromBuiltin *carom_builtins(guint *n_builtins) {
  static GArray *builtins = NULL; /* lives as long as the program */
  static gsize ready = 0;
  if (g_once_init_enter(&ready)) {
    builtins = describe_all();
    g_once_init_leave(&ready, 1);
  }
  *n_builtins = builtins->len;
  return (const CaromBuiltin *)builtins->data;
}
