/* carom-pushed-toast: two handlers of signals. */
#include "carom-pushed-toast.h"

#include <glib/gi18n-lib.h>

static void show_pushed(CaromToast *toast, guint n) {
  g_autofree char *text =
      g_strdup_printf(ngettext("Push Apart is on: %u disc that overlapped is at the nearest free "
                               "place.",
                               "Push Apart is on: %u discs that overlapped are at the nearest free "
                               "places.",
                               n),
                      n);
  carom_toast_show(toast, text, _("_Undo"), "win.undo", NULL);
}

/* Once something else has been edited, its button would undo that. */
static void withdraw_pushed(CaromToast *toast) {
  carom_toast_withdraw(toast, "win.undo");
}

void carom_pushed_toast_add(CaromToast *toast, CaromEditor *editor, CaromDocument *document) {
  g_return_if_fail(CAROM_IS_TOAST(toast) && CAROM_IS_EDITOR(editor) && CAROM_IS_DOCUMENT(document));
  g_signal_connect_object(editor, "pushed", G_CALLBACK(show_pushed), toast, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::undo-name", G_CALLBACK(withdraw_pushed), toast,
                          G_CONNECT_SWAPPED);
}
