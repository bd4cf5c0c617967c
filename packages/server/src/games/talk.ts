/**
 * Talk at a table. Players hear each other and are heard by all; spectators hear each other, and players hear them only when the game is
 * over, so that nobody is told what to do. What is said is text, or one of a few phrases, or a finger on something that all can see.
 */
import { knows, type Seat, type Viewer } from '@spaceline/engine';
import { type ClientMessage, isPhrase, type TalkLine } from '@spaceline/protocol';
import { Allowance } from '../allowance.ts';
import type { TalkRow } from '../database/tables.ts';
import type { TalkLog } from '../database/talk.ts';
import type { Users } from '../database/users.ts';
import type { Mutes } from '../lobby/mutes.ts';
import { kindOf } from '../lobby/names.ts';
import { VIEWERS } from './audience.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';

const SECOND = 1000;
/** lines of one person in ten seconds and in a minute, and from one address in a minute */
const AT_ONCE = 5;
const IN_A_MINUTE = 20;
const FROM_AN_ADDRESS = 60;
/** how often the same may be said in a minute: by one person, and by all who look on at a table */
const REPEATED = 2;
const REPEATED_BY_ALL = 4;
/** lines of all who look on at a table in a minute, from however many addresses they come */
const AT_A_TABLE = 40;
/** what who comes is told of before */
const MOST_SHOWN = 60;

type Said = Extract<ClientMessage, { t: 'say' }>;

export const lineOf = ({ n, at, user, seat, name, kind, channel, what }: TalkRow): TalkLine => ({
  n,
  at,
  by: user,
  seat: seat as Viewer,
  name,
  kind,
  channel: channel as TalkLine['channel'],
  ...JSON.parse(what),
});

const isOnce =
  (once: string) =>
  ({ what }: TalkRow): boolean =>
    JSON.parse(what).once === once;

/** Who hears a line. */
export const hears = (channel: string, over: boolean): readonly Viewer[] =>
  channel === 'players' || over ? VIEWERS : [-1];

export class Talk {
  private readonly quick = new Allowance(AT_ONCE, 10 * SECOND);
  private readonly people = new Allowance(IN_A_MINUTE, 60 * SECOND);
  private readonly addresses = new Allowance(FROM_AN_ADDRESS, 60 * SECOND);
  private readonly same = new Allowance(REPEATED, 60 * SECOND);
  private readonly sameAtTable = new Allowance(REPEATED_BY_ALL, 60 * SECOND);
  private readonly atTable = new Allowance(AT_A_TABLE, 60 * SECOND);
  /** lines that are being said, by who says them and what they call them */
  private readonly underWay = new Map<string, Promise<TalkRow>>();

  constructor(
    private readonly log: TalkLog,
    private readonly users: Users,
    private readonly mutes: Mutes,
  ) {}

  /**
   * `user`: who speaks. Answers with the line where it had been said before: a client that was cut off does not know, and says it again.
   */
  async say(room: Room, user: string | null, address: string, said: Said): Promise<TalkLine | null> {
    if (user === null || said.once === undefined) {
      await this.sayNow(room, user, address, said);
      return null;
    }
    const key = `${room.id} ${user} ${said.once}`;
    const before =
      (await this.underWay.get(key)) ?? (await this.log.last(room.id, MOST_SHOWN, user)).find(isOnce(said.once));
    if (before !== undefined) return lineOf(before);
    const saying = this.underWay.get(key) ?? this.sayNow(room, user, address, said);
    this.underWay.set(key, saying);
    await saying.finally(() => this.underWay.delete(key));
    return null;
  }

