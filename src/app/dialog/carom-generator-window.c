/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-window: all that it says about options comes from the generator's table. Whatever
 * is edited is asked of the maker at once, and the picture follows when that is done: the start of
 * the scene as a pane draws it. */
#include "carom-generator-window.h"

#include "carom-decimal.h"
#include "carom-dialog-field.h"
#include "carom-expression.h"
#include "carom-number-text.h"
#include "carom-presses.h"
#include "carom-scene-maker.h"
#include "carom-scene-picture-draw.h"
#include "carom-tab-stop.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH        900
#define HEIGHT       520
#define LIST_WIDTH   170
#define PICTURE_SIZE 300

/* What generators make is in metres. */
#define LENGTH_UNIT "m"

/* An option, in a field in which numbers are typed as for carom_expression_evaluate_field(). */
typedef struct {
  const CaromGeneratorOption *option;
  GtkWidget *row, *field, *message;
} Row;

struct _CaromGeneratorWindow {
  GtkWindow parent_instance;
  CaromSceneMaker *maker;
  const CaromGenerator *generator; /* the one that is chosen */
  GtkListBox *list;
  GtkLabel *summary;
  GtkBox *options;
  GArray *rows; /* (element-type Row): of that one */
  GtkSizeGroup *labels;
  GtkWidget *picture;
  CaromFraming framing; /* of what is drawn there: what the maker has made last */
  GtkLabel *words;      /* about the picture */
  GtkWidget *create;
  gboolean is_awaited; /* “Create” was pressed before the scene was there */
};

G_DEFINE_FINAL_TYPE(CaromGeneratorWindow, carom_generator_window, GTK_TYPE_WINDOW)

enum { SIGNAL_CREATE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is remembered, until the program ends ---- */

static const CaromGenerator *last;

/* (element-type CaromGenerator double): with which values scenes were made, and what has been
 * entered, and not made, since the window was opened */
static GHashTable *kept, *drafts;

static const CaromGenerator *get_last(void) {
  guint n;
  return last ? last : carom_generators(&n)[0];
}

static void keep(GHashTable **table, const CaromGenerator *generator, const double *values) {
  if (!*table)
    *table = g_hash_table_new_full(NULL, NULL, NULL, g_free);
  g_hash_table_insert(*table, (gpointer)generator,
                      g_memdup2(values, generator->n_options * sizeof *values));
}

/* Returns: (transfer full): those with which @generator begins */
static double *get_values(const CaromGenerator *generator) {
  const double *values = drafts ? g_hash_table_lookup(drafts, generator) : NULL;
  if (!values && kept)
    values = g_hash_table_lookup(kept, generator);
  return values ? g_memdup2(values, generator->n_options * sizeof *values)
                : carom_generator_usual_values(generator);
}

void carom_generator_window_forget(void) {
  last = NULL;
  g_clear_pointer(&kept, g_hash_table_unref);
  g_clear_pointer(&drafts, g_hash_table_unref);
}

/* ---- The picture ---- */

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer window) {
  CaromGeneratorWindow *self = CAROM_GENERATOR_WINDOW(window);
  const CaromRun *run = self->maker ? carom_scene_maker_get_run(self->maker) : NULL;
  if (!run)
    return;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(area));
  const CaromScenePicture picture = {
      .run = run,
      .theme = carom_widget_theme_get(GTK_WIDGET(area)),
      .staging = run->scene->staging,
      .framing = &self->framing,
      .font = font,
      /* GTK records the drawing, so the cairo_t does not know the resolution. */
      .pixels_per_point = gtk_widget_get_scale_factor(GTK_WIDGET(area)),
  };
  carom_scene_picture_draw(&picture, cr, width, height);
}

/* @is_it: whether the picture is what the words are about; else something else is coming, or cannot
 *   be */
static void describe_picture(CaromGeneratorWindow *self, const char *words, gboolean is_it) {
  gtk_label_set_text(self->words, words);
  gtk_widget_set_opacity(self->picture, is_it ? 1 : 0.4);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 words, -1);
}

static void show_picture(CaromGeneratorWindow *self) {
  const CaromScene *scene = carom_scene_maker_get_run(self->maker)->scene;
  guint n = scene->bodies->len;
  g_autofree char *words = g_strdup_printf(ngettext("%u disc", "%u discs", n), n);
  self->framing = carom_framing_of_scene(scene);
  describe_picture(self, words, TRUE);
  gtk_widget_queue_draw(self->picture);
}

