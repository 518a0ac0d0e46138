/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-methods: each method turned into the master line. */
#include "carom-derivation-methods.h"

#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

static const char is_master[] = N_("This is the master line.");

/* ---- Impulse ---- */

static void write_impulse(CaromDerivation *derivation) {
  carom_chapter_begin(derivation, "impulse", N_("Impulse"), N_("Impulse: nothing to do"),
                      N_("This method goes the way of the derivation. Only a sign looks "
                         "different."));
  carom_chapter_add(derivation, "Δu·n", "-w",
                    N_("‹Δu› is the second as seen from the first, and ‹w› the other way round."));
  carom_chapter_add(derivation, "J", "(1 + e) μ (Δu·n)", /* Translators: what stands between ‹ and
          ›, in this sentence and in others, is a formula, which is typeset: keep it as it is, with
          its marks. It may move to another place in the sentence. */
                    N_("The method’s line for ‹J›. With ‹Δu·n = -w› it is the same ‹J›."));
  if (carom_chapter_has_friction(derivation))
    carom_chapter_add(
        derivation, "J_t", "(1 - f) μ (Δu·t)",
        N_("Friction’s impulse is the same, too: ‹Δu·t› is minus the speed of rubbing."));
  carom_chapter_add(derivation, "v_a", "u_a ± (J n [+ J_t t]) / m_a",
                    N_("Its last line: the impulse over the mass is added."));
  carom_chapter_add(derivation, NULL, CAROM_CHAPTER_MASTER, is_master);
}

/* ---- Projection ---- */

static void add_projection_parts(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "α_a",
                               N_("How many times ‹d› goes into the velocity before, along ‹d›."));
  carom_chapter_add_definition(derivation, "u_t_a",
                               N_("Across ‹d› is what is left without the part along ‹d›."));
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(derivation, "M_a", "m_a / (m_a + m_b)",
                      N_("Its share of the total mass; ‹M_b› of the other one is the rest."));
}

static void add_projection_collision(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "β_a",
                               N_("The method’s collision along ‹d›: ‹β_a› is for the velocity "
                                  "after what ‹α_a› is for that before."));
  carom_chapter_add(
      derivation, NULL,
      carom_chapter_by_partner(derivation, "α_a - (1 + e) M_b (α_a - α_b)",
                               "α_a - (1 + e) (α_a - α_b)", "α_a - (1 + e) α_a"),
      carom_chapter_by_partner(derivation, N_("The shares add up to 1, so ‹M_a› is ‹1 - M_b›."),
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
  carom_chapter_add(derivation, NULL, "⊕w n",
                    CAROM_OF_BODY(derivation->body, N_("‹|d|› cancels, and the bracket is ‹w›."),
                                  N_("‹|d|› cancels, and the bracket is ‹-w›.")));
}

static void add_projection_friction(CaromDerivation *derivation) {
  carom_chapter_add_definition(derivation, "v_t_a",
                               N_("Friction, across ‹d›, on what projection leaves."));
  carom_chapter_add(derivation,
                    carom_chapter_by_partner(derivation, "u_t_a - u_t_b", "u_t_a - u_t_b", "u_t_a"),
                    "⊕w_t t", N_("What is left without the part along ‹n› is the part along ‹t›."));
}

static void write_projection(CaromDerivation *derivation) {
  gboolean rubs = carom_chapter_has_friction(derivation);
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
                               "u_a - (1 + e) M_b (α_a - α_b) d [- (1 - f) M_b (u_t_a - u_t_b)]",
                               "u_a - (1 + e) (α_a - α_b) d [- (1 - f) (u_t_a - u_t_b)]",
                               "u_a - (1 + e) α_a d [- (1 - f) u_t_a]"),
      N_("The lines above put in: ‹α_a d› and ‹-α_a d› cancel, and ‹u_a› is whole again."));
  add_length_cancels(derivation);
  if (carom_chapter_is_of_pair(derivation))
    carom_chapter_add(
        derivation, "M_b", "μ / m_a",
        N_("The other one’s share of the total mass is ‹μ› over the mass of this one."));
  else
    carom_chapter_add(derivation, "μ / m_a", "1",
                      N_("‹μ› is its mass: what it hits has ‹1 / m = 0›."));
  carom_chapter_add(derivation, "v_a", CAROM_CHAPTER_MASTER, is_master);
}

/* ---- Rotation ---- */

