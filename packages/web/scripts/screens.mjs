// The pictures in docs/screens: `node packages/web/scripts/screens.mjs http://localhost:4747 [folder]`, with a server running there.
// Uses the Chromium of the system; CHROMIUM names another.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { packed } from './png.mjs';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PACKS = '/packs?products=voyager-booster,voyager-booster&seed=coffee';

/** Each page, and what is done there before its picture is taken. */
const SCREENS = {
  home: { path: '/' },
  decks: { path: '/decks/federation?format=warp-speed' },
  packs: {
    path: PACKS,
    act: async (page) => {
      await page.getByRole('button', { name: 'Turn all' }).click();
      await page.waitForTimeout(2500);
    },
  },
};

const [url = 'http://localhost:4747', folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const phone = size === 'phone';
    const context = await browser.newContext({ baseURL: url, viewport, isMobile: phone, hasTouch: phone });
    const page = await context.newPage();
    for (const [name, { path, act }] of Object.entries(SCREENS)) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await act?.(page);
      await page.waitForTimeout(300);
      const file = join(folder, `${name}-${size}.png`);
      writeFileSync(file, packed(await page.screenshot()));
      console.log(file);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
