/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot: the exercise "Spot the error": Carom asks in which line a resolver goes wrong that is
 * wrong on purpose, and says no more than whether the line that is pointed at is the one, until it
 * is found or asked for. It knows no widgets. */
#pragma once

#include "carom-inspector.h"

#define CAROM_TYPE_SPOT (carom_spot_get_type())
G_DECLARE_FINAL_TYPE(CaromSpot, carom_spot, CAROM, SPOT, GObject)

typedef enum {
  CAROM_SPOT_NONE,   /* there is nothing to ask: no resolver here is wrong */
  CAROM_SPOT_HIDDEN, /* the contact hides the mistake: the outcome is right, but for rounding */
  CAROM_SPOT_ASKING,
  CAROM_SPOT_MISSED, /* it was not the line that was pointed at, or not the mistake chosen */
  CAROM_SPOT_FOUND,
  CAROM_SPOT_TOLD, /* nobody has found it, but it was asked for */
} CaromSpotState;

/* Signals:
 *   "changed": there is an answer, or none any more. The state also changes with the inspector's
 *     contact */

/* @inspector: whose contact is asked about; a reference is taken
 * Returns: (transfer full): the exercise */
CaromSpot *carom_spot_new(CaromInspector *inspector);

/* Draws a mistake for the exercise: one that shows at the next contact, if any that can be tried in
 * time does.
 *
 * @pane: the one that gets it; it does not have it yet
 * Returns: (transfer none): a resolver that is wrong on purpose */
const CaromResolver *carom_spot_draw(const CaromComparison *comparison, guint pane);

/* How far the exercise has come at the inspector's contact. */
CaromSpotState carom_spot_get_state(CaromSpot *self);

/* Returns: whether the mistake may be seen now */
gboolean carom_spot_is_answered(CaromSpot *self);

/* A line is pointed at. Nothing happens unless there is a question about that resolver.
 *
 * @column, @line: indices in the inspector's explanation */
void carom_spot_guess(CaromSpot *self, guint column, guint line);

/* Mistakes among which one can choose: that of the resolver which is asked about, and others that
 * would show at this contact. They come in the order of their resolvers.
 *
 * @choices: (out): whose mistakes they are
 * Returns: how many there are; 0 unless there is a question, and at least two of them */
#define CAROM_SPOT_MAX_CHOICES 5
guint carom_spot_list_choices(CaromSpot *self,
                              const CaromResolver *choices[CAROM_SPOT_MAX_CHOICES]);
/* Whether it has been chosen since the question was asked, and was not the mistake. */
gboolean carom_spot_is_excluded(CaromSpot *self, const CaromResolver *choice);
/* One of them is chosen. The right one is an answer, as its line is, and the walk goes there. */
void carom_spot_choose(CaromSpot *self, const CaromResolver *choice);

/* The same for the line at which the walk stands, if it stands at one. */
void carom_spot_guess_lit(CaromSpot *self);

/* Tells the answer, and walks to the line; and forgets that it has been told or found. */
void carom_spot_tell(CaromSpot *self);
void carom_spot_ask_again(CaromSpot *self);

/* Whether what carom_spot_describe_more() says is shown as well; with another answer or at another
 * contact it is not, until it is asked for again. */
void carom_spot_set_tells_more(CaromSpot *self, gboolean tells_more);
gboolean carom_spot_tells_more(CaromSpot *self);

/* Formulas in what is said, see carom-sentence.h, are in terms of the working of the resolver that
 * is asked about.
 *
 * Returns: (transfer full): translated sentences: the question, what is to be said of the last
 *   answer, or the mistake and what it costs. "" if the state is NONE */
char *carom_spot_describe(CaromSpot *self);

/* Formulas as above.
 *
 * Returns: (transfer full) (nullable): translated sentences on the mistake that has been found or
 *   told: what it has cost in the run so far, what became of the answer, and when it does not show.
 *   NULL if there is no such mistake */
char *carom_spot_describe_more(CaromSpot *self);

/* Where the mistake can be seen if this contact hides it. */
typedef enum {
  CAROM_SPOT_OFFER_NONE,    /* nothing is hidden */
  CAROM_SPOT_OFFER_WAIT,    /* the search goes on; "changed" tells when it ends */
  CAROM_SPOT_OFFER_CONTACT, /* at another contact of the pane, past or yet to come */
  CAROM_SPOT_OFFER_SCENE,   /* in another scene */
} CaromSpotOffer;

/* Looks through the contacts so far of the pane that has the resolver, and then begins to look
 * ahead, in slices while the program is idle, for a few seconds at most. Another resolver or scene
 * ends that. */
CaromSpotOffer carom_spot_look(CaromSpot *self);

/* Takes the clock to the contact on offer, if there is one, and chooses it. */
void carom_spot_go_to_contact(CaromSpot *self);

/* Whether it looks ahead for a contact, or the clock is on its way to the one on offer. */
gboolean carom_spot_is_busy(CaromSpot *self);
/* Ends either; the clock stays where it has come, and what was not found is not looked for again.
 */
void carom_spot_stop(CaromSpot *self);

/* Looks through the first contacts of the built-in scenes of two discs.
 *
 * Returns: (transfer none) (nullable): the id of a scene whose first contact shows the mistake */
const char *carom_spot_find_scene(CaromSpot *self);

/* Returns: (transfer none): whose contact is asked about */
CaromInspector *carom_spot_get_inspector(CaromSpot *self);

/* Returns: (transfer none): the resolver that is asked about; there must be one */
const CaromResolver *carom_spot_get_resolver(CaromSpot *self);
