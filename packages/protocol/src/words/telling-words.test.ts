import {
  type CardRef,
  type Private,
  type Telling,
  type TellingKind,
  type TellingOf,
  toldTo,
  type Verdict,
  withCards,
} from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { TOLD } from './english.ts';
import { pseudo } from './language.ts';
import { wordsOf, wordsOfAll } from './telling-words.ts';
import { card, defs, NAMES, naming, TITLES, VIEWERS } from './testing.ts';

/** What Kim (seat 0), Maje (seat 1) and a spectator read. */
type Texts = readonly [string, string, string];
type Case<K extends TellingKind> = readonly [Omit<TellingOf<K>, 'kind'>, Texts, detail?: string];

const all = (text: string): Texts => [text, text, text];
/** Kim does it. */
const kim = (second: string, third: string): Texts => [`You ${second}`, `Kim ${third}`, `Kim ${third}`];
/** Only Kim may know the card. */
const byKim = (second: string, third: string, title: string): Texts => [
  `You ${second.replace('#', title)}`,
  `Kim ${third.replace('#', 'a card')}`,
  `Kim ${third.replace('#', 'a card')}`,
];

const [tuvok, halok, raider, armus, outpost, voyager] = [
  'Tuvok',
  'Halok',
  'Kazon Raider',
  'Armus',
  'Outpost',
  'U.S.S. Voyager',
].map((title) => card(title));
const mission = card('Liberation');
const secret = card('Tuvok', 1);
const who = 0;
const here = { location: 0 };
const planet = { planet: 0 };
const none = { by: null, how: 'effect' } as const;
const sum = (total: number, ...terms: (readonly [number, CardRef])[]) => ({
  total,
  terms: terms.map(([n, c]) => ({ n, card: c })),
});

/** Kim leads the team, and is told what is asked of it. */
const needs: Private<Verdict> = {
  seen: 1,
  private: {
    text: 'SECURITY and (Leadership or no Treachery)',
    met: false,
    how: 'all',
    parts: [
      { text: 'SECURITY', met: false, have: 1, need: 2, who: [0] },
      {
        text: 'Leadership or no Treachery',
        met: true,
        how: 'any',
        parts: [
          { text: 'Leadership', met: false },
          { text: 'Treachery', met: true, have: 0, need: 1, atMost: true, who: [] },
          { text: 'Honor', met: true },
        ],
      },
    ],
  },
};

