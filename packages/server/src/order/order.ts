/** Keeping order: what operators see and do. Every act is logged, with who did it and why. */
import type {
  Named,
  OrderAct,
  OrderAnswers,
  OrderCommand,
  OrderPerson,
  OrderReport,
  OrderSanction,
} from '@spaceline/protocol';
import { nameless } from '../database/called.ts';
import type { Games } from '../database/games.ts';
import type { Reports } from '../database/reports.ts';
import type { Sanctions } from '../database/sanctions.ts';
import type { ReportRow, SanctionRow, UserRow } from '../database/tables.ts';
import type { TalkLog } from '../database/talk.ts';
import type { Users } from '../database/users.ts';
import { withNamesOfNow } from '../games/report.ts';
import { kindOf } from '../lobby/names.ts';
import { notFound, Problem } from '../problem.ts';

const DAY = 24 * 3600 * 1000;
/** Lists show so many, the latest first. */
const MOST = 200;
const MOST_PEOPLE = 20;

interface OrderParts {
  users: Users;
  games: Games;
  reports: Reports;
  talkLog: TalkLog;
  sanctions: Sanctions;
  /** a ban begins: whoever is connected as this person plays no more */
  banned: (user: string) => void;
}

const termOf = (days: number | null): string =>
  days === null ? 'for good' : days === 1 ? 'for a day' : `for ${days} days`;

/** Who gives a command: an operator, or the command line. */
export type Giver = Pick<UserRow, 'id' | 'name'> | null;

const COMMAND_LINE = 'command line';

const namedOf = ({ name, login }: Pick<UserRow, 'name' | 'login'>): Named => ({ name, kind: kindOf(login) });

/** Only in the answers of commands: what came of each. */
type Does = { [K in OrderCommand['do']]: (c: Extract<OrderCommand, { do: K }>, by: Giver) => Promise<OrderAnswers[K]> };

export class Order {
  private readonly does: Does;

  constructor(private readonly parts: OrderParts) {
    const { reports, sanctions, users } = parts;
    this.does = {
      reports: async ({ all = false }) =>
        Promise.all((await reports.list(all, MOST)).map((row) => this.reportView(row))),
      report: ({ id }) => this.report(id),
      'close-report': async ({ id, note }, by) => {
        const row = await this.needReport(id);
        await reports.close(id, note, Date.now());
        const about = row.about === null ? null : ((await users.byId(row.about)) ?? null);
        await this.note(by, 'close-report', about, `${id}: ${note}`);
        return this.report(id);
      },
      people: async ({ q }) => Promise.all((await users.named(q, MOST_PEOPLE)).map((u) => this.personView(u))),
      sanctions: async ({ all = false }) =>
        (await sanctions.list(all, Date.now(), MOST)).map((row) => sanctionView(row, row)),
      mute: (c, by) => this.sanction('mute', c, by),
      ban: (c, by) => this.sanction('ban', c, by),
      lift: ({ id, note }, by) => this.lift(id, note, by),
      answer: ({ id, text }, by) => this.answer(id, text, by),
      'release-name': ({ who, reason }, by) => this.releaseName(who, reason, by),
      log: async () =>
        (await sanctions.acts(MOST)).map(({ id, at, by_name, act, about_name, text }) => ({
          id,
          at,
          by: by_name,
          act: act as OrderAct['act'],
          about: about_name,
          text,
        })),
      operators: async () => Promise.all((await users.operators()).map((u) => this.personView(u))),
      operator: ({ who, on }, by) => this.setOperator(who, on, by),
    };
  }

  /** Does what was commanded. `by` null is the command line. */
  async run<K extends OrderCommand['do']>(
    command: Extract<OrderCommand, { do: K }>,
    by: Giver,
  ): Promise<OrderAnswers[K]> {
    return this.does[command.do as K](command, by);
  }

  private async note(by: Giver, act: OrderAct['act'], about: UserRow | null, text: string): Promise<void> {
    await this.parts.sanctions.note({
      at: Date.now(),
      by: by?.id ?? null,
      by_name: by?.name ?? COMMAND_LINE,
      act,
      about: about?.id ?? null,
      about_name: about?.name ?? '',
      text,
    });
  }

  /**
   * By id, by the name of an account, or by its login. Anybody may choose a name that is somebody else's login, or one that somebody had
   * before: where more than one could be meant, none is without saying so.
   */
  private async needPerson(who: string): Promise<UserRow> {
    const { users } = this.parts;
    const known = await users.byId(who);
    if (known !== undefined) return known;
    const holder = await users.byLogin(who);
    const named = await users.byName(who);
    const before = await users.byEarlierName(who);
    const meant = new Map<string, string>();
    const could = ({ id, name }: UserRow, why: string) => meant.set(id, meant.get(id) ?? `${name} (${id}), ${why}`);
    for (const user of named) could(user, 'who is called so');
    if (holder !== undefined) could(holder, 'whose login it is');
    for (const user of before)
      could(user, `who was called so until ${new Date(user.until).toISOString().slice(0, 10)}`);
    const now = holder ?? named[0];
    if (now !== undefined && meant.size === 1) return now;
    if (meant.size > 0)
      throw new Problem(
        409,
        'two-people',
        `"${who}" could be ${[...meant.values()].join('; or ')}: say which by the id`,
      );
    throw new Problem(404, 'nobody', `There is nobody with an account called "${who}". A guest is named by the id`);
  }

