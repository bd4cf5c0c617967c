/** What each is told of a choice: the chooser all of it, the others what they may know, and nobody how many hidden cards there were. */
import { type TellingKind, type ToldCard, type ToldOf, toldTo, VIEWERS, type Viewer } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

/** What each viewer is told, of one kind; and the titles of cards, `?` for one that may not be known. */
function told<K extends TellingKind>(kind: K, yaml: string) {
  const scenario = parseScenario(`title: A table\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const { log, defs } = runner.game;
  const to = (viewer: Viewer): ToldOf<K>[] =>
    log
      .filter(({ telling }) => telling.kind === kind)
      .map(({ telling }) => toldTo(defs, viewer, telling) as unknown as ToldOf<K>);
  const titleOf = (printing: string | null): string => defs.find((d) => d.facts.id === printing)?.title ?? '?';
  return { to, titles: (cards: readonly ToldCard[]) => cards.map((c) => titleOf(c.printing)).sort() };
}

const THIEF = `
spaceline:
  - mission: Excavation
    owner: A
    seeds: [{ card: Common Thief, owner: B }]
    A: { planet: [Tuvok, Cavit, Stadi] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attempt, target: Excavation, card: planet }
  - B: { pick: Cavit }
`;

test('R-4.29: whom the opponent looks at is told, and whom he picks, and from whom', () => {
  const looks = told('looked', THIEF);
  expect(looks.to(1).map((t) => [t.who, looks.titles(t.cards)])).toEqual([[1, ['Cavit', 'Stadi', 'Tuvok']]]);
  // those who may not know them are told that he looks
  expect(looks.to(-1).map((t) => looks.titles(t.cards))).toEqual([['?', '?', '?']]);
  const picks = told('picked', THIEF);
  for (const viewer of [0, 1] as const) {
    const [{ who, cards, of, by }] = picks.to(viewer);
    expect([who, picks.titles(cards), picks.titles(of.known), of.more]).toEqual([
      1,
      ['Cavit'],
      ['Cavit', 'Stadi'],
      false,
    ]);
    expect(picks.titles([by!])).toEqual(['Common Thief']);
  }
  expect(picks.to(-1).map(({ of }) => of)).toEqual([{ known: [], more: true }]);
});

const kalToh = (hand: string, steps = '') => `
players:
  A: { table: [Kal-Toh], hand: [Cavit, Mutation] }
  B: { hand: [${hand}] }
spaceline: [{ mission: Catalog Phenomena, owner: A }]
steps:
  - A: { verb: use, card: Kal-Toh }
  - A: { pick: Cavit }
${steps}
`;

test('how many cards of a hand could be chosen is told to nobody else, not even that there was only one', () => {
  const two = told('picked', kalToh('Kes, Neelix, Quinn', '  - B: { pick: Neelix }'));
  const one = told('picked', kalToh('Neelix, Quinn, Mutation'));
  for (const viewer of VIEWERS.filter((v) => v !== 1)) {
    const [ofTwo, ofOne] = [two, one].map((t) => t.to(viewer).filter(({ who }) => who === 1));
    expect(ofTwo).toHaveLength(1);
    expect(ofTwo[0]).toMatchObject({ cards: [{ printing: null }], of: { known: [], more: true } });
    expect(JSON.stringify(ofOne).replace(/"card":\d+/g, '')).toBe(JSON.stringify(ofTwo).replace(/"card":\d+/g, ''));
  }
  const own = two.to(1).find(({ who }) => who === 1)!;
  expect([two.titles(own.cards), two.titles(own.of.known), own.of.more]).toEqual([
    ['Neelix'],
    ['Kes', 'Neelix'],
    false,
  ]);
});

test('whoever searches the own deck is told what was found there, and nobody else', () => {
  const search = told(
    'picked',
    `
players: { A: { table: [Prisoner Exchange], deck: [Zetal, Gorath, Eris] } }
spaceline:
  - mission: Mining Survey
    owner: A
    A: { ships: [{ card: I.K.C. Lukara, crew: [Kang, { card: Taitt, owner: B, captive: { of: A, held: escorted } }] }] }
    B: { ships: [{ card: Runabout, crew: [Giusti] }] }
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: Prisoner Exchange, target: Taitt }
  - A: { pick: Zetal }
`,
  );
  const [own, theirs] = [search.to(0)[0], search.to(1)[0]];
  expect([search.titles(own.cards), search.titles(own.of.known), own.of.more]).toEqual([
    ['Zetal'],
    ['Gorath', 'Zetal'],
    false,
  ]);
  expect([search.titles(theirs.cards), theirs.of]).toEqual([['?'], { known: [], more: true }]);
});

test('a card that goes from a hand beneath the deck is told to everybody, which it is to its owner alone', () => {
  const under = told(
    'left',
    `
players: { A: { hand: [Torture, Eris], deck: [Kang, Atul], table: [Prepare the Prisoner] } }
spaceline: [{ mission: Archanis Dispute, owner: A }]
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: Prepare the Prisoner }
  - A: { pick: draw deck }
