/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lessons: every built-in scene has a lesson, and what it says is so. */
#include "carom-unit.h"
#include "lesson.h"

static const Lesson *const lists[] = {lessons_two_discs,  lessons_several_discs, lessons_walls,
                                      lessons_gases,      lessons_board,         lessons_piston,
                                      lessons_exact_time, lessons_steps,         lessons_beliefs};

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

static void add_question(GString *words, const CaromQuestion *question) {
  g_string_append_printf(words, "\n%s", question->question);
  for (guint i = 0; i < carom_question_n_choices(question); i++)
    g_string_append_printf(words, "\n%s", carom_question_choice(question, i)->choice);
}

/* What stands beside the @i-th question before any answer is opened. */
static char *words_beside(const CaromScene *scene, guint i) {
  GString *words = g_string_new(scene->title);
  g_string_append_printf(words, "\n%s", scene->lesson);
  for (guint j = 0; j < scene->questions->len; j++)
    if (j != i)
      add_question(words, carom_scene_question(scene, j));
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

/* ---- When questions are asked, and what can be chosen ---- */

/* Returns: the time of the contact of the leading pane that @question comes before, which must
 *   exist; INFINITY: it comes at the end */
static double asked_at_s(const CaromComparison *comparison, const CaromQuestion *question) {
  guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, 0));
  if (question->before_contact > 0) {
    g_assert_cmpuint(question->before_contact, <=, n);
    return lesson_contact(comparison, 0, question->before_contact - 1)->time_s;
  }
  for (guint i = 0; i < n && !isnan(question->at_s); i++)
    if (lesson_contact(comparison, 0, i)->time_s >= question->at_s)
      return lesson_contact(comparison, 0, i)->time_s;
  g_assert_true(isnan(question->at_s));
  return INFINITY;
}

static const CaromQuestionChoice *right_choice(const CaromQuestion *question) {
  for (guint i = 0; i < carom_question_n_choices(question); i++)
    if (carom_question_choice(question, i)->is_right)
      return carom_question_choice(question, i);
  g_assert_not_reached();
}

static gboolean is_checked_by(const LessonChoice *checked, const char *scene,
                              const CaromQuestion *question) {
  g_autofree char *choice = carom_unit_plain_spaces(right_choice(question)->choice);
  return g_str_equal(checked->scene, scene) && g_str_equal(checked->choice, choice);
}

static void check_choices(const CaromComparison *comparison, const CaromQuestion *question) {
  const char *scene = carom_comparison_get_scene(comparison)->id;
  for (const LessonChoice *checked = lesson_choices; checked->scene != NULL; checked++)
    if (is_checked_by(checked, scene, question)) {
      checked->check(comparison);
      return;
    }
  g_error("No test holds the right choice of “%s” in the scene %s", question->question, scene);
}

/* Each comes before a contact that there is, in the order of these contacts, and those without a
 * time last; a contact is put to the vote only once. What is wrong says why. */
static void test_questions(gconstpointer id) {
  g_autoptr(CaromComparison) comparison = lesson_run(id);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  double before_s = 0, voted_s = -1;
  for (guint i = 0; i < scene->questions->len; i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    double time_s = asked_at_s(comparison, question);
    g_assert_cmpfloat(time_s, >=, before_s);
    before_s = time_s;
    if (carom_question_n_choices(question) == 0)
      continue;
    g_assert_cmpfloat(time_s, >, voted_s);
    voted_s = time_s;
    check_choices(comparison, question);
    for (guint k = 0; k < carom_question_n_choices(question); k++) {
      const CaromQuestionChoice *choice = carom_question_choice(question, k);
      g_assert_true(choice->is_right || (choice->belief && choice->meaning));
    }
  }
}

static gboolean is_timed(const CaromQuestion *question) {
  return question->before_contact > 0 || !isnan(question->at_s) ||
         carom_question_n_choices(question) > 0;
}

/* Other scenes need no run: nothing is said about when. */
static void add_questions(const char *id) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  g_autofree char *path = g_strdup_printf("/questions/%s", id);
  for (guint i = 0; i < scene->questions->len; i++)
    if (is_timed(carom_scene_question(scene, i))) {
      g_test_add_data_func(path, id, test_questions);
      return;
    }
}

/* What is checked is there to be chosen. */
static void test_every_check(void) {
  for (const LessonChoice *checked = lesson_choices; checked->scene != NULL; checked++) {
    g_autoptr(CaromScene) scene = lesson_load(checked->scene);
    gboolean found = FALSE;
    for (guint i = 0; i < scene->questions->len; i++) {
      const CaromQuestion *question = carom_scene_question(scene, i);
      found |= carom_question_n_choices(question) > 0 &&
               is_checked_by(checked, checked->scene, question);
    }
    if (!found)
      g_error("The scene %s has no right choice “%s”", checked->scene, checked->choice);
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
  g_test_add_func("/lessons/every-check", test_every_check);
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    add_list(lists[i]);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++)
    add_questions(builtins[i].id);
  return g_test_run();
}
