/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmarks: the list is in the scene, and each change is an edit of it. */
#include "carom-bookmarks.h"

#include "carom-field-json.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A time that differs from that of a frame by less than this share of one is the frame's. */
static const double same_frame = 1e-6;

static CaromClock find_clock(const CaromComparison *comparison, double at_s) {
  double frames = at_s / carom_comparison_get_scene(comparison)->dt_s;
  if (fabs(frames - round(frames)) < same_frame)
    return (CaromClock){.frame = (guint64)round(frames)};
  return (CaromClock){.frame = carom_comparison_frame_before(comparison, at_s),
                      .instant = CAROM_INSTANT_BEFORE,
                      .instant_s = at_s};
}

void carom_bookmarks_go_to(CaromDocument *document, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(document));
  CaromPlayer *player = carom_document_get_player(document);
  const GArray *bookmarks = carom_document_get_scene(document)->bookmarks;
  if (i >= bookmarks->len)
    return;
  double at_s = g_array_index(bookmarks, CaromBookmark, i).at_s;
  CaromClock clock =
      find_clock(carom_player_get_comparison(player), MIN(at_s, carom_player_get_end_s(player)));
  carom_player_set_playing(player, FALSE);
  carom_player_go_to(player, &clock);
}

/* The list of a file need not be in order.
 *
 * Returns: where one of that time belongs: at the one of the same time, or before the first that is
 *   later */
static guint find_place(const GArray *bookmarks, double at_s, gboolean *is_there) {
  guint place = bookmarks->len;
  *is_there = FALSE;
  for (guint i = bookmarks->len; i-- > 0 && !*is_there;) {
    double its_s = g_array_index(bookmarks, CaromBookmark, i).at_s;
    *is_there = its_s == at_s;
    if (its_s >= at_s)
      place = i;
  }
  return place;
}

gboolean carom_bookmarks_is_name(const char *name) {
  g_autofree char *control = NULL;
  return carom_field_json_check_text(&carom_field_bookmark_name, name, &control) == CAROM_TEXT_FINE;
}

void carom_bookmarks_add(CaromDocument *document, const char *name) {
  g_return_if_fail(CAROM_IS_DOCUMENT(document) && name);
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_document_get_player(document));
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(document));
  CaromBookmark bookmark = {.at_s = carom_comparison_get_time_s(comparison)};
  gboolean is_there;
  guint i = find_place(scene->bookmarks, bookmark.at_s, &is_there);
  gboolean is_full = scene->bookmarks->len >= CAROM_SCENE_MAX_BOOKMARKS;
  if (!carom_bookmarks_is_name(name) || (is_full && !is_there))
    return;
  if (!is_there)
    g_array_insert_val(scene->bookmarks, i, bookmark);
  g_array_index(scene->bookmarks, CaromBookmark, i).name = carom_pool_add_text(scene->pool, name);
  /* Translators: the name of an edit, as in “Undo Add Bookmark” */
  carom_document_change(document, scene, _("Add Bookmark"), NULL);
}

void carom_bookmarks_remove(CaromDocument *document, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(document));
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(document));
  if (i >= scene->bookmarks->len)
    return;
  g_array_remove_index(scene->bookmarks, i);
  /* Translators: the name of an edit, as in “Undo Remove Bookmark” */
  carom_document_change(document, scene, _("Remove Bookmark"), NULL);
}
