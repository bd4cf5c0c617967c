/** Who is connected, here and at other processes. */
import type { Seat } from '@spaceline/engine';

/** A process that has said nothing for so long is gone. */
const SILENCE = 5_000;

export class Presence {
  private readonly elsewhere = new Map<string, [boolean, boolean]>();

  heard(process: string, seats: [boolean, boolean]): void {
    this.elsewhere.set(process, seats);
  }

  /** Forgets processes that have gone; answers whether anybody went with them. */
  forget(lastHeard: ReadonlyMap<string, number>, now: number): boolean {
    let changed = false;
    for (const [process, seats] of this.elsewhere) {
      if (now - (lastHeard.get(process) ?? 0) < SILENCE) continue;
      this.elsewhere.delete(process);
      if (seats[0] || seats[1]) changed = true;
    }
    return changed;
  }

  with(here: readonly [boolean, boolean]): [boolean, boolean] {
    const there = (seat: Seat) => [...this.elsewhere.values()].some((seats) => seats[seat]);
    return [here[0] || there(0), here[1] || there(1)];
  }
}
