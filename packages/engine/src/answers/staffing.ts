/** "Is she staffed?": who fills which icon, and whether what is missing is absent, stopped or disabled. */

import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { disabled, stopped } from '../core/values.ts';
import { staffingOf as filled, fills, matchesShip } from '../movement/staffing.ts';
import { ablePersonnelAt, personnelAt } from '../spaceline/places.ts';

/** Why nobody fills a place: nobody aboard could, or those who could are stopped or disabled. */
export type Lack = 'absent' | 'stopped' | 'disabled';

export interface StaffingAnswer {
  readonly staffed: boolean;
  /** one entry for each icon, in their order: who fills it, or -1 and why nobody does */
  readonly icons: readonly { readonly icon: string; readonly by: number; readonly lack: Lack | null }[];
  /** somebody who matches the ship's affiliation, or -1 and why nobody does */
  readonly match: { readonly by: number; readonly lack: Lack | null };
}

/** `without`: those who are asked about as if they had left. */
export function staffingOf(g: Game, ship: number, without: readonly number[] = []): StaffingAnswer {
  const seat: Seat = g.card(ship).controller;
  const icons = g.def(ship).facts.staffing ?? [];
  const stays = (id: number) => !without.includes(id);
  const able = ablePersonnelAt(g, ship, seat).filter(stays);
  const idle = personnelAt(g, ship, seat).filter((id) => !able.includes(id) && stays(id));
  const lackOf = (who: readonly number[]): Lack => {
    if (who.some((id) => stopped(g, id) && !disabled(g, id))) return 'stopped';
    return who.length > 0 ? 'disabled' : 'absent';
  };
  const by = filled(g, ship, able);
  const everybody = filled(g, ship, [...able, ...idle]);
  // with everybody on their feet it would be filled: by who could, or by who would let somebody else do so
  const missed = (icon: string): number[] => {
    const could = idle.filter((id) => fills(g, id, icon));
    return could.length > 0 ? could : idle.filter((id) => everybody.includes(id));
  };
  const match = able.find((id) => matchesShip(g, ship, id)) ?? -1;
  return {
    staffed: match >= 0 && by.every((id) => id >= 0),
    icons: icons.map((icon, i) => ({
      icon,
      by: by[i],
      lack: by[i] >= 0 ? null : everybody[i] >= 0 ? lackOf(missed(icon)) : 'absent',
    })),
    match: { by: match, lack: match >= 0 ? null : lackOf(idle.filter((id) => matchesShip(g, ship, id))) },
  };
}
