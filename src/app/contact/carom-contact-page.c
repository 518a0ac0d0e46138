/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-page: a template with boxes into which each page puts what it has of its own. While
 * a scene plays, all of it is renewed only a few times a second, and only if the page is seen. */
#include "carom-contact-page.h"

#include "carom-encounter-words.h"
#include "carom-exporter.h"
#include "carom-fitting-label.h"
#include "carom-layout.h"
#include "carom-method-difference.h"
#include "carom-refresh.h"
#include "carom-soft-text.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

/* Of the room for lines, in pixels. */
#define LEAST_HEIGHT 120

/* How much of the surroundings of the lines at which the walk stands to show, in pixels. */
#define MOST_AROUND 60

/* Classes of the style sheet, from the usual size of type to the smallest. */
static const char *const sizes[] = {NULL, "smaller", "small", "smallest", "least"};

typedef struct {
  CaromInspector *inspector;
  CaromSheet *sheet; /* (nullable): a page of pictures has none */
  gboolean stale;    /* another contact was chosen since the lines were made */
  gint64 refreshed_us;
  int place;           /* of the walk, to which the page was last scrolled */
  GtkWidget *revealed; /* (nullable): the part of the head that must be seen at this place */
  int room;            /* the height of the page for which the size of type was chosen */
  guint size;          /* of type: an index of sizes */
  guint room_id;       /* of the callback that makes room for the highest row; 0 if none is due */
  gboolean guiding;    /* the program scrolls, not the user */
  gboolean staying;    /* the walk has not gone on, but lines above it may have come or gone */
  GtkStack *stack;
  GtkWidget *contact_steps;
  gboolean headed;                /* the title is on the page itself */
  GtkLabel *contact_label;        /* in lines as needed */
  CaromFittingLabel *brief_label; /* in one */
  GtkLabel *cluster_label;
  GtkWidget *above;
  CaromColumnTitles *titles; /* of the sheet */
  GtkScrolledWindow *scroller;
  GMenu *exports; /* a section of the page's menu */
} CaromContactPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE(CaromContactPage, carom_contact_page, GTK_TYPE_BOX)

static CaromContactPagePrivate *get_private(CaromContactPage *self) {
  return carom_contact_page_get_instance_private(self);
}

CaromInspector *carom_contact_page_get_inspector(CaromContactPage *self) {
  g_return_val_if_fail(CAROM_IS_CONTACT_PAGE(self), NULL);
  return get_private(self)->inspector;
}

GtkScrolledWindow *carom_contact_page_get_scroller(CaromContactPage *self) {
  g_return_val_if_fail(CAROM_IS_CONTACT_PAGE(self), NULL);
  return get_private(self)->scroller;
}

/* ---- Which contact ---- */

static gboolean counts_differ(const CaromComparison *comparison) {
  guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, 0));
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_run_count_contacts(carom_comparison_get_run(comparison, i)) != n)
      return TRUE;
  return FALSE;
}

/* Panes may differ by more than their resolvers; then so do their contacts. Rounding alone does it
 * in the end, where many discs meet. */
static gboolean is_of_pane(const CaromComparison *comparison) {
  return counts_differ(comparison) ||
         carom_method_difference_is_beyond_resolver(carom_comparison_get_methods(comparison),
                                                    carom_comparison_get_n_runs(comparison));
}

/* Whether there are later contacts that are not listed, so that this one is not the last one before
 * the time of the clock. */
static gboolean is_last_listed(const CaromRun *run, guint contact) {
  return contact + 1 == carom_run_count_contacts(run) &&
         carom_run_get_listed_until(run) != G_MAXUINT64;
}

char *carom_contact_page_title(CaromInspector *inspector, const CaromExplanation *explanation,
                               int digits) {
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(inspector));
  guint run, contact;
  carom_inspector_get_choice(inspector, &run, &contact);
  g_autofree char *met = carom_explanation_describe_contact(explanation, digits);
  g_autofree char *what = is_last_listed(carom_comparison_get_run(comparison, run), contact)
                              /* Translators: who met when, such as "A and B, t = 1.1 s"; later
                                 contacts are not listed. */
                              ? g_strdup_printf(_("%s, the last one listed"), met)
                              : g_steal_pointer(&met);
  if (is_of_pane(comparison))
    /* Translators: the number of a contact, who met when, and the title of a pane, for example
       "Contact 2: A and B, t = 1.1 s (Nudge)" */
    return g_strdup_printf(_("Contact %u: %s (%s)"), contact + 1, what,
                           carom_comparison_get_title(comparison, run));
  /* Translators: the number of a contact, then who met when: "Contact 2: A and B, t = 1.1 s" */
  return g_strdup_printf(_("Contact %u: %s"), contact + 1, what);
}

