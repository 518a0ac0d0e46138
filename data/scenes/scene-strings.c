/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the built-in scenes, for xgettext. Made by generate.py; do not edit. */
#include <glib/gi18n-lib.h>

/* clang-format off */
const char *const carom_scene_strings[] = {
    /* Translators: group of scenes */
    N_("Two discs"),
    /* Translators: scene three-ways: title */
    N_("Three ways to one answer"),
    /* Translators: scene three-ways: lesson */
    N_("A climbs to the right. B, lighter, comes level from the right, and they meet off centre. One method turns the axes, one takes parts along the line of centres, one finds the impulse. Will they give the same velocities, and why?"),
    /* Translators: scene three-ways: question */
    N_("A of 3 kg comes at (0.9, 0.6) m/s, and B of 2 kg at (−1, 0) m/s; e = 1, and their line of centres is at 20°. Which way does A leave?"),
    /* Translators: scene three-ways: answer */
    N_("To the left, almost level, at (−0.596, 0.055) m/s. B leaves at (1.245, 0.817) m/s. The tangential parts stay, 0.256 m/s for A and 0.342 m/s for B."),
    /* Translators: scene three-ways: choice */
    N_("Back the way it came"),
    /* Translators: scene three-ways: belief */
    N_("A collision turns round the whole velocity."),
    /* Translators: scene three-ways: meaning */
    N_("Then A’s tangential part, 0.256 m/s, would be turned round, too. Smooth discs do not push each other along the tangent."),
    /* Translators: scene three-ways: choice */
    N_("To the left, almost level"),
    /* Translators: scene three-ways: choice */
    N_("To the left, climbing as fast as before"),
    /* Translators: scene three-ways: belief */
    N_("B came level, so it pushes level."),
    /* Translators: scene three-ways: meaning */
    N_("The push is along the line of centres, whichever way B came: it takes 0.545 m/s from A’s climb, too."),
    /* Translators: scene three-ways: choice */
    N_("On to the right, more slowly"),
    /* Translators: scene three-ways: belief */
    N_("The heavier one wins."),
    /* Translators: scene three-ways: meaning */
    N_("A brings 3.15 kg·m/s along the line of centres, and the impulse takes 4.78 kg·m/s from it: more than it has."),
    /* Translators: scene three-ways: question */
    N_("Each method finds one number along the line of centres. Which numbers are they, and how does each follow from the others?"),
    /* Translators: scene three-ways: answer */
    N_("Rotation: the speed of approach along its turned axis, 1.991 m/s. Projection: the same in lengths of d, which is 0.58 m long: 1.991 / 0.58 = 3.432 in a second. Impulse: 4.777 N·s, which is (1 + e) μ times 1.991 m/s, with μ = 1.2 kg."),
    /* Translators: scene three-ways: question */
    N_("Set the restitution to 0. Which way does A leave, and how much of the 2.755 J is left?"),
    /* Translators: scene three-ways: answer */
    N_("It goes on to the right, and climbs: (0.152, 0.328) m/s. 0.377 J is left. Along the line of centres both go on at 0.255 m/s."),
    /* Translators: scene oblique: title */
    N_("Oblique collision"),
    /* Translators: scene oblique: lesson */
    N_("Two equal discs meet off centre: their line of centres is at 30°. Three methods calculate the velocities after the contact in three ways. Will they agree, and how well?"),
    /* Translators: scene oblique: question */
    N_("A and B are smooth, and meet with their line of centres at 30°. Which components of their velocities are the same before and after?"),
    /* Translators: scene oblique: answer */
    N_("The tangential ones: −0.76 m/s for A and −0.01 m/s for B. Smooth discs push each other along the line of centres only."),
    /* Translators: scene oblique: choice */
    N_("None: the push turns all of it"),
    /* Translators: scene oblique: belief */
    N_("A collision turns round the tangential part, too."),
    /* Translators: scene oblique: meaning */
    N_("Then the discs would push each other along the tangent, and smooth discs do not: A keeps −0.76 m/s, and B −0.01 m/s."),
    /* Translators: scene oblique: choice */
    N_("The tangential ones"),
    /* Translators: scene oblique: choice */
    N_("Those along the line of centres"),
    /* Translators: scene oblique: belief */
    N_("The push goes across the line of centres."),
    /* Translators: scene oblique: meaning */
    N_("Then they would go on to approach along that line, at 1.30 m/s, and go through each other."),
    /* Translators: scene oblique: question */
    N_("The three answers agree to 15 digits. Does that prove that they are right?"),
    /* Translators: scene oblique: answer */
    N_("No. Let all panes detect contacts in steps of 0.2 s: they agree just as well, on a line of centres at 45°. Agreement tests the methods against each other, and exact times test the steps; only experiments test the physics."),
    /* Translators: scene oblique: question */
    N_("Set the restitution to 0. How much of the kinetic energy is left, and how much of the momentum?"),
    /* Translators: scene oblique: answer */
    N_("0.293 of 0.715 J, and all of the momentum, (0.5, −0.6) kg·m/s. Only ½ μ w² = 0.422 J can be lost: μ = 0.5 kg, and w = 1.30 m/s is the speed of approach along the line of centres."),
    /* Translators: scene head-on: title */
    N_("Head on"),
    /* Translators: scene head-on: lesson */
    N_("A disc of 2 kg and one of 1 kg meet head on, at 1 m/s each. Momentum is kept, and they part as fast as they met: at 2 m/s. That settles both velocities. What are they?"),
    /* Translators: scene head-on: question */
    N_("A of 2 kg and B of 1 kg meet head on at 1 m/s each, and lose no energy. What are their velocities after the contact?"),
    /* Translators: scene head-on: answer */
    N_("−1/3 and 5/3 m/s. The momentum is 2 · (−1/3) + 5/3 = 1 kg·m/s, as before, and they part at 5/3 + 1/3 = 2 m/s."),
    /* Translators: scene head-on: question */
    N_("A of 2 kg and B of 1 kg met at 1 m/s each. How would they part with a restitution of 0.5? With 0?"),
    /* Translators: scene head-on: answer */
    N_("At 0 and 1 m/s: half as fast as they met. With 0 both go on at 1/3 m/s. The momentum is 1 kg·m/s every time."),
    /* Translators: scene equal-discs: title */
    N_("Equal discs"),
    /* Translators: scene equal-discs: lesson */
    N_("Two equal discs meet head on, at 2.5 and 0.5 m/s. Suppose that both had the same colour: could anybody say whether they bounced, or went through each other?"),
    /* Translators: scene equal-discs: question */
    N_("A comes at 2.5 m/s, and B, just as heavy, at 0.5 m/s from the other side; e = 1. What are their velocities after the contact?"),
    /* Translators: scene equal-discs: answer */
    N_("−0.5 and 2.5 m/s: the discs have exchanged them. If both looked the same, nobody could say whether they bounced."),
    /* Translators: scene equal-discs: question */
    N_("Make A twice as heavy: set the mass ratio A : B to 2. Do they still exchange velocities?"),
    /* Translators: scene equal-discs: answer */
    N_("No: 0.5 and 3.5 m/s. Only equal masses exchange velocities, and they only do so head on and with a restitution of 1. The discs still part as fast as they met, at 3 m/s."),
    /* Translators: scene stop-and-go: title */
    N_("One at rest"),
    /* Translators: scene stop-and-go: lesson */
    N_("A disc runs into an equal one at rest, head on: the stop shot of billiards. With which velocity will each of them leave? Could the first disc keep a little of its speed?"),
    /* Translators: scene stop-and-go: question */
    N_("A runs into B, equal and at rest, with a speed u of 2.5 m/s; e = 1. What becomes of the two, and could A keep a tenth of its speed?"),
    /* Translators: scene stop-and-go: answer */
    N_("A stops dead, and B leaves with all of its velocity. If A kept a tenth, momentum would leave 0.9 u to B, but energy would ask for 0.995 u. Only (0, u) satisfies both, apart from (u, 0): the miss."),
    /* Translators: scene stop-and-go: choice */
    N_("A comes back at 2.5 m/s, and B stays where it is"),
    /* Translators: scene stop-and-go: belief */
    N_("Elastic means: what hits comes back as fast as it came."),
    /* Translators: scene stop-and-go: meaning */
    N_("Then the momentum would turn from 2.5 to −2.5 kg·m/s. It is the speed at which they part that is the same."),
    /* Translators: scene stop-and-go: choice */
    N_("A goes on at 0.25 m/s, and B leaves at 2.25 m/s"),
    /* Translators: scene stop-and-go: belief */
    N_("Any share will do, if the momentum is kept."),
    /* Translators: scene stop-and-go: meaning */
    N_("That keeps the momentum, but only 2.5625 of 3.125 J."),
    /* Translators: scene stop-and-go: choice */
    N_("A stops, and B leaves at 2.5 m/s"),
    /* Translators: scene stop-and-go: choice */
    N_("Both go on at 1.25 m/s"),
    /* Translators: scene stop-and-go: belief */
    N_("Equal masses share the motion equally."),
    /* Translators: scene stop-and-go: meaning */
    N_("That keeps the momentum, but loses half of the 3.125 J."),
    /* Translators: scene stop-and-go: question */
    N_("Set the mass ratio to 1.1, so that B is a little lighter. What does A do?"),
    /* Translators: scene stop-and-go: answer */
    N_("It goes on, at 0.12 m/s. B leaves at 2.62 m/s, faster than A came."),
    /* Translators: scene right-angle: title */
    N_("Hits off centre"),
    /* Translators: scene right-angle: lesson */
    N_("A, C and E hit equal discs at rest: the first one head on, the others further and further off centre. Do equal masses always exchange velocities? And at which angle do they part?"),
    /* Translators: scene right-angle: question */
    N_("A at 1 m/s hits B, equal and at rest, head on. How do the two go on?"),
    /* Translators: scene right-angle: answer */
    N_("They exchange velocities: A stops, and B goes on at 1 m/s."),
    /* Translators: scene right-angle: question */
    N_("A and B have exchanged velocities. C at 1 m/s hits D, equal and at rest, with the line of centres at 30°. Do C and D exchange theirs?"),
    /* Translators: scene right-angle: answer */
    N_("No: only the components along the line of centres are exchanged. D leaves along that line, at 0.87 m/s; C keeps what it had across it, 0.5 m/s. They part at 90°."),
    /* Translators: scene right-angle: choice */
    N_("Yes: C stops, and D leaves as C came, at 1 m/s"),
    /* Translators: scene right-angle: belief */
    N_("Equal masses always exchange velocities."),
    /* Translators: scene right-angle: meaning */
    N_("Then D would have been pushed straight on. Smooth discs push along the line of centres only, which is at 30° here."),
    /* Translators: scene right-angle: choice */
    N_("No: both go on together, at 0.5 m/s"),
    /* Translators: scene right-angle: belief */
    N_("Equal masses share the motion equally."),
    /* Translators: scene right-angle: meaning */
    N_("That would keep the momentum, but lose half of the 0.5 J."),
    /* Translators: scene right-angle: choice */
    N_("No: they part at a right angle, at 0.5 and 0.87 m/s"),
    /* Translators: scene right-angle: question */
    N_("Why is it a right angle?"),
    /* Translators: scene right-angle: answer */
    N_("Momentum says u = v₁ + v₂, as arrows; energy says u² = v₁² + v₂². By Pythagoras, the triangle that the three make has a right angle."),
    /* Translators: scene right-angle: question */
    N_("Set the restitution to 0.8. Which pair shows it most?"),
    /* Translators: scene right-angle: answer */
    N_("A and B: A follows B at 0.1 m/s. C and D part at 80°, and E and F, which only touch in passing, at 87°."),
    /* Translators: scene light-on-heavy: title */
    N_("Light on heavy"),
    /* Translators: scene light-on-heavy: lesson */
    N_("A light disc at 2.5 m/s meets one of 125 times its mass that comes towards it at 0.5 m/s. How fast does it fly back? And does the heavy one notice?"),
    /* Translators: scene light-on-heavy: question */
    N_("A at 2.5 m/s meets B, 125 times as heavy, which comes at 0.5 m/s; e = 1. How fast does A fly back, almost as from a wall?"),
    /* Translators: scene light-on-heavy: answer */
    N_("At 3.45 m/s. From a wall that comes at 0.5 m/s it would come back at 2.5 + 2 · 0.5 = 3.5 m/s."),
    /* Translators: scene light-on-heavy: question */
    N_("Where does the energy that A gains come from?"),
    /* Translators: scene light-on-heavy: answer */
    N_("From B, which slows down from 0.50 to 0.45 m/s and so loses the 2.83 J that A gains."),
    /* Translators: scene light-on-heavy-at-rest: title */
    N_("Light on heavy at rest"),
    /* Translators: scene light-on-heavy-at-rest: lesson */
    N_("A light disc at 2.5 m/s hits one at rest of 125 times its mass. It bounces back almost as from a wall. How much does the heavy disc get: of the momentum, and of the energy?"),
    /* Translators: scene light-on-heavy-at-rest: question */
    N_("A of 1 kg at 2.5 m/s hits B of 125 kg, at rest; e = 1. How much does B get: of the momentum, and of the energy?"),
    /* Translators: scene light-on-heavy-at-rest: answer */
    N_("Much momentum, 198 % of what there was, and little energy, 3 %: 0.098 of 3.125 J. Energy is p²/2m, so a large mass can take much momentum and little energy."),
    /* Translators: scene light-on-heavy-at-rest: choice */
    N_("Much of both"),
    /* Translators: scene light-on-heavy-at-rest: belief */
    N_("Momentum and energy are two names of one thing."),
    /* Translators: scene light-on-heavy-at-rest: meaning */
    N_("If B got all of the 3.125 J, it would move at 0.22 m/s. That is 28 kg·m/s, and there were 2.5."),
    /* Translators: scene light-on-heavy-at-rest: choice */
    N_("Little of both"),
    /* Translators: scene light-on-heavy-at-rest: belief */
    N_("What hardly moves has got hardly anything."),
    /* Translators: scene light-on-heavy-at-rest: meaning */
    N_("A turns back almost as fast as it came, so its momentum changes by almost −5 kg·m/s. B gets as much, the other way."),
    /* Translators: scene light-on-heavy-at-rest: choice */
    N_("Much of the momentum, little of the energy"),
    /* Translators: scene light-on-heavy-at-rest: choice */
    N_("Little of the momentum, much of the energy"),
    /* Translators: scene light-on-heavy-at-rest: belief */
    N_("A blow hands on energy, and momentum stays with the one that moves."),
    /* Translators: scene light-on-heavy-at-rest: meaning */
    N_("A has 2.46 of its 2.5 m/s left, so nearly all of the energy. Its momentum has turned round."),
    /* Translators: scene light-on-heavy-at-rest: question */
    N_("A came with 2.5 kg·m/s. What does each of them have in the end, and what do both have together?"),
    /* Translators: scene light-on-heavy-at-rest: answer */
    N_("B has 4.96 kg·m/s. A flies back with −98 % of what there was, and together that is 100 %."),
    /* Translators: scene who-pushes-harder: title */
    N_("Who pushes harder?"),
    /* Translators: scene who-pushes-harder: lesson */
    N_("A disc of 8 kg runs into one of 1 kg at rest, and throws it away. The light one is knocked about, and the heavy one hardly slows down. Which of them is pushed harder?"),
    /* Translators: scene who-pushes-harder: question */
    N_("A of 8 kg at 1 m/s runs into B of 1 kg, at rest. Which of the two pushes the other harder?"),
    /* Translators: scene who-pushes-harder: answer */
    N_("Neither: each gives the other 1.78 kg·m/s, in opposite directions. The masses make the difference: that makes B faster by 1.78 m/s, and A slower by 0.22 m/s."),
    /* Translators: scene who-pushes-harder: choice */
    N_("A pushes B harder"),
    /* Translators: scene who-pushes-harder: belief */
    N_("The heavier or faster one exerts the greater force."),
    /* Translators: scene who-pushes-harder: meaning */
    N_("Then B would get more momentum than A loses, and both together would have more than the 8 kg·m/s that A brought."),
    /* Translators: scene who-pushes-harder: choice */
    N_("B pushes A harder"),
    /* Translators: scene who-pushes-harder: belief */
    N_("The one in the way has to stop the other."),
    /* Translators: scene who-pushes-harder: meaning */
    N_("Then A would lose more momentum than B gets, and some of the 8 kg·m/s would be gone."),
    /* Translators: scene who-pushes-harder: choice */
    N_("Only A pushes"),
    /* Translators: scene who-pushes-harder: belief */
    N_("What is at rest does not push."),
    /* Translators: scene who-pushes-harder: meaning */
    N_("Then nothing would slow A down. It goes on at 0.78 m/s, and not at 1 m/s."),
    /* Translators: scene who-pushes-harder: choice */
    N_("Both push equally hard"),
    /* Translators: scene who-pushes-harder: question */
    N_("Set the mass ratio to 100. How much do the two impulses differ now?"),
    /* Translators: scene who-pushes-harder: answer */
    N_("Not at all: each is 1.98 kg·m/s. Whatever the masses are, the two arrows have the same length."),
    /* Translators: scene three-and-four: title */
    N_("Three and four"),
    /* Translators: scene three-and-four: lesson */
    N_("A disc of 3 kg comes from the left, and one of 4 kg from below, both at 1 m/s. How large is the momentum of both together: before they meet, and after?"),
    /* Translators: scene three-and-four: question */
    N_("A brings 3 kg·m/s to the right, and B 4 kg·m/s upwards. How large is the momentum of both together after the contact?"),
    /* Translators: scene three-and-four: answer */
    N_("It is still (3, 4) kg·m/s, of size √(3² + 4²) = 5. A leaves with (−0.43, 3.43) kg·m/s, and B with (3.43, 0.57) kg·m/s."),
    /* Translators: scene three-and-four: choice */
    N_("7 kg·m/s"),
    /* Translators: scene three-and-four: belief */
    N_("Momenta add like numbers, whatever their directions."),
    /* Translators: scene three-and-four: meaning */
    N_("They add like arrows: 3 to the right and 4 upwards make an arrow of 5 kg·m/s. They would make 7 only if both pointed the same way."),
    /* Translators: scene three-and-four: choice */
    N_("1 kg·m/s"),
    /* Translators: scene three-and-four: belief */
    N_("The smaller momentum is taken away from the larger one."),
    /* Translators: scene three-and-four: meaning */
    N_("That is so if they point in opposite directions. Here they are at a right angle, and neither takes anything away from the other."),
    /* Translators: scene three-and-four: choice */
    N_("5 kg·m/s"),
    /* Translators: scene three-and-four: choice */
    N_("That depends on the restitution"),
    /* Translators: scene three-and-four: belief */
    N_("Where energy is lost, momentum is lost."),
    /* Translators: scene three-and-four: meaning */
    N_("The two push each other equally hard, in opposite directions: with any restitution the sum stays (3, 4) kg·m/s."),
    /* Translators: scene three-and-four: question */
    N_("The sizes of the two momenta add up to 7 kg·m/s before the contact. What do they add up to after it?"),
    /* Translators: scene three-and-four: answer */
    N_("To 6.931 kg·m/s: 3.455 and 3.476. There is no law for the sum of sizes; there is one for the sum of arrows."),
    /* Translators: scene centre-of-mass: title */
    N_("Centre of mass"),
    /* Translators: scene centre-of-mass: lesson */
    N_("Discs of 0.5 kg and 1.5 kg meet head on. How does their centre of mass move before the contact, and how after it? What of that does the restitution change?"),
    /* Translators: scene centre-of-mass: question */
    N_("A comes with 0.5 kg·m/s, and B with −0.75 kg·m/s. Which momentum is the same after the contact as before?"),
    /* Translators: scene centre-of-mass: answer */
    N_("That of both together, −0.25 kg·m/s: A’s changes by −1.125 kg·m/s, and B’s by as much the other way."),
    /* Translators: scene centre-of-mass: choice */
    N_("That of each: A keeps 0.5, and B −0.75 kg·m/s"),
    /* Translators: scene centre-of-mass: belief */
    N_("Each body keeps its own momentum."),
    /* Translators: scene centre-of-mass: meaning */
    N_("Then nothing would have pushed A or B, and they would have gone through each other."),
    /* Translators: scene centre-of-mass: choice */
    N_("That of B, which is heavier"),
    /* Translators: scene centre-of-mass: belief */
    N_("A light body cannot change the momentum of a heavy one."),
    /* Translators: scene centre-of-mass: meaning */
    N_("A’s momentum changes by −1.125 kg·m/s. If B’s did not change, the sum would go from −0.25 to −1.375 kg·m/s."),
    /* Translators: scene centre-of-mass: choice */
    N_("That of both together"),
    /* Translators: scene centre-of-mass: question */
    N_("A of 0.5 kg comes at 1 m/s, and B of 1.5 kg at 0.5 m/s from the other side. How does their centre of mass move, before and after?"),
    /* Translators: scene centre-of-mass: answer */
    N_("At −0.125 m/s before and after, whatever the restitution is: it moves as the momentum does."),
    /* Translators: scene centre-of-mass: question */
    N_("What are the velocities for a restitution of 1, 0.5 and 0?"),
    /* Translators: scene centre-of-mass: answer */
    N_("−1.25 and 0.25 m/s; −0.69 and 0.06 m/s; −0.125 m/s for both. The momentum is −0.25 kg·m/s every time."),
    /* Translators: scene centre-of-mass: question */
    N_("Seen from the centre of mass, what does a restitution of 1 mean?"),
    /* Translators: scene centre-of-mass: answer */
    N_("Each disc turns back as fast as it came, at 1.125 and 0.375 m/s. With 0.5 it keeps half of that, with 0 nothing."),
    /* Translators: scene half-of-what: title */
    N_("Half of what?"),
    /* Translators: scene half-of-what: lesson */
    N_("Discs of 3 kg and 1 kg meet head on at 1 m/s each, and the restitution is 0.5. So half of something is left: of the speed of each, of the energy, or of what?"),
    /* Translators: scene half-of-what: question */
    N_("A of 3 kg and B of 1 kg meet at 1 m/s each, with a restitution of 0.5. What are their velocities after the contact?"),
    /* Translators: scene half-of-what: answer */
    N_("0.25 and 1.25 m/s. They met at 2 m/s and part at half of that; and 3 · 0.25 + 1.25 makes the same 2 kg·m/s as before."),
    /* Translators: scene half-of-what: choice */
    N_("−0.5 and 0.5 m/s"),
    /* Translators: scene half-of-what: belief */
    N_("e is the part of its own speed that each one keeps."),
    /* Translators: scene half-of-what: meaning */
    N_("Then the momentum would turn from 2 to −1 kg·m/s."),
    /* Translators: scene half-of-what: choice */
    N_("0.25 and 1.25 m/s"),
    /* Translators: scene half-of-what: choice */
    N_("0.21 and 1.37 m/s"),
    /* Translators: scene half-of-what: belief */
    N_("e is the part of the energy that is left."),
    /* Translators: scene half-of-what: meaning */
    N_("Then 1 of 2 J would be left. But they would part at 1.15 m/s, which is more than half of the 2 m/s at which they met."),
    /* Translators: scene half-of-what: choice */
    N_("0.5 m/s for both"),
    /* Translators: scene half-of-what: belief */
    N_("What loses energy stays together."),
    /* Translators: scene half-of-what: meaning */
    N_("That is what a restitution of 0 does. With 0.5 they part, half as fast as they met."),
    /* Translators: scene half-of-what: question */
    N_("How much of the 2 J is left, and why is it neither a half nor a quarter?"),
    /* Translators: scene half-of-what: answer */
    N_("0.875 J. The 1.5 J of the motion towards each other fall to e² = 0.25 of that. The 0.5 J of the centre of mass stay."),
    /* Translators: scene bullet-in-a-block: title */
    N_("A bullet in a block"),
    /* Translators: scene bullet-in-a-block: lesson */
    N_("A bullet of 0.02 kg at 20 m/s sticks in a block of 1.98 kg. How much of its momentum will be left, and how much of its energy? Could one measure its speed with a ruler and a watch?"),
    /* Translators: scene bullet-in-a-block: question */
    N_("A of 0.02 kg at 20 m/s sticks in B of 1.98 kg, at rest. How much is left: of the momentum, and of the energy?"),
    /* Translators: scene bullet-in-a-block: answer */
    N_("All of the momentum, 0.4 kg·m/s, but only 0.04 of 4 J. Both go on at 0.2 m/s; the rest has become heat."),
    /* Translators: scene bullet-in-a-block: choice */
    N_("All of both"),
    /* Translators: scene bullet-in-a-block: belief */
    N_("What keeps momentum keeps energy."),
    /* Translators: scene bullet-in-a-block: meaning */
    N_("Then A and B would have 4 J and so move at 2 m/s: that is 4 kg·m/s, ten times as much as there was."),
    /* Translators: scene bullet-in-a-block: choice */
    N_("All of the momentum, 1 % of the energy"),
    /* Translators: scene bullet-in-a-block: choice */
    N_("1 % of both"),
    /* Translators: scene bullet-in-a-block: belief */
    N_("Where energy is lost, momentum is lost."),
    /* Translators: scene bullet-in-a-block: meaning */
    N_("Then 0.396 of 0.4 kg·m/s would be gone. But A and B push each other equally hard: what A loses, B gets."),
    /* Translators: scene bullet-in-a-block: choice */
    N_("Nothing of either"),
    /* Translators: scene bullet-in-a-block: belief */
    N_("What does not seem to move has no momentum."),
    /* Translators: scene bullet-in-a-block: meaning */
    N_("B moves at 0.2 m/s, and it has 99 times the mass of A: that makes 0.396 kg·m/s."),
    /* Translators: scene bullet-in-a-block: question */
    N_("How could you measure the speed of the bullet with a ruler and a watch?"),
    /* Translators: scene bullet-in-a-block: answer */
    N_("Measure the speed V of the block. Both together have 100 times the mass of the bullet, so it came at 100 V."),
    /* Translators: scene bullet-in-a-block: question */
    N_("A mass m sticks in a mass M at rest. Which part of the energy is lost?"),
    /* Translators: scene bullet-in-a-block: answer */
    N_("M/(m + M), here 0.99 of it. If M is at rest and heavy, almost all of it is lost; if M is light, almost nothing."),
    /* Translators: scene glancing-inelastic: title */
    N_("A perfectly inelastic glance"),
    /* Translators: scene glancing-inelastic: lesson */
    N_("Two discs meet off centre, and the restitution is 0. Will they move on together? Which part of their velocities is lost, and which does each keep?"),
    /* Translators: scene glancing-inelastic: question */
    N_("B of 0.3 kg at 1 m/s glances off A of 1.8 kg, at rest; e = 0. How much is left of 0.15 J?"),
    /* Translators: scene glancing-inelastic: answer */
    N_("0.036 J. The rest, 0.114 J, was the energy of the approach along the line of centres, and becomes heat. No contact of smooth discs can take what is in the motion along the tangent, nor what is in that of the centre of mass."),
    /* Translators: scene glancing-inelastic: choice */
    N_("Nothing: both stop"),
    /* Translators: scene glancing-inelastic: belief */
    N_("A restitution of 0 stops both."),
    /* Translators: scene glancing-inelastic: meaning */
    N_("Then the 0.3 kg·m/s that B brought would be gone, too."),
    /* Translators: scene glancing-inelastic: choice */
    N_("0.021 J: they go on together"),
    /* Translators: scene glancing-inelastic: belief */
    N_("A restitution of 0 makes discs stick together."),
    /* Translators: scene glancing-inelastic: meaning */
    N_("Only along the line of centres. Smooth discs go on sliding past each other, and keep the energy of that."),
    /* Translators: scene glancing-inelastic: choice */
    N_("0.036 J"),
    /* Translators: scene glancing-inelastic: choice */
    N_("All of it, since momentum is kept"),
    /* Translators: scene glancing-inelastic: belief */
    N_("What keeps momentum keeps energy."),
    /* Translators: scene glancing-inelastic: meaning */
    N_("Along the line of centres they do not part, so the energy of their approach along it, 0.114 J, has become heat."),
    /* Translators: scene glancing-inelastic: question */
    N_("Which angle of impact would lose the most energy?"),
    /* Translators: scene glancing-inelastic: answer */
    N_("Head on: 0.129 J. Then the discs do go on together, with the 0.021 J of their centre of mass."),
    /* Translators: scene superelastic: title */
    N_("An explosive contact"),
    /* Translators: scene superelastic: lesson */
    N_("With a restitution of 1.5 the discs part faster than they met, as if the contact released a spring. By which factor does the energy grow? And what does the momentum do?"),
    /* Translators: scene superelastic: question */
    N_("Off centre, with e = 1.5: by which factor does the energy grow, and why not by 1.5² = 2.25?"),
    /* Translators: scene superelastic: answer */
    N_("By 2.17, from 0.64 to 1.39 J. Only the velocities along the line of centres are multiplied by 1.5; those along the tangent stay."),
    /* Translators: scene superelastic: question */
    N_("Can the momentum tell you that energy was added?"),
    /* Translators: scene superelastic: answer */
    N_("No, it is 0 before and after: the spring pushes both discs equally hard, in opposite directions."),
    /* Translators: group of scenes */
    N_("Several discs"),
    /* Translators: scene two-in-a-box: title */
    N_("Two discs in a box"),
    /* Translators: scene two-in-a-box: lesson */
    N_("Two large discs, 2 kg and 1 kg, fly about in a box. At each wall hit the momentum jumps: the wall pushes. The kinetic energy does not jump. Why?"),
    /* Translators: scene two-in-a-box: question */
    N_("B comes to the wall at the top. What does a wall do to the two components of a disc’s momentum?"),
    /* Translators: scene two-in-a-box: answer */
    N_("It reverses the normal one, and leaves the tangential one as it is."),
    /* Translators: scene two-in-a-box: question */
    N_("Why does the kinetic energy stay at 2.51 J?"),
    /* Translators: scene two-in-a-box: answer */
    N_("A wall that does not move does no work, and the contacts of the discs are elastic."),
    /* Translators: scene eight-in-a-box: title */
    N_("Eight discs in a box"),
    /* Translators: scene eight-in-a-box: lesson */
    N_("Eight discs of different sizes share a box; the mass grows with the radius. The three resolvers agree at every single contact, but for rounding. Will the panes show the same for ever?"),
    /* Translators: scene eight-in-a-box: question */
    N_("At every contact the panes agree to 14 digits. Will each disc be at the same place in all of them after 20 s?"),
    /* Translators: scene eight-in-a-box: answer */
    N_("No. After some 15 s and 65 contacts of discs they are 1 cm apart, and 2 s later half a metre: round discs multiply a small difference at every contact."),
    /* Translators: scene eight-in-a-box: choice */
    N_("Yes: the laws are exact"),
    /* Translators: scene eight-in-a-box: belief */
    N_("Exact laws make the future computable."),
    /* Translators: scene eight-in-a-box: meaning */
    N_("The laws are exact, but the numbers are rounded. From 10⁻¹⁵ m on, the difference grows about tenfold every second."),
    /* Translators: scene eight-in-a-box: choice */
    N_("Yes, but for the last digits: small errors stay small"),
    /* Translators: scene eight-in-a-box: belief */
    N_("Errors add up, one after the other."),
    /* Translators: scene eight-in-a-box: meaning */
    N_("65 roundings, added up, would be some 10⁻¹³ m. They are multiplied instead, and make 1 cm."),
    /* Translators: scene eight-in-a-box: choice */
    N_("No: by then each pane has it in a different place"),
    /* Translators: scene eight-in-a-box: question */
    N_("What does a straight line on the logarithmic axis of the panes’ disagreement mean?"),
    /* Translators: scene eight-in-a-box: answer */
    N_("Growth by a fixed factor in a fixed time: about tenfold every second, from the first rounding on."),
    /* Translators: scene eight-in-a-box: question */
    N_("Which curves do not differ between the panes?"),
    /* Translators: scene eight-in-a-box: answer */
    N_("Those of what is conserved: the energy is 141.66 J in all of them, to 13 digits."),
    /* Translators: scene nine-to-the-centre: title */
    N_("Nine to the centre"),
    /* Translators: scene nine-to-the-centre: lesson */
    N_("Eight discs fly to an equal one in the middle, and all nine meet at the same moment. Steps find them overlapping and put them apart pair by pair. How long does the picture stay symmetric?"),
    /* Translators: scene nine-to-the-centre: question */
    N_("How long does the symmetry last in each pane?"),
    /* Translators: scene nine-to-the-centre: answer */
    N_("In steps and one by one it breaks at the first contact: turned by a quarter, the picture is off by 1 cm at 2 s, and by 0.28 m at 8 s. In the other two panes it lasts."),
    /* Translators: scene nine-to-the-centre: question */
    N_("Is it the order of the contacts that breaks the symmetry?"),
    /* Translators: scene nine-to-the-centre: answer */
    N_("No: the first pane resolves one by one, too. At exact times nothing has to be put apart. The corrections in steps, pair by pair, break it: each disturbs the next."),
    /* Translators: scene nine-to-the-centre: question */
    N_("Is momentum kept while several discs touch at once?"),
    /* Translators: scene nine-to-the-centre: answer */
    N_("Yes, in every pane: it is 0 until the discs reach the walls."),
    /* Translators: scene billiards: title */
    N_("Billiards"),
    /* Translators: scene billiards: lesson */
    N_("A cue ball at 4 m/s breaks a rack of fifteen discs that touch each other, so the whole blow falls into one instant. Everything is symmetric. Is the break?"),
    /* Translators: scene billiards: question */
    N_("How fast do the two far corners of the rack leave, in each pane?"),
    /* Translators: scene billiards: answer */
    N_("One by one: 3.46 and 1.73 m/s. In random order: 2.62 and 1.62 m/s. All at once: 0.79 m/s both."),
    /* Translators: scene billiards: question */
    N_("The energy is 1.36 J just after the blow in all three panes. So which one is right?"),
    /* Translators: scene billiards: answer */
    N_("None of them. Momentum and energy do not decide, since the blow keeps both in every pane. But “all at once” throws the cue ball back at 3.09 of its 4 m/s, and that never happens on a real table. What happens in one instant is decided by the rule for ties; in real balls the blow takes its time to run through."),
    /* Translators: scene three-in-a-row: title */
    N_("Three in a row"),
    /* Translators: scene three-in-a-row: lesson */
    N_("A disc at 3 m/s hits two that touch: two contacts at the same instant. Two panes resolve them one by one, two all at once, by one linear system; each with two resolvers. Which choice decides what leaves, and how fast?"),
    /* Translators: scene three-in-a-row: question */
    N_("A at 3 m/s hits B and C, at rest; 1 kg each, e = 1. What are the velocities, and what decides?"),
    /* Translators: scene three-in-a-row: answer */
    N_("One by one the blow is handed on: 0, 0 and 3 m/s. All at once: −1, 2 and 2 m/s. The policy for ties decides, not the resolver."),
    /* Translators: scene three-in-a-row: question */
    N_("Momentum and energy are the same in all panes. Why do they not settle three velocities?"),
    /* Translators: scene three-in-a-row: answer */
    N_("−1 + 2 + 2 = 3 and 1 + 4 + 4 = 9; 0 + 0 + 3 = 3 and 0 + 0 + 9 = 9. The discs have 1 kg each, so that is 3 kg·m/s and 4.5 J. But these are two equations for three unknowns: a plane cuts a sphere, and that leaves a circle of answers."),
    /* Translators: scene three-in-a-row: question */
    N_("Steel balls do nearly what “one by one” says. What takes time in a steel ball that takes none here?"),
    /* Translators: scene three-in-a-row: answer */
    N_("The blow: the balls give a little, so it takes time to pass from one to the next. The contacts come nearly one after the other."),
    /* Translators: scene newtons-cradle: title */
    N_("Newton’s cradle"),
    /* Translators: scene newtons-cradle: lesson */
    N_("Five equal discs in a row between two walls, four of them almost touching. One arrives at 0.8 m/s. What leaves, how fast, and what do the discs in between do?"),
    /* Translators: scene newtons-cradle: question */
    N_("A at 0.8 m/s comes to four equal discs, B to E, that almost touch; e = 1. What leaves at the other end, and how fast?"),
    /* Translators: scene newtons-cradle: answer */
    N_("E alone, at 0.8 m/s. Each disc on the way stops dead and hands on all of its velocity, within 0.4 ms."),
    /* Translators: scene newtons-cradle: question */
    N_("Set the restitution to 0.8. What leaves then?"),
    /* Translators: scene newtons-cradle: answer */
    N_("E at 0.52 m/s, and the others follow it slowly, at 0.06 to 0.08 m/s: each contact hands on nine tenths of the speed."),
    /* Translators: group of scenes */
    N_("Walls"),
    /* Translators: scene ball-at-wall: title */
    N_("A ball at a wall"),
    /* Translators: scene ball-at-wall: lesson */
    N_("A ball hits a vertical wall. The wall reverses the normal velocity and leaves a fraction e of it; friction leaves a fraction f of the tangential velocity. Here e is 0.8 and f is 0.9. What becomes of (2, 0.5) m/s?"),
    /* Translators: scene ball-at-wall: question */
    N_("A comes to the wall at (2, 0.5) m/s. The wall has e = 0.8, and f = 0.9 along it. What is the velocity after the contact?"),
    /* Translators: scene ball-at-wall: answer */
    N_("(−1.6, 0.45) m/s: −0.8 · 2 and 0.9 · 0.5."),
    /* Translators: scene ball-at-wall: question */
    N_("A comes at (2, 0.5) m/s; e = 0.8, f = 0.9. At which angle to the normal does it leave, compared with the one at which it came?"),
    /* Translators: scene ball-at-wall: answer */
    N_("It came at 14.0° to the normal and leaves at 15.7°. The tangent of the angle is multiplied by f/e, so equal e and f keep the angle."),
    /* Translators: scene ball-at-wall: question */
    N_("Do any e and f send it back along its own path?"),
    /* Translators: scene ball-at-wall: answer */
    N_("No. Whatever they are, the ball does not turn round along the wall: f is not negative. Only a ball that comes squarely goes back the way it came."),
    /* Translators: scene sticks-or-bounces: title */
    N_("What sticks, and what bounces"),
    /* Translators: scene sticks-or-bounces: lesson */
    N_("Two equal balls fly at 2 m/s. The upper wall holds the one that hits it, the lower wall throws the other one back. Where does the momentum of the first one go? And which wall is hit harder?"),
    /* Translators: scene sticks-or-bounces: question */
    N_("A of 1 kg hits the upper wall at 2 m/s and sticks: e = 0. Where is its momentum then?"),
    /* Translators: scene sticks-or-bounces: answer */
    N_("In the wall and in the Earth: A’s momentum has changed by −2 kg·m/s, and so theirs by 2. The Earth is too heavy for that to be seen."),
    /* Translators: scene sticks-or-bounces: choice */
    N_("In the wall, and in what it stands on"),
    /* Translators: scene sticks-or-bounces: choice */
    N_("Nowhere: nothing moves any more"),
    /* Translators: scene sticks-or-bounces: belief */
    N_("Momentum is conserved only if something moves afterwards."),
    /* Translators: scene sticks-or-bounces: meaning */
    N_("Then 2 kg·m/s would have vanished. The chart of the impulse from walls has them: wall and Earth got them, and are too heavy to be seen moving."),
    /* Translators: scene sticks-or-bounces: choice */
    N_("It has become heat"),
    /* Translators: scene sticks-or-bounces: belief */
    N_("Momentum turns into heat, as energy does."),
    /* Translators: scene sticks-or-bounces: meaning */
    N_("The 2 J have become heat. Heat is motion in all directions, and its momenta cancel; those 2 kg·m/s had one direction."),
    /* Translators: scene sticks-or-bounces: question */
    N_("B, equal to A and as fast, hits a wall with e = 1 and bounces. Which of the two gives its wall more momentum?"),
    /* Translators: scene sticks-or-bounces: answer */
    N_("B: 4 kg·m/s, twice as much as A. To stop a ball takes as much as it brings, and to throw it back takes that once more."),
    /* Translators: scene sticks-or-bounces: choice */
    N_("A: it gave all that it had"),
    /* Translators: scene sticks-or-bounces: belief */
    N_("What sticks hits harder than what bounces."),
    /* Translators: scene sticks-or-bounces: meaning */
    N_("Then B would have given less than A’s 2 kg·m/s. But the wall stops B as well, and then throws it back: 2 + 2 = 4 kg·m/s."),
    /* Translators: scene sticks-or-bounces: choice */
    N_("Both the same"),
    /* Translators: scene sticks-or-bounces: belief */
    N_("The blow depends on mass and speed only."),
    /* Translators: scene sticks-or-bounces: meaning */
    N_("Then B would have got −2 kg·m/s, as A did. That only stops it."),
    /* Translators: scene sticks-or-bounces: choice */
    N_("B, twice as much"),
    /* Translators: scene sticks-or-bounces: question */
    N_("A jet of water drives a wheel. Should the blades stop the water, or throw it back?"),
    /* Translators: scene sticks-or-bounces: answer */
    N_("Throw it back: that pushes twice as hard on a blade at rest. The cups of Pelton’s wheel do so."),
    /* Translators: scene inclined-wall: title */
    N_("An inclined wall and its end"),
    /* Translators: scene inclined-wall: lesson */
    N_("Three balls fall towards an inclined wall: one on it, one past it, one just on its end. The end acts as a pinned disc of radius 0, so the line of centres is not at right angles to the wall. Which way will that ball fly?"),
    /* Translators: scene inclined-wall: question */
    N_("A falls on the wall at 4.13 m/s. How does it leave it?"),
    /* Translators: scene inclined-wall: answer */
    N_("To the right at 2.42 m/s, and upwards at 1.92 m/s: 1.54 m/s along the wall stay, and of 3.84 m/s at right angles to it, 0.7 come back."),
    /* Translators: scene inclined-wall: question */
    N_("B falls on the end of the wall, which acts as a point. Which way does it fly off?"),
    /* Translators: scene inclined-wall: answer */
    N_("To the right, at 4.07 m/s, and a little upwards, at 0.61 m/s. The line of centres is at 54° to the floor; at right angles to the wall it would be at 68°."),
    /* Translators: scene inclined-wall: question */
    N_("Where would B fly if it hit the end 3 cm further out?"),
    /* Translators: scene inclined-wall: answer */
    N_("Still to the right, at 4.0 m/s, but downwards, at 2.5 m/s: at an end a small difference turns the line of centres a lot."),
    /* Translators: scene four-inclined-walls: title */
    N_("Four inclined walls"),
    /* Translators: scene four-inclined-walls: lesson */
    N_("Two balls fall among four sloping walls, and each bounce leaves 0.6 of the normal speed. Which gaps let the small ball pass, and which one stops the large ball? Will both come to rest?"),
    /* Translators: scene four-inclined-walls: question */
    N_("Which gap stops the large ball?"),
    /* Translators: scene four-inclined-walls: answer */
    N_("The one between the left wall and the lower left slope: it is 0.35 m wide, and the ball 0.4 m. There it lies."),
    /* Translators: scene four-inclined-walls: question */
    N_("Each bounce leaves 0.6 of the normal speed, and the floor is smooth. Does the small ball come to rest?"),
    /* Translators: scene four-inclined-walls: answer */
    N_("Not on the floor: bounces take its normal velocity only, and along the smooth floor it slides on at 0.66 m/s."),
    /* Translators: group of scenes */
    N_("Pinned discs"),
    /* Translators: scene four-discs: title */
    N_("Four discs"),
    /* Translators: scene four-discs: lesson */
    N_("Four discs, none of them pinned. When does the total momentum jump, and when does it stand still? In the next scene it will jump in the middle of the box, too. Can you guess why?"),
    /* Translators: scene four-discs: question */
    N_("How does the energy move among the discs?"),
    /* Translators: scene four-discs: answer */
    N_("From contact to contact: the large disc begins with nothing, has 1.48 J after 1 s and 2.39 J after 20 s. The sum stays at 3.64 J."),
    /* Translators: scene four-discs: question */
    N_("Is the sum of the momenta kept between two wall hits?"),
    /* Translators: scene four-discs: answer */
    N_("Yes, to rounding: at a contact, what one disc gains the other loses."),
    /* Translators: scene four-one-pinned: title */
    N_("Four discs, one of them pinned"),
    /* Translators: scene four-one-pinned: lesson */
    N_("The same four discs, but the one in the middle is pinned. It pushes back as hard as it is pushed. Which is kept among the discs, momentum or energy?"),
    /* Translators: scene four-one-pinned: question */
    N_("Why does the momentum now change in the middle of the box, too?"),
    /* Translators: scene four-one-pinned: answer */
    N_("What the pinned disc takes goes through the pin into the table and the Earth, which are not in the sum."),
    /* Translators: scene four-one-pinned: question */
    N_("Why is the energy kept all the same?"),
    /* Translators: scene four-one-pinned: answer */
    N_("A thing that does not move does no work. The energy stays at 3.64 J."),
    /* Translators: scene pinned-and-moving: title */
    N_("Pinned and moving"),
    /* Translators: scene pinned-and-moving: lesson */
    N_("The grey post is driven to the right at 0.2 m/s, whatever hits it. What happens to a disc that meets it from the front, and to one that catches up from behind? And who pays for the energy?"),
    /* Translators: scene pinned-and-moving: question */
    N_("The post moves at 0.2 m/s. How much speed can a disc gain from it in one contact, at most?"),
    /* Translators: scene pinned-and-moving: answer */
    N_("0.4 m/s, twice the speed of the post, if it meets it squarely: seen from the post it leaves as fast as it came."),
    /* Translators: scene pinned-and-moving: question */
    N_("D at 0.64 m/s catches up with the post, at 0.2 m/s, from behind. What happens to D?"),
    /* Translators: scene pinned-and-moving: answer */
    N_("It loses speed: at 18.1 s D, the green disc, slows down from 0.64 to 0.35 m/s."),
    /* Translators: scene pinned-and-moving: question */
    N_("Where does the energy come from?"),
    /* Translators: scene pinned-and-moving: answer */
    N_("From the motor that drives the post. While the gap before the wall closes, its work raises the energy of the discs from 0.305 to 1.52 J, five times as much."),
    /* Translators: scene galtons-board: title */
    N_("Galton’s board"),
    /* Translators: scene galtons-board: lesson */
    N_("Discs come in one after the other, fall through 8 rows of pins and end up in bins. Each disc goes its own way, and none is aimed at a bin. Which bins will be fullest, and what shape will all the heaps have together?"),
    /* Translators: scene galtons-board: question */
    N_("What shape do the heaps take?"),
    /* Translators: scene galtons-board: answer */
    N_("A bell: it is highest about the middle, and falls off to both sides, alike as far as so few discs tell."),
    /* Translators: scene galtons-board: question */
    N_("A coin tossed at each row would spread the bins by √8/2 = 1.41. Is the bell as wide as that?"),
    /* Translators: scene galtons-board: answer */
    N_("No, it is about one and a half times as wide. Pins are no coins: a disc that flies to one side tends to go on to that side at the next row."),
    /* Translators: scene galtons-board: question */
    N_("The panes do not have the same numbers in all bins. Which one is right?"),
    /* Translators: scene galtons-board: answer */
    N_("About single discs none: rounding and round pins send them different ways in each pane. About the bell all of them, as far as steps can be trusted: all panes run in steps here."),
    /* Translators: group of scenes */
    N_("Gases"),
    /* Translators: scene molecules: title */
    N_("Molecules"),
    /* Translators: scene molecules: lesson */
    N_("Eighty discs of very different mass start at speeds up to 0.5 m/s. At first the heavy ones have most of the energy. Does it stay with them?"),
    /* Translators: scene molecules: question */
    N_("How long does it take until the small discs are clearly faster?"),
    /* Translators: scene molecules: answer */
    N_("About 2 s: by then the lightest quarter of the discs moves three times as fast as the heaviest. Later it is five or six times as fast, on average."),
    /* Translators: scene molecules: question */
    N_("What becomes the same for light and heavy discs?"),
    /* Translators: scene molecules: answer */
    N_("The mean kinetic energy: after some 4 s each quarter of the discs, from the lightest to the heaviest, has about a quarter of the total. That is what equal temperature means."),
    /* Translators: scene molecules: question */
    N_("What does a jump of the total momentum at a wall have to do with pressure?"),
    /* Translators: scene molecules: answer */
    N_("Each jump is the push of a wall. The sizes of all pushes, added up, per second and per metre of wall, are the pressure."),
    /* Translators: scene diffusion: title */
    N_("Diffusion through a gap"),
    /* Translators: scene diffusion: lesson */
    N_("All 120 discs start in the left half, and the wall between the halves has a gap. Nothing draws them to the right. Will they spread all the same, and when do both halves hold about the same number?"),
    /* Translators: scene diffusion: question */
    N_("When are a quarter of all discs on the right?"),
    /* Translators: scene diffusion: answer */
    N_("After about 4.5 s, in every pane. After 30 s it is about half of them, and from then on the number only fluctuates."),
    /* Translators: scene diffusion: question */
    N_("In each pane a different number of discs is on the right. Which pane tells the truth?"),
    /* Translators: scene diffusion: answer */
    N_("About single discs none: rounding and round discs send them different ways in each pane. About the average all of them: it is the same in each."),
    /* Translators: scene diffusion: question */
    N_("Why do they not all come back to the left?"),
    /* Translators: scene diffusion: answer */
    N_("No law forbids it. But there are 2¹²⁰ ways to spread 120 discs over two halves, and just one has all of them on the left."),
    /* Translators: scene brownian: title */
    N_("Brownian motion"),
    /* Translators: scene brownian: lesson */
    N_("One heavy disc floats among two hundred light ones. Each hit is small, but there are many, and they never quite balance: it trembles and wanders off. Will it go the same way in all panes?"),
    /* Translators: scene brownian: question */
    N_("Does the heavy disc go the same way in all panes?"),
    /* Translators: scene brownian: answer */
    N_("For about 2 s. Then rounding, multiplied at each contact, sends it a different way in each pane."),
    /* Translators: scene brownian: question */
    N_("Follow the heavy disc for ten seconds. Can you predict its next turn?"),
    /* Translators: scene brownian: answer */
    N_("No. It is hit about 14 times a second, from all sides, and each hit changes its velocity a little."),
    /* Translators: scene brownian: question */
    N_("The heavy disc has 100 times the mass of a light one. How fast is it, compared with one?"),
    /* Translators: scene brownian: answer */
    N_("About a tenth as fast: on average both have the same kinetic energy, and 100 · (1/10)² = 1."),
    /* Translators: scene demons-door: title */
    N_("A demon at the door"),
    /* Translators: scene demons-door: lesson */
    N_("In each half of a box six discs fly and collide, orange ones on the left and blue ones on the right: a gas. A demon opens the door in the middle four times, each time for less than a second. Which discs pass, and what becomes of the halves?"),
    /* Translators: scene demons-door: question */
    N_("Which discs does the demon let through, and which way?"),
    /* Translators: scene demons-door: answer */
    N_("One each time: a fast one to the right, a slow one to the left, and the same again. At 0.8 s two discs also meet in the open doorway, and the left one hands on most of its energy. So each half has six discs in the end, as it had at first."),
    /* Translators: scene demons-door: question */
    N_("Which half is hotter in the end, and by how much? In the first chart each line is the energy of one disc, and Σ that of all."),
    /* Translators: scene demons-door: answer */
    N_("The right one. At first its discs had 0.474 of the energy, in the end they have 0.898: almost nine times as much as those on the left. The temperature of a gas measures the mean kinetic energy of its molecules."),
    /* Translators: scene demons-door: question */
    N_("Does the door do any work? If it does none, what does the demon pay with?"),
    /* Translators: scene demons-door: answer */
    N_("It does none: it opens and closes where no disc is, and the total energy stays what it was. The demon pays with forgetting: what it has to find out about each disc fills its memory. To clear that, it must give off at least k T ln 2 as heat for each bit (Landauer), which at least makes up for the entropy that the gas has lost."),
    /* Translators: scene piston: title */
    N_("A piston is let go"),
    /* Translators: scene piston: lesson */
    N_("60 light discs hit a heavy one that fills the channel like a piston; beyond it there is nothing. A wall in front of it holds it for 4 s, and then opens. What will the gas do to the piston, and what will that cost the gas?"),
    /* Translators: scene piston: question */
    N_("Where is the piston 2 s after it has been let go?"),
    /* Translators: scene piston: answer */
    N_("Between x = 2 and 3 m, about 1 m on. The gas has pushed it there, hit by hit, and by now it moves at 0.5 to 0.9 m/s."),
    /* Translators: scene piston: question */
    N_("What is left of the energy of the gas 2 s after the piston has been let go?"),
    /* Translators: scene piston: answer */
    N_("Between 0.55 and 0.85 of it, in one pane more than in another. A right click on the piston leads to its last contact, and there to its velocity: ½ m v² is what the gas has lost. What the gas has lost, the piston has: a gas that pushes cools down, since a disc that hits something that moves away comes back slower."),
    /* Translators: scene piston: question */
    N_("Why does the gas lose almost nothing before that?"),
    /* Translators: scene piston: answer */
    N_("The piston is held, and comes back from the wall in front of it with what it was given. On average it has as much energy as one disc of the gas, and hardly ever a tenth of all."),
    /* Translators: group of scenes */
    N_("Exact time"),
    /* Translators: scene pi: title */
    N_("Counting to π"),
    /* Translators: scene pi: lesson */
    N_("A heavy disc drives a light one against a wall, and the counter counts the contacts. How many will there be, for 10,000 times the mass? Set the mass ratio to 100 and to 1,000,000, too. Steps, in the last pane, miss what comes too fast."),
    /* Translators: scene pi: question */
    N_("A is 10,000 times as heavy as B. How many contacts will there be in all?"),
    /* Translators: scene pi: answer */
    N_("314, as the counter says: the first three digits of π."),
    /* Translators: scene pi: question */
    N_("Set the mass ratio to 1. How many contacts are there? Follow them one by one."),
    /* Translators: scene pi: answer */
    N_("Three: A and B meet and exchange velocities, B hits the wall, and they meet again."),
    /* Translators: scene pi: question */
    N_("The second chart has √m v of B against √m v of A. Why is it a circle, and why does a mass ratio 100 times as large give one more digit?"),
    /* Translators: scene pi: answer */
    N_("Energy keeps the point on a circle. Two contacts, disc and wall, turn it by twice the angle whose tangent is √(m/M), until half a turn is used up. For 100 times the mass that angle is a tenth."),
    /* Translators: scene pi: question */
    N_("With a mass ratio of 10,000 the last contact comes at 2.97 s, long after the one before, at 1.46 s. Which digits of π tell you so?"),
    /* Translators: scene pi: answer */
    N_("Those after the point, 314.159: after 314 contacts about a sixth of that angle is left. So the contact before leaves the light disc no more than 0.17 m/s, and it takes its time to the wall."),
    /* Translators: scene bouncing-ball: title */
    N_("Coming to rest"),
    /* Translators: scene bouncing-ball: lesson */
    N_("A ball falls from 1 m and keeps half of its speed at every bounce. Each takes half as long as the one before: infinitely many bounces, and yet they are over after 1.355 s. What does each pane make of that?"),
    /* Translators: scene bouncing-ball: question */
    N_("A falls from 1 m and keeps half of its speed at every bounce. How high is the second bounce? And the tenth?"),
    /* Translators: scene bouncing-ball: answer */
    N_("Each is a quarter as high as the one before: 25 cm, 6.25 cm, … The tenth is 0.001 mm high."),
    /* Translators: scene bouncing-ball: question */
    N_("What does each pane count by 2.5 s, and why do the counts differ so much?"),
    /* Translators: scene bouncing-ball: answer */
    N_("With exact times, Carom lets slow contacts lose no more energy once they follow each other too closely: the ball goes on hopping, far too low to see, 5,209 times by 2.5 s. In steps there is at most one contact a step, 234 in all."),
    /* Translators: scene bouncing-ball: question */
    N_("Each bounce takes half as long as the one before. Infinitely many bounces in 1.355 s: how can that be?"),
    /* Translators: scene bouncing-ball: answer */
    N_("The fall takes 0.4515 s, the bounces 0.4515 s · (1 + ½ + ¼ + …). The sum in brackets is 2, so all of it takes 3 · 0.4515 s."),
    /* Translators: group of scenes */
    N_("What can go wrong"),
    /* Translators: scene twenty-overlapping: title */
    N_("Sticking together"),
    /* Translators: scene twenty-overlapping: lesson */
    N_("Twenty large discs, some of them overlapping from the start, fall into a heap. In each pane a different rule puts overlapping pairs apart. Which of the four rules lets the discs sink into each other? Give it ten seconds."),
    /* Translators: scene twenty-overlapping: question */
    N_("Which rule lets the discs sink into each other?"),
    /* Translators: scene twenty-overlapping: answer */
    N_("“Nudge”: its deepest overlap is 0.13 m after 3 s, which hardly shows, and 0.39 m after 10 s. “Share” leaves up to 0.16 m for a while, “Rewind (normal)” up to 0.06 m; “Rewind (path)” never more than 0.02 m once the discs are apart."),
    /* Translators: scene twenty-overlapping: question */
    N_("Step frame by frame. What happens to a disc between two others?"),
    /* Translators: scene twenty-overlapping: answer */
    N_("What takes it out of one pushes it into the other. The next step finds that overlap, and the disc is pushed back."),
    /* Translators: scene twenty-overlapping: question */
    N_("Why does it not help to resolve the velocities alone?"),
    /* Translators: scene twenty-overlapping: answer */
    N_("Resolved velocities only say that discs do not approach any more. Discs that rest on each other part at no speed, so an overlap that is there stays."),
    /* Translators: scene tunnelling: title */
    N_("Tunnelling"),
    /* Translators: scene tunnelling: lesson */
    N_("Three tiny balls fly at a thin wall at 0.2, 0.8 and 1.2 m/s. They are 2 cm wide, and in one step they fly 1, 4 and 6 cm. Which of them does the wall stop in each pane?"),
    /* Translators: scene tunnelling: question */
    N_("A, B and C, 2 cm wide, fly 1, 4 and 6 cm a step. Which is sure to be stopped without a guard?"),
    /* Translators: scene tunnelling: answer */
    N_("A, the slow one: in a step it flies less than its own width, so some step finds it in the wall."),
    /* Translators: scene tunnelling: question */
    N_("How short must a step be to catch all three without the guard? C flies at 1.2 m/s."),
    /* Translators: scene tunnelling: answer */
    N_("Shorter than the time in which C, the fastest, flies its own width: 0.02 m / (1.2 m/s) = 1/60 s. A longer one may catch them too, by luck."),
    /* Translators: scene tunnelling: question */
    N_("Can a ball miss the wall with exact times?"),
    /* Translators: scene tunnelling: answer */
    N_("No wall is ever missed: it is known beforehand when each ball arrives: the fast one at 0.417, the next at 0.5125, the slow one at 0.575 s."),
    /* Translators: scene agreed-and-wrong: title */
    N_("In full agreement"),
    /* Translators: scene agreed-and-wrong: lesson */
    N_("Two discs meet off centre. Three panes work in steps, each by another method, and their answers agree to 15 digits. The first pane knows the exact time of the contact. What does agreement prove?"),
    /* Translators: scene agreed-and-wrong: question */
    N_("In steps of 0.05 s, three methods will agree to 15 digits about the velocity of A. Is that velocity right?"),
    /* Translators: scene agreed-and-wrong: answer */
    N_("No. The discs touch at 0.551 s, with their line of centres at 30°, and a step finds them in each other at 0.6 s, at 45°. From there all three methods get (0, −1.5) m/s for A, instead of (−0.75, −1.30) m/s."),
    /* Translators: scene agreed-and-wrong: choice */
    N_("Yes: three methods do not make the same mistake"),
    /* Translators: scene agreed-and-wrong: belief */
    N_("Programs that agree are right."),
    /* Translators: scene agreed-and-wrong: meaning */
    N_("They share what was done before them: all three are given the discs where a step finds them, at 45° instead of 30°."),
    /* Translators: scene agreed-and-wrong: choice */
    N_("Yes, but for rounding"),
    /* Translators: scene agreed-and-wrong: belief */
    N_("Programs are wrong in their last digits only."),
    /* Translators: scene agreed-and-wrong: meaning */
    N_("Then A would move like that of the first pane, at (−0.75, −1.30) m/s. It flies straight down, at 1.5 m/s."),
    /* Translators: scene agreed-and-wrong: choice */
    N_("No: they start from the same wrong place"),
    /* Translators: scene agreed-and-wrong: question */
    N_("Would momentum or energy tell which panes are wrong?"),
    /* Translators: scene agreed-and-wrong: answer */
    N_("No: they are 0 kg·m/s and 2.25 J in all of them. For every line of centres there is an answer that keeps both."),
    /* Translators: scene agreed-and-wrong: question */
    N_("What would shorter steps change?"),
    /* Translators: scene agreed-and-wrong: answer */
    N_("The discs would not fly as far into each other: in steps of 0.005 s they are found at 30.8°. But only exact times find them at 30°."),
    /* Translators: scene elastic-drop: title */
    N_("Energy from nowhere"),
    /* Translators: scene elastic-drop: lesson */
    N_("A ball falls from 1 m onto an elastic floor and should come back to the same height for ever. A step finds it below the floor, where it is already too fast. How high does it climb in the end if nobody corrects that?"),
    /* Translators: scene elastic-drop: question */
    N_("The ball fell from 1 m on a floor with e = 1, in steps of 0.03 s. How high does it climb in each pane in the end?"),
    /* Translators: scene elastic-drop: answer */
    N_("With the exact correction it stays at 1 m. To first order it gains a little each time: 1.03 m within 15.5 s. Without a correction every bounce lifts it, to 3.22 m."),
    /* Translators: scene elastic-drop: question */
    N_("Where does the energy come from?"),
    /* Translators: scene elastic-drop: answer */
    N_("From the step: below the floor gravity goes on speeding the ball up, and it is put back to the floor without paying for the height. The chart calls it work of the method."),
    /* Translators: scene braked-on-a-smooth-floor: title */
    N_("Braked on a smooth floor"),
    /* Translators: scene braked-on-a-smooth-floor: lesson */
    N_("A disc is thrown along a smooth floor: nothing there can brake it. Steps find each bounce too late, when gravity has made the disc too fast; two of the panes scale its whole velocity back. What becomes of its speed along the floor?"),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("Which way does gravity pull? Which way does the missing momentum point?"),
    /* Translators: scene braked-on-a-smooth-floor: answer */
    N_("Gravity pulls down; the momentum is missing along the floor. So gravity cannot have taken it."),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("By the chart of the method’s impulse: how much momentum along the floor has each rule taken?"),
    /* Translators: scene braked-on-a-smooth-floor: answer */
    N_("The first none, since it corrects only the component along gravity. The other two all of it: −1 kg·m/s within 2.5 s."),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("Set the restitution to 1. How fast does the disc move along the floor after 4 s, in each pane?"),
    /* Translators: scene braked-on-a-smooth-floor: answer */
    N_("At 1 m/s, 0.921 m/s and 0.924 m/s. Fewer bounces, less braking: but without friction there should be none."),
    /* Translators: scene sliding-ball: title */
    N_("Stuck on a slope"),
    /* Translators: scene sliding-ball: lesson */
    N_("A ball lies on a smooth slope and ought to slide 2.38 m in 0.9 s. Steps find it a little below the surface and put it back, along its path or straight out. How far does it get in each pane?"),
    /* Translators: scene sliding-ball: question */
    N_("How far does the ball slide in each pane?"),
    /* Translators: scene sliding-ball: answer */
    N_("With exact times: 2.38 m. Put back to the edge, straight out of the slope: 2.31 m, 3 % short. Put back along the path, lifted by a hair at each contact: 2.14 m, 10 % short. Without the lift: not at all, since it is then where it was a step before, at the speed that it had there: none."),
    /* Translators: scene sliding-ball: question */
    N_("The slope is smooth, and falls by 0.6 m on each metre of it. How long should the ball take to slide down 2 m?"),
    /* Translators: scene sliding-ball: answer */
    N_("√(2 · 2 m / a) = 0.82 s, where a = 0.6 · 9.81 m/s² is gravity along the slope."),
    /* Translators: scene sliding-ball: question */
    N_("How many contacts are there in each pane?"),
    /* Translators: scene sliding-ball: answer */
    N_("4,802 at exact times, where it hops by nanometres; 90, one in every step; 45; and 90 again."),
};