static void show_impossible(CaromGeneratorWindow *self) {
  /* Translators: stands below a picture: there is none for what has been given. */
  describe_picture(self, _("This cannot be made."), FALSE);
}

/* ---- The rows ---- */

static Row *get_row(CaromGeneratorWindow *self, guint i) {
  return &g_array_index(self->rows, Row, i);
}

/* @problem: (nullable): NULL: nothing is wrong */
static void show_problem(const Row *row, const char *problem) {
  carom_dialog_field_show_problem(row->field, row->message, problem);
  if (!problem)
    gtk_accessible_update_property(GTK_ACCESSIBLE(row->field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                   _(row->option->part.summary), -1);
}

/* Shows below the field what is wrong if it is no number, or one that the option cannot be. */
static gboolean read_value(const Row *row, double *value) {
  const char *text = gtk_editable_get_text(GTK_EDITABLE(row->field));
  g_auto(CaromExpressionError) typing = {0};
  g_autoptr(GError) error = NULL;
  gboolean is_number =
      carom_expression_evaluate_field(text, row->option->dimension, LENGTH_UNIT, value, &typing);
  gboolean can_be = is_number && carom_generator_option_check(row->option, *value, &error);
  show_problem(row, can_be ? NULL : is_number ? error->message : typing.message);
  return can_be;
}

/* Returns: (transfer full) (nullable): the values of all rows; NULL if one of them cannot be, which
 *   is shown there */
static double *read_values(CaromGeneratorWindow *self) {
  g_autofree double *values = g_new(double, self->rows->len);
  gboolean can_be = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    can_be = read_value(get_row(self, i), &values[i]) && can_be;
  return can_be ? g_steal_pointer(&values) : NULL;
}

/* ---- Making the scene ---- */

static void show_made(CaromGeneratorWindow *self) {
  guint culprit;
  const char *problem = carom_scene_maker_get_problem(self->maker, &culprit);
  gtk_widget_set_sensitive(self->create, !problem);
  if (problem) {
    show_problem(get_row(self, culprit), problem);
    show_impossible(self);
  } else {
    show_picture(self);
  }
}

static void create(CaromGeneratorWindow *self) {
  CaromScene *scene = carom_scene_maker_get_scene(self->maker);
  self->is_awaited = carom_scene_maker_is_busy(self->maker);
  if (!scene)
    return;
  g_autofree double *values = read_values(self);
  keep(&kept, self->generator, values);
  if (drafts)
    g_hash_table_remove(drafts, self->generator);
  g_signal_emit(self, signals[SIGNAL_CREATE], 0, scene);
  gtk_window_close(GTK_WINDOW(self));
}

static void on_made(CaromGeneratorWindow *self) {
  show_made(self);
  if (self->is_awaited)
    create(self);
}

/* Makes what the rows say, if they say it. */
static void follow_rows(CaromGeneratorWindow *self) {
  g_autofree double *values = read_values(self);
  gtk_widget_set_sensitive(self->create, values != NULL);
  self->is_awaited = FALSE;
  if (values) {
    carom_scene_maker_ask(self->maker, self->generator, values);
    describe_picture(self, _("Placing the discs…"), FALSE);
  } else {
    carom_scene_maker_forget(self->maker);
    show_impossible(self);
  }
}

/* ---- Choosing the generator ---- */

static GtkWidget *make_field(CaromGeneratorWindow *self, double value) {
  GtkWidget *field = gtk_entry_new();
  char text[CAROM_DECIMAL_SIZE];
  gtk_editable_set_text(GTK_EDITABLE(field), carom_decimal_display(text, value));
  gtk_widget_set_hexpand(field, TRUE);
  gtk_entry_set_activates_default(GTK_ENTRY(field), TRUE);
  carom_number_text_mark(field);
  g_signal_connect_object(field, "notify::text", G_CALLBACK(follow_rows), self, G_CONNECT_SWAPPED);
  return field;
}

static GtkWidget *make_unit(CaromDimension dimension) {
  GtkWidget *unit = carom_dialog_field_make_unit();
  g_autofree char *symbol = carom_expression_field_unit(dimension, LENGTH_UNIT);
  gtk_label_set_text(GTK_LABEL(unit), symbol);
  return unit;
}

static void add_row(CaromGeneratorWindow *self, const CaromGeneratorOption *option, double value) {
  Row row = {option, gtk_box_new(GTK_ORIENTATION_VERTICAL, 4), make_field(self, value),
             carom_dialog_field_make_message()};
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = carom_dialog_field_make_label(_(option->part.title), row.field);
  gtk_size_group_add_widget(self->labels, label);
  gtk_box_append(GTK_BOX(line), label);
  gtk_box_append(GTK_BOX(line), row.field);
  gtk_box_append(GTK_BOX(line), make_unit(option->dimension));
  carom_tooltip_set_text(line, _(option->part.summary));
  gtk_box_append(GTK_BOX(row.row), line);
  gtk_box_append(GTK_BOX(row.row), row.message);
  gtk_box_append(self->options, row.row);
  g_array_append_val(self->rows, row);
}

/* What has been entered is there again when one comes back, unless it cannot be. */
static void keep_draft(CaromGeneratorWindow *self) {
  g_autofree double *values = read_values(self);
  if (values)
    keep(&drafts, self->generator, values);
}

static void show_generator(CaromGeneratorWindow *self, const CaromGenerator *generator) {
  if (self->generator)
    keep_draft(self);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_box_remove(self->options, get_row(self, i)->row);
  g_array_set_size(self->rows, 0);
  self->generator = generator;
  last = generator;
  gtk_label_set_text(self->summary, _(generator->part.summary));
  g_autofree double *values = get_values(generator);
  for (guint i = 0; i < generator->n_options; i++)
    add_row(self, &generator->options[i], values[i]);
  follow_rows(self);
}

static void on_selected(GtkListBox *list, GtkListBoxRow *row, CaromGeneratorWindow *self) {
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  if (row && generators[gtk_list_box_row_get_index(row)] != self->generator)
    show_generator(self, generators[gtk_list_box_row_get_index(row)]);
}

/* Enter goes on to the numbers, which is where something else can be done. */
static void on_activated(CaromGeneratorWindow *self) {
  gtk_widget_grab_focus(get_row(self, 0)->field);
}

void carom_generator_window_choose(CaromGeneratorWindow *self, const CaromGenerator *generator) {
  g_return_if_fail(CAROM_IS_GENERATOR_WINDOW(self) && generator);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++)
    if (generators[i] == generator)
      gtk_list_box_select_row(self->list, gtk_list_box_get_row_at_index(self->list, (int)i));
}

