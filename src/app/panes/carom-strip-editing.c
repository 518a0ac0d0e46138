/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-strip-editing: the menu is made anew each time it opens, since it names a contact. */
#include "carom-strip-editing.h"

#include "carom-pane-outlooks.h"
#include "carom-presses.h"
#include "carom-shortcuts.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

struct CaromStripEditing {
  GtkWidget *strip; /* owns this */
  CaromPlayer *player;
  CaromEditor *editor;
  GPtrArray *areas; /* (element-type CaromPaneArea): not owned */
  guint pane;       /* in which something was pressed last */
  CaromPaneOutlooks *outlooks;
  guint tick_id;        /* of the callback that works on them; 0 while there is nothing to do */
  GMenuModel *menu;     /* (nullable) */
  CaromVec2 menu_place; /* in the scene: where the menu was opened … */
  gboolean is_pointed;  /* … by the pointer */
  GtkWidget *opened;    /* (nullable): the menu that was opened last */
  guint popup_id;       /* of the callback that shows it; 0 if there is none */
};

guint carom_strip_editing_get_pane(CaromStripEditing *self) {
  return self->pane < self->areas->len ? self->pane : 0;
}

static CaromPaneArea *get_area(CaromStripEditing *self) {
  guint i = carom_strip_editing_get_pane(self);
  return i < self->areas->len ? g_ptr_array_index(self->areas, i) : NULL;
}

CaromEditor *carom_strip_editing_get_editor(CaromStripEditing *self) {
  return self->editor;
}

gboolean carom_strip_editing_get_view(CaromStripEditing *self, CaromEditView *view) {
  CaromPaneArea *area = get_area(self);
  return area && carom_pane_area_get_edit_view(area, view);
}

const char *carom_strip_editing_get_obstacle(CaromStripEditing *self) {
  CaromPaneArea *area = get_area(self);
  return area ? carom_pane_area_get_edit_obstacle(area) : NULL;
}

gboolean carom_strip_editing_get_place(CaromStripEditing *self, CaromVec2 *place) {
  CaromPaneArea *area = get_area(self);
  for (guint i = 0; i < self->areas->len; i++)
    if (carom_pane_editing_get_pointer(carom_pane_editing_of(g_ptr_array_index(self->areas, i)),
                                       place))
      return TRUE;
  if (!area)
    return FALSE;
  *place = carom_pane_editing_get_position(carom_pane_editing_of(area),
                                           gtk_widget_get_width(GTK_WIDGET(area)) / 2.0,
                                           gtk_widget_get_height(GTK_WIDGET(area)) / 2.0);
  return TRUE;
}

/* ---- The outlooks ---- */

static void show_outlooks(CaromStripEditing *self) {
  for (guint i = 0; i < self->areas->len; i++)
    carom_pane_area_set_outlook(g_ptr_array_index(self->areas, i),
                                carom_pane_outlooks_get(self->outlooks, i));
}

