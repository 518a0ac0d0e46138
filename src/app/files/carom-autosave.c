/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-autosave: at most one thread is writing a copy at a time; what is edited meanwhile is
 * written after that, or at once where that is asked for, and then the thread's does not take its
 * place. The main thread only takes references to the scene, which does not change any more;
 * while something is being typed, it makes the scene that this would be. */
#include "carom-autosave.h"

#include "carom-recovery-record.h"
#include "carom-recovery.h"
#include "carom-scene-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* What is to be written. */
typedef struct {
  CaromRecoverySlot *slot;
  guint64 turn;
  CaromRecoveryRecord record; /* its scene is written only by the thread */
  CaromSetup *setup;          /* (nullable): NULL: the record has no scene */
  gboolean is_needed;         /* whether there is to be a copy at all */
} Job;

struct _CaromAutosave {
  GObject parent_instance;
  CaromDocument *document;
  CaromRecoverySlot *slot; /* (nullable): NULL before it is needed */
  guint64 n_jobs;
  guint timer;
  gint64 since_us;     /* since when the copy has been out of date, or when writing it has failed
                        * last; 0: it is up to date, or being written */
  gboolean is_writing; /* a thread is at work */
  gboolean is_stopped; /* nothing is kept any more */
  gboolean has_failed; /* as told */
};

G_DEFINE_FINAL_TYPE(CaromAutosave, carom_autosave, G_TYPE_OBJECT)

