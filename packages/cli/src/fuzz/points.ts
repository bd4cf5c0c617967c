/** Points: each entry of the ledger is sound, and the scores are what was told of them. */
import { bonusOf, type Game, type LedgerEntry, SEATS, scoreOf, type Telling } from '@spaceline/engine';

/** Hears of every point that is scored, lost, taken back, multiplied or stolen. */
export class Accountant {
  private readonly scores: number[];
  private readonly bonuses: number[];

  constructor(private readonly g: Game) {
    this.scores = SEATS.map((seat) => scoreOf(g, seat));
    this.bonuses = SEATS.map((seat) => bonusOf(g, seat));
  }

  hear(told: Telling): void {
    if (told.kind !== 'points') return;
    this.scores[told.who] += told.points;
    if (told.bonus) this.bonuses[told.who] += told.points;
  }

  /** The first thing that is wrong, or null. */
  wrongPoints(): string | null {
    const { g } = this;
    const bad = g.state.ledger.find((e) => !isSound(g, e));
    if (bad !== undefined) return `the ledger has the entry ${JSON.stringify(bad)}`;
    for (const seat of SEATS) {
      const now = [scoreOf(g, seat), bonusOf(g, seat)];
      const told = [this.scores[seat], this.bonuses[seat]];
      if (now.some((n, i) => n !== told[i]))
        return `seat ${seat} has ${now.join(' points, bonus ')}, and what was told makes ${told.join(', bonus ')}`;
    }
    return null;
  }
}

function isSound({ state }: Game, { seat, points, source, turn }: LedgerEntry): boolean {
  if (!SEATS.includes(seat) || !Number.isInteger(points) || points === 0) return false;
  return source >= -1 && source < state.cards.length && turn <= state.turn.number;
}
