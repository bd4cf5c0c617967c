/** Using the text of a card in play. */

import { whyNotTargeted } from '../cloaking/hidden.ts';
import type { Moment } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { type GameEvent, WINDOWS } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { useUp, whyLimited } from '../core/limits.ts';
import { NOWHERE } from '../core/spot.ts';
import { FIRST_IN_PLAY, type Seat } from '../core/state.ts';
import { isIdleSite } from '../core/tableau.ts';
import { placeRefOrNull, shown } from '../core/telling.ts';
import { disabled, speaks } from '../core/values.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import type { Ability } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { NOT_NOW, whyUnmet } from './unmet.ts';

const NOT_IN_PLAY: Reason = { rule: 'R-4.7', text: 'That card is not in play' };
const NO_ABILITY: Reason = { rule: 'R-4.7', text: 'The card has no text to use' };
const NOT_YOURS: Reason = { rule: 'R-6.13', text: 'You do not control that card' };
const NOT_YOUR_TURN: Reason = { rule: 'R-7.1', text: 'It is used only in your own turn' };
const NOT_A_RESPONSE: Reason = {
  rule: 'R-4.11',
  text: 'It answers something that is not happening now',
  also: ['R-4.26'],
};
const NO_TARGET: Reason = { rule: 'R-4.26', text: 'There is nothing it could be used on' };
const SKILLS_LOST: Reason = {
  rule: 'R-1.8',
  text: 'What it may do by its text is a special skill, and it may use none',
};
const SWITCHED_OFF: Reason = { rule: 'R-12.8', text: 'A disabled card has no text to use' };
const ONLY_AT_START: Reason = { rule: 'R-4.2', text: 'It is used only at the start of your turn' };

const DERELICT: Reason = {
  rule: 'DOM-70',
  text: 'Nobody may use that text before the station has been commandeered',
  also: ['R-4.26'],
};

/** DOM-70: of the sites of a station that nobody controls yet, only docking sites and what lets it be commandeered are used. */
const isDerelict = (g: Game, id: number, ability: Ability): boolean =>
  ability.onDerelict === undefined && isIdleSite(g.state, g.card(id), g.def(id));

function whyNotNow(g: Game, seat: Seat, ability: Ability, moment: Moment): Reason | null {
  const t = ability.timing;
  if (typeof t === 'object') return moment.event !== null && t.on === moment.event.name ? null : NOT_A_RESPONSE;
  if (t === 'start') return moment.start ? null : ONLY_AT_START;
  if (moment.start) return NOT_NOW;
  // what suspends play breaks in wherever a special download does
  if (t === 'suspends' && (moment.event === null || WINDOWS[moment.event.name].suspends)) return null;
  if (moment.event !== null && moment.event.name !== 'between-actions') return NOT_A_RESPONSE;
  if (t === 'any') return null;
  return g.state.turn.seat === seat ? null : NOT_YOUR_TURN;
}

function ctxFor(g: Game, seat: Seat, id: number, moment: Moment): Reading {
  const ctx = new Reading(g, id, seat);
  ctx.event = moment.event;
  return ctx;
}

function targetsOf(g: Game, seat: Seat, id: number, ability: Ability, moment: Moment): number[] {
  const ctx = ctxFor(g, seat, id, moment);
  if (ability.targets === null) return ability.effect.could(ctx) ? [NOWHERE] : [];
  const { into } = ability.targets;
  return ability.targets.ids(ctx).filter((spot) => {
    if (whyNotTargeted(g, seat, id, spot, into)) return false;
    ctx.target = spot;
    return ability.effect.could(ctx);
  });
}

/** Why it cannot be used now, whatever its text asks for; or null. */
function whyNotYet(g: Game, seat: Seat, id: number, ability: Ability, moment: Moment): Reason | null {
  const now = whyNotNow(g, seat, ability, moment);
  if (now) return now;
  if (isDerelict(g, id, ability)) return DERELICT;
  return whyLimited(g, seat, id, ability.mark, ability.limit);
}

const isMet = (g: Game, seat: Seat, id: number, { when }: Ability, moment: Moment): boolean =>
  when === null || when.met(ctxFor(g, seat, id, moment));

/** Why it cannot be used now, on whatever it might be; or null. */
function whyNotAbility(g: Game, seat: Seat, id: number, ability: Ability, moment: Moment): Reason | null {
  const why = whyNotYet(g, seat, id, ability, moment);
  if (why || isMet(g, seat, id, ability, moment)) return why;
  return whyUnmet(ability.when!, ctxFor(g, seat, id, moment));
}

export function listAbilities(g: Game, seat: Seat, moment: Moment, out: Option[]): void {
  for (const id of g.tableau.active)
    if (g.def(id).rules?.abilities !== undefined) addAbilities(g, seat, id, moment, out);
}

function addAbilities(g: Game, seat: Seat, id: number, moment: Moment, out: Option[]): void {
  const mine = g.card(id).controller === seat;
  for (const ability of g.def(id).rules?.abilities ?? []) {
    if ((!mine && !ability.byAnyone) || whyNotYet(g, seat, id, ability, moment)) continue;
    if (!isMet(g, seat, id, ability, moment)) continue;
    for (const spot of targetsOf(g, seat, id, ability, moment)) {
      out.push(new Option('use', id, NOWHERE, spot, ability.mark, ability.word));
    }
  }
}

/** Those of one card, whether its text is in force yet or not: a hidden agenda is turned up for one of them. */
export function listAbilitiesOf(g: Game, seat: Seat, id: number, moment: Moment): Option[] {
  const out: Option[] = [];
  addAbilities(g, seat, id, moment, out);
  return out;
}

export function whyNotUse(g: Game, seat: Seat, a: Proposal, moment: Moment): Reason | null {
  const c = g.state.cards[a.card];
  if (c === undefined || c.zone < FIRST_IN_PLAY) return NOT_IN_PLAY;
  const all = g.def(a.card).rules?.abilities ?? [];
  const abilities = c.controller === seat ? all : all.filter((x) => x.byAnyone);
  if (abilities.length === 0 && c.controller !== seat) return NOT_YOURS;
  if (abilities.length === 0) return NO_ABILITY;
  if (disabled(g, a.card)) return SWITCHED_OFF;
  if (!speaks(g, a.card)) return SKILLS_LOST;
  if (!g.tableau.active.includes(a.card)) return SWITCHED_OFF;
  let reason: Reason | null = null;
  for (const ability of abilities) {
    if (a.word !== '' && ability.mark !== a.word && ability.word !== a.word) continue;
    const targets = targetsOf(g, seat, a.card, ability, moment);
    const open = a.to === NOWHERE ? targets.length > 0 : targets.includes(a.to);
    reason = whyNotAbility(g, seat, a.card, ability, moment) ?? (open ? null : NO_TARGET);
    if (reason === null) return null;
  }
  return reason ?? NO_ABILITY;
}

/** The ability that an option means. */
export const abilityOf = (g: Game, o: Option): Ability =>
  g.def(o.card).rules!.abilities!.find((a) => a.mark === o.mark)!;

export function* useAbility(g: Game, seat: Seat, o: Option, event: GameEvent | null): Flow {
  const ability = abilityOf(g, o);
  useUp(g, seat, o.card, ability.mark, ability.limit);
  g.tell(() => ({
    kind: 'used',
    who: seat,
    // whoever uses a text shows the card
    card: shown(g, o.card),
    ability: ability.mark,
    on: placeRefOrNull(g, o.to),
  }));
  const ctx = new Reading(g, o.card, seat);
  ctx.event = event;
  ctx.target = o.to;
  yield* carryOut(ability.effect, ctx);
}
