/**
 * What is shown says nothing about the order of a hidden pile: with the same cards in another order, or with two hidden cards
 * swapped for each other, every number, word and option that a seat is given stays what it was.
 */
import { readFileSync } from 'node:fs';
import { type Dice, makeDice, randomChoice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  copyState,
  type DeckList,
  Game,
  knows,
  newGame,
  type Rules,
  SEATS,
  type Seat,
  toldLog,
  VIEWERS,
  type Viewer,
  view,
  Zone,
} from '@spaceline/engine';
import { layOut } from '@spaceline/engine/setup';
import { full, parseDeckFor } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

const rules: Rules = { catalogue, format: full };
const ids = (...titles: string[]): string[] => titles.map((title) => catalogue.byTitle(title)[0].facts.id);

/** With all three side decks, whether they are opened or not. */
function deck(name: string): DeckList {
  const file = readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8');
  return {
    ...parseDeckFor(file, catalogue, full).deck,
    q: ids('Penalty Box', 'Into the Breach', 'Mandarin Bailiff', 'Incoming Message - The Continuum'),
    tent: ids('Kes', 'Neelix', 'Tuvok', 'Harry Kim'),
  };
}
const DECKS: readonly [DeckList, DeckList] = [deck('enterprise'), deck('klingon')];

/** A pile, wherever it is kept: its cards in their order. */
interface Pile {
  readonly name: string;
  readonly cards: readonly number[];
  lay(g: Game, order: readonly number[]): void;
}

/** Discard pile and point area lie open: of these only the numbers are nobody's business. */
const HIDDEN = ['Hand', 'Deck', 'Bridge', 'QDeck', 'Tent', 'MissionPile', 'SeedPile'] as const;
const ZONES = [...HIDDEN, 'Discard', 'Points'] as const;

function pilesOf(g: Game): Pile[] {
  const kept = SEATS.flatMap((seat) =>
    ZONES.map((name) => ({
      name,
      cards: g.state.piles[seat][Zone[name] - 1],
      lay: (x: Game, order: readonly number[]) =>
        layOut(x, ({ piles }) => {
          piles[seat][Zone[name] - 1] = order.slice();
        }),
    })),
  );
  const seeds = g.state.locations.map((l) => ({
    name: 'seeds under a mission',
    cards: l.seeds,
    lay: (x: Game, order: readonly number[]) =>
      layOut(x, ({ locations }) => {
        locations[l.id].seeds = order.slice();
      }),
  }));
  return [...kept, ...seeds];
}

/** Piles that nobody may look through, not even their owner: the order of the missions is drawn. */
const FACE_DOWN = ['Deck', 'Bridge', 'QDeck', 'Tent', 'MissionPile'];

/** The places of a pile whose cards could change places without the viewer's knowing; the top mission is being placed. */
function hiddenPlaces(g: Game, viewer: Viewer, { name, cards }: Pile): number[] {
  const first = name === 'MissionPile' ? 1 : 0;
  return cards.flatMap((id, i) => {
    if (i < first) return [];
    const unknown = !knows(g, viewer, id) || (FACE_DOWN.includes(name) && g.card(id).seen === 0);
    return unknown ? [i] : [];
  });
}

/** Two hidden places whose cards have the same back and owner, which everybody sees. */
function twoOf(g: Game, places: readonly number[], { cards }: Pile, dice: Dice): [number, number] | null {
  const a = places[dice(places.length)];
  const like = places.filter((p) => p !== a && g.card(cards[p]).owner === g.card(cards[a]).owner);
  return like.length === 0 ? null : [a, like[dice(like.length)]];
}

function swapped<T>(list: readonly T[], [a, b]: readonly [number, number]): T[] {
  const out = list.slice();
  [out[a], out[b]] = [out[b], out[a]];
  return out;
}

/** Everything that a viewer is given: what lies there, what was told, what may be answered. */
const given = (g: Game, viewer: Viewer): string =>
  JSON.stringify([
    view(g, viewer),
    toldLog(g, viewer),
    viewer < 0 ? null : g.decisionFor(viewer as Seat)?.options.map((o) => [o.key, o.group]),
  ]);

/** The same game from here, with something done to it first. */
function again(g: Game, change: (x: Game) => void): Game {
  const x = new Game(rules, copyState(g.state), { logged: true });
  change(x);
  return x.begin();
}

