import {
  affiliation,
  awake,
  both,
  damaged,
  download,
  either,
  incident,
  inPlaceOf,
  itsHost,
  keyword,
  ofType,
  onceEachTurn,
  people,
  playsOn,
  playsOnTable,
  reportFree,
  seedsOnTable,
  ships,
  titled,
  your,
} from '@spaceline/engine/language';
import { onTable } from '../../words/lasting-cards.ts';
import { namesInLore } from '../../words/origins.ts';
import { beamThroughShields } from '../../words/permissions.ts';

const hirogen = affiliation('Hirogen');
const alpha = keyword('Alpha-Hirogen');
const hunters = your(people).which(both(alpha, awake));

/** CR-115 */
export const hirogenHunt = incident('Hirogen Hunt', {
  seeds: [seedsOnTable],
  plays: [playsOnTable({ mark: 'table' }), playsOn(your(ships).which(hirogen), { mark: 'ship' })],
  modifiers: [
    reportFree(either(alpha, both(hirogen, namesInLore(hunters))), { limit: onceEachTurn, while: onTable }),
    beamThroughShields(itsHost('it'), ships.which(damaged).here),
  ],
  abilities: [
    inPlaceOf(
      'normal card draw',
      'hunt',
      download(either(titled('Rituals of the Hunt', 'Hirogen Hunt'), both(hirogen, ofType('Ship')))),
      { when: onTable },
    ),
  ],
});
