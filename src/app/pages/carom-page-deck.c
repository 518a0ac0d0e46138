/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-page-deck: whether there is room follows from the width and the size of type, not from what
 * the pages contain: it must be known before they are made, and must not change with a number. */
#include "carom-page-deck.h"

/* What a table needs, and two pictures beside it, in usual characters. */
#define CHARS_FOR_FIRST  106
#define CHARS_FOR_SECOND 86
/* As between charts. */
#define SPACING 8

struct _CaromPageDeck {
  GtkWidget parent_instance;
  GtkWidget *places[CAROM_N_PAGES];  /* by page */
  gboolean is_secret[CAROM_N_PAGES]; /* whether it must not be seen */
  const CaromPage *open;             /* (nullable) */
  gboolean has_room;                 /* for two */
  guint room_id; /* of the callback that says that this has changed; 0 if none is due */
};

G_DEFINE_FINAL_TYPE(CaromPageDeck, carom_page_deck, GTK_TYPE_WIDGET)

static guint changed_signal;

static guint get_index(const CaromPage *page) {
  guint n_pages, i = 0;
  const CaromPage *const *all = carom_pages(&n_pages);
  while (i + 1 < n_pages && all[i] != page)
    i++;
  return i;
}

/* Returns: (nullable): the page that belongs beside it, whether there is room or not */
static const CaromPage *find_neighbour(const CaromPage *page) {
  guint n_pages, i = get_index(page);
  const CaromPage *const *all = carom_pages(&n_pages);
  if (page->is_beside)
    return all[i - 1];
  return i + 1 < n_pages && all[i + 1]->is_beside ? all[i + 1] : NULL;
}

const CaromPage *carom_page_deck_get_beside(CaromPageDeck *self, const CaromPage *page) {
  g_return_val_if_fail(CAROM_IS_PAGE_DECK(self) && page, NULL);
  const CaromPage *neighbour = self->has_room ? find_neighbour(page) : NULL;
  gboolean both_allowed =
      neighbour && carom_page_deck_allows(self, page) && carom_page_deck_allows(self, neighbour);
  return both_allowed ? neighbour : NULL;
}

gboolean carom_page_deck_shows(CaromPageDeck *self, const CaromPage *page) {
  g_return_val_if_fail(CAROM_IS_PAGE_DECK(self) && page, FALSE);
  return self->open && (page == self->open || page == carom_page_deck_get_beside(self, self->open));
}

/* ---- Layout ---- */

/* Where two pages are seen, they are in the order of the list.
 *
 * Returns: how many there are, at least 1 if any is open */
static guint find_seen(CaromPageDeck *self, GtkWidget *seen[2]) {
  guint n = 0;
  for (guint i = 0; i < CAROM_N_PAGES; i++)
    if (self->places[i] && gtk_widget_get_child_visible(self->places[i]) && n < 2)
      seen[n++] = self->places[i];
  return n;
}

/* Returns: the width of that many characters */
static int measure_chars(CaromPageDeck *self, int n) {
  PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(self));
  PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width(metrics);
  pango_font_metrics_unref(metrics);
  return PANGO_PIXELS(width * n);
}

static gboolean is_wide(CaromPageDeck *self, int width) {
  return width >= measure_chars(self, CHARS_FOR_FIRST + CHARS_FOR_SECOND) + SPACING;
}

/* @widths: (out): of the pages that are seen
 * Returns: whether each of them has the width that it needs at least */
static gboolean share_width(CaromPageDeck *self, GtkWidget *seen[2], guint n, int width,
                            int widths[2]) {
  int least[2] = {0};
  for (guint i = 0; i < n; i++)
    gtk_widget_measure(seen[i], GTK_ORIENTATION_HORIZONTAL, -1, &least[i], NULL, NULL, NULL);
  if (n < 2) {
    widths[0] = width;
    return TRUE;
  }
  int rest = width - SPACING;
  widths[0] = MAX(measure_chars(self, CHARS_FOR_FIRST), least[0]);
  widths[1] = rest - widths[0];
  return widths[1] >= least[1];
}

/* A deck becomes no wider for a second page, but higher. Without a width, the open one is asked
 * alone. */
static void carom_page_deck_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                    int *minimum, int *natural, int *minimum_baseline,
                                    int *natural_baseline) {
  CaromPageDeck *self = CAROM_PAGE_DECK(widget);
  GtkWidget *seen[2] = {NULL}, *open = self->open ? self->places[get_index(self->open)] : NULL;
  int widths[2];
  guint n = find_seen(self, seen);
  *minimum = *natural = 0;
  if (!open)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0 || !is_wide(self, for_size) ||
      !share_width(self, seen, n, for_size, widths)) {
    gtk_widget_measure(open, orientation, for_size, minimum, natural, NULL, NULL);
    return;
  }
  for (guint i = 0; i < n; i++) {
    int least, usual;
    gtk_widget_measure(seen[i], orientation, widths[i], &least, &usual, NULL, NULL);
    *minimum = MAX(*minimum, least);
    *natural = MAX(*natural, usual);
  }
}

/* A page that has been seen is told whether it stands beside another. */
static void tell_beside(CaromPageDeck *self, const CaromPage *page) {
  GtkWidget *place = carom_page_deck_get_place(self, page);
  GtkWidget *made = page->set_beside ? carom_lazy_page_get_made(CAROM_LAZY_PAGE(place)) : NULL;
  if (made)
    page->set_beside(made, carom_page_deck_get_beside(self, page) != NULL);
}