/* ---- Laying it out ---- */

static GtkWidget *make_label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  return label;
}

static GtkWidget *make_scrolled(GtkWidget *child) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *make_list(CaromGeneratorWindow *self) {
  self->list = GTK_LIST_BOX(gtk_list_box_new());
  gtk_list_box_set_selection_mode(self->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class(GTK_WIDGET(self->list), "generators");
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("What to make"), -1);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    gtk_list_box_append(self->list, make_label(_(generators[i]->part.title)));
    GtkWidget *row = GTK_WIDGET(gtk_list_box_get_row_at_index(self->list, (int)i));
    gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _(generators[i]->part.title), -1);
  }
  GtkWidget *stop = g_object_new(CAROM_TYPE_TAB_STOP, "child", self->list, NULL);
  GtkWidget *scrolled = make_scrolled(stop);
  gtk_widget_set_size_request(scrolled, LIST_WIDTH, -1);
  return scrolled;
}

static GtkWidget *make_options(CaromGeneratorWindow *self) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  self->summary = GTK_LABEL(make_label(NULL));
  self->options = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_add_css_class(column, "settings-page");
  gtk_box_append(GTK_BOX(column), GTK_WIDGET(self->summary));
  gtk_box_append(GTK_BOX(column), GTK_WIDGET(self->options));
  GtkWidget *scrolled = make_scrolled(column);
  gtk_widget_set_hexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *make_preview(CaromGeneratorWindow *self) {
  GtkWidget *preview = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  self->picture = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                               "content-width", PICTURE_SIZE, "content-height", PICTURE_SIZE,
                               "hexpand", TRUE, "vexpand", TRUE, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Preview"), -1);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self->picture), draw, self, NULL);
  carom_widget_theme_watch(self->picture);
  self->words = GTK_LABEL(make_label(NULL));
  gtk_widget_add_css_class(GTK_WIDGET(self->words), "caption");
  gtk_widget_add_css_class(preview, "settings-page");
  gtk_widget_set_hexpand(preview, TRUE);
  gtk_box_append(GTK_BOX(preview), self->picture);
  gtk_box_append(GTK_BOX(preview), GTK_WIDGET(self->words));
  return preview;
}

