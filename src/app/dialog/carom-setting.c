/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setting: the table, and how its entries are read and written. A number is set as the field
 * of a file that it is; or by a function, where the field holds more than it. */
#include "carom-setting.h"

#include "carom-digits.h"
#include "carom-expression.h"
#include "carom-format-error.h"
#include "carom-gravity.h"
#include "carom-parameter.h"
#include "carom-scene-check.h"

#include <glib/gi18n-lib.h>

/* ---- Words ---- */

static char **get_title(CaromScene *scene, guint i) {
  return &scene->title;
}

static char **get_lesson(CaromScene *scene, guint i) {
  return &scene->lesson;
}

static char **get_unit(CaromScene *scene, guint i) {
  return &scene->unit;
}

static char **get_question(CaromScene *scene, guint i) {
  return &carom_scene_question(scene, i)->question;
}

static char **get_answer(CaromScene *scene, guint i) {
  return &carom_scene_question(scene, i)->answer;
}

/* ---- Numbers ---- */

static double get_dt(const CaromScene *scene, guint i) {
  return scene->dt_s;
}

static double get_duration(const CaromScene *scene, guint i) {
  return scene->duration_s;
}

static double get_seed(const CaromScene *scene, guint i) {
  return scene->seed;
}

static double get_strobe(const CaromScene *scene, guint i) {
  return scene->staging.strobe_s;
}

static double get_trails(const CaromScene *scene, guint i) {
  return scene->staging.trails_s;
}

static double get_speed(const CaromScene *scene, guint i) {
  return scene->staging.speed;
}

/* ---- Gravity ---- */

static double get_gravity_size(const CaromScene *scene, guint i) {
  return carom_gravity_get(scene).size;
}

static void set_gravity_size(CaromScene *scene, guint i, double value) {
  carom_gravity_set(scene, (CaromGravity){value, carom_gravity_get(scene).angle_deg});
}

static double get_gravity_angle(const CaromScene *scene, guint i) {
  return carom_gravity_get(scene).angle_deg;
}

static void set_gravity_angle(CaromScene *scene, guint i, double value) {
  carom_gravity_set(scene, (CaromGravity){carom_gravity_get(scene).size, value});
}

/* A size and an angle can make components, and components a size, that no number is as large as. */
static gboolean check_gravity(CaromScene *scene, GError **error) {
  if (isfinite(scene->gravity.x) && isfinite(scene->gravity.y))
    return TRUE;
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                      /* Translators: stands after the name of a field and a colon. */
                      _("gravity would be larger than any number that can be calculated with. "
                        "Make its size smaller first, or its x and y."));
  return FALSE;
}

/* ---- The view ---- */

enum { LEFT, BOTTOM, RIGHT, TOP };

static double *find_edge(CaromScene *scene, guint i) {
  CaromVec2 *corner = i == LEFT || i == BOTTOM ? &scene->view_min : &scene->view_max;
  return i == LEFT || i == RIGHT ? &corner->x : &corner->y;
}

static double get_edge(const CaromScene *scene, guint i) {
  return *find_edge((CaromScene *)scene, i);
}

static void set_edge(CaromScene *scene, guint i, double value) {
  *find_edge(scene, i) = value;
}

static gboolean has_view(const CaromScene *scene) {
  return scene->has_view;
}

static double get_has_view(const CaromScene *scene, guint i) {
  return scene->has_view;
}

/* At first a view of its own shows what was shown without it, and has no other fields. */
static void set_has_view(CaromScene *scene, guint i, double value) {
  if (value > 0)
    carom_scene_view(scene, &scene->view_min, &scene->view_max);
  else
    scene->view_others = NULL;
  scene->has_view = value > 0;
}

/* ---- Flags and choices ---- */

#define DEFINE_MEMBER(name, member, type)                                                          \
  static double get_##name(const CaromScene *scene, guint i) {                                     \
    return scene->member;                                                                          \
  }                                                                                                \
  static void set_##name(CaromScene *scene, guint i, double value) {                               \
    scene->member = (type)value;                                                                   \
  }

DEFINE_MEMBER(counter, counter, gboolean)
DEFINE_MEMBER(ghost, staging.ghost, gboolean)
DEFINE_MEMBER(centre_of_mass, staging.centre_of_mass, gboolean)
DEFINE_MEMBER(loop, staging.loop, gboolean)
DEFINE_MEMBER(slow, staging.slow_at_contacts, gboolean)
DEFINE_MEMBER(arrows, staging.arrows, CaromStagingArrows)
DEFINE_MEMBER(colours, staging.colour_by, CaromStagingColours)

