/* carom-body-table: the rows are the numbers of the discs as strings. Only the cells on screen are
 * updated when the frame changes, so only they are laid out, however many discs there are.
 *
 * All positions share one number of decimals, and so do all velocities; the greatest of them
 * decides. So decimal points are aligned, numbers that are only rounding read as zero, and the
 * columns keep their width. */
#include "carom-body-table.h"

#include "carom-digits.h"
#include "carom-number-text.h"
#include "carom-number.h"

#include <glib/gi18n-lib.h>

/* While playing, numbers change at most this often; faster ones could not be read. */
#define REFRESH_US (G_USEC_PER_SEC / 8)

#define N_COLUMNS 6
/* Longer names are cut, and told in full by a tooltip. */
#define NAME_CHARS 10
/* Significant digits of the greatest number; more would not fit side by side. */
#define DIGITS 3

typedef struct {
  const char *title;                                   /* translatable */
  double (*value)(const CaromBodies *bodies, guint i); /* NULL for the disc's name */
  double (*scale)(const CaromBodies *bodies);          /* NULL if each number has its own */
} Column;

/* What a column's factory needs to know, and how its numbers are written at present, as for
 * carom_number_format(). */
typedef struct {
  CaromBodyTable *table;
  const Column *column;
  int decimals, exponent;
} Binding;

struct _CaromBodyTable {
  GtkWidget parent_instance;
  CaromPlayer *player;
  GtkWidget *scroller;
  GtkColumnView *view;
  GtkStringList *names; /* the rows */
  gboolean has_names;   /* they are not all symbols, which are the same in all scenes */
  Binding bindings[N_COLUMNS];
  GHashTable *cells; /* (element-type GtkListItem Binding): the cells on screen; not owned */
  gint64 refreshed_us;
};

G_DEFINE_FINAL_TYPE(CaromBodyTable, carom_body_table, GTK_TYPE_WIDGET)

static double get_mass(const CaromBodies *bodies, guint i) {
  return bodies->mass_kg[i];
}

static double get_x(const CaromBodies *bodies, guint i) {
  return bodies->x[i];
}

static double get_y(const CaromBodies *bodies, guint i) {
  return bodies->y[i];
}

static double get_vx(const CaromBodies *bodies, guint i) {
  return bodies->vx[i];
}

static double get_vy(const CaromBodies *bodies, guint i) {
  return bodies->vy[i];
}

static double get_greatest(const double *xs, const double *ys, guint n) {
  double greatest = 0;
  for (guint i = 0; i < n; i++)
    greatest = fmax(greatest, fmax(fabs(xs[i]), fabs(ys[i])));
  return greatest;
}

static double get_place_scale(const CaromBodies *bodies) {
  return get_greatest(bodies->x, bodies->y, bodies->n);
}

static double get_velocity_scale(const CaromBodies *bodies) {
  return get_greatest(bodies->vx, bodies->vy, bodies->n);
}

static const Column columns[N_COLUMNS] = {
    {N_("Disc"), NULL, NULL},
    {N_("m"), get_mass, NULL},
    {N_("x"), get_x, get_place_scale},
    {N_("y"), get_y, get_place_scale},
    {N_("vx"), get_vx, get_velocity_scale},
    {N_("vy"), get_vy, get_velocity_scale},
};

static const CaromBodies *get_bodies(const CaromBodyTable *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  return &carom_comparison_get_run(comparison, 0)->world->bodies;
}

/* Chooses how each column's numbers are written. */
static void choose_decimals(CaromBodyTable *self) {
  const CaromBodies *bodies = get_bodies(self);
  for (guint i = 0; i < N_COLUMNS; i++) {
    Binding *binding = &self->bindings[i];
    if (!binding->column->scale)
      continue;
    int exponent = carom_digits_exponent(binding->column->scale(bodies));
    gboolean plain = carom_digits_is_plain(exponent);
    binding->decimals = plain ? MAX(1, DIGITS - 1 - exponent) : DIGITS - 1;
    binding->exponent = plain ? 0 : exponent;
  }
}

