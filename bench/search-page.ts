// How long the deck builder takes to show what is found for each letter, in Chromium: npx tsx bench/search-page.ts
import { person } from '../tests/web/browser.ts';
import { Setting } from '../tests/web/setting.ts';
import { quantile, typingTimes } from '../tests/web/typing.ts';

const ROUNDS = 5;

const setting = await Setting.open();
const server = await setting.serve(await setting.places.fresh('sqlite'));
try {
  const { page } = await person(setting.browser, server.url);
  await page.goto('/decks/new?format=full');
  const times = await typingTimes(page, ROUNDS);
  const ms = (share: number): string => quantile(times, share).toFixed(1);
  const frames = times.filter((t) => t <= 16).length / times.length;
  console.log(
    `${times.length} letters: ${ms(0.5)} ms median, ${ms(0.99)} of a hundred the slowest; ${(frames * 100).toFixed(1)} % within 16 ms`,
  );
} finally {
  await server.stop();
  await setting.close();
}
