/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ask: message dialogs. GTK destroys them with their window; then nobody answers. */
#include "carom-ask.h"

#include "carom-file-windows.h"

#include <glib/gi18n-lib.h>

#define QUESTION "carom-ask-question"

typedef struct {
  CaromAskFunc answered;
  gpointer context;
  CaromThen *then; /* NULL once passed on */
  char *path;      /* (nullable): the file of the window that may be shown */
} Question;

static void free_question(gpointer data, GClosure *closure) {
  Question *question = data;
  carom_then_free(question->then);
  g_free(question->path);
  g_free(question);
}

/* GTK's own responses, such as for Escape, are negative. */
static void on_response(GtkDialog *dialog, int response, Question *question) {
  CaromAskAnswer answer = response < 0 ? CAROM_ASK_CANCEL : (CaromAskAnswer)response;
  CaromAskFunc answered = question->answered;
  gpointer context = question->context;
  CaromThen *then = g_steal_pointer(&question->then);
  g_autofree char *path = g_steal_pointer(&question->path);
  GtkWindow *window = gtk_window_get_transient_for(GTK_WINDOW(dialog));
  gtk_window_set_transient_for(GTK_WINDOW(dialog), NULL); /* the answer may be the window's end */
  gtk_window_destroy(GTK_WINDOW(dialog));
  if (answer == CAROM_ASK_SHOW)
    carom_file_windows_present(path, window);
  answered(context, answer, then);
}

static void add_button(GtkDialog *dialog, const char *label, CaromAskAnswer answer,
                       const char *css_class) {
  GtkWidget *button = gtk_dialog_add_button(dialog, label, answer);
  if (css_class)
    gtk_widget_add_css_class(button, css_class);
}

static void forget_question(GtkWindow *window) {
  g_object_set_data(G_OBJECT(window), QUESTION, NULL);
}

/* A window asks one thing at a time: the last. Whatever went on after the one before does not. */
static void replace_question(GtkWindow *window, GtkWidget *dialog) {
  GtkWidget *before = g_object_get_data(G_OBJECT(window), QUESTION);
  if (before)
    gtk_window_destroy(GTK_WINDOW(before));
  g_object_set_data(G_OBJECT(window), QUESTION, dialog);
  g_signal_connect_object(dialog, "destroy", G_CALLBACK(forget_question), window,
                          G_CONNECT_SWAPPED);
}

static GtkDialog *make_dialog(GtkWindow *window, const char *title, const char *text,
                              Question question) {
  GtkWidget *dialog =
      gtk_message_dialog_new(window, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                             GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", title);
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", text);
  replace_question(window, dialog);
  g_signal_connect_data(dialog, "response", G_CALLBACK(on_response),
                        g_memdup2(&question, sizeof question), free_question, 0);
  return GTK_DIALOG(dialog);
}

static void present(GtkDialog *dialog, CaromAskAnswer usual) {
  gtk_dialog_set_default_response(dialog, usual);
  gtk_widget_grab_focus(gtk_dialog_get_widget_for_response(dialog, usual));
  gtk_window_present(gtk_window_get_transient_for(GTK_WINDOW(dialog)));
  gtk_window_present(GTK_WINDOW(dialog));
}

/* Returns: (transfer full): where the changes would go: the file or, if there is none for them, the
 *   scene by its title */
static char *name_work(CaromDocument *document, gboolean has_file) {
  const char *path = carom_scene_store_get_path(carom_document_get_store(document));
  return has_file ? g_filename_display_basename(path)
                  : g_strdup(carom_document_get_scene(document)->title);
}

void carom_ask_about_changes(GtkWindow *window, CaromDocument *document, CaromAskFunc answered,
                             gpointer context, CaromThen *then) {
  g_return_if_fail(GTK_IS_WINDOW(window) && CAROM_IS_DOCUMENT(document) && answered);
  gboolean has_file = carom_scene_store_can_save(carom_document_get_store(document));
  g_autofree char *name = name_work(document, has_file);
  /* Translators: %s is the name of a file or, where there is none, the title of a scene. */
  g_autofree char *title = g_strdup_printf(_("Save the changes to “%s”?"), name);
  GtkDialog *dialog = make_dialog(window, title, _("Changes that are not saved will be lost."),
                                  (Question){answered, context, then, NULL});
  add_button(dialog, _("_Cancel"), CAROM_ASK_CANCEL, NULL);
  add_button(dialog, _("_Discard"), CAROM_ASK_DISCARD, "destructive-action");
  add_button(dialog, has_file ? _("_Save") : _("Save _as…"), CAROM_ASK_SAVE, "suggested-action");
  present(dialog, CAROM_ASK_SAVE);
}

void carom_ask_about_file(GtkWindow *window, CaromDocument *document, CaromAskFunc answered,
                          gpointer context, CaromThen *then) {
  g_return_if_fail(GTK_IS_WINDOW(window) && CAROM_IS_DOCUMENT(document) && answered);
  const char *path = carom_scene_store_get_path(carom_document_get_store(document));
  g_return_if_fail(path);
  g_autofree char *name = g_filename_display_basename(path);
  /* Translators: %s is the name of a file. */
  g_autofree char *title = g_strdup_printf(_("Another program has changed “%s”"), name);
  GtkDialog *dialog =
      make_dialog(window, title, _("If you overwrite the file, what it contains now will be lost."),
                  (Question){answered, context, then, NULL});
  add_button(dialog, _("_Cancel"), CAROM_ASK_CANCEL, NULL);
  add_button(dialog, _("_Overwrite"), CAROM_ASK_DISCARD, "destructive-action");
  add_button(dialog, _("Save _as…"), CAROM_ASK_SAVE_AS, "suggested-action");
  present(dialog, CAROM_ASK_SAVE_AS);
}

void carom_ask_about_window(GtkWindow *window, const char *path, CaromAskFunc answered,
                            gpointer context, CaromThen *then) {
  g_return_if_fail(GTK_IS_WINDOW(window) && path && answered);
  g_autofree char *name = g_filename_display_basename(path);
  /* Translators: %s is the name of a file. */
  g_autofree char *title = g_strdup_printf(_("“%s” is open in another window"), name);
  GtkDialog *dialog =
      make_dialog(window, title,
                  _("Nothing was saved: the two windows would overwrite each other’s work. Choose "
                    "another name, or close the other window first."),
                  (Question){answered, context, then, g_strdup(path)});
  add_button(dialog, _("_Cancel"), CAROM_ASK_CANCEL, NULL);
  add_button(dialog, _("Show that _window"), CAROM_ASK_SHOW, NULL);
  add_button(dialog, _("Save _as…"), CAROM_ASK_SAVE_AS, "suggested-action");
  present(dialog, CAROM_ASK_SAVE_AS);
}