/* The time is on the clock, too. */
static char *write_brief_title(CaromInspector *inspector, const CaromExplanation *explanation) {
  guint run, contact;
  carom_inspector_get_choice(inspector, &run, &contact);
  g_autofree char *partners =
      carom_encounter_words_partners(explanation->scene, &explanation->record);
  return g_strdup_printf(_("Contact %u: %s"), contact + 1, partners);
}

/* Of several contacts at once, the lines are of this one alone, or there are none. */
static void show_contact(CaromContactPage *self, const CaromExplanation *explanation) {
  CaromContactPagePrivate *priv = get_private(self);
  int digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_EXPLANATION_TIME_DIGITS);
  g_autofree char *text = carom_contact_page_title(priv->inspector, explanation, digits);
  g_autofree char *brief = write_brief_title(priv->inspector, explanation);
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  carom_fitting_label_set(priv->brief_label, NULL, (const char *const[]){text, brief, brief});
  carom_tooltip_set_text(GTK_WIDGET(priv->brief_label), text);
  g_autofree char *whole = carom_soft_text_equations(text);
  gtk_label_set_text(priv->contact_label, whole);
  carom_tooltip_set_text(GTK_WIDGET(priv->contact_label), text);
  gtk_label_set_text(priv->cluster_label, cluster ? cluster : "");
  gtk_widget_set_visible(GTK_WIDGET(priv->cluster_label), cluster != NULL);
}

/* In a presentation, where lines have little room and keys go from contact to contact, one line has
 * to do for the title. */
static void show_head(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self)));
  gboolean is_low = root && gtk_widget_has_css_class(root, "presentation");
  gtk_widget_set_visible(priv->contact_steps, !is_low);
  gtk_widget_set_visible(GTK_WIDGET(priv->contact_label), priv->headed && !is_low);
  gtk_widget_set_visible(GTK_WIDGET(priv->brief_label), priv->headed && is_low);
  const CaromExplanation *explanation =
      priv->inspector ? carom_inspector_get_explanation(priv->inspector) : NULL;
  if (explanation)
    show_contact(self, explanation);
}

static void on_realized(CaromContactPage *self) {
  g_signal_connect_object(gtk_widget_get_root(GTK_WIDGET(self)), "notify::css-classes",
                          G_CALLBACK(show_head), self, G_CONNECT_SWAPPED);
  show_head(self);
}

/* ---- Scrolling ---- */

/* What is scrolled: the scroller puts a viewport around it. */
static GtkWidget *get_content(CaromContactPage *self) {
  return gtk_viewport_get_child(
      GTK_VIEWPORT(gtk_scrolled_window_get_child(get_private(self)->scroller)));
}

/* What scrolls the whole page where that is low. */
static GtkScrolledWindow *get_page_scroller(CaromContactPage *self) {
  GtkWidget *page = gtk_widget_get_ancestor(GTK_WIDGET(self), GTK_TYPE_SCROLLED_WINDOW);
  return page ? GTK_SCROLLED_WINDOW(page) : NULL;
}

static GtkAdjustment *get_page_adjustment(CaromContactPage *self) {
  GtkScrolledWindow *page = get_page_scroller(self);
  return page ? gtk_scrolled_window_get_vadjustment(page) : NULL;
}

/* Where a widget begins in the page, however that is scrolled, and where it ends. */
static double get_extent(CaromContactPage *self, GtkWidget *widget, double *bottom) {
  graphene_rect_t bounds;
  gboolean known =
      gtk_widget_compute_bounds(widget, gtk_widget_get_parent(GTK_WIDGET(self)), &bounds);
  *bottom = known ? (double)bounds.origin.y + (double)bounds.size.height : 0;
  return known ? (double)bounds.origin.y : 0;
}

static double get_top(CaromContactPage *self, GtkWidget *widget) {
  double bottom;
  return get_extent(self, widget, &bottom);
}

