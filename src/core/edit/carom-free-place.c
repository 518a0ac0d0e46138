/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-free-place: what is still where it was is found by carom-overlaps, what has been moved
 * since is looked through one by one; when that has become much, all are sorted anew. All geometry
 * is relative to the place where the disc is, so that nothing is lost far from the origin. */
#include "carom-free-place.h"

#include "carom-outline.h"
#include "carom-overlaps.h"

#include <float.h>

/* How many outlines are looked at, each with each. */
#define MOST_OUTLINES 400

/* The limit for all discs together. A step is to look at a disc or a wall; what else takes long
 * counts as so many. It takes a second or two. */
#define MOST_STEPS    150000000
#define STEPS_OF_WAY  100 /* to find one, and to put it in order */
#define STEPS_OF_LOOK 200 /* for discs among those that are sorted */
#define STEPS_OF_SORT 100 /* for each disc */

/* All n discs are sorted anew when so many have been moved, or √(n × 100 / 20) if that is more:
 * each disc looks for others some 20 times, and each time all that have been moved are looked
 * through. Together these looks then take as long as the sorting. */
#define MOST_MOVED     64
#define LOOKS_PER_DISC 20

/* How often the distance is doubled up to which a place is looked for. */
#define MOST_DOUBLINGS 32

struct CaromFreePlace {
  const CaromScene *scene;
  CaromOverlaps *start; /* where all discs were when they were sorted */
  CaromVec2 *places;    /* where they are now */
  gboolean *has_moved;  /* since then */
  GArray *moved;        /* (element-type guint): those that have */
  GArray *found;        /* (element-type guint): scratch */
  guint most_moved;
  guint64 n_steps;
};

CaromFreePlace *carom_free_place_new(const CaromScene *scene) {
  CaromFreePlace *places = g_new0(CaromFreePlace, 1);
  guint n = scene->bodies->len;
  places->scene = scene;
  places->most_moved = MAX(MOST_MOVED, (guint)sqrt((double)n * STEPS_OF_SORT / LOOKS_PER_DISC));
  places->start = carom_overlaps_new(scene->bodies);
  places->places = g_new(CaromVec2, n);
  for (guint i = 0; i < n; i++)
    places->places[i] = carom_scene_body(scene, i)->position;
  places->has_moved = g_new0(gboolean, n);
  places->moved = g_array_new(FALSE, FALSE, sizeof(guint));
  places->found = g_array_new(FALSE, FALSE, sizeof(guint));
  return places;
}

void carom_free_place_free(CaromFreePlace *places) {
  carom_overlaps_free(places->start);
  g_free(places->places);
  g_free(places->has_moved);
  g_array_unref(places->moved);
  g_array_unref(places->found);
  g_free(places);
}

CaromVec2 carom_free_place_get(const CaromFreePlace *places, guint disc) {
  return places->places[disc];
}

/* With that, nothing has been moved. */
static void sort_anew(CaromFreePlace *places) {
  g_autoptr(GArray) bodies = g_array_copy(places->scene->bodies);
  for (guint i = 0; i < bodies->len; i++) {
    g_array_index(bodies, CaromBody, i).position = places->places[i];
    places->has_moved[i] = FALSE;
  }
  carom_overlaps_free(places->start);
  places->start = carom_overlaps_new(bodies);
  g_array_set_size(places->moved, 0);
  places->n_steps += STEPS_OF_SORT * (guint64)bodies->len;
}

void carom_free_place_put(CaromFreePlace *places, guint disc, CaromVec2 place) {
  places->places[disc] = place;
  if (!places->has_moved[disc])
    g_array_append_val(places->moved, disc);
  places->has_moved[disc] = TRUE;
  if (places->moved->len >= places->most_moved)
    sort_anew(places);
}

static double radius_of(const CaromFreePlace *places, guint disc) {
  return carom_scene_body(places->scene, disc)->radius;
}

/* Finds the discs that overlap a disc of @radius at @place: in found, without @disc itself. */
static void find_discs(CaromFreePlace *places, guint disc, CaromVec2 place, double radius) {
  GArray *found = places->found;
  g_array_set_size(found, 0);
  carom_overlaps_find(places->start, place, radius, found);
  places->n_steps += STEPS_OF_LOOK + found->len + places->moved->len;
  for (guint k = found->len; k > 0; k--) {
    guint other = g_array_index(found, guint, k - 1);
    if (other == disc || places->has_moved[other])
      g_array_remove_index_fast(found, k - 1);
  }
  for (guint k = 0; k < places->moved->len; k++) {
    guint other = g_array_index(places->moved, guint, k);
    CaromVec2 apart = carom_vec2_sub(places->places[other], place);
    if (other != disc &&
        carom_overlaps_is_one(hypot(apart.x, apart.y), radius + radius_of(places, other)))
      g_array_append_val(found, other);
  }
}

static gboolean meets_wall(CaromFreePlace *places, guint i, CaromVec2 place, double radius) {
  const CaromWall *wall = carom_scene_wall(places->scene, i);
  places->n_steps++;
  CaromExtents disc = carom_extents_nothing(), of_wall = carom_extents_of_wall(wall);
  carom_extents_include(&disc, place, radius);
  return carom_extents_meet(&disc, &of_wall) &&
         carom_overlaps_is_one(carom_wall_distance(wall, place), radius);
}

gboolean carom_free_place_is_free(CaromFreePlace *places, guint disc, CaromVec2 place) {
  double radius = radius_of(places, disc);
  find_discs(places, disc, place, radius);
  if (places->found->len > 0)
    return FALSE;
  for (guint i = 0; i < places->scene->walls->len; i++)
    if (meets_wall(places, i, place, radius))
      return FALSE;
  return TRUE;
}

