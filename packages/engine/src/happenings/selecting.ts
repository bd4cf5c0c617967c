/** Selections of personnel, at random or by a player, by heads; and the texts that turn them. */

import { inPlay, randomCards } from '../core/door.ts';
import { chooseCards, chooseWord, confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { other, type Seat } from '../core/state.ts';
import { refs } from '../core/telling.ts';

/** Somebody may step forward instead of a random selection. */
function* volunteer(g: Game, ids: readonly number[]): Flow<number | null> {
  for (const id of ids) {
    if (!granted(g, 'volunteers', id, -1)) continue;
    const question = { id: 'volunteer', text: 'Does {card} volunteer for the random selection?', card: id };
    if (yield* confirm(g.card(id).controller, question)) return id;
  }
  return null;
}

/** Whose text lets the player choose who is selected: it must speak of all among whom chance would. */
function chooser(g: Game, ids: readonly number[]): number | null {
  const s = g.tableau.grant.find(
    ({ card, modifier: m }) => m.what === 'chooses-selected' && ids.every((id) => m.applies(g, card, id, -1)),
  );
  return s?.card ?? null;
}

/** Who takes the place of somebody selected: whoever says so, and is not selected too. */
function standIn(g: Game, selected: number, all: readonly number[]): number {
  const s = g.tableau.grant.find(
    ({ card, modifier: m }) => m.what === 'stands-in' && !all.includes(card) && m.applies(g, card, selected, -1),
  );
  return s?.card ?? selected;
}

const LIMIT = [
  { mark: 'raise', word: 'raise the limit: both are selected' },
  { mark: 'again', word: 'select another card instead' },
] as const;

/** a card with two people that would exceed a limit of two or more: the opponent raises it, or another card is selected. */
function* exceeds(g: Game, id: number): Flow<boolean> {
  const question = { id: 'limit', text: '{card} shows two people: one more than are to be selected', card: id };
  return (yield* chooseWord(g, other(g.card(id).controller), LIMIT, question)) === 'raise';
}

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
  while (headsOf(g, out) < most && pool.length > 0) {
    const heads = headsOf(g, out);
    const [id] = yield* chooseCards(g, seat, pool, heads < least ? 1 : 0, 1, question);
    if (id === undefined) break;
    pool = pool.filter((x) => x !== id);
    if (most > 1 && heads + headsOf(g, [id]) > most && pool.length > 0 && !(yield* exceeds(g, id))) continue;
    out.push(id);
  }
  return out;
}

export function* selectAtRandom(g: Game, ids: readonly number[], n: number): Flow<number[]> {
  let chosen: readonly number[];
  const who = ids.length > n ? chooser(g, ids) : null;
  const brave = ids.length > n && who === null ? yield* volunteer(g, ids) : null;
  if (who !== null) {
    const question = { id: 'select', text: '{card}: choose who is selected', card: who };
    chosen = yield* choosePeople(g, g.card(who).controller, ids, n, n, question);
  } else chosen = yield* draw(g, ids, n, brave === null ? [] : [brave]);
  const selected = chosen.map((id) => standIn(g, id, chosen));
  const how = who === null ? 'random' : 'stand-in';
  // who was chosen has been told
  if (selected.length > 0 && (how === 'random' || selected.some((id) => !chosen.includes(id))))
    g.tell(() => ({ kind: 'selected', how, pool: refs(g, ids), chosen: refs(g, selected) }));
  return selected;
}
