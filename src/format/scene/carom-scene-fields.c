/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-fields: a table of fields for each kind of object in a scene file, with its defaults
 * and checks. The fields of a pane are made from the table of method options. */
#include "carom-scene-fields.h"

#include "carom-body-name.h"
#include "carom-comparison.h"
#include "carom-field-schema.h"
#include "carom-open-field.h"
#include "carom-placement-list.h"
#include "carom-scene-header.h"
#include "carom-staging-fields.h"

#include <glib/gi18n-lib.h>

#define ANY                                                                                        \
  { -INFINITY, INFINITY }
#define POSITIVE                                                                                   \
  { .low = 0, .high = INFINITY, .above = TRUE }
#define MASS                                                                                       \
  { .low = 0, .high = CAROM_BODY_MAX_MASS_KG, .above = TRUE }
#define NOT_NEGATIVE                                                                               \
  { .low = 0, .high = INFINITY }
#define FRACTION                                                                                   \
  { .low = 0, .high = 1 }

/* Bodies */

static void body_init(gpointer object, const CaromScene *scene) {
  *(CaromBody *)object = carom_body_default();
}

static const CaromField body_fields[] = {
    {"name", &carom_field_interned, offsetof(CaromBody, name), CAROM_FIELD_OPTIONAL,
     N_("Give a name of a word or two, or leave it out."), ANY, &carom_body_name_kind},
    {"position", &carom_field_vector, offsetof(CaromBody, position), CAROM_FIELD_REQUIRED,
     N_("Give the centre as [x, y] in the scene’s unit."), ANY},
    {"velocity", &carom_field_vector, offsetof(CaromBody, velocity), CAROM_FIELD_OPTIONAL,
     N_("Give it as [x, y] in the scene’s unit per second."), ANY},
    {"radius", &carom_field_number, offsetof(CaromBody, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius in the scene’s unit."), POSITIVE},
    {"mass", &carom_field_number, offsetof(CaromBody, mass_kg), CAROM_FIELD_REQUIRED,
     N_("Give the mass in kilograms."), MASS},
    {"pinned", &carom_field_flag, offsetof(CaromBody, pinned), CAROM_FIELD_OPTIONAL,
     N_("Give true for a disc that no contact moves, else false.")},
    {"colour", &carom_field_colour, offsetof(CaromBody, colour_rgb), CAROM_FIELD_OPTIONAL,
     N_("Give red, green and blue as # and six hexadecimal digits.")},
};

static const CaromObjectKind body_kind = {body_fields, G_N_ELEMENTS(body_fields),
                                          offsetof(CaromBody, others), sizeof(CaromBody),
                                          body_init};

static guint bodies_next_written(gconstpointer object, guint i) {
  return carom_placement_list_next_by_hand(object, i);
}

static const CaromListKind bodies_kind = {&body_kind, CAROM_SCENE_MAX_PLACED, bodies_next_written};

/* Random placements */

/* An interval is two adjacent numbers. */
G_STATIC_ASSERT(offsetof(CaromRandomPlacement, radius_max) ==
                offsetof(CaromRandomPlacement, radius_min) + sizeof(double));
G_STATIC_ASSERT(offsetof(CaromRandomPlacement, speed_max) ==
                offsetof(CaromRandomPlacement, speed_min) + sizeof(double));

static void placement_init(gpointer object, const CaromScene *scene) {
  *(CaromRandomPlacement *)object = carom_random_placement_default();
}

static gboolean placement_check(CaromReader *reader, gconstpointer object) {
  const CaromRandomPlacement *placement = object;
  if (!(placement->min.x < placement->max.x && placement->min.y < placement->max.y))
    return carom_reader_fail(reader, _("has a min that is not below and left of its max."),
                             _("Exchange the two, or move them apart."));
  if (!isfinite(placement->max.x - placement->min.x) ||
      !isfinite(placement->max.y - placement->min.y))
    return carom_reader_fail(reader, _("has a rectangle beyond the range of numbers."),
                             _("Choose other corners."));
  double lightest_kg = placement->mass_factor * pow(placement->radius_min, placement->mass_power);
  double heaviest_kg = placement->mass_factor * pow(placement->radius_max, placement->mass_power);
  if (!(lightest_kg > 0 && isfinite(heaviest_kg)))
    return carom_reader_fail(reader, _("has masses beyond the range of numbers."),
                             _("Choose another mass factor or other radii."));
  return TRUE;
}

static const CaromField placement_mass_fields[] = {
    {"factor", &carom_field_number, offsetof(CaromRandomPlacement, mass_factor),
     CAROM_FIELD_REQUIRED, N_("A disc’s mass is factor × radius^power, in kilograms."), MASS},
    {"power",
     &carom_field_number,
     offsetof(CaromRandomPlacement, mass_power),
     CAROM_FIELD_REQUIRED,
     N_("A disc’s mass is factor × radius^power; give 0, 1, 2 or 3."),
     {.low = 0, .high = 3, .whole = TRUE}},
};

static const CaromObjectKind placement_mass_kind = {placement_mass_fields,
                                                    G_N_ELEMENTS(placement_mass_fields),
                                                    offsetof(CaromRandomPlacement, mass_others)};

static const CaromField placement_fields[] = {
    {"count",
     &carom_field_whole,
     offsetof(CaromRandomPlacement, count),
     CAROM_FIELD_REQUIRED,
     N_("Give how many discs there are."),
     {.low = 0, .high = CAROM_SCENE_MAX_BODIES, .whole = TRUE}},
    {"min", &carom_field_vector, offsetof(CaromRandomPlacement, min), CAROM_FIELD_REQUIRED,
     N_("Give the lower left corner of the crowd’s rectangle as [x, y]."), ANY},
    {"max", &carom_field_vector, offsetof(CaromRandomPlacement, max), CAROM_FIELD_REQUIRED,
     N_("Give the upper right corner of the crowd’s rectangle as [x, y]."), ANY},
    {"radius", &carom_field_interval, offsetof(CaromRandomPlacement, radius_min),
     CAROM_FIELD_REQUIRED,
     N_("Give the radius, or the smallest and the largest as [min, max], in the scene’s unit."),
     POSITIVE},
    {"mass", &carom_field_object, 0, CAROM_FIELD_REQUIRED,
     N_("Give it as { \"factor\": 0.01, \"power\": 3 }: mass = factor × radius^power."), ANY,
     &placement_mass_kind},
    {"speed", &carom_field_interval, offsetof(CaromRandomPlacement, speed_min),
     CAROM_FIELD_OPTIONAL,
     N_("Give the speed, or the least and the greatest as [min, max], in the scene’s unit per "
        "second."),
     NOT_NEGATIVE},
    {"overlapping", &carom_field_flag, offsetof(CaromRandomPlacement, overlapping),
     CAROM_FIELD_OPTIONAL, N_("Give true where discs may overlap at the start, else false.")},
    {"colour", &carom_field_colour, offsetof(CaromRandomPlacement, colour_rgb),
     CAROM_FIELD_OPTIONAL, N_("Give red, green and blue as # and six hexadecimal digits.")},
    {"after",
     &carom_field_whole,
     offsetof(CaromRandomPlacement, n_before),
     CAROM_FIELD_OPTIONAL,
     N_("Give how many of the bodies come before the crowd’s discs, or leave it out."),
     {.low = 0, .high = CAROM_SCENE_MAX_PLACED, .whole = TRUE}},
    {"taken_apart", &carom_field_flag, offsetof(CaromRandomPlacement, taken_apart),
     CAROM_FIELD_OPTIONAL,
     N_("Give true where the crowd’s discs are among the bodies, else false.")},
};

static const CaromObjectKind placement_kind = {
    placement_fields,
    G_N_ELEMENTS(placement_fields),
    offsetof(CaromRandomPlacement, others),
    sizeof(CaromRandomPlacement),
    placement_init,
    placement_check,
};

static const CaromListKind placements_kind = {&placement_kind, CAROM_SCENE_MAX_RANDOM_PLACEMENTS};

/* What they avoid */

static void kept_place_init(gpointer object, const CaromScene *scene) {
  *(CaromKeptPlace *)object = (CaromKeptPlace){.radius = 1};
}

static const CaromField kept_place_fields[] = {
    {"position", &carom_field_vector, offsetof(CaromKeptPlace, position), CAROM_FIELD_REQUIRED,
     N_("Give the centre as [x, y] in the scene’s unit."), ANY},
    {"radius", &carom_field_number, offsetof(CaromKeptPlace, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius in the scene’s unit."), POSITIVE},
};

static const CaromObjectKind kept_place_kind = {kept_place_fields, G_N_ELEMENTS(kept_place_fields),
                                                offsetof(CaromKeptPlace, others),
                                                sizeof(CaromKeptPlace), kept_place_init};

static const CaromListKind kept_places_kind = {&kept_place_kind, CAROM_SCENE_MAX_PLACED};

/* Walls */

/* By default, a wall has the same restitution as the discs. */
static void wall_init(gpointer object, const CaromScene *scene) {
  CaromWall *wall = object;
  *wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(0, 0));
  wall->restitution = scene->restitution;
}

static gboolean wall_check(CaromReader *reader, gconstpointer object) {
  const CaromWall *wall = object;
  double length = carom_wall_length(wall);
  if (wall->p1.x == wall->p2.x && wall->p1.y == wall->p2.y)
    return carom_reader_fail(reader, _("has both ends at the same place."),
                             _("Move p1 and p2 apart."));
  if (!(length > 0 && isfinite(length)))
    return carom_reader_fail(reader, _("has a length beyond the range of numbers."),
                             _("Choose other places for p1 and p2."));
  return TRUE;
}

static const CaromField wall_fields[] = {
    {"p1", &carom_field_vector, offsetof(CaromWall, p1), CAROM_FIELD_REQUIRED,
     N_("Give one end of the wall as [x, y] in the scene’s unit."), ANY},
    {"p2", &carom_field_vector, offsetof(CaromWall, p2), CAROM_FIELD_REQUIRED,
     N_("Give the other end of the wall as [x, y] in the scene’s unit."), ANY},
    {"restitution", &carom_field_number, offsetof(CaromWall, restitution), CAROM_FIELD_OPTIONAL,
     N_("Give 1 for an elastic wall, 0 for one that does not bounce."), NOT_NEGATIVE},
    {"tangential_factor", &carom_field_number, offsetof(CaromWall, tangential_factor),
     CAROM_FIELD_OPTIONAL, N_("Give 1 for a smooth wall, less for one with friction."), FRACTION},
    {"open", &carom_open_field, offsetof(CaromWall, open), CAROM_FIELD_OPTIONAL,
     N_("Give when the wall is open as [[from, until], …] in seconds, one after the other."),
     NOT_NEGATIVE},
};

static const CaromObjectKind wall_kind = {wall_fields,
                                          G_N_ELEMENTS(wall_fields),
                                          offsetof(CaromWall, others),
                                          sizeof(CaromWall),
                                          wall_init,
                                          wall_check};

static const CaromListKind walls_kind = {&wall_kind, CAROM_SCENE_MAX_WALLS};

/* Emitters */

static void emitter_init(gpointer object, const CaromScene *scene) {
  *(CaromEmitter *)object = carom_emitter_default();
}

static const CaromField emitter_fields[] = {
    {"position", &carom_field_vector, offsetof(CaromEmitter, position), CAROM_FIELD_REQUIRED,
     N_("Give where discs come in as [x, y] in the scene’s unit."), ANY},
    {"velocity", &carom_field_vector, offsetof(CaromEmitter, velocity), CAROM_FIELD_OPTIONAL,
     N_("Give the velocity of the discs that come in as [x, y] in the scene’s unit per second."),
     ANY},
    {"radius", &carom_field_number, offsetof(CaromEmitter, radius), CAROM_FIELD_REQUIRED,
     N_("Give the radius of its discs in the scene’s unit."), POSITIVE},
    {"mass", &carom_field_number, offsetof(CaromEmitter, mass_kg), CAROM_FIELD_REQUIRED,
     N_("Give the mass of each of its discs in kilograms."), MASS},
    {"first_s", &carom_field_number, offsetof(CaromEmitter, first_s), CAROM_FIELD_OPTIONAL,
     N_("Give when the first disc comes in, in seconds."), NOT_NEGATIVE},
    {"every_s", &carom_field_number, offsetof(CaromEmitter, every_s), CAROM_FIELD_OPTIONAL,
     N_("Give how long after a disc the next one comes in, in seconds."), NOT_NEGATIVE},
    {"count",
     &carom_field_whole,
     offsetof(CaromEmitter, count),
     CAROM_FIELD_OPTIONAL,
     N_("Give how many discs come in."),
     {.low = 0, .high = CAROM_SCENE_MAX_BODIES, .whole = TRUE}},
    {"spread", &carom_field_vector, offsetof(CaromEmitter, spread), CAROM_FIELD_OPTIONAL,
     N_("Give as [x, y] how far from the position discs may come in, to either side."),
     NOT_NEGATIVE},
};

static const CaromObjectKind emitter_kind = {emitter_fields, G_N_ELEMENTS(emitter_fields),
                                             offsetof(CaromEmitter, others), sizeof(CaromEmitter),
                                             emitter_init};

static const CaromListKind emitters_kind = {&emitter_kind, CAROM_SCENE_MAX_EMITTERS};

/* Panes: one field per option of a method */

/* Returns: (transfer container) (element-type utf8): the ids of its parts, up to NULL */
static GPtrArray *list_part_ids(const CaromMethodOption *option) {
  GPtrArray *ids = g_ptr_array_new();
  for (guint i = 0; i < option->n_choices; i++)
    g_ptr_array_add(ids, (gpointer)option->parts[i]->id);
  g_ptr_array_add(ids, NULL);
  return ids;
}

static gboolean part_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  const CaromMethodOption *option = field->detail;
  g_autoptr(GPtrArray) ids = list_part_ids(option);
  g_autofree char *list = carom_method_option_list_ids(option);
  guint chosen;
  if (!carom_reader_choose(reader, value, (const char *const *)ids->pdata, list, &chosen))
    return FALSE;
  carom_method_option_set(object, option, option->parts[chosen]);
  return TRUE;
}

static void part_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append_printf(json, "\"%s\"", carom_method_option_get(object, field->detail)->id);
}

static void part_describe(CaromJsonWriter *schema, const CaromField *field) {
  g_autoptr(GPtrArray) ids = list_part_ids(field->detail);
  carom_field_schema_add_choice(schema, (const char *const *)ids->pdata);
}

static const CaromFieldType part_type = {part_read, part_write, part_describe};

/* Keys have _ instead of the command line's -. They live as long as the program. */
static const CaromField *make_pane_fields(guint *n_fields) {
  const CaromMethodOption *options = carom_method_options(n_fields);
  CaromField *fields = g_new0(CaromField, *n_fields);
  for (guint i = 0; i < *n_fields; i++)
    fields[i] = (CaromField){
        .key = g_strdelimit(g_strdup(options[i].key), "-", '_'),
        .type = &part_type,
        .use = CAROM_FIELD_WRITTEN,
        .detail = &options[i],
    };
  return fields;
}

static void pane_init(gpointer object, const CaromScene *scene) {
  *(CaromMethod *)object = carom_method_option_defaults();
}

static const CaromListKind *panes_list_kind(void) {
  static CaromObjectKind pane_kind = {
      .others = offsetof(CaromMethod, others), .size = sizeof(CaromMethod), .init = pane_init};
  static const CaromListKind panes_kind = {&pane_kind, CAROM_COMPARISON_MAX_PANES};
  static gsize ready = 0;
  if (g_once_init_enter(&ready)) {
    pane_kind.fields = make_pane_fields(&pane_kind.n_fields);
    g_once_init_leave(&ready, 1);
  }
  return &panes_kind;
}

static gboolean panes_read(CaromReader *reader, const CaromField *field, const char *value,
                           gpointer object) {
  CaromField list = *field;
  list.detail = panes_list_kind();
  return carom_field_list.read(reader, &list, value, object);
}

static void panes_write(GString *json, const CaromField *field, gconstpointer object) {
  CaromField list = *field;
  list.detail = panes_list_kind();
  carom_field_list.write(json, &list, object);
}

static void panes_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_list(schema, panes_list_kind());
}