guint64 carom_free_place_count_steps(const CaromFreePlace *places) {
  return places->n_steps;
}

gboolean carom_free_place_is_spent(const CaromFreePlace *places) {
  return places->n_steps >= MOST_STEPS;
}

/* ---- Outlines within reach ---- */

static double largest(CaromVec2 vector) {
  return MAX(fabs(vector.x), fabs(vector.y));
}

/* A reach with a gap that outlasts rounding, of the reach itself and of places. */
static double with_gap(double reach, CaromVec2 place) {
  return reach * (1 + CAROM_OVERLAPS_ROUNDING) + 8 * DBL_EPSILON * (largest(place) + reach);
}

static void add_wall(GArray *outlines, const CaromWall *wall, CaromVec2 origin, double radius) {
  CaromVec2 p1 = carom_vec2_sub(wall->p1, origin), p2 = carom_vec2_sub(wall->p2, origin);
  double reach = with_gap(radius, carom_vec2(MAX(largest(wall->p1), largest(wall->p2)), 0));
  carom_outline_add_circle(outlines, p1, reach);
  carom_outline_add_circle(outlines, p2, reach);
  carom_outline_add_lines(outlines, p1, carom_wall_normal(wall), reach);
}

/* Returns: (transfer full) (element-type CaromOutline): of everything that is in the way of @disc
 * up to @distance from where it is */
static GArray *outlines_within(CaromFreePlace *places, guint disc, double distance) {
  GArray *outlines = carom_outline_list_new();
  CaromVec2 origin = places->places[disc];
  double radius = radius_of(places, disc);
  find_discs(places, disc, origin, radius + distance);
  for (guint k = 0; k < places->found->len; k++) {
    guint other = g_array_index(places->found, guint, k);
    double reach = with_gap(radius + radius_of(places, other), places->places[other]);
    carom_outline_add_circle(outlines, carom_vec2_sub(places->places[other], origin), reach);
  }
  for (guint i = 0; i < places->scene->walls->len && outlines->len <= MOST_OUTLINES; i++)
    if (meets_wall(places, i, origin, radius + distance))
      add_wall(outlines, carom_scene_wall(places->scene, i), origin, radius);
  return outlines;
}

/* ---- Trying ---- */

static gint compare_lengths(gconstpointer one, gconstpointer other) {
  const CaromVec2 *a = one, *b = other;
  double square_a = carom_vec2_dot(*a, *a), square_b = carom_vec2_dot(*b, *b);
  if (square_a != square_b)
    return square_a < square_b ? -1 : 1;
  if (a->x != b->x) /* so that the same is chosen however they are sorted */
    return a->x < b->x ? -1 : 1;
  return (a->y > b->y) - (a->y < b->y);
}

/* On which side of the line from @from to @to the point is: > 0, < 0, or 0 on it. */
static double side_of(CaromVec2 from, CaromVec2 to, CaromVec2 point) {
  CaromVec2 along = carom_vec2_sub(to, from), away = carom_vec2_sub(point, from);
  return along.x * away.y - along.y * away.x;
}

/* Whether the centre of a disc that goes straight from @from to @to goes through @wall. If it is on
 * the wall's line at first, either side is as good. */
static gboolean goes_through(const CaromWall *wall, CaromVec2 from, CaromVec2 to) {
  double side_from = side_of(wall->p1, wall->p2, from), side_to = side_of(wall->p1, wall->p2, to);
  double side_p1 = side_of(from, to, wall->p1), side_p2 = side_of(from, to, wall->p2);
  return ((side_from < 0 && side_to >= 0) || (side_from > 0 && side_to <= 0)) &&
         ((side_p1 <= 0 && side_p2 >= 0) || (side_p1 >= 0 && side_p2 <= 0));
}

/* What is in a box stays in it, and nothing comes through a wall. */
static gboolean is_behind_wall(CaromFreePlace *places, guint disc, CaromVec2 place) {
  for (guint i = 0; i < places->scene->walls->len; i++, places->n_steps++)
    if (goes_through(carom_scene_wall(places->scene, i), places->places[disc], place))
      return TRUE;
  return FALSE;
}

static gboolean try_ways(CaromFreePlace *places, guint disc, GArray *ways, CaromVec2 *place) {
  CaromVec2 origin = places->places[disc];
  g_array_sort(ways, compare_lengths);
  for (guint i = 0; i < ways->len && !carom_free_place_is_spent(places); i++) {
    *place = carom_vec2_add(origin, g_array_index(ways, CaromVec2, i));
    if (carom_vec2_is_finite(*place) && carom_free_place_is_free(places, disc, *place) &&
        !is_behind_wall(places, disc, *place))
      return TRUE;
  }
  return FALSE;
}

gboolean carom_free_place_find(CaromFreePlace *places, guint disc, CaromVec2 *place) {
  double distance = radius_of(places, disc);
  for (guint i = 0; i < MOST_DOUBLINGS && !carom_free_place_is_spent(places); i++, distance *= 2) {
    g_autoptr(GArray) outlines = outlines_within(places, disc, distance);
    if (outlines->len > MOST_OUTLINES)
      return FALSE;
    g_autoptr(GArray) ways = carom_outline_ways(outlines, distance);
    places->n_steps += STEPS_OF_WAY * (guint64)ways->len;
    if (try_ways(places, disc, ways, place))
      return TRUE;
  }
  return FALSE;
}
