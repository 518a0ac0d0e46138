/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-impulse: the impulse method turned into the master line: it goes the way of the
 * derivation. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

static const CaromChapterDefinition definitions[] = {
    {"Δu", "u_B - u_A", NULL, "⊖u_a"},
};

void carom_derivation_impulse(CaromDerivation *derivation) {
  carom_chapter_define_all(derivation, definitions, G_N_ELEMENTS(definitions));
  carom_chapter_begin(derivation, "impulse", N_("Impulse"), N_("Impulse: nothing to do"),
                      N_("This method goes the way of the derivation."));
  carom_chapter_add(derivation, "w", "-(Δu·n)",
                    N_("‹Δu› is the second as seen from the first: it comes against ‹n›."));
  carom_chapter_add(derivation, "J", "(1 + e) μ w", /* Translators: what stands between ‹ and
          ›, in this sentence and in others, is a formula, which is typeset: keep it as it is, with
          its marks. It may move to another place in the sentence. */
                    N_("The method’s line for ‹J›: it is the same ‹J›."));
  if (carom_chapter_has_friction(derivation))
    carom_chapter_add(derivation, "J_t", "(1 - f) μ w_t",
                      N_("Friction’s impulse is the same, too."));
  carom_chapter_add(derivation, "v_a", "u_a ∓ (J n [+ J_t t̂]) / m_a",
                    N_("Its last line: the change is the impulse over the mass."));
  carom_chapter_add(derivation, NULL, CAROM_CHAPTER_MASTER, carom_chapter_is_master);
}