static gboolean work(GtkWidget *strip, GdkFrameClock *clock, gpointer data) {
  CaromStripEditing *self = data;
  gint64 deadline_us = g_get_monotonic_time() + CAROM_STRIP_EDITING_BUDGET_US;
  gboolean has_more = carom_pane_outlooks_work(self->outlooks, deadline_us);
  show_outlooks(self);
  if (!has_more)
    self->tick_id = 0;
  return has_more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void rest(CaromStripEditing *self) {
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback(self->strip, self->tick_id);
  self->tick_id = 0;
}

void carom_strip_editing_follow(CaromStripEditing *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  if (!carom_player_is_drafting(self->player)) {
    rest(self);
    carom_pane_outlooks_drop(self->outlooks);
  } else if (carom_player_is_in_flux(self->player)) {
    g_autoptr(CaromSelection) changed =
        carom_editor_get_changed(self->editor, carom_comparison_get_scene(comparison));
    carom_pane_outlooks_start(self->outlooks, comparison, changed);
    if (self->tick_id == 0)
      self->tick_id = gtk_widget_add_tick_callback(self->strip, work, self, NULL);
  }
  show_outlooks(self);
}

/* ---- The menu ---- */

static gboolean involves(const CaromContactRecord *record, int disc) {
  return disc < 0 || (int)record->a == disc || record->b == disc;
}

/* The last contact up to now of @disc, or of any disc if it is -1. */
static gboolean find_last_contact(CaromPaneArea *area, int disc, guint *contact) {
  const CaromComparison *comparison = carom_pane_area_get_comparison(area);
  guint pane = carom_pane_area_get_index(area);
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  if (!carom_comparison_last_contact(comparison, pane, contact))
    return FALSE;
  for (;; --*contact) {
    if (involves(carom_run_get_contact(run, *contact), disc))
      return TRUE;
    if (*contact == 0)
      return FALSE;
  }
}

/* While a question is asked, choosing another contact would end it. */
static gboolean is_secret(CaromPaneArea *area) {
  CaromPredictionSession *session = carom_pane_area_get_session(area);
  return session && carom_prediction_session_is_secret(session);
}

/* The disc's last contact or, on free ground, that of the pane. Where there is none, the item is
 * there without its target, and cannot be chosen. */
static GMenuItem *make_contact_item(CaromPaneArea *area, int disc) {
  GMenuItem *item =
      g_menu_item_new(disc < 0 ? _("Go to the _last contact") : _("Go to its _last contact"), NULL);
  guint contact;
  if (!is_secret(area) && find_last_contact(area, disc, &contact))
    g_menu_item_set_action_and_target(item, "win.show-contact", "(uu)",
                                      carom_pane_area_get_index(area), contact);
  else
    g_menu_item_set_action_and_target_value(item, "win.show-contact", NULL);
  return item;
}

static void append_items(GMenu *menu, GMenuModel *other, int n) {
  for (int i = 0; i < n; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new_from_model(other, i);
    g_menu_append_item(menu, item);
  }
}

/* The sections of @other as those of the whole menu, with a line between them, as sections of a
 * section have none; the last one ends with @last. */
static void append_all(GMenu *menu, GMenuModel *other, GMenuItem *last) {
  int n = g_menu_model_get_n_items(other);
  g_autoptr(GMenuModel) section =
      n > 0 ? g_menu_model_get_item_link(other, n - 1, G_MENU_LINK_SECTION) : NULL;
  g_autoptr(GMenu) ending = g_menu_new();
  append_items(menu, other, section ? n - 1 : n);
  if (section)
    append_items(ending, section, g_menu_model_get_n_items(section));
  g_menu_append_item(ending, last);
  g_menu_append_section(menu, NULL, G_MENU_MODEL(ending));
}

/* @kind: a target of the action win.edit-new */
static void append_new(GMenu *menu, const char *label, const char *kind, CaromVec2 place) {
  g_autoptr(GMenuItem) item = g_menu_item_new(label, NULL);
  g_autofree char *at_pointer = g_strconcat("win.edit-new::", kind, NULL);
  const char *key = carom_shortcuts_find_plain_key(at_pointer);
  g_menu_item_set_action_and_target(item, "win.edit-new-at", "(sdd)", kind, place.x, place.y);
  if (key)
    g_menu_item_set_attribute(item, "accel", "s", key);
  g_menu_append_item(menu, item);
}

/* In a menu of their own, so that the whole one leaves room to spare on a small screen. */
static GMenu *make_new_items(CaromVec2 place) {
  GMenu *section = g_menu_new();
  g_autoptr(GMenu) items = g_menu_new();
  append_new(items, _("New _Disc"), "disc", place);
  append_new(items, _("New _Wall"), "wall", place);
  append_new(items, _("New _Emitter"), "emitter", place);
  /* Translators: a submenu: what is made at the place that the menu is about. */
  g_menu_append_submenu(section, _("New _here"), G_MENU_MODEL(items));
  return section;
}

static GMenuItem *make_gravity_item(void) {
  /* Translators: leads to gravity in the scene’s settings */
  GMenuItem *item = g_menu_item_new(_("_Gravity…"), NULL);
  g_menu_item_set_action_and_target(item, "win.scene-setting", "s", "gravity-x");
  return item;
}

/* The menu for a place in the pane. */
static GMenuModel *make_menu(CaromStripEditing *self, CaromPaneArea *area, double x, double y) {
  CaromPaneEditing *editing = carom_pane_editing_of(area);
  CaromVec2 position = carom_pane_editing_get_position(editing, x, y);
  GMenu *menu = g_menu_new();
  g_autoptr(GMenu) new_items = make_new_items(position);
  g_autoptr(GMenu) nothing = g_menu_new();
  g_autoptr(GMenuItem) item =
      carom_pane_editing_is_at_gravity(editing, x, y)
          ? make_gravity_item()
          : make_contact_item(area, carom_pane_editing_find_disc(editing, x, y));
  g_menu_append_section(menu, NULL, G_MENU_MODEL(new_items));
  append_all(menu, self->menu ? self->menu : G_MENU_MODEL(nothing), item);
  return G_MENU_MODEL(menu);
}

static void forget_opened(CaromStripEditing *self) {
  g_clear_handle_id(&self->popup_id, g_source_remove);
  if (self->opened)
    carom_presses_cancel(self->opened);
  g_clear_pointer(&self->opened, gtk_widget_unparent);
}

/* Of a mouse, and not the first one, which a finger that rests counts as. */
static gboolean is_button_down(GtkWidget *widget) {
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  GdkSurface *surface = gtk_native_get_surface(gtk_widget_get_native(widget));
  GdkModifierType state = 0;
  if (pointer)
    gdk_surface_get_device_position(surface, pointer, NULL, NULL, &state);
  return (state & (GDK_BUTTON2_MASK | GDK_BUTTON3_MASK)) != 0;
}

/* Who has pressed a button again meanwhile wants something else; and GTK would lose count of what
 * is pressed, see carom_pane_editing_ask_menu(). */
static gboolean pop_up(gpointer data) {
  CaromStripEditing *self = data;
  self->popup_id = 0;
  if (is_button_down(self->strip))
    forget_opened(self);
  else
    gtk_popover_popup(GTK_POPOVER(self->opened));
  return G_SOURCE_REMOVE;
}

/* In the pane that is used. */
static void open_menu(CaromPaneEditing *editing, double x, double y, CaromStripEditing *self) {
  CaromPaneArea *area = get_area(self);
  double strip_x, strip_y;
  if (!gtk_widget_translate_coordinates(GTK_WIDGET(area), self->strip, x, y, &strip_x, &strip_y))
    return;
  g_autoptr(GMenuModel) menu = make_menu(self, area, x, y);
  forget_opened(self);
  self->opened = gtk_popover_menu_new_from_model(menu);
  gtk_widget_set_parent(self->opened, self->strip);
  carom_window_keys_watch_menu(GTK_POPOVER(self->opened), self->strip);
  gtk_widget_set_halign(self->opened, GTK_ALIGN_START);
  gtk_popover_set_has_arrow(GTK_POPOVER(self->opened), FALSE);
  gtk_popover_set_pointing_to(GTK_POPOVER(self->opened),
                              &(GdkRectangle){(int)strip_x, (int)strip_y, 1, 1});
  /* GTK 4.8 puts the lines between sections in when it is idle, and a popover that is shown before
   * that does not grow for them, so that its last items are cut off. */
  self->popup_id = g_idle_add(pop_up, self);
}

static void on_menu(CaromPaneEditing *editing, double x, double y, CaromStripEditing *self) {
  self->menu_place = carom_pane_editing_get_position(editing, x, y);
  self->is_pointed = TRUE;
  open_menu(editing, x, y, self);
}

gboolean carom_strip_editing_get_menu_place(CaromStripEditing *self, CaromVec2 *place) {
  *place = self->menu_place;
  return self->is_pointed;
}

void carom_strip_editing_set_menu(CaromStripEditing *self, GMenuModel *menu) {
  g_set_object(&self->menu, menu);
}

/* By the keyboard: of what is selected. */
static gboolean open_by_key(GtkWidget *strip, GVariant *arguments, gpointer data) {
  CaromStripEditing *self = data;
  CaromPaneArea *area = get_area(self);
  if (!area || !carom_pane_area_get_comparison(area))
    return FALSE;
  double x, y;
  CaromPaneEditing *editing = carom_pane_editing_of(area);
  carom_pane_editing_get_menu_place(editing, &x, &y);
  self->is_pointed = FALSE;
  open_menu(editing, x, y, self);
  return TRUE;
}

static void add_keys(CaromStripEditing *self) {
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(keys),
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Menu|<Shift>F10"),
                       gtk_callback_action_new(open_by_key, self, NULL)));
  gtk_widget_add_controller(self->strip, keys);
}

