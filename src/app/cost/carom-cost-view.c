/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-view: an idle source of low priority measures, a few milliseconds at a time; around it
 * are words, buttons, charts and a table. What is measured of one scene is forgotten with the next.
 */
#include "carom-cost-view.h"

#include "carom-cost-chart.h"
#include "carom-cost-sheet.h"
#include "carom-cost-table-text.h"
#include "carom-cost-table.h"
#include "carom-growth-chart.h"
#include "carom-page.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

/* So that nothing that the user does has to wait for long. */
#define SLICE_US 8000

/* Numbers are for reading; a few times a second is enough while they come. */
#define REFRESH_US 200000

struct _CaromCostView {
  GtkBox parent_instance;
  CaromPlayer *player;
  CaromScene *scene;       /* (nullable): of which growth is */
  CaromMethod method;      /* the same */
  CaromCostGrowth *growth; /* (nullable) */
  guint idle_id;           /* 0: it is not measuring */
  gint64 refreshed_us;
  GtkLabel *state_label;
  GtkProgressBar *progress;
  GtkWidget *measure_button, *stop_button, *menu_button;
  GtkWidget *results; /* all that is there only once something is measured */
  GtkWidget *curves;  /* of these, what is there only for crowds */
  GtkBox *legend, *words;
  GtkBox *charts_box;
  CaromCostChart *charts[CAROM_COST_SHEET_N_CHARTS];
  CaromCostTable *table;
};

G_DEFINE_FINAL_TYPE(CaromCostView, carom_cost_view, GTK_TYPE_BOX)

/* ---- The legend: names above the charts, and below them what there is to say ---- */

#define SAMPLE_WIDTH  30
#define SAMPLE_HEIGHT 12

static void draw_sample(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer curve) {
  carom_growth_chart_draw_sample(carom_widget_theme_get(GTK_WIDGET(area)), GPOINTER_TO_UINT(curve),
                                 cr, width, height);
}

/* The title is beside it. */
static GtkWidget *sample_new(guint curve) {
  GtkWidget *sample = g_object_new(
      GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "content-width",
      SAMPLE_WIDTH, "content-height", SAMPLE_HEIGHT, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(sample), draw_sample, GUINT_TO_POINTER(curve),
                                 NULL);
  carom_widget_theme_watch(sample);
  return sample;
}

static GtkWidget *legend_entry_new(guint i, const CaromDetection *detection) {
  GtkWidget *entry = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new(_(detection->part.title));
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, "heading");
  carom_tooltip_set_text(entry, _(detection->effort_words));
  gtk_box_append(GTK_BOX(entry), sample_new(i));
  gtk_box_append(GTK_BOX(entry), label);
  return entry;
}

static GtkWidget *words_new(const CaromDetection *detection) {
  GtkWidget *label = gtk_label_new(NULL);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>  %s", _(detection->part.title),
                                                    _(detection->effort_words));
  gtk_label_set_markup(GTK_LABEL(label), markup);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static void fill_legend(CaromCostView *self) {
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  CaromMethod method = carom_method_option_defaults();
  for (guint i = 0; i < option->n_parts; i++) {
    carom_method_option_set(&method, option, option->parts[i]);
    gtk_box_append(self->legend, legend_entry_new(i, method.detection));
    gtk_box_append(self->words, words_new(method.detection));
  }
}

/* ---- The charts ---- */

/* With its title. */
static void add_chart(CaromCostView *self, guint i) {
  CaromCostFigure figure = carom_cost_sheet_charts[i];
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new(_(carom_cost_growth_figure_part(figure)->summary));
  GtkWidget *chart = carom_cost_chart_new(figure);
  gtk_label_set_wrap(GTK_LABEL(title), TRUE);
  gtk_widget_add_css_class(title, "heading");
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), chart);
  gtk_box_append(self->charts_box, box);
  self->charts[i] = CAROM_COST_CHART(chart);
}

/* ---- What is shown ---- */

static void show_results(CaromCostView *self, const CaromCostGrowth *growth) {
  self->refreshed_us = g_get_monotonic_time();
  carom_cost_table_show(self->table, growth);
}

static char *describe_measuring(const CaromCostGrowth *growth) {
  guint n_rows = carom_cost_growth_count_rows(growth);
  return g_strdup_printf(
      /* Translators: two numbers of discs, the smaller one first. */
      _("Measuring: crowds of %u to %u discs like those of this scene, equally dense."),
      carom_cost_growth_get_n_discs(growth, 1), carom_cost_growth_get_n_discs(growth, n_rows - 1));
}

static char *describe_state(gboolean busy, const CaromCostGrowth *growth) {
  if (!growth)
    return g_strdup(_("How does the work of finding contacts grow with the number of discs N? "
                      "Measuring it for discs like those of this scene takes a few seconds."));
  g_autofree char *span = carom_cost_growth_describe_span(growth);
  if (!carom_cost_growth_has_crowds(growth))
    return g_steal_pointer(&span);
  if (busy)
    return describe_measuring(growth);
  if (carom_cost_growth_get_progress(growth) < 1)
    return g_strdup(_("Stopped before everything was measured."));
  return g_strdup_printf(
      /* Translators: a sentence of what the figures of the scene are the mean. */
      _("The numbers are for one second of the scene. %s The discs of crowds are like those of "
        "this scene and equally dense, in a square box, elastic and without gravity. Times were "
        "measured on this computer, now; all else is the same everywhere."),
      span);
}

