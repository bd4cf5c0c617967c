/**
 * Whose doing it was: over all scenarios, how many of those who were killed, destroyed, nullified, moved or discarded have no card
 * that did it. A rule does some of it, and then nobody is named; the bars say how much of it that may be.
 */
import type { CardRef, Telling } from '@spaceline/engine';
import {
  CARDS_FOLDER,
  filesBelow,
  parseScenario,
  Runner,
  readText,
  rulesFor,
  SCENARIOS_FOLDER,
} from '@spaceline/rulebook';
import { expect, test } from 'vitest';

/** The card that did it, null where none is named, undefined for what has no cause. */
function doer(t: Telling): { kind: string; by: CardRef | null } | undefined {
  switch (t.kind) {
    case 'killed':
    case 'destroyed':
      return { kind: `${t.kind} ${t.cause.how}`, by: t.cause.by };
    case 'nullified':
    case 'relocated':
    case 'left':
    case 'discarded':
      return { kind: t.kind, by: t.by };
    default:
      return undefined;
  }
}

test('count', () => {
  const counts = new Map<string, [number, number]>();
  const files = [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')];
  const who: string[] = [];
  for (const file of files) {
    const scenario = parseScenario(readText(file));
    let g;
    try {
      const runner = new Runner(scenario, rulesFor(scenario));
      runner.run();
      g = runner.game;
    } catch {
      continue;
    }
    for (const { telling } of g.log) {
      const d = doer(telling);
      if (d === undefined) continue;
      const c = counts.get(d.kind) ?? [0, 0];
      c[1]++;
      if (d.by === null) {
        c[0]++;
        who.push(
          `${d.kind} ${file.split('/').slice(-3).join('/')} ${JSON.stringify(telling, (_, v) => (v !== null && typeof v === 'object' && 'def' in v ? g.defs[v.def].title : v))}`,
        );
      }
      counts.set(d.kind, c);
    }
  }
  console.log([...counts].sort());
  console.log(who.sort().join('\n'));
  expect(counts.size).toBeGreaterThan(3);
}, 120000);
