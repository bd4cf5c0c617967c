/**
 * "Why not?" for whatever a player can do: over the scenarios in which something is refused, what would be wished of each card and each Away
 * Team. Every verb of the table of actions has its answers there, each with a rule of its own.
 */
import { type Game, isRule, NOT_OFFERED, planetSpot, refusedOf, SEATS, type Spot, type Verb } from '@spaceline/engine';
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

/** So many files of each verb are enough. */
const FILES = 20;
/** What is said of anything while something else is under way. */
const OF_ANYTHING: readonly string[] = ['R-4.9'];

const files = [...filesBelow(SCENARIOS_FOLDER, '.yaml'), ...filesBelow(CARDS_FOLDER, '.yaml')]
  .map((file) => ({ file, text: readText(file) }))
  .filter(({ text }) => text.includes('not-offered'));

function filesWith(verb: Verb): typeof files {
  const named = files.filter(({ text }) => new RegExp(`not-offered:[^#]*?verb: ${verb}\\b`).test(text));
  return named.slice(0, FILES);
}

interface Found {
  readonly verb: Verb;
  readonly rule: string;
  /** nothing better was known */
  readonly vague: boolean;
}

/** What is refused of everything on the table. */
function refusedNow(g: Game): Found[] {
  if (g.decision === null) return [];
  const spots: Spot[] = [...g.state.cards.map((c) => c.id), ...g.state.locations.map((l) => planetSpot(l.id))];
  return SEATS.flatMap((seat) =>
    spots.flatMap((of) =>
      refusedOf(g, seat, of).map((r) => ({ verb: r.verb, rule: r.why.rule, vague: r.why === NOT_OFFERED })),
    ),
  );
}

function refusedIn(text: string): Found[] {
  const scenario = parseScenario(text);
  const runner = new Runner(scenario, rulesFor(scenario));
  const { game } = runner;
  const out = refusedNow(game);
  const [answer, choose] = [game.answer.bind(game), game.choose.bind(game)];
  const look = (take: () => void) => {
    take();
    out.push(...refusedNow(game));
  };
  game.answer = (given) => look(() => answer(given));
  game.choose = (option, cards, seat) => look(() => choose(option, cards, seat));
  runner.run();
  return out;
}

const sample = parseScenario('title: A table\nrules: []\nspaceline: [{ mission: Liberation, owner: A }]\nsteps: []\n');
const VERBS = new Runner(sample, rulesFor(sample)).game.actions.all.map((a) => a.verb);

test.each(VERBS)('%s is refused with a reason and its rule', (verb) => {
  const found = filesWith(verb).flatMap(({ text }) => refusedIn(text));
  const rules = found.filter((f) => f.verb === verb).map((f) => f.rule);
  const own = rules.filter((rule) => isRule(rule) && !OF_ANYTHING.includes(rule));
  expect(own).not.toEqual([]);
  expect(found.filter((f) => f.vague)).toEqual([]);
});
