/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-view: while the clock moves, texts and numbers are brought up to date a few times a
 * second; but no row stays that has happened, and an event that is selected is looked up at every
 * change, so that its picture stays true. */
#include "carom-queue-view.h"

#include "carom-column-view.h"
#include "carom-encounter-words.h"
#include "carom-number.h"
#include "carom-page.h"
#include "carom-pane-chooser.h"
#include "carom-queue-row.h"
#include "carom-refresh.h"
#include "carom-tooltip.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

struct _CaromQueueView {
  GtkBox parent_instance;
  CaromPlayer *player;
  guint pane;
  guint scroll_id;  /* of the callback that scrolls to the first row; 0 if it has run */
  GListStore *rows; /* (element-type CaromQueueRow) */
  GtkSingleSelection *selection;
  gboolean showing; /* the program is changing something, not the user */
  gint64 refreshed_us;
  CaromPaneChooser *pane_chooser;
  GtkLabel *counts_label, *work_label, *voided_label;
  GtkWidget *crossings_button, *next_button;
  GtkStack *stack;
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE(CaromQueueView, carom_queue_view, GTK_TYPE_BOX)

enum { FORETOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromComparison *get_comparison(CaromQueueView *self) {
  return carom_player_get_comparison(self->player);
}

static const CaromRun *get_run(CaromQueueView *self) {
  return carom_comparison_get_run(get_comparison(self), self->pane);
}

/* ---- What a contact makes void ---- */

/* Returns: (transfer full): a heading and a sentence for each of @voided */
static char *describe_voided(const CaromScene *scene, const GArray *voided, double time_s,
                             gboolean has_happened) {
  g_autofree char *time = carom_encounter_words_clock(time_s);
  GString *text = g_string_new(NULL);
  if (voided->len == 0)
    g_string_printf(text,
                    /* Translators: a time. */
                    has_happened ? _("The last contact, at %s, made nothing void.")
                                 : _("The next contact, at %s, makes nothing void."),
                    time);
  else
    /* Translators: sentences about the contacts that become void follow. */
    g_string_append(text, has_happened ? _("The last contact made void:")
                                       : _("The next contact makes void:"));
  for (guint i = 0; i < voided->len; i++) {
    g_autofree char *why = carom_run_queue_words_voided(
        scene, &g_array_index(voided, CaromQueueEvent, i), time_s, has_happened);
    g_string_append_printf(text, "\n%s", why);
  }
  return g_string_free(text, FALSE);
}

static char *describe_next(CaromQueueView *self) {
  CaromComparison *comparison = get_comparison(self);
  double time_s = carom_comparison_get_time_s(comparison);
  double width_s = carom_comparison_instant_width_s(comparison);
  g_autoptr(GArray) voided =
      carom_run_queue_list_voided(get_run(self), time_s - width_s, time_s + width_s);
  return describe_voided(get_run(self)->scene, voided, time_s, FALSE);
}

/* A frame of a large scene that plays would take twice as long. */
static gboolean is_too_much(CaromQueueView *self) {
  return carom_player_get_playing(self->player) &&
         get_run(self)->world->bodies.n > CAROM_REHEARSAL_MAX_DISCS;
}

static char *describe_last(CaromQueueView *self) {
  const CaromRun *run = get_run(self);
  guint64 n = carom_audit_count_contacts(&run->world->books);
  if (n == 0)
    return g_strdup(_("No contact yet."));
  if (n > carom_run_count_contacts(run))
    return g_strdup(_("There are too many contacts to know what the last one made void."));
  if (is_too_much(self))
    return g_strdup(_("Pause to see what the last contact made void."));
  double time_s = carom_run_get_contact(run, (guint)n - 1)->time_s;
  g_autoptr(GArray) voided =
      carom_run_queue_list_voided_by(get_comparison(self), self->pane, (guint)n - 1);
  return describe_voided(get_run(self)->scene, voided, time_s, TRUE);
}

/* Whether the clock stands just before a contact of this pane, which is in the log then. */
static gboolean is_before_contact(CaromQueueView *self) {
  CaromComparison *comparison = get_comparison(self);
  guint64 n = carom_audit_count_contacts(&get_run(self)->world->books);
  return carom_comparison_get_instant(comparison) == CAROM_INSTANT_BEFORE &&
         n < carom_run_count_contacts(get_run(self)) &&
         carom_comparison_is_at_contact(comparison, self->pane, (guint)n);
}

/* Just before a contact, what is going to be void. */
static void show_voided(CaromQueueView *self) {
  g_autofree char *text = is_before_contact(self) ? describe_next(self) : describe_last(self);
  gtk_label_set_text(self->voided_label, text);
}

/* ---- The queue ---- */

/* Between two counts a line may end, within one it may not. */
#define BETWEEN_COUNTS " · "

/* Returns: (transfer full): @counts, with spaces that keep together what each count is of and the
 *   number */
static char *keep_counts_whole(const char *counts) {
  g_auto(GStrv) parts = g_strsplit(counts, BETWEEN_COUNTS, -1);
  for (char **part = parts; *part; part++) {
    g_auto(GStrv) words = g_strsplit(*part, " ", -1);
    g_free(*part);
    *part = g_strjoinv(CAROM_UNIT_SPACE, words);
  }
  return g_strjoinv(BETWEEN_COUNTS, parts);
}

static void show_counts(CaromQueueView *self) {
  g_autofree char *counts = carom_run_queue_words_counts(get_run(self));
  g_autofree char *whole = keep_counts_whole(counts);
  g_autofree char *work = carom_run_queue_words_work(get_run(self));
  gtk_label_set_text(self->counts_label, whole);
  gtk_label_set_text(self->work_label, work);
  gtk_widget_set_visible(GTK_WIDGET(self->work_label), get_run(self)->world->bodies.n > 1);
}

/* Rows have no position before they are laid out, in the frame after they were added, so this is
 * done in the frame after that. */
static gboolean scroll_to_first(GtkWidget *widget, GdkFrameClock *clock, gpointer laid_out) {
  CaromQueueView *self = CAROM_QUEUE_VIEW(widget);
  gboolean *is_laid_out = laid_out;
  if (!*is_laid_out) {
    *is_laid_out = TRUE;
    return G_SOURCE_CONTINUE;
  }
  if (g_list_model_get_n_items(G_LIST_MODEL(self->rows)) > 0)
    carom_column_view_scroll_to(self->view, 0);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* What comes first stays in view, unless the user has scrolled away from it: GTK would keep the row
 * in view that was first before. */
static void keep_first_in_view(CaromQueueView *self) {
  GtkAdjustment *place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
  if (self->scroll_id == 0 && gtk_adjustment_get_value(place) <= 0)
    self->scroll_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), scroll_to_first,
                                                   g_new0(gboolean, 1), g_free);
}

static gboolean shows_crossings(CaromQueueView *self) {
  return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(self->crossings_button));
}

