/** The people one knows: friends, those one has played, those one wants nothing to do with. */
import type { PersonView } from '@spaceline/protocol';
import { Allowance } from '../allowance.ts';
import type { Relations } from '../database/relations.ts';
import type { UserRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import { notFound, Problem } from '../problem.ts';
import { kindOf } from './names.ts';

const HOUR = 3_600_000;
/** friendships that one person may ask for in an hour, and people that one may have on the list */
const ASKS = 20;
const MOST_PEOPLE = 200;
const MOST_PLAYED = 60;

export class Friends {
  private readonly asks = new Allowance(ASKS, HOUR);

  constructor(
    private readonly users: Users,
    private readonly relations: Relations,
    /** is somebody connected? */
    private readonly isHere: (user: string) => boolean,
  ) {}

  /** Friends first, then who asks, then whom one has played, the latest first; those who are blocked last. */
  async list(me: string): Promise<PersonView[]> {
    const mine = new Map((await this.relations.of(me)).map((r) => [r.other, r.kind]));
    const asking = (await this.relations.to(me)).filter((r) => r.kind === 'asked').map((r) => r.user);
    const played = new Map((await this.relations.played(me, MOST_PLAYED)).map((p) => [p.id, p]));
    const ids = [...new Set([...mine.keys(), ...asking, ...played.keys()])];
    const relation = (id: string): PersonView['relation'] => {
      const kind = mine.get(id);
      // whoever is blocked asks in vain, and is not told
      if (kind === 'blocked' || kind === 'friend') return kind;
      return asking.includes(id) ? 'asks' : kind === 'asked' ? 'asked' : 'none';
    };
    const rows = await this.users.byIds(ids);
    return rows
      .map((user): PersonView => {
        const kind = relation(user.id);
        return {
          id: user.id,
          name: user.name,
          kind: kindOf(user.login),
          relation: kind,
          games: played.get(user.id)?.games ?? 0,
          last: played.get(user.id)?.last ?? null,
          here: kind === 'friend' && this.isHere(user.id),
        };
      })
      .sort((a, b) => RANK[a.relation] - RANK[b.relation] || (b.last ?? 0) - (a.last ?? 0));
  }

  private async need(id: string): Promise<UserRow> {
    const user = await this.users.byId(id);
    if (user === undefined) throw notFound('person');
    return user;
  }

  /** Whose account is called so: exactly so, or alike where nobody else is. */
  private async called(name: string): Promise<UserRow | undefined> {
    const alike = await this.users.byName(name);
    const exactly = alike.find((user) => user.name === name);
    if (exactly === undefined && alike.length > 1)
      throw new Problem(409, 'two-people', `More than one is called much like "${name}": write the name as they do`);
    return exactly ?? alike[0];
  }

  /** By id, or by the name of an account; answers a request where there is one. */
  async ask(me: UserRow, who: { id?: string; name?: string }): Promise<void> {
    const other = who.id !== undefined ? await this.users.byId(who.id) : await this.called(who.name ?? '');
    if (other === undefined)
      throw new Problem(404, 'nobody', `Nobody with an account is called "${who.name ?? who.id}"`);
    if (other.id === me.id) throw new Problem(409, 'yourself', 'That is you');
    const now = Date.now();
    const [mine, theirs] = [await this.relations.kind(me.id, other.id), await this.relations.kind(other.id, me.id)];
    if (mine === 'friend' || mine === 'asked') return;
    if (mine === 'blocked') throw new Problem(409, 'blocked', `You have blocked ${other.name}; take that back first`);
    if (theirs === 'asked') return this.relations.befriend(me.id, other.id, now);
    if ((await this.relations.of(me.id)).length >= MOST_PEOPLE)
      throw new Problem(409, 'too-many', `There are ${MOST_PEOPLE} people on your list; remove somebody first`);
    if (!this.asks.take(me.id)) throw new Problem(429, 'too-many', 'That is enough for this hour; ask again later');
    await this.relations.set(me.id, other.id, 'asked', now);
  }

  /** A friend no more; a request taken back, or declined. */
  async remove(me: UserRow, id: string): Promise<void> {
    const other = await this.need(id);
    await this.relations.end(me.id, other.id, ['friend', 'asked']);
    await this.relations.end(other.id, me.id, ['friend', 'asked']);
  }

  async block(me: UserRow, id: string, on: boolean): Promise<void> {
    const other = await this.need(id);
    if (other.id === me.id) throw new Problem(409, 'yourself', 'That is you');
    if (!on) return this.relations.end(me.id, other.id, ['blocked']);
    await this.remove(me, id);
    await this.relations.set(me.id, other.id, 'blocked', Date.now());
  }

  /** May these two sit down together? */
  async check(me: UserRow, id: string | null): Promise<void> {
    if (id !== null && (await this.relations.isBetween(me.id, id)))
      throw new Problem(403, 'not-for-you', 'This table is not for you');
  }

  /** Somebody to invite. */
  async invitable(me: UserRow, id: string): Promise<UserRow> {
    const other = await this.need(id);
    if (other.id === me.id) throw new Problem(409, 'yourself', 'That is you');
    const known = (await this.list(me.id)).find((p) => p.id === id);
    if (known === undefined || known.relation === 'blocked' || (await this.relations.isBetween(me.id, id)))
      throw new Problem(403, 'not-known', 'You can invite friends, and people whom you have played');
    return other;
  }
}

const RANK: Readonly<Record<PersonView['relation'], number>> = { friend: 0, asks: 1, asked: 2, none: 3, blocked: 4 };
