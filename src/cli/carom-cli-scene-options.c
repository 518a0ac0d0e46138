/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-scene-options: options that are one number come from a table; the others have a
 * callback each. All are checked while GOption parses them, so that errors name the option. */
#include "carom-cli-scene-options.h"

#include "carom-builtin.h"
#include "carom-cli-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Options whose value is one number. */
static const struct {
  const char *name;
  const char *argument; /* translatable */
  const char *summary;  /* translatable */
  const CaromCliNumberRange *range;
  gsize offset; /* of the CaromCliSceneOptionsNumber */
} number_options[] = {
    /* Translators: S (seconds), E (restitution), F (factor) and R (ratio) stand for a number to
       give. */
    {"duration", N_("S"), N_("Run for S seconds, rounded up to whole frames"),
     &carom_cli_number_range_positive, offsetof(CaromCliSceneOptions, duration_s)},
    {"dt", N_("S"), N_("Length of a frame in seconds"), &carom_cli_number_range_positive,
     offsetof(CaromCliSceneOptions, dt_s)},
    {"restitution", N_("E"), N_("Restitution of discs and walls: 1 elastic, 0 perfectly inelastic"),
     &carom_cli_number_range_not_negative, offsetof(CaromCliSceneOptions, restitution)},
    {"wall-restitution", N_("E"), N_("Restitution of the walls alone"),
     &carom_cli_number_range_not_negative, offsetof(CaromCliSceneOptions, wall_restitution)},
    {"wall-friction", N_("F"),
     N_("Fraction of the tangential velocity left by walls, from 0 to 1: 1 is smooth, 0 takes all"),
     &carom_cli_number_range_fraction, offsetof(CaromCliSceneOptions, wall_friction)},
    {"mass-ratio", N_("R"), N_("Mass of the heavier of two discs over that of the lighter one"),
     &carom_cli_number_range_positive, offsetof(CaromCliSceneOptions, mass_ratio)},
};

static gboolean parse_number(const char *option_name, const char *value, gpointer data,
                             GError **error) {
  for (guint i = 0; i < G_N_ELEMENTS(number_options); i++) {
    if (!g_str_equal(option_name + strlen("--"), number_options[i].name))
      continue;
    CaromCliSceneOptionsNumber *number = G_STRUCT_MEMBER_P(data, number_options[i].offset);
    number->given = TRUE;
    return carom_cli_number_parse(option_name, value, number_options[i].range, &number->value,
                                  error);
  }
  g_return_val_if_reached(FALSE);
}

static gboolean parse_gravity(const char *option_name, const char *value, gpointer data,
                              GError **error) {
  CaromCliSceneOptions *options = data;
  options->has_gravity = TRUE;
  return carom_cli_number_parse_vec2(option_name, value, &options->gravity, error);
}

static gboolean parse_seed(const char *option_name, const char *value, gpointer data,
                           GError **error) {
  CaromCliSceneOptions *options = data;
  guint64 seed;
  if (!carom_cli_number_parse_integer(option_name, value, 0, G_MAXUINT32, &seed, error))
    return FALSE;
  options->has_seed = TRUE;
  options->seed = (guint32)seed;
  return TRUE;
}

static gboolean parse_method(const char *option_name, const char *value, gpointer data,
                             GError **error) {
  CaromCliSceneOptions *options = data;
  return carom_cli_methods_choose(options->methods, option_name, value, error);
}

static void add_number_entries(GOptionGroup *group) {
  for (guint i = 0; i < G_N_ELEMENTS(number_options); i++) {
    const GOptionEntry entries[] = {
        {number_options[i].name, 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_number,
         _(number_options[i].summary), _(number_options[i].argument)},
        G_OPTION_ENTRY_NULL,
    };
    g_option_group_add_entries(group, entries);
  }
}

static void add_other_entries(GOptionGroup *group) {
  const GOptionEntry entries[] = {
      {"gravity", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_gravity,
       /* Translators: X,Y and N stand for numbers to give. */
       _("Acceleration of all discs, y upwards: 0,-9.81"), _("X,Y")},
      {"seed", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_seed,
       _("Place random discs anew, and draw random ties, from this seed"), _("N")},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

GOptionGroup *carom_cli_scene_options_group(CaromCliSceneOptions *options) {
  GOptionGroup *group = g_option_group_new(NULL, NULL, NULL, options, NULL);
  carom_cli_methods_add_entries(options->methods, group, parse_method);
  add_number_entries(group);
  add_other_entries(group);
  return group;
}

void carom_cli_scene_options_init(CaromCliSceneOptions *options) {
  options->methods = carom_cli_methods_new();
}

void carom_cli_scene_options_clear(CaromCliSceneOptions *options) {
  g_clear_pointer(&options->methods, carom_cli_methods_free);
  g_clear_pointer(&options->name, g_free);
}

void carom_cli_scene_options_take_name(CaromCliSceneOptions *options, char **arguments) {
  options->name = g_strdup(arguments[0] ? arguments[0] : CAROM_BUILTIN_DEFAULT);
}
