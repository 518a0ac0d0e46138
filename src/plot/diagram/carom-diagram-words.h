/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-words: the pictures of a contact in sentences, with their numbers: for those who do
 * not see them, and below them. */
#pragma once

#include "carom-diagram.h"

/* Returns: (transfer full): translated: what the velocity plane shows, a sentence a line; or why
 *   there is none */
char *carom_diagram_words_velocity(const CaromDiagram *diagram);

/* Returns: (transfer full): translated: what the momentum diagram shows, a sentence a line */
char *carom_diagram_words_momentum(const CaromDiagram *diagram);
