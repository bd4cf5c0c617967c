/**
 * Whose doing it was: over all scenarios, who was killed, destroyed, nullified, relocated or discarded, or left, and by which card. A
 * rule does some of it, and then no card is named: the bars say of how many of each kind, and why. And no card goes or changes
 * untold, or is named to somebody who may not know it.
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
import { Follower, followChoices, listen, wrongName } from '../packages/cli/src/fuzz/tellings.ts';
import { TOLD } from '../packages/protocol/src/words/english.ts';

/** Of how many the rules may be the only cause; every other has a card. */
const BARS: Readonly<Record<string, number>> = {
  'killed: effect': 0,
  'killed: battle': 0,
  'killed: with-its-ship': 0,
  // for want of white: a rule, however often
  'killed: white': Infinity,
  // Jem'Hadar who let a changeling die (DOM-03): a rule as well
  'killed: suicide': Infinity,
  'destroyed: effect': 0,
  'destroyed: battle': 0,
  'destroyed: with-its-ship': 0,
  nullified: 0,
  // a landed ship that phases takes off (CR-87)
  relocated: 1,
  // down to seven cards at the end of a turn, down to a limit of the hand, an objective whose target is gone, a trap that is empty, and what lay on or under something that is gone or free
  discarded: 38,
  'left: bottom-of-deck': 0,
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

/** Every scenario, played to its end. */
const games = [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')].map((file) => {
  const scenario = parseScenario(readText(file));
  const runner = new Runner(scenario, rulesFor(scenario));
  const follower = new Follower(runner.game);
  const leaks: string[] = [];
  const unchosen: string[] = [];
  const untold: string[] = [];
  followChoices(runner.game, (wrong) => {
    if (wrong !== null) unchosen.push(wrong);
    const silence = follower.wrongSilence();
    if (silence !== null) untold.push(silence);
  });
  listen(runner.game, (telling) => {
    const wrong = wrongName(runner.game, telling);
    if (wrong !== null) leaks.push(wrong);
  });
  runner.run();
  return { file, log: runner.game.log, untold, leaks, unchosen };
});

test('whoever reads the log can follow every card that goes somewhere else in public', () => {
  expect(games.filter((g) => g.untold.length > 0).map((g) => [g.file, g.untold])).toEqual([]);
});

test('which cards and places somebody chose is told, with those that could have been chosen', () => {
  expect(games.filter((g) => g.unchosen.length > 0).map((g) => [g.file, g.unchosen])).toEqual([]);
});

/** What no scenario comes to: who gives up or runs out of time, and what the server tells of itself. */
const ELSEWHERE: readonly string[] = ['conceded', 'other-rules', 'time-up'];

test('every kind of telling is told in some scenario', () => {
  const told = new Set<string>(games.flatMap((g) => g.log).map(({ telling }) => telling.kind));
  expect(Object.keys(TOLD).filter((kind) => !told.has(kind) && !ELSEWHERE.includes(kind))).toEqual([]);
});

test('in which affiliation somebody reports is told where there are several', () => {
  const reports = games.flatMap((g) => g.log).flatMap(({ telling: t }) => (t.kind === 'reported' ? [t.as] : []));
  expect(reports).toContain(null);
  expect(new Set(reports).size).toBeGreaterThan(2);
});

test('nobody is told of a card that may not be known', () => {
  expect(games.filter((g) => g.leaks.length > 0).map((g) => [g.file, g.leaks])).toEqual([]);
});

test('whatever a text or a battle does is told with the card that did it', () => {
  const all: Record<string, number> = {};
  const nobody: Record<string, number> = {};
  for (const { telling } of games.flatMap((g) => g.log)) {
    const cause = causeOf(telling);
    if (cause === null) continue;
    const { kind, by } = cause;
    all[kind] = (all[kind] ?? 0) + 1;
    nobody[kind] = (nobody[kind] ?? 0) + (by === null ? 1 : 0);
  }
  // each kind happens, so that a bar of zero says something
  expect(Object.keys(all).sort()).toEqual(Object.keys(BARS).sort());
  expect(Object.entries(nobody).filter(([kind, n]) => n > BARS[kind])).toEqual([]);
});