  private async personView(user: UserRow): Promise<OrderPerson> {
    const now = Date.now();
    const { sanctions } = this.parts;
    return {
      id: user.id,
      name: user.name,
      kind: kindOf(user.login),
      since: user.created_at,
      muted: (await sanctions.standing(user.id, 'mute', now)) !== null,
      banned: (await sanctions.standing(user.id, 'ban', now)) !== null,
    };
  }

  private async peopleById(ids: readonly (string | null)[]): Promise<OrderPerson[]> {
    const there = [...new Set(ids.filter((id) => id !== null && id !== ''))] as string[];
    const rows = await Promise.all(there.map((id) => this.parts.users.byId(id)));
    return Promise.all(rows.flatMap((row) => (row === undefined ? [] : [this.personView(row)])));
  }

  // ----- reports

  private async needReport(id: string): Promise<ReportRow> {
    const row = await this.parts.reports.byId(id);
    if (row === undefined) throw notFound('report');
    return row;
  }

  private async reportView(row: ReportRow): Promise<OrderReport> {
    const { users } = this.parts;
    const by = row.user === null ? undefined : await users.byId(row.user);
    const [about = null] = await this.peopleById([row.about]);
    return {
      id: row.id,
      at: row.at,
      kind: row.kind,
      text: row.text,
      game: row.game,
      by: by === undefined ? null : namedOf(by),
      about,
      closedAt: row.closed_at,
      note: row.note,
    };
  }

  private async report(id: string): Promise<OrderAnswers['report']> {
    const { games, talkLog } = this.parts;
    const row = await this.needReport(id);
    const game = await games.byId(row.game);
    const said = await talkLog.last(row.game, MOST);
    const people = [row.about, game?.user0 ?? null, game?.user1 ?? null, ...said.map((l) => l.user)];
    return {
      ...(await this.reportView(row)),
      talk: await withNamesOfNow(JSON.parse(row.data).talk ?? [], this.parts.users),
      people: await this.peopleById(people),
    };
  }

  // ----- mutes and bans

  private async sanction(
    kind: 'mute' | 'ban',
    { who, days, reason }: { who: string; days: number | null; reason: string },
    by: Giver,
  ): Promise<OrderSanction> {
    const person = await this.needPerson(who);
    if (person.role !== null)
      throw new Problem(409, 'operator', `${person.name} is an operator; that role is taken away first`);
    const now = Date.now();
    const until = days === null ? null : now + Math.round(days * DAY);
    const row = await this.parts.sanctions.add(person.id, kind, reason, until, now);
    await this.note(by, kind, person, `${termOf(days)}: ${reason}`);
    if (kind === 'ban') {
      await this.parts.games.closeTablesOf(person.id);
      this.parts.banned(person.id);
    }
    return sanctionView(row, person);
  }

  private async needSanction(id: string): Promise<{ row: SanctionRow; person: UserRow }> {
    const row = await this.parts.sanctions.byId(id);
    const person = row && (await this.parts.users.byId(row.user));
    if (row === undefined || person === undefined) throw notFound('mute or ban');
    return { row, person };
  }

  private async lift(id: string, note: string, by: Giver): Promise<OrderSanction> {
    const { row, person } = await this.needSanction(id);
    if (row.lifted_at !== null) throw new Problem(409, 'lifted', 'It has been lifted already');
    const now = Date.now();
    await this.parts.sanctions.lift(row, now);
    await this.note(by, `lift-${row.kind as OrderSanction['kind']}`, person, note);
    return sanctionView({ ...row, lifted_at: now }, person);
  }

  private async answer(id: string, text: string, by: Giver): Promise<OrderSanction> {
    const { row, person } = await this.needSanction(id);
    if (row.appeal === null) throw new Problem(409, 'no-appeal', 'There is no appeal to answer');
    await this.parts.sanctions.answer(id, text);
    await this.note(by, 'answer-appeal', person, text);
    return sanctionView({ ...row, answer: text }, person);
  }

  // ----- names and roles

  /** The name is nobody's any more; whoever had it is called something else until they choose. */
  private async releaseName(who: string, reason: string, by: Giver): Promise<OrderPerson> {
    const person = await this.needPerson(who);
    const name = nameless(person.id);
    await this.parts.users.releaseName(person.id, name, Date.now());
    // the name itself is not noted: it is nobody's any more, or soon somebody else's
    await this.note(by, 'release-name', { ...person, name }, reason);
    return this.personView({ ...person, name });
  }

  private async setOperator(who: string, on: boolean, by: Giver): Promise<OrderPerson> {
    const person = await this.needPerson(who);
    if (person.login === null)
      throw new Problem(409, 'no-account', 'A guest cannot be an operator: they need an account');
    await this.parts.users.setRole(person.id, on ? 'operator' : null);
    await this.note(by, on ? 'operator' : 'no-operator', person, '');
    return this.personView(person);
  }
}

const sanctionView = (row: SanctionRow, person: Pick<UserRow, 'name' | 'login'>): OrderSanction => ({
  id: row.id,
  kind: row.kind as OrderSanction['kind'],
  who: { id: row.user, ...namedOf(person) },
  reason: row.reason,
  at: row.at,
  until: row.until,
  liftedAt: row.lifted_at,
  appeal: row.appeal,
  appealAt: row.appeal_at,
  answer: row.answer,
});
