import { catalogue } from '@spaceline/cards';
import type { DeckList } from '@spaceline/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeck, parseDeckFor, writeDeck, writeDeckFor } from './deck.ts';
import { full } from './full.ts';
import { warpSpeed } from './warp-speed.ts';

const JANEWAY = 'voy-122';
const VOYAGER = 'voy-194';

const read = (text: string, prefer: string[] = []) => parseDeck(text, catalogue, prefer);
/** The one card a line means. */
const card = (line: string, prefer: string[] = []) => {
  const { deck, problems } = read(line, prefer);
  expect(problems).toEqual([]);
  const cards = Object.values(deck).flat();
  expect(cards).toHaveLength(1);
  return cards[0];
};
/** Nothing beside the deck, and nothing wrong with it. */
const ALONE = { aside: [], unknown: [], problems: [] };
const problemsOf = (text: string) => read(text).problems;

describe('a deck in Lackey’s text format', () => {
  it('has the draw deck first, then sections', () => {
    const text = '2\tKathryn Janeway\n1\tU.S.S. Voyager\nMissions:\n1\tCatalog Phenomena\nSeed+Dil:\n1\tAstral Eddy\n';
    const { deck, problems } = read(text);
    expect(problems).toEqual([]);
    expect(deck).toEqual({
      draw: [JANEWAY, JANEWAY, VOYAGER],
      missions: [catalogue.byTitle('Catalog Phenomena')[0].facts.id],
      seeds: [catalogue.byTitle('Astral Eddy')[0].facts.id],
    });
  });

  it('may come with a BOM, CRLF, blank lines, comments, spaces and "2x"', () => {
    const text =
      '\uFEFF# mine\r\n\r\n2x Kathryn Janeway\r\n// ships\r\n1   U.S.S.  Voyager\r\n  1 x Kes [voy]  \r\nMISSIONS:\r\n';
    const { deck, problems } = read(text);
    expect(problems).toEqual([]);
    expect(deck.draw).toEqual([JANEWAY, JANEWAY, VOYAGER, 'voy-164']);
  });

  it('names side decks in Lackey’s way or in ours', () => {
    const door = catalogue.byTitle('Battle Bridge Door')[0].facts.id;
    for (const [header, pile] of [
      ['Battle Bridge:', 'tactics'],
      ['Tactics:', 'tactics'],
      ['Q-Continuum:', 'q'],
      ['Flash:', 'q'],
      ['Tent:', 'tent'],
      ["Q's Tent:", 'tent'],
      ['QsTent:', 'tent'],
      ['Sites:', 'seeds'],
    ] as const) {
      const { deck, problems } = read(`${header}\n1\tBattle Bridge Door`);
      expect(problems).toEqual([]);
      expect(deck[pile]).toEqual([door]);
    }
  });

  it('has no side deck where the file has none', () => {
    expect(Object.keys(read('1 Kes').deck).sort()).toEqual(['draw', 'missions', 'seeds']);
  });
});

