/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-limits: how large a scene's file may be, and how much is said about it.
 *
 * The limits are based on measurements: on a processor of about 2020, the worst file within them
 * takes less than 400 MB and 3 s to check, but for crowds of more than
 * 200,000 discs, see carom-random-placement. They keep a mistaken file from using up all memory;
 * the engine has no limits. data/docs/scene-format.md documents them for users. */
#pragma once

/* For every file that is opened. */
#define CAROM_LIMIT_FILE_MIB 48

/* For copies of unsaved work, which have some lines more, and a scene that may have to become
 * smaller before it can be saved. */
#define CAROM_LIMIT_COPY_MIB 96

/* For JSON: how deep brackets may be nested: those of a scene, which are 4, and 1,000 more inside
 * the value of a field that is not known. */
#define CAROM_LIMIT_DEPTH 1004

/* For JSON: how many fields an object may have, those that are not known included. Inside the value
 * of one of these there may be any number. */
#define CAROM_LIMIT_FIELDS 100000

/* For JSON: how many fields that are not known all objects may have together. */
#define CAROM_LIMIT_OTHER_FIELDS 1000000

/* How many pairs that overlap at the start are counted. */
#define CAROM_LIMIT_OVERLAPS_COUNTED 1000000

/* In so many steps discs are sought that overlap walls; it takes about half a second. */
#define CAROM_LIMIT_STEPS_TO_DISCS_IN_WALLS 20000000

/* How many discs within walls are named; further ones are counted. */
#define CAROM_LIMIT_DISCS_IN_WALLS_NAMED 5

/* How many kinds of unknown fields are named; further ones are counted. */
#define CAROM_LIMIT_UNKNOWN_NOTES 20

/* How many kinds of unknown fields are counted. */
#define CAROM_LIMIT_UNKNOWN_KINDS 10000
