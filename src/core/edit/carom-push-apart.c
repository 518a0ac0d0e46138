/* carom-push-apart: one round is enough, but where a disc finds a place only after another one has
 * left it. */
#include "carom-push-apart.h"

#include "carom-edit-overlaps.h"
#include "carom-edit-work.h"
#include "carom-free-place.h"

#define MOST_ROUNDS 4

/* Returns: whether any disc has been moved */
static gboolean push_round(CaromFreePlace *places, const CaromSelection *moved) {
  gboolean any = FALSE;
  for (guint nth = 0; nth < carom_selection_count_of(moved, CAROM_ITEM_DISC); nth++) {
    guint disc = carom_selection_get(moved, nth).index;
    CaromVec2 place;
    if (carom_free_place_is_free(places, disc, carom_free_place_get(places, disc)) ||
        !carom_free_place_find(places, disc, &place))
      continue;
    carom_free_place_put(places, disc, place);
    any = TRUE;
  }
  return any;
}

static gboolean put_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  body->position = carom_free_place_get(data, index);
  return TRUE;
}

gboolean carom_push_apart(CaromScene *scene, const CaromSelection *moved) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  for (guint round = 0; round < MOST_ROUNDS && push_round(places, moved); round++)
    ;
  CaromEditWork work = {.disc = put_disc, .data = places};
  carom_edit_work_do(scene, moved, &work, NULL);
  g_autoptr(GArray) left = carom_edit_overlaps_list(scene, moved);
  return left->len == 0;
}