describe('a name', () => {
  it.each([
    ['1 kathryn JANEWAY', JANEWAY],
    [`1 ${JANEWAY}`, JANEWAY],
    ['1 Assassin’s Blade (Voyager)', 'voy-002'],
    ['1 Assassin`s Blade [ds9]', 'ds9-assassins-blade'],
    ['1 Kes (The Borg)', 'borg-105'],
    ['1 Alyssa Ogawa (First Contact) (Tribble)', 'twt-starter-alyssa-ogawa-first-contact'],
    ['1 % Kazon Raider', catalogue.byTitle('Kazon Raider')[0].facts.id],
    [
      '1 NAVIGATIONAL HAZARDS *VOY',
      catalogue.byTitle('Navigational Hazards').find((d) => d.facts.set === 'voy')!.facts.id,
    ],
    ['1 Mr. Scott *TMP', 'tmp-061'],
    ['1 GOD', 'tmp-003'],
    ['1 USS Sao Paulo', 'roa-u-s-s-sao-paulo'],
    ['1 EXPLORE BLACK CLUSTER II*', `${catalogue.byTitle('Explore Black Cluster II')[0].facts.id}-back`],
    ['1 Kes*', 'voy-164-b'],
    ['1 Kes [voy]*', 'voy-164-b'],
    ['1 Kes* [voy]', 'voy-164-b'],
    ['1 Kathryn Janeway*', JANEWAY],
    ['1 Lt. (j.g.) Picard', 'au-lt-j-g-picard'],
    ['1 Paxan “Wormhole”', 'qc-paxan-wormhole'],
    ['1 U.S.S. São Paulo', 'roa-u-s-s-sao-paulo'],
    ['1 The Higher … The Q-er', 'qc-the-higher-the-q-er'],
    ['1\t10 and 01', 'dom-10-and-01'],
    ['1 Xepolite Freighter', catalogue.byTitle('Xepolite Freighter')[0].facts.id],
    ['1 Shot in the Back', 'fc-shot-in-the-back'],
    ['1 Empok Nor', 'dom-empok-nor'],
    ['1 Empok Nor (back)', 'dom-empok-nor-back'],
    ['1 Deep Space 9 (back)', 'ds9-deep-space-9-back'],
    ['1 Deep Space 9', 'ds9-deep-space-9-back'],
  ])('is understood: %s', (line, id) => {
    expect(card(line)).toBe(id);
  });

  it('means the printing of a preferred set, else the oldest', () => {
    expect(card('1 Hazardous Duty')).toBe('bog-hazardous-duty');
    expect(card('1 Hazardous Duty', ['voy', 'bog'])).toBe('voy-012');
    expect(card('1 Hazardous Duty', ['dom', 'bog'])).toBe('bog-hazardous-duty');
  });

  it('means the printing with the Voyager logo in Warp Speed', () => {
    const text = '1 Medical Kit\n1 Seven of Nine\n1 Ensign Tuvok\n1 Borg Queen\n1 Data';
    expect(parseDeckFor(text, catalogue, warpSpeed).deck.draw).toEqual([
      'voy-038',
      'voy-171',
      '1anth-ensign-tuvok',
      'borg-050',
      'premiere-data',
    ]);
    expect(parseDeckFor('1 Medical Kit', catalogue, full).deck.draw).toEqual(['premiere-medical-kit']);
  });
});

describe('a problem', () => {
  it('names the line and the nearest titles', () => {
    const [p, ...more] = problemsOf('1 Kes\n1 Kathrin Janway');
    expect(more).toEqual([]);
    expect(p.rule).toBe('deck-file');
    expect(p.line).toBe(2);
    expect(p.message).toMatch(/^Line 2: .*"Kathrin Janway".*did you mean Kathryn Janeway/);
  });

  it('proposes titles that hold the name, and at most three', () => {
    expect(problemsOf('1 Janeway')[0].message).toContain('Kathryn Janeway');
    const many = problemsOf('1 Incoming Message')[0].message;
    expect(many.split('did you mean')[1].split(',')).toHaveLength(3);
  });

  it('proposes nothing where nothing is near', () => {
    expect(problemsOf('1 Zzyzx qwertyuiop asdfghjkl')[0].message).not.toContain('did you mean');
  });

  it.each(['0 Kes', '-1 Kes', 'two Kes', '1000 Kes', '99999999999999999999 Kes', '3'])(
    'is a bad quantity: %s',
    (line) => {
      const { deck, problems } = read(`${line}\n1 Neelix`);
      expect(problems).toMatchObject([{ rule: 'deck-file', line: 1 }]);
      expect(deck.draw).toEqual(['voy-167']);
    },
  );

  it('is an unknown section, whose cards lie where such cards belong', () => {
    const { deck, unknown, problems } = read(
      '1 Kes\nDyson:\n1 Neelix\n1 Astral Eddy\n1 Nobody\nMissions:\n1 Liberation',
    );
    expect(problems.map((p) => p.line)).toEqual([2, 5]);
    expect(deck).toMatchObject({ draw: ['voy-164', 'voy-167'], seeds: ['voy-003'] });
    expect(unknown).toMatchObject([{ pile: 'draw', copies: 1, name: 'Nobody' }]);
    expect(deck.missions).toHaveLength(1);
  });

  it('is a card of which we know nothing: it stays with the deck, and is written again', () => {
    const text = '2\tKathryn Janeway\n3\tBusiness Gambit\nAside:\n1\tOps\n1\tQuark (The Next Generation)\n';
    const { deck, aside, unknown, problems } = read(text);
    expect(deck.draw).toHaveLength(2);
    expect(aside).toEqual([catalogue.byTitle('Ops')[0].facts.id]);
    expect(unknown).toMatchObject([
      { pile: 'draw', copies: 3, name: 'Business Gambit', line: 2 },
      { pile: 'aside', copies: 1, name: 'Quark (The Next Generation)', line: 5, near: ['Quark'] },
    ]);
    expect(problems.map((p) => p.line)).toEqual([2, 5]);
    expect(writeDeck(deck, catalogue, [], { aside, unknown })).toBe(text);
  });

  it('is a set in which the card is not', () => {
    expect(problemsOf('1 Kes [dom]')[0].message).toBe('Line 1: Kes is not in the set "dom", but in voy, borg');
  });

  it('is one only for binary content', () => {
    for (const text of ['PK\u0003\u0004\u0000\u0000', '\u0001\u0002\u0003\u0004\u0005\u0006 \n\n1 Kes']) {
      const { deck, problems } = read(text);
      expect(problems).toHaveLength(1);
      expect(problems[0].message).toContain('not a text file');
      expect(deck).toEqual({ missions: [], seeds: [], draw: [] });
    }
  });

  it('ends the reading when there are too many, or a line is no line', () => {
    expect(problemsOf('1 no such card at all\n'.repeat(5000))).toHaveLength(401);
    expect(problemsOf(`1 ${'['.repeat(100_000)}`)).toHaveLength(1);
  });

  it('is never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const p of [...problemsOf(text), ...problemsOf(`1\t${text}*[(\n${text}:`)])
          expect(p.rule).toBe('deck-file');
      }),
      { numRuns: 50 },
    );
  });
});

