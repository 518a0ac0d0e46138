/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setting-row: the label, the field, the unit behind it, and the message below. */
#include "carom-setting-row.h"

#include "carom-dialog-field.h"
#include "carom-expression.h"
#include "carom-format-error.h"
#include "carom-number-text.h"
#include "carom-scroll-chain.h"
#include "carom-soon.h"

#include <glib/gi18n-lib.h>

/* How high a field of several lines is at least and at most; past that, it scrolls. */
#define LINES_HEIGHT     56
#define LINES_MAX_HEIGHT 140

G_DEFINE_FINAL_TYPE(CaromSettingRow, carom_setting_row, GTK_TYPE_BOX)

/* ---- The field ---- */

static gboolean is_typed(const CaromSettingRow *self) {
  return self->setting->kind <= CAROM_SETTING_NUMBER;
}

static char *get_text(CaromSettingRow *self) {
  if (self->setting->kind != CAROM_SETTING_LINES)
    return g_strdup(gtk_editable_get_text(GTK_EDITABLE(self->field)));
  GtkTextIter start, end;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self->field));
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static void set_text(CaromSettingRow *self, const char *text) {
  if (self->setting->kind == CAROM_SETTING_LINES)
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(self->field)), text, -1);
  else
    gtk_editable_set_text(GTK_EDITABLE(self->field), text);
}

static double get_value(CaromSettingRow *self) {
  if (self->setting->kind == CAROM_SETTING_FLAG)
    return gtk_check_button_get_active(GTK_CHECK_BUTTON(self->field));
  return gtk_drop_down_get_selected(GTK_DROP_DOWN(self->field));
}

static void set_value(CaromSettingRow *self, double value) {
  if (self->setting->kind == CAROM_SETTING_FLAG)
    gtk_check_button_set_active(GTK_CHECK_BUTTON(self->field), value > 0);
  else
    gtk_drop_down_set_selected(GTK_DROP_DOWN(self->field), (guint)value);
}

/* ---- What is wrong ---- */

/* @problem: (nullable): NULL: nothing */
static void show_problem(CaromSettingRow *self, const char *problem) {
  carom_dialog_field_show_problem(self->field, self->message, problem);
}

/* Returns: (transfer full): @error in sentences */
static char *describe(CaromSettingRow *self, const GError *error) {
  if (!self->label || g_error_matches(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX))
    return g_strdup(error->message);
  /* Translators: the name of a field, and what is wrong with it: “Duration: must be greater than 0,
   * but is −1.” */
  return g_strdup_printf(_("%1$s: %2$s"), gtk_label_get_text(GTK_LABEL(self->label)),
                         error->message);
}

/* A CaromDocumentEditFunc. */
static gboolean set_in(CaromScene *scene, gconstpointer row, GError **error) {
  CaromSettingRow *self = (CaromSettingRow *)row;
  if (!is_typed(self))
    return carom_setting_set_value(self->setting, scene, self->index, get_value(self), error);
  g_autofree char *text = get_text(self);
  return carom_setting_set_text(self->setting, scene, self->index, text, error);
}

/* ---- Typing ----
 *
 * What has been typed since the field got the focus, or since Enter, is one thing: it can be taken
 * back as a whole. */

/* Puts the scene back to how it was before the typing.
 *
 * Returns: whether that had changed anything */
static gboolean take_back(CaromSettingRow *self) {
  CaromPlayer *player = carom_document_get_player(self->document);
  CaromClock clock = carom_player_get_clock(player);
  self->is_kept = TRUE;
  gboolean done = carom_document_take_back(self->document, self);
  self->is_kept = FALSE;
  if (done && self->setting->keeps_run)
    carom_player_go_to(player, &clock);
  return done;
}

static void end_typing(CaromSettingRow *self) {
  carom_document_end_step(self->document);
}

static gboolean end_typing_now(gpointer self) {
  end_typing(self);
  return G_SOURCE_REMOVE;
}

/* What was still to be shown of the typing may change any widget. */
static void on_focus_left(CaromSettingRow *self) {
  carom_soon(self, end_typing_now);
}

static void on_entered(CaromSettingRow *self) {
  end_typing(self);
  gtk_editable_select_region(GTK_EDITABLE(self->field), 0, -1);
}

static void show_has(CaromSettingRow *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  g_autofree char *text = carom_setting_get_text(self->setting, scene, self->index);
  self->showing = TRUE;
  set_text(self, text);
  self->showing = FALSE;
}

