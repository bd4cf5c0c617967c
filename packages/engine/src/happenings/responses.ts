/**
 * Response windows. When something happens, texts in play that must act do so first; then the players
 * may answer, alternating until both pass. Which events open a window, and who speaks first, is the table in core/events.
 */

import type { CardDef } from '../cards/catalogue.ts';
import { isCalled } from '../cards/titles.ts';
import { answering } from '../core/action.ts';
import { Option } from '../core/decision.ts';
import { type EventName, GameEvent, WINDOWS } from '../core/events.ts';
import { ask, chooseFirst, type Flow, NOTHING } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { other, SEATS, type Seat } from '../core/state.ts';
import type { Trigger } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { carryOut } from './carrying-out.ts';

const fetched = new WeakMap<CardDef, ReadonlySet<EventName>>();

/** what the cards answer that the special download icons of this one name. */
function answersFetchedBy(g: Game, icon: CardDef): ReadonlySet<EventName> {
  let out = fetched.get(icon);
  if (out === undefined) {
    const titles = icon.facts.downloads!.flatMap(({ cards }) => cards);
    out = new Set(g.defs.filter((d) => titles.some((t) => isCalled(d, t))).flatMap((d) => [...d.answers]));
    fetched.set(icon, out);
  }
  return out;
}

/** Does anybody's card answer this kind of event? A quick look before any work is done. */
export function mayBeAnswered(g: Game, name: EventName): boolean {
  const anyTime = name === 'between-actions';
  for (const seat of SEATS) {
    for (const id of g.hand(seat)) {
      const d = g.def(id);
      if ((d.responds && d.answers.has(name)) || (anyTime && d.anyTime)) return true;
    }
  }
  const { suspends } = WINDOWS[name];
  const { answering, downloaders } = g.tableau;
  for (const id of answering) {
    const d = g.def(id);
    if ((d.responds && d.answers.has(name)) || (suspends && d.anyTime)) return true;
  }
  for (const id of downloaders) if (answersFetchedBy(g, g.def(id)).has(name)) return true;
  return false;
}

interface Due {
  card: number;
  trigger: Trigger;
}

/** Those of one card that act on this, whether its text is in force yet or not. */
export function triggersAnswering(g: Game, card: number, event: GameEvent): Trigger[] {
  if (!g.def(card).answers.has(event.name)) return [];
  const ctx = new Reading(g, card, g.card(card).controller);
  ctx.event = event;
  return (g.def(card).rules?.triggers ?? []).filter(
    ({ at, when }) => typeof at === 'object' && at.on === event.name && (when === null || when.met(ctx)),
  );
}

/** Things that happen by themselves; the player whose turn it is orders them (BOG-56). Of all cards, or of one that has just come. */
export function* runTriggers(g: Game, event: GameEvent, of?: number): Flow {
  const cards = of === undefined ? g.tableau.active : [of];
  let due: Due[] = [];
  for (const card of cards)
    if (g.def(card).answers.has(event.name))
      for (const trigger of triggersAnswering(g, card, event)) due.push({ card, trigger });
  while (due.length > 0 && !event.cancelled) {
    // what must happen comes before what may
    const must = due.filter((d) => !d.trigger.optional);
    const cards = [...new Set((must.length > 0 ? must : due).map((d) => d.card))];
    const card = yield* chooseFirst(g, g.state.turn.seat, cards);
    const next = due.find((d) => d.card === card)!;
    due = due.filter((d) => d !== next);
    const ctx = new Reading(g, next.card, g.card(next.card).controller);
    ctx.event = event;
    if (next.trigger.when !== null && !next.trigger.when.met(ctx)) continue;
    yield* carryOut(next.trigger.effect, ctx);
  }
}

function answersFor(g: Game, seat: Seat, event: GameEvent): Option[] {
  const out: Option[] = [];
  const between = event.name === 'between-actions';
  const moment = answering(event);
  for (const a of g.actions.answering) {
    if (a.answers === 'always' || between) a.list(g, seat, out, moment);
  }
  return out;
}

const takeAnswer = (g: Game, seat: Seat, option: Option, event: GameEvent): Flow =>
  g.actions.of(option.verb)!.run(g, seat, option, [], answering(event));

export const respond = (g: Game, event: GameEvent): Flow =>
  mayBeAnswered(g, event.name) ? takeResponses(g, event) : NOTHING;

function* takeResponses(g: Game, event: GameEvent): Flow {
  yield* runTriggers(g, event);
  yield* players(g, event);
}

/** what acts by itself does so at once; `meanwhile` comes next, and only then the players may answer. */
export function* respondAfter(g: Game, event: GameEvent, meanwhile: () => Flow): Flow {
  const answered = mayBeAnswered(g, event.name);
  if (answered) yield* runTriggers(g, event);
  if (event.cancelled) return;
  yield* meanwhile();
  if (answered) yield* players(g, event);
}

/** What is asked meanwhile belongs to this. */
export function* during<T>(g: Game, event: GameEvent, flow: Flow<T>): Flow<T> {
  g.happening.push(event);
  try {
    return yield* flow;
  } finally {
    g.happening.pop();
  }
}

/** While it is answered, whatever happens waits. */
function* players(g: Game, event: GameEvent): Flow {
  if (!WINDOWS[event.name].opens) return;
  g.underWay.push(event);
  try {
    yield* during(g, event, takeTurns(g, event));
  } finally {
    g.underWay.pop();
  }
}

function* takeTurns(g: Game, event: GameEvent): Flow {
  const window = WINDOWS[event.name];
  let seat = window.first === 'opponent' ? other(event.seat) : event.seat;
  let passes = 0;
  while (passes < 2 && !event.cancelled) {
    const options = answersFor(g, seat, event);
    if (options.length === 0) passes++;
    else {
      options.push(new Option('pass'));
      const { option } = yield* ask({
        seat,
        kind: 'response',
        prompt: { id: event.name, text: window.text, card: event.card },
        options,
        event,
      });
      if (option.verb === 'pass') passes++;
      else {
        passes = 0;
        yield* takeAnswer(g, seat, option, event);
      }
    }
    seat = other(seat);
  }
}

/**
 * between two actions either player may do what may be done at any time; the other player is asked here. Most often there is
 * nothing to ask: null.
 */
export function betweenActions(g: Game, asked: Seat): Flow<boolean> | null {
  if (!mayBeAnswered(g, 'between-actions')) return null;
  const event = new GameEvent('between-actions', other(asked), -1);
  const options = answersFor(g, asked, event);
  return options.length === 0 ? null : askBetweenActions(g, asked, event, options);
}

function* askBetweenActions(g: Game, asked: Seat, event: GameEvent, first: Option[]): Flow<boolean> {
  let acted = false;
  for (let options = first; ; options = answersFor(g, asked, event)) {
    if (options.length === 0) return acted;
    options.push(new Option('pass'));
    const { option } = yield* ask({
      seat: asked,
      kind: 'response',
      prompt: { id: 'between-actions', text: WINDOWS['between-actions'].text, card: -1 },
      options,
      event,
    });
    if (option.verb === 'pass') return acted;
    acted = true;
    yield* takeAnswer(g, asked, option, event);
  }
}
