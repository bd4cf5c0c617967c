/** The judge's bench: what the engine does with a board that somebody has laid out. */
import { type Game, type View, view } from '@spaceline/engine';
import { type BenchAnswer, type BenchFile, decisionView, openLineOf, type ScenarioDoc } from '@spaceline/protocol';
import {
  type Judged,
  type JudgedStep,
  judge,
  parseScenario,
  remediesFor,
  ScenarioError,
  scenarioFile,
} from '@spaceline/rulebook';
import { Problem } from '../problem.ts';
import { ticks } from '../ticks.ts';
import { scenarioText } from './scenario-files.ts';

/** One board may take so long: others wait meanwhile. */
const BUDGET = 1500;
const MOST_ANSWERS = 2000;
const MOST_CARDS = 800;

class Budget {
  private readonly end = ticks() + BUDGET;
  private answers = 0;

  get isOver(): boolean {
    return ticks() > this.end;
  }

  readonly observe = (): void => {
    if (++this.answers > MOST_ANSWERS || this.isOver) throw new ScenarioError('this takes too long for the bench');
  };
}

/** How many cards a board names: `Kes x3` is three. */
function cardsIn(value: unknown): number {
  if (typeof value === 'string') return Number(/ x(\d{1,3})$/.exec(value)?.[1] ?? 1);
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((n: number, x) => n + cardsIn(x), 0);
}

/** A board that somebody has sent is looked at before anything is laid out. */
export function needRoom(text: string): void {
  const scenario = attempt(() => parseScenario(text));
  if (scenario !== null && cardsIn(scenario.source.root) > MOST_CARDS)
    throw new Problem(400, 'too-large', `The bench has room for ${MOST_CARDS} cards`);
}

/** Null where it cannot be read: whoever reads it next says why. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}

function stepAnswer(
  g: Game,
  { outcome, seat, log: [from, to], reasons, message }: JudgedStep,
): BenchAnswer['steps'][number] {
  return { outcome, told: g.log.slice(from, to).map((e) => openLineOf(g, seat ?? -1, e)), reasons, message };
}

/** What both players see, together: nobody in particular looks at it. */
function openTable(g: Game): View {
  const [a, b] = [view(g, 0), view(g, 1)];
  const cards = a.cards.map((c, i) => (c.card === null ? b.cards[i] : c));
  return { ...a, viewer: -1, cards, players: [a.players[0], b.players[1]] };
}

function docOf(text: string): ScenarioDoc {
  return parseScenario(text).source.root;
}

export function askBench(text: string): BenchAnswer {
  needRoom(text);
  const budget = new Budget();
  const judged = reading(() => judge(text, budget.observe));
  const { game, asked, names, holds, problem } = judged;
  const doc = problem === null ? docOf(text) : null;
  return {
    problem,
    steps: game === null ? [] : judged.steps.map((s) => stepAnswer(game, s)),
    asked:
      asked === null || game === null
        ? null
        : { seat: asked.seat, decision: decisionView(game, asked.seat, asked.decision, 0), steps: asked.steps },
    table: game === null ? null : openTable(game),
    names,
    holds,
    ...remedies(judged, doc, budget),
    file: doc === null ? '' : scenarioFile(doc),
  };
}

function remedies(
  { steps }: Judged,
  doc: ScenarioDoc | null,
  budget: Budget,
): Pick<BenchAnswer, 'remedies' | 'besides' | 'tried'> {
  const last = steps.at(-1);
  if (doc === null || last?.outcome !== 'refused') return { remedies: [], besides: [], tried: 0 };
  const all = (doc.steps as unknown[]).slice(0, steps.length);
  return remediesFor({ ...doc, steps: all }, last.reasons, () => budget.isOver);
}

/** What a person wrote may break anything: it is said where, and nothing else happens. */
function reading<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScenarioError) throw new Problem(400, 'malformed', error.message);
    throw error;
  }
}

export const scenarioOnBench = (name: string): BenchFile => ({
  doc: reading(() => docOf(scenarioText(name))),
  lost: [],
  leftOut: [],
});
