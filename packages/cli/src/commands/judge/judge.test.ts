import { judge, parseScenario, runScenario, scenarioFile } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { savedDoc } from './command.ts';
import { changeWords, citedIn, toldIn } from './steps.ts';

const board = (step: unknown) => ({
  title: 'A docked ship',
  rules: [],
  spaceline: [
    {
      mission: 'Catalog Phenomena',
      owner: 'A',
      A: { facilities: [{ card: 'Kazon Outpost', docked: [{ ship: 'Kazon Raider', crew: ['Tersa'] }] }] },
      B: { ships: ['Vidiian Scout Vessel'] },
    },
  ],
  steps: [step],
});

describe('a judge in the terminal', () => {
  it('looks at a table without steps, which is no scenario', () => {
    expect(parseScenario('title: A table', { stepless: true }).title).toBe('A table');
    expect(() => parseScenario('title: A table')).toThrow(/a list of steps/);
    expect(() => parseScenario('title: A table\nsteps: 3', { stepless: true })).toThrow(/a list of steps/);
  });

  it('cites why something is refused, and keeps it as a scenario that runs', () => {
    const doc = board({ A: { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' } });
    const judged = judge(JSON.stringify(doc));
    expect(toldIn(judged, judged.steps[0]).why).toMatchObject([{ rule: 'DOM-62' }]);
    expect(citedIn(judged)).toEqual(['DOM-62']);
    const saved = savedDoc(doc, judged);
    expect(saved.rules).toEqual(['DOM-62']);
    expect(runScenario('saved.yaml', scenarioFile(saved), ['plain', 'replayed', 'forked', 'view-leak'])).toMatchObject({
      ok: true,
      message: null,
      expects: true,
    });
  });

  it('tells what is done by its rule, and keeps what holds then', () => {
    const doc = board({ A: { verb: 'undock', card: 'Kazon Raider' } });
    const judged = judge(JSON.stringify(doc));
    expect(toldIn(judged, judged.steps[0]).told.map((l) => l.rule)).toEqual(['R-7.7']);
    const saved = savedDoc(doc, judged);
    expect(saved.steps).toHaveLength(2);
    expect(runScenario('saved.yaml', scenarioFile(saved)).message).toBeNull();
  });

  it('has words for every change of a board', () => {
    expect(changeWords({ do: 'clear', card: 'Kes', key: 'stopped' })).toBe('Kes is not stopped');
    expect(changeWords({ do: 'bring', card: 'Kes', aboard: 'Delta Flyer' })).toBe('Kes is aboard Delta Flyer');
  });
});
