import {
  type DecisionKind,
  locationSpot,
  NOWHERE,
  planetSpot,
  spoken,
  VERBS,
  type Verb,
  type Words,
} from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { OPTIONS, PLAIN } from './english.ts';
import { pseudo } from './language.ts';
import { menuOf, menuWords, type OptionData, optionText, optionWords, wishWords } from './option-words.ts';
import { namesAsker, promptWords, reasonWords } from './prompt-words.ts';
import { naming, TITLES } from './testing.ts';

const [tuvok, halok, raider, armus, mission, outpost, voyager] = [0, 1, 2, 3, 4, 5, 6];
const place = locationSpot(0);
const planet = planetSpot(0);

const option = (verb: Verb, more: Partial<OptionData> = {}): OptionData => ({
  verb,
  card: -1,
  from: NOWHERE,
  to: NOWHERE,
  mark: '',
  word: '',
  group: null,
  min: 0,
  max: 0,
  ...more,
});
const some = (...group: number[]): Partial<OptionData> => ({ group, min: 1, max: group.length });
const asked = (kind: DecisionKind, prompt = 'orders') => ({ kind, prompt });

/** Each verb, as its stem and its tail. */
const CASES: { readonly [V in Verb]: readonly (readonly [Partial<OptionData>, stem: string, tail: string])[] } = {
  play: [
    [{ card: armus }, 'Play Armus', ''],
    [{ card: armus, mark: 'face-down', word: 'face-down' }, 'Play Armus face down', ''],
    [{ card: armus, to: voyager }, 'Play Armus on', 'U.S.S. Voyager'],
    [{ card: armus, to: planet }, 'Play Armus on', 'the planet of Liberation'],
    [{ card: armus, to: place }, 'Play Armus at', 'Liberation'],
  ],
  report: [
    [{ card: tuvok }, 'Report Tuvok', ''],
    [{ card: tuvok, to: outpost }, 'Report Tuvok to', 'Outpost'],
    [{ card: tuvok, to: outpost, via: armus }, 'Report Tuvok to', 'Outpost (allowed by Armus)'],
  ],
  seed: [
    [{ card: mission }, 'Place the mission Liberation', ''],
    [{ card: mission, mark: 'left', word: 'left' }, 'Place the mission Liberation', 'at the left end'],
    [{ card: mission, mark: 'right', word: 'right' }, 'Place the mission Liberation', 'at the right end'],
    [{ card: mission, to: place, mark: 'before' }, 'Place the mission Liberation', 'to the left of Liberation'],
    [{ card: tuvok }, 'Seed Tuvok on the table', ''],
    [{ card: tuvok, to: outpost }, 'Seed Tuvok aboard', 'Outpost'],
    [{ card: outpost, to: place }, 'Seed Outpost at', 'Liberation'],
    [{ card: armus, to: place }, 'Seed Armus under', 'Liberation'],
  ],
  'take-back': [
    [{ card: armus }, 'Take back Armus', ''],
    [{ card: armus, laidOut: 0 }, 'Take back Armus from Liberation', ''],
  ],
  download: [
    [{ card: tuvok }, 'Download Tuvok', ''],
    [{ card: tuvok, from: halok, to: outpost }, 'Download Tuvok with the icon of Halok to', 'Outpost'],
    [{ card: tuvok, from: halok }, 'Download Tuvok with the icon of Halok', ''],
  ],
  beam: [
    [{ from: voyager, to: planet, ...some(tuvok) }, 'Beam Tuvok from U.S.S. Voyager to', 'the planet of Liberation'],
    [
      { from: voyager, to: planet, ...some(tuvok, halok) },
      'Beam … from U.S.S. Voyager to',
      'the planet of Liberation (choose who, of 2)',
    ],
  ],
  walk: [[{ from: outpost, to: voyager, ...some(tuvok) }, 'Have Tuvok walk from Outpost to', 'U.S.S. Voyager']],
  move: [
    [{ card: voyager }, 'Move U.S.S. Voyager', ''],
    [{ card: voyager, to: place }, 'Move U.S.S. Voyager to', 'Liberation'],
    [{ card: voyager, to: place, cost: 3, left: 8 }, 'Move U.S.S. Voyager to', 'Liberation (RANGE 3 of 8)'],
  ],
  dock: [[{ card: voyager, to: outpost }, 'Dock U.S.S. Voyager at', 'Outpost']],
  undock: [
    [{ card: voyager }, 'Undock U.S.S. Voyager', ''],
    [{ card: voyager, to: outpost }, 'Undock U.S.S. Voyager from', 'Outpost'],
  ],
  land: [[{ card: voyager, to: planet }, 'Land U.S.S. Voyager on', 'the planet of Liberation']],
  'take-off': [[{ card: voyager, to: place }, 'Take off with U.S.S. Voyager to', 'Liberation']],
  load: [[{ card: raider, to: voyager }, 'Take aboard: Kazon Raider into', 'U.S.S. Voyager']],
  launch: [[{ card: raider, to: voyager }, 'Launch Kazon Raider from', 'U.S.S. Voyager']],
  cloak: [[{ card: raider, to: place }, 'Cloak Kazon Raider', '']],
  decloak: [[{ card: raider }, 'Decloak Kazon Raider', '']],
  phase: [[{ card: raider }, 'Phase Kazon Raider', '']],
  dephase: [[{ card: raider }, 'Dephase Kazon Raider', '']],
  commandeer: [
    [
      { from: voyager, to: raider, able: 2 },
      'Commandeer attempt on Kazon Raider with',
      'the Away Team in U.S.S. Voyager (2 able)',
    ],
    [
      { from: voyager, to: raider, mark: '0-1', word: 'Klingon', able: 2 },
      'Commandeer attempt on Kazon Raider with',
      'the Klingon Away Team in U.S.S. Voyager (2 able)',
    ],
  ],
  scout: [
    [{ from: voyager, to: place, able: 5 }, 'Scout Liberation with', 'the crew of U.S.S. Voyager (5 able)'],
    [{ from: planet, to: place, able: 1 }, 'Scout Liberation with', 'the Away Team (1 able)'],
    [{ from: planet, to: place, able: 3, both: 1 }, 'Scout Liberation with', 'the Away Team and a crew (3 able)'],
  ],
  acquire: [[{ card: armus, to: planet }, 'Take Armus', '']],
  attempt: [
    [{ from: voyager, to: place, able: 5 }, 'Attempt Liberation with', 'the crew of U.S.S. Voyager (5 able)'],
    [{ from: planet, to: place, able: 1 }, 'Attempt Liberation with', 'the Away Team (1 able)'],
    [
      { from: voyager, to: place, mark: '0-1', word: 'Klingon', able: 2 },
      'Attempt Liberation with',
      'the Klingon crew of U.S.S. Voyager (2 able)',
    ],
    [
      { from: voyager, to: place, able: 4, both: 1, mark: '0-1', word: 'Klingon' },
      'Attempt Liberation with',
      'the crew of U.S.S. Voyager and the Klingon Away Team (4 able)',
    ],
    [
      { from: planet, to: place, mark: '0-1', word: 'Klingon', able: 2 },
      'Attempt Liberation with',
      'the Klingon Away Team (2 able)',
    ],
  ],
  attack: [
    [{ to: raider, ...some(voyager, outpost) }, 'Attack with … against', 'Kazon Raider'],
    [{ card: voyager, to: raider }, 'Attack with U.S.S. Voyager against', 'Kazon Raider'],
  ],
  fight: [
    [{ from: voyager }, 'Start a personnel battle', 'aboard U.S.S. Voyager'],
    [{ from: planet }, 'Start a personnel battle', 'on the planet of Liberation'],
  ],
  fire: [[{ to: raider, ...some(voyager, outpost) }, 'Fire … at', 'Kazon Raider']],
  'hold-fire': [[{}, 'Hold fire', '']],
  'take-custody': [[{ card: halok, to: voyager }, 'Take Halok into custody to', 'U.S.S. Voyager']],
  brig: [[{ card: halok, to: voyager }, 'Put Halok into the Brig of', 'U.S.S. Voyager']],
  unbrig: [[{ card: halok }, 'Take Halok out of the Brig', '']],
  leave: [[{ card: halok }, 'Leave Halok behind', '']],
  release: [[{ card: halok }, 'Release Halok', '']],
  rescue: [[{ card: halok }, 'Rescue Halok', '']],
  infiltrate: [[{ card: tuvok, to: outpost, word: 'Kazon' }, 'Infiltrate with Tuvok at', 'Outpost (Kazon)']],
  expose: [[{ card: tuvok }, 'Expose Tuvok', '']],
  activate: [[{ card: armus }, 'Activate Armus', '']],
  switch: [[{ card: tuvok, word: 'Federation' }, 'Let Tuvok work as', 'Federation']],
  use: [
    [{ card: armus }, 'Use Armus', ''],
    [{ card: armus, word: 'boost' }, 'Use Armus: boost', ''],
    [{ card: armus, word: 'boost', to: voyager }, 'Use Armus: boost,', 'on U.S.S. Voyager'],
  ],
  pick: [
    [{ group: [0, 1, 2], min: 2, max: 2 }, 'Choose 2 of 3 cards', ''],
    [{ group: [0, 1, 2], min: 1, max: 3 }, 'Choose 1 to 3 of 3 cards', ''],
    [{ card: tuvok }, 'Tuvok', ''],
    [{ card: raider }, 'Kazon Raider (theirs)', ''],
    [{ card: tuvok, pile: 'hand' }, 'Tuvok (in your hand)', ''],
    [{ card: tuvok, pile: 'tent' }, 'Tuvok (in the tent)', ''],
    [{ card: tuvok, pile: 'deck' }, 'Tuvok (in the draw deck)', ''],
    [{ card: tuvok, pile: 'discard' }, 'Tuvok (in the discard pile)', ''],
    [{ card: 99 }, 'A hidden card', ''],
    [{ to: planet }, 'The planet of Liberation', ''],
    [{ word: 'draw three' }, 'Draw three', ''],
  ],
  pass: [[{}, 'Pass', '']],
  'end-turn': [[{}, 'End your turn', '']],
};

