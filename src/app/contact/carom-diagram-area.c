/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-area: a table says what the pictures differ in. */
#include "carom-diagram-area.h"

#include "carom-diagram-words.h"
#include "carom-digits.h"
#include "carom-momentum-picture.h"
#include "carom-ruler-picture.h"
#include "carom-velocity-picture.h"
#include "carom-widget-theme.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* ---- The pictures ---- */

typedef struct {
  const char *id;
  const char *title; /* for screen readers */
  gboolean (*exists)(const CaromExplanation *explanation);
  void (*draw)(const CaromDiagram *diagram, cairo_t *cr, double width, double height);
  char *(*describe)(const CaromDiagram *diagram);
  char *(*read)(const CaromDiagram *diagram, double width, double height, CaromVec2 *place);
  guint (*count_stops)(const CaromDiagram *diagram); /* for the arrow keys */
  CaromVec2 (*get_stop)(const CaromDiagram *diagram, double width, double height, guint stop);
  double (*get_height)(const CaromDiagram *diagram, double width); /* (nullable): where it has one
                                                                      of its own */
  void (*find_look)(const CaromDiagram *diagram, double width, double height, double *top,
                    double *bottom); /* (nullable): where there is one */
} Picture;

/* Along the line of momentum, from the point before to e = 2. */
static const double stop_distance = 0.1;

static guint count_stops(const CaromDiagram *diagram) {
  return 31;
}

static CaromVec2 get_stop(const CaromDiagram *diagram, double width, double height, guint stop) {
  return carom_velocity_picture_place(diagram, width, height, stop_distance * stop - 1);
}

static gboolean always(const CaromExplanation *explanation) {
  return TRUE;
}

static const Picture velocity = {
    .id = "velocity",
    .title = N_("Velocity plane"),
    .exists = carom_velocity_picture_exists,
    .draw = carom_velocity_picture_draw,
    .describe = carom_diagram_words_velocity,
    .read = carom_velocity_picture_read,
    .count_stops = count_stops,
    .get_stop = get_stop,
};

static const Picture momentum = {
    .id = "momentum",
    .title = N_("Momentum, tip to tail"),
    .exists = always,
    .draw = carom_momentum_picture_draw,
    .describe = carom_diagram_words_momentum,
    .read = carom_momentum_picture_read,
    .count_stops = carom_momentum_picture_count,
    .get_stop = carom_momentum_picture_place,
};

static const Picture rulers = {
    .id = "rulers",
    .title = N_("What each method reads along n"),
    .exists = carom_ruler_picture_exists,
    .draw = carom_ruler_picture_draw,
    .describe = carom_ruler_picture_describe,
    .read = carom_ruler_picture_read,
    .count_stops = carom_ruler_picture_count,
    .get_stop = carom_ruler_picture_place,
    .get_height = carom_ruler_picture_height,
    .find_look = carom_ruler_picture_find_look,
};

static const Picture *find_picture(const char *id) {
  static const Picture *const pictures[] = {&velocity, &momentum, &rulers};
  for (guint i = 0; i < G_N_ELEMENTS(pictures); i++)
    if (g_str_equal(pictures[i]->id, id))
      return pictures[i];
  g_assert_not_reached();
}

/* ---- The widget ---- */

struct _CaromDiagramArea {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  CaromTheme theme; /* with the page's background */
  const Picture *picture;
  gboolean has_pointer;
  CaromVec2 pointer;
  gboolean knows_pointer;
  graphene_point_t last; /* where that was in the window, if it is known */
  int stop;              /* to which the arrow keys have gone; -1: none */
};

G_DEFINE_FINAL_TYPE(CaromDiagramArea, carom_diagram_area, GTK_TYPE_WIDGET)

enum { PROPERTY_PICTURE = 1 };

static CaromExplanation *get_explanation(CaromDiagramArea *self) {
  return self->inspector ? carom_inspector_get_explanation(self->inspector) : NULL;
}

/* ---- What is lit ---- */

/* A line of a working lights what all find at the end of its stage. */
static CaromFindingKind band_of_line(CaromDiagramArea *self, guint resolver, int line) {
  CaromStage stage = get_explanation(self)->workings[resolver].lines[line].stage;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    if (carom_finding_info(kind)->stage == stage)
      return kind;
  return CAROM_N_FINDINGS;
}

/* Walking lights a line of every resolver, pointing only one. */
static void set_lit(CaromDiagramArea *self, CaromDiagram *diagram) {
  guint n_lit = 0;
  diagram->lit_band = carom_inspector_get_lit_band(self->inspector);
  for (guint i = 0; i < diagram->explanation->n_resolvers; i++) {
    int line = carom_inspector_get_lit_line(self->inspector, i);
    if (line < 0)
      continue;
    if (diagram->lit_band == CAROM_N_FINDINGS)
      diagram->lit_band = band_of_line(self, i, line);
    diagram->lit_resolver = n_lit++ == 0 ? (int)i : -1;
  }
}

