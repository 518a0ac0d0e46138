/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-text: the lists. */
#include "carom-item-text.h"

#include "carom-body-name.h"
#include "carom-edit-name.h"
#include "carom-edit.h"
#include "carom-open-times.h"

#include <glib/gi18n-lib.h>

/* ---- The name of a disc ---- */

static char *write_name(const CaromScene *scene, guint index) {
  const char *name = carom_scene_body_given_name(scene, index);
  return g_strdup(name ? name : "");
}

static gboolean read_name(const char *text, gconstpointer *value, GError **error) {
  if (*text && !carom_body_name_check(text, error))
    return FALSE;
  *value = *text ? g_intern_string(text) : NULL;
  return TRUE;
}

static void set_name(CaromScene *scene, const CaromSelection *selection, gconstpointer value) {
  carom_edit_set_name(scene, selection, value);
}

static char *name_renaming(const CaromScene *scene, const CaromSelection *selection) {
  return carom_edit_name(CAROM_EDIT_VERB_RENAME, scene, selection);
}

static int compare_indices(const CaromScene *scene, guint one, guint other) {
  return (one > other) - (one < other);
}

static int compare_names(const CaromScene *scene, guint one, guint other) {
  const char *a = carom_scene_body_given_name(scene, one);
  const char *b = carom_scene_body_given_name(scene, other);
  if (a && b)
    return g_utf8_collate(a, b);
  return a || b ? !a - !b : compare_indices(scene, one, other);
}

/* ---- The number of a wall or an emitter ---- */

static char *show_number(const CaromScene *scene, guint index) {
  return g_strdup_printf("%u", index + 1);
}

/* ---- When a wall is open ---- */

static const CaromIntervals *get_open(const CaromScene *scene, guint index) {
  return carom_scene_wall(scene, index)->open;
}

static char *show_open(const CaromScene *scene, guint index) {
  const CaromIntervals *open = get_open(scene, index);
  return open ? carom_open_times_write_short(open) : g_strdup("–");
}

static char *write_open(const CaromScene *scene, guint index) {
  return carom_open_times_write(get_open(scene, index));
}

static gboolean read_open(const char *text, gconstpointer *value, GError **error) {
  const CaromIntervals *open;
  if (!carom_open_times_read(text, &open, error))
    return FALSE;
  *value = open;
  return TRUE;
}

static void set_open(CaromScene *scene, const CaromSelection *selection, gconstpointer value) {
  carom_edit_set_open(scene, selection, value);
}

static char *name_opening(const CaromScene *scene, const CaromSelection *selection) {
  return carom_edit_name(CAROM_EDIT_VERB_OPEN, scene, selection);
}

/* By when they open first; what is no door comes last. */
static int compare_open(const CaromScene *scene, guint one, guint other) {
  const CaromIntervals *a = get_open(scene, one), *b = get_open(scene, other);
  if (!a || !b)
    return !a - !b;
  return (a->interval[0].from_s > b->interval[0].from_s) -
         (a->interval[0].from_s < b->interval[0].from_s);
}

/* ---- The lists ---- */

static const CaromItemText of_discs[] = {
    {"name", N_("Disc"), N_("The name of the disc; without one, its letter or number."), TRUE,
     carom_scene_body_name, write_name, read_name, set_name, name_renaming, compare_names},
};

static const CaromItemText of_walls[] = {
    {"name", N_("Wall"), N_("The number of the wall."), TRUE, show_number,
     .compare = compare_indices},
    {"open", N_("Open"),
     N_("When the wall is open, as a door: from when until when, in s, such as 0.5..1.2; 3..4. It "
        "shuts as soon as nothing is in the way."),
     FALSE, show_open, write_open, read_open, set_open, name_opening, compare_open},
};

static const CaromItemText of_emitters[] = {
    {"name", N_("Emitter"), N_("The number of the emitter."), TRUE, show_number,
     .compare = compare_indices},
};

const CaromItemText *carom_item_texts(CaromItemKind kind, guint *n_texts) {
  static const struct {
    const CaromItemText *texts;
    guint n;
  } lists[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = {of_discs, G_N_ELEMENTS(of_discs)},
      [CAROM_ITEM_WALL] = {of_walls, G_N_ELEMENTS(of_walls)},
      [CAROM_ITEM_EMITTER] = {of_emitters, G_N_ELEMENTS(of_emitters)},
  };
  *n_texts = lists[kind].n;
  return lists[kind].texts;
}
