/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-placement-list: goes through the placements in their order, which is that of their discs.
 * One that has been taken apart is placed in thought, so that those after it find the same random
 * numbers and the same places. */
#include "carom-placement-list.h"

static CaromRandomPlacement *get(const CaromScene *scene, guint index) {
  return &g_array_index(scene->placements, CaromRandomPlacement, index);
}

static guint count_discs(const CaromRandomPlacement *placement) {
  return placement->taken_apart ? 0 : placement->count;
}

static guint count_before(const CaromScene *scene, const CaromRandomPlacement *placement) {
  return MIN(placement->n_before, scene->n_placed);
}

guint carom_placement_list_next_by_hand(const CaromScene *scene, guint i) {
  guint n_random = 0;
  for (guint k = 0; k < scene->placements->len; k++) {
    const CaromRandomPlacement *placement = get(scene, k);
    guint first = count_before(scene, placement) + n_random, n = count_discs(placement);
    if (i < first)
      return i;
    i = MAX(i, first + n);
    n_random += n;
  }
  return i;
}

gboolean carom_placement_list_next_run(const CaromScene *scene, CaromByHand *run) {
  while (run->placement <= scene->placements->len) {
    run->first = run->next;
    run->end = run->next = scene->bodies->len;
    if (run->placement < scene->placements->len) {
      const CaromRandomPlacement *placement = get(scene, run->placement);
      run->end = MIN(count_before(scene, placement) + run->n_random, scene->bodies->len);
      run->n_random += count_discs(placement);
      run->next = run->end + count_discs(placement);
    }
    run->placement++;
    if (run->first < run->end)
      return TRUE;
  }
  return FALSE;
}

gboolean carom_placement_list_find(const CaromScene *scene, guint i, guint *index) {
  guint n_random = 0;
  for (guint k = 0; k < scene->placements->len; k++) {
    const CaromRandomPlacement *placement = get(scene, k);
    guint first = count_before(scene, placement) + n_random, n = count_discs(placement);
    if (i < first)
      return FALSE;
    *index = k;
    if (i < first + n)
      return TRUE;
    n_random += n;
  }
  return FALSE;
}

/* Returns: how many placements there are up to the last one that has discs */
static guint count_used(const CaromScene *scene) {
  guint n = scene->placements->len;
  while (n > 0 && get(scene, n - 1)->taken_apart)
    n--;
  return n;
}

gboolean carom_placement_list_is_in_use(const CaromScene *scene) {
  return count_used(scene) > 0;
}

/* ---- Placing ---- */

/* @discs: what is to be avoided; all discs are appended, of those that are taken apart, too
 * @placement, @placed: (out) (optional): see carom_scene_populate() */
static gboolean place_all(const CaromScene *scene, GArray *discs, guint *placement, guint *placed) {
  guint64 n_expected = discs->len;
  for (guint k = 0; k < scene->placements->len; k++)
    n_expected += get(scene, k)->count;
  g_auto(CaromRandomPlacementState) places;
  carom_random_placement_state_init(&places, scene->seed, discs, (guint)MIN(n_expected, G_MAXUINT));
  for (guint k = 0; k < count_used(scene); k++) {
    guint n = carom_random_placement_place(get(scene, k), &places);
    if (n == get(scene, k)->count)
      continue;
    if (placement)
      *placement = k;
    if (placed)
      *placed = n;
    return FALSE;
  }
  return TRUE;
}

/* Whether the discs that are placed at random avoid and follow all others. */
static gboolean comes_last(const CaromScene *scene) {
  guint n = scene->placements->len;
  for (guint k = 0; k < n; k++)
    if (get(scene, k)->taken_apart)
      return FALSE;
  return scene->kept_places->len == 0 && (n == 0 || get(scene, 0)->n_before >= scene->n_placed);
}

/* Returns: (transfer full) (element-type CaromBody): in their order */
static GArray *list_by_hand(const CaromScene *scene) {
  GArray *list = g_array_sized_new(FALSE, FALSE, sizeof(CaromBody), scene->n_placed);
  if (scene->bodies->len == scene->n_placed) /* none has been placed at random yet */
    return g_array_append_vals(list, scene->bodies->data, scene->n_placed);
  CaromByHand run = {0};
  while (carom_placement_list_next_run(scene, &run))
    g_array_append_vals(list, carom_scene_body(scene, run.first), run.end - run.first);
  return list;
}

