/** What is stored is said in docs/privacy.md and under *Settings*: the same lines, with the same terms. */
import { readFileSync } from 'node:fs';
import { spoken } from '@spaceline/protocol/words';
import { expect, it } from 'vitest';
import { DEFAULT_SPANS } from '../packages/server/src/keeping/retention.ts';
import { storedFor } from '../packages/web/src/settings/stored.ts';

const page = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what, , long]) => ({ what, long }));

/** By what a line of the page is told. */
const FOUND_BY: Record<keyof ReturnType<typeof storedFor>, RegExp> = {
  cookie: /^a cookie/,
  account: /^name, and for an account/,
  guests: /^guests/,
  before: /^names that you had before/,
  decks: /^decks/,
  lab: /^results of the lab/,
  finished: /^finished games/,
  unfinished: /^games that are not finished/,
  events: /^events/,
  rating: /^that you want a rating/,
  friends: /^friends/,
  talk: /^what was said/,
  reports: /^reports/,
  order: /^mutes and bans/,
  where: /^where somebody/,
  log: /^the log/,
  address: /^anybody else's address/,
};

it('says the same in both places, line by line', () => {
  const names = Object.keys(storedFor(DEFAULT_SPANS));
  expect(rows).toHaveLength(names.length);
  for (const [i, name] of names.entries()) expect(rows[i].what).toMatch(FOUND_BY[name as keyof typeof FOUND_BY]);
});

it('names the same number of days', () => {
  const days = (text: string) => text.match(/\d+(?= days)/)?.[0] ?? null;
  for (const [i, [name, [, long]]] of Object.entries(storedFor(DEFAULT_SPANS)).entries()) {
    // as long as something else, which has a line of its own
    if (rows[i].long.startsWith('as reports')) continue;
    expect([name, days(rows[i].long)]).toEqual([name, days(spoken(long))]);
  }
});
