/** What the game has kept of who is where and which texts are in force is what a fresh look would find. */
import { ablePersonnelAt, disabled, type Game, leavers, planetSpot, type Seat, skillLevel } from '@spaceline/engine';

type Tableau = Game['tableau'];
type Entry = number | readonly number[] | { readonly card: number; readonly modifier: { readonly kind: string } };

/** A card, the cards at a place, or a text in force: the card it is on, and of what kind it is. */
function entry(e: Entry): string {
  if (typeof e === 'number') return String(e);
  return 'modifier' in e ? `${e.card} ${e.modifier.kind}` : `[${e.join(' ')}]`;
}

const byWhat = (texts: Tableau['bans'] | Tableau['grants']): string =>
  [...texts].map(([what, list]) => `${what}: ${list.map(entry).join()}`).join('; ');

/** Everything but what was asked for meanwhile. */
function listsOf({
  answers: _,
  deciding: __,
  copying: ___,
  silencing: ____,
  borg,
  bans,
  grants,
  ...lists
}: Tableau): Map<string, string> {
  const all: [string, readonly Entry[]][] = Object.entries(lists);
  return new Map([
    ['borg', String(borg)],
    ['bans', byWhat(bans)],
    ['grants', byWhat(grants)],
    ...all.map(([name, list]): [string, string] => [name, list.map(entry).join()]),
  ]);
}

/** What was worked out at this state and kept: who can act or leave where, who is disabled, and the levels of skills. */
function wrongAnswer(g: Game): string | null {
  const fresh = g.asIf();
  const { ableAboard, ableOnPlanet, leaveAboard, leavePlanet, levels, disabled: off } = g.tableau.answers;
  const able = (spot: number, seat: Seat): readonly number[] => ablePersonnelAt(fresh, spot, seat);
  const leave = (spot: number, seat: Seat): readonly number[] => leavers(fresh, seat, spot);
  for (const [aboard, kept, find] of [
    [true, ableAboard, able],
    [false, ableOnPlanet, able],
    [true, leaveAboard, leave],
    [false, leavePlanet, leave],
  ] as const)
    for (const [key, ids] of kept.entries()) {
      const at = key >> 1;
      const spot = aboard ? at : planetSpot(at);
      if (find(spot, (key & 1) as Seat).join() !== ids.join())
        return `not they can ${find === able ? 'act at' : 'leave from'} ${spot}: ${ids.join()}`;
    }
  // a list by card, with holes
  for (const [id, kept] of levels.entries())
    for (const [skill, level] of kept?.entries() ?? [])
      if (skillLevel(fresh, id, skill) !== level) return `the card ${id} has not ${level} of ${skill}`;
  for (const [id, is] of off.entries()) if (is && !disabled(fresh, id)) return `the card ${id} is not disabled`;
  return null;
}

/** The first list that is not current, or what was worked out wrongly, or null. */
export function wrongTableau(g: Game): string | null {
  const fresh = listsOf(g.asIf().tableau);
  for (const [name, list] of listsOf(g.tableau)) {
    if (fresh.get(name) !== list) return `the tableau's ${name} is ${list}, and should be ${fresh.get(name)}`;
  }
  return wrongAnswer(g);
}
