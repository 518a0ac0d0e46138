/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-json-scene: the ids of charts' quantities, the parts of panes, whose fields are made
 * from the table of method options, and the first lines of a file. A version that is too new is
 * refused before anything else is read, since there the other fields may mean anything. */
#include "carom-field-json.h"

#include "carom-comparison.h"
#include "carom-decimal.h"
#include "carom-detection.h"
#include "carom-quantity.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* ---- Charts ---- */

/* Returns: (transfer full): the ids of all quantities */
static GStrv list_quantities(void) {
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new();
  for (guint i = 0; i < n; i++)
    g_strv_builder_add(ids, quantities[i].part.id);
  return g_strv_builder_end(ids);
}

/* Returns: (transfer full) (nullable): the id of a phase plot, if @value is one */
static char *read_phase_plot(CaromReader *reader, const char *value) {
  g_autofree char *id =
      carom_json_type(value) == CAROM_JSON_TEXT ? carom_json_text(reader->text, value, NULL) : NULL;
  gboolean is_plot = id && strchr(id, '/') && carom_quantity_by_id(id);
  return is_plot ? g_steal_pointer(&id) : NULL;
}

/* Returns: (transfer full) (nullable): the id of a quantity or of a phase plot; NULL with the
 *   reader's error set if it is none */
static char *read_quantity(CaromReader *reader, const char *value) {
  guint chosen;
  char *plot = read_phase_plot(reader, value);
  if (plot)
    return plot;
  g_auto(GStrv) ids = list_quantities();
  g_autofree char *all = g_strjoinv(", ", ids);
  g_autofree char *list =
      /* Translators: a list of words that can be chosen, which are not translated. */
      g_strdup_printf(_("%s; or two with a slash between them, as velocity/position"), all);
  return carom_reader_choose(reader, value, (const char *const *)ids, list, &chosen)
             ? g_strdup(ids[chosen])
             : NULL;
}

static gboolean quantities_read(CaromReader *reader, const CaromField *field, const char *value,
                                gpointer object) {
  guint n;
  if (!carom_field_json_count(reader, field, value, &n))
    return FALSE;
  if (n < 1 || n > CAROM_STAGING_MAX_CHARTS) {
    g_autofree char *problem =
        g_strdup_printf(ngettext("must have one to %d charts, but has %u.",
                                 "must have one to %d charts, but has %u.", n),
                        CAROM_STAGING_MAX_CHARTS, n);
    return carom_reader_fail(reader, problem, _(field->remedy));
  }
  g_autoptr(GStrvBuilder) charts = g_strv_builder_new();
  CaromJsonItem item = carom_json_items(value);
  for (guint i = 0; carom_json_next(&item); i++) {
    gsize mark = carom_reader_enter_element(reader, i);
    g_autofree char *id = read_quantity(reader, item.value);
    if (!id)
      return FALSE;
    g_strv_builder_add(charts, id);
    carom_reader_leave(reader, mark);
  }
  char ***member = G_STRUCT_MEMBER_P(object, field->offset);
  g_strfreev(*member);
  *member = g_strv_builder_end(charts);
  return TRUE;
}

static void quantities_write(GString *json, const CaromField *field, gconstpointer object) {
  char **charts = G_STRUCT_MEMBER(char **, object, field->offset);
  g_string_append_c(json, '[');
  for (guint i = 0; charts && charts[i]; i++) {
    g_string_append(json, i == 0 ? "" : ", ");
    carom_json_writer_append_string(json, charts[i]);
  }
  g_string_append_c(json, ']');
}

