/** What a shipyard is told, and what every ship gets. */
import type { Dice } from '../random.ts';
import { type Draft, type Half, type Plan, reach } from './draft.ts';

/** What a ship is for shapes it as much as who built it. */
export type Role = 'small' | 'hauler' | 'war' | 'cruiser' | 'great';

export interface Order {
  role: Role;
  /** by class */
  d: Dice;
  /** by ship */
  own: Dice;
}

export type Family = (order: Order) => Plan;

export const small = (o: Order) => o.role === 'small';

/** Hatches, lights and plates: what tells sister ships apart. */
export function fittings(draft: Draft, half: Half, own: Dice, from: number, to: number): void {
  for (let i = own.whole(2, 4); i > 0; i--) {
    const x = own.between(from, to);
    const room = reach(half, x) - 2;
    if (room < 3) continue;
    const y = 30 - own.between(1.5, room - 0.5);
    const w = own.between(2, 6);
    switch (own.whole(0, 3)) {
      case 0:
        draft.boxes(x, y, w, Math.min(2.5, 30 - y));
        break;
      case 1:
        draft.marks([x, y], [x + w, y]);
        break;
      case 2:
        draft.circle(x, 30, Math.min(room, own.between(1.2, 2.6)));
        break;
      default:
        draft.marks([x, y], [x + 2, y - 0.6], [x + 4, y]);
    }
  }
}
