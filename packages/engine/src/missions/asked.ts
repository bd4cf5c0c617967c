/** What a mission asks of a team: what is printed on it, or what a text asks instead that lets that team attempt it. */
import type { PrintedRequirement } from '../cards/facts.ts';
import { affiliationBit, BORG } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { missionFor } from '../spaceline/places.ts';

type Asks = (g: Game, source: number, mission: number) => PrintedRequirement;

/** The requirements of the texts that let somebody of the team attempt the mission; none for a text that leaves the printed one. */
function permissions(g: Game, mission: number, team: readonly number[]): (PrintedRequirement | undefined)[] {
  const out: (PrintedRequirement | undefined)[] = [];
  for (const { card, modifier: m } of g.tableau.grant) {
    if (m.what !== 'attempt' || !team.some((id) => m.applies(g, card, mission, id))) continue;
    out.push((m.asks as Asks | undefined)?.(g, card, mission));
  }
  return out;
}

/** somebody matches an icon on your end, or the mission lets anybody try. */
function isInvited(g: Game, mission: number, team: readonly number[]): boolean {
  const f = g.def(mission).facts;
  if (f.attempt === 'any') return true;
  let icons = 0;
  for (const a of f.missionAffiliations ?? []) icons |= affiliationBit(a);
  return team.some((id) => (affiliations(g, id) & icons) !== 0);
}

/** May the team attempt it, by the mission's own icons or by a text?: Borg take no part; nor does nobody. */
export function mayTeamAttempt(g: Game, location: number, seat: Seat, team: readonly number[]): boolean {
  const mission = missionFor(g, location, seat);
  if (team.every((id) => (affiliations(g, id) & BORG) !== 0)) return false;
  return isInvited(g, mission, team) || permissions(g, mission, team).length > 0;
}

/** What the team must have; undefined where the mission asks for nothing that anybody could meet. */
export function asked(g: Game, location: number, seat: Seat, team: readonly number[]): PrintedRequirement | undefined {
  const mission = missionFor(g, location, seat);
  const printed = g.def(mission).facts.requirement;
  const other = permissions(g, mission, team);
  const instead = other.filter((r) => r !== undefined);
  if (instead.length === 0) return printed;
  const normally = isInvited(g, mission, team) || other.includes(undefined);
  const all = [...(printed !== undefined && normally ? [printed] : []), ...instead];
  return all.length === 1 ? all[0] : { any: all };
}
