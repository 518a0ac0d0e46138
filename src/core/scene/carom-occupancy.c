#include "carom-occupancy.h"

#include <string.h>

#define NONE G_MAXUINT32

/* More than by its time, so that who bounds the effort bounds the memory, too. */
#define EFFORT_TO_TAKE 8

typedef struct {
  CaromVec2 position;
  double radius;
} Taken;

/* A disc in a cell. */
typedef struct {
  guint32 taken; /* its index */
  guint32 next;  /* index of the next one in the same cell, or NONE */
} Entry;

struct CaromOccupancy {
  CaromVec2 min, max;
  double cell; /* side of a square cell */
  guint n_columns, n_rows;
  guint32 *first;  /* of each cell: its first entry, or NONE */
  GArray *entries; /* (element-type Entry): each disc in all cells that its bounding box meets */
  GArray *taken;   /* (element-type Taken) */
  guint64 effort;
};

/* Indices of cells, both ends included. */
typedef struct {
  guint first_column, last_column, first_row, last_row;
} Range;

CaromOccupancy *carom_occupancy_new(CaromVec2 min, CaromVec2 max, double cell, guint n_expected) {
  CaromOccupancy *occupancy = g_new0(CaromOccupancy, 1);
  double width = max.x - min.x, height = max.y - min.y;
  /* No more cells than a few a disc, along each side and in all. */
  double most = 4.0 * n_expected + 16;
  cell = MAX(cell, MAX(sqrt(width * height / most), MAX(width, height) / most));
  occupancy->min = min;
  occupancy->max = max;
  occupancy->cell = cell;
  occupancy->n_columns = (guint)(width / cell) + 1;
  occupancy->n_rows = (guint)(height / cell) + 1;
  gsize n_cells = (gsize)occupancy->n_columns * occupancy->n_rows;
  occupancy->first = g_new(guint32, n_cells);
  memset(occupancy->first, 0xff, n_cells * sizeof *occupancy->first); /* NONE */
  occupancy->entries = g_array_new(FALSE, FALSE, sizeof(Entry));
  occupancy->taken = g_array_new(FALSE, FALSE, sizeof(Taken));
  return occupancy;
}

void carom_occupancy_free(CaromOccupancy *occupancy) {
  g_array_unref(occupancy->entries);
  g_array_unref(occupancy->taken);
  g_free(occupancy->first);
  g_free(occupancy);
}

static guint index_at(const CaromOccupancy *occupancy, double distance, guint n) {
  double index = distance / occupancy->cell;
  /* Also where both were too large for a number. */
  return index > 0 ? (guint)MIN(index, n - 1) : 0;
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

static guint32 *first_at(const CaromOccupancy *occupancy, guint column, guint row) {
  return &occupancy->first[(gsize)row * occupancy->n_columns + column];
}

static gboolean cell_is_free(CaromOccupancy *occupancy, guint column, guint row, CaromVec2 position,
                             double radius) {
  for (guint32 i = *first_at(occupancy, column, row); i != NONE;) {
    const Entry *entry = &g_array_index(occupancy->entries, Entry, i);
    const Taken *taken = &g_array_index(occupancy->taken, Taken, entry->taken);
    CaromVec2 apart = carom_vec2_sub(taken->position, position);
    double reach = taken->radius + radius;
    occupancy->effort++;
    if (carom_vec2_dot(apart, apart) < reach * reach)
      return FALSE;
    i = entry->next;
  }
  return TRUE;
}

gboolean carom_occupancy_is_free(CaromOccupancy *occupancy, CaromVec2 position, double radius) {
  Range range = range_of(occupancy, position, radius);
  Range middle = range_of(occupancy, position, 0);
  occupancy->effort++;
  /* Where the way is barred it mostly is so at the centre. */
  if (!cell_is_free(occupancy, middle.first_column, middle.first_row, position, radius))
    return FALSE;
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++)
      if (!cell_is_free(occupancy, column, row, position, radius))
        return FALSE;
  return TRUE;
}

/* Whether a disc may overlap one in the rectangle, by a cell's breadth. */
static gboolean is_near(const CaromOccupancy *occupancy, CaromVec2 position, double radius) {
  double reach = radius + occupancy->cell;
  return position.x + reach >= occupancy->min.x && position.x - reach <= occupancy->max.x &&
         position.y + reach >= occupancy->min.y && position.y - reach <= occupancy->max.y;
}

void carom_occupancy_take(CaromOccupancy *occupancy, CaromVec2 position, double radius) {
  if (!is_near(occupancy, position, radius))
    return;
  Taken taken = {position, radius};
  Range range = range_of(occupancy, position, radius);
  for (guint row = range.first_row; row <= range.last_row; row++)
    for (guint column = range.first_column; column <= range.last_column; column++) {
      guint32 *first = first_at(occupancy, column, row);
      Entry entry = {occupancy->taken->len, *first};
      *first = occupancy->entries->len;
      g_array_append_val(occupancy->entries, entry);
      occupancy->effort += EFFORT_TO_TAKE;
    }
  g_array_append_val(occupancy->taken, taken);
}

guint64 carom_occupancy_get_effort(const CaromOccupancy *occupancy) {
  return occupancy->effort;
}
