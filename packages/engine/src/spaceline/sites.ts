/** The sites of a Nor: in which order they stand, where another may be added, and what lies beneath the station. */
import { MODULES } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import { lineUp, put } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { type Seat, Zone } from '../core/state.ts';
import { isSite, vesselOf } from '../core/vessel.ts';
import { personnelAt } from './places.ts';

const NOT_A_NOR: Reason = { rule: 'R-3.20', text: 'A site is part of a Nor' };
const OTHER_STATION: Reason = { rule: 'R-3.20', text: 'That site belongs to another station' };
const THERE_ALREADY: Reason = {
  rule: 'R-3.20',
  text: 'The station has that site already',
  also: ['R-1.17'],
};

/** it has no inside but its sites. */
export const isNor = (g: Game, id: number): boolean => g.def(id).facts.facility === 'nor';

/** by modules from the inside, and within one as they came; what says so itself is innermost of all. */
function depth(g: Game, id: number): number {
  const site = g.def(id).rules?.site;
  if (site === undefined) return MODULES.length;
  return site.innermost ? -1 : MODULES.indexOf(site.module);
}

/** The sites of a station, the innermost first. */
export const sitesOf = (g: Game, station: number): number[] =>
  g.tableau.aboard[station]
    .filter((id) => isSite(g, id))
    .sort((a, b) => depth(g, a) - depth(g, b) || g.card(a).row - g.card(b).row);

/** Where somebody aboard is: in the ship or facility itself, or at the sites of a Nor. */
export const roomsOf = (g: Game, vessel: number): number[] => (isNor(g, vessel) ? sitesOf(g, vessel) : [vessel]);

/** a player's personnel aboard a ship or facility, at whatever site; captives are nobody's crew. */
export const peopleAboard = (g: Game, vessel: number, seat: Seat): number[] =>
  roomsOf(g, vessel).flatMap((room) => personnelAt(g, room, seat));

/** The sites next to this one. */
export function sitesBeside(g: Game, site: number): number[] {
  const row = sitesOf(g, vesselOf(g, site));
  return row.filter((_, at) => Math.abs(at - row.indexOf(site)) === 1);
}

/** why a site may not become part of this station, or null. Both players may add some, whoever controls it. */
export function whyNotAddSite(g: Game, seat: Seat, id: number, station: number): Reason | null {
  const d = g.def(id);
  const site = d.rules?.site;
  if (site === undefined || !isNor(g, station)) return NOT_A_NOR;
  if (site.on !== undefined && !site.on.includes(g.def(station).title)) return OTHER_STATION;
  // a unique site is one for each station
  if (d.unique && sitesOf(g, station).some((x) => g.def(x).title === d.title)) return THERE_ALREADY;
  return forbidden(g, 'play', id, seat, station);
}

/** The stations to which a player may add this site. */
export const stationsFor = (g: Game, seat: Seat, id: number): number[] =>
  g.tableau.facilities.filter((station) => whyNotAddSite(g, seat, id, station) === null);

/** The site takes its place, outermost of its module. */
export function addSite(g: Game, id: number, station: number): void {
  put(g, id, Zone.Aboard, station);
  lineUp(g, [...sitesOf(g, station), id]);
}

/** The seed cards beneath a station, the next to be met first (DOM-66). */
export const beneath = (g: Game, station: number): number[] =>
  g.state.cards
    .filter((c) => c.zone === Zone.Under && c.host === station)
    .sort((a, b) => a.row - b.row)
    .map((c) => c.id);
