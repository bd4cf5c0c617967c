/** The Collective at work, by clicking: what the browser test and the pictures do alike, at a desk. */
import type { Page } from 'playwright-core';
import { changed, look, menuLine, offers, press } from './browser.ts';

async function answer(page: Page, choice: string): Promise<void> {
  const before = await look(page);
  await press(page, choice);
  await changed(page, before);
}

/** The objective is played from the hand, and aimed. */
export async function aim(page: Page): Promise<void> {
  const before = await look(page);
  await page.locator('[data-key^="hand-"]', { hasText: 'Assimilate Planet' }).click();
  await page.locator(menuLine('play'), { hasText: 'Avert Disaster' }).click();
  await changed(page, before);
}

/** The first two of the crew beam down. */
export async function beamDown(page: Page, place: number): Promise<void> {
  await page.locator(`[data-key="place-${place}"]`).first().click();
  await page.locator('[data-seat][data-act="true"]', { hasText: 'Sphere' }).first().click();
  await page.locator(menuLine('beam')).first().click();
  // there are cards to play, and this is the first order
  if (await offers(page, 'order')) await press(page, 'order');
  for (const name of ['Six of Eleven', 'Five of Eleven'])
    await page.locator('[data-testid="chip"]', { hasText: name }).first().click();
  await answer(page, 'choose');
}

/** Reads what happened, up to the next question; returns what was read. */
export async function readOn(page: Page): Promise<{ how: string; outcome: string }[]> {
  const read: { how: string; outcome: string }[] = [];
  for (;;) {
    await look(page);
    const now = page.locator('[data-testid="encounter"]');
    if ((await now.count()) === 0) return read;
    read.push({
      how: (await now.getAttribute('data-how')) ?? '',
      outcome: (await now.getAttribute('data-outcome')) ?? '',
    });
    await answer(page, 'go-on');
  }
}

/** Ends the turn, though something could still be played. */
export async function endTurn(page: Page): Promise<void> {
  await readOn(page);
  await answer(page, 'end-turn');
  if ((await page.locator('[data-choice="cancel"]').count()) > 0) await answer(page, 'end-turn');
}
