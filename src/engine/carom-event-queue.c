#include "carom-event-queue.h"

#include <math.h>

/* Where an item is: on a day of this year, by the day's number, or elsewhere. */
enum {
  NOWHERE = -1, /* not due */
  LATER = -2,   /* due after this year */
  TODAY = -3    /* in the heap; and so is TODAY − 1, −2, …: TODAY − place is the place */
};

#define NIL G_MAXUINT
/* Items a day, about. Empty days are cheaper to pass than a heap is to keep. */
#define DAYS_PER_ITEM 1
#define FEWEST_DAYS   16

typedef struct {
  double time;
  gint where;
  guint next, previous; /* in the list of its day */
} Item;

struct CaromEventQueue {
  guint n;
  CaromEventQueueOrder order;
  gpointer user_data;
  Item *items;

  guint n_days;
  guint *days;  /* [n_days]: the first item of each */
  guint *later; /* the first item due after this year: days[n_days] */
  double year_begin, day_length;
  gint64 today;         /* 0 to n_days; days before it are empty */
  guint n_this_year;    /* items on days after today */
  guint n_years_firsts; /* items that have come first since the year began */

  guint *heap;
  guint n_heap;
};

CaromEventQueue *carom_event_queue_new(guint n, CaromEventQueueOrder order, gpointer user_data) {
  CaromEventQueue *queue = g_new0(CaromEventQueue, 1);
  queue->n = n;
  queue->order = order;
  queue->user_data = user_data;
  queue->items = g_new(Item, n);
  queue->n_days = MAX(n * DAYS_PER_ITEM, FEWEST_DAYS);
  queue->days = g_new(guint, (gsize)queue->n_days + 1);
  queue->later = &queue->days[queue->n_days];
  queue->heap = g_new(guint, n);
  carom_event_queue_clear(queue);
  return queue;
}

void carom_event_queue_free(CaromEventQueue *queue) {
  g_free(queue->items);
  g_free(queue->days);
  g_free(queue->heap);
  g_free(queue);
}

void carom_event_queue_clear(CaromEventQueue *queue) {
  for (guint i = 0; i < queue->n; i++)
    queue->items[i] = (Item){.time = INFINITY, .where = NOWHERE};
  for (guint i = 0; i <= queue->n_days; i++)
    queue->days[i] = NIL;
  queue->n_heap = queue->n_this_year = queue->n_years_firsts = 0;
  /* A year without days: everything is later, until the first year is laid out. */
  queue->today = queue->n_days;
  queue->year_begin = -INFINITY;
  queue->day_length = 1;
}

double carom_event_queue_get(const CaromEventQueue *queue, guint item) {
  return queue->items[item].time;
}

/* ---- Today: a binary heap ---- */

static gboolean comes_before(const CaromEventQueue *queue, guint one, guint other) {
  double a = queue->items[one].time, b = queue->items[other].time;
  return a < b || (a == b && queue->order(one, other, queue->user_data) < 0);
}

static void put_in_heap(CaromEventQueue *queue, guint place, guint item) {
  queue->heap[place] = item;
  queue->items[item].where = TODAY - (gint)place;
}

static void sift_up(CaromEventQueue *queue, guint place, guint item) {
  while (place > 0) {
    guint parent = (place - 1) / 2;
    if (!comes_before(queue, item, queue->heap[parent]))
      break;
    put_in_heap(queue, place, queue->heap[parent]);
    place = parent;
  }
  put_in_heap(queue, place, item);
}

static void sift_down(CaromEventQueue *queue, guint place, guint item) {
  for (;;) {
    guint child = 2 * place + 1;
    if (child >= queue->n_heap)
      break;
    if (child + 1 < queue->n_heap &&
        comes_before(queue, queue->heap[child + 1], queue->heap[child]))
      child++;
    if (!comes_before(queue, queue->heap[child], item))
      break;
    put_in_heap(queue, place, queue->heap[child]);
    place = child;
  }
  put_in_heap(queue, place, item);
}

static void push(CaromEventQueue *queue, guint item) {
  sift_up(queue, queue->n_heap++, item);
}

