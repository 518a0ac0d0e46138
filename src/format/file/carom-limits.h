/* carom-limits: how large a scene's file may be, and how much is said about it.
 *
 * They are chosen by measuring: on a processor of 2020 or so, the worst file that passes them takes
 * less than 400 MB and 3 s to check. They keep a mistaken file from taking all memory; the engine
 * has none. data/scene-format.md tells them to people. */
#pragma once

/* Of every file. */
#define CAROM_LIMIT_FILE_MIB 48

/* Of JSON: objects and arrays may be nested so deep. Scenes need 4. */
#define CAROM_LIMIT_DEPTH 64

/* Of JSON: so much memory it may take, in units of 10⁶ bytes: the file's own bytes, and what
 * json-glib takes for each value and each name of a value; texts and names cost their length twice
 * besides. The costs are what was measured where json-glib wastes most. */
#define CAROM_LIMIT_JSON_MB     350
#define CAROM_JSON_OBJECT_BYTES 370
#define CAROM_JSON_LIST_BYTES   130
#define CAROM_JSON_TEXT_BYTES   104
#define CAROM_JSON_OTHER_BYTES  88 /* numbers, true, false, null */
#define CAROM_JSON_NAME_BYTES   88

/* What a scene may have. */
#define CAROM_SCENE_MAX_BODIES            200000 /* random placements included */
#define CAROM_SCENE_MAX_RANDOM_PLACEMENTS 1000
#define CAROM_SCENE_MAX_WALLS             10000
#define CAROM_SCENE_MAX_QUESTIONS         1000
#define CAROM_SCENE_MAX_FRAMES            1e9 /* duration / dt */

/* So many pairs that overlap at the start are counted. */
#define CAROM_LIMIT_OVERLAPS_COUNTED 1000000

/* So many kinds of unknown fields are named; further ones are counted. */
#define CAROM_LIMIT_UNKNOWN_NOTES 20
