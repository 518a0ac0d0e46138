/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lessons: every built-in scene has a lesson, and what it says is so. */
#include "lesson.h"

static const Lesson *const lists[] = {lessons_two_discs,  lessons_several_discs, lessons_walls,
                                      lessons_gases,      lessons_board,         lessons_piston,
                                      lessons_exact_time, lessons_steps};

static gboolean has_lesson(const char *scene) {
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    for (const Lesson *lesson = lists[i]; lesson->scene != NULL; lesson++)
      if (g_str_equal(lesson->scene, scene))
        return TRUE;
  return FALSE;
}

static void test_every_scene(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++)
    if (!has_lesson(builtins[i].id))
      g_error("No test holds what the scene %s says", builtins[i].id);
}

/* What stands beside the @i-th question before any answer is opened. */
static char *words_beside(const CaromScene *scene, guint i) {
  GString *words = g_string_new(scene->title);
  g_string_append_printf(words, "\n%s", scene->lesson);
  for (guint j = 0; j < scene->questions->len; j++)
    if (j != i)
      g_string_append_printf(words, "\n%s", carom_scene_question(scene, j)->question);
  return g_string_free(words, FALSE);
}

/* Whether @words have all numbers that the answer adds to the question. */
static gboolean give_away(const char *words, const CaromQuestion *question) {
  g_auto(GStrv) told = lesson_numbers(words), asked = lesson_numbers(question->question);
  g_auto(GStrv) answered = lesson_numbers(question->answer);
  guint n_added = 0, n_told = 0;
  for (char **number = answered; *number != NULL; number++) {
    if (g_strv_contains((const char *const *)asked, *number))
      continue;
    n_added++;
    n_told += g_strv_contains((const char *const *)told, *number);
  }
  return n_added > 0 && n_told == n_added;
}

/* Each question has its answer, and the other words leave it to be asked for: they do not have all
 * numbers that the answer adds to the question. */
static void test_every_answer(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(CaromScene) scene = lesson_load(builtins[i].id);
    for (guint j = 0; j < scene->questions->len; j++) {
      const CaromQuestion *question = carom_scene_question(scene, j);
      g_assert_nonnull(question->answer);
      g_autofree char *beside = words_beside(scene, j);
      if (give_away(beside, question))
        g_error("The words of the scene %s tell the answer to “%s”", scene->id, question->question);
    }
  }
}

static void add_list(const Lesson *list) {
  for (const Lesson *lesson = list; lesson->scene != NULL; lesson++) {
    g_autofree char *path = g_strdup_printf("/lesson/%s", lesson->scene);
    g_test_add_func(path, lesson->test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/lessons/every-scene", test_every_scene);
  g_test_add_func("/lessons/every-answer", test_every_answer);
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    add_list(lists[i]);
  return g_test_run();
}