const CASES: { readonly [K in TellingKind]: readonly Case<K>[] } = {
  turn: [
    [{ number: 3, who }, ['Turn 3: your turn', 'Turn 3: Kim', 'Turn 3: Kim']],
    [{ number: 4, who: 1 }, ['Turn 4: Maje', 'Turn 4: your turn', 'Turn 4: Maje']],
  ],
  'turn-skipped': [[{ who }, kim('skip a turn', 'skips a turn')]],
  'other-rules': [
    [{ version: '0.2.0', rules: '51' }, all('From here on the game is played with version 0.2.0 (rules 51)')],
  ],
  'time-up': [[{}, all('Time is up')]],
  conceded: [
    [{ who, why: '' }, kim('concede', 'concedes')],
    [{ who, why: 'away' }, kim('were away for too long', 'was away for too long')],
    [{ who, why: 'time' }, kim('have run out of time', 'has run out of time')],
  ],
  'game-over': [
    [{ winner: 0, result: 'full-win' }, kim('win: a full win', 'wins: a full win')],
    [{ winner: 0, result: 'modified-win' }, kim('win: a modified win', 'wins: a modified win')],
    [{ winner: 0, result: 'concession' }, kim('win by concession', 'wins by concession')],
    [{ winner: -1, result: 'true-tie' }, all('Nobody wins: a true tie')],
  ],
  seeded: [
    [{ who, card: mission, at: here, faceDown: false }, kim('seed Liberation', 'seeds Liberation')],
    [
      { who, card: outpost, at: here, faceDown: false },
      kim('seed Outpost at Liberation', 'seeds Outpost at Liberation'),
    ],
    [{ who, card: outpost, at: null, faceDown: false }, kim('seed Outpost', 'seeds Outpost')],
    [
      { who, card: tuvok, at: outpost, faceDown: false },
      kim('seed Tuvok aboard Outpost', 'seeds Tuvok aboard Outpost'),
    ],
    [
      { who, card: secret, at: here, faceDown: true },
      byKim('seed # under Liberation', 'seeds # under Liberation', 'Tuvok'),
    ],
    [{ who, card: secret, at: null, faceDown: true }, byKim('seed # face down', 'seeds # face down', 'Tuvok')],
  ],
  'slid-under': [
    [{ who, count: 1, at: here }, kim('slide 1 card under Liberation', 'slides 1 card under Liberation')],
    [{ who, count: 4, at: here }, kim('slide 4 cards under Liberation', 'slides 4 cards under Liberation')],
  ],
  reported: [
    [
      { who, card: tuvok, to: outpost, using: halok },
      kim('report Tuvok to Outpost (allowed by Halok)', 'reports Tuvok to Outpost (allowed by Halok)'),
    ],
    [{ who, card: tuvok, to: outpost, using: tuvok }, kim('report Tuvok to Outpost', 'reports Tuvok to Outpost')],
    [
      { who, card: tuvok, to: planet, using: null },
      kim('report Tuvok to the planet of Liberation', 'reports Tuvok to the planet of Liberation'),
    ],
  ],
  played: [
    [{ who, card: armus, on: null, how: 'openly' }, kim('play Armus', 'plays Armus')],
    [
      { who, card: armus, on: voyager, how: 'openly' },
      kim('play Armus on U.S.S. Voyager', 'plays Armus on U.S.S. Voyager'),
    ],
    [{ who, card: armus, on: here, how: 'openly' }, kim('play Armus at Liberation', 'plays Armus at Liberation')],
    [{ who, card: secret, on: null, how: 'face-down' }, byKim('play # face down', 'plays # face down', 'Tuvok')],
    [
      { who, card: armus, on: null, how: 'as-interrupt' },
      kim('play Armus as an interrupt', 'plays Armus as an interrupt'),
    ],
  ],
  'played-back': [[{ card: armus }, all('Armus goes back to the hand')]],
  activated: [[{ who, card: armus }, kim('activate Armus', 'activates Armus')]],
  used: [
    [{ who, card: armus, ability: '', on: null }, kim('use Armus', 'uses Armus')],
    [
      { who, card: armus, ability: 'boost', on: voyager },
      kim('use Armus (boost) on U.S.S. Voyager', 'uses Armus (boost) on U.S.S. Voyager'),
    ],
  ],
  downloaded: [
    [{ who, card: halok, using: tuvok }, kim('download Halok with Tuvok', 'downloads Halok with Tuvok')],
    [{ who, card: secret, using: null }, byKim('download #', 'downloads #', 'Tuvok')],
  ],
  drew: [
    [{ who, count: 1 }, kim('draw 1 card', 'draws 1 card')],
    [{ who, count: 7 }, kim('draw 7 cards', 'draws 7 cards')],
  ],
  'deck-regenerated': [
    [{ who, count: 9 }, kim('regenerate the draw deck: 9 cards', 'regenerates the draw deck: 9 cards')],
  ],
  took: [
    [{ who, card: secret, from: 'tent' }, byKim('take # from the tent', 'takes # from the tent', 'Tuvok')],
    [
      { who, card: tuvok, from: 'discard' },
      kim('take Tuvok from the discard pile', 'takes Tuvok from the discard pile'),
    ],
    [{ who, card: secret, from: 'deck' }, byKim('take # from the draw deck', 'takes # from the draw deck', 'Tuvok')],
    [{ who, card: tuvok, from: 'table' }, kim('take Tuvok from the table', 'takes Tuvok from the table')],
  ],
  revealed: [
    [{ card: tuvok, by: armus }, all('Tuvok is revealed by Armus')],
    [{ card: secret, by: null }, ['Tuvok is revealed', 'A card is revealed', 'A card is revealed']],
  ],
  selected: [
    [
      { how: 'random', by: -1, pool: [tuvok, halok, raider, armus], chosen: [tuvok] },
      all('Tuvok is selected at random from 4'),
      'From: Tuvok, Halok, Kazon Raider and Armus',
    ],
    [{ how: 'choice', by: -1, pool: [tuvok], chosen: [tuvok] }, all('Tuvok is selected')],
    [
      { how: 'choice', by: 0, pool: [tuvok, halok, armus], chosen: [tuvok, halok] },
      kim('choose Tuvok and Halok from 3', 'chooses Tuvok and Halok from 3'),
      'From: Tuvok, Halok and Armus',
    ],
    [
      { how: 'random', by: 0, pool: [tuvok, halok], chosen: [tuvok] },
      kim('select Tuvok at random from 2', 'selects Tuvok at random from 2'),
      'From: Tuvok and Halok',
    ],
  ],
  placed: [
    [{ card: armus, on: voyager }, all('Armus is placed on U.S.S. Voyager')],
    [{ card: armus, on: here }, all('Armus is placed on Liberation')],
    [{ card: armus, on: null }, all('Armus is placed on the table')],
  ],
  left: [
    [{ card: tuvok, to: 'hand', by: armus }, all('Tuvok returns to hand because of Armus')],
    [{ card: tuvok, to: 'hand', by: null }, all('Tuvok returns to hand')],
    [{ card: tuvok, to: 'deck', by: null }, all('Tuvok goes into the draw deck')],
    [{ card: tuvok, to: 'bottom-of-deck', by: null }, all('Tuvok goes to the bottom of the draw deck')],
    [{ card: tuvok, to: 'discard', by: null }, all('Tuvok goes to the discard pile')],
    [{ card: tuvok, to: 'out-of-play', by: null }, all('Tuvok is placed out of play')],
    [{ card: armus, to: 'point-area', by: null }, all('Armus goes to the point area')],
    [{ card: armus, to: 'side-deck', by: null }, all('Armus goes to the side deck')],
    [{ card: armus, to: 'under', by: null }, all('Armus goes back under the mission')],
  ],
  relocated: [
    [
      { cards: [tuvok, halok], from: planet, to: voyager, by: armus },
      all('Tuvok and Halok are moved from the planet of Liberation to U.S.S. Voyager by Armus'),
    ],
    [{ cards: [voyager], from: null, to: here, by: null }, all('U.S.S. Voyager is moved to Liberation')],
  ],
  replaced: [
    [{ old: tuvok, card: halok, how: 'persona' }, all('Halok replaces Tuvok')],
    [{ old: tuvok, card: halok, how: 'morph' }, all('Halok takes the place of Tuvok')],
    [{ old: tuvok, card: halok, how: 'exchange' }, all('Halok is exchanged for Tuvok')],
  ],
  discarded: [
    [{ cards: [tuvok], from: 'play', by: armus }, all('Tuvok is discarded because of Armus')],
    [{ cards: [tuvok, halok], from: 'hand', by: null }, all('Tuvok and Halok are discarded from hand')],
    [{ cards: [tuvok], from: 'deck', by: null }, all('Tuvok is discarded from the draw deck')],
  ],
  ended: [
    [{ card: armus, why: 'cured' }, all('Armus is cured')],
    [{ card: armus, why: 'expired' }, all('Armus expires')],
    [{ card: armus, why: 'nullified' }, all('Armus is nullified')],
  ],
  nullified: [
    [{ card: armus, by: tuvok }, all('Armus is nullified by Tuvok')],
    [{ card: armus, by: secret }, ['Armus is nullified by Tuvok', 'Armus is nullified', 'Armus is nullified']],
  ],
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
  attempted: [
    [
      { who, at: 0, from: voyager, team: [tuvok, halok] },
      kim('attempt Liberation with the crew of U.S.S. Voyager', 'attempts Liberation with the crew of U.S.S. Voyager'),
      'There: Tuvok and Halok',
    ],
    [
      { who, at: 0, from: planet, team: [] },
      kim('attempt Liberation with an Away Team', 'attempts Liberation with an Away Team'),
    ],
  ],
  met: [[{ who, card: armus, at: 0, team: [tuvok], needs }, kim('meet Armus', 'meets Armus'), 'There: Tuvok']],
  'void-seed': [
    [{ card: armus, why: 'mis-seed' }, all('Armus was seeded against the rules and is out of play')],
    [{ card: armus, why: 'no-door' }, all('Armus needs an open door and is out of play')],
    [{ card: armus, why: 'no-text' }, all('Armus has no text in Spaceline yet and is discarded')],
  ],
  'encounter-over': [
    [{ who, card: armus, at: 0, outcome: 'overcome' }, kim('overcome Armus', 'overcomes Armus')],
    [{ who, card: armus, at: 0, outcome: 'failed' }, kim('fail to overcome Armus', 'fails to overcome Armus')],
    [{ who, card: armus, at: 0, outcome: 'placed' }, all('Armus stays in play')],
    [{ who, card: armus, at: 0, outcome: 'nullified' }, all('Armus is nullified')],
    [{ who, card: armus, at: 0, outcome: 'void' }, all('Armus does nothing')],
  ],
  experienced: [
    [
      { who, card: armus, left: 2 },
      kim('experience Armus (Q-Flash, 2 more to come)', 'experiences Armus (Q-Flash, 2 more to come)'),
    ],
    [
      { who, card: armus, left: 0 },
      kim('experience Armus (Q-Flash, the last card)', 'experiences Armus (Q-Flash, the last card)'),
    ],
  ],
  probed: [[{ who, card: tuvok }, kim('probe: Tuvok', 'probes: Tuvok')]],
  solved: [[{ who, at: 0, needs }, kim('solve Liberation', 'solves Liberation')]],
  'not-solved': [[{ who, at: 0, needs }, kim('cannot solve Liberation', 'cannot solve Liberation')]],
  'attempt-over': [[{ who, at: 0 }, all('The attempt of Liberation is over')]],
  acquired: [[{ who, card: armus }, kim('acquire Armus', 'acquires Armus')]],
  points: [
    [
      { who, points: 35, bonus: false, source: mission, how: 'scored', by: null },
      kim('score 35 points for Liberation', 'scores 35 points for Liberation'),
    ],
    [
      { who, points: 1, bonus: true, source: armus, how: 'scored', by: null },
      kim('score 1 bonus point for Armus', 'scores 1 bonus point for Armus'),
    ],
    [
      { who, points: -5, bonus: false, source: armus, how: 'scored', by: null },
      kim('lose 5 points because of Armus', 'loses 5 points because of Armus'),
    ],
    [
      { who, points: -5, bonus: true, source: null, how: 'scored', by: null },
      kim('lose 5 bonus points', 'loses 5 bonus points'),
    ],
    [
      { who, points: -35, bonus: false, source: mission, how: 'taken-back', by: armus },
      kim(
        'lose the 35 points for Liberation again because of Armus',
        'loses the 35 points for Liberation again because of Armus',
      ),
    ],
    [
      { who, points: -1, bonus: true, source: tuvok, how: 'taken-back', by: null },
      kim('lose the 1 point for Tuvok again', 'loses the 1 point for Tuvok again'),
    ],
    [
      { who, points: 5, bonus: true, source: armus, how: 'taken-back', by: tuvok },
      kim(
        'get back the 5 points lost to Armus because of Tuvok',
        'gets back the 5 points lost to Armus because of Tuvok',
      ),
    ],
    [
      { who, points: 35, bonus: false, source: mission, how: 'multiplied', by: tuvok },
      kim(
        'score 35 more points for Liberation because of Tuvok',
        'scores 35 more points for Liberation because of Tuvok',
      ),
    ],
    [
      { who, points: -1, bonus: true, source: armus, how: 'multiplied', by: null },
      kim('lose 1 more point for Armus', 'loses 1 more point for Armus'),
    ],
    [
      { who, points: 35, bonus: false, source: mission, how: 'stolen', by: tuvok },
      [
        'You get 35 points for Liberation from Maje because of Tuvok',
        'Kim gets 35 points for Liberation from you because of Tuvok',
        'Kim gets 35 points for Liberation from Maje because of Tuvok',
      ],
    ],
    [
      { who, points: -4, bonus: true, source: null, how: 'stolen', by: armus },
      [
        'You lose 4 points to Maje because of Armus',
        'Kim loses 4 points to you because of Armus',
        'Kim loses 4 points to Maje because of Armus',
      ],
    ],
  ],
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
        result: 'direct hit',
      },
      all('Outpost fires at Kazon Raider: ATTACK 9 against DEFENSE 4, a direct hit'),
      'ATTACK 9 = 9 Outpost; DEFENSE 4 = 4 Kazon Raider',
    ],
    [
      { side: 'attack', by: [outpost], at: raider, attack: sum(9, [9, outpost]), defense: sum(0), result: 'spared' },
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
      { fighters: [tuvok, halok], strengths: [sum(9, [6, tuvok], [3, armus]), sum(5, [5, halok])] },
      all('Tuvok (STRENGTH 9) meets Halok (STRENGTH 5)'),
      'Tuvok: STRENGTH 9 = 6 Tuvok + 3 Armus',
    ],
    [
      { fighters: [tuvok, halok], strengths: [sum(9, [6, tuvok], [3, armus]), sum(6, [5, halok], [1, raider])] },
      all('Tuvok (STRENGTH 9) meets Halok (STRENGTH 6)'),
      'Tuvok: STRENGTH 9 = 6 Tuvok + 3 Armus; Halok: STRENGTH 6 = 5 Halok + 1 Kazon Raider',
    ],
    [
      { fighters: [tuvok, halok], strengths: [sum(6, [6, tuvok], [0, armus]), sum(5, [5, halok])] },
      all('Tuvok (STRENGTH 6) meets Halok (STRENGTH 5)'),
    ],
  ],
  'struck-down': [
    [{ card: tuvok, how: 'stunned' }, all('Tuvok is stunned')],
    [{ card: tuvok, how: 'mortally wounded' }, all('Tuvok is mortally wounded')],
  ],
  'fight-totals': [
    [
      { standing: [sum(11, [6, tuvok], [5, halok]), sum(0)] },
      ['Total STRENGTH: you 11, Maje 0', 'Total STRENGTH: Kim 11, you 0', 'Total STRENGTH: Kim 11, Maje 0'],
    ],
  ],
  'fight-won': [[{ who }, kim('win the battle', 'wins the battle')]],
  'fight-over': [[{}, all('The battle is over')]],
  captured: [[{ who, card: tuvok }, kim('capture Tuvok', 'captures Tuvok')]],
  freed: [[{ card: tuvok }, all('Tuvok is free')]],
  custody: [
    [{ who, card: tuvok, how: 'take-custody' }, kim('take Tuvok into custody', 'takes Tuvok into custody')],
    [{ who, card: tuvok, how: 'brig' }, kim('put Tuvok into the Brig', 'puts Tuvok into the Brig')],
    [{ who, card: tuvok, how: 'unbrig' }, kim('take Tuvok out of the Brig', 'takes Tuvok out of the Brig')],
    [{ who, card: tuvok, how: 'leave' }, kim('leave Tuvok behind', 'leaves Tuvok behind')],
    [{ who, card: tuvok, how: 'rescue' }, kim('rescue Tuvok', 'rescues Tuvok')],
    [{ who, card: tuvok, how: 'release' }, kim('release Tuvok from the Brig', 'releases Tuvok from the Brig')],
  ],
  infiltrated: [[{ card: tuvok }, all('Tuvok infiltrates')]],
  exposed: [[{ card: tuvok }, all('Tuvok is exposed')]],
  'house-arrest': [
    [{ who, card: tuvok }, kim('have Tuvok put under house arrest', 'has Tuvok put under house arrest')],
  ],
};

