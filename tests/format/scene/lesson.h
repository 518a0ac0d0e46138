/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lesson: what the texts, questions and answers of the built-in scenes claim, held by runs of those
 * scenes. Each group of scenes has a file with a list of lessons; test-lessons.c has them all. */
#pragma once

#include "carom-builtin.h"
#include "carom-comparison.h"

typedef struct {
  const char *scene; /* the id of a built-in scene; NULL ends a list */
  GTestFunc test;
} Lesson;

extern const Lesson lessons_two_discs[], lessons_several_discs[], lessons_walls[], lessons_gases[],
    lessons_board[], lessons_piston[], lessons_exact_time[], lessons_steps[], lessons_beliefs[];

/* The right choice of a question, and a check by hand of what it says. */
typedef struct {
  const char *scene;  /* the id of a built-in scene; NULL ends a list */
  const char *choice; /* letter by letter, with plain spaces */
  void (*check)(const CaromComparison *comparison); /* of a run of the scene to its end */
} LessonChoice;

extern const LessonChoice lesson_choices[];

/* ---- Runs ---- */

/* Returns: (transfer full): the built-in scene @id. */
CaromScene *lesson_load(const char *id);
/* Returns: (transfer full): the panes that @scene suggests, after @duration_s. */
CaromComparison *lesson_run_scene(CaromScene *scene, double duration_s);
CaromComparison *lesson_run_for(const char *id, double duration_s);
/* As long as a run of the scene usually is. */
CaromComparison *lesson_run(const char *id);
/* Only the pane that resolves by impulse at exact times, for what holds in any pane. */
CaromComparison *lesson_run_one(CaromScene *scene, double duration_s);
/* Only the first pane that the scene suggests, with what is drawn at random drawn from @seed. */
CaromComparison *lesson_run_seed(const char *id, guint32 seed, double duration_s);
void lesson_go_on(CaromComparison *comparison, double until_s);

/* The first pane whose @key is @id. */
guint lesson_pane(const CaromComparison *comparison, const char *key, const char *id);

/* ---- What they show ---- */

const CaromBodies *lesson_bodies(const CaromComparison *comparison, guint pane);
double lesson_speed(const CaromComparison *comparison, guint pane, guint disc);
/* Of all discs. */
double lesson_energy_j(const CaromComparison *comparison, guint pane);
double lesson_momentum_x(const CaromComparison *comparison, guint pane);
guint64 lesson_count_contacts(const CaromComparison *comparison, guint pane);
const CaromContactRecord *lesson_contact(const CaromComparison *comparison, guint pane, guint i);
/* How many discs of @pane have their centre right of @x. */
guint lesson_count_right_of(const CaromComparison *comparison, guint pane, double x);
/* Greatest distance of a disc of @pane from itself in the first pane. */
double lesson_apart(const CaromComparison *comparison, guint pane);

/* ---- What the words say ----
 * The scene is the one that the running test is about. A @phrase is a piece of its lesson, its
 * questions, answers or choices, letter by letter, such as "to 3.22 m after", so that a number that
 * changes there fails the test. */

/* Fails unless @phrase is there, with whole numbers at its ends. */
void lesson_says(const char *phrase);
/* Returns: the first number of @phrase, which must be there. */
double lesson_said(const char *phrase);
guint lesson_said_count(const char *phrase);
/* Returns: how far a value may be off the first number of @phrase to be rounded to it: half of its
 * last digit. */
double lesson_half_digit(const char *phrase);
/* @value is the first number of @phrase, as far as that has digits. */
#define lesson_assert_reads(value, phrase)                                                         \
  g_assert_cmpfloat_with_epsilon(value, lesson_said(phrase), lesson_half_digit(phrase))
/* Returns: (transfer full): the numbers in @text, as they are written. */
GStrv lesson_numbers(const char *text);

/* What the phrases say of the first two discs of scene @id. */
void lesson_assert_masses(const char *id, const char *said_a, const char *said_b);
/* Of discs that move along x. NULL: it rests. */
void lesson_assert_speeds(const char *id, const char *said_a, const char *said_b);

/* Velocities along x at the end, in all panes, to rounding. Two discs on a line. */
void lesson_assert_velocities(CaromScene *scene, double v_a, double v_b);
