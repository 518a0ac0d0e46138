/* carom-inspector: the contact that is being looked at: which one, its working, how far one has
 * walked through it, and whether it is shown before or after. It knows no widgets.
 *
 * Without a choice it follows the clock: then it is the last contact of any pane. A contact that
 * was chosen stays until the clock moves away from it. */
#pragma once

#include "carom-encounter.h"
#include "carom-explanation-context.h"
#include "carom-explanation.h"
#include "carom-player.h"

#define CAROM_TYPE_INSPECTOR (carom_inspector_get_type())
G_DECLARE_FINAL_TYPE(CaromInspector, carom_inspector, CAROM, INSPECTOR, GObject)

/* Signals:
 *   "chosen": it is another contact, or there is none any more; "walked" follows
 *   "walked": another line is lit, another side is shown, or the clock has come to the contact or
 *     left it */

/* @player is referenced. */
CaromInspector *carom_inspector_new(CaromPlayer *player);

CaromPlayer *carom_inspector_get_player(CaromInspector *self);

/* ---- Which contact ---- */

/* Takes the clock to @contact of pane @run's log, and shows it as it was before. */
void carom_inspector_choose(CaromInspector *self, guint run, guint contact);

/* Returns: whether there is a contact; then @run and @contact say which. */
gboolean carom_inspector_get_choice(CaromInspector *self, guint *run, guint *contact);

/* Returns: (transfer none) (nullable): the contact, worked through by every resolver; NULL: there
 *   is none. Valid until "chosen", unless it is referenced. */
CaromExplanation *carom_inspector_get_explanation(CaromInspector *self);

/* Returns: (transfer full) (nullable): what is told beside the workings; NULL: there is no contact.
 *   Valid as long as the comparison. */
CaromExplanationContext *carom_inspector_get_context(CaromInspector *self);

/* Whether the clock stands at the contact: then panes show its geometry. */
gboolean carom_inspector_is_at_contact(CaromInspector *self);

/* The same contact as pane @run had it. */
typedef struct {
  CaromEncounterRecord encounter;
  CaromExplanation *explanation; /* of the pane's own record: the numbers of its own picture */
  CaromWorking working; /* of the pane's resolver. Where several contacts were resolved together it
                           has no lines: what the resolver does with one alone did not happen */
} CaromPaneContact;

/* Returns: (transfer none) (nullable): NULL: that pane has not had it. Valid until "chosen". */
const CaromPaneContact *carom_inspector_get_pane_contact(CaromInspector *self, guint run);

/* carom_inspector_describe_pane:
 * Returns: (transfer full): translated sentences: what pane @run did at the contact. There must be
 *   one. */
char *carom_inspector_describe_pane(CaromInspector *self, guint run);

/* ---- Before and after ---- */

CaromSide carom_inspector_get_side(CaromInspector *self);
/* Where the clock stands at the contact, it too goes to that side, as far as a pane can tell. */
void carom_inspector_set_side(CaromInspector *self, CaromSide side);

/* ---- Line by line ---- */

#define CAROM_INSPECTOR_NO_STEP (-1)

/* The step that the walk through the workings has come to, see carom_workings_line_at();
 * CAROM_INSPECTOR_NO_STEP before it begins. */
int carom_inspector_get_step(CaromInspector *self);
/* Clamped to the steps that there are. The side follows: the last stage is the one after. The clock
 * goes to the contact, if it is elsewhere. */
void carom_inspector_set_step(CaromInspector *self, int step);

/* carom_inspector_point_at:
 * @resolver: index of a resolver; any, where @line is -1
 * @line: a line of its working that the pointer is over, in the text or in a picture; -1: none */
void carom_inspector_point_at(CaromInspector *self, guint resolver, int line);

/* The line of resolver @resolver that is lit: the one pointed at, or the one that the walk has come
 * to; -1: none. */
int carom_inspector_get_lit_line(CaromInspector *self, guint resolver);
