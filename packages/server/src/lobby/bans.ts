/** Who is kept away, and what they are told. */
import type { BanView } from '@spaceline/protocol';
import type { Sanctions } from '../database/sanctions.ts';
import type { SanctionRow, UserRow } from '../database/tables.ts';
import { Problem } from '../problem.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export class Bans {
  constructor(private readonly sanctions: Sanctions) {}

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
}
