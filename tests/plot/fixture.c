/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* fixture: builds scenes and images, and looks for text in files; streams of a PDF file are
 * inflated for that. */
#include "fixture.h"

#include "carom-method-suggestion.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture-layout.h"

#include <gio/gio.h>
#include <string.h>

void carom_fixture_add_disc(CaromScene *scene, CaromVec2 position, CaromVec2 velocity,
                            double radius, gboolean pinned) {
  CaromBody body = carom_body_default();
  body.position = position;
  body.velocity = velocity;
  body.radius = radius;
  body.pinned = pinned;
  carom_scene_add_body(scene, body);
}

CaromScene *carom_fixture_two_discs(double restitution) {
  CaromScene *scene = carom_scene_new();
  g_free(scene->title);
  scene->title = g_strdup("Two discs & more");
  carom_fixture_add_disc(scene, carom_vec2(-1, -0.3), carom_vec2(1, 0.2), 0.4, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0.3), carom_vec2(-0.6, -0.3), 0.4, FALSE);
  carom_scene_set_restitution(scene, restitution);
  scene->duration_s = 4;
  return scene;
}

CaromComparison *carom_fixture_run(CaromScene *scene, guint frames) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  carom_scene_unref(scene);
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < frames; i++) {
    carom_comparison_step(comparison, &error);
    g_assert_no_error(error);
  }
  return comparison;
}

cairo_surface_t *carom_fixture_image(int width, int height, CaromColour background) {
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create(image);
  carom_colour_set(cr, background, 1);
  cairo_paint(cr);
  cairo_destroy(cr);
  return image;
}

const guint32 *carom_fixture_line(cairo_surface_t *image, int y) {
  cairo_surface_flush(image);
  const guchar *line =
      cairo_image_surface_get_data(image) + (gsize)y * (gsize)cairo_image_surface_get_stride(image);
  return (const guint32 *)(gconstpointer)line;
}

guint32 carom_fixture_pixel(cairo_surface_t *image, int x, int y) {
  return carom_fixture_line(image, y)[x] & 0xffffff;
}

/* @wanted: 0xRRGGBB */
static inline gboolean is_near(guint32 pixel, guint32 wanted, int tolerance) {
  for (int shift = 0; shift < 24; shift += 8)
    if (ABS((int)(pixel >> shift & 255) - (int)(wanted >> shift & 255)) > tolerance)
      return FALSE;
  return TRUE;
}

gboolean carom_fixture_pixel_is(cairo_surface_t *image, int x, int y, CaromColour colour,
                                int tolerance) {
  return is_near(carom_fixture_line(image, y)[x], carom_colour_to_rgb(colour), tolerance);
}

guint carom_fixture_count(cairo_surface_t *image, CaromColour colour) {
  int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
  guint32 wanted = carom_colour_to_rgb(colour);
  guint count = 0;
  for (int y = 0; y < height; y++) {
    const guint32 *line = carom_fixture_line(image, y);
    for (int x = 0; x < width; x++)
      count += is_near(line[x], wanted, 4) ? 1 : 0;
  }
  return count;
}

static const char *find(const char *data, gsize size, const char *text) {
  gsize length = strlen(text);
  for (gsize i = 0; i + length <= size; i++)
    if (memcmp(data + i, text, length) == 0)
      return data + i;
  return NULL;
}

/* Returns: (transfer full) (nullable): what @data begins with once it is inflated */
static GBytes *inflate(const char *data, gsize size) {
  g_autoptr(GConverter) inflater =
      G_CONVERTER(g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  g_autoptr(GInputStream) deflated = g_memory_input_stream_new_from_data(data, (gssize)size, NULL);
  g_autoptr(GInputStream) source = g_converter_input_stream_new(deflated, inflater);
  g_autoptr(GOutputStream) target = g_memory_output_stream_new_resizable();
  if (g_output_stream_splice(target, source, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL) < 0)
    return NULL;
  return g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(target));
}

static cairo_surface_t *draw_picture(const CaromScenePicture *picture, int size) {
  cairo_surface_t *image = carom_fixture_image(size, size, picture->theme->background);
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(picture, cr, size, size);
  cairo_destroy(cr);
  cairo_surface_flush(image);
  return image;
}

guint carom_fixture_count_changed(const CaromScenePicture *one, const CaromScenePicture *other,
                                  int size, double x, double y, double reach) {
  cairo_surface_t *images[] = {draw_picture(one, size), draw_picture(other, size)};
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, one, size, size);
  CaromVec2 at = carom_view_place(&layout.view, carom_vec2(x, y));
  int radius = (int)(reach * layout.view.points_per_unit);
  guint n = 0;
  for (int j = MAX((int)at.y - radius, 0); j < MIN((int)at.y + radius, size); j++)
    for (int i = MAX((int)at.x - radius, 0); i < MIN((int)at.x + radius, size); i++)
      n += carom_fixture_pixel(images[0], i, j) != carom_fixture_pixel(images[1], i, j);
  cairo_surface_destroy(images[0]);
  cairo_surface_destroy(images[1]);
  return n;
}

gboolean carom_fixture_contains(GBytes *file, const char *text) {
  static const char begin[] = "stream\n";
  gsize size, inflated_size;
  const char *data = g_bytes_get_data(file, &size), *end = data + size;
  if (find(data, size, text))
    return TRUE;
  while ((data = find(data, (gsize)(end - data), begin))) {
    data += strlen(begin);
    g_autoptr(GBytes) inflated = inflate(data, (gsize)(end - data));
    const char *content = inflated ? g_bytes_get_data(inflated, &inflated_size) : NULL;
    if (content && find(content, inflated_size, text))
      return TRUE;
  }
  return FALSE;
}
