/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-trails: walks through the track of the run, from the time at which trails begin to now. The
 * past is drawn in blocks of frames, which look the same whether they are drawn now or were kept
 * from an earlier drawing. */
#include "carom-trails.h"

#include "carom-disc-colour.h"
#include "carom-disc-hue.h"
#include "carom-path.h"

#include <string.h>

/* How many frames of the track a block has. */
enum { BLOCK = 128 };

/* More pictures of a disc are thinned out by powers of two, which does not move those that stay. */
enum { MAX_PICTURES = 128 };

/* A line has so much of its disc's colour, and the filling and the edge of a picture are so opaque.
 */
static const double line_share = 0.75, fill_alpha = 0.28, edge_alpha = 0.5;

/* A picture of a disc this close to the one before, in points, would only make it darker. */
static const double least_distance = 1;

typedef struct {
  const CaromScenePictureLayout *layout;
  const CaromTrack *track;
  double stride_s;
  guint first, end; /* the frames of the track that are seen, without @end */
  double apart_s;   /* between two pictures; 0: there are none */
} Trails;

/* The first frame of the track at @time_s or later. */
static guint frame_from(const Trails *trails, double time_s) {
  double frame = ceil(time_s / trails->stride_s);
  return frame <= 0 ? 0 : frame >= trails->end ? trails->end : (guint)frame;
}

static gboolean is_there(const Trails *trails, guint frame, guint disc) {
  return carom_track_has(&carom_track_get(trails->track, frame)[disc]);
}

static CaromVec2 place_at(const Trails *trails, guint frame, guint disc) {
  return carom_view_place(&trails->layout->view,
                          carom_track_get(trails->track, frame)[disc].position);
}

/* ---- Paths ---- */

/* Opaque, so that blocks can meet without a trace. */
static CaromColour path_colour(const Trails *trails, guint disc) {
  CaromColour ground = trails->layout->picture->theme->background;
  return carom_colour_mix(
      ground, carom_disc_hue_line(trails->layout->picture->theme, trails->layout->scene, disc),
      line_share);
}

/* Whether the disc came in between @frame and the frame of the track before it. */
static gboolean comes_in(const Trails *trails, guint frame, guint disc) {
  return carom_world_emitter_of(trails->layout->picture->run->world, disc) >= 0 &&
         (frame == 0 || !is_there(trails, frame - 1, disc));
}

static void add_entry(const Trails *trails, CaromPath *path, guint disc) {
  CaromVec2 entry = carom_world_entry_of(trails->layout->picture->run->world, disc);
  carom_path_add(path, carom_view_place(&trails->layout->view, entry));
}

/* Draws the path from @first to @last, both included, and on to where the disc is if @to_now. One
 * that comes in has a path from there on. */
static void draw_path(const Trails *trails, cairo_t *cr, guint disc, guint first, guint last,
                      gboolean to_now) {
  const CaromScenePictureLayout *layout = trails->layout;
  CaromPath path;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint frame = first; frame <= last && frame < trails->end; frame++) {
    if (!is_there(trails, frame, disc))
      continue;
    if (comes_in(trails, frame, disc))
      add_entry(trails, &path, disc);
    carom_path_add(&path, place_at(trails, frame, disc));
  }
  if (to_now && !is_there(trails, trails->end - 1, disc))
    add_entry(trails, &path, disc);
  if (to_now)
    carom_path_add(&path, carom_scene_picture_layout_place(layout, disc));
  carom_path_finish(&path);
  carom_colour_set(cr, path_colour(trails, disc), 1);
  cairo_stroke(cr);
}

static void draw_paths(const Trails *trails, cairo_t *cr, guint first, guint last,
                       gboolean to_now) {
  const CaromScenePictureLayout *layout = trails->layout;
  if (layout->picture->staging.trails_s == 0)
    return;
  cairo_set_line_width(cr, 1.3 * layout->picture->theme->line_factor);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < layout->bodies->n; i++)
    draw_path(trails, cr, i, first, last, to_now);
}

/* ---- Pictures at equal times ---- */

static void draw_picture(const Trails *trails, cairo_t *cr, guint disc, CaromVec2 place) {
  const CaromScenePictureLayout *layout = trails->layout;
  double radius = carom_scene_picture_layout_radius(layout, disc);
  if (!carom_scene_picture_layout_shows(layout, place, radius))
    return;
  carom_scene_picture_layout_limit_disc(layout, &place, &radius);
  cairo_new_path(cr);
  cairo_arc(cr, place.x, place.y, MAX(radius - 0.5, 0.5), 0, 2 * G_PI);
  carom_colour_set(cr, carom_disc_colour_of_its_own(layout, disc), fill_alpha);
  cairo_fill_preserve(cr);
  carom_colour_set(cr, carom_disc_hue_line(layout->picture->theme, layout->scene, disc),
                   edge_alpha);
  cairo_set_line_width(cr, layout->picture->theme->line_factor);
  cairo_stroke(cr);
}

/* The frame of the track nearest to the time of picture @k. */
static double frame_of_picture(const Trails *trails, guint k) {
  return rint(k * trails->apart_s / trails->stride_s);
}

