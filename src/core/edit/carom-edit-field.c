/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field: looks up fields, and gives values to all that is selected. */
#include "carom-edit-field.h"

#include "carom-edit-work.h"

#include <glib/gi18n-lib.h>

static const CaromEditFieldList *list_of(CaromItemKind kind) {
  static const CaromEditFieldList *const lists[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = &carom_edit_field_list_of_disc,
      [CAROM_ITEM_WALL] = &carom_edit_field_list_of_wall,
      [CAROM_ITEM_EMITTER] = &carom_edit_field_list_of_emitter,
  };
  return lists[kind];
}

const CaromEditField *carom_edit_fields(CaromItemKind kind, guint *n_fields) {
  *n_fields = list_of(kind)->n_fields;
  return list_of(kind)->fields;
}

const CaromEditField *carom_edit_field_by_id(CaromItemKind kind, const char *id) {
  const CaromEditFieldList *list = list_of(kind);
  for (guint i = 0; i < list->n_fields; i++)
    if (g_str_equal(list->fields[i].part.id, id))
      return &list->fields[i];
  return NULL;
}

CaromItemKind carom_edit_field_kind(const CaromEditField *field) {
  CaromItemKind kind = 0;
  while (field < list_of(kind)->fields || field >= list_of(kind)->fields + list_of(kind)->n_fields)
    kind++;
  return kind;
}

gboolean carom_edit_field_get(const CaromEditField *field, const CaromScene *scene, guint index,
                              double *value) {
  return field->get(carom_item_get(scene, (CaromItem){carom_edit_field_kind(field), index}), value);
}

gboolean carom_edit_field_get_common(const CaromEditField *field, const CaromScene *scene,
                                     const CaromSelection *selection, double *value,
                                     gboolean *mixed) {
  guint n_with = 0, n_without = 0;
  *mixed = FALSE;
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    double own;
    if (item.kind != carom_edit_field_kind(field))
      continue;
    if (!carom_edit_field_get(field, scene, item.index, &own)) {
      n_without++;
      continue;
    }
    if (n_with++ == 0)
      *value = own;
    *mixed |= own != *value;
  }
  *mixed |= n_with > 0 && n_without > 0;
  return n_with > 0;
}

/* ---- Setting ---- */

typedef struct {
  const CaromEditField *field;
  double value;
  guint mass_power;
} Setting;

static gboolean set_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  const Setting *setting = data;
  if (setting->field->set(body, setting->value, setting->mass_power))
    return TRUE;
  g_autofree char *name = carom_body_call(body, index);
  g_auto(GStrv) parts = g_strsplit(_(setting->field->no_value), "%s", -1);
  g_autofree char *message = g_strjoinv(name, parts);
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_VALUE, message);
  return FALSE;
}

static gboolean set_wall(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  const Setting *setting = data;
  return setting->field->set(wall, setting->value, setting->mass_power);
}

static gboolean set_emitter(CaromEmitter *emitter, guint index, gconstpointer data,
                            GError **error) {
  const Setting *setting = data;
  return setting->field->set(emitter, setting->value, setting->mass_power);
}

static gboolean check_range(const CaromEditField *field, double value, GError **error) {
  if (isfinite(value) && value <= field->high &&
      (field->above ? value > field->low : value >= field->low) &&
      (!field->whole || value == floor(value)))
    return TRUE;
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE, _(field->refusal));
  return FALSE;
}

gboolean carom_edit_field_set(const CaromEditField *field, CaromScene *scene,
                              const CaromSelection *selection, double value, guint mass_power,
                              GError **error) {
  Setting setting = {field, value, mass_power};
  CaromEditWork work = {set_disc, set_wall, set_emitter, &setting};
  g_autoptr(CaromSelection) own = carom_selection_of_kind(selection, carom_edit_field_kind(field));
  return check_range(field, value, error) && carom_edit_work_do(scene, own, &work, error);
}
