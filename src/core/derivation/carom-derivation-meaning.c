/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-meaning: how the master line comes about: momentum leaves one number open, the
 * impulse, and restitution gives it. For an elastic contact, restitution itself comes from
 * energy. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

/* ---- Energy ---- */

static void add_conserved(CaromDerivation *derivation) {
  carom_chapter_add(derivation, "m_a (u_a·n - v_a·n)", "m_b (v_b·n - u_b·n)",
                    N_("Momentum: what the one loses along ‹n›, the other gains."));
  carom_chapter_add(derivation, "(m_a / 2) ((u_a·n)² - (v_a·n)²)",
                    "(m_b / 2) ((v_b·n)² - (u_b·n)²)",
                    N_("Energy: what the one loses, the other gains."));
  carom_chapter_add(derivation, "(m_a / 2) (u_a·n - v_a·n) (u_a·n + v_a·n)",
                    "(m_b / 2) (v_b·n - u_b·n) (v_b·n + u_b·n)",
                    N_("‹a² - b² = (a - b) (a + b)›: the equation of momentum is inside."));
  carom_chapter_add(
      derivation, "u_a·n + v_a·n", "v_b·n + u_b·n",
      N_("Divided by the equation of momentum, whose sides are not 0: they do push each other."));
  carom_chapter_add(derivation, "v_b·n - v_a·n", "u_a·n - u_b·n",
                    N_("They part as fast as they met. That is ‹e = 1›."));
}

/* The other body is immovable. */
static void add_kept(CaromDerivation *derivation) {
  carom_chapter_add(
      derivation,
      carom_chapter_by_partner(derivation, NULL, "(m_a / 2) (u_a·n - u_b·n)²",
                               "(m_a / 2) (u_a·n)²"),
      carom_chapter_by_partner(derivation, NULL, "(m_a / 2) (v_a·n - u_b·n)²",
                               "(m_a / 2) (v_a·n)²"),
      carom_chapter_by_partner(
          derivation, NULL,
          N_("Energy, as seen from the driven body: from there it stands still and does no work."),
          N_("Energy: what stands still does no work, so along ‹n› none is lost.")));
  carom_chapter_add(
      derivation, "0",
      carom_chapter_by_partner(derivation, NULL,
                               "(m_a / 2) (u_a·n - v_a·n) (u_a·n + v_a·n - 2 (u_b·n))",
                               "(m_a / 2) (u_a·n - v_a·n) (u_a·n + v_a·n)"),
      N_("The difference, by ‹a² - b² = (a - b) (a + b)›. The first bracket is not 0, "
         "since there was a "
         "push: so the second one is."));
  carom_chapter_add(derivation,
                    carom_chapter_by_partner(derivation, NULL, "v_a·n - u_b·n", "v_a·n"),
                    carom_chapter_by_partner(derivation, NULL, "u_b·n - u_a·n", "-(u_a·n)"),
                    N_("They part as fast as they met. That is ‹e = 1›."));
}

static void write_elastic(CaromDerivation *derivation) {
  carom_chapter_begin(
      derivation, "energy", N_("‹e = 1›"), N_("Where ‹e = 1› comes from"),
      carom_chapter_is_of_pair(derivation)
          ? N_("Of the motion along ‹n›, neither momentum nor energy is lost. Out of that comes "
               "one short sentence: "
               "they part as fast as they met.")
          : N_("Of the motion along ‹n›, no energy is lost. Out of that comes one short sentence: "
               "they part as fast "
               "as they met."));
  if (carom_chapter_is_of_pair(derivation))
    add_conserved(derivation);
  else
    add_kept(derivation);
}

static void add_loss(CaromDerivation *derivation) {
  carom_chapter_add(derivation, NULL,
                    "(m_b / 2) (v_b·n - u_b·n) (v_b·n + u_b·n) - "
                    "(m_a / 2) (u_a·n - v_a·n) (u_a·n + v_a·n)",
                    N_("‹a² - b² = (a - b) (a + b)›, twice."));
  carom_chapter_add(derivation, NULL, "(1 + e) (μ / 2) w ((v_b·n + u_b·n) - (u_a·n + v_a·n))",
                    N_("Mass times the first bracket is the push, for both: ‹(1 + e) μ w›."));
  carom_chapter_add(derivation, NULL, "(1 + e) (μ / 2) w (e w - w)",
                    N_("They meet with ‹w› and part with ‹e w›."));
}

/* What restitution does not take of the energy that the contact takes. */
static void add_rubbed(CaromDerivation *derivation) {
  const char *all = N_("This is what friction does to the energy. ‹ΔE_n + ΔE_t› is all that the "
                       "contact does to it.");
  const char *all_seen = N_("This is what friction does to the energy. ‹ΔE_n + ΔE_t› is all that "
                            "the contact does to it, as seen from the driven body.");
  carom_chapter_add_definition(derivation, "ΔE_t",
                               N_("The change of the energy of the motion along ‹t̂›. They rub with "
                                  "‹w_t›, and then with ‹f w_t›."));
  carom_chapter_add(derivation, NULL, "-(1 - f²) (μ / 2) w_t²",
                    carom_chapter_by_partner(derivation, all, all_seen, all));
}

