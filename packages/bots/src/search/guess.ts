/** What the other player may have stocked: one of the decks that are known, the likelier the more of it has been seen. */
import { type Dice, type Game, knows, other, type Seat, type Stock } from '@spaceline/engine';

/** A card that is seen and is not in a list speaks against it: so much less likely, for each. */
const STRANGE = 0.05;

const counted = (defs: readonly number[]): Map<number, number> => {
  const out = new Map<number, number>();
  for (const def of defs) out.set(def, (out.get(def) ?? 0) + 1);
  return out;
};

const allOf = (s: Stock): number[] => [...s.missions, ...s.seeds, ...s.draw, ...s.tactics, ...s.q, ...s.tent];

/** Every card of the other player's that the seat sees now, or was shown. */
export function seenOf(g: Game, seat: Seat): number[] {
  const foe = other(seat);
  const cards = g.state.cards.filter((c) => c.owner === foe && !g.defs[c.def].facts.token && knows(g, seat, c.id));
  const open = new Set(cards.map((c) => c.id));
  const shown = (g.witness?.sightings(seat) ?? []).filter((s) => s.owner === foe && !s.at.every((id) => open.has(id)));
  return [...cards.map((c) => c.def), ...shown.map((s) => s.def)];
}

/** How likely each of the lists is, next to the others. */
export function likelihoods(lists: readonly Stock[], seen: readonly number[]): number[] {
  const found = counted(seen);
  const weights = lists.map((list) => {
    const has = counted(allOf(list));
    let strange = 0;
    for (const [def, n] of found) strange += Math.max(0, n - (has.get(def) ?? 0));
    return STRANGE ** strange;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  // nothing fits: any of them
  return sum === 0 ? lists.map(() => 1 / lists.length) : weights.map((w) => w / sum);
}

const EMPTY: Stock = { missions: [], seeds: [], draw: [], tactics: [], q: [], tent: [] };

/** One of the lists, drawn by how likely each is. */
export function guess(lists: readonly Stock[], chances: readonly number[], dice: Dice): Stock {
  let left = dice(1_000_000) / 1_000_000;
  for (let i = 0; i < lists.length; i++) {
    left -= chances[i];
    if (left < 0) return lists[i];
  }
  return lists[lists.length - 1] ?? EMPTY;
}