static const CaromFieldType panes_type = {panes_read, panes_write, panes_describe};

/* The view: an object that may be absent */

static gboolean view_check(CaromReader *reader, gconstpointer object) {
  const CaromScene *scene = object;
  if (scene->view_min.x < scene->view_max.x && scene->view_min.y < scene->view_max.y)
    return TRUE;
  return carom_reader_fail(reader, _("has a min that is not below and left of its max."),
                           _("Exchange the two, or move them apart."));
}

static const CaromField view_fields[] = {
    {"min", &carom_field_vector, offsetof(CaromScene, view_min), CAROM_FIELD_REQUIRED,
     N_("Give the lower left corner of what to show as [x, y]."), ANY},
    {"max", &carom_field_vector, offsetof(CaromScene, view_max), CAROM_FIELD_REQUIRED,
     N_("Give the upper right corner of what to show as [x, y]."), ANY},
};

static const CaromObjectKind view_kind = {view_fields, G_N_ELEMENTS(view_fields),
                                          offsetof(CaromScene, view_others), .check = view_check};

static gboolean view_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  CaromScene *scene = object;
  scene->has_view = TRUE;
  return carom_field_object.read(reader, field, value, object);
}

static void view_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromScene *scene = object;
  if (scene->has_view)
    carom_field_object.write(json, field, object);
  else
    g_string_append(json, "null");
}

