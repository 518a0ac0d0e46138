/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-inspector: the contact that is being examined: which one it is, what is told of it, how far
 * the walk through that has come, and whether the contact is shown before or after. It knows no
 * widgets.
 *
 * By default it follows the clock and takes the last contact of any pane; of several at which the
 * clock comes to stand, the first. A contact that was chosen stays until the clock moves away from
 * it. */
#pragma once

#include "carom-encounter-columns.h"
#include "carom-explanation-context.h"
#include "carom-explanation.h"
#include "carom-player.h"

/* The contact as one of the panes had it. */
typedef struct {
  CaromEncounterRecord encounter;
  CaromExplanation *explanation;  /* of the pane's own record, whose numbers its picture shows */
  CaromEncounterAccount *account; /* when and where, in this pane */
  /* Of the pane's resolver. It has no lines where several contacts were resolved together, because
   * what the resolver does with a single one did not happen then. */
  CaromWorking working;
} CaromPaneContact;

#define CAROM_TYPE_INSPECTOR (carom_inspector_get_type())
G_DECLARE_FINAL_TYPE(CaromInspector, carom_inspector, CAROM, INSPECTOR, GObject)

/* Properties:
 *   "in-numbers": whether the derivation has the contact's numbers in place of symbols
 *   "all-lines": whether the chapters of the derivation are open, but for those that were folded
 * since Signals: "chosen": the contact is another one, or there is none any more; "walked" follows
 *   "folded": other lines of the derivation are seen; "walked" follows
 *   "walked": another line is highlighted, the other side is shown, or the clock has come to the
 *     contact or left it */

/* @player: a reference is taken
 * Returns: (transfer full): the inspector */
CaromInspector *carom_inspector_new(CaromPlayer *player);

/* Returns: (transfer none): the player that was given at the start */
CaromPlayer *carom_inspector_get_player(CaromInspector *self);

/* ---- Which contact ---- */

/* Takes the clock to the contact of index @contact in the log of pane @run, and shows it as it was
 * before. */
void carom_inspector_choose(CaromInspector *self, guint run, guint contact);

/* @run, @contact: (out) (optional): the pane and the index in its log
 * Returns: whether there is a contact */
gboolean carom_inspector_get_choice(CaromInspector *self, guint *run, guint *contact);

/* Returns: (transfer none) (nullable): the contact, worked through by every resolver, or NULL if
 *   there is none. Valid until "chosen", unless a reference is taken. */
CaromExplanation *carom_inspector_get_explanation(CaromInspector *self);

/* Returns: (transfer full) (nullable): what is said besides the workings, or NULL if there is no
 *   contact. Valid as long as the comparison. */
CaromExplanationContext *carom_inspector_get_context(CaromInspector *self);

/* Whether the clock stands at the contact, so that panes show its geometry. */
gboolean carom_inspector_is_at_contact(CaromInspector *self);

/* Returns: (transfer none) (nullable): the contact in pane @run, or NULL if that pane has not had
 *   it. Valid until "chosen". */
const CaromPaneContact *carom_inspector_get_pane_contact(CaromInspector *self, guint run);

/* There must be a contact. To find it in all panes takes a while.
 *
 * Returns: (transfer none): when and where the panes had it, side by side. Valid until "chosen". */
const CaromEncounterColumns *carom_inspector_get_columns(CaromInspector *self);

/* Returns: the index in the explanation of the resolver of pane @run; 0 if there is no contact */
guint carom_inspector_column_of(CaromInspector *self, guint run);

/* Whether what is wrong with @resolver, on purpose, may be seen; at first it may not. "walked" is
 * emitted when that changes. */
gboolean carom_inspector_tells_mistake(CaromInspector *self, const CaromResolver *resolver);
void carom_inspector_set_tells_mistake(CaromInspector *self, const CaromResolver *resolver,
                                       gboolean tells);

/* There must be a contact.
 *
 * Returns: (transfer full): translated sentences about what pane @run did at it */
char *carom_inspector_describe_pane(CaromInspector *self, guint run);

/* ---- Before and after ---- */

/* Which side of the contact is shown. */
CaromSide carom_inspector_get_side(CaromInspector *self);
/* If the clock stands at the contact, it goes to that side as well, provided that the pane can tell
 * the two apart. */