static GtkWidget *make_middle(CaromGeneratorWindow *self) {
  GtkWidget *middle = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append(GTK_BOX(middle), make_list(self));
  gtk_box_append(GTK_BOX(middle), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
  gtk_box_append(GTK_BOX(middle), make_options(self));
  gtk_box_append(GTK_BOX(middle), make_preview(self));
  return middle;
}

static GtkWidget *make_buttons(CaromGeneratorWindow *self) {
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *cancel = gtk_button_new_with_mnemonic(_("_Cancel"));
  self->create = gtk_button_new_with_mnemonic(_("C_reate"));
  gtk_widget_add_css_class(self->create, "suggested-action");
  gtk_widget_add_css_class(buttons, "settings-page");
  gtk_widget_set_halign(buttons, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(buttons), cancel);
  gtk_box_append(GTK_BOX(buttons), self->create);
  g_signal_connect_object(cancel, "clicked", G_CALLBACK(gtk_window_close), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->create, "clicked", G_CALLBACK(create), self, G_CONNECT_SWAPPED);
  return buttons;
}

/* ---- Life ---- */

CaromGeneratorWindow *carom_generator_window_new(GtkWindow *parent) {
  g_return_val_if_fail(GTK_IS_WINDOW(parent), NULL);
  return g_object_new(CAROM_TYPE_GENERATOR_WINDOW, "transient-for", parent, "modal", TRUE,
                      "destroy-with-parent", TRUE, NULL);
}

GtkWidget *carom_generator_window_get_field(CaromGeneratorWindow *self, guint i) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self) && i < self->rows->len, NULL);
  return get_row(self, i)->field;
}

const char *carom_generator_window_get_problem(CaromGeneratorWindow *self, guint i) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self) && i < self->rows->len, NULL);
  GtkWidget *message = get_row(self, i)->message;
  return gtk_widget_get_visible(message) ? gtk_label_get_text(GTK_LABEL(message)) : NULL;
}

gboolean carom_generator_window_is_busy(CaromGeneratorWindow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self), FALSE);
  return carom_scene_maker_is_busy(self->maker);
}

GtkWidget *carom_generator_window_get_create_button(CaromGeneratorWindow *self) {
  g_return_val_if_fail(CAROM_IS_GENERATOR_WINDOW(self), NULL);
  return self->create;
}

static void carom_generator_window_dispose(GObject *object) {
  CaromGeneratorWindow *self = CAROM_GENERATOR_WINDOW(object);
  if (self->maker)
    g_clear_pointer(&drafts, g_hash_table_unref);
  g_clear_object(&self->maker);
  g_clear_object(&self->labels);
  g_clear_pointer(&self->rows, g_array_unref);
  G_OBJECT_CLASS(carom_generator_window_parent_class)->dispose(object);
}

static void carom_generator_window_class_init(CaromGeneratorWindowClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_generator_window_dispose;
  signals[SIGNAL_CREATE] = g_signal_new("create", CAROM_TYPE_GENERATOR_WINDOW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void carom_generator_window_init(CaromGeneratorWindow *self) {
  self->maker = carom_scene_maker_new();
  self->rows = g_array_new(FALSE, FALSE, sizeof(Row));
  self->labels = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), make_middle(self));
  gtk_box_append(GTK_BOX(content), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(content), make_buttons(self));
  gtk_window_set_child(GTK_WINDOW(self), content);
  gtk_window_set_title(GTK_WINDOW(self), _("New scene"));
  gtk_window_set_default_size(GTK_WINDOW(self), WIDTH, HEIGHT);
  gtk_window_set_default_widget(GTK_WINDOW(self), self->create);
  carom_window_keys_close_by_escape(GTK_WIDGET(self));
  carom_presses_watch(GTK_WIDGET(self));
  g_signal_connect_object(self->maker, "made", G_CALLBACK(on_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->list, "row-selected", G_CALLBACK(on_selected), self, 0);
  g_signal_connect_object(self->list, "row-activated", G_CALLBACK(on_activated), self,
                          G_CONNECT_SWAPPED);
  carom_generator_window_choose(self, get_last());
}
