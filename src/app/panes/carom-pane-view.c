/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-view: the same widgets in both layouts, so nothing in them has to be moved. Texts that
 * take time are written only when they are needed: the tooltip when it is shown, the time per
 * contact when the menu opens, and the description for assistive technology after a pause. */
#include "carom-pane-view.h"

#include "carom-agreement-words.h"
#include "carom-agreement.h"
#include "carom-cost.h"
#include "carom-digits.h"
#include "carom-empty-help.h"
#include "carom-layout.h"
#include "carom-lazy-page.h"
#include "carom-method-editor.h"
#include "carom-method-title.h"
#include "carom-presses.h"
#include "carom-style-sample.h"
#include "carom-superposition.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* Assistive technology is not told about a pane more often than this. */
#define DESCRIBE_EVERY_US G_USEC_PER_SEC

struct _CaromPaneView {
  GtkWidget parent_instance;
  guint index;
  gint64 described_us; /* when assistive technology was last told */
  guint describe_id;   /* of the timer that tells it next; 0 if there is nothing to tell */
  gboolean is_secret;  /* whether what has just happened must not be told */
  int column;          /* the width of the column at the left; 0: there is none */
  GtkWidget *header, *words, *stage, *footer;
  CaromStyleSample *sample;
  GtkWidget *wrong_icon;
  CaromFittingLabel *title_label;
  CaromFittingLabel *contacts_label;
  GtkPopover *menu;
  GtkWidget *menu_button;
  CaromLazyPage *editor; /* of a CaromMethodEditor */
  GtkLabel *cost_label;
  GtkWidget *reference_button;
  GtkWidget *remove_button;
  CaromPaneArea *area;
  CaromEmptyHelp *help;
  GtkButton *fit_button;
  CaromFittingLabel *contact_label;
  CaromFittingLabel *motion_label;
  gboolean is_apart; /* what was last announced */
  gboolean superposed, presenting;
  gboolean slim;     /* header and footer have one line each */
  gboolean is_wrong; /* the resolver is, on purpose */
};

G_DEFINE_FINAL_TYPE(CaromPaneView, carom_pane_view, GTK_TYPE_WIDGET)

static CaromComparison *get_comparison(CaromPaneView *self) {
  return carom_pane_area_get_comparison(self->area);
}

CaromPaneArea *carom_pane_view_get_area(CaromPaneView *self) {
  return self->area;
}

/* ---- Words ---- */

static char *format_count(guint64 n) {
  return g_strdup_printf("%" G_GUINT64_FORMAT, n);
}

/* Returns: (transfer full) */
static char *format_contacts(CaromPaneView *self) {
  const CaromBooks *books = &carom_pane_area_get_run(self->area)->now.books;
  guint64 n = carom_audit_count_contacts(books);
  g_autofree char *all = format_count(n);
  return g_strdup_printf(ngettext("%s contact", "%s contacts", n), all);
}

/* Between frames, a pane that works in steps stands at the frame before. A picture of all panes has
 * the time of the clock.
 *
 * Returns: (transfer full) */
static char *format_time(CaromPaneView *self) {
  const CaromComparison *comparison = get_comparison(self);
  double time_s = self->superposed ? carom_comparison_get_time_s(comparison)
                                   : carom_comparison_get_run(comparison, self->index)->now.time_s;
  g_autofree char *now_s = carom_digits_fixed(time_s, 3);
  /* Translators: a time in seconds */
  return g_strdup_printf(_("%s s"), now_s);
}

/* Whether one number of contacts tells what there is to be seen. */
static gboolean has_one_count(CaromPaneView *self) {
  return !self->superposed || carom_superposition_has_one_count(get_comparison(self));
}

/* Returns: (transfer full) (nullable): in which steps the pane runs */
static char *format_steps(CaromPaneView *self) {
  const CaromComparison *comparison = get_comparison(self);
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[self->index];
  return self->superposed
             ? NULL
             : carom_method_title_steps(method, carom_comparison_get_scene(comparison)->dt_s);
}

/* Steps and time go first where there is little room: the menu and the clock below have them, too.
 */