/** How many cards at most change hands in the one step that is taken below. */
const TOP = 4;

/** The same answer in both worlds: the seat that is asked gives way. */
function goOn(g: Game): Game {
  const way = g.decision!.options.find((o) => o.verb === 'end-turn' || o.verb === 'pass');
  if (way !== undefined) g.choose(way);
  return g;
}

interface Found {
  readonly pile: string;
  readonly viewer: Viewer;
  readonly how: string;
}

/** At this question: every pile, every viewer, another order and two cards with each other's faces. */
function look(g: Game, dice: Dice, seen: (pile: string) => void): Found[] {
  const found: Found[] = [];
  const same = again(g, () => {});
  for (const viewer of VIEWERS) {
    const before = given(same, viewer);
    for (const pile of pilesOf(g)) {
      const two = twoOf(g, hiddenPlaces(g, viewer, pile), pile, dice);
      if (two === null) continue;
      seen(pile.name);
      const [a, b] = two.map((p) => pile.cards[p]);
      const worlds = {
        order: (x: Game) => pile.lay(x, swapped(pile.cards, two)),
        faces: (x: Game) =>
          layOut(x, ({ cards }) => {
            [cards[a].def, cards[b].def] = [cards[b].def, cards[a].def];
          }),
      };
      for (const [how, change] of Object.entries(worlds)) {
        // faces may be swapped only where neither is known; one's own missions are, but not their order
        if (how === 'faces' && [a, b].some((id) => knows(g, viewer, id))) continue;
        const other = again(g, change);
        if (given(other, viewer) !== before) found.push({ pile: pile.name, viewer, how });
      }
      // what nobody touches is not told of either when the game goes on
      if (g.decision!.seat === viewer || two.some((place) => place < TOP)) continue;
      const later = goOn(again(g, worlds.order));
      if (given(later, viewer) !== given(goOn(again(g, () => {})), viewer))
        found.push({ pile: pile.name, viewer, how: 'order, a step later' });
    }
  }
  return found;
}

/** A question that can be asked again from the state as it is: nothing has happened since the last step ended. */
const isQuiet = (g: Game): boolean =>
  g.decision !== null && again(g, () => {}).hash() === g.hash() && keysOf(again(g, () => {})) === keysOf(g);
const keysOf = (g: Game): string | undefined => g.decision?.options.map((o) => o.key).join();

const GAMES = 8;
const ANSWERS = 160;
const EVERY = 20;

function gameOf(seed: string): Game {
  return newGame(rules, { format: 'full', decks: DECKS, seed, version: 'test' }, { logged: true });
}

describe('a hidden pile', () => {
  const found: Found[] = [];
  const looked = new Map<string, number>();
  for (let n = 0; n < GAMES; n++) {
    const g = gameOf(`piles ${n}`);
    const dice = makeDice(`piles ${n}/players`);
    for (let k = 0; k < ANSWERS && g.decision !== null; k++) {
      if (k % EVERY === n && isQuiet(g))
        found.push(...look(g, dice, (pile) => looked.set(pile, (looked.get(pile) ?? 0) + 1)));
      const { option, cards } = randomChoice(g.decision, dice);
      g.choose(option, cards);
    }
  }

  test('shows its order nowhere, in whatever phase of the game', () => {
    expect(found).toEqual([]);
  });

  test.each([...HIDDEN, 'seeds under a mission'])('was looked for: %s', (name) => {
    expect(looked.get(name)).toBeGreaterThan(20);
  });

  test('would be found out if it were shown', () => {
    // the discard pile lies open, in its order
    const g = again(gameOf('open'), (x) =>
      layOut(x, ({ piles, cards }) => {
        const discard = piles[0][Zone.Deck - 1].splice(0, 2);
        piles[0][Zone.Discard - 1] = discard;
        for (const id of discard) cards[id].zone = Zone.Discard;
      }),
    );
    const turned = again(g, (x) =>
      pilesOf(g)
        .find((p) => p.name === 'Discard')!
        .lay(x, discardOf(g).slice().reverse()),
    );
    expect(VIEWERS.map((viewer) => given(turned, viewer) === given(g, viewer))).toEqual([false, false, false]);
  });
});

const discardOf = (g: Game): readonly number[] => g.state.piles[0][Zone.Discard - 1];
