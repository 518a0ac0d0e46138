/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-errors: bad scene files are refused with place and remedy, and nothing crashes. */
#include "carom-body-name.h"
#include "carom-json-writer.h"
#include "carom-limits.h"
#include "carom-scene-file.h"
#include "mutants-test.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define HEAD "{\"format\": \"carom-scene\", \"version\": 1"
#define BODY "{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}"
#define CROWD                                                                                      \
  "\"count\": 2, \"min\": [0, 0], \"max\": [9, 9], \"radius\": 1, \"mass\": {\"factor\": 1, "      \
  "\"power\": 0}"

typedef struct {
  const char *name;
  const char *text;
  CaromFormatError code;
  const char *place;  /* the message begins with FILE: and this */
  const char *remedy; /* and has this in it */
} Row;

static const Row rows[] = {
    /* Syntax: line and column of the first character that is wrong */
    {"empty", "", CAROM_FORMAT_ERROR_SYNTAX, "1:1: ", "Choose another file"},
    {"blank", " \n\n ", CAROM_FORMAT_ERROR_SYNTAX, "1:1: ", "Choose another file"},
    {"prose", "Dear Sir", CAROM_FORMAT_ERROR_SYNTAX, "1:1: ", "begins with {"},
    {"not-utf8", "{\"format\":\n \"\xff\"", CAROM_FORMAT_ERROR_SYNTAX, "2:3: ", "UTF-8"},
    {"comma", HEAD ",\n  \"seed\": 1\n  \"dt\": 1}", CAROM_FORMAT_ERROR_SYNTAX,
     "3:3: ", "comma is missing"},
    {"column-in-characters", HEAD ",\n \"é\": 1 2}", CAROM_FORMAT_ERROR_SYNTAX,
     "2:9: ", "comma is missing"},
    {"trailing-comma", HEAD ",}", CAROM_FORMAT_ERROR_SYNTAX, "1:40: ", "Remove the comma"},
    {"colon", "{\"format\" 1}", CAROM_FORMAT_ERROR_SYNTAX, "1:11: ", "colon is missing"},
    {"key", "{format: 1}", CAROM_FORMAT_ERROR_SYNTAX, "1:2: ", "double quotes"},
    {"single-quotes", "{'format': 1}", CAROM_FORMAT_ERROR_SYNTAX, "1:2: ", "double quotes"},
    {"comment", "{ // a scene\n}", CAROM_FORMAT_ERROR_SYNTAX, "1:3: ", "double quotes"},
    {"open-object", HEAD, CAROM_FORMAT_ERROR_SYNTAX, "1:39: ", "Close it with }"},
    {"open-list", HEAD ", \"bodies\": [", CAROM_FORMAT_ERROR_SYNTAX, "1:52: ", "Add the value"},
    {"open-text", HEAD ", \"title\": \"abc}", CAROM_FORMAT_ERROR_SYNTAX,
     "1:50: ", "Close it with a double quote"},
    {"wrong-bracket", HEAD ", \"bodies\": [}", CAROM_FORMAT_ERROR_SYNTAX,
     "1:52: ", "not a JSON value"},
    {"after-end", HEAD "} x", CAROM_FORMAT_ERROR_SYNTAX, "1:41: ", "Remove what follows"},
    {"duplicate", HEAD ", \"dt\": 1,\n\"dt\": 2}", CAROM_FORMAT_ERROR_SYNTAX,
     "2:1: ", "Remove one of the two"},
    {"duplicate-escaped", HEAD ", \"dt\": 1,\n\"\\u0064t\": 2}", CAROM_FORMAT_ERROR_SYNTAX,
     "2:1: ", "Remove one of the two"},
    {"nan", HEAD ", \"dt\": NaN}", CAROM_FORMAT_ERROR_SYNTAX, "1:47: ", "Write a number"},
    {"infinity", HEAD ", \"dt\": -Infinity}", CAROM_FORMAT_ERROR_SYNTAX, "1:48: ", "digit"},
    {"plus", HEAD ", \"dt\": +1}", CAROM_FORMAT_ERROR_SYNTAX, "1:47: ", "Write a number"},
    {"leading-zero", HEAD ", \"dt\": 01}", CAROM_FORMAT_ERROR_SYNTAX, "1:47: ", "Leave out the 0"},
    {"bare-point", HEAD ", \"dt\": 1.}", CAROM_FORMAT_ERROR_SYNTAX, "1:49: ", "Write 1.0"},
    {"comma-number", HEAD ", \"dt\": 0,5}", CAROM_FORMAT_ERROR_SYNTAX, "1:49: ", "double quotes"},
    {"exponent", HEAD ", \"dt\": 1e}", CAROM_FORMAT_ERROR_SYNTAX, "1:49: ", "exponent"},
    {"nul-escape", HEAD ", \"title\": \"a\\u0000b\"}", CAROM_FORMAT_ERROR_SYNTAX,
     "1:58: ", "Leave it out"},
    {"half-surrogate", HEAD ", \"title\": \"\\ud800x\"}", CAROM_FORMAT_ERROR_SYNTAX,
     "1:57: ", "Write the character itself"},
    {"bad-escape", HEAD ", \"title\": \"C:\\dir\"}", CAROM_FORMAT_ERROR_SYNTAX,
     "1:54: ", "backslash"},

    /* What kind of file it is */
    {"list", "[]", CAROM_FORMAT_ERROR_VALUE, "", "\"format\": \"carom-scene\""},
    {"no-format", "{}", CAROM_FORMAT_ERROR_VALUE, "format: is missing",
     "\"carom-scene\", and then \"version\": 1 or 2"},
    {"other-format", "{\"format\": \"svg\", \"version\": 9}", CAROM_FORMAT_ERROR_VALUE,
     "format: ", "carom-scene"},
    {"no-version", "{\"format\": \"carom-scene\"}", CAROM_FORMAT_ERROR_VALUE, "version: is missing",
     "\"version\": 1"},
    {"newer", "{\"format\": \"carom-scene\", \"version\": 3, \"bodies\": 7}",
     CAROM_FORMAT_ERROR_VERSION, "version: must be 1 or 2, but is 3.", "newer Carom"},
    {"far-newer", "{\"format\": \"carom-scene\", \"version\": 1e20}", CAROM_FORMAT_ERROR_VERSION,
     "version: must be 1 or 2, but is 1e+20.", "newer Carom"},
    {"version-text", "{\"format\": \"carom-scene\", \"version\": \"1\"}", CAROM_FORMAT_ERROR_VALUE,
     "version: must be a number, but is a text", "\"version\": 1"},
    {"version-fraction", "{\"format\": \"carom-scene\", \"version\": 1.5}",
     CAROM_FORMAT_ERROR_VALUE, "version: must be 1 or 2, but is 1.5.", "Give 1 or 2; "},
    {"version-above-fraction", "{\"format\": \"carom-scene\", \"version\": 2.5}",
     CAROM_FORMAT_ERROR_VALUE, "version: must be 1 or 2, but is 2.5.", "Give 1 or 2; "},
    {"version-zero", "{\"format\": \"carom-scene\", \"version\": 0}", CAROM_FORMAT_ERROR_VALUE,
     "version: must be 1 or 2, but is 0.", "Give 1 or 2; "},
    {"version-negative", "{\"format\": \"carom-scene\", \"version\": -1}", CAROM_FORMAT_ERROR_VALUE,
     "version: must be 1 or 2, but is −1.", "Give 1 or 2; "},
    {"version-null", "{\"format\": \"carom-scene\", \"version\": null}", CAROM_FORMAT_ERROR_VALUE,
     "version: must be a number, but is null.", "Give 1 or 2; "},
    {"version-endless", "{\"format\": \"carom-scene\", \"version\": 1e999}",
     CAROM_FORMAT_ERROR_VALUE, "version: is too large", "Give 1 or 2; "},

    /* The scene */
    {"title", HEAD ", \"title\": 7}", CAROM_FORMAT_ERROR_VALUE,
     "title: must be a text, but is a number", "double quotes"},
    {"title-lines", HEAD ", \"title\": \"a\\nb\"}", CAROM_FORMAT_ERROR_VALUE,
     "title: must be a single line without control characters, but has \\n.", "a few words"},
    {"name", HEAD ", \"bodies\": [{\"name\": 7}]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[0].name: must be a text, but is a number", "leave it out"},
    {"name-null", HEAD ", \"bodies\": [{\"name\": null}]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[0].name: must be a text, but is null", "leave it out"},
    {"name-blank", HEAD ", \"bodies\": [{\"name\": \" \"}]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[0].name: must not be blank.", "leave it out"},
    {"name-lines", HEAD ", \"bodies\": [{\"name\": \"a\\nb\"}]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[0].name: must be a single line without control characters, but has \\n.",
     "leave it out"},
    {"title-tab", HEAD ", \"title\": \"a\\tb\"}", CAROM_FORMAT_ERROR_VALUE,
     "title: must be a single line without control characters, but has \\t.", "a few words"},
    {"title-override", HEAD ", \"title\": \"a\u202eb\"}", CAROM_FORMAT_ERROR_VALUE,
     "title: must be a single line without control characters, but has \\u202e.", "a few words"},
    {"title-separator", HEAD ", \"title\": \"a\u2028b\"}", CAROM_FORMAT_ERROR_VALUE,
     "title: must be a single line without control characters, but has \\u2028.", "a few words"},
    {"unit-escape", HEAD ", \"unit\": \"m\\u001b[31m\"}", CAROM_FORMAT_ERROR_VALUE,
     "unit: must be a single line without control characters, but has \\x1b.", "\"px\""},
    {"lesson-escape", HEAD ", \"lesson\": \"a\\n\\u001b[5m\"}", CAROM_FORMAT_ERROR_VALUE,
     "lesson: must have no control characters but line ends and tabs, but has \\x1b.", "look for"},
    {"question-c1", HEAD ", \"questions\": [\"a\\u009b2J\"]}", CAROM_FORMAT_ERROR_VALUE,
     "questions[0]: must have no control characters but line ends and tabs, but has \\u009b.",
     "double quotes"},
    {"answer-return", HEAD ", \"questions\": [{\"question\": \"a\", \"answer\": \"b\\rc\"}]}",
     CAROM_FORMAT_ERROR_VALUE,
     "questions[0].answer: must have no control characters but line ends and tabs, but has \\r.",
     "leave it out"},
    {"question", HEAD ", \"questions\": [\"a\", null]}", CAROM_FORMAT_ERROR_VALUE,
     "questions[1]: must be a text or an object in { }, but is null", "double quotes"},
    {"question-number", HEAD ", \"questions\": [5]}", CAROM_FORMAT_ERROR_VALUE,
     "questions[0]: must be a text or an object in { }, but is a number.", "\"answer\": \"…\""},
    {"question-blank", HEAD ", \"questions\": [\"a\", \" \\n\u3000\"]}", CAROM_FORMAT_ERROR_VALUE,
     "questions[1]: must not be blank.", "double quotes"},
    {"question-blank-object", HEAD ", \"questions\": [{\"question\": \"\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0].question: must not be blank.", "Give the question"},
    {"question-empty", HEAD ", \"questions\": [\"a\", {\"answer\": \"b\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[1].question: is missing", "double quotes"},
    {"question-text", HEAD ", \"questions\": [{\"question\": [\"a\"]}]}", CAROM_FORMAT_ERROR_VALUE,
     "questions[0].question: must be a text, but is a list", "double quotes"},
    {"answer", HEAD ", \"questions\": [\"a\", {\"question\": \"b\", \"answer\": 7}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[1].answer: must be a text, but is a number",
     "Give the answer in double quotes"},
    {"answer-second",
     HEAD ", \"questions\": [{\"question\": \"a\", \"answer\": \"b\"}, {\"question\": \"c\", "
          "\"answer\": null}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[1].answer: must be a text, but is null", "leave it out"},
    {"choices-one", HEAD ", \"questions\": [{\"question\": \"a\", \"choices\": [\"b\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0]: the question has a single choice.",
     "Give two to five choices, or none."},
    {"choices-none-right",
     HEAD ", \"questions\": [{\"question\": \"a\", \"choices\": [\"b\", \"c\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0]: not exactly one of the choices is right.",
     "\"right\": true"},
    {"choices-two-right",
     HEAD ", \"questions\": [{\"question\": \"a\", \"choices\": [{\"choice\": \"b\", \"right\": "
          "true}, {\"choice\": \"c\", \"right\": true}, \"d\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0]: not exactly one of the choices is right.",
     "\"right\": true"},
    {"choices-six",
     HEAD
     ", \"questions\": [{\"question\": \"a\", \"choices\": [\"b\", \"c\", \"d\", \"e\", \"f\", "
     "\"g\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0].choices: has 6 entries, but the limit is 5.",
     "Give two to five choices"},
    {"choice-number", HEAD ", \"questions\": [{\"question\": \"a\", \"choices\": [\"b\", 2]}]}",
     CAROM_FORMAT_ERROR_VALUE,
     "questions[0].choices[1]: must be a text or an object in { }, but is a number.",
     "Give two to five choices"},
    {"choice-blank",
     HEAD ", \"questions\": [{\"question\": \"a\", \"choices\": [{\"choice\": \" \"}, \"b\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0].choices[0].choice: must not be blank.",
     "double quotes"},
    {"choice-right",
     HEAD
     ", \"questions\": [{\"question\": \"a\", \"choices\": [{\"choice\": \"b\", \"right\": 1}, "
     "\"c\"]}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0].choices[0].right: must be true or false, but is a",
     "Give true for the right choice"},
    {"question-times",
     HEAD ", \"questions\": [{\"question\": \"a\", \"before_contact\": 1, \"at_s\": 2}]}",
     CAROM_FORMAT_ERROR_VALUE,
     "questions[0]: the question is asked before a contact and at a time.",
     "Leave out before_contact or at_s."},
    {"question-contact", HEAD ", \"questions\": [{\"question\": \"a\", \"before_contact\": 1.5}]}",
     CAROM_FORMAT_ERROR_VALUE,
     "questions[0].before_contact: must be a whole number from 0 to 4294967295, but is 1.5.",
     "from 1"},
    {"question-time", HEAD ", \"questions\": [{\"question\": \"a\", \"at_s\": -1}]}",
     CAROM_FORMAT_ERROR_VALUE, "questions[0].at_s: must be 0 or more, but is −1.", "seconds"},
    {"questions-object", HEAD ", \"questions\": {\"question\": \"a\"}}", CAROM_FORMAT_ERROR_VALUE,
     "questions: must be a list in [ ], but is an object", "\"answer\": \"…\""},
    {"dt-zero", HEAD ", \"dt\": 0}", CAROM_FORMAT_ERROR_VALUE,
     "dt: must be greater than 0, but is 0.", "seconds"},
    {"dt-text", HEAD ", \"dt\": \"0.1\"}", CAROM_FORMAT_ERROR_VALUE,
     "dt: must be a number, but is a text", "seconds"},
    {"dt-huge", HEAD ", \"dt\": 1e999}", CAROM_FORMAT_ERROR_VALUE, "dt: is too large", "seconds"},
    {"short", HEAD ", \"dt\": 1, \"duration\": 0.5}", CAROM_FORMAT_ERROR_VALUE, "the duration is",
     "longer duration"},
    {"long", HEAD ", \"dt\": 1e-300, \"duration\": 1e300}", CAROM_FORMAT_ERROR_VALUE,
     "the duration is", "larger dt"},
    {"gravity-number", HEAD ", \"gravity\": -9.81}", CAROM_FORMAT_ERROR_VALUE,
     "gravity: must be a list of two numbers, but is a number", "[x, y]"},
    {"gravity-three", HEAD ", \"gravity\": [0, 0, -9.81]}", CAROM_FORMAT_ERROR_VALUE,
     "gravity: must have two numbers, but has 3", "[x, y]"},
    {"restitution", HEAD ", \"restitution\": -0.5}", CAROM_FORMAT_ERROR_VALUE,
     "restitution: must be 0 or more, but is −0.5.", "elastic"},
    {"seed", HEAD ", \"seed\": 4294967296}", CAROM_FORMAT_ERROR_VALUE,
     "seed: must be a whole number from 0 to 4294967295", "whole number"},
    {"view", HEAD ", \"view\": {\"min\": [0, 0], \"max\": [1, 0]}}", CAROM_FORMAT_ERROR_VALUE,
     "view: ", "Exchange"},
    {"trails-text", HEAD ", \"trails\": \"long\"}", CAROM_FORMAT_ERROR_VALUE,
     "trails: must be a number", "true, false, or the length"},
    {"trails-negative", HEAD ", \"trails\": -1}", CAROM_FORMAT_ERROR_VALUE,
     "trails: must be 0 or more", "true, false, or the length"},
    {"strobe-negative", HEAD ", \"strobe_s\": -0.1}", CAROM_FORMAT_ERROR_VALUE,
     "strobe_s: must be 0 or more", "0 for none"},
    {"arrows-unknown", HEAD ", \"arrows\": \"force\"}", CAROM_FORMAT_ERROR_VALUE,
     "arrows: cannot be “force”", "velocity, momentum, both, none"},
    {"colour-by-number", HEAD ", \"colour_by\": 3}", CAROM_FORMAT_ERROR_VALUE,
     "colour_by: must be a text, but is a number", "disc, speed"},
    {"charts-text", HEAD ", \"charts\": \"energy\"}", CAROM_FORMAT_ERROR_VALUE,
     "charts: must be a list", "one to four quantities"},
    {"charts-none", HEAD ", \"charts\": []}", CAROM_FORMAT_ERROR_VALUE,
     "charts: must have one to 4 charts, but has 0", "one to four quantities"},
    {"charts-five",
     HEAD ", \"charts\": [\"energy\", \"error\", \"speeds\", \"balance\", \"contacts\"]}",
     CAROM_FORMAT_ERROR_VALUE, "charts: must have one to 4 charts, but has 5",
     "one to four quantities"},
    {"charts-pair", HEAD ", \"charts\": [\"energy/speeds\"]}", CAROM_FORMAT_ERROR_VALUE,
     "charts[0]: cannot be “energy/speeds”", "two with a slash"},
    {"charts-unknown", HEAD ", \"charts\": [\"energy\", \"heat\"]}", CAROM_FORMAT_ERROR_VALUE,
     "charts[1]: cannot be “heat”", "momentum, energy"},
    {"bookmark-time", HEAD ", \"bookmarks\": [{\"at_s\": -1, \"name\": \"x\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "bookmarks[0].at_s: must be 0 or more", "in seconds"},
    {"bookmark-nameless", HEAD ", \"bookmarks\": [{\"at_s\": 1}]}", CAROM_FORMAT_ERROR_VALUE,
     "bookmarks[0].name: is missing", "few words"},
    {"bookmark-blank", HEAD ", \"bookmarks\": [{\"at_s\": 1, \"name\": \" \"}]}",
     CAROM_FORMAT_ERROR_VALUE, "bookmarks[0].name: ", "few words"},
    {"speed-zero", HEAD ", \"speed\": 0}", CAROM_FORMAT_ERROR_VALUE, "speed: must be from",
     "seconds of the scene"},
    {"loop-number", HEAD ", \"loop\": 1}", CAROM_FORMAT_ERROR_VALUE, "loop: must be true or false",
     "again and again"},
    {"counter", HEAD ", \"counter\": 1}", CAROM_FORMAT_ERROR_VALUE,
     "counter: must be true or false", "large counter"},
    {"view-part", HEAD ", \"view\": {\"min\": [0, 0]}}", CAROM_FORMAT_ERROR_VALUE,
     "view.max: is missing", "upper right"},

    /* Bodies */
    {"bodies-object", HEAD ", \"bodies\": {}}", CAROM_FORMAT_ERROR_VALUE,
     "bodies: must be a list in [ ], but is an object", "list of discs"},
    {"body-number", HEAD ", \"bodies\": [" BODY ", 3]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[1]: must be an object in { }, but is a number", "discs"},
    {"no-position", HEAD ", \"bodies\": [{\"radius\": 1, \"mass\": 1}]}", CAROM_FORMAT_ERROR_VALUE,
     "bodies[0].position: is missing", "[x, y]"},
    {"no-mass", HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].mass: is missing", "kilograms"},
    {"mass", HEAD ", \"bodies\": [" BODY ", {\"position\": [0, 0], \"radius\": 1, \"mass\": -1}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[1].mass: must be greater than 0, but is −1.",
     "Give the mass in kilograms."},
    {"radius", HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 0, \"mass\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].radius: must be greater than 0", "unit"},
    {"position-text",
     HEAD ", \"bodies\": [{\"position\": [0, \"1\"], \"radius\": 1, \"mass\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].position[1]: must be a number", "[x, y]"},
    {"pinned",
     HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"pinned\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].pinned: must be true or false", "true"},
    {"colour",
     HEAD
     ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"colour\": \"red\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].colour: must be a colour", "hexadecimal"},
    {"colour-sign",
     HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"colour\": "
          "\"#-12345\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].colour: must be a colour", "hexadecimal"},
    {"colour-prefix",
     HEAD ", \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"colour\": "
          "\"#0x12ab\"}]}",
     CAROM_FORMAT_ERROR_VALUE, "bodies[0].colour: must be a colour", "hexadecimal"},

    /* Random placements */
    {"crowd-full",
     HEAD
     ", \"crowds\": [{\"count\": 9, \"min\": [0, 0], \"max\": [3, 3], \"radius\": 1, \"mass\": "
     "{\"factor\": 1, \"power\": 0}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0]: has 9 discs, but only 1 of them found room.",
     "fewer or smaller"},
    {"crowd-many", HEAD ", \"crowds\": [{" CROWD "}, {\"count\": 1000001}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[1].count: must be a whole number from 0 to 1000000",
     "how many"},
    {"crowd-after-more", HEAD ", \"bodies\": [" BODY "], \"crowds\": [{" CROWD ", \"after\": 2}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0].after: must be from 0 to 1 here, but is 2.",
     "how many of the bodies"},
    {"crowd-after-less",
     HEAD ", \"bodies\": [" BODY "], \"crowds\": [{" CROWD "}, {" CROWD ", \"after\": 0}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[1].after: must be 1 here, but is 0.", "no fewer than"},
    {"crowds-avoid", HEAD ", \"crowds_avoid\": [{\"position\": [0, 0], \"radius\": 0}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds_avoid[0].radius: must be greater than 0", "radius"},
    {"crowd-inside-out",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [3, 0], \"max\": [0, 3], \"radius\": 1, "
          "\"mass\": {\"factor\": 1, \"power\": 0}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0]: the corner min", "Exchange"},
    {"crowd-endless",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [-1e308, 0], \"max\": [1e308, 3], \"radius\": 1, "
          "\"mass\": {\"factor\": 1, \"power\": 0}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0]: has a rectangle", "other corners"},
    {"crowd-power",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [0, 0], \"max\": [3, 3], \"radius\": 1, "
          "\"mass\": {\"factor\": 1, \"power\": 1.5}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0].mass.power: must be a whole number from 0 to 3",
     "radius^power"},
    {"crowd-radius",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [0, 0], \"max\": [3, 3], \"radius\": [2, 1]}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0].radius: has the larger number first", "smaller number"},
    {"crowd-speed", HEAD ", \"crowds\": [{" CROWD ", \"speed\": [-1, 1]}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0].speed[0]: must be 0 or more", "per second"},
    {"crowd-mass",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [0, 0], \"max\": [1, 1], \"radius\": 1e-200, "
          "\"mass\": {\"factor\": 1, \"power\": 3}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0]: has masses that no disc may have", "factor"},
    /* Such discs could not be listed one by one in the file of a later state. */
    {"crowd-mass-heavy",
     HEAD ", \"crowds\": [{\"count\": 1, \"min\": [0, 0], \"max\": [9, 9], \"radius\": [1, 2], "
          "\"mass\": {\"factor\": 1e100, \"power\": 1}}]}",
     CAROM_FORMAT_ERROR_VALUE, "crowds[0]: has masses that no disc may have", "factor"},

    /* Walls */
    {"wall-point", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [1, 2]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0]: has both ends at the same place", "Move p1 and p2"},
    {"wall-endless", HEAD ", \"walls\": [{\"p1\": [-1e308, 0], \"p2\": [1e308, 0]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0]: has a length", "other places"},
    {"open-number", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open: must be a list in [ ]", "Give when the wall"},
    {"open-pair", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": [1, 2]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open[0]: must be a list of two", "Give when the wall"},
    {"open-three", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": [[1, 2, 3]]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open[0]: must have two numbers, but has 3.",
     "Give when the wall"},
    {"open-before-0", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": [[-1, 2]]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open[0][0]: must", "Give when the wall"},
    {"open-backwards", HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": [[2, 2]]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open[0]: does not end after", "Give when the wall"},
    {"open-twice",
     HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"open\": [[0, 2], [1, 3]]}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].open[1]: begins before the one before it has ended",
     "Give when the wall"},
    {"emitter-radius", HEAD ", \"emitters\": [{\"position\": [1, 2], \"mass\": 1, \"radius\": 0}]}",
     CAROM_FORMAT_ERROR_VALUE, "emitters[0].radius: must be greater than 0", "Give the radius"},
    {"emitter-place", HEAD ", \"emitters\": [{\"mass\": 1, \"radius\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "emitters[0].position", "Give where discs come in"},
    {"emitter-spread",
     HEAD ", \"emitters\": [{\"position\": [1, 2], \"mass\": 1, \"radius\": 1, \"spread\": [0, "
          "-1]}]}",
     CAROM_FORMAT_ERROR_VALUE, "emitters[0].spread[1]: must", "to either side"},
    {"emitter-count",
     HEAD
     ", \"emitters\": [{\"position\": [1, 2], \"mass\": 1, \"radius\": 1, \"count\": 1000000}, "
     "{\"position\": [1, 2], \"mass\": 1, \"radius\": 1, \"count\": 1}]}",
     CAROM_FORMAT_ERROR_VALUE, "", "emitters with a smaller count"},
    {"wall-friction",
     HEAD ", \"walls\": [{\"p1\": [1, 2], \"p2\": [2, 2], \"tangential_factor\": 1.1}]}",
     CAROM_FORMAT_ERROR_VALUE, "walls[0].tangential_factor: must be from 0 to 1, but is 1.1.",
     "smooth"},

    /* Panes */
    {"pane", HEAD ", \"panes\": [{}, {\"separation\": \"push\"}]}", CAROM_FORMAT_ERROR_VALUE,
     "panes[1].separation: cannot be “push”.", "nudge"},
    {"pane-flag", HEAD ", \"panes\": [{\"tunnel_guard\": true}]}", CAROM_FORMAT_ERROR_VALUE,
     "panes[0].tunnel_guard: must be a text, but is true", "off"},
    {"panes-many", HEAD ", \"panes\": [{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]}",
     CAROM_FORMAT_ERROR_VALUE, "panes: has 17 entries, but the limit is 16", "smaller"},
};

static void assert_refused(const char *text, gsize length, CaromFormatError code, const char *place,
                           const char *remedy) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse("bad.carom", text, length, &remarks, &error);
  g_assert_null(scene);
  g_assert_null(remarks);
  g_assert_error(error, CAROM_FORMAT_ERROR, (int)code);
  gboolean is_syntax = code == CAROM_FORMAT_ERROR_SYNTAX;
  g_autofree char *start = g_strconcat("bad.carom:", is_syntax ? "" : " ", place, NULL);
  if (!g_str_has_prefix(error->message, start) || !strstr(error->message, remedy))
    g_error("The message should begin with “%s” and contain “%s”, but is “%s”", start, remedy,
            error->message);
  g_assert_true(g_utf8_validate(error->message, -1, NULL));
}

static void test_row(gconstpointer data) {
  const Row *row = data;
  assert_refused(row->text, strlen(row->text), row->code, row->place, row->remedy);
}

/* A reader without a limit would overflow the stack here. */
static void test_depth(void) {
  gsize length = 10 * 1024 * 1024;
  g_autofree char *brackets = g_malloc(length);
  memset(brackets, '[', length);
  assert_refused(brackets, length, CAROM_FORMAT_ERROR_SYNTAX, "1:1005: ", "nested too deeply");
}

/* Brackets in texts do not count. */
static void test_depth_in_text(void) {
  g_autofree char *brackets = g_strnfill(1000, '[');
  g_autofree char *text = g_strdup_printf(HEAD ", \"lesson\": \"%s\"}", brackets);
  g_autoptr(CaromScene) scene = carom_scene_text_parse("good", text, strlen(text), NULL, NULL);
  g_assert_cmpstr(scene->lesson, ==, brackets);
}

/* What the file has and a terminal might obey is not in the message. */
static void test_control_characters(void) {
  static const char number[] = "1\x1b[2J 0 0 0 0 0 0",
                    id[] = HEAD ", \"panes\": [{\"resolver\": \"\\u001b[2J\\n\"}]}";
  assert_refused(number, strlen(number), CAROM_FORMAT_ERROR_SYNTAX, "1:1: “1\ufffd[2J” ",
                 "Write it like");
  assert_refused(id, strlen(id), CAROM_FORMAT_ERROR_VALUE,
                 "panes[0].resolver: cannot be “\ufffd[2J\ufffd”", "Choose one of");
}

static void test_binary(void) {
  static const char bytes[] = "{\0\x01\x02";
  assert_refused(bytes, sizeof bytes - 1, CAROM_FORMAT_ERROR_SYNTAX, "1:2: ", "zero byte");
}

/* A list of @n times @value, and commas. */
static GString *repeat(guint n, const char *value) {
  GString *text = g_string_new("[");
  for (guint i = 0; i < n; i++) {
    g_string_append(text, i > 0 ? "," : "");
    g_string_append(text, value);
  }
  g_string_append_c(text, ']');
  return text;
}

static void test_too_many_bodies(void) {
  g_autoptr(GString) text = g_string_new(HEAD ", \"bodies\": [" BODY);
  for (guint i = 0; i < 200000; i++)
    g_string_append(text, ",{}");
  g_string_append(text, "]}");
  assert_refused(text->str, text->len, CAROM_FORMAT_ERROR_VALUE,
                 "bodies: has 200001 entries, but the limit is 200000", "smaller");
}

/* Each door may open so often, but not all of them. */
static void test_too_many_openings(void) {
  g_autoptr(GString) times = g_string_new("[0, 1]");
  for (guint i = 1; i < CAROM_SCENE_MAX_OPENINGS; i++)
    g_string_append_printf(times, ",[%u,%u.5]", i, i);
  enum { N = CAROM_SCENE_MAX_OPENINGS_OF_ALL / CAROM_SCENE_MAX_OPENINGS };
  g_autoptr(GString) text = g_string_new(HEAD ", \"walls\": [");
  for (guint i = 0; i < N; i++)
    g_string_append_printf(text, "%s{\"p1\": [0, 0], \"p2\": [9, %u], \"open\": [%s]}",
                           i ? "," : "", i, times->str);
  g_autofree char *most = g_strconcat(text->str, "]}", NULL);
  g_autofree char *more =
      g_strconcat(text->str, ", {\"p1\": [0, 0], \"p2\": [1, 1], \"open\": [[0, 1]]}]}", NULL);
  g_autoptr(CaromScene) scene = carom_scene_text_parse("good", most, strlen(most), NULL, NULL);
  g_assert_cmpuint(carom_scene_count_openings(scene), ==, CAROM_SCENE_MAX_OPENINGS_OF_ALL);
  assert_refused(more, strlen(more), CAROM_FORMAT_ERROR_VALUE,
                 "walls[200].open: brings the times at which doors open to more than 200000",
                 "fewer times");
}

static void test_too_many_questions(void) {
  g_autoptr(GString) list = repeat(1001, "{\"question\":\"a\"}");
  g_autofree char *text = g_strdup_printf(HEAD ", \"questions\": %s}", list->str);
  assert_refused(text, strlen(text), CAROM_FORMAT_ERROR_VALUE,
                 "questions: has 1001 entries, but the limit is 1000", "smaller");
}

/* Returns: (transfer full): a scene with @n letters of two bytes each in the place of “%s” */
static char *scene_of_length(const char *fields, guint n) {
  g_autoptr(GString) letters = g_string_new(NULL);
  for (guint i = 0; i < n; i++)
    g_string_append(letters, "é");
  g_auto(GStrv) parts = g_strsplit(fields, "%s", 2);
  return g_strconcat(HEAD ", ", parts[0], letters->str, parts[1], "}", NULL);
}

/* Characters count, not bytes. At the limit a text is whole. */
static void test_long_texts(void) {
  static const struct {
    const char *fields;
    guint limit;
    const char *place;
  } texts[] = {
      {"\"title\": \"%s\"", CAROM_SCENE_MAX_TITLE, "title: "},
      {"\"unit\": \"%s\"", CAROM_SCENE_MAX_UNIT, "unit: "},
      {"\"bodies\": [{\"name\": \"%s\", \"position\": [0, 0], \"radius\": 1, \"mass\": 1}]",
       CAROM_BODY_NAME_LIMIT, "bodies[0].name: "},
      {"\"lesson\": \"%s\"", CAROM_SCENE_MAX_WORDS, "lesson: "},
      {"\"questions\": [\"%s\"]", CAROM_SCENE_MAX_WORDS, "questions[0]: "},
      {"\"questions\": [{\"question\": \"%s\"}]", CAROM_SCENE_MAX_WORDS, "questions[0].question: "},
      {"\"questions\": [\"a\", {\"question\": \"b\", \"answer\": \"%s\"}]", CAROM_SCENE_MAX_WORDS,
       "questions[1].answer: "},
      {"\"questions\": [{\"question\": \"b\", \"choices\": [\"%s\", {\"choice\": \"c\", \"right\": "
       "true}]}]",
       CAROM_SCENE_MAX_CHOICE, "questions[0].choices[0]: "},
  };
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    g_autoptr(GError) error = NULL;
    g_autofree char *most = scene_of_length(texts[i].fields, texts[i].limit);
    g_autofree char *more = scene_of_length(texts[i].fields, texts[i].limit + 1);
    g_autofree char *said = g_strdup_printf("%shas %u characters, but the limit is %u.",
                                            texts[i].place, texts[i].limit + 1, texts[i].limit);
    g_autoptr(CaromScene) scene = carom_scene_text_parse("x", most, strlen(most), NULL, &error);
    g_assert_no_error(error);
    assert_refused(more, strlen(more), CAROM_FORMAT_ERROR_VALUE, said, "Use fewer words");
  }
}

static void test_too_many_in_crowds(void) {
  g_autoptr(GString) text = g_string_new(HEAD ", \"bodies\": [" BODY "], \"crowds\": [");
  g_string_append(text, "{\"count\": 1000000, \"min\": [0, 0], \"max\": [9, 9], \"radius\": 1, "
                        "\"mass\": {\"factor\": 1, \"power\": 0}, \"overlapping\": true}]}");
  assert_refused(text->str, text->len, CAROM_FORMAT_ERROR_VALUE,
                 "has 1000001 discs, but the limit is 1000000", "smaller crowds");
}

/* Names */

static void assert_not_loaded(const char *name, const char *part) {
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_file_load(name, NULL, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ);
  g_assert_true(g_str_has_prefix(error->message, name));
  g_assert_nonnull(strstr(error->message, part));
}

static void test_unknown_name(void) {
  assert_not_loaded("lectures/week3.carom", "carom-cli list scenes");
  assert_not_loaded("oblike", "“oblique”");
  assert_not_loaded("", "carom-cli list scenes");
}

static void test_folder(void) {
  assert_not_loaded(g_get_tmp_dir(), "folder");
}

/* A file of which nothing is read. */
static void test_too_large(void) {
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp("carom-XXXXXX", &path, NULL);
  /* sparse: takes no space */
  g_assert_cmpint(ftruncate(fd, CAROM_LIMIT_FILE_MIB * 1024 * 1024 + 1), ==, 0);
  assert_not_loaded(path, "has 49 MiB, but the limit for scenes is 48 MiB");
  g_assert_cmpint(ftruncate(fd, CAROM_LIMIT_FILE_MIB * 1024 * 1024), ==, 0);
  close(fd);
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_file_load(path, NULL, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX);
  g_remove(path);
}

/* What does not tell its size is read as far as the limit. */
static void test_endless(void) {
  assert_not_loaded("/dev/zero", "larger than 48 MiB");
}

static void test_standard_input(void) {
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp("carom-XXXXXX", &path, NULL);
  g_assert_true(g_file_set_contents(path, HEAD ", \"dt\": -1}", -1, NULL));
  close(fd);
  fd = g_open(path, O_RDONLY, 0);
  int before = dup(STDIN_FILENO);
  g_assert_cmpint(dup2(fd, STDIN_FILENO), ==, STDIN_FILENO);
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_file_load("-", NULL, &error));
  g_assert_true(g_str_has_prefix(error->message, "standard input: dt: "));
  g_assert_cmpint(dup2(before, STDIN_FILENO), ==, STDIN_FILENO);
  close(before);
  close(fd);
  g_remove(path);
}

