/** Tables that look the same to a seat: what it cannot know is dealt anew on each, from what it can guess. */
import { type DeckList, type Game, type Seat, type Stock, stockOf } from '@spaceline/engine';
import type { Setting } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { guess, likelihoods, seenOf } from './guess.ts';

/** A deal now and then does not lead to the question that is open. */
const TRIES = 3;

const stocks = new WeakMap<readonly DeckList[], readonly Stock[]>();

function stocksOf(g: Game, lists: readonly DeckList[]): readonly Stock[] {
  const kept = stocks.get(lists);
  if (kept !== undefined) return kept;
  const made = lists.map((list) => stockOf(g.rules, list));
  stocks.set(lists, made);
  return made;
}

/** Makes the tables for one question: the n-th is the same whenever it is asked for. */
export function worldsFor(g: Game, seat: Seat, key: string, setting: Setting): (n: number) => Game | null {
  const lists = stocksOf(g, setting.decks ?? NONE);
  const chances = setting.openLists ? [] : likelihoods(lists, seenOf(g, seat));
  return (n) => {
    for (let i = 0; i < TRIES; i++) {
      const name = `${key} ${n} ${i}`;
      const stock = setting.openLists ? undefined : guess(lists, chances, makeDice(`${name} list`));
      const world = g.redeal(seat, name, stock);
      if (world !== null) return world;
    }
    return null;
  };
}

const NONE: readonly DeckList[] = [];
