import {
  ability,
  all,
  bottomSeedAt,
  either,
  event,
  keyword,
  kin,
  missions,
  onAPlanet,
  onceEachTurn,
  oneOf,
  opponents,
  people,
  playsOn,
  shows,
  your,
} from '@spaceline/engine/language';
import { persona } from '../../words/whereabouts.ts';

const eyes = your(people).which(either(kin('Borg'), keyword('Android'), persona('Geordi La Forge')));
const glance = oneOf(
  { mark: 'away-team', effect: shows(all(opponents(people).which(onAPlanet).present)) },
  { mark: 'seed', effect: shows(bottomSeedAt(missions.here)) },
);

export const ocularImplants = event('Ocular Implants', {
  plays: [playsOn(eyes)],
  abilities: [ability('glance', glance, { limit: onceEachTurn })],
});
