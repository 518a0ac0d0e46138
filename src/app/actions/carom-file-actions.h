/* carom-file-actions: the actions that read and write files. Each that asks for a file ends in one
 * that is told which: open in open-scene (s: path or built-in id), save in save-to (s: path),
 * export (s: exporter) in export-to (ss: exporter, path), predict-export in predict-export-to
 * (s: path). */
#pragma once

#include "carom-document.h"
#include "carom-export-source.h"
#include "carom-notices.h"
#include "carom-prediction-session.h"

/* What the actions work with. Nothing is owned; it stays as long as the actions do. */
typedef struct {
  GtkWindow *window;               /* over which files are chosen */
  CaromDocument *document;         /* which is opened and saved */
  CaromPredictionSession *session; /* whose record is exported */
  CaromNotices *notices;           /* which say what came of it */
  CaromExportSource source;        /* of what else is exported */
} CaromFileActions;

/* Adds them to @map. */
void carom_file_actions_add(GActionMap *map, CaromFileActions *actions);

/* Returns: (transfer full): one item an exporter, a section a kind. */
GMenuModel *carom_file_actions_make_export_menu(void);
