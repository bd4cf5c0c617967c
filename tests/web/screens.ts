/**
 * Pictures of the pages, from a server and games of its own:
 *
 *     npx tsx tests/web/screens.ts                  the pictures in docs/screens
 *     npx tsx tests/web/screens.ts FOLDER [NAME…]   every screen, or these, in every size, to be looked at; a NAME may be a size
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { EventView } from '@spaceline/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { packed } from '../../packages/web/scripts/png.mjs';
import { changed, look, menuLine, playOut, press, startGame } from './browser.ts';
import { aim, beamDown, endTurn, readOn } from './collective.ts';
import { ANSWERS, CAPTURE, COLLECTIVE, FULL_TABLE, INFILTRATION, TWO_QUADRANTS } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { Setting } from './setting.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  low: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  'tablet-side': { width: 1180, height: 820 },
  // 1440 x 900 at 200 %
  zoomed: { width: 720, height: 450 },
} as const;
type Size = keyof typeof SIZES;

/** Those that README and other pages show. */
const SHOWN: readonly string[] = [
  'home-desktop',
  'home-phone',
  'table-desktop',
  'table-phone',
  'before-attempt-desktop',
  'attempt-desktop',
  'attempt-phone',
  'forecast-desktop',
  'learn-desktop',
  'watch-desktop',
  'battle-desktop',
  'battle-phone',
  'result-desktop',
  'result-phone',
  'decks-phone',
  'station-desktop',
  'full-board-desktop',
  'full-board-low',
  'full-board-phone',
  'full-board-side',
  'full-board-tablet',
  'tutorial-beam-desktop',
  'tutorial-beam-phone',
  'tutorial-beam-side',
  'seeding-desktop',
  'station-phone',
  'collective-desktop',
  'collective-probe-phone',
  'event-desktop',
  'event-phone',
  'infiltration-desktop',
  'infiltrated-phone',
  'capture-desktop',
  'capture-phone',
  'brig-desktop',
  'brig-phone',
  'rescue-desktop',
  'rescue-phone',
];

const TABLE = `
title: Mid-game
format: warp-speed
rules: []
players:
  A:
    points: 35
    solved: [Stop Bombardment]
    hand: [Tom Paris, Vorik, Delta Flyer, Captain's Log, Neelix, Mariah Henley]
    deck: [Ayala x13]
    discard: [Stadi]
  B: { hand: [Culluh x5], deck: [Maniz x11], discard: [Narret] }
spaceline:
  - mission: Stop Bombardment
    owner: A
    A:
      facilities: [{ card: Nekrit Supply Depot, crew: [Kathryn Janeway, Harry Kim, Samantha Wildman, Engineering Kit] }]
      ships: [{ card: U.S.S. Voyager, crew: [Tuvok, Joseph Carey] }]
  - mission: Ambush Ship
    owner: B
    seeds: [{ card: The Cloud, owner: A }, { card: Civil Unrest, owner: A }]
    B: { ships: [{ card: Kazon Raider, crew: [Haliz, Jabin] }] }
  - mission: Return Life-form
    owner: A
    seeds: [{ card: Hull Breach, owner: B }, { card: Astral Eddy, owner: A }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Chakotay, Rollins, Kes, B'Elanna Torres, Seven of Nine] }] }
  - mission: Combat Training
    owner: B
    seeds: [{ card: Hanonian Land Eel, owner: A }]
    B: { planet: [Narret, Halok] }
  - mission: Prevent Annihilation
    owner: A
    seeds: [{ card: Hull Breach, owner: B }]
  - mission: Kazon Conference
    owner: B
    seeds: [{ card: Lack of Preparation, owner: A }]
    B: { facilities: [{ card: Kazon Outpost, crew: [Losarus, Culluh] }], ships: [{ card: Kazon Warship, crew: [Maniz] }] }
turn: { player: A, number: 7, segment: orders }
steps: []
`;

