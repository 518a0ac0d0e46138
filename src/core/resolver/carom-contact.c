/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact: the names of the kinds of contacts. Everything else about contacts is inline in
 * the header. */
#include "carom-contact.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *id, *name;
} kinds[CAROM_N_CONTACT_KINDS] = {
    [CAROM_CONTACT_PLAIN] = {"plain", NC_("contact", "plain")},
    /* Translators: a disc that lies on a wall */
    [CAROM_CONTACT_LYING] = {"lying", NC_("contact", "lying")},
    [CAROM_CONTACT_HOP] = {"hop", NC_("contact", "hop")},
    /* Translators: two bodies have come to rest at each other */
    [CAROM_CONTACT_SETTLED] = {"settled", NC_("contact", "settled")},
    /* Translators: it is one of so many that it is elastic for that reason alone */
    [CAROM_CONTACT_COUNTED] = {"counted", NC_("contact", "counted")},
};

const char *carom_contact_kind_id(CaromContactKind kind) {
  return kinds[kind].id;
}

const char *carom_contact_kind_name(CaromContactKind kind) {
  return g_dpgettext2(NULL, "contact", kinds[kind].name);
}
