/** Infiltration (DOM-20 to DOM-39): personnel who work among the opponent's people under another affiliation. */

import { compatibleBits, modeFor } from '../affiliations/compatibility.ts';
import { freeAboard } from '../affiliations/house-arrest.ts';
import { AFFILIATIONS, type Affiliation } from '../cards/facts.ts';
import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { setMode, setStatus } from '../core/door.ts';
import { confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, NOWHERE, type Spot } from '../core/spot.ts';
import { FIRST_IN_PLAY, other, type Seat, Status } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { affiliations, disabled, stopped } from '../core/values.ts';
import { cardsAt, personnelAt, spotOf } from '../spaceline/places.ts';

const NO_ICON: Reason = { rule: 'DOM-24', text: 'It has no infiltration icon' };
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

const PREFIX = 'inf:';

/** The affiliations of a card's infiltration icons. */
export function infiltrationModes(g: Game, id: number): number[] {
  const out: number[] = [];
  for (const icon of g.def(id).icons) {
    if (icon.startsWith(PREFIX)) out.push(AFFILIATIONS.indexOf(icon.slice(PREFIX.length) as Affiliation));
  }
  return out.filter((m) => m >= 0);
}

export const isInfiltrating = (g: Game, id: number): boolean => (g.card(id).status & Status.Infiltrating) !== 0;

/** The infiltrators among a player's people at a spot who can move: they belong to the other player (DOM-26). */
export const movableInfiltratorsAt = (g: Game, spot: Spot, among: Seat): number[] =>
  cardsAt(g, spot).filter(
    (id) =>
      g.card(id).controller !== among &&
      g.def(id).personnel &&
      isInfiltrating(g, id) &&
      !stopped(g, id) &&
      !disabled(g, id),
  );

/** Those of them who may take part in things: not under house arrest (DOM-39). */
export const infiltratorsAt = (g: Game, spot: Spot, among: Seat): number[] =>
  movableInfiltratorsAt(g, spot, among).filter((id) => (g.card(id).status & Status.Arrested) === 0);

/** DOM-25: from now on it is what its icon says. */
export function beginInfiltration(g: Game, id: number, mode: number): void {
  setStatus(g, id, Status.Infiltrating, true);
  setMode(g, id, mode);
  g.tell(() => ({ kind: 'infiltrated', card: shown(g, id) }));
}

/** DOM-36 to DOM-38: it is what it was before, and known. */
export function expose(g: Game, id: number): void {
  setStatus(g, id, Status.Infiltrating | Status.Arrested, false);
  setStatus(g, id, Status.Exposed, true);
  setMode(g, id, modeFor(g, g.card(id).controller, id, -1));
  g.tell(() => ({ kind: 'exposed', card: shown(g, id) }));
}

/** An icon that gets along with all of the opponent's people at a spot; -1 for none. */
export function infiltrationModeAmong(g: Game, id: number, spot: Spot): number {
  const foe = other(g.card(id).controller);
  const crew = personnelAt(g, spot, foe);
  if (crew.length === 0) return -1;
  const fits = (m: number) => crew.every((x) => compatibleBits(g, foe, 1 << m, affiliations(g, x)));
  return infiltrationModes(g, id).find(fits) ?? -1;
}

function whyNotInfiltrate(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.state.cards[id];
  if (c === undefined || c.zone < FIRST_IN_PLAY || c.controller !== seat) return NOT_YOURS;
  if (infiltrationModes(g, id).length === 0) return NO_ICON;
  if (isInfiltrating(g, id)) return ALREADY;
  if ((c.status & Status.Exposed) !== 0) return KNOWN;
  if (disabled(g, id)) return NO_CREW;
  return infiltrationModeAmong(g, id, spotOf(g, id)) < 0 ? NO_CREW : null;
}

const whyNotExpose = (g: Game, seat: Seat, id: number): Reason | null => {
  const c = g.state.cards[id];
  if (c === undefined || c.zone < FIRST_IN_PLAY || c.controller !== seat) return NOT_YOURS;
  return isInfiltrating(g, id) ? null : NOT_INFILTRATING;
};

function list(g: Game, seat: Seat, verb: Action['verb'], why: typeof whyNotExpose, out: Option[]): void {
  for (const id of g.tableau.infiltrators) {
    if (g.card(id).controller === seat && why(g, seat, id) === null) out.push(new Option(verb, id));
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
    const c = g.card(id);
    if (c.zone < FIRST_IN_PLAY) continue;
    const spot = spotOf(g, c.id);
    if (spot === NOWHERE) continue;
    if ((c.status & Status.Exposed) !== 0 && personnelAt(g, spot, other(c.controller)).length === 0)
      setStatus(g, c.id, Status.Exposed, false);
    if (!isInfiltrating(g, c.id)) continue;
    const persona = g.defs[c.def].facts.impersonates;
    if (persona !== undefined && isMet(g, c.id, spot, persona)) expose(g, c.id);
    else yield* settleFit(g, c.id, spot);
  }
}

const isMet = (g: Game, id: number, spot: Spot, persona: string): boolean =>
  cardsAt(g, spot).some((x) => x !== id && g.def(x).personnel && g.def(x).personas.includes(persona));

function* settleFit(g: Game, id: number, spot: Spot): Flow {
  const { controller } = g.card(id);
  const foe = other(controller);
  const bits = affiliations(g, id);
  const friend = (x: number) => compatibleBits(g, foe, bits, affiliations(g, x));
  const others = personnelAt(g, spot, foe);
  // aboard, with the ship and all who are free there; on a planet people who do not get along are teams of their own
  const aboard = isCardSpot(spot) && g.card(spot).controller === foe;
  const fits = aboard
    ? friend(spot) && freeAboard(g, spot, foe).every(friend)
    : others.length === 0 || others.some(friend);
  if (fits) {
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
