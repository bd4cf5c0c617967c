// Pictures of the gallery, to be looked at: `node packages/web/scripts/shots.mjs [folder]`, after `npm run build:web`.
// Uses the Chromium of the system; CHROMIUM names another.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PAGES = {
  faces: '?set=voy',
  people: '?set=voy&type=Personnel',
  missions: '?set=voy&type=Mission',
  ships: '?set=voy&type=Ship',
  table: '?set=voy&view=table',
  pieces: '?view=pieces',
  card: '?set=voy&card=voy-194',
  old: '?set=premiere',
};
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const folder = process.argv[2] ?? join(tmpdir(), 'spaceline-shots');
mkdirSync(folder, { recursive: true });
const profile = mkdtempSync(join(tmpdir(), 'spaceline-chromium-'));
const server = await preview({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  preview: { port: 0 },
});
const { port } = server.httpServer.address();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const [name, query] of Object.entries(PAGES)) {
      await page.goto(`http://localhost:${port}/gallery${query}`);
      await page.waitForSelector('article, [class*="TableCard"]');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const path = join(folder, `${name}-${size}.png`);
      await page.screenshot({ path, fullPage: name === 'pieces' });
      console.log(path);
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}