/* Returns: (transfer full) (element-type CaromBody): what is avoided */
static GArray *list_avoided(const CaromScene *scene, const GArray *by_hand) {
  GArray *list = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  for (guint i = 0; i < scene->kept_places->len; i++) {
    const CaromKeptPlace *place = &g_array_index(scene->kept_places, CaromKeptPlace, i);
    CaromBody body = carom_body_default();
    body.position = place->position;
    body.radius = place->radius;
    g_array_append_val(list, body);
  }
  if (list->len == 0)
    g_array_append_vals(list, by_hand->data, count_before(scene, get(scene, 0)));
  return list;
}

static void move_to(GArray *list, const GArray *source, guint *from, guint n) {
  g_array_append_vals(list, &g_array_index(source, CaromBody, *from), n);
  *from += n;
}

/* Puts @by_hand and the discs of @random, from @at on, into their order. */
static void put_together(CaromScene *scene, const GArray *by_hand, const GArray *random, guint at) {
  guint hand = 0;
  g_array_set_size(scene->bodies, 0);
  for (guint k = 0; k < count_used(scene); k++) {
    const CaromRandomPlacement *placement = get(scene, k);
    move_to(scene->bodies, by_hand, &hand, count_before(scene, placement) - hand);
    if (placement->taken_apart)
      at += placement->count;
    else
      move_to(scene->bodies, random, &at, placement->count);
  }
  move_to(scene->bodies, by_hand, &hand, by_hand->len - hand);
}

gboolean carom_placement_list_place(CaromScene *scene, guint *placement, guint *placed) {
  if (comes_last(scene)) {
    g_array_set_size(scene->bodies, scene->n_placed);
    return place_all(scene, scene->bodies, placement, placed);
  }
  g_autoptr(GArray) by_hand = list_by_hand(scene);
  g_autoptr(GArray) discs = list_avoided(scene, by_hand);
  guint n_avoided = discs->len;
  if (!place_all(scene, discs, placement, placed))
    return FALSE;
  put_together(scene, by_hand, discs, n_avoided);
  return TRUE;
}

/* ---- Around edits ---- */

void carom_placement_list_keep_places(CaromScene *scene) {
  if (scene->kept_places->len > 0 || !carom_placement_list_is_in_use(scene))
    return;
  for (guint i = 0; i < count_before(scene, get(scene, 0)); i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    CaromKeptPlace place = {.position = body->position, .radius = body->radius};
    g_array_append_val(scene->kept_places, place);
  }
}

/* From now on, what is appended comes after the discs that are placed at random. */
static void fix_order(CaromScene *scene) {
  for (guint k = 0; k < scene->placements->len; k++)
    get(scene, k)->n_before = count_before(scene, get(scene, k));
}

void carom_placement_list_take_apart(CaromScene *scene, guint index) {
  fix_order(scene);
  guint n = count_discs(get(scene, index));
  get(scene, index)->taken_apart = TRUE;
  for (guint k = index + 1; k < scene->placements->len; k++)
    get(scene, k)->n_before += n;
  scene->n_placed += n;
}

void carom_placement_list_append(CaromScene *scene, guint n) {
  fix_order(scene);
  scene->n_placed += n;
}

void carom_placement_list_remove(CaromScene *scene,
                                 gboolean (*is_removed)(guint i, gconstpointer data),
                                 gconstpointer data) {
  guint i = 0, n_random = 0, n_removed = 0;
  fix_order(scene);
  for (guint k = 0; k < scene->placements->len; k++) {
    CaromRandomPlacement *placement = get(scene, k);
    for (; i < placement->n_before + n_random; i++)
      n_removed += is_removed(i, data) ? 1 : 0;
    placement->n_before -= n_removed;
    n_random += count_discs(placement);
    i += count_discs(placement);
  }
  for (; i < scene->bodies->len; i++)
    n_removed += is_removed(i, data) ? 1 : 0;
  scene->n_placed -= n_removed;
}

