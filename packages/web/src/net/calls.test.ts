/** "Your move" on whichever page: kept while it is so, said once, and said by the table itself where that is looked at. */
import type { CallMessage } from '@spaceline/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForCalls, heardCall, leftOf, useCalls } from './calls.ts';
import { change } from './settings.ts';
import { set } from './state.ts';

const told: string[] = [];
class Fake {
  static permission = 'granted';
  constructor(_: string, { body }: { body?: string } = {}) {
    told.push(body ?? '');
  }
}
const icon = { href: '', setAttribute: (_: string, to: string) => Object.assign(icon, { href: to }) };
const page = {
  hidden: true,
  title: '',
  querySelector: () => icon,
  addEventListener: () => {},
  documentElement: { dataset: {} },
};

const call = (more: Partial<CallMessage> = {}): CallMessage => ({
  t: 'call',
  game: 'abc',
  format: 'warp-speed',
  by: { name: 'Ravi', kind: 'guest' },
  waits: true,
  away: null,
  ...more,
});
const games = () => useCalls.getState().calls.map((c) => c.game);

beforeEach(() => {
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  page.hidden = true;
  told.length = 0;
  change({ notify: true, sound: false });
  set({ wanted: null });
});
afterEach(() => {
  askForCalls(false);
  vi.unstubAllGlobals();
});

it('is kept while it is so, in the title and the sign of the tab, too', () => {
  heardCall(call());
  heardCall(call({ game: 'def' }));
  expect(games()).toEqual(['abc', 'def']);
  expect([page.title.startsWith('●'), icon.href]).toEqual([true, '/icon-move.svg']);
  heardCall(call({ waits: false }));
  expect([games(), icon.href]).toEqual([['def'], '/icon-move.svg']);
  heardCall(call({ game: 'def', waits: false }));
  expect([games(), icon.href, page.title.startsWith('●')]).toEqual([[], '/icon.svg', false]);
});

it('is said once for a move, and once when it begins to count, also over another connection', () => {
  heardCall(call());
  heardCall(call({ away: 161_000 }));
  askForCalls(true);
  heardCall(call({ away: 150_000 }));
  expect(told).toEqual(['Ravi waits for you.', 'Ravi waits for you, and may claim the win in 2:41.']);
  heardCall(call({ waits: false }));
  heardCall(call());
  expect(told).toHaveLength(3);
});

it('is left to the table where that is looked at', () => {
  set({ wanted: 'abc' });
  heardCall(call());
  expect([told, games()]).toEqual([[], ['abc']]);
});

it('what waits already when a page is opened is shown, and no news', () => {
  page.hidden = false;
  askForCalls(true);
  heardCall(call());
  page.hidden = true;
  heardCall(call());
  expect(told).toEqual([]);
});

it('counts down by the own watch', () => {
  expect(leftOf({ ...call({ away: 5000 }), at: 1000 }, 3000)).toBe(3000);
  expect(leftOf({ ...call({ away: 5000 }), at: 1000 }, 9000)).toBe(0);
  expect(leftOf({ ...call(), at: 1000 }, 9000)).toBe(null);
});