static void show_contacts(CaromPaneView *self) {
  const CaromBooks *books = &carom_pane_area_get_run(self->area)->now.books;
  g_autofree char *number = format_count(carom_audit_count_contacts(books));
  g_autofree char *contacts = format_contacts(self);
  g_autofree char *time = format_time(self);
  if (!has_one_count(self)) {
    carom_fitting_label_set(self->contacts_label, NULL, (const char *const[]){time, time, time});
    return;
  }
  /* Translators: the heading of a pane: its number of contacts, a time. */
  g_autofree char *both = g_strdup_printf(_("%s · %s"), contacts, time);
  g_autofree char *steps = format_steps(self);
  const char *few = self->slim ? contacts : number;
  if (!steps) {
    carom_fitting_label_set(self->contacts_label, NULL, (const char *const[]){both, contacts, few});
    return;
  }
  g_autofree char *all = g_strdup_printf(
      /* Translators: the heading of a pane: its number of contacts and a time, "steps of 0.01 s".
       */
      C_("heading of a pane", "%s · %s"), both, steps);
  carom_fitting_label_set(self->contacts_label, NULL, (const char *const[]){all, both, contacts});
}

/* Written only when it is shown: doing it for every frame would take a good part of the frame's
 * time. */
static gboolean on_query_contacts(CaromPaneView *self, int x, int y, gboolean keyboard,
                                  GtkTooltip *tooltip) {
  if (!get_comparison(self) || !has_one_count(self))
    return FALSE;
  const CaromBooks *books = &carom_pane_area_get_run(self->area)->now.books;
  g_autofree char *collisions = format_count(books->collisions);
  g_autofree char *wall_hits = format_count(books->wall_hits);
  g_autofree char *detail =
      g_strdup_printf(_("Between discs: %s. With walls: %s."), collisions, wall_hits);
  gtk_tooltip_set_text(tooltip, detail);
  return TRUE;
}

/* The whole text, of which a label may have room for nothing, and the numbers. */
static void set_tooltip(GtkTooltip *tooltip, const char *heading, const char *statement,
                        const char *detail) {
  g_autofree char *text =
      /* Translators: a heading, a statement, and on the next line a sentence that gives its
         numbers. */
      g_strdup_printf(_("%s: %s.\n%s"), heading, statement, detail);
  carom_tooltip_set_lines(tooltip, text);
}

static gboolean on_query_contact_agreement(CaromPaneView *self, int x, int y, gboolean keyboard,
                                           GtkTooltip *tooltip) {
  if (!get_comparison(self) || self->is_secret || self->is_wrong)
    return FALSE;
  g_autofree char *numbers = carom_agreement_words_contact_in_detail(get_comparison(self));
  g_autofree char *detail =
      /* Translators: a sentence that may speak of a number of ε, and below it what that is. */
      g_strdup_printf(_("%s\nε = 2⁻⁵² is the spacing of doubles at 1."), numbers);
  set_tooltip(tooltip, _("Same contact"), carom_fitting_label_get_text(self->contact_label),
              detail);
  return TRUE;
}

static CaromSameMotion get_motion(CaromPaneView *self, guint i) {
  return carom_comparison_get_same_motion(get_comparison(self), i);
}

/* The pane whose discs are compared with those of the reference: where all are drawn on top of each
 * other, the one that is furthest from it. */
static guint find_compared(CaromPaneView *self) {
  const CaromComparison *comparison = get_comparison(self);
  guint furthest = self->index;
  for (guint i = 0; self->superposed && i < carom_comparison_get_n_runs(comparison); i++) {
    CaromSameMotion motion = get_motion(self, i), most = get_motion(self, furthest);
    if (motion.state > most.state ||
        (motion.state == most.state && !(motion.distance <= most.distance)))
      furthest = i;
  }
  return furthest;
}

/* Returns: (transfer full): in words, also where the label says nothing */
static char *tell_motion(CaromPaneView *self) {
  return carom_agreement_words_motion(get_comparison(self), find_compared(self),
                                      CAROM_AGREEMENT_WORDS_LONG);
}