/* How high the head is, which is all above the titles of the lines or, without them, the lines. */
static double get_head(CaromContactPage *self) {
  GtkWidget *titles = GTK_WIDGET(get_private(self)->titles);
  gboolean has_titles = gtk_widget_get_visible(titles);
  return get_top(self, has_titles ? titles : GTK_WIDGET(get_private(self)->scroller));
}

/* How far the page may be scrolled for the lines' sake. */
static double get_limit(CaromContactPage *self) {
  GtkWidget *revealed = get_private(self)->revealed;
  return revealed && gtk_widget_get_mapped(revealed) ? get_top(self, revealed) : get_head(self);
}

/* Returns: @value or, if that would cut something in @parent, where it ends */
static double skip_cut(CaromContactPage *self, GtkWidget *parent, double value) {
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child;
       child = gtk_widget_get_next_sibling(child)) {
    double bottom, top = get_extent(self, child, &bottom);
    if (gtk_widget_get_mapped(child) && top < value && value < bottom)
      return child == get_private(self)->above ? skip_cut(self, child, value) : bottom;
  }
  return value;
}

/* Each part of the head is shown whole or not at all. */
static void hide_partial_head(CaromContactPage *self, GtkAdjustment *adjustment) {
  double value = gtk_adjustment_get_value(adjustment);
  GtkWidget *parts = gtk_widget_get_parent(get_private(self)->above);
  if (get_private(self)->revealed)
    value = MIN(value, get_limit(self));
  if (value < get_head(self))
    value = MIN(skip_cut(self, parts, value), get_head(self));
  gtk_adjustment_set_value(adjustment, value);
}

/* The height of the lines if, with their titles, they are to fill a page that is too low for the
 * head above them and @needed; otherwise @needed. */
static int fill_page(CaromContactPage *self, int needed) {
  GtkWidget *scroller = GTK_WIDGET(get_private(self)->scroller);
  GtkAdjustment *adjustment = get_page_adjustment(self);
  if (!adjustment)
    return needed;
  double page = gtk_adjustment_get_page_size(adjustment), top = get_top(self, scroller);
  double below = gtk_adjustment_get_upper(adjustment) - top - gtk_widget_get_height(scroller);
  if (top + needed + below <= page)
    return needed;
  return MAX(needed, (int)ceil(page - (top - get_limit(self)) - below));
}

/* If the whole page is scrolled, because it is low, shows the part of it that has the row at which
 * the walk stands: the head, too, if there is room for both. */
static void scroll_page(CaromContactPage *self, const CaromSheetPlace *current) {
  GtkScrolledWindow *scroller = get_private(self)->scroller;
  GtkAdjustment *adjustment = get_page_adjustment(self);
  if (!adjustment)
    return;
  double scrolled = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller));
  double start = get_top(self, GTK_WIDGET(scroller)) - scrolled;
  if (scrolled == 0) /* the walk has just begun, or is back there */
    gtk_adjustment_set_value(adjustment, 0);
  gtk_adjustment_clamp_page(adjustment, start + current->row_top, start + current->bottom);
  hide_partial_head(self, adjustment);
}

static gboolean find_current(CaromContactPage *self, CaromSheetPlace *current) {
  CaromContactPagePrivate *priv = get_private(self);
  return priv->inspector && priv->sheet &&
         carom_sheet_find_place(priv->sheet, get_content(self), current);
}

/* Scrolls as little as possible to show the lines at which the walk stands and, if there is room,
 * some of their surroundings; if there is too little room for all of them, their row. */
static void scroll_to_current(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  CaromContactPageClass *klass = CAROM_CONTACT_PAGE_GET_CLASS(self);
  CaromSheetPlace current;
  if (!find_current(self, &current)) {
    if (klass->scroll)
      klass->scroll(self);
    return;
  }
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(priv->scroller);
  double page = gtk_adjustment_get_page_size(adjustment);
  double top = current.bottom - current.top <= page ? current.top : current.row_top;
  /* Whole pixels, to which scrolling is rounded. */
  double margin = floor(CLAMP((page - (current.bottom - top)) / 2, 0, MOST_AROUND));
  priv->guiding = TRUE;
  gtk_adjustment_clamp_page(adjustment, top - margin,
                            MIN(current.bottom + margin, top - margin + page));
  scroll_page(self, &current);
  priv->guiding = FALSE;
}

