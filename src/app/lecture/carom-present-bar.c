/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-present-bar: a timer begins anew with each motion of the pointer; while a menu of the bar
 * is open, it does not end. */
#include "carom-present-bar.h"

#include "carom-lazy-menu.h"
#include "carom-page.h"
#include "carom-scene-chooser.h"

#include <glib/gi18n-lib.h>

/* For how long the bar is seen after the pointer has come to rest. */
#define REST_MS 2500

/* For how long the window may change its size at the start of a presentation. */
#define SETTLING_US (G_USEC_PER_SEC / 2)

/* A desk that trembles does not move the pointer this far, in pixels. */
#define LEAST_MOTION 3

struct _CaromPresentBar {
  GtkBox parent_instance;
  GtkMenuButton *scenes_button, *pages_button, *view_button;
  gboolean presenting, awake;
  guint rest_id;   /* of the timer; 0: there is none */
  double x, y;     /* where the pointer has been */
  gint64 begun_us; /* when the presentation did */
};

G_DEFINE_FINAL_TYPE(CaromPresentBar, carom_present_bar, GTK_TYPE_BOX)

enum { PROP_PRESENTING = 1, PROP_AWAKE, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void update(CaromPresentBar *self) {
  gtk_widget_set_visible(GTK_WIDGET(self), self->presenting && self->awake);
}

static void set_awake(CaromPresentBar *self, gboolean awake) {
  if (self->awake == awake)
    return;
  self->awake = awake;
  update(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_AWAKE]);
}

static gboolean is_open(GtkMenuButton *button) {
  GtkPopover *popover = gtk_menu_button_get_popover(button);
  return popover && gtk_widget_get_visible(GTK_WIDGET(popover));
}

static gboolean is_in_use(CaromPresentBar *self) {
  return is_open(self->scenes_button) || is_open(self->pages_button) ||
         is_open(self->view_button) || gtk_widget_get_focus_child(GTK_WIDGET(self)) != NULL;
}

static gboolean on_rest(gpointer data) {
  CaromPresentBar *self = data;
  if (is_in_use(self))
    return G_SOURCE_CONTINUE;
  self->rest_id = 0;
  set_awake(self, FALSE);
  return G_SOURCE_REMOVE;
}

static void wake(CaromPresentBar *self) {
  g_clear_handle_id(&self->rest_id, g_source_remove);
  self->rest_id = g_timeout_add(REST_MS, on_rest, self);
  set_awake(self, TRUE);
}

/* Where a widget comes or goes below it, the pointer is said to move, too; and where the window
 * gets the whole screen, it is elsewhere in that. */
static void on_motion(CaromPresentBar *self, double x, double y) {
  gboolean is_settling = g_get_monotonic_time() < self->begun_us + SETTLING_US;
  gboolean moved = ABS(x - self->x) >= LEAST_MOTION || ABS(y - self->y) >= LEAST_MOTION;
  if (!moved)
    return;
  self->x = x;
  self->y = y;
  if (self->presenting && !is_settling)
    wake(self);
}

void carom_present_bar_open_scenes(CaromPresentBar *self) {
  g_return_if_fail(CAROM_IS_PRESENT_BAR(self));
  wake(self);
  gtk_menu_button_popup(self->scenes_button);
}

/* ---- Menus ---- */

static void make_scenes(GtkMenuButton *button, gpointer data) {
  if (!gtk_menu_button_get_popover(button))
    gtk_menu_button_set_popover(button, g_object_new(CAROM_TYPE_SCENE_CHOOSER, NULL));
}

static void add_pages(CaromPresentBar *self) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  g_autoptr(GMenu) menu = g_menu_new();
  for (guint i = 0; i < n_pages; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new(_(all[i]->title), NULL);
    g_menu_item_set_action_and_target(item, "win.view", "s", all[i]->id);
    g_menu_append_item(menu, item);
  }
  carom_lazy_menu_set(self->pages_button, G_MENU_MODEL(menu), NULL, NULL);
}

void carom_present_bar_set_view(CaromPresentBar *self, GMenuModel *view) {
  g_return_if_fail(CAROM_IS_PRESENT_BAR(self) && G_IS_MENU_MODEL(view));
  carom_lazy_menu_set(self->view_button, view, NULL, NULL);
}

/* ---- Life ---- */

static void carom_present_bar_root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_present_bar_parent_class)->root(widget);
  GtkEventController *motion = gtk_event_controller_motion_new();
  gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE);
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_motion), widget, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(gtk_widget_get_root(widget)), motion);
}

static void carom_present_bar_get_property(GObject *object, guint id, GValue *value,
                                           GParamSpec *pspec) {
  CaromPresentBar *self = CAROM_PRESENT_BAR(object);
  g_value_set_boolean(value, id == PROP_PRESENTING ? self->presenting : self->awake);
}

static void carom_present_bar_set_property(GObject *object, guint id, const GValue *value,
                                           GParamSpec *pspec) {
  CaromPresentBar *self = CAROM_PRESENT_BAR(object);
  self->presenting = g_value_get_boolean(value);
  self->begun_us = g_get_monotonic_time();
  update(self);
}

static void carom_present_bar_dispose(GObject *object) {
  g_clear_handle_id(&CAROM_PRESENT_BAR(object)->rest_id, g_source_remove);
  G_OBJECT_CLASS(carom_present_bar_parent_class)->dispose(object);
}

static void carom_present_bar_class_init(CaromPresentBarClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  object_class->get_property = carom_present_bar_get_property;
  object_class->set_property = carom_present_bar_set_property;
  object_class->dispose = carom_present_bar_dispose;
  widget_class->root = carom_present_bar_root;
  gtk_widget_class_set_css_name(widget_class, "presentbar");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-present-bar.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromPresentBar, scenes_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPresentBar, pages_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPresentBar, view_button);
  properties[PROP_PRESENTING] = g_param_spec_boolean("presenting", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_AWAKE] =
      g_param_spec_boolean("awake", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void carom_present_bar_init(CaromPresentBar *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  gtk_menu_button_set_create_popup_func(self->scenes_button, make_scenes, NULL, NULL);
  add_pages(self);
}