describe('writing', () => {
  const ids = catalogue.cards.map((d) => d.facts.id);
  const sorted = (deck: DeckList) =>
    Object.fromEntries(Object.entries(deck).map(([pile, list]) => [pile, [...list].sort()]));

  it('gives every card of the catalogue a name that is read as that card', () => {
    // one mission where it belongs: a list without any heading is sorted by kinds
    const deck = { missions: [catalogue.byTitle('Liberation')[0].facts.id], seeds: [], draw: ids };
    expect(parseDeck(writeDeck(deck, catalogue), catalogue, [])).toEqual({ deck, ...ALONE });
    const prefer = ['voy', 'bog', 'dom'];
    expect(parseDeck(writeDeck(deck, catalogue, prefer), catalogue, prefer)).toEqual({ deck, ...ALONE });
    for (const format of [full, warpSpeed]) {
      expect(parseDeckFor(writeDeckFor(deck, catalogue, format), catalogue, format)).toEqual({ deck, ...ALONE });
    }
  });

  it('keeps every pile', () => {
    const some = fc.array(fc.constantFrom(...ids), { maxLength: 12 });
    const filled = fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 5 });
    const decks = fc.record({ missions: some, seeds: some, draw: some, tactics: filled, q: filled, tent: filled });
    fc.assert(
      fc.property(decks, (deck) => {
        const again = parseDeck(writeDeck(deck, catalogue), catalogue, []);
        expect(again.problems).toEqual([]);
        expect(sorted(again.deck)).toEqual(sorted(deck));
      }),
      { numRuns: 30 },
    );
  });

  it('names a set only where it must', () => {
    const deck = {
      draw: [JANEWAY, JANEWAY, 'premiere-medical-kit', 'voy-038', 'voy-164', 'voy-164-b', 'voy-167-b'],
      missions: ['ep-013'],
      seeds: [],
    };
    expect(writeDeck(deck, catalogue)).toBe(
      [
        '2\tKathryn Janeway',
        '1\tMedical Kit',
        '1\tMedical Kit [voy]',
        '1\tKes [voy]',
        '1\tKes*',
        '1\tNeelix*',
        'Missions:',
        '1\tCovert Installation II',
        '',
      ].join('\n'),
    );
    expect(writeDeckFor({ ...deck, draw: ['voy-038'], missions: [] }, catalogue, warpSpeed)).toBe('1\tMedical Kit\n');
  });

  it('keeps an id that it does not know', () => {
    expect(writeDeck({ missions: [], seeds: [], draw: ['xyz-001'] }, catalogue)).toBe('1\txyz-001\n');
  });
});