describe.each(VERBS)('%s', (verb) => {
  it('is said in a stem and a tail', () => {
    for (const [data, stem, tail] of CASES[verb])
      expect(optionWords(option(verb, data), naming(0))).toEqual({ stem, tail });
  });

  it('keeps what fills its holes in any language', () => {
    for (const [data] of CASES[verb]) {
      const words = (language?: typeof pseudo) => optionText(option(verb, data), naming(0, language));
      // "the planet of" and "a hidden card" are names that the test's own naming gives in English
      const names = new RegExp(
        [...TITLES, '(?:the|The) planet of', '[aA] hidden card', '\\(theirs\\)', 'Federation'].join('|'),
        'g',
      );
      expect(words(pseudo)).toHaveLength(spoken(words()).length);
      expect(spoken(words(pseudo)).match(names)).toEqual(spoken(words()).match(names));
      expect(spoken(words(pseudo)).replace(names, '')).not.toMatch(/[A-Za-z]/);
    }
  });
});

it('every sentence for options is said by one of them', () => {
  const said = new Set<string>();
  const listen = (template: Words) => {
    said.add(spoken(template));
    return template;
  };
  for (const verb of VERBS) for (const [data] of CASES[verb]) optionWords(option(verb, data), naming(0, listen));
  for (const [kind, prompt] of PASSES) optionWords(option('pass'), naming(0, listen), asked(kind, prompt));
  optionWords(option('pick', { to: planet }), naming(0, listen), asked('choice', 'escort'));
  const stems = Object.values(OPTIONS).map(([stem]) => stem);
  expect(stems.filter((stem) => !said.has(stem))).toEqual([]);
  const plain = [...said].filter((s) => Object.values(PLAIN).some(([what]) => s.startsWith(what)));
  expect(plain.length).toBeGreaterThanOrEqual(Object.keys(PLAIN).length);
});