/* Scrolls the lines to @value, and the page to show them from @top to @bottom, measured as that. */
static void scroll_both(CaromContactPage *self, double value, double top, double bottom) {
  CaromContactPagePrivate *priv = get_private(self);
  priv->guiding = TRUE;
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(priv->scroller), value);
  scroll_page(self, &(CaromSheetPlace){top, top, bottom});
  priv->guiding = FALSE;
}

void carom_contact_page_scroll_to(CaromContactPage *self, GtkWidget *part) {
  graphene_rect_t bounds;
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self));
  if (!gtk_widget_compute_bounds(part, get_content(self), &bounds))
    return;
  double top = (double)bounds.origin.y;
  scroll_both(self, top, top, top + (double)bounds.size.height);
}

void carom_contact_page_scroll_into(CaromContactPage *self, GtkWidget *part, double top,
                                    double bottom) {
  graphene_rect_t bounds;
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self));
  if (!gtk_widget_compute_bounds(part, get_content(self), &bounds))
    return;
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment(get_private(self)->scroller);
  double start = (double)bounds.origin.y, page = gtk_adjustment_get_page_size(lines);
  gboolean is_whole = (double)bounds.size.height <= page;
  scroll_both(self, start + (is_whole ? 0 : fmax(bottom - page, top)), start + top, start + bottom);
}

/* Where the page is too low for the head and the lines, the head makes room as the lines are
 * scrolled, and comes back with the first of them: there is one bar, that of the lines. */
static void on_scrolled(CaromContactPage *self, GtkAdjustment *lines) {
  GtkAdjustment *page = get_page_adjustment(self);
  if (page && !get_private(self)->guiding)
    gtk_adjustment_set_value(page, gtk_adjustment_get_value(lines) > 0 ? get_limit(self) : 0);
}

/* Large type on a small screen. The titles of the lines stay beside the highest row whatever that
 * takes; the head does if type that is only a little smaller does it. */
static gboolean is_too_high(CaromContactPage *self, int row_height, int room) {
  CaromContactPagePrivate *priv = get_private(self);
  double top = get_top(self, GTK_WIDGET(priv->scroller)), titles = top - get_head(self);
  return row_height + titles > room || (titles > 0 && priv->size == 0 && row_height + top > room);
}

static void choose_size(CaromContactPage *self, int row_height) {
  CaromContactPagePrivate *priv = get_private(self);
  GtkAdjustment *adjustment = get_page_adjustment(self);
  int room = adjustment ? (int)gtk_adjustment_get_page_size(adjustment) : G_MAXINT;
  guint size = priv->size;
  if (room != priv->room && size > 0)
    size = 0; /* then it is laid out anew, and looked at again */
  else if (is_too_high(self, row_height, room) && size + 1 < G_N_ELEMENTS(sizes))
    size++;
  priv->room = room;
  if (size == priv->size)
    return;
  if (priv->size > 0)
    gtk_widget_remove_css_class(get_content(self), sizes[priv->size]);
  if (size > 0)
    gtk_widget_add_css_class(get_content(self), sizes[size]);
  priv->size = size;
}

/* Beside a part of the head that must be seen, the row at which the walk stands is enough.
 *
 * Returns: the least height of the lines */
static int get_needed(CaromContactPage *self, int row_height) {
  CaromSheetPlace current;
  if (get_private(self)->revealed && find_current(self, &current))
    row_height = (int)ceil(current.bottom - current.row_top);
  return MAX(LEAST_HEIGHT, row_height);
}

/* The highest row must be seen whole, also where the page is low and type is large. */
static gboolean make_room(gpointer data) {
  CaromContactPage *self = data;
  CaromContactPagePrivate *priv = get_private(self);
  int row_height = priv->sheet ? carom_sheet_get_row_height(priv->sheet) : 0;
  priv->room_id = 0;
  gtk_scrolled_window_set_min_content_height(priv->scroller,
                                             fill_page(self, get_needed(self, row_height)));
  choose_size(self, row_height);
  if (!priv->staying)
    scroll_to_current(self);
  priv->staying = FALSE;
  return G_SOURCE_REMOVE;
}

/* The page is being laid out: when that is done, it is known where everything is. */
static void on_laid_out(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  if (priv->room_id == 0)
    priv->room_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, make_room, self, NULL);
}

/* ---- The walk ---- */