static void show_rows(CaromQueueView *self) {
  keep_first_in_view(self);
  self->showing = TRUE;
  carom_queue_rows_refresh(self->rows, get_run(self), shows_crossings(self));
  self->showing = FALSE;
}

static void clear_rows(CaromQueueView *self) {
  self->showing = TRUE;
  g_list_store_remove_all(self->rows);
  self->showing = FALSE;
}

/* Tells which event is selected; only while the page is seen. */
static void tell_selected(CaromQueueView *self) {
  const CaromQueueRow *row = gtk_single_selection_get_selected_item(self->selection);
  gboolean is_seen = gtk_widget_get_mapped(GTK_WIDGET(self));
  g_signal_emit(self, signals[FORETOLD], 0, self->pane, row && is_seen ? &row->event : NULL);
}

/* Rows and counts are of the same instant. */
static void show_queue(CaromQueueView *self) {
  show_counts(self);
  show_rows(self);
}

static void refresh(CaromQueueView *self) {
  gboolean has_queue = carom_run_queue_exists(get_run(self));
  gtk_stack_set_visible_child_name(self->stack, has_queue ? "queue" : "none");
  gtk_widget_set_visible(self->crossings_button, has_queue);
  gtk_widget_set_visible(self->next_button, has_queue);
  if (has_queue) {
    show_queue(self);
    show_voided(self);
  } else {
    clear_rows(self);
  }
  tell_selected(self);
  self->refreshed_us = g_get_monotonic_time();
}

/* ---- Columns ---- */

static char *format_number(double value, int decimals) {
  char markup[CAROM_NUMBER_SIZE];
  carom_number_format(markup, value, decimals, 0);
  return g_strdup(markup);
}

static char *write_time(gpointer row, gconstpointer data) {
  return format_number(CAROM_QUEUE_ROW(row)->event.time_s, 6);
}

