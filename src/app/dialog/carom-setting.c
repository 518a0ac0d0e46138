/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setting: makes the settings from the scene's fields and from a table, and reads and writes
 * them. A number is set as the field of a file that it is; or by a function, where the field holds
 * more than it. */
#include "carom-setting.h"

#include "carom-digits.h"
#include "carom-expression.h"
#include "carom-format-error.h"
#include "carom-gravity.h"
#include "carom-parameter.h"
#include "carom-scene-check.h"

#include <glib/gi18n-lib.h>

/* ---- Questions ---- */

static char **get_question(CaromScene *scene, guint i) {
  return &carom_scene_question(scene, i)->question;
}

static char **get_answer(CaromScene *scene, guint i) {
  return &carom_scene_question(scene, i)->answer;
}

/* When a question is asked. */
enum { AT_THE_END, BEFORE_CONTACT, AT_TIME };

static const char *const times[] = {N_("Whenever it suits"), N_("Before contact number"),
                                    N_("From the time on"), NULL};

static double get_when(const CaromScene *scene, guint i) {
  const CaromQuestion *question = carom_scene_question(scene, i);
  return question->before_contact > 0 ? BEFORE_CONTACT
         : isnan(question->at_s)      ? AT_THE_END
                                      : AT_TIME;
}

static void set_when(CaromScene *scene, guint i, double value) {
  CaromQuestion *question = carom_scene_question(scene, i);
  question->before_contact = value == BEFORE_CONTACT ? 1 : 0;
  question->at_s = value == AT_TIME ? 0 : NAN;
}

static double get_when_number(const CaromScene *scene, guint i) {
  const CaromQuestion *question = carom_scene_question(scene, i);
  return question->before_contact > 0 ? question->before_contact
         : isnan(question->at_s)      ? 0
                                      : question->at_s;
}

static void set_when_number(CaromScene *scene, guint i, double value) {
  CaromQuestion *question = carom_scene_question(scene, i);
  if (question->before_contact > 0)
    question->before_contact = (guint32)CLAMP(round(value), 1, G_MAXUINT32);
  else
    question->at_s = value;
}

/* Choice @i of all questions, each of which has as many numbers as it may have choices. */
static CaromQuestionChoice *get_choice(CaromScene *scene, guint i) {
  return carom_question_choice(carom_scene_question(scene, i / CAROM_QUESTION_MAX_CHOICES),
                               i % CAROM_QUESTION_MAX_CHOICES);
}

static char **get_choice_text(CaromScene *scene, guint i) {
  return &get_choice(scene, i)->choice;
}

static char **get_belief(CaromScene *scene, guint i) {
  return &get_choice(scene, i)->belief;
}

