/**
 * Whose doing it was: over all scenarios, who was killed, destroyed, nullified, relocated or discarded, or left, and by which card. A
 * rule does some of it, and then no card is named: the bars say of how many of each kind, and why. And no card goes or changes
 * untold, or is named to somebody who may not know it.
 */
import {
  type CardRef,
  type Decision,
  type DecisionKind,
  type Game,
  type Occasion,
  type Telling,
  WINDOWS,
  wayCalled,
  wordOf,
} from '@spaceline/engine';
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
import { wrongLabels } from '../packages/cli/src/fuzz/labels.ts';
import { Follower, followChoices, listen, wrongName } from '../packages/cli/src/fuzz/tellings.ts';
import { Onlooker } from '../packages/cli/src/fuzz/untold.ts';
import { TOLD, WAYS } from '../packages/protocol/src/words/english.ts';

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
  // whom the opponent seeded under a mission is captured with it
  captured: 3,
  abducted: 0,
  relocated: 0,
  // by a rule that is named, or along with what it lay on or was aboard
  discarded: 0,
  'left: bottom-of-deck': 0,
  'left: deck': 0,
  'left: discard': 0,
  'left: hand': 0,
  // seed cards that nobody could seed: a rule, however often
  'left: out-of-play': Infinity,
  'left: point-area': 0,
  // markers of repaired and destroyed ships (BOG-48): a rule, however often
  'left: side-deck': Infinity,
  // what was met and waits there again, artifacts and dilemmas whose text takes its time: a rule, however often
  'put-under': Infinity,
};

function causeOf(t: Telling): { kind: string; by: CardRef | null } | null {
  switch (t.kind) {
    case 'killed':
    case 'destroyed':
      return { kind: `${t.kind}: ${t.cause.how}`, by: t.cause.by };
    case 'abducted':
    case 'captured':
    case 'nullified':
    case 'relocated':
    case 'put-under':
      return t;
    case 'discarded':
      return t.rule === undefined && t.along === undefined ? t : null;
    case 'left':
      return { kind: `left: ${t.to}`, by: t.by };
    default:
      return null;
  }
}

interface Question {
  kind: DecisionKind;
  prompt: string;
  event: Occasion['name'];
}

/** A way that was chosen is told by its mark: the card must have the word for it that the question had. */
function miscalledIn(g: Game, t: Telling, asked: Decision | null): string[] {
  if (t.kind !== 'chose' || t.way in WAYS) return [];
  const option = asked?.options.find((o) => o.verb === 'pick' && o.mark === t.way);
  const called = (t.by && wayCalled(g.defs[t.by.def], t.way)) ?? wordOf({ mark: t.way });
  return option === undefined || option.word === called ? [] : [`${option.word} was told as ${called}`];
}

/** Every scenario, played to its end. */
const games = [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')].map((file) => {
  const scenario = parseScenario(readText(file));
  const runner = new Runner(scenario, rulesFor(scenario));
  const follower = new Follower(runner.game);
  const onlooker = new Onlooker(runner.game);
  const leaks: string[] = [];
  const unchosen: string[] = [];
  const untold: string[] = [];
  const questions: Question[] = [];
  const miscalled: string[] = [];
  const alike: string[] = [];
  let asked: Decision | null = null;
  let heard = 0;
  const look = () => {
    const { decision: d, log } = runner.game;
    for (const { telling } of log.slice(heard)) miscalled.push(...miscalledIn(runner.game, telling, asked));
    [asked, heard] = [d, log.length];
    for (const x of [d, d?.also]) {
      if (!x) continue;
      questions.push({ kind: x.kind, prompt: x.prompt.id, event: x.event.name });
      const wrong = wrongLabels(runner.game, x);
      if (wrong !== null) alike.push(wrong);
    }
  };
  look();
  followChoices(runner.game, (wrong) => {
    look();
    if (wrong !== null) unchosen.push(wrong);
    const silence = follower.wrongSilence();
    if (silence !== null) untold.push(silence);
    untold.push(...onlooker.untold());
  });
  listen(runner.game, (telling) => {
    const wrong = wrongName(runner.game, telling);
    if (wrong !== null) leaks.push(wrong);
  });
  runner.run();
  return { file, log: runner.game.log, untold, leaks, unchosen, questions, miscalled, alike };
});

test('whoever reads the log can follow every card that goes somewhere else in public', () => {
  expect(games.filter((g) => g.untold.length > 0).map((g) => [g.file, g.untold])).toEqual([]);
});

test('whoever is asked can tell by the words which option is which', () => {
  expect(games.filter((g) => g.alike.length > 0).map((g) => [g.file, g.alike])).toEqual([]);
});

test('which way somebody chose is told in the words in which it was offered', () => {
  const ways = games.flatMap((g) => g.log).flatMap(({ telling: t }) => (t.kind === 'chose' ? [t.way] : []));
  expect(new Set(ways).size).toBeGreaterThan(40);
  expect(games.filter((g) => g.miscalled.length > 0).map((g) => [g.file, g.miscalled])).toEqual([]);
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

/** What questions of the rules belong to, by their names; a window is called what it answers. */
const BELONGS: Readonly<Record<string, Occasion['name']>> = {
  ...Object.fromEntries(Object.keys(WINDOWS).map((name) => [name, name])),
  play: 'turn',
  orders: 'turn',
  'start-of-turn': 'turn-begins',
  persona: 'turn-begins',
  'return-fire': 'ship-battle',
  tactic: 'ship-battle',
  takeover: 'takes-over',
  'even-up': 'turn-ends',
};

test('every question says what it belongs to', () => {
  const all = games.flatMap((g) => g.questions);
  const kinds: DecisionKind[] = ['action', 'choice', 'optional', 'response', 'seed'];
  expect([...new Set(all.map((q) => q.kind))].sort()).toEqual(kinds);
  expect(all.filter((q) => q.event === undefined)).toEqual([]);
  const prompts = new Set(all.map((q) => q.prompt));
  for (const prompt of ['return-fire', 'persona', 'takeover', 'start-of-turn', 'tactic'])
    expect(prompts).toContain(prompt);
  const isRight = ({ kind, prompt, event }: Question): boolean =>
    kind === 'seed' ? event === 'seeds' : (BELONGS[prompt] ?? event) === event;
  expect(all.filter((q) => !isRight(q))).toEqual([]);
  // of whatever is asked in answer, that it is answered is known
  const named = all.filter((q) => q.kind === 'response').map((q) => q.prompt);
  expect([...new Set(named)].filter((prompt) => BELONGS[prompt] === undefined)).toEqual([]);
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
