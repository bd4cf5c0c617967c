/** Who is kept away, what they are told, and how it is that a ban does not end by coming back as somebody else. */
import type { BanView } from '@spaceline/protocol';
import type { Sanctions } from '../database/sanctions.ts';
import type { SanctionRow, UserRow } from '../database/tables.ts';
import { networkKey } from '../http/network.ts';
import { Problem } from '../problem.ts';

const DAY = 24 * 3600 * 1000;
/** An address is somebody else's after a while. */
export const ADDRESS_LIFE = 30 * DAY;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export class Bans {
  /** bans with addresses that are noted, and when */
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly sanctions: Sanctions,
    /** for the fingerprints of addresses */
    private readonly secret: string,
  ) {}

  /** The ban that holds; one whose term is over is lifted. */
  async of({ id, ban }: UserRow): Promise<SanctionRow | null> {
    if (ban === null) return null;
    const now = Date.now();
    const standing = await this.sanctions.standing(id, 'ban', now);
    if (standing !== null) return standing;
    const over = await this.sanctions.byId(ban);
    if (over !== undefined) await this.sanctions.lift(over, now);
    return null;
  }

  async view(user: UserRow): Promise<BanView | null> {
    const row = await this.of(user);
    return row && { reason: row.reason, since: row.at, until: row.until, appeal: row.appeal, answer: row.answer };
  }

  /** Throws for somebody who is banned. */
  async check(user: UserRow): Promise<void> {
    const row = await this.of(user);
    if (row === null) return;
    const term = row.until === null ? 'for good' : `until ${dayOf(row.until)} (UTC)`;
    throw new Problem(403, 'banned', `You are banned ${term}: ${row.reason}`);
  }

  /** Somebody who is banned was seen at this address. */
  async seenAt(ban: string, ip: string): Promise<void> {
    const now = Date.now();
    const address = networkKey(ip, this.secret);
    const key = `${ban} ${address}`;
    if (now - (this.noted.get(key) ?? 0) < DAY) return;
    this.noted.set(key, now);
    await this.sanctions.seenAt(ban, address, now);
  }

  /** Throws where somebody new comes from the address of a banned person. Whoever has an account signs in as ever. */
  async checkNewcomer(ip: string): Promise<void> {
    const now = Date.now();
    if (!(await this.sanctions.isShut(networkKey(ip, this.secret), now, now - ADDRESS_LIFE))) return;
    throw new Problem(
      403,
      'banned-address',
      'Somebody who plays from this address is banned, and nobody new is let in from there meanwhile. Whoever has an account signs in.',
    );
  }
}
