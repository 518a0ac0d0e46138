/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-figure: a contact as geometry: the velocity plane beside the momenta, and below
 * each what it shows in words. */
#pragma once

#include "carom-contact-figure.h"

extern const CaromContactFigureKind carom_diagram_figure;
