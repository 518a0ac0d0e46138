/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene: a reference-counted struct. A copy shares nothing with its original but what is in
 * its pool, which does not change. */
#include "carom-scene.h"

#include "carom-overlaps.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_FRAMES_PER_SECOND 60
#define DEFAULT_DURATION_S        10
/* Where gravity points once it has a size. */
#define DEFAULT_GRAVITY_DEG (-90)
/* The margin around a scene that does not say what to show, as a fraction of its larger side. */
#define VIEW_MARGIN 0.05

CaromScene *carom_scene_new(void) {
  CaromScene *scene = g_atomic_rc_box_new0(CaromScene);
  scene->title = g_strdup("");
  scene->questions = carom_question_list_new();
  scene->unit = g_strdup("m");
  scene->dt_s = 1.0 / DEFAULT_FRAMES_PER_SECOND;
  scene->duration_s = DEFAULT_DURATION_S;
  scene->restitution = 1;
  scene->gravity_angle_deg = DEFAULT_GRAVITY_DEG;
  scene->seed = 1;
  scene->staging = carom_staging_default();
  scene->bookmarks = g_array_new(FALSE, FALSE, sizeof(CaromBookmark));
  scene->bodies = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  scene->placements = g_array_new(FALSE, FALSE, sizeof(CaromRandomPlacement));
  scene->kept_places = g_array_new(FALSE, FALSE, sizeof(CaromKeptPlace));
  scene->walls = g_array_new(FALSE, FALSE, sizeof(CaromWall));
  scene->emitters = g_array_new(FALSE, FALSE, sizeof(CaromEmitter));
  scene->methods = g_array_new(FALSE, FALSE, sizeof(CaromMethod));
  scene->pool = carom_pool_new();
  return scene;
}

CaromScene *carom_scene_copy(const CaromScene *scene) {
  CaromScene *copy = g_atomic_rc_box_dup(sizeof *scene, (CaromScene *)scene);
  copy->id = g_strdup(scene->id);
  copy->title = g_strdup(scene->title);
  copy->lesson = g_strdup(scene->lesson);
  copy->questions = carom_question_list_copy(scene->questions);
  copy->unit = g_strdup(scene->unit);
  carom_staging_copy(&copy->staging, &scene->staging);
  copy->bookmarks = g_array_copy(scene->bookmarks);
  copy->bodies = g_array_copy(scene->bodies);
  copy->placements = g_array_copy(scene->placements);
  copy->kept_places = g_array_copy(scene->kept_places);
  copy->walls = g_array_copy(scene->walls);
  copy->emitters = g_array_copy(scene->emitters);
  copy->methods = g_array_copy(scene->methods);
  copy->pool = carom_pool_new();
  carom_pool_keep(copy->pool, scene->pool);
  return copy;
}

CaromScene *carom_scene_ref(CaromScene *scene) {
  return g_atomic_rc_box_acquire(scene);
}

static void clear(gpointer data) {
  CaromScene *scene = data;
  g_free(scene->id);
  g_free(scene->title);
  g_free(scene->lesson);
  g_array_unref(scene->questions);
  g_free(scene->unit);
  carom_staging_clear(&scene->staging);
  g_array_unref(scene->bookmarks);
  g_array_unref(scene->bodies);
  g_array_unref(scene->placements);
  g_array_unref(scene->kept_places);
  g_array_unref(scene->walls);
  g_array_unref(scene->emitters);
  g_array_unref(scene->methods);
  carom_pool_unref(scene->pool);
}

void carom_scene_unref(CaromScene *scene) {
  g_atomic_rc_box_release_full(scene, clear);
}

void carom_scene_add_body(CaromScene *scene, CaromBody body) {
  g_assert(scene->bodies->len == scene->n_placed);
  g_array_append_val(scene->bodies, body);
  scene->n_placed++;
}

const char *carom_scene_body_given_name(const CaromScene *scene, guint i) {
  return i < scene->bodies->len ? carom_scene_body(scene, i)->name : NULL;
}

char *carom_scene_body_name(const CaromScene *scene, guint i) {
  const char *name = carom_scene_body_given_name(scene, i);
  return name ? g_strdup(name) : carom_body_symbol(i);
}

char *carom_scene_body_short_name(const CaromScene *scene, guint i) {
  const char *name = carom_scene_body_given_name(scene, i);
  return name ? carom_body_shorten(name, CAROM_SCENE_SHORT_NAME) : carom_body_symbol(i);
}

char *carom_scene_body_title(const CaromScene *scene, guint i) {
  const char *name = carom_scene_body_given_name(scene, i);
  char *symbol = carom_body_symbol(i);
  if (!name)
    return symbol;
  /* Translators: the name of a disc, and its symbol in formulas. */
  char *title = g_strdup_printf(_("%s (%s)"), name, symbol);
  g_free(symbol);
  return title;
}

