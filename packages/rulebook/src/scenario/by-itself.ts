/** What happens where nobody has scripted anything: responses are passed, and what has one possible answer is answered. */
import type { Decision, Game, Option } from '@spaceline/engine';
import type { Matched, Matcher } from './match.ts';

/** Doing nothing: to pass, or to hold fire. */
const passOf = (d: Decision): Option | undefined => d.options.find((o) => o.verb === 'pass' || o.verb === 'hold-fire');

export const isPassable = (d: Decision): boolean =>
  (d.kind === 'response' || d.kind === 'optional') && passOf(d) !== undefined;

/** What is passed, as it is usual; with `forced` also a choice that has only one possible answer. */
export function byItself(d: Decision, matcher: Matcher, forced: boolean): Matched | null {
  if (isPassable(d)) return { option: d.usual ?? passOf(d)!, cards: [] };
  return forced ? matcher.only(d) : null;
}

/** Goes on as long as everything happens by itself and `stop` does not say so. */
export function goOn(g: Game, matcher: Matcher, answer: typeof byItself, stop: () => boolean): void {
  for (let d = g.decision; d !== null && !stop(); d = g.decision) {
    const given = answer(d, matcher, true);
    if (given === null) return;
    g.choose(given.option, given.cards);
  }
}
