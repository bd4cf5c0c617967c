import { missions, objective, oneOf, playsOn, playsOnTable, seedsOnTable, titled } from '@spaceline/engine/language';
import {
  asSeedingText,
  besideContinuum,
  replacesWithQFlash,
  yourContinuumIsOpen,
  yourQDilemmasSeed,
} from '../../words/q-dilemmas.ts';
import { downloadAndSeed } from '../../words/seeding-later.ts';

/** CR-106 */
export const bewareOfQ = objective('Beware of Q', {
  seeds: [
    {
      ...seedsOnTable,
      effect: oneOf({ mark: 'dilemmas', effect: asSeedingText }, { mark: 'beside', effect: besideContinuum }),
    },
  ],
  plays: [
    playsOnTable({ mark: 'beside', when: yourContinuumIsOpen, effect: besideContinuum, stays: true }),
    playsOn(missions, { mark: 'seed', effect: downloadAndSeed(titled('Q-Flash')) }),
  ],
  modifiers: [yourQDilemmasSeed],
  abilities: [replacesWithQFlash],
});
