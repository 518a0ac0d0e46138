/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-json: checks the syntax, reads the scene by its tables of fields, and finally places
 * the discs of random placements. */
#include "carom-scene-json.h"

#include "carom-field-json.h"
#include "carom-method-reference.h"
#include "carom-scene-check.h"
#include "carom-unknown-notes.h"

#include <glib/gi18n-lib.h>

static gboolean read_text(CaromReader *reader) {
  if (!carom_json_check(reader->text, reader->error))
    return FALSE;
  const char *root = carom_json_root(reader->text);
  if (carom_json_type(root) == CAROM_JSON_OBJECT)
    return carom_field_json_read_object(reader, &carom_fields_scene, root, reader->scene);
  return carom_reader_fail(reader, _("The file is not a scene."),
                           _(carom_fields_scene.fields[0].remedy));
}

/* Older programs took steps. */
static void remark_detection(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  if (!scene->has_chosen_detection && scene->methods->len > 0)
    return;
  g_ptr_array_add(remarks,
                  g_strdup_printf(
                      /* Translators: the name of a file. "Steps" is the title of a
                         detection, and "stepped" what files and options call it. */
                      _("%s: The file does not say for all panes how contacts are found. The other "
                        "panes use exact times. Older programs used steps; to run the scene as "
                        "they did, choose the detection “Steps” (stepped)."),
                      name));
}

/* Of several panes that say so, one is the reference. */
static void remark_references(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  const CaromMethod *methods = (const CaromMethod *)scene->methods->data;
  guint n = 0;
  for (guint i = 0; i < scene->methods->len; i++)
    n += methods[i].is_reference ? 1 : 0;
  if (n < 2)
    return;
  g_ptr_array_add(
      remarks,
      g_strdup_printf(
          /* Translators: the name of a file, and the number of a pane. "reference" is what files
             call it. */
          _("%1$s: Several panes say that they are the reference. The others are compared with one "
            "of them, pane %2$u; remove “reference” from the others."),
          name, carom_method_reference_find(methods, scene->methods->len) + 1));
}

static gboolean reads_like_earlier(const CaromQuestion *question, guint i) {
  for (guint k = 0; k < i; k++)
    if (g_str_equal(carom_question_choice(question, k)->choice,
                    carom_question_choice(question, i)->choice))
      return TRUE;
  return FALSE;
}

/* Whether an earlier question is put to the vote before the same contact. */
static gboolean is_voted_after(const CaromScene *scene, guint i) {
  const CaromQuestion *question = carom_scene_question(scene, i);
  for (guint k = 0; k < i && question->before_contact > 0; k++)
    if (carom_question_n_choices(carom_scene_question(scene, k)) > 0 &&
        carom_scene_question(scene, k)->before_contact == question->before_contact)
      return TRUE;
  return FALSE;
}

static void remark_choices(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  for (guint i = 0; i < scene->questions->len; i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    guint n = carom_question_n_choices(question);
    for (guint k = 0; k < n; k++)
      if (reads_like_earlier(question, k))
        g_ptr_array_add(remarks, g_strdup_printf(
                                     /* Translators: the name of a file, and places in it. */
                                     _("%1$s: questions[%2$u].choices[%3$u]: It reads like an "
                                       "earlier choice; nobody can tell them apart."),
                                     name, i, k));
    if (n > 0 && is_voted_after(scene, i))
      g_ptr_array_add(remarks, g_strdup_printf(
                                   /* Translators: the name of a file, and a place in it. */
                                   _("%1$s: questions[%2$u]: An earlier question is put to the "
                                     "vote before contact %3$u; this one will not be."),
                                   name, i, question->before_contact));
  }
}

CaromScene *carom_scene_json_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_autoptr(GString) path = g_string_new(NULL);
  g_auto(CaromUnknownNotes) notes;
  carom_unknown_notes_init(&notes, text->name, remarks);
  CaromReader reader = {
      .name = text->name,
      .scene = scene,
      .path = path,
      .text = text,
      .unknown = carom_unknown_notes_take,
      .unknown_data = &notes,
      .error = error,
  };
  if (!read_text(&reader))
    return NULL;
  scene->words_are_older = scene->words_are_older && carom_scene_has_words(scene);
  scene->n_placed = scene->bodies->len;
  if (!carom_scene_check_place(&reader))
    return NULL;
  carom_unknown_notes_finish(&notes);
  remark_detection(scene, text->name, remarks);
  remark_references(scene, text->name, remarks);
  remark_choices(scene, text->name, remarks);
  return g_steal_pointer(&scene);
}

char *carom_scene_json_write(const CaromScene *scene) {
  g_autoptr(CaromScene) defaults = carom_scene_new();
  GString *json = g_string_new("{\n  ");
  carom_field_json_write_object(json, &carom_fields_scene, scene, defaults);
  g_string_append(json, "\n}\n");
  return g_string_free(json, FALSE);
}
