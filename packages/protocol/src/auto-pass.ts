/** Which questions a player need not be bothered with. */
import type { Decision, Option } from '@spaceline/engine';

/**
 * The pass to give by itself, or null. Only the moment between two actions of the other player is passed: it comes
 * after every action, and a player who wants to use it asks for stops. An answer to something that happens is always asked.
 */
export function autoPass(d: Decision): Option | null {
  // a seed phase in which there is nothing to seed
  if (d.kind === 'seed' && d.options.length === 1 && d.options[0].verb === 'pass') return d.options[0];
  if (d.kind !== 'response' || d.prompt.id !== 'between-actions') return null;
  return d.options.find((o) => o.verb === 'pass') ?? null;
}
