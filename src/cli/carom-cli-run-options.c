/* carom-cli-run-options: parses and checks the options of the command that runs a scene. */
#include "carom-cli-run-options.h"

#include "carom-builtin.h"
#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-figure.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many of carom_quantities() a plot shows by default: momentum and kinetic energy. */
#define N_DEFAULT_QUANTITIES 2

/* Options that are one number. */
static const struct {
  const char *name;
  const char *argument; /* translatable */
  const char *summary;  /* translatable */
  const CaromCliRange *range;
  gsize offset; /* of the CaromCliNumber */
} number_options[] = {
    /* Translators: S (seconds), E (restitution), F (factor) and R (ratio) stand for a number to
       give. */
    {"duration", N_("S"), N_("Run for S seconds, rounded up to whole frames"),
     &carom_cli_range_positive, offsetof(CaromCliRunOptions, duration_s)},
    {"dt", N_("S"), N_("Length of a frame in seconds"), &carom_cli_range_positive,
     offsetof(CaromCliRunOptions, dt_s)},
    {"restitution", N_("E"), N_("Restitution of discs and walls: 1 elastic, 0 perfectly inelastic"),
     &carom_cli_range_not_negative, offsetof(CaromCliRunOptions, restitution)},
    {"wall-restitution", N_("E"), N_("Restitution of the walls alone"),
     &carom_cli_range_not_negative, offsetof(CaromCliRunOptions, wall_restitution)},
    {"wall-friction", N_("F"),
     N_("What walls leave of the tangential velocity, from 0 to 1: 1 is smooth"),
     &carom_cli_range_fraction, offsetof(CaromCliRunOptions, wall_friction)},
    {"mass-ratio", N_("R"), N_("Mass of the heavier of two discs over that of the lighter one"),
     &carom_cli_range_positive, offsetof(CaromCliRunOptions, mass_ratio)},
};

static gboolean parse_number(const char *option_name, const char *value, gpointer data,
                             GError **error) {
  for (guint i = 0; i < G_N_ELEMENTS(number_options); i++) {
    if (!g_str_equal(option_name + strlen("--"), number_options[i].name))
      continue;
    CaromCliNumber *number = G_STRUCT_MEMBER_P(data, number_options[i].offset);
    number->given = TRUE;
    return carom_cli_parse_number(option_name, value, number_options[i].range, &number->value,
                                  error);
  }
  g_return_val_if_reached(FALSE);
}

static gboolean parse_gravity(const char *option_name, const char *value, gpointer data,
                              GError **error) {
  CaromCliRunOptions *options = data;
  options->has_gravity = TRUE;
  return carom_cli_parse_vec2(option_name, value, &options->gravity, error);
}

static gboolean parse_max_collisions(const char *option_name, const char *value, gpointer data,
                                     GError **error) {
  CaromCliRunOptions *options = data;
  return carom_cli_parse_integer(option_name, value, 1, G_MAXUINT64, &options->max_collisions,
                                 error);
}

static gboolean parse_seed(const char *option_name, const char *value, gpointer data,
                           GError **error) {
  CaromCliRunOptions *options = data;
  guint64 seed;
  if (!carom_cli_parse_integer(option_name, value, 0, G_MAXUINT32, &seed, error))
    return FALSE;
  options->has_seed = TRUE;
  options->seed = (guint32)seed;
  return TRUE;
}

static gboolean parse_method(const char *option_name, const char *value, gpointer data,
                             GError **error) {
  CaromCliRunOptions *options = data;
  return carom_cli_methods_choose(options->methods, option_name, value, error);
}

