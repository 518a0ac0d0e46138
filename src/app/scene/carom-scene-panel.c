/* carom-scene-panel: shows the lesson and the questions of the scene, and a row for each entry of
 * the list of parameters. */
#include "carom-scene-panel.h"

#include "carom-body-table.h"
#include "carom-parameter-row.h"

#include <glib/gi18n-lib.h>

struct _CaromScenePanel {
  GtkBox parent_instance;
  CaromPlayer *player;
  GtkLabel *title_label;
  GtkLabel *lesson_label;
  GtkWidget *questions;
  GtkLabel *questions_label;
  GtkBox *parameters;
  GtkWidget *discs;
  gboolean is_discreet; /* whether what may give an answer away is hidden */
  CaromBodyTable *body_table;
};

G_DEFINE_FINAL_TYPE(CaromScenePanel, carom_scene_panel, GTK_TYPE_BOX)

static char *list_questions(const CaromScene *scene) {
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < scene->questions->len; i++)
    g_string_append_printf(text, "%s• %s", i > 0 ? "\n" : "",
                           (const char *)g_ptr_array_index(scene->questions, i));
  return g_string_free(text, FALSE);
}

/* The author's words. They may tell what comes of a contact. */
static void show_words(CaromScenePanel *self, const CaromScene *scene) {
  g_autofree char *questions = list_questions(scene);
  const char *lesson = scene->lesson ? scene->lesson : "";
  gtk_label_set_text(self->lesson_label,
                     self->is_discreet ? _("The text about this scene may tell the answer. It "
                                           "is back when you have given yours.")
                                       : lesson);
  gtk_widget_set_visible(GTK_WIDGET(self->lesson_label), *lesson != '\0');
  gtk_label_set_text(self->questions_label, questions);
  gtk_widget_set_visible(self->questions, *questions != '\0' && !self->is_discreet);
}

static void show_scene(CaromScenePanel *self) {
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(self->player));
  gtk_label_set_text(self->title_label, scene->title);
  show_words(self, scene);

  GtkWidget *row = gtk_widget_get_first_child(GTK_WIDGET(self->parameters));
  for (; row; row = gtk_widget_get_next_sibling(row))
    carom_parameter_row_show(CAROM_PARAMETER_ROW(row), scene);
}

void carom_scene_panel_set_player(CaromScenePanel *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_SCENE_PANEL(self) && !self->player);
  self->player = g_object_ref(player);
  carom_body_table_set_player(self->body_table, player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_scene), self, G_CONNECT_SWAPPED);
}

void carom_scene_panel_set_discreet(CaromScenePanel *self, gboolean discreet) {
  g_return_if_fail(CAROM_IS_SCENE_PANEL(self));
  self->is_discreet = discreet;
  gtk_widget_set_visible(self->discs, !discreet);
  if (carom_player_get_comparison(self->player))
    show_words(self, carom_comparison_get_scene(carom_player_get_comparison(self->player)));
}

static void carom_scene_panel_dispose(GObject *object) {
  g_clear_object(&CAROM_SCENE_PANEL(object)->player);
  G_OBJECT_CLASS(carom_scene_panel_parent_class)->dispose(object);
}

static void carom_scene_panel_class_init(CaromScenePanelClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_scene_panel_dispose;
  g_type_ensure(CAROM_TYPE_BODY_TABLE);
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-scene-panel.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, lesson_label);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, questions);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, questions_label);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, parameters);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, discs);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, body_table);
}

static void carom_scene_panel_init(CaromScenePanel *self) {
  guint n_parameters;
  const CaromParameter *const *parameters = carom_parameters(&n_parameters);
  gtk_widget_init_template(GTK_WIDGET(self));
  for (guint i = 0; i < n_parameters; i++)
    gtk_box_append(self->parameters, carom_parameter_row_new(parameters[i]));
}
