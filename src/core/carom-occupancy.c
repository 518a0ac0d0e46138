#include "carom-occupancy.h"

typedef struct {
  CaromVec2 position;
  double radius;
} Taken;

struct CaromOccupancy {
  CaromVec2 min;
  double cell; /* side of a square cell */
  guint n_columns, n_rows;
  GArray **cells; /* (element-type Taken) (nullable): discs whose bounding box meets the cell */
};

/* Indices of cells, both ends included. */
typedef struct {
  guint first_column, last_column, first_row, last_row;
} Range;

CaromOccupancy *carom_occupancy_new(CaromVec2 min, CaromVec2 max, double cell, guint n_expected) {
  CaromOccupancy *occupancy = g_new(CaromOccupancy, 1);
  double width = max.x - min.x, height = max.y - min.y;
  /* No more cells than a few a disc, along each side and in all. */
  double most = 4.0 * n_expected + 16;
  cell = MAX(cell, MAX(sqrt(width * height / most), MAX(width, height) / most));
  occupancy->min = min;
  occupancy->cell = cell;
  occupancy->n_columns = (guint)(width / cell) + 1;
  occupancy->n_rows = (guint)(height / cell) + 1;
  occupancy->cells = g_new0(GArray *, (gsize)occupancy->n_columns * occupancy->n_rows);
  return occupancy;
}

void carom_occupancy_free(CaromOccupancy *occupancy) {
  for (gsize i = 0; i < (gsize)occupancy->n_columns * occupancy->n_rows; i++)
    g_clear_pointer(&occupancy->cells[i], g_array_unref);
  g_free(occupancy->cells);
  g_free(occupancy);
}

static guint index_at(const CaromOccupancy *occupancy, double distance, guint n) {
  return (guint)CLAMP(distance / occupancy->cell, 0, n - 1);
}

static Range range_of(const CaromOccupancy *occupancy, CaromVec2 position, double radius) {
  CaromVec2 at = carom_vec2_sub(position, occupancy->min);
  return (Range){
      .first_column = index_at(occupancy, at.x - radius, occupancy->n_columns),
      .last_column = index_at(occupancy, at.x + radius, occupancy->n_columns),
      .first_row = index_at(occupancy, at.y - radius, occupancy->n_rows),
      .last_row = index_at(occupancy, at.y + radius, occupancy->n_rows),
  };
}

static GArray **cell_at(const CaromOccupancy *occupancy, guint column, guint row) {
  return &occupancy->cells[(gsize)row * occupancy->n_columns + column];
}

static gboolean cell_is_free(const GArray *cell, CaromVec2 position, double radius) {
  for (guint i = 0; cell && i < cell->len; i++) {
    const Taken *taken = &g_array_index(cell, Taken, i);
    CaromVec2 apart = carom_vec2_sub(taken->position, position);
    double reach = taken->radius + radius;
    if (carom_vec2_dot(apart, apart) < reach * reach)
      return FALSE;
  }
  return TRUE;
}

gboolean carom_occupancy_is_free(const CaromOccupancy *occupancy, CaromVec2 position,
                                 double radius) {
  Range range = range_of(occupancy, position, radius);
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++)
      if (!cell_is_free(*cell_at(occupancy, column, row), position, radius))
        return FALSE;
  return TRUE;
}

void carom_occupancy_take(CaromOccupancy *occupancy, CaromVec2 position, double radius) {
  Taken taken = {position, radius};
  Range range = range_of(occupancy, position, radius);
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++) {
      GArray **cell = cell_at(occupancy, column, row);
      if (!*cell)
        *cell = g_array_new(FALSE, FALSE, sizeof(Taken));
      g_array_append_val(*cell, taken);
    }
}