/* Where nothing has been typed, Escape is for others. */
static gboolean give_up(GtkWidget *field, GVariant *arguments, gpointer data) {
  CaromSettingRow *self = data;
  gboolean was_wrong = gtk_widget_get_visible(GTK_WIDGET(self->message));
  if (!take_back(self) && !was_wrong)
    return FALSE;
  show_problem(self, NULL);
  show_has(self);
  gtk_editable_select_region(GTK_EDITABLE(field), 0, -1);
  return TRUE;
}

static void watch_typing(CaromSettingRow *self, GtkWidget *entry) {
  GtkEventController *focus = gtk_event_controller_focus_new();
  GtkEventController *keys = gtk_shortcut_controller_new();
  g_signal_connect_object(focus, "leave", G_CALLBACK(on_focus_left), self, G_CONNECT_SWAPPED);
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(keys),
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Escape"),
                       gtk_callback_action_new(give_up, self, NULL)));
  gtk_widget_add_controller(entry, focus);
  gtk_widget_add_controller(entry, keys);
  g_signal_connect_object(entry, "activate", G_CALLBACK(on_entered), self, G_CONNECT_SWAPPED);
}

/* What is half typed, such as “2*” of “2*pi”, leaves nothing of what was right before, which was no
 * number that was meant; a text that has become too long is as good as it was. Once for each edit:
 * what replaces a text by another is never seen without either. */
static void on_edited(CaromSettingRow *self) {
  if (self->showing || !carom_document_get_scene(self->document))
    return;
  g_autoptr(GError) error = NULL;
  gboolean done = carom_document_edit_by(
      self->document, self->setting->keeps_run ? CAROM_DOCUMENT_ALWAYS : CAROM_DOCUMENT_FROM_START,
      set_in, self, _(self->setting->edit_name), self, &error);
  g_autofree char *problem = done ? NULL : describe(self, error);
  if (!done && self->setting->kind == CAROM_SETTING_NUMBER)
    take_back(self);
  show_problem(self, problem);
}

/* ---- Showing ---- */

/* Notes what @scene has.
 *
 * Returns: whether that is new */
static gboolean note(CaromSettingRow *self, const CaromScene *scene) {
  char *has = carom_setting_get_text(self->setting, scene, self->index);
  gboolean is_new = g_strcmp0(has, self->had) != 0;
  g_free(self->had);
  self->had = has;
  return is_new;
}

static void show_text(CaromSettingRow *self, const CaromScene *scene) {
  gboolean is_new = note(self, scene);
  if (self->is_kept || (!is_new && gtk_widget_get_visible(self->message)))
    return;
  show_problem(self, NULL);
  g_autofree char *typed = get_text(self);
  if (carom_setting_is_text(self->setting, scene, self->index, typed))
    return;
  g_autofree char *text = carom_setting_get_text(self->setting, scene, self->index);
  set_text(self, text);
}

static void show_unit(CaromSettingRow *self, const CaromScene *scene) {
  g_autofree char *unit = carom_expression_field_unit(self->setting->dimension, scene->unit);
  gtk_label_set_text(self->unit, unit);
  gboolean is_mixed = carom_setting_is_mixed(self->setting, scene);
  /* Translators: in a field for a number: not all walls have the same. */
  const char *mixed = C_("value", "mixed");
  gtk_entry_set_placeholder_text(GTK_ENTRY(self->field), is_mixed ? mixed : NULL);
}

void carom_setting_row_show(CaromSettingRow *self) {
  g_return_if_fail(CAROM_IS_SETTING_ROW(self));
  const CaromScene *scene = carom_document_get_scene(self->document);
  gboolean applies = !self->setting->applies || self->setting->applies(scene);
  gtk_widget_set_visible(GTK_WIDGET(self), applies);
  if (!applies)
    return;
  self->showing = TRUE;
  if (self->unit)
    show_unit(self, scene);
  if (is_typed(self))
    show_text(self, scene);
  else
    set_value(self, carom_setting_get_value(self->setting, scene, self->index));
  self->showing = FALSE;
}

void carom_setting_row_forget(CaromSettingRow *self) {
  g_return_if_fail(CAROM_IS_SETTING_ROW(self));
  g_clear_pointer(&self->had, g_free);
}

/* ---- Making it ---- */

static GtkWidget *make_entry(CaromSettingRow *self) {
  GtkWidget *entry = gtk_entry_new();
  gtk_widget_set_hexpand(entry, TRUE);
  gtk_editable_set_enable_undo(GTK_EDITABLE(entry), FALSE);
  if (self->setting->kind == CAROM_SETTING_NUMBER) {
    carom_number_text_mark(entry);
    self->unit = GTK_LABEL(carom_dialog_field_make_unit());
  }
  g_signal_connect_swapped(entry, "notify::text", G_CALLBACK(on_edited), self);
  watch_typing(self, entry);
  return entry;
}

