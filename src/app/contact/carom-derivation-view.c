/* carom-derivation-view: fills the page with a heading, a sentence and the lines of each chapter,
 * and scrolls to the line at which the walk stands. While a scene plays, all of it is renewed only
 * a few times a second. */
#include "carom-derivation-view.h"

#include "carom-derived-line.h"
#include "carom-refresh.h"
#include "carom-sentence-view.h"
#include "carom-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Of the room for lines, in pixels. */
#define LEAST_HEIGHT 120

/* How much of the surroundings of a line to show, in pixels. */
#define MOST_AROUND 80

struct _CaromDerivationView {
  GtkBox parent_instance;
  CaromInspector *inspector;
  gboolean stale; /* another contact was chosen since the lines were made */
  gint64 refreshed_us;
  int shown;        /* the line that was last scrolled to */
  guint room_id;    /* of the callback that makes room for the highest line; 0 if none is due */
  GPtrArray *lines; /* (element-type CaromDerivedLine): the content owns them */
  GtkStack *stack;
  GtkLabel *contact_label;
  GtkLabel *nothing_label;
  GtkLabel *cluster_label;
  GtkScrolledWindow *scroller;
  GtkBox *content;
};

G_DEFINE_FINAL_TYPE(CaromDerivationView, carom_derivation_view, GTK_TYPE_BOX)

/* ---- Scrolling ---- */

static GtkAdjustment *get_page_adjustment(CaromDerivationView *self) {
  GtkWidget *page = gtk_widget_get_ancestor(GTK_WIDGET(self), GTK_TYPE_VIEWPORT);
  return page ? gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(page)) : NULL;
}

/* If the whole page is scrolled, because it is low: @top and @bottom are of the line in the room
 * for lines. */
static void scroll_page(CaromDerivationView *self, double top, double bottom) {
  GtkAdjustment *adjustment = get_page_adjustment(self);
  graphene_rect_t room;
  if (adjustment && gtk_widget_compute_bounds(GTK_WIDGET(self->scroller),
                                              gtk_widget_get_parent(GTK_WIDGET(self)), &room))
    gtk_adjustment_clamp_page(adjustment, (double)room.origin.y + top,
                              (double)room.origin.y + bottom);
}

/* Scrolls as little as possible to show the line at which the walk stands and, if there is room,
 * some of its surroundings. */
static void scroll_to_line(CaromDerivationView *self) {
  int line = carom_inspector_get_derived_line(self->inspector);
  graphene_rect_t bounds;
  if (line < 0 || line >= (int)self->lines->len ||
      !gtk_widget_compute_bounds(g_ptr_array_index(self->lines, line), GTK_WIDGET(self->content),
                                 &bounds))
    return;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(self->scroller);
  double page = gtk_adjustment_get_page_size(adjustment);
  double top = (double)bounds.origin.y, bottom = top + (double)bounds.size.height;
  /* Whole pixels, to which scrolling is rounded. */
  double margin = floor(CLAMP((page - (bottom - top)) / 2, 0, MOST_AROUND));
  gtk_adjustment_clamp_page(adjustment, top - margin, bottom + margin);
  double scrolled = gtk_adjustment_get_value(adjustment);
  scroll_page(self, top - scrolled, bottom - scrolled);
}

static int highest_line(CaromDerivationView *self) {
  int height = 0;
  for (guint i = 0; i < self->lines->len; i++) {
    GtkWidget *line = g_ptr_array_index(self->lines, i);
    graphene_rect_t bounds; /* with its padding */
    if (gtk_widget_compute_bounds(line, line, &bounds))
      height = MAX(height, (int)ceilf(bounds.size.height));
  }
  return height;
}

/* Every line must be seen whole, also where the page is low and type is large. */
static gboolean make_room(gpointer data) {
  CaromDerivationView *self = data;
  self->room_id = 0;
  gtk_scrolled_window_set_min_content_height(self->scroller, MAX(LEAST_HEIGHT, highest_line(self)));
  scroll_to_line(self);
  return G_SOURCE_REMOVE;
}

/* The page is being laid out: when that is done, it is known where everything is. */
static void on_laid_out(CaromDerivationView *self) {
  if (self->room_id == 0)
    self->room_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, make_room, self, NULL);
}

/* ---- The chapters ---- */

static GtkWidget *label_new(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, style);
  return label;
}

static GtkWidget *chapter_new(CaromDerivationView *self, CaromExplanation *explanation, guint i) {
  const CaromDerivationChapter *chapter =
      carom_derivation_chapter(carom_explanation_derive(explanation), i);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lines = g_object_new(GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(lines), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(chapter->title), -1);
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++) {
    GtkWidget *line = carom_derived_line_new(explanation, k);
    carom_derived_line_set_in_numbers(CAROM_DERIVED_LINE(line),
                                      carom_inspector_get_in_numbers(self->inspector));
    g_ptr_array_add(self->lines, line);
    gtk_box_append(GTK_BOX(lines), line);
  }
  gtk_box_append(GTK_BOX(box), label_new(_(chapter->title), "chapter"));
  gtk_box_append(GTK_BOX(box),
                 carom_sentence_view_new_derived(explanation, chapter->sentence, "sentence"));
  gtk_box_append(GTK_BOX(box), lines);
  return box;
}

