/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact: the names of the kinds of contacts. Everything else about contacts is inline in
 * the header. */
#include "carom-contact.h"

const char *carom_contact_kind_id(CaromContactKind kind) {
  static const char *const ids[CAROM_N_CONTACT_KINDS] = {
      [CAROM_CONTACT_PLAIN] = "plain",
      [CAROM_CONTACT_LYING] = "lying",
      [CAROM_CONTACT_HOP] = "hop",
      [CAROM_CONTACT_SETTLED] = "settled",
      [CAROM_CONTACT_COUNTED] = "counted",
  };
  return ids[kind];
}
