/** Which questions a player need not be bothered with. */
import type { Decision, Option } from '@spaceline/engine';

/**
 * A player's wishes by response window, which is the question's prompt id: `between-actions` = ask me there too;
 * `-reported` = never ask me there.
 */
export type Stops = readonly string[];

/** These come after every action, and few ever use them: a player who wants to asks for a stop. */
const PASSED: readonly string[] = ['between-actions'];

/**
 * The pass to give by itself, or null when the player is to be asked. Only responses are ever passed, and only at windows
 * where nobody asked for a stop; whatever a player must decide is always asked.
 */
export function autoPass(d: Decision, stops: Stops = []): Option | null {
  // seed phases always ask; where there is only one thing to do it is done
  if (d.kind === 'seed' && d.options.length === 1 && !d.also) return d.options[0];
  // what usually happens unless the player objects (a docked ship is repaired)
  if (d.usual !== undefined && !stops.includes(d.prompt.id)) return d.usual;
  if (d.kind !== 'response') return null;
  const window = d.prompt.id;
  const asked = PASSED.includes(window) ? stops.includes(window) : !stops.includes(`-${window}`);
  return asked ? null : (d.options.find((o) => o.verb === 'pass') ?? null);
}

/**
 * Does the game wait for this answer? A player who has laid out the own seed cards may still take some back (WARP-23), but
 * nobody waits for that.
 */
export const isWaitedFor = (d: Decision): boolean => d.options.some((o) => o.verb !== 'take-back');
