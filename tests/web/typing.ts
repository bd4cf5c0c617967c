/** How long the deck builder takes to show what is found for each letter that is typed: from the key to the page laid out with it. */
import type { Page } from 'playwright-core';

/** What people look for, from a single letter to the whole language. */
const LOOKED_FOR: readonly string[] = [
  'belanna',
  'uss voyager',
  'kathrin janway',
  'tribble',
  't:ship a:kazon weapons>6',
  't:personnel skill:engineer>=2 set:voy -is:unique or "any order"',
];

/** Milliseconds for each letter, in the order in which they were typed. Runs in the page. */
const TYPING = `async (queries) => {
  const line = document.querySelector('[data-testid="card-search"]');
  const shown = document.querySelector('[data-testid="found"]');
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const times = [];
  const type = (text) => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (shown.dataset.of !== text) return;
      watch.disconnect();
      // styles and places, too: what is left is painting
      document.body.getBoundingClientRect();
      done(performance.now() - start);
    });
    watch.observe(shown, { attributes: true });
    const start = performance.now();
    put.call(line, text);
    line.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // ten letters a second, as quickly as one types: what comes after what was found before is done by then
  const rest = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 85)));
  for (const query of queries) {
    for (let n = 1; n <= query.length; n++) {
      if (query[n - 1] === ' ') continue;
      times.push(await type(query.slice(0, n)));
      await rest();
    }
    await type('');
    await rest();
  }
  return times;
}`;

/** On a page with the deck builder open. */
async function typedOnce(page: Page): Promise<number[]> {
  await page.locator('[data-testid="card-grid"] > li').first().waitFor();
  return page.evaluate(`(${TYPING})(${JSON.stringify(LOOKED_FOR)})`);
}

/** Each letter several times, after once to warm up; the quickest of each counts, for other work has the cores now and then. */
export async function typingTimes(page: Page, rounds: number): Promise<number[]> {
  const all: number[][] = [];
  for (let i = 0; i <= rounds; i++) all.push(await typedOnce(page));
  const [, ...counted] = all;
  return counted[0].map((_, letter) => Math.min(...counted.map((times) => times[letter])));
}

/** The one of a sorted list that so large a share is not above. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))];
