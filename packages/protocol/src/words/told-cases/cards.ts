/** Cards that are seeded, played, drawn, shown and put away. */
import {
  all,
  armus,
  byKim,
  type Cases,
  halok,
  here,
  kim,
  mission,
  outpost,
  planet,
  raider,
  secret,
  tuvok,
  voyager,
  who,
} from './case.ts';

export const CARDS: Cases<
  | 'seeded'
  | 'slid-under'
  | 'reported'
  | 'played'
  | 'played-back'
  | 'gave-up-play'
  | 'activated'
  | 'used'
  | 'downloaded'
  | 'drew'
  | 'draws'
  | 'deck-regenerated'
  | 'took'
  | 'revealed'
  | 'shuffled'
  | 'looked'
  | 'selected'
  | 'picked'
  | 'picked-place'
  | 'chose'
  | 'placed'
  | 'left'
  | 'used-up'
  | 'put-under'
  | 'location'
  | 'opened'
  | 'relocated'
  | 'replaced'
  | 'discarded'
  | 'ended'
  | 'nullified'
> = {
  seeded: [
    [{ who, card: mission, at: here, faceDown: false }, kim('seed Liberation', 'seeds Liberation')],
    [{ who, card: mission, at: here, faceDown: false, line: [-1, -1] }, kim('seed Liberation', 'seeds Liberation')],
    [
      { who, card: mission, at: here, faceDown: false, line: [1, 2] },
      kim('seed Liberation between Place 1 and Place 2', 'seeds Liberation between Place 1 and Place 2'),
    ],
    [
      { who, card: mission, at: here, faceDown: false, line: [-1, 2] },
      kim('seed Liberation to the left of Place 2', 'seeds Liberation to the left of Place 2'),
    ],
    [
      { who, card: mission, at: here, faceDown: false, line: [1, -1] },
      kim('seed Liberation to the right of Place 1', 'seeds Liberation to the right of Place 1'),
    ],
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
      { who, card: tuvok, to: outpost, using: halok, as: null },
      kim('report Tuvok to Outpost (allowed by Halok)', 'reports Tuvok to Outpost (allowed by Halok)'),
    ],
    [
      { who, card: tuvok, to: outpost, using: null, as: 'Federation' },
      kim('report Tuvok as Federation to Outpost', 'reports Tuvok as Federation to Outpost'),
    ],
    [
      { who, card: tuvok, to: outpost, using: tuvok, as: null },
      kim('report Tuvok to Outpost', 'reports Tuvok to Outpost'),
    ],
    [
      { who, card: tuvok, to: planet, using: null, as: null },
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
  'gave-up-play': [
    [{ who, by: armus }, kim('give up a normal card play for Armus', 'gives up a normal card play for Armus')],
  ],
  'played-back': [[{ who, card: armus }, all('Armus goes back to the hand')]],
  activated: [[{ who, card: armus }, kim('activate Armus', 'activates Armus')]],
  used: [
    [
      { who, card: armus, ability: 'transfer-power', on: null },
      kim('use Armus (transfer power)', 'uses Armus (transfer power)'),
    ],
    // with its own word
    [
      { who, card: armus, ability: 'boost', on: voyager },
      kim('use Armus (boost it) on U.S.S. Voyager', 'uses Armus (boost it) on U.S.S. Voyager'),
    ],
  ],
  downloaded: [
    [{ who, card: halok, using: tuvok }, kim('download Halok with Tuvok', 'downloads Halok with Tuvok')],
    [{ who, card: secret, using: null }, byKim('download #', 'downloads #', 'Tuvok')],
  ],
  draws: [
    [
      { who, more: null, by: armus },
      kim('draw no more cards this turn because of Armus', 'draws no more cards this turn because of Armus'),
    ],
    [{ who, more: 1, by: null }, kim('have 1 more card to draw this turn', 'has 1 more card to draw this turn')],
    [{ who, more: -2, by: null }, kim('have 2 fewer cards to draw this turn', 'has 2 fewer cards to draw this turn')],
  ],
  shuffled: [
    [
      { who, pile: 'deck', by: armus },
      kim('shuffle the draw deck because of Armus', 'shuffles the draw deck because of Armus'),
    ],
    [
      { who, pile: 'battle-bridge', by: null },
      kim('shuffle the Battle Bridge side deck anew', 'shuffles the Battle Bridge side deck anew'),
    ],
    [
      { who, pile: 'q-flash', by: null },
      kim('shuffle the Q-Flash side deck anew', 'shuffles the Q-Flash side deck anew'),
    ],
    [{ who, pile: 'seeds', at: { location: 0 }, by: null }, all('The seed cards at Liberation are shuffled')],
    [
      { who, pile: 'hand', by: armus },
      kim('shuffle cards of the hand because of Armus', 'shuffles cards of the hand because of Armus'),
    ],
  ],
  drew: [
    [{ who, count: 1, cards: null }, kim('draw 1 card', 'draws 1 card')],
    [
      { who, count: 2, cards: { private: [tuvok, halok], seen: 1 } },
      kim('draw 2 cards: Tuvok and Halok', 'draws 2 cards'),
    ],
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
      { how: 'random', pool: [tuvok, halok, raider, armus], chosen: [tuvok] },
      all('Tuvok is selected at random from 4'),
      'From: Tuvok, Halok, Kazon Raider and Armus',
    ],
    [{ how: 'random', pool: [tuvok], chosen: [tuvok] }, all('Tuvok is selected at random')],
    [
      { how: 'stand-in', pool: [tuvok, halok], chosen: [armus] },
      all('Armus is selected instead'),
      'From: Tuvok and Halok',
    ],
  ],
  looked: [
    [
      { who, cards: [tuvok, halok], by: armus },
      kim('look at Tuvok and Halok because of Armus', 'looks at Tuvok and Halok because of Armus'),
    ],
    [{ who, cards: [secret], by: null }, byKim('look at #', 'looks at #', 'Tuvok')],
  ],
  picked: [
    [
      { who, cards: [tuvok, halok], of: { known: [tuvok, halok, raider] }, asked: 'choose', by: armus },
      kim('choose Tuvok and Halok from 3 for Armus', 'chooses Tuvok and Halok from 3 for Armus'),
      'From: Tuvok, Halok and Kazon Raider',
    ],
    [{ who, cards: [tuvok], of: { known: [tuvok] }, asked: 'choose', by: null }, kim('choose Tuvok', 'chooses Tuvok')],
    // whoever may not know all of them is not told how many there were
    [
      { who, cards: [secret], of: { known: [secret, secret] }, asked: 'discard', by: null },
      ['You choose Tuvok from 2', 'Kim chooses a card', 'Kim chooses a card'],
    ],
    [
      { who, cards: [halok], of: { known: [armus, halok] }, asked: 'order', by: null },
      kim('choose Halok to come first of 2', 'chooses Halok to come first of 2'),
      'From: Armus and Halok',
    ],
  ],
  'picked-place': [
    [
      { who, place: here, of: { known: [here, voyager] }, asked: 'to', by: armus },
      kim('choose Liberation for Armus', 'chooses Liberation for Armus'),
    ],
    [
      { who, place: voyager, of: { known: [here, voyager] }, asked: 'to', by: null },
      kim('choose U.S.S. Voyager', 'chooses U.S.S. Voyager'),
    ],
  ],
  chose: [
    [{ who, way: 'nullify', by: armus }, kim('choose “nullify it” for Armus', 'chooses “nullify it” for Armus')],
    [{ who, way: '3', by: null }, kim('choose “3”', 'chooses “3”')],
    // a player is named to every reader
    [{ who, way: 'you', by: armus }, kim('choose “You” for Armus', 'chooses “Kim” for Armus')],
  ],
  placed: [
    [{ card: armus, on: voyager, by: null }, all('Armus is placed on U.S.S. Voyager')],
    [{ card: armus, on: here, by: halok }, all('Armus is placed on Liberation by Halok')],
    // it does so itself
    [{ card: armus, on: null, by: armus }, all('Armus is placed on the table')],
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
  ],
  'used-up': [[{ card: armus }, all('Armus is used up')]],
  'put-under': [
    [{ card: armus, at: here, by: null }, all('Armus goes under Liberation')],
    [{ card: armus, at: outpost, by: halok }, all('Armus goes under Outpost because of Halok')],
  ],
  location: [
    [{ at: 2, how: 'new', card: armus, line: [-1, -1], by: armus }, all('Armus makes a new place')],
    [
      { at: 2, how: 'new', card: armus, line: [0, 1], by: armus },
      all('Armus makes a new place between Liberation and Place 1'),
    ],
    [
      { at: 2, how: 'new', card: armus, line: [-1, 0], by: armus },
      all('Armus makes a new place to the left of Liberation'),
    ],
    [
      { at: 2, how: 'new', card: armus, line: [0, -1], by: armus },
      all('Armus makes a new place to the right of Liberation'),
    ],
    [{ at: 0, how: 'moved', card: null, line: [-1, -1], by: null }, all('Liberation is moved to a line of its own')],
    [
      { at: 1, how: 'moved', card: null, line: [0, 2], by: armus },
      all('Place 1 is moved between Liberation and Place 2 by Armus'),
    ],
    [
      { at: 0, how: 'moved', card: null, line: [-1, 1], by: armus },
      all('Liberation is moved to the left of Place 1 by Armus'),
    ],
    [
      { at: 0, how: 'moved', card: null, line: [1, -1], by: armus },
      all('Liberation is moved to the right of Place 1 by Armus'),
    ],
    [
      { at: 1, how: 'gone', card: armus, line: [-1, -1], by: armus },
      all('Armus is no place of the spaceline any more'),
    ],
    [
      { at: 1, how: 'gone', card: null, line: [-1, -1], by: null },
      all('Place 1 is no place of the spaceline any more'),
    ],
  ],
  opened: [
    [
      { who, deck: 'battle-bridge', by: armus },
      kim('open the Battle Bridge side deck with Armus', 'opens the Battle Bridge side deck with Armus'),
    ],
    [{ who, deck: 'q-continuum', by: null }, kim('open the Q-Continuum side deck', 'opens the Q-Continuum side deck')],
    [{ who, deck: 'q-tent', by: null }, kim('open the tent', 'opens the tent')],
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
    [{ cards: [tuvok], from: 'play', by: null, rule: 'BOG-83' }, all('Tuvok is discarded (BOG-83)')],
    [{ cards: [tuvok], from: 'play', by: null, along: outpost }, all('Tuvok is discarded along with Outpost')],
    [{ cards: [tuvok], from: 'hand', by: null, rule: 'R-2.8' }, all('Tuvok is discarded from hand (R-2.8)')],
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
};
