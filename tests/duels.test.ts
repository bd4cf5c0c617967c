/**
 * What is told of two who meet in a personnel battle, against the battle itself, over every scenario with the verb `fight`: who is
 * overpowered, and who was stunned, wounded or spared, by the other or by a text.
 */
import { type Game, SEATS, toldTo } from '@spaceline/engine';
import { addToDuels, type Duel, fateOf } from '@spaceline/protocol/duels';
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

/** The duels of the last battle, as a spectator is told of them: whoever fights is seen by all (DOM-59). */
function duelsOf(g: Game): Duel[] {
  const duels: Duel[] = [];
  const begun = g.log.findLastIndex((e) => e.telling.kind === 'fight');
  for (const { telling } of g.log.slice(begun + 1)) addToDuels(duels, toldTo(g.defs, -1, telling));
  return duels;
}

const run = (file: string, look: (g: Game) => void): void => {
  const scenario = parseScenario(readText(file));
  new Runner(scenario, rulesFor(scenario), look).run();
};

const files = [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')];
const kirk = files.find((f) => f.endsWith('/captain-kirk.yaml'))!;

describe('what is told of a duel', () => {
  it('is how the battle stands, at every question of these battles', () => {
    const seen = { stunned: 0, 'mortally wounded': 0, spared: 0, open: 0, none: 0 };
    for (const file of files.filter((f) => /verb: fight/.test(readText(f))))
      run(file, (g) => {
        const p = g.state.processes.at(-1);
        if (p?.kind !== 'personnel-battle') return;
        const duels = duelsOf(g);
        for (const duel of duels)
          for (const side of SEATS) {
            const { card } = duel.fighters[side];
            const fate = fateOf(duel, side);
            const struck = p.wounded.includes(card) ? 'mortally wounded' : p.stunned.includes(card) ? 'stunned' : null;
            if (struck !== null) expect(fate, file).toBe(struck);
            else expect([null, 'spared', 'open'], file).toContain(fate);
            seen[fate ?? 'none']++;
          }
        if (g.decision?.prompt.id !== 'combat') return;
        const { fighters, overpowered } = duels.at(-1)!;
        expect(fighters[overpowered!].card, file).toBe(g.decision.prompt.card);
      });
    for (const [fate, times] of Object.entries(seen)) expect(times, fate).toBeGreaterThan(5);
  });

  it('has the stronger stunned where a text stuns him, and the weaker spared (R-10.7)', () => {
    const found: unknown[] = [];
    run(kirk, (g) => {
      for (const duel of duelsOf(g))
        found.push(SEATS.map((s) => [g.def(duel.fighters[s].card).title, duel.strengths[s].total, fateOf(duel, s)]));
    });
    expect(found.at(-1)).toEqual([
      ['Captain Kirk', 8, 'spared'],
      ["Omet'iklan", 11, 'stunned'],
    ]);
  });
});