static const char *sentence_of_energy(const CaromDerivation *derivation) {
  if (!carom_chapter_is_of_pair(derivation))
    return N_("With ‹e = 1›, all of the energy along ‹n› would be kept.");
  return carom_chapter_has_friction(derivation)
             ? N_("Momentum is conserved for any ‹e› and ‹f›. Energy is conserved only for ‹e = 1› "
                  "and ‹f = 1›.")
             : N_("Momentum is conserved for any ‹e›. Energy is conserved only for ‹e = 1›.");
}

static void write_energy(CaromDerivation *derivation) {
  carom_chapter_begin(derivation, "energy", N_("Energy"), N_("What ‹e› does to the energy"),
                      sentence_of_energy(derivation));
  const char *change = N_("The change of the energy of the motion along ‹n›: after less before.");
  const char *change_seen = N_("The change of the energy of the motion along ‹n›, after less "
                               "before, as seen from the driven body.");
  carom_chapter_add_definition(derivation, "ΔE_n",
                               carom_chapter_by_partner(derivation, change, change_seen, change));
  if (carom_chapter_is_of_pair(derivation))
    add_loss(derivation);
  else
    carom_chapter_add(derivation, NULL, "(m_a / 2) (e² w² - w²)",
                      N_("They meet with ‹w› and part with ‹e w›."));
  carom_chapter_add(
      derivation, NULL, "-(1 - e²) (μ / 2) w²",
      carom_chapter_by_e(
          derivation,
          N_("‹(1 + e) (1 - e) = 1 - e²›. The minus says that this energy is lost; with ‹e = 1› "
             "none would be."),
          NULL, N_("With ‹e = 0› all of it is lost: they do not part. More is not possible."),
          N_("‹(1 + e) (1 - e) = 1 - e²›. With more than 1 for ‹e› the change is positive: energy "
             "is gained.")));
  if (carom_chapter_has_friction(derivation))
    add_rubbed(derivation);
}

/* ---- The master line ---- */

/* What the impulse does to either body. */
static void add_changes(CaromDerivation *derivation) {
  carom_chapter_add_definition(
      derivation, "Δv_a",
      CAROM_OF_BODY(
          derivation->body,
          N_("The change of velocity is impulse over mass. ‹J› is the impulse on the second "
             "body, counted along ‹n›, which points to it; on this body it is ‹-J›."),
          N_("The change of velocity is impulse over mass. ‹J› is the impulse on the second "
             "body, counted along ‹n›, which points to it.")));
  carom_chapter_tag(derivation);
  carom_chapter_add_definition(derivation, "v_a", N_("New velocity = old velocity + change."));
  if (carom_chapter_is_of_pair(derivation)) {
    carom_chapter_add_definition(derivation, "Δv_b", N_("The second body gets ‹J› along ‹n›."));
    carom_chapter_tag(derivation);
  }
  if (carom_chapter_by_partner(derivation, "", "", NULL))
    carom_chapter_add_definition(
        derivation, "v_b",
        carom_chapter_by_partner(derivation, N_("And so its velocity changes."),
                                 N_("The other one is driven: no impulse changes its velocity."),
                                 NULL));
}

static void write_unknown(CaromDerivation *derivation) {
  gboolean rubs = carom_chapter_has_friction(derivation);
  const char *smooth =
      carom_chapter_is_of_pair(derivation)
          ? N_("Smooth bodies push each other along ‹n› only, the one as much as the "
               "other: that is momentum. So one number is unknown, and one only: "
               "the impulse ‹J›.")
          : N_("Smooth bodies push each other along ‹n› only. So one number is "
               "unknown, and one only: the impulse ‹J›.");
  carom_chapter_begin(
      derivation, "unknown", rubs ? N_("Two unknowns") : N_("One unknown"),
      rubs ? N_("Two unknowns") : N_("One unknown"),
      rubs ? N_("They push along ‹n›, by the impulse ‹J›, and friction pushes along ‹t̂›, by ‹J_t›. "
                "For each "
                "direction one number is unknown, and one only.")
           : smooth);
  carom_chapter_add_definition(
      derivation, "n", N_("The unit normal: the line along which the two push each other."));
  carom_chapter_tag(derivation);
  carom_chapter_add_definition(
      derivation, "u_a·n",
      /* Translators: what stands between ‹ and ›, in this sentence and in others, is a formula,
which is typeset: keep it as it is, with its marks. It may move to another place in the sentence. */
      N_("The part of a velocity along ‹n›: ‹u_a·n› before, ‹v_a·n› after."));
  carom_chapter_add_definition(derivation, "w", N_("The speed of approach: how fast they meet."));
  carom_chapter_tag(derivation);
  if (rubs) {
    carom_chapter_add_definition(derivation, "t̂", N_("The unit tangent: friction acts along it."));
    carom_chapter_add_definition(derivation, "w_t", N_("How fast they rub on each other."));
  }
  add_changes(derivation);
  if (rubs)
    return;
  carom_chapter_add(derivation, "v_a·t̂", "u_a·t̂",
                    N_("‹t̂› is across ‹n›: nothing pushes along it, so this part stays."));
  carom_chapter_tag(derivation);
}