static void quantities_describe(CaromJsonWriter *schema, const CaromField *field) {
  g_auto(GStrv) ids = list_quantities();
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_ONE_LINE);
  carom_json_writer_begin_array(schema, "anyOf", CAROM_JSON_ONE_LINE);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_ONE_LINE);
  carom_field_json_describe_choice(schema, (const char *const *)ids);
  carom_json_writer_end(schema);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_ONE_LINE);
  carom_json_writer_add_string(schema, "type", "string");
  carom_json_writer_add_string(schema, "pattern", "^[a-z-]+/[a-z-]+$"); /* a phase plot */
  carom_json_writer_end(schema);
  carom_json_writer_end(schema);
  carom_json_writer_end(schema);
  carom_json_writer_add_count(schema, "minItems", 1);
  carom_json_writer_add_count(schema, "maxItems", CAROM_STAGING_MAX_CHARTS);
}

const CaromFieldCoder carom_field_json_quantities = {quantities_read, quantities_write,
                                                     quantities_describe};

/* ---- Panes: one field per option of a method ---- */

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
  carom_field_json_describe_choice(schema, (const char *const *)ids->pdata);
}

const CaromFieldCoder carom_field_json_part = {part_read, part_write, part_describe};

/* Keys have _ instead of the command line's -. They live as long as the program. */
static const CaromField *make_pane_fields(guint *n_fields) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  CaromField *fields = g_new0(CaromField, n_options + 1);
  *n_fields = n_options + 1;
  for (guint i = 0; i < n_options; i++)
    fields[i] = (CaromField){
        .key = g_strdelimit(g_strdup(options[i].key), "-", '_'),
        .type = CAROM_FIELD_PART,
        .use = CAROM_FIELD_WRITTEN,
        .detail = &options[i],
    };
  fields[n_options] = (CaromField){
      .key = "reference",
      .type = CAROM_FIELD_FLAG,
      .offset = offsetof(CaromMethod, is_reference),
      .remedy = N_("Give true for the pane with which the others are compared, else false."),
  };
  return fields;
}

/* What it does not name is filled in when it has been read. */
static void pane_init(gpointer object, const CaromScene *scene) {
  *(CaromMethod *)object = (CaromMethod){0};
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

/* Returns: the field as a list of such panes */
static CaromField as_list(const CaromField *field) {
  CaromField list = *field;
  list.type = CAROM_FIELD_LIST;
  list.detail = panes_list_kind();
  return list;
}

static gboolean panes_read(CaromReader *reader, const CaromField *field, const char *value,
                           gpointer object) {
  CaromField list = as_list(field);
  CaromScene *scene = reader->scene;
  if (!carom_field_json_read(reader, &list, value, object))
    return FALSE;
  for (guint i = 0; i < scene->methods->len; i++) {
    CaromMethod *method = &g_array_index(scene->methods, CaromMethod, i);
    gboolean names_detection = method->detection != NULL;
    carom_method_option_complete(method);
    scene->has_chosen_detection |= !names_detection && !method->detection->is_stepped;
  }
  return TRUE;
}

static void panes_write(GString *json, const CaromField *field, gconstpointer object) {
  CaromField list = as_list(field);
  carom_field_json_write(json, &list, object);
}

static void panes_describe(CaromJsonWriter *schema, const CaromField *field) {
  CaromField list = as_list(field);
  carom_field_json_describe(schema, &list);
}

const CaromFieldCoder carom_field_json_panes = {panes_read, panes_write, panes_describe};

/* ---- Which format it is ---- */

static gboolean format_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  g_autofree char *text =
      carom_json_type(value) == CAROM_JSON_TEXT ? carom_json_text(reader->text, value, NULL) : NULL;
  if (g_strcmp0(text, CAROM_SCENE_FORMAT) == 0)
    return TRUE;
  return carom_reader_fail(reader, _("must be \"carom-scene\"."), _(field->remedy));
}

static void format_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append(json, "\"" CAROM_SCENE_FORMAT "\"");
}

static void format_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "const", CAROM_SCENE_FORMAT);
}

const CaromFieldCoder carom_field_json_format = {format_read, format_write, format_describe};

/* ---- Which version, read ----
 *
 * The sentences about them say which there are. */
G_STATIC_ASSERT(CAROM_SCENE_VERSION == 2);

