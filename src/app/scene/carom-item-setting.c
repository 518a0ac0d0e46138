/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-setting: reads texts, and edits by the editor. */
#include "carom-item-setting.h"

#include "carom-expression.h"

static gboolean read_number(CaromItemSetting *setting, const char *text, const CaromScene *scene,
                            GError **error) {
  g_auto(CaromExpressionError) problem = {0};
  CaromDimension dimension = setting->column->field->dimension;
  if (dimension == CAROM_DIMENSION_ANGLE
          ? carom_expression_evaluate_degrees(text, &setting->value, &problem)
          : carom_expression_evaluate(text, dimension, scene->unit, &setting->value, &problem))
    return TRUE;
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE, problem.message);
  return FALSE;
}

gboolean carom_item_setting_read(CaromItemSetting *setting, const CaromItemColumn *column,
                                 const char *text, const CaromScene *scene, GError **error) {
  *setting = (CaromItemSetting){.column = column};
  return column->field ? read_number(setting, text, scene, error)
                       : carom_item_text_read(column->text, text, &setting->text, error);
}

static gboolean apply(CaromScene *scene, CaromSelection *selection, gconstpointer setting,
                      GError **error) {
  const CaromItemSetting *what = setting;
  if (what->column->field)
    return carom_edit_field_set(what->column->field, scene, selection, what->value,
                                what->mass_power, error);
  carom_item_text_set(what->column->text, scene, selection, what->text);
  return TRUE;
}

static char *make_name(const CaromItemSetting *setting, const CaromScene *scene,
                       const CaromSelection *selection) {
  if (setting->column->field)
    return carom_edit_name_of_field(setting->column->field, scene, selection);
  return carom_item_text_name_edit(setting->column->text, scene, selection);
}

/* Returns: (transfer full): those of its kind that are there */
static CaromSelection *select_targets(CaromEditor *editor, const CaromEditView *view,
                                      CaromItem item) {
  if (!carom_selection_has(carom_editor_get_selection(editor), item)) {
    g_autoptr(CaromSelection) one = carom_selection_new_of(item);
    carom_editor_select(editor, one);
  }
  g_autoptr(CaromSelection) there = carom_editor_copy_selection(editor, view);
  return carom_selection_of_kind(there, item.kind);
}

gboolean carom_item_setting_do(CaromItemSetting *setting, CaromEditor *editor,
                               const CaromEditView *view, CaromItem item, GError **error) {
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  g_autoptr(CaromSelection) targets = select_targets(editor, view, item);
  g_object_get(editor, "mass-power", &setting->mass_power, NULL);
  g_autofree char *name = make_name(setting, scene, targets);
  return carom_editor_do(editor, view, name, apply, setting, NULL, error);
}

/* Returns: (transfer full): what carom_editor_do() would be about, in @scene */
static CaromSelection *find_targets(CaromEditor *editor, const CaromScene *scene, CaromItem item) {
  const CaromSelection *selected = carom_editor_get_selection(editor);
  CaromSelection *targets = carom_selection_has(selected, item) ? carom_selection_copy(selected)
                                                                : carom_selection_new_of(item);
  carom_selection_limit(targets, scene);
  return targets;
}

CaromScene *carom_item_setting_try(CaromItemSetting *setting, CaromEditor *editor,
                                   const CaromScene *scene, CaromItem item, GError **error) {
  g_autoptr(CaromSelection) targets = find_targets(editor, scene, item);
  CaromPushApart pushed;
  g_object_get(editor, "mass-power", &setting->mass_power, NULL);
  return carom_editor_try(editor, scene, targets, apply, setting, &pushed, error);
}