static void add_friction(CaromDerivation *derivation) {
  carom_chapter_add(
      derivation, carom_chapter_by_partner(derivation, "(v_a - v_b)·t̂", "(v_a - v_b)·t̂", "v_a·t̂"),
      carom_chapter_by_partner(derivation, "f ((u_a - u_b)·t̂)", "f ((u_a - u_b)·t̂)", "f (u_a·t̂)"),
      N_("The same for friction: it leaves a fraction ‹f› of how fast they rub."));
  carom_chapter_tag(derivation);
  carom_chapter_add_definition(derivation, "J_t",
                               N_("Solved for ‹J_t› in the same way, with ‹-f› in place of ‹e›."));
}

static void write_equation(CaromDerivation *derivation) {
  const char *parting =
      carom_chapter_by_partner(derivation, "(v_B - v_A)·n", "(v_B - v_A)·n", "⊖v_a·n");
  carom_chapter_begin(
      derivation, "equation",
      carom_chapter_has_friction(derivation) ? N_("Two equations") : N_("One equation"),
      carom_chapter_has_friction(derivation) ? N_("Two equations") : N_("One equation"),
      carom_chapter_has_friction(derivation) || !carom_chapter_is_of_pair(derivation)
          ? N_("Each unknown needs one equation. For ‹J› it is restitution: they part ‹e› times as "
               "fast as they met.")
          : N_("Momentum is in the lines above: what ‹J› takes from the one it gives to the other. "
               "What is left is restitution: they part ‹e› times as fast as they met."));
  carom_chapter_add(derivation, parting, "e w", N_("Restitution: this is what ‹e› means."));
  carom_chapter_tag(derivation);
  const char *put_in = N_("The velocities from above, put in; ‹n·n = 1›.");
  const char *put_in_one =
      N_("The velocity from above, put in; ‹n·n = 1›. What is immovable has ‹1 / m = 0›.");
  const char *name = N_("A name for it: the reduced mass.");
  const char *name_of_one =
      N_("A name for it: the reduced mass. Here it is simply the mass of the one that moves.");
  carom_chapter_add(derivation, parting,
                    carom_chapter_by_partner(derivation, "J (1 / m_a + 1 / m_b) - w",
                                             "J (1 / m_a + 0) - w", "J (1 / m_a + 0) - w"),
                    carom_chapter_by_partner(derivation, put_in, put_in_one, put_in_one));
  carom_chapter_add_definition(
      derivation, "μ", carom_chapter_by_partner(derivation, name, name_of_one, name_of_one));
  carom_chapter_add(derivation, "J / μ - w", "e w", N_("Both are the speed at which they part."));
  carom_chapter_add_definition(
      derivation, "J",
      carom_chapter_is_of_pair(derivation)
          ? N_("The changes put in, and solved for ‹J›: there is nothing to choose. ‹μ› is the "
               "reduced mass, ‹(m_a m_b) / (m_a + m_b)›.")
          : N_("The change put in, and solved for ‹J›: there is nothing to choose. ‹μ› is the mass "
               "of the one that moves."));
  carom_chapter_tag(derivation);
  if (carom_chapter_has_friction(derivation))
    add_friction(derivation);
}

static void write_master(CaromDerivation *derivation) {
  carom_chapter_begin(
      derivation, "master", N_("Master line"), N_("The master line"),
      carom_chapter_has_friction(derivation)
          ? N_("The impulses put back in. Nothing was chosen on the way: whoever starts from the "
               "same equations has to end with this line.")
          : N_("The impulse put back in. Nothing was chosen on the way: whoever starts from the "
               "same equations has to end with this line."));
  carom_chapter_add(derivation, "v_a", "u_a ∓ (J / m_a) n [∓ (J_t / m_a) t̂]",
                    N_("This is how it began: the old velocity and the change."));
  carom_chapter_add(derivation, NULL, CAROM_CHAPTER_MASTER,
                    N_("The impulse put in: this is the master line."));
  carom_chapter_tag(derivation);
  derivation->master = carom_derivation_line(derivation, derivation->lines->len - 1)->right;
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(derivation, "v_b", "u_b + (1 + e) (μ / m_b) w n [+ (1 - f) (μ / m_b) w_t t̂]",
                      N_("The same for the other one, with its mass and the other sign."));
}

void carom_chapter_write_meaning(CaromDerivation *derivation) {
  write_unknown(derivation);
  write_equation(derivation);
  write_master(derivation);
  if (derivation->contact.restitution == 1)
    write_elastic(derivation);
  else
    write_energy(derivation);
}
