/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-export-actions: the actions that write what is shown, or was predicted, as pictures and
 * tables. export (s: exporter) asks for a file and activates export-to (say: exporter, path);
 * predict-export asks, too, and then does what predict-export-to (ay: path) does. */
#pragma once

#include "carom-file-actions.h"

/* Adds the actions to @map. @actions must outlive them. */
void carom_export_actions_add(GActionMap *map, CaromFileActions *actions);

/* Returns: (transfer full): one item an exporter, a section a kind; but no states */
GMenuModel *carom_export_actions_make_menu(void);

/* Appends one item an exporter of @kind. */
void carom_export_actions_fill_menu(GMenu *menu, CaromExporterKind kind);

/* @content: (out): what the window shows at present, valid until any of that changes; clear it with
 *   carom_exporter_content_clear() */
void carom_export_actions_get_content(const CaromFileActions *actions,
                                      CaromExporterContent *content);
