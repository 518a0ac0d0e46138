/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-text: what tables show and change of discs, walls and emitters in text instead of
 * numbers: what they are called, and when doors are open. Numbers are in carom-edit-field.h. */
#pragma once

#include "carom-selection.h"

typedef struct {
  const char *id;
  const char *title, *summary; /* translatable */
  gboolean is_called;          /* it says which one it is, so that it is the first column */

  /*< private >*/
  char *(*show)(const CaromScene *scene, guint index);
  char *(*write)(const CaromScene *scene, guint index); /* (nullable): NULL: it cannot be changed */
  gboolean (*read)(const char *text, gconstpointer *value, GError **error);
  void (*set)(CaromScene *scene, const CaromSelection *selection, gconstpointer value);
  char *(*name_edit)(const CaromScene *scene, const CaromSelection *selection);
  int (*compare)(const CaromScene *scene, guint one, guint other);
} CaromItemText;

/* Returns: (transfer none) (array length=n_texts): those of a kind, first what it is called */
const CaromItemText *carom_item_texts(CaromItemKind kind, guint *n_texts);

/* Returns: (transfer full): what the cell of item @index shows */
static inline char *carom_item_text_show(const CaromItemText *text, const CaromScene *scene,
                                         guint index) {
  return text->show(scene, index);
}

/* Whether it can be changed. */
static inline gboolean carom_item_text_is_editable(const CaromItemText *text) {
  return text->write != NULL;
}

/* ---- Of what can be changed ---- */

/* Returns: (transfer full): what stands in the cell when it begins to be edited */
static inline char *carom_item_text_write(const CaromItemText *text, const CaromScene *scene,
                                          guint index) {
  return text->write(scene, index);
}

/* @typed: what has been typed
 * @value: (out) (transfer none) (nullable): interned: what it means
 * Returns: whether it can be read; if not, @error says why */
static inline gboolean carom_item_text_read(const CaromItemText *text, const char *typed,
                                            gconstpointer *value, GError **error) {
  return text->read(typed, value, error);
}

/* Sets it for all that is selected.
 *
 * @value: from carom_item_text_read() */
static inline void carom_item_text_set(const CaromItemText *text, CaromScene *scene,
                                       const CaromSelection *selection, gconstpointer value) {
  text->set(scene, selection, value);
}

/* Returns: (transfer full): the name of the edit, such as "Rename Disc B" */
static inline char *carom_item_text_name_edit(const CaromItemText *text, const CaromScene *scene,
                                              const CaromSelection *selection) {
  return text->name_edit(scene, selection);
}

/* What has none comes last.
 *
 * Returns: < 0, 0 or > 0 */
static inline int carom_item_text_compare(const CaromItemText *text, const CaromScene *scene,
                                          guint one, guint other) {
  return text->compare(scene, one, other);
}