static const CaromFieldType view_type = {view_read, view_write, carom_field_schema_object};

/* Questions: plain texts where they have no answer */

static void question_init(gpointer object, const CaromScene *scene) {
  *(CaromQuestion *)object = (CaromQuestion){0};
}

static const CaromTextKind question_text = {.not_blank = TRUE, .limit = CAROM_SCENE_MAX_WORDS};
static const CaromTextKind words = {.limit = CAROM_SCENE_MAX_WORDS};

static const CaromField question_fields[] = {
    {"question", &carom_field_text, offsetof(CaromQuestion, question), CAROM_FIELD_REQUIRED,
     N_("Give the question in double quotes."), .detail = &question_text},
    {"answer", &carom_field_text, offsetof(CaromQuestion, answer), CAROM_FIELD_OPTIONAL,
     N_("Give the answer in double quotes, or leave it out."), .detail = &words},
};

static const CaromObjectKind question_kind = {
    question_fields,
    G_N_ELEMENTS(question_fields),
    offsetof(CaromQuestion, others),
    sizeof(CaromQuestion),
    question_init,
    .shorthand = &question_fields[0],
};

static const CaromListKind questions_kind = {&question_kind, CAROM_SCENE_MAX_QUESTIONS};

/* The scene */

static gboolean scene_check(CaromReader *reader, gconstpointer object) {
  const CaromScene *scene = object;
  if (!(scene->duration_s >= scene->dt_s))
    return carom_reader_fail(reader, _("has a duration shorter than dt, a single frame."),
                             _("Give a longer duration or a smaller dt."));
  if (!(scene->duration_s / scene->dt_s <= CAROM_SCENE_MAX_FRAMES))
    return carom_reader_fail(reader, _("has a duration of more than a billion frames of dt."),
                             _("Give a shorter duration or a larger dt."));
  return TRUE;
}

