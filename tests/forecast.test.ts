/** Forecasts against what then happens: in games between bots, every shot lies within what was said just before the attack. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  type Forecast,
  type Format,
  forecast,
  newGame,
  type ShotForecast,
  type SumForecast,
  type TellingOf,
} from '@spaceline/engine';
import { parseDeckFor, warpSpeed } from '@spaceline/formats';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

const deck = (name: string) =>
  parseDeckFor(readFileSync(new URL(`../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed).deck;

type Shot = TellingOf<'shot'>;

interface Compared {
  said: ShotForecast;
  shot: Shot;
}

/** The shots of a game, each with what was said of it; those that a card was played or used upon are left out. */
function shotsOf(format: Format, names: readonly [string, string], seed: string): Compared[] {
  const game = newGame(
    { catalogue, format },
    { format: format.id, decks: [deck(names[0]), deck(names[1])], seed, version: 'test' },
    { logged: true },
  );
  const bots = [heuristicBot(makeDice(`${seed}/0`)), heuristicBot(makeDice(`${seed}/1`))];
  const out: Compared[] = [];
  let said: Forecast | null = null;
  let read = 0;
  while (game.decision !== null) {
    const { decision } = game;
    const { seat } = decision;
    let { option, cards } = bots[seat].choose(game, seat, decision);
    // whoever can attack does
    const attack = decision.kind === 'action' ? decision.options.find((o) => o.verb === 'attack') : undefined;
    if (attack !== undefined) [option, cards] = [attack, attack.group!];
    if (option.verb === 'attack') said = forecast(game, seat, cards, option.to);
    game.choose(option, cards);
    for (const { telling: t } of game.log.slice(read)) {
      if (t.kind === 'played' || t.kind === 'used' || t.kind === 'ship-battle-over') said = null;
      const about = said === null || t.kind !== 'shot' ? null : t.side === 'attack' ? said.attack : said.answer;
      if (about !== null && t.kind === 'shot' && t.at.card === about.at) out.push({ said: about, shot: t });
    }
    read = game.log.length;
  }
  return out;
}

const within = (n: number, { least, most }: SumForecast): boolean => n >= least && (most === null || n <= most);

const PAIRS = [
  ['kazon', 'federation'],
  ['hunting-party', 'kazon'],
  ['vidiian', 'voyager-kazon'],
  ['klingon', 'equinox'],
] as const;

test.each([
  ['crews that nobody sees', warpSpeed, true],
  ['crews that lie open', { ...warpSpeed, crewsHidden: false }, false],
] as const)('with %s every shot is what it was said that it could be', { timeout: 120_000 }, (_, format, hidden) => {
  const all = PAIRS.flatMap((names) =>
    ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].flatMap((seed) => shotsOf(format, names, seed)),
  );
  expect(all.length).toBeGreaterThan(10);
  for (const { said, shot } of all) {
    const where = JSON.stringify({ said, shot });
    expect(within(shot.attack.total, said.attack), where).toBe(true);
    expect(within(shot.defense.total, said.defense), where).toBe(true);
    if (shot.result !== 'spared') expect(said.results, where).toContain(shot.result);
  }
  // both kinds are looked at: sums with an end, and where crews are hidden also such without
  expect(all.some(({ said }) => !said.attack.open)).toBe(true);
  expect(all.some(({ said }) => said.defense.open)).toBe(hidden);
});

test('texts that speak of a battle hold in what is said before it', () => {
  const scenario = parseScenario(`
title: Kraxon
spaceline:
  - mission: Protect Shipment
    owner: A
    A: { ships: [{ card: Kraxon, crew: [Dolak, Daro] }] }
    B: { ships: [U.S.S. Defiant] }
turn: { player: A, number: 3 }
steps: []
`);
  const { game } = new Runner(scenario, rulesFor(scenario));
  const [kraxon, defiant] = ['Kraxon', 'U.S.S. Defiant'].map(
    (title) => game.state.cards.find((c) => game.def(c.id).title === title)!.id,
  );
  const { attack } = forecast(game, 0, [kraxon], defiant);
  // WEAPONS 7, Dolak's +2, +3 against a ship of her class; SHIELDS 9
  expect([attack.attack.known, attack.defense.known, attack.results]).toEqual([12, 9, ['hit']]);
});

