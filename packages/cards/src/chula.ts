/** The Chula dilemmas of three who step forward: without three nobody gets past. */
import { bound, type Effect, present, type Selector } from '@spaceline/engine/language';
import { facedBy } from './words/dilemmas.ts';

const THREE = 'three';

/** Those who have stepped forward. */
export const theThree: Selector = bound(THREE, 'one of the three', 'the three');

export const facedByThree = (effect: Effect): Effect => facedBy(THREE, 3, present, effect);