const BATTLE = `
title: Two ships in one orbit, two teams on one planet
rules: []
players:
  A:
    tactics: [Quantum Torpedo x2, Photon Torpedo x4, Strafing Run x2, Target Engines x3, Evasive Maneuvers]
    hand: [Culluh, Maniz]
    deck: [Maniz x20]
  B: { tactics: [Photon Torpedo x3], hand: [Danara Pel], deck: [Drenol x20] }
spaceline:
  - mission: Combat Training
    owner: A
    A: { planet: [Culluh, Haliz, Halok, Kazon Disruptor] }
    B: { planet: [Nirata, Losarus, Sorum] }
  - mission: Ambush Ship
    owner: A
    A: { ships: [{ card: Kazon Warship, crew: [Maniz, Jabin] }] }
    B: { ships: [{ card: Vidiian Cruiser, crew: [Drenol, Sethis] }] }
  - { mission: Research Phage, owner: B }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

/** A bot with people to report, and a crew that attempts what Ines has seeded. */
const THEIR_TURN = `
title: Their turn
format: warp-speed
rules: []
players:
  A: { points: 35, hand: [Maniz, Culluh, Haliz], deck: [Maniz x20] }
  B: { hand: [Tuvok, Vorik], deck: [Neelix x20] }
spaceline:
  - { mission: Stop Bombardment, owner: B, B: { facilities: [{ card: Federation Outpost, crew: [Samantha Wildman] }] } }
  - mission: Inversion Mystery
    owner: B
    seeds: [{ card: Hull Breach, owner: A }]
    B: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway, Harry Kim, Chakotay, Rollins] }] }
  - { mission: Ambush Ship, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Jabin, Losarus] }] } }
  - { mission: Combat Training, owner: A, A: { facilities: [{ card: Kazon Outpost, crew: [Narret] }] } }