/* The window's title and every number's unit have no room for more. */
static const CaromTextKind title_text = {.is_line = TRUE, .limit = CAROM_SCENE_MAX_TITLE};
static const CaromTextKind unit_text = {.is_line = TRUE, .limit = CAROM_SCENE_MAX_UNIT};

/* Format and version come first, because in a newer version the other fields may mean anything;
 * restitution comes before the walls, because it is their default. */
static const CaromField scene_fields[] = {
    {"format", &carom_scene_header_format, 0, CAROM_FIELD_REQUIRED,
     N_("A scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 or 2.")},
    {"version",
     &carom_scene_header_version,
     0,
     CAROM_FIELD_REQUIRED,
     N_("Give 1 or 2; a scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 "
        "or 2."),
     {.low = 1, .high = CAROM_SCENE_VERSION, .whole = TRUE}},
    {"title", &carom_field_text, offsetof(CaromScene, title), CAROM_FIELD_WRITTEN,
     N_("Give a few words in double quotes."), .detail = &title_text},
    {"lesson", &carom_field_text, offsetof(CaromScene, lesson), CAROM_FIELD_OPTIONAL,
     N_("Say in double quotes what to look for."), .detail = &words},
    {"questions", &carom_field_list, offsetof(CaromScene, questions), CAROM_FIELD_OPTIONAL,
     N_("Give a list of texts in double quotes, or of { \"question\": \"…\", \"answer\": "
        "\"…\" }."),
     ANY, &questions_kind},
    {"words_are_older", &carom_field_flag, offsetof(CaromScene, words_are_older),
     CAROM_FIELD_OPTIONAL,
     N_("Give true where the scene has been changed since its lesson and questions were written, "
        "else false.")},
    {"unit", &carom_field_text, offsetof(CaromScene, unit), CAROM_FIELD_WRITTEN,
     N_("Give the unit of length, such as \"m\" or \"px\"."), .detail = &unit_text},
    {"dt", &carom_field_number, offsetof(CaromScene, dt_s), CAROM_FIELD_WRITTEN,
     N_("Give the length of a frame in seconds."), POSITIVE},
    {"duration", &carom_field_number, offsetof(CaromScene, duration_s), CAROM_FIELD_WRITTEN,
     N_("Give the length of a run in seconds."), POSITIVE},
    {"gravity", &carom_field_vector, offsetof(CaromScene, gravity), CAROM_FIELD_OPTIONAL,
     N_("Give the acceleration as [x, y] in the scene’s unit per second squared."), ANY},
    {"restitution", &carom_field_number, offsetof(CaromScene, restitution), CAROM_FIELD_WRITTEN,
     N_("Give 1 for elastic contacts, 0 for the greatest loss of energy."), NOT_NEGATIVE},
    {"seed",
     &carom_field_whole,
     offsetof(CaromScene, seed),
     CAROM_FIELD_WRITTEN,
     N_("Give any whole number in this range."),
     {.low = 0, .high = G_MAXUINT32, .whole = TRUE}},
    {"view", &view_type, 0, CAROM_FIELD_OPTIONAL,
     N_("Give it as { \"min\": [x, y], \"max\": [x, y] }."), ANY, &view_kind},
    {"counter", &carom_field_flag, offsetof(CaromScene, counter), CAROM_FIELD_OPTIONAL,
     N_("Give true for a large counter of contacts in each pane, else false.")},
    {"trails", &carom_staging_fields_trails, offsetof(CaromScene, staging.trails_s),
     CAROM_FIELD_OPTIONAL, N_("Give true, false, or the length of the trails in seconds."),
     NOT_NEGATIVE},
    {"strobe_s", &carom_field_number, offsetof(CaromScene, staging.strobe_s), CAROM_FIELD_OPTIONAL,
     N_("Give the time between two pictures of a disc in seconds, 0 for none."), NOT_NEGATIVE},
    {"ghost", &carom_field_flag, offsetof(CaromScene, staging.ghost), CAROM_FIELD_OPTIONAL,
     N_("Give true to show the first pane’s discs in the others too, else false.")},
    {"centre_of_mass", &carom_field_flag, offsetof(CaromScene, staging.centre_of_mass),
     CAROM_FIELD_OPTIONAL, N_("Give true to show the centre of mass and its path, else false.")},
    {"arrows", &carom_field_choice, offsetof(CaromScene, staging.arrows), CAROM_FIELD_OPTIONAL,
     NULL, ANY, carom_staging_arrows_ids},
    {"colour_by", &carom_field_choice, offsetof(CaromScene, staging.colour_by),
     CAROM_FIELD_OPTIONAL, NULL, ANY, carom_staging_colours_ids},
    {"charts", &carom_staging_fields_charts, offsetof(CaromScene, staging.charts),
     CAROM_FIELD_OPTIONAL, N_("Give a list of one or two quantities in double quotes.")},
    {"speed",
     &carom_field_number,
     offsetof(CaromScene, staging.speed),
     CAROM_FIELD_OPTIONAL,
     N_("Give how many seconds of the scene pass in one second."),
     {.low = CAROM_STAGING_SPEED_MIN, .high = CAROM_STAGING_SPEED_MAX}},
    {"loop", &carom_field_flag, offsetof(CaromScene, staging.loop), CAROM_FIELD_OPTIONAL,
     N_("Give true to play the scene again and again, else false.")},
    {"slow_at_contacts", &carom_field_flag, offsetof(CaromScene, staging.slow_at_contacts),
     CAROM_FIELD_OPTIONAL, N_("Give true to play slowly around contacts, else false.")},
    {"bodies", &carom_field_list, offsetof(CaromScene, bodies), CAROM_FIELD_OPTIONAL,
     N_("Give a list of discs in { }."), ANY, &bodies_kind},
    {"crowds", &carom_field_list, offsetof(CaromScene, placements), CAROM_FIELD_OPTIONAL,
     N_("Give a list of crowds in { }."), ANY, &placements_kind},
    {"crowds_avoid", &carom_field_list, offsetof(CaromScene, kept_places), CAROM_FIELD_OPTIONAL,
     N_("Give a list of places in { }, or leave it out."), ANY, &kept_places_kind},
    {"walls", &carom_field_list, offsetof(CaromScene, walls), CAROM_FIELD_OPTIONAL,
     N_("Give a list of walls in { }."), ANY, &walls_kind},
    {"emitters", &carom_field_list, offsetof(CaromScene, emitters), CAROM_FIELD_OPTIONAL,
     N_("Give a list of emitters in { }."), ANY, &emitters_kind},
    {"panes", &panes_type, offsetof(CaromScene, methods), CAROM_FIELD_OPTIONAL,
     N_("Give a list of methods in { }.")},
};

const CaromObjectKind carom_scene_fields = {scene_fields, G_N_ELEMENTS(scene_fields),
                                            offsetof(CaromScene, others), .check = scene_check,
                                            .separator = ",\n  "};
