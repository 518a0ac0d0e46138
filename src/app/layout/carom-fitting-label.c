/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fitting-label: shows the longest text that fits. There is a label for each length, because
 * changing a label's text during allocation would start another allocation. What is left of words
 * that are cut off can still be told; what is left of a number is another number. */
#include "carom-fitting-label.h"

/* After those with the heading: the shortest text with a brief one, alone in broken lines, and
 * alone; and the words without a number. */
enum { BRIEF = CAROM_FITTING_LABEL_N_TEXTS, BROKEN, ALONE, WORDS, N_LABELS };

struct _CaromFittingLabel {
  GtkWidget parent_instance;
  char *text, *shortest;
  char *all;                                /* (nullable): what is to fit, if its type shrinks */
  char *heading, *brief;                    /* (nullable) */
  char *peers[CAROM_FITTING_LABEL_N_PEERS]; /* (nullable): by length, a line each */
  int peers_widths[N_LABELS];               /* of the widest of them by label; −1: not known */
  GtkLabel *labels[N_LABELS];
  int gap;     /* beside those before ALONE */
  guint shown; /* N_LABELS: none */
};

G_DEFINE_FINAL_TYPE(CaromFittingLabel, carom_fitting_label, GTK_TYPE_WIDGET)

static void set_markup(GtkLabel *label, const char *heading, const char *text) {
  if (!heading) {
    gtk_label_set_text(label, text);
    return;
  }
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>  %s", heading, text);
  gtk_label_set_markup(label, markup);
}

static void forget_widths(CaromFittingLabel *self) {
  for (guint i = 0; i < N_LABELS; i++)
    self->peers_widths[i] = -1;
}

/* Returns: whether that is another one */
static gboolean keep(char **kept, const char *text) {
  if (g_strcmp0(*kept, text) == 0)
    return FALSE;
  g_free(*kept);
  *kept = g_strdup(text);
  return TRUE;
}

void carom_fitting_label_set(CaromFittingLabel *self, const char *heading,
                             const char *const *texts) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self));
  keep(&self->text, texts[0]);
  keep(&self->shortest, texts[CAROM_FITTING_LABEL_N_TEXTS - 1]);
  if (keep(&self->heading, heading))
    forget_widths(self);
  for (guint i = 0; i < CAROM_FITTING_LABEL_N_TEXTS; i++)
    set_markup(self->labels[i], heading, texts[i]);
  gtk_label_set_text(self->labels[BRIEF], "");
  gtk_label_set_text(self->labels[BROKEN], texts[CAROM_FITTING_LABEL_N_TEXTS - 1]);
  gtk_label_set_text(self->labels[ALONE], texts[CAROM_FITTING_LABEL_N_TEXTS - 1]);
  gtk_label_set_text(self->labels[WORDS], "");
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 gtk_label_get_text(self->labels[0]), -1);
}

void carom_fitting_label_set_alone(CaromFittingLabel *self, const char *text) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && text);
  gtk_label_set_text(self->labels[BROKEN], text);
  gtk_label_set_text(self->labels[ALONE], text);
}

void carom_fitting_label_set_brief(CaromFittingLabel *self, const char *heading) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && heading);
  set_markup(self->labels[BRIEF], heading, self->shortest);
  if (keep(&self->brief, heading))
    forget_widths(self);
}

void carom_fitting_label_set_peers(CaromFittingLabel *self, const char *const *peers) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && peers);
  gboolean is_new = FALSE;
  for (guint i = 0; i < CAROM_FITTING_LABEL_N_PEERS; i++)
    is_new |= keep(&self->peers[i], peers[i]);
  if (!is_new)
    return;
  forget_widths(self);
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_fitting_label_set_xalign(CaromFittingLabel *self, float xalign) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self));
  for (guint i = 0; i < N_LABELS; i++)
    gtk_label_set_xalign(self->labels[i], xalign);
}

void carom_fitting_label_set_gap(CaromFittingLabel *self, int gap) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && gap >= 0);
  self->gap = gap;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_fitting_label_set_whole(CaromFittingLabel *self, gboolean whole) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self));
  gtk_label_set_ellipsize(self->labels[ALONE], whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

void carom_fitting_label_set_words(CaromFittingLabel *self, const char *words) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && words);
  gtk_label_set_text(self->labels[WORDS], words);
}

/* By label. Less could not be read. */
static const double scales[] = {1, 0.9, 0.82, 0.82, 0.82, 0.82};

void carom_fitting_label_set_shrinks(CaromFittingLabel *self, const char *all) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && all);
  g_free(self->all);
  self->all = g_strdup(all);
  for (guint i = 0; i < G_N_ELEMENTS(scales); i++) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_scale_new(scales[i]));
    gtk_label_set_attributes(self->labels[i], attributes);
    pango_attr_list_unref(attributes);
  }
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_fitting_label_set_lines(CaromFittingLabel *self, int n) {
  g_return_if_fail(CAROM_IS_FITTING_LABEL(self) && n >= 2);
  gtk_label_set_wrap(self->labels[BROKEN], TRUE);
  gtk_label_set_lines(self->labels[BROKEN], n);
}

