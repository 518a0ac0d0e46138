/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-suggestion: by which methods a scene is run if nobody says otherwise. */
#pragma once

#include "carom-method.h"
#include "carom-scene.h"

/* Returns: (transfer full) (element-type CaromMethod): the panes that @scene suggests, or all
 *   resolvers under the default method */
GArray *carom_method_suggestion_panes(const CaromScene *scene);

/* What a pane has if nothing else is asked for: the default of every part, but the detection of the
 * first pane that @scene suggests. So panes differ only in what was asked for. */
CaromMethod carom_method_suggestion_usual(const CaromScene *scene);
