/** Infiltration (DOM-20 to DOM-39): personnel who work among the opponent's people under another affiliation. */

import { compatibleBits, modeFor } from '../affiliations/compatibility.ts';
import { freeAboard } from '../affiliations/house-arrest.ts';
import { AFFILIATIONS } from '../cards/facts.ts';
import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { inPlay, setMode, setStatus } from '../core/door.ts';
import { confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, type Spot } from '../core/spot.ts';
import { other, type Seat, Status } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { affiliations, disabled, hasIcon, isCaptive, stopped } from '../core/values.ts';
import { controls, vesselOf } from '../core/vessel.ts';
import { cardsAt, personnelAt, spotOf } from '../spaceline/places.ts';

const NO_ICON: Reason = { rule: 'DOM-21', text: 'It has no infiltration icon', also: ['DOM-24'] };
const NOT_YOURS: Reason = { rule: 'R-6.13', text: 'You do not control that card' };
const ALREADY: Reason = { rule: 'DOM-24', text: 'It is infiltrating already' };
const KNOWN: Reason = {
  rule: 'DOM-38',
  text: 'It was exposed, and has not been away from the opponent’s people since',
};
const NO_CREW: Reason = {
  rule: 'DOM-24',
  text: 'It must stand with a crew or Away Team of the opponent that its infiltration icon is compatible with',
};
const NOT_INFILTRATING: Reason = { rule: 'DOM-33', text: 'It is not infiltrating' };

const ICONS = AFFILIATIONS.map((a) => `inf:${a}`);

/** The affiliations of a card's infiltration icons. */
export function infiltrationModes(g: Game, id: number): number[] {
  const out: number[] = [];
  for (let mode = 0; mode < ICONS.length; mode++) if (hasIcon(g, id, ICONS[mode])) out.push(mode);
  return out;
}

export const isInfiltrating = (g: Game, id: number): boolean => (g.card(id).status & Status.Infiltrating) !== 0;

const NOT_OPPOSING = Status.Infiltrating | Status.Cloaked | Status.Phased;

/** those of the other player who are there in the open; infiltrators and captives oppose nobody (DOM-27). */
export const opponentsAt = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, other(seat)).filter((id) => (g.card(id).status & NOT_OPPOSING) === 0);

export const isUnopposed = (g: Game, spot: Spot, seat: Seat): boolean => opponentsAt(g, spot, seat).length === 0;

/** DOM-26: the player whose people an infiltrator stands among; null where only captives are there whom nobody guards, or nobody. */
export function deceivedAt(g: Game, id: number): Seat | null {
  const foe = other(g.card(id).controller);
  const left = Status.Trapped | Status.Unattended;
  const there = cardsAt(g, spotOf(g, id)).some((x) => {
    const c = g.card(x);
    return c.controller === foe && !(isCaptive(g, x) && (c.status & left) !== 0);
  });
  return there ? foe : null;
}

/** The infiltrators among a player's people at a spot who can move: they belong to the other player (DOM-26). */
export const movableInfiltratorsAt = (g: Game, spot: Spot, among: Seat): number[] =>
  cardsAt(g, spot).filter(
    (id) => g.card(id).controller !== among && isInfiltrating(g, id) && !stopped(g, id) && !disabled(g, id),
  );

/** Those of them who may take part in things: not under house arrest (DOM-39). */
export const infiltratorsAt = (g: Game, spot: Spot, among: Seat): number[] =>
  movableInfiltratorsAt(g, spot, among).filter((id) => (g.card(id).status & Status.Arrested) === 0);

/** DOM-25: from now on it is what its icon says. */
export function beginInfiltration(g: Game, id: number, mode: number): void {
  setStatus(g, id, Status.Infiltrating, true);
  setMode(g, id, mode);
  g.tell(() => ({ kind: 'infiltrated', card: shown(g, id), affiliation: AFFILIATIONS[mode] }));
}

/** DOM-36 to DOM-38: it is what it was before, and known. */
export function expose(g: Game, id: number): void {
  setStatus(g, id, Status.Infiltrating | Status.Arrested, false);
  setStatus(g, id, Status.Exposed, true);
  setMode(g, id, modeFor(g, g.card(id).controller, id, -1));
  g.tell(() => ({ kind: 'exposed', card: shown(g, id) }));
}

/**
 * Does somebody of these affiliations get along there? Aboard, with the ship and all who are free; on a planet people who do not get along
 * are teams of their own, and one that fits is enough.
 */
function fitsIn(g: Game, foe: Seat, bits: number, spot: Spot): boolean {
  const friend = (x: number) => compatibleBits(g, foe, bits, affiliations(g, x));
  return isCardSpot(spot) && controls(g, foe, spot)
    ? friend(vesselOf(g, spot)) && freeAboard(g, spot, foe).every(friend)
    : personnelAt(g, spot, foe).some(friend);
}