static char **get_meaning(CaromScene *scene, guint i) {
  return &get_choice(scene, i)->meaning;
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

/* ---- The point of angular momentum ---- */

enum { X, Y };

static double get_about(const CaromScene *scene, guint i) {
  return i == X ? scene->staging.angular_about.x : scene->staging.angular_about.y;
}

static void set_about(CaromScene *scene, guint i, double value) {
  *(i == X ? &scene->staging.angular_about.x : &scene->staging.angular_about.y) = value;
}

/* ---- Trails ---- */

static double get_all_trails(const CaromScene *scene, guint i) {
  return isinf(scene->staging.trails_s);
}

static void set_all_trails(CaromScene *scene, guint i, double value) {
  scene->staging.trails_s = value > 0 ? INFINITY : 0;
}

static gboolean has_finite_trails(const CaromScene *scene) {
  return isfinite(scene->staging.trails_s);
}

/* ---- Those that are part of a field, or more than one ---- */

/* A setting, and the key of its field. */
typedef struct {
  const char *key;
  CaromSetting setting;
} Part;

#define PART(_id, _key, _kind, _label, _name, ...)                                                 \
  {                                                                                                \
    _key, {                                                                                        \
      .id = _id, .kind = CAROM_SETTING_##_kind, .label = _label, .edit_name = _name, __VA_ARGS__   \
    }                                                                                              \
  }
#define PARAMETER(_id, _key, _label, _dimension)                                                   \
  PART(_id, _key, NUMBER, _label, NULL, .parameter = _id, .dimension = _dimension)
#define EDGE(_id, _label, _index)                                                                  \
  PART(_id, "view", NUMBER, _label, N_("Change View"), .dimension = CAROM_DIMENSION_LENGTH,        \
       .get = get_edge, .set = set_edge, .index = _index, .applies = has_view, .keeps_run = TRUE)

/* The labels have mnemonics, which differ within a page of the window. */
static const Part parts[] = {
    PART("question", "questions", LINES, N_("Question"), N_("Change Question"),
         .text = get_question, .keeps_run = TRUE),
    PART("answer", "questions", LINES, N_("Answer, or nothing"), N_("Change Answer"),
         .text = get_answer, .may_be_missing = TRUE, .keeps_run = TRUE),
    PART("question-when", "questions", CHOICE, N_("Asked"), N_("Change Time of Question"),
         .choices = times, .get = get_when, .set = set_when, .keeps_run = TRUE),
    PART("question-number", "questions", NUMBER, N_("Contact, or time in s"),
         N_("Change Time of Question"), .get = get_when_number, .set = set_when_number,
         .keeps_run = TRUE),
    PART("choice", "questions", LINES, N_("Choice"), N_("Change Choice"), .text = get_choice_text,
         .keeps_run = TRUE),
    PART("choice-belief", "questions", LINES, N_("Who chooses it believes, or nothing"),
         N_("Change Belief"), .text = get_belief, .may_be_missing = TRUE, .keeps_run = TRUE),
    PART("choice-meaning", "questions", LINES, N_("It would mean, or nothing"),
         N_("Change Meaning"), .text = get_meaning, .may_be_missing = TRUE, .keeps_run = TRUE),

    PARAMETER("gravity-x", "gravity", N_("Gravity _x"), CAROM_DIMENSION_ACCELERATION),
    PARAMETER("gravity-y", "gravity", N_("Gravity _y"), CAROM_DIMENSION_ACCELERATION),
    PART("gravity-size", "gravity", NUMBER, N_("Gravity, _size"), N_("Change Gravity"),
         .dimension = CAROM_DIMENSION_ACCELERATION, .get = get_gravity_size,
         .set = set_gravity_size, .is_size = TRUE, .finish = check_gravity),
    PART("gravity-angle", "gravity", NUMBER, N_("Gravity, _angle from the x axis"),
         N_("Change Gravity"), .dimension = CAROM_DIMENSION_ANGLE, .get = get_gravity_angle,
         .set = set_gravity_angle, .finish = check_gravity),
    PARAMETER("restitution", "restitution", N_("Restitution e of _discs"), CAROM_DIMENSION_NONE),
    PARAMETER("wall-restitution", "walls", N_("Restitution e of wa_lls"), CAROM_DIMENSION_NONE),
    PARAMETER("wall-factor", "walls", N_("Tangential _factor f of walls"), CAROM_DIMENSION_NONE),

    PART("own-view", "view", FLAG, N_("Show a _part of the scene that is set here, not all of it"),
         N_("Change View"), .get = get_has_view, .set = set_has_view, .keeps_run = TRUE),
    EDGE("view-left", N_("L_eft edge"), LEFT),
    EDGE("view-bottom", N_("_Bottom edge"), BOTTOM),
    EDGE("view-right", N_("_Right edge"), RIGHT),
    EDGE("view-top", N_("Top e_dge"), TOP),
    PART("about-x", "angular_about", NUMBER, N_("Point of angular momentum, _x"),
         N_("Move Point of Angular Momentum"), .dimension = CAROM_DIMENSION_LENGTH,
         .get = get_about, .set = set_about, .index = X, .keeps_run = TRUE),
    PART("about-y", "angular_about", NUMBER, N_("Point of angular momentum, _y"),
         N_("Move Point of Angular Momentum"), .dimension = CAROM_DIMENSION_LENGTH,
         .get = get_about, .set = set_about, .index = Y, .keeps_run = TRUE),
    PART("all-trails", "trails", FLAG, N_("_Trails of the whole run"), N_("Change Trails"),
         .get = get_all_trails, .set = set_all_trails, .keeps_run = TRUE),
    PART("trails", "trails", NUMBER, N_("Len_gth of trails (0: none)"), N_("Change Trails"),
         .dimension = CAROM_DIMENSION_TIME, .applies = has_finite_trails, .keeps_run = TRUE),
};

/* ---- All of them ---- */

/* Returns: a setting that is @field as it is */
static CaromSetting setting_of_field(const CaromField *field) {
  CaromSetting setting = {
      .id = field->key,
      .kind = CAROM_SETTING_NUMBER,
      .label = field->label,
      .edit_name = field->edit_name,
      .field = field,
      .dimension = field->dimension,
      .keeps_run = field->keeps_run,
      /* Another seed places the discs of crowds elsewhere. */
      .finish = field->offset == offsetof(CaromScene, seed) ? carom_scene_check_populate : NULL,
  };
  if (field->type == CAROM_FIELD_TEXT) {
    const CaromTextKind *text = field->detail;
    setting.kind = text->is_line ? CAROM_SETTING_LINE : CAROM_SETTING_LINES;
    setting.may_be_missing = field->use == CAROM_FIELD_OPTIONAL;
  } else if (field->type == CAROM_FIELD_CHOICE) {
    const CaromChoices *choices = field->detail;
    setting.kind = CAROM_SETTING_CHOICE;
    setting.choices = choices->titles;
  } else if (field->type == CAROM_FIELD_FLAG) {
    setting.kind = CAROM_SETTING_FLAG;
  }
  return setting;
}

static const CaromParameter *get_parameter(const CaromSetting *setting) {
  return setting->parameter ? carom_parameter_by_id(setting->parameter) : NULL;
}

/* Returns: (element-type CaromSetting): it lives as long as the program */
static GArray *make_settings(void) {
  GArray *settings = g_array_new(FALSE, FALSE, sizeof(CaromSetting));
  for (guint i = 0; i < carom_fields_scene.n_fields; i++)
    if (carom_fields_scene.fields[i].label) {
      CaromSetting setting = setting_of_field(&carom_fields_scene.fields[i]);
      g_array_append_val(settings, setting);
    }
  for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
    CaromSetting setting = parts[i].setting;
    setting.field = carom_field_find(&carom_fields_scene, parts[i].key);
    if (setting.parameter) {
      setting.edit_name = get_parameter(&setting)->edit_name;
      setting.applies = get_parameter(&setting)->applies;
    }
    g_array_append_val(settings, setting);
  }
  return settings;
}