static void show_chapters(CaromDerivationView *self, CaromExplanation *explanation) {
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  GtkWidget *child;
  g_ptr_array_set_size(self->lines, 0);
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->content))))
    gtk_box_remove(self->content, child);
  for (guint i = 0; derivation && i < derivation->chapters->len; i++)
    gtk_box_append(self->content, chapter_new(self, explanation, i));
}

/* ---- The page ---- */

/* Of several contacts at once, the lines are of this one alone. */
static void show_words(CaromDerivationView *self, const CaromExplanation *explanation) {
  guint contact;
  carom_inspector_get_choice(self->inspector, NULL, &contact);
  g_autofree char *what = carom_explanation_describe_contact(explanation);
  g_autofree char *text =
      /* Translators: the number of a contact, then who met when: "Contact 2: A and B, t = 1.1 s" */
      g_strdup_printf(_("Contact %u: %s"), contact + 1, what);
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  g_autofree char *agreement = carom_explanation_describe_agreement(explanation);
  gtk_label_set_text(self->contact_label, text);
  gtk_widget_set_tooltip_text(GTK_WIDGET(self->contact_label), text);
  gtk_label_set_text(self->cluster_label, cluster ? cluster : "");
  gtk_widget_set_visible(GTK_WIDGET(self->cluster_label), cluster != NULL);
  gtk_label_set_text(self->nothing_label, agreement);
  gtk_widget_set_visible(GTK_WIDGET(self->nothing_label),
                         !carom_explanation_has_working(explanation));
}

static void update_lines(CaromDerivationView *self) {
  int line = carom_inspector_get_derived_line(self->inspector);
  for (guint i = 0; i < self->lines->len; i++)
    carom_derived_line_set_lit(g_ptr_array_index(self->lines, i), (int)i == line);
  if (line != self->shown)
    scroll_to_line(self);
  self->shown = line;
}

static void refresh(CaromDerivationView *self) {
  CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  self->stale = FALSE;
  self->refreshed_us = g_get_monotonic_time();
  gtk_stack_set_visible_child_name(self->stack, explanation ? "derivation" : "empty");
  show_chapters(self, explanation);
  if (!explanation)
    return;
  show_words(self, explanation);
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(self->scroller), 0);
  self->shown = CAROM_INSPECTOR_NO_STEP;
  update_lines(self);
}

static void on_chosen(CaromDerivationView *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  self->stale = TRUE;
  if (gtk_widget_get_mapped(GTK_WIDGET(self)) && carom_refresh_is_due(player, self->refreshed_us))
    refresh(self);
}

static void on_walked(CaromDerivationView *self) {
  gboolean playing = carom_player_get_playing(carom_inspector_get_player(self->inspector));
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || playing)
    return;
  if (self->stale)
    refresh(self);
  update_lines(self);
}

static void on_in_numbers(CaromDerivationView *self) {
  gboolean in_numbers = carom_inspector_get_in_numbers(self->inspector);
  for (guint i = 0; i < self->lines->len; i++)
    carom_derived_line_set_in_numbers(g_ptr_array_index(self->lines, i), in_numbers);
}

static void carom_derivation_view_map(GtkWidget *widget) {
  CaromDerivationView *self = CAROM_DERIVATION_VIEW(widget);
  GTK_WIDGET_CLASS(carom_derivation_view_parent_class)->map(widget);
  if (self->stale)
    refresh(self);
  on_walked(self);
}

void carom_derivation_view_set_inspector(CaromDerivationView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_DERIVATION_VIEW(self) && !self->inspector);
  self->inspector = g_object_ref(inspector);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "notify::in-numbers", G_CALLBACK(on_in_numbers), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(carom_inspector_get_player(inspector), "notify::playing",
                          G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
}

/* ---- Life ---- */

static void carom_derivation_view_dispose(GObject *object) {
  CaromDerivationView *self = CAROM_DERIVATION_VIEW(object);
  g_clear_handle_id(&self->room_id, g_source_remove);
  g_clear_object(&self->inspector);
  G_OBJECT_CLASS(carom_derivation_view_parent_class)->dispose(object);
}

static void carom_derivation_view_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_DERIVATION_VIEW(object)->lines);
  G_OBJECT_CLASS(carom_derivation_view_parent_class)->finalize(object);
}

static void carom_derivation_view_class_init(CaromDerivationViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->dispose = carom_derivation_view_dispose;
  object_class->finalize = carom_derivation_view_finalize;
  widget_class->map = carom_derivation_view_map;
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-derivation-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, contact_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, nothing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, cluster_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, content);
}

static void carom_derivation_view_init(CaromDerivationView *self) {
  self->lines = g_ptr_array_new();
  self->shown = CAROM_INSPECTOR_NO_STEP;
  gtk_widget_init_template(GTK_WIDGET(self));
  g_signal_connect_object(gtk_scrolled_window_get_vadjustment(self->scroller), "changed",
                          G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
}
