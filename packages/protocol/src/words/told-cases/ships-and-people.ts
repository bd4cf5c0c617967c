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
  | 'range'
  | 'countdown'
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
  | 'held'
  | 'unstopped'
  | 'lasts'
  | 'wore-off'
  | 'put-off'
  | 'called-off'
  | 'came-due'
  | 'condition'
  | 'control'
  | 'silenced'
  | 'killed'
  | 'destroyed'
  | 'deactivated'
  | 'reactivated'
  | 'erased'
  | 'abducted'
  | 'assimilated'
  | 'turned-over'
  | 'commandeered'
> = {
  moved: [
    [
      { who, ship: voyager, from: here, to: { location: 2 }, range: 3 },
      kim(
        'move U.S.S. Voyager from Liberation to Place 2 (RANGE 3)',
        'moves U.S.S. Voyager from Liberation to Place 2 (RANGE 3)',
      ),
    ],
  ],
  range: [
    [{ ship: voyager, spent: 2, by: armus }, all('U.S.S. Voyager uses 2 RANGE because of Armus')],
    [{ ship: voyager, spent: -4, by: armus }, all('U.S.S. Voyager has 4 RANGE again thanks to Armus')],
  ],
  countdown: [
    [{ card: armus, left: 2 }, all('Armus counts down: 2 turns left')],
    [{ card: armus, left: 1 }, all('Armus counts down: 1 turn left')],
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
  held: [
    [{ card: tuvok, until: 7, by: armus }, all('Tuvok stays stopped until the end of turn 7 because of Armus')],
    [{ card: tuvok, until: null, by: armus }, all('Tuvok stays stopped during the countdown of Armus')],
  ],
  unstopped: [
    [{ cards: [tuvok, halok], by: armus }, all('Tuvok and Halok are no longer stopped thanks to Armus')],
    [{ cards: [tuvok], by: null }, all('Tuvok is no longer stopped')],
  ],
  lasts: [
    [{ cards: [tuvok], how: 'stasis', until: 'turn', text: armus }, all('Tuvok is in stasis because of Armus')],
    [
      { cards: [tuvok, halok], how: 'disabled', until: 'turn', text: armus },
      all('Tuvok and Halok are disabled by Armus'),
    ],
    [{ cards: [], how: 'text', until: 'turn', text: armus }, all('Armus holds until the end of a turn')],
    [{ cards: [tuvok], how: 'text', until: 'turn', text: armus }, all('Armus holds until the end of a turn for Tuvok')],
    [{ cards: [], how: 'text', until: 'battle', text: armus }, all('Armus holds until the battle is over')],
    [
      { cards: [tuvok], how: 'text', until: 'battle', text: armus },
      all('Armus holds until the battle is over for Tuvok'),
    ],
    [{ cards: [], how: 'text', until: 'game', text: armus }, all('Armus holds for the rest of the game')],
    [
      { cards: [tuvok], how: 'text', until: 'game', text: armus },
      all('Armus holds for the rest of the game for Tuvok'),
    ],
  ],
  'wore-off': [
    [{ cards: [tuvok], how: 'stasis', text: armus }, all('Tuvok comes out of stasis')],
    [{ cards: [tuvok], how: 'disabled', text: armus }, all('Tuvok is no longer disabled')],
    [{ cards: [], how: 'text', text: armus }, all('Armus no longer holds')],
    [{ cards: [tuvok], how: 'text', text: armus }, all('Armus no longer holds for Tuvok')],
  ],
  'put-off': [
    [{ cards: [tuvok], at: 'end', turn: 5, text: armus }, all('Armus will act at the end of turn 5')],
    [{ cards: [tuvok], at: 'start', turn: 5, text: armus }, all('Armus will act at the start of turn 5')],
  ],
  'came-due': [[{ cards: [tuvok], text: armus }, all('Armus acts now')]],
  'called-off': [[{ cards: [tuvok], text: armus }, all('Armus will not act later')]],
  condition: [
    [{ card: tuvok, is: 'unattended', on: true, by: null }, all('Tuvok is left without an escort')],
    [
      { card: secret, is: 'stasis', on: true, by: null },
      ['Tuvok is in stasis', 'A card is in stasis', 'A card is in stasis'],
    ],
    [{ card: tuvok, is: 'stopped', on: true, by: armus }, all('Tuvok is stopped by Armus')],
    [{ card: tuvok, is: 'disabled', on: true, by: armus }, all('Tuvok is disabled by Armus')],
    [{ card: tuvok, is: 'stasis', on: true, by: armus }, all('Tuvok is in stasis because of Armus')],
    [{ card: tuvok, is: 'cloaked', on: true, by: armus }, all('Tuvok is cloaked because of Armus')],
    [{ card: tuvok, is: 'phased', on: true, by: armus }, all('Tuvok is phased because of Armus')],
    [{ card: tuvok, is: 'deactivated', on: true, by: armus }, all('Tuvok is deactivated because of Armus')],
    [{ card: tuvok, is: 'infiltrating', on: true, by: armus }, all('Tuvok infiltrates because of Armus')],
    [{ card: tuvok, is: 'exposed', on: true, by: armus }, all('Tuvok is exposed because of Armus')],
    [{ card: tuvok, is: 'arrested', on: true, by: armus }, all('Tuvok is under house arrest because of Armus')],
    [{ card: tuvok, is: 'captive', on: true, by: armus }, all('Tuvok is captive because of Armus')],
    [{ card: tuvok, is: 'trapped', on: true, by: armus }, all('Tuvok is held in a trap by Armus')],
    [{ card: tuvok, is: 'in the Brig', on: true, by: armus }, all('Tuvok is held in a Brig because of Armus')],
    [{ card: tuvok, is: 'brainwashed', on: true, by: armus }, all('Tuvok works for the captor because of Armus')],
    [{ card: tuvok, is: 'unattended', on: true, by: armus }, all('Tuvok is left without an escort because of Armus')],
    [{ card: tuvok, is: 'uncontrolled', on: true, by: armus }, all('Nobody controls Tuvok any more because of Armus')],
    [{ card: tuvok, is: 'abducted', on: true, by: armus }, all('Tuvok is abducted because of Armus')],
    [{ card: tuvok, is: 'assimilated', on: true, by: armus }, all('Tuvok is assimilated because of Armus')],
    [{ card: tuvok, is: 'flipped', on: true, by: armus }, all('Tuvok lies with the other face up because of Armus')],
    [{ card: tuvok, is: 'stopped', on: false, by: armus }, all('Tuvok is no longer stopped thanks to Armus')],
    [{ card: tuvok, is: 'disabled', on: false, by: armus }, all('Tuvok is no longer disabled thanks to Armus')],
    [{ card: tuvok, is: 'stasis', on: false, by: armus }, all('Tuvok comes out of stasis thanks to Armus')],
    [{ card: tuvok, is: 'cloaked', on: false, by: armus }, all('Tuvok is no longer cloaked because of Armus')],
    [{ card: tuvok, is: 'phased', on: false, by: armus }, all('Tuvok is no longer phased because of Armus')],
    [{ card: tuvok, is: 'deactivated', on: false, by: armus }, all('Tuvok is active again thanks to Armus')],
    [{ card: tuvok, is: 'infiltrating', on: false, by: armus }, all('Tuvok no longer infiltrates because of Armus')],
    [
      { card: tuvok, is: 'exposed', on: false, by: armus },
      all('Tuvok is no longer known as an infiltrator because of Armus'),
    ],
    [
      { card: tuvok, is: 'arrested', on: false, by: armus },
      all('Tuvok is no longer under house arrest because of Armus'),
    ],
    [{ card: tuvok, is: 'captive', on: false, by: armus }, all('Tuvok is no longer captive thanks to Armus')],
    [{ card: tuvok, is: 'trapped', on: false, by: armus }, all('Tuvok is out of the trap because of Armus')],
    [{ card: tuvok, is: 'in the Brig', on: false, by: armus }, all('Tuvok is out of the Brig because of Armus')],
    [
      { card: tuvok, is: 'brainwashed', on: false, by: armus },
      all('Tuvok no longer works for the captor because of Armus'),
    ],
    [{ card: tuvok, is: 'unattended', on: false, by: armus }, all('Tuvok has an escort again because of Armus')],
    [{ card: tuvok, is: 'uncontrolled', on: false, by: armus }, all('Somebody controls Tuvok again because of Armus')],
    [{ card: tuvok, is: 'abducted', on: false, by: armus }, all('Tuvok is no longer abducted because of Armus')],
    [{ card: tuvok, is: 'assimilated', on: false, by: armus }, all('Tuvok is no longer assimilated because of Armus')],
    [
      { card: tuvok, is: 'flipped', on: false, by: armus },
      all('Tuvok lies with the first face up again because of Armus'),
    ],
  ],
  silenced: [
    [{ cards: [tuvok, halok], on: true, by: armus }, all('Tuvok and Halok are disabled by Armus')],
    [{ cards: [tuvok], on: false, by: null }, all('Tuvok is no longer disabled')],
  ],
  control: [
    [
      { who, card: voyager, by: armus },
      kim('have U.S.S. Voyager now because of Armus', 'has U.S.S. Voyager now because of Armus'),
    ],
  ],
  killed: [
    [{ whom: tuvok, cause: { by: armus, how: 'effect' } }, all('Tuvok is killed by Armus')],
    [{ whom: tuvok, cause: none }, all('Tuvok is killed')],
    [{ whom: tuvok, cause: { by: halok, how: 'battle' } }, all('Tuvok is killed in battle by Halok')],
    [{ whom: tuvok, cause: { by: null, how: 'with-its-ship' } }, all('Tuvok dies with the ship')],
    [{ whom: tuvok, cause: { by: null, how: 'white' } }, all('Tuvok dies for want of white')],
    [{ whom: tuvok, cause: { by: null, how: 'suicide' } }, all('Tuvok chooses death: a changeling was lost')],
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
    [{ card: raider, cause: { by: null, how: 'suicide' }, aboard: [] }, all('Kazon Raider is lost with a changeling')],
  ],
  deactivated: [[{ card: tuvok }, all('Tuvok is deactivated')]],
  reactivated: [[{ who, card: tuvok }, kim('reactivate Tuvok', 'reactivates Tuvok')]],
  erased: [[{ who, cards: [tuvok, halok] }, kim('erase Tuvok and Halok', 'erases Tuvok and Halok')]],
  abducted: [[{ who, card: tuvok, by: armus }, kim('abduct Tuvok', 'abducts Tuvok')]],
  assimilated: [[{ who, card: tuvok }, kim('assimilate Tuvok', 'assimilates Tuvok')]],
  'turned-over': [[{ card: raider }, all('Kazon Raider is turned over')]],
  commandeered: [[{ who, ship: raider }, kim('commandeer Kazon Raider', 'commandeers Kazon Raider')]],
};
