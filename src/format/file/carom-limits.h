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

/* For JSON: how deep objects and arrays may be nested. Scenes need 4. */
#define CAROM_LIMIT_DEPTH 64

/* For JSON: the same inside the value of a field that is not known. */
#define CAROM_LIMIT_OTHER_DEPTH 1000

/* For JSON: how many fields an object may have, those that are not known included. Inside the value
 * of one of these there may be any number. */
#define CAROM_LIMIT_FIELDS 100000

/* For JSON: how much memory it may take at a time, in units of 10⁶ bytes: the file's own bytes, and
 * what json-glib needs for each value and each name of a value; in addition, texts and names cost
 * twice their length. Of a list of objects a piece counts at a time, see CAROM_JSON_PIECE. A field
 * that is not known has a number for its value there, whatever is in it. Outside of json-glib it is
 * kept: that costs twice the length of its name and its value, and its places in lists. The costs
 * were measured where json-glib wastes most, and where no two names of fields are the same. */
#define CAROM_LIMIT_JSON_MB     350
#define CAROM_JSON_OBJECT_BYTES 370
#define CAROM_JSON_LIST_BYTES   130
#define CAROM_JSON_TEXT_BYTES   104
#define CAROM_JSON_OTHER_BYTES  88 /* numbers, true, false, null */
#define CAROM_JSON_NAME_BYTES   88
#define CAROM_JSON_KEPT_BYTES   300

/* What a scene may have; for discs and walls carom-scene.h says it. */
#define CAROM_SCENE_MAX_RANDOM_PLACEMENTS 1000
#define CAROM_SCENE_MAX_QUESTIONS         1000
#define CAROM_SCENE_MAX_TITLE             200 /* characters */
#define CAROM_SCENE_MAX_UNIT              100
#define CAROM_SCENE_MAX_WORDS             5000 /* a lesson, a question, an answer: each */
#define CAROM_SCENE_MAX_FRAMES            1e9  /* duration / dt */

/* How many pairs that overlap at the start are counted. */
#define CAROM_LIMIT_OVERLAPS_COUNTED 1000000

/* In so many steps discs are sought that overlap walls; it takes about half a second. */
#define CAROM_LIMIT_STEPS_TO_DISCS_IN_WALLS 20000000

/* How many discs within walls are named; further ones are counted. */
#define CAROM_LIMIT_DISCS_IN_WALLS_NAMED 5

/* How many kinds of unknown fields are named; further ones are counted. */
#define CAROM_LIMIT_UNKNOWN_NOTES 20