/* ---- The panes ---- */

/* The focus is there where the pointer is, and so are the grips for a finger. */
static void on_pressed(CaromPaneEditing *editing, CaromStripEditing *self) {
  for (guint i = 0; i < self->areas->len; i++) {
    CaromPaneEditing *other = carom_pane_editing_of(g_ptr_array_index(self->areas, i));
    if (other == editing)
      self->pane = i;
    else
      carom_pane_editing_set_touch(other, FALSE);
  }
  gtk_widget_grab_focus(self->strip);
}

void carom_strip_editing_add(CaromStripEditing *self, CaromPaneArea *area) {
  CaromPaneEditing *editing = carom_pane_editing_add(area, self->editor);
  g_ptr_array_add(self->areas, area);
  g_signal_connect(editing, "pressed", G_CALLBACK(on_pressed), self);
  g_signal_connect(editing, "menu", G_CALLBACK(on_menu), self);
}

void carom_strip_editing_let_go(CaromStripEditing *self) {
  for (guint i = 0; i < self->areas->len; i++)
    carom_pane_editing_cancel(carom_pane_editing_of(g_ptr_array_index(self->areas, i)));
}

void carom_strip_editing_clear(CaromStripEditing *self) {
  for (guint i = 0; i < self->areas->len; i++) {
    CaromPaneArea *area = g_ptr_array_index(self->areas, i);
    g_signal_handlers_disconnect_by_data(carom_pane_editing_of(area), self);
    carom_pane_area_set_outlook(area, NULL);
  }
  g_ptr_array_set_size(self->areas, 0);
}

/* ---- Life ---- */

CaromStripEditing *carom_strip_editing_new(GtkWidget *strip, CaromPlayer *player,
                                           CaromEditor *editor) {
  CaromStripEditing *self = g_new0(CaromStripEditing, 1);
  self->strip = strip;
  self->player = g_object_ref(player);
  self->editor = g_object_ref(editor);
  self->areas = g_ptr_array_new();
  self->outlooks = carom_pane_outlooks_new();
  add_keys(self);
  return self;
}

void carom_strip_editing_free(CaromStripEditing *self) {
  carom_strip_editing_clear(self);
  rest(self);
  forget_opened(self);
  g_clear_object(&self->menu);
  carom_pane_outlooks_free(self->outlooks);
  g_ptr_array_unref(self->areas);
  g_clear_object(&self->editor);
  g_clear_object(&self->player);
  g_free(self);
}
