/* carom-edit-name: a table of names, each a whole one, since in other languages the form of a word
 * depends on what stands beside it. */
#include "carom-edit-name.h"

#include <glib/gi18n-lib.h>

/* NULL where a verb is not about that. */
typedef struct {
  const char *disc, *wall;          /* "%s" is the disc's name, or the wall's number */
  const char *discs, *walls, *both; /* of several */
} Names;

static const Names names[CAROM_EDIT_N_VERBS] = {
    /* Translators: names of edits, here and below, as in “Undo Move Disc B”; %s is the name of a
       disc, or the number of a wall. */
    [CAROM_EDIT_VERB_ADD] = {N_("Add Disc %s"), N_("Add Wall %s"), NULL, NULL, NULL},
    [CAROM_EDIT_VERB_MOVE] = {N_("Move Disc %s"), N_("Move Wall %s"), N_("Move Discs"),
                              N_("Move Walls"), N_("Move Discs and Walls")},
    [CAROM_EDIT_VERB_RENAME] = {N_("Rename Disc %s"), NULL, N_("Rename Discs"), NULL, NULL},
    [CAROM_EDIT_VERB_RESIZE] = {N_("Change Radius of Disc %s"), NULL, N_("Change Radius of Discs"),
                                NULL, NULL},
    [CAROM_EDIT_VERB_AIM] = {N_("Change Velocity of Disc %s"), N_("Move End of Wall %s"),
                             N_("Change Velocity of Discs"), NULL, NULL},
    [CAROM_EDIT_VERB_DELETE] = {N_("Delete Disc %s"), N_("Delete Wall %s"), N_("Delete Discs"),
                                N_("Delete Walls"), N_("Delete Discs and Walls")},
    [CAROM_EDIT_VERB_CUT] = {N_("Cut Disc %s"), N_("Cut Wall %s"), N_("Cut Discs"), N_("Cut Walls"),
                             N_("Cut Discs and Walls")},
    [CAROM_EDIT_VERB_PASTE] = {N_("Paste Disc %s"), N_("Paste Wall %s"), N_("Paste Discs"),
                               N_("Paste Walls"), N_("Paste Discs and Walls")},
    [CAROM_EDIT_VERB_DUPLICATE] = {N_("Duplicate Disc %s"), N_("Duplicate Wall %s"),
                                   N_("Duplicate Discs"), N_("Duplicate Walls"),
                                   N_("Duplicate Discs and Walls")},
    [CAROM_EDIT_VERB_MIRROR] = {N_("Mirror Disc %s"), N_("Mirror Wall %s"), N_("Mirror Discs"),
                                N_("Mirror Walls"), N_("Mirror Discs and Walls")},
    [CAROM_EDIT_VERB_TURN] = {N_("Turn Disc %s"), N_("Turn Wall %s"), N_("Turn Discs"),
                              N_("Turn Walls"), N_("Turn Discs and Walls")},
    [CAROM_EDIT_VERB_ALIGN] = {NULL, NULL, N_("Align Discs"), N_("Align Walls"),
                               N_("Align Discs and Walls")},
    [CAROM_EDIT_VERB_DISTRIBUTE] = {NULL, NULL, N_("Distribute Discs"), N_("Distribute Walls"),
                                    N_("Distribute Discs and Walls")},
};

/* @format: translated: "%s" is the name of @item */
static char *name_one(const char *format, const CaromScene *scene, CaromItem item) {
  g_autofree char *own = item.kind == CAROM_ITEM_DISC
                             ? carom_scene_body_short_name(scene, item.index)
                             : g_strdup_printf("%u", item.index + 1);
  g_auto(GStrv) parts = g_strsplit(format, "%s", 2);
  return g_strjoinv(own, parts);
}

char *carom_edit_name(CaromEditVerb verb, const CaromScene *scene,
                      const CaromSelection *selection) {
  const Names *of = &names[verb];
  CaromItem first = carom_selection_get(selection, 0);
  if (carom_selection_count(selection) == 1 && of->disc)
    return name_one(_(first.kind == CAROM_ITEM_DISC ? of->disc : of->wall), scene, first);
  if (carom_selection_count_of(selection, CAROM_ITEM_WALL) == 0)
    return g_strdup(_(of->discs));
  if (carom_selection_count_of(selection, CAROM_ITEM_DISC) == 0)
    return g_strdup(_(of->walls));
  return g_strdup(_(of->both));
}

char *carom_edit_name_of_field(const CaromEditField *field, const CaromScene *scene,
                               const CaromSelection *selection) {
  CaromItemKind kind = carom_edit_field_kind(field);
  guint n_discs = carom_selection_count_of(selection, CAROM_ITEM_DISC);
  guint first = kind == CAROM_ITEM_DISC ? 0 : n_discs;
  if (carom_selection_count_of(selection, kind) != 1)
    return g_strdup(_(field->edit_name_of_several));
  return name_one(_(field->edit_name), scene, carom_selection_get(selection, first));
}
