/** Personnel battle (section 10 of the base rules; VOY-23, VOY-24). */

import { underHouseArrest } from '../affiliations/house-arrest.ts';
import { type Action, answering } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { forgetBattle } from '../core/door/uses.ts';
import {
  addStunned,
  addWounded,
  beginProcess,
  endProcess,
  inPlay,
  leaveBattle,
  makeCombatPile,
  nextPair,
  nextStep,
  noteAttack,
  noteBattle,
  showForNow,
  toFront,
} from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { ask, chooseCards, confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import type { PersonnelBattleProcess } from '../core/process.ts';
import { type Hiding, UNKNOWN_PLACE, whoHides } from '../core/reasons.ts';
import { NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import { other, SEATS, type Seat, Status } from '../core/state.ts';
import {
  allShown,
  type CardRef,
  placeRef,
  ref,
  type StruckDown,
  type SumRef,
  shown,
  sourceRef,
  sumRef,
} from '../core/telling.ts';
import { attributeTerms, facing } from '../core/terms.ts';
import { attribute, disabled, isCaptive, isLeader, speaks, stopped } from '../core/values.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { kill } from '../happenings/leaving.ts';
import { hideCrews } from '../happenings/looking.ts';
import { respond } from '../happenings/responses.ts';
import { selectAtRandom } from '../happenings/selecting.ts';
import { stop } from '../happenings/stopping.ts';
import { joiners } from '../infiltration/infiltration.ts';
import { abilityOf } from '../playing/abilities.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { cardsAt, locationOfSpot, personnelAt } from '../spaceline/places.ts';
import { mayCounterAttack, whyNotBattle, whyRestricted } from './restrictions.ts';

const NOBODY: Reason = { rule: 'R-10.1', text: 'You have no personnel there' };
const NO_ENEMY: Reason = {
  rule: 'R-10.1',
  text: 'No opposing personnel are present',
  also: ['R-12.5'],
};
const FOES_HIDE: Hiding = {
  text: 'The opposing personnel there are cloaked or phased',
  cloaked: ['CR-70'],
  phased: ['CR-80'],
  also: ['R-10.1', 'R-12.5'],
};
const FOES_INFILTRATE: Reason = {
  rule: 'DOM-27',
  text: 'Nobody fights an infiltrator, and it fights nobody among whom it is',
  also: ['R-10.1', 'R-12.5', 'DOM-32'],
};
const HELPLESS: Reason = {
  rule: 'R-10.3',
  text: 'None of the opposing personnel there can fight',
  also: ['R-10.1', 'R-12.8'],
};
const NO_LEADER: Reason = {
  rule: 'R-10.1',
  text: 'Nobody of yours there is a leader (OFFICER or Leadership)',
  also: ['R-12.7', 'CR-48'],
};

/**
 * disabled, in stasis, captive and house-arrested personnel do not fight; infiltrators are no enemies.: Rogue Borg
 * do.
 */
export const fighters = (g: Game, spot: Spot, seat: Seat): number[] =>
  cardsAt(g, spot).filter(
    (id) =>
      g.card(id).controller === seat &&
      (g.def(id).personnel || g.def(id).rules?.boards === true) &&
      !disabled(g, id) &&
      !underHouseArrest(g, id) &&
      (g.card(id).status & (Status.Infiltrating | Status.Cloaked | Status.Phased)) === 0,
  );

/** Somebody of that side stands there whom being disabled, in stasis or under house arrest keeps from fighting. */
const hasHelpless = (g: Game, spot: Spot, seat: Seat): boolean =>
  cardsAt(g, spot).some(
    (id) =>
      g.card(id).controller === seat &&
      g.def(id).personnel &&
      (g.card(id).status & (Status.Infiltrating | Status.Cloaked | Status.Phased)) === 0,
  );

const infiltrate = (g: Game, spot: Spot, seat: Seat): boolean =>
  personnelAt(g, spot, seat).some((id) => (g.card(id).status & Status.Infiltrating) !== 0);

/** Those who start a battle: Rogue Borg fight only when their text says so. */
const startersOf = (g: Game, spot: Spot, seat: Seat): number[] =>
  fighters(g, spot, seat).filter((id) => !stopped(g, id) && g.def(id).personnel);

/** a leader, or whoever a text lets start a battle against one of those there (DOM-77). */
const leads = (g: Game, id: number, theirs: readonly number[]): boolean =>
  isLeader(g, id) || granted(g, 'leader', id, -1) || theirs.some((t) => granted(g, 'fight', id, t));

function whyNotFight(g: Game, seat: Seat, spot: Spot): Reason | null {
  const mine = startersOf(g, spot, seat);
  if (mine.length === 0)
    return infiltrate(g, spot, seat) ? FOES_INFILTRATE : whyIdle(g, [spot], seat, () => true, NOBODY);
  const theirs = fighters(g, spot, other(seat));
  if (theirs.length === 0) {
    if (hasHelpless(g, spot, other(seat))) return HELPLESS;
    const foes = personnelAt(g, spot, other(seat));
    if (infiltrate(g, spot, other(seat))) return FOES_INFILTRATE;
    return whoHides(g, foes, FOES_HIDE) ?? NO_ENEMY;
  }
  const counter = mayCounterAttack(g, seat, locationOfSpot(g, spot));
  if (!counter && !mine.some((id) => leads(g, id, theirs)))
    return whyIdle(g, [spot], seat, (id) => leads(g, id, theirs), NO_LEADER);
  return whyNotBattle(g, seat, locationOfSpot(g, spot), theirs) ?? whyRestricted(g, seat, mine, theirs, 'fight');
}

/** To save time: where everything is the player's own, there is nobody to fight. */
function hasStranger(g: Game, seat: Seat, ids: readonly number[]): boolean {
  for (const id of ids) if (g.card(id).controller !== seat) return true;
  return false;
}

export const fight: Action = {
  verb: 'fight',
  list(g, seat, out) {
    for (let l = 0; l < g.state.locations.length; l++) {
      if (!hasStranger(g, seat, g.tableau.planet[l])) continue;
      if (whyNotFight(g, seat, planetSpot(l)) === null) out.push(new Option('fight', -1, planetSpot(l)));
    }
    for (const id of g.tableau.hosts) {
      if (!hasStranger(g, seat, g.tableau.aboard[id])) continue;
      if (whyNotFight(g, seat, id) === null) out.push(new Option('fight', -1, id));
    }
  },
  why: (g, seat, a) => (a.from === NOWHERE ? UNKNOWN_PLACE : whyNotFight(g, seat, a.from)),
  run: (g, seat, o) => startFight(g, seat, o.from),
};

/** could a player start a battle at a spot? */
export const couldFight = (g: Game, seat: Seat, spot: Spot): boolean => whyNotFight(g, seat, spot) === null;

/** could a text make a player start a battle at a spot? It asks neither for a leader nor for permission. */
export const couldBeMadeToFight = (g: Game, seat: Seat, spot: Spot): boolean =>
  startersOf(g, spot, seat).length > 0 && fighters(g, spot, other(seat)).length > 0;

/** DOM-29: infiltrators fight on the side they are among, if their owner wants it. */
export const alongside = (g: Game, spot: Spot, among: Seat): Flow<number[]> =>
  joiners(g, spot, among, '{card}: take part in the battle?');

/** everybody there who is able takes part. */
export function* startFight(g: Game, seat: Seat, spot: Spot): Flow {
  const forces: [number[], number[]] = [startersOf(g, spot, seat), fighters(g, spot, other(seat))];
  for (const [i, among] of [seat, other(seat)].entries()) forces[i].push(...(yield* alongside(g, spot, among)));
  beginFight(g, seat, spot, forces[0], forces[1]);
}

/** Starts a battle between two forces at a spot. */
export function beginFight(g: Game, seat: Seat, spot: Spot, mine: readonly number[], theirs: readonly number[]): void {
  noteAttack(g, other(seat), locationOfSpot(g, spot));
  push(g, seat, spot, seat === 0 ? [mine, theirs] : [theirs, mine], []);
}

/** DOM-14: the deprived fight, whatever cards their player has: such a battle is not called off. */
export function mustFight(g: Game, seat: Seat): boolean {
  const p = personnelBattle(g);
  return p !== null && p.frenzied.length > 0 && p.seat === seat;
}

/** DOM-14: nor does that player take somebody out of it, neither the deprived nor those of the own people whom they fight. */
export const boundToFight = (g: Game, seat: Seat, id: number): boolean =>
  mustFight(g, seat) && fightingFor(g, personnelBattle(g)!, seat).includes(id);

/** Everybody of a player's who fights, in both teams where they fight each other (DOM-15); infiltrators are neither's. */
export const fightingFor = (g: Game, p: PersonnelBattleProcess, seat: Seat): number[] =>
  [...p.sides[0], ...p.sides[1]].filter(
    (id) => g.card(id).controller === seat && (g.card(id).status & Status.Infiltrating) === 0,
  );

/** Fights a battle that must be fought, to its end, within another action (DOM-07: no leader, no restriction). */
export function* fightAtOnce(
  g: Game,
  seat: Seat,
  spot: Spot,
  sides: readonly [readonly number[], readonly number[]],
  frenzied: readonly number[],
): Flow {
  const ordered = seat === 1 ? ([sides[1], sides[0]] as const) : sides;
  const battle = push(g, seat, spot, ordered, frenzied);
  while (g.state.processes.includes(battle)) yield* personnelBattleStep(g, battle);
}

function push(
  g: Game,
  seat: Seat,
  spot: Spot,
  sides: readonly [readonly number[], readonly number[]],
  frenzied: readonly number[],
): PersonnelBattleProcess {
  const battle: PersonnelBattleProcess = {
    kind: 'personnel-battle',
    seat,
    spot,
    location: locationOfSpot(g, spot),
    sides: [sides[0].slice(), sides[1].slice()],
    frenzied: frenzied.slice(),
    piles: [[], []],
    stunned: [],
    wounded: [],
    wounders: [],
    aids: [],
    step: 'start',
  };
  beginProcess(g, battle);
  // DOM-59: whoever fights is seen
  showForNow(g, [...battle.sides[0], ...battle.sides[1]], 'both');
  forgetBattle(g);
  g.tell(() => ({
    kind: 'fight',
    who: seat,
    at: placeRef(g, spot),
    sides: [allShown(g, battle.sides[0]), allShown(g, battle.sides[1])],
  }));
  return battle;
}

export function* personnelBattleStep(g: Game, p: PersonnelBattleProcess): Flow {
  switch (p.step) {
    case 'start': {
      const e = personnelBattleEvent(p);
      yield* respond(g, e);
      if (e.cancelled) {
        // a battle that is cancelled was not fought, and stops nobody
        endProcess(g, p);
        g.tell(() => ({ kind: 'fight-over' }));
        return;
      }
      for (const seat of SEATS) if (fightingFor(g, p, seat).length > 0) noteBattle(g, seat, p.location);
      // each side's participants, shuffled; whoever left the battle meanwhile is out
      leaveBattle(g, p, (id) => !inPlay(g.card(id)));
      for (const seat of SEATS) {
        const able = p.sides[seat].filter((id) => !p.stunned.includes(id) && !p.wounded.includes(id));
        makeCombatPile(g, p, seat, able);
      }
      nextStep(g, p, 'combat');
      for (const seat of [p.seat, other(p.seat)]) yield* pairFirst(g, p, seat);
      break;
    }
    case 'combat':
      leaveBattle(g, p, (id) => !inPlay(g.card(id)));
      if (p.piles[0].length === 0 || p.piles[1].length === 0) nextStep(g, p, 'outcome');
      else yield* combat(g, p, ...nextPair(g, p));
      break;
    case 'outcome':
      yield* outcome(g, p);
      nextStep(g, p, 'end');
      break;
    default:
      yield* endFight(g, p);
  }
}

/** Somebody whose text says so may pair first, with an adversary of choice. */
function* pairFirst(g: Game, p: PersonnelBattleProcess, seat: Seat): Flow {
  const champion = p.piles[seat].find((id) => g.def(id).rules?.pairsFirst !== undefined && speaks(g, id));
  const foes = p.piles[other(seat)];
  if (champion === undefined || foes.length === 0) return;
  if (g.def(champion).rules?.pairsFirst === 'with whoever comes') {
    const first = { id: 'pair-first', text: '{card} may pair first: does it?', card: champion };
    if (yield* confirm(seat, first)) toFront(g, p, seat, champion);
    return;
  }
  const question = { id: 'pair-first', text: '{card} may pair first: with whom?', card: champion };
  const [foe] = yield* chooseCards(g, seat, foes.slice(), 0, 1, question);
  if (foe === undefined) return;
  toFront(g, p, seat, champion);
  toFront(g, p, other(seat), foe);
}

/** Stuns a participant outside the ordinary comparison (a text that says so). */
export function stunInBattle(g: Game, id: number): void {
  const p = personnelBattle(g);
  if (p === null || p.stunned.includes(id)) return;
  addStunned(g, p, id);
  g.tell(() => ({ kind: 'struck-down', card: shown(g, id), how: 'stunned', by: sourceRef(g, g.acting) }));
}

/** Wounds a participant mortally, in place of a stun if there was one; by an adversary, or by the text that is carried out. */
export function woundInBattle(g: Game, id: number, by = g.acting): void {
  const p = personnelBattle(g);
  if (p === null || p.wounded.includes(id)) return;
  addWounded(g, p, id, by);
  g.tell(() => ({ kind: 'struck-down', card: shown(g, id), how: 'mortally wounded', by: sourceRef(g, g.acting) }));
}

/** The personnel battle that is being fought, or null. */
export function personnelBattle(g: Game): PersonnelBattleProcess | null {
  const p = g.state.processes[g.state.processes.length - 1];
  return p?.kind === 'personnel-battle' ? p : null;
}

function battleEvent(
  p: PersonnelBattleProcess,
  name: 'personnel-battle' | 'engaged' | 'stunned' | 'wounded' | 'fought' | 'won' | 'fight-over',
  seat: Seat,
  card: number,
  cards: readonly number[],
): GameEvent {
  const e = new GameEvent(name, seat, card, cards);
  e.spot = p.spot;
  e.location = p.location;
  return e;
}

/** That the battle is fought, as it is answered when it begins. */
export const personnelBattleEvent = (p: PersonnelBattleProcess): GameEvent =>
  battleEvent(p, 'personnel-battle', p.seat, -1, [...p.sides[0], ...p.sides[1]]);

function tellStruck(p: PersonnelBattleProcess, id: number): StruckDown | null {
  if (p.wounded.includes(id)) return 'mortally wounded';
  return p.stunned.includes(id) ? 'stunned' : null;
}

/** of two who meet, one may take the other out of the battle. */
const fights = (g: Game, p: PersonnelBattleProcess, id: number): boolean =>
  inPlay(g.card(id)) && p.sides.some((side) => side.includes(id));

/** the stronger may stun; more than double may wound instead. VOY-23: holograms do not wound others. */
function* combat(g: Game, p: PersonnelBattleProcess, a: number, b: number): Flow {
  // texts about the two who meet
  const met = battleEvent(p, 'engaged', p.seat, -1, [a, b]);
  yield* respond(g, met);
  if (met.cancelled)
    g.tell(() => ({ kind: 'no-duel', fighters: [shown(g, a), shown(g, b)], by: sourceRef(g, met.nullifier) }));
  if (met.cancelled || !fights(g, p, a) || !fights(g, p, b)) return;
  const [asA, asB] = [facing(g, [b]), facing(g, [a])];
  const x = attribute(asA, a, 'strength');
  const y = attribute(asB, b, 'strength');
  g.tell(() => {
    // who fights is seen (DOM-59); what they carry, by whoever knows it
    const known = (_: Game, id: number): CardRef => (id === a || id === b ? shown(g, id) : ref(g, id));
    return {
      kind: 'duel',
      fighters: [shown(g, a), shown(g, b)],
      strengths: [
        sumRef(g, x, attributeTerms(asA, a, 'strength'), known),
        sumRef(g, y, attributeTerms(asB, b, 'strength'), known),
      ],
      overpowered: x === y ? null : x > y ? 1 : 0,
      struck: [tellStruck(p, a), tellStruck(p, b)],
    };
  });
  if (x === y) return;
  const winner = x > y ? a : b;
  const loser = x > y ? b : a;
  const twice = 2 * Math.min(x, y);
  const double = g.format.mortalWound === 'atLeastDouble' ? Math.max(x, y) >= twice : Math.max(x, y) > twice;
  const seat = g.card(winner).controller;
  const safe = (isHologram(g, winner) && !isHologram(g, loser)) || forbidden(g, 'wound', winner, seat, loser) !== null;
  const options = [new Option('pick', -1, NOWHERE, NOWHERE, 'stun')];
  if (double && !safe) options.push(new Option('pick', -1, NOWHERE, NOWHERE, 'wound'));
  options.push(new Option('pass'));
  const prompt = { id: 'combat', text: '{card} is overpowered: stun or wound?', card: loser };
  // DOM-13: the deprived have no choice
  const hardest = options[options.length - 2];
  const option = p.frenzied.includes(winner)
    ? hardest
    : (yield* ask({ seat, kind: 'optional', prompt, options })).option;
  if (option.mark === 'stun') {
    stunInBattle(g, loser);
    const stunned = battleEvent(p, 'stunned', seat, winner, [loser]);
    if (p.frenzied.includes(winner)) yield* strikeHarder(g, seat, stunned);
    yield* respond(g, stunned);
  } else if (option.mark === 'wound') {
    woundInBattle(g, loser, winner);
    yield* respond(g, battleEvent(p, 'wounded', seat, winner, [loser]));
  } else if (tellStruck(p, loser) === null) {
    g.tell(() => ({ kind: 'spared', card: shown(g, loser) }));
  }
}

/** DOM-13: what a text lets one of the deprived do to an adversary, he must do. */
function* strikeHarder(g: Game, seat: Seat, stunned: GameEvent): Flow {
  const use = g.actions.of('use')!;
  const options: Option[] = [];
  use.list(g, seat, options, answering(stunned));
  const blow = options.find((o) => abilityOf(g, o).effect.strikes);
  if (blow !== undefined) yield* use.run(g, seat, blow, [], answering(stunned));
}

/** Still in the battle: neither dead nor captured in the middle of it. */
const takesPart = (g: Game, id: number): boolean => inPlay(g.card(id)) && !isCaptive(g, id);

/** totals of those still standing; the winner kills one loser at random; then the wounded die. */
function* outcome(g: Game, p: PersonnelBattleProcess): Flow {
  yield* respond(g, battleEvent(p, 'fought', p.seat, -1, []));
  const standing = SEATS.map((s) =>
    p.sides[s].filter((id) => takesPart(g, id) && !p.stunned.includes(id) && !p.wounded.includes(id)),
  );
  const terms = SEATS.map((s) => [
    ...standing[s].map((card) => ({ n: attribute(facing(g, standing[other(s)]), card, 'strength'), card })),
    ...p.aids.filter(({ seat }) => seat === s).map(({ card, strength }) => ({ n: strength, card })),
  ]);
  const totals = terms.map((side) => side.reduce((sum, { n }) => sum + n, 0));
  const sum = (s: Seat): SumRef => sumRef(g, totals[s], terms[s], shown);
  g.tell(() => ({ kind: 'fight-totals', standing: [sum(0), sum(1)] }));
  if (totals[0] !== totals[1]) {
    const winner: Seat = totals[0] > totals[1] ? 0 : 1;
    // where a player's people fight each other, that player wins, too
    const victor = fightingFor(g, p, other(p.seat)).length === 0 ? p.seat : winner;
    g.tell(() => ({ kind: 'fight-won', who: victor }));
    yield* respond(g, battleEvent(p, 'won', victor, -1, standing[winner]));
    // VOY-24: a total that is all holographic wins, but kills nobody
    const kills = !standing[winner].every((id) => isHologram(g, id));
    const losers = p.sides[other(winner)].filter((id) => takesPart(g, id) && !p.wounded.includes(id));
    if (kills) {
      const victors = standing[winner].toSorted((a, b) => attribute(g, b, 'strength') - attribute(g, a, 'strength'));
      yield* kill(g, yield* selectAtRandom(g, losers, 1), { inBattle: victors }, 'effect', true);
    }
  }
  const dying = p.wounded.map((id, i) => [id, p.wounders[i]] as const);
  for (const [id, by] of dying) yield* kill(g, [id], { inBattle: [by] });
}

/** whoever survived is stopped. */
function* endFight(g: Game, p: PersonnelBattleProcess): Flow {
  yield* respond(g, battleEvent(p, 'fight-over', p.seat, -1, [...p.sides[0], ...p.sides[1]]));
  endProcess(g, p);
  yield* stop(
    g,
    [...p.sides[0], ...p.sides[1]].filter((id) => takesPart(g, id)),
    -1,
  );
  g.tell(() => ({ kind: 'fight-over' }));
  hideCrews(g);
}
