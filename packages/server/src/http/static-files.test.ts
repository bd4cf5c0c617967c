import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
const web = mkdtempSync(join(tmpdir(), 'spaceline-web-'));
let server: RunningServer;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'), { webFolder: web });
});
afterAll(async () => {
  await server.close();
  places.close();
  rmSync(web, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

it('says how to build the client where there is none, and shows it when there is', async () => {
  const missing = await get('/');
  expect(missing.status).toBe(503);
  expect(await missing.text()).toContain('npm run build');
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, 'data'));
  writeFileSync(join(web, 'assets', 'index-Ab12Cd34.js'), `console.log("${'x'.repeat(3000)}")`);
  writeFileSync(join(web, 'data', 'cards.json'), JSON.stringify({ cards: Array(500).fill('card') }));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>The table</title>');
  await new Promise((r) => setTimeout(r, 1100));
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('The table');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('serves files with headers that let browsers keep them', async () => {
  const script = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'gzip' });
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  const data = await get('/data/cards.json', { 'accept-encoding': 'identity' });
  expect(data.headers.get('content-type')).toContain('application/json');
  expect(data.headers.get('content-encoding')).toBeNull();
  expect(((await data.json()) as { cards: string[] }).cards).toHaveLength(500);
  const again = await get('/data/cards.json', { 'if-none-match': data.headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('gives the page for addresses of the client, and nothing outside the folder', async () => {
  expect(await (await get('/game/abc')).text()).toContain('The table');
  expect((await get('/assets/missing.js')).status).toBe(404);
  expect((await get('/nothing.php')).status).toBe(404);
  expect((await get('/%')).status).toBe(400);
  for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2F..%2F..%2Fetc%2Fpasswd'])
    expect(await (await get(path)).text()).not.toMatch(/spaceline-web|root:|"name"/);
});

it('says in the HTML what the page of a rule or a card is, dots or not', async () => {
  for (const [path, title, canonical] of [
    ['/rules/R-8.17', 'R-8.17 Meeting a Q-Flash', '/rules/R-8.17'],
    ['/rules/r-8.17/table', 'R-8.17 Meeting a Q-Flash', '/rules/R-8.17'],
    ['/cards/kes', 'Kes', '/cards/kes'],
    ['/cards/voy-164', 'Kes', '/cards/kes'],
    ['/cards/kathryn-janeway', 'Kathryn Janeway', '/cards/kathryn-janeway'],
  ]) {
    const page = await get(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<title>${title} · Spaceline</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
    expect(html).toContain(`<link rel="canonical" href="${canonical}" />`);
  }
  const quoted = await (await get('/cards/ankari-spirits')).text();
  expect(quoted).toContain('Ankari &quot;Spirits&quot;');
  // what there is not has the page that says so
  expect(await (await get('/cards/nobody-of-that-name')).text()).toContain('<title>The table</title>');
});

it('tells search engines where these pages are', async () => {
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.txt`);
  const all = (await (await get('/sitemap.txt')).text()).trim().split('\n');
  expect(all).toContain(`${server.url}/cards/kes`);
  expect(all).toContain(`${server.url}/rules/R-8.17`);
  expect(new Set(all).size).toBe(all.length);
});

it('tells operators how it is', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  const metrics = await (await get('/metrics')).text();
  for (const name of [
    'spaceline_decisions_total',
    'spaceline_decision_seconds_bucket',
    'spaceline_games_loaded',
    'nodejs_eventloop_lag',
  ])
    expect(metrics).toContain(name);
});