turn: { player: A, number: 7, segment: orders }
steps: []
`;

const JUDGED = {
  title: 'May a docked ship attack, and who may lead?',
  rules: [],
  format: 'full',
  spaceline: [
    { mission: 'Archanis Dispute', owner: 'B' },
    {
      mission: 'Characterize Neutrino Emissions',
      owner: 'A',
      A: {
        facilities: [
          {
            card: 'Bajoran Outpost',
            aboard: ['General Krim'],
            docked: [{ card: 'Assault Vessel', crew: ['Kallis Ven'] }],
          },
        ],
      },
      B: { ships: [{ card: "Jem'Hadar Attack Ship", crew: ["Virak'kara", "Omet'iklan"] }] },
    },
  ],
  turn: { player: 'A', number: 5, segment: 'orders' },
  steps: [{ A: { verb: 'attack', card: 'Assault Vessel', target: "Jem'Hadar Attack Ship" } }],
};

/** A board as the page of the bench has it in its address. */
const linkTo = async (doc: object): Promise<string> => deflateRawSync(JSON.stringify(doc)).toString('base64url');

async function answer(page: Page, choice: string): Promise<void> {
  const before = await look(page);
  await press(page, choice);
  await changed(page, before);
}

const isPhone = (size: Size): boolean => size === 'phone' || size === 'side' || size === 'zoomed';
const isTouched = (size: Size): boolean => size !== 'desktop' && size !== 'low' && size !== 'zoomed';

/** Opens a place, and the menu of something there; on a phone each has a tab. */
async function openMenu(page: Page, size: Size, place: number, name: string): Promise<void> {
  await page.locator(`[data-key="place-${place}"]`).first().click();
  if (isPhone(size)) {
    await page.locator('[role="tab"]', { hasText: name }).first().click();
    await page.locator('button[data-acts]').first().click();
  } else await page.locator('[data-seat][data-act="true"]', { hasText: name }).first().click();
}

/** Somebody of the station goes to its docking site. */
async function walkTo(page: Page): Promise<void> {
  const site = page.locator('[data-testid="site"]');
  await page.locator('[data-testid="site"]', { hasText: 'Ops' }).first().click();
  await page.locator('[data-testid="chip"]').first().click();
  await site.last().click();
}

/** Runs in the page: what tutor, bar and panel say, when it is something else. (For two cards in a row the tutor says the same.) */
function saidSince(before: string): string | null {
  const parts = ['tutor', 'question', 'encounter'].map((id) => document.querySelector(`[data-testid="${id}"]`));
  const now = parts.map((x) => (x as HTMLElement | null)?.innerText ?? '').join();
  return now === before ? null : now;
}

/** Lets the tutor do it until he speaks of something. */
async function until(page: Page, hint: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const there = page.locator('[data-testid="do-it"], [data-testid="got-it"]');
    await there.first().waitFor();
    if ((await page.locator(`[data-hint="${hint}"]`).count()) > 0) return;
    const before = String(await (await page.waitForFunction(saidSince, '')).jsonValue());
    await there.first().click();
    await page.waitForFunction(saidSince, before);
  }
  throw new Error(`the tutor never speaks of ${hint}`);
}

interface Player {
  page: Page;
  close(): Promise<void>;
}

interface Scene {
  size: Size;
  /** a window of that size; with a cookie, it is somebody's */
  open(path: string, cookie?: string, size?: Size): Promise<Player>;
  prepared(text: string, bot?: string): Promise<Prepared & { sit(seat: number, size?: Size): Promise<Player> }>;
  /** a game that was played to its end: its number, and the cookie of who played it */
  played: { game: string; cookie: string };
}

type Take = (name: string, page: Page) => Promise<void>;

/** Each takes one picture or more. */
const SCREENS: Readonly<Record<string, (s: Scene, take: Take) => Promise<void>>> = {
  async home(s, take) {
    await take('home', (await s.open('/')).page);
  },

  async decks(s, take) {
    await take('decks', (await s.open('/decks/federation?format=warp-speed')).page);
  },

  async table(s, take) {
    const { page } = await (await s.prepared(TABLE)).sit(0);
    await take('orders', page);
    await openMenu(page, s.size, 0, 'Depot');
    await page.locator(menuLine('beam')).first().click();
    await page.locator('[aria-pressed="false"]').nth(1).click();
    await take('table', page);
  },

  async attempt(s, take) {
    const { page } = await (await s.prepared(TABLE)).sit(0);
    await page.locator('[data-key="place-2"]').first().click();
    await page
      .locator('[data-choice="attempt"], [role="tabpanel"] button[data-verb="attempt"]')
      .filter({ visible: true })
      .first()
      .click();
    await page.locator('[data-testid="attempt-seeds"]').waitFor();
    await take('before-attempt', page);
    await press(page, 'try');
    await page.locator('[data-testid="encounter"]').waitFor();
    await take('attempt', page);
  },

  async battle(s, take) {
    const game = await s.prepared(BATTLE);
    const [a, b] = [await game.sit(0), await game.sit(1, 'desktop')];
    await openMenu(a.page, s.size, 1, 'Cruiser');
    await a.page.click(menuLine('attack'));
    await a.page.locator('[data-testid="shot-forecast"]').first().waitFor();
    await take('forecast', a.page);
    await answer(a.page, 'choose');
    await answer(b.page, 'fire');
    await answer(a.page, 'draw');
    await take('tactic', a.page);
    await answer(a.page, 'pick');
    await answer(b.page, 'draw');
    await answer(b.page, 'pick');
    await a.page.locator('[data-testid="shot"]').first().waitFor();
    await take('battle', a.page);
  },

  async watch(s, take) {
    const { page } = await (await s.prepared(THEIR_TURN, 'heuristic')).sit(0);
    // where nothing moves it is retold only to whoever asks for it
    await page.evaluate(`localStorage.setItem('spaceline.settings', JSON.stringify({ watch: 'slow' }))`);
    await page.reload();
    await look(page);
    await press(page, 'end-turn');
    await page.locator('[data-testid="watch"] li').first().waitFor();
    await page.keyboard.press('p');
    const met = page.locator('[data-testid="encounter"]');
    for (let i = 0; i < 12 && (await met.count()) === 0; i++) {
      await page.keyboard.press('.');
      await page.waitForTimeout(300);
    }
    await take('watch', page);
  },

  async station(s, take) {
    const game = await s.prepared(FULL_TABLE);
    const { page } = await game.sit(0);
    await take('station', page);
    await walkTo(page);
    await take('walk', page);
    await page.keyboard.press('Escape');
    const cell = page.locator('[data-testid="site"]', { hasText: 'Holding Cell' });
    await cell.click();
    await page.locator('[data-condition="captive"]').first().click();
    await page.locator('[data-menu]').waitFor();
    await take('cell', page);
    await page.keyboard.press('Escape');
    for (const [name, place] of [
      ['infiltrator', 1],
      ['captives', 2],
      ['beneath', 3],
    ] as const) {
      await page.locator(`[data-key="place-${place}"]`).first().click();
      await take(name, page);
    }
    const other = await game.sit(1);
    await take('captor', other.page);
    await other.page.locator('[data-key="place-1"]').first().click();
    await take('white', other.page);
  },

  async full(s, take) {
    const { page } = await (await s.prepared(TWO_QUADRANTS)).sit(0);
    await page.locator('[data-key="place-2"]').first().click();
    await take('full', page);
    await page.locator('[data-testid="site"]', { hasText: 'Ops' }).first().click();
    await page.locator('[data-testid="chip"]', { hasText: 'Anara' }).first().click();
    await page.locator('[data-testid="site"]', { hasText: 'Docking Ports' }).first().click();
    await take('full-board', page);
    await page.keyboard.press('Escape');
    await page.locator('[data-key="place-6"]').first().click();
    await take('full-other', page);
  },

  async collective(s, take) {
    const game = await s.prepared(COLLECTIVE);
    const [desk, b] = [await game.sit(0, 'desktop'), await game.sit(1, 'desktop')];
    const { page } = await game.sit(0);
    await aim(desk.page);
    await beamDown(desk.page, 1);
    await page.locator('[data-key="place-1"]').first().click();
    if (isPhone(s.size)) await page.locator('[role="tab"]').first().click();
    await take('collective', page);
    await answer(desk.page, 'scout');
    await page.locator('[data-testid="encounter"]').waitFor();
    await take('scouting', page);
    await readOn(page);
    await page.locator('[data-key="place-3"]').first().click();
    await take('timeline', page);
    await endTurn(desk.page);
    await endTurn(b.page);
    await page.locator('[data-key="place-1"]').first().click();
    await take('probe-possible', page);
    await endTurn(desk.page);
    await take('probe-asked', page);
    await answer(desk.page, 'yes');
    await page.locator('[data-testid="encounter"]').waitFor();
    await take('collective-probe', page);
    await readOn(page);
    await take('assimilated', page);
    await readOn(b.page);
    await b.page.locator('[data-key="place-1"]').first().click();
    await take('assimilated-theirs', b.page);
  },

  async answers(s, take) {
    const game = await s.prepared(ANSWERS);
    const [a, b] = [await game.sit(0), await game.sit(1)];
    await a.page.click('[data-key^="hand-"][data-can="true"]');
    await a.page.locator('[data-menu] [data-testid="action"]').first().click();
    await b.page.locator('[data-testid="tray"] button[data-verb="play"]').first().click();
    await a.page.locator('[data-testid="suspended"]').waitFor();
    await take('suspended', a.page);
  },

  async infiltration(s, take) {
    const game = await s.prepared(INFILTRATION);
    const [a, b] = [await game.sit(0), await game.sit(1)];
    await a.page.locator('[data-testid="chip"]', { hasText: 'Leyton' }).click();
    await a.page.locator(menuLine('infiltrate')).click();
    await a.page.locator('[data-condition="infiltrator"]').waitFor();
    await take('infiltration', a.page);
    await b.page.locator('[data-condition="infiltrator"]').waitFor();
    await take('infiltrated', b.page);
  },

  async capture(s, take) {
    const game = await s.prepared(CAPTURE);
    const [a, b] = [await game.sit(0), await game.sit(1)];
    const chip = (page: Page, title: string) => page.locator('[data-testid="chip"]', { hasText: title }).first();
    /** At a desk all of a place is in view, on the phone one group. */
    const visit = async (page: Page, place: number, group: string) => {
      await page.locator(`[data-key="place-${place}"]`).first().click();
      if (isPhone(s.size)) await page.locator('[role="tab"]', { hasText: group }).first().click();
    };
    await visit(a.page, 0, 'Planet');
    await chip(a.page, 'Ilon Tandro').click();
    await a.page.locator(menuLine('use')).first().click();
    // whom, and who escorts him
    const keldon = a.page.locator('[data-testid="tray"] button', { hasText: 'Keldon' });
    await keldon.click();
    await take('capture', a.page);
    await keldon.click();
    await a.page.locator('[data-testid="tray"]').waitFor({ state: 'detached' });
    await visit(a.page, 0, 'Keldon');
    await chip(a.page, 'Kang').click();
    await a.page.locator('[data-menu]').waitFor();
    await take('captive', a.page);
    await a.page.locator(menuLine('brig')).first().click();
    await a.page.locator('[data-menu]').waitFor({ state: 'detached' });
    await chip(a.page, 'Kang').click();
    await a.page.locator('[data-menu]').waitFor();
    await take('brig', a.page);
    await a.page.keyboard.press('Escape');
    await endTurn(a.page);
    await visit(b.page, 0, 'Keldon');
    await chip(b.page, 'Kang').click();
    await b.page.locator('[data-menu]').waitFor();
    await take('brig-theirs', b.page);
    await b.page.keyboard.press('Escape');
    await visit(b.page, 1, 'captives');
    await chip(b.page, 'Taitt').click();
    await b.page.locator('[data-menu]').waitFor();
    await take('rescue', b.page);
    await b.page.locator(menuLine('rescue')).first().click();
    await b.page.locator('[data-condition="captive"]').first().waitFor({ state: 'detached' });
    await take('rescued', b.page);
  },

  async fight(s, take) {
    const { page } = await (await s.prepared(BATTLE)).sit(0);
    await openMenu(page, s.size, 0, isPhone(s.size) ? 'Planet' : 'Away Team');
    await page.click(menuLine('fight'));
    let pictures = 0;
    for (let i = 0; i < 4; i++) {
      const { prompt } = await look(page);
      if (prompt !== 'combat') break;
      if (pictures++ === 1) await take('fight', page);
      await answer(page, 'stun');
    }
    await take('fight-over', page);
  },

  async tutorial(s, take) {
    const { page } = await s.open('/learn');
    await page.locator('[data-testid="start-tutorial"]').waitFor();
    await take('learn', page);
    await page.click('[data-testid="start-tutorial"]');
    await page.locator('[data-testid="got-it"]').click();
    await page.locator('[data-hint="report"]').waitFor();
    await take('tutorial', page);
    await until(page, 'beam');
    await page.locator('[data-testid="do-it"]').click();
    await page.locator('[data-testid="do-it"]').click();
    await take('tutorial-beam', page);
    await until(page, 'attempt');
    await take('tutorial-attempt', page);
    await until(page, 'fly');
    await take('tutorial-fly', page);
  },

  async seeding(s, take) {
    const { page } = await s.open('/learn');
    await page.click('[data-testid="start-seeding"]');
    await page.locator('[data-testid="got-it"]').click();
    await until(page, 'missions');
    await take('seeding-missions', page);
    await until(page, 'dilemma');
    await page.locator('[data-testid="end-lesson"]').click();
    await take('seeding', page);
    await page.locator('[data-key^="hand-"][data-can="true"]').first().click();
    await take('seeding-where', page);
  },

  async rulings(s, take) {
    for (const [name, path, there] of [
      ['rulings', '/rules', 'ol > li:nth-child(20)'],
      ['rulings-search', '/rules?q=docked', '[data-ground="title"]'],
      ['ruling', '/rules/R-7.8', '[data-testid="on-the-table"]'],
      ['ruling-table', '/rules/R-7.8/table', '[data-testid="next-step"]'],
    ] as const) {
      const { page } = await s.open(path);
      await page.locator(there).first().waitFor();
      await take(name, page);
    }
  },

  async card(s, take) {
    for (const [name, path] of [
      ['card-page', '/cards/holo-projectors'],
      ['card-page-person', '/cards/kathryn-janeway'],
      ['card-page-mission', '/cards/liberation'],
    ] as const) {
      const { page } = await s.open(path);
      await page.locator('[data-testid="card-rulings"] li').first().waitFor();
      await take(name, page);
    }
  },

  async judge(s, take) {
    const { page } = await s.open('/judge');
    await page.locator('[data-testid="bench"][data-busy="false"]').waitFor();
    await take('judge-empty', page);
    await page.goto(`/judge#b=${await linkTo(JUDGED)}`);
    await page.reload();
    await page.locator('[data-testid="answer"][data-outcome="refused"]').waitFor();
    await take('judge', page);
    if (!isPhone(s.size)) return;
    await page.locator('[data-testid="answer"]').scrollIntoViewIfNeeded();
    await page.evaluate('document.querySelector("[data-testid=answer]").scrollIntoView()');
    await take('judge-answer', page);
  },

  async drawer(s, take) {
    const game = await s.prepared(TABLE);
    const desk = await game.sit(0, 'desktop');
    await desk.page.locator('[data-seat="you"][data-act="true"]', { hasText: 'Voyager' }).first().click();
    await desk.page.locator(menuLine('move')).first().click();
    const { page } = await game.sit(0);
    if (isPhone(s.size)) await page.locator('[role="tab"]', { hasText: 'Log' }).first().click();
    await page.locator('[role="log"] button', { hasText: /^R-/ }).first().click();
    await page.locator('[data-testid="rule-drawer"] h2').waitFor();
    await take('drawer', page);
  },

  async event(s, take) {
    const { sit } = await s.prepared(TABLE);
    const [ines, ravi] = [await sit(0), await sit(1)];
    const post = async ({ page }: Player, path: string, data: object): Promise<{ event: EventView }> =>
      (await page.request.post(`/api${path}`, { data })).json();
    for (const [player, name] of [
      [ines, 'Ines'],
      [ravi, 'Ravi'],
    ] as const)
      await post(player, '/account', { login: `${name}.1`, password: 'correct horse', name });
    const asked = { name: 'Warp Speed Friday', format: 'warp-speed', rounds: 3, fillTo: 16, breakMinutes: 60 };
    const sealed = { kind: 'starters', packs: ['voyager-booster', 'voyager-booster'] };
    const { id } = (await post(ines, '/events', { ...asked, sealed })).event;
    const act = (player: Player, deed: object) => post(player, `/events/${id}/act`, deed);
    for (const player of [ines, ravi]) await post(player, `/events/${id}/enter`, {});
    await act(ines, { do: 'begin' });
    for (const player of [ines, ravi]) await act(player, { do: 'lock' });
    const rule = (round: number, table: number) => {
      const [outcome, scores] = table % 3 === 0 ? ['modified-loss', [20, 35]] : ['full-win', [70, 15 + 5 * table]];
      return act(ines, { do: 'rule', round, table, outcome, scores, reason: 'time' });
    };
    await ines.page.goto(`/events/${id}`);
    await ines.page.waitForSelector('[data-testid="event-page"][data-phase="round"]');
    for (let table = 1; table <= 8; table++) await rule(1, table);
    await act(ines, { do: 'next' });
    await ines.page.waitForSelector('[data-testid="event-page"][data-round="2"]');
    await act(ravi, { do: 'call', question: 'Can a stopped crew staff a ship?' });
    for (const table of [2, 5]) await rule(2, table);
    await ines.page.waitForSelector('[data-testid="featured"] [data-testid="miniature"]');
    await take('event', ines.page);
    await ines.page.waitForSelector('[data-testid="call"]');
    await ines.page.evaluate('document.querySelector("[data-testid=featured]").scrollIntoView({ block: "end" })');
    await take('event-featured', ines.page);
  },

  async result(s, take) {
    await take('result', (await s.open(`/t/${s.played.game}`, s.played.cookie)).page);
  },

  async replay(s, take) {
    const { page } = await s.open(`/replay/${s.played.game}`, s.played.cookie);
    const scrub = page.locator('input[type="range"]');
    await scrub.waitFor();
    await take('replay', page);
    await scrub.fill(String(Math.round(Number(await scrub.getAttribute('max')) / 2)));
    await take('replay-half', page);
  },
};

