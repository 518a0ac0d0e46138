/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-figure: the page with the workings of a contact: a column for each method. */
#pragma once

#include "carom-contact-figure.h"

extern const CaromContactFigureKind carom_working_figure;