  /** What they are called, and whether they are a guest, is asked anew: a connection may be older than the name. */
  private async sayNow(room: Room, user: string | null, address: string, said: Said): Promise<TalkRow> {
    const who = user === null ? undefined : await this.users.byId(user);
    if (who === undefined) throw new Refusal('no-session', 'Say who you are first: nobody speaks without a name');
    const muted = await this.mutes.why(who, address);
    if (muted !== null) throw new Refusal('not-now', muted);
    const what = this.checked(room, said);
    const key = JSON.stringify(what);
    const once = said.once !== undefined && { once: said.once };
    const seat = room.seatOf(who.id);
    const gist = said.text === undefined ? key : gistOf(said.text);
    if (!this.same.take(`${who.id} ${gist}`) || (seat < 0 && !this.sameAtTable.take(`${room.id} ${gist}`)))
      throw new Refusal('too-many', seat < 0 ? 'That has been said already' : 'You have said that already');
    if (!this.quick.take(who.id) || !this.people.take(who.id) || !this.addresses.take(address))
      throw new Refusal('too-many', 'Not so fast: wait a moment before you say more');
    if (seat < 0 && !this.atTable.take(room.id))
      throw new Refusal('too-many', 'Too many speak at this table at once: wait a moment');
    const row = await this.log.add({
      game: room.id,
      at: Date.now(),
      user: who.id,
      name: who.name,
      kind: kindOf(who.login),
      seat,
      channel: seat < 0 ? 'spectators' : 'players',
      what: JSON.stringify({ ...what, ...once }),
    });
    this.tell(room, row);
    room.setting.fanout.publish({ kind: 'said', game: room.id, n: row.n });
    return row;
  }

  /** Another process has heard it. */
  async heard(room: Room, n: number): Promise<void> {
    const row = await this.log.byNumber(room.id, n);
    if (row !== undefined) this.tell(room, row);
  }

  private tell(room: Room, row: TalkRow): void {
    const to = hears(row.channel, room.recording.over);
    room.audience.send({ t: 'said', game: room.id, line: lineOf(row) }, to);
  }

  /** Somebody who has spoken here is called otherwise: what was said is told anew. */
  async renamed(room: Room, user: string): Promise<void> {
    const rows = await this.log.last(room.id, MOST_SHOWN);
    const theirs = rows.filter((row) => row.user === user || row.user === '');
    for (const viewer of VIEWERS) {
      const lines = theirs.filter((row) => hears(row.channel, room.recording.over).includes(viewer)).map(lineOf);
      if (lines.length > 0) room.audience.send({ t: 'talk', game: room.id, lines }, [viewer]);
    }
  }

  /** What somebody is told who comes to the table. */
  async before(room: Room, viewer: Viewer): Promise<TalkLine[]> {
    const rows = await this.log.last(room.id, MOST_SHOWN);
    return rows.filter((r) => hears(r.channel, room.recording.over).includes(viewer)).map(lineOf);
  }

  private checked(room: Room, { text, phrase, point }: Said): Pick<TalkLine, 'text' | 'phrase' | 'point'> {
    if ([text, phrase, point].filter((x) => x !== undefined).length !== 1)
      throw new Refusal('malformed', 'Say one thing: "text", "phrase" or "point"');
    if (phrase !== undefined && !isPhrase(phrase)) throw new Refusal('malformed', `There is no phrase "${phrase}"`);
    if (point !== undefined && !isSeenByAll(room, point))
      throw new Refusal('not-now', 'Only what everybody can see can be pointed at');
    if (text !== undefined) return { text: text.replace(/\s+/g, ' ') };
    return phrase !== undefined ? { phrase } : { point };
  }
}

/** The same said again, whatever its case, its signs, and how long its letters are drawn; signs alone are the same as they stand. */
const gistOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(\p{L})\1+/gu, '$1') || text;

/** A location, or a card that all viewers know: a finger gives nothing away. */
function isSeenByAll({ recording: { game } }: Room, point: { card?: number; place?: number }): boolean {
  const { cards, locations } = game.state;
  if (point.place !== undefined) return point.card === undefined && point.place < locations.length;
  if (point.card === undefined || point.card >= cards.length) return false;
  return ([0, 1] as Seat[]).every((seat) => knows(game, seat, point.card!)) && knows(game, -1, point.card);
}
