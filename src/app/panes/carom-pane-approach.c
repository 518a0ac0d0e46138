/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-approach: steers the camera by means of a glide. */
#include "carom-pane-approach.h"

#include "carom-closeup.h"

/* How long it takes. */
static const double approach_s = 2.5;

void carom_pane_approach_init(CaromPaneApproach *approach, GtkWidget *widget, CaromGlideFunc moved,
                              CaromCamera *camera) {
  *approach = (CaromPaneApproach){.camera = camera};
  carom_glide_init(&approach->glide, widget, moved, approach_s);
}

void carom_pane_approach_watch(CaromPaneApproach *approach, CaromPlayer *player,
                               CaromPredictionSession *session) {
  approach->player = player;
  approach->session = session;
}

/* Only where all panes are drawn in one are their copies of a disc seen beside each other.
 *
 * @framed: (out): what is shown without the camera
 * Returns: (transfer none) (nullable): the comparison; NULL if they are not */
static CaromComparison *look(CaromPaneApproach *approach, CaromView *framed) {
  CaromComparison *comparison = carom_player_get_comparison(approach->player);
  gboolean can_look = approach->area && comparison &&
                      !carom_prediction_session_is_secret(approach->session) &&
                      carom_comparison_get_run(comparison, 0)->world->bodies.n > approach->disc &&
                      carom_pane_area_get_framed_view(approach->area, framed);
  return can_look ? comparison : NULL;
}

static double get_side(CaromPaneApproach *approach) {
  GtkWidget *area = GTK_WIDGET(approach->area);
  return MIN(gtk_widget_get_width(area), gtk_widget_get_height(area));
}

void carom_pane_approach_limit_zoom(CaromPaneApproach *approach) {
  CaromView framed;
  CaromComparison *comparison = look(approach, &framed);
  double zoom_max = 0;
  if (comparison) {
    CaromCloseup finest = carom_closeup_of_disc(comparison, approach->disc);
    finest.apart = 0;
    zoom_max = carom_closeup_scale(&finest, get_side(approach)) / framed.points_per_unit;
  }
  carom_camera_set_zoom_max(approach->camera, zoom_max);
}

/* Zooms by as many decades in any second, while the disc comes straight to the middle. */
gboolean carom_pane_approach_move(CaromPaneApproach *approach) {
  CaromView framed;
  if (carom_scene_camera_zoom(carom_camera_get(approach->camera)) != approach->zoom) {
    carom_glide_clear(&approach->glide);
    return FALSE;
  }
  CaromComparison *comparison = look(approach, &framed);
  if (!comparison)
    return TRUE;
  CaromCloseup closeup = carom_closeup_of_disc(comparison, approach->disc);
  double share = approach->glide.value, from = approach->from.points_per_unit;
  double to = MAX(carom_closeup_scale(&closeup, get_side(approach)), framed.points_per_unit);
  double scale = from * pow(to / from, share);
  CaromVec2 off = carom_vec2_sub(approach->from.centre, closeup.centre);
  CaromVec2 middle = share < 1
                         ? carom_vec2_add_scaled(closeup.centre, off, (1 - share) * from / scale)
                         : closeup.centre;
  carom_pane_approach_limit_zoom(approach);
  approach->zoom = scale / framed.points_per_unit;
  carom_camera_look_at(approach->camera, &framed, middle, approach->zoom);
  return TRUE;
}

gboolean carom_pane_approach_follow(CaromPaneApproach *approach) {
  double zoom = carom_scene_camera_zoom(carom_camera_get(approach->camera));
  CaromView framed;
  CaromComparison *comparison = look(approach, &framed);
  if (!comparison ||
      (zoom <= CAROM_SCENE_CAMERA_ZOOM_MAX && !carom_pane_area_is_closeup(approach->area)))
    return TRUE;
  if (carom_glide_is_moving(&approach->glide))
    return carom_pane_approach_move(approach);
  CaromCloseup closeup = carom_closeup_of_disc(comparison, approach->disc);
  carom_camera_look_at(approach->camera, &framed, closeup.centre, zoom);
  return TRUE;
}

/* The one pane may have just been made. Nothing is said of the copies before they are there. */
static gboolean is_ready(CaromPaneApproach *approach) {
  return gtk_widget_get_width(GTK_WIDGET(approach->area)) > 0 &&
         !carom_pane_area_is_sliding(approach->area);
}

static gboolean set_out(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromPaneApproach *approach = data;
  CaromView framed;
  if (approach->area && !is_ready(approach))
    return G_SOURCE_CONTINUE;
  approach->disc = 0;
  CaromComparison *comparison = look(approach, &framed);
  if (!comparison)
    return G_SOURCE_REMOVE;
  approach->disc = carom_closeup_find(comparison).disc;
  carom_pane_area_set_closeup_disc(approach->area, (int)approach->disc);
  carom_pane_area_get_framed_view(approach->area, &framed); /* without a contact's geometry */
  approach->from = carom_scene_camera_apply(carom_camera_get(approach->camera), &framed);
  approach->zoom = carom_scene_camera_zoom(carom_camera_get(approach->camera));
  carom_glide_start_at(&approach->glide, 0);
  carom_glide_to(&approach->glide, 1);
  return G_SOURCE_REMOVE;
}

void carom_pane_approach_begin(CaromPaneApproach *approach) {
  GtkWidget *widget = approach->glide.widget;
  if (set_out(widget, NULL, approach) == G_SOURCE_CONTINUE)
    gtk_widget_add_tick_callback(widget, set_out, approach, NULL);
}
