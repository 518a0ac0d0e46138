/* carom-copy-actions: see the header. */
#include "carom-copy-actions.h"

#include "carom-balance-tsv.h"

/* @text: (transfer full) */
static void copy(CaromWindow *window, char *text) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(window)), text);
  g_free(text);
}

static void copy_working(GSimpleAction *action, GVariant *parameter, gpointer window) {
  const CaromExplanationFormat *format =
      carom_explanation_format_by_id(g_variant_get_string(parameter, NULL));
  g_return_if_fail(format);
  g_auto(CaromExportContent) content = {0};
  carom_window_get_export_content(window, &content);
  if (content.explanation)
    copy(window, format->write(content.explanation, content.context));
}

static void copy_balance(GSimpleAction *action, GVariant *parameter, gpointer window) {
  g_auto(CaromExportContent) content = {0};
  carom_window_get_export_content(window, &content);
  if (content.explanation)
    copy(window, carom_balance_to_tsv(content.explanation));
}

static const GActionEntry entries[] = {
    {.name = "copy-working", .activate = copy_working, .parameter_type = "s"},
    {.name = "copy-balance", .activate = copy_balance},
};

void carom_copy_actions_add(CaromWindow *window) {
  g_action_map_add_action_entries(G_ACTION_MAP(window), entries, G_N_ELEMENTS(entries), window);
}
