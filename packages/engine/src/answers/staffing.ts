/** "Is she staffed?": who fills which icon, and whether what is missing is absent, or aboard and unable. */

import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { disabled, stopped } from '../core/values.ts';
import { infiltratorsAt } from '../infiltration/infiltration.ts';
import { staffingOf as filled, fills, matchesShip } from '../movement/staffing.ts';
import { ablePersonnelAt, personnelAt } from '../spaceline/places.ts';

/** Why nobody fills a place: nobody aboard could, or those who could are stopped, disabled or under house arrest. */
export type Lack = 'absent' | 'stopped' | 'disabled' | 'arrested';

/** Why a place is not filled, and who aboard would fill it but for that; -1 for nobody. */
interface Missing {
  readonly lack: Lack | null;
  readonly kept: number;
}

export interface StaffingAnswer {
  readonly staffed: boolean;
  /** one entry for each icon, in their order: who fills it, or -1 and why nobody does */
  readonly icons: readonly ({ readonly icon: string; readonly by: number } & Missing)[];
  /** somebody who matches the ship's affiliation, or -1 and why nobody does */
  readonly match: { readonly by: number; readonly lack: Lack | null };
  /** infiltrators with whose help she would be staffed, if they give it (DOM-30); nobody where she is, or that is not enough */
  readonly helpers: readonly number[];
}

const FILLED: Missing = { lack: null, kept: -1 };
const ABSENT: Missing = { lack: 'absent', kept: -1 };

/** DOM-30: of the infiltrators aboard those who would make up for what is missing; nobody where all of them together do not. */
function helpersOf(g: Game, ship: number, able: readonly number[], infiltrators: readonly number[]): readonly number[] {
  const isEnough = (helpers: readonly number[]): boolean => {
    const crew = [...able, ...helpers];
    return crew.some((id) => matchesShip(g, ship, id)) && !filled(g, ship, crew).includes(-1);
  };
  if (!isEnough(infiltrators)) return [];
  // whoever is not needed is not named
  return infiltrators.reduce<readonly number[]>((needed, id) => {
    const others = needed.filter((x) => x !== id);
    return isEnough(others) ? others : needed;
  }, infiltrators);
}

/** `without`: those who are asked about as if they had left. */
export function staffingOf(g: Game, ship: number, without: readonly number[] = []): StaffingAnswer {
  const seat: Seat = g.card(ship).controller;
  const icons = g.def(ship).facts.staffing ?? [];
  const stays = (id: number) => !without.includes(id);
  const able = ablePersonnelAt(g, ship, seat).filter(stays);
  const idle = personnelAt(g, ship, seat).filter((id) => !able.includes(id) && stays(id));
  // of several the one who is kept from it by least: who is stopped is back next turn, who is under arrest not before others leave
  const missing = (who: readonly number[]): Missing => {
    if (who.length === 0) return ABSENT;
    const free = who.filter((id) => !underHouseArrest(g, id));
    if (free.length === 0) return { lack: 'arrested', kept: who[0] };
    const rests = free.find((id) => stopped(g, id) && !disabled(g, id));
    return rests === undefined ? { lack: 'disabled', kept: free[0] } : { lack: 'stopped', kept: rests };
  };
  const by = filled(g, ship, able);
  const everybody = filled(g, ship, [...able, ...idle]);
  // with everybody on their feet it would be filled: by who could, or by who would let somebody else do so
  const missed = (icon: string): number[] => {
    const could = idle.filter((id) => fills(g, id, icon));
    return could.length > 0 ? could : idle.filter((id) => everybody.includes(id));
  };
  const match = able.find((id) => matchesShip(g, ship, id)) ?? -1;
  const staffed = match >= 0 && by.every((id) => id >= 0);
  return {
    staffed,
    helpers: staffed ? [] : helpersOf(g, ship, able, infiltratorsAt(g, ship, seat).filter(stays)),
    icons: icons.map((icon, i) => ({
      icon,
      by: by[i],
      ...(by[i] >= 0 ? FILLED : everybody[i] >= 0 ? missing(missed(icon)) : ABSENT),
    })),
    match: { by: match, lack: match >= 0 ? null : missing(idle.filter((id) => matchesShip(g, ship, id))).lack },
  };
}