static void add_rotation_collision(CaromDerivation *derivation) {
  const char *sorted = N_("The same, sorted: what it was, less the change.");
  carom_chapter_add_definition(derivation, "v'_a.x",
                               N_("The collision in one dimension, along ‹x'›."));
  carom_chapter_add(
      derivation, NULL,
      carom_chapter_by_partner(derivation, "u'_a.x - (1 + e) (m_b / (m_a + m_b)) (u'_a.x - u'_b.x)",
                               "u'_a.x - (1 + e) (u'_a.x - u'_b.x)", "u'_a.x - (1 + e) u'_a.x"),
      sorted);
  carom_chapter_add(
      derivation, NULL, "u'_a.x ∓ (1 + e) (μ / m_a) w",
      carom_chapter_by_partner(
          derivation, N_("The fraction is ‹μ / m_a›, and the bracket is ‹w›."),
          CAROM_OF_BODY(
              derivation->body,
              N_("The bracket is ‹w›; and ‹μ / m_a› is 1, since what it hits has ‹1 / m = 0›."),
              N_("The bracket is ‹-w›; and ‹μ / m_a› is 1, since what it hits has ‹1 / m = 0›.")),
          CAROM_OF_BODY(derivation->body,
                        N_("Against what rests, it is ‹w›; and ‹μ / m_a› is 1, "
                           "since what rests has ‹1 / m = 0›."),
                        N_("Against what rests, it is ‹-w›; and ‹μ / m_a› is 1, "
                           "since what rests has ‹1 / m = 0›."))));
  if (!carom_chapter_has_friction(derivation)) {
    carom_chapter_add(derivation, "v'_a.y", "u'_a.y",
                      N_("Along ‹y'› nothing pushes, so this part stays."));
    return;
  }
  carom_chapter_add_definition(derivation, "v'_a.y",
                               N_("Friction is the same along ‹y'›, with ‹-f› in place of ‹e›."));
  carom_chapter_add(derivation, NULL, "u'_a.y ∓ (1 - f) (μ / m_a) w_t", sorted);
}

static void add_turned_back(CaromDerivation *derivation) {
  gboolean rubs = carom_chapter_has_friction(derivation);
  carom_chapter_add(
      derivation, "v_a",
      rubs ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
           : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
      N_("Its last line: the axes are turned back, so the velocity is turned by ‹θ›."));
  carom_chapter_add(derivation, NULL,
                    "(u'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + u'_a.x sin(θ)) "
                    "∓ (1 + e) (μ / m_a) w (cos(θ); sin(θ)) "
                    "[∓ (1 - f) (μ / m_a) w_t (-sin(θ); cos(θ))]",
                    N_("A sum may be turned part by part: what it was, and the change."));
  carom_chapter_add(
      derivation, NULL,
      "u_a ∓ (1 + e) (μ / m_a) w (cos(θ); sin(θ)) "
      "[∓ (1 - f) (μ / m_a) w_t (-sin(θ); cos(θ))]",
      N_("Turned by ‹-θ› and then by ‹θ› is not turned at all: ‹θ› cancels, and ‹u_a› is back."));
  carom_chapter_add(derivation, NULL, CAROM_CHAPTER_MASTER,
                    rubs ? N_("‹(cos(θ); sin(θ))› is ‹n›, and ‹(-sin(θ); cos(θ))› is ‹t›. This is "
                              "the master line.")
                         : N_("‹(cos(θ); sin(θ))› is ‹n›. This is the master line."));
}

static void write_rotation(CaromDerivation *derivation) {
  carom_chapter_begin(
      derivation, "rotation", N_("Rotation"), N_("Rotation: ‹θ› cancels"),
      N_("This method turns the axes by ‹θ›, so that ‹x'› runs along ‹n›, and turns "
         "back in the end."));
  carom_chapter_add_definition(derivation, "x'", N_("The turned axis ‹x'›, in the old axes."));
  carom_chapter_add(derivation, NULL, "n",
                    N_("‹θ› is the angle of ‹d›, so ‹x'› points along ‹d›."));
  carom_chapter_add(
      derivation, "u'_a.x", "u_a.x cos(θ) + u_a.y sin(θ)",
      N_("Turning the axes by ‹θ› is turning the velocity by ‹-θ›. This is its part along ‹x'›."));
  carom_chapter_add(derivation, NULL, "u_a·n", N_("It is the part along ‹n›."));
  add_rotation_collision(derivation);
  add_turned_back(derivation);
}

void carom_derivation_methods_write(CaromDerivation *derivation) {
  write_impulse(derivation);
  write_projection(derivation);
  write_rotation(derivation);
}