static double get_all_trails(const CaromScene *scene, guint i) {
  return isinf(scene->staging.trails_s);
}

static void set_all_trails(CaromScene *scene, guint i, double value) {
  scene->staging.trails_s = value > 0 ? INFINITY : 0;
}

static gboolean has_finite_trails(const CaromScene *scene) {
  return isfinite(scene->staging.trails_s);
}

static const char *const arrows_names[] = {
    [CAROM_STAGING_ARROWS_VELOCITY] = N_("Of velocity"),
    [CAROM_STAGING_ARROWS_MOMENTUM] = N_("Of momentum"),
    [CAROM_STAGING_ARROWS_BOTH] = N_("Of both"),
    [CAROM_STAGING_ARROWS_NONE] = N_("None"),
    [CAROM_STAGING_N_ARROWS] = NULL,
};

static const char *const colours_names[] = {
    [CAROM_STAGING_COLOUR_BY_DISC] = N_("By disc"),
    [CAROM_STAGING_COLOUR_BY_SPEED] = N_("By speed"),
    [CAROM_STAGING_N_COLOURS] = NULL,
};

/* ---- The table ---- */

#define TEXT(_id, _kind, _label, _name, _key, _text, ...)                                          \
  {                                                                                                \
    .id = _id, .kind = CAROM_SETTING_##_kind, .label = _label, .edit_name = _name, .key = _key,    \
    .text = _text, .keeps_run = TRUE, __VA_ARGS__                                                  \
  }
#define PARAMETER(_id, _label, _key, _dimension)                                                   \
  {                                                                                                \
    .id = _id, .kind = CAROM_SETTING_NUMBER, .label = _label, .key = _key, .parameter = _id,       \
    .dimension = _dimension                                                                        \
  }
#define NUMBER(_id, _label, _name, _key, _dimension, _get, ...)                                    \
  {                                                                                                \
    .id = _id, .kind = CAROM_SETTING_NUMBER, .label = _label, .edit_name = _name, .key = _key,     \
    .dimension = _dimension, .get = _get, __VA_ARGS__                                              \
  }
#define SWITCH(_id, _kind, _label, _name, _key, _member, ...)                                      \
  {                                                                                                \
    .id = _id, .kind = CAROM_SETTING_##_kind, .label = _label, .edit_name = _name, .key = _key,    \
    .get = get_##_member, .set = set_##_member, .keeps_run = TRUE, __VA_ARGS__                     \
  }
#define EDGE(_id, _label, _index)                                                                  \
  NUMBER(_id, _label, N_("Change View"), "view", CAROM_DIMENSION_LENGTH, get_edge,                 \
         .set = set_edge, .index = _index, .applies = has_view, .keeps_run = TRUE)