/* What is behind letters is as the page is, on which the picture has no ground of its own. */
static const CaromTheme *find_theme(CaromDiagramArea *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  GdkRGBA base;
  self->theme = *carom_widget_theme_get(widget);
  if (gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "theme_base_color",
                                     &base))
    self->theme.background = (CaromColour){base.red, base.green, base.blue};
  return &self->theme;
}

/* @font: must outlive the diagram
 * Returns: whether there is a contact */
static gboolean make_diagram(CaromDiagramArea *self, const char *font, CaromDiagram *diagram) {
  const CaromExplanation *explanation = get_explanation(self);
  if (!explanation)
    return FALSE;
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(self->inspector));
  *diagram = carom_diagram(explanation, carom_comparison_get_scene(comparison),
                           carom_comparison_get_methods(comparison),
                           carom_comparison_get_n_runs(comparison), find_theme(self));
  diagram->font = font;
  diagram->digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_DIGITS_READ);
  diagram->look =
      carom_derivation_look_at(carom_inspector_get_step(self->inspector, CAROM_TOPIC_DERIVATION));
  set_lit(self, diagram);
  return TRUE;
}

/* ---- Reading ---- */

static void set_pointer(CaromDiagramArea *self, CaromDiagram *diagram) {
  double width = gtk_widget_get_width(GTK_WIDGET(self));
  double height = gtk_widget_get_height(GTK_WIDGET(self));
  diagram->has_pointer = self->has_pointer || self->stop >= 0;
  diagram->pointer = self->stop >= 0
                         ? self->picture->get_stop(diagram, width, height, (guint)self->stop)
                         : self->pointer;
}

char *carom_diagram_area_read(CaromDiagramArea *self) {
  g_return_val_if_fail(CAROM_IS_DIAGRAM_AREA(self), NULL);
  CaromDiagram diagram;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  if (!make_diagram(self, font, &diagram) || !self->picture->exists(diagram.explanation))
    return NULL;
  set_pointer(self, &diagram);
  return diagram.has_pointer
             ? self->picture->read(&diagram, gtk_widget_get_width(GTK_WIDGET(self)),
                                   gtk_widget_get_height(GTK_WIDGET(self)), &diagram.pointer)
             : NULL;
}

char *carom_diagram_area_describe(CaromDiagramArea *self) {
  g_return_val_if_fail(CAROM_IS_DIAGRAM_AREA(self), NULL);
  CaromDiagram diagram;
  return make_diagram(self, NULL, &diagram) ? self->picture->describe(&diagram) : NULL;
}

/* What arrow keys read is said in place of the whole. */
static void describe_to_readers(CaromDiagramArea *self) {
  g_autofree char *read = self->stop >= 0 ? carom_diagram_area_read(self) : NULL;
  g_autofree char *whole = read ? NULL : carom_diagram_area_describe(self);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 read    ? read
                                 : whole ? whole
                                         : "",
                                 -1);
}

void carom_diagram_area_find_look(CaromDiagramArea *self, double *top, double *bottom) {
  g_return_if_fail(CAROM_IS_DIAGRAM_AREA(self));
  int width = gtk_widget_get_width(GTK_WIDGET(self)),
      height = gtk_widget_get_height(GTK_WIDGET(self));
  CaromDiagram diagram;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  *top = 0;
  *bottom = height;
  if (self->picture->find_look && make_diagram(self, font, &diagram) &&
      diagram.look < CAROM_N_LOOKS && self->picture->exists(diagram.explanation))
    self->picture->find_look(&diagram, width, height, top, bottom);
}

void carom_diagram_area_update(CaromDiagramArea *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_DIAGRAM_AREA(self));
  g_set_object(&self->inspector, inspector);
  const CaromExplanation *explanation = get_explanation(self);
  gtk_widget_set_visible(GTK_WIDGET(self), explanation && self->picture->exists(explanation));
  describe_to_readers(self);
  if (self->picture->get_height)
    gtk_widget_queue_resize(GTK_WIDGET(self));
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/* What appears or moves below a pointer that rests is not pointed at, although GTK says so. */
static gboolean has_pointer_moved(CaromDiagramArea *self, double x, double y) {
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self)));
  graphene_point_t here = GRAPHENE_POINT_INIT((float)x, (float)y), now = here;
  if (root && !gtk_widget_compute_point(GTK_WIDGET(self), root, &here, &now))
    return FALSE;
  gboolean moved = self->knows_pointer && !graphene_point_near(&self->last, &now, 1);
  self->knows_pointer = TRUE;
  self->last = now;
  return moved;
}

