/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-limits: what becomes of the master line at a wall, how books write it, and what
 * does differ between the methods. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

/* ---- Walls ---- */

/* The other body can move: how it would be if it were ever heavier. */
static void add_limit(CaromDerivation *derivation) {
  carom_chapter_add(derivation, "μ / m_a", "1 / (1 + m_a / m_b)",
                    N_("The only thing in the master line that knows of the other mass."));
  carom_chapter_add(derivation, "v_a",
                    "u_a - (1 + e) (1 / (1 + m_a / m_b)) w n "
                    "[- (1 - f) (1 / (1 + m_a / m_b)) w_t t̂]",
                    N_("For a wall the fraction within is 0: both masses leave the line, and "
                       "nothing else changes."));
}

static void add_immovable(CaromDerivation *derivation) {
  carom_chapter_add(derivation, "μ / m_a", "1", /* Translators: what stands between ‹ and ›, in this
         sentence and in others, is a formula, which is typeset: keep it as it is, with its marks.
         It may move to another place in the sentence. */
                    N_("With ‹1 / m = 0›, ‹μ› is the mass of the other."));
  carom_chapter_add(derivation, "v_a", "u_a ∓ (1 + e) w n [∓ (1 - f) w_t t̂]",
                    N_("So the mass drops out of the master line."));
  if (carom_contact_immovable_at_rest(&derivation->contact) != CAROM_BODY_NONE)
    carom_chapter_add(derivation, NULL, "u_a - (1 + e) (u_a·n) n [- (1 - f) (u_a·t̂) t̂]",
                      carom_chapter_has_friction(derivation)
                          ? N_("What it has along ‹n› is turned round, and ‹e› of it is left. What "
                               "it has along ‹t̂› keeps its direction, and friction leaves ‹f› of "
                               "it.")
                          : N_("What it has along ‹n› is turned round, and ‹e› of it is left."));
}

static void write_walls(CaromDerivation *derivation) {
  gboolean movable = carom_chapter_is_of_pair(derivation);
  carom_chapter_begin(
      derivation, "immovable", N_("Walls"), N_("A wall is ‹1 / m = 0›"),
      N_("What no impulse can move counts as having infinite mass, and ‹1 / m = 0›. "
         "It is a special case of the master line."));
  if (movable)
    add_limit(derivation);
  else
    add_immovable(derivation);
}

/* ---- Books ---- */

static void write_books(CaromDerivation *derivation) {
  carom_chapter_begin(derivation, "books", N_("Books"), N_("As books print it"),
                      N_("Many books and web pages have one compact line of vectors. It is the "
                         "master line, too."));
  carom_chapter_add(derivation, "v_a",
                    carom_chapter_by_partner(derivation, CAROM_CHAPTER_MASTER,
                                             "u_a ∓ (1 + e) w n [∓ (1 - f) w_t t̂]",
                                             "u_a - (1 + e) (u_a·n) n [- (1 - f) (u_a·t̂) t̂]"),
                    N_("The master line of this contact."));
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(derivation, NULL,
                      "u_a - (((1 + e) m_b) / (m_a + m_b)) w n "
                      "[- (((1 - f) m_b) / (m_a + m_b)) w_t t̂]",
                      N_("‹μ› written out."));
  carom_chapter_add(
      derivation, NULL,
      carom_chapter_by_partner(derivation,
                               "u_a - (((1 + e) m_b) / (m_a + m_b)) (((u_a - u_b)·d) / |d|²) d "
                               "[- (((1 - f) m_b) / (m_a + m_b)) w_t t̂]",
                               "u_a - (1 + e) (((u_a - u_b)·d) / |d|²) d [∓ (1 - f) w_t t̂]",
                               "u_a - (1 + e) ((u_a·d) / |d|²) d [- (1 - f) (u_a·t̂) t̂]"),
      carom_chapter_by_e(
          derivation, N_("‹n› is ‹d / |d|›, and it is there twice."),
          N_("‹n› is ‹d / |d|›, and it is there twice. With ‹e = 1›, books have ‹2› for ‹1 + e›."),
          N_("‹n› is ‹d / |d|›, and it is there twice."),
          N_("‹n› is ‹d / |d|›, and it is there twice.")));
}

/* ---- Differences ---- */

static void write_differences(CaromDerivation *derivation) {
  carom_chapter_begin(derivation, "differences", N_("Differences"), N_("What does differ"),
                      N_("On paper nothing. A computer rounds after every step, and each method "
                         "has different steps: so the last digits may differ. And the cost does."));
  carom_chapter_add_definition(
      derivation, "θ", N_("Rotation: an arctangent, then a sine and a cosine. It costs the most."));
  carom_chapter_add_definition(derivation, "|d|", N_("Impulse: one root."));
  carom_chapter_add(derivation, "d·d", "d.x² + d.y²", N_("Projection: neither of these."));
}

void carom_chapter_write_limits(CaromDerivation *derivation) {
  write_walls(derivation);
  write_books(derivation);
  write_differences(derivation);
}
