/**
 * What the screens read from a log, on logs of real games: against the game itself, which knows how it was. Encounters by where the
 * dilemma lies afterwards, casualties by their owners, hulls by the ships.
 */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice, playGame } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  type Game,
  inPlay,
  isHologram,
  newGame,
  type Rules,
  type Seat,
  scoreOf,
  solvedBy,
  toldLog,
  type Viewer,
  view,
  Zone,
} from '@spaceline/engine';
import { parseDeckFor, warpSpeed } from '@spaceline/formats';
import { type LogLine, logLineOf } from '@spaceline/protocol';
import {
  CARDS_FOLDER,
  filesBelow,
  parseScenario,
  Runner,
  readText,
  rulesFor,
  SCENARIOS_FOLDER,
} from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { battles, hullBefore, hullsIn } from '../packages/web/src/table/model/battles.ts';
import { countByTurn, type Encounter, encounters } from '../packages/web/src/table/model/stories.ts';

const VIEWERS: readonly Viewer[] = [0, 1, -1];
const SEATS: readonly Seat[] = [0, 1];

const logFor = (g: Game, viewer: Viewer): LogLine[] => g.log.map((e) => logLineOf(g, viewer, e));
const typeOf = (printing: string): string | undefined => catalogue.byId(printing)?.facts.type;

// ----- games of bots

