/* carom-file-actions: the actions that read and write files. Each that asks for a file ends in one
 * that is told which: open in open-scene (s: path or built-in id), save in save-to (s: path),
 * export (s: exporter) in export-to (ss: exporter, path), predict-export in predict-export-to
 * (s: path). */
#pragma once

#include "carom-window.h"

/* Adds them to @window. */
void carom_file_actions_add(CaromWindow *window);
