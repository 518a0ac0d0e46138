/* carom-trails: walks through the track of the run, from the time at which trails begin to now. */
#include "carom-trails.h"

#include "carom-disc-colour.h"
#include "carom-path.h"

/* More pictures of a disc are thinned out by powers of two, which does not move those that stay. */
enum { MAX_PICTURES = 128 };

static const double line_alpha = 0.75, fill_alpha = 0.28, edge_alpha = 0.5;

/* A picture of a disc this close to the one before, or to the disc itself, in points, would only
 * make it darker. */
static const double least_distance = 1;

typedef struct {
  const CaromScenePictureLayout *layout;
  const CaromTrack *track;
  cairo_t *cr;
  double stride_s;
  guint first, end; /* the frames of the track that are seen, without @end */
} Trails;

/* How many frames of the track are not after the present time. */
static guint count_known(const CaromTrack *track, const CaromWorld *world) {
  guint64 known = world->frame / track->stride + 1;
  return (guint)MIN(known, carom_track_length(track));
}

/* The first frame of the track at @time_s or later. */
static guint frame_from(const Trails *trails, double time_s) {
  double frame = ceil(time_s / trails->stride_s);
  return frame <= 0 ? 0 : frame >= trails->end ? trails->end : (guint)frame;
}

static CaromVec2 place_at(const Trails *trails, guint frame, guint disc) {
  return carom_view_place(&trails->layout->view,
                          carom_track_get(trails->track, frame)[disc].position);
}

/* ---- Paths ---- */

static void draw_path(const Trails *trails, guint disc) {
  const CaromScenePictureLayout *layout = trails->layout;
  CaromPath path;
  cairo_new_path(trails->cr);
  carom_path_init(&path, trails->cr, layout->width, layout->height);
  for (guint frame = trails->first; frame < trails->end; frame++)
    carom_path_add(&path, place_at(trails, frame, disc));
  carom_path_add(&path, carom_scene_picture_layout_place(layout, disc));
  carom_path_finish(&path);
  carom_colour_set(trails->cr, carom_disc_colour_of_line(layout, disc), line_alpha);
  cairo_stroke(trails->cr);
}

static void draw_paths(const Trails *trails) {
  cairo_set_line_width(trails->cr, 1.3 * trails->layout->picture->theme->line_factor);
  cairo_set_line_join(trails->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < trails->layout->bodies->n; i++)
    draw_path(trails, i);
}

/* ---- Pictures at equal times ---- */

static void draw_picture(const Trails *trails, guint disc, CaromVec2 place) {
  const CaromScenePictureLayout *layout = trails->layout;
  const CaromTheme *theme = layout->picture->theme;
  double radius = carom_scene_picture_layout_radius(layout, disc);
  if (!carom_scene_picture_layout_shows(layout, place, radius))
    return;
  cairo_new_path(trails->cr);
  cairo_arc(trails->cr, place.x, place.y, MAX(radius - 0.5, 0.5), 0, 2 * G_PI);
  carom_colour_set(trails->cr, carom_disc_colour(layout, disc), fill_alpha);
  cairo_fill_preserve(trails->cr);
  carom_colour_set(trails->cr, carom_disc_colour_of_line(layout, disc), edge_alpha);
  cairo_set_line_width(trails->cr, theme->line_factor);
  cairo_stroke(trails->cr);
}

/* The frame of the track nearest to the time of picture @k, if they are @apart_s apart. */
static double frame_of_picture(const Trails *trails, guint k, double apart_s) {
  return rint(k * apart_s / trails->stride_s);
}

static gboolean are_close(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(one, other)) < least_distance;
}

static void draw_pictures_of(const Trails *trails, guint disc, double apart_s) {
  CaromVec2 before = carom_vec2(INFINITY, INFINITY);
  CaromVec2 now = carom_scene_picture_layout_place(trails->layout, disc);
  guint k = (guint)ceil(trails->first * trails->stride_s / apart_s);
  for (; frame_of_picture(trails, k, apart_s) < trails->end; k++) {
    CaromVec2 place = place_at(trails, (guint)frame_of_picture(trails, k, apart_s), disc);
    if (are_close(place, before) || are_close(place, now))
      continue;
    draw_picture(trails, disc, place);
    before = place;
  }
}

static void draw_pictures(const Trails *trails) {
  double seen_s = (trails->end - trails->first) * trails->stride_s;
  double apart_s = trails->layout->picture->staging.strobe_s;
  /* Faster than the frames of the track, each picture would be its own neighbour. */
  while (apart_s < trails->stride_s || seen_s / apart_s > MAX_PICTURES)
    apart_s *= 2;
  for (guint i = 0; i < trails->layout->bodies->n; i++)
    draw_pictures_of(trails, i, apart_s);
}

/* ---- Both ---- */

void carom_trails_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromStaging *staging = &layout->picture->staging;
  const CaromRun *run = layout->picture->run;
  if (!run->track || (staging->trails_s == 0 && staging->strobe_s == 0))
    return;
  Trails trails = {
      .layout = layout,
      .track = run->track,
      .cr = cr,
      .stride_s = (double)run->track->stride * layout->scene->dt_s,
      .end = count_known(run->track, run->world),
  };
  /* Pictures alone are of all the run. */
  if (staging->trails_s > 0)
    trails.first = frame_from(&trails, run->world->time_s - staging->trails_s);
  cairo_save(cr);
  if (staging->strobe_s > 0)
    draw_pictures(&trails);
  if (staging->trails_s > 0)
    draw_paths(&trails);
  cairo_restore(cr);
}
