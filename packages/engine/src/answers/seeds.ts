/** "What lies there?": what a seat knows of the seed cards at a location: whose they are, and since when they are known. */
import type { Game } from '../core/game.ts';
import { knows, type Viewer } from '../core/sight.ts';
import type { Seat } from '../core/state.ts';

export interface KnownSeed {
  /** the next to be met first */
  readonly owner: Seat;
  /** printing id, or null for a card that the seat does not know */
  readonly card: string | null;
  /** the own card, one that was met or shown and lies there again, or another's that lies open there; null for one that is not known */
  readonly how: 'own' | 'seen' | 'open' | null;
  /** the turn in which it was last seen; null for one that never was */
  readonly turn: number | null;
}

export function knownSeeds(g: Game, viewer: Viewer, location: number): KnownSeed[] {
  return g.location(location).seeds.map((id): KnownSeed => {
    const { owner } = g.card(id);
    if (!knows(g, viewer, id)) return { owner, card: null, how: null, turn: null };
    const turn = lastSeen(g, viewer, id);
    return { owner, card: g.def(id).facts.id, how: turn !== null ? 'seen' : owner === viewer ? 'own' : 'open', turn };
  });
}

function lastSeen(g: Game, viewer: Viewer, id: number): number | null {
  for (let i = g.log.length - 1; i >= 0; i--) {
    const { telling, turn } = g.log[i];
    if ((telling.kind === 'met' || telling.kind === 'revealed') && telling.card.card === id) return turn;
    if (telling.kind === 'looked' && telling.who === viewer && telling.cards.some((r) => r.card === id)) return turn;
  }
  return null;
}
