/** Running scenario files, with a result that says what went wrong and where. */
import { catalogueAsOf, RULINGS_OF } from '@spaceline/cards';
import type { CardFacts, Catalogue, Rules } from '@spaceline/engine';
import { FORMATS, formatById, UnknownOption, withOptions } from '@spaceline/formats';
import { bodiesIn, matters, NO_DEFINITION, noDefinition } from './bodies.ts';
import { BLANK_EQUIPMENT_ID, FILLER_ID } from './cards.ts';
import { type Mode, runInMode } from './modes.ts';
import { parseScenario, Runner, type Scenario } from './run.ts';
import { type Deed, deedsIn, type Silence } from './silence.ts';
import { ScenarioError } from './source.ts';

/** A card that does nothing, for decks that a scenario does not care about. */
const FILLER: CardFacts = {
  id: FILLER_ID,
  title: 'Filler card',
  set: FILLER_ID,
  number: null,
  rarity: null,
  property: null,
  type: 'Event',
  unique: 'none',
  affiliations: [],
  icons: [],
  keywords: [],
  text: true,
};

const BLANK_EQUIPMENT: CardFacts = { ...FILLER, id: BLANK_EQUIPMENT_ID, title: 'Blank equipment', type: 'Equipment' };

const catalogues = new Map<string, Catalogue>();

/** The cards as they were on a day, and those of scenarios; made when they are asked for, which takes a while. */
export function scenarioCatalogue(date = RULINGS_OF): Catalogue {
  let made = catalogues.get(date);
  if (made === undefined) {
    made = catalogueAsOf(date, [FILLER, BLANK_EQUIPMENT]);
    catalogues.set(date, made);
  }
  return made;
}

export interface ScenarioResult {
  file: string;
  title: string;
  rules: readonly string[];
  ok: boolean;
  /** it expects something: else it proves nothing */
  expects: boolean;
  step: number | null;
  message: string | null;
  /** the file itself is at fault: it breaks the format or names an unknown card */
  malformed: boolean;
  /** cards without a definition, which serve as bodies only */
  bodies: readonly string[];
  /** which clauses of its rules it proves, counted from 1, by rule */
  clauses: Readonly<Record<string, readonly number[]>>;
  /** what it found not offered without a reason */
  silences: readonly Silence[];
  /** what it did, or found offered */
  deeds: readonly Deed[];
}

export function rulesFor({ format: id, source }: Scenario): Rules {
  const format = formatById(id);
  if (format === undefined)
    throw source.fail(['format'], `no format is called "${id}"; expected ${FORMATS.map((f) => f.id).join(', ')}`);
  const options = source.root.options === undefined ? {} : source.map(source.root.options, ['options'], 'options');
  try {
    const changed = withOptions(format, options);
    return {
      catalogue: scenarioCatalogue(changed.rulings),
      format: changed,
    };
  } catch (e) {
    if (e instanceof UnknownOption) source.fail(['options', e.option], e.message);
    throw e;
  }
}

/** What passes, but would pass as well without a card that is there for its text only, proves nothing. */
function checkTexts(scenario: Scenario, rules: Rules, runner: Runner): void {
  for (const d of runner.silent) {
    if (!matters(() => new Runner(scenario, rules, null, new Set([d.facts.id])).run()))
      throw new ScenarioError(noDefinition(d.title));
  }
}

/** Does any step of the file say how things should be? */
const expectsSomething = ({ source: { root } }: Scenario): boolean =>
  Array.isArray(root.steps) && root.steps.some((s: { expect?: unknown } | null) => s?.expect != null);

export function runScenario(file: string, text: string, modes: readonly Mode[] = ['plain']): ScenarioResult {
  let scenario: Scenario | null = null;
  let runner = null as Runner | null;
  const result = (ok: boolean, message: string | null, malformed: boolean): ScenarioResult => ({
    file,
    title: scenario?.title ?? file,
    rules: scenario?.rules ?? [],
    ok,
    expects: scenario !== null && expectsSomething(scenario),
    step: ok ? null : (runner?.step ?? null),
    message,
    malformed,
    bodies: runner === null ? [] : bodiesIn(runner.game),
    clauses: scenario?.clauses ?? {},
    silences: runner?.silences ?? [],
    deeds: ok ? deedsIn(scenarioCatalogue(), scenario!.source) : [],
  });
  try {
    scenario = parseScenario(text);
    const rules = rulesFor(scenario);
    for (const mode of modes)
      runInMode(scenario, rules, mode, (r) => {
        runner = r;
      });
    if (runner !== null) checkTexts(scenario, rules, runner);
    return result(true, null, false);
  } catch (e) {
    const message = e instanceof Error ? e.message : String(e);
    if (!(e instanceof ScenarioError)) return result(false, `the engine failed: ${message}`, false);
    return result(false, withBodies(message, e.malformed || runner === null ? [] : bodiesIn(runner.game)), e.malformed);
  }
}

/** Whoever wonders about a failure should know which cards have no text. */
const withBodies = (message: string, bodies: readonly string[]): string => {
  const said = message.includes(NO_DEFINITION);
  return said || bodies.length === 0 ? message : `${message} (${NO_DEFINITION}: ${bodies.join(', ')})`;
};
