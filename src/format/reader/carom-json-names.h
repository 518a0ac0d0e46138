/* carom-json-names: the names in the objects of a JSON text: whether one occurs twice in the same
 * object, and whether json-glib can tell them apart in reasonable time.
 *
 * json-glib looks names up by their hash. Somebody who wants to can choose names whose hashes
 * collide, and then each new one is compared with all before it. */
#pragma once

#include <glib.h>

typedef struct CaromJsonNames CaromJsonNames;

CaromJsonNames *carom_json_names_new(void);
void carom_json_names_free(CaromJsonNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonNames, carom_json_names_free)

/* Objects are entered and left like brackets. Returns: what carom_json_names_leave() takes. */
guint carom_json_names_enter(const CaromJsonNames *names);

/* carom_json_names_add:
 * @from, @to: a name of the object entered last, as the text has it without the quotes. Its escapes
 *   have been checked. Must outlive @names. */
void carom_json_names_add(CaromJsonNames *names, const char *from, const char *to);

typedef enum {
  CAROM_JSON_NAMES_FINE,
  CAROM_JSON_NAMES_TWICE,   /* two are the same once their escapes are resolved */
  CAROM_JSON_NAMES_COLLIDE, /* telling them apart takes too long */
} CaromJsonNamesResult;

/* carom_json_names_leave:
 * @mark: what carom_json_names_enter() gave for the object, all of whose names have been added
 * @at: (out): where in the text the trouble is; unset where there is none */
CaromJsonNamesResult carom_json_names_leave(CaromJsonNames *names, guint mark, const char **at);
