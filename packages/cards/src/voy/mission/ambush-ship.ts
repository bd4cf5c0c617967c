import {
  affiliation,
  mayAttempt,
  mission,
  occupied,
  onlyWith,
  opponents,
  people,
  ships,
  thereIs,
} from '@spaceline/engine/language';
import { worth } from '../../words/missions.ts';
import { without } from '../../words/people-and-ships.ts';

export const ambushShip = mission('Ambush Ship', {
  modifiers: [mayAttempt(people.which(without(affiliation('Federation'))))],
  points: worth(30, onlyWith(15, thereIs(opponents(ships).which(occupied).here))),
});
