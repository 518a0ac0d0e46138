/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-option: the table of options, made from the lists of parts that resolvers,
 * detections, ties, separations and rules for walls have. */
#include "carom-method-option.h"
#include "carom-detection.h"
#include "carom-separation.h"
#include "carom-ties.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Resolvers can be added when the program starts, so this list is filled when first needed. */
static const CaromPart *resolvers[2 * CAROM_RESOLVER_TABLE_MAX];

#define DETECTION_PART(name) &carom_detection_##name.part,
static const CaromPart *const detections[] = {CAROM_DETECTION_LIST(DETECTION_PART)};

#define TIES_PART(name) &carom_ties_##name.part,
static const CaromPart *const ties[] = {CAROM_TIES_LIST(TIES_PART)};

#define SEPARATION_PART(name) &carom_separation_##name.part,
static const CaromPart *const separations[] = {CAROM_SEPARATION_LIST(SEPARATION_PART)};

#define WALL_PUTBACK_PART(name) &carom_wall_putback_##name.part,
static const CaromPart *const wall_putbacks[] = {CAROM_WALL_PUTBACK_LIST(WALL_PUTBACK_PART)};

#define SPEED_CORRECTION_PART(name) &carom_speed_correction_##name.part,
static const CaromPart *const speed_corrections[] = {
    CAROM_SPEED_CORRECTION_LIST(SPEED_CORRECTION_PART)};

static const CaromSwitch tunnel_guard_on = {
    .part = {.id = "on",
             .title = N_("With guard"),
             .summary = N_("A disc whose centre has changed sides of a wall has hit it.")},
    .on = TRUE,
};
static const CaromSwitch tunnel_guard_off = {
    .part = {.id = "off",
             .title = N_("Without guard"),
             .summary = N_("Only a disc that still overlaps the wall has hit it. Fast discs can "
                           "pass through.")},
    .on = FALSE,
};

#define TUNNEL_GUARD_LIST(X)                                                                       \
  X(on)                                                                                            \
  X(off)
#define TUNNEL_GUARD_PART(name) &tunnel_guard_##name.part,
static const CaromPart *const tunnel_guards[] = {TUNNEL_GUARD_LIST(TUNNEL_GUARD_PART)};

static const CaromSwitch sliding_lift_off = {
    .part = {.id = "off",
             .title = N_("Without lift"),
             .summary = N_("A disc stays where it is put back.")},
    .on = FALSE,
};
static const CaromSwitch sliding_lift_on = {
    .part = {.id = "on",
             .title = N_("With lift"),
             .summary = N_("Lifts a disc by a hair at every contact with a wall, so that it slides "
                           "in many small hops.")},
    .on = TRUE,
};

#define SLIDING_LIFT_LIST(X)                                                                       \
  X(off)                                                                                           \
  X(on)
#define SLIDING_LIFT_PART(name) &sliding_lift_##name.part,
static const CaromPart *const sliding_lifts[] = {SLIDING_LIFT_LIST(SLIDING_LIFT_PART)};

#define PARTS(list) .parts = list, .n_parts = G_N_ELEMENTS(list), .n_choices = G_N_ELEMENTS(list)

static CaromMethodOption options[] = {
    {
        .key = "resolver",
        .title = N_("Resolver"),
        .summary = N_("What are the velocities after a contact?"),
        .parts = resolvers,
        .offset = G_STRUCT_OFFSET(CaromMethod, resolver),
    },
    {
        .key = "detection",
        .title = N_("Detection"),
        .summary = N_("When do two things touch?"),
        PARTS(detections),
        .offset = G_STRUCT_OFFSET(CaromMethod, detection),
    },
    {
        .key = "ties",
        .title = N_("Simultaneous contacts"),
        .summary = N_("What if several contacts happen at the same instant?"),
        PARTS(ties),
        .offset = G_STRUCT_OFFSET(CaromMethod, ties),
    },
    {
        .key = "separation",
        .title = N_("Separation"),
        .summary = N_("Where do overlapping discs go?"),
        .stepped_only = TRUE,
        PARTS(separations),
        .offset = G_STRUCT_OFFSET(CaromMethod, separation),
    },
    {
        .key = "wall-putback",
        .title = N_("Position after a wall hit"),
        .summary = N_("Where does a disc go that is found in a wall?"),
        .stepped_only = TRUE,
        PARTS(wall_putbacks),
        .offset = G_STRUCT_OFFSET(CaromMethod, wall_putback),
    },
    {
        .key = "speed-correction",
        .title = N_("Speed correction"),
        .summary = N_("What was the speed at the wall, under gravity?"),
        .stepped_only = TRUE,
        PARTS(speed_corrections),
        .offset = G_STRUCT_OFFSET(CaromMethod, speed_correction),
    },
    {
        .key = "tunnel-guard",
        .title = N_("Tunnel guard"),
        .summary = N_("Can a fast disc pass through a wall within a step?"),
        .stepped_only = TRUE,
        PARTS(tunnel_guards),
        .offset = G_STRUCT_OFFSET(CaromMethod, tunnel_guard),
    },
    {
        .key = "sliding-lift",
        .title = N_("Sliding lift"),
        .summary = N_("Is a disc on a slope lifted by a hair, so that it slides?"),
        .stepped_only = TRUE,
        PARTS(sliding_lifts),
        .offset = G_STRUCT_OFFSET(CaromMethod, sliding_lift),
    },
};