enum { SIGNAL_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is written ---- */

static void free_job(Job *job) {
  carom_recovery_slot_unref(job->slot);
  g_clear_pointer(&job->setup, carom_setup_free);
  g_free(job->record.title);
  g_free(job->record.path);
  g_free(job->record.digest);
  g_free(job);
}

/* A scene that could be had again from the list of scenes, or by beginning it anew, needs no
 * copy.
 *
 * @work: (nullable): what make_work() gave */
static gboolean needs_copy(CaromAutosave *self, const CaromSetup *work) {
  return work || carom_scene_store_get_path(carom_document_get_store(self->document));
}

/* What is typed is work, before it is entered.
 *
 * Returns: (transfer full) (nullable): what would be lost; NULL: nothing */
static CaromSetup *make_work(CaromAutosave *self) {
  CaromSetup *typed = carom_document_make_tentative_setup(self->document);
  if (typed || !carom_document_is_modified(self->document))
    return typed;
  return carom_setup_copy(carom_document_get_setup(self->document));
}

/* Of a scene that is as in its file, the file's name is kept.
 *
 * @work: (transfer full) (nullable): what make_work() gave */
static Job *make_job(CaromAutosave *self, CaromSetup *work) {
  CaromSceneStore *store = carom_document_get_store(self->document);
  const CaromSetup *setup = work ? work : carom_document_get_setup(self->document);
  Job *job = g_new(Job, 1);
  *job = (Job){
      .slot = carom_recovery_slot_ref(self->slot),
      .turn = ++self->n_jobs,
      .record = {.title = g_strdup(setup->scene->title),
                 .path = g_strdup(carom_scene_store_get_path(store)),
                 .digest = g_strdup(carom_scene_store_get_digest(store)),
                 .can_save = carom_scene_store_can_save(store)},
      .setup = work,
      .is_needed = needs_copy(self, work),
  };
  return job;
}

static gboolean do_job(Job *job, GError **error) {
  if (!job->is_needed)
    return carom_recovery_slot_write(job->slot, job->turn, NULL, error);
  g_autoptr(CaromScene) scene = job->setup ? carom_setup_make_scene(job->setup) : NULL;
  g_autofree char *json = scene ? carom_scene_json_write(scene) : NULL;
  CaromRecoveryRecord record = job->record;
  record.scene = json;
  g_autofree char *text = carom_recovery_record_write(&record);
  return carom_recovery_slot_write(job->slot, job->turn, text, error);
}

/* ---- When ---- */

static gboolean on_time(gpointer data);

static void set_timer(CaromAutosave *self, guint ms) {
  g_clear_handle_id(&self->timer, g_source_remove);
  self->timer = g_timeout_add(ms, on_time, self);
}

static void schedule(CaromAutosave *self) {
  gint64 waited_ms = (g_get_monotonic_time() - self->since_us) / 1000;
  gint64 left_ms = MAX(CAROM_AUTOSAVE_MOST_MS - waited_ms, 0);
  set_timer(self, (guint)MIN(left_ms, CAROM_AUTOSAVE_REST_MS));
}

/* Tries again, since what was in the way may go without any edit. */
static void note_failure(CaromAutosave *self, const GError *error) {
  gboolean is_told = self->has_failed;
  self->has_failed = TRUE;
  self->since_us = g_get_monotonic_time();
  set_timer(self, CAROM_AUTOSAVE_RETRY_MS);
  if (is_told)
    return;
  g_autofree char *text =
      /* Translators: %s is a sentence about a file that cannot be written. */
      g_strdup_printf(_("Unsaved work is not being kept, so a crash would lose it. %s"),
                      error->message);
  g_signal_emit(self, signals[SIGNAL_FAILED], 0, text);
}

static void note_result(CaromAutosave *self, gboolean done, const GError *error) {
  if (self->is_stopped)
    return;
  if (!done) {
    note_failure(self, error);
    return;
  }
  self->has_failed = FALSE;
  if (self->since_us)
    schedule(self);
}

static void run_job(GTask *task, gpointer source, gpointer job, GCancellable *cancellable) {
  GError *error = NULL;
  if (do_job(job, &error))
    g_task_return_boolean(task, TRUE);
  else
    g_task_return_error(task, error);
}

/* The thread has the task's last reference at times, and must not have this object's with it: so
 * the object comes with the callback, which is the main thread's. */
static void on_job_done(GObject *object, GAsyncResult *result, gpointer data) {
  g_autoptr(CaromAutosave) self = data;
  g_autoptr(GError) error = NULL;
  gboolean done = g_task_propagate_boolean(G_TASK(result), &error);
  self->is_writing = FALSE;
  note_result(self, done, error);
}

static gboolean ensure_slot(CaromAutosave *self) {
  g_autoptr(GError) error = NULL;
  if (!self->slot)
    self->slot = carom_recovery_slot_new(&error);
  if (!self->slot)
    note_failure(self, error);
  return self->slot != NULL;
}

/* Returns: (transfer full) (nullable): what brings the copy up to date; NULL if it is, or cannot be
 *   now */
static Job *begin_writing(CaromAutosave *self) {
  carom_document_do_pending(self->document);
  g_clear_handle_id(&self->timer, g_source_remove);
  if (!self->since_us)
    return NULL;
  g_autoptr(CaromSetup) work = make_work(self);
  if (!self->slot && !needs_copy(self, work))
    self->since_us = 0;
  if (!self->since_us || !ensure_slot(self))
    return NULL;
  self->since_us = 0;
  return make_job(self, g_steal_pointer(&work));
}

static gboolean on_time(gpointer data) {
  CaromAutosave *self = data;
  self->timer = 0;
  Job *job = self->is_writing ? NULL : begin_writing(self);
  if (!job)
    return G_SOURCE_REMOVE;
  self->is_writing = TRUE;
  g_autoptr(GTask) task = g_task_new(NULL, NULL, on_job_done, g_object_ref(self));
  g_task_set_task_data(task, job, (GDestroyNotify)(void *)free_job);
  g_task_run_in_thread(task, run_job);
  return G_SOURCE_REMOVE;
}

static void on_changed(CaromAutosave *self) {
  if (self->is_stopped || !carom_document_get_setup(self->document))
    return;
  if (!self->since_us)
    self->since_us = g_get_monotonic_time();
  schedule(self);
}

/* Whether there would be no loss without a copy. */
static gboolean is_safe(CaromAutosave *self) {
  g_autoptr(CaromSetup) work = make_work(self);
  return !needs_copy(self, work);
}

gboolean carom_autosave_flush(CaromAutosave *self) {
  g_return_val_if_fail(CAROM_IS_AUTOSAVE(self), FALSE);
  if (self->is_stopped)
    return is_safe(self);
  if (self->is_writing && !self->since_us) /* nobody knows yet how that ends */
    self->since_us = g_get_monotonic_time();
  Job *job = begin_writing(self);
  if (!job)
    return self->since_us == 0;
  g_autoptr(GError) error = NULL;
  gboolean done = do_job(job, &error);
  free_job(job);
  note_result(self, done, error);
  return done;
}

/* @end: what becomes of the copy */
static void stop(CaromAutosave *self, void (*end)(CaromRecoverySlot *slot)) {
  self->is_stopped = TRUE;
  self->since_us = 0;
  g_clear_handle_id(&self->timer, g_source_remove);
  if (self->slot)
    end(self->slot);
  g_clear_pointer(&self->slot, carom_recovery_slot_unref);
}

void carom_autosave_stop(CaromAutosave *self) {
  g_return_if_fail(CAROM_IS_AUTOSAVE(self));
  stop(self, carom_recovery_slot_close);
}

void carom_autosave_leave(CaromAutosave *self) {
  g_return_if_fail(CAROM_IS_AUTOSAVE(self));
  g_autoptr(CaromSetup) work = self->is_stopped ? NULL : make_work(self);
  if (work)
    carom_autosave_flush(self);
  stop(self, work ? carom_recovery_slot_leave : carom_recovery_slot_close);
}

/* ---- Life ---- */

static void carom_autosave_dispose(GObject *object) {
  CaromAutosave *self = CAROM_AUTOSAVE(object);
  carom_autosave_stop(self);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_autosave_parent_class)->dispose(object);
}

static void carom_autosave_class_init(CaromAutosaveClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_autosave_dispose;
  signals[SIGNAL_FAILED] = g_signal_new("failed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_autosave_init(CaromAutosave *self) {
}

CaromAutosave *carom_autosave_new(CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document), NULL);
  CaromAutosave *self = g_object_new(CAROM_TYPE_AUTOSAVE, NULL);
  self->document = g_object_ref(document);
  g_signal_connect_object(document, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "typed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::modified", G_CALLBACK(on_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(carom_document_get_store(document), "moved", G_CALLBACK(on_changed), self,
                          G_CONNECT_SWAPPED);
  return self;
}
