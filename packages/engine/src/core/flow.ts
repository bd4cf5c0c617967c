/**
 * Flows: straight-line rules code that may stop to ask. This is the only file with a bare `yield`; everybody else
 * `yield*`s one of these helpers. A flow keeps ids and numbers across a question, never card objects. A choice with one
 * possible answer is asked like any other: the game answers it by itself (`onlyAnswer`).
 */
import { type Answer, type Asked, type DecisionKind, Option, type Prompt } from './decision.ts';
import type { Game } from './game.ts';
import { mayName } from './sight.ts';
import { NOWHERE } from './spot.ts';
import type { Seat } from './state.ts';
import { type CardRef, placeRef, refs, sourceRef } from './telling.ts';

export type Flow<T = void> = Generator<Asked, T, Answer>;

/** Nothing happens, and nobody is asked: one flow for all such cases, since it is over already. */
export const NOTHING: Flow = (function* (): Flow {})();

export function* ask(decision: Asked): Flow<Answer> {
  return yield decision;
}

/** What was chosen is nobody's secret; `card` has the ways. */
export function tellChoice(g: Game, seat: Seat, { mark }: Pick<Option, 'mark'>, card: number): void {
  g.tell(() => ({ kind: 'chose', who: seat, way: mark, by: sourceRef(g, card) }));
}

/** Whose text lets somebody choose; where it is a rule, the card that the question is about. */
const askerOf = (g: Game, { card = -1 }: Question): number => (g.acting >= 0 ? g.acting : card);

interface Question {
  readonly id: string;
  readonly text: string;
  readonly card?: number;
}

/** Whoever searches a pile sees what is found in it. */
const offeredRefs = (g: Game, seat: Seat, ids: readonly number[]): CardRef[] =>
  refs(g, ids).map((r) => (mayName(g, seat, r.card) ? { ...r, seen: r.seen | (1 << seat) } : r));

/**
 * Cards that were chosen are told with those that could have been. Where there was nothing to choose, nothing is told; but whoever may not
 * know these cards must not learn from that that there was but one.
 */
function tellPicked(g: Game, seat: Seat, ids: readonly number[], chosen: readonly number[], asked: string): void {
  if (!g.logged || chosen.length === 0) return;
  const known = offeredRefs(g, seat, ids);
  const chooses = ids.length > chosen.length;
  const isOwnSecret = known.some((r) => r.seen !== 7) && known.every((r) => (r.seen & (1 << seat)) !== 0);
  if (!chooses && !isOwnSecret) return;
  const cards = known.filter((r) => chosen.includes(r.card));
  g.tell(() => ({ kind: 'picked', who: seat, cards, of: { known }, asked, by: sourceRef(g, g.acting) }));
}

const prompt = (id: string, text: string, card: number): Prompt => ({ id, text, card });

/** The player picks between `min` and `max` of these cards. All are told which, as far as they may know. */
export function* chooseCards(
  g: Game,
  seat: Seat,
  ids: readonly number[],
  min: number,
  max: number,
  question: Question,
): Flow<number[]> {
  const chosen = yield* askForCards(seat, ids, min, max, question);
  tellPicked(g, seat, ids, chosen, question.id);
  return chosen;
}

function* askForCards(
  seat: Seat,
  ids: readonly number[],
  min: number,
  max: number,
  question: Question,
): Flow<number[]> {
  const most = Math.min(max, ids.length);
  const least = Math.min(min, most);
  if (most === 0) return [];
  const kind: DecisionKind = least === 0 ? 'optional' : 'choice';
  const p = prompt(question.id, question.text, question.card ?? -1);
  if (most === 1) {
    const options = ids.map((id) => new Option('pick', id));
    if (least === 0) options.push(new Option('pass'));
    const { option } = yield* ask({ seat, kind, prompt: p, options });
    return option.verb === 'pass' ? [] : [option.card];
  }
  const options = [new Option('pick').withGroup(ids, Math.max(1, least), most)];
  if (least === 0) options.push(new Option('pass'));
  const answer = yield* ask({ seat, kind, prompt: p, options });
  return answer.option.verb === 'pass' ? [] : answer.cards.slice();
}

export function* chooseCard(g: Game, seat: Seat, ids: readonly number[], question: Question): Flow<number> {
  const [id] = yield* chooseCards(g, seat, ids, 1, 1, question);
  return id ?? -1;
}

/** BOG-56: which of several things comes first; of one there is nothing to ask. */
export function* chooseFirst(g: Game, seat: Seat, ids: readonly number[]): Flow<number> {
  if (ids.length === 1) return ids[0];
  return yield* chooseCard(g, seat, ids, { id: 'order', text: 'Which of these happens first?' });
}

/** A way that can be chosen: its mark is what an answer says and what the rules go by, its word is what people read. */
export interface NamedWay<M extends string = string> {
  readonly mark: M;
  readonly word: string;
}

/** One of several named ways, by its mark; '' when there is none. Where there is more than one, all are told which it is. */
export function* chooseWord<M extends string>(
  g: Game,
  seat: Seat,
  ways: readonly NamedWay<M>[],
  question: Question,
): Flow<M | ''> {
  const way = yield* askForWay(seat, ways, question);
  if (way !== null && ways.length > 1) tellChoice(g, seat, way, askerOf(g, question));
  return way?.mark ?? '';
}

/** The same before it may be told; null when there is none. */
export function* askForWay<W extends NamedWay>(seat: Seat, ways: readonly W[], question: Question): Flow<W | null> {
  if (ways.length === 0) return null;
  const options = ways.map(({ mark, word }) => new Option('pick', -1, NOWHERE, NOWHERE, mark, word));
  const { option } = yield* ask({
    seat,
    kind: 'choice',
    prompt: prompt(question.id, question.text, question.card ?? -1),
    options,
  });
  return ways.find((w) => w.mark === option.mark)!;
}

/** A spot: a card to go to, a planet, a location. */
export function* chooseSpot(g: Game, seat: Seat, spots: readonly number[], question: Question): Flow<number> {
  if (spots.length === 0) return NOWHERE;
  const options = spots.map((s) => new Option('pick', -1, NOWHERE, s));
  const { option } = yield* ask({
    seat,
    kind: 'choice',
    prompt: prompt(question.id, question.text, question.card ?? -1),
    options,
  });
  if (spots.length > 1)
    g.tell(() => ({
      kind: 'picked-place',
      who: seat,
      place: placeRef(g, option.to),
      of: { known: spots.map((spot) => placeRef(g, spot)) },
      asked: question.id,
      by: sourceRef(g, g.acting),
    }));
  return option.to;
}

/** The same for a number. */
export function* chooseNumber(g: Game, seat: Seat, numbers: readonly number[], question: Question): Flow<number> {
  if (numbers.length === 0) return 0;
  const options = numbers.map((n) => {
    const o = new Option('pick', -1, NOWHERE, NOWHERE, String(n));
    o.number = n;
    return o;
  });
  const { option } = yield* ask({
    seat,
    kind: 'choice',
    prompt: prompt(question.id, question.text, question.card ?? -1),
    options,
  });
  if (numbers.length > 1) tellChoice(g, seat, option, askerOf(g, question));
  return option.number;
}

/** An effect that may be declined: "pick yes" or "pass". */
export function* confirm(seat: Seat, question: Question): Flow<boolean> {
  const options = [new Option('pick', -1, NOWHERE, NOWHERE, 'yes'), new Option('pass')];
  const { option } = yield* ask({
    seat,
    kind: 'optional',
    prompt: prompt(question.id, question.text, question.card ?? -1),
    options,
  });
  return option.verb === 'pick';
}