const rules: Rules = { catalogue, format: warpSpeed };
const deck = (name: string) =>
  parseDeckFor(readFileSync(new URL(`../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed).deck;

interface Watched {
  game: Game;
  /** of each encounter, after the answer that ended it: where its card lies, and whether the attempt goes on */
  ends: { lies: Zone; goesOn: boolean }[];
}

/** A game between bots; after every answer it is looked where the cards lie whose encounters have ended. */
function watched(a: string, b: string, seed: string): Watched {
  const game = newGame(
    rules,
    { format: 'warp-speed', decks: [deck(a), deck(b)], seed, version: 'test' },
    { logged: true },
  );
  const bots = [heuristicBot(makeDice(`${seed}/0`)), heuristicBot(makeDice(`${seed}/1`))] as const;
  const ends: Watched['ends'] = [];
  let seen = 0;
  while (game.decision !== null) {
    playGame(game, bots, 1);
    const goesOn = game.state.processes.some((p) => p.kind === 'attempt');
    for (const { telling } of game.log.slice(seen))
      if (telling.kind === 'encounter-over') ends.push({ lies: game.card(telling.card.card).zone, goesOn });
    seen = game.log.length;
  }
  return { game, ends };
}

const GAMES = (
  [
    ['kazon', 'federation', 's1'],
    ['hunting-party', 'kazon', 's2'],
    // the same cards on both sides: only their numbers tell whose they are
    ['vidiian', 'vidiian', 's3'],
  ] as const
).map(([a, b, seed]) => ({ name: `${a} against ${b}`, ...watched(a, b, seed) }));

const met = (log: readonly LogLine[]): Encounter[] => encounters(log).filter((e) => e.card !== null);

describe.each(GAMES)('$name', ({ game, ends }) => {
  it.each(VIEWERS)('tells viewer %i of each dilemma whether it was overcome', (viewer) => {
    const found = met(logFor(game, viewer)).filter((e) => e.outcome !== 'aside');
    expect(found).toHaveLength(ends.length);
    for (const [i, e] of found.entries()) {
      const { lies, goesOn } = ends[i];
      const where = `${e.card?.printing} lies in ${Zone[lies]}`;
      // CR-136: what was not overcome goes back and ends the attempt; some texts discard it all the same
      if (lies === Zone.Seeded) expect(e.outcome, where).toBe('failed');
      if (goesOn) expect(e.outcome, where).not.toBe('failed');
      if (e.outcome === 'failed') expect([Zone.Seeded, Zone.Discard], where).toContain(lies);
      if (e.outcome === 'overcome')
        expect(lies, where).toSatisfy((zone) => zone === Zone.Discard || zone === Zone.Points);
    }
  });

  it.each(VIEWERS)('tells viewer %i the points, the missions and whose the losses are', (viewer) => {
    const log = logFor(game, viewer);
    const last = countByTurn(log, typeOf).at(-1)!;
    expect(last.points).toEqual(SEATS.map((s) => scoreOf(game, s)));
    expect(last.missions).toEqual(SEATS.map((s) => solvedBy(game, s).length));
    const lost = game.log.flatMap(({ telling: t }) =>
      t.kind === 'killed' ? [t.whom.card] : t.kind === 'destroyed' ? [t.card.card] : [],
    );
    const casualties = lost.filter((id) => !game.def(id).equipment);
    expect(last.losses).toEqual(SEATS.map((s) => casualties.filter((id) => game.card(id).owner === s).length));
  });
});

it('these games have what is to be told apart', () => {
  const all = GAMES.flatMap(({ game }) => met(logFor(game, 0)).map((e) => e.outcome));
  expect(all.filter((o) => o === 'failed').length).toBeGreaterThan(3);
  expect(all.filter((o) => o === 'overcome').length).toBeGreaterThan(3);
  const kinds = new Set(GAMES.flatMap(({ game }) => game.log.map((e) => e.telling.kind)));
  for (const kind of ['killed', 'destroyed', 'solved', 'not-solved'] as const) expect(kinds).toContain(kind);
});

// ----- battles of the rulebook

/** Every scenario in which somebody fires or fights, played to its end. */
function scenarioGames(): { file: string; game: Game }[] {
  const out: { file: string; game: Game }[] = [];
  for (const file of [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')]) {
    const text = readText(file);
    if (!/verb: (attack|fight)/.test(text)) continue;
    const scenario = parseScenario(text);
    const runner = new Runner(scenario, rulesFor(scenario));
    runner.run();
    out.push({ file, game: runner.game });
  }
  return out;
}

describe('the battles of the rulebook', () => {
  const games = scenarioGames();
  const told = (g: Game, kind: string) => toldLog(g, 0).filter((e) => e.told.kind === kind).length;

  it('have every shot, duel and marker in one battle, and an end when they are over', () => {
    let shots = 0;
    let duels = 0;
    for (const { file, game } of games) {
      const found = battles(logFor(game, 0));
      const ships = found.filter((b) => b.kind === 'ships');
      const fights = found.filter((b) => b.kind === 'people');
      const count = [ships.flatMap((b) => b.shots).length, fights.flatMap((b) => b.duels).length];
      expect(count, file).toEqual([told(game, 'shot'), told(game, 'duel')]);
      const open = game.state.processes.filter((p) => p.kind === 'ship-battle' || p.kind === 'personnel-battle');
      if (game.state.result === null) expect(found.filter((b) => !b.over).length, file).toBe(open.length);
      shots += count[0];
      duels += count[1];
    }
    expect(shots).toBeGreaterThan(100);
    expect(duels).toBeGreaterThan(50);
  });

  it('leave each ship with the HULL that she has', () => {
    let checked = 0;
    for (const { file, game } of games) {
      const log = logFor(game, 0);
      const seen = new Map(view(game, 0).cards.map((c) => [c.id, c]));
      for (const b of battles(log)) {
        if (b.kind !== 'ships') continue;
        for (const id of new Set([...b.markers.map((m) => m.on.card), ...b.rotated.map((r) => r.card.card)])) {
          const d = game.def(id);
          const last = hullsIn(b, id).at(-1);
          // she is a ship, she is there, and nothing has happened to her since
          if ((d.ship || d.facility) && inPlay(game.card(id)) && hullBefore(log, log.length, id) === last) {
            expect(seen.get(id)?.hull ?? 100, file).toBe(last);
            checked++;
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('lose no hologram to a destroyed ship or facility: it is only discarded (VOY-20)', () => {
    const lost = games.filter(({ file }) => /VOY-20-(gone|lost)-with/.test(file));
    expect(lost.length).toBe(3);
    for (const { file, game } of lost) {
      const dead = game.log.flatMap(({ telling: t }) => (t.kind === 'killed' ? [t.whom.card] : []));
      expect(
        dead.filter((id) => isHologram(game, id)).map((id) => game.def(id).title),
        file,
      ).toEqual([]);
      expect(
        game.log.some(({ telling: t }) => t.kind === 'destroyed' && t.aboard.length > 0),
        file,
      ).toBe(true);
    }
  });
});