static void remove_from_heap(CaromEventQueue *queue, guint place) {
  guint last = queue->heap[--queue->n_heap];
  if (place == queue->n_heap)
    return;
  if (place > 0 && comes_before(queue, last, queue->heap[(place - 1) / 2]))
    sift_up(queue, place, last);
  else
    sift_down(queue, place, last);
}

/* ---- The year ---- */

static guint *list_of(CaromEventQueue *queue, gint where) {
  return where == LATER ? queue->later : &queue->days[where];
}

static void put_in_list(CaromEventQueue *queue, gint where, guint item) {
  guint *first = list_of(queue, where);
  queue->items[item].where = where;
  queue->items[item].previous = NIL;
  queue->items[item].next = *first;
  if (*first != NIL)
    queue->items[*first].previous = item;
  *first = item;
  queue->n_this_year += where != LATER;
}

static void remove_from_list(CaromEventQueue *queue, guint item) {
  const Item *it = &queue->items[item];
  if (it->previous == NIL)
    *list_of(queue, it->where) = it->next;
  else
    queue->items[it->previous].next = it->next;
  if (it->next != NIL)
    queue->items[it->next].previous = it->previous;
  queue->n_this_year -= it->where != LATER;
}

static void insert(CaromEventQueue *queue, guint item) {
  double time = queue->items[item].time;
  double day = (time - queue->year_begin) / queue->day_length;
  if (!(time < INFINITY)) {
    queue->items[item].time = INFINITY;
    queue->items[item].where = NOWHERE;
  } else if (day >= queue->n_days) {
    put_in_list(queue, LATER, item);
  } else if (day >= (double)(queue->today + 1)) {
    put_in_list(queue, (gint)day, item);
  } else {
    push(queue, item);
  }
}

void carom_event_queue_set(CaromEventQueue *queue, guint item, double time) {
  Item *it = &queue->items[item];
  if (it->where <= TODAY)
    remove_from_heap(queue, (guint)(TODAY - it->where));
  else if (it->where != NOWHERE)
    remove_from_list(queue, item);
  it->time = time;
  insert(queue, item);
}

/* The list of items due later, emptied. */
static guint take_later(CaromEventQueue *queue) {
  guint first = *queue->later;
  *queue->later = NIL;
  return first;
}

/* How long a day of the year that begins at @begin should be: as in the year before; in the first,
 * and after one in which hardly anything happened, from the spread of what is to come. */
static double choose_day_length(const CaromEventQueue *queue, double begin) {
  double past = (begin - queue->year_begin) / queue->n_years_firsts;
  if (queue->n_years_firsts > queue->n_days / 8 && past > 0 && past < INFINITY)
    return past;
  double sum = 0;
  guint n = 0;
  for (guint i = *queue->later; i != NIL; i = queue->items[i].next, n++)
    sum += queue->items[i].time - begin;
  double mean_gap = 2 * sum / n / n;
  /* A day too short for the clock would never end. */
  return MAX(mean_gap, 4 * (nextafter(fabs(begin), INFINITY) - fabs(begin)));
}

static void begin_year(CaromEventQueue *queue) {
  double begin = INFINITY;
  for (guint i = *queue->later; i != NIL; i = queue->items[i].next)
    begin = MIN(begin, queue->items[i].time);
  queue->day_length = choose_day_length(queue, begin);
  queue->year_begin = begin;
  queue->today = 0;
  queue->n_years_firsts = 0;
  for (guint item = take_later(queue), next; item != NIL; item = next) {
    next = queue->items[item].next;
    insert(queue, item);
  }
}

/* On to the next day on which something is due, within this year or the next. */
static void go_on(CaromEventQueue *queue) {
  if (queue->n_this_year == 0) {
    begin_year(queue);
    return;
  }
  queue->today++;
  for (guint item = queue->days[queue->today], next; item != NIL; item = next) {
    next = queue->items[item].next;
    remove_from_list(queue, item);
    push(queue, item);
  }
}

guint carom_event_queue_first(CaromEventQueue *queue) {
  while (queue->n_heap == 0) {
    if (queue->n_this_year == 0 && *queue->later == NIL)
      return CAROM_EVENT_QUEUE_NONE;
    go_on(queue);
  }
  queue->n_years_firsts++;
  return queue->heap[0];
}
