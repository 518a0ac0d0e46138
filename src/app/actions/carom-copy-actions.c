/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-copy-actions: writes the text for the clipboard when an action is activated: an explanation
 * in one of its formats, or the account of the contact as tab-separated values. */
#include "carom-copy-actions.h"

#include "carom-action.h"
#include "carom-balance-text.h"
#include "carom-explanation-format.h"

#include <gtk/gtk.h>

/* @text: (transfer full) */
static void copy(char *text) {
  gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text);
  g_free(text);
}

static void copy_working(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  const CaromExplanationFormat *format =
      carom_explanation_format_by_id(g_variant_get_string(parameter, NULL));
  g_return_if_fail(format);
  const CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  g_autoptr(CaromExplanationContext) context = carom_inspector_get_context(inspector);
  if (explanation)
    copy(format->write(explanation, context));
}

static void copy_balance(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  if (explanation)
    copy(carom_balance_text_tsv(explanation));
}

static const GActionEntry entries[] = {
    {.name = "copy-working", .activate = copy_working, .parameter_type = "s"},
    {.name = "copy-balance", .activate = copy_balance},
};

static void show_state(CaromPredictionSession *session, GActionMap *map) {
  gboolean is_asking = carom_prediction_session_is_asking(session);
  for (guint i = 0; i < G_N_ELEMENTS(entries); i++)
    carom_action_set_enabled(map, entries[i].name, !is_asking);
}

void carom_copy_actions_add(GActionMap *map, CaromInspector *inspector,
                            CaromPredictionSession *session) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), inspector);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_state), map, 0);
  show_state(session, map);
}