/* A contact at which the clock stands may be a rounding error ago. */
static char *write_until(gpointer row, gconstpointer data) {
  return format_number(MAX(CAROM_QUEUE_ROW(row)->until_s, 0), 3);
}

/* @words: (nullable): NULL in a row that has not been brought up to date yet */
static char *escape(const char *words) {
  return g_markup_escape_text(words ? words : "", -1);
}

static char *write_what(gpointer row, gconstpointer data) {
  return escape(CAROM_QUEUE_ROW(row)->what);
}

static char *write_state(gpointer row, gconstpointer data) {
  g_autofree char *state =
      carom_run_queue_words_state(&CAROM_QUEUE_ROW(row)->event, CAROM_QUEUE_ROW(row)->rank);
  return escape(state);
}

static char *write_why(gpointer row, gconstpointer data) {
  return escape(CAROM_QUEUE_ROW(row)->why);
}

static const struct {
  const char *title;   /* translatable */
  const char *summary; /* translatable: what the column is, in a sentence */
  gboolean is_number;
  char *(*write)(gpointer row, gconstpointer data);
} columns[] = {
    {N_("Time (s)"), N_("When it is to happen"), TRUE, write_time},
    /* Translators: the time until something happens. */
    {N_("In (s)"), N_("How long it is until then"), TRUE, write_until},
    {N_("What"), N_("Who meets whom, or leaves a cell"), FALSE, write_what},
    {N_("State"),
     N_("Next: this happens next. First in sight: no contact that is known by now is sooner, but "
        "discs look no further than the cells around their own, and a disc that leaves its cell "
        "may see a sooner contact. Foretold: for later. Provisional: also for later, but the disc "
        "leaves its cell before then, and may see something sooner, even a wall on its way. Void: "
        "made void by another contact, which the queue notices when its time comes."),
     FALSE, write_state},
    {N_("Why"), N_("Which partner it was calculated for, or which contact made it void"), FALSE,
     write_why},
};

static void add_columns(GtkColumnView *view) {
  for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
    carom_column_view_append(view, _(columns[i].title),
                             &(CaromColumnViewCells){.is_number = columns[i].is_number,
                                                     .write = columns[i].write,
                                                     .tooltip = _(columns[i].summary)},
                             NULL);
}

/* ---- Keeping up with the run ---- */

/* What the counts are. */
static gboolean on_query_counts(CaromQueueView *self, int x, int y, gboolean keyboard,
                                GtkTooltip *tooltip) {
  carom_tooltip_set_lines(
      tooltip,
      _("What has become of all contacts that were foretold until now: each came true, was "
        "made void by another contact, was displaced by a sooner one that came into sight, or is "
        "still to come. A contact that both discs have foretold counts once."));
  return TRUE;
}

/* Whether an event is selected that has happened or become void since. */
static gboolean is_selected_outdated(CaromQueueView *self) {
  const CaromQueueRow *row = gtk_single_selection_get_selected_item(self->selection);
  if (!row)
    return FALSE;
  CaromQueueEvent event = row->event;
  guint flights_since = event.flights_since;
  return !carom_run_queue_look_up(get_run(self), &event) || event.flights_since != flights_since;
}

/* Whether what is listed first has happened or become void since, or something else comes before
 * it. */
static gboolean is_first_outdated(CaromQueueView *self) {
  return carom_run_queue_exists(get_run(self)) &&
         !carom_queue_rows_begin_with_next(self->rows, get_run(self), shows_crossings(self));
}

static void on_changed(CaromQueueView *self) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
    return;
  if (carom_refresh_is_due(self->player, self->refreshed_us) || is_selected_outdated(self))
    refresh(self);
  else if (is_first_outdated(self))
    show_queue(self);
}

static void carom_queue_view_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_queue_view_parent_class)->map(widget);
  CaromQueueView *self = CAROM_QUEUE_VIEW(widget);
  if (self->player && get_comparison(self))
    refresh(self);
}

static void carom_queue_view_unmap(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_queue_view_parent_class)->unmap(widget);
  tell_selected(CAROM_QUEUE_VIEW(widget));
}

static void on_selected(CaromQueueView *self) {
  if (!self->showing)
    tell_selected(self);
}

/* Selects the next row, or the previous one, as its own keys do: from none the first. It stays at
 * the ends. */
