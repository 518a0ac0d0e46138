/* carom-file-actions: the actions that read and write files. An action that asks for a file then
 * activates another one with its path: open activates open-scene (s: path or built-in id), save
 * activates save-to (s: path), export (s: exporter) activates export-to (ss: exporter, path), and
 * predict-export activates predict-export-to (s: path). Afterwards show-folder (s: path) shows the
 * folder of a file. */
#pragma once

#include "carom-document.h"
#include "carom-export-source.h"
#include "carom-notices.h"
#include "carom-prediction-session.h"
#include "carom-toast.h"

/* What the actions work with. Nothing is owned; all of it must live as long as the actions do. */
typedef struct {
  GtkWindow *window;               /* the parent of file choosers */
  CaromDocument *document;         /* what is opened and saved */
  CaromPredictionSession *session; /* its record is exported */
  CaromStagingChoice *staging;     /* it follows what is opened */
  CaromNotices *notices;           /* they report what went wrong, and remarks */
  CaromToast *toast;               /* it reports what was written */
  CaromExportSource source;        /* the content of all other exports */
} CaromFileActions;

/* Adds the actions to @map. @actions must outlive them. */
void carom_file_actions_add(GActionMap *map, CaromFileActions *actions);

/* Opens a scene that has no file yet, and shows it as one that has. */
void carom_file_actions_open_new(CaromFileActions *actions, CaromScene *scene);

/* Returns: (transfer full): one item an exporter, a section a kind */
GMenuModel *carom_file_actions_make_export_menu(void);
