/** How places of the spacelines are told of: which they are beside, and what makes them. */
import type { Game } from './game.ts';
import { ref, sourceRef, type Telling, type TellingOf } from './telling.ts';

/** What is to the left and to the right of a place on its line: locations, or -1. */
export function neighbours(g: Game, location: number): readonly [number, number] {
  const line = g.state.lines[g.location(location).quadrant];
  const at = line.indexOf(location);
  return at < 0 ? [-1, -1] : [line[at - 1] ?? -1, line[at + 1] ?? -1];
}

/** `by`: the card whose text it was, -1 where a rule does it. */
export function locationTold(g: Game, at: number, how: TellingOf<'location'>['how'], by: number): Telling {
  const { card } = g.location(at);
  const made = card < 0 ? null : ref(g, card);
  return { kind: 'location', at, how, card: made, line: neighbours(g, at), by: sourceRef(g, by) };
}
