/** Answers to what cards ask: keep the best of one's own, take the best of the opponent's, and respond to harm. */
import {
  checkGroup,
  type Decision,
  type Game,
  isCardSpot,
  knows,
  type Option,
  ownsMission,
  spotLocation,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { randomChoice } from '../random.ts';
import { returnFire } from './battle.ts';
import { nearestToShip } from './boarding.ts';
import { aimValue, isObjective, probesBetter } from './collective.ts';
import { goUndercover, joinsIn, servesInfiltrator } from './infiltrating.ts';
import { knowHow, wantedSkill, wayOf } from './know-how.ts';
import { type Mind, take, timesDone } from './mind.ts';
import { handValue, optionValue, situation } from './playing.ts';
import { chooseTactic } from './tactics.ts';
import { personWorth, worthOf } from './worth.ts';

// ----- responses

/** Is the thing that just happened the opponent's doing? */
function isTheirs(m: Mind, decision: Decision): boolean {
  const card = decision.prompt.card;
  if (card < 0) return true;
  const { g } = m;
  if (!g.def(card).dilemma) return g.card(card).controller !== m.seat;
  // a dilemma harms whoever meets it
  const p = g.state.processes[g.state.processes.length - 1];
  return p.kind !== 'attempt' || p.seat === m.seat;
}

/** What an answer to this event would do, by its text's own estimate. */
function answerHint(g: Game, o: Option, event: string): number {
  const rules = g.def(o.card).rules;
  if (o.verb === 'activate') {
    // a hidden agenda that is turned up for what its text does about this
    const answers = (rules?.abilities ?? []).filter(({ timing }) => typeof timing === 'object' && timing.on === event);
    return Math.max(Number.NEGATIVE_INFINITY, ...answers.map((a) => a.effect.hint));
  }
  if (o.verb === 'use') return rules?.abilities?.find((a) => a.mark === o.mark)?.effect.hint ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const mode of rules?.plays ?? []) {
    const fits =
      typeof mode.timing === 'object' ? mode.timing.on === event : event === 'between-actions' && mode.timing === 'any';
    if (fits) most = Math.max(most, mode.effect?.hint ?? 0);
  }
  return most;
}

/** What helps is used whoever began: a battle, a capture, a mission that is solved. */
const EITHER: readonly string[] = ['ship-battle', 'personnel-battle', 'stunned', 'captured', 'solved', 'won'];

export function respond(m: Mind, decision: Decision): Choice {
  const pass = decision.options.find((o) => o.verb === 'pass') ?? decision.options[decision.options.length - 1];
  const event = decision.prompt.id;
  if (event === 'return-fire') return returnFire(m, decision);
  const undercover = goUndercover(m, decision.options);
  if (undercover !== null) return undercover;
  const theirs = EITHER.includes(event) || isTheirs(m, decision);
  let best: Choice | null = null;
  let most = 0.5;
  for (const o of decision.options) {
    if (o.verb === 'pass' || timesDone(m, take(o)) > 0) continue;
    let value: number;
    if (event === 'takeover') value = o.verb === 'attack' ? 1 : -1;
    else if (event === 'probed') value = probesBetter(m, decision.prompt.card) ? answerHint(m.g, o, event) : -1;
    else if (servesInfiltrator(m, o, decision)) value = answerHint(m.g, o, event);
    else if (event === 'between-actions' || o.verb === 'download') {
      // the own turn is the better time, except for what costs nothing and brings somebody
      value = o.verb === 'download' && m.g.def(o.card).personnel ? optionValue(m, situation(m), o) : -1;
    } else if (event === 'start-of-turn') value = optionValue(m, situation(m), o);
    else if (o.verb === 'use' && knowHow(m, m.g.def(o.card).title, o) !== null)
      value = knowHow(m, m.g.def(o.card).title, o)!;
    else value = theirs ? answerHint(m.g, o, event) : -1;
    if (value > most) {
      most = value;
      best = take(o);
    }
  }
  return best ?? take(pass);
}

// ----- choices

