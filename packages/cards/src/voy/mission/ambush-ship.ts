import {
  affiliation,
  mayAttempt,
  mission,
  onlyWith,
  opponents,
  people,
  ships,
  thereIs,
} from '@spaceline/engine/language';
import { worth } from '../../words/missions.ts';
import { without } from '../../words/people-and-ships.ts';
import { occupied } from '../../words/whereabouts.ts';

export const ambushShip = mission('Ambush Ship', {
  modifiers: [mayAttempt(people.which(without(affiliation('Federation'))))],
  points: worth(30, onlyWith(15, thereIs(opponents(ships).which(occupied).here))),
});
