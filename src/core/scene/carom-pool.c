/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pool: what a pool has itself, and references to the pools that it keeps. Of these only
 * those count that have something themselves, so that copying a scene again and again makes no
 * chain. Nobody adds to a pool whose scene is used by more than one thread. */
#include "carom-pool.h"

#include <string.h>

struct CaromPool {
  gatomicrefcount n_refs;
  GTree *texts;         /* (nullable) (element-type utf8): a set */
  GPtrArray *intervals; /* (nullable) (element-type CaromIntervals) */
  GPtrArray *kept;      /* (element-type CaromPool): those that have something themselves */
};

static gint n_filled; /* how many pools have something themselves */

static gboolean is_filled(const CaromPool *pool) {
  return pool->texts || pool->intervals;
}

/* Call before something is added. */
static void fill(const CaromPool *pool) {
  if (!is_filled(pool))
    g_atomic_int_inc(&n_filled);
}

CaromPool *carom_pool_new(void) {
  CaromPool *pool = g_new0(CaromPool, 1);
  g_atomic_ref_count_init(&pool->n_refs);
  pool->kept = g_ptr_array_new_with_free_func((GDestroyNotify)carom_pool_unref);
  return pool;
}

CaromPool *carom_pool_ref(CaromPool *pool) {
  g_atomic_ref_count_inc(&pool->n_refs);
  return pool;
}

void carom_pool_unref(CaromPool *pool) {
  if (!g_atomic_ref_count_dec(&pool->n_refs))
    return;
  if (is_filled(pool))
    g_atomic_int_add(&n_filled, -1);
  g_clear_pointer(&pool->texts, g_tree_unref);
  g_clear_pointer(&pool->intervals, g_ptr_array_unref);
  g_ptr_array_unref(pool->kept);
  g_free(pool);
}

/* A GCompareDataFunc. */
static int compare_texts(gconstpointer one, gconstpointer other, gpointer unused) {
  return strcmp(one, other);
}

/* A tree, since a stranger's file may have texts that a hash table cannot tell apart in reasonable
 * time. */
const char *carom_pool_add_text(CaromPool *pool, const char *text) {
  fill(pool);
  if (!pool->texts)
    pool->texts = g_tree_new_full(compare_texts, NULL, g_free, NULL);
  GTreeNode *node = g_tree_lookup_node(pool->texts, text);
  if (!node)
    node = g_tree_insert_node(pool->texts, g_strdup(text), NULL);
  return g_tree_node_key(node);
}

const CaromIntervals *carom_pool_add_intervals(CaromPool *pool, const CaromInterval *intervals,
                                               guint n) {
  if (n == 0)
    return NULL;
  fill(pool);
  if (!pool->intervals)
    pool->intervals = g_ptr_array_new_with_free_func(g_free);
  CaromIntervals *copy = carom_intervals_new(intervals, n);
  g_ptr_array_add(pool->intervals, copy);
  return copy;
}

static void keep_filled(CaromPool *pool, CaromPool *other) {
  if (other != pool && !g_ptr_array_find(pool->kept, other, NULL))
    g_ptr_array_add(pool->kept, carom_pool_ref(other));
}

void carom_pool_keep(CaromPool *pool, CaromPool *other) {
  if (is_filled(other))
    keep_filled(pool, other);
  else
    for (guint i = 0; i < other->kept->len; i++)
      keep_filled(pool, g_ptr_array_index(other->kept, i));
}

guint carom_pool_count(void) {
  return (guint)g_atomic_int_get(&n_filled);
}
