/** Who met whom in a personnel battle, and what became of them: put together from what was told, for every screen. */
import type { StruckDown, Told, ToldCard, ToldOf } from '@spaceline/engine';

export interface Duel {
  /** by side, as are the strengths and what became of each */
  readonly fighters: ToldOf<'duel'>['fighters'];
  readonly strengths: ToldOf<'duel'>['strengths'];
  readonly overpowered: ToldOf<'duel'>['overpowered'];
  readonly struck: [StruckDown | null, StruckDown | null];
  spared: boolean;
}

/** `open`: whoever is stronger has not said yet what becomes of the other. */
export type Fate = StruckDown | 'spared' | 'open';

/** Adds to the duels of one battle what is told next; says whether that was of them. */
export function addToDuels(duels: Duel[], told: Told): boolean {
  switch (told.kind) {
    case 'duel': {
      const { fighters, strengths, overpowered, struck } = told;
      duels.push({ fighters, strengths, overpowered, struck: [struck[0], struck[1]], spared: false });
      return true;
    }
    case 'struck-down': {
      const duel = duels.findLast((d) => sideOf(d, told.card) >= 0);
      if (duel !== undefined) duel.struck[sideOf(duel, told.card)] = told.how;
      return true;
    }
    case 'spared': {
      const duel = duels.findLast((d) => sideOf(d, told.card) >= 0);
      if (duel !== undefined) duel.spared = true;
      return true;
    }
    default:
      return false;
  }
}

const sideOf = ({ fighters }: Duel, { card }: ToldCard): number => fighters.findIndex((f) => f.card === card);

/** What became of one side's fighter; null: nothing, and nothing can. */
export function fateOf({ overpowered, struck, spared }: Duel, side: 0 | 1): Fate | null {
  return struck[side] ?? (overpowered === side ? (spared ? 'spared' : 'open') : null);
}
