/** Who may start a battle against whom (R-9.4 to; VOY-01, VOY-05, DOM-01, DOM-76, DOM-77). */

import { keepsToItself } from '../affiliations/compatibility.ts';
import { AFFILIATIONS, type Affiliation } from '../cards/facts.ts';
import { affiliationBit, BORG, NEUTRAL, NON_ALIGNED } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { type Seat, Status } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { locationOf } from '../spaceline/places.ts';
import { isSelfControlled } from './self-controlled.ts';

type Restriction = 'none' | 'not-own' | 'only-borg' | 'by-objective';

/** one line an affiliation. */
const RESTRICTIONS: Readonly<Record<Affiliation, Restriction>> = {
  Bajoran: 'not-own',
  Borg: 'by-objective',
  Cardassian: 'not-own',
  Dominion: 'not-own', // DOM-01
  Federation: 'only-borg',
  Ferengi: 'not-own',
  Hirogen: 'not-own',
  Kazon: 'none', // VOY-01
  Klingon: 'none',
  Neutral: 'none',
  'Non-Aligned': 'none',
  Romulan: 'not-own',
  Starfleet: 'not-own',
  Vidiian: 'not-own', // VOY-05
  Vulcan: 'not-own',
};

const FEDERATION: Reason = {
  rule: 'R-9.4',
  text: 'The Federation starts battles against nobody but the Borg',
  also: ['R-9.2', 'R-9.6', 'R-10.1', 'DOM-76'],
};
const OBJECTIVE: Reason = {
  rule: 'R-11.24',
  text: 'Borg start battles only as an objective or another card allows',
  also: ['R-9.2', 'R-9.4', 'R-9.8', 'R-10.1', 'R-11.31', 'R-11.35'],
};
const ownKind = (a: Affiliation): Reason => ({
  rule: a === 'Vidiian' ? 'VOY-05' : a === 'Dominion' ? 'DOM-01' : 'R-9.4',
  text: `${a} cards do not start battles against ${a} cards`,
  also: ['R-9.2', 'R-9.4', 'R-9.6', 'R-10.1', 'DOM-76'],
});
/** BOG-108 speaks of WEAPONS alone. */
const saidOf = (how: 'attack' | 'fight', why: Reason): Reason =>
  how === 'fight' ? why : { ...why, also: [...(why.also ?? []), 'BOG-108'] };

/** a force has every affiliation of its cards; Non-Aligned members add nothing when others are there. */
function forceAffiliations(g: Game, cards: readonly number[]): number {
  let bits = 0;
  // a brainwashed captive brings none
  for (const id of cards) if ((g.card(id).status & Status.Brainwashed) === 0) bits |= affiliations(g, id);
  const aligned = bits & ~(NON_ALIGNED | NEUTRAL);
  return aligned !== 0 ? aligned : bits;
}

/** When a card lets a force attack this target in spite of its affiliation (DOM-77: any force that contains what it names). */
const permitted = (g: Game, attacker: number, target: readonly number[], how: 'attack' | 'fight'): boolean =>
  target.some((t) => granted(g, 'attack', attacker, t) || (how === 'fight' && granted(g, 'fight', attacker, t)));

/** Why these cards may not start a battle against those, or null. A counter-attack is free of it. */
export function whyRestricted(
  g: Game,
  seat: Seat,
  force: readonly number[],
  target: readonly number[],
  how: 'attack' | 'fight' = 'attack',
): Reason | null {
  if (maybeCounter(g, seat, target)) return null;
  const own = forceAffiliations(g, force);
  const theirs = forceAffiliations(g, target);
  for (let i = 0; i < AFFILIATIONS.length; i++) {
    const bit = 1 << i;
    // WARP-29; for the Borg
    const free = !g.format.attackRestrictions && (bit !== BORG || !g.format.warpBorgRestricted);
    if ((own & bit) === 0 || free) continue;
    const why = whyNotOf(g, seat, AFFILIATIONS[i], theirs, target);
    if (why === null) continue;
    const members = force.filter(
      (id) => (affiliations(g, id) & bit) !== 0 && (g.card(id).status & Status.Brainwashed) === 0,
    );
    if (!members.every((id) => permitted(g, id, target, how))) return saidOf(how, why);
  }
  return null;
}

/** Why nobody of that affiliation starts a battle against those, unless a text permits it. */
function whyNotOf(
  g: Game,
  seat: Seat,
  affiliation: Affiliation,
  theirs: number,
  target: readonly number[],
): Reason | null {
  const bit = affiliationBit(affiliation);
  switch (keepsToItself(g, seat, bit) ? 'not-own' : RESTRICTIONS[affiliation]) {
    case 'not-own':
      return (theirs & bit) !== 0 ? ownKind(affiliation) : null;
    case 'only-borg':
      // the Borg Ship dilemma is Borg enough
      return (theirs & BORG) === 0 && !isSelfControlled(g, target[0]) ? FEDERATION : null;
    case 'by-objective':
      return OBJECTIVE;
    default:
      return null;
  }
}

// ----- counter-attack: in your next turn, where you were attacked

export function mayCounterAttack(g: Game, seat: Seat, location: number): boolean {
  return g.location(location).attackedIn[seat] === g.state.turn.number - 1;
}

function maybeCounter(g: Game, seat: Seat, target: readonly number[]): boolean {
  return mayCounterAttack(g, seat, locationOf(g, target[0]));
}

/** A text keeps the player from starting a battle there against one of those. */
export function whyNotBattle(g: Game, seat: Seat, location: number, foes: readonly number[]): Reason | null {
  for (const id of foes) {
    const why = forbidden(g, 'battle', location, seat, id);
    if (why) return why;
  }
  return null;
}
