/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-figure: the page that says when and where a contact was, as a picture for export.
 */
#pragma once

#include "carom-contact-figure.h"

extern const CaromContactFigureKind carom_encounter_figure;
