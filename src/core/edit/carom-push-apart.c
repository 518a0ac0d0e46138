/* carom-push-apart: each disc is put where nothing is at its turn, and those after it keep off it,
 * so going through them once is enough. */
#include "carom-push-apart.h"

#include "carom-edit-overlaps.h"
#include "carom-edit-work.h"
#include "carom-free-place.h"

/* Returns: how many have been moved */
static guint push_all(CaromFreePlace *places, const CaromSelection *moved) {
  guint n = 0;
  for (guint nth = 0; nth < carom_selection_count_of(moved, CAROM_ITEM_DISC); nth++) {
    guint disc = carom_selection_get(moved, nth).index;
    CaromVec2 place = carom_free_place_get(places, disc);
    if (!carom_free_place_is_free(places, disc, place) &&
        carom_free_place_find(places, disc, &place)) {
      carom_free_place_put(places, disc, place);
      n++;
    }
  }
  return n;
}

static gboolean put_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  body->position = carom_free_place_get(data, index);
  return TRUE;
}

gboolean carom_push_apart(CaromScene *scene, const CaromSelection *moved, guint *n_pushed) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  guint n = push_all(places, moved);
  if (n_pushed)
    *n_pushed = n;
  CaromEditWork work = {.disc = put_disc, .data = places};
  carom_edit_work_do(scene, moved, &work, NULL);
  g_autoptr(GArray) left = carom_edit_overlaps_list(scene, moved);
  return left->len == 0;
}
