/** Ship battle in the revised sequence (BOG-17 to BOG-34, BOG-52 to BOG-65; ). */

import { Option } from '../core/decision.ts';
import {
  aside,
  beginProcess,
  endProcess,
  engage,
  leaveShipBattle,
  nextStep,
  noteBattle,
  pile,
  returnFire,
  reveal,
  setTactic,
  spareFromDamage,
  toPile,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { ask, chooseCards, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Engagement, ShipBattleProcess } from '../core/process.ts';
import { NOWHERE } from '../core/spot.ts';
import { other, SEATS, type Seat, Zone } from '../core/state.ts';
import { ref, refs, shown, sumRef } from '../core/telling.ts';
import { attributeTerms, type Term } from '../core/terms.ts';
import { attribute, isOffline } from '../core/values.ts';
import { vesselOf } from '../core/vessel.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { respond } from '../happenings/responses.ts';
import { stop } from '../happenings/stopping.ts';
import type { BattleSide } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { topOfSideDeck } from '../side-decks/side-deck.ts';
import { peopleAboard } from '../spaceline/sites.ts';
import { type Hit, hitTargets, placeMarkers } from './damage.ts';
import { isSelfControlled } from './self-controlled.ts';
import { multiplexes, whyNotFire } from './weapons.ts';

/** BOG-22 */
export const DRAWS = 2;

/** `sides`: who attacks and who is attacked; -1 is a dilemma that fights by itself. */
export function newShipBattle(
  location: number,
  sides: [Seat | -1, Seat | -1],
  attack: readonly Engagement[],
): ShipBattleProcess {
  return {
    kind: 'ship-battle',
    location,
    sides,
    attack,
    answer: [],
    tactics: [-1, -1],
    draws: [DRAWS, DRAWS],
    gains: [[], []],
    spared: [],
    step: 'return-fire',
  };
}

/** The ship battle that is being fought, or null. */
export function shipBattle(g: Game): ShipBattleProcess | null {
  const p = g.state.processes[g.state.processes.length - 1];
  return p.kind === 'ship-battle' ? p : null;
}

const isAt = (g: Game, { location }: ShipBattleProcess, id: number): boolean => {
  const { zone, host } = g.card(id);
  return host === location && (zone === Zone.Space || zone === Zone.Planet);
};

/** Every card that takes part. */
export const participantsOf = (p: ShipBattleProcess): number[] => [
  ...new Set([...p.attack, ...p.answer].flatMap((e) => [...e.firing, e.target])),
];

/** It counts as begun by the attacker; of a dilemma that fights by itself, by the opponent of whom it attacks. */
export function shipBattleEvent(p: ShipBattleProcess, name: 'ship-battle' | 'ship-battle-over'): GameEvent {
  const [attacker, attacked] = p.sides;
  const first = attacker !== -1 ? (attacker as Seat) : other(attacked as Seat);
  const e = new GameEvent(name, first, p.attack[0].firing[0], participantsOf(p));
  e.location = p.location;
  return e;
}

/** It is told with its first target; whatever else is fired at shows when it is. */
export function beginShipBattle(g: Game, battle: ShipBattleProcess): void {
  beginProcess(g, battle);
  const { location, sides, attack } = battle;
  const [{ firing, target }] = attack;
  g.tell(() => ({
    kind: 'attacked',
    who: sides[0],
    with: refs(g, firing),
    target: ref(g, target),
    at: location,
  }));
}

/** Fights a battle to its end within another action (a dilemma that attacks at the end of a turn). */
export function* fightOut(g: Game, battle: ShipBattleProcess): Flow {
  beginShipBattle(g, battle);
  while (g.state.processes.includes(battle)) yield* shipBattleStep(g, battle);
}

export function* shipBattleStep(g: Game, p: ShipBattleProcess): Flow {
  switch (p.step) {
    case 'return-fire':
      yield* declareReturnFire(g, p);
      nextStep(g, p, 'start');
      break;
    case 'start': {
      const e = shipBattleEvent(p, 'ship-battle');
      yield* respond(g, e);
      // what an answer has taken away from there takes no part in it
      if (participantsOf(p).some((id) => !isAt(g, p, id))) leaveShipBattle(g, p, (id) => !isAt(g, p, id));
      if (e.cancelled || p.attack.length === 0) {
        // a battle that is cancelled was not fought, and stops nobody
        endProcess(g, p);
        g.tell(() => ({ kind: 'ship-battle-over', at: p.location }));
        return;
      }
      for (const seat of p.sides) if (seat !== -1) noteBattle(g, seat as Seat, p.location);
      nextStep(g, p, 'tactics');
      break;
    }
    case 'tactics':
      yield* chooseTactics(g, p);
      nextStep(g, p, 'fire');
      break;
    case 'fire':
      yield* fire(g, p);
      nextStep(g, p, 'end');
      break;
    default:
      yield* endBattle(g, p);
  }
}

/** BOG-17, BOG-18: the defender names who returns fire, and at which attacking card. */
function* declareReturnFire(g: Game, p: ShipBattleProcess): Flow {
  const attackers = [...new Set(p.attack.flatMap((e) => e.firing))];
  if (p.sides[1] === -1) {
    // BOG-59: the Borg Ship answers everybody who fires at it
    const [{ target }] = p.attack;
    if (!isSelfControlled(g, target)) return;
    returnFire(
      g,
      p,
      attackers.map((t) => ({ firing: [target], target: t })),
    );
    return;
  }
  const seat = p.sides[1] as Seat;
  const here = [...g.tableau.space[p.location], ...g.tableau.planet[p.location]];
  const options: Option[] = [];
  for (const t of attackers) {
    const able = here.filter((id) => whyNotFire(g, seat, id, 'answer', t) === null);
    if (able.length > 0) options.push(new Option('fire', -1, NOWHERE, t).withGroup(able, 1, able.length));
  }
  if (options.length === 0) return;
  options.push(new Option('hold-fire'));
  const prompt = { id: 'return-fire', text: '{card} is attacked: return fire?', card: p.attack[0].target };
  const event = shipBattleEvent(p, 'ship-battle');
  const { option, cards } = yield* ask({ seat, kind: 'response', prompt, options, event });
  if (option.verb === 'hold-fire') return;
  returnFire(g, p, [{ firing: cards, target: option.to }]);
  const others = attackers.filter((t) => t !== option.to);
  for (const ship of cards) yield* engageMore(g, p, 'answer', ship, others);
  g.tell(() => ({ kind: 'returned-fire', who: seat, with: refs(g, cards), target: ref(g, option.to) }));
}

/** BOG-59 to BOG-61: a ship with a Multiplexor Drone may engage several targets in the same battle. */
export function* engageMore(
  g: Game,
  p: ShipBattleProcess,
  side: 'attack' | 'answer',
  ship: number,
  open: readonly number[],
): Flow<number[]> {
  const question = { id: 'more-targets', text: '{card} may fire at more targets', card: ship };
  const seat = p.sides[side === 'attack' ? 0 : 1] as Seat;
  const chosen = yield* chooseCards(g, seat, open, 0, multiplexes(g, ship) - 1, question);
  for (const target of chosen) engage(g, p, side, ship, target);
  return chosen;
}

const fireOf = (p: ShipBattleProcess, side: 0 | 1): readonly Engagement[] => (side === 0 ? p.attack : p.answer);

export function sideOf(p: ShipBattleProcess, side: 0 | 1): BattleSide {
  const foe = side === 0 ? 1 : 0;
  return {
    seat: p.sides[side] as Seat,
    firing: [...new Set(fireOf(p, side).flatMap((e) => e.firing))],
    defending: fireOf(p, foe).map((e) => e.target),
  };
}

// ----- tactics (BOG-21 to BOG-25)

/** Each in turn draws up to two, looking at each, and plays one face down or none; then all are turned over together. */
function* chooseTactics(g: Game, p: ShipBattleProcess): Flow {
  for (const side of [0, 1] as const) {
    const seat = p.sides[side];
    // a Tactic that was downloaded is the current one already
    if (seat === -1 || p.tactics[seat] !== -1) continue;
    setTactic(g, p, seat as Seat, yield* chooseTactic(g, p, side));
  }
  for (const t of p.tactics) if (t !== -1) reveal(g, t, 'both');
  for (const side of [0, 1] as const) tellTactic(g, p, side);
  for (const side of [0, 1] as const) {
    const t = tacticOf(p, side);
    const revealed = t !== -1 ? g.def(t).rules?.tactic?.revealed : undefined;
    if (revealed)
      yield* carryOut({ run: (r) => revealed(r, sideOf(p, side)) }, new Reading(g, t, p.sides[side] as Seat));
  }
}

function tellTactic(g: Game, p: ShipBattleProcess, side: 0 | 1): void {
  const card = tacticOf(p, side);
  if (card === -1) return;
  g.tell(() => ({
    kind: 'tactic',
    who: p.sides[side] as Seat,
    card: shown(g, card),
    attack: tacticBonus(g, p, side, card, 'attack'),
    defense: tacticBonus(g, p, side, card, 'defense'),
  }));
}

/** its text may say who uses it. */
export function mayUseTactic(g: Game, p: ShipBattleProcess, side: 0 | 1, card: number): boolean {
  const mine = sideOf(p, side);
  return g.def(card).rules?.tactic?.when?.(new Reading(g, card, mine.seat), mine) ?? true;
}

/** What is printed on it, and what its text adds. */
export function tacticBonus(
  g: Game,
  p: ShipBattleProcess,
  side: 0 | 1,
  card: number,
  what: 'attack' | 'defense',
): number {
  const { facts, rules } = g.def(card);
  const mine = sideOf(p, side);
  return facts.tactic![what] + (rules?.tactic?.[what]?.(new Reading(g, card, mine.seat), mine) ?? 0);
}

const tacticOf = (p: ShipBattleProcess, side: 0 | 1): number =>
  p.sides[side] === -1 ? -1 : p.tactics[p.sides[side] as Seat];

function* chooseTactic(g: Game, p: ShipBattleProcess, side: 0 | 1): Flow<number> {
  const seat = p.sides[side] as Seat;
  const drawn: number[] = [];
  let chosen = -1;
  for (;;) {
    const usable = drawn.filter((id) => mayUseTactic(g, p, side, id));
    const options = usable.map((id) => new Option('pick', id));
    if (drawn.length < p.draws[seat] && pile(g, seat, Zone.Bridge).length > 0) {
      const word = drawn.length === 0 ? 'draw a Tactic' : 'draw another';
      options.push(new Option('pick', -1, NOWHERE, NOWHERE, 'draw', word));
    }
    if (options.length === 0) break;
    options.push(new Option('pass'));
    const prompt = {
      id: 'tactic',
      text: 'Draw a Tactic, choose one as your current tactic, or use none',
      card: p.attack[0].target,
    };
    const { option } = yield* ask({ seat, kind: 'optional', prompt, options });
    if (option.mark === 'draw') {
      drawn.push(nextTactic(g, seat));
      continue;
    }
    chosen = option.verb === 'pass' ? -1 : option.card;
    break;
  }
  // BOG-24: what was drawn and not played goes underneath
  for (const id of drawn) if (id !== chosen) toPile(g, id, Zone.Discard);
  return chosen;
}

/** The next Tactic, seen by its player alone. */
function nextTactic(g: Game, seat: Seat): number {
  const id = topOfSideDeck(g, seat, Zone.Bridge);
  aside(g, id);
  g.tell(() => ({ kind: 'drew-tactic', who: seat, card: ref(g, id) }));
  return id;
}

/** Takes a current tactic out of the battle: it goes back under its side deck and counts for nothing. */
export function nullifyTactic(g: Game, seat: Seat): void {
  const p = shipBattle(g);
  if (p === null || p.tactics[seat] === -1) return;
  toPile(g, p.tactics[seat], Zone.Discard);
  setTactic(g, p, seat, -1);
}

/** A card takes no damage in this battle. */
export function spare(g: Game, id: number): void {
  const p = shipBattle(g);
  if (p !== null) spareFromDamage(g, p, id);
}

// ----- fire

/** BOG-43: what a card gains in this battle is an enhancement too. */
export const gainsOf = (g: Game, p: ShipBattleProcess, side: 0 | 1, id: number): readonly Term[] =>
  p.sides[side] === -1 || isOffline(g, id, 'weapons enhancements') ? [] : p.gains[p.sides[side] as Seat];

export interface Totals {
  attack: number;
  defense: number;
}

/** the share of a facility's SHIELDS that covers a ship docked there. */
export const coverOf = (g: Game, facility: number): number => g.def(facility).rules?.covers ?? 0.5;

/** BOG-27, BOG-28, BOG-62: WEAPONS of all that fire at the target, its SHIELDS, half of its facility's, the tactics' bonuses. */
export function totals(g: Game, p: ShipBattleProcess, side: 0 | 1, engagement: Engagement): Totals {
  const foe = side === 0 ? 1 : 0;
  const mine = tacticOf(p, side);
  const theirs = tacticOf(p, foe);
  let attack = 0;
  for (const id of engagement.firing) {
    attack += attribute(g, id, 'weapons');
    for (const { n } of gainsOf(g, p, side, id)) attack += n;
  }
  if (mine !== -1) attack += tacticBonus(g, p, side, mine, 'attack');
  let defense = attribute(g, engagement.target, 'shields');
  const { dock } = g.card(engagement.target);
  if (dock !== -1) defense += attribute(g, vesselOf(g, dock), 'shields') * coverOf(g, vesselOf(g, dock));
  if (theirs !== -1) defense += tacticBonus(g, p, foe, theirs, 'defense');
  return { attack, defense };
}

/** The same, term by term, as players are told it. */
export function tellTerms(
  g: Game,
  p: ShipBattleProcess,
  side: 0 | 1,
  e: Engagement,
  t: Totals,
): Record<keyof Totals, Term[]> {
  const attack = e.firing.flatMap((id) => attributeTerms(g, id, 'weapons'));
  const defense = attributeTerms(g, e.target, 'shields');
  const { dock } = g.card(e.target);
  if (dock !== -1) {
    const cover = vesselOf(g, dock);
    defense.push(...attributeTerms(g, cover, 'shields').map(({ n, card }) => ({ n: n * coverOf(g, cover), card })));
  }
  const rest = (total: number, terms: readonly Term[]) => total - terms.reduce((n, x) => n + x.n, 0);
  // what is left is the tactic's
  attack.push(...e.firing.flatMap((id) => gainsOf(g, p, side, id)));
  for (const [list, total, tactic] of [
    [attack, t.attack, tacticOf(p, side)],
    [defense, t.defense, tacticOf(p, side === 0 ? 1 : 0)],
  ] as const)
    if (tactic !== -1) list.push({ n: rest(total, list), card: tactic });
  const telling = (list: Term[]) => list.filter((x, i) => i === 0 || x.n !== 0);
  return { attack: telling(attack), defense: telling(defense) };
}

const RESULTS = { miss: 'miss', hit: 'hit', direct: 'direct hit' } as const;

function tellShot(g: Game, p: ShipBattleProcess, side: 0 | 1, e: Engagement, t: Totals): void {
  g.tell(() => {
    const made = tellTerms(g, p, side, e, t);
    return {
      kind: 'shot',
      side: side === 0 ? 'attack' : 'answer',
      by: refs(g, e.firing),
      at: ref(g, e.target),
      attack: sumRef(g, t.attack, made.attack),
      defense: sumRef(g, t.defense, made.defense),
      directOver: directOver(t.defense),
      result: p.spared.includes(e.target) ? 'spared' : RESULTS[hitKind(t)],
    };
  });
}

/** */
export const hitKind = (t: Totals): 'miss' | 'hit' | 'direct' => {
  if (t.attack <= t.defense || t.attack <= 0) return 'miss';
  return t.attack > directOver(t.defense) ? 'direct' : 'hit';
};

const directOver = (defense: number): number => Math.max(0, 2 * defense);

/** BOG-29: both comparisons first, then the damage of both. */
function* fire(g: Game, p: ShipBattleProcess): Flow {
  const results: { side: 0 | 1; hits: Hit[]; misses: Engagement[] }[] = [];
  for (const side of [0, 1] as const) {
    const hits: Hit[] = [];
    const misses: Engagement[] = [];
    for (const e of fireOf(p, side)) {
      const t = totals(g, p, side, e);
      const kind = hitKind(t);
      tellShot(g, p, side, e, t);
      if (p.spared.includes(e.target)) continue;
      if (kind === 'miss') misses.push(e);
      else hits.push({ target: e.target, direct: kind === 'direct', by: { inBattle: e.firing } });
    }
    results.push({ side, hits, misses });
  }
  for (const { side, hits, misses } of results) {
    const tactic = tacticOf(p, side);
    const text = tactic !== -1 ? g.def(tactic).rules?.tactic : undefined;
    const special = (target: number) =>
      text?.hit?.(new Reading(g, tactic, p.sides[side] as Seat), sideOf(p, side), target) ?? null;
    if (text?.struck) {
      const ctx = new Reading(g, tactic, p.sides[side] as Seat);
      const { struck } = text;
      for (const hit of hits) yield* carryOut({ run: (r) => struck(r, sideOf(p, side), hit.target) }, ctx);
    }
    yield* hitTargets(g, p.sides[side], hits, tactic, special);
    if (text?.miss) {
      for (const { firing, target } of misses) {
        yield* placeMarkers(g, target, text.miss, p.sides[side] as Seat, tactic, { inBattle: firing });
      }
    }
  }
}

/** BOG-34, R-9.17: tactics that did not become markers go back; who fired or was fired at is stopped with the crew. */
function* endBattle(g: Game, p: ShipBattleProcess): Flow {
  yield* respond(g, shipBattleEvent(p, 'ship-battle-over'));
  endProcess(g, p);
  for (const seat of SEATS) {
    const t = p.tactics[seat];
    if (t !== -1 && g.card(t).zone === Zone.Aside) toPile(g, t, Zone.Discard);
  }
  for (const id of participantsOf(p)) {
    if (isSelfControlled(g, id)) continue;
    yield* stop(g, [id, ...peopleAboard(g, id, g.card(id).controller)], -1);
  }
  g.tell(() => ({ kind: 'ship-battle-over', at: p.location }));
}
