/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-model-actions: the actions that do one thing to one of the window's models, in tables.
 *
 * Time: play, play-beyond, restart, step, step-back, end, next-contact, previous-contact,
 * next-event (u: pane), seek (t: frame), speed (d), loop and slow-at-contacts. The contact:
 * choose-contact (uu: pane, contact), contact-on and contact-back (each contact of an instant or of
 * a step), contact-side (s: "before" or "after"), flip-side, line (i: a step), next-line,
 * previous-line and numbers; copy-contact (s: format) and copy-balance write it to the clipboard.
 * "Spot the error": spot (uu: column, line), and spot-line, where the walk stands. Predictions:
 * predict, reveal, predict-go-on, predict-skip, predict-start-over, predict-filter (s: as
 * carom_prediction_filter_parse() reads it), predict-clear and predict-restore, which takes it
 * back; predict-choices switches between choices and arrows, predict-kinds (u: bits) which kinds of
 * questions are made; the session's signal "failed" reports failures. Votes: vote-choose (u: from
 * 0), vote-take-back, vote-on, vote-again, vote-clear and vote-restore. The document: one a
 * parameter, named after it (d: value), method (uss: pane, option, part), add-pane, remove-pane
 * (u), reset, undo, redo and memory; bookmark (u: from 1) goes to one, add-bookmark (s: name) and
 * remove-bookmark (u) change them. What panes show: show-velocities, show-momenta, show-trails,
 * show-strobe, show-ghost, show-centre-of-mass, colour-by-speed, superpose, show-labels, counter
 * and turn-scene switch, trails-length (d) and strobe-interval (d) set a time in seconds; zoom-in,
 * zoom-out, zoom-fit and zoom-to-difference. */
#pragma once

#include "carom-document.h"
#include "carom-pane-strip.h"
#include "carom-spot.h"
#include "carom-vote.h"

/* Nothing is owned; all of it must live as long as the actions do. What is NULL has no actions. */
typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromSpot *spot;
  CaromPredictionSession *session;
  CaromVote *vote;
  CaromDocument *document;
  CaromStagingChoice *staging;
  CaromPaneStrip *panes;
} CaromModelActions;

/* Adds the actions to @map. @models must outlive them. */
void carom_model_actions_add(GActionMap *map, CaromModelActions *models);
