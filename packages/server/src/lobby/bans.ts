/** Who is kept away, what they are told, and how it is that a ban does not end by coming back as somebody else. */
import type { BanView } from '@spaceline/protocol';
import type { Sanctions } from '../database/sanctions.ts';
import type { SanctionRow, UserRow } from '../database/tables.ts';
import { Problem } from '../problem.ts';
import { termOf, type Whereabouts } from './whereabouts.ts';

export class Bans {
  constructor(
    private readonly sanctions: Sanctions,
    private readonly whereabouts: Whereabouts,
  ) {}

  /** The ban that holds; one whose term is over is lifted, and of one that is not remembered nothing is left. */
  async of({ id, ban }: UserRow): Promise<SanctionRow | null> {
    if (ban === null) return null;
    const now = Date.now();
    const standing = await this.sanctions.standing(id, 'ban', now);
    if (standing !== null) return standing;
    const over = await this.sanctions.byId(ban);
    await (over === undefined ? this.sanctions.forgetBan(ban) : this.sanctions.lift(over, now));
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
    throw new Problem(403, 'banned', `You are banned ${termOf(row)}: ${row.reason}`);
  }

  /** Throws where somebody new comes from the address of a banned person. Whoever has an account signs in as ever. */
  async checkNewcomer(ip: string): Promise<void> {
    if ((await this.whereabouts.shutting('ban', ip)) === null) return;
    throw new Problem(
      403,
      'banned-address',
      'Somebody who plays from this address is banned, and nobody new is let in from there meanwhile. Whoever has an account signs in.',
    );
  }
}
