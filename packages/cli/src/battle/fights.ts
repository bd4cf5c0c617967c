/** Who met whom in a personnel battle, and what became of them: from what was told since it began. */

import { type Game, type LogEntry, type Seat, type ToldOf, toldTo } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { type Sum, toldSum } from './sums.ts';

export interface Fighter {
  name: Words;
  card: number;
  seat: Seat;
  strength: Sum;
}

/** What became of the weaker of two who met. */
export type Fate = 'stunned' | 'mortally wounded' | 'spared' | 'equal';

export interface Combat {
  fighters: readonly [Fighter, Fighter];
  fate: Fate;
}

export function fightersOf({ fighters, strengths }: ToldOf<'duel'>, speech: Speech): readonly [Fighter, Fighter] {
  const fighter = (seat: Seat): Fighter => ({
    name: speech.told(fighters[seat]),
    card: fighters[seat].card,
    seat,
    strength: toldSum(strengths[seat], speech),
  });
  return [fighter(0), fighter(1)];
}

/** The weaker of two who met; null where they are equal. */
export function loserOf([a, b]: readonly [Fighter, Fighter]): Fighter | null {
  if (a.strength.total === b.strength.total) return null;
  return a.strength.total < b.strength.total ? a : b;
}

/** The combats of the last fight in these lines of the log. */
export function combatsIn({ defs }: Pick<Game, 'defs'>, log: readonly LogEntry[], speech: Speech): Combat[] {
  const begun = log.findLastIndex((e) => e.telling.kind === 'fight');
  const duels: { fighters: readonly [Fighter, Fighter]; fate: Fate }[] = [];
  for (const { telling } of log.slice(begun + 1)) {
    if (telling.kind !== 'duel' && telling.kind !== 'struck-down') continue;
    const told = toldTo(defs, speech.viewer, telling) as ToldOf<'duel' | 'struck-down'>;
    if (told.kind === 'duel') {
      const fighters = fightersOf(told, speech);
      duels.push({ fighters, fate: loserOf(fighters) === null ? 'equal' : 'spared' });
    } else {
      const duel = duels.findLast((d) => loserOf(d.fighters)?.card === told.card.card);
      if (duel !== undefined) duel.fate = told.how;
    }
  }
  return duels;
}
