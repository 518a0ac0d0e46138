/* carom-view: see the header. */
#include "carom-view.h"

CaromView carom_view_fit(const CaromScene *scene, double left, double top, double right,
                         double bottom) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  double width = max.x - min.x, height = max.y - min.y;
  double room_x = MAX(right - left, 1), room_y = MAX(bottom - top, 1);
  double fit_x = width > 0 ? room_x / width : INFINITY,
         fit_y = height > 0 ? room_y / height : INFINITY;
  double scale = MIN(fit_x, fit_y);
  return (CaromView){
      .centre = carom_vec2((min.x + max.x) / 2, (min.y + max.y) / 2),
      .x = (left + right) / 2,
      .y = (top + bottom) / 2,
      .points_per_unit = isfinite(scale) && scale > 0 ? scale : 1,
  };
}

/* What a disc gains by falling through the view, for scenes that start at rest. */
static double falling_speed(const CaromScene *scene) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  CaromVec2 extent = carom_vec2_sub(max, min);
  double drop = fabs(extent.x * scene->gravity.x) + fabs(extent.y * scene->gravity.y);
  return sqrt(2 * drop);
}

double carom_view_arrow_scale(const CaromScene *scene, double longest) {
  double fastest = falling_speed(scene);
  for (guint i = 0; i < scene->bodies->len; i++)
    fastest = MAX(fastest, carom_vec2_length(carom_scene_body(scene, i)->velocity));
  return fastest > 0 && isfinite(fastest) ? longest / fastest : 0;
}
