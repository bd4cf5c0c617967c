/** What a mission asks of a team: what is printed on it, or what a text asks instead that lets that team attempt it. */
import type { Affiliation, PrintedRequirement } from '../cards/facts.ts';
import { affiliationBit, BORG } from '../cards/names.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import type { Words } from '../core/words.ts';
import type { GrantModifier } from '../language/definition.ts';
import { locationOf, missionFor } from '../spaceline/places.ts';

type Asks = (g: Game, source: number, mission: number) => PrintedRequirement;

const NONE: readonly (PrintedRequirement | undefined)[] = [];

/** The requirements of the texts that let somebody of the team attempt the mission; none for a text that leaves the printed one. */
function permissions(g: Game, mission: number, team: readonly number[]): readonly (PrintedRequirement | undefined)[] {
  let out = NONE;
  for (const { card, modifier: m } of g.tableau.grant) {
    if (m.what === 'attempt' && reachesAny(g, m, card, mission, team))
      out = [...out, (m.asks as Asks | undefined)?.(g, card, mission)];
  }
  return out;
}

const reachesAny = (g: Game, m: GrantModifier, card: number, mission: number, team: readonly number[]): boolean =>
  team.some((id) => m.applies(g, card, mission, id));

/** The icons on the end of the mission that faces a player; most have the same on both. */
function iconsFacing(g: Game, mission: number, seat: Seat): readonly Affiliation[] {
  const { facts, rules } = g.def(mission);
  const theirs = g.card(mission).owner === seat ? undefined : rules?.otherEnd;
  return theirs ?? facts.missionAffiliations ?? [];
}

/** somebody could attempt the mission from this end. */
export const hasEnd = (g: Game, location: number, seat: Seat): boolean => {
  const mission = missionFor(g, location, seat);
  return g.def(mission).facts.attempt !== undefined || iconsFacing(g, mission, seat).length > 0;
};

/** Whom a mission invites from a player's end, and the texts that let others try as well. */
export interface Invitation {
  readonly anybody: boolean;
  readonly affiliations: readonly Affiliation[];
  readonly texts: readonly { readonly card: number; readonly text: Words }[];
}

/** null: nobody could attempt it, since it asks for nothing. A text that lies elsewhere counts where it reaches somebody in play. */
export function invitationTo(g: Game, location: number, seat: Seat): Invitation | null {
  const mission = missionFor(g, location, seat);
  if (mission < 0) return null;
  const { attempt, requirement } = g.def(mission).facts;
  const own = g.state.cards.filter((c) => inPlay(c) && c.controller === seat && g.def(c.id).personnel).map((c) => c.id);
  const texts = g.tableau.grant.filter(
    ({ card, modifier: m }) =>
      m.what === 'attempt' && (locationOf(g, card) === location || reachesAny(g, m, card, mission, own)),
  );
  if (requirement === undefined && !texts.some(({ modifier }) => modifier.asks)) return null;
  return {
    anybody: attempt === 'any',
    affiliations: iconsFacing(g, mission, seat),
    texts: texts.map(({ card, modifier }) => ({ card, text: modifier.text })),
  };
}

/** somebody matches an icon on your end, or the mission lets anybody try. */
function isInvited(g: Game, mission: number, seat: Seat, team: readonly number[]): boolean {
  if (g.def(mission).facts.attempt === 'any') return true;
  let icons = 0;
  for (const a of iconsFacing(g, mission, seat)) icons |= affiliationBit(a);
  return team.some((id) => (affiliations(g, id) & icons) !== 0);
}

/** May the team attempt it, by the mission's own icons or by a text?: Borg take no part; nor does nobody. */
export function mayTeamAttempt(g: Game, location: number, seat: Seat, team: readonly number[]): boolean {
  const mission = missionFor(g, location, seat);
  if (team.every((id) => (affiliations(g, id) & BORG) !== 0)) return false;
  return isInvited(g, mission, seat, team) || permissions(g, mission, team).length > 0;
}

/** What the team must have; undefined where the mission asks for nothing that anybody could meet. */
export function asked(g: Game, location: number, seat: Seat, team: readonly number[]): PrintedRequirement | undefined {
  const mission = missionFor(g, location, seat);
  const printed = g.def(mission).facts.requirement;
  const other = permissions(g, mission, team);
  const instead = other.filter((r) => r !== undefined);
  if (instead.length === 0) return printed;
  const normally = isInvited(g, mission, seat, team) || other.includes(undefined);
  const all = [...(printed !== undefined && normally ? [printed] : []), ...instead];
  return all.length === 1 ? all[0] : { any: all };
}