/* File names are bytes, messages are UTF-8. */
static void test_odd_name(void) {
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_file_load("caf\xe9.carom", NULL, &error));
  g_assert_true(g_utf8_validate(error->message, -1, NULL));
}

static void test_file_before_builtin(void) {
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "oblique", NULL);
  g_assert_true(g_file_set_contents(path, HEAD ", \"title\": \"Mine\"}", -1, NULL));
  g_autofree char *before = g_get_current_dir();
  g_assert_cmpint(g_chdir(folder), ==, 0);
  g_autoptr(CaromScene) mine = carom_scene_file_load("oblique", NULL, NULL);
  g_assert_cmpstr(mine->title, ==, "Mine");
  g_assert_null(mine->id);
  g_remove(path);
  g_autoptr(CaromScene) builtin = carom_scene_file_load("oblique", NULL, NULL);
  g_assert_cmpstr(builtin->id, ==, "oblique");
  g_assert_cmpint(g_chdir(before), ==, 0);
  g_rmdir(folder);
}

/* A valid file with bytes changed, put in and taken out is either a scene or refused in words. */
static void test_mutations(void) {
  static const char seed_text[] = HEAD
      ", \"title\": \"x\\u00e9\", \"unit\": \"px\", \"dt\": 0.5, \"duration\": 4, \"gravity\": "
      "[1, -2.5e0], \"seed\": 7, \"questions\": [\"a\", {\"question\": \"b\", \"answer\": \"c\"}], "
      "\"view\": {\"min\": [-1, -2], \"max\": [3, 4]}, \"bodies\": "
      "[{\"position\": [1, 2], \"radius\": 5, \"mass\": 6, \"pinned\": true, \"colour\": "
      "\"#0180fF\"}], \"crowds\": [{" CROWD ", \"overlapping\": true}], \"walls\": "
      "[{\"p1\": [0, 0], \"p2\": [9, 0], \"open\": [[0, 1.5], [2, 3]]}], \"emitters\": "
      "[{\"position\": [0, 0], \"radius\": 5, \"mass\": 6, \"count\": 3}], \"panes\": [{}, "
      "{\"separation\": \"nudge\"}]}";
  static const Mutants mutants = {seed_text, "{}[],:\"\\0123456789.eE+-ntu \xc3", 3, 5000};
  MutantsFate fate = mutants_read(&mutants);
  g_assert_cmpuint(fate.n_loaded, >, 100);
  g_assert_cmpuint(fate.n_refused, >, 1000);
}