/** An icon that gets along with a crew or Away Team of the opponent's at a spot; -1 for none. */
export function infiltrationModeAmong(g: Game, id: number, spot: Spot): number {
  const foe = other(g.card(id).controller);
  if (personnelAt(g, spot, foe).length === 0) return -1;
  return infiltrationModes(g, id).find((m) => fitsIn(g, foe, 1 << m, spot)) ?? -1;
}

function whyNotInfiltrate(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.state.cards[id];
  if (c === undefined || !inPlay(c) || c.controller !== seat) return NOT_YOURS;
  if (infiltrationModes(g, id).length === 0) return NO_ICON;
  if (isInfiltrating(g, id)) return ALREADY;
  if ((c.status & Status.Exposed) !== 0) return KNOWN;
  if (disabled(g, id)) return NO_CREW;
  return infiltrationModeAmong(g, id, spotOf(g, id)) === -1 ? NO_CREW : null;
}

const whyNotExpose = (g: Game, seat: Seat, id: number): Reason | null => {
  const c = g.state.cards[id];
  if (c === undefined || !inPlay(c) || c.controller !== seat) return NOT_YOURS;
  return isInfiltrating(g, id) ? null : NOT_INFILTRATING;
};

function list(g: Game, seat: Seat, verb: Action['verb'], why: typeof whyNotExpose, out: Option[]): void {
  for (const id of g.tableau.infiltrators) {
    if (why(g, seat, id) === null) out.push(new Option(verb, id));
  }
}

/** DOM-24: in anyone's turn. */
export const infiltrate: Action = {
  verb: 'infiltrate',
  // DOM-24, DOM-33: in anyone's turn, and no order
  answers: 'between-actions',
  isOrder: neverAnOrder,
  list: (g, seat, out) => list(g, seat, 'infiltrate', whyNotInfiltrate, out),
  why: (g, seat, a) => whyNotInfiltrate(g, seat, a.card),
  *run(g, _seat, o): Flow {
    beginInfiltration(g, o.card, infiltrationModeAmong(g, o.card, spotOf(g, o.card)));
  },
};

/** DOM-33: in anyone's turn. */
export const exposeSelf: Action = {
  verb: 'expose',
  // DOM-24, DOM-33: in anyone's turn, and no order
  answers: 'between-actions',
  isOrder: neverAnOrder,
  list: (g, seat, out) => list(g, seat, 'expose', whyNotExpose, out),
  why: (g, seat, a) => whyNotExpose(g, seat, a.card),
  *run(g, _seat, o): Flow {
    expose(g, o.card);
  },
};

/** DOM-29: whether the infiltrators at a spot take part in what the opponent's people do there is their owner's to say. */
export function* joiners(g: Game, spot: Spot, among: Seat, text: string): Flow<number[]> {
  const out: number[] = [];
  for (const id of infiltratorsAt(g, spot, among)) {
    if (yield* confirm(g.card(id).controller, { id: 'join', text, card: id })) out.push(id);
  }
  return out;
}

/** DOM-35: met by whom it pretends to be. DOM-38: away from everybody, it can begin anew. DOM-39: it no longer fits in. */
export function* settleInfiltrators(g: Game): Flow {
  for (const id of g.tableau.infiltrators) {
    const { status } = g.card(id);
    if ((status & (Status.Infiltrating | Status.Exposed)) === 0) continue;
    const spot = spotOf(g, id);
    if ((status & Status.Infiltrating) === 0) {
      if (personnelAt(g, spot, other(g.card(id).controller)).length === 0) setStatus(g, id, Status.Exposed, false);
      continue;
    }
    const persona = g.def(id).facts.impersonates;
    if (persona !== undefined && isMet(g, spot, persona)) expose(g, id);
    else yield* settleFit(g, id, spot);
  }
}

/** DOM-20: a lookalike is no version of the persona, and does not meet itself. */
const isMet = (g: Game, spot: Spot, persona: string): boolean =>
  cardsAt(g, spot).some((id) => g.def(id).personas.includes(persona));

function* settleFit(g: Game, id: number, spot: Spot): Flow {
  const { controller } = g.card(id);
  const foe = other(controller);
  const among = isCardSpot(spot) && controls(g, foe, spot);
  const alone = !among && personnelAt(g, spot, foe).length === 0;
  if (alone || fitsIn(g, foe, affiliations(g, id), spot)) {
    setStatus(g, id, Status.Arrested, false);
    return;
  }
  if ((g.card(id).status & Status.Arrested) !== 0) return;
  const question = { id: 'unfit', text: '{card} does not get along with the others any more: be exposed?', card: id };
  if (yield* confirm(controller, question)) expose(g, id);
  else {
    setStatus(g, id, Status.Arrested, true);
    g.tell(() => ({ kind: 'house-arrest', who: foe, card: shown(g, id) }));
  }
}