/* Its steps of undo are those of the document. */
static GtkWidget *make_text_view(CaromSettingRow *self) {
  GtkWidget *view = gtk_text_view_new();
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_enable_undo(buffer, FALSE);
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(view), FALSE);
  gtk_text_view_set_left_margin(GTK_TEXT_VIEW(view), 6);
  gtk_text_view_set_right_margin(GTK_TEXT_VIEW(view), 6);
  gtk_text_view_set_top_margin(GTK_TEXT_VIEW(view), 4);
  gtk_text_view_set_bottom_margin(GTK_TEXT_VIEW(view), 4);
  g_signal_connect_object(buffer, "end-user-action", G_CALLBACK(on_edited), self,
                          G_CONNECT_SWAPPED);
  return view;
}

static GtkWidget *make_drop_down(CaromSettingRow *self) {
  g_autoptr(GtkStringList) names = gtk_string_list_new(NULL);
  for (guint i = 0; self->setting->choices[i]; i++)
    gtk_string_list_append(names, _(self->setting->choices[i]));
  GtkWidget *drop_down = gtk_drop_down_new(G_LIST_MODEL(g_steal_pointer(&names)), NULL);
  gtk_widget_set_hexpand(drop_down, TRUE);
  g_signal_connect_swapped(drop_down, "notify::selected", G_CALLBACK(on_edited), self);
  return drop_down;
}

/* A text that is too long for its line is broken, rather than cut off. */
static GtkWidget *make_check_button(CaromSettingRow *self) {
  GtkWidget *check_button = gtk_check_button_new();
  GtkWidget *label = gtk_label_new_with_mnemonic(_(self->setting->label));
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_mnemonic_widget(GTK_LABEL(label), check_button);
  gtk_accessible_update_property(GTK_ACCESSIBLE(check_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 gtk_label_get_text(GTK_LABEL(label)), -1);
  gtk_check_button_set_child(GTK_CHECK_BUTTON(check_button), label);
  g_signal_connect_swapped(check_button, "toggled", G_CALLBACK(on_edited), self);
  return check_button;
}

static GtkWidget *make_field(CaromSettingRow *self) {
  switch (self->setting->kind) {
  case CAROM_SETTING_LINES:
    return make_text_view(self);
  case CAROM_SETTING_FLAG:
    return make_check_button(self);
  case CAROM_SETTING_CHOICE:
    return make_drop_down(self);
  default:
    return make_entry(self);
  }
}

/* A field of several lines is as high as its text, within limits. */
static GtkWidget *frame_lines(GtkWidget *field) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(scrolled), LINES_HEIGHT);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scrolled), LINES_MAX_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_scrolled_window_set_has_frame(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), field);
  carom_scroll_chain_add(GTK_SCROLLED_WINDOW(scrolled));
  return scrolled;
}

static void lay_out(CaromSettingRow *self) {
  gboolean is_lines = self->setting->kind == CAROM_SETTING_LINES;
  GtkWidget *line = gtk_box_new(is_lines ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                is_lines ? 4 : 12);
  if (self->label)
    gtk_box_append(GTK_BOX(line), self->label);
  gtk_box_append(GTK_BOX(line), is_lines ? frame_lines(self->field) : self->field);
  if (self->unit)
    gtk_box_append(GTK_BOX(line), GTK_WIDGET(self->unit));
  gtk_box_append(GTK_BOX(self), line);
  gtk_box_append(GTK_BOX(self), self->message);
}

GtkWidget *carom_setting_row_new(CaromDocument *document, const CaromSetting *setting, guint i) {
  CaromSettingRow *self = g_object_new(CAROM_TYPE_SETTING_ROW, "orientation",
                                       GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);
  self->document = g_object_ref(document);
  self->setting = setting;
  self->index = i;
  self->field = make_field(self);
  if (setting->kind != CAROM_SETTING_FLAG)
    self->label = carom_dialog_field_make_label(_(setting->label), self->field);
  self->message = carom_dialog_field_make_message();
  lay_out(self);
  return GTK_WIDGET(self);
}

static void carom_setting_row_finalize(GObject *object) {
  g_free(CAROM_SETTING_ROW(object)->had);
  G_OBJECT_CLASS(carom_setting_row_parent_class)->finalize(object);
}

static void carom_setting_row_dispose(GObject *object) {
  g_clear_object(&CAROM_SETTING_ROW(object)->document);
  G_OBJECT_CLASS(carom_setting_row_parent_class)->dispose(object);
}

static void carom_setting_row_class_init(CaromSettingRowClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_setting_row_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_setting_row_finalize;
}

static void carom_setting_row_init(CaromSettingRow *self) {
}