static void show_cell(GtkListItem *item, const Binding *binding) {
  GtkLabel *label = GTK_LABEL(gtk_list_item_get_child(item));
  if (!binding->column->value) {
    const char *name = gtk_string_object_get_string(gtk_list_item_get_item(item));
    gtk_label_set_text(label, name);
    gtk_widget_set_tooltip_text(GTK_WIDGET(label),
                                g_utf8_strlen(name, -1) > NAME_CHARS ? name : NULL);
    return;
  }
  const CaromBodies *bodies = get_bodies(binding->table);
  guint i = gtk_list_item_get_position(item);
  char markup[CAROM_NUMBER_SIZE] = "";
  if (i < bodies->n && binding->column->scale)
    carom_number_format(markup, binding->column->value(bodies, i), binding->decimals,
                        binding->exponent);
  else if (i < bodies->n)
    carom_number_format_significant(markup, binding->column->value(bodies, i), DIGITS);
  gtk_label_set_markup(label, markup);
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), binding->column->value ? 1 : 0);
  if (binding->column->value) {
    carom_number_text_mark(label);
  } else {
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars(GTK_LABEL(label), NAME_CHARS);
  }
  gtk_list_item_set_child(item, label);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  g_hash_table_insert(binding->table->cells, item, binding);
  show_cell(item, binding);
}

static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  g_hash_table_remove(binding->table->cells, item);
}

static void show_numbers(CaromBodyTable *self) {
  choose_decimals(self);
  GHashTableIter iter;
  gpointer item, binding;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &item, &binding))
    show_cell(item, binding);
  self->refreshed_us = g_get_monotonic_time();
}

/* Catches up with changes that happened while the widget was hidden. */
static void carom_body_table_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_body_table_parent_class)->map(widget);
  show_numbers(CAROM_BODY_TABLE(widget));
}

static void on_changed(CaromBodyTable *self) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
    return;
  gboolean moving = carom_player_get_playing(self->player) || carom_player_is_seeking(self->player);
  if (moving && g_get_monotonic_time() - self->refreshed_us < REFRESH_US)
    return;
  show_numbers(self);
}

static void on_replaced(CaromBodyTable *self) {
  choose_decimals(self);
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  guint n = carom_comparison_get_scene(comparison)->bodies->len;
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  gboolean has_names = carom_scene_count_names(scene, 1) > 0;
  guint n_rows = g_list_model_get_n_items(G_LIST_MODEL(self->names));
  guint n_kept = has_names || self->has_names ? 0 : MIN(n, n_rows);
  if (n_rows > n_kept)
    gtk_string_list_splice(self->names, n_kept, n_rows - n_kept, NULL);
  for (guint i = n_kept; i < n; i++)
    gtk_string_list_take(self->names, carom_scene_body_name(scene, i));
  self->has_names = has_names;
}

void carom_body_table_set_player(CaromBodyTable *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_BODY_TABLE(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
}

static void add_column(CaromBodyTable *self, guint i) {
  Binding *binding = &self->bindings[i];
  *binding = (Binding){.table = self, .column = &columns[i]};
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), binding);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), binding);
  g_signal_connect(factory, "unbind", G_CALLBACK(on_unbind), binding);
  GtkColumnViewColumn *column = gtk_column_view_column_new(_(columns[i].title), factory);
  gtk_column_view_column_set_expand(column, TRUE);
  gtk_column_view_append_column(self->view, column);
  g_object_unref(column);
}

static void carom_body_table_dispose(GObject *object) {
  CaromBodyTable *self = CAROM_BODY_TABLE(object);
  g_clear_pointer(&self->scroller, gtk_widget_unparent);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_body_table_parent_class)->dispose(object);
}

static void carom_body_table_finalize(GObject *object) {
  g_hash_table_unref(CAROM_BODY_TABLE(object)->cells);
  G_OBJECT_CLASS(carom_body_table_parent_class)->finalize(object);
}

static void carom_body_table_class_init(CaromBodyTableClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_body_table_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_body_table_finalize;
  widget_class->map = carom_body_table_map;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-body-table.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromBodyTable, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromBodyTable, view);
}

static void carom_body_table_init(CaromBodyTable *self) {
  self->cells = g_hash_table_new(NULL, NULL);
  gtk_widget_init_template(GTK_WIDGET(self));
  self->names = gtk_string_list_new(NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(self->names)));
  gtk_column_view_set_model(self->view, model);
  g_object_unref(model);
  for (guint i = 0; i < N_COLUMNS; i++)
    add_column(self, i);
}
