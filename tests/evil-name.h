/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* evil-name: names of discs that must not break whatever they are put into: markup, LaTeX, tables,
 * formats of printf(). */
#pragma once

#include "carom-scene.h"

#define TEST_EVIL_NAME    "<b>&\"\\,;_%$"
#define TEST_CHINESE_NAME "\u5730\u7403"

/* Gives them to the first two discs. */
static inline void test_give_evil_names(CaromScene *scene) {
  g_array_index(scene->bodies, CaromBody, 0).name = g_intern_static_string(TEST_EVIL_NAME);
  g_array_index(scene->bodies, CaromBody, 1).name = g_intern_static_string(TEST_CHINESE_NAME);
}
