/** Who forms a crew or Away Team with whom: only personnel who are all compatible with each other. */
import { AFFILIATIONS } from '../cards/facts.ts';
import type { Game } from '../core/game.ts';
import { Status } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { allMix, compatible } from './compatibility.ts';

const allCompatible = (g: Game, ids: readonly number[]): boolean => {
  for (let i = 0; i < ids.length; i++) for (let j = 0; j < i; j++) if (!compatible(g, ids[i], ids[j])) return false;
  return true;
};

/** For each of these people, the first among them who gets along with the same others: whoever works as the same, unless it is a matter of persons. */
function likes(g: Game, ids: readonly number[]): readonly number[] {
  if (g.tableau.grant.some((s) => s.modifier.what === 'mix-cards')) return ids;
  const first = new Map<number, number>();
  return ids.map((id) => {
    const { status, controller } = g.card(id);
    if ((status & Status.Brainwashed) !== 0) return id;
    const key = affiliations(g, id) * 2 + controller;
    const like = first.get(key) ?? id;
    first.set(key, like);
    return like;
  });
}

/** The largest possible teams among these people: one, unless some do not get along. */
export function teams(g: Game, ids: readonly number[]): number[][] {
  if (allMix(g)) return [ids.slice()];
  const like = likes(g, ids);
  const kinds = ids.filter((id, i) => like[i] === id);
  if (allCompatible(g, kinds)) return [ids.slice()];
  return teamsOf(g, kinds).map((team) => ids.filter((_, i) => team.includes(like[i])));
}

/** Maximal groups of mutually compatible people (Bron and Kerbosch, without a pivot: there are few). */
function teamsOf(g: Game, ids: readonly number[]): number[][] {
  const out: number[][] = [];
  const grow = (team: number[], open: number[], done: number[]) => {
    if (open.length === 0 && done.length === 0) out.push(team);
    let rest = open;
    let closed = done;
    for (const id of open) {
      const friends = (list: readonly number[]) => list.filter((x) => x !== id && compatible(g, x, id));
      grow([...team, id], friends(rest), friends(closed));
      rest = rest.filter((x) => x !== id);
      closed = [...closed, id];
    }
  };
  grow([], ids.slice(), []);
  return out;
}

/** What tells several teams apart, in words: their affiliations; where these are the same, who is in no other team of them. */
export function teamNames(g: Game, all: readonly (readonly number[])[]): string[] {
  const names = all.map((ids) => teamName(g, ids));
  return names.map((name, i) => {
    const alike = all.filter((_, k) => k !== i && names[k] === name);
    if (alike.length === 0) return name;
    const own = all[i].filter((id) => alike.some((ids) => !ids.includes(id)));
    return `${name}: ${own.map((id) => g.def(id).title).join(', ')}`;
  });
}

function teamName(g: Game, ids: readonly number[]): string {
  let bits = 0;
  for (const id of ids) bits |= affiliations(g, id);
  return AFFILIATIONS.filter((_, i) => (bits & (1 << i)) !== 0).join('/');
}
