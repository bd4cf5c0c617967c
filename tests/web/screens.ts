/**
 * Pictures of the pages, from a server and games of its own:
 *
 *     npx tsx tests/web/screens.ts                  the pictures in docs/screens
 *     npx tsx tests/web/screens.ts FOLDER [NAME…]   every screen, or these, in every size, to be looked at
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { packed } from '../../packages/web/scripts/png.mjs';
import { changed, look, menuLine, playOut, press, startGame, step } from './browser.ts';
import { aim, beamDown, endTurn, readOn } from './collective.ts';
import { ANSWERS, COLLECTIVE, FULL_TABLE, INFILTRATION } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { Setting } from './setting.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  low: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
} as const;
type Size = keyof typeof SIZES;

/** Those that README and other pages show. */
const SHOWN: readonly string[] = [
  'home-desktop',
  'home-phone',
  'table-desktop',
  'table-phone',
  'battle-desktop',
  'battle-phone',
  'result-desktop',
  'result-phone',
  'decks-phone',
  'station-desktop',
  'station-phone',
  'collective-desktop',
  'collective-probe-phone',
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
    seeds: [{ card: Hull Breach, owner: B }, { card: Astral Eddy, owner: B }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Chakotay, Rollins, Kes] }] }
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
  A: { tactics: [Quantum Torpedo x3], hand: [Culluh, Maniz], deck: [Maniz x20] }
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

async function answer(page: Page, choice: string): Promise<void> {
  const before = await look(page);
  await press(page, choice);
  await changed(page, before);
}

const isPhone = (size: Size): boolean => size === 'phone' || size === 'side';

/** Opens a place, and the menu of something there; on a phone each has a tab. */
async function openMenu(page: Page, size: Size, place: number, name: string): Promise<void> {
  await page.locator(`[data-key="place-${place}"]`).first().click();
  if (isPhone(size)) {
    await page.locator('[role="tab"]', { hasText: name }).first().click();
    await page.locator('[role="tabpanel"] button[data-can]').first().click();
  } else await page.locator('[data-seat][data-act="true"]', { hasText: name }).first().click();
}

/** Somebody of the station goes to its docking site. */
async function walkTo(page: Page): Promise<void> {
  const site = page.locator('[data-testid="site"]');
  await page.locator('[data-testid="site"]', { hasText: 'Ops' }).first().click();
  await page.locator('[data-testid="chip"]').first().click();
  await site.last().click();
}

interface Player {
  page: Page;
  close(): Promise<void>;
}

interface Scene {
  size: Size;
  /** a window of that size; with a cookie, it is somebody's */
  open(path: string, cookie?: string, size?: Size): Promise<Player>;
  prepared(text: string): Promise<Prepared & { sit(seat: number, size?: Size): Promise<Player> }>;
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
    await page.locator('[role="menu"]').waitFor();
    await take('brig', page);
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
    await a.page.locator('[role="menu"] [data-testid="action"]').first().click();
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
    await page.click('[data-testid="start-tutorial"]');
    await look(page);
    await take('tutorial', page);
    for (let i = 1; i <= 24; i++) {
      const seen = await look(page);
      if (!(await step(page))) await changed(page, seen);
      if (i % 8 === 0) await take(`tutorial-${i}`, page);
    }
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
    const touch = isPhone(size);
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
      prepared: async (text) => {
        const place = await this.setting.places.fresh('sqlite');
        const prepared = await prepare(place, text, ['Ines', 'Ravi']);
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
const [folder = DOCS, ...names] = process.argv.slice(2);
const wanted = (name: string): boolean => folder !== DOCS || SHOWN.includes(name);
const screens = Object.keys(SCREENS).filter((x) =>
  names.length > 0 ? names.includes(x) : folder !== DOCS || SHOWN.some((name) => name.startsWith(`${x}-`)),
);
const sizes = (Object.keys(SIZES) as Size[]).filter(
  (size) => folder !== DOCS || SHOWN.some((name) => name.endsWith(size)),
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
        await page.waitForLoadState('networkidle');
        await page.evaluate('document.fonts.ready');
        await page.waitForTimeout(500);
        writeFileSync(join(folder, `${file}.png`), packed(await page.screenshot()));
        console.log(join(folder, `${file}.png`));
      });
} finally {
  await stop();
  await setting.close();
}
