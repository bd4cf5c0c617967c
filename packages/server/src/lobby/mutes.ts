/** Who may say nothing, what they are told, and how it is that a mute does not end by coming back as somebody else. */
import type { Sanctions } from '../database/sanctions.ts';
import type { SanctionRow, UserRow } from '../database/tables.ts';
import { termOf, type Whereabouts } from './whereabouts.ts';

const NEWCOMER =
  'Somebody who plays from this address is muted, and nobody new says anything there meanwhile. Whoever was here before speaks as ever.';

export class Mutes {
  constructor(
    private readonly sanctions: Sanctions,
    private readonly whereabouts: Whereabouts,
  ) {}

  /** The mute that holds. */
  async of({ id }: UserRow): Promise<SanctionRow | null> {
    return this.sanctions.standing(id, 'mute', Date.now());
  }

  /** Somebody is here: where a mute holds of them, it is noted from where. Answers with the mute. */
  async seenAt(user: UserRow, ip: string): Promise<SanctionRow | null> {
    const mute = await this.of(user);
    if (mute !== null) await this.whereabouts.seenAt(mute.id, ip);
    return mute;
  }

  /** Why this person may say nothing from here; null = they may. */
  async why(user: UserRow, ip: string): Promise<string | null> {
    const own = await this.seenAt(user, ip);
    if (own !== null) return `You are muted ${termOf(own)}: ${own.reason}`;
    const there = await this.whereabouts.shutting('mute', ip);
    return there !== null && user.created_at > there.at ? NEWCOMER : null;
  }
}
