/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lateness-json: what being late changed, for other programs. The keys are part of the
 * interface. */
#pragma once

#include "carom-encounter-columns.h"
#include "carom-json-writer.h"

/* Adds the list "lateness" to the object that has been begun. */
void carom_lateness_json_add(CaromJsonWriter *json, const CaromEncounterColumns *columns);
