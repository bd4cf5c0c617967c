/**
 * The clocks of the events: milliseconds that run only forward, by the ticks of the servers that live, whatever is done to the clocks on their
 * walls; while no server lives they stand still. How far a clock may be told is kept beforehand, a moment ahead. There it goes on after a kill,
 * so that nothing earlier is ever told than was told before; and servers that share an event follow the one that is ahead.
 */
import { ticks } from '../ticks.ts';

/** So far ahead it is kept: as much is lost by a kill, and as little do two servers differ. */
const AHEAD = 1_000;

interface Hand {
  /** where it stood at this tick */
  at: number;
  tick: number;
  /** up to where it may be told */
  kept: number;
}

export class EventClocks {
  private readonly hands = new Map<string, Hand>();

  constructor(
    private readonly keep: (event: string, clock: number) => Promise<void>,
    private readonly now: () => number = ticks,
  ) {}

  private reading({ at, tick }: Hand): number {
    return at + Math.max(0, this.now() - tick);
  }

  private moveTo(event: string, at: number, kept: number): void {
    this.hands.set(event, { at, tick: this.now(), kept });
  }

  /** Something was written at this time. */
  passed(event: string, at: number): void {
    const hand = this.hands.get(event);
    if (hand === undefined) this.moveTo(event, at, at);
    else if (at > this.reading(hand)) this.moveTo(event, at, Math.max(at, hand.kept));
  }

  /** Another server, or an earlier life of this one, may have told as much. */
  told(event: string, kept: number): void {
    const hand = this.hands.get(event);
    if (hand === undefined) this.moveTo(event, kept, kept);
    else if (kept - AHEAD > this.reading(hand)) this.moveTo(event, kept - AHEAD, Math.max(kept, hand.kept));
  }

  /** What may be told now. */
  async read(event: string): Promise<number> {
    const hand = this.hands.get(event);
    if (hand === undefined) throw new Error(`the clock of event ${event} was never set`);
    const at = this.reading(hand);
    if (at > hand.kept) {
      const kept = Math.ceil(at) + AHEAD;
      await this.keep(event, kept);
      hand.kept = Math.max(hand.kept, kept);
    }
    return Math.floor(at);
  }
}
