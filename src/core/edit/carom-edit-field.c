/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-field: looks up fields, and gives values to all that is selected. */
#include "carom-edit-field.h"

#include "carom-edit-work.h"

#include <glib/gi18n-lib.h>

static const CaromEditFieldList *list_of(CaromItemKind kind) {
  static const CaromEditFieldList *const lists[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = &carom_field_numbers_disc,
      [CAROM_ITEM_WALL] = &carom_field_numbers_wall,
      [CAROM_ITEM_EMITTER] = &carom_field_numbers_emitter,
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
  gconstpointer item = carom_item_get(scene, (CaromItem){carom_edit_field_kind(field), index});
  if (field->get)
    return field->get(item, value);
  switch (field->type) {
  case CAROM_EDIT_FIELD_NUMBER:
    *value = G_STRUCT_MEMBER(double, item, field->offset);
    break;
  case CAROM_EDIT_FIELD_COUNT:
    *value = G_STRUCT_MEMBER(guint32, item, field->offset);
    break;
  case CAROM_EDIT_FIELD_SWITCH:
    *value = G_STRUCT_MEMBER(gboolean, item, field->offset) ? 1 : 0;
    break;
  case CAROM_EDIT_FIELD_COLOUR:
    *value = G_STRUCT_MEMBER(gint32, item, field->offset);
    break;
  }
  return TRUE;
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

/* Returns: whether @item can have the value */
static gboolean set(gpointer item, const Setting *setting) {
  const CaromEditField *field = setting->field;
  if (field->set)
    return field->set(item, setting->value, setting->mass_power);
  switch (field->type) {
  case CAROM_EDIT_FIELD_NUMBER:
    G_STRUCT_MEMBER(double, item, field->offset) = setting->value;
    break;
  case CAROM_EDIT_FIELD_COUNT:
    G_STRUCT_MEMBER(guint32, item, field->offset) = (guint32)setting->value;
    break;
  case CAROM_EDIT_FIELD_SWITCH:
    G_STRUCT_MEMBER(gboolean, item, field->offset) = setting->value != 0;
    break;
  case CAROM_EDIT_FIELD_COLOUR:
    G_STRUCT_MEMBER(gint32, item, field->offset) = (gint32)setting->value;
    break;
  }
  return TRUE;
}

static gboolean set_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  const Setting *setting = data;
  if (set(body, setting))
    return TRUE;
  g_autofree char *name = carom_body_call(body, index);
  g_auto(GStrv) parts = g_strsplit(_(setting->field->no_value), "%s", -1);
  g_autofree char *message = g_strjoinv(name, parts);
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_VALUE, message);
  return FALSE;
}

static gboolean set_wall(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  return set(wall, data);
}

static gboolean set_emitter(CaromEmitter *emitter, guint index, gconstpointer data,
                            GError **error) {
  return set(emitter, data);
}

static gboolean check_range(const CaromEditField *field, double value, GError **error) {
  if (isfinite(value) && carom_field_in_range(&field->range, value))
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