const char *carom_fitting_label_get_text(CaromFittingLabel *self) {
  g_return_val_if_fail(CAROM_IS_FITTING_LABEL(self), NULL);
  return self->text;
}

GtkLabel *carom_fitting_label_get_shown(CaromFittingLabel *self) {
  g_return_val_if_fail(CAROM_IS_FITTING_LABEL(self), NULL);
  return self->shown < N_LABELS ? self->labels[self->shown] : NULL;
}

/* ---- Sizes ---- */

/* Returns: where the last number in @text ends; NULL if there is none */
static const char *find_end_of_digits(const char *text) {
  const char *end = NULL;
  for (; *text != '\0'; text = g_utf8_next_char(text))
    if (g_unichar_isdigit(g_utf8_get_char(text)))
      end = g_utf8_next_char(text);
  return end;
}

static int measure_all(CaromFittingLabel *self, guint i) {
  int width;
  g_autoptr(PangoLayout) layout = pango_layout_copy(gtk_label_get_layout(self->labels[i]));
  pango_layout_set_width(layout, -1);
  pango_layout_set_text(layout, self->all, -1);
  pango_layout_get_size(layout, &width, NULL);
  return PANGO_PIXELS_CEIL(width); /* a part of a pixel less would be cut off */
}

/* Returns: (transfer full): what label @i says in each of the peers, as Pango markup; as WORDS,
 * what those say alone that have no number */
static char *write_peers(CaromFittingLabel *self, guint i) {
  const char *heading = i < BRIEF ? self->heading : i == BRIEF ? self->brief : NULL;
  guint length = i > BRIEF ? CAROM_FITTING_LABEL_N_TEXTS : MIN(i, CAROM_FITTING_LABEL_N_TEXTS - 1);
  g_auto(GStrv) lines = g_strsplit(self->peers[length], "\n", -1);
  GString *markup = g_string_new(NULL);
  for (guint k = 0; lines[k]; k++) {
    if (i == WORDS && find_end_of_digits(lines[k]))
      continue;
    g_autofree char *line = heading ? g_markup_printf_escaped("<b>%s</b>  %s", heading, lines[k])
                                    : g_markup_escape_text(lines[k], -1);
    g_string_append_printf(markup, "%s%s", markup->len > 0 ? "\n" : "", line);
  }
  return g_string_free(markup, FALSE);
}

/* Returns: the width of label @i of the widest peer */
static int measure_peers(CaromFittingLabel *self, guint i) {
  if (!self->peers[0])
    return 0;
  if (self->peers_widths[i] < 0) {
    int width;
    g_autofree char *markup = write_peers(self, i);
    g_autoptr(PangoLayout) layout = pango_layout_copy(gtk_label_get_layout(self->labels[i]));
    pango_layout_set_width(layout, -1);
    pango_layout_set_markup(layout, markup, -1);
    pango_layout_get_size(layout, &width, NULL);
    self->peers_widths[i] = PANGO_PIXELS_CEIL(width);
  }
  return self->peers_widths[i];
}

