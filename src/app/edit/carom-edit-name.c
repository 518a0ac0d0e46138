/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-name: a table of names, each a whole one, since in other languages the form of a word
 * depends on what stands beside it. */
#include "carom-edit-name.h"

#include <glib/gi18n-lib.h>

/* NULL where a verb is not about that. */
typedef struct {
  const char *one[CAROM_N_ITEM_KINDS];     /* "%s" is the disc's name, or the number of another */
  const char *several[CAROM_N_ITEM_KINDS]; /* of one kind */
  const char *discs_and_walls, *mixed;     /* of these, and of all other mixtures */
} Names;

static const Names names[CAROM_EDIT_N_VERBS] = {
    /* Translators: names of edits, here and below, as in “Undo Move Disc B”; %s is the name of a
       disc, or the number of a wall or of an emitter. Items are discs, walls and emitters. */
    [CAROM_EDIT_VERB_ADD] = {{N_("Add Disc %s"), N_("Add Wall %s"), N_("Add Emitter %s")}},
    [CAROM_EDIT_VERB_MOVE] = {{N_("Move Disc %s"), N_("Move Wall %s"), N_("Move Emitter %s")},
                              {N_("Move Discs"), N_("Move Walls"), N_("Move Emitters")},
                              N_("Move Discs and Walls"),
                              N_("Move Items")},
    [CAROM_EDIT_VERB_RENAME] = {{N_("Rename Disc %s")}, {N_("Rename Discs")}},
    [CAROM_EDIT_VERB_RESIZE] = {{N_("Change Radius of Disc %s"), NULL,
                                 N_("Change Radius of Emitter %s")},
                                {N_("Change Radii of Discs"), NULL, N_("Change Radii of Emitters")},
                                NULL,
                                N_("Change Radii of Discs and Emitters")},
    [CAROM_EDIT_VERB_AIM] = {{N_("Change Velocity of Disc %s"), N_("Move End of Wall %s"),
                              N_("Change Velocity of Emitter %s")},
                             {N_("Change Velocities of Discs"), NULL,
                              N_("Change Velocities of Emitters")},
                             NULL,
                             N_("Change Velocities of Discs and Emitters")},
    [CAROM_EDIT_VERB_SPREAD] = {{NULL, NULL, N_("Change Spread of Emitter %s")},
                                {NULL, NULL, N_("Change Spreads of Emitters")}},
    [CAROM_EDIT_VERB_OPEN] = {{NULL, N_("Change Open Times of Wall %s"), NULL},
                              {NULL, N_("Change Open Times of Walls"), NULL}},
    [CAROM_EDIT_VERB_DELETE] = {{N_("Delete Disc %s"), N_("Delete Wall %s"),
                                 N_("Delete Emitter %s")},
                                {N_("Delete Discs"), N_("Delete Walls"), N_("Delete Emitters")},
                                N_("Delete Discs and Walls"),
                                N_("Delete Items")},
    [CAROM_EDIT_VERB_CUT] = {{N_("Cut Disc %s"), N_("Cut Wall %s"), N_("Cut Emitter %s")},
                             {N_("Cut Discs"), N_("Cut Walls"), N_("Cut Emitters")},
                             N_("Cut Discs and Walls"),
                             N_("Cut Items")},
    [CAROM_EDIT_VERB_PASTE] = {{N_("Paste Disc %s"), N_("Paste Wall %s"), N_("Paste Emitter %s")},
                               {N_("Paste Discs"), N_("Paste Walls"), N_("Paste Emitters")},
                               N_("Paste Discs and Walls"),
                               N_("Paste Items")},
    [CAROM_EDIT_VERB_DUPLICATE] = {{N_("Duplicate Disc %s"), N_("Duplicate Wall %s"),
                                    N_("Duplicate Emitter %s")},
                                   {N_("Duplicate Discs"), N_("Duplicate Walls"),
                                    N_("Duplicate Emitters")},
                                   N_("Duplicate Discs and Walls"),
                                   N_("Duplicate Items")},
    [CAROM_EDIT_VERB_MIRROR] = {{N_("Mirror Disc %s"), N_("Mirror Wall %s"),
                                 N_("Mirror Emitter %s")},
                                {N_("Mirror Discs"), N_("Mirror Walls"), N_("Mirror Emitters")},
                                N_("Mirror Discs and Walls"),
                                N_("Mirror Items")},
    [CAROM_EDIT_VERB_TURN] = {{N_("Turn Disc %s"), N_("Turn Wall %s"), N_("Turn Emitter %s")},
                              {N_("Turn Discs"), N_("Turn Walls"), N_("Turn Emitters")},
                              N_("Turn Discs and Walls"),
                              N_("Turn Items")},
    [CAROM_EDIT_VERB_ALIGN] = {{NULL},
                               {N_("Align Discs"), N_("Align Walls"), N_("Align Emitters")},
                               N_("Align Discs and Walls"),
                               N_("Align Items")},
    [CAROM_EDIT_VERB_DISTRIBUTE] = {{NULL},
                                    {N_("Distribute Discs"), N_("Distribute Walls"),
                                     N_("Distribute Emitters")},
                                    N_("Distribute Discs and Walls"),
                                    N_("Distribute Items")},
};

/* @format: translated: "%s" is the name of @item */
static char *name_one(const char *format, const CaromScene *scene, CaromItem item) {
  g_autofree char *own = item.kind == CAROM_ITEM_DISC
                             ? carom_scene_body_short_name(scene, item.index)
                             : g_strdup_printf("%u", item.index + 1);
  g_auto(GStrv) parts = g_strsplit(format, "%s", 2);
  return g_strjoinv(own, parts);
}

/* Returns: (transfer none): the name of doing it to several items of more than one kind */
static const char *name_mixture(const Names *of, const CaromSelection *selection) {
  gboolean has_emitters = carom_selection_count_of(selection, CAROM_ITEM_EMITTER) > 0;
  return !has_emitters && of->discs_and_walls ? of->discs_and_walls : of->mixed;
}

char *carom_edit_name(CaromEditVerb verb, const CaromScene *scene,
                      const CaromSelection *selection) {
  const Names *of = &names[verb];
  CaromItem first = carom_selection_get(selection, 0);
  guint n = carom_selection_count(selection);
  if (n == 1 && of->one[first.kind])
    return name_one(_(of->one[first.kind]), scene, first);
  return g_strdup(_(carom_selection_count_of(selection, first.kind) == n
                        ? of->several[first.kind]
                        : name_mixture(of, selection)));
}

char *carom_edit_name_of_field(const CaromEditField *field, const CaromScene *scene,
                               const CaromSelection *selection) {
  CaromItemKind kind = carom_edit_field_kind(field);
  g_autoptr(CaromSelection) own = carom_selection_of_kind(selection, kind);
  if (carom_selection_count(own) != 1)
    return g_strdup(_(field->edit_name_of_several));
  return name_one(_(field->edit_name), scene, carom_selection_get(own, 0));
}
