import {
  ability,
  event,
  missions,
  playsOn,
  takesBackPoints,
  thisCard,
  which,
  youSolved,
} from '@spaceline/engine/language';
import { unopposedOnPlanet } from '../../words/missions.ts';
import { scoresBox } from '../../words/scoring-cards.ts';

export const droughtTree = event('Drought Tree', {
  plays: [playsOn(which(missions.planet, youSolved), { effect: scoresBox, stays: true })],
  abilities: [ability('fell', takesBackPoints(thisCard), { when: unopposedOnPlanet(), byAnyone: true })],
});