static void on_motion(CaromDiagramArea *self, double x, double y) {
  if (!has_pointer_moved(self, x, y))
    return;
  self->stop = -1;
  self->has_pointer = TRUE;
  self->pointer = carom_vec2(x, y);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void on_leave(CaromDiagramArea *self) {
  self->has_pointer = FALSE;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void go_to(CaromDiagramArea *self, int stop) {
  self->stop = stop;
  describe_to_readers(self);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void on_focus_leave(CaromDiagramArea *self) {
  go_to(self, -1);
}

static gboolean on_key(CaromDiagramArea *self, guint key) {
  CaromDiagram diagram;
  if (!make_diagram(self, NULL, &diagram))
    return FALSE;
  int last = (int)self->picture->count_stops(&diagram) - 1;
  gboolean back = key == GDK_KEY_Left || key == GDK_KEY_Up;
  if (back || key == GDK_KEY_Right || key == GDK_KEY_Down)
    go_to(self, CLAMP(self->stop + (back ? -1 : 1), 0, last));
  else if (key == GDK_KEY_Home || key == GDK_KEY_End)
    go_to(self, key == GDK_KEY_Home ? 0 : last);
  else
    return FALSE;
  return TRUE;
}

/* ---- Size and drawing ---- */

int carom_diagram_area_get_least_height(CaromDiagramArea *self) {
  g_return_val_if_fail(CAROM_IS_DIAGRAM_AREA(self), 0);
  double width, height;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  carom_diagram_get_least_size(&(CaromDiagram){.font = font}, &width, &height);
  return (int)height;
}

static void carom_diagram_area_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                       int *minimum, int *natural, int *minimum_baseline,
                                       int *natural_baseline) {
  double width, height;
  g_autofree char *font = carom_widget_theme_get_font(widget);
  carom_diagram_get_least_size(&(CaromDiagram){.font = font}, &width, &height);
  CaromDiagramArea *self = CAROM_DIAGRAM_AREA(widget);
  CaromDiagram diagram;
  if (orientation == GTK_ORIENTATION_VERTICAL && self->picture->get_height && for_size > 0 &&
      make_diagram(self, font, &diagram) && self->picture->exists(diagram.explanation))
    height = ceil(self->picture->get_height(&diagram, for_size));
  *minimum = *natural = (int)(orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
}

static GtkSizeRequestMode carom_diagram_area_get_request_mode(GtkWidget *widget) {
  return CAROM_DIAGRAM_AREA(widget)->picture->get_height ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                         : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void carom_diagram_area_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromDiagramArea *self = CAROM_DIAGRAM_AREA(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  CaromDiagram diagram;
  g_autofree char *font = carom_widget_theme_get_font(widget);
  if (!make_diagram(self, font, &diagram) || !self->picture->exists(diagram.explanation))
    return;
  set_pointer(self, &diagram);
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  self->picture->draw(&diagram, cr, width, height);
  cairo_destroy(cr);
}

/* ---- Life ---- */

static void carom_diagram_area_set_property(GObject *object, guint property_id, const GValue *value,
                                            GParamSpec *pspec) {
  CaromDiagramArea *self = CAROM_DIAGRAM_AREA(object);
  if (property_id != PROPERTY_PICTURE) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property_id, pspec);
    return;
  }
  self->picture = find_picture(g_value_get_string(value));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(self->picture->title), -1);
}

static void carom_diagram_area_dispose(GObject *object) {
  g_clear_object(&CAROM_DIAGRAM_AREA(object)->inspector);
  G_OBJECT_CLASS(carom_diagram_area_parent_class)->dispose(object);
}

static void carom_diagram_area_class_init(CaromDiagramAreaClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->dispose = carom_diagram_area_dispose;
  object_class->set_property = carom_diagram_area_set_property;
  widget_class->get_request_mode = carom_diagram_area_get_request_mode;
  widget_class->measure = carom_diagram_area_measure;
  widget_class->snapshot = carom_diagram_area_snapshot;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name(widget_class, "diagram");
  g_object_class_install_property(
      object_class, PROPERTY_PICTURE,
      g_param_spec_string("picture", NULL, NULL, velocity.id,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void carom_diagram_area_init(CaromDiagramArea *self) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  GtkEventController *key = gtk_event_controller_key_new();
  GtkEventController *focus = gtk_event_controller_focus_new();
  self->stop = -1;
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(key, "key-pressed", G_CALLBACK(on_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(focus, "leave", G_CALLBACK(on_focus_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), motion);
  gtk_widget_add_controller(GTK_WIDGET(self), key);
  gtk_widget_add_controller(GTK_WIDGET(self), focus);
  carom_window_keys_keep(GTK_WIDGET(self));
  carom_widget_theme_watch(GTK_WIDGET(self));
}