/* Whether the places to avoid are those of the discs before the first placement, as they are if
 * none are kept. */
static gboolean keeps_what_is(const CaromScene *scene) {
  guint n = scene->kept_places->len;
  gboolean same = n == count_before(scene, get(scene, 0));
  for (guint i = 0; same && i < n; i++) {
    const CaromKeptPlace *place = &g_array_index(scene->kept_places, CaromKeptPlace, i);
    const CaromBody *body = carom_scene_body(scene, i);
    same = carom_vec2_equal(place->position, body->position) && place->radius == body->radius &&
           !place->others;
  }
  return same;
}

static gboolean has_fields(const CaromRandomPlacement *placement) {
  return placement->others || placement->mass_others;
}

/* Removes placements that have been taken apart, but for their fields that only their file knows.
 *
 * Returns: (transfer full) (element-type CaromRandomPlacement): those that have such fields */
static GArray *remove_taken_apart(CaromScene *scene) {
  GArray *removed = g_array_new(FALSE, FALSE, sizeof(CaromRandomPlacement));
  for (guint k = 0; k < scene->placements->len;) {
    CaromRandomPlacement placement = *get(scene, k);
    placement.n_before = CAROM_AFTER_ALL;
    if (placement.taken_apart)
      g_array_remove_index(scene->placements, k);
    else
      k++;
    if (placement.taken_apart && has_fields(&placement))
      g_array_append_val(removed, placement);
  }
  return removed;
}

static void move_taken_apart_last(CaromScene *scene) {
  g_autoptr(GArray) with_fields = remove_taken_apart(scene);
  g_array_append_vals(scene->placements, with_fields->data, with_fields->len);
}

/* Forgets the places to avoid, but for fields that only their file knows. */
static void forget_places(CaromScene *scene) {
  for (guint i = scene->kept_places->len; i > 0; i--)
    if (!g_array_index(scene->kept_places, CaromKeptPlace, i - 1).others)
      g_array_remove_index(scene->kept_places, i - 1);
}

void carom_placement_list_tidy(CaromScene *scene) {
  if (!carom_placement_list_is_in_use(scene)) {
    move_taken_apart_last(scene);
    forget_places(scene);
  } else if (keeps_what_is(scene)) {
    g_array_set_size(scene->kept_places, 0);
  }
  for (guint k = 0; k < scene->placements->len; k++)
    if (get(scene, k)->n_before >= scene->n_placed)
      get(scene, k)->n_before = CAROM_AFTER_ALL;
}

void carom_placement_list_renew(CaromScene *scene) {
  move_taken_apart_last(scene);
  g_array_set_size(scene->kept_places, 0);
  if (comes_last(scene) || !carom_placement_list_is_in_use(scene))
    return;
  g_autoptr(GArray) by_hand = list_by_hand(scene);
  for (guint i = 0; i < by_hand->len; i++) {
    const CaromBody *body = &g_array_index(by_hand, CaromBody, i);
    CaromKeptPlace place = {.position = body->position, .radius = body->radius};
    g_array_append_val(scene->kept_places, place);
  }
  carom_placement_list_tidy(scene);
}

/* ---- Of the scene ---- */

guint carom_scene_count_names(const CaromScene *scene, guint most) {
  guint n = 0;
  CaromByHand run = {0};
  while (carom_placement_list_next_run(scene, &run))
    for (guint i = run.first; i < run.end && n < most; i++)
      n += carom_scene_body(scene, i)->name ? 1 : 0;
  return n;
}

gboolean carom_scene_populate(CaromScene *scene, guint32 seed, guint *placement, guint *placed) {
  scene->seed = seed;
  return carom_placement_list_place(scene, placement, placed);
}

void carom_scene_place_by_hand(CaromScene *scene) {
  for (guint i = 0; i < scene->placements->len; i++)
    g_array_index(scene->placements, CaromRandomPlacement, i).taken_apart = TRUE;
  scene->n_placed = scene->bodies->len;
  carom_placement_list_tidy(scene);
}