const KINDS = Object.keys(CASES) as TellingKind[];
const casesOf = (kind: TellingKind): { telling: Telling; texts: Texts; detail: string | undefined }[] =>
  CASES[kind].map(([fields, texts, detail]) => ({ telling: { kind, ...fields } as Telling, texts, detail }));

const told = (telling: Telling, viewer: (typeof VIEWERS)[number]) => toldTo(defs, viewer, telling);

describe.each(KINDS)('%s', (kind) => {
  it('is told to both players and to a spectator', () => {
    for (const { telling, texts, detail } of casesOf(kind)) {
      const words = VIEWERS.map((viewer) => wordsOf(told(telling, viewer), naming(viewer)));
      expect(words.map((w) => w.text)).toEqual(texts);
      if (kind !== 'fight-totals') expect(words[2].detail).toBe(detail);
    }
  });

  it('has a test for each of its sentences', () => {
    const said = new Set<string>();
    const listen = (template: string) => {
      said.add(template);
      return template;
    };
    for (const { telling } of casesOf(kind))
      for (const viewer of VIEWERS) wordsOf(told(telling, viewer), naming(viewer, listen));
    const sentences: string | Record<string, string> = TOLD[kind];
    const all = typeof sentences === 'string' ? [sentences] : Object.values(sentences);
    expect(all.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('names the cards of its text, for links, in order', () => {
    for (const { telling, texts } of casesOf(kind)) {
      const { cards } = wordsOf(told(telling, -1), naming(-1));
      for (const { title, at } of cards) expect(texts[2].slice(at, at + title.length)).toBe(title);
      expect(cards.map((c) => c.at)).toEqual(cards.map((c) => c.at).sort((a, b) => a - b));
      const named = TITLES.filter((title) => texts[2].includes(title));
      expect(new Set(cards.map((c) => c.title))).toEqual(new Set(named));
    }
  });

  it('never names a card that its reader was not shown', () => {
    for (const { telling } of casesOf(kind)) {
      for (const viewer of VIEWERS) {
        const bit = viewer < 0 ? 4 : 1 << viewer;
        const hidden = withCards(telling, (r) => ({ ...r, seen: 7 & ~bit })) as Telling;
        const words = wordsOf(told(hidden, viewer), naming(viewer));
        const shown = `${words.text} ${words.detail ?? ''} ${words.cards.map((c) => c.title)}`;
        // the mission of a place lies open
        for (const title of TITLES) if (title !== 'Liberation') expect(shown).not.toContain(title);
      }
    }
  });

  it('keeps what fills its holes in any language, and nothing else', () => {
    const values = [...TITLES, ...NAMES, 'Federation', /Place \d/.source];
    const value = new RegExp(values.map((v) => v.replaceAll('.', '\\.')).join('|'), 'g');
    for (const { telling } of casesOf(kind)) {
      for (const viewer of VIEWERS) {
        const english = wordsOf(told(telling, viewer), naming(viewer));
        const other = wordsOf(told(telling, viewer), naming(viewer, pseudo));
        for (const [text, nonsense] of [
          [english.text, other.text],
          [english.detail ?? '', other.detail ?? ''],
        ]) {
          expect(nonsense).toHaveLength(text.length);
          expect(nonsense.match(value)).toEqual(text.match(value));
          expect(nonsense.match(/\d+/g)).toEqual(text.match(/\d+/g));
          expect(nonsense.replace(value, '')).not.toMatch(/[A-Za-z]/);
        }
        expect(other.cards).toEqual(english.cards);
      }
    }
  });
});

it('whoever leads a team is told what was asked of it, and nobody else', () => {
  const needed = 'Needed: SECURITY (1 of 2), Leadership (not met) or Treachery (0, must be below 1) or Honor (met)';
  const details = (telling: Telling) => VIEWERS.map((v) => wordsOf(told(telling, v), naming(v)).detail);
  expect(details({ kind: 'solved', who: 0, at: 0, needs })).toEqual([needed, undefined, undefined]);
  expect(details({ kind: 'not-solved', who: 0, at: 0, needs: null })).toEqual([undefined, undefined, undefined]);
  const met = details({ kind: 'met', who: 0, card: armus, at: 0, team: [tuvok], needs });
  expect(met).toEqual([`There: Tuvok; ${needed}`, 'There: Tuvok', 'There: Tuvok']);
});

describe('sums', () => {
  const shot: Telling = {
    kind: 'shot',
    side: 'attack',
    by: [voyager],
    at: raider,
    attack: sum(12, [8, voyager], [2, secret], [0, armus], [2, card('Halok', 1)]),
    defense: sum(6, [3, raider], [3, raider]),
    result: 'hit',
  };

  it('tell terms of one name once, and what gives nothing not at all', () => {
    expect(wordsOf(told(shot, 0), naming(0)).detail).toBe(
      'ATTACK 12 = 8 U.S.S. Voyager + 2 Tuvok + 2 Halok; DEFENSE 6 = 6 Kazon Raider',
    );
  });

  it('tell how much comes from what may not be seen, together', () => {
    expect(wordsOf(told(shot, 1), naming(1)).detail).toBe(
      'ATTACK 12 = 8 U.S.S. Voyager + 4 cards you may not see; DEFENSE 6 = 6 Kazon Raider',
    );
  });

  it('of both sides of a fight are told with whose they are', () => {
    const [[fields]] = CASES['fight-totals'];
    expect(wordsOf(told({ kind: 'fight-totals', ...fields }, 1), naming(1)).detail).toBe(
      'Kim: STRENGTH 11 = 6 Tuvok + 5 Halok; You: nobody is left standing',
    );
  });
});

it('several copies are counted, with the plural of a name', () => {
  const stopped = (...cards: CardRef[]) => wordsOf(told({ kind: 'stopped', cards, by: null }, 0), naming(0)).text;
  const maquis = card('Maquis');
  expect(stopped(raider, tuvok, raider)).toBe('2 Kazon Raiders and Tuvok are stopped');
  expect(stopped(maquis, maquis)).toBe('2 Maquises are stopped');
});

it('points that an earlier version told of, without how, were scored or lost', () => {
  const { how, by, ...earlier } = CASES.points[0][0];
  expect([how, by]).toEqual(['scored', null]);
  const points = { kind: 'points', ...earlier } as Telling;
  expect(wordsOf(told(points, 1), naming(1)).text).toBe('Kim scores 35 points for Liberation');
});

it('what was put together is told in one sentence', () => {
  const killed = (...whom: CardRef[]) =>
    whom.map((c) => told({ kind: 'killed', whom: c, cause: { by: armus, how: 'effect' } }, 1));
  expect(wordsOfAll(killed(tuvok), naming(1)).text).toBe('Tuvok is killed by Armus');
  expect(wordsOfAll(killed(tuvok, halok, secret), naming(1)).text).toBe(
    'Tuvok, Halok and a hidden card are killed by Armus',
  );
  const drew = [1, 2].map((count) => told({ kind: 'drew', who: 0, count }, 0));
  expect(wordsOfAll(drew, naming(0)).text).toBe('You draw 3 cards');
});
