/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-maker: one thread at a time. A generator cannot be interrupted, but none takes longer
 * than a few seconds; what is made and no longer wanted is thrown away. */
#include "carom-scene-maker.h"

#include "carom-method-option.h"

typedef struct {
  CaromSceneMaker *maker; /* a reference while the thread is at work: the thread itself, which may
                             end last, must not have one */
  const CaromGenerator *generator;
  double *values;
  CaromScene *scene; /* NULL before it is made, or if it cannot be */
  CaromRun *run;
  GError *error;
  guint culprit;
} Job;

struct _CaromSceneMaker {
  GObject parent_instance;
  Job *next;         /* (nullable): what comes when the thread has ended */
  Job *shown;        /* (nullable): the last one that could be made */
  Job *refused;      /* (nullable): what was asked for last, if it cannot be */
  gboolean is_there; /* whether what was asked for last is one of both */
  gboolean runs;     /* whether the thread does */
  gboolean wanted;   /* whether what it makes is */
};

G_DEFINE_FINAL_TYPE(CaromSceneMaker, carom_scene_maker, G_TYPE_OBJECT)

enum { SIGNAL_MADE, N_SIGNALS };
static guint signals[N_SIGNALS];

static Job *job_new(const CaromGenerator *generator, const double *values) {
  Job *job = g_new0(Job, 1);
  job->generator = generator;
  job->values = g_memdup2(values, generator->n_options * sizeof *values);
  return job;
}

static void job_free(Job *job) {
  g_free(job->values);
  g_clear_pointer(&job->run, carom_run_free);
  g_clear_pointer(&job->scene, carom_scene_unref);
  g_clear_error(&job->error);
  g_free(job);
}

/* ---- The thread ---- */

static void work(GTask *task, gpointer source, gpointer data, GCancellable *cancellable) {
  Job *job = data;
  job->scene = carom_generator_make(job->generator, job->values, &job->culprit, &job->error);
  if (job->scene) {
    CaromMethod method = carom_method_option_defaults();
    job->run = carom_run_new(job->scene, &method);
  }
  g_task_return_boolean(task, TRUE);
}

static void on_worked(GObject *object, GAsyncResult *result, gpointer data);

/* @job: (transfer full) */
static void start(CaromSceneMaker *self, Job *job) {
  g_autoptr(GTask) task = g_task_new(NULL, NULL, on_worked, job);
  job->maker = g_object_ref(self);
  g_task_set_task_data(task, job, NULL);
  self->runs = TRUE;
  self->wanted = TRUE;
  g_task_run_in_thread(task, work);
}

/* @job: (transfer full) */
static void take(CaromSceneMaker *self, Job *job) {
  Job **place = job->run ? &self->shown : &self->refused;
  Job *before = *place;
  *place = job;
  self->is_there = TRUE;
  g_signal_emit(self, signals[SIGNAL_MADE], 0);
  g_clear_pointer(&before, job_free);
}

static void on_worked(GObject *object, GAsyncResult *result, gpointer data) {
  Job *job = data;
  g_autoptr(CaromSceneMaker) self = g_steal_pointer(&job->maker);
  self->runs = FALSE;
  if (self->wanted)
    take(self, job);
  else
    job_free(job);
  if (self->next && !self->runs)
    start(self, g_steal_pointer(&self->next));
}

/* ---- Asking ---- */

CaromSceneMaker *carom_scene_maker_new(void) {
  return g_object_new(CAROM_TYPE_SCENE_MAKER, NULL);
}

void carom_scene_maker_forget(CaromSceneMaker *self) {
  g_return_if_fail(CAROM_IS_SCENE_MAKER(self));
  g_clear_pointer(&self->next, job_free);
  g_clear_pointer(&self->refused, job_free);
  self->is_there = FALSE;
  self->wanted = FALSE;
}

void carom_scene_maker_ask(CaromSceneMaker *self, const CaromGenerator *generator,
                           const double *values) {
  g_return_if_fail(CAROM_IS_SCENE_MAKER(self) && generator && values);
  carom_scene_maker_forget(self);
  if (self->runs)
    self->next = job_new(generator, values);
  else
    start(self, job_new(generator, values));
}

gboolean carom_scene_maker_is_busy(CaromSceneMaker *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_MAKER(self), FALSE);
  return self->next || (self->runs && self->wanted);
}

const CaromRun *carom_scene_maker_get_run(CaromSceneMaker *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_MAKER(self), NULL);
  return self->shown ? self->shown->run : NULL;
}

CaromScene *carom_scene_maker_get_scene(CaromSceneMaker *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_MAKER(self), NULL);
  return self->is_there && !self->refused ? self->shown->scene : NULL;
}

const char *carom_scene_maker_get_problem(CaromSceneMaker *self, guint *culprit) {
  g_return_val_if_fail(CAROM_IS_SCENE_MAKER(self) && culprit, NULL);
  if (!self->refused)
    return NULL;
  *culprit = self->refused->culprit;
  return self->refused->error->message;
}

static void carom_scene_maker_finalize(GObject *object) {
  CaromSceneMaker *self = CAROM_SCENE_MAKER(object);
  carom_scene_maker_forget(self);
  g_clear_pointer(&self->shown, job_free);
  G_OBJECT_CLASS(carom_scene_maker_parent_class)->finalize(object);
}

static void carom_scene_maker_class_init(CaromSceneMakerClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_scene_maker_finalize;
  signals[SIGNAL_MADE] = g_signal_new("made", CAROM_TYPE_SCENE_MAKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_scene_maker_init(CaromSceneMaker *self) {
}