/* The lines get the room that the head leaves. */
static void set_revealed(CaromContactPage *self, GtkWidget *part) {
  if (part || get_private(self)->revealed)
    on_laid_out(self);
  get_private(self)->revealed = part;
}

void carom_contact_page_reveal(CaromContactPage *self, GtkWidget *part) {
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self) && gtk_widget_is_ancestor(part, GTK_WIDGET(self)));
  set_revealed(self, part);
}

/* Pointing at a line highlights it too, but must not scroll it away. */
static void update(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  CaromContactPageClass *klass = CAROM_CONTACT_PAGE_GET_CLASS(self);
  int place = carom_inspector_get_step(priv->inspector, klass->page->topic);
  if (priv->sheet)
    carom_sheet_update(priv->sheet);
  if (klass->update)
    klass->update(self);
  if (place != priv->place) {
    priv->staying = FALSE;
    set_revealed(self, NULL);
    scroll_to_current(self);
  }
  priv->place = place;
}

static void refresh(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  CaromContactPageClass *klass = CAROM_CONTACT_PAGE_GET_CLASS(self);
  CaromExplanation *explanation = carom_inspector_get_explanation(priv->inspector);
  priv->stale = FALSE;
  priv->refreshed_us = g_get_monotonic_time();
  gtk_stack_set_visible_child_name(priv->stack, explanation ? "contact" : "empty");
  if (priv->sheet)
    carom_sheet_show(priv->sheet);
  if (klass->show)
    klass->show(self, explanation);
  if (!explanation)
    return;
  show_contact(self, explanation);
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(priv->scroller), 0);
  priv->place = CAROM_INSPECTOR_NO_STEP;
  set_revealed(self, NULL);
  update(self);
}

static void on_chosen(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  CaromPlayer *player = carom_inspector_get_player(priv->inspector);
  priv->stale = TRUE;
  if (gtk_widget_get_mapped(GTK_WIDGET(self)) && carom_refresh_is_due(player, priv->refreshed_us))
    refresh(self);
}

/* What has been folded or opened stays where it was clicked; where all is, the walk is seen. */
static void on_folded(CaromContactPage *self) {
  get_private(self)->staying = TRUE;
}

static void on_all_folded(CaromContactPage *self) {
  get_private(self)->staying = FALSE;
}

static void on_walked(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  CaromContactPageClass *klass = CAROM_CONTACT_PAGE_GET_CLASS(self);
  gboolean playing = carom_player_get_playing(carom_inspector_get_player(priv->inspector));
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || playing)
    return;
  if (priv->stale)
    refresh(self);
  else if (priv->sheet && carom_sheet_is_waiting(priv->sheet))
    carom_sheet_show(priv->sheet);
  update(self);
  if (klass->on_rest)
    klass->on_rest(self);
}

/* The head may become higher while the lines stay as they are. */
static void watch_page(CaromContactPage *self) {
  GtkAdjustment *adjustment = get_page_adjustment(self);
  if (!adjustment)
    return;
  g_signal_handlers_disconnect_by_func(adjustment, on_laid_out, self);
  g_signal_connect_object(adjustment, "changed", G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
}

/* The lines have a bar of their own, and all of the page needs none. The next page may be there
 * before this one has gone. */
static const char *const bar_key = "hides-bar";

static void hide_page_bar(CaromContactPage *self) {
  GtkScrolledWindow *page = get_page_scroller(self);
  if (!page)
    return;
  g_object_set_data(G_OBJECT(page), bar_key, self);
  g_object_set(page, "vscrollbar-policy", GTK_POLICY_EXTERNAL, NULL);
}

static void give_back_page_bar(CaromContactPage *self) {
  GtkScrolledWindow *page = get_page_scroller(self);
  if (page && g_object_get_data(G_OBJECT(page), bar_key) == self)
    g_object_set(page, "vscrollbar-policy", GTK_POLICY_AUTOMATIC, NULL);
}

static void carom_contact_page_unmap(GtkWidget *widget) {
  give_back_page_bar(CAROM_CONTACT_PAGE(widget));
  GTK_WIDGET_CLASS(carom_contact_page_parent_class)->unmap(widget);
}

static void carom_contact_page_map(GtkWidget *widget) {
  CaromContactPage *self = CAROM_CONTACT_PAGE(widget);
  GTK_WIDGET_CLASS(carom_contact_page_parent_class)->map(widget);
  watch_page(self);
  hide_page_bar(self);
  if (get_private(self)->stale)
    refresh(self);
  on_walked(self);
}

static void offer_exports(CaromContactPage *self) {
  const CaromPage *page = CAROM_CONTACT_PAGE_GET_CLASS(self)->page;
  for (guint i = 0; i < CAROM_PAGE_MAX_EXPORTS && page->exports[i]; i++) {
    gboolean is_picture = carom_exporter_by_id(page->exports[i])->kind == CAROM_EXPORTER_PICTURE;
    g_autoptr(GMenuItem) item =
        g_menu_item_new(is_picture ? _("Export as a _picture…") : _("Export as _text…"), NULL);
    g_menu_item_set_action_and_target(item, "win.export", "s", page->exports[i]);
    g_menu_append_item(get_private(self)->exports, item);
  }
}

void carom_contact_page_set_inspector(CaromContactPage *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self) && !get_private(self)->inspector);
  CaromContactPagePrivate *priv = get_private(self);
  priv->inspector = g_object_ref(inspector);
  priv->stale = TRUE; /* a contact may have been chosen long since */
  if (priv->sheet)
    carom_sheet_set_inspector(priv->sheet, inspector,
                              CAROM_CONTACT_PAGE_GET_CLASS(self)->page->topic, priv->titles);
  offer_exports(self);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "folded", G_CALLBACK(on_folded), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "notify::all-lines", G_CALLBACK(on_all_folded), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(carom_inspector_get_player(inspector), "notify::playing",
                          G_CALLBACK(on_walked), self, G_CONNECT_SWAPPED);
}

