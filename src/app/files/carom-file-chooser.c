/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-chooser: GtkFileChooserNative. GTK leaves it open when its window is destroyed, so it
 * is closed here. */
#include "carom-file-chooser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  CaromNotices *notices; /* not owned: the dialog is closed with its window */
  CaromFileChooserFunc chosen;
  gpointer context, data;
  GDestroyNotify destroy;
} Choice;

static void free_choice(gpointer data, GClosure *closure) {
  Choice *choice = data;
  if (choice->destroy)
    choice->destroy(choice->data);
  g_free(choice);
}

static void close_dialog(GtkNativeDialog *dialog) {
  gtk_native_dialog_destroy(dialog);
  g_object_unref(dialog);
}

/* The answer may be the window's end: the dialog does not go with it any more. */
static void detach(GtkNativeDialog *dialog) {
  GtkWindow *window = gtk_native_dialog_get_transient_for(dialog);
  if (window)
    g_signal_handlers_disconnect_by_func(window, G_CALLBACK(close_dialog), dialog);
  gtk_native_dialog_set_transient_for(dialog, NULL);
}

static void on_response(GtkNativeDialog *dialog, int response, Choice *choice) {
  g_autofree char *path = NULL;
  /* An answer without a file, as from a dialog whose field is empty, chooses nothing. */
  g_autoptr(GFile) file =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
  if (file) {
    path = g_file_get_path(file);
    if (!path)
      carom_notices_show_error(choice->notices, _("Carom cannot reach this file"),
                               _("The file is not on this computer. Copy it here first."));
  }
  detach(dialog);
  choice->chosen(choice->context, path, choice->data);
  g_object_unref(dialog);
}

/* Before it is shown: later, it would break off the listing of another folder, and say so. */
static void show_folder_of(GtkFileChooser *dialog, const char *path) {
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_autoptr(GFile) folder = g_file_get_parent(file);
  if (folder)
    gtk_file_chooser_set_current_folder(dialog, folder, NULL);
}

GtkFileChooser *carom_file_chooser_show(const CaromFileChooser *chooser,
                                        CaromFileChooserFunc chosen, gpointer context,
                                        gpointer data, GDestroyNotify destroy) {
  g_return_val_if_fail(chooser && chosen, NULL);
  Choice choice = {chooser->notices, chosen, context, data, destroy};
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
      chooser->title, chooser->window, chooser->action, chooser->accept, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  g_signal_connect_data(dialog, "response", G_CALLBACK(on_response),
                        g_memdup2(&choice, sizeof choice), free_choice, 0);
  g_signal_connect_object(chooser->window, "destroy", G_CALLBACK(close_dialog), dialog,
                          G_CONNECT_SWAPPED);
  if (chooser->beside)
    show_folder_of(GTK_FILE_CHOOSER(dialog), chooser->beside);
  if (chooser->name) /* what is in the field before it is shown gets selected with it */
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), chooser->name);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
  return GTK_FILE_CHOOSER(dialog);
}

void carom_file_chooser_add_filter(GtkFileChooser *dialog, const char *name,
                                   const char *const *suffixes) {
  g_return_if_fail(GTK_IS_FILE_CHOOSER(dialog) && name && suffixes);
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new();
  gtk_file_filter_set_name(filter, name);
  if (!suffixes[0])
    gtk_file_filter_add_pattern(filter, "*");
  for (guint i = 0; suffixes[i]; i++)
    gtk_file_filter_add_suffix(filter, suffixes[i] + strlen("."));
  gtk_file_chooser_add_filter(dialog, filter);
}
