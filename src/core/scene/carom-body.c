/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-body: the default disc, and what discs are called. */
#include "carom-body.h"

CaromBody carom_body_default(void) {
  return (CaromBody){.radius = 1, .mass_kg = 1, .colour_rgb = CAROM_NO_COLOUR};
}

gboolean carom_body_equal_physics(const CaromBody *one, const CaromBody *other) {
  return carom_vec2_equal(one->position, other->position) &&
         carom_vec2_equal(one->velocity, other->velocity) && one->radius == other->radius &&
         one->mass_kg == other->mass_kg && !one->pinned == !other->pinned;
}

gboolean carom_body_equal(const CaromBody *one, const CaromBody *other) {
  return carom_body_equal_physics(one, other) && one->colour_rgb == other->colour_rgb &&
         g_strcmp0(one->name, other->name) == 0 && g_strcmp0(one->others, other->others) == 0;
}

char *carom_body_symbol(guint i) {
  return i < CAROM_BODY_LETTERS ? g_strdup_printf("%c", 'A' + (char)i)
                                : g_strdup_printf("%u", i + 1);
}

/* Accents stay with their letters. */
char *carom_body_call(const CaromBody *body, guint i) {
  return body->name ? g_strdup(body->name) : carom_body_symbol(i);
}

char *carom_body_shorten(const char *name, guint n) {
  if (g_utf8_strlen(name, -1) <= (glong)n)
    return g_strdup(name);
  const char *end = g_utf8_offset_to_pointer(name, (glong)n - 1);
  while (end > name && g_unichar_ismark(g_utf8_get_char(end)))
    end = g_utf8_prev_char(end);
  g_autofree char *beginning = g_strchomp(g_strndup(name, (gsize)(end - name)));
  return g_strconcat(beginning, "…", NULL);
}
