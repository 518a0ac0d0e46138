/* The words of the built-in scenes, for xgettext. Made by generate.py; do not edit. */
#include <glib/gi18n.h>

/* clang-format off */
const char *const carom_scene_strings[] = {
    /* Translators: group of scenes */
    N_("Two discs"),
    /* Translators: scene oblique: title */
    N_("Oblique collision"),
    /* Translators: scene oblique: lesson */
    N_("Two equal discs meet off centre. Only the velocities along the line of centres change; the parts across it stay as they are. All three methods give the same answer, so the panes and the curves coincide."),
    /* Translators: scene oblique: question */
    N_("Which components of the velocities are the same before and after the contact?"),
    /* Translators: scene oblique: question */
    N_("Why do both momentum curves stay flat?"),
    /* Translators: scene oblique: question */
    N_("Set the restitution to 0. What happens to the kinetic energy, and what to the momentum?"),
    /* Translators: scene head-on: title */
    N_("Head on"),
    /* Translators: scene head-on: lesson */
    N_("A disc of 2 kg and one of 1 kg meet head on at 1 m/s each. After the contact they move at −1/3 m/s and 5/3 m/s. The speed at which they part equals the speed at which they met."),
    /* Translators: scene head-on: question */
    N_("Compute the total momentum before and after."),
    /* Translators: scene head-on: question */
    N_("What do the velocities become with a restitution of 0.5, and with 0?"),
    /* Translators: scene equal-discs: title */
    N_("Equal discs exchange velocities"),
    /* Translators: scene equal-discs: lesson */
    N_("Two equal discs meet head on at different speeds. In an elastic contact they exchange their velocities. Hide one disc with your hand and it looks as if they had passed through each other."),
    /* Translators: scene equal-discs: question */
    N_("Which speeds do they have afterwards?"),
    /* Translators: scene equal-discs: question */
    N_("Does the exchange still happen with a restitution of 0.8?"),
    /* Translators: scene stop-and-go: title */
    N_("Stop and go"),
    /* Translators: scene stop-and-go: lesson */
    N_("A disc runs into an equal one at rest. The first stops dead, and the second leaves with all of its velocity. This is what makes a good break at billiards."),
    /* Translators: scene stop-and-go: question */
    N_("Why can the first disc not keep a little of its speed?"),
    /* Translators: scene stop-and-go: question */
    N_("What changes if the second disc is slightly lighter?"),
    /* Translators: scene light-on-heavy: title */
    N_("Light on heavy"),
    /* Translators: scene light-on-heavy: lesson */
    N_("A light disc meets one that is 125 times heavier and comes towards it. The light one flies back faster than it came. The heavy one hardly notices."),
    /* Translators: scene light-on-heavy: question */
    N_("How fast would the light disc return from a wall that moves at 50 px/s?"),
    /* Translators: scene light-on-heavy: question */
    N_("Where does the energy that it gains come from?"),
    /* Translators: scene light-on-heavy-at-rest: title */
    N_("Light on heavy at rest"),
    /* Translators: scene light-on-heavy-at-rest: lesson */
    N_("A light disc hits a disc at rest that is 125 times heavier. It bounces back almost as from a wall. The heavy disc takes nearly twice the light one’s momentum, but hardly any of its energy."),
    /* Translators: scene light-on-heavy-at-rest: question */
    N_("How much momentum does the heavy disc have in the end?"),
    /* Translators: scene light-on-heavy-at-rest: question */
    N_("Which part of the energy has it?"),
    /* Translators: scene centre-of-mass: title */
    N_("Centre of mass"),
    /* Translators: scene centre-of-mass: lesson */
    N_("Discs of 0.5 kg and 1.5 kg meet after 1.088 s. Their centre of mass moves on at −0.125 m/s, whatever the restitution is. Change the restitution and watch which curve stays."),
    /* Translators: scene centre-of-mass: question */
    N_("What are the velocities for a restitution of 1, 0.5 and 0?"),
    /* Translators: scene centre-of-mass: question */
    N_("Seen from the centre of mass, what does a restitution of 1 mean?"),
    /* Translators: scene glancing-inelastic: title */
    N_("Inelastic, but not stuck"),
    /* Translators: scene glancing-inelastic: lesson */
    N_("The restitution is 0, and yet the discs do not move on together. Only the motion along the line of centres is lost. Along the tangent each keeps its own velocity."),
    /* Translators: scene glancing-inelastic: question */
    N_("The kinetic energy drops from 0.15 J to 0.036 J. Where does the rest sit?"),
    /* Translators: scene glancing-inelastic: question */
    N_("Which angle of impact would lose the most energy?"),
    /* Translators: scene superelastic: title */
    N_("An explosive contact"),
    /* Translators: scene superelastic: lesson */
    N_("With a restitution of 1.5 the discs part faster than they met. Momentum is kept all the same, but the kinetic energy grows. Think of a spring that is released by the contact."),
    /* Translators: scene superelastic: question */
    N_("By which factor does the energy in the centre-of-mass frame grow?"),
    /* Translators: scene superelastic: question */
    N_("Can the momentum tell you that energy was added?"),
    /* Translators: group of scenes */
    N_("Several discs"),
    /* Translators: scene two-in-a-box: title */
    N_("Two discs in a box"),
    /* Translators: scene two-in-a-box: lesson */
    N_("Two large discs, 2 kg and 1 kg, fly about in a box. At each wall the momentum jumps, since the wall takes part. The kinetic energy stays, because every contact is elastic."),
    /* Translators: scene two-in-a-box: question */
    N_("What does a wall do to the two components of momentum?"),
    /* Translators: scene two-in-a-box: question */
    N_("Choose a new seed. Which curves change, and which do not?"),
    /* Translators: scene eight-in-a-box: title */
    N_("Eight discs in a box"),
    /* Translators: scene eight-in-a-box: lesson */
    N_("Eight discs of different size share a box; the mass grows with the radius. The three methods agree at every single contact. Even so the panes drift apart after a while, because each contact magnifies the rounding of the ones before."),
    /* Translators: scene eight-in-a-box: question */
    N_("When do the panes begin to differ for your eye?"),
    /* Translators: scene eight-in-a-box: question */
    N_("Show the disagreement of the panes on a chart. What does a straight line on its logarithmic axis mean?"),
    /* Translators: scene nine-to-the-centre: title */
    N_("Nine to the centre"),
    /* Translators: scene nine-to-the-centre: lesson */
    N_("Nine equal discs fly towards the centre, the faster the farther out they are. They all meet within a moment. One by one, the order of the contacts pushes the discs a little aside, and the symmetry is slowly lost, with every resolver in the same way. All at once, there is no order, and the symmetry stays."),
    /* Translators: scene nine-to-the-centre: question */
    N_("How long does the symmetry last in each pane?"),
    /* Translators: scene nine-to-the-centre: question */
    N_("Is momentum kept while several discs touch at once?"),
    /* Translators: scene billiards: title */
    N_("Billiards"),
    /* Translators: scene billiards: lesson */
    N_("A cue ball breaks a rack of fifteen. The rack is almost touching, so the blow runs through it in a moment. Step frame by frame and watch which discs the blow reaches first."),
    /* Translators: scene billiards: question */
    N_("Which discs leave the rack first?"),
    /* Translators: scene billiards: question */
    N_("Why does the smallest difference at the start matter so much here?"),
    /* Translators: scene three-in-a-row: title */
    N_("Three in a row"),
    /* Translators: scene three-in-a-row: lesson */
    N_("A disc at 3 m/s hits two that touch each other: two contacts at the same instant. One by one, the blow is handed on, and the result is 0, 0 and 3 m/s. All at once, by one linear system, it is −1, 2 and 2 m/s. Both keep momentum and energy. The policy for ties decides; the resolver makes no difference."),
    /* Translators: scene three-in-a-row: question */
    N_("Check that −1, 2 and 2 m/s have the same momentum and energy as 0, 0 and 3 m/s."),
    /* Translators: scene three-in-a-row: question */
    N_("Why do two conservation laws not settle three velocities?"),
    /* Translators: scene three-in-a-row: question */
    N_("Steel balls do nearly what “one by one” says. What takes time in a steel ball that takes none here?"),
    /* Translators: scene newtons-cradle: title */
    N_("Newton’s cradle"),
    /* Translators: scene newtons-cradle: lesson */
    N_("Five equal discs in a row between two walls, four of them almost touching. What arrives at one end leaves at the other, and comes back. The discs between stay where they are."),
    /* Translators: scene newtons-cradle: question */
    N_("What happens if two discs arrive together?"),
    /* Translators: scene newtons-cradle: question */
    N_("Would discs of different mass do the same?"),
    /* Translators: group of scenes */
    N_("Walls"),
    /* Translators: scene ball-at-wall: title */
    N_("A ball at a wall"),
    /* Translators: scene ball-at-wall: lesson */
    N_("A ball flies against an upright wall. The wall reverses the normal velocity and keeps the part e of it; wall friction keeps the part f of the tangential velocity. Here e is 0.8 and f is 0.9."),
    /* Translators: scene ball-at-wall: question */
    N_("At which angle does the ball leave, compared with the one at which it came?"),
    /* Translators: scene ball-at-wall: question */
    N_("Which wall would send it back along its own path?"),
    /* Translators: scene inclined-wall: title */
    N_("An inclined wall and its end"),
    /* Translators: scene inclined-wall: lesson */
    N_("Three balls fall towards an inclined wall. One meets it in the middle, one hits just its end, and one falls past. The end acts as a pinned disc of radius 0, so the line of centres is no longer at right angles to the wall."),
    /* Translators: scene inclined-wall: question */
    N_("Which way does the ball that hits the end fly off?"),
    /* Translators: scene inclined-wall: question */
    N_("Move the wall a little. How sensitive is that direction?"),
    /* Translators: scene four-inclined-walls: title */
    N_("Four inclined walls"),
    /* Translators: scene four-inclined-walls: lesson */
    N_("Balls fall into a box with four inclined walls. Some gaps let the small ball pass and stop the large one. Each bounce takes a little energy until the balls come to rest."),
    /* Translators: scene four-inclined-walls: question */
    N_("Which gap stops the large ball?"),
    /* Translators: scene four-inclined-walls: question */
    N_("What changes when the walls have friction?"),
    /* Translators: group of scenes */
    N_("Pinned discs"),
    /* Translators: scene four-discs: title */
    N_("Four discs"),
    /* Translators: scene four-discs: lesson */
    N_("Four discs of different mass fly about in a box. None of them is pinned. Compare this with the next two scenes, in which one is."),
    /* Translators: scene four-discs: question */
    N_("How does the energy move among the discs?"),
    /* Translators: scene four-discs: question */
    N_("Is the sum of the momenta kept between two wall hits?"),
    /* Translators: scene four-one-pinned: title */
    N_("Four discs, one of them pinned"),
    /* Translators: scene four-one-pinned: lesson */
    N_("The same four discs, but the large one in the middle is pinned. No contact moves it, as if it had an infinite mass. It gives momentum to the others and takes none, but it keeps their energy."),
    /* Translators: scene four-one-pinned: question */
    N_("Why does the momentum now change in the middle of the box too?"),
    /* Translators: scene four-one-pinned: question */
    N_("Why is the energy kept all the same?"),
    /* Translators: scene pinned-and-moving: title */
    N_("Pinned and moving"),
    /* Translators: scene pinned-and-moving: lesson */
    N_("The grey disc is pinned but moves on steadily, like a post on a conveyor belt. Whatever it hits gains speed from it. The kinetic energy of the others climbs, and a motor somewhere pays for it."),
    /* Translators: scene pinned-and-moving: question */
    N_("How much faster than the post can a disc leave it?"),
    /* Translators: scene pinned-and-moving: question */
    N_("What happens to a disc between the post and the wall ahead of it?"),
    /* Translators: group of scenes */
    N_("Gases"),
    /* Translators: scene molecules: title */
    N_("Molecules"),
    /* Translators: scene molecules: lesson */
    N_("Eighty discs of very different mass start with speeds below 50 px/s. Soon the small ones are fast and the large ones slow. On average each disc then has the same kinetic energy, which is what temperature means."),
    /* Translators: scene molecules: question */
    N_("How long does it take until the small discs are clearly faster?"),
    /* Translators: scene molecules: question */
    N_("What do the jumps of the total momentum tell about the pressure on the walls?"),
    /* Translators: scene diffusion: title */
    N_("Diffusion through a gap"),
    /* Translators: scene diffusion: lesson */
    N_("All discs start in the left half. The wall between the halves has a gap. One by one they find it, until both halves hold about the same number."),
    /* Translators: scene diffusion: question */
    N_("When are as many on the right as a quarter of all?"),
    /* Translators: scene diffusion: question */
    N_("Why do they not all come back to the left?"),
    /* Translators: scene brownian: title */
    N_("Brownian motion"),
    /* Translators: scene brownian: lesson */
    N_("One heavy disc floats among two hundred light ones. Each hit is small, but there are many, and they never quite balance. The heavy disc trembles and wanders off."),
    /* Translators: scene brownian: question */
    N_("Follow the heavy disc for a minute. Can you predict its next turn?"),
    /* Translators: scene brownian: question */
    N_("What changes if the light discs are slower?"),
    /* Translators: group of scenes */
    N_("Exact time"),
    /* Translators: scene pi: title */
    N_("Counting to π"),
    /* Translators: scene pi: lesson */
    N_("A heavy disc drives a light one against a wall, and the counter says how often anything has touched. With 100 times the mass it stops at 31, with 10,000 times at 314, with 1,000,000 times at 3141: the digits of π. There is a circle in it. Draw √m v of one disc against √m v of the other: since energy is constant, the point stays on a circle. Each pair of contacts, one between the discs and one with the wall, turns it by the same angle, until half a turn is used up. Only exact times of contact give the right count; steps miss contacts that follow each other faster than the steps do."),
    /* Translators: scene pi: question */
    N_("How many contacts are there for equal masses? Follow them one by one."),
    /* Translators: scene pi: question */
    N_("Why does a mass ratio 100 times as large give one more digit, and not two?"),
    /* Translators: scene pi: question */
    N_("With 10,000 times the mass, the last contact comes long after the others. Which digits of π tell you so?"),
    /* Translators: scene bouncing-ball: title */
    N_("Coming to rest"),
    /* Translators: scene bouncing-ball: lesson */
    N_("A ball falls from 1 m and keeps half of its speed at every bounce. Each bounce takes half as long as the one before, so there are infinitely many of them, and yet they are over after 1.35 s. No run can do them all. With exact times, contacts that follow each other too fast lose no more energy: the ball goes on hopping, far too low to see. With steps, a hop that is shorter than a step does not happen."),
    /* Translators: scene bouncing-ball: question */
    N_("How high is the second bounce? And the tenth?"),
    /* Translators: scene bouncing-ball: question */
    N_("What does each pane count, and why do the counts run away from each other after 1.35 s?"),
    /* Translators: scene bouncing-ball: question */
    N_("Add up ½ + ¼ + ⅛ + …: why is the sum finite?"),
    /* Translators: group of scenes */
    N_("What can go wrong"),
    /* Translators: scene twenty-overlapping: title */
    N_("Sticking together"),
    /* Translators: scene twenty-overlapping: lesson */
    N_("Twenty large discs, some of them overlapping from the start, fall into a heap. With “nudge” they sink into each other: one pair’s correction pushes a disc into the next, and resolved velocities alone do not part them. The other rules keep the discs apart."),
    /* Translators: scene twenty-overlapping: question */
    N_("Step frame by frame. What happens to a disc between two others?"),
    /* Translators: scene twenty-overlapping: question */
    N_("Why does it not help to resolve the velocities alone?"),
    /* Translators: scene twenty-overlapping: question */
    N_("Which of the other three rules leaves the calmest heap?"),
    /* Translators: scene tunnelling: title */
    N_("Tunnelling"),
    /* Translators: scene tunnelling: lesson */
    N_("Three tiny balls fly at a thin wall. In one step the fast ones travel much farther than their size. Without the guard they are never seen touching the wall, and they pass through it. With exact times of contact no wall is ever missed."),
    /* Translators: scene tunnelling: question */
    N_("Which ball is caught even without the guard, and why?"),
    /* Translators: scene tunnelling: question */
    N_("Make dt smaller. When are all of them caught?"),
    /* Translators: scene elastic-drop: title */
    N_("Energy from nowhere"),
    /* Translators: scene elastic-drop: lesson */
    N_("A ball falls on an elastic floor and should return to the same height for ever. A step notices it a little below the floor, where it is already too fast. Without a correction of the speed it climbs higher with every bounce."),
    /* Translators: scene elastic-drop: question */
    N_("How high does the ball climb in each pane?"),
    /* Translators: scene elastic-drop: question */
    N_("What does a smaller dt change?"),
    /* Translators: scene braked-on-a-smooth-floor: title */
    N_("Braked on a smooth floor"),
    /* Translators: scene braked-on-a-smooth-floor: lesson */
    N_("A disc is thrown along a floor without friction: nothing there can brake it. Steps notice each bounce too late, when gravity has made the disc too fast. Many programs then scale the whole velocity back, which takes some of the speed along the floor as well, bounce by bounce, until the disc stands still. Gravity changes only the part along itself: the first pane corrects that alone."),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("Which way does gravity pull? Which way does the missing momentum point?"),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("Show the impulse of the method. How much momentum along the floor has each rule taken from the disc?"),
    /* Translators: scene braked-on-a-smooth-floor: question */
    N_("Set the restitution to 1. How fast does the disc move along the floor after 4 s, in each pane?"),
    /* Translators: scene sliding-ball: title */
    N_("Stuck on a slope: put back along the path"),
    /* Translators: scene sliding-ball: lesson */
    N_("A ball lies on a smooth slope and ought to slide 2.38 m in 0.9 s. Put back along its path it is where it was a step before, at the speed that it had there: none. So it has a contact in every step, and is stuck. Lifted by a hair at every contact it slides, in many small hops, and 10 % less far. Put back to the edge instead, straight away from the slope, it slides without a lift, and 3 % less far. With exact times of contact it slides all the way."),
    /* Translators: scene sliding-ball: question */
    N_("How long should the ball take to slide down 2 m?"),
    /* Translators: scene sliding-ball: question */
    N_("Show the contacts. How many are there in each pane?"),
};