void carom_contact_page_set_sheet(CaromContactPage *self, CaromSheet *sheet) {
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self) && !get_private(self)->inspector);
  get_private(self)->sheet = sheet; /* which the page has */
}

void carom_contact_page_set_headed(CaromContactPage *self, gboolean headed) {
  g_return_if_fail(CAROM_IS_CONTACT_PAGE(self));
  get_private(self)->headed = headed;
  show_head(self);
}

GtkWidget *carom_contact_page_new(GType type, const CaromPageModels *models) {
  g_return_val_if_fail(g_type_is_a(type, CAROM_TYPE_CONTACT_PAGE) && models, NULL);
  GtkWidget *page = g_object_new(type, NULL);
  carom_contact_page_set_inspector(CAROM_CONTACT_PAGE(page), models->inspector);
  return page;
}

/* ---- Life ---- */

static void carom_contact_page_dispose(GObject *object) {
  CaromContactPagePrivate *priv = get_private(CAROM_CONTACT_PAGE(object));
  g_clear_handle_id(&priv->room_id, g_source_remove);
  g_clear_object(&priv->inspector);
  G_OBJECT_CLASS(carom_contact_page_parent_class)->dispose(object);
}

static void carom_contact_page_class_init(CaromContactPageClass *klass) {
  /* What the templates of the pages add to. */
  static const char *const boxes[] = {"empty_label", "tools", "next_line_button", "menu_button"};
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_contact_page_dispose;
  widget_class->map = carom_contact_page_map;
  widget_class->unmap = carom_contact_page_unmap;
  g_type_ensure(CAROM_TYPE_COLUMN_TITLES);
  g_type_ensure(CAROM_TYPE_FITTING_LABEL);
  g_type_ensure(CAROM_TYPE_SHEET);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-contact-page.ui");
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, stack);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, contact_steps);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, contact_label);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, brief_label);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, cluster_label);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, exports);
  gtk_widget_class_bind_template_child_private(widget_class, CaromContactPage, titles);
  gtk_widget_class_bind_template_child_internal_private(widget_class, CaromContactPage, above);
  gtk_widget_class_bind_template_child_internal_private(widget_class, CaromContactPage, scroller);
  for (guint i = 0; i < G_N_ELEMENTS(boxes); i++)
    gtk_widget_class_bind_template_child_full(widget_class, boxes[i], TRUE, 0);
}

static void carom_contact_page_init(CaromContactPage *self) {
  CaromContactPagePrivate *priv = get_private(self);
  get_private(self)->headed = TRUE;
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_column_titles_follow(priv->titles, priv->scroller);
  g_signal_connect(self, "realize", G_CALLBACK(on_realized), NULL);
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment(priv->scroller);
  g_signal_connect_object(lines, "changed", G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(lines, "value-changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
}
