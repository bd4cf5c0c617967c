/** "Your move" by the browser: off until it is wanted, asked for once, and said only to who looks elsewhere. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canNotify, notify, switchNotify } from './notify.ts';
import { useSettings } from './settings.ts';

class Fake {
  static permission = 'default';
  static asked = 0;
  static told: { title: string; tag?: string }[] = [];
  static answer = 'granted';
  static async requestPermission(): Promise<string> {
    Fake.asked += 1;
    Fake.permission = Fake.answer;
    return Fake.answer;
  }
  constructor(title: string, { tag }: { tag?: string } = {}) {
    Fake.told.push({ title, tag });
  }
}

const page = { hidden: true, documentElement: { dataset: {} } };
beforeEach(() => {
  Object.assign(Fake, { permission: 'default', asked: 0, told: [], answer: 'granted' });
  page.hidden = true;
  useSettings.setState({ notify: false });
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

it('says nothing until it is switched on, and asks then, once', async () => {
  notify('Your move', 'Ravi waits', 'abc');
  expect([Fake.asked, Fake.told]).toEqual([0, []]);
  await switchNotify(true);
  await switchNotify(false);
  await switchNotify(true);
  expect([Fake.asked, useSettings.getState().notify]).toEqual([1, true]);
  notify('Your move', 'Ravi waits', 'abc');
  expect(Fake.told).toEqual([{ title: 'Your move', tag: 'spaceline abc' }]);
});

it('says nothing to who looks at the page', async () => {
  await switchNotify(true);
  page.hidden = false;
  notify('Your move', 'Ravi waits', 'abc');
  expect(Fake.told).toEqual([]);
});

it('stays off where the browser does not allow it, or cannot', async () => {
  Fake.answer = 'denied';
  await switchNotify(true);
  expect([useSettings.getState().notify, canNotify()]).toEqual([false, false]);
  vi.stubGlobal('Notification', undefined);
  await switchNotify(true);
  expect([useSettings.getState().notify, canNotify()]).toEqual([false, false]);
});
