/** Whom a dilemma stops: how many of the teams that a deck can send fail at what it asks for, by what is printed. */
import { type CardDef, diceOf, meetPrinted, mix, type PrintedRequirement } from '@spaceline/engine';

/** As many as people like to send. */
const TEAM = 6;
const TEAMS = 80;

/** What somebody must have to get past it; null where print does not say, or nobody can. */
function asksFor({ rules }: CardDef): PrintedRequirement | null {
  if (rules?.asks === undefined) return null;
  return rules.encounter?.condition?.printed ?? null;
}

/** The people of our decks are always the same, and whoever builds a deck asks with every card. */
const KNOWN = new WeakMap<readonly CardDef[], Map<string, number | null>>();

/** In percent; null where print does not say, or nobody is there to be sent. */
export function teamsStopped(dilemma: CardDef, people: readonly CardDef[]): number | null {
  const known = KNOWN.get(people) ?? new Map<string, number | null>();
  KNOWN.set(people, known);
  const percent = known.get(dilemma.title) ?? tried(dilemma, people);
  known.set(dilemma.title, percent);
  return percent;
}

function tried(dilemma: CardDef, people: readonly CardDef[]): number | null {
  const asked = asksFor(dilemma);
  if (asked === null || people.length === 0) return null;
  const dice = diceOf(`stops ${dilemma.title}`);
  let stopped = 0;
  for (let n = 0; n < TEAMS; n++) {
    const order = [...people];
    mix(order, dice);
    const passes = meetPrinted(
      order.slice(0, TEAM).map((d) => d.facts),
      asked,
    );
    if (passes === null) return null;
    if (!passes) stopped++;
  }
  return Math.round((stopped / TEAMS) * 100);
}
