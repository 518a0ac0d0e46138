/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-csv: discs as a table: a line each, with columns that the first line names in any
 * order, separated by commas, semicolons or tabs. */
#pragma once

#include "carom-scene.h"
#include "carom-source-text.h"

/* In a run the fastest disc could go this many times along what the discs take up. */
#define CAROM_DISC_CSV_CROSSINGS 3

/* Whether the first line names any column of such a table, before anything in it that is wrong. */
gboolean carom_disc_csv_is_one(const CaromSourceText *text);

/* Reads discs, without walls, gravity or losses.
 *
 * @title: the scene's title
 * @remarks: (element-type utf8): sentences are added
 * Returns: (transfer full): the scene, or NULL with @error set */
CaromScene *carom_disc_csv_read(const CaromSourceText *text, const char *title, GPtrArray *remarks,
                                GError **error);

/* Returns: (transfer full): all discs of @scene as such a table, as in RFC 4180, with commas and
 *   decimal points: carom_disc_csv_read() gives them again bit for bit. Names, colours and pinned
 *   discs have columns where there are any. */
char *carom_disc_csv_write(const CaromScene *scene);
