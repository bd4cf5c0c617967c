/** Infiltrators: they go among the others, stay with them, help nobody with a mission, and are in the way when it counts. */
import {
  type Decision,
  isCardSpot,
  isInfiltrating,
  locationOf,
  type Option,
  ownsMission,
  personnelAt,
  solved,
  spotOf,
  vesselOf,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { once } from './routes.ts';

/** What it is worth to have somebody among the others. */
export const AMONG_THEM = 5;

/** Does this report somebody to where the opponent's people are? */
export const isAmongThem = (m: Mind, o: Option): boolean =>
  isCardSpot(o.to) && m.g.card(vesselOf(m.g, o.to)).controller === m.opponent;

/** DOM-24: whoever stands among them begins at once. */
export function goUndercover(m: Mind, options: readonly Option[]): Choice | null {
  const o = options.find((x) => x.verb === 'infiltrate');
  return o === undefined ? null : once(m, take(o));
}

/** DOM-29: along wherever they go, but not into their mission. */
export function joinsIn(m: Mind): boolean {
  const { g } = m;
  return g.state.processes[g.state.processes.length - 1].kind !== 'attempt';
}

const ENOUGH = 3;

/** What harm an infiltrator can do now: where a crew of theirs stands at a mission of their own that is not solved. */
function isAtTheRightPlace(m: Mind, id: number): boolean {
  const { g, opponent } = m;
  if (!isInfiltrating(g, id) || g.state.turn.seat !== opponent) return false;
  const location = locationOf(g, id);
  if (location < 0 || !ownsMission(g, location, opponent) || solved(g, location)) return false;
  const spot = spotOf(g, id);
  if (isCardSpot(spot) && !g.def(spot).ship) return false;
  return personnelAt(g, spot, opponent).length >= ENOUGH;
}

/** In the other's turn, between two actions: cards that serve one's own infiltrators. */
export const servesInfiltrator = (m: Mind, o: Option, decision: Decision): boolean =>
  decision.prompt.id === 'between-actions' &&
  o.verb === 'play' &&
  isCardSpot(o.to) &&
  m.g.card(o.to).controller === m.seat &&
  isAtTheRightPlace(m, o.to);