/* The labels have mnemonics, which differ within a page of the window. */
static const CaromSetting settings[] = {
    /* Translators: the underscore stands before the letter that, with Alt, leads there; it differs
     * within a page. Names such as “Change Title” are those of edits: “Undo Change Title”. */
    TEXT("title", LINE, N_("_Title"), N_("Change Title"), "title", get_title),
    TEXT("lesson", LINES, N_("_Lesson: what to look for"), N_("Change Lesson"), "lesson",
         get_lesson, .may_be_missing = TRUE),
    TEXT("question", LINES, N_("Question"), N_("Change Question"), "questions", get_question),
    TEXT("answer", LINES, N_("Answer, or nothing"), N_("Change Answer"), "questions", get_answer,
         .may_be_missing = TRUE),

    TEXT("unit", LINE, N_("_Unit of length"), N_("Change Unit"), "unit", get_unit),
    PARAMETER("gravity-x", N_("Gravity _x"), "gravity", CAROM_DIMENSION_ACCELERATION),
    PARAMETER("gravity-y", N_("Gravity _y"), "gravity", CAROM_DIMENSION_ACCELERATION),
    NUMBER("gravity-size", N_("Gravity, _size"), N_("Change Gravity"), "gravity",
           CAROM_DIMENSION_ACCELERATION, get_gravity_size, .set = set_gravity_size, .is_size = TRUE,
           .finish = check_gravity),
    NUMBER("gravity-angle", N_("Gravity, _angle from the x axis"), N_("Change Gravity"), "gravity",
           CAROM_DIMENSION_ANGLE, get_gravity_angle, .set = set_gravity_angle,
           .finish = check_gravity),
    PARAMETER("restitution", N_("Restitution e of _discs"), "restitution", CAROM_DIMENSION_NONE),
    PARAMETER("wall-restitution", N_("Restitution e of wa_lls"), "walls", CAROM_DIMENSION_NONE),
    PARAMETER("wall-factor", N_("Tangential _factor f of walls"), "walls", CAROM_DIMENSION_NONE),

    NUMBER("dt", N_("_Frame dt"), N_("Change Length of Frame"), "dt", CAROM_DIMENSION_TIME, get_dt),
    NUMBER("duration", N_("_Duration of a run"), N_("Change Duration"), "duration",
           CAROM_DIMENSION_TIME, get_duration),
    NUMBER("seed", N_("S_eed of what is random"), N_("Change Seed"), "seed", CAROM_DIMENSION_NONE,
           get_seed, .finish = carom_scene_check_populate),
    NUMBER("speed", N_("_Speed, in seconds of the scene per second"), N_("Change Speed"), "speed",
           CAROM_DIMENSION_NONE, get_speed, .keeps_run = TRUE),
    SWITCH("loop", FLAG, N_("_Loop"), N_("Change Loop"), "loop", loop),
    SWITCH("slow-at-contacts", FLAG, N_("Slow at co_ntacts"), N_("Change Slow at Contacts"),
           "slow_at_contacts", slow),

    SWITCH("own-view", FLAG, N_("Show a _part of the scene that is set here, not all of it"),
           N_("Change View"), "view", has_view),
    EDGE("view-left", N_("L_eft edge"), LEFT),
    EDGE("view-bottom", N_("_Bottom edge"), BOTTOM),
    EDGE("view-right", N_("_Right edge"), RIGHT),
    EDGE("view-top", N_("Top e_dge"), TOP),
    SWITCH("arrows", CHOICE, N_("_Arrows"), N_("Change Arrows"), "arrows", arrows,
           .choices = arrows_names),
    SWITCH("colour-by", CHOICE, N_("Colo_urs"), N_("Change Colours"), "colour_by", colours,
           .choices = colours_names),
    SWITCH("all-trails", FLAG, N_("_Trails of all the run"), N_("Change Trails"), "trails",
           all_trails),
    NUMBER("trails", N_("Len_gth of trails (0: none)"), N_("Change Trails"), "trails",
           CAROM_DIMENSION_TIME, get_trails, .applies = has_finite_trails, .keeps_run = TRUE),
    NUMBER("strobe", N_("Pictures e_very (0: none)"), N_("Change Pictures at Equal Times"),
           "strobe_s", CAROM_DIMENSION_TIME, get_strobe, .keeps_run = TRUE),
    SWITCH("ghost", FLAG, N_("G_host of the first pane in the others"), N_("Change Ghost"), "ghost",
           ghost),
    SWITCH("centre-of-mass", FLAG, N_("Centre of _mass and its path"), N_("Change Centre of Mass"),
           "centre_of_mass", centre_of_mass),
    SWITCH("counter", FLAG, N_("Contact cou_nter"), N_("Change Contact Counter"), "counter",
           counter),
};

const CaromSetting *carom_setting_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(settings); i++)
    if (g_str_equal(settings[i].id, id))
      return &settings[i];
  g_return_val_if_reached(NULL);
}

static const CaromParameter *get_parameter(const CaromSetting *setting) {
  return setting->parameter ? carom_parameter_by_id(setting->parameter) : NULL;
}

const char *carom_setting_get_edit_name(const CaromSetting *setting) {
  const CaromParameter *parameter = get_parameter(setting);
  return _(parameter ? parameter->edit_name : setting->edit_name);
}

gboolean carom_setting_applies(const CaromSetting *setting, const CaromScene *scene) {
  const CaromParameter *parameter = get_parameter(setting);
  if (parameter)
    return parameter->applies(scene);
  return !setting->applies || setting->applies(scene);
}

/* ---- What a scene has ---- */

