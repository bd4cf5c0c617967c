/** Selections of personnel, at random or by a player, by heads; and the texts that turn them. */

import { inPlay, randomCards } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { chooseCards, chooseWord, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { other, type Seat } from '../core/state.ts';
import { refs } from '../core/telling.ts';
import { respond } from './responses.ts';

const LIMIT = [
  { mark: 'raise-limit', word: 'raise the limit: both are selected' },
  { mark: 'select-another', word: 'select another card instead' },
] as const;

/** a card with two people that would exceed a limit of two or more: the opponent raises it, or another card is selected. */
function* exceeds(g: Game, id: number): Flow<boolean> {
  const question = { id: 'limit', text: '{card} shows two people: one more than are to be selected', card: id };
  return (yield* chooseWord(g, other(g.card(id).controller), LIMIT, question)) === 'raise-limit';
}

/** Chance decides between cards that no text chooses or saves: of a pile, equipment. All are told, as far as they may know, which of which. */
export function drawnByChance(g: Game, ids: readonly number[], n: number): number[] {
  const chosen = randomCards(g, ids, n);
  if (chosen.length > 0 && chosen.length < ids.length) tellSelected(g, 'random', ids, chosen);
  return chosen;
}

const tellSelected = (g: Game, how: 'random' | 'stand-in', ids: readonly number[], chosen: readonly number[]): void =>
  g.tell(() => ({ kind: 'selected', how, pool: refs(g, ids), chosen: refs(g, chosen) }));

/** As many people at random, card by card; who came forward is among them. A limit of one becomes two for a card with two. */
function* draw(g: Game, ids: readonly number[], n: number, forward: readonly number[]): Flow<number[]> {
  const count = (cards: readonly number[]) => cards.reduce((sum, id) => sum + g.def(id).people, 0);
  const out = [...forward];
  let pool = ids.filter((id) => !out.includes(id));
  let left = n - count(out);
  while (left > 0) {
    // they are all selected
    if (count(pool) <= left) return [...out, ...randomCards(g, pool, pool.length)];
    const [id] = randomCards(g, pool, 1);
    pool = pool.filter((x) => x !== id);
    const { people } = g.def(id);
    if (people > left && n > 1 && pool.length > 0 && !(yield* exceeds(g, id))) continue;
    out.push(id);
    left -= people;
  }
  return out;
}

/** What a number of people counts: a card that shows two is two; cards of a pile are cards. */
export const headsOf = (g: Game, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + (inPlay(g.card(id)) ? g.def(id).people : 1), 0);

/**
 * The player picks so many people, or at most so many: card by card where one of the cards shows two, for then the number of
 * cards is not known before.
 */
export function* choosePeople(
  g: Game,
  seat: Seat,
  ids: readonly number[],
  least: number,
  most: number,
  question: { id: string; text: string; card?: number },
): Flow<number[]> {
  if (headsOf(g, ids) === ids.length) return yield* chooseCards(g, seat, ids, least, most, question);
  const out: number[] = [];
  let pool = ids;
  while (headsOf(g, out) < most) {
    const heads = headsOf(g, out);
    const [id] = yield* chooseCards(g, seat, pool, heads < least ? 1 : 0, 1, question);
    if (id === undefined) break;
    pool = pool.filter((x) => x !== id);
    if (most > 1 && heads + headsOf(g, [id]) > most && pool.length > 0 && !(yield* exceeds(g, id))) continue;
    out.push(id);
  }
  return out;
}

/** A moment of a random selection among those, for the texts that turn it. */
function* turned(
  g: Game,
  name: 'selects' | 'selected',
  ids: readonly number[],
  n: number,
  chosen: readonly number[],
): Flow<GameEvent> {
  const e = new GameEvent(name, g.card(ids[0]).controller, -1, ids);
  e.count = n;
  e.chosen = chosen;
  yield* respond(g, e);
  return e;
}

/** Before, a text may take the choice from chance, or bring somebody forward; afterwards it may put one in the place of another. */
export function* selectAtRandom(g: Game, ids: readonly number[], n: number): Flow<number[]> {
  if (ids.length === 0 || n <= 0) return [];
  const before = ids.length > n ? yield* turned(g, 'selects', ids, n, []) : null;
  const decided = before?.cancelled ?? false;
  const drawn = decided ? before!.chosen : yield* draw(g, ids, n, before?.chosen ?? []);
  const { chosen } = yield* turned(g, 'selected', ids, n, drawn);
  // who was chosen has been told
  if (!decided || chosen !== drawn) tellSelected(g, decided ? 'stand-in' : 'random', ids, chosen);
  return [...chosen];
}
