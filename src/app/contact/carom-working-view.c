/* carom-working-view: fills the header of the page and the titles of the columns, and scrolls to
 * the lines at which the walk stands. The lines themselves are in the grid. While a scene plays,
 * all of it is renewed only a few times a second. */
#include "carom-working-view.h"

#include "carom-agreement.h"
#include "carom-difference-view.h"
#include "carom-method-difference.h"
#include "carom-refresh.h"
#include "carom-spot-view.h"
#include "carom-style-sample.h"
#include "carom-working-grid.h"
#include "carom-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Of the room for lines, in pixels. */
#define LEAST_HEIGHT 120

/* How much of the surroundings of these lines to show, in pixels. */
#define MOST_AROUND 60

/* Classes of the style sheet, from the usual size of type to the smallest. */
static const char *const sizes[] = {NULL, "smaller", "small", "smallest", "least"};

struct _CaromWorkingView {
  GtkBox parent_instance;
  CaromInspector *inspector;
  gboolean stale; /* another contact was chosen since the lines were made */
  gint64 refreshed_us;
  int step;      /* the step that was last scrolled to */
  int room;      /* the height of the page for which the size of type was chosen */
  guint size;    /* of type: an index of sizes */
  guint room_id; /* of the callback that makes room for the highest row; 0 if none is due */
  GtkStack *stack;
  GtkLabel *contact_label;
  GtkLabel *agreement_label;
  GtkLabel *cluster_label;
  GtkScrolledWindow *titles_scroller;
  GtkBox *titles;
  GtkScrolledWindow *scroller;
  GtkWidget *content;
  CaromWorkingGrid *grid;
  CaromDifferenceView *difference;
  CaromSpotView *spot_view;
};

G_DEFINE_FINAL_TYPE(CaromWorkingView, carom_working_view, GTK_TYPE_BOX)

static CaromComparison *get_comparison(CaromWorkingView *self) {
  return carom_player_get_comparison(carom_inspector_get_player(self->inspector));
}

/* ---- Above the columns ---- */

static void show_contact(CaromWorkingView *self, const CaromExplanation *explanation) {
  const CaromComparison *comparison = get_comparison(self);
  guint run, contact;
  carom_inspector_get_choice(self->inspector, &run, &contact);
  g_autofree char *what = carom_explanation_describe_contact(explanation);
  g_autofree char *text = NULL;
  if (carom_method_difference_is_beyond_resolver(carom_comparison_get_methods(comparison),
                                                 carom_comparison_get_n_runs(comparison)))
    /* Translators: the number of a contact, who met when, and the title of a pane, for example
       "Contact 2: A and B, t = 1.1 s (Nudge)" */
    text = g_strdup_printf(_("Contact %u: %s (%s)"), contact + 1, what,
                           carom_comparison_get_title(comparison, run));
  else
    /* Translators: the number of a contact, then who met when: "Contact 2: A and B, t = 1.1 s" */
    text = g_strdup_printf(_("Contact %u: %s"), contact + 1, what);
  gtk_label_set_text(self->contact_label, text);
  gtk_widget_set_tooltip_text(GTK_WIDGET(self->contact_label), text);
}

static void show_agreement(CaromWorkingView *self, const CaromExplanation *explanation) {
  GtkWidget *badge = GTK_WIDGET(self->agreement_label);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  /* Translators: a sentence that may speak of a number of ε, and below it what that is. */
  g_autofree char *tooltip =
      g_strdup_printf(_("%s\nε = 2⁻⁵² is the rounding unit of a double."), sentence);
  carom_agreement_show(self->agreement_label, explanation->disagreement_eps,
                       carom_comparison_is_any_apart(get_comparison(self)));
  if (!explanation->agrees) /* if not, the sentence also says where they part */
    gtk_label_set_text(self->agreement_label, sentence);
  gtk_widget_set_tooltip_text(badge, tooltip);
  /* What did not happen is not marked as right. */
  gtk_widget_set_visible(badge, carom_explanation_has_working(explanation) &&
                                    !carom_explanation_is_of_cluster(explanation));
}

/* If several contacts were resolved together, there may be nothing to work out for this one. */
static void show_cluster(CaromWorkingView *self, const CaromExplanation *explanation) {
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  gtk_label_set_text(self->cluster_label, cluster ? cluster : "");
  gtk_widget_set_visible(GTK_WIDGET(self->cluster_label), cluster != NULL);
  gtk_widget_set_visible(GTK_WIDGET(self->titles_scroller),
                         carom_explanation_has_working(explanation));
}

/* Finds the first pane that has the resolver; its line style is used for the column. */
static gboolean find_pane(CaromWorkingView *self, const CaromResolver *resolver, guint *pane) {
  const CaromMethod *methods = carom_comparison_get_methods(get_comparison(self));
  for (*pane = 0; *pane < carom_comparison_get_n_runs(get_comparison(self)); (*pane)++)
    if (methods[*pane].resolver == resolver)
      return TRUE;
  return FALSE;
}