/* Whether a disc has hardly moved since the picture before. */
static gboolean is_crowded(const Trails *trails, guint disc, guint k) {
  guint frame = (guint)frame_of_picture(trails, k), before = 0;
  if (k > 0)
    before = (guint)frame_of_picture(trails, k - 1);
  return k > 0 && is_there(trails, before, disc) &&
         carom_vec2_distance(place_at(trails, frame, disc), place_at(trails, before, disc)) <
             least_distance;
}

/* Draws the pictures of the frames from @first, without @end. */
static void draw_pictures(const Trails *trails, cairo_t *cr, guint first, guint end) {
  if (trails->apart_s == 0)
    return;
  guint k = (guint)(first * trails->stride_s / trails->apart_s);
  for (; frame_of_picture(trails, k) < end; k++) {
    guint frame = (guint)frame_of_picture(trails, k);
    for (guint i = 0; frame >= first && i < trails->layout->bodies->n; i++)
      if (is_there(trails, frame, i) && !is_crowded(trails, i, k))
        draw_picture(trails, cr, i, place_at(trails, frame, i));
  }
}

/* Pictures are as far apart as the staging asks, but no closer than the frames of the track, and
 * not too many. */
static double choose_apart(const Trails *trails) {
  double apart_s = trails->layout->picture->staging.strobe_s;
  while (apart_s > 0 &&
         (apart_s < trails->stride_s || trails->end * trails->stride_s / apart_s > MAX_PICTURES))
    apart_s *= 2;
  return apart_s;
}

/* ---- The past that is kept ---- */

/* Everything that the picture of a block follows from, besides the run. */
typedef struct {
  CaromTheme theme; /* a widget changes its own in place */
  CaromView view;
  double width, height, pixels_per_point;
  double trails_s, apart_s;
  guint64 stride;
} Key;

struct CaromTrailsPast {
  cairo_surface_t *image; /* (nullable): NULL while nothing is drawn */
  Key key;
  guint n_blocks; /* how many blocks are in the image */
};

CaromTrailsPast *carom_trails_past_new(void) {
  return g_new0(CaromTrailsPast, 1);
}

void carom_trails_past_forget(CaromTrailsPast *past) {
  g_clear_pointer(&past->image, cairo_surface_destroy);
  past->n_blocks = 0;
}

void carom_trails_past_free(CaromTrailsPast *past) {
  carom_trails_past_forget(past);
  g_free(past);
}

static void draw_block(const Trails *trails, cairo_t *cr, guint i) {
  draw_pictures(trails, cr, i * BLOCK, (i + 1) * BLOCK);
  draw_paths(trails, cr, i * BLOCK, (i + 1) * BLOCK, FALSE);
}

/* Draws the blocks from 0, without @n_blocks. Those that the past has already are taken from it,
 * and all are drawn anew if the key is not the same bit for bit as the last time. */
static void draw_blocks(const Trails *trails, cairo_t *cr, guint n_blocks) {
  const CaromScenePicture *picture = trails->layout->picture;
  CaromTrailsPast *past = picture->trails_past;
  Key key;
  if (!past) {
    for (guint i = 0; i < n_blocks; i++)
      draw_block(trails, cr, i);
    return;
  }
  memset(&key, 0, sizeof key); /* also between the fields */
  key.theme = *picture->theme;
  key.view = trails->layout->view;
  key.width = trails->layout->width;
  key.height = trails->layout->height;
  key.pixels_per_point = picture->pixels_per_point > 0 ? picture->pixels_per_point : 1;
  key.trails_s = picture->staging.trails_s;
  key.stride = trails->track->stride;
  key.apart_s = trails->apart_s;
  if (!past->image || memcmp(&past->key, &key, sizeof key) != 0 || past->n_blocks > n_blocks) {
    carom_trails_past_forget(past);
    memcpy(&past->key, &key, sizeof key);
    past->image =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(key.width * key.pixels_per_point),
                                   (int)ceil(key.height * key.pixels_per_point));
    cairo_surface_set_device_scale(past->image, key.pixels_per_point, key.pixels_per_point);
  }
  cairo_t *onto = cairo_create(past->image);
  for (; past->n_blocks < n_blocks; past->n_blocks++)
    draw_block(trails, onto, past->n_blocks);
  cairo_destroy(onto);
  cairo_set_source_surface(cr, past->image, 0, 0);
  cairo_paint(cr);
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
      .stride_s = (double)run->track->stride * layout->scene->dt_s,
      .end = carom_track_count_until(run->track, run->world->frame),
  };
  trails.apart_s = choose_apart(&trails);
  /* Where a disc is now, it needs no picture. */
  guint n_past = frame_from(&trails, run->world->time_s);
  cairo_save(cr);
  if (staging->trails_s == 0 || isinf(staging->trails_s)) {
    /* The lines of a block end where the next one begins, so it is complete only once that frame is
     * known; between two frames of the track it may not be yet. */
    guint n_blocks = MIN(n_past, MAX(trails.end, 1) - 1) / BLOCK;
    draw_blocks(&trails, cr, n_blocks);
    draw_pictures(&trails, cr, n_blocks * BLOCK, n_past);
    draw_paths(&trails, cr, n_blocks * BLOCK, trails.end, TRUE);
  } else {
    trails.first = frame_from(&trails, run->world->time_s - staging->trails_s);
    draw_pictures(&trails, cr, trails.first, n_past);
    draw_paths(&trails, cr, trails.first, trails.end, TRUE);
  }
  cairo_restore(cr);
}
