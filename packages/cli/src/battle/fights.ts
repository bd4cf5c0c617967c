/** Who met whom in a personnel battle, and what became of them: from what was told since it began. */
import { type Game, type LogEntry, type Seat, toldTo } from '@spaceline/engine';
import { addToDuels, type Duel, type Fate, fateOf, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { type Sum, toldSum } from './sums.ts';

export interface Fighter {
  name: Words;
  card: number;
  seat: Seat;
  strength: Sum;
}

export interface Combat {
  fighters: readonly [Fighter, Fighter];
  /** of both, of one, or of nobody: then they are equal */
  fates: { fighter: Fighter; fate: Fate }[];
}

export function fightersOf(
  { fighters, strengths }: Pick<Duel, 'fighters' | 'strengths'>,
  speech: Speech,
): readonly [Fighter, Fighter] {
  const fighter = (seat: Seat): Fighter => ({
    name: speech.told(fighters[seat]),
    card: fighters[seat].card,
    seat,
    strength: toldSum(strengths[seat], speech),
  });
  return [fighter(0), fighter(1)];
}

/** The combats of the last fight in these lines of the log. */
export function combatsIn({ defs }: Pick<Game, 'defs'>, log: readonly LogEntry[], speech: Speech): Combat[] {
  const begun = log.findLastIndex((e) => e.telling.kind === 'fight');
  const duels: Duel[] = [];
  for (const { telling } of log.slice(begun + 1)) addToDuels(duels, toldTo(defs, speech.viewer, telling));
  return duels.map((duel) => {
    const fighters = fightersOf(duel, speech);
    const fates = fighters.flatMap((fighter) => {
      const fate = fateOf(duel, fighter.seat);
      return fate === null ? [] : [{ fighter, fate }];
    });
    return { fighters, fates };
  });
}
