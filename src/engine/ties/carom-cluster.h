/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cluster: resolves several contacts at the same instant together.
 *
 * The conditions are Newton's law of impact at all contacts at once: after the impulses J_k >= 0
 * along the normals n_k, v'_k >= −e_k v_k, with equality wherever J_k > 0; v = (u_b − u_a)·n is <=
 * 0 before the impulses, at contacts that approach or rest. In matrices, A J + (1 + e) v >= 0 with
 * A = N M⁻¹ Nᵀ: a linear system, from which contacts are left out that would have to pull. (Moreau,
 * "Unilateral contact and dry friction in finite freedom dynamics", 1988; Glocker and Pfeiffer,
 * "Multiple impacts with friction in rigid multibody systems", Nonlinear Dynamics 7, 1995.) Of all
 * velocities that meet the conditions, those are the nearest to the ones before, measured by mass;
 * so they are unique, also where the impulses are not, as in a hexagonal packing.
 *
 * Momentum is kept, and for e = 1 kinetic energy too. Contacts in a cluster are smooth: the
 * friction of walls has no part in the linear system. */
#pragma once

#include "carom-contact.h"

/* The most contacts that are resolved together; the cost grows with the third power of their
 * number. */
#define CAROM_CLUSTER_MAX_CONTACTS 1000

/* Finds the impulses of contacts that are resolved together.
 *
 * @contacts: (array length=n): the bodies and the state before. In each contact the bodies approach
 *   or rest, there is a line of centres, and at least one body can move. A disc has the same mass
 *   and velocity in all of its contacts. Tangential factors are ignored.
 * @impulses: (out) (array length=n): J >= 0, kg × lengths/s: b gets J n, a gets −J n
 * Returns: FALSE if there are too many contacts, or if nothing can part them: a disc between two
 *   pinned ones that close in on it */
gboolean carom_cluster_solve(const CaromContactRecord *contacts, guint n, double *impulses);