static void show_places(CaromPageDeck *self) {
  guint n_pages;
  const CaromPage *const *all = carom_pages(&n_pages);
  for (guint i = 0; i < n_pages; i++)
    if (self->places[i]) {
      gtk_widget_set_child_visible(self->places[i], carom_page_deck_shows(self, all[i]));
      tell_beside(self, all[i]);
    }
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

static void carom_page_deck_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_page_deck_parent_class)->map(widget);
  show_places(CAROM_PAGE_DECK(widget));
}

static gboolean use_room(gpointer data) {
  CaromPageDeck *self = data;
  self->room_id = 0;
  self->has_room = is_wide(self, gtk_widget_get_width(GTK_WIDGET(self)));
  show_places(self);
  g_signal_emit(self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* A page is not made while others are laid out. */
static void note_room(CaromPageDeck *self, int width) {
  if (is_wide(self, width) != self->has_room && self->room_id == 0)
    self->room_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, use_room, self, NULL);
}

static void carom_page_deck_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromPageDeck *self = CAROM_PAGE_DECK(widget);
  GtkWidget *seen[2] = {NULL};
  int widths[2] = {width};
  guint n = find_seen(self, seen);
  note_room(self, width);
  if (n == 2 && (!is_wide(self, width) || !share_width(self, seen, n, width, widths))) {
    GtkWidget *open = self->places[get_index(self->open)];
    gtk_widget_set_child_visible(seen[0] == open ? seen[1] : seen[0], FALSE);
    seen[0] = open;
    widths[0] = width;
    n = 1;
  }
  gboolean is_rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  for (guint i = 0; i < n; i++) {
    gboolean at_left = (i == 0) != is_rtl;
    int x = at_left ? 0 : width - widths[i];
    gtk_widget_size_allocate(seen[i], &(GtkAllocation){x, 0, widths[i], height}, -1);
  }
}

static GtkSizeRequestMode carom_page_deck_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- Pages ---- */

void carom_page_deck_add(CaromPageDeck *self, const CaromPage *page, GtkWidget *place) {
  g_return_if_fail(CAROM_IS_PAGE_DECK(self) && page && GTK_IS_WIDGET(place));
  self->places[get_index(page)] = place;
  gtk_widget_set_child_visible(place, FALSE);
  gtk_widget_set_parent(place, GTK_WIDGET(self));
  if (!self->open)
    carom_page_deck_open(self, page);
}

GtkWidget *carom_page_deck_get_place(CaromPageDeck *self, const CaromPage *page) {
  g_return_val_if_fail(CAROM_IS_PAGE_DECK(self) && page, NULL);
  return self->places[get_index(page)];
}

const CaromPage *carom_page_deck_get_open(CaromPageDeck *self) {
  g_return_val_if_fail(CAROM_IS_PAGE_DECK(self), NULL);
  return self->open;
}

static gboolean has_focus(CaromPageDeck *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  return focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(self));
}

void carom_page_deck_open(CaromPageDeck *self, const CaromPage *page) {
  g_return_if_fail(CAROM_IS_PAGE_DECK(self) && page);
  if (page == self->open)
    return;
  gboolean had_focus = has_focus(self) && !carom_page_deck_shows(self, page);
  self->open = page;
  gtk_widget_set_child_visible(self->places[get_index(page)], TRUE);
  if (had_focus)
    gtk_widget_child_focus(self->places[get_index(page)], GTK_DIR_TAB_FORWARD);
  show_places(self);
  g_signal_emit(self, changed_signal, 0);
}

void carom_page_deck_allow(CaromPageDeck *self, const CaromPage *page, gboolean allowed) {
  g_return_if_fail(CAROM_IS_PAGE_DECK(self) && page);
  if (allowed == carom_page_deck_allows(self, page))
    return;
  self->is_secret[get_index(page)] = !allowed;
  show_places(self);
  g_signal_emit(self, changed_signal, 0);
}

gboolean carom_page_deck_allows(CaromPageDeck *self, const CaromPage *page) {
  g_return_val_if_fail(CAROM_IS_PAGE_DECK(self) && page, FALSE);
  return !self->is_secret[get_index(page)];
}

/* ---- Life ---- */

/* After that, nothing is open. */
static void carom_page_deck_dispose(GObject *object) {
  CaromPageDeck *self = CAROM_PAGE_DECK(object);
  self->open = NULL;
  g_clear_handle_id(&self->room_id, g_source_remove);
  for (guint i = 0; i < CAROM_N_PAGES; i++)
    g_clear_pointer(&self->places[i], gtk_widget_unparent);
  G_OBJECT_CLASS(carom_page_deck_parent_class)->dispose(object);
}

static void carom_page_deck_class_init(CaromPageDeckClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_page_deck_dispose;
  widget_class->map = carom_page_deck_map;
  widget_class->measure = carom_page_deck_measure;
  widget_class->size_allocate = carom_page_deck_size_allocate;
  widget_class->get_request_mode = carom_page_deck_get_request_mode;
  changed_signal = g_signal_new("changed", CAROM_TYPE_PAGE_DECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void carom_page_deck_init(CaromPageDeck *self) {
}
