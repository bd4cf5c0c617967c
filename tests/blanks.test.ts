/** A dilemma whose text is not in Spaceline yet, at the table: it says what it is, and nobody has overcome it. */
import { catalogue, DEFINITIONS, FACTS } from '@spaceline/cards';
import { type Catalogue, type Game, makeCatalogue, scoreOf, Zone } from '@spaceline/engine';
import { logLineOf } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { countByTurn, encounters } from '../packages/web/src/table/model/stories.ts';

/** Gives points to whoever overcomes it. */
const TITLE = 'Subspace Fracture';
const without = makeCatalogue(
  FACTS,
  DEFINITIONS.filter((d) => d.title !== TITLE),
);

/** A team meets it, and nobody does anything but pass. */
function met(cards: Catalogue): Game {
  const scenario = parseScenario(`
title: A dilemma that gives points
players: { A: { deck: [Narret] }, B: { deck: [Narret] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [{ card: ${TITLE}, owner: B }]
    A: { ships: [{ card: Kazon Raider, crew: [Narret] }] }
steps: []
`);
  const { game } = new Runner(scenario, { ...rulesFor(scenario), catalogue: cards });
  game.choose(game.decision!.options.find((o) => o.verb === 'attempt')!);
  while (game.state.processes.some((p) => p.kind === 'attempt')) game.choose(game.decision!.options[0]);
  return game;
}

/** What is told of it by name. */
const toldOf = (game: Game) =>
  game.log
    .map((e) => e.telling)
    .filter((t) => 'card' in t && t.card !== null && game.defs[t.card.def]?.title === TITLE);

describe('a dilemma whose text is not in Spaceline yet', () => {
  const game = met(without);
  const log = game.log.map((e) => logLineOf(game, 0, e));

  it('is told of as a blank when it is met, and discarded', () => {
    expect(without.byTitle(TITLE)[0].status).toBe('facts-only');
    expect(toldOf(game)).toMatchObject([
      { kind: 'met' },
      { kind: 'void-seed', why: 'no-text' },
      { kind: 'encounter-over', outcome: 'void' },
    ]);
    expect(game.state.cards.find((c) => game.defs[c.def].title === TITLE)!.zone).toBe(Zone.Discard);
    expect(encounters(log)[0]).toMatchObject({ outcome: 'void' });
  });

  it('is never overcome: it gives no points and is counted nowhere', () => {
    expect(game.log.some((e) => e.telling.kind === 'points')).toBe(false);
    expect([scoreOf(game, 0), scoreOf(game, 1)]).toEqual([0, 0]);
    expect(countByTurn(log, () => undefined).at(-1)).toMatchObject({
      points: [0, 0],
      missions: [0, 0],
      losses: [0, 0],
    });
  });

  it('would have killed the team', () => {
    const whole = met(catalogue);
    expect(toldOf(whole).some((t) => t.kind === 'void-seed')).toBe(false);
    const killed = (g: Game) => g.log.some((e) => e.telling.kind === 'killed');
    expect([killed(whole), killed(game)]).toEqual([true, false]);
  });
});
