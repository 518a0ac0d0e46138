/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-view: an icon, the words, and the buttons that the state calls for. */
#include "carom-spot-view.h"

#include "carom-tooltip.h"
#include "carom-typeset.h"

#include <glib/gi18n-lib.h>

struct _CaromSpotView {
  GtkBox parent_instance;
  CaromSpot *spot;
  GtkImage *icon;
  GtkBox *words;             /* holds the sentences, and below them what more there is to say */
  GtkSpinner *spinner;       /* while a contact is looked for, or gone to */
  GtkWidget *choices_button; /* opens a list of mistakes */
  GtkWidget *stop_button, *more_button, *show_button, *again_button, *contact_button, *scene_button;
};

G_DEFINE_FINAL_TYPE(CaromSpotView, carom_spot_view, GTK_TYPE_BOX)

static const char *const icons[] = {
    [CAROM_SPOT_NONE] = NULL,
    [CAROM_SPOT_HIDDEN] = "dialog-information-symbolic",
    [CAROM_SPOT_ASKING] = "edit-find-symbolic",
    [CAROM_SPOT_MISSED] = "dialog-warning-symbolic",
    [CAROM_SPOT_FOUND] = "object-select-symbolic",
    [CAROM_SPOT_TOLD] = "dialog-information-symbolic",
};

/* Which mistake a button is for. */
#define CHOICE "carom-mistake"

static void on_chosen(CaromSpotView *self, GtkWidget *button) {
  const CaromResolver *choice = g_object_get_data(G_OBJECT(button), CHOICE);
  gtk_menu_button_popdown(GTK_MENU_BUTTON(self->choices_button));
  carom_spot_choose(self->spot, choice);
}

/* The list is made when it is opened. */
static void fill_choices(GtkMenuButton *menu_button, gpointer data) {
  CaromSpotView *self = CAROM_SPOT_VIEW(data);
  const CaromResolver *choices[CAROM_SPOT_MAX_CHOICES];
  guint n = carom_spot_list_choices(self->spot, choices);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *popover = gtk_popover_new();
  for (guint i = 0; i < n; i++) {
    gboolean is_excluded = carom_spot_is_excluded(self->spot, choices[i]);
    const char *name = _(choices[i]->mistake->name);
    /* Translators: a mistake that was looked for and is not there. */
    g_autofree char *label = g_strdup_printf(is_excluded ? _("✗ %s") : "%s", name);
    GtkWidget *button = gtk_button_new_with_label(label);
    gtk_widget_set_sensitive(button, !is_excluded);
    gtk_label_set_xalign(GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button))), 0);
    gtk_widget_add_css_class(button, "flat");
    g_object_set_data(G_OBJECT(button), CHOICE, (gpointer)choices[i]);
    g_signal_connect_object(button, "clicked", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
    gtk_box_append(GTK_BOX(box), button);
  }
  gtk_popover_set_child(GTK_POPOVER(popover), box);
  gtk_menu_button_set_popover(menu_button, popover);
}

static void show_choices(CaromSpotView *self) {
  const CaromResolver *choices[CAROM_SPOT_MAX_CHOICES];
  gtk_widget_set_visible(self->choices_button, carom_spot_list_choices(self->spot, choices) > 0);
}

/* Another scene can be had at once, also while the search goes on. */
static void show_offers(CaromSpotView *self, CaromSpotState state) {
  CaromSpotOffer offer = carom_spot_look(self->spot);
  gboolean asks = state == CAROM_SPOT_ASKING || state == CAROM_SPOT_MISSED;
  gboolean waits = offer == CAROM_SPOT_OFFER_WAIT, is_busy = carom_spot_is_busy(self->spot);
  gtk_widget_set_visible(self->show_button, asks);
  gtk_widget_set_visible(self->again_button, state == CAROM_SPOT_FOUND || state == CAROM_SPOT_TOLD);
  gtk_widget_set_visible(self->contact_button, offer == CAROM_SPOT_OFFER_CONTACT && !is_busy);
  gtk_widget_set_visible(self->scene_button, waits || offer == CAROM_SPOT_OFFER_SCENE);
  gtk_widget_set_visible(GTK_WIDGET(self->spinner), is_busy);
  gtk_widget_set_visible(self->stop_button, is_busy);
  gtk_spinner_set_spinning(self->spinner, is_busy);
}