/** Questions by name: to be chosen is good for a card, or bad. Where the name does not tell, the asking card does. */
const GOOD = ['download', 'rearrange', 'double', 'protect', 'outpost', 'cruiser', 'cross', 'report', 'rescue'];
const BAD = ['even-up', 'discard', 'tie', 'choose', 'victim', 'steal', 'kill', 'stop'];

function isGood(m: Mind, decision: Decision): boolean {
  const { id, card } = decision.prompt;
  if (GOOD.includes(id)) return true;
  if (BAD.includes(id)) return false;
  if (card < 0) return false;
  const d = m.g.def(card);
  if (d.dilemma) return false;
  const hints = (d.rules?.plays ?? []).map((x) => x.effect?.hint ?? 0);
  return Math.max(0, ...hints) > 0;
}

/** What losing this card would cost its player, seen from the bot's seat. */
function stake(m: Mind, id: number): number {
  const c = m.g.card(id);
  const inHand = m.g.hand(m.seat).includes(id);
  if (inHand) return handValue(m, situation(m), id);
  if (c.controller === m.seat && knows(m.g, m.seat, id)) return ownValue(m, id);
  return worthOf(m, id);
}

/** In play: those whom a mission needs are worth more than the rest. */
function ownValue(m: Mind, id: number): number {
  const { g } = m;
  let value = worthOf(m, id);
  if (!g.def(id).personnel) return value;
  const s = situation(m);
  s.goals.forEach((goal, i) => {
    const before = goal.tally.missing(s.totals[i], 2);
    goal.tally.add(s.totals[i], id, -1);
    value += Math.min(3, 2 * (goal.tally.missing(s.totals[i], 2) - before));
    goal.tally.add(s.totals[i], id, 1);
  });
  return value;
}

/** Cards in the order in which the bot would pick them. */
function preferred(m: Mind, decision: Decision, ids: readonly number[]): number[] {
  const good = isGood(m, decision);
  const { g, seat } = m;
  const value = new Map<number, number>();
  for (const id of ids) {
    const mine = g.card(id).controller === seat;
    const worth = stake(m, id);
    // good for my card or bad for yours: the best first
    value.set(id, mine === good ? worth : -worth);
  }
  return ids.slice().sort((a, b) => value.get(b)! - value.get(a)! || a - b);
}

function pickGroup(m: Mind, decision: Decision, o: Option): Choice | null {
  const order = preferred(m, decision, o.group!);
  const mineAndGood = order.length > 0 && (m.g.card(order[0]).controller === m.seat) === isGood(m, decision);
  const size = mineAndGood ? o.max : o.min;
  const cards = order.slice(0, size);
  if (checkGroup(decision, o, cards) === null) return take(o, cards);
  // some other group of that size
  for (let from = 1; from + size <= order.length; from++) {
    const others = order.slice(from, from + size);
    if (checkGroup(decision, o, others) === null) return take(o, others);
  }
  return null;
}

/** One of several named ways: for a card's own modes their estimate is known. */
function pickWord(m: Mind, decision: Decision): Choice {
  const { id, card } = decision.prompt;
  const modes = card >= 0 && decision.prompt.id === 'mode' ? (m.g.def(card).rules?.plays ?? []) : [];
  if (id === 'mode') {
    let best = decision.options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const o of decision.options) {
      const mode = modes.find((x) => x.mark === o.mark);
      const value = mode === undefined ? 0 : (mode.effect?.hint ?? (mode.stays ? 3 : 0));
      if (value > most) {
        most = value;
        best = o;
      }
    }
    return take(best);
  }
  const skill = id === 'skill' ? wantedSkill(m, card, decision.options) : null;
  if (skill !== null) return take(skill);
  const way = card >= 0 ? decision.options.find((o) => o.mark === wayOf(m, m.g.def(card).title)) : undefined;
  if (way !== undefined) return take(way);
  const whose = whoHasIt(m, decision);
  if (whose !== null) return take(whose);
  // a mission shows its front: the outpost, or the wormhole
  const front = id === 'side' ? decision.options.find((o) => o.mark === 'front') : undefined;
  return take(front ?? decision.options[m.dice(decision.options.length)]);
}