static gboolean on_query_motion(CaromPaneView *self, int x, int y, gboolean keyboard,
                                GtkTooltip *tooltip) {
  if (!get_comparison(self) || self->is_secret)
    return FALSE;
  g_autofree char *detail =
      carom_agreement_words_motion_in_detail(get_comparison(self), find_compared(self));
  g_autofree char *motion = tell_motion(self);
  set_tooltip(tooltip, _("Same motion"), motion, detail);
  return TRUE;
}

/* While a contact asks, nothing is said of what it is going to do. */
static void show_agreements(CaromPaneView *self) {
  if (self->is_secret) {
    carom_agreement_ask(self->contact_label, self->motion_label);
    return;
  }
  if (self->is_wrong && !self->superposed)
    carom_agreement_show_not_counted(self->contact_label);
  else
    carom_agreement_show_contact(self->contact_label, get_comparison(self),
                                 self->superposed ? 0 : self->index);
  carom_agreement_show_motion(self->motion_label, get_comparison(self), find_compared(self));
}

/* Done only when the menu opens, because timing takes a few milliseconds. */
static void measure_cost(CaromPaneView *self) {
  if (!get_comparison(self))
    return;
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), self->index);
  double ns = carom_cost_contact_ns(run->method.resolver, run->log);
  g_autofree char *figure = carom_digits_fixed(ns, 1);
  /* Translators: ns are nanoseconds. */
  g_autofree char *text = isnan(ns) ? g_strdup(_("Time per contact: no contact yet"))
                                    : g_strdup_printf(_("Time per contact: %s ns"), figure);
  gtk_label_set_text(self->cost_label, text);
}

/* Where panes on top of each other have had different numbers of contacts, there is none. */
static char *describe_without_count(CaromPaneView *self, const char *title, const char *time) {
  g_autofree char *motion = tell_motion(self);
  if (self->is_secret)
    /* Translators: the title of a pane, a time. It is the user's turn, because the program waits
       for a prediction. */
    return g_strdup_printf(_("%s, at %s. Your turn."), title, time);
  /* Translators: %1$s is the title of a pane, %2$s a time; %3$s is what is said of the resolvers'
     answers to the same contact, %4$s of how its discs move. */
  return g_strdup_printf(_("%1$s, at %2$s. Same contact: %3$s. Same motion: %4$s."), title, time,
                         carom_fitting_label_get_text(self->contact_label), motion);
}

static char *describe_in_words(CaromPaneView *self) {
  const char *title = carom_fitting_label_get_text(self->title_label);
  g_autofree char *contacts = format_contacts(self);
  g_autofree char *time = format_time(self);
  g_autofree char *motion = tell_motion(self);
  if (!has_one_count(self))
    return describe_without_count(self, title, time);
  if (self->is_secret)
    /* Translators: %1$s is the title of a pane, %2$s its number of contacts, %3$s a time. It is the
       user's turn, because the program waits for a prediction. */
    return g_strdup_printf(_("%1$s: %2$s at %3$s. Your turn."), title, contacts, time);
  /* Translators: %1$s is the title of a pane, %2$s its number of contacts, %3$s a time; %4$s is
     what is said of the resolvers' answers to the same contact, %5$s of how its discs move. */
  return g_strdup_printf(_("%1$s: %2$s at %3$s. Same contact: %4$s. Same motion: %5$s."), title,
                         contacts, time, carom_fitting_label_get_text(self->contact_label), motion);
}

static gboolean describe(gpointer data) {
  CaromPaneView *self = data;
  g_autofree char *plain = describe_in_words(self);
  g_autofree char *turn = carom_pane_area_describe_turn(self->area);
  g_autofree char *closeup = carom_pane_area_describe_closeup(self->area);
  g_autofree char *density = carom_pane_area_describe_density(self->area);
  const char *more = turn ? turn : closeup ? closeup : density;
  g_autofree char *text =
      /* Translators: what is said of a pane; then a sentence of how its picture is
         turned, of what is seen close up in it, or of how its discs are drawn. */
      more ? g_strdup_printf(_("%s %s"), plain, more) : g_steal_pointer(&plain);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 -1);
  self->described_us = g_get_monotonic_time();
  self->describe_id = 0;
  return G_SOURCE_REMOVE;
}

