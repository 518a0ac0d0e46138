/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-chooser: fills the list again each time the popover is shown, since files may have
 * been opened meanwhile. A search filters the rows and puts the best match first; Enter takes that.
 */
#include "carom-scene-chooser.h"

#include "carom-builtin.h"
#include "carom-recent-files.h"
#include "carom-tab-stop.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

#define MAX_RECENT 6

struct _CaromSceneChooser {
  GtkPopover parent_instance;
  GtkSearchEntry *search_entry;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE(CaromSceneChooser, carom_scene_chooser, GTK_TYPE_POPOVER)

/* What a row is about. */
typedef struct {
  guint place;    /* among all rows, when nothing is searched for */
  char *name;     /* of the scene, as carom_scene_file_load() takes it */
  char *group;    /* under which it is listed */
  char *title;    /* case folded */
  char *searched; /* all words of the scene, case folded */
} Entry;

#define ENTRY "carom-entry"

static void entry_free(gpointer data) {
  Entry *entry = data;
  g_free(entry->name);
  g_free(entry->group);
  g_free(entry->title);
  g_free(entry->searched);
  g_free(entry);
}

static const Entry *get_entry(GtkListBoxRow *row) {
  return g_object_get_data(G_OBJECT(row), ENTRY);
}

static void on_row_activated(CaromSceneChooser *self, GtkListBoxRow *row) {
  g_autofree char *name = g_strdup(get_entry(row)->name);
  gtk_popover_popdown(GTK_POPOVER(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.go-to-scene", "^ay", name);
}

/* ---- Searching ---- */

static const char *get_search(CaromSceneChooser *self) {
  return gtk_editable_get_text(GTK_EDITABLE(self->search_entry));
}

/* Whether a word of @text begins with @word. */
static gboolean begins_word(const char *text, const char *word) {
  for (const char *found = strstr(text, word); found; found = strstr(found + 1, word))
    if (found == text || !g_unichar_isalnum(g_utf8_get_char(g_utf8_prev_char(found))))
      return TRUE;
  return FALSE;
}

#define NO_MATCH G_MAXUINT

/* How well an entry matches the words of @text, ignoring case. All of them must be in the title,
 * the summary or the group. A title that begins with the text is best, then one whose words begin
 * with its words, then one that contains them; then those with fewer of them in the title.
 *
 * Returns: 0 for the best match, or NO_MATCH */
static guint rank(const Entry *entry, const char *text) {
  enum { BEGINS = 0, BEGIN_WORDS, IN_TITLE };
  g_autofree char *folded = g_utf8_casefold(text, -1);
  g_auto(GStrv) words = g_strsplit_set(g_strstrip(folded), " \t", -1);
  guint n_outside = 0;
  gboolean all_begin = TRUE;
  for (guint i = 0; words[i]; i++) {
    if (!strstr(entry->searched, words[i]))
      return NO_MATCH;
    n_outside += strstr(entry->title, words[i]) == NULL;
    all_begin = all_begin && begins_word(entry->title, words[i]);
  }
  if (g_str_has_prefix(entry->title, folded))
    return BEGINS;
  return all_begin ? BEGIN_WORDS : IN_TITLE + n_outside;
}

static gboolean matches_search(GtkListBoxRow *row, gpointer data) {
  return rank(get_entry(row), get_search(data)) != NO_MATCH;
}

static int compare_rows(GtkListBoxRow *one, GtkListBoxRow *other, gpointer data) {
  const Entry *a = get_entry(one), *b = get_entry(other);
  guint rank_a = rank(a, get_search(data)), rank_b = rank(b, get_search(data));
  if (rank_a != rank_b)
    return rank_a < rank_b ? -1 : 1;
  return (a->place > b->place) - (a->place < b->place);
}

/* At once, and not when the field says that the typing has paused: Enter may follow sooner. */
static void on_search_changed(CaromSceneChooser *self) {
  gtk_list_box_invalidate_filter(self->list);
  gtk_list_box_invalidate_sort(self->list);
  gtk_list_box_invalidate_headers(self->list);
  gtk_adjustment_set_value(gtk_list_box_get_adjustment(self->list), 0);
}

static void show_all(CaromSceneChooser *self) {
  gtk_editable_set_text(GTK_EDITABLE(self->search_entry), "");
  gtk_widget_grab_focus(GTK_WIDGET(self->search_entry));
}

/* The best match, or NULL if there is none. */
static GtkListBoxRow *get_first_row(CaromSceneChooser *self) {
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(self->list, 0);
  return row && matches_search(row, self) ? row : NULL;
}

static void on_search_activate(CaromSceneChooser *self) {
  GtkListBoxRow *row = get_first_row(self);
  if (row)
    on_row_activated(self, row);
}

/* Down leads from the search field into the list, Up from its first row back. */
static gboolean on_key_pressed(CaromSceneChooser *self, guint key) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(GTK_WIDGET(self)));
  GtkWidget *first = GTK_WIDGET(get_first_row(self)), *search = GTK_WIDGET(self->search_entry);
  if (!focus || !first)
    return FALSE;
  if ((key == GDK_KEY_Down || key == GDK_KEY_KP_Down) && gtk_widget_is_ancestor(focus, search))
    return gtk_widget_grab_focus(first);
  if ((key == GDK_KEY_Up || key == GDK_KEY_KP_Up) && focus == first)
    return gtk_widget_grab_focus(search);
  return FALSE;
}

/* ---- The list ---- */

/* The name of a group is the header of its first row; what was found is in no groups. */
static void update_header(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  const char *group = get_entry(row)->group;
  if (*get_search(data) != '\0' || (before && g_str_equal(group, get_entry(before)->group))) {
    gtk_list_box_row_set_header(row, NULL);
    return;
  }
  GtkWidget *label = gtk_label_new(group);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, "group-header");
  gtk_list_box_row_set_header(row, label);
}

