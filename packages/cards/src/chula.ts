/** The Chula dilemmas of three who step forward: without three nobody gets past. */
import { bound, type Effect, failsForWant, present, random, type Selector } from '@spaceline/engine/language';

const THREE = 'three';
const three = random(3, present);

/** Those who have stepped forward. */
export const theThree: Selector = bound(THREE, 'one of the three', 'the three');

export const facedByThree = (effect: Effect): Effect => ({
  *run(r) {
    // a card of two people is two of the three
    if (failsForWant(r, three)) return;
    r.bind(THREE, yield* three.pick(r));
    yield* effect.run(r);
  },
  could: () => true,
  parts: [effect],
  text: `to get past requires ${three.text}: ${effect.text}`,
  hint: -3,
});