class Studio {
  private readonly contexts: BrowserContext[] = [];
  private constructor(
    private readonly setting: Setting,
    private readonly url: string,
  ) {}

  static async open(setting: Setting): Promise<{ studio: Studio; stop(): Promise<void> }> {
    const server = await setting.serve(await setting.places.fresh('sqlite'));
    return { studio: new Studio(setting, server.url), stop: () => server.stop().then(() => undefined) };
  }

  private get browser(): Browser {
    return this.setting.browser;
  }

  async window(path: string, size: Size, cookie?: string, url = this.url): Promise<Player> {
    const touch = isTouched(size);
    const context = await this.browser.newContext({
      baseURL: url,
      viewport: SIZES[size],
      isMobile: touch,
      hasTouch: touch,
      reducedMotion: 'reduce',
    });
    this.contexts.push(context);
    if (cookie !== undefined) await context.addCookies([{ name: 'spaceline', value: cookie, url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(path);
    return { page, close: () => context.close() };
  }

  /** A whole game against a bot, by clicking. */
  async play(): Promise<Scene['played']> {
    const { page, close } = await this.window('/', 'desktop');
    await startGame(page);
    await playOut(page);
    const game = /\/t\/([^/?]+)/.exec(page.url())![1];
    const cookie = (await page.context().cookies()).find((c) => c.name === 'spaceline')!.value;
    await close();
    return { game, cookie };
  }

  async shoot(screen: string, size: Size, played: Scene['played'], take: Take): Promise<void> {
    const servers: { stop(): Promise<unknown> }[] = [];
    const scene: Scene = {
      size,
      played,
      open: (path, cookie, other = size) => this.window(path, other, cookie),
      prepared: async (text, bot) => {
        const place = await this.setting.places.fresh('sqlite');
        const prepared = await prepare(place, text, ['Ines', bot === undefined ? 'Ravi' : 'Lieutenant bot'], bot);
        const server = await this.setting.serve(place);
        servers.push(server);
        const sit = async (seat: number, other = size): Promise<Player> => {
          const cookie = encodeURIComponent(prepared.cookies[seat]);
          const player = await this.window(`/t/${prepared.game}`, other, cookie, server.url);
          await look(player.page);
          return player;
        };
        return { ...prepared, sit };
      },
    };
    try {
      await SCREENS[screen](scene, take);
    } finally {
      for (const c of this.contexts.splice(0)) await c.close();
      for (const x of servers) await x.stop();
    }
  }
}

const DOCS = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const [folder = DOCS, ...given] = process.argv.slice(2);
const names = given.filter((x) => x in SCREENS);
const asked = given.filter((x) => x in SIZES);
const wanted = (name: string): boolean => folder !== DOCS || SHOWN.includes(name);
const screens = Object.keys(SCREENS).filter((x) =>
  names.length > 0 ? names.includes(x) : folder !== DOCS || SHOWN.some((name) => name.startsWith(`${x}-`)),
);
const sizes = (Object.keys(SIZES) as Size[]).filter(
  (size) =>
    (asked.length === 0 || asked.includes(size)) &&
    (folder !== DOCS || SHOWN.some((name) => name.endsWith(`-${size}`))),
);

mkdirSync(folder, { recursive: true });
const setting = await Setting.open();
const { studio, stop } = await Studio.open(setting);
try {
  const played =
    screens.includes('result') || screens.includes('replay') ? await studio.play() : { game: '', cookie: '' };
  for (const size of sizes)
    for (const screen of screens)
      await studio.shoot(screen, size, played, async (name, page) => {
        const file = `${name}-${size}`;
        if (!wanted(file)) return;
        // the page of an event always waits for news
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        await page.evaluate('document.fonts.ready');
        await page.waitForTimeout(500);
        writeFileSync(join(folder, `${file}.png`), packed(await page.screenshot()));
        console.log(join(folder, `${file}.png`));
      });
} finally {
  await stop();
  await setting.close();
}