static GtkWidget *make_label(const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  carom_tooltip_set_text(label, text);
  gtk_widget_add_css_class(label, css_class);
  return label;
}

void carom_scene_chooser_add(CaromSceneChooser *self, guint place, const char *name,
                             const char *group, const char *title, const char *summary) {
  g_return_if_fail(CAROM_IS_SCENE_CHOOSER(self));
  GtkWidget *row = gtk_list_box_row_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = make_label(summary, "caption");
  g_autofree char *words = g_strjoin("\n", title, summary, group, NULL);
  Entry *entry = g_new(Entry, 1);
  *entry = (Entry){place, g_strdup(name), g_strdup(group), g_utf8_casefold(title, -1),
                   g_utf8_casefold(words, -1)};
  g_object_set_data_full(G_OBJECT(row), ENTRY, entry, entry_free);
  gtk_widget_add_css_class(caption, "dim-label");
  gtk_box_append(GTK_BOX(box), make_label(title, "scene-title"));
  gtk_box_append(GTK_BOX(box), caption);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), box);
  gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, summary, -1);
  gtk_list_box_append(self->list, row);
}

static void add_builtins(CaromSceneChooser *self) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++)
    carom_scene_chooser_add(self, i, builtins[i].id, builtins[i].group, builtins[i].title,
                            builtins[i].summary);
}

static void add_recent_files(CaromSceneChooser *self) {
  g_autoptr(GPtrArray) paths = carom_recent_files_list(MAX_RECENT);
  for (guint i = 0; i < paths->len; i++) {
    const char *path = g_ptr_array_index(paths, i);
    g_autofree char *name = g_filename_display_basename(path);
    carom_scene_chooser_add(self, G_MAXUINT - MAX_RECENT + i, path, _("Recent files"), name, path);
  }
}

static void fill_list(CaromSceneChooser *self) {
  GtkListBoxRow *row;
  while ((row = gtk_list_box_get_row_at_index(self->list, 0)))
    gtk_list_box_remove(self->list, GTK_WIDGET(row));
  add_builtins(self);
  add_recent_files(self);
}

static void carom_scene_chooser_map(GtkWidget *widget) {
  CaromSceneChooser *self = CAROM_SCENE_CHOOSER(widget);
  gtk_editable_set_text(GTK_EDITABLE(self->search_entry), "");
  fill_list(self);
  GTK_WIDGET_CLASS(carom_scene_chooser_parent_class)->map(widget);
  gtk_widget_grab_focus(GTK_WIDGET(self->search_entry));
}

static void carom_scene_chooser_class_init(CaromSceneChooserClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  widget_class->map = carom_scene_chooser_map;
  g_type_ensure(CAROM_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-scene-chooser.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromSceneChooser, search_entry);
  gtk_widget_class_bind_template_child(widget_class, CaromSceneChooser, list);
  gtk_widget_class_bind_template_callback(widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback(widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback(widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback(widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback(widget_class, show_all);
  gtk_widget_class_bind_template_callback(widget_class, gtk_popover_popdown);
}

static void carom_scene_chooser_init(CaromSceneChooser *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  gtk_list_box_set_header_func(self->list, update_header, self, NULL);
  gtk_list_box_set_sort_func(self->list, compare_rows, self, NULL);
  gtk_list_box_set_filter_func(self->list, matches_search, self, NULL);
}