/* Tells assistive technology at once after a pause, but not with every frame of a run, which nobody
 * could listen to. */
static void describe_soon(CaromPaneView *self) {
  gint64 rest_us = self->described_us + DESCRIBE_EVERY_US - g_get_monotonic_time();
  if (self->describe_id != 0)
    return;
  if (self->described_us == 0 || rest_us <= 0)
    describe(self);
  else
    self->describe_id = g_timeout_add((guint)(rest_us / 1000) + 1, describe, self);
}

void carom_pane_view_update_contact(CaromPaneView *self) {
  g_return_if_fail(get_comparison(self));
  carom_pane_area_update_contact(self->area);
  describe_soon(self);
}

/* When a question begins or ends, the next description is due at once: the last one may say too
 * much. */
static void note_secret(CaromPaneView *self) {
  CaromPredictionSession *session = carom_pane_area_get_session(self->area);
  gboolean is_secret = session && carom_prediction_session_is_secret(session);
  if (is_secret == self->is_secret)
    return;
  self->is_secret = is_secret;
  self->described_us = 0;
  g_clear_handle_id(&self->describe_id, g_source_remove);
}

/* That a pane has parted or is together again is said at once, since it is what one waits for. */
static void announce_parting(CaromPaneView *self) {
  gboolean is_apart = carom_same_motion_is_apart(get_motion(self, find_compared(self)).state);
  if (self->is_secret || is_apart == self->is_apart)
    return;
  self->is_apart = is_apart;
  g_clear_handle_id(&self->describe_id, g_source_remove);
  describe(self);
#if GTK_CHECK_VERSION(4, 14, 0)
  /* The build is told of any call that GTK 4.8 lacks, by the same warning as of deprecated ones. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_autofree char *motion = tell_motion(self);
  g_autofree char *text = g_strdup_printf(
      /* Translators: the title of a pane, and what is said of how its discs move. */
      _("%s: %s."), carom_comparison_get_title(get_comparison(self), find_compared(self)), motion);
  gtk_accessible_announce(GTK_ACCESSIBLE(self->area), text,
                          GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

void carom_pane_view_update(CaromPaneView *self) {
  g_return_if_fail(get_comparison(self));
  note_secret(self);
  show_contacts(self);
  show_agreements(self);
  announce_parting(self);
  describe_soon(self);
  gtk_widget_queue_draw(GTK_WIDGET(self->area));
}

/* Its parts are on separate lines, because side by side they would not fit into one of four
 * panes. The titles of all panes have the same type. */
static void show_title(CaromPaneView *self) {
  CaromComparison *comparison = get_comparison(self);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  guint n = carom_comparison_get_n_runs(comparison);
  const char *separator = self->slim ? " · " : "\n";
  g_autofree char *title = self->superposed
                               ? g_strdup(carom_superposition_title())
                               : carom_method_title(methods, n, self->index, separator);
  carom_fitting_label_set(self->title_label, NULL, (const char *const[]){title, title, title});
  g_autoptr(GString) all = g_string_new(title);
  for (guint i = 0; i < n && !self->superposed; i++) {
    g_autofree char *other = carom_method_title(methods, n, i, separator);
    g_string_append_printf(all, "\n%s", other);
  }
  carom_fitting_label_set_shrinks(self->title_label, all->str);
}

/* Marked by an icon, besides the word with which its title begins. */
static void show_wrong(CaromPaneView *self) {
  gtk_widget_set_visible(self->wrong_icon, self->is_wrong && !self->superposed);
}

static void show_menu_button(CaromPaneView *self) {
  gtk_widget_set_visible(self->menu_button, !self->superposed && !self->presenting);
}

/* Beside the title they are at the end of the line. */
static void align_contacts(CaromPaneView *self) {
  carom_fitting_label_set_xalign(self->contacts_label, self->slim && self->column == 0 ? 1 : 0);
}

void carom_pane_view_set_presenting(CaromPaneView *self, gboolean presenting) {
  self->presenting = presenting;
  show_menu_button(self);
  carom_pane_view_set_slim(self, presenting);
}

/* Between what is said of the contact and of the motion in one line, where there is room. */
#define SLIM_GAP 14

void carom_pane_view_set_slim(CaromPaneView *self, gboolean slim) {
  if (self->slim == slim)
    return;
  self->slim = slim;
  gtk_widget_set_layout_manager(self->words, slim ? g_object_new(CAROM_TYPE_LEAD_LAYOUT, NULL)
                                                  : gtk_box_layout_new(GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_child_visible(GTK_WIDGET(self->contacts_label), TRUE);
  carom_fitting_label_set_whole(self->contacts_label, slim);
  align_contacts(self);
  carom_fitting_label_set_whole(self->contact_label, slim);
  carom_fitting_label_set_whole(self->motion_label, slim);
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self->footer),
                                 slim ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  carom_fitting_label_set_gap(self->contact_label, slim ? SLIM_GAP : 0);
  if (get_comparison(self)) {
    show_title(self);
    show_contacts(self);
  }
}

void carom_pane_view_set_superposed(CaromPaneView *self, gboolean superposed) {
  self->superposed = superposed;
  gtk_widget_set_visible(GTK_WIDGET(self->sample), !superposed);
  show_menu_button(self);
  show_wrong(self);
}

/* What the menu has not shown yet need not be kept up to date. */
static void show_in_editor(CaromPaneView *self, const CaromMethod *method) {
  GtkWidget *editor = carom_lazy_page_get_made(self->editor);
  if (editor)
    carom_method_editor_show(CAROM_METHOD_EDITOR(editor), method, self->index);
}

static GtkWidget *make_editor(gpointer data) {
  CaromPaneView *self = data;
  CaromMethodEditor *editor = g_object_new(CAROM_TYPE_METHOD_EDITOR, NULL);
  if (get_comparison(self))
    carom_method_editor_show(
        editor, &carom_comparison_get_methods(get_comparison(self))[self->index], self->index);
  return GTK_WIDGET(editor);
}

/* All the room is for this pane, or for all of them again. */
static void on_header_released(CaromPaneView *self) {
  gtk_widget_activate_action(GTK_WIDGET(self), "win.fill-pane", "u", self->index + 1);
}

/* Before the popover is measured. */
static void prepare_menu(GtkMenuButton *button, gpointer view) {
  carom_lazy_page_make(CAROM_PANE_VIEW(view)->editor);
}

static void show_method(CaromPaneView *self, const CaromMethod *method) {
  show_title(self);
  carom_tooltip_set_text(GTK_WIDGET(self->title_label),
                         self->superposed ? NULL : _(method->resolver->part.summary));
  self->is_wrong = carom_resolver_is_wrong(method->resolver);
  show_wrong(self);
  show_in_editor(self, method);
}

static CaromPlayer *get_player(CaromPaneView *self) {
  return carom_inspector_get_player(carom_pane_area_get_inspector(self->area));
}

void carom_pane_view_help_with(CaromPaneView *self, CaromEditor *editor) {
  carom_empty_help_follow(self->help, editor, get_player(self));
}

/* While something is dragged the methods stay. */
void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison) {
  carom_pane_area_set_comparison(self->area, comparison);
  if (!carom_player_is_in_flux(get_player(self)))
    show_method(self, &carom_comparison_get_methods(comparison)[self->index]);
  carom_pane_view_update(self);
}

void carom_pane_view_forget(CaromPaneView *self) {
  g_clear_handle_id(&self->describe_id, g_source_remove);
  gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
  carom_pane_area_set_comparison(self->area, NULL);
  carom_presses_cancel(GTK_WIDGET(self));
}

void carom_pane_view_open_menu(CaromPaneView *self) {
  GtkWidget *editor = carom_lazy_page_make(self->editor);
  gtk_popover_popup(self->menu);
  if (!gtk_widget_get_focus_child(editor))
    gtk_widget_child_focus(editor, GTK_DIR_TAB_FORWARD);
}

void carom_pane_view_close_menu(CaromPaneView *self) {
  gtk_popover_popdown(self->menu);
}

void carom_pane_view_align(CaromPaneView *self, GtkSizeGroup *headers, GtkSizeGroup *footers) {
  gtk_size_group_add_widget(headers, self->header);
  gtk_size_group_add_widget(footers, self->footer);
}

void carom_pane_view_set_stage(CaromPaneView *self, const CaromFraming *framing,
                               const CaromSceneCamera *camera) {
  double zoom = carom_scene_camera_zoom(camera);
  g_autofree char *factor = carom_digits_text(zoom, 2);
  /* Translators: a button that shows the whole run again, and how many times larger than that
   * everything is now, such as "Fit · ×4". */
  g_autofree char *text = zoom == 1 ? g_strdup(_("Fit")) : g_strdup_printf(_("Fit · ×%s"), factor);
  gtk_button_set_label(self->fit_button, text);
  gtk_widget_set_visible(GTK_WIDGET(self->fit_button), carom_scene_camera_is_used(camera));
  carom_pane_area_set_stage(self->area, framing, camera);
  if (get_comparison(self))
    describe_soon(self);
}

/* ---- Sizes ---- */

static int minimum_of(GtkWidget *widget, GtkOrientation orientation, int for_size) {
  int minimum;
  gtk_widget_measure(widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int height_of(GtkWidget *widget, int width) {
  int least = minimum_of(widget, GTK_ORIENTATION_HORIZONTAL, -1);
  return minimum_of(widget, GTK_ORIENTATION_VERTICAL, MAX(width, least));
}

void carom_pane_view_set_column(CaromPaneView *self, int column) {
  self->column = column;
  align_contacts(self);
}

static int line_height_of(GtkWidget *widget) {
  int height;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, "X");
  pango_layout_get_pixel_size(layout, NULL, &height);
  return height;
}

/* Of what stands in the header, the lines beyond the first are left out; of the footer, the second.
 */
int carom_pane_view_get_frame_height(CaromPaneView *self) {
  int height = height_of(self->header, 0) + height_of(self->footer, 0);
  if (self->presenting && !self->slim)
    height -= height_of(self->words, 0) - line_height_of(GTK_WIDGET(self->title_label)) +
              height_of(GTK_WIDGET(self->motion_label), 0);
  return height;
}

/* The number of lines of the title where its parts are below each other. */
static int count_title_lines(CaromPaneView *self) {
  CaromComparison *comparison = get_comparison(self);
  g_autofree char *title =
      comparison ? carom_method_title(carom_comparison_get_methods(comparison),
                                      carom_comparison_get_n_runs(comparison), self->index, "\n")
                 : NULL;
  int n = 1;
  for (const char *c = title; c && *c != '\0'; c++)
    n += *c == '\n' ? 1 : 0;
  return n;
}

int carom_pane_view_get_column_height(CaromPaneView *self) {
  int height = height_of(self->header, 0) + height_of(self->footer, 0);
  if (self->slim)
    height += (count_title_lines(self) - 1) * line_height_of(GTK_WIDGET(self->title_label)) +
              height_of(GTK_WIDGET(self->contacts_label), 0) +
              height_of(GTK_WIDGET(self->motion_label), 0);
  return height;
}

/* So wide that a title, a number of contacts, a time and two agreements have room side by side. */
#define LINE_WIDTH_BY_HEIGHT 38

int carom_pane_view_get_line_width(CaromPaneView *self) {
  return LINE_WIDTH_BY_HEIGHT * line_height_of(GTK_WIDGET(self->title_label));
}

int carom_pane_view_get_line_height(CaromPaneView *self) {
  int height = height_of(self->header, 0);
  if (!self->slim)
    height -= height_of(self->words, 0) - line_height_of(GTK_WIDGET(self->title_label));
  return height;
}

static int natural_width_of(GtkWidget *widget) {
  int natural;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Header and footer in one line. */
static void allocate_line(CaromPaneView *self, int width, int height) {
  int line = height_of(self->header, width);
  int first = MIN(natural_width_of(self->header), width);
  gtk_widget_size_allocate(self->header, &(GtkAllocation){0, 0, first, line}, -1);
  gtk_widget_size_allocate(self->footer, &(GtkAllocation){first, 0, width - first, line}, -1);
  gtk_widget_size_allocate(self->stage, &(GtkAllocation){0, line, width, MAX(height - line, 0)},
                           -1);
}

/* The least size is that with a column, which is the lower one; who has chosen it knows more. */
static void carom_pane_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                    int *minimum, int *natural, int *minimum_baseline,
                                    int *natural_baseline) {
  CaromPaneView *self = CAROM_PANE_VIEW(widget);
  GtkWidget *const children[] = {self->header, self->stage, self->footer};
  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS(children); i++) {
    int its_minimum, its_natural;
    gtk_widget_measure(children[i], orientation, -1, &its_minimum, &its_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum = MAX(*minimum, its_minimum);
      *natural = MAX(*natural, its_natural);
    } else {
      *minimum += children[i] == self->stage ? 0 : its_minimum;
      *natural += its_natural;
    }
  }
  *natural = MAX(*natural, *minimum);
}

/* Above the header of a column, whose first line has nothing else above it. */
#define COLUMN_TOP 4

static int natural_height_of(GtkWidget *widget, int width) {
  int natural;
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void carom_pane_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromPaneView *self = CAROM_PANE_VIEW(widget);
  if (self->slim && self->column == 0 && width >= carom_pane_view_get_line_width(self)) {
    allocate_line(self, width, height);
    return;
  }
  int side = self->column > 0 ? self->column : width;
  int header = height_of(self->header, side), footer = height_of(self->footer, side), top = 0;
  GtkAllocation stage = {0, header, width, MAX(height - header - footer, 0)};
  if (self->column > 0) {
    stage = (GtkAllocation){self->column, 0, MAX(width - self->column, 0), height};
    header = CLAMP(height - footer, header, natural_height_of(self->header, side));
    top = CLAMP(height - footer - header, 0, COLUMN_TOP);
  }
  gtk_widget_size_allocate(self->header, &(GtkAllocation){0, top, side, header}, -1);
  gtk_widget_size_allocate(self->stage, &stage, -1);
  gtk_widget_size_allocate(self->footer, &(GtkAllocation){0, height - footer, side, footer}, -1);
}

/* ---- Life ---- */

static void carom_pane_view_dispose(GObject *object) {
  GtkWidget *child;
  g_clear_handle_id(&CAROM_PANE_VIEW(object)->describe_id, g_source_remove);
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(carom_pane_view_parent_class)->dispose(object);
}

static void carom_pane_view_class_init(CaromPaneViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_pane_view_dispose;
  widget_class->measure = carom_pane_view_measure;
  widget_class->size_allocate = carom_pane_view_size_allocate;
  g_type_ensure(CAROM_TYPE_EMPTY_HELP);
  g_type_ensure(CAROM_TYPE_FITTING_LABEL);
  g_type_ensure(CAROM_TYPE_LAZY_PAGE);
  g_type_ensure(CAROM_TYPE_PANE_AREA);
  g_type_ensure(CAROM_TYPE_STYLE_SAMPLE);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-pane-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, header);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, words);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, stage);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, footer);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, help);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, fit_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, sample);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, wrong_icon);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, contacts_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, menu);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, menu_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, editor);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, cost_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, reference_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, remove_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, area);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, contact_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, motion_label);
  gtk_widget_class_bind_template_callback(widget_class, on_header_released);
  gtk_widget_class_bind_template_callback(widget_class, measure_cost);
  gtk_widget_class_bind_template_callback(widget_class, on_query_contacts);
  gtk_widget_class_bind_template_callback(widget_class, on_query_contact_agreement);
  gtk_widget_class_bind_template_callback(widget_class, on_query_motion);
}

static void carom_pane_view_init(CaromPaneView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_fitting_label_set_lines(self->title_label, 2); /* each; a column has the height */
  carom_lazy_page_set_maker(self->editor, make_editor, self);
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(self->menu_button), prepare_menu, self,
                                        NULL);
}

GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromPredictionSession *session,
                               guint index) {
  CaromPaneView *self = g_object_new(CAROM_TYPE_PANE_VIEW, NULL);
  self->index = index;
  carom_style_sample_set_index(self->sample, index);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(self->reference_button), "u", index);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(self->remove_button), "u", index);
  carom_pane_area_show(self->area, inspector, session, index);
  return GTK_WIDGET(self);
}
