/** The panel of a mission says what the rules say: of skills that are gained, lost and chosen, of those who come and go, not of what is printed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudo, spoken } from '../../packages/protocol/src/words/index.ts';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, hasBrowser, look, type Person, person } from './browser.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

/**
 * Repair Memorial asks for ENGINEER, Computer Skill and two Honor. Tuvok has Computer Skill in print, but a Hate Crime keeps him from
 * using it. Thomas Paris has Treachery until his player turns it into Honor. Nobody on the planet is an ENGINEER; an Engineering Kit
 * makes one of every OFFICER present.
 */
const POSITION = `
title: Skills gained, lost and chosen
rules: []
players:
  A: { deck: [Kes x20] }
  B: { deck: [Drenol x20] }
spaceline:
  - mission: Repair Memorial
    owner: A
    A:
      ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Harry Kim, Engineering Kit] }]
      planet: [Chakotay, Thomas Paris, { card: Tuvok, on: [{ card: Hate Crime, owner: B, countdown: 3 }] }]
  - mission: Research Phage
    owner: B
turn: { player: A, number: 3, segment: orders }
steps: []
`;

/**
 * Runabout Search has a planet and a space icon: crew and Away Team try it together. It asks for Transporter Skill (Cavit, aboard),
 * MEDICAL (Alyssa Ogawa, on the planet), and Honor or Greed (Worf, aboard, has two of it).
 */
const BOTH_ICONS = `
title: Crew and Away Team together
rules: []
players:
  A: { deck: [Kes x20] }
  B: { deck: [Drenol x20] }
spaceline:
  - mission: Runabout Search
    owner: A
    A:
      ships: [{ card: U.S.S. Nebula, crew: [Cavit, Worf] }]
      planet: [Alyssa Ogawa]
  - mission: Research Phage
    owner: B
turn: { player: A, number: 3, segment: orders }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let prepared: Prepared;
let bothIcons: Prepared;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  prepared = await prepare(place, POSITION, ['Ines', 'Ravi']);
  bothIcons = await prepare(place, BOTH_ICONS, ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
});

async function sit(size: 'desk' | 'phone', at = prepared): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(at.cookies[0]), url: server.url }]);
  await p.page.goto(`/t/${at.game}`);
  await look(p.page);
  return p;
}

/** How much is there, in the language of this build. */
const ONE_OF_TWO = spoken(PSEUDO ? pseudo('1 of 2') : '1 of 2');

/** A row of the requirement: whether it is met, and by whom. */
type Row = [met: string, who: string];

/** Waits until the rows are these: of the first mission ENGINEER, Computer Skill, Honor. */
async function expectRows({ page }: Person, ...rows: readonly Row[]): Promise<void> {
  const read = () =>
    page.locator('li[data-met]').evaluateAll((all) =>
      all.map((li) => {
        const who = li.querySelector('span')?.textContent ?? '';
        // in whatever order they stand there
        return [li.getAttribute('data-met'), who.split(', ').sort().join(', ')];
      }),
    );
  await expect.poll(read, { timeout: 60_000 }).toEqual(rows);
}

/** Opens the menu of a chip and takes its only action. */
async function use({ page }: Person, name: string): Promise<void> {
  const before = await look(page);
  await page.click(`[data-testid="chip"]:has-text("${name}")`);
  await page.locator('[data-menu] [data-verb="use"]').click();
  await changed(page, before);
}

const chip = ({ page }: Person, name: string) => page.locator('[data-testid="chip"]', { hasText: name });

describe.skipIf(!hasBrowser)('the requirement of a mission', () => {
  it('counts skills that are gained, not those that are lost, and those that were chosen', {
    timeout: LONG,
  }, async () => {
    const p = await sit('desk');
    await expectRows(p, ['missing', ''], ['missing', ''], ['missing', ONE_OF_TWO]);
    expect(await chip(p, 'Tuvok').innerText()).not.toContain('Computer Skill');

    // chosen: his Treachery becomes Honor
    await use(p, 'Thomas Paris');
    await expectRows(p, ['missing', ''], ['missing', ''], ['met', 'Chakotay, Paris']);

    // gained: the kit is about to be beamed down, and makes an ENGINEER of the one OFFICER who can use a skill
    await p.page.click('[data-seat="you"][data-act="true"]:has-text("Voyager")');
    await p.page.locator('[data-menu] [data-verb="beam"]').click();
    await chip(p, 'Engineering Kit').click();
    await expectRows(p, ['coming', 'Chakotay'], ['missing', ''], ['met', 'Chakotay, Paris']);
    await chip(p, 'Kathryn Janeway').click();
    await expectRows(p, ['coming', 'Chakotay, Janeway'], ['coming', 'Janeway'], ['met', 'Chakotay, Paris']);
    const before = await look(p.page);
    await p.page.click('[data-testid="question"] [data-answer="default"]');
    await changed(p.page, before);
    await expectRows(p, ['met', 'Chakotay, Janeway'], ['met', 'Janeway'], ['met', 'Chakotay, Paris']);
    expect(await chip(p, 'Chakotay').innerText()).toContain('ENGINEER');

    // and what would be missing without those who are chosen to leave
    await p.page.click('[data-key^="team"][data-act="true"]');
    await p.page.locator('[data-menu] [data-testid="action"][data-verb="beam"]').click();
    await chip(p, 'Kathryn Janeway').click();
    await expectRows(p, ['met', 'Chakotay'], ['missing', ''], ['met', 'Chakotay, Paris']);
    await p.page.keyboard.press('Escape');
    await expectRows(p, ['met', 'Chakotay, Janeway'], ['met', 'Janeway'], ['met', 'Chakotay, Paris']);
    expect(p.errors).toEqual([]);
    await p.context.close();

    // and on a phone, in its own tab
    const phone = await sit('phone');
    await phone.page.getByRole('tab').first().click();
    await expectRows(phone, ['met', 'Chakotay, Janeway'], ['met', 'Janeway'], ['met', 'Chakotay, Paris']);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  it('is that of crew and Away Team together where a mission has both icons', { timeout: LONG }, async () => {
    const p = await sit('desk', bothIcons);
    await expectRows(p, ['met', 'Cavit'], ['met', 'Ogawa'], ['met', 'Worf']);
    // who gives how much
    const givers = p.page.locator('li[data-met] span[title]');
    expect(await givers.evaluateAll((all) => all.map((x) => x.getAttribute('title')))).toEqual([
      'Cavit',
      'Alyssa Ogawa',
      'Worf (2)',
    ]);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});