guint64 carom_scene_count_randomly_placed(const CaromScene *scene) {
  guint64 n = 0;
  for (guint i = 0; i < scene->placements->len; i++) {
    const CaromRandomPlacement *placement =
        &g_array_index(scene->placements, CaromRandomPlacement, i);
    n += placement->taken_apart ? 0 : placement->count;
  }
  return n;
}

guint64 carom_scene_count_most_discs(const CaromScene *scene) {
  guint64 n = scene->bodies->len;
  for (guint i = 0; i < scene->emitters->len; i++)
    n += carom_scene_emitter(scene, i)->count;
  return n;
}

gboolean carom_scene_has_words(const CaromScene *scene) {
  return (scene->lesson && *scene->lesson) || scene->questions->len > 0;
}

gboolean carom_scene_has_doors(const CaromScene *scene) {
  for (guint i = 0; i < scene->walls->len; i++)
    if (carom_scene_wall(scene, i)->open)
      return TRUE;
  return FALSE;
}

guint64 carom_scene_count_openings(const CaromScene *scene) {
  guint64 n = 0;
  for (guint i = 0; i < scene->walls->len; i++)
    n += carom_scene_wall(scene, i)->open ? carom_scene_wall(scene, i)->open->n : 0;
  return n;
}

void carom_scene_set_restitution(CaromScene *scene, double restitution) {
  scene->restitution = restitution;
  for (guint i = 0; i < scene->walls->len; i++)
    g_array_index(scene->walls, CaromWall, i).restitution = restitution;
}

gboolean carom_scene_find_pair(const CaromScene *scene, guint *heavy, guint *light) {
  guint pair[2], n = 0;
  if (carom_scene_count_randomly_placed(scene) > 0 || scene->emitters->len > 0)
    return FALSE;
  for (guint i = 0; i < scene->bodies->len; i++) {
    if (carom_scene_body(scene, i)->pinned)
      continue;
    if (n == G_N_ELEMENTS(pair))
      return FALSE;
    pair[n++] = i;
  }
  if (n < G_N_ELEMENTS(pair))
    return FALSE;
  gboolean first_is_heavy =
      carom_scene_body(scene, pair[0])->mass_kg >= carom_scene_body(scene, pair[1])->mass_kg;
  *heavy = pair[first_is_heavy ? 0 : 1];
  *light = pair[first_is_heavy ? 1 : 0];
  return TRUE;
}

double carom_scene_get_mass_ratio(const CaromScene *scene) {
  guint heavy, light;
  return carom_scene_find_pair(scene, &heavy, &light)
             ? carom_scene_body(scene, heavy)->mass_kg / carom_scene_body(scene, light)->mass_kg
             : 0;
}

gboolean carom_scene_set_mass_ratio(CaromScene *scene, double ratio) {
  guint heavy, light;
  if (!carom_scene_find_pair(scene, &heavy, &light))
    return FALSE;
  double mass_kg = ratio * carom_scene_body(scene, light)->mass_kg;
  if (!carom_body_is_mass(mass_kg))
    return FALSE;
  g_array_index(scene->bodies, CaromBody, heavy).mass_kg = mass_kg;
  return TRUE;
}

void carom_scene_view(const CaromScene *scene, CaromVec2 *min, CaromVec2 *max) {
  if (scene->has_view) {
    *min = scene->view_min;
    *max = scene->view_max;
    return;
  }
  CaromExtents all = carom_scene_extents(scene);
  if (carom_extents_is_nothing(&all))
    carom_extents_include(&all, carom_vec2(0, 0), 1);
  double margin = VIEW_MARGIN * MAX(all.max.x - all.min.x, all.max.y - all.min.y);
  *min = carom_vec2(all.min.x - margin, all.min.y - margin);
  *max = carom_vec2(all.max.x + margin, all.max.y + margin);
}

CaromExtents carom_scene_extents(const CaromScene *scene) {
  CaromExtents all = carom_extents_nothing();
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromExtents disc = carom_extents_of_body(carom_scene_body(scene, i));
    carom_extents_add(&all, &disc);
  }
  for (guint i = 0; i < scene->walls->len; i++) {
    CaromExtents wall = carom_extents_of_wall(carom_scene_wall(scene, i));
    carom_extents_add(&all, &wall);
  }
  for (guint i = 0; i < scene->emitters->len; i++) {
    CaromExtents places = carom_emitter_extents(carom_scene_emitter(scene, i));
    carom_extents_add(&all, &places);
  }
  return all;
}

guint carom_scene_count_overlaps(const CaromScene *scene, guint most) {
  return carom_overlaps_count(scene->bodies, most);
}