static void show(CaromCostView *self) {
  gboolean busy = self->idle_id != 0;
  const CaromCostGrowth *growth = self->growth;
  g_autofree char *state = describe_state(busy, growth);
  gtk_label_set_text(self->state_label, state);
  gtk_widget_set_visible(GTK_WIDGET(self->progress), busy);
  gtk_progress_bar_set_fraction(self->progress,
                                growth ? carom_cost_growth_get_progress(growth) : 0);
  gtk_widget_set_visible(self->results, growth != NULL);
  gtk_widget_set_visible(self->curves, growth && carom_cost_growth_has_crowds(growth));
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "cost.measure", !busy);
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "cost.stop", busy);
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "cost.copy", growth != NULL);
  gtk_widget_set_visible(self->menu_button, growth != NULL);
  gtk_widget_set_visible(self->measure_button, !busy);
  gtk_widget_set_visible(self->stop_button, busy);
  if (growth && (!busy || g_get_monotonic_time() - self->refreshed_us >= REFRESH_US))
    show_results(self, growth);
  for (guint i = 0; i < CAROM_COST_SHEET_N_CHARTS; i++)
    carom_cost_chart_show(self->charts[i], growth, !busy);
}

/* ---- Measuring ---- */

static gboolean work(gpointer data) {
  CaromCostView *self = data;
  gboolean more = carom_cost_growth_work(self->growth, SLICE_US);
  if (!more)
    self->idle_id = 0;
  show(self);
  return more;
}

static void forget(CaromCostView *self) {
  g_clear_handle_id(&self->idle_id, g_source_remove);
  g_clear_pointer(&self->growth, carom_cost_growth_free);
  g_clear_pointer(&self->scene, carom_scene_unref);
}

static void start(CaromCostView *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  forget(self);
  if (comparison) {
    guint numbers[CAROM_COST_GROWTH_MAX_NUMBERS];
    guint n_numbers = carom_cost_growth_usual_numbers(numbers);
    self->scene = carom_scene_ref(carom_comparison_get_scene(comparison));
    self->method = carom_comparison_get_methods(comparison)[0];
    self->growth = carom_cost_growth_new(self->scene, &self->method, numbers, n_numbers);
    self->idle_id = g_idle_add_full(G_PRIORITY_LOW, work, self, NULL);
  }
  show(self);
}

/* Another comparison of the same scene, such as with one pane more, changes nothing. */
static void on_replaced(CaromCostView *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  if (!self->growth ||
      (carom_comparison_get_scene(comparison) == self->scene &&
       carom_method_option_equal_all(&carom_comparison_get_methods(comparison)[0], &self->method)))
    return;
  forget(self);
  show(self);
}

/* ---- Actions ---- */

/* The focus goes with the button that takes the other's place. */
static void measure(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromCostView *self = CAROM_COST_VIEW(widget);
  gboolean focused = gtk_widget_is_focus(self->measure_button);
  start(self);
  if (focused)
    gtk_widget_grab_focus(self->stop_button);
}

static void stop(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromCostView *self = CAROM_COST_VIEW(widget);
  gboolean focused = gtk_widget_is_focus(self->stop_button);
  g_clear_handle_id(&self->idle_id, g_source_remove); /* what has been measured by now stays */
  show(self);
  if (focused)
    gtk_widget_grab_focus(self->measure_button);
}

static void copy(GtkWidget *widget, const char *action, GVariant *parameter) {
  g_autofree char *tsv =
      carom_cost_table_text_tsv(carom_cost_view_get_growth(CAROM_COST_VIEW(widget)));
  gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), tsv);
}

/* ---- Life ---- */

const CaromCostGrowth *carom_cost_view_get_growth(CaromCostView *self) {
  g_return_val_if_fail(CAROM_IS_COST_VIEW(self), NULL);
  return self->growth;
}

void carom_cost_view_set_player(CaromCostView *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_COST_VIEW(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  show(self);
}

static void carom_cost_view_dispose(GObject *object) {
  CaromCostView *self = CAROM_COST_VIEW(object);
  forget(self);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_cost_view_parent_class)->dispose(object);
}

static void carom_cost_view_class_init(CaromCostViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_cost_view_dispose;
  g_type_ensure(CAROM_TYPE_COST_TABLE);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-cost-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, state_label);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, progress);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, measure_button);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, stop_button);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, menu_button);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, results);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, curves);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, legend);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, words);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, charts_box);
  gtk_widget_class_bind_template_child(widget_class, CaromCostView, table);
  gtk_widget_class_install_action(widget_class, "cost.measure", NULL, measure);
  gtk_widget_class_install_action(widget_class, "cost.stop", NULL, stop);
  gtk_widget_class_install_action(widget_class, "cost.copy", NULL, copy);
}

static void carom_cost_view_init(CaromCostView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  fill_legend(self);
  for (guint i = 0; i < CAROM_COST_SHEET_N_CHARTS; i++)
    add_chart(self, i);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  CaromCostView *self = g_object_new(CAROM_TYPE_COST_VIEW, NULL);
  carom_cost_view_set_player(self, models->player);
  return GTK_WIDGET(self);
}

static void add_content(GtkWidget *page, CaromExporterContent *content) {
  content->growth = carom_cost_view_get_growth(CAROM_COST_VIEW(page));
}

const CaromPage carom_page_cost = {
    .id = "cost",
    .title = N_("Cos_t"),
    .about = CAROM_PAGE_ABOUT_RUN,
    .add_content = add_content,
    .make = make_page,
};
