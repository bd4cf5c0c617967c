/** What is stored, and how long: what docs/privacy.md says, line by line, with the spans that the operator of this server has set. */
import type { Spans } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

const asLong = say('as long as the server is kept');

/** So many days, or until something ends it. */
const spanOf = (days: number | null): Words => (days === null ? asLong : say('{n} [days|day]', { n: days }));

/** The names of the lines are those by which a test finds them in the page (tests/privacy.test.ts). */
export const storedFor = (keep: Spans) =>
  ({
    cookie: [say('A cookie that knows you again'), say('180 days after your last visit')],
    account: [say('Name, login, password and recovery code (as fingerprints)'), say('until you delete the account')],
    guests: [
      say('Guests, with their name and decks'),
      keep.guests === null ? asLong : say('{n} [days|day] after their last visit', { n: keep.guests }),
    ],
    before: [say('Names that you had before'), spanOf(keep.reports)],
    decks: [say('Decks, with their earlier versions'), say('until you remove them, or the account')],
    lab: [say('Results of the lab'), say('the latest 200, until you delete the account')],
    finished: [
      say('Finished games: who played, decks, answers, result, and whether they are public'),
      say('{span}; your name goes with the account', { span: spanOf(keep.replays) }),
    ],
    unfinished: [
      say('Games that are not finished, and open tables'),
      keep.unfinished === null ? asLong : say('{n} [days|day] after the last move', { n: keep.unfinished }),
    ],
    events: [
      say('Events: who played, decks, results, and what a director decided'),
      say('{span}; your name goes with the account', { span: asLong }),
    ],
    rating: [say('That you want a rating'), say('until you want none, or delete the account')],
    friends: [say('Friends, requests, and whom you have blocked'), say('until you remove them, or either account')],
    talk: [say('What you said at tables'), spanOf(keep.talk)],
    reports: [say('Reports, with the last lines of talk'), spanOf(keep.reports)],
    order: [
      say('Mutes and bans, with appeals'),
      say('a year after they are over; with the account, but for one that holds'),
    ],
    where: [
      say('Where somebody who is banned or muted came from, as a fingerprint'),
      say('30 days, and no longer than the ban or mute'),
    ],
    log: [say('The operators’ log'), say('a year; your name goes with the account')],
    address: [say('Your address, in memory alone'), say('an hour at most')],
  }) as const satisfies Readonly<Record<string, readonly [what: Words, long: Words]>>;