/** You or your opponent, this deck or that: what helps is for oneself, and what harms for the other. */
function whoHasIt({ g }: Mind, { prompt: { card }, options }: Decision): Option | null {
  const own = options.find((o) => o.mark === 'you' || o.mark.startsWith('your-'));
  const other = options.find((o) => o.mark.startsWith('opponent'));
  if (card < 0 || own === undefined || other === undefined || options.length !== 2) return null;
  const { plays = [], triggers = [] } = g.def(card).rules ?? {};
  const hint = [...plays, ...triggers].reduce((sum, x) => sum + (x.effect?.hint ?? 0), 0);
  return hint < 0 ? other : own;
}

function pickSpot(m: Mind, decision: Decision): Choice {
  const { g } = m;
  const { id, card } = decision.prompt;
  // aboard one's own, and there a facility
  const rank = (o: Option): number => {
    if (id === 'target' && isObjective(g.def(card))) return aimValue(m, card, o.to);
    if (id === 'gateway') return nearestToShip(m, spotLocation(o.to));
    // what is towed is a nuisance: it goes to a mission of the opponent
    if (id === 'tow') return ownsMission(g, spotLocation(o.to), m.seat) ? 0 : 1;
    if (!isCardSpot(o.to)) return 0;
    return (g.card(o.to).controller === m.seat ? 2 : 0) + (g.def(o.to).facility ? 1 : 0);
  };
  let best = decision.options[0];
  for (const o of decision.options) if (rank(o) > rank(best)) best = o;
  return take(best);
}

export function choose(m: Mind, decision: Decision): Choice {
  const options = decision.options;
  if (decision.prompt.id === 'tactic') return chooseTactic(m, decision) ?? randomChoice(decision, m.dice);
  const picks = options.filter((o) => o.verb === 'pick');
  const pass = options.find((o) => o.verb === 'pass');
  const fetched = options.filter((o) => o.verb === 'download');
  if (fetched.length > 0) return fetch(m, fetched, pass);
  const group = picks.find((o) => o.group !== null);
  if (group !== undefined) return pickGroup(m, decision, group) ?? (pass ? take(pass) : randomChoice(decision, m.dice));
  if (picks.length > 0 && picks.every((o) => o.card >= 0)) {
    if (decision.prompt.id === 'order') return take(picks[0]);
    const order = preferred(
      m,
      decision,
      picks.map((o) => o.card),
    );
    const best = picks.find((o) => o.card === order[0])!;
    if (pass !== undefined) {
      const gain = (m.g.card(best.card).controller === m.seat) === isGood(m, decision);
      if (!gain) return take(pass);
    }
    return take(best);
  }
  // stun or, where that is open, wound
  if (decision.prompt.id === 'combat') return take(picks[picks.length - 1]);
  if (picks.length === 1 && pass !== undefined) return confirm(m, decision, picks[0], pass);
  if (picks.length > 0 && picks.every((o) => !Number.isNaN(o.number))) return take(picks[picks.length - 1]);
  if (picks.length > 0 && picks.every((o) => o.word !== '')) return pickWord(m, decision);
  if (picks.length > 0) return pickSpot(m, decision);
  return randomChoice(decision, m.dice);
}

/** Of what a text fetches, the best for here and now. */
function fetch(m: Mind, options: readonly Option[], pass: Option | undefined): Choice {
  const s = situation(m);
  let best: Option | undefined = pass;
  let most = pass === undefined ? Number.NEGATIVE_INFINITY : 0;
  for (const o of options) {
    const value = optionValue(m, s, o);
    if (value > most) {
      most = value;
      best = o;
    }
  }
  return take(best!);
}

/** "You may": yes, unless the text thinks ill of it. */
function confirm(m: Mind, decision: Decision, yes: Option, no: Option): Choice {
  const { id, card } = decision.prompt;
  if (card < 0) return take(yes);
  const d = m.g.def(card);
  if (id === 'join') return take(joinsIn(m) ? yes : no);
  if (id === 'volunteer') return take(d.personnel && personWorth(d) > 5 ? no : yes);
  if (timesDone(m, take(yes)) > 8) return take(no);
  return take(d.dilemma ? no : yes);
}
