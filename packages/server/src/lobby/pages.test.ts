/** What the pages around the table ask for: packs, scenarios, decks card by card. */

import { catalogue } from '@spaceline/cards';
import { slugOf } from '@spaceline/protocol';
import { filesBelow, SCENARIOS_FOLDER } from '@spaceline/rulebook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { showScenario } from './scenario-show.ts';

const places = new Places();
let server: RunningServer;
let client: Client;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'));
  client = await Client.guest(server.url, 'Kim');
});
afterAll(async () => {
  await server.close();
  places.close();
});

describe('sealed product', () => {
  it('is listed, and the same seed opens the same packs', async () => {
    const { products } = await client.ok('GET', '/products');
    expect(products).toContainEqual({ id: 'voyager-booster', name: 'Voyager Booster', kind: 'booster', cards: 11 });
    const ask = '/packs?products=voyager-starter,voyager-booster,voyager-booster&seed=coffee';
    const { packs } = await client.ok('GET', ask);
    expect(packs.map((p: { seed: string }) => p.seed)).toEqual(['coffee', 'coffee-2', 'coffee-3']);
    expect(packs.map((p: { cards: string[] }) => p.cards.length)).toEqual([40, 11, 11]);
    expect(packs[1].cards).not.toEqual(packs[2].cards);
    expect((await client.ok('GET', ask)).packs).toEqual(packs);
  });

  it('refuses what is not there, and too much of it', async () => {
    expect((await client.call('GET', '/packs?products=cereal&seed=1')).body.error.code).toBe('no-such-product');
    expect((await client.call('GET', '/packs?products=voyager-booster')).status).toBe(400);
    const many = Array(13).fill('voyager-booster').join(',');
    expect((await client.call('GET', `/packs?products=${many}&seed=1`)).status).toBe(400);
  });
});

describe('a deck card by card', () => {
  it('is judged and written as one from a file', async () => {
    const { deck } = await client.ok('GET', '/decks/federation?format=warp-speed');
    expect(deck.affiliations[0]).toBe('Federation');
    const check = await client.ok('POST', '/decks/check', { format: 'warp-speed', piles: deck.piles });
    expect(check.legal).toBe(true);
    const again = await client.ok('POST', '/decks/check', { format: 'warp-speed', text: check.text });
    expect(again.piles).toEqual(check.piles);
    const less = { ...deck.piles, draw: deck.piles.draw.slice(0, 12) };
    const short = await client.ok('POST', '/decks/check', { format: 'warp-speed', piles: less });
    expect(short.problems).toMatchObject([{ rule: 'WARP-04' }]);
  });
});

describe('a sealed deck', () => {
  it('holds what was in its packs, and plays bots and friends', async () => {
    const sealed = { products: ['voyager-starter', 'voyager-booster'], seed: 'coffee' };
    const { packs } = await client.ok('GET', `/packs?products=${sealed.products}&seed=${sealed.seed}`);
    const { deck: ours } = await client.ok('GET', '/decks/federation?format=warp-speed');
    const foreign = await client.ok('POST', '/decks/check', { format: 'warp-speed', piles: ours.piles, sealed });
    expect(foreign.problems.map((p: { rule: string }) => p.rule)).toContain('WARP-10');
    const pool: string[] = packs.flatMap((p: { cards: string[] }) => p.cards);
    const people = pool.filter((id) => ['Personnel', 'Ship', 'Equipment'].includes(catalogue.byId(id)!.facts.type));
    const check = await client.ok('POST', '/decks/check', { format: 'warp-speed', piles: { draw: people }, sealed });
    const saved = { name: 'Sealed', format: 'warp-speed', text: check.text, sealed };
    const { deck } = await client.ok('POST', '/decks', saved);
    expect(deck).toMatchObject({ sealed, legal: true });
    const again = await client.ok('PUT', `/decks/${deck.id}`, { ...saved, text: deck.text });
    expect(again.deck.text.match(/Sealed:/g)).toHaveLength(1);
    await client.playBot({ deck: deck.id });
    const open = { format: 'warp-speed', deck: deck.id };
    expect((await client.call('POST', '/tables', open)).body.error.code).toBe('sealed-deck');
    expect((await client.ok('POST', '/tables', { ...open, private: true })).table.status).toBe('open');
  });
});

