/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* check-scenes: reads scenes from standard input, each a line of JSON, and prints a line for each:
 * what is wrong with it, or nothing. Thousands of scenes are checked so, with one program. */
#include "carom-scene-text.h"

#include <gio/gio.h>
#include <string.h>

static void check_scene(const char *line) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_text_parse("scene", line, strlen(line), NULL, &error);
  if (error)
    g_strdelimit(error->message, "\n", ' ');
  g_print("%s\n", error ? error->message : "");
}

int main(int argc, char **argv) {
  g_autoptr(GIOChannel) input = g_io_channel_unix_new(0);
  char *line;
  gsize end;
  while (g_io_channel_read_line(input, &line, NULL, &end, NULL) == G_IO_STATUS_NORMAL) {
    line[end] = '\0';
    check_scene(line);
    g_free(line);
  }
  return 0;
}