static gboolean parse_quantities(const char *option_name, const char *value, gpointer data,
                                 GError **error) {
  CaromCliRunOptions *options = data;
  g_auto(GStrv) ids = g_strsplit(value, ",", -1);
  for (char **id = ids; *id; id++) {
    const CaromQuantity *quantity = carom_quantity_by_id(*id);
    if (!quantity) {
      carom_cli_usage_error(error, g_strdup_printf(_("%s: there is no quantity “%s”. “carom-cli "
                                                     "list quantities” shows what there is."),
                                                   option_name, *id));
      return FALSE;
    }
    if (!g_ptr_array_find(options->quantities, quantity, NULL))
      g_ptr_array_add(options->quantities, (gpointer)quantity);
  }
  return TRUE;
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

static void add_scene_entries(GOptionGroup *group, CaromCliRunOptions *options) {
  const GOptionEntry entries[] = {
      {"gravity", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_gravity,
       /* Translators: X,Y and N stand for numbers to give. */
       _("Acceleration of all discs, y upwards: 0,-9.81"), _("X,Y")},
      {"seed", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_seed,
       _("Place random discs anew, and draw random ties, from this seed"), _("N")},
      {"max-collisions", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_max_collisions,
       _("Stop after the frame in which the first pane has had N contacts of discs"), _("N")},
      {"until-quiet", 0, 0, G_OPTION_ARG_NONE, &options->until_quiet,
       _("Stop as soon as no further contact is possible"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

static void add_output_entries(GOptionGroup *group, CaromCliRunOptions *options) {
  const GOptionEntry entries[] = {
      {"trace", 0, 0, G_OPTION_ARG_FILENAME, &options->trace,
       /* Translators: FILE stands for a file name to give; leave its suffix as it is. */
       _("Write the state of all discs in every frame"), _("FILE.csv")},
      {"collisions", 0, 0, G_OPTION_ARG_FILENAME, &options->collisions, _("Write all contacts"),
       _("FILE.csv")},
      {"plot", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->plots,
       _("Draw the panes and charts; can be given several times"), _("FILE.pdf|.svg|.png")},
      {"quantity", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_quantities,
       _("What the charts of --plot show"), _("ID[,ID…]")},
      {"save", 0, 0, G_OPTION_ARG_FILENAME, &options->save,
       _("Write the scene as run, with its panes"), _("FILE.carom")},
      {"json", 0, 0, G_OPTION_ARG_NONE, &options->json, _("Print JSON instead of a table"), NULL},
      {"cost", 0, 0, G_OPTION_ARG_NONE, &options->cost,
       _("Report also how long the resolvers take for a contact on this computer"), NULL},
      {"quiet", 'q', 0, G_OPTION_ARG_NONE, &options->quiet,
       _("Print no table, no notes and no progress"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

static GOptionGroup *option_group_new(CaromCliRunOptions *options) {
  GOptionGroup *group = g_option_group_new(NULL, NULL, NULL, options, NULL);
  carom_cli_methods_add_entries(options->methods, group, parse_method);
  add_number_entries(group);
  add_scene_entries(group, options);
  add_output_entries(group, options);
  return group;
}

static void choose_default_quantities(CaromCliRunOptions *options) {
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < MIN(n_quantities, N_DEFAULT_QUANTITIES); i++)
    g_ptr_array_add(options->quantities, (gpointer)&quantities[i]);
}

/* Calls @func with the path of each output file until it returns FALSE. */
static gboolean foreach_output(const CaromCliRunOptions *options,
                               gboolean (*func)(const char *path, gpointer data), gpointer data) {
  const char *const single[] = {options->trace, options->collisions, options->save};
  for (guint i = 0; i < G_N_ELEMENTS(single); i++)
    if (single[i] && !func(single[i], data))
      return FALSE;
  for (guint i = 0; options->plots && options->plots[i]; i++)
    if (!func(options->plots[i], data))
      return FALSE;
  return TRUE;
}

static gboolean is_not_stdout(const char *path, gpointer data) {
  return !g_str_equal(path, "-");
}

gboolean carom_cli_run_options_claim_stdout(const CaromCliRunOptions *options) {
  return !foreach_output(options, is_not_stdout, NULL);
}

/* @seen: (element-type filename): of the outputs so far */
static gboolean is_new(const char *path, gpointer seen) {
  return g_hash_table_add(seen, (gpointer)path);
}

static gboolean check_outputs(const CaromCliRunOptions *options, GError **error) {
  g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
  if (options->json)
    g_hash_table_add(seen, (gpointer) "-");
  if (foreach_output(options, is_new, seen))
    return TRUE;
  carom_cli_usage_error(error, g_strdup(_("Two outputs would go to the same file. Give each a file "
                                          "of its own; only one, --json included, can go to "
                                          "standard output.")));
  return FALSE;
}

static gboolean check_plots(const CaromCliRunOptions *options, GError **error) {
  if (!options->plots && options->quantities->len) {
    carom_cli_usage_error(
        error, g_strdup(_("--quantity chooses the charts of a plot. Give --plot FILE.pdf, too.")));
    return FALSE;
  }
  for (guint i = 0; options->plots && options->plots[i]; i++) {
    CaromFigureFormat format;
    if (carom_figure_format_from_name(options->plots[i], &format))
      continue;
    g_autofree char *shown = g_filename_display_name(options->plots[i]);
    carom_cli_usage_error(
        error, g_strdup_printf(_("--plot %s: The name has to end in .pdf, .svg or .png."), shown));
    return FALSE;
  }
  return TRUE;
}

CaromCliRunOptions *carom_cli_run_options_parse(int argc, char **argv, GError **error) {
  g_autoptr(CaromCliRunOptions) options = g_new0(CaromCliRunOptions, 1);
  options->methods = carom_cli_methods_new();
  options->quantities = g_ptr_array_new();

  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_run, option_group_new(options), argc, argv, error);
  if (!arguments || !check_plots(options, error) || !check_outputs(options, error))
    return NULL;
  if (options->quantities->len == 0)
    choose_default_quantities(options);
  options->scene = g_strdup(arguments[0] ? arguments[0] : CAROM_BUILTIN_DEFAULT);
  return g_steal_pointer(&options);
}

void carom_cli_run_options_free(CaromCliRunOptions *options) {
  carom_cli_methods_free(options->methods);
  g_ptr_array_unref(options->quantities);
  g_free(options->scene);
  g_free(options->trace);
  g_free(options->collisions);
  g_free(options->save);
  g_strfreev(options->plots);
  g_free(options);
}
