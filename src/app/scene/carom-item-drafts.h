/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-drafts: what has been typed into cells and not been taken yet, without a widget. */
#pragma once

#include "carom-editor.h"

typedef struct {
  guint index, column;
  char *before;  /* the text with which it began */
  char *text;    /* as it is now */
  char *problem; /* (nullable): why it could not be taken */
} CaromItemDraft;

/* Whether it is another text than that with which it began. */
gboolean carom_item_drafts_is_typed(const CaromItemDraft *draft);

typedef struct CaromItemDrafts CaromItemDrafts;

/* Returns: (transfer full): none yet; free it with carom_item_drafts_free() */
CaromItemDrafts *carom_item_drafts_new(void);
void carom_item_drafts_free(CaromItemDrafts *drafts);

/* Returns: (transfer none) (nullable): that of a cell */
CaromItemDraft *carom_item_drafts_find(CaromItemDrafts *drafts, guint index, guint column);
/* Returns: (transfer none): a new one for a cell that has none */
CaromItemDraft *carom_item_drafts_add(CaromItemDrafts *drafts, guint index, guint column,
                                      const char *text);
/* Removes @draft, which is freed. */
void carom_item_drafts_remove(CaromItemDrafts *drafts, CaromItemDraft *draft);
/* Removes those of items that there are no longer.
 *
 * @n: how many there are */
void carom_item_drafts_limit(CaromItemDrafts *drafts, guint n);

/* Whether any is another text than that with which it began. */
gboolean carom_item_drafts_has_typed(CaromItemDrafts *drafts);
/* What would come of @scene if all were taken, without anything being done.
 *
 * @columns: (element-type CaromItemColumn): those of the table
 * Returns: (transfer full) (nullable): the scene with those that can be taken; NULL if none can */
CaromScene *carom_item_drafts_try(CaromItemDrafts *drafts, const GArray *columns,
                                  CaromEditor *editor, const CaromScene *scene);