const ARMED = `
title: A Battle Bridge
spaceline:
  - mission: Protect Shipment
    owner: A
    A: { ships: [{ card: Kraxon, crew: [Dolak, Daro] }] }
    B: { ships: [U.S.S. Defiant] }
players:
  A: { tactics: [Photon Torpedo x3, Target Engines x2, Evasive Maneuvers, Full Phaser Spread] }
turn: { player: A, number: 3 }
steps: []
`;

/** The same chances by trying every pair that could be drawn. */
function byTrying(adds: readonly number[]): Map<number, number> {
  const out = new Map<number, number>();
  const pairs = (adds.length * (adds.length - 1)) / 2;
  adds.forEach((a, i) => {
    for (const b of adds.slice(i + 1)) {
      const best = Math.max(0, a, b);
      out.set(best, (out.get(best) ?? 0) + 1 / pairs);
    }
  });
  return out;
}

test('the own Tactics have their chances: the best of two that are drawn (BOG-22)', () => {
  const scenario = parseScenario(ARMED);
  const { game } = new Runner(scenario, rulesFor(scenario));
  const id = (title: string) => game.state.cards.find((c) => game.def(c.id).title === title)!.id;
  const { attack, tactics, damage, leaders } = forecast(game, 0, [id('Kraxon')], id('U.S.S. Defiant'));
  const own = tactics!.tactics;
  expect(own.reduce((n, t) => n + t.count, 0)).toBe(7);
  const expected = byTrying(own.flatMap((t) => Array.from({ length: t.count }, () => t.adds?.attack ?? 0)));
  expect(tactics!.gains.map((x) => x.attack)).toEqual([...expected.keys()].sort((a, b) => a - b));
  for (const { attack: n, chance } of tactics!.gains) expect(chance).toBeCloseTo(expected.get(n)!, 10);
  // each Tactic's own share is a part of that; one that takes from ATTACK is never the best
  const shares = own.reduce((n, t) => n + t.best, 0);
  expect(shares).toBeCloseTo(1 - (expected.get(0) ?? 0), 10);
  expect(own.find((t) => t.adds!.attack < 0)!.best).toBe(0);
  // the sum is told with the best that can be drawn, its end stays what any Tactic could do
  const adds = [...expected.keys()];
  expect(attack.attack.withTactics).toEqual([
    attack.attack.known + Math.min(...adds),
    attack.attack.known + Math.max(...adds),
  ]);
  expect(attack.attack.least).toBeLessThan(attack.attack.withTactics[0]);
  expect(attack.results).toEqual(expect.arrayContaining([...attack.withTactics]));
  // two markers at least, HULL between the smallest and the largest of them (BOG-33)
  expect(damage!.hit.markers[0]).toBeGreaterThan(0);
  expect(damage!.hit.hull[0]).toBeLessThan(damage!.hit.hull[1]);
  expect(damage!.direct.hull[1]).toBeGreaterThan(damage!.hit.hull[1]);
  expect([damage!.hit.destroys, damage!.direct.destroys]).toEqual(['no', 'yes']);
  expect(leaders).toEqual([[id('Dolak')]]);
});

test('without a Battle Bridge there are no Tactics, and a hit turns its target (R-9.13)', () => {
  const scenario = parseScenario(ARMED.replace(/players:\n.*\n/, ''));
  const { game } = new Runner(scenario, rulesFor(scenario));
  const id = (title: string) => game.state.cards.find((c) => game.def(c.id).title === title)!.id;
  const { tactics, damage } = forecast(game, 0, [id('Kraxon')], id('U.S.S. Defiant'));
  expect([tactics, damage]).toEqual([null, null]);
});