/* Whether @value is a version that a newer program may have written. */
static gboolean is_newer(const char *value) {
  double version = carom_json_type(value) == CAROM_JSON_NUMBER ? carom_json_number(value) : 0;
  return isfinite(version) && version > CAROM_SCENE_VERSION && version == floor(version);
}

/* Returns: the field as a plain number, which the caller keeps */
static CaromField as_whole(const CaromField *field) {
  return (CaromField){.type = CAROM_FIELD_WHOLE, .remedy = field->remedy, .range = field->range};
}

static gboolean version_read(CaromReader *reader, const CaromField *field, const char *value,
                             gpointer object) {
  guint32 version;
  CaromField number = as_whole(field);
  if (!is_newer(value))
    return carom_field_json_read(reader, &number, value, &version);
  char shown[CAROM_DECIMAL_SIZE];
  carom_decimal_display(shown, carom_json_number(value));
  g_set_error(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VERSION,
              _("%s: version: must be 1 or 2, but is %s. Open the scene with a newer Carom."),
              reader->name, shown);
  return FALSE;
}

/* ---- Which version, written ---- */

/* Version 1 has texts alone. */
static gboolean has_question_in_braces(const CaromScene *scene) {
  for (guint i = 0; i < scene->questions->len; i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    if (question->answer || carom_question_n_choices(question) > 0 ||
        question->before_contact > 0 || !isnan(question->at_s) || question->others)
      return TRUE;
  }
  return FALSE;
}

static gboolean has_wrong_resolver(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (carom_resolver_is_wrong(g_array_index(scene->methods, CaromMethod, i).resolver))
      return TRUE;
  return FALSE;
}

/* Version 1 has stepped and events. */
static gboolean has_all_pairs(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (g_array_index(scene->methods, CaromMethod, i).detection == &carom_detection_all_pairs)
      return TRUE;
  return FALSE;
}

static gboolean has_emitters(const CaromScene *scene) {
  return scene->emitters->len > 0;
}

/* Version 1 has all crowds after the bodies, which they avoid. */
static gboolean has_edited_crowds(const CaromScene *scene) {
  for (guint i = 0; i < scene->placements->len; i++) {
    const CaromRandomPlacement *placement =
        &g_array_index(scene->placements, CaromRandomPlacement, i);
    if (placement->taken_apart || placement->n_before != CAROM_AFTER_ALL)
      return TRUE;
  }
  return scene->kept_places->len > 0;
}

static gboolean has_new_chart(const CaromScene *scene) {
  char **charts = scene->staging.charts;
  for (guint i = 0; charts && charts[i]; i++)
    if (carom_quantity_by_id(charts[i])->since_version_2)
      return TRUE;
  return FALSE;
}

/* Those before knew two. */
static gboolean has_many_charts(const CaromScene *scene) {
  return scene->staging.charts && g_strv_length(scene->staging.charts) > 2;
}

/* What came with each version and changes the physics, or is refused by readers of the one before.
 * Other fields that came later are not here: an older program says that it does not know them, and
 * runs the same. */
static const struct {
  guint version;
  gboolean (*has)(const CaromScene *scene);
} news[] = {
    {2, has_question_in_braces}, {2, has_wrong_resolver}, {2, has_all_pairs},
    {2, carom_scene_has_doors},  {2, has_emitters},       {2, has_new_chart},
    {2, has_many_charts},        {2, has_edited_crowds},
};

/* Writes the oldest version of the format whose readers run the scene as it is. */
static void version_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromScene *scene = object;
  guint version = 1;
  for (guint i = 0; i < G_N_ELEMENTS(news); i++)
    if (news[i].has(scene))
      version = MAX(version, news[i].version);
  g_string_append_printf(json, "%u", version);
}

static void version_describe(CaromJsonWriter *schema, const CaromField *field) {
  CaromField number = as_whole(field);
  carom_field_json_describe(schema, &number);
}

const CaromFieldCoder carom_field_json_version = {version_read, version_write, version_describe};
