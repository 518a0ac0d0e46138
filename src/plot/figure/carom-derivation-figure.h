/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-figure: the page that says why all methods give the same at a contact: chapters
 * of equations, each with its reason beside it. */
#pragma once

#include "carom-contact-figure.h"

extern const CaromContactFigureKind carom_derivation_figure;
