/** Finding cards by what a player types: a few letters of each word are enough. */
import { type CardDef, FIRST_IN_PLAY, type Game, knows, type Seat, Zone } from '@spaceline/engine';

/** One spelling for every way to write a name. */
export const tokens = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((t) => t !== '');

/** How many typed words, from `at` on, are the beginnings of consecutive words of the title; the sum favours exact ones. */
function fitting(typed: readonly string[], at: number, title: readonly string[]): { length: number; score: number } {
  let best = { length: 0, score: 0 };
  for (let s = 0; s < title.length; s++) {
    let n = 0;
    let score = s === 0 ? 0.5 : 0;
    while (at + n < typed.length && s + n < title.length && title[s + n].startsWith(typed[at + n])) {
      score += title[s + n] === typed[at + n] ? 2 : 1;
      n++;
    }
    if (n === title.length) score++;
    if (n > best.length || (n === best.length && score > best.score)) best = { length: n, score };
  }
  return best;
}

export interface Found<T> {
  things: T[];
  length: number;
}

/** The things whose title fits the most words from `at` on. */
export function bestFit<T>(
  typed: readonly string[],
  at: number,
  things: readonly T[],
  title: (x: T) => readonly string[],
): Found<T> {
  let found: Found<T> & { score: number } = { things: [], length: 0, score: 0 };
  for (const x of things) {
    const { length, score } = fitting(typed, at, title(x));
    if (length === 0) continue;
    if (length > found.length || (length === found.length && score > found.score))
      found = { things: [x], length, score };
    else if (length === found.length && score === found.score) found.things.push(x);
  }
  return found;
}

const OWN_PILES: readonly Zone[] = [Zone.Hand, Zone.SeedPile, Zone.MissionPile];

/** The cards that a seat can speak of: in play and known, in the own hand and seed deck, laid out. */
export function speakable(g: Game, seat: Seat): number[] {
  return g.state.cards
    .filter((c) => {
      if (!knows(g, seat, c.id)) return false;
      return c.zone >= FIRST_IN_PLAY || (c.owner === seat && (OWN_PILES.includes(c.zone) || c.zone === Zone.Aside));
    })
    .map((c) => c.id);
}

export const titleTokens = (d: CardDef): string[] => tokens(d.title);