static void walk(GtkWidget *page, int step) {
  CaromQueueView *self = CAROM_QUEUE_VIEW(page);
  guint n = g_list_model_get_n_items(G_LIST_MODEL(self->rows));
  guint at = gtk_single_selection_get_selected(self->selection);
  if (n == 0)
    return;
  if (at == GTK_INVALID_LIST_POSITION)
    at = 0;
  else if (step > 0 ? at + 1 < n : at > 0)
    at += (guint)step;
  gtk_single_selection_set_selected(self->selection, at);
  carom_column_view_scroll_to(self->view, at);
}

static void on_crossings(CaromQueueView *self) {
  if (self->player && get_comparison(self))
    refresh(self);
}

/* ---- Whose queue ---- */

static void show_pane(CaromQueueView *self, guint pane) {
  self->pane = pane;
  gtk_actionable_set_action_target(GTK_ACTIONABLE(self->next_button), "u", pane);
  clear_rows(self);
  refresh(self);
}

/* The first pane that has a queue, or else the first pane. */
static guint suggest_pane(CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_run_queue_exists(carom_comparison_get_run(comparison, i)))
      return i;
  return 0;
}

/* The same pane stays listed after an edit of the scene, as long as it has a queue. */
static void on_replaced(CaromQueueView *self) {
  CaromComparison *comparison = get_comparison(self);
  guint pane = self->pane;
  if (pane >= carom_comparison_get_n_runs(comparison) ||
      !carom_run_queue_exists(carom_comparison_get_run(comparison, pane)))
    pane = suggest_pane(comparison);
  carom_pane_chooser_show(self->pane_chooser, comparison, pane);
  show_pane(self, pane);
}

/* ---- Construction and destruction ---- */

void carom_queue_view_set_player(CaromQueueView *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_QUEUE_VIEW(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  if (get_comparison(self))
    on_replaced(self);
}

static void carom_queue_view_dispose(GObject *object) {
  g_clear_object(&CAROM_QUEUE_VIEW(object)->player);
  G_OBJECT_CLASS(carom_queue_view_parent_class)->dispose(object);
}

static void carom_queue_view_finalize(GObject *object) {
  g_clear_object(&CAROM_QUEUE_VIEW(object)->selection);
  g_clear_object(&CAROM_QUEUE_VIEW(object)->rows);
  G_OBJECT_CLASS(carom_queue_view_parent_class)->finalize(object);
}

static void carom_queue_view_class_init(CaromQueueViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_queue_view_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_queue_view_finalize;
  g_type_ensure(CAROM_TYPE_PANE_CHOOSER);
  widget_class->map = carom_queue_view_map;
  widget_class->unmap = carom_queue_view_unmap;
  signals[FORETOLD] = g_signal_new("foretold", CAROM_TYPE_QUEUE_VIEW, G_SIGNAL_RUN_FIRST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-queue-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, pane_chooser);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, counts_label);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, work_label);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, voided_label);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, crossings_button);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, next_button);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromQueueView, view);
  gtk_widget_class_bind_template_callback(widget_class, show_pane);
  gtk_widget_class_bind_template_callback(widget_class, on_crossings);
  gtk_widget_class_bind_template_callback(widget_class, on_query_counts);
}

static void carom_queue_view_init(CaromQueueView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  add_columns(self->view);
  self->rows = g_list_store_new(CAROM_TYPE_QUEUE_ROW);
  self->selection = gtk_single_selection_new(g_object_ref(G_LIST_MODEL(self->rows)));
  gtk_single_selection_set_autoselect(self->selection, FALSE);
  gtk_single_selection_set_can_unselect(self->selection, TRUE);
  g_signal_connect_object(self->selection, "notify::selected-item", G_CALLBACK(on_selected), self,
                          G_CONNECT_SWAPPED);
  gtk_column_view_set_model(self->view, GTK_SELECTION_MODEL(self->selection));
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  CaromQueueView *self = g_object_new(CAROM_TYPE_QUEUE_VIEW, NULL);
  g_signal_connect_object(self, "foretold", G_CALLBACK(carom_pane_strip_show_foretold),
                          models->panes, G_CONNECT_SWAPPED);
  carom_queue_view_set_player(self, models->player);
  return GTK_WIDGET(self);
}

const CaromPage carom_page_queue = {
    .id = "queue",
    .title = N_("_Queue"),
    .about = CAROM_PAGE_ABOUT_RUN,
    .walk = walk,
    .make = make_page,
};
