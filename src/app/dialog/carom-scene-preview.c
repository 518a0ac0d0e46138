/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-preview: a picture of the kind that panes show. */
#include "carom-scene-preview.h"

#include "carom-scene-picture-draw.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

#define SIZE 300

struct _CaromScenePreview {
  GtkBox parent_instance;
  const CaromRun *run; /* (nullable) */
  CaromFraming framing;
  GtkWidget *area;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE(CaromScenePreview, carom_scene_preview, GTK_TYPE_BOX)

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromScenePreview *self = CAROM_SCENE_PREVIEW(data);
  if (!self->run)
    return;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(area));
  const CaromScenePicture picture = {
      .run = self->run,
      .theme = carom_widget_theme_get(GTK_WIDGET(area)),
      .staging = self->run->world->scene->staging,
      .framing = &self->framing,
      .font = font,
      /* GTK records the drawing, so the cairo_t does not know the resolution. */
      .pixels_per_point = gtk_widget_get_scale_factor(GTK_WIDGET(area)),
  };
  carom_scene_picture_draw(&picture, cr, width, height);
}

/* Returns: (transfer full) */
static char *describe(const CaromScene *scene) {
  guint n = scene->bodies->len;
  return g_strdup_printf(ngettext("%u disc", "%u discs", n), n);
}

void carom_scene_preview_set_words(CaromScenePreview *self, const char *words) {
  g_return_if_fail(CAROM_IS_SCENE_PREVIEW(self));
  g_autofree char *own = words || !self->run ? g_strdup(words) : describe(self->run->world->scene);
  gtk_label_set_text(self->words, own ? own : "");
  gtk_widget_set_opacity(self->area, words ? 0.4 : 1);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 own ? own : "", -1);
}

void carom_scene_preview_set_run(CaromScenePreview *self, const CaromRun *run) {
  g_return_if_fail(CAROM_IS_SCENE_PREVIEW(self));
  self->run = run;
  if (run)
    self->framing = carom_framing_of_scene(run->world->scene);
  carom_scene_preview_set_words(self, NULL);
  gtk_widget_queue_draw(self->area);
}

GtkWidget *carom_scene_preview_new(void) {
  return g_object_new(CAROM_TYPE_SCENE_PREVIEW, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                      6, NULL);
}

static void carom_scene_preview_class_init(CaromScenePreviewClass *klass) {
}

static void carom_scene_preview_init(CaromScenePreview *self) {
  self->area = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                            "content-width", SIZE, "content-height", SIZE, "hexpand", TRUE,
                            "vexpand", TRUE, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Preview"), -1);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self->area), draw, self, NULL);
  carom_widget_theme_watch(self->area);
  self->words = GTK_LABEL(gtk_label_new(NULL));
  gtk_label_set_wrap(self->words, TRUE);
  gtk_label_set_xalign(self->words, 0);
  gtk_widget_add_css_class(GTK_WIDGET(self->words), "caption");
  gtk_box_append(GTK_BOX(self), self->area);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->words));
}
