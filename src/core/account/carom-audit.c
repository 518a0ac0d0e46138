/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-audit: sums over all discs for the totals, and a booking function for each account. The
 * errors at the end are differences of totals less everything that was booked. */
#include "carom-audit.h"

#include <float.h>

/* The rounding error of an energy, in ε of its scale: position and product are rounded a few times
 * each, and again at every contact. Over many contacts these errors add up like a random walk. */
#define ENERGY_ROUNDING (64 * DBL_EPSILON)

CaromTotals carom_audit_totals(const CaromBodies *bodies, CaromVec2 gravity) {
  CaromSum px = {0}, py = {0}, scale = {0}, kinetic = {0}, potential = {0}, heights = {0};
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    double m = bodies->mass_kg[i];
    CaromVec2 v = carom_bodies_velocity(bodies, i);
    double vv = carom_vec2_dot(v, v);
    carom_sum_add(&px, m * v.x);
    carom_sum_add(&py, m * v.y);
    carom_sum_add(&scale, m * sqrt(vv));
    carom_sum_add(&kinetic, 0.5 * m * vv);
    double fallen = m * carom_vec2_dot(gravity, carom_bodies_position(bodies, i));
    carom_sum_add(&potential, -fallen);
    carom_sum_add(&heights, fabs(fallen));
  }
  return (CaromTotals){
      .n_discs = bodies->n,
      .momentum = {carom_sum_value(px), carom_sum_value(py)},
      .momentum_scale = carom_sum_value(scale),
      .kinetic_energy_j = carom_sum_value(kinetic),
      .potential_energy_j = carom_sum_value(potential),
      .potential_scale_j = carom_sum_value(heights),
  };
}

static void book(CaromSum impulse[2], CaromVec2 given) {
  carom_sum_add(&impulse[0], given.x);
  carom_sum_add(&impulse[1], given.y);
}

/* ½ (1 − e) J w + ½ μ (1 − f²) w_t². For a contact by itself, J is what it must be, (1 + e) μ w,
 * whatever the resolver made of it; for one of several at once, only their linear system
 * knows its share. */
static double energy_loss(const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  double e = c->restitution, f = c->tangential_factor;
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  double length = carom_vec2_length(c->d);
  CaromVec2 du = carom_vec2_sub(c->velocity_b, c->velocity_a);
  double normal = fabs(carom_vec2_dot(du, c->d)) / length;
  double tangential = carom_vec2_dot(du, carom_vec2_perpendicular(c->d)) / length;
  double impulse = record->cluster_size > 1 ? fabs(carom_vec2_dot(record->impulse, c->d)) / length
                                            : (1 + e) * reduced_mass_kg * normal;
  return 0.5 *
         ((1 - e) * impulse * normal + reduced_mass_kg * (1 - f * f) * tangential * tangential);
}

/* Books the impulse of an immovable partner on the other body, and the work it does by moving. */
static void book_immovable(CaromBooks *books, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromContactBody partner =
      carom_contact_is_movable(c, CAROM_BODY_A) ? CAROM_BODY_B : CAROM_BODY_A;
  CaromVec2 impulse = carom_vec2_scale(record->impulse, CAROM_OF_BODY(partner, -1, 1));
  book(record->wall >= 0 ? books->wall_impulse : books->pinned_impulse, impulse);
  carom_sum_add(&books->work_done_j, carom_vec2_dot(impulse, carom_contact_velocity(c, partner)));
}

static void book_method_work(CaromBooks *books, double work_j) {
  carom_sum_add(&books->method_work_j, work_j);
  books->method_scale_j += fabs(work_j);
}

void carom_audit_book_contact(CaromBooks *books, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  if (record->wall >= 0)
    books->wall_hits++;
  else
    books->collisions++;
  books->settled += carom_contact_kind_settles(record->kind);
  if (record->kept_j != 0)
    carom_sum_add(&books->kept_j, record->kept_j);
  carom_sum_add(&books->energy_lost_j, energy_loss(record) - record->not_lost_j);
  if (record->not_lost_j != 0)
    book_method_work(books, -record->not_lost_j);
  if (isinf(c->mass_a_kg) || isinf(c->mass_b_kg))
    book_immovable(books, record);
}