static char *quote(const char *text) {
  GString *json = g_string_new(NULL);
  carom_json_writer_append_string(json, text);
  return g_string_free(json, FALSE);
}

/* What may be typed for a name is what a file may have. */
static void test_names_of_bodies(void) {
  static const char *const names[] = {"B",
                                      "\u5730\u7403",
                                      " a ",
                                      "",
                                      "  ",
                                      "two\nlines",
                                      "a\tb",
                                      "\x1b[31m",
                                      "\u202eabc",
                                      "0123456789012345678901234567890123456789",
                                      "01234567890123456789012345678901234567890"};
  guint n_refused = 0;
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autoptr(GError) error = NULL;
    g_autofree char *name = quote(names[i]);
    g_autofree char *text =
        g_strdup_printf(HEAD ", \"bodies\": [{\"name\": %s, \"position\": [0, 0], \"radius\": 1, "
                             "\"mass\": 1}]}",
                        name);
    g_autoptr(CaromScene) scene = carom_scene_text_parse("x", text, strlen(text), NULL, NULL);
    g_assert_cmpint(carom_body_name_check(names[i], &error), ==, scene != NULL);
    g_assert_cmpint(scene != NULL, ==, error == NULL);
    n_refused += !scene;
  }
  g_assert_cmpuint(n_refused, ==, 7);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *path = g_strconcat("/scene-errors/", rows[i].name, NULL);
    g_test_add_data_func(path, &rows[i], test_row);
  }
  g_test_add_func("/scene-errors/depth", test_depth);
  g_test_add_func("/scene-errors/depth-in-text", test_depth_in_text);
  g_test_add_func("/scene-errors/control-characters", test_control_characters);
  g_test_add_func("/scene-errors/binary", test_binary);
  g_test_add_func("/scene-errors/too-many-bodies", test_too_many_bodies);
  g_test_add_func("/scene-errors/too-many-openings", test_too_many_openings);
  g_test_add_func("/scene-errors/too-many-questions", test_too_many_questions);
  g_test_add_func("/scene-errors/long-texts", test_long_texts);
  g_test_add_func("/scene-errors/too-many-in-crowds", test_too_many_in_crowds);
  g_test_add_func("/scene-load/unknown-name", test_unknown_name);
  g_test_add_func("/scene-load/folder", test_folder);
  g_test_add_func("/scene-load/too-large", test_too_large);
  g_test_add_func("/scene-load/endless", test_endless);
  g_test_add_func("/scene-load/standard-input", test_standard_input);
  g_test_add_func("/scene-load/odd-name", test_odd_name);
  g_test_add_func("/scene-load/file-before-builtin", test_file_before_builtin);
  g_test_add_func("/scene-errors/mutations", test_mutations);
  g_test_add_func("/scene-errors/names-of-bodies", test_names_of_bodies);
  return g_test_run();
}