static GtkWidget *title_new(CaromWorkingView *self, const CaromResolver *resolver) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new(_(resolver->part.title));
  guint pane;
  if (find_pane(self, resolver, &pane)) {
    GtkWidget *sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "valign", GTK_ALIGN_CENTER, NULL);
    carom_style_sample_set_index(CAROM_STYLE_SAMPLE(sample), pane);
    gtk_box_append(GTK_BOX(box), sample);
  }
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, "heading");
  gtk_widget_set_tooltip_text(box, _(resolver->part.summary));
  gtk_box_append(GTK_BOX(box), label);
  return box;
}

static void show_titles(CaromWorkingView *self) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->titles))))
    gtk_box_remove(self->titles, child);
  for (guint i = 0; explanation && i < explanation->n_resolvers; i++)
    gtk_box_append(self->titles, title_new(self, explanation->resolvers[i]));
}

/* ---- The columns ---- */

static GtkAdjustment *get_page_adjustment(CaromWorkingView *self) {
  GtkWidget *page = gtk_widget_get_ancestor(GTK_WIDGET(self), GTK_TYPE_VIEWPORT);
  return page ? gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(page)) : NULL;
}

/* Where a widget begins in the page, however that is scrolled. */
static double get_top(CaromWorkingView *self, gpointer widget) {
  graphene_rect_t bounds;
  GtkWidget *page = gtk_widget_get_parent(GTK_WIDGET(self));
  return gtk_widget_compute_bounds(widget, page, &bounds) ? (double)bounds.origin.y : 0;
}

/* Where the titles of the columns begin, and all above them is the head. */
static double get_head(CaromWorkingView *self) {
  gboolean has_titles = gtk_widget_get_visible(GTK_WIDGET(self->titles_scroller));
  return get_top(self, has_titles ? self->titles_scroller : self->scroller);
}

/* The head is shown whole or not at all. */
static void hide_partial_head(CaromWorkingView *self, GtkAdjustment *adjustment) {
  double value = gtk_adjustment_get_value(adjustment);
  if (value > 0)
    gtk_adjustment_set_value(adjustment, MAX(value, get_head(self)));
}

/* If the whole page is scrolled, because it is low, shows the part of it that has the lines, or
 * at least the row at which the walk stands. */
static void scroll_page(CaromWorkingView *self, const CaromCurrentLines *current) {
  GtkAdjustment *adjustment = get_page_adjustment(self);
  graphene_rect_t lines;
  if (!adjustment || !gtk_widget_compute_bounds(GTK_WIDGET(self->scroller),
                                                gtk_widget_get_parent(GTK_WIDGET(self)), &lines))
    return;
  double top = lines.origin.y, bottom = top + (double)lines.size.height;
  double scrolled = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(self->scroller));
  if (bottom - top > gtk_adjustment_get_page_size(adjustment)) {
    bottom = top + current->bottom - scrolled;
    top += current->row_top - scrolled;
  }
  gtk_adjustment_clamp_page(adjustment, top, bottom);
  hide_partial_head(self, adjustment);
}

/* Scrolls as little as possible to show the lines at which the walk stands and, if there is room,
 * some of their surroundings; if there is too little room for all of them, their row. */
static void scroll_to_current(CaromWorkingView *self) {
  CaromCurrentLines current;
  if (!self->inspector || !carom_working_grid_find_current(self->grid, self->content, &current))
    return;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(self->scroller);
  double page = gtk_adjustment_get_page_size(adjustment);
  double top = current.bottom - current.top <= page ? current.top : current.row_top;
  double margin = CLAMP((page - (current.bottom - top)) / 2, 0, MOST_AROUND);
  gtk_adjustment_clamp_page(adjustment, top - margin,
                            MIN(current.bottom + margin, top - margin + page));
  scroll_page(self, &current);
}

/* Large type on a small screen: a row that is higher than the page is written smaller. */
static void choose_size(CaromWorkingView *self, int row_height) {
  GtkAdjustment *adjustment = get_page_adjustment(self);
  int room = adjustment ? (int)gtk_adjustment_get_page_size(adjustment) : G_MAXINT;
  guint size = self->size;
  if (room != self->room && size > 0)
    size = 0; /* then it is laid out anew, and looked at again */
  else if (row_height > room && size + 1 < G_N_ELEMENTS(sizes))
    size++;
  self->room = room;
  if (size == self->size)
    return;
  if (self->size > 0)
    gtk_widget_remove_css_class(self->content, sizes[self->size]);
  if (size > 0)
    gtk_widget_add_css_class(self->content, sizes[size]);
  self->size = size;
}

/* The height of the lines if, with their titles, they are to fill a page that is too low for the
 * head above them and @needed; otherwise @needed. */