describe('a scenario on the table', () => {
  it('comes step by step, with what must hold', async () => {
    const show = await client.ok('GET', '/scenarios/given/BOG-48-casualties-before-escape-pod');
    expect(show).toMatchObject({ title: 'Casualties first, then the hull, then the pod', failed: null });
    expect(show.steps).toHaveLength(5);
    expect(show.frames.length).toBeGreaterThan(1);
    expect(show.frames.at(-1).step).toBeLessThanOrEqual(5);
    expect((await client.call('GET', '/scenarios/../README')).status).toBe(404);
    expect((await client.call('GET', '/scenarios/none')).status).toBe(404);
  });

  it('can be had of those beside cards, too', async () => {
    const show = await client.ok('GET', '/scenarios/cards/qc/event/calamarain');
    expect(show).toMatchObject({ name: 'cards/qc/event/calamarain', failed: null });
  });

  it('can be played on from after any step, against a bot, with real cards in the decks', async () => {
    const scenario = 'base/R-7.3-several-moves-in-a-turn';
    const { game } = await client.ok('POST', '/bench/play', { scenario, steps: 1, seat: 0 });
    expect(game).toMatchObject({ status: 'playing', seat: 0 });
    const wire = await client.at(game.id);
    expect(wire.game!.view.cards.length).toBeGreaterThan(1);
    expect(wire.game!.view.players[0].deck).toBeGreaterThan(0);
    expect(wire.game!.decision).not.toBeNull();
    const refused = async (body: object) =>
      (await client.call('POST', '/bench/play', { steps: 0, seat: 0, ...body })).body.error.code;
    expect(await refused({ scenario: 'none' })).toBe('not-found');
    expect(await refused({ text: 'title: Nothing' })).toBe('malformed');
    const dual =
      'title: x\nrules: []\noptions: { dualMissions: either }\nspaceline: [{ mission: Liberation, owner: A }]\nsteps: []';
    // under its own options
    const either = await client.ok('POST', '/bench/play', { text: dual, steps: 0, seat: 0 });
    expect((await client.at(either.game.id)).game!.format).toContain('dualMissions');
  });

  it('can be had of every one there is', { timeout: 120_000 }, () => {
    const names = filesBelow(SCENARIOS_FOLDER, '.yaml').map((f) => f.slice(SCENARIOS_FOLDER.length, -5));
    expect(names.length).toBeGreaterThan(400);
    for (const name of names.filter((_, i) => i % 10 === 0))
      expect(showScenario({ name, viewer: 1 }).frames).toBeDefined();
  });
});

describe('the page of a card', () => {
  it('has its texts, what a ruling changed, scenarios and decks', async () => {
    const kevin = await client.ok('GET', '/cards/kevin-uxbridge');
    expect(kevin).toMatchObject({ title: 'Kevin Uxbridge', erratum: { rules: ['CR-126', 'CR-127', 'CR-128'] } });
    expect(kevin.namedBy.length).toBeGreaterThan(0);
    expect((await client.ok('GET', '/cards/kes')).printings.length).toBeGreaterThan(1);
    expect(kevin.printings[0].lines.join(' ').length).toBeGreaterThan(10);
    expect(kevin.scenarios[0].name).toMatch(/^cards\/[^/]+\/interrupt\/kevin-uxbridge/);
    const janeway = await client.ok('GET', '/cards/kathryn-janeway');
    expect(janeway.decks.map((d: { id: string }) => d.id)).toContain('federation');
    expect(janeway.formats).toContain('Warp Speed');
    expect((await client.ok('GET', `/cards/${janeway.printings[0].id}`)).title).toBe('Kathryn Janeway');
    expect((await client.call('GET', '/cards/nobody-at-all')).status).toBe(404);
  });

  it('does not take a word for a short title', async () => {
    expect((await client.ok('GET', '/cards/q')).namedBy).toEqual([]);
  });

  it('is there for every card', async () => {
    for (const d of catalogue.defs.filter((_, i) => i % 40 === 0)) {
      const page = await client.ok('GET', `/cards/${slugOf(d.title)}`);
      expect(page.printings.map((p: { id: string }) => p.id)).toContain(d.facts.id);
    }
  });
});
