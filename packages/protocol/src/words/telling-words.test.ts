import {
  type CardRef,
  spoken,
  type Telling,
  type TellingKind,
  type ToldOf,
  toldTo,
  type Words,
  withCards,
} from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { TOLD } from './english.ts';
import { pseudo } from './language.ts';
import { wordsOf, wordsOfAll } from './telling-words.ts';
import { card, defs, NAMES, naming, TITLES, VIEWERS } from './testing.ts';
import { BATTLES } from './told-cases/battles.ts';
import { CARDS } from './told-cases/cards.ts';
import { armus, type Cases, halok, needs, raider, secret, sum, type Texts, tuvok, voyager } from './told-cases/case.ts';
import { MISSIONS } from './told-cases/missions.ts';
import { SHIPS_AND_PEOPLE } from './told-cases/ships-and-people.ts';
import { TURNS } from './told-cases/turns.ts';

/** Every kind of telling has its cases. */
const CASES: Cases<TellingKind> = { ...TURNS, ...CARDS, ...SHIPS_AND_PEOPLE, ...MISSIONS, ...BATTLES };

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
    const listen = (template: Words) => {
      said.add(spoken(template));
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
    const values = [...TITLES, ...NAMES, 'Federation', 'BOG-83', 'R-2.8', /Place \d/.source];
    const value = new RegExp(values.map((v) => v.replaceAll('.', '\\.')).join('|'), 'g');
    for (const { telling } of casesOf(kind)) {
      for (const viewer of VIEWERS) {
        const english = wordsOf(told(telling, viewer), naming(viewer));
        const other = wordsOf(told(telling, viewer), naming(viewer, pseudo));
        for (const [text, nonsense] of [
          [english.text, other.text],
          [english.detail ?? '', other.detail ?? ''],
        ].map((pair) => pair.map(spoken))) {
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
  expect(details({ kind: 'solved', who: 0, at: 0, team: [], needs })).toEqual([needed, undefined, undefined]);
  expect(details({ kind: 'not-solved', who: 0, at: 0, team: [], needs: null, why: 'ban', by: null })).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const judged = (of: ToldOf<'judged'>['of']) =>
    details({ kind: 'judged', of, who: 0, card: armus, met: false, needs });
  for (const of of ['asked', 'people'] as const) expect(judged(of)).toEqual([needed, undefined, undefined]);
  expect(judged('depends')).toEqual([needed.replace('Needed', 'It depends on'), undefined, undefined]);
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
    directOver: 12,
    result: 'hit',
  };

  it('tell terms of one name once, and what gives nothing not at all', () => {
    expect(wordsOf(told(shot, 0), naming(0)).detail).toBe(
      'ATTACK 12 = 8 U.S.S. Voyager + 2 Tuvok + 2 Halok; DEFENSE 6 = 6 Kazon Raider',
    );
  });

  it('tell how much comes from what may not be seen, together', () => {
    expect(wordsOf(told(shot, 1), naming(1)).detail).toBe(
      'ATTACK 12 = 8 U.S.S. Voyager + 4 out of sight; DEFENSE 6 = 6 Kazon Raider',
    );
    const one: Telling = { ...shot, attack: sum(9, [8, voyager], [1, secret]) };
    expect(wordsOf(told(one, 1), naming(1)).detail).toContain('ATTACK 9 = 8 U.S.S. Voyager + 1 out of sight;');
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
  const draws = [[tuvok], [halok, armus]];
  const drew = (viewer: 0 | 1) =>
    draws.map((cards) =>
      told({ kind: 'drew', who: 0, count: cards.length, cards: { private: cards, seen: 1 } }, viewer),
    );
  expect(wordsOfAll(drew(0), naming(0)).text).toBe('You draw 3 cards: Tuvok, Halok and Armus');
  expect(wordsOfAll(drew(1), naming(1)).text).toBe('Kim draws 3 cards');
});
