import { dilemma, either, kill, ofType, present, random, simply, stop } from '@spaceline/engine/language';
import { probes, showsIcon } from '../../words/probing.ts';

const hit = either(ofType('Event'), ofType('Interrupt'), showsIcon('AU', 'Ent-E'));

export const myFirstRaygun = dilemma('My First Raygun', {
  encounter: simply(
    probes('discarded', { on: hit, effect: kill(random(1, present)) }, { effect: stop(random(1, present)) }),
  ),
});
