/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-rotation: rotation turned into the master line: θ cancels. */
#include "carom-chapter.h"

#include <glib/gi18n-lib.h>

static const CaromChapterDefinition definitions[] = {
    {"x'", "(cos(θ); sin(θ))", NULL, NULL},
    {"y'", "(-sin(θ); cos(θ))", NULL, NULL},
    {"u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))", NULL, NULL},
    {"u'_b", "(u_b.x cos(θ) + u_b.y sin(θ); u_b.y cos(θ) - u_b.x sin(θ))", NULL, NULL},
    {"v'_a.x", "((m_a - e m_b) u'_a.x + (1 + e) m_b u'_b.x) / (m_a + m_b)",
     "(1 + e) u'_b.x - e u'_a.x", "-e u'_a.x"},
    {"v'_a.y", "((m_a + f m_b) u'_a.y + (1 - f) m_b u'_b.y) / (m_a + m_b)",
     "(1 - f) u'_b.y + f u'_a.y", "f u'_a.y"},
};

/* π/2 and π are rounded, so a cosine or sine that should be 0 comes out as 1e-16. As in the method
 * itself, the exact 0 is known where d lies along an axis. */
static void define_angle(CaromDerivation *derivation) {
  CaromVec2 d = derivation->contact.d;
  carom_chapter_define(derivation, "θ", "atan2(d.y; d.x)");
  carom_chapter_define(derivation, "cos(θ)", d.x == 0 ? "0" : "cos(θ)");
  carom_chapter_define(derivation, "sin(θ)", d.y == 0 ? "0" : "sin(θ)");
}

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
  carom_chapter_tag(derivation);
  carom_chapter_add(
      derivation, NULL,
      "u_a ∓ (1 + e) (μ / m_a) w (cos(θ); sin(θ)) "
      "[∓ (1 - f) (μ / m_a) w_t (-sin(θ); cos(θ))]",
      N_("Turned by ‹-θ› and then by ‹θ› is not turned at all: ‹θ› cancels, and ‹u_a› is back."));
  carom_chapter_add(
      derivation, NULL, CAROM_CHAPTER_MASTER,
      rubs ? N_("‹u_a›, turned and turned back, is ‹u_a›; ‹(cos(θ); sin(θ))› is ‹n›, and "
                "‹(-sin(θ); cos(θ))› is ‹t̂›. This is the master line.")
           : N_("‹u_a›, turned and turned back, is ‹u_a›, and ‹(cos(θ); sin(θ))› is ‹n›. "
                "This is the master line."));
  carom_chapter_tag(derivation);
}

void carom_derivation_rotation(CaromDerivation *derivation) {
  define_angle(derivation);
  carom_chapter_define_all(derivation, definitions, G_N_ELEMENTS(definitions));
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
  carom_chapter_add(derivation, NULL, "u_a·n",
                    N_("‹x'› runs along ‹n›: so it is the part along ‹n›."));
  add_rotation_collision(derivation);
  add_turned_back(derivation);
}