void carom_inspector_set_side(CaromInspector *self, CaromSide side);

/* ---- Line by line ---- */

#define CAROM_INSPECTOR_NO_STEP (-1)

/* What is shown of the contact: that is what the walk goes through, what panes draw, and what is
 * exported. "walked" is emitted when that changes. */
CaromTopic carom_inspector_get_topic(CaromInspector *self);
void carom_inspector_set_topic(CaromInspector *self, CaromTopic topic);

/* The step that the walk through @topic has reached; CAROM_INSPECTOR_NO_STEP before it begins. It
 * is one of the workings, see carom_workings_line_at(), of the derivation, see
 * carom_derivation_line_at(), or a row of when and where. */
int carom_inspector_get_step(CaromInspector *self, CaromTopic topic);
/* @step is clamped to the steps that exist. In the workings the side follows: the last stage shows
 * the side after. The clock goes to the contact if it is elsewhere. */
void carom_inspector_set_step(CaromInspector *self, CaromTopic topic, int step);

/* Whether there is anything to walk through, as far as that is known at once: where several
 * contacts were resolved together, there may be nothing to work out. */
gboolean carom_inspector_can_walk(CaromInspector *self);

/* Goes @by steps on in the walk through the topic, or back, past those that are folded away. */
void carom_inspector_walk(CaromInspector *self, int by);

/* Takes the walks through all topics back to before they begin. The side and the clock stay. */
void carom_inspector_start_over(CaromInspector *self);

/* @stage: (out): the stage that the walk through the workings has reached
 * Returns: FALSE before that begins */
gboolean carom_inspector_get_stage(CaromInspector *self, CaromStage *stage);

/* The property "in-numbers". */
gboolean carom_inspector_get_in_numbers(CaromInspector *self);

/* ---- Folding ----
 *
 * Of a chapter of the derivation that is not open, only the lines with a tag are seen. One opens
 * when the walk is taken to another of its lines. "folded" is emitted when that changes, and then
 * "walked". */

/* @chapter: its id */
gboolean carom_inspector_is_open(CaromInspector *self, const char *chapter);
void carom_inspector_set_open(CaromInspector *self, const char *chapter, gboolean open);

/* There must be a derivation.
 *
 * @line: counted through all chapters
 * Returns: whether it is seen */
gboolean carom_inspector_sees_line(CaromInspector *self, guint line);

/* ---- Pointing ----
 *
 * May be called while GTK tells where the pointer is: what is highlighted changes at once, and
 * "walked" follows before the next frame. */

/* While when and where are shown:
 *
 * @column: of these; it does not matter where @row is -1
 * @row: that the pointer is over, in the text or in a picture; -1: none */
void carom_inspector_point_at_row(CaromInspector *self, guint column, int row);

/* Returns: the row that is highlighted in @column; -1: none */
int carom_inspector_get_lit_row(CaromInspector *self, guint column);

/* @resolver: index of a resolver; it does not matter where @line is -1
 * @line: the line of its working that the pointer is over, in the text or in a picture; -1: none */
void carom_inspector_point_at(CaromInspector *self, guint resolver, int line);

/* @band: the quantity whose band the pointer is over; CAROM_N_FINDINGS: none */
void carom_inspector_point_at_band(CaromInspector *self, CaromFindingKind band);

/* Returns: the quantity at whose band the walk through the workings stands; CAROM_N_FINDINGS: it
 *   does not stand at one */
CaromFindingKind carom_inspector_get_walked_band(CaromInspector *self);

/* The line of resolver @resolver that is highlighted: the one being pointed at, or else the one
 * that the walk has reached; -1: none, such as while the walk is at a band. */
int carom_inspector_get_lit_line(CaromInspector *self, guint resolver);

/* The quantity that is highlighted in all columns and panes: the one whose band is being pointed
 * at, or to which the line that is being pointed at belongs, or whose band the walk has reached;
 * of a line that is wrong, if that may be seen, the first at which its resolver departs.
 * CAROM_N_FINDINGS: none. */
CaromFindingKind carom_inspector_get_lit_band(CaromInspector *self);