/* Returns: (transfer none): the words as plain text, as long as they are shown */
static const char *append_words(CaromSpotView *self, const char *words) {
  CaromExplanation *explanation =
      carom_inspector_get_explanation(carom_spot_get_inspector(self->spot));
  int column = carom_explanation_find(explanation, carom_spot_get_resolver(self->spot));
  const CaromWorking *working = &explanation->workings[column];
  GtkWidget *view = carom_typeset_new_sentence(explanation, words, working->terms, working->n_terms,
                                               "spot-words");
  gtk_widget_set_hexpand(view, TRUE);
  gtk_box_append(self->words, view);
  return carom_typeset_get_text(CAROM_TYPESET(view));
}

/* What more there is to say has a button, and is shown while that is down.
 *
 * Returns: (transfer none) (nullable): it as plain text, if it is shown */
static const char *show_more(CaromSpotView *self) {
  g_autofree char *more = carom_spot_describe_more(self->spot);
  gboolean tells = more && carom_spot_tells_more(self->spot);
  gtk_widget_set_visible(self->more_button, more != NULL);
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(self->more_button), tells);
  gtk_accessible_update_state(GTK_ACCESSIBLE(self->more_button), GTK_ACCESSIBLE_STATE_EXPANDED,
                              tells, -1);
  return tells ? append_words(self, more) : NULL;
}

/* A status is read aloud when it changes. */
static void show_words(CaromSpotView *self, CaromSpotState state) {
  GtkWidget *old;
  while ((old = gtk_widget_get_first_child(GTK_WIDGET(self->words))))
    gtk_box_remove(self->words, old);
  if (state == CAROM_SPOT_NONE)
    return;
  g_autofree char *words = carom_spot_describe(self->spot);
  const char *shown = append_words(self, words), *more = show_more(self);
  g_autofree char *all = g_strjoin("\n", shown, more, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, all,
                                 -1);
}

void carom_spot_view_update(CaromSpotView *self) {
  g_return_if_fail(CAROM_IS_SPOT_VIEW(self) && self->spot);
  CaromSpotState state = carom_spot_get_state(self->spot);
  gtk_widget_set_visible(GTK_WIDGET(self), state != CAROM_SPOT_NONE);
  gtk_image_set_from_icon_name(self->icon, icons[state]);
  show_words(self, state);
  show_choices(self);
  show_offers(self, state);
}

/* ---- Buttons ---- */

/* The resolver goes into the second pane there, beside a right one in the first. */
static void open_scene(CaromSpotView *self) {
  CaromPlayer *player = carom_inspector_get_player(carom_spot_get_inspector(self->spot));
  g_autofree char *id = g_strdup(carom_spot_get_resolver(self->spot)->part.id);
  const char *scene = carom_spot_find_scene(self->spot);
  if (!scene)
    return;
  gtk_widget_activate_action(GTK_WIDGET(self), "win.open-scene", "^ay", scene);
  guint n_panes = carom_comparison_get_n_runs(carom_player_get_comparison(player));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.method", "(uss)", MIN(1u, n_panes - 1),
                             "resolver", id);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.next-contact", NULL);
}

static GtkWidget *add_choices_button(CaromSpotView *self) {
  GtkWidget *button = gtk_menu_button_new();
  /* Translators: a button that opens a list of mistakes. */
  gtk_menu_button_set_label(GTK_MENU_BUTTON(button), _("Which mistake?"));
  carom_tooltip_set_text(button, _("Choose among mistakes that would show at this contact"));
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), fill_choices, self, NULL);
  gtk_box_append(GTK_BOX(self), button);
  return button;
}