const CaromSetting *carom_setting_by_id(const char *id) {
  static GArray *settings = NULL;
  if (!settings)
    settings = make_settings();
  for (guint i = 0; i < settings->len; i++)
    if (g_str_equal(g_array_index(settings, CaromSetting, i).id, id))
      return &g_array_index(settings, CaromSetting, i);
  g_return_val_if_reached(NULL);
}

/* ---- What a scene has ---- */

double carom_setting_get_value(const CaromSetting *setting, const CaromScene *scene, guint i) {
  const CaromParameter *parameter = get_parameter(setting);
  const CaromField *field = setting->field;
  if (parameter)
    return parameter->get(scene);
  if (setting->get)
    return setting->get(scene, i);
  if (field->type == CAROM_FIELD_NUMBER || field->type == CAROM_FIELD_NUMBER_OR_ALL)
    return G_STRUCT_MEMBER(double, scene, field->offset);
  return G_STRUCT_MEMBER(guint32, scene, field->offset); /* a number, a flag or a choice */
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
  return setting->kind <= CAROM_SETTING_LINES;
}

static char **get_words(const CaromSetting *setting, CaromScene *scene, guint i) {
  return setting->text ? setting->text(scene, i)
                       : (char **)G_STRUCT_MEMBER_P(scene, setting->field->offset);
}

char *carom_setting_get_text(const CaromSetting *setting, const CaromScene *scene, guint i) {
  if (!is_words(setting))
    return carom_setting_is_mixed(setting, scene)
               ? g_strdup("")
               : format_exactly(carom_setting_get_value(setting, scene, i));
  const char *text = *get_words(setting, (CaromScene *)scene, i);
  return g_strdup(text ? text : "");
}

static gboolean evaluate(const CaromSetting *setting, const CaromScene *scene, const char *text,
                         double *value, GError **error) {
  g_auto(CaromExpressionError) problem = {0};
  if (carom_expression_evaluate_field(text, setting->dimension, scene->unit, value, &problem))
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
  if (parameter)
    parameter->set(scene, value);
  else if (setting->set)
    setting->set(scene, i, value);
  else if (setting->kind == CAROM_SETTING_NUMBER)
    return carom_scene_check_set_number(scene, setting->field->key, value, error);
  else
    G_STRUCT_MEMBER(guint, scene, setting->field->offset) = (guint)value;
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
         carom_scene_check_field(scene, setting->field->key, error);
}

gboolean carom_setting_set_text(const CaromSetting *setting, CaromScene *scene, guint i,
                                const char *text, GError **error) {
  double value;
  if (!is_words(setting))
    return evaluate(setting, scene, text, &value, error) &&
           carom_setting_set_value(setting, scene, i, value, error);
  char **member = get_words(setting, scene, i);
  g_free(*member);
  *member = setting->may_be_missing && !*text ? NULL : g_strdup(text);
  return carom_scene_check_field(scene, setting->field->key, error);
}
