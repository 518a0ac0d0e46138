/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setup: references, what an edit makes of them, and what its methods do not have yet. */
#include "carom-setup.h"

#include "carom-detection.h"
#include "carom-gravity.h"
#include "carom-method-suggestion.h"
#include "carom-scene-compare.h"
#include "carom-scene-json.h"

#include <glib/gi18n-lib.h>

static CaromSetup *make(CaromScene *scene, GArray *methods, CaromPool *pool,
                        CaromScene *written_for) {
  CaromSetup *setup = g_new(CaromSetup, 1);
  *setup = (CaromSetup){carom_scene_ref(scene), g_array_ref(methods), carom_pool_ref(pool),
                        carom_scene_ref(written_for)};
  return setup;
}

/* Returns: (transfer full): @scene, if it says so itself, or else a copy */
static CaromScene *with_age(CaromScene *scene, gboolean words_are_older) {
  if (scene->words_are_older == words_are_older)
    return carom_scene_ref(scene);
  CaromScene *copy = carom_scene_copy(scene);
  copy->words_are_older = words_are_older;
  return copy;
}

/* Whoever edits the words has seen what they are about now. */
CaromSetup *carom_setup_change_scene(const CaromSetup *setup, CaromScene *scene) {
  gboolean has_new_words = !carom_scene_compare_words(scene, setup->scene);
  g_autoptr(CaromScene) aged =
      with_age(scene, !has_new_words && carom_scene_compare_age(scene, setup->written_for));
  return make(aged, setup->methods, setup->pool, has_new_words ? aged : setup->written_for);
}

CaromSetup *carom_setup_change_methods(const CaromSetup *setup, GArray *methods) {
  return make(setup->scene, methods, setup->pool, setup->written_for);
}

CaromSetup *carom_setup_new_suggested(CaromScene *scene, guint max, GPtrArray *remarks) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  if (methods->len > max) {
    g_array_set_size(methods, max);
    g_ptr_array_add(remarks,
                    g_strdup_printf(_("The scene suggests more panes than the window shows: here "
                                      "are the first %u."),
                                    max));
  }
  return make(scene, methods, scene->pool, scene);
}

CaromSetup *carom_setup_copy(const CaromSetup *setup) {
  return make(setup->scene, setup->methods, setup->pool, setup->written_for);
}

void carom_setup_free(CaromSetup *setup) {
  carom_scene_unref(setup->scene);
  g_array_unref(setup->methods);
  carom_pool_unref(setup->pool);
  carom_scene_unref(setup->written_for);
  g_free(setup);
}

CaromScene *carom_setup_make_scene(const CaromSetup *setup) {
  CaromScene *scene = carom_scene_copy(setup->scene);
  carom_pool_keep(scene->pool, setup->pool);
  g_array_set_size(scene->methods, 0);
  g_array_append_vals(scene->methods, setup->methods->data, setup->methods->len);
  return scene;
}

gboolean carom_setup_same_scene(const CaromScene *one, const CaromScene *other) {
  if (one == other)
    return TRUE;
  if (carom_gravity_get(one).angle_deg != carom_gravity_get(other).angle_deg)
    return FALSE;
  g_autofree char *json = carom_scene_json_write(one);
  g_autofree char *other_json = carom_scene_json_write(other);
  return g_str_equal(json, other_json);
}

/* Whether any pane has @part. */
static gboolean has_part(const CaromSetup *setup, const CaromMethodOption *option,
                         const CaromPart *part) {
  for (guint i = 0; i < setup->methods->len; i++)
    if (carom_method_option_get(carom_setup_get_method(setup, i), option) == part)
      return TRUE;
  return FALSE;
}

/* Gives @method a part that no pane has yet, unless the scene has too many discs for that.
 *
 * Returns: whether it has got it */
static gboolean take_new_part(const CaromSetup *setup, CaromMethod *method,
                              const CaromMethodOption *option, const CaromPart *part) {
  CaromMethod changed = *method;
  carom_method_option_set(&changed, option, part);
  if (has_part(setup, option, part) ||
      !carom_detection_accepts(changed.detection, (guint)carom_scene_count_most_discs(setup->scene),
                               NULL))
    return FALSE;
  *method = changed;
  return TRUE;
}

/* Gives @method the first part that no pane has yet.
 *
 * Returns: whether there is one */
static gboolean make_new(const CaromSetup *setup, CaromMethod *method) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++)
    for (guint k = 0; carom_method_option_is_used(method, &options[i]) && k < options[i].n_parts;
         k++)
      if (take_new_part(setup, method, &options[i], options[i].parts[k]))
        return TRUE;
  return FALSE;
}

/* Gives @method the rule for ties that is listed after its own. */
static void change_ties(CaromMethod *method) {
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  const CaromPart *own = carom_method_option_get(method, ties);
  for (guint i = 0; i < ties->n_parts; i++)
    if (ties->parts[i] == own) {
      carom_method_option_set(method, ties, ties->parts[(i + 1) % ties->n_parts]);
      return;
    }
}

CaromMethod carom_setup_suggest_method(const CaromSetup *setup) {
  CaromMethod method = *carom_setup_get_method(setup, setup->methods->len - 1);
  method.detection = carom_setup_get_method(setup, 0)->detection;
  method.is_reference = FALSE;
  method.others = NULL;
  if (!make_new(setup, &method))
    change_ties(&method);
  return method;
}
