/** Battles, and captives. */
import {
  all,
  armus,
  byKim,
  type Cases,
  halok,
  here,
  kim,
  outpost,
  planet,
  raider,
  secret,
  sum,
  tuvok,
  voyager,
  who,
} from './case.ts';

export const BATTLES: Cases<
  | 'attacked'
  | 'returned-fire'
  | 'drew-tactic'
  | 'tactic'
  | 'shot'
  | 'marker'
  | 'rotated'
  | 'repaired'
  | 'maneuver'
  | 'ship-battle-over'
  | 'fight'
  | 'duel'
  | 'no-duel'
  | 'struck-down'
  | 'spared'
  | 'fight-totals'
  | 'fight-won'
  | 'fight-over'
  | 'captured'
  | 'freed'
  | 'custody'
  | 'infiltrated'
  | 'exposed'
  | 'house-arrest'
> = {
  attacked: [
    [
      { who, with: [voyager, raider], target: outpost, at: 0 },
      kim(
        'attack Outpost with U.S.S. Voyager and Kazon Raider',
        'attacks Outpost with U.S.S. Voyager and Kazon Raider',
      ),
    ],
    [{ who: -1, with: [raider], target: outpost, at: 0 }, all('Kazon Raider attacks Outpost')],
    [{ who: -1, with: [raider, raider], target: outpost, at: 0 }, all('2 Kazon Raiders attack Outpost')],
  ],
  'returned-fire': [
    [
      { who, with: [voyager], target: raider },
      kim('return fire at Kazon Raider with U.S.S. Voyager', 'returns fire at Kazon Raider with U.S.S. Voyager'),
    ],
  ],
  'drew-tactic': [
    [
      { who, card: secret },
      byKim('draw # from the Battle Bridge side deck', 'draws # from the Battle Bridge side deck', 'Tuvok'),
    ],
  ],
  tactic: [
    [
      { who, card: armus, attack: 3, defense: -1 },
      kim('use Armus (ATTACK +3, DEFENSE −1)', 'uses Armus (ATTACK +3, DEFENSE −1)'),
    ],
  ],
  shot: [
    [
      {
        side: 'attack',
        by: [voyager, raider],
        at: outpost,
        attack: sum(14, [8, voyager], [6, raider]),
        defense: sum(9, [12, outpost], [-3, armus]),
        directOver: 18,
        result: 'hit',
      },
      all('U.S.S. Voyager and Kazon Raider fire at Outpost: ATTACK 14 against DEFENSE 9, a hit'),
      'ATTACK 14 = 8 U.S.S. Voyager + 6 Kazon Raider; DEFENSE 9 = 12 Outpost − 3 Armus',
    ],
    [
      {
        side: 'answer',
        by: [outpost],
        at: raider,
        attack: sum(2, [-4, armus], [4, outpost], [2, halok]),
        defense: sum(7, [5, raider]),
        directOver: 14,
        result: 'miss',
      },
      all('Outpost fires at Kazon Raider: ATTACK 2 against DEFENSE 7, no hit'),
      'ATTACK 2 = −4 Armus + 4 Outpost + 2 Halok; DEFENSE 7 = 5 Kazon Raider + 2 other',
    ],
    [
      {
        side: 'attack',
        by: [outpost],
        at: raider,
        attack: sum(9, [9, outpost]),
        defense: sum(4, [4, raider]),
        directOver: 8,
        result: 'direct hit',
      },
      all('Outpost fires at Kazon Raider: ATTACK 9 against DEFENSE 4, a direct hit'),
      'ATTACK 9 = 9 Outpost; DEFENSE 4 = 4 Kazon Raider',
    ],
    [
      {
        side: 'attack',
        by: [outpost],
        at: raider,
        attack: sum(9, [9, outpost]),
        defense: sum(0),
        directOver: 0,
        result: 'spared',
      },
      all('Outpost fires at Kazon Raider: ATTACK 9 against DEFENSE 0, spared'),
      'ATTACK 9 = 9 Outpost; DEFENSE 0 = 0',
    ],
  ],
  marker: [[{ marker: armus, on: raider, hull: 70 }, all('Armus lands on Kazon Raider: HULL 70%')]],
  rotated: [[{ card: raider, hull: 50 }, all('Kazon Raider is damaged: HULL 50%')]],
  repaired: [
    [{ ship: raider, fully: true }, all('Kazon Raider is fully repaired')],
    [{ ship: raider, fully: false }, all('Kazon Raider is repaired')],
  ],
  maneuver: [
    [{ ship: raider, deceives: true }, all('Kazon Raider seems to be in two places')],
    [{ ship: raider, deceives: false }, all('Kazon Raider does not deceive anybody')],
  ],
  'ship-battle-over': [[{ at: 0 }, all('The battle at Liberation is over')]],
  fight: [
    [
      { who, at: planet, sides: [[tuvok], [halok, armus]] },
      kim('start a battle on the planet of Liberation', 'starts a battle on the planet of Liberation'),
      'Tuvok against Halok and Armus',
    ],
    [
      { who, at: voyager, sides: [[tuvok], [halok]] },
      kim('start a battle aboard U.S.S. Voyager', 'starts a battle aboard U.S.S. Voyager'),
      'Tuvok against Halok',
    ],
    [
      { who, at: here, sides: [[tuvok], [halok]] },
      kim('start a battle at Liberation', 'starts a battle at Liberation'),
      'Tuvok against Halok',
    ],
  ],
  duel: [
    [
      {
        fighters: [tuvok, halok],
        strengths: [sum(9, [6, tuvok], [3, armus]), sum(5, [5, halok])],
        overpowered: 1,
        struck: [null, null],
      },
      all('Tuvok (STRENGTH 9) meets Halok (STRENGTH 5)'),
      'Tuvok: STRENGTH 9 = 6 Tuvok + 3 Armus',
    ],
    [
      {
        fighters: [tuvok, halok],
        strengths: [sum(9, [6, tuvok], [3, armus]), sum(6, [5, halok], [1, raider])],
        overpowered: 1,
        struck: [null, null],
      },
      all('Tuvok (STRENGTH 9) meets Halok (STRENGTH 6)'),
      'Tuvok: STRENGTH 9 = 6 Tuvok + 3 Armus; Halok: STRENGTH 6 = 5 Halok + 1 Kazon Raider',
    ],
    [
      {
        fighters: [tuvok, halok],
        strengths: [sum(6, [6, tuvok], [0, armus]), sum(5, [5, halok])],
        overpowered: 1,
        struck: [null, null],
      },
      all('Tuvok (STRENGTH 6) meets Halok (STRENGTH 5)'),
    ],
  ],
  'no-duel': [
    [{ fighters: [tuvok, halok], by: armus }, all('Tuvok and Halok do not fight each other because of Armus')],
    [{ fighters: [tuvok, halok], by: null }, all('Tuvok and Halok do not fight each other')],
  ],
  'struck-down': [
    [{ card: tuvok, how: 'stunned', by: null }, all('Tuvok is stunned')],
    [{ card: tuvok, how: 'mortally wounded', by: armus }, all('Tuvok is mortally wounded by Armus')],
  ],
  spared: [[{ card: tuvok }, all('Tuvok is spared')]],
  'fight-totals': [
    [
      { standing: [sum(11, [6, tuvok], [5, halok]), sum(0)] },
      ['Total STRENGTH: you 11, Maje 0', 'Total STRENGTH: Kim 11, you 0', 'Total STRENGTH: Kim 11, Maje 0'],
    ],
  ],
  'fight-won': [[{ who }, kim('win the battle', 'wins the battle')]],
  'fight-over': [[{}, all('The battle is over')]],
  captured: [
    [{ who, card: tuvok, by: null }, kim('capture Tuvok', 'captures Tuvok')],
    [{ who, card: tuvok, by: armus }, kim('capture Tuvok with Armus', 'captures Tuvok with Armus')],
  ],
  freed: [
    [{ card: tuvok, by: null }, all('Tuvok is free')],
    [{ card: tuvok, by: armus }, all('Tuvok is free thanks to Armus')],
  ],
  custody: [
    [{ who, card: tuvok, how: 'take-custody' }, kim('take Tuvok into custody', 'takes Tuvok into custody')],
    [{ who, card: tuvok, how: 'brig' }, kim('put Tuvok into the Brig', 'puts Tuvok into the Brig')],
    [{ who, card: tuvok, how: 'unbrig' }, kim('take Tuvok out of the Brig', 'takes Tuvok out of the Brig')],
    [{ who, card: tuvok, how: 'leave' }, kim('leave Tuvok behind', 'leaves Tuvok behind')],
    [{ who, card: tuvok, how: 'rescue' }, kim('rescue Tuvok', 'rescues Tuvok')],
    [{ who, card: tuvok, how: 'release' }, kim('release Tuvok from the Brig', 'releases Tuvok from the Brig')],
  ],
  infiltrated: [[{ card: tuvok, affiliation: 'Federation' }, all('Tuvok infiltrates as Federation')]],
  exposed: [[{ card: tuvok }, all('Tuvok is exposed')]],
  'house-arrest': [
    [{ who, card: tuvok }, kim('have Tuvok put under house arrest', 'has Tuvok put under house arrest')],
  ],
};
