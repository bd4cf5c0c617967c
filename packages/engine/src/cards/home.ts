/** Where a card of a deck belongs unless its player wants it elsewhere. */
import type { CardFacts } from './facts.ts';

export type HomePile = 'missions' | 'seeds' | 'draw' | 'tactics' | 'q';

export function homePile({ type, q }: Pick<CardFacts, 'type' | 'q'>): HomePile {
  if (type === 'Tactic') return 'tactics';
  if (q) return 'q';
  switch (type) {
    case 'Mission':
      return 'missions';
    case 'Time Location':
    case 'Dilemma':
    case 'Artifact':
    case 'Site':
    case 'Facility':
    case 'Doorway':
      return 'seeds';
    default:
      return 'draw';
  }
}
