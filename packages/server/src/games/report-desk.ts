/** Where players report what is wrong. A report holds a whole game: only people with a session leave one, and a few each. */
import type { Viewer } from '@spaceline/engine';
import { Allowance } from '../allowance.ts';
import type { Reports } from '../database/reports.ts';
import type { TalkRow } from '../database/tables.ts';
import type { TalkLog } from '../database/talk.ts';
import { Refusal } from './refusal.ts';
import { playerReport } from './report.ts';
import type { Room } from './room.ts';
import { hears, lineOf } from './talk.ts';

const HOUR = 3_600_000;
/** of one person, and from one address, in an hour */
const OF_A_PERSON = 10;
const FROM_AN_ADDRESS = 30;
/** kept of one game */
const OF_A_GAME = 20;
/** of what was said, so many lines go with a report */
const LAST_LINES = 20;

export interface Reporter {
  user: string | null;
  address: string;
}

export class ReportDesk {
  private readonly people = new Allowance(OF_A_PERSON, HOUR);
  private readonly addresses = new Allowance(FROM_AN_ADDRESS, HOUR);

  constructor(
    private readonly reports: Reports,
    private readonly talk: TalkLog,
  ) {}

  /** Keeps a report; answers its id. `line`: the line of talk that it is about, and so who said it. */
  async take({ user, address }: Reporter, room: Room, text: string, line: number | null = null): Promise<string> {
    if (user === null) throw new Refusal('no-session', 'Say who you are first: a report needs a name or an account');
    if (!this.people.take(user) || !this.addresses.take(address))
      throw new Refusal('too-many', 'That is enough for this hour; please report again later');
    if ((await this.reports.countOf(room.id)) >= OF_A_GAME)
      throw new Refusal('too-many', `There are ${OF_A_GAME} reports of this game already; thank you`);
    const viewer = room.seatOf(user);
    const said = (await this.talk.last(room.id, LAST_LINES)).filter((r) =>
      hears(r.channel, room.recording.over).includes(viewer),
    );
    const report = await room.does(() => playerReport(room, user, text, said.map(lineOf)));
    const about = line === null ? undefined : await this.heard(room, line, viewer);
    await this.reports.add({ ...report, about: about?.user || null });
    return report.id;
  }

  /** A line that this viewer could hear. */
  private async heard(room: Room, n: number, viewer: Viewer): Promise<TalkRow | undefined> {
    const row = await this.talk.byNumber(room.id, n);
    return row !== undefined && hears(row.channel, room.recording.over).includes(viewer) ? row : undefined;
  }
}
