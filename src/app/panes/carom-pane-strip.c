/* carom-pane-strip: nests GtkPaneds, one for each divider, and keeps the panes alike: the same zoom
 * for contacts, the same settings for drawing. */
#include "carom-pane-strip.h"

#include "carom-pane-style.h"
#include "carom-pane-view.h"

struct _CaromPaneStrip {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromStagingChoice *staging;
  GPtrArray *views; /* (element-type CaromPaneView): from left to right; owned by their parents */
  CaromPaneDrawing drawing;
};

G_DEFINE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, GTK_TYPE_WIDGET)

enum { PROP_SHOW_LABELS = 1, PROP_SHOW_COUNTER, PROP_SHOW_CONTACT, PROP_SHOW_GUESS, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static CaromPaneView *get_view(const CaromPaneStrip *self, guint i) {
  return g_ptr_array_index(self->views, i);
}

static CaromPaneArea *get_area(const CaromPaneStrip *self, guint i) {
  return carom_pane_view_get_area(get_view(self, i));
}

/* Pane @i and all panes to the right of it, in nested GtkPaneds. */
static GtkWidget *nest(CaromPaneStrip *self, guint i) {
  GtkWidget *view = GTK_WIDGET(get_view(self, i));
  if (i + 1 == self->views->len)
    return view;
  GtkWidget *paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *rest = nest(self, i + 1);
  gtk_paned_set_start_child(GTK_PANED(paned), view);
  gtk_paned_set_end_child(GTK_PANED(paned), rest);
  gtk_paned_set_shrink_start_child(GTK_PANED(paned), FALSE);
  gtk_paned_set_shrink_end_child(GTK_PANED(paned), FALSE);
  return paned;
}

/* If a menu were open while its pane is removed, it would keep the keyboard. */
static void close_menus(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_close_menu(get_view(self, i));
}

static void remove_panes(CaromPaneStrip *self) {
  GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self));
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_forget(get_view(self, i));
  g_ptr_array_set_size(self->views, 0);
  if (child)
    gtk_widget_unparent(child);
}

/* All panes show a contact at the same zoom, the largest that suits each of them. */
static void share_zoom(CaromPaneStrip *self) {
  double zoom = INFINITY;
  for (guint i = 0; i < self->views->len; i++)
    zoom = MIN(zoom, carom_pane_area_suggest_zoom(get_area(self, i)));
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_area_set_zoom(get_area(self, i), isfinite(zoom) ? zoom : 0);
}

static void make_panes(CaromPaneStrip *self, guint n) {
  close_menus(self);
  remove_panes(self);
  for (guint i = 0; i < n; i++) {
    GtkWidget *view = carom_pane_view_new(self->inspector, self->session, i);
    g_ptr_array_add(self->views, view);
    g_signal_connect_object(get_area(self, i), "resize", G_CALLBACK(share_zoom), self,
                            G_CONNECT_SWAPPED);
  }
  gtk_widget_set_parent(nest(self, 0), GTK_WIDGET(self));
}

static void show_drawing(CaromPaneStrip *self) {
  if (self->staging)
    self->drawing.staging = carom_staging_choice_get_staging(self->staging);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_area_set_drawing(get_area(self, i), &self->drawing);
}

static void show_comparison(CaromPaneStrip *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  CaromComparison *comparison = carom_player_get_comparison(player);
  guint n = carom_comparison_get_n_runs(comparison);
  if (n != self->views->len)
    make_panes(self, n);
  show_drawing(self);
  for (guint i = 0; i < n; i++)
    carom_pane_view_set_comparison(get_view(self, i), comparison);
}

static void show_frame(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_update(get_view(self, i));
}

static void show_contact(CaromPaneStrip *self) {
  share_zoom(self);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_area_update_contact(get_area(self, i));
}

void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session, CaromStagingChoice *staging) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && !self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  self->session = g_object_ref(session);
  self->staging = g_object_ref(staging);
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_comparison), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(staging, "changed", G_CALLBACK(show_drawing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "guessed", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
}

CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self) && i < self->views->len, NULL);
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(self, i), &picture);
  if (!picture.picture.overlay)
    return NULL;
  picture.overlay.colour = carom_pane_style_of(theme, i).text_colour;
  return g_memdup2(&picture.overlay, sizeof picture.overlay);
}

static gboolean *find_switch(CaromPaneStrip *self, guint id) {
  gboolean *switches[N_PROPERTIES] = {
      [PROP_SHOW_LABELS] = &self->drawing.labels,
      [PROP_SHOW_COUNTER] = &self->drawing.counter,
      [PROP_SHOW_CONTACT] = &self->drawing.contact,
      [PROP_SHOW_GUESS] = &self->drawing.guess,
  };
  return switches[id];
}

static void carom_pane_strip_get_property(GObject *object, guint id, GValue *value,
                                          GParamSpec *pspec) {
  g_value_set_boolean(value, *find_switch(CAROM_PANE_STRIP(object), id));
}

static void carom_pane_strip_set_property(GObject *object, guint id, const GValue *value,
                                          GParamSpec *pspec) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  *find_switch(self, id) = g_value_get_boolean(value);
  show_drawing(self);
  share_zoom(self);
}

static void carom_pane_strip_dispose(GObject *object) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  remove_panes(self);
  g_clear_object(&self->inspector);
  g_clear_object(&self->session);
  g_clear_object(&self->staging);
  G_OBJECT_CLASS(carom_pane_strip_parent_class)->dispose(object);
}

static void carom_pane_strip_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_PANE_STRIP(object)->views);
  G_OBJECT_CLASS(carom_pane_strip_parent_class)->finalize(object);
}

static void carom_pane_strip_class_init(CaromPaneStripClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_pane_strip_get_property;
  object_class->set_property = carom_pane_strip_set_property;
  object_class->dispose = carom_pane_strip_dispose;
  object_class->finalize = carom_pane_strip_finalize;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "panes");

  properties[PROP_SHOW_LABELS] =
      g_param_spec_boolean("show-labels", NULL, NULL, TRUE,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_COUNTER] = g_param_spec_boolean("show-counter", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_CONTACT] = g_param_spec_boolean("show-contact", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_GUESS] = g_param_spec_boolean("show-guess", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void carom_pane_strip_init(CaromPaneStrip *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  self->views = g_ptr_array_new();
}