const PASSES: readonly (readonly [DecisionKind, string, string])[] = [
  ['seed', 'batch', 'Done: your seed cards are laid out'],
  ['optional', 'tactic', 'Use no Tactic'],
  ['optional', 'combat', 'Neither'],
  ['optional', 'may', 'No'],
  ['seed', 'dilemma-phase', 'Pass: seed nothing now'],
  ['response', 'reported', 'Pass'],
  ['action', 'orders', 'Pass'],
];

it.each(PASSES)('a pass of a question of kind %s (%s): %s', (kind, prompt, text) => {
  expect(optionText(option('pass'), naming(0), asked(kind, prompt))).toBe(text);
});

it('who is to escort a captive is asked for by people, and not by the place where they are', () => {
  const there = option('pick', { to: planet });
  expect(optionText(there, naming(0), asked('choice', 'escort'))).toBe('The Away Team on the planet');
  expect(optionText(there, naming(0), asked('choice', 'spot'))).toBe('The planet of Liberation');
});

describe('in the menu of what was clicked', () => {
  const line = (verb: Verb, more: Partial<OptionData>, at: number | null = null) =>
    menuWords(option(verb, more), naming(0), at);

  it('a transport does not say where it starts when it starts there', () => {
    const down = { from: voyager, to: planet, ...some(tuvok, halok) };
    expect(line('beam', down)).toBe('Beam people from U.S.S. Voyager to the planet of Liberation');
    expect(line('beam', down, voyager)).toBe('Beam people down to the planet of Liberation');
    expect(line('beam', { ...down, ...some(tuvok) }, voyager)).toBe('Beam Tuvok down to the planet of Liberation');
    expect(line('beam', { ...down, ...some(tuvok) })).toBe(
      'Beam Tuvok from U.S.S. Voyager to the planet of Liberation',
    );
    expect(line('beam', { ...down, to: outpost }, voyager)).toBe('Beam people to Outpost');
    expect(line('beam', { ...down, to: outpost, ...some(tuvok) }, voyager)).toBe('Beam Tuvok to Outpost');
    expect(line('walk', { ...down, to: outpost })).toBe('Walk from U.S.S. Voyager to Outpost');
    expect(line('walk', { ...down, to: outpost }, voyager)).toBe('Walk to Outpost');
    expect(line('walk', { ...down, to: outpost, ...some(tuvok) }, voyager)).toBe('Have Tuvok walk to Outpost');
    expect(line('walk', { ...down, to: outpost, ...some(tuvok) })).toBe(
      'Have Tuvok walk from U.S.S. Voyager to Outpost',
    );
  });

  it('a flight says what will be left', () => {
    expect(line('move', { card: voyager, to: place, cost: 3, left: 8 })).toBe(
      'Move U.S.S. Voyager to Liberation for 3 RANGE, 5 left',
    );
    expect(line('move', { card: voyager, to: place })).toBe('Move U.S.S. Voyager to Liberation');
  });

  it('those who fire are chosen later', () => {
    expect(line('attack', { to: raider, ...some(voyager) })).toBe('Attack Kazon Raider');
    expect(line('fire', { to: raider, ...some(voyager) })).toBe('Fire at Kazon Raider');
  });

  it('what all options share is said once, where they start nowhere', () => {
    const reports = [outpost, voyager].map((to) => option('report', { card: tuvok, to }));
    expect(menuOf(reports, naming(0), null)).toEqual({
      title: 'Report Tuvok to …',
      lines: ['Outpost', 'U.S.S. Voyager'],
    });
    expect(menuOf([reports[0]], naming(0), null)).toEqual({ title: null, lines: ['Report Tuvok to Outpost'] });
    expect(menuOf([...reports, option('pass')], naming(0), null).title).toBeNull();
  });

  it('all else is said as elsewhere', () => {
    expect(line('cloak', { card: raider })).toBe('Cloak Kazon Raider');
  });
});