static int natural_width(CaromFittingLabel *self, guint i) {
  int natural;
  if (self->all)
    return measure_all(self, i);
  gtk_widget_measure(GTK_WIDGET(self->labels[i]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                     NULL, NULL);
  return MAX(natural, measure_peers(self, i));
}

/* How wide the shortest text alone must be, so that no digit is cut off, and none seems to be: a
 * letter or a space is left after the last. */
static int least_width(CaromFittingLabel *self) {
  GtkLabel *last = self->labels[ALONE];
  const char *text = gtk_label_get_text(last), *end = find_end_of_digits(text);
  int width;
  if (!end || *end == '\0')
    return end ? natural_width(self, ALONE) : 0;
  g_autofree char *whole = g_strndup(text, (gsize)(g_utf8_next_char(end) - text));
  g_autofree char *cut = g_strconcat(whole, "…", NULL);
  g_autoptr(PangoLayout) layout = pango_layout_copy(gtk_label_get_layout(last));
  pango_layout_set_width(layout, -1);
  pango_layout_set_text(layout, cut, -1);
  pango_layout_get_size(layout, &width, NULL);
  return PANGO_PIXELS_CEIL(width); /* a part of a pixel less would be cut off */
}

/* Returns: how high it is in broken lines; G_MAXINT where not even a word has room */
static int height_of_broken(CaromFittingLabel *self, int width) {
  GtkWidget *broken = GTK_WIDGET(self->labels[BROKEN]);
  int least, height;
  gtk_widget_measure(broken, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (width < least)
    return G_MAXINT;
  gtk_widget_measure(broken, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static gboolean is_whole(CaromFittingLabel *self) {
  return gtk_label_get_ellipsize(self->labels[ALONE]) == PANGO_ELLIPSIZE_NONE;
}

/* Whether there are words to be shown instead of the shortest text. */
static gboolean has_words(CaromFittingLabel *self) {
  return *gtk_label_get_text(self->labels[WORDS]) != '\0';
}

/* Whether the shortest text is shown whole, or words instead of it. */
static gboolean must_be_whole(CaromFittingLabel *self) {
  return is_whole(self) && has_words(self);
}

/* Whether label @i is as good as it gets in that room. What stands alone may be cut off. */
static gboolean may_be_shown(CaromFittingLabel *self, guint i, int width, int height) {
  gboolean is_empty = *gtk_label_get_text(self->labels[i]) == '\0';
  if (i == BROKEN)
    return gtk_label_get_wrap(self->labels[i]) && height_of_broken(self, width) <= height &&
           !find_end_of_digits(gtk_label_get_text(self->labels[i]));
  if (i == WORDS || (i == BRIEF && is_empty))
    return !is_empty;
  return natural_width(self, i) + (i < ALONE ? self->gap : 0) <= width ||
         (i == ALONE && !must_be_whole(self) && least_width(self) <= width);
}

/* Returns: the label that is shown in that room; N_LABELS: none */
static guint choose(CaromFittingLabel *self, int width, int height) {
  guint shown = 0;
  while (shown < N_LABELS && !may_be_shown(self, shown, width, height))
    shown++;
  return shown;
}

/* As narrow as the last texts can be, as wide as the longest is, as high as the highest, and by
 * nature as what is broken into lines, if that is what would be shown. */
static void carom_fitting_label_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                        int *minimum, int *natural, int *minimum_baseline,
                                        int *natural_baseline) {
  CaromFittingLabel *self = CAROM_FITTING_LABEL(widget);
  guint first = orientation == GTK_ORIENTATION_HORIZONTAL ? ALONE : 0;
  *minimum = *natural = 0;
  for (guint i = 0; i < N_LABELS; i++) {
    int its_minimum, its_natural;
    gtk_widget_measure(GTK_WIDGET(self->labels[i]), orientation, -1, &its_minimum, &its_natural,
                       NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL && i < CAROM_FITTING_LABEL_N_TEXTS)
      its_natural = MAX(its_natural, measure_peers(self, i));
    if (orientation == GTK_ORIENTATION_HORIZONTAL && i == ALONE && is_whole(self))
      its_minimum = MAX(has_words(self) ? 0 : its_minimum, measure_peers(self, WORDS));
    *minimum = i < first ? 0 : MAX(*minimum, its_minimum);
    *natural = MAX(*natural, its_natural);
  }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural += self->gap;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    if (for_size >= 0 && choose(self, for_size, G_MAXINT - 1) == BROKEN)
      *natural = MAX(*natural, height_of_broken(self, for_size));
  } else if (self->all) {
    *natural = MAX(*natural, measure_all(self, 0));
  }
}

static void carom_fitting_label_size_allocate(GtkWidget *widget, int width, int height,
                                              int baseline) {
  CaromFittingLabel *self = CAROM_FITTING_LABEL(widget);
  self->shown = choose(self, width, height);
  for (guint i = 0; i < N_LABELS; i++)
    gtk_widget_set_child_visible(GTK_WIDGET(self->labels[i]), i == self->shown);
  if (self->shown < N_LABELS)
    gtk_widget_size_allocate(GTK_WIDGET(self->labels[self->shown]),
                             &(GtkAllocation){0, 0, width, height}, baseline);
}

/* ---- Life ---- */

static void carom_fitting_label_css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  GTK_WIDGET_CLASS(carom_fitting_label_parent_class)->css_changed(widget, change);
  forget_widths(CAROM_FITTING_LABEL(widget));
}

static void carom_fitting_label_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(carom_fitting_label_parent_class)->dispose(object);
}

static void carom_fitting_label_finalize(GObject *object) {
  CaromFittingLabel *self = CAROM_FITTING_LABEL(object);
  g_free(self->text);
  g_free(self->shortest);
  g_free(self->all);
  g_free(self->heading);
  g_free(self->brief);
  for (guint i = 0; i < CAROM_FITTING_LABEL_N_PEERS; i++)
    g_free(self->peers[i]);
  G_OBJECT_CLASS(carom_fitting_label_parent_class)->finalize(object);
}

static GtkSizeRequestMode carom_fitting_label_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_fitting_label_class_init(CaromFittingLabelClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_fitting_label_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_fitting_label_finalize;
  widget_class->get_request_mode = carom_fitting_label_get_request_mode;
  widget_class->measure = carom_fitting_label_measure;
  widget_class->size_allocate = carom_fitting_label_size_allocate;
  widget_class->css_changed = carom_fitting_label_css_changed;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void carom_fitting_label_init(CaromFittingLabel *self) {
  self->text = g_strdup("");
  forget_widths(self);
  for (guint i = 0; i < N_LABELS; i++) {
    /* What is read out is the name of the whole, whichever of them is shown. */
    self->labels[i] =
        g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    /* There is always room for the words. */
    gtk_label_set_ellipsize(self->labels[i],
                            i == WORDS ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
    gtk_label_set_xalign(self->labels[i], 0);
    gtk_widget_set_parent(GTK_WIDGET(self->labels[i]), GTK_WIDGET(self));
  }
}
