/* carom-body: the default disc, and the names of discs. */
#include "carom-body.h"

CaromBody carom_body_default(void) {
  return (CaromBody){.radius = 1, .mass_kg = 1, .colour_rgb = CAROM_NO_COLOUR};
}

char *carom_body_name(guint i) {
  return i < CAROM_BODY_LETTERS ? g_strdup_printf("%c", 'A' + (char)i) : g_strdup_printf("%u", i + 1);
}