static GtkWidget *append_button(CaromSpotView *self, GtkWidget *button, GCallback callback,
                                gpointer data) {
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_signal_connect_object(button, "clicked", callback, data, G_CONNECT_SWAPPED);
  gtk_box_append(GTK_BOX(self), button);
  return button;
}

static GtkWidget *add_button(CaromSpotView *self, const char *label, GCallback callback,
                             gpointer data) {
  return append_button(self, gtk_button_new_with_label(label), callback, data);
}

/* By who uses it, and not by what is shown. */
static void on_more_clicked(CaromSpotView *self) {
  gboolean tells = gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(self->more_button));
  carom_spot_set_tells_more(self->spot, tells);
}

static GtkWidget *add_more_button(CaromSpotView *self) {
  /* Translators: a button that shows what more there is to say of a mistake. */
  GtkWidget *button = gtk_toggle_button_new_with_label(_("More…"));
  carom_tooltip_set_text(button, _("What the mistake costs in the run, and when it does not "
                                   "show"));
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_signal_connect_object(button, "clicked", G_CALLBACK(on_more_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append(GTK_BOX(self), button);
  return button;
}

/* It comes and goes beside the words, which keep their lines. */
static GtkWidget *add_stop_button(CaromSpotView *self) {
  GtkWidget *button = gtk_button_new_from_icon_name("process-stop-symbolic");
  gtk_widget_add_css_class(button, "flat");
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 /* Translators: a button that ends a search. */
                                 _("Stop looking"), -1);
  carom_tooltip_set_text(button, _("Stop looking (Escape)"));
  return append_button(self, button, G_CALLBACK(carom_spot_stop), self->spot);
}

void carom_spot_view_set_spot(CaromSpotView *self, CaromSpot *spot) {
  g_return_if_fail(CAROM_IS_SPOT_VIEW(self) && !self->spot);
  self->spot = g_object_ref(spot);
  self->stop_button = add_stop_button(self);
  self->more_button = add_more_button(self);
  self->choices_button = add_choices_button(self);
  self->show_button = add_button(self, _("Show me"), G_CALLBACK(carom_spot_tell), spot);
  self->again_button = add_button(self, _("Ask again"), G_CALLBACK(carom_spot_ask_again), spot);
  self->contact_button = add_button(self, _("Go to a contact that shows it"),
                                    G_CALLBACK(carom_spot_go_to_contact), spot);
  self->scene_button =
      add_button(self, _("Open a scene that shows it"), G_CALLBACK(open_scene), self);
  g_signal_connect_object(spot, "changed", G_CALLBACK(carom_spot_view_update), self,
                          G_CONNECT_SWAPPED);
  carom_spot_view_update(self);
}

static void carom_spot_view_dispose(GObject *object) {
  g_clear_object(&CAROM_SPOT_VIEW(object)->spot);
  G_OBJECT_CLASS(carom_spot_view_parent_class)->dispose(object);
}

static void carom_spot_view_class_init(CaromSpotViewClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_spot_view_dispose;
}

static void carom_spot_view_init(CaromSpotView *self) {
  gtk_box_set_spacing(GTK_BOX(self), 8);
  gtk_widget_add_css_class(GTK_WIDGET(self), "spot");
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
  self->icon = GTK_IMAGE(gtk_image_new());
  gtk_accessible_update_state(GTK_ACCESSIBLE(self->icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->words =
      g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "hexpand", TRUE,
                   "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->icon));
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->words));
  self->spinner = GTK_SPINNER(gtk_spinner_new());
  carom_tooltip_set_text(GTK_WIDGET(self->spinner),
                         _("Looking ahead for a contact of this scene that shows it"));
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->spinner));
}
