/** The Alternate Universe icon: what opens the way for a card that has it. */
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { homesInTime } from '../spaceline/time-locations.ts';

export const NEEDS_DOOR: Reason = {
  rule: 'R-1.22',
  text: 'A card with the Alternate Universe icon needs a card that lets it enter play',
};

/** No door is open for it; `by` is the card that downloads it, if one does. */
export const isLocked = (g: Game, id: number, by: number): boolean =>
  g.def(id).icons.has('AU') && !g.format.ignoreAlternateUniverse && !granted(g, 'alternate-universe', id, by);

/** who reports in the own time needs none, nor a facility that stands there, nor a card that makes that time. */
export function isShutOut(g: Game, id: number, by: number): boolean {
  if (!isLocked(g, id, by)) return false;
  const { personnel, ship, equipment, facility, rules } = g.def(id);
  if (rules?.time !== undefined) return false;
  return !(personnel || ship || equipment || facility) || homesInTime(g, id).length === 0;
}
