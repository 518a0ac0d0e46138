/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-projection: projection turned into the master line: |d| cancels. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

static const CaromChapterDefinition definitions[] = {
    {"γ_a", "1 / (1 + m_b / m_a)", NULL, NULL},
    {"γ_b", "1 / (1 + m_a / m_b)", "1", NULL},
    {"α_a", "(u_a·d) / (d·d)", NULL, NULL},
    {"α_b", "(u_b·d) / (d·d)", NULL, NULL},
    {"u_t_a", "u_a - α_a d", NULL, NULL},
    {"u_t_b", "u_b - α_b d", NULL, NULL},
    {"β_a", "(γ_a - e γ_b) α_a + (1 + e) γ_b α_b", "(1 + e) α_b - e α_a", "-e α_a"},
    {"v_t_a", "u_t_a - (1 - f) γ_b (u_t_a - u_t_b)", "u_t_a - (1 - f) (u_t_a - u_t_b)", "f u_t_a"},
};

static void add_projection_parts(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "α_a",
                               N_("How many times ‹d› goes into the velocity before, along ‹d›."));
  carom_chapter_add(derivation, NULL, "(u_a·n) / |d|",
                    N_("‹d› is ‹|d| n›: so it is the part along ‹n›, over ‹|d|›."));
  carom_chapter_add_definition(derivation, "u_t_a",
                               N_("Across ‹d› is what is left without the part along ‹d›."));
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(derivation, "γ_a", "m_a / (m_a + m_b)",
                      N_("Its share of the total mass; ‹γ_b› of the other one is the rest."));
}

static void add_projection_collision(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "β_a",
                               N_("The method’s collision along ‹d›: ‹β_a› is for the velocity "
                                  "after what ‹α_a› is for that before."));
  carom_chapter_add(
      derivation, NULL,
      carom_chapter_by_partner(derivation, "α_a - (1 + e) γ_b (α_a - α_b)",
                               "α_a - (1 + e) (α_a - α_b)", "α_a - (1 + e) α_a"),
      carom_chapter_by_partner(derivation, N_("The shares add up to 1, so ‹γ_a› is ‹1 - γ_b›."),
                               N_("The same, sorted: what it was, less the change."),
                               N_("The same, sorted: what it was, less the change.")));
}

/* |d| above and below: the heart of the chapter. */
static void add_length_cancels(CaromDerivation *derivation) {
  const char *both = N_("‹α_a› is ‹(u_a·d) / (d·d)›, ‹α_b› likewise, and ‹d·d› is ‹|d|²›."),
             *one = N_("‹α_a› is ‹(u_a·d) / (d·d)›, and ‹d·d› is ‹|d|²›.");
  carom_chapter_add(derivation,
                    carom_chapter_by_partner(derivation, "(α_a - α_b) d", "(α_a - α_b) d", "α_a d"),
                    carom_chapter_by_partner(derivation, "(((u_a - u_b)·d) / |d|²) d",
                                             "(((u_a - u_b)·d) / |d|²) d", "((u_a·d) / |d|²) d"),
                    carom_chapter_by_partner(derivation, both, both, one));
  carom_chapter_add(derivation, NULL,
                    carom_chapter_by_partner(derivation, "(|d|² / |d|²) ((u_a - u_b)·n) n",
                                             "(|d|² / |d|²) ((u_a - u_b)·n) n",
                                             "(|d|² / |d|²) (u_a·n) n"),
                    N_("‹d› is ‹|d| n›, and it is there twice."));
  carom_chapter_add(
      derivation, NULL, "⊕w n",
      CAROM_OF_BODY(derivation->body,
                    N_("‹α_a› is divided by ‹|d|›, and ‹d› has it: it cancels, and ‹w› stays."),
                    N_("‹α_a› is divided by ‹|d|›, and ‹d› has it: it cancels, and ‹-w› "
                       "stays.")));
  carom_chapter_tag(derivation);
}

static void add_projection_friction(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "v_t_a",
                               N_("Friction acts across ‹d›, on what projection leaves."));
  carom_chapter_add(derivation,
                    carom_chapter_by_partner(derivation, "u_t_a - u_t_b", "u_t_a - u_t_b", "u_t_a"),
                    "⊕w_t t̂", N_("What is left without the part along ‹n› is the part along ‹t̂›."));
}

void carom_derivation_projection(CaromDerivation *derivation) {
  gboolean rubs = carom_chapter_has_friction(derivation);
  carom_chapter_define_all(derivation, definitions, G_N_ELEMENTS(definitions));
  carom_chapter_begin(derivation, "projection", N_("Projection"), N_("Projection: ‹|d|› cancels"),
                      N_("This method never takes a root. It counts in multiples of ‹d›, however "
                         "long that is."));
  add_projection_parts(derivation);
  add_projection_collision(derivation);
  if (rubs)
    add_projection_friction(derivation);
  carom_chapter_add(derivation, "v_a", rubs ? "v_t_a + β_a d" : "u_t_a + β_a d",
                    N_("Its last line: what is across ‹d›, and what is along it."));
  carom_chapter_add(
      derivation, NULL,
      carom_chapter_by_partner(derivation,
                               "u_a - (1 + e) γ_b (α_a - α_b) d [- (1 - f) γ_b (u_t_a - u_t_b)]",
                               "u_a - (1 + e) (α_a - α_b) d [- (1 - f) (u_t_a - u_t_b)]",
                               "u_a - (1 + e) α_a d [- (1 - f) u_t_a]"),
      rubs ? N_("Its last line, written out: ‹u_a› is whole again, less a multiple of ‹d› and what "
                "friction takes.")
           : N_("Its last line, written out: ‹u_a› is whole again, less a multiple of ‹d›."));
  carom_chapter_tag(derivation);
  add_length_cancels(derivation);
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(
        derivation, "γ_b", "μ / m_a",
        N_("The other one’s share of the total mass is ‹μ› over the mass of this one."));
  else
    carom_chapter_add(derivation, "μ / m_a", "1",
                      N_("‹μ› is its mass: what it hits has ‹1 / m = 0›."));
  carom_chapter_add(derivation, "v_a", CAROM_CHAPTER_MASTER,
                    carom_chapter_is_of_pair(derivation)
                        ? N_("‹γ_b› is the other one’s share of the mass, ‹μ / m_a›. This is the "
                             "master line.")
                        : carom_chapter_is_master);
  carom_chapter_tag(derivation);
}
