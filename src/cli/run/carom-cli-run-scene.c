/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-run-scene: loads the scene to run and changes it as the options say. */
#include "carom-cli-run-scene.h"

#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-field.h"
#include "carom-placement-list.h"
#include "carom-scene-compare.h"
#include "carom-scene-file.h"
#include "carom-ties.h"

#include <float.h>
#include <glib/gi18n-lib.h>

/* duration / dt. Each of the two and the quotient can be off by ½ ε, so a whole number of frames
 * may come out up to 1.5 ε too large. */
static double exact_frames(const CaromScene *scene) {
  return ceil(scene->duration_s / scene->dt_s * (1 - 2 * DBL_EPSILON));
}

guint64 carom_cli_run_scene_count_frames(const CaromScene *scene) {
  return (guint64)exact_frames(scene);
}

static void set_number(double *value, CaromCliSceneOptionsNumber number) {
  if (number.given)
    *value = number.value;
}

static void change_contacts(CaromScene *scene, const CaromCliSceneOptions *options) {
  if (options->restitution.given)
    carom_scene_set_restitution(scene, options->restitution.value);
  for (guint i = 0; i < scene->walls->len; i++) {
    CaromWall *wall = &g_array_index(scene->walls, CaromWall, i);
    set_number(&wall->restitution, options->wall_restitution);
    set_number(&wall->tangential_factor, options->wall_friction);
  }
}

/* The option only makes sense for scenes with a pair of discs; for others it is bad usage. */
static gboolean change_masses(CaromScene *scene, const CaromCliSceneOptions *options,
                              GError **error) {
  if (!options->mass_ratio.given || carom_scene_set_mass_ratio(scene, options->mass_ratio.value))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(options->name);
  g_autofree char *ratio = carom_cli_number_to_text(options->mass_ratio.value, "%g");
  if (carom_scene_get_mass_ratio(scene) > 0)
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("%s: --mass-ratio %s makes a mass that is out of the "
                                 "range of numbers. Give a ratio nearer to 1."),
                               shown, ratio));
  else
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("%s: --mass-ratio needs a scene of exactly two discs that can "
                                 "move, placed one by one. Choose a scene such as “pi”."),
                               shown));
  return FALSE;
}

static gboolean change_times(CaromScene *scene, const CaromCliSceneOptions *options,
                             GError **error) {
  set_number(&scene->duration_s, options->duration_s);
  set_number(&scene->dt_s, options->dt_s);
  g_autofree char *dt = carom_cli_number_to_text(scene->dt_s, "%g");
  g_autofree char *duration = carom_cli_number_to_text(scene->duration_s, "%g");
  if (scene->dt_s > scene->duration_s) {
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("A frame of %s s would be longer than the whole "
                                 "run of %s s. Give a smaller --dt or a longer "
                                 "--duration."),
                               dt, duration));
    return FALSE;
  }
  if (exact_frames(scene) > CAROM_SCENE_MAX_FRAMES) {
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("A run of %s s has more than a billion frames of %s s. "
                                 "Give a larger --dt or a shorter --duration."),
                               duration, dt));
    return FALSE;
  }
  return TRUE;
}

/* @scene: with the panes in which it is going to be run */
static gboolean uses_seed(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (g_array_index(scene->methods, CaromMethod, i).ties->uses_seed)
      return TRUE;
  for (guint i = 0; i < scene->emitters->len; i++) {
    CaromVec2 spread = g_array_index(scene->emitters, CaromEmitter, i).spread;
    if (spread.x > 0 || spread.y > 0)
      return TRUE;
  }
  return carom_placement_list_is_in_use(scene);
}

static gboolean change_seed(CaromScene *scene, const CaromCliSceneOptions *options,
                            GError **error) {
  if (!options->has_seed)
    return TRUE;
  if (!uses_seed(scene) && !options->quiet)
    carom_cli_message_note(
        _("This scene has no random discs, and no pane has random ties, so --seed "
          "changes nothing."));

  if (options->seed != scene->seed)
    carom_placement_list_renew(scene);
  guint placement, placed;
  if (carom_scene_populate(scene, options->seed, &placement, &placed))
    return TRUE;
  const CaromRandomPlacement *full =
      &g_array_index(scene->placements, CaromRandomPlacement, placement);
  g_autofree char *shown = g_filename_display_name(options->name);
  g_set_error(
      error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
      _("%1$s: With seed %2$u, only %3$u of the %4$u discs of crowd %5$u find room. Try another "
        "--seed, or give the crowd fewer or smaller discs."),
      shown, options->seed, placed, full->count, placement + 1);
  return FALSE;
}

/* Panes that differ only in what they do not use are the same panes. */
static void note_unused(const GArray *panes, const CaromCliMethods *methods) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    gboolean is_used = !carom_cli_methods_named(methods, &options[i]);
    for (guint j = 0; j < panes->len; j++)
      is_used |= carom_method_option_is_used(&g_array_index(panes, CaromMethod, j), &options[i]);
    if (is_used)
      continue;
    g_autofree char *note = g_strdup_printf(
        _("No pane is stepped, so --%s changes nothing. It needs --detection stepped."),
        options[i].key);
    carom_cli_message_note(note);
  }
}

static gboolean choose_panes(CaromScene *scene, const CaromCliSceneOptions *options,
                             GError **error) {
  g_autoptr(GArray) panes = carom_cli_methods_panes(options->methods, scene, error);
  if (!panes)
    return FALSE;
  if (!options->quiet)
    note_unused(panes, options->methods);
  g_array_set_size(scene->methods, 0);
  g_array_append_vals(scene->methods, panes->data, panes->len);
  return TRUE;
}

CaromScene *carom_cli_run_scene_new(const CaromCliSceneOptions *options, GError **error) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) loaded = carom_scene_file_load(options->name, &remarks, error);
  if (!options->quiet)
    carom_cli_message_note_all(remarks);
  if (!loaded)
    return NULL;

  g_autoptr(CaromScene) scene = carom_scene_copy(loaded);
  if (options->has_gravity)
    scene->gravity = options->gravity;
  change_contacts(scene, options);
  if (!change_masses(scene, options, error) || !change_times(scene, options, error) ||
      !choose_panes(scene, options, error) || !change_seed(scene, options, error))
    return NULL;
  scene->words_are_older = carom_scene_compare_age(scene, loaded);
  return g_steal_pointer(&scene);
}
