/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-show-option: a table of what can be shown. */
#include "carom-cli-show-option.h"

#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum { VELOCITIES = 1, MOMENTA = 2 } Arrows;

typedef struct {
  CaromCliShowOption *option;
  guint arrows;   /* flags of Arrows */
  double value;   /* that stands behind "=" */
  gboolean given; /* whether one does */
} Request;

static void show_velocities(Request *request) {
  request->arrows |= VELOCITIES;
}

static void show_momenta(Request *request) {
  request->arrows |= MOMENTA;
}

static void show_trails(Request *request) {
  request->option->staging.trails_s = request->given ? request->value : INFINITY;
}

static void show_strobe(Request *request) {
  request->option->staging.strobe_s = request->value;
}

static void show_ghost(Request *request) {
  request->option->staging.ghost = TRUE;
}

static void show_centre_of_mass(Request *request) {
  request->option->staging.centre_of_mass = TRUE;
}

static void show_speeds(Request *request) {
  request->option->staging.colour_by = CAROM_STAGING_COLOUR_BY_SPEED;
}

static void superpose(Request *request) {
  request->option->superposed = TRUE;
}

static void show_nothing(Request *request) {
}

typedef enum { NO_TIME, MAY_HAVE_TIME, HAS_TIME } TimeUse;

static const struct {
  const char *name;
  TimeUse time;
  void (*show)(Request *request);
} things[] = {
    {"velocities", NO_TIME, show_velocities}, {"momenta", NO_TIME, show_momenta},
    {"trails", MAY_HAVE_TIME, show_trails},   {"strobe", HAS_TIME, show_strobe},
    {"ghost", NO_TIME, show_ghost},           {"centre-of-mass", NO_TIME, show_centre_of_mass},
    {"speeds", NO_TIME, show_speeds},         {"superposed", NO_TIME, superpose},
    {"nothing", NO_TIME, show_nothing},
};

static gboolean fail(const char *name, const char *word, GError **error) {
  carom_cli_message_set_value_error(
      error, name, word,
      /* Translators: the words after “Choose” are to be typed, with S for a number of seconds:
         leave them as they are. */
      g_strdup(_("Choose among velocities, momenta, trails, trails=S, strobe=S, ghost, "
                 "centre-of-mass, speeds, superposed, or nothing.")));
  return FALSE;
}

/* Takes one word of the list, such as "trails=2". */
static gboolean take(Request *request, const char *name, const char *word, GError **error) {
  const char *equals = strchr(word, '=');
  gsize length = equals ? (gsize)(equals - word) : strlen(word);
  for (guint i = 0; i < G_N_ELEMENTS(things); i++) {
    if (strlen(things[i].name) != length || strncmp(things[i].name, word, length) != 0)
      continue;
    if (equals ? things[i].time == NO_TIME : things[i].time == HAS_TIME)
      break;
    request->given = equals != NULL;
    if (equals && !carom_cli_number_parse(name, equals + 1, &carom_cli_number_range_positive,
                                          &request->value, error))
      return FALSE;
    things[i].show(request);
    return TRUE;
  }
  return fail(name, word, error);
}

gboolean carom_cli_show_option_parse(CaromCliShowOption *option, const char *name,
                                     const char *value, GError **error) {
  static const CaromStagingArrows arrows[] = {
      [0] = CAROM_STAGING_ARROWS_NONE,
      [VELOCITIES] = CAROM_STAGING_ARROWS_VELOCITY,
      [MOMENTA] = CAROM_STAGING_ARROWS_MOMENTUM,
      [VELOCITIES | MOMENTA] = CAROM_STAGING_ARROWS_BOTH,
  };
  Request request = {.option = option};
  g_auto(GStrv) words = carom_cli_command_split(value);
  *option = (CaromCliShowOption){.given = TRUE, .staging = carom_staging_default()};
  for (char **word = words; *word; word++)
    if (!take(&request, name, *word, error))
      return FALSE;
  option->staging.arrows = arrows[request.arrows];
  return TRUE;
}