static void take_over_table(CaromMethodOption *option, CaromResolverTable *table) {
  guint n;
  const CaromResolver *const *all = carom_resolver_table_get(table, &n);
  for (guint i = 0; i < n; i++)
    resolvers[option->n_choices++] = &all[i]->part;
}

static void take_over_resolvers(CaromMethodOption *option) {
  take_over_table(option, &carom_resolver_methods);
  option->n_parts = option->n_choices;
  take_over_table(option, &carom_resolver_wrong);
}

const CaromMethodOption *carom_method_options(guint *n_options) {
  if (options[0].n_parts == 0)
    take_over_resolvers(&options[0]);
  if (n_options)
    *n_options = G_N_ELEMENTS(options);
  return options;
}

const CaromMethodOption *carom_method_option_by_key(const char *key) {
  guint n;
  const CaromMethodOption *all = carom_method_options(&n);
  g_autofree char *hyphenated = g_strdelimit(g_strdup(key), "_", '-');
  for (guint i = 0; i < n; i++)
    if (strcmp(all[i].key, hyphenated) == 0)
      return &all[i];
  return NULL;
}

const CaromPart *carom_method_option_part(const CaromMethodOption *option, const char *id) {
  for (guint i = 0; i < option->n_choices; i++)
    if (strcmp(option->parts[i]->id, id) == 0)
      return option->parts[i];
  return NULL;
}

/* From number @from on, before number @to. */
static char *list_ids(const CaromMethodOption *option, guint from, guint to) {
  g_autoptr(GPtrArray) ids = g_ptr_array_new();
  for (guint i = from; i < to; i++)
    g_ptr_array_add(ids, (gpointer)option->parts[i]->id);
  g_ptr_array_add(ids, NULL);
  return g_strjoinv(", ", (char **)ids->pdata);
}

char *carom_method_option_list_ids(const CaromMethodOption *option) {
  g_autofree char *ids = list_ids(option, 0, option->n_parts);
  if (option->n_choices == option->n_parts)
    return g_steal_pointer(&ids);
  g_autofree char *wrong = list_ids(option, option->n_parts, option->n_choices);
  /* Translators: two lists of names: of what there is, and of what is wrong on purpose, so that
   * students can look for the mistake. */
  return g_strdup_printf(_("%s; wrong on purpose, for an exercise: %s"), ids, wrong);
}

/* Every part begins with its CaromPart, so a pointer to one is a pointer to the other. */
const CaromPart *carom_method_option_get(const CaromMethod *method,
                                         const CaromMethodOption *option) {
  const CaromPart *part;
  memcpy(&part, (const char *)method + option->offset, sizeof part);
  return part;
}

void carom_method_option_set(CaromMethod *method, const CaromMethodOption *option,
                             const CaromPart *part) {
  memcpy((char *)method + option->offset, &part, sizeof part);
}

void carom_method_option_complete(CaromMethod *method) {
  guint n;
  const CaromMethodOption *all = carom_method_options(&n);
  gboolean is_stepped = FALSE;
  for (guint i = 0; i < n; i++)
    is_stepped |= all[i].stepped_only && carom_method_option_get(method, &all[i]);
  if (is_stepped && !method->detection)
    method->detection = &carom_detection_stepped;
  for (guint i = 0; i < n; i++)
    if (!carom_method_option_get(method, &all[i]))
      carom_method_option_set(method, &all[i], all[i].parts[0]);
}

CaromMethod carom_method_option_defaults(void) {
  CaromMethod method = {0};
  carom_method_option_complete(&method);
  return method;
}

gboolean carom_method_option_equal_all(const CaromMethod *one, const CaromMethod *other) {
  for (guint i = 0; i < G_N_ELEMENTS(options); i++)
    if (carom_method_option_get(one, &options[i]) != carom_method_option_get(other, &options[i]))
      return FALSE;
  return TRUE;
}

gboolean carom_method_option_is_used(const CaromMethod *method, const CaromMethodOption *option) {
  return !option->stepped_only || method->detection->is_stepped;
}

gboolean carom_method_option_differs(const CaromMethod *methods, guint n_methods,
                                     const CaromMethodOption *option) {
  const CaromPart *first = NULL;
  for (guint i = 0; i < n_methods; i++) {
    if (!carom_method_option_is_used(&methods[i], option))
      continue;
    const CaromPart *part = carom_method_option_get(&methods[i], option);
    if (first && part != first)
      return TRUE;
    first = part;
  }
  return FALSE;
}