char *carom_setting_get_unit(const CaromSetting *setting, const CaromScene *scene) {
  return setting->dimension == CAROM_DIMENSION_ANGLE
             ? g_strdup("°")
             : carom_unit_symbol(setting->dimension, scene->unit);
}

double carom_setting_get_value(const CaromSetting *setting, const CaromScene *scene, guint i) {
  const CaromParameter *parameter = get_parameter(setting);
  return parameter ? parameter->get(scene) : setting->get(scene, i);
}

gboolean carom_setting_is_mixed(const CaromSetting *setting, const CaromScene *scene) {
  const CaromParameter *parameter = get_parameter(setting);
  return parameter && carom_parameter_is_mixed(parameter, scene);
}

/* Longer than this, "1/60" is easier to read than 0.016666666666666666. */
#define LONG_NUMBER 8

/* Returns: (transfer full): @value as it can be typed */
static char *format_exactly(double value) {
  char *text = carom_digits_exactly(value);
  double n = round(1 / value);
  if (g_utf8_strlen(text, -1) <= LONG_NUMBER || fabs(n) > G_MAXINT || 1 / n != value)
    return text;
  g_free(text);
  return g_strdup_printf("1/%d", (int)n);
}

static gboolean is_words(const CaromSetting *setting) {
  return setting->text != NULL;
}

char *carom_setting_get_text(const CaromSetting *setting, const CaromScene *scene, guint i) {
  if (!is_words(setting))
    return carom_setting_is_mixed(setting, scene)
               ? g_strdup("")
               : format_exactly(carom_setting_get_value(setting, scene, i));
  const char *text = *setting->text((CaromScene *)scene, i);
  return g_strdup(text ? text : "");
}

static gboolean evaluate(const CaromSetting *setting, const CaromScene *scene, const char *text,
                         double *value, GError **error) {
  g_auto(CaromExpressionError) problem = {0};
  if (setting->dimension == CAROM_DIMENSION_ANGLE
          ? carom_expression_evaluate_degrees(text, value, &problem)
          : carom_expression_evaluate(text, setting->dimension, scene->unit, value, &problem))
    return TRUE;
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX, problem.message);
  return FALSE;
}

gboolean carom_setting_is_text(const CaromSetting *setting, const CaromScene *scene, guint i,
                               const char *text) {
  g_autofree char *had = carom_setting_get_text(setting, scene, i);
  double value;
  if (is_words(setting) || g_str_equal(text, had))
    return g_str_equal(text, had);
  return !carom_setting_is_mixed(setting, scene) && evaluate(setting, scene, text, &value, NULL) &&
         value == carom_setting_get_value(setting, scene, i);
}

/* ---- Setting it ---- */

static gboolean put_value(const CaromSetting *setting, CaromScene *scene, guint i, double value,
                          GError **error) {
  const CaromParameter *parameter = get_parameter(setting);
  if (!parameter && !setting->set)
    return carom_scene_check_set_number(scene, setting->key, value, error);
  if (parameter)
    parameter->set(scene, value);
  else
    setting->set(scene, i, value);
  return TRUE;
}

static gboolean check_size(const CaromSetting *setting, double value, GError **error) {
  if (!setting->is_size || value >= 0)
    return TRUE;
  g_autofree char *is = format_exactly(value);
  g_autofree char *message =
      /* Translators: stands after the name of a field and a colon. */
      g_strdup_printf(_("must be 0 or more, but is %s. To let it point the other way, change its "
                        "angle by 180°."),
                      is);
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, message);
  return FALSE;
}

gboolean carom_setting_set_value(const CaromSetting *setting, CaromScene *scene, guint i,
                                 double value, GError **error) {
  g_return_val_if_fail(!is_words(setting), FALSE);
  return check_size(setting, value, error) && put_value(setting, scene, i, value, error) &&
         (!setting->finish || setting->finish(scene, error)) &&
         carom_scene_check_field(scene, setting->key, error);
}

gboolean carom_setting_set_text(const CaromSetting *setting, CaromScene *scene, guint i,
                                const char *text, GError **error) {
  double value;
  if (!is_words(setting))
    return evaluate(setting, scene, text, &value, error) &&
           carom_setting_set_value(setting, scene, i, value, error);
  char **member = setting->text(scene, i);
  g_free(*member);
  *member = setting->may_be_missing && !*text ? NULL : g_strdup(text);
  return carom_scene_check_field(scene, setting->key, error);
}