`,
  );
  for (const viewer of VIEWERS) {
    const [{ card, to, by }] = under.to(viewer);
    expect([under.titles([card]), to, under.titles([by!])]).toEqual([
      [viewer === 0 ? 'Torture' : '?'],
      'bottom-of-deck',
      ['Prepare the Prisoner'],
    ]);
  }
});

const COMMANDEERED = `
players: { A: { hand: [Commandeer Ship] } }
spaceline:
  - mission: Liberation
    owner: A
    B: { ships: [{ card: U.S.S. Voyager, intruders: [Minnis] }] }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: Commandeer Ship, target: Minnis }
`;

test('as which affiliation somebody works from now on is told: an infiltrator (DOM-25), a ship that changes hands (BOG-94)', () => {
  const infiltrator = told(
    'infiltrated',
    `
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { planet: [Martok Founder] }
    B: { planet: [Kang] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: infiltrate, card: Martok Founder }
`,
  );
  expect(infiltrator.to(1).map((t) => [infiltrator.titles([t.card]), t.affiliation])).toEqual([
    [['Martok Founder'], 'Klingon'],
  ]);
  const ship = told('works-as', COMMANDEERED);
  expect(ship.to(-1).map((t) => [t.who, ship.titles([t.card]), t.affiliation])).toEqual([
    [0, ['U.S.S. Voyager'], 'Kazon'],
  ]);
});

test('R-4.29: what chance takes from a hand is told with what it took it from', () => {
  const drawn = told(
    'selected',
    `
players: { A: { hand: [Kes, Neelix, Eris] } }
spaceline:
  - mission: Liberation
    owner: A
    seeds: [{ card: The Gatherers, owner: B }]
    A: { planet: [Tuvok] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attempt, target: Liberation, card: planet }
`,
  );
  for (const viewer of VIEWERS) {
    const [{ pool, chosen }] = drawn.to(viewer);
    expect(drawn.titles(pool)).toEqual(viewer === 0 ? ['Eris', 'Kes', 'Neelix'] : ['?', '?', '?']);
    expect(chosen).toHaveLength(1);
  }
});

test('a hand that is shuffled goes beneath the deck in an order that nobody knows', () => {
  const yaml = `
players: { A: { hand: [Masaka Transformations, Kes, Neelix, Eris], deck: [Zetal, Gorath, Kang, Atul] } }
spaceline: [{ mission: Liberation, owner: A }]
turn: { player: A, number: 3, segment: play }
steps:
  - random: [[Neelix, Eris, Kes]]
  - A: { verb: play, card: Masaka Transformations }
  - A: { pick: you }
  - expect: { in: { Kes: deck bottom } }
`;
  const beneath = told('left', yaml);
  expect(beneath.to(0).map((t) => t.to)).toEqual(['bottom-of-deck', 'bottom-of-deck', 'bottom-of-deck']);
  expect(beneath.titles(beneath.to(0).map((t) => t.card))).toEqual(['Eris', 'Kes', 'Neelix']);
  expect(
    told('shuffled', yaml)
      .to(1)
      .map((t) => t.pile),
  ).toContain('hand');
});

test('which card leaves the discard pile everybody has seen, even where it goes into hiding', () => {
  const back = told(
    'left',
    `
players: { A: { discard: [Static Warp Bubble, Kes] } }
spaceline: [{ mission: Archanis Dispute, owner: A, A: { planet: ["Dr. McCoy [tmp]"] } }]
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: Dr. McCoy }
`,
  );
  for (const viewer of VIEWERS)
    expect(back.to(viewer).map((t) => [back.titles([t.card]), t.to])).toEqual([[['Kes'], 'hand']]);
});