void carom_audit_set_gravity(CaromBooks *books, CaromVec2 impulse) {
  books->gravity_impulse[0] = (CaromSum){.sum = impulse.x};
  books->gravity_impulse[1] = (CaromSum){.sum = impulse.y};
}

void carom_audit_book_method(CaromBooks *books, CaromVec2 impulse, double work_j) {
  book(books->method_impulse, impulse);
  book_method_work(books, work_j);
}

void carom_audit_book_entry(CaromBooks *books, double mass_kg, CaromVec2 position,
                            CaromVec2 velocity, CaromVec2 gravity) {
  double speed = carom_vec2_length(velocity), kinetic_j = 0.5 * mass_kg * speed * speed;
  book(books->emitted_impulse, carom_vec2_scale(velocity, mass_kg));
  books->emitted_scale += mass_kg * speed;
  carom_sum_add(&books->emitted_energy_j, kinetic_j);
  carom_sum_add(&books->emitted_energy_j, -mass_kg * carom_vec2_dot(gravity, position));
  books->emitted_scale_j += kinetic_j;
}

static double booked(const CaromBooks *books, int axis) {
  CaromSum sum = books->wall_impulse[axis];
  carom_sum_add(&sum, carom_sum_value(books->pinned_impulse[axis]));
  carom_sum_add(&sum, carom_sum_value(books->gravity_impulse[axis]));
  carom_sum_add(&sum, carom_sum_value(books->method_impulse[axis]));
  carom_sum_add(&sum, carom_sum_value(books->emitted_impulse[axis]));
  return carom_sum_value(sum);
}

CaromVec2 carom_audit_balance(const CaromTotals *now, const CaromBooks *books) {
  return carom_vec2(now->momentum.x - booked(books, 0), now->momentum.y - booked(books, 1));
}

static double impulse(const CaromSum sums[2]) {
  return hypot(carom_sum_value(sums[0]), carom_sum_value(sums[1]));
}

double carom_audit_momentum_error(const CaromTotals *start, const CaromTotals *now,
                                  const CaromBooks *books) {
  CaromVec2 moved = carom_vec2_sub(carom_audit_balance(now, books), start->momentum);
  double moving = MAX(start->momentum_scale, now->momentum_scale);
  double outside = MAX(impulse(books->wall_impulse), impulse(books->pinned_impulse));
  double given = MAX(outside, MAX(impulse(books->gravity_impulse), impulse(books->method_impulse)));
  double scale = MAX(MAX(moving, given), books->emitted_scale);
  return scale > 0 ? carom_vec2_length(moved) / scale : 0;
}

double carom_audit_energy_error(const CaromTotals *start, const CaromTotals *now,
                                const CaromBooks *books) {
  double lifted = now->potential_energy_j - start->potential_energy_j;
  CaromSum gained = {0};
  carom_sum_add(&gained, now->kinetic_energy_j);
  carom_sum_add(&gained, -start->kinetic_energy_j);
  carom_sum_add(&gained, lifted);
  carom_sum_add(&gained, carom_sum_value(books->energy_lost_j));
  carom_sum_add(&gained, -carom_sum_value(books->work_done_j));
  carom_sum_add(&gained, -carom_sum_value(books->method_work_j));
  carom_sum_add(&gained, -carom_sum_value(books->emitted_energy_j));
  double error = carom_sum_value(gained);
  double n_contacts = (double)carom_audit_count_contacts(books);
  double rounding = ENERGY_ROUNDING * sqrt(1 + n_contacts);
  if (fabs(error) <= rounding * MAX(start->potential_scale_j, now->potential_scale_j))
    return 0;
  double moving = MAX(start->kinetic_energy_j, now->kinetic_energy_j);
  double given = MAX(books->method_scale_j, books->emitted_scale_j);
  double scale = MAX(moving, MAX(fabs(lifted), given));
  return scale > 0 ? error / scale : 0;
}
