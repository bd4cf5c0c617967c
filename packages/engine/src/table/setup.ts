/** Setting up a game from two decks. */

import { QUADRANTS } from '../cards/names.ts';
import { copyState } from '../core/copy.ts';
import { addCard, layOut } from '../core/door/setting-up.ts';
import type { WritableState } from '../core/door/writable.ts';
import { beginProcess, pile, shuffle } from '../core/door.ts';
import { chanceOf, diceFrom, firstSeat, mix, Stream } from '../core/random.ts';
import { newPlayer, other, PILES, SEATS, type Seat, type State, Zone } from '../core/state.ts';
import { seedingProcess } from '../seeding/phases.ts';
import { Game, type GameOptions, type Rules } from './game.ts';
import type { Stock } from './redeal.ts';

/** A deck as printing ids, by the piles it starts in. */
export interface DeckList {
  missions: readonly string[];
  seeds: readonly string[];
  draw: readonly string[];
  tactics?: readonly string[];
  q?: readonly string[];
  tent?: readonly string[];
}

/** What the decision log begins with: enough to play the game again. */
export interface Header {
  format: string;
  decks: readonly [DeckList, DeckList];
  seed: string;
  /** version of the rules and cards the game was played with */
  version: string;
}

/** A list as numbers of definitions: what a player may have stocked, for those who deal anew. */
export function stockOf(rules: Rules, list: DeckList): Stock {
  const numbers = (ids: readonly string[] = []) => ids.flatMap((id) => rules.catalogue.byId(id)?.index ?? []);
  return {
    missions: numbers(list.missions),
    seeds: numbers(list.seeds),
    draw: numbers(list.draw),
    tactics: numbers(list.tactics),
    q: numbers(list.q),
    tent: numbers(list.tent),
  };
}

export const emptyPiles = (): number[][] => PILES.map(() => []);

export function emptyState(seed: string): WritableState {
  return {
    rev: 0,
    laid: 0,
    chance: chanceOf(seed),
    cards: [],
    piles: [emptyPiles(), emptyPiles()],
    locations: [],
    lines: QUADRANTS.map(() => []),
    players: [newPlayer(), newPlayer()],
    ledger: [],
    first: 0,
    turn: { number: 0, seat: 0, segment: 'start', fresh: true },
    processes: [],
    uses: [],
    lasting: [],
    delayed: [],
    result: null,
  };
}

export function newGame(rules: Rules, header: Header, options: GameOptions = {}): Game {
  const g = new Game(rules, emptyState(header.seed), options);
  for (const seat of SEATS) {
    const deck = header.decks[seat];
    const cards = (
      [
        [Zone.MissionPile, deck.missions],
        [Zone.SeedPile, deck.seeds],
        [Zone.Deck, deck.draw],
        [Zone.Bridge, deck.tactics],
        [Zone.QDeck, deck.q],
        [Zone.Tent, deck.tent],
      ] as const
    ).flatMap(([zone, ids]) => (ids ?? []).map((id) => ({ zone, id })));
    // a card's number must not tell which card of the list it is
    layOut(g, (s) => mix(cards, diceFrom(s.chance, Stream.Layout + seat)));
    for (const { zone, id } of cards) {
      const def = rules.catalogue.byId(id);
      if (def === undefined) throw new Error(`the catalogue has no card "${id}"`);
      addCard(g, def.index, seat, zone);
    }
  }
  layOut(g, (s) => {
    s.first = firstSeat(s.chance);
    s.turn.seat = s.first;
  });
  for (const seat of SEATS) {
    if (rules.format.missionOrder === 'shuffled') shuffle(g, seat, pile(g, seat, Zone.MissionPile));
    shuffle(g, seat, pile(g, seat, Zone.Bridge));
    shuffle(g, seat, pile(g, seat, Zone.QDeck));
  }
  beginProcess(g, seedingProcess('doorway-phase', g.state.first));
  return g.begin();
}

/** Who goes first or second in the game of a seed: known before anybody has sat down, whatever the decks are. */
export function seatThatGoes(when: 'first' | 'second', seed: string): Seat {
  const first = firstSeat(chanceOf(seed));
  return when === 'first' ? first : other(first);
}

/** Plays a decision log again, from its header. */
export function replay(rules: Rules, header: Header, answers: readonly string[], options: GameOptions = {}): Game {
  const g = newGame(rules, header, options);
  for (const a of answers) g.answer(a);
  return g;
}

/** A game that goes on from a given state (scenarios, "play on from here"). */
export function gameFrom(rules: Rules, state: State, options: GameOptions = {}): Game {
  return new Game(rules, copyState(state), options).begin();
}
