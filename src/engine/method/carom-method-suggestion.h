/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-suggestion: by which methods a scene is run if nobody says otherwise. */
#pragma once

#include "carom-method.h"
#include "carom-scene.h"

/* Returns: (transfer full) (element-type CaromMethod): the panes that @scene suggests, or all
 *   resolvers under the default method */
GArray *carom_method_suggestion_panes(const CaromScene *scene);

/* Returns: (transfer none): the detection of a pane for which none is asked for: that of the first
 *   pane that @scene suggests, or exact times */
const CaromDetection *carom_method_suggestion_detection(const CaromScene *scene);
