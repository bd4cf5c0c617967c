/** Ships and people: where they go, and what becomes of them. */

import { card } from '../testing.ts';
import {
  all,
  armus,
  byKim,
  type Cases,
  halok,
  here,
  kim,
  none,
  outpost,
  planet,
  raider,
  secret,
  tuvok,
  voyager,
  who,
} from './case.ts';

export const SHIPS_AND_PEOPLE: Cases<
  | 'moved'
  | 'not-staffed'
  | 'transported'
  | 'docked'
  | 'undocked'
  | 'landed'
  | 'took-off'
  | 'loaded'
  | 'launched'
  | 'hid'
  | 'works-as'
  | 'stopped'
  | 'unstopped'
  | 'stasis'
  | 'killed'
  | 'destroyed'
  | 'deactivated'
  | 'reactivated'
  | 'erased'
  | 'assimilated'
  | 'turned-over'
  | 'commandeered'
> = {
  moved: [
    [
      { who, ship: voyager, from: here, to: { location: 2 } },
      kim('move U.S.S. Voyager from Liberation to Place 2', 'moves U.S.S. Voyager from Liberation to Place 2'),
    ],
  ],
  'not-staffed': [[{ ship: voyager }, all('U.S.S. Voyager is not staffed')]],
  transported: [
    [
      { who, how: 'beam', cards: [tuvok, card('Halok', 1), card('Armus', 1)], from: voyager, to: planet },
      [
        'You beam Tuvok, Halok and Armus from U.S.S. Voyager to the planet of Liberation',
        'Kim beams Tuvok and 2 hidden cards from U.S.S. Voyager to the planet of Liberation',
        'Kim beams Tuvok and 2 hidden cards from U.S.S. Voyager to the planet of Liberation',
      ],
    ],
    [
      { who, how: 'walk', cards: [secret], from: outpost, to: voyager },
      byKim('have # walk from Outpost to U.S.S. Voyager', 'has # walk from Outpost to U.S.S. Voyager', 'Tuvok'),
    ],
  ],
  docked: [
    [{ who, ship: voyager, at: outpost }, kim('dock U.S.S. Voyager at Outpost', 'docks U.S.S. Voyager at Outpost')],
  ],
  undocked: [
    [
      { who, ship: voyager, from: outpost },
      kim('undock U.S.S. Voyager from Outpost', 'undocks U.S.S. Voyager from Outpost'),
    ],
    [{ who, ship: voyager, from: null }, kim('undock U.S.S. Voyager', 'undocks U.S.S. Voyager')],
  ],
  landed: [[{ who, ship: voyager }, kim('land U.S.S. Voyager', 'lands U.S.S. Voyager')]],
  'took-off': [[{ who, ship: voyager }, kim('have U.S.S. Voyager take off', 'has U.S.S. Voyager take off')]],
  loaded: [
    [
      { who, ship: raider, into: voyager },
      kim('take Kazon Raider aboard U.S.S. Voyager', 'takes Kazon Raider aboard U.S.S. Voyager'),
    ],
  ],
  launched: [[{ who, ship: raider }, kim('launch Kazon Raider', 'launches Kazon Raider')]],
  hid: [
    [{ who, ship: raider, how: 'cloak' }, kim('cloak Kazon Raider', 'cloaks Kazon Raider')],
    [{ who, ship: raider, how: 'decloak' }, kim('decloak Kazon Raider', 'decloaks Kazon Raider')],
    [{ who, ship: raider, how: 'phase' }, kim('phase Kazon Raider', 'phases Kazon Raider')],
    [{ who, ship: raider, how: 'dephase' }, kim('dephase Kazon Raider', 'dephases Kazon Raider')],
  ],
  'works-as': [
    [
      { who, card: tuvok, affiliation: 'Federation' },
      kim('let Tuvok work as Federation', 'lets Tuvok work as Federation'),
    ],
  ],
  stopped: [
    [{ cards: [tuvok], by: armus }, all('Tuvok is stopped by Armus')],
    [{ cards: [raider, raider], by: null }, all('2 Kazon Raiders are stopped')],
    [
      { cards: [secret, secret, secret], by: null },
      ['3 Tuvoks are stopped', '3 hidden cards are stopped', '3 hidden cards are stopped'],
    ],
    [{ cards: [secret], by: null }, ['Tuvok is stopped', 'A card is stopped', 'A card is stopped']],
    [
      { cards: [secret, halok], by: null },
      ['Tuvok and Halok are stopped', 'Halok and a hidden card are stopped', 'Halok and a hidden card are stopped'],
    ],
    [{ cards: [], by: null }, all('Nobody is stopped')],
  ],
  unstopped: [
    [{ cards: [tuvok, halok], by: armus }, all('Tuvok and Halok are no longer stopped thanks to Armus')],
    [{ cards: [tuvok], by: null }, all('Tuvok is no longer stopped')],
  ],
  stasis: [[{ card: tuvok }, all('Tuvok is in stasis')]],
  killed: [
    [{ whom: tuvok, cause: { by: armus, how: 'effect' } }, all('Tuvok is killed by Armus')],
    [{ whom: tuvok, cause: none }, all('Tuvok is killed')],
    [{ whom: tuvok, cause: { by: halok, how: 'battle' } }, all('Tuvok is killed in battle by Halok')],
    [{ whom: tuvok, cause: { by: null, how: 'with-its-ship' } }, all('Tuvok dies with the ship')],
    [{ whom: tuvok, cause: { by: null, how: 'white' } }, all('Tuvok dies for want of white')],
  ],
  destroyed: [
    [{ card: raider, cause: { by: armus, how: 'effect' }, aboard: [] }, all('Kazon Raider is destroyed by Armus')],
    [
      { card: raider, cause: { by: voyager, how: 'battle' }, aboard: [tuvok, halok] },
      all('Kazon Raider is destroyed in battle by U.S.S. Voyager'),
      'Aboard: Tuvok and Halok',
    ],
    [
      { card: raider, cause: { by: null, how: 'with-its-ship' }, aboard: [] },
      all('Kazon Raider is destroyed with the ship'),
    ],
    [
      { card: raider, cause: { by: null, how: 'white' }, aboard: [] },
      all('Kazon Raider is destroyed for want of white'),
    ],
  ],
  deactivated: [[{ card: tuvok }, all('Tuvok is deactivated')]],
  reactivated: [[{ who, card: tuvok }, kim('reactivate Tuvok', 'reactivates Tuvok')]],
  erased: [[{ who, cards: [tuvok, halok] }, kim('erase Tuvok and Halok', 'erases Tuvok and Halok')]],
  assimilated: [[{ who, card: tuvok }, kim('assimilate Tuvok', 'assimilates Tuvok')]],
  'turned-over': [[{ card: raider }, all('Kazon Raider is turned over')]],
  commandeered: [[{ who, ship: raider }, kim('commandeer Kazon Raider', 'commandeers Kazon Raider')]],
};
