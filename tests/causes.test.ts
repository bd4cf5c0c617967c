/**
 * Whose doing it was: over all scenarios, who was killed, destroyed, nullified, relocated or discarded, or left, and by which card. A
 * rule does some of it, and then no card is named: the bars say of how many of each kind, and why.
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

/** Of how many the rules may be the only cause; every other has a card. */
const BARS: Readonly<Record<string, number>> = {
  'killed: effect': 0,
  'killed: battle': 0,
  'killed: with-its-ship': 0,
  // for want of white
  'killed: white': 3,
  'destroyed: effect': 0,
  'destroyed: battle': 0,
  'destroyed: with-its-ship': 0,
  nullified: 0,
  relocated: 0,
  // down to seven cards at the end of a turn, and what lay on or under something that is gone
  discarded: 26,
  'left: deck': 0,
  'left: hand': 0,
  // seed cards that nobody could seed: a rule, however often
  'left: out-of-play': Infinity,
  // a dilemma that fights by itself, for whoever destroys it (BOG-38)
  'left: point-area': 3,
  // markers of repaired and destroyed ships (BOG-48): a rule, however often
  'left: side-deck': Infinity,
  'left: under': 0,
};

function causeOf(t: Telling): { kind: string; by: CardRef | null } | null {
  switch (t.kind) {
    case 'killed':
    case 'destroyed':
      return { kind: `${t.kind}: ${t.cause.how}`, by: t.cause.by };
    case 'nullified':
    case 'relocated':
    case 'discarded':
      return t;
    case 'left':
      return { kind: `left: ${t.to}`, by: t.by };
    default:
      return null;
  }
}

/** Every telling that has a cause, of every scenario that runs to its end. */
function* caused(): Generator<{ kind: string; by: CardRef | null }> {
  for (const file of [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')]) {
    const scenario = parseScenario(readText(file));
    const runner = new Runner(scenario, rulesFor(scenario));
    runner.run();
    for (const { telling } of runner.game.log) {
      const cause = causeOf(telling);
      if (cause !== null) yield cause;
    }
  }
}

test('whatever a text or a battle does is told with the card that did it', { timeout: 120_000 }, () => {
  const all: Record<string, number> = {};
  const nobody: Record<string, number> = {};
  for (const { kind, by } of caused()) {
    all[kind] = (all[kind] ?? 0) + 1;
    nobody[kind] = (nobody[kind] ?? 0) + (by === null ? 1 : 0);
  }
  // each kind happens, so that a bar of zero says something
  expect(Object.keys(all).sort()).toEqual(Object.keys(BARS).sort());
  expect(Object.entries(nobody).filter(([kind, n]) => n > BARS[kind])).toEqual([]);
});
