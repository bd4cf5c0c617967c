/** Where those who are banned or muted were seen: what holds of them is not undone by coming back from there as somebody new. */
import type { Sanctions } from '../database/sanctions.ts';
import type { SanctionRow } from '../database/tables.ts';
import { networkKey } from '../http/address.ts';

const DAY = 24 * 3600 * 1000;
/** An address is somebody else's after a while. */
export const ADDRESS_LIFE = 30 * DAY;

/** Until when a mute or a ban holds, in words. */
export const termOf = ({ until }: SanctionRow): string =>
  until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 10)} (UTC)`;

export class Whereabouts {
  /** mutes and bans with addresses that are noted, and when */
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly sanctions: Sanctions,
    /** for the fingerprints of addresses */
    private readonly secret: string,
  ) {}

  /** Somebody of whom this holds was seen at this address. */
  async seenAt(sanction: string, ip: string): Promise<void> {
    const now = Date.now();
    const address = networkKey(ip, this.secret);
    const key = `${sanction} ${address}`;
    if (now - (this.noted.get(key) ?? 0) < DAY) return;
    this.noted.set(key, now);
    await this.sanctions.seenAt(sanction, address, now);
  }

  /** What holds of somebody who was at this address lately; the earliest, where there is more than one. */
  async shutting(kind: 'mute' | 'ban', ip: string): Promise<SanctionRow | null> {
    const now = Date.now();
    return this.sanctions.at(kind, networkKey(ip, this.secret), now, now - ADDRESS_LIFE);
  }
}