static int fill_page(CaromWorkingView *self, int needed) {
  GtkAdjustment *adjustment = get_page_adjustment(self);
  double page = adjustment ? gtk_adjustment_get_page_size(adjustment) : INFINITY;
  double top = get_top(self, self->scroller);
  double below = adjustment ? gtk_adjustment_get_upper(adjustment) - top -
                                  gtk_widget_get_height(GTK_WIDGET(self->scroller))
                            : 0;
  if (top + needed + below <= page)
    return needed;
  return MAX(needed, (int)ceil(page - (top - get_head(self)) - below));
}

/* The highest row must be seen whole, also where the page is low and type is large. */
static gboolean make_room(gpointer data) {
  CaromWorkingView *self = data;
  int row_height = carom_working_grid_get_row_height(self->grid);
  self->room_id = 0;
  gtk_scrolled_window_set_min_content_height(self->scroller,
                                             fill_page(self, MAX(LEAST_HEIGHT, row_height)));
  choose_size(self, row_height);
  scroll_to_current(self);
  return G_SOURCE_REMOVE;
}

/* The page is being laid out: when that is done, it is known where everything is. */
static void on_laid_out(CaromWorkingView *self) {
  if (self->room_id == 0)
    self->room_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, make_room, self, NULL);
}

/* Pointing at a line highlights it too, but must not scroll it away. */
static void update_lines(CaromWorkingView *self) {
  int step = carom_inspector_get_step(self->inspector);
  carom_working_grid_update(self->grid);
  if (step != self->step)
    scroll_to_current(self);
  self->step = step;
}

static void refresh(CaromWorkingView *self) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  self->stale = FALSE;
  self->refreshed_us = g_get_monotonic_time();
  gtk_stack_set_visible_child_name(self->stack, explanation ? "working" : "empty");
  carom_working_grid_show(self->grid);
  if (!explanation)
    return;
  show_titles(self);
  show_contact(self, explanation);
  show_agreement(self, explanation);
  show_cluster(self, explanation);
  gtk_widget_set_visible(GTK_WIDGET(self->difference), FALSE); /* until the clock stops */
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(self->scroller), 0);
  self->step = CAROM_INSPECTOR_NO_STEP;
  update_lines(self);
}

static void on_chosen(CaromWorkingView *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  self->stale = TRUE;
  if (gtk_widget_get_mapped(GTK_WIDGET(self)) && carom_refresh_is_due(player, self->refreshed_us))
    refresh(self);
}

static void on_walked(CaromWorkingView *self) {
  gboolean playing = carom_player_get_playing(carom_inspector_get_player(self->inspector));
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || playing)
    return;
  if (self->stale)
    refresh(self);
  update_lines(self);
  if (carom_inspector_get_explanation(self->inspector)) /* panes may have parted meanwhile */
    show_agreement(self, carom_inspector_get_explanation(self->inspector));
  carom_difference_view_update(self->difference);
  carom_spot_view_update(self->spot_view);
}

static void carom_working_view_map(GtkWidget *widget) {
  CaromWorkingView *self = CAROM_WORKING_VIEW(widget);
  GTK_WIDGET_CLASS(carom_working_view_parent_class)->map(widget);
  if (self->stale)
    refresh(self);
  on_walked(self);
}

void carom_working_view_set_inspector(CaromWorkingView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_WORKING_VIEW(self) && !self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  carom_working_grid_set_inspector(self->grid, inspector);
  carom_difference_view_set_inspector(self->difference, inspector);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_titles), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::playing", G_CALLBACK(on_walked), self,
                          G_CONNECT_SWAPPED);
}

void carom_working_view_set_spot(CaromWorkingView *self, CaromSpot *spot) {
  g_return_if_fail(CAROM_IS_WORKING_VIEW(self));
  carom_spot_view_set_spot(self->spot_view, spot);
}

static void carom_working_view_dispose(GObject *object) {
  g_clear_handle_id(&CAROM_WORKING_VIEW(object)->room_id, g_source_remove);
  g_clear_object(&CAROM_WORKING_VIEW(object)->inspector);
  G_OBJECT_CLASS(carom_working_view_parent_class)->dispose(object);
}

static void carom_working_view_class_init(CaromWorkingViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_working_view_dispose;
  widget_class->map = carom_working_view_map;
  g_type_ensure(CAROM_TYPE_DIFFERENCE_VIEW);
  g_type_ensure(CAROM_TYPE_SPOT_VIEW);
  g_type_ensure(CAROM_TYPE_WORKING_GRID);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-working-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, contact_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, agreement_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, cluster_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, titles_scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, titles);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, content);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, grid);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, difference);
  gtk_widget_class_bind_template_child(widget_class, CaromWorkingView, spot_view);
}

static void carom_working_view_init(CaromWorkingView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  g_signal_connect_object(gtk_scrolled_window_get_vadjustment(self->scroller), "changed",
                          G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
  /* If the columns do not fit side by side, their titles are scrolled together with them. */
  g_object_bind_property(gtk_scrolled_window_get_hadjustment(self->scroller), "value",
                         gtk_scrolled_window_get_hadjustment(self->titles_scroller), "value",
                         G_BINDING_DEFAULT);
}
