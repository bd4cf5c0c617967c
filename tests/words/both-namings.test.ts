/**
 * A client makes its words from the view that it was sent; the terminal makes them from the game. Whole games are played by chance,
 * and at every question both must say the same, to whoever is asked and of everything that has happened, and name nothing that
 * its reader never saw.
 */
import { readFileSync } from 'node:fs';
import { type Dice, makeDice, randomChoice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  answerText,
  type Decision,
  type Format,
  type Game,
  knows,
  newGame,
  ownWords,
  type Seat,
  VIEWERS,
  type View,
  type Viewer,
  view,
} from '@spaceline/engine';
import { full, parseDeckFor, warpSpeed } from '@spaceline/formats';
import {
  type DecisionView,
  decisionView,
  ENGLISH,
  type Language,
  type LogLine,
  logLineOf,
  menuWords,
  type Naming,
  namingOf,
  namingOfView,
  optionWords,
  promptWords,
  pseudo,
  readOption,
  spoken,
  wordsOf,
} from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';

const NAMES = ['Kim', 'Maje'];
/** Games that wander on and on are left. */
const MOST = 300;

const deck = (name: string, format: Format) =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, format).deck;

/** What goes over the network. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));
/** What a client has of a card (packages/web/scripts/data.mjs). */
function factsOf(printing: string) {
  const def = catalogue.byId(printing);
  return def && sent({ title: def.title, type: def.facts.type, called: ownWords(def) });
}

const ofView = (v: View, d: DecisionView | null, language: Language): Naming =>
  namingOfView(v, NAMES, factsOf, d?.shown ?? [], language);

/** Everything that can be called something. */
function names(n: Naming, v: View): string {
  return [
    ...v.cards.flatMap(({ id }) => [n.card(id), n.card(id, true), n.spot(id), n.where(id)]),
    ...v.locations.flatMap((l) => [n.place(l.id), String(n.placeCard(l.id))]),
    ...v.players.flatMap((p) => p.own.map((c) => n.card(c.id))),
  ].join('\n');
}

/** A question with all its options. */
const question = (n: Naming, d: DecisionView): string[] => [
  promptWords(d, n),
  ...d.options
    .map(readOption)
    .flatMap((o) => [
      ...Object.values(optionWords(o, n, d)),
      menuWords(o, n, null, d),
      menuWords(o, n, o.from, d),
      ...(o.group ?? []).map((id) => n.card(id)),
    ]),
];

/** What one viewer has been told, and has ever been shown. */
class Reader {
  private told = 0;
  readonly texts: string[] = [];
  readonly known = new Set<string>();

  constructor(readonly viewer: Viewer) {}

  look(g: Game): void {
    for (const c of g.state.cards) if (knows(g, this.viewer, c.id)) this.known.add(g.def(c.id).title);
  }

  news(g: Game): LogLine[] {
    const lines = g.log.slice(this.told).map((e) => sent(logLineOf(g, this.viewer, e)));
    this.told = g.log.length;
    return lines;
  }

  read(g: Game, v: View, language: Language, isTenth: boolean): void {
    const [a, b] = [namingOf(g, this.viewer, NAMES, language), ofView(v, null, language)];
    for (const { told } of this.news(g)) {
      const words = wordsOf(told, a);
      expect(JSON.stringify(wordsOf(told, b))).toBe(JSON.stringify(words));
      // whoever was told of a card has seen it
      for (const c of words.cards) this.known.add(c.title);
      // what is asked of a team may name cards that are not even in the game
      const { text, detail } = 'needs' in told ? wordsOf({ ...told, needs: null }, a) : words;
      this.texts.push(spoken(text), spoken(detail ?? ''));
    }
    if (isTenth) expect(names(b, v)).toBe(names(a, v));
  }

  /** Titles of this game that this viewer never saw, and that were written all the same. */
  wrong(g: Game): string[] {
    const titles = new Set(g.state.cards.map((c) => g.def(c.id).title));
    const known = [...this.known].join('\n');
    const text = this.texts.join('\n');
    return [...titles].filter((t) => !known.includes(t) && text.includes(t));
  }
}

function compareAsked(g: Game, d: Decision, v: View, language: Language): void {
  const seat: Seat = d.seat;
  const asks = sent(decisionView(g, seat, d, 0));
  const words = question(ofView(v, asks, language), asks);
  expect(words.join('\n')).toBe(question(namingOf(g, seat, NAMES, language), asks).join('\n'));
}

/** Any answer; seed cards are seldom taken back, or there would be no end to it. */
function anyAnswer(d: Decision, dice: Dice): string {
  const onward = (x: Decision): Decision => {
    const options = x.options.filter((o) => o.verb !== 'take-back' || dice(20) === 0);
    return { ...x, options };
  };
  const open = [d, ...(d.also === undefined ? [] : [d.also])].map(onward).filter((x) => x.options.length > 0);
  const asked = open.length === 0 ? d : open[dice(open.length)];
  return answerText(d, { seat: asked.seat, ...randomChoice(asked, dice) });
}

function play(format: Format, decks: readonly [string, string], seed: string, language: Language) {
  const rules = { catalogue, format };
  const [a, b] = decks.map((name) => deck(name, format));
  const g = newGame(rules, { format: format.id, decks: [a, b], seed, version: 'test' }, { logged: true });
  const dice = makeDice(`${seed}/dice`);
  const readers = VIEWERS.map((viewer) => new Reader(viewer));
  let asked = 0;
  while (g.decision !== null && asked < MOST) {
    for (const r of readers) {
      r.look(g);
      const v = sent(view(g, r.viewer));
      r.read(g, v, language, asked % 10 === 0);
      const d = r.viewer < 0 ? null : g.decisionFor(r.viewer as Seat);
      if (d !== null) compareAsked(g, d, v, language);
    }
    g.answer(anyAnswer(g.decision, dice));
    asked++;
  }
  return { g, readers, asked };
}

const GAMES: readonly (readonly [Format, readonly [string, string], Language])[] = [
  [warpSpeed, ['kazon', 'federation'], ENGLISH],
  [warpSpeed, ['vidiian', 'vidiian'], ENGLISH],
  [full, ['klingon', 'enterprise'], ENGLISH],
  [full, ['klingon', 'klingon'], ENGLISH],
  [warpSpeed, ['kazon', 'kazon'], pseudo],
];

describe('a game and its view are told in the same words', () => {
  it.each(GAMES.map((game, i) => [game[1].join(' against '), i] as const))('%s', { timeout: 120_000 }, (_, i) => {
    const [format, decks, language] = GAMES[i];
    const { g, readers, asked } = play(format, decks, `words-${i}`, language);
    expect(asked).toBeGreaterThan(60);
    for (const r of readers) {
      expect(r.texts.length).toBeGreaterThan(100);
      expect(r.wrong(g)).toEqual([]);
    }
  });
});