describe('what cannot be had now', () => {
  const wish = (verb: Verb, more: Partial<OptionData>) => wishWords(option(verb, more), naming(0), voyager);

  it('says no more than is known of it', () => {
    expect(wish('seed', { card: armus })).toBe('Seed Armus');
    expect(wish('attempt', { from: voyager, to: place })).toBe('Attempt Liberation');
    expect(wish('scout', { from: planet, to: place })).toBe('Scout Liberation');
    expect(wish('commandeer', { to: outpost })).toBe('Commandeer attempt on Outpost');
    expect(wish('attack', { card: voyager, to: raider })).toBe('Attack Kazon Raider');
    expect(wish('switch', { card: tuvok })).toBe('Let Tuvok work as another affiliation');
  });

  it('is said like an option otherwise', () => {
    expect(wish('beam', { from: voyager, to: planet })).toBe('Beam people down to the planet of Liberation');
    expect(wish('walk', { from: voyager, to: outpost })).toBe('Walk to Outpost');
    expect(wish('use', { card: armus, mark: 'boost', word: 'boost it' })).toBe('Use Armus: boost it');
    expect(wish('dock', { card: voyager, to: outpost })).toBe('Dock U.S.S. Voyager at Outpost');
    expect(wish('download', { card: tuvok, from: halok })).toBe('Download Tuvok with the icon of Halok');
    expect(wish('acquire', { card: armus })).toBe('Take Armus');
  });
});

describe('a question', () => {
  it('names the card that asks', () => {
    expect(promptWords({ text: 'How is {card} used?', card: armus }, naming(0))).toBe('How is Armus used?');
    expect(promptWords({ text: '{card}: which?', card: 99 }, naming(0))).toBe('A hidden card: which?');
    expect(promptWords({ text: '{card} is met', card: -1 }, naming(0))).toBe('It is met');
    expect(promptWords({ text: 'orders or play?', card: -1 }, naming(0))).toBe('Orders or play?');
  });

  it('says whether it names that card', () => {
    expect([{ text: '{card}: which?' }, { text: 'Which?' }].map(namesAsker)).toEqual([true, false]);
  });

  it('keeps that name in any language', () => {
    const words = promptWords({ text: 'How is {card} used?', card: armus }, naming(0, pseudo));
    expect(words).toHaveLength('How is Armus used?'.length);
    expect(words).toContain(' Armus ');
    expect(spoken(words).replace('Armus', '')).not.toMatch(/[A-Za-z]/);
  });
});

it('a reason is said in any language', () => {
  const reason = { rule: 'R-7.3', text: 'The ship is stopped' };
  expect(reasonWords(reason, naming(0))).toBe('The ship is stopped');
  expect(reasonWords(reason, naming(0, pseudo))).not.toMatch(/[A-Za-z]/);
});
